"""MFRC522 (RC522 boards): a 13.56 MHz reader on SPI, by its registers. Data sheet section 9, ISO 14443-3.

It never says that it is unplugged: then every register reads 0x00 or 0xFF, so its version is asked each time.

Wiring: SPI0 (SDA of the board on CE0 or CE1), 3.3 V, RST on 3.3 V.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import xor
from threading import Event
from typing import Any

from companion.contract.text import Text
from hardware.errors import PartLost
from hardware.readers.record import OnSpi, Reader

COMMAND, IRQ, ERROR, FIFO, FIFO_LEVEL, BIT_FRAMING = 0x01, 0x04, 0x06, 0x09, 0x0A, 0x0D
MODE, TX_CONTROL, TX_ASK, TIMER_MODE, PRESCALER, RELOAD_HIGH, RELOAD_LOW, VERSION = (
    0x11, 0x14, 0x15, 0x2A, 0x2B, 0x2C, 0x2D, 0x37)  # fmt: skip
IDLE, TRANSCEIVE, SOFT_RESET = 0x00, 0x0C, 0x0F
SETTINGS = (
    (TIMER_MODE, 0x80), (PRESCALER, 0xA9), (RELOAD_HIGH, 0x00), (RELOAD_LOW, 0xC8),
    (TX_ASK, 0x40), (MODE, 0x3D), (TX_CONTROL, 0x83),
)  # fmt: skip
"""A timer of 5 ms for the answer, full modulation, the CRC that cards use, antenna on."""
ANSWERED, TIMED_OUT = 0x30, 0x01
FAULTS = 0x1B
WAKE_ALL = 0x52
CASCADE = (0x93, 0x95, 0x97)
MORE = 0x88
"""First byte of an id that goes on in the next cascade level."""
GONE = (0x00, 0xFF)
POLL_S = 0.1
LOOKS = 12


def crc_a(data: bytes) -> bytes:
    """The checksum of ISO 14443-3, low byte first."""
    crc = 0x6363
    for byte in data:
        byte ^= crc & 0xFF
        byte ^= byte << 4 & 0xFF
        crc = crc >> 8 ^ byte << 8 ^ byte << 3 ^ byte >> 4
    return bytes([crc & 0xFF, crc >> 8 & 0xFF])


class Mfrc522:
    """The reader on its bus; asked ten times a second. `connect` opens the bus, which has
    `transfer` and `close`."""

    def __init__(self, connect: Callable[[], Any]) -> None:
        self._connect = connect
        self._spi: Any = None
        self._closed = Event()

    def open(self) -> None:
        self.close()
        self._closed.clear()
        self._spi = self._connect()
        self._check_there()
        self._write(COMMAND, SOFT_RESET)
        self._closed.wait(0.001)
        for register, value in SETTINGS:
            self._write(register, value)

    def read(self, timeout: float) -> str | None:
        self._closed.wait(min(POLL_S, timeout))
        self._check_there()
        # A card that was talked to and left alone takes the first call as a fault and answers the second.
        if self._exchange(bytes([WAKE_ALL]), bits=7) or self._exchange(bytes([WAKE_ALL]), bits=7):
            return self._identify()
        return None

    def close(self) -> None:
        self._closed.set()
        spi, self._spi = self._spi, None
        if spi:
            spi.close()

    def _identify(self) -> str | None:
        """The id of the card that answered, level by level."""
        tag = b""
        for level in CASCADE:
            part = self._exchange(bytes([level, 0x20]))
            if len(part) != 5 or reduce(xor, part):
                return None
            if part[0] != MORE:
                return (tag + part[:4]).hex().upper()
            tag += part[1:4]
            select = bytes([level, 0x70]) + part
            if not self._exchange(select + crc_a(select)):
                return None
        return None

    def _exchange(self, data: bytes, bits: int = 0) -> bytes:
        """Sends bytes to the card (of the last one only `bits`, if not 0); its answer, or nothing."""
        self._write(COMMAND, IDLE)
        self._write(IRQ, 0x7F)
        self._write(FIFO_LEVEL, 0x80)
        for byte in data:
            self._write(FIFO, byte)
        self._write(COMMAND, TRANSCEIVE)
        self._write(BIT_FRAMING, 0x80 | bits)
        for _ in range(LOOKS):
            happened = self._register(IRQ)
            if happened & (ANSWERED | TIMED_OUT):
                break
            self._closed.wait(0.0005)
        self._write(BIT_FRAMING, bits)
        if not happened & ANSWERED or self._register(ERROR) & FAULTS:
            return b""
        return bytes(self._register(FIFO) for _ in range(self._register(FIFO_LEVEL) & 0x7F))

    def _check_there(self) -> None:
        if self._register(VERSION) in GONE:
            raise PartLost(Text("doctor-no-chip", chip="MFRC522", port="SPI"))

    def _register(self, register: int) -> int:
        return self._transfer([register << 1 | 0x80, 0])[1]

    def _write(self, register: int, value: int) -> None:
        self._transfer([register << 1, value])

    def _transfer(self, words: list[int]) -> list[int]:
        if self._spi is None:
            raise PartLost(Text("doctor-closed", port="SPI"))
        answer: list[int] = self._spi.transfer(words)
        return answer


READER = Reader(
    name="mfrc522",
    settings=OnSpi,
    open=lambda name, settings, rig: Mfrc522(lambda: rig.spi(name, settings.spi, settings.device)),
    simulator="mfrc522.SimulatedMfrc522",
    put_up=lambda bench: (),
    supply="3V3",
    note=Text("doctor-note-mfrc522"),
)
