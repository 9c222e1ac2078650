"""The command over a state folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

RECORD = "game: race-through-space\np1: Anna\np2: Bob\n\nroll p1 3\nadvance p1 s1\n= turn p2\n"


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state directory that the command takes by itself."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    return tmp_path
