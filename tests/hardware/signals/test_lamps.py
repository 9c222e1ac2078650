"""Which pattern a change sounds like, and lamps that follow while it sounds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.contract.view import Bulletin, Countdown, Notice, Page, Phase
from hardware.part import Part
from hardware.signals.lamps import PATTERNS, Signals, pattern_for
from tests.hardware.kit import bulletin, eventually, urgent
from tests.hardware.memory import MemoryLamp, MemorySounder

GOOD, BAD = (Notice("Well done.", "Done", good, "panel") for good in (True, False))
STILL = bulletin(1, seq=1)
STORM, NOW = Phase("storm", "Storm"), Page("storm", "STORM", urgency=3)


@pytest.mark.parametrize(
    ("before", "after", "pattern"),
    [
        (STILL, bulletin(2, seq=1), None),
        (STILL, bulletin(2, seq=1, notice=GOOD), "accepted"),
        (STILL, bulletin(2, seq=1, notice=BAD), "refused"),
        (bulletin(1, seq=1, notice=BAD), bulletin(2, seq=1, notice=BAD), None),
        (
            bulletin(1, seq=1, notice=BAD),
            bulletin(2, seq=1, notice=Notice("Well done.", "Done", False, "panel")),
            "refused",
        ),
        (STILL, bulletin(2, seq=2, turn="p2"), "your-turn"),
        (STILL, bulletin(2, seq=2, turn="p2", countdowns=(urgent("lava"),)), "danger"),
        (STILL, bulletin(2, seq=2, phase=STORM, pages=(NOW,), countdowns=(Countdown("storm", "Storm", 0, 4),)), "doom"),
        (STILL, bulletin(2, seq=2, phase=STORM, pages=(NOW,), countdowns=(urgent("storm"),)), "danger"),
        (bulletin(1, seq=1, phase=STORM), bulletin(2, seq=2, phase=STORM, pages=(NOW,)), None),
        (STILL, bulletin(2, seq=2, phase=Phase("launch", "Launch"), turn="p2"), "your-turn"),
        (STILL, bulletin(2, seq=2, over=True, winners=("p1",)), "win"),
        (STILL, bulletin(2, seq=2, game="other", turn="p2"), None),
        (bulletin(2, seq=2, turn="p2"), bulletin(3, seq=1, turn="p1"), None),
        (None, STILL, None),
        (STILL, Bulletin(2, None), None),
    ],
)
def test_a_change_sounds_like_its_gravest_part(before: Bulletin | None, after: Bulletin, pattern: str | None) -> None:
    assert pattern_for(before, after) == pattern


def test_patterns_are_short_and_end() -> None:
    assert set(PATTERNS) == {"accepted", "refused", "your-turn", "danger", "doom", "win"}
    assert all(sum(seconds for _, seconds in pattern) <= 1.0 for pattern in PATTERNS.values())


class Stage:
    """Signals over a lamp and a sounder in memory."""

    def __init__(self) -> None:
        self.lamp, self.sounder = MemoryLamp(), MemorySounder()
        self.signals = Signals(Part("signals", "test"), lambda: ({"p1": self.lamp}, self.sounder))
        self.signals.start()


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    yield stage
    stage.signals.close()


def test_a_pattern_is_played_to_its_end_and_then_there_is_silence(stage: Stage) -> None:
    stage.signals.play("your-turn")
    eventually(lambda: len(stage.sounder.played) == len(PATTERNS["your-turn"]) + 1)
    assert [hertz for hertz, _ in stage.sounder.played] == [784, 1047, 0]


def test_a_newer_pattern_ends_the_one_that_sounds(stage: Stage) -> None:
    stage.signals.play("doom")
    eventually(lambda: stage.sounder.played)
    stage.signals.play("accepted")
    eventually(lambda: stage.sounder.now == (0, 0) and len(stage.sounder.played) >= 4)
    assert 131 not in [hertz for hertz, _ in stage.sounder.played]


def test_a_lamp_does_not_wait_for_the_sound(stage: Stage) -> None:
    stage.signals.play("doom")
    eventually(lambda: stage.sounder.played)
    stage.signals.light(frozenset({"p1", "p2"}))
    eventually(lambda: stage.lamp.lit)
    assert stage.sounder.now != (0, 0)


def test_night_mode_is_silent(stage: Stage) -> None:
    stage.signals.night = True
    stage.signals.play("accepted")
    eventually(lambda: len(stage.sounder.played) == 2)
    assert {volume for _, volume in stage.sounder.played} == {0}


def test_the_volume_stays_between_nothing_and_ten(stage: Stage) -> None:
    stage.signals.louder(+99)
    assert stage.signals.volume == 10
    stage.signals.louder(-99)
    assert stage.signals.volume == 0


def test_an_unknown_pattern_is_told_apart(stage: Stage) -> None:
    with pytest.raises(LookupError, match="no pattern 'acepted'"):
        stage.signals.play("acepted")


def test_closing_in_the_middle_of_a_pattern_is_silent_and_dark() -> None:
    stage = Stage()
    stage.signals.light(frozenset({"p1"}))
    stage.signals.play("doom")
    eventually(lambda: stage.lamp.lit and stage.sounder.played)
    stage.signals.close()
    assert not stage.lamp.lit
    assert stage.sounder.now == (0, 0)
