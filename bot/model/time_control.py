"""Time controls: a time bank for each seat, and what every turn adds to it. Pure values.

Only the player whose turn it is spends time, as on a chess clock with increment.
"""

from collections.abc import Mapping
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct


class TimeControl(StrEnum):
    """A table's time control, the fastest first."""

    PLAIN = "plain"
    """The operator's time limit for every turn (`MOVE_HOURS`); unused time is not saved."""
    LUNCH = "lunch"
    EVENING = "evening"
    DAY = "day"
    TWO_DAYS = "two-days"
    WEEK = "week"
    NONE = "none"
    """No clock runs."""


class TimeBank(Struct, frozen=True):
    """One seat's time bank."""

    first: timedelta
    """Time at the beginning of the game."""
    increment: timedelta
    """Added at the beginning of every turn (`bot.tables.rules.timing`); no turn begins with less."""
    most: timedelta
    """The most a bank can hold."""


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
"""The time bank of each time control that has one."""

SPEEDS = tuple(
    time_control for time_control in TimeControl if time_control is not TimeControl.PLAIN
)
"""The time controls the operator's bounds choose from, the fastest first."""


def between(fastest: TimeControl, slowest: TimeControl) -> tuple[TimeControl, ...]:
    """The time controls that tables may choose; the operator's own limit is always one of them."""
    chosen = SPEEDS[SPEEDS.index(fastest) : SPEEDS.index(slowest) + 1]
    return (TimeControl.PLAIN, *chosen)
