"""One measured number, and the table that they are printed as."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """One measurement. `target` is the promise as people say it: `under 20`, `100,000 or more`."""

    name: str
    value: float
    unit: str
    target: str = ""


def number(value: float) -> str:
    """Three or four digits that matter: `123,456`, `1,234`, `56.7`, `0.0123`."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(figures: Sequence[Figure]) -> str:
    """The figures in columns, numbers flush right."""
    rows = [("what", "measured", "unit", "target")]
    rows += [(figure.name, number(figure.value), figure.unit, figure.target) for figure in figures]
    name, value, unit = (max(len(row[column]) for row in rows) for column in range(3))
    return "\n".join(f"{row[0]:<{name}}  {row[1]:>{value}}  {row[2]:<{unit}}  {row[3]}".rstrip() for row in rows)
