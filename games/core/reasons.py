"""Why an answer is better, in the game's own terms: what its trials end with more of, or another seat with less."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from games.core.model import Key, Seat

SURE = 2.0
"""Standard errors that a difference must be above 0."""

LEAST = 0.25
"""The smallest difference, on average, that is worth a sentence."""


class Gauge(Struct, frozen=True):
    """Something that a game counts for a seat in a position, such as coins or barrels lost."""

    key: Key
    """Its label is `<game>-gauge-<key>`: a noun in the plural."""
    measure: Callable[[Any, Seat], float]
    """Of a state, for a seat; pure."""
    is_good: bool = True
    """Whether more of it is better."""


class Reason(Struct, frozen=True):
    """What the better answer ends with more or less of."""

    gauge: Key
    more: float
    """By how much on average, below 0 for less."""
    rival: Seat | None = None
    """Another seat of which that is true; None: whoever was asked."""


def measured(gauges: Sequence[Gauge], state: Any, seats: int) -> tuple[tuple[float, ...], ...]:
    """All gauges, seat by seat."""
    return tuple([tuple([one.measure(state, seat) for one in gauges]) for seat in range(seats)])


def borne_out(
    gauges: Sequence[Gauge],
    pairs: Sequence[tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]],
    seat: Seat,
) -> Reason | None:
    """The difference between two answers that their trials are surest of; None: nothing that they bear out.

    `pairs`: what was measured after the better one and after the other, in the same positions with the same luck. A
    difference counts for the seat where it does it good, for another one where it does it harm.
    """
    best: tuple[float, Reason] | None = None
    if len(pairs) < 2:
        return None
    for other in range(len(pairs[0][0])):
        for place, gauge in enumerate(gauges):
            gains = [one[other][place] - two[other][place] for one, two in pairs]
            mean = sum(gains) / len(gains)
            helps = (mean > 0) == (gauge.is_good == (other == seat))
            spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
            error = max(sqrt(spread / len(gains)), abs(mean) / len(gains))
            if not helps or abs(mean) < LEAST or abs(mean) < SURE * error:
                continue
            # What is one's own is the better reason where both are as sure.
            sureness = abs(mean) / error * (1.0 if other == seat else 0.5)
            if best is None or sureness > best[0]:
                best = (sureness, Reason(gauge.key, mean, None if other == seat else other))
    return None if best is None else best[1]
