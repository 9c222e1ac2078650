"""A box of wood for the page's tests: it has screens and parts, writes down what a hand does, and knows its own parts."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image


class ToyBox:
    """Glass and panel in one."""

    def __init__(self) -> None:
        self.deeds: list[tuple[object, ...]] = []
        self.lit_pixels = 5

    def screens(self) -> list[dict[str, Any]]:
        names = ("left", "right")
        return [
            {"name": name, "width": 128, "height": 64, "driver": "ssd1306", "shows": "auto", "state": "ok"}
            for name in names
        ]

    def png(self, name: str) -> bytes | None:
        if name not in ("left", "right"):
            return None
        picture = Image.new("1", (128, 64))
        for x in range(self.lit_pixels):
            picture.putpixel((x, 0), 1)
        out = io.BytesIO()
        picture.save(out, "PNG")
        return out.getvalue()

    def parts(self) -> dict[str, Any]:
        return {
            "buttons": ["ok", "back", "undo", "roll", "p1", "p2"],
            "knob": True,
            "readers": ["main"],
            "tags": [
                {"id": "AB12", "token": "seat:p1", "label": "Ada's token"},
                {"id": "CD34", "token": "", "label": ""},
            ],
            "lamps": {"p1": True, "p2": False},
            "faults": [{"verb": "pull_cable", "part": "left"}],
        }

    def push(self, button: str, down: bool) -> None:
        self._know(button, self.parts()["buttons"])
        self.deeds.append(("push", button, down))

    def turn(self, detents: int) -> None:
        self.deeds.append(("turn", detents))

    def place(self, reader: str, tag: str) -> None:
        self._know(reader, ["main"])
        self.deeds.append(("place", reader, tag))

    def lift(self, reader: str) -> None:
        self._know(reader, ["main"])
        self.deeds.append(("lift", reader))

    def fault(self, verb: str, part: str) -> None:
        self._know((verb, part), [("pull_cable", "left")])
        self.deeds.append(("fault", verb, part))

    def _know(self, part: object, parts: list[Any]) -> None:
        if part not in parts:
            raise LookupError(f"there is no {part!r}")
