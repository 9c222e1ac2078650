"""What readers say, as bytes, bits and keys, and what of it is a tag."""

from __future__ import annotations

import itertools
import os
from collections import deque
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.errors import PartRefused, PartSilent
from hardware.part import Part
from hardware.ports import Input
from hardware.readers import keyboard, pn532, rdm6300, watch, wiegand
from hardware.readers.watch import ReaderWatch
from hardware.sim.pin_readers import SimulatedKeyboard
from hardware.sim.plug import Plug
from hardware.sim.serial_readers import SimulatedPn532, SimulatedRdm6300
from tests.hardware.kit import eventually, recorded_bytes
from tests.hardware.memory import MemoryReader

TAG = "62E3086CED"
HOUR_AT_9600_BAUD = 3600 * 960


def tags_in(stream: bytes, piece: int = 7) -> list[str]:
    """The tags in a stream that comes in pieces."""
    buffer, tags = b"", []
    for start in range(0, len(stream), piece):
        readings, buffer = rdm6300.decode(buffer + stream[start : start + piece])
        tags += [reading.tag for reading in readings]
    return tags


@pytest.mark.parametrize(
    ("name", "count"), [("rdm6300-one-tag.hex", 3), ("id12la-one-tag.hex", 1), ("rdm6300-cut.hex", 2)]
)
@pytest.mark.parametrize("piece", [1, 5, 14, 100])
def test_recorded_frames_are_decoded_however_they_are_cut(name: str, count: int, piece: int) -> None:
    assert tags_in(recorded_bytes(name), piece) == [TAG] * count


def test_the_frame_with_cr_lf_is_known_not_to_repeat() -> None:
    for name, once in (("id12la-one-tag.hex", True), ("rdm6300-one-tag.hex", False)):
        assert {reading.once for reading in rdm6300.decode(recorded_bytes(name))[0]} == {once}


def test_one_byte_lost_anywhere_costs_only_its_own_frame() -> None:
    frame = rdm6300.encode(TAG)
    for lost in range(len(frame)):
        assert tags_in(frame[:lost] + frame[lost + 1 :] + frame * 2) == [TAG, TAG]


def test_one_wrong_bit_anywhere_is_no_tag() -> None:
    frame = rdm6300.encode(TAG)
    for place in range(1, 13):
        for bit in range(8):
            spoilt = bytearray(frame)
            spoilt[place] ^= 1 << bit
            assert set(tags_in(bytes(spoilt))) <= {TAG}, "only the case of a letter may differ"


def test_an_hour_of_random_bytes_is_no_tag() -> None:
    noise = Random(7).randbytes(HOUR_AT_9600_BAUD)
    assert tags_in(noise, 1 << 20) == []
    assert pn532.unframe(noise[: 1 << 16])[0] == []


