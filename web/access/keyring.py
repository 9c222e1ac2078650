"""What pairing keeps on disk: the signing key, the generation of cookies, and who sits where.

One small JSON file, mode 0600, replaced as a whole. It may be found empty, cut or unreadable: then a new
key is made, every phone pairs again, and `trouble` says so.
"""

from __future__ import annotations

import secrets
import threading
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.contract.text import Said, Text
from companion.contract.wording import THE_FILE, plainly
from companion.kept.whole_file import write_whole

SEATED_PHONES_KEPT = 64


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file's content. `seats` names the seat of each phone, oldest claim first."""

    key: str
    generation: int = 1
    seats: dict[str, str] = {}


def fresh() -> Kept:
    """A new key; no cookie signed before is valid under it."""
    return Kept(secrets.token_hex(32))


class Keyring:
    """The file `pairing.json` in the state directory; with no directory everything is in memory."""

    def __init__(self, directory: Path | None = None) -> None:
        self.trouble: Said = ""
        self._path = directory / "pairing.json" if directory else None
        self._lock = threading.Lock()
        self._kept = self._load()

    @property
    def key(self) -> str:
        return self._kept.key

    @property
    def generation(self) -> int:
        return self._kept.generation

    def next_generation(self) -> None:
        """Voids every cookie and every claim."""
        with self._lock:
            self._kept = Kept(self.key, self.generation + 1)
            self._save()

    def seat_of(self, phone: str) -> str | None:
        """The seat that a phone acts for, if it claimed one."""
        return self._kept.seats.get(phone)

    def seats_of_others(self, phone: str | None) -> frozenset[str]:
        """The seats that other phones act for."""
        return frozenset(seat for other, seat in self._kept.seats.items() if other != phone)

    def claim(self, phone: str, seat: str | None) -> None:
        """Seats a phone, or with None takes its seat away."""
        with self._lock:
            if self.seat_of(phone) == seat:
                return
            seats = {other: at for other, at in self._kept.seats.items() if other != phone}
            if seat:
                seats[phone] = seat
            newest = dict(list(seats.items())[-SEATED_PHONES_KEPT:])
            self._kept = Kept(self.key, self.generation, newest)
            self._save()

    def _load(self) -> Kept:
        if self._path is None:
            return fresh()
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=Kept)
            if len(kept.key) < 32:
                raise ValueError("the key is cut short")
        except FileNotFoundError:
            return self._start_anew("")
        except (OSError, ValueError) as fault:
            return self._start_anew(Text("page-says-key-unread", fault=plainly(fault, THE_FILE)))
        with suppress(OSError):  # a disk that takes nothing is no reason not to play
            self._path.chmod(0o600)
        return kept

    def _start_anew(self, trouble: Said) -> Kept:
        self._kept = fresh()
        self.trouble = trouble
        self._save()
        return self._kept

    def _save(self) -> None:
        if self._path is None:
            return
        try:
            write_whole(self._path, msgspec.json.encode(self._kept), private=True)
        except OSError as fault:
            self.trouble = Text("page-says-key-unkept", fault=str(fault))
