"""Bulletins on the screens of a bus: the newest wins, the missing cost nothing, dice tumble, farewells come."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from threading import Event
from time import monotonic

import pytest
from PIL import Image

from companion.contract.view import Bulletin, DiceView, View
from hardware.oled.desk import Desk
from hardware.oled.projector import Projector
from hardware.oled.rest import Rest, RestSettings
from hardware.part import Part
from tests.hardware.kit import PATIENCE_S, bulletin, draw, eventually, picture, roll
from tests.hardware.memory import MemoryScreen

TUMBLING = [picture(text) for text in ("/", "-", "\\")]


class Hall:
    """A projector over screens in memory."""

    def __init__(
        self,
        *shows: str,
        tumbles: bool = False,
        rolls_on: str = "dice",
        drawing: Callable[[str, Bulletin], Image.Image] = draw,
    ) -> None:
        self.screens = [MemoryScreen(show) for show in shows]
        self.parts = [Part(f"screens.{show}", "memory") for show in shows]
        desks = [Desk(screen, screen.name, part) for screen, part in zip(self.screens, self.parts, strict=True)]
        self.rest = Rest(RestSettings())
        self.projector = Projector("bus", desks, drawing, self.rest, self._tumble if tumbles else None, rolls_on)

    def _tumble(self, dice: DiceView, view: View) -> list[Image.Image]:
        return TUMBLING

    def shows(self, index: int, given: Bulletin) -> bool:
        seen = self.screens[index].seen
        return seen is not None and seen.tobytes() == draw(self.screens[index].name, given).tobytes()


@pytest.fixture
def make_hall() -> Iterator[Callable[..., Hall]]:
    halls = []

    def make(*shows: str, **more: bool) -> Hall:
        hall = Hall(*shows, **more)  # type: ignore[arg-type]
        halls.append(hall)
        hall.projector.start()
        return hall

    yield make
    for hall in halls:
        hall.projector.finish(picture())
        assert hall.projector.ended(PATIENCE_S)


def test_every_screen_shows_its_page_of_the_newest_bulletin(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("auto", "seats")
    for number in range(1, 20):
        hall.projector.show(bulletin(number))
    eventually(lambda: hall.shows(0, bulletin(19)) and hall.shows(1, bulletin(19)))


def test_pictures_that_nobody_had_time_for_are_skipped() -> None:
    started, go_on = Event(), Event()

    def slow(shows: str, given: Bulletin) -> Image.Image:
        started.set()
        go_on.wait(PATIENCE_S)
        return draw(shows, given)

    hall = Hall("auto", drawing=slow)
    hall.projector.start()
    hall.projector.show(bulletin(1))
    assert started.wait(PATIENCE_S)
    for number in range(2, 50):
        hall.projector.show(bulletin(number))
    go_on.set()
    eventually(lambda: hall.shows(0, bulletin(49)))
    assert len(hall.screens[0].pictures) == 2
    hall.projector.finish(picture())
    assert hall.projector.ended(PATIENCE_S)


def test_a_missing_screen_costs_the_others_nothing_and_catches_up(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("auto", "seats")
    hall.projector.show(bulletin(1))
    eventually(lambda: hall.shows(0, bulletin(1)))
    hall.screens[0].there = False
    hall.projector.show(bulletin(2))
    eventually(lambda: hall.shows(1, bulletin(2)) and hall.parts[0].state == "absent")
    hall.screens[0].there = True
    eventually(lambda: hall.shows(0, bulletin(2)) and hall.parts[0].state == "ok")


def test_a_page_that_cannot_be_drawn_is_reported_once_and_darkens_no_other(
    make_hall: Callable[..., Hall], caplog: pytest.LogCaptureFixture
) -> None:
    def drawing(shows: str, given: Bulletin) -> Image.Image:
        if shows == "dice":
            raise ZeroDivisionError("a page's mistake")
        return draw(shows, given)

    hall = make_hall("dice", "seats", drawing=drawing)
    with caplog.at_level(logging.ERROR, "hardware"):
        for number in (1, 2):
            hall.projector.show(bulletin(number))
            eventually(lambda number=number: hall.shows(1, bulletin(number)))
    assert "could not be drawn" in hall.parts[0].report()["fault"]
    assert len(caplog.records) == 1


def test_a_screen_whose_library_fails_leaves_the_others_their_pictures(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("auto", "seats")
    hall.screens[0].fault = ZeroDivisionError("a library's mistake")
    for number in (1, 2):
        hall.projector.show(bulletin(number))
        eventually(lambda number=number: hall.shows(1, bulletin(number)))
    eventually(lambda: hall.parts[0].state == "failed")
    assert "ZeroDivisionError" in hall.parts[0].report()["fault"]
    hall.screens[0].fault = None
    eventually(lambda: hall.shows(0, bulletin(2)) and hall.parts[0].state == "ok")


def test_dice_that_cannot_be_drawn_are_reported_and_the_result_is_shown() -> None:
    def tumbling(dice: DiceView, view: View) -> list[Image.Image]:
        raise ZeroDivisionError("a page's mistake")

    hall = Hall("dice", tumbles=True)
    hall.projector._tumble = tumbling
    hall.projector.start()
    rolled = bulletin(1, dice=roll("3", number=1))
    hall.projector.show(rolled)
    eventually(lambda: hall.shows(0, rolled))
    assert "dice" in hall.parts[0].report()["fault"]
    hall.projector.finish(picture())
    assert hall.projector.ended(5.0)


def test_a_roll_of_the_box_tumbles_and_comes_to_rest(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("dice", tumbles=True)
    hall.projector.show(bulletin(1))
    eventually(lambda: hall.shows(0, bulletin(1)))
    rolled = bulletin(2, dice=roll("3", number=1))
    hall.projector.show(rolled)
    eventually(lambda: hall.shows(0, rolled))
    seen = [image.tobytes() for image in hall.screens[0].pictures]
    assert seen[-4:-1] == [image.tobytes() for image in TUMBLING]


def test_something_newer_ends_the_tumbling_at_once(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("dice", tumbles=True)
    hall.projector.show(bulletin(1, dice=roll("3", number=1)))
    eventually(lambda: hall.screens[0].pictures)
    undone = bulletin(2)
    hall.projector.show(undone)
    eventually(lambda: hall.shows(0, undone))
    assert len(hall.screens[0].pictures) <= len(TUMBLING)


def test_an_undo_does_not_tumble_back(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("dice", tumbles=True)
    for number, dice in enumerate((roll("3", number=1), roll("5", "p2", number=3), roll("3", number=1))):
        hall.projector.show(bulletin(number, dice=dice))
        eventually(lambda number=number, dice=dice: hall.shows(0, bulletin(number, dice=dice)))
    assert tumbles(hall) == 2


def test_the_same_face_once_more_tumbles_again(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("dice", tumbles=True)
    for number in (1, 2):
        rolled = bulletin(number, dice=roll("3", number=number))
        hall.projector.show(rolled)
        eventually(lambda number=number: tumbles(hall) == number)


def test_a_box_without_a_dice_screen_lets_them_tumble_on_the_others(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("auto", tumbles=True, rolls_on="auto")
    hall.projector.show(bulletin(1, dice=roll("3", number=1)))
    eventually(lambda: tumbles(hall) == 1)
    resting = draw("dice", bulletin(1, dice=roll("3", number=1))).tobytes()
    eventually(lambda: resting in [image.tobytes() for image in hall.screens[0].pictures])


def tumbles(hall: Hall) -> int:
    """How often the first screen has begun to tumble."""
    return sum(image.tobytes() == TUMBLING[0].tobytes() for image in hall.screens[0].pictures)


def test_what_the_tables_own_dice_show_does_not_tumble(make_hall: Callable[..., Hall]) -> None:
    hall = make_hall("dice", tumbles=True)
    hall.projector.show(bulletin(1, dice=DiceView("p1", ("3",), "table")))
    eventually(lambda: hall.screens[0].pictures)
    assert hall.screens[0].pictures[0].tobytes() == draw("dice", bulletin(1)).tobytes()


def test_the_farewell_is_the_last_picture_of_every_screen() -> None:
    hall = Hall("auto", "seats")
    hall.projector.start()
    hall.projector.show(bulletin(1))
    hall.projector.finish(picture("bye"))
    assert hall.projector.ended(PATIENCE_S)
    assert all(screen.seen and screen.seen.tobytes() == picture("bye").tobytes() for screen in hall.screens)


def test_an_idle_box_is_dimmed_and_then_dark_and_a_touch_wakes_it() -> None:
    woken = []
    rest = Rest(RestSettings(dim_after=10, blank_after=30), lambda: woken.append(1))
    start = monotonic()
    rest.touch(start)
    assert [rest.level(start + idle) for idle in (0, 9, 10, 29, 30)] == ["bright", "bright", "dim", "dim", "blank"]
    assert rest.touch(start + 31) is True
    assert woken == [1]
    assert rest.touch(start + 50) is False
    assert rest.level(start + 50) == "bright"


def test_night_mode_is_dim_at_once_and_still_goes_dark() -> None:
    rest = Rest(RestSettings(dim_after=10, blank_after=30))
    rest.night = True
    assert rest.level(monotonic()) == "dim"
    assert rest.level(monotonic() + 30) == "blank"
