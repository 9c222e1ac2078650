"""I2C and SPI buses with what answers on them, and the serial ports of readers."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from companion.contract.text import Part, Said, Text, listed
from hardware.boxfile.config import BoxConfig
from hardware.boxfile.pinplan import pin_uses
from hardware.bus.lines import I2C_PINS, SPI_PINS, UART_PINS, UART_PORTS
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.oled.record import ScreenSettings
from hardware.readers.record import OnInput, OnSerial, OnSpi

I2C_SLAVE = 0x0703
ADDRESSES = range(0x08, 0x78)
SWITCHES = (
    (("dtparam=i2c_arm=on", "dtparam=i2c=on"), [pin for pin, _ in I2C_PINS[1]], Text("doctor-i2c")),
    (("dtparam=spi=on",), [pin for pin, _ in SPI_PINS[0]], Text("doctor-spi")),
    (("enable_uart=1", "dtparam=uart0=on"), [pin for pin, _ in UART_PINS], Text("doctor-serial")),
)
"""What in config.txt gives which pins to which bus."""

Scan = Callable[[Path], set[int]]


def scan_bus(device: Path) -> set[int]:
    """The addresses that answer a read of one byte on a bus; `OSError` when the bus cannot be opened."""
    found = set()
    handle = os.open(device, os.O_RDWR)
    try:
        for address in ADDRESSES:
            try:
                fcntl.ioctl(handle, I2C_SLAVE, address)
                os.read(handle, 1)
            except OSError:
                continue
            found.add(address)
    finally:
        os.close(handle)
    return found


def check_i2c(machine: Machine, config: BoxConfig, scan: Scan = scan_bus) -> Iterator[Finding]:
    """Every bus that screens sit on: is it there, and does each of them answer?"""
    ports = sorted({screen.bus_port for screen in config.screens.values() if screen.bus == "i2c"})
    for port in ports:
        screens = {n: s for n, s in config.screens.items() if s.bus == "i2c" and s.bus_port == port}
        device, bus = f"/dev/i2c-{port}", f"I2C {port}"
        if not machine.exists(device):
            yield Finding("fault", bus, Text("doctor-not-there", what=device), _how_to_bus(machine, port))
            continue
        try:
            answering = scan(machine.path(device))
        except OSError as error:
            told = Text("doctor-bus-refused", device=device, error=error.strerror or str(error))
            yield Finding("fault", bus, told, Text("doctor-see-groups", group="i2c"))
            continue
        yield Finding("ok", bus, Text("doctor-answering", addresses=_listed(answering)))
        yield from _missing(screens, answering)
    if 1 in ports and machine.exists(machine.config_txt) and "i2c_arm_baudrate" not in machine.read(machine.config_txt):
        how = Text("doctor-i2c-slow-how", file=machine.config_txt)
        yield Finding("note", Text("doctor-i2c-speed"), Text("doctor-i2c-slow"), how)


def _how_to_bus(machine: Machine, port: int) -> Text:
    if port == 0:
        return _set(machine, "dtparam=i2c_vc=on")
    if port == 1:
        return Text("doctor-i2c-off-how", file=machine.config_txt)
    return Text("doctor-i2c-overlay-how", bus=port, file=machine.config_txt)


def _set(machine: Machine, line: str) -> Text:
    return Text("doctor-set-line", line=line, file=machine.config_txt)


def _missing(screens: dict[str, ScreenSettings], answering: set[int]) -> Iterator[Finding]:
    for name, screen in screens.items():
        wanted = screen.mux if screen.mux is not None else screen.address
        if wanted in answering:
            continue
        strangers = answering - {other.address for other in screens.values()}
        repair = Text("doctor-check-four-wires")
        if strangers:
            repair = Text("doctor-both", first=repair, then=Text("doctor-stranger", addresses=_listed(strangers)))
        told = Text("doctor-nobody-at", address=f"0x{wanted:02X}")
        yield Finding("fault", Text("doctor-part-screens", name=name), told, repair)


def _listed(addresses: set[int]) -> Part:
    return listed(*(f"0x{address:02X}" for address in sorted(addresses))) if addresses else Text("doctor-nothing")


def check_spi(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """The device file of every part on SPI."""
    places = [("screens", n, s.bus_port, s.device) for n, s in config.screens.items() if s.bus == "spi"]
    places += [("readers", n, r.spi, r.device) for n, r in config.readers.items() if isinstance(r, OnSpi)]
    for table, called, port, device in places:
        part = Text(f"doctor-part-{table}", name=called)
        name = f"/dev/spidev{port}.{device}"
        if machine.exists(name):
            yield Finding("ok", part, Text("doctor-there", what=name))
        else:
            how = "dtparam=spi=on" if port == 0 else "dtoverlay=spi1-2cs"
            yield Finding("fault", part, Text("doctor-not-there", what=name), _set(machine, how))


def check_taken(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """Pins of a bus that the kernel has switched on, and that this box has soldered to something else."""
    set_lines = [line.partition("#")[0].strip() for line in machine.read(machine.config_txt).splitlines()]
    for words, pins, bus in SWITCHES:
        line = next((line for line in set_lines if any(word in line for word in words)), "")
        names = [use.user for use in pin_uses(config) if not use.shared and use.pin in pins] if line else []
        if names:
            told = Text("doctor-pins-given-away", parts=listed(*names), line=line, bus=bus)
            how = Text("doctor-pins-given-away-how", line=line, file=machine.config_txt)
            yield Finding("fault", Text("doctor-pins-of", bus=bus), told, how)


def check_ports(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """The port of every reader: is it there, ours, and by a name that lasts?"""
    for name, reader in config.readers.items():
        part = Text("doctor-part-readers", name=name)
        if isinstance(reader, OnInput) and reader.port and not machine.exists(reader.port):
            typing = ", ".join(machine.names("/dev/input/by-id/*-event-kbd"))
            repair = Text("doctor-these-type", devices=typing) if typing else Text("doctor-nothing-types")
            yield Finding("fault", part, Text("doctor-not-there", what=reader.port), repair)
        if isinstance(reader, OnSerial) and reader.port and not reader.port.startswith("usb:"):
            yield from _check_port(machine, part, reader.port)


def _check_port(machine: Machine, part: Said, port: str) -> Iterator[Finding]:
    if port == "/dev/serial0" and machine.is_pi_5:
        how = Text("doctor-serial0-on-pi-5-how", file=machine.config_txt)
        yield Finding("warning", part, Text("doctor-serial0-on-pi-5"), how)
    elif port in UART_PORTS and _elsewhere(machine, port):
        yield Finding("warning", part, Text("doctor-bluetooths-port", port=port), 'port = "/dev/serial0"')
    if not machine.exists(port):
        yield Finding("fault", part, Text("doctor-not-there", what=port), _how_to_port(machine, port))
    elif not machine.usable(port):
        yield Finding("fault", part, Text("doctor-port-refused", port=port), Text("doctor-see-groups", group="dialout"))
    elif port in UART_PORTS and _console_on_uart(machine):
        yield Finding("fault", part, Text("doctor-console"), Text("doctor-console-how"))
    elif port.startswith(("/dev/ttyUSB", "/dev/ttyACM")):
        lasting = ", ".join(machine.names("/dev/serial/by-id/*")) or Text("doctor-a-lasting-name")
        yield Finding("warning", part, Text("doctor-port-changes", port=port), Text("doctor-name-it", port=lasting))
    else:
        yield Finding("ok", part, Text("doctor-there", what=port))


def _how_to_port(machine: Machine, port: str) -> Text:
    if port in UART_PORTS:
        return Text("doctor-uart-off-how", file=machine.config_txt)
    plugged = ", ".join(machine.names("/dev/serial/by-id/*"))
    return Text("doctor-these-are-plugged-in", ports=plugged) if plugged else Text("doctor-no-usb-plugged-in")


def _elsewhere(machine: Machine, port: str) -> bool:
    """Whether the header's serial pins are another port: on boards with Bluetooth they are the lesser one."""
    header = machine.path("/dev/serial0")
    if machine.is_pi_5 or port == "/dev/serial0" or not header.is_symlink():
        return False
    return header.readlink().name != Path(port).name


def _console_on_uart(machine: Machine) -> bool:
    words = machine.read(machine.config_txt.replace("config.txt", "cmdline.txt")).split()
    return any(word.startswith(("console=serial0", "console=ttyAMA0", "console=ttyS0")) for word in words)
