"""The paces a table may choose from: a bank of time for each seat, and what every turn adds to it. Pure values.

Only the one whose answer the game waits for spends time, as on a chess clock with increment.
"""

from collections.abc import Mapping
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct


class TimeControl(StrEnum):
    """How fast a table is, the fastest first."""

    PLAIN = "plain"
    """The operator's time for every turn, which cannot be saved up."""
    LUNCH = "lunch"
    EVENING = "evening"
    DAY = "day"
    TWO_DAYS = "two-days"
    WEEK = "week"
    NONE = "none"
    """No clock runs."""


class TimeBank(Struct, frozen=True):
    """The time that one seat has."""

    first: timedelta
    """When the game begins."""
    increment: timedelta
    """Added by every turn (`bot.tables.timing`); none begins with less."""
    most: timedelta
    """Nobody saves up more."""


def _bank(increment: timedelta, first: timedelta) -> TimeBank:
    return TimeBank(first, increment, 3 * first)


TIME_BANKS: Mapping[TimeControl, TimeBank] = MappingProxyType(
    {
        TimeControl.LUNCH: _bank(timedelta(minutes=2), timedelta(minutes=5)),
        TimeControl.EVENING: _bank(timedelta(minutes=5), timedelta(minutes=20)),
        TimeControl.DAY: _bank(timedelta(days=1), timedelta(days=1)),
        TimeControl.TWO_DAYS: _bank(timedelta(days=2), timedelta(days=2)),
        TimeControl.WEEK: _bank(timedelta(days=7), timedelta(days=7)),
    }
)
"""Of every pace that has banks."""

SPEEDS = tuple(
    time_control for time_control in TimeControl if time_control is not TimeControl.PLAIN
)
"""What the operator's bounds are named by, the fastest first."""


def between(fastest: TimeControl, slowest: TimeControl) -> tuple[TimeControl, ...]:
    """What tables may choose: the operator's own time is always among it."""
    chosen = SPEEDS[SPEEDS.index(fastest) : SPEEDS.index(slowest) + 1]
    return (TimeControl.PLAIN, *chosen)
