"""Draws the golden pictures anew: `python -m tests.hardware.screens.regenerate`. Look at what changed before committing."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from companion.contract.view import Bulletin, DiceView
from hardware.screens import draw, farewell, test_picture, tumble
from tests.hardware.screens.samples import SAMPLES, table
from tests.hardware.screens.scenes import SCENES, pages_of, scene

GOLDEN = Path(__file__).parent / "golden"


def pictures() -> dict[str, Image.Image]:
    """Every golden picture by its file's name without `.png`, as drawn now."""
    drawn = {name: draw(shows, bulletin) for name, (shows, bulletin) in SAMPLES.items()}
    for name, place in SCENES.items():
        drawn |= _new_pages(name, scene(*place), {picture.tobytes() for picture in drawn.values()})
    drawn["farewell"] = farewell()
    drawn["test-picture"] = test_picture("left", "ssd1306 0x3C")
    for frame in (0, 3, 6):
        drawn[f"tumble-{frame}"] = tumble(frame, DiceView("p1", ("3", "4"), "box"), table())
    return drawn


def _new_pages(name: str, bulletin: Bulletin, seen: set[bytes]) -> dict[str, Image.Image]:
    """The pages of a scene that no picture shows yet; `auto` and the pages of another scene are often the same."""
    found = {}
    for page in pages_of(bulletin):
        picture = draw(page, bulletin)
        if picture.tobytes() not in seen:
            seen.add(picture.tobytes())
            found[f"{name}-{page}"] = picture
    return found


def regenerate() -> None:
    for stale in GOLDEN.glob("*.png"):
        stale.unlink()
    for name, picture in pictures().items():
        picture.save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    regenerate()
