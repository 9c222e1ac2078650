"""The one option of the test suite: `--on-box FILE` runs the contracts of the ports on real parts.

Properties are tried on the same examples every time, and none fails because a busy machine was slow at it.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("repeatable", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--on-box",
        metavar="BOX.TOML",
        default=None,
        help="run the contract tests of screens, readers, lamps and sounder on the parts of this box as well",
    )
