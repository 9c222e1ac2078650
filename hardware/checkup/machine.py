"""The machine that is looked at: its files and its commands, under one root folder."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

COMMAND_FOLDERS = ("usr/bin", "bin", "usr/sbin", "usr/local/bin")
PATIENCE_S = 5.0


class Machine:
    """Files below `root`, which is `/` but in tests; the commands are the programs found below it."""

    def __init__(self, root: Path = Path("/")) -> None:
        self.root = root

    def path(self, name: str) -> Path:
        """A path as the running system has it, below the root."""
        return self.root / name.lstrip("/")

    def exists(self, name: str) -> bool:
        """Whether there is such a file or device."""
        return self.path(name).exists()

    def names(self, pattern: str) -> list[str]:
        """The paths that match a pattern with `*` in it, sorted, as the running system has them."""
        found = self.root.glob(pattern.lstrip("/"))
        return sorted("/" + str(path.relative_to(self.root)) for path in found)

    def read(self, name: str) -> str:
        """The text of a file, its NUL bytes left out; "" when it cannot be read."""
        try:
            return self.path(name).read_text(encoding="utf-8", errors="replace").replace("\0", "").strip()
        except OSError:
            return ""

    def usable(self, name: str) -> bool:
        """Whether this program may read and write it."""
        return os.access(self.path(name), os.R_OK | os.W_OK)

    def say(self, command: str, *arguments: str) -> str | None:
        """What a command prints; None when it is not installed, fails or does not come back."""
        program = next((path for folder in COMMAND_FOLDERS if (path := self.root / folder / command).exists()), None)
        if program is None:
            return None
        try:
            done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=PATIENCE_S, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        return done.stdout.strip()

    @property
    def model(self) -> str:
        """What board this is; "" on a machine that does not say."""
        return self.read("/proc/device-tree/model")

    @property
    def is_pi_5(self) -> bool:
        """Whether its header hangs on the RP1 chip, which changes names of ports."""
        return "Raspberry Pi 5" in self.model or "Compute Module 5" in self.model

    @property
    def config_txt(self) -> str:
        """Where the Pi's settings are."""
        new = "/boot/firmware/config.txt"
        return new if self.exists(new) or not self.exists("/boot/config.txt") else "/boot/config.txt"
