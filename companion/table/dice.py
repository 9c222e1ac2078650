"""Chance: dice of any faces and draws from any pile, and how even the dice of a table have fallen.

The one place where luck comes from. It is drawn when it is asked for, never in advance; what was
drawn is kept by the journal, not here.
"""

from __future__ import annotations

import hashlib
import math
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

Faces = tuple[str, ...]


class Luck(Protocol):
    """Where results come from: the box's own, or a test's list."""

    def draw(self, options: Faces, count: int) -> Faces:
        """`count` different places out of `options`, in the order drawn; `ValueError` if there are not as many."""


class SecretLuck:
    """Luck that nobody can foresee, every place equally likely: the system's randomness, without modulo bias."""

    def draw(self, options: Faces, count: int) -> Faces:
        if not 0 <= count <= len(options):
            raise ValueError(f"cannot draw {count} of {len(options)}")
        left = list(options)
        return tuple(left.pop(secrets.randbelow(len(left))) for _ in range(count))


class WrittenLuck:
    """What follows from a text alone, the same on every machine, for a record that does not say what was drawn."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._draws = 0

    def draw(self, options: Faces, count: int) -> Faces:
        if not 0 <= count <= len(options):
            raise ValueError(f"cannot draw {count} of {len(options)}")
        self._draws += 1
        return tuple(options[place] for place in sorted(range(len(options)), key=self._rank)[:count])

    def _rank(self, place: int) -> bytes:
        return hashlib.sha256(f"{self._draws} {place} {self._text}".encode()).digest()


class Evenness(Struct, frozen=True):
    """How often each face of one die came up, and the chance `p` that a fair die is at least as uneven."""

    faces: Faces
    counts: tuple[int, ...]
    p: float

    @property
    def rolls(self) -> int:
        return sum(self.counts)


def evenness(rolls: Iterable[tuple[Faces, str]]) -> tuple[Evenness, ...]:
    """One entry a die, in the order in which the dice first came up, out of (faces of the die, face rolled).

    A face that the die has twice is counted once and expected twice as often. A face that the die lacks is
    a `ValueError`.
    """
    counted: dict[Faces, Counter[str]] = {}
    for faces, face in rolls:
        if face not in faces:
            raise ValueError(f"a die of {' '.join(faces)} has no {face}")
        counted.setdefault(faces, Counter())[face] += 1
    return tuple(_evenness(faces, counts) for faces, counts in counted.items())


def _evenness(faces: Faces, counted: Counter[str]) -> Evenness:
    weights = Counter(faces)
    different = tuple(weights)
    counts = tuple(counted[face] for face in different)
    expected = [sum(counts) * weights[face] / len(faces) for face in different]
    return Evenness(different, counts, chi_square_p(counts, expected))


def chi_square_p(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The p-value of Pearson's chi-square test of `counts` against `expected` (above zero, the same sum).

    A die with one face is always as even as can be: 1.
    """
    freedom = len(counts) - 1
    distance = sum((seen - due) ** 2 / due for seen, due in zip(counts, expected, strict=True))
    return _upper_gamma(freedom, distance / 2) if freedom and distance else 1.0


def _upper_gamma(halves: int, x: float) -> float:
    """The regularised upper incomplete gamma function Q(halves / 2, x) for x above zero.

    Begins at Q(1/2, x) or Q(1, x), which are elementary, and climbs by Q(a + 1, x) = Q(a, x) + x**a e**-x / gamma(a + 1)
    (Abramowitz and Stegun 6.5.21); every term is positive, so nothing cancels.
    """
    a = 0.5 if halves % 2 else 1.0
    total = math.erfc(math.sqrt(x)) if halves % 2 else math.exp(-x)
    while a < halves / 2:
        total += math.exp(a * math.log(x) - x - math.lgamma(a + 1))
        a += 1
    return min(total, 1.0)
