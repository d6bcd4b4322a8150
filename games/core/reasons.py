"""Why an answer is better, in the game's own terms: what its trials end with more of, or another seat with less."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.core.messages import Arg, Message, say
from games.core.model import Action, Key, Seat

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


Blanks: TypeAlias = Mapping[str, Arg]
"""What fills a sentence."""

Counts: TypeAlias = tuple[tuple[float, ...], ...]
"""All gauges, seat by seat."""


class Argument(Struct, frozen=True):
    """What players say for an answer: a sentence that a position and the answer make true."""

    key: Key
    """The sentence is `<game>-why-<key>`."""
    gauges: tuple[Key, ...]
    """It is told if the better answer's trials end with more of one of these, or with less of what is bad."""
    holds: Callable[[Any, Seat, Any], Blanks | None]
    """Of a state dealt from the seat's views, the seat and the answer: what fills the sentence, None where it is not true.

    Pure, and blind to what the seat does not know.
    """
    of_rivals: bool = False
    """Whether the other seats must end with less of it instead."""


class Reason(Struct, frozen=True):
    """What the better answer ends with more or less of."""

    gauge: Key
    more: float
    """By how much on average, below 0 for less."""
    rival: Seat | None = None
    """Another seat of which that is true; None: whoever was asked."""
    why: Message | None = None
    """What players would say; None: the number alone."""


def measured(gauges: Sequence[Gauge], state: Any, seats: int) -> Counts:
    """All gauges, seat by seat."""
    return tuple([tuple([one.measure(state, seat) for one in gauges]) for seat in range(seats)])


def borne_out(
    gauges: Sequence[Gauge],
    pairs: Sequence[tuple[Counts, Counts]],
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


def argued(
    arguments: Sequence[Argument],
    gauges: Sequence[Gauge],
    pairs: Sequence[tuple[Counts, Counts]],
    state: Any,
    seat: Seat,
    best: Action,
    other: Action | None,
    wording: str,
) -> Reason | None:
    """The first argument that is true of the better answer, not of the other one, and borne out by their trials; None: none is.

    `state` is dealt from the seat's views, `pairs` as of `borne_out`, `wording` what the ids of the sentences begin with.
    """
    if len(pairs) < 2:
        return None
    for argument in arguments:
        blanks = argument.holds(state, seat, best)
        if blanks is None or (other is not None and argument.holds(state, seat, other) == blanks):
            continue
        borne = _bearing(argument, gauges, pairs, seat)
        if borne is not None:
            return replace(borne, why=say(wording + argument.key, **blanks))
    return None


def _bearing(
    argument: Argument, gauges: Sequence[Gauge], pairs: Sequence[tuple[Counts, Counts]], seat: Seat
) -> Reason | None:
    """The first difference that bears the argument out, without its sentence; None: no trials do."""
    rivals = [one for one in range(len(pairs[0][0])) if one != seat]
    counted = rivals if argument.of_rivals else [seat]
    for key in argument.gauges:
        [place] = [at for at, gauge in enumerate(gauges) if gauge.key == key]
        sign = 1 if gauges[place].is_good != argument.of_rivals else -1
        gains = [
            sign * sum([one[of][place] - two[of][place] for of in counted]) for one, two in pairs
        ]
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        if mean > 0 and mean >= SURE * sqrt(spread / len(gains)):
            return Reason(key, sign * mean, rivals[0] if argument.of_rivals else None)
    return None
