"""Which part uses which pin, and whether they can live together in one box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from companion.contract.text import Said, Text
from hardware.boxfile.config import SCREENS_AT_MOST, BoxConfig
from hardware.bus.lines import Lead
from hardware.errors import BoxFileError
from hardware.signals.registry import SIGNALS

BOARD_PINS = ((0, "ID_SD"), (1, "ID_SC"))


class PinUse(Struct, frozen=True):
    """One end of one wire. `key` is the setting that says so, `part` how people call the part, `line` the leg of it; a
    `shared` pin belongs to a bus, which several parts may sit on."""

    pin: int
    key: str
    part: Text
    line: str
    shared: bool

    @property
    def user(self) -> Said:
        """How people call this end."""
        if self.shared:
            return self.line
        return Text("doctor-part-line", part=self.part, line=self.line) if self.line else self.part


def parts(config: BoxConfig) -> Iterator[tuple[str, str, Iterable[Lead]]]:
    """Every part by table and name, with its wires, in the order of the file."""
    for signal in SIGNALS:
        held = getattr(config, signal.table)
        for name, settings in held.items() if signal.each else (("", held),) if held else ():
            yield signal.table, name, signal.leads(settings)
    for table, driven in (("screens", config.screens), ("readers", config.readers)):
        for name, part in driven.items():
            yield table, name, part.leads()
    for name, pins in config.overlays.items():
        yield "overlays", name, map(Lead, pins)


def pin_uses(config: BoxConfig) -> list[PinUse]:
    """Every pin that the box uses, in the order of the file; bus pins once for each part on the bus."""
    return [
        PinUse(
            lead.pin,
            ".".join(filter(None, (table, name, "" if lead.shared else lead.setting or lead.line))),
            Text(f"doctor-part-{table}", name=name),
            lead.line,
            lead.shared,
        )
        for table, name, leads in parts(config)
        for lead in leads
    ]


def check_wiring(config: BoxConfig) -> None:
    """Raises `BoxFileError` for the first thing that cannot be soldered so."""
    for name in list(config.screens)[SCREENS_AT_MOST:]:
        reason = Text("doctor-many-screens", most=SCREENS_AT_MOST, screens=len(config.screens))
        raise BoxFileError(f"screens.{name}", reason)
    driven = [
        (f"{table}.{name}", part)
        for table, by_name in (("screens", config.screens), ("readers", config.readers))
        for name, part in by_name.items()
    ]
    for key, part in driven:
        if wrong := part.fault():
            raise BoxFileError(".".join(filter(None, (key, wrong[0]))), wrong[1])
    taken: dict[tuple[object, ...], str] = {}
    for key, part in driven:
        place = part.place()
        if place and taken.setdefault(place, key) != key:
            raise BoxFileError(key, Text("doctor-same-place", other=taken[place]))
    _check_muxes(config)
    _check_pins(config)
    if config.rest.blank_after < config.rest.dim_after:
        raise BoxFileError("rest.blank_after", Text("doctor-dark-before-dim"))


def _check_muxes(config: BoxConfig) -> None:
    """What sits on a bus itself hears all that is meant for the screens behind its multiplexers."""
    screens = [(f"screens.{name}", screen) for name, screen in config.screens.items() if screen.bus == "i2c"]
    direct = {(screen.bus_port, screen.address): key for key, screen in screens if screen.mux is None}
    muxes = {(screen.bus_port, screen.mux): Text("doctor-mux-of", other=key) for key, screen in screens if screen.mux}
    for key, screen in screens:
        place = (screen.bus_port, screen.address)
        other = muxes.get(place) or (direct.get(place) if screen.mux is not None else None)
        if other:
            raise BoxFileError(key, Text("doctor-address-of-other", address=f"0x{screen.address:02X}", other=other))


def _check_pins(config: BoxConfig) -> None:
    uses, taken = pin_uses(config), dict[int, PinUse]()
    for use in sorted(uses, key=lambda use: not use.shared):
        other = taken.setdefault(use.pin, use)
        if other is not use and not (other.shared and use.shared):
            reason = Text("doctor-pin-taken", pin=use.pin, user=use.user, other=other.user, key=other.key)
            raise BoxFileError(use.key, reason)
    for use in uses:
        for pin, line in BOARD_PINS:
            if use.pin == pin and not use.shared and not use.key.startswith("overlays."):
                raise BoxFileError(use.key, Text("doctor-pin-of-board", pin=pin, user=use.user, line=line))
