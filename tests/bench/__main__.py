"""`python -m tests.bench [PART…]`: runs `measure()` of every bench_*.py here, or of the parts named, and prints a table.

A part is a module `bench_PART` with `measure() -> list[Figure]`. One that fails is told and does not keep
the others from being measured.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Sequence

from tests import bench
from tests.bench.figure import Figure, table

PREFIX = "bench_"


def parts() -> list[str]:
    """The parts there are, by name."""
    names = (module.name for module in pkgutil.iter_modules(bench.__path__))
    return sorted(name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX))


def main(wanted: Sequence[str]) -> int:
    if unknown := set(wanted) - set(parts()):
        print(f"No such part: {', '.join(sorted(unknown))}. There are: {', '.join(parts())}.", file=sys.stderr)
        return 2
    figures: list[Figure] = []
    failed = False
    for part in wanted or parts():
        print(f"Measuring {part} ...", file=sys.stderr, flush=True)
        try:
            figures += importlib.import_module(f"{bench.__name__}.{PREFIX}{part}").measure()
        except Exception:  # noqa: BLE001 - whatever it was, it is shown, and the other parts are still measured
            traceback.print_exc()
            failed = True
    print(table(figures))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
