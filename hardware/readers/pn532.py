"""PN532: a 13.56 MHz reader on a serial line (its HSU mode, 115200 baud).

Every command is a frame with a checksum over its length and one over its content; the chip answers with an
ACK frame, then with the response. An ACK from us aborts. User manual UM0701-02, sections 6 and 7.

Wiring: both switches of the board on HSU; its TXD through a USB adapter or to RXD (GPIO15), its RXD to TXD (GPIO14).
"""

from __future__ import annotations

from threading import Event
from time import monotonic

from companion.contract.text import Text
from hardware.errors import PartSilent
from hardware.readers.record import OnSerial, Reader
from hardware.readers.serial_port import SerialPort

BAUD = 115200
WAKE_UP = b"\x55\x55" + bytes(14)
START = b"\x00\x00\xff"
ACK = b"\x00\x00\xff\x00\xff\x00"
FROM_HOST, FROM_CHIP = 0xD4, 0xD5
SAM_CONFIGURATION = b"\x14\x01\x14\x01"
ONE_TRY = b"\x32\x05\xff\x01\x01"
LIST_TARGET = b"\x4a\x01\x00"
ANSWER_S = 0.4
POLL_S = 0.1
SILENCES = 3
"""Commands without an answer, one after the other, after which the reader is silent."""


def frame(content: bytes) -> bytes:
    """A frame around content that begins with the direction byte."""
    length = len(content)
    return START + bytes([length, -length & 0xFF]) + content + bytes([-sum(content) & 0xFF, 0])


def unframe(buffer: bytes) -> tuple[list[bytes], bytes]:
    """The contents of the whole frames in a buffer (an ACK is empty), and what may begin another."""
    contents: list[bytes] = []
    while (start := buffer.find(START)) >= 0:
        head = buffer[start + 3 : start + 5]
        if len(head) < 2:
            return contents, buffer[start:]
        length = head[0]
        if sum(head) & 0xFF == 0xFF and length in (0x00, 0xFF):
            contents += [b""] if length == 0 else []
            buffer = buffer[start + 5 :]
            continue
        if sum(head) & 0xFF:
            buffer = buffer[start + 1 :]
            continue
        body = buffer[start + 5 : start + 5 + length + 1]
        if len(body) < length + 1:
            return contents, buffer[start:]
        if sum(body) & 0xFF == 0:
            contents.append(body[:-1])
            buffer = buffer[start + 5 + length + 1 :]
        else:
            buffer = buffer[start + 1 :]
    return contents, buffer[-2:]


def tag_of(response: bytes) -> str | None:
    """The tag in the response to `LIST_TARGET`; None when there is none, or the response makes no sense."""
    if len(response) < 8 or response[:2] != bytes([FROM_CHIP, LIST_TARGET[0] + 1]) or response[2] == 0:
        return None
    length = response[7]
    tag = response[8 : 8 + length]
    return tag.hex().upper() if length in (4, 7, 10) and len(tag) == length else None


class Pn532:
    """The reader on its port; asked ten times a second."""

    def __init__(self, port: str) -> None:
        self._port = SerialPort(port, BAUD)
        self._closed = Event()
        self._buffer = b""
        self._silences = 0

    def open(self) -> None:
        """Wakes the chip and sets it up; a port without a PN532 is `PartSilent`."""
        self._closed.clear()
        self._port.open()
        self._port.write(WAKE_UP)
        self._buffer, self._silences = b"", 0
        if self._ask(SAM_CONFIGURATION) is None or self._ask(ONE_TRY) is None:
            raise PartSilent(Text("doctor-no-chip", chip="PN532", port=self._port.name))

    def read(self, timeout: float) -> str | None:
        self._closed.wait(min(POLL_S, timeout))
        response = self._ask(LIST_TARGET)
        if response is not None:
            self._silences = 0
            return tag_of(response)
        self._silences += 1
        if self._silences >= SILENCES:
            raise PartSilent(Text("doctor-stopped-answering", port=self._port.name))
        return None

    def close(self) -> None:
        self._closed.set()
        self._port.close()

    def _ask(self, command: bytes) -> bytes | None:
        """The response to a command; None when none came in time, and the command is aborted."""
        self._port.write(frame(bytes([FROM_HOST]) + command))
        until = monotonic() + ANSWER_S
        while (left := until - monotonic()) > 0 and not self._closed.is_set():
            contents, self._buffer = unframe(self._buffer + self._port.read(left))
            for content in contents:
                if content[:2] == bytes([FROM_CHIP, command[0] + 1]):
                    return content
        self._port.write(ACK)
        self._buffer = b""
        return None


READER = Reader(
    name="pn532",
    settings=OnSerial,
    open=lambda name, settings, rig: Pn532(rig.port(name, settings.port)),
    simulator="serial_readers.SimulatedPn532",
    put_up=lambda bench: (bench.link,),
    supply="5V",
)
