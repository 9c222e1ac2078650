"""Simulated readers on a serial line: an RDM6300, and a PN532 after its user manual (UM0701-02)."""

from __future__ import annotations

from pathlib import Path
from select import select
from threading import Thread

from hardware.readers import pn532, rdm6300
from hardware.sim.hand import LineReader, Plate

REPEAT_S = 0.065
LOOK_S = 0.05
FIRMWARE, SAM, RF, LIST = 0x02, 0x14, 0x32, 0x4A


class SimulatedRdm6300(LineReader):
    """Repeats its frame about every 65 ms while a tag lies there."""

    def __init__(self, link: Path) -> None:
        super().__init__(link, rdm6300.encode, REPEAT_S)

    def lay(self, tag: str) -> None:
        if len(tag) != 10:
            raise ValueError(f"a tag for this reader has 10 hex digits, not {len(tag)}")
        super().lay(tag)


class Pn532Chip:
    """The chip behind its serial line: bytes in, bytes out. It hears nothing before it is woken."""

    def __init__(self) -> None:
        self.tag: bytes | None = None
        self.awake = False
        self._buffer = b""

    def take(self, data: bytes) -> bytes:
        """What it answers to these bytes."""
        self.awake = self.awake or b"\x55" in data
        if not self.awake:
            return b""
        contents, self._buffer = pn532.unframe(self._buffer + data)
        return b"".join(pn532.ACK + pn532.frame(self._respond(content)) for content in contents if content)

    def _respond(self, content: bytes) -> bytes:
        code = content[1]
        answers = {FIRMWARE: b"\x32\x01\x06\x07", SAM: b"", RF: b"", LIST: self._targets()}
        if content[0] != pn532.FROM_HOST or code not in answers:
            return b"\x7f"
        return bytes([pn532.FROM_CHIP, code + 1]) + answers[code]

    def _targets(self) -> bytes:
        if self.tag is None:
            return b"\x00"
        return b"\x01\x01\x00\x04\x08" + bytes([len(self.tag)]) + self.tag


class SimulatedPn532(Plate):
    """The chip, with a thread at the far end of its cable."""

    def __init__(self, link: Path) -> None:
        super().__init__(link)
        self._chip = Pn532Chip()
        self._thread = Thread(target=self._answer, name=f"simulated {link.name}", daemon=True)
        self._thread.start()

    def lay(self, tag: str) -> None:
        """Lays a tag of 4, 7 or 10 bytes on it."""
        if len(bytes.fromhex(tag)) not in (4, 7, 10):
            raise ValueError(f"a tag for this reader has 8, 14 or 20 hex digits, not {len(tag)}")
        super().lay(tag)

    def plug(self) -> None:
        """Puts the cable in; the chip sleeps."""
        self._chip = Pn532Chip()
        super().plug()

    def close(self) -> None:
        self._happen(ended=True)
        self._thread.join(1.0)
        super().close()

    def _answer(self) -> None:
        while not self.ended:
            heard = self._listen()
            self._chip.tag = bytes.fromhex(self.tag) if self.tag else None
            answer = bytearray(self._chip.take(heard) if heard else b"")
            if self.garbled and len(answer) > len(pn532.ACK):
                answer[-3] ^= 0x10
            if answer and not self.silent and self.cable:
                self.cable.send(bytes(answer))

    def _listen(self) -> bytes:
        end = self.cable.far_end if self.cable else None
        if end is None:
            with self.changed:
                self.changed.wait(LOOK_S)
            return b""
        try:
            ready = select([end], [], [], LOOK_S)[0]
        except (OSError, ValueError):
            return b""
        return self.cable.receive() if ready and self.cable else b""
