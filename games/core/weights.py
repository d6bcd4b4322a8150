"""The weights of an estimate, and what they make of a position; `python -m games fit` writes them (`fitting.py`)."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from games.core.model import Basis, Key


def weights_of(file: Path, features: Sequence[Key]) -> tuple[float, ...]:
    """The weight of each feature, in their order; 0 where the file names none."""
    known = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[Key, float])
    return tuple([known.get(name, 0.0) for name in features])


def prospects(weights: Sequence[float], bases: Sequence[Basis]) -> tuple[float, ...]:
    """What every seat will have: the points that it has for sure, and what its features may bring."""
    return tuple(
        [
            basis.points + sum([weight * value for weight, value in zip(weights, basis.features)])
            for basis in bases
        ]
    )
