"""A simulated I2C bus with chips on it, in place of `smbus2.SMBus`; and the same for an SPI screen.

It has exactly the calls that luma makes, so a misspelt one fails. A chip that is not plugged in does not
answer, as on a real bus.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from threading import Event
from typing import Any

from hardware.oled.record import ScreenSettings
from hardware.sim.chips import OledChip, chip_of

COMMAND, DATA = 0x00, 0x40
FRAME_BYTES = 1034


class Socket:
    """Where a chip is plugged in, and what ails the cable."""

    def __init__(self, chip: OledChip, address: int, mux: int | None = None, channel: int = 0) -> None:
        self.chip = chip
        self.address = address
        self.mux = mux
        self.channel = channel
        self.error = 0

    def pull(self) -> None:
        self.error = errno.EREMOTEIO

    def silence(self) -> None:
        """The chip hangs: the transfer times out."""
        self.error = errno.ETIMEDOUT

    def plug(self) -> None:
        """Puts the cable in again; the chip has lost everything."""
        if self.error:
            self.chip.power_up()
        self.error = 0


class SimulatedBus:
    """One bus. `bytes_sent` counts what a logic analyser would, address bytes included."""

    def __init__(self, sockets: Iterable[Socket] = ()) -> None:
        self.sockets = list(sockets)
        self.bytes_sent = 0
        self.seconds_a_byte = 0.0
        self.changed: Callable[[OledChip], None] = lambda chip: None
        self._open_channels: dict[int, int] = {}

    def slow(self, seconds_a_frame: float) -> None:
        """From now on a whole frame takes this long."""
        self.seconds_a_byte = seconds_a_frame / FRAME_BYTES

    def write_i2c_block_data(self, address: int, command: int, data: list[int]) -> None:
        """One transfer of at most 32 bytes behind a control byte."""
        if len(data) > 32:
            raise ValueError("an SMBus block has at most 32 bytes")
        self._transfer(address, bytes([command, *data]))

    def i2c_rdwr(self, *messages: Any) -> None:
        """Transfers of any length, as `smbus2.i2c_msg` describes them."""
        for message in messages:
            self._transfer(message.addr, bytes(list(message)))

    def write_byte(self, address: int, value: int) -> None:
        """One byte without a register, as a multiplexer takes it."""
        self._transfer(address, bytes([value]))

    def close(self) -> None:
        """A handle was closed; the chips stay as they are."""

    def _transfer(self, address: int, payload: bytes) -> None:
        self.bytes_sent += 1 + len(payload)
        if self.seconds_a_byte:
            Event().wait(self.seconds_a_byte * (1 + len(payload)))
        if address in {socket.mux for socket in self.sockets}:
            self._open_channels[address] = payload[0]
            return
        reached = [socket for socket in self.sockets if socket.address == address and self._reaches(socket)]
        if not reached:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        for socket in reached:
            if socket.error:
                raise OSError(socket.error, "no answer")
            self._give(socket.chip, payload)

    def _reaches(self, socket: Socket) -> bool:
        return socket.mux is None or bool(self._open_channels.get(socket.mux, 0) >> socket.channel & 1)

    def _give(self, chip: OledChip, payload: bytes) -> None:
        if payload[0] == COMMAND:
            chip.command(payload[1:])
        elif payload[0] == DATA:
            chip.data(payload[1:])
            self.changed(chip)


class SimulatedSpi:
    """In place of `spidev.SpiDev`: a line that never answers. `is_data` reads the data/command pin."""

    def __init__(self, chip: OledChip, is_data: Callable[[], bool]) -> None:
        self.chip = chip
        self.max_speed_hz = 0
        self.mode = 0
        self._is_data = is_data

    def open(self, port: int, device: int) -> None:
        """Nothing to open."""

    def writebytes(self, data: list[int]) -> None:
        """Bytes to the chip, as the data/command pin says."""
        if self._is_data():
            self.chip.data(bytes(data))
        else:
            self.chip.command(bytes(data))

    def close(self) -> None:
        """The chip stays as it is."""


def lone_screen(config: ScreenSettings) -> Callable[[], Any]:
    """A chip on a bus of its own, for a screen of a real box that is only simulated."""
    from luma.core.interface.serial import i2c

    bus = SimulatedBus([Socket(chip_of(config.driver), config.address)])
    return lambda: i2c(bus=bus, address=config.address)
