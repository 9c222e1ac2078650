"""The one option of the test suite: `--on-box FILE` runs the contracts of the ports on real parts."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--on-box",
        metavar="BOX.TOML",
        default=None,
        help="run the contract tests of screens, readers, lamps and sounder on the parts of this box as well",
    )
