"""Serial ports that are pulled out, taken, not there, or back under another name."""

from __future__ import annotations

import os
import termios
from pathlib import Path

import pytest
import serial
import serial.tools.list_ports

from hardware.errors import PartLost, PartRefused
from hardware.readers.serial_port import SerialPort, find_port, plain_faults
from hardware.sim.plug import Plug


def test_a_usb_port_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial.tools.list_ports, "comports", list)
    with pytest.raises(PartLost, match=r"^no USB port 1a86:7523 is plugged in$"):
        SerialPort("usb:1a86:7523", 9600).open()


def test_a_port_that_another_program_holds_is_told_so(link: Path) -> None:
    plug, first, second = Plug(link), SerialPort(str(link), 9600), SerialPort(str(link), 9600)
    first.open()
    with pytest.raises(PartRefused, match="another program"):
        second.open()
    first.close()
    second.open()
    second.close()
    plug.pull()


def test_a_port_pulled_out_closed_or_never_there_is_lost(link: Path) -> None:
    port = SerialPort(str(link), 9600)
    with pytest.raises(PartLost, match="not plugged in"):
        port.open()
    plug = Plug(link)
    port.open()
    plug.pull()
    with pytest.raises(PartLost):
        port.read(0.1)
    with pytest.raises(PartLost):
        port.write(b"x")
    port.close()
    with pytest.raises(PartLost, match="closed"):
        port.read(0.1)


def test_a_port_comes_back_under_another_name(link: Path) -> None:
    plug, port = Plug(link), SerialPort(str(link), 9600)
    port.open()
    before, keep = os.readlink(link), os.open(os.ttyname(os.open(os.readlink(link), os.O_RDWR)), os.O_RDWR)
    plug.pull()
    plug.plug()
    assert os.readlink(link) != before
    port.open()
    plug.send(b"hello")
    assert port.read(1.0).startswith(b"h")
    port.close()
    plug.pull()
    os.close(keep)


@pytest.mark.parametrize(
    "raised", [serial.SerialException("x"), OSError(5, "x"), termios.error(5, "x"), TypeError("x")]
)
def test_all_that_pyserial_raises_for_a_pulled_plug_is_one_loss(raised: Exception) -> None:
    with pytest.raises(PartLost), plain_faults("/dev/x"):
        raise raised


def test_a_port_is_found_by_its_usb_identity(monkeypatch: pytest.MonkeyPatch) -> None:
    class Port:
        device, vid, pid, serial_number = "/dev/ttyUSB7", 0x1A86, 0x7523, "A1"

    monkeypatch.setattr(serial.tools.list_ports, "comports", lambda: [Port])
    assert find_port("usb:1a86:7523") == find_port("usb:1A86:7523:A1") == "/dev/ttyUSB7"
    assert find_port("/dev/serial/by-id/x") == "/dev/serial/by-id/x"
    with pytest.raises(PartLost, match="no USB port 1a86:7523"):
        find_port("usb:1a86:7523:OTHER")