def test_an_hour_of_hex_digits_and_frame_marks_gives_no_tag_twice_in_a_row() -> None:
    tags = tags_in(bytes(Random(7).choices(b"\x02\x030123456789ABCDEF", k=HOUR_AT_9600_BAUD // 4)), 1 << 20)
    assert all(before != after for before, after in itertools.pairwise(tags))


@settings(max_examples=60)
@given(st.binary(max_size=60), st.binary(min_size=5, max_size=5))
def test_a_whole_frame_is_found_after_any_noise(noise: bytes, tag: bytes) -> None:
    frame = rdm6300.encode(tag.hex())
    assert tags_in(noise + frame + frame)[-1] == tag.hex().upper()


def test_a_repeating_reader_is_believed_at_the_second_equal_frame(link: Path) -> None:
    plug, reader = Plug(link), rdm6300.Rdm6300(str(link))
    reader.open()
    plug.send(rdm6300.encode("0000000001") + rdm6300.encode(TAG))
    assert reader.read(0.05) is None
    plug.send(rdm6300.encode(TAG))
    assert reader.read(1.0) == TAG
    reader.close()
    plug.pull()


def test_a_garbled_reader_gives_no_tag_and_recovers(link: Path) -> None:
    simulated, reader = SimulatedRdm6300(link), rdm6300.Rdm6300(str(link))
    reader.open()
    simulated.garble()
    simulated.lay(TAG)
    assert [reader.read(0.05) for _ in range(6)] == [None] * 6
    simulated.plug()
    eventually(lambda: reader.read(0.05) == TAG)
    reader.close()
    simulated.close()


def test_the_recorded_answer_of_a_pn532_is_understood() -> None:
    contents, _ = pn532.unframe(recorded_bytes("pn532-target.hex"))
    assert contents[0] == b""
    assert pn532.tag_of(contents[1]) == "04A1B2C3"


@settings(max_examples=60)
@given(st.binary(min_size=1, max_size=40), st.binary(max_size=20), st.integers(0, 200), st.integers(0, 7))
def test_a_pn532_frame_comes_back_and_a_damaged_one_does_not(
    content: bytes, noise: bytes, place: int, bit: int
) -> None:
    noise = noise.replace(b"\xff", b"")
    framed = pn532.frame(content)
    assert content in pn532.unframe(noise + framed)[0]
    spoilt = bytearray(framed)
    spoilt[3 + place % (len(framed) - 4)] ^= 1 << bit
    assert content not in pn532.unframe(bytes(spoilt))[0]


@pytest.mark.parametrize(
    "response", [b"", b"\xd5\x4b\x00", b"\xd5\x4b\x01\x01\x00\x04\x08\x04\x01", b"\xd5\x03" + bytes(9)]
)
def test_an_answer_without_a_whole_id_is_no_tag(response: bytes) -> None:
    assert pn532.tag_of(response) is None


def test_a_port_without_a_pn532_and_one_that_falls_silent_are_told_so(link: Path) -> None:
    simulated, reader = SimulatedPn532(link), pn532.Pn532(str(link))
    simulated.silence()
    with pytest.raises(PartSilent, match="no PN532 answers"):
        reader.open()
    simulated.plug()
    reader.open()
    simulated.silence()
    with pytest.raises(PartSilent, match="has stopped answering"):
        deque(iter(lambda: reader.read(0.01), "a tag"), maxlen=0)
    reader.close()
    simulated.close()


def test_a_garbled_pn532_gives_no_tag(link: Path) -> None:
    simulated, reader = SimulatedPn532(link), pn532.Pn532(str(link))
    reader.open()
    simulated.lay("04A1B2C3")
    simulated.garble()
    assert reader.read(0.01) is None
    reader.close()
    simulated.close()


@settings(max_examples=60)
@given(st.sampled_from([6, 8]), st.integers(0, 2**32 - 1))
def test_a_wiegand_number_comes_back_and_any_single_wrong_bit_is_noticed(digits: int, number: int) -> None:
    tag = f"{number % 16**digits:0{digits}X}"
    bits = wiegand.encode(tag)
    assert wiegand.decode(bits) == tag
    for place in range(len(bits)):
        spoilt = [*bits]
        spoilt[place] = 1 - spoilt[place]
        assert wiegand.decode(spoilt) is None


@pytest.mark.parametrize("length", [0, 1, 25, 27, 33, 35])
def test_a_wiegand_frame_of_another_length_is_nothing(length: int) -> None:
    assert wiegand.decode([1] * length) is None


def test_a_tag_that_lies_there_while_the_table_is_slow_was_laid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now, heard = [100.0], []

    def slow(laid: Input) -> None:
        heard.append(laid.token)
        now[0] += 2.0

    monkeypatch.setattr(watch, "monotonic", lambda: now[0])
    reader = ReaderWatch("main", MemoryReader(), Part("readers.main", "memory"), slow, lambda at: None)
    for _ in range(5):
        reader._hear(TAG)
        now[0] += 0.065
    now[0] += 1.0
    reader._hear(None)
    reader._hear(TAG)
    assert heard == [TAG, TAG], "once when it was laid, once when it was laid again"


def test_keys_make_a_tag_and_pauses_do_not() -> None:
    codes = [11, 2, 3, 30, 4]
    typing, tag = keyboard.Typing(), None
    for index, code in enumerate([*codes, 28]):
        typing, tag = typing.key(code, index * 0.01)
    assert tag == "012A3"
    typing, _ = keyboard.Typing().key(5, 0.0)
    for index, code in enumerate([*codes, 96]):
        typing, tag = typing.key(code, 2.0 + index * 0.01)
    assert tag == "012A3"


def test_a_lonely_enter_is_no_tag() -> None:
    assert keyboard.Typing().key(28, 0.0) == (keyboard.Typing(), None)


def test_a_keyboard_reader_is_grabbed_and_other_keys_are_nothing() -> None:
    simulated = SimulatedKeyboard("k")
    reader = keyboard.Keyboard("k", simulated.connect)
    reader.open()
    assert simulated.device is not None
    assert simulated.device.grabbed
    simulated.lay("00AB12")
    eventually(lambda: reader.read(0.05) == "00AB12")
    reader.close()
    simulated.close()


@pytest.mark.parametrize(("code", "told"), [(16, "another program"), (13, "may not be opened")])
def test_an_input_device_that_is_taken_or_forbidden_is_told_apart(code: int, told: str) -> None:
    def connect(path: str) -> None:
        raise OSError(code, os.strerror(code), path)

    with pytest.raises(PartRefused, match=told):
        keyboard.Keyboard("/dev/input/x", connect).open()
