"""The MFRC522 on SPI: its checksum, cards that answer with faults, and both buses of a Pi."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from hardware.bus.spi_lines import open_spi
from hardware.errors import PartLost, PartRefused
from hardware.readers import mfrc522
from hardware.sim.mfrc522 import SimulatedMfrc522


def test_the_crc_is_that_of_the_standards_example() -> None:
    assert mfrc522.crc_a(b"\x00\x00") == b"\xa0\x1e"
    assert mfrc522.crc_a(b"\x12\x34") == b"\x26\xcf"


def test_an_unplugged_mfrc522_is_not_taken_for_one_without_a_card() -> None:
    for nothing in (0x00, 0xFF):

        class Nobody:
            def transfer(self, words: list[int], level: int = nothing) -> list[int]:
                return [level] * len(words)

            def close(self) -> None:
                """Nothing to let go of."""

        with pytest.raises(PartLost, match="no MFRC522"):
            mfrc522.Mfrc522(Nobody).open()


def test_an_mfrc522_whose_card_answers_with_faults_gives_no_tag() -> None:
    chip = SimulatedMfrc522()
    reader = mfrc522.Mfrc522(lambda: chip)
    reader.open()
    chip.lay("04A1B2C3")
    chip.garble()
    assert [reader.read(0.01) for _ in range(4)] == [None] * 4


def test_an_mfrc522_is_reached_through_gpiozeros_spi_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    from gpiozero import Device
    from gpiozero.pins.mock import MockFactory, MockSPIDevice

    factory, chip = MockFactory(revision="902120"), SimulatedMfrc522()
    monkeypatch.setattr(Device, "pin_factory", factory)
    chip.lay("04A1B2C3")

    class OnWires(MockSPIDevice):  # type: ignore[misc]
        """The chip's registers behind clock, data and select pins."""

        def on_bit(self) -> None:
            if self.rx_bit == 8:
                word = self.rx_word()
                self.tx_word(chip.transfer([word, 0])[1] if word & 0x80 else 0)
            elif self.rx_bit == 16 and not self.rx_word() >> 8 & 0x80:
                word = self.rx_word()
                chip.transfer([word >> 8, word & 0xFF])

    wires = OnWires(11, 10, 9, 8, pin_factory=factory)
    reader = mfrc522.Mfrc522(lambda: open_spi(factory, 0, 0))
    reader.open()
    assert reader.read(0.01) == "04A1B2C3"
    reader.close()
    wires.close()
    factory.reset()


def test_an_mfrc522_on_the_second_spi_bus_is_reached_through_spidev(monkeypatch: pytest.MonkeyPatch) -> None:
    chip = SimulatedMfrc522()
    opened: list[tuple[int, int]] = []

    class SpiDev:
        """The kernel's bus, with the chip behind it."""

        max_speed_hz = mode = 0

        def open(self, port: int, device: int) -> None:
            opened.append((port, device))

        def xfer2(self, words: list[int]) -> list[int]:
            return chip.transfer(words)

        def close(self) -> None:
            """Nothing to let go of."""

    monkeypatch.setitem(sys.modules, "spidev", SimpleNamespace(SpiDev=SpiDev))
    chip.lay("04A1B2C3")
    reader = mfrc522.Mfrc522(lambda: open_spi(None, 1, 1))
    reader.open()
    assert reader.read(0.01) == "04A1B2C3"
    reader.close()
    assert opened == [(1, 1)]


def test_without_spidev_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spidev", None)
    with pytest.raises(PartRefused, match="apt install python3-spidev"):
        open_spi(None, 1, 0)
