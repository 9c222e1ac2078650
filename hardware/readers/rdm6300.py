"""RDM6300 and ID-12LA: 125 kHz readers that send frames on a serial line at 9600 baud.

A frame is STX, ten hex digits, two hex digits that are the XOR of the five bytes, ETX; an ID-12LA puts CR LF
before the ETX. The RDM6300 repeats it about every 65 ms while the tag lies there, the ID-12LA does not. One
in forty double errors passes the XOR, so a repeating reader must send a new tag twice before it is believed.

Wiring: the reader's TX through a USB adapter, or to RXD (GPIO15) with a divider from 5 V to 3.3 V.
"""

from __future__ import annotations

import re
from functools import reduce
from operator import xor

from msgspec import Struct

from hardware.readers.record import OnSerial, Reader
from hardware.readers.serial_port import SerialPort

BAUD = 9600
STX, ETX = b"\x02", b"\x03"
FRAME = re.compile(STX + rb"([0-9A-F]{10})([0-9A-F]{2})(\r\n)?" + ETX, re.IGNORECASE)
LONGEST_FRAME = 16


class Reading(Struct, frozen=True):
    """A frame whose checksum holds. `once` tells that this reader does not repeat."""

    tag: str
    once: bool


def encode(tag: str, once: bool = False) -> bytes:
    """The frame of a tag of ten hex digits, as a reader sends it."""
    checksum = reduce(xor, bytes.fromhex(tag))
    return STX + tag.upper().encode() + f"{checksum:02X}".encode() + (b"\r\n" if once else b"") + ETX


def decode(buffer: bytes) -> tuple[list[Reading], bytes]:
    """The whole frames in a buffer, and what may be the beginning of another.

    Whatever is cut or damaged is passed over up to the next STX.
    """
    readings, end = [], 0
    for frame in FRAME.finditer(buffer):
        end = frame.end()
        if reduce(xor, bytes.fromhex(frame[1].decode())) == int(frame[2], 16):
            readings.append(Reading(frame[1].decode().upper(), frame[3] is not None))
    rest = buffer[end:]
    begin = rest.rfind(STX)
    return readings, rest[begin:][:LONGEST_FRAME] if begin >= 0 else b""


class Rdm6300:
    """The reader on its port."""

    def __init__(self, port: str) -> None:
        self._port = SerialPort(port, BAUD)
        self._buffer = b""
        self._readings: list[Reading] = []
        self._last: str | None = None

    def open(self) -> None:
        """Opens the port; what came before is forgotten."""
        self._port.open()
        self._buffer, self._readings, self._last = b"", [], None

    def read(self, timeout: float) -> str | None:
        if not self._readings:
            self._readings, self._buffer = decode(self._buffer + self._port.read(timeout))
        while self._readings:
            reading = self._readings.pop(0)
            believed = reading.once or reading.tag == self._last
            self._last = reading.tag
            if believed:
                return reading.tag
        return None

    def close(self) -> None:
        self._port.close()


READER = Reader(
    name="rdm6300",
    settings=OnSerial,
    open=lambda name, settings, rig: Rdm6300(rig.port(name, settings.port)),
    simulator="serial_readers.SimulatedRdm6300",
    put_up=lambda bench: (bench.link,),
    supply="5V",
    listens=False,
)
