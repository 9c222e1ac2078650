"""A serial port that says in plain terms when it is gone.

pyserial raises four kinds of exception when a plug is pulled, one of them no `OSError`; here there is one.
Name ports by `/dev/serial/by-id/…` or `usb:VENDOR:PRODUCT[:SERIAL]` (hex), which stay the same when the
kernel numbers them anew.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from companion.contract.text import Text
from hardware.errors import PartLost, PartRefused


def find_port(name: str) -> str:
    """The device file of a port named by its USB identity; any other name is one already."""
    if not name.startswith("usb:"):
        return name
    from serial.tools.list_ports import comports

    _, vendor, product, *serial_number = name.split(":", 3)
    for port in comports():
        ids = (f"{port.vid or 0:04x}", f"{port.pid or 0:04x}")
        if ids == (vendor.lower(), product.lower()) and serial_number in ([], [port.serial_number]):
            return str(port.device)
    raise PartLost(Text("doctor-no-usb-port", port=f"{vendor}:{product}"))


@contextmanager
def plain_faults(name: str) -> Iterator[None]:
    """Turns what pyserial raises into `PartLost` and `PartRefused`."""
    import termios

    from serial import SerialException

    try:
        yield
    except (PartLost, PartRefused):
        raise
    except (SerialException, OSError) as error:
        if error.errno in (errno.EACCES, errno.EPERM):
            raise PartRefused(Text("doctor-not-opened", port=name, error=str(error))) from error
        if "exclusively lock" in str(error) or error.errno == errno.EBUSY:
            raise PartRefused(Text("doctor-port-used", port=name)) from error
        if error.errno == errno.ENOENT:
            raise PartLost(Text("doctor-not-plugged-in", port=name)) from error
        raise PartLost(Text("doctor-port-silent", port=name, error=str(error))) from error
    except (termios.error, TypeError) as error:
        raise PartLost(Text("doctor-pulled-out", port=name, error=str(error))) from error


class SerialPort:
    """Bytes from and to a port, by its lasting name."""

    def __init__(self, name: str, baud: int) -> None:
        self.name = name
        self._baud = baud
        self._port: Any = None

    def open(self) -> None:
        """Opens the port for this program alone."""
        from serial import Serial

        self.close()
        with plain_faults(self.name):
            self._port = Serial(find_port(self.name), self._baud, timeout=0.1, write_timeout=1.0, exclusive=True)
            self._port.reset_input_buffer()

    def read(self, timeout: float) -> bytes:
        """What has come, at least a byte, or nothing after `timeout` seconds."""
        port = self._port
        if port is None:
            raise PartLost(Text("doctor-closed", port=self.name))
        with plain_faults(self.name):
            if port.timeout != timeout:
                port.timeout = timeout
            first = port.read(1)
            return bytes(first + port.read(port.in_waiting)) if first else b""

    def write(self, data: bytes) -> None:
        """Sends bytes."""
        if self._port is None:
            raise PartLost(Text("doctor-closed", port=self.name))
        with plain_faults(self.name):
            self._port.write(data)

    def close(self) -> None:
        """Lets go; a read in another thread ends."""
        port, self._port = self._port, None
        if port is not None:
            with suppress(PartLost, PartRefused), plain_faults(self.name):
                port.cancel_read()
                port.close()
