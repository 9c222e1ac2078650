"""A model of the MFRC522 by its registers, with one card of 4 or 7 bytes in its field.

`transfer` takes the words of one SPI access, as the chip's data sheet has them (section 8.1.2).
"""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.readers import mfrc522 as chip
from hardware.sim.hand import Plate

VERSION_2 = 0x92
SELECTED = b"\x08\xb6\xdd"
ATQA = b"\x04\x00"
NOBODY, TIMER = 0x00, 0x01
RECEIVED = 0x30
PARITY_FAULT = 0x02


class SimulatedMfrc522(Plate):
    """The chip on its SPI bus, and the card that a hand has laid there."""

    def __init__(self) -> None:
        super().__init__()
        self._registers = {chip.VERSION: VERSION_2}
        self._fifo = bytearray()
        self._awake = False

    def lay(self, tag: str) -> None:
        if len(bytes.fromhex(tag)) not in (4, 7):
            raise ValueError(f"a card for this reader has 8 or 14 hex digits, not {len(tag)}")
        super().lay(tag)

    def transfer(self, words: list[int]) -> list[int]:
        """One access: an address byte, then a value."""
        if not self.plugged:
            return [0xFF] * len(words)
        register = words[0] >> 1 & 0x3F
        if words[0] & 0x80:
            return [0, self._read(register)]
        self._write(register, words[1])
        return [0, 0]

    def _read(self, register: int) -> int:
        if register == chip.FIFO:
            return self._fifo.pop(0) if self._fifo else 0
        if register == chip.FIFO_LEVEL:
            return len(self._fifo)
        return self._registers.get(register, 0)

    def _write(self, register: int, value: int) -> None:
        if register == chip.FIFO:
            self._fifo.append(value)
        elif register == chip.FIFO_LEVEL and value & 0x80:
            self._fifo.clear()
        elif register == chip.IRQ:
            self._registers[register] = 0
        elif register == chip.COMMAND and value == chip.SOFT_RESET:
            self._registers = {chip.VERSION: VERSION_2}
        else:
            self._registers[register] = value
            if register == chip.BIT_FRAMING and value & 0x80 and self._registers.get(chip.COMMAND) == chip.TRANSCEIVE:
                self._ask_card(bytes(self._fifo))

    def _ask_card(self, question: bytes) -> None:
        antenna_on = self._registers.get(chip.TX_CONTROL, 0) & 0x03 == 0x03
        answer = self._card(question) if self.said and antenna_on else b""
        self._fifo[:] = answer
        self._registers[chip.IRQ] = RECEIVED if answer else TIMER
        self._registers[chip.ERROR] = PARITY_FAULT if answer and self.garbled else 0

    def _card(self, question: bytes) -> bytes:
        """What the card says; a call while it is awake sends it back to sleep without an answer."""
        if question == bytes([chip.WAKE_ALL]):
            self._awake = not self._awake
            return ATQA if self._awake else b""
        if not self._awake or question[0] not in chip.CASCADE:
            return b""
        level = chip.CASCADE.index(question[0])
        parts = self._parts(bytes.fromhex(self.tag or ""))
        if level >= len(parts):
            return b""
        if question[1] == 0x20:
            return parts[level]
        right = question[2:7] == parts[level] and question[7:] == chip.crc_a(question[:7])
        return SELECTED if right else b""

    @staticmethod
    def _parts(tag: bytes) -> list[bytes]:
        levels = [tag] if len(tag) == 4 else [bytes([chip.MORE]) + tag[:3], tag[3:]]
        return [level + bytes([reduce(xor, level)]) for level in levels]
