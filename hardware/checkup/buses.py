"""I2C and SPI buses with what answers on them, and the serial ports of readers."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from hardware.boxfile.config import BoxConfig, ScreenConfig
from hardware.boxfile.pinplan import pin_uses
from hardware.bus.lines import I2C_PINS, SPI_PINS, UART_PINS, UART_PORTS
from hardware.checkup.finding import Finding
from hardware.checkup.machine import Machine
from hardware.readers.record import OnInput, OnSerial, OnSpi

I2C_SLAVE = 0x0703
ADDRESSES = range(0x08, 0x78)
HOW_TO_I2C = "sudo raspi-config nonint do_i2c 0, or dtparam=i2c_arm=on in {file}, and start anew"

SWITCHES = (
    (("dtparam=i2c_arm=on", "dtparam=i2c=on"), [pin for pin, _ in I2C_PINS[1]], "I2C"),
    (("dtparam=spi=on",), [pin for pin, _ in SPI_PINS[0]], "SPI"),
    (("enable_uart=1", "dtparam=uart0=on"), [pin for pin, _ in UART_PINS], "serial"),
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
        device = f"/dev/i2c-{port}"
        if not machine.exists(device):
            yield Finding("fault", f"I2C {port}", f"there is no {device}", _how_to_bus(machine, port))
            continue
        try:
            answering = scan(machine.path(device))
        except OSError as error:
            yield Finding(
                "fault",
                f"I2C {port}",
                f"{device} cannot be used: {error.strerror or error}",
                "see groups; sudo usermod -aG i2c USER",
            )
            continue
        yield Finding("ok", f"I2C {port}", f"answering: {_listed(answering)}")
        yield from _missing(screens, answering)
    if 1 in ports and machine.exists(machine.config_txt) and "i2c_arm_baudrate" not in machine.read(machine.config_txt):
        yield Finding(
            "note",
            "I2C speed",
            "the bus runs at 100 kHz, a picture takes 93 ms",
            f"dtparam=i2c_arm=on,i2c_arm_baudrate=400000 in {machine.config_txt}",
        )


def _how_to_bus(machine: Machine, port: int) -> str:
    if port == 0:
        return f"dtparam=i2c_vc=on in {machine.config_txt}, and start anew"
    if port == 1:
        return HOW_TO_I2C.format(file=machine.config_txt)
    return (
        f"dtoverlay=i2c-gpio,bus={port},i2c_gpio_sda=PIN,i2c_gpio_scl=PIN in {machine.config_txt}, with the pins"
        " that [overlays] names, and start anew"
    )


def _missing(screens: dict[str, ScreenConfig], answering: set[int]) -> Iterator[Finding]:
    for name, screen in screens.items():
        wanted = screen.mux if screen.mux is not None else screen.address
        if wanted in answering:
            continue
        strangers = answering - {other.address for other in screens.values()}
        repair = "check its four wires: VCC to 3V3, GND, SDA and SCL not swapped"
        if strangers:
            repair += f"; if {_listed(strangers)} is this screen, write that as its address"
        yield Finding("fault", f"screen {name}", f"nothing answers at 0x{wanted:02X}", repair)


def _listed(addresses: set[int]) -> str:
    return ", ".join(f"0x{address:02X}" for address in sorted(addresses)) or "nothing"


def check_spi(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """The device file of every part on SPI."""
    places = [(f"screen {n}", s.bus_port, s.device) for n, s in config.screens.items() if s.bus == "spi"]
    places += [(f"reader {n}", r.spi, r.device) for n, r in config.readers.items() if isinstance(r, OnSpi)]
    for part, port, device in places:
        name = f"/dev/spidev{port}.{device}"
        if machine.exists(name):
            yield Finding("ok", part, f"{name} is there")
        else:
            how = "dtparam=spi=on" if port == 0 else "dtoverlay=spi1-2cs"
            yield Finding("fault", part, f"there is no {name}", f"{how} in {machine.config_txt}, and start anew")


def check_taken(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """Pins of a bus that the kernel has switched on, and that this box has soldered to something else."""
    set_lines = [line.partition("#")[0].strip() for line in machine.read(machine.config_txt).splitlines()]
    for words, pins, bus in SWITCHES:
        line = next((line for line in set_lines if any(word in line for word in words)), None)
        names = [use.user for use in pin_uses(config) if not use.shared and use.pin in pins] if line else []
        if names:
            yield Finding(
                "fault",
                f"{bus} pins",
                f"{', '.join(names)} cannot work, {line} gives these pins to {bus}",
                f"take {line} out of {machine.config_txt} and start anew, or take other pins",
            )


def check_ports(machine: Machine, config: BoxConfig) -> Iterator[Finding]:
    """The port of every reader: is it there, ours, and by a name that lasts?"""
    for name, reader in config.readers.items():
        if isinstance(reader, OnInput) and reader.port and not machine.exists(reader.port):
            typing = ", ".join(machine.names("/dev/input/by-id/*-event-kbd"))
            repair = f"these type: {typing}" if typing else "plug it in; nothing that types is there now"
            yield Finding("fault", f"reader {name}", f"there is no {reader.port}", repair)
        if isinstance(reader, OnSerial) and reader.port and not reader.port.startswith("usb:"):
            yield from _check_port(machine, f"reader {name}", reader)


def _check_port(machine: Machine, part: str, reader: OnSerial) -> Iterator[Finding]:
    port = reader.port or ""
    if port == "/dev/serial0" and machine.is_pi_5:
        yield Finding(
            "warning",
            part,
            "/dev/serial0 is not on the header of a Pi 5, but its debug plug",
            f'dtparam=uart0=on in {machine.config_txt}, and port = "/dev/ttyAMA0"',
        )
    elif port in UART_PORTS and _elsewhere(machine, port):
        yield Finding(
            "warning",
            part,
            f"{port} is not on the header of this board, where it is Bluetooth's",
            'port = "/dev/serial0"',
        )
    if not machine.exists(port):
        plugged = machine.names("/dev/serial/by-id/*")
        repair = f"these are plugged in: {', '.join(plugged)}" if plugged else "plug it in; no USB port is there now"
        if port in UART_PORTS:
            repair = f"enable_uart=1 (Pi 5: dtparam=uart0=on) in {machine.config_txt}, and start anew"
        yield Finding("fault", part, f"there is no {port}", repair)
    elif not machine.usable(port):
        yield Finding("fault", part, f"{port} may not be used", "see groups; sudo usermod -aG dialout USER")
    elif port in UART_PORTS and _console_on_uart(machine):
        yield Finding(
            "fault",
            part,
            "a login console uses the header's serial pins",
            "sudo raspi-config nonint do_serial_cons 1, and start anew",
        )
    elif port.startswith(("/dev/ttyUSB", "/dev/ttyACM")):
        lasting = ", ".join(machine.names("/dev/serial/by-id/*")) or "a name of /dev/serial/by-id"
        yield Finding("warning", part, f"{port} is there, and may get another number", f"name it {lasting}")
    else:
        yield Finding("ok", part, f"{port} is there")


def _elsewhere(machine: Machine, port: str) -> bool:
    """Whether the header's serial pins are another port: on boards with Bluetooth they are the lesser one."""
    header = machine.path("/dev/serial0")
    if machine.is_pi_5 or port == "/dev/serial0" or not header.is_symlink():
        return False
    return header.readlink().name != Path(port).name


def _console_on_uart(machine: Machine) -> bool:
    words = machine.read(machine.config_txt.replace("config.txt", "cmdline.txt")).split()
    return any(word.startswith(("console=serial0", "console=ttyAMA0", "console=ttyS0")) for word in words)
