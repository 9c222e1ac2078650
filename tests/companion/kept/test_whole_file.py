"""A file that is replaced is old or new at whatever step it is cut off."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.kept.journal import Journal
from companion.kept.sets import SetFile, Sets
from companion.kept.tags import Tags
from companion.kept.whole_file import write_whole
from web.access.keyring import Keyring

OLD, NEW = b"the old content", b"the new one, longer than the old content"


class PowerCut(OSError):
    """The moment after which nothing happens any more."""


class Steps:
    """Counts what a file is asked for, in order, and cuts off before one of the steps."""

    def __init__(self, patch: pytest.MonkeyPatch, cut_before: int | None = None) -> None:
        self.taken: list[str] = []
        self.cut_before = cut_before
        patch.setattr(os, "open", self._step("open", os.open))
        patch.setattr(os, "fsync", self._step("fsync", os.fsync))
        patch.setattr(Path, "unlink", self._step("unlink", Path.unlink))
        patch.setattr(Path, "replace", self._step("replace", Path.replace))

    def _step(self, name: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def step(*given: Any, **more: Any) -> Any:
            if len(self.taken) == self.cut_before:
                raise PowerCut
            self.taken.append(name)
            return do(*given, **more)

        return step


def test_the_content_is_on_the_disk_before_the_name_and_the_name_before_the_answer(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        steps = Steps(patch)
        write_whole(tmp_path / "file", NEW)
    assert steps.taken == ["unlink", "open", "open", "fsync", "replace", "open", "fsync"]


@pytest.mark.parametrize("there", [True, False])
def test_a_cut_at_any_step_leaves_the_old_or_the_new_file(tmp_path: Path, there: bool) -> None:
    found = []
    for cut_before in range(7):
        path = tmp_path / f"file{cut_before}"
        if there:
            path.write_bytes(OLD)
        with pytest.MonkeyPatch.context() as patch:
            Steps(patch, cut_before)
            with pytest.raises(PowerCut):
                write_whole(path, NEW)
        found.append(path.read_bytes() if path.exists() else None)
        write_whole(path, NEW)
        assert path.read_bytes() == NEW, "what was left beside it is in nobody's way"
    assert found == [OLD if there else None] * 5 + [NEW] * 2


def test_a_write_that_breaks_off_half_way_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    (tmp_path / "file.new").write_bytes(NEW[:7])
    assert path.read_bytes() == OLD
    write_whole(path, NEW)
    assert sorted(tmp_path.iterdir()) == [path]


def test_a_private_file_is_for_its_owner_alone_from_the_first_byte(tmp_path: Path) -> None:
    (tmp_path / "file.new").write_bytes(b"left by a cut, open to all")
    write_whole(tmp_path / "file", NEW, private=True)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600


def keep_set(folder: Path) -> None:
    Sets(folder).save("mine", SetFile("race-through-space", {"star": 3}))


def keep_tag(folder: Path) -> None:
    Tags(folder / "tags.json").teach("", "0A1B2C3D", "seat:p1")


def keep_seat(folder: Path) -> None:
    Keyring(folder).claim("phone", "p1")


def keep_game(folder: Path) -> None:
    with closing(Journal(folder / "journal.sqlite")) as journal:
        journal.keep_copy()


@pytest.mark.parametrize(
    ("keep", "name"),
    [(keep_set, "mine.toml"), (keep_tag, "tags.json"), (keep_seat, "pairing.json"), (keep_game, "journal.sqlite.good")],
)
def test_everything_that_is_kept_is_replaced_as_a_whole(
    keep: Callable[[Path], None], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = Steps(monkeypatch)
    keep(tmp_path)
    assert steps.taken[-4:] == ["fsync", "replace", "open", "fsync"]
    assert (tmp_path / name).read_bytes()
