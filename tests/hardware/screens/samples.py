"""Bulletins of every kind of page, made by hand: what the golden pictures and the other tests draw."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract.text import Seat, Text
from companion.contract.view import (
    Bulletin,
    Countdown,
    DiceView,
    Join,
    Menu,
    Notice,
    Page,
    Phase,
    Row,
    SeatView,
    View,
)

ANNA = SeatView("p1", "Anna", "red", acts=True, short="3 ships")
SEATS = (
    ANNA,
    SeatView("p2", "Jürgen", "blue", short="2 ships"),
    SeatView("p3", "Maximiliane", "green", short="4 ships"),
    SeatView("p4", "Bo", "yellow", short="1 ship"),
    SeatView("p5", "Özlem", "purple", short="no ship"),
    SeatView("p6", "Дмитрий", "red", short="2 ships"),
)
HOSTILE = (
    SeatView("p1", "W" * 200, "red", acts=True, short="W" * 60),
    SeatView("p2", "🚀 Zoë 🚀", "blue", acts=True),
    SeatView("p3", "田中さくら", "green", acts=True),
    SeatView("p4", "דנה כהן", "yellow", acts=True),
    SeatView("p5", "محمد", "purple", acts=True),
    SeatView("p6", "<b>=1,2</b>\n\t", "red", acts=True),
)


def table(**changes: object) -> View:
    view = View(
        game="race-through-space",
        title="Race Through Space",
        phase=Phase("roll", "Roll the die", "Roll here or on the table"),
        round=3,
        turn="p1",
        seats=SEATS[:4],
        scores={"p1": 12, "p2": 0, "p3": 8, "p4": 21},
    )
    return replace(view, **changes)


def board(view: View | None = None, **changes: object) -> Bulletin:
    return replace(Bulletin(1, view), **changes)


def acting(*seats: str) -> tuple[SeatView, ...]:
    return tuple(replace(seat, acts=seat.seat in seats) for seat in SEATS)


def rolled(*faces: str, source: str = "box", note: str = "") -> View:
    return table(dice=DiceView("p2", faces, source, note))  # type: ignore[arg-type]


def prisoner(seat: str, left: int, urgent: bool = False) -> Countdown:
    return Countdown(f"prisoner:{seat}", "Prisoner", left, 3, urgent, seat=seat)


def building(card: str, label: str, left: int, seat: str = "p1") -> Countdown:
    return Countdown(f"development:{card}", label, left, 6, left == 1, seat=seat)


HOLE = Countdown("black-hole", "Black hole in", 2, 4, note="Takes space 1: A B")
MENU = Menu(
    "Anna: select",
    ("Biplane", "Jet Pack", "Zeppelin", "Magnifying Glass", "Map", "Lightning Gun"),
    active=True,
)
SMALL_JOIN = Join("http://refbox.local/")
JOIN = Join("http://192.168.178.123:8080/")

SAMPLES: dict[str, tuple[str, Bulletin]] = {
    "phase-one": ("phase", board(table())),
    "phase-long-hint": (
        "phase",
        board(table(phase=Phase("arrows", "Catch up or back", "Catch up with the next ship, or send one back"))),
    ),
    "phase-short-hint": ("phase", board(table(phase=Phase("advance", "Advance 4", "Choose a ship")))),
    "phase-two": ("phase", board(table(turn=None, seats=acting("p1", "p3")))),
    "phase-three": ("phase", board(table(turn=None, seats=acting("p1", "p2", "p3")))),
    "phase-six": ("phase", board(table(turn=None, seats=acting("p1", "p2", "p3", "p4", "p5", "p6")))),
    "phase-confirm": (
        "phase",
        board(
            table(
                turn=None,
                seats=acting(),
                phase=Phase("tidy", "Tidy up", "Items back, first player token to the left, then press ok"),
            )
        ),
    ),
    "phase-warning": ("phase", board(table(), warnings=("Disk is full: playing in memory", "Knob is gone"))),
    "phase-over": ("phase", board(table(over=True, turn=None, winners=("p3",)))),
    "phase-shared": ("phase", board(table(over=True, turn=None, winners=("p1", "p3"), scores={"p1": 12, "p3": 12}))),
    "phase-hostile": ("phase", board(table(turn=None, seats=HOSTILE))),
    "phase-hostile-one": ("phase", board(table(seats=(HOSTILE[0],)))),
    "phase-hebrew": ("phase", board(table(turn="p4", seats=tuple(replace(seat, acts=False) for seat in HOSTILE)))),
    "seats-two": ("seats", board(table(seats=SEATS[:2]))),
    "seats-three": ("seats", board(table(seats=SEATS[:3]))),
    "seats-four": ("seats", board(table())),
    "seats-five": ("seats", board(table(seats=SEATS[:5], scores={}))),
    "seats-six": ("seats", board(table(seats=SEATS))),
    "seats-hostile": ("seats", board(table(seats=HOSTILE, scores={"p1": 123456}))),
    "dice-none": ("dice", board(table())),
    "dice-one": ("dice", board(rolled("3", note="Space 4"))),
    "dice-arrows": ("dice", board(rolled("arrows", source="table"))),
    "dice-two": ("dice", board(rolled("3", "4"))),
    "dice-two-high": ("dice", board(rolled("6", "5", note="needs 9 or less"))),
    "dice-three": ("dice", board(rolled("1", "2", "6"))),
    "dice-seven": ("dice", board(rolled("7", "arrows"))),
    "dice-words": ("dice", board(rolled("electrics"))),
    "dice-two-words": ("dice", board(rolled("mechanics", "chemistry"))),
    "dice-six": ("dice", board(rolled("1", "2", "3", "4", "5", "6"))),
    "join": ("join", board(table(), join=JOIN)),
    "join-code": ("join", board(table(), join=replace(JOIN, code="402917"))),
    "join-small": ("join", board(join=SMALL_JOIN)),
    "join-long": ("join", board(join=Join("http://[fd12:3456:789a:1::10]:8080/a-long-way/to/the/table", "402917"))),
    "join-none": ("join", board(table())),
    "black-hole": ("black-hole", board(table(countdowns=(HOLE,)))),
    "danger-one": ("danger", board(table(countdowns=(prisoner("p1", 1, True),)))),
    "danger-curse": (
        "danger",
        board(table(countdowns=(Countdown("curse:p2", "Cursed", 0, 0, True, "no missions", "p2"),))),
    ),
    "danger-three": (
        "danger",
        board(table(countdowns=(prisoner("p1", 3), prisoner("p2", 2), prisoner("p3", 1, True)))),
    ),
    "development": (
        "development",
        board(
            table(
                game="rocket-race",
                countdowns=(
                    building("c4", "Steam Steering", 4),
                    building("c7", "Capsule", 1),
                    building("c9", "Propulsion", 2),
                    building("c11", "Tea Kettle", 3),
                    building("c12", "Escape Balloon", 6),
                ),
            )
        ),
    ),
    "flight": ("development", board(table(countdowns=(Countdown("flight:r1", "Stage 2 of 3", 2, 3, seat="p2"),)))),
    "page-bid": ("bid", board(table(pages=(Page("bid", "Bid to beat", "4", "Jürgen, Bo in", urgency=1),)))),
    "page-chance": ("chance", board(table(pages=(Page("chance", "Anna r1", "58%", "Reliability 7"),)))),
    "page-word": ("word", board(table(pages=(Page("word", "Lava stream", "SAFE", "no losses here"),)))),
    "page-rows": (
        "rows",
        board(
            table(
                pages=(
                    Page(
                        "rows",
                        "Passports",
                        rows=(Row("Anna", "7 st"), Row("Jürgen", "4 st", True), Row("Maximiliane", "12 st")),
                    ),
                )
            )
        ),
    ),
    "page-one-row": ("rows", board(table(pages=(Page("rows", "Water", rows=(Row("3 stones", "9"),)),)))),
    "page-two-rows": (
        "rows",
        board(table(pages=(Page("rows", "Water", rows=(Row("Anna", "9/11"), Row("Bo", "4/3", True))),))),
    ),
    "page-wide-rows": (
        "rows",
        board(
            table(
                pages=(
                    Page(
                        "rows",
                        "Moon, free places",
                        rows=(Row("Best for now", "12 pts"), Row("Wwwwwwwwwwww", "Wwwwwww"), Row("and", "10")),
                    ),
                )
            )
        ),
    ),
    "page-big-rows": (
        "mixed",
        board(
            table(
                pages=(
                    Page(
                        "mixed",
                        "Hand limit",
                        "9",
                        rows=(Row("Explorer", "9/10"), Row("Gear", "2/5"), Row("Water", "3")),
                    ),
                )
            )
        ),
    ),
    "page-big-rows-note": (
        "mixed",
        board(
            table(
                pages=(
                    Page("mixed", "Black hole", "2", "takes space-1", rows=(Row("Anna", "2"), Row("Bo", "1", True))),
                )
            )
        ),
    ),
    "auto-menu": ("auto", board(table(), menu=MENU)),
    "auto-menu-middle": ("auto", board(table(), menu=replace(MENU, cursor=3))),
    "auto-menu-end": ("auto", board(table(), menu=replace(MENU, cursor=5))),
    "auto-menu-two": ("auto", board(table(), menu=Menu("Shooting star", ("Go three on", "Stay"), 1, True))),
    "auto-menu-long": (
        "auto",
        board(
            table(),
            menu=Menu("Jürgen: which of the ships?", ("Ship 2, space 11", "W" * 200, "Ship 3, asteroids"), 0, True),
        ),
    ),
    "auto-menu-unknown-letters": (
        "auto",
        board(
            table(seats=HOSTILE),
            menu=Menu(Text("table-of-seat", seat=Seat("p3"), does="bid"), ("Pass 🚫", "Bid 4", "Bid 5"), 1, True),
        ),
    ),
    "auto-menu-warning": ("auto", board(table(), menu=MENU, warnings=("Knob is gone",))),
    "auto-refused": ("auto", board(table(), notice=Notice("It is Bo's turn.", "Not your turn", False, "panel"))),
    "auto-refused-long": ("auto", board(table(), notice=Notice("", "Bid 5 or more, or pass", False, "panel"))),
    "auto-done-long": (
        "auto",
        board(table(), notice=Notice("Jürgen catches up to card 4.", "Jürgen catches up to ", True, "phone")),
    ),
    "auto-done-too-long": (
        "auto",
        board(
            table(),
            notice=Notice(
                "Jürgen catches up with Anna on the shooting star, and so on.", "Jürgen catches up", True, "x"
            ),
        ),
    ),
    "auto-done": ("auto", board(table(), notice=Notice("Anna bids 4.", "Anna bids 4", True, "panel"))),
    "auto-urgent": ("auto", board(table(countdowns=(replace(HOLE, left=1, urgent=True),)))),
    "auto-warning": (
        "auto",
        board(table(countdowns=(replace(HOLE, left=1, urgent=True),)), warnings=("Disk is full",)),
    ),
    "auto-storage": (
        "auto",
        board(
            table(),
            warnings=("Nothing is kept on disk: [Errno 28] No space left on device. A power cut would lose the game.",),
        ),
    ),
    "welcome": ("auto", board(join=JOIN)),
    "welcome-no-network": ("auto", board()),
    "welcome-warning": ("auto", board(join=JOIN, warnings=("The last game could not be read whole",))),
}
