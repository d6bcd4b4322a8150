"""Quiet hours as values: where they lie on the world's clock, and what clocks do around them."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.model.quiet_hours import (
    QuietHours,
    awake_after,
    awake_between,
    read,
    stored,
    wakes,
    zone_of,
    zones,
)

NIGHT = QuietHours("America/Sao_Paulo", 22, 8)
"""From 1 to 11 o'clock of world time."""

BERLIN = QuietHours("Europe/Berlin", 23, 7)

SIESTA = QuietHours("Asia/Kolkata", 13, 15)

HOUR = timedelta(hours=1)


def at(day: int, hour: int, minute: int = 0, *, month: int = 1) -> datetime:
    """A moment of 2026 in world time."""
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


def test_it_is_quiet_from_one_hour_to_the_other() -> None:
    """The first moment counts, the last does not; the next morning is known at any time."""
    assert NIGHT.hours == 10
    assert NIGHT.wakes(at(5, 0, 59)) is None
    assert NIGHT.wakes(at(5, 1)) == at(5, 11)
    assert NIGHT.wakes(at(5, 10, 59)) == at(5, 11)
    assert NIGHT.wakes(at(5, 11)) is None
    assert NIGHT.morning(at(5, 11)) == at(6, 11)
    assert NIGHT.morning(at(6, 2)) == at(6, 11)
    assert SIESTA.wakes(at(5, 8)) == at(5, 9, 30)
    assert SIESTA.morning(at(5, 9, 30)) == at(6, 9, 30)


def test_a_clock_stands_in_quiet_hours() -> None:
    """What begins in the night begins in the morning; a day awake is more than a day."""
    assert NIGHT.awake_after(at(5, 3), HOUR) == at(5, 12)
    assert NIGHT.awake_after(at(5, 12), timedelta(hours=14)) == at(6, 11) + HOUR
    assert NIGHT.awake_after(at(5, 12), timedelta(hours=13)) == at(6, 1)
    assert NIGHT.awake_after(at(5, 11), timedelta(hours=28)) == at(7, 1)
    assert NIGHT.awake_after(at(5, 3), -HOUR) == at(5, 2)


@pytest.mark.parametrize("quiet", [NIGHT, BERLIN, SIESTA])
def test_what_has_run_is_what_was_given(quiet: QuietHours) -> None:
    """However long, whenever it begins, also over the days on which clocks are put forward and back."""
    for start in (at(28, 5, month=3), at(24, 20, month=10), at(31, 23, 30, month=12)):
        for hours in (1, 7, 16, 24, 72, 240):
            span = timedelta(hours=hours)
            due = quiet.awake_after(start, span)
            assert quiet.awake_between(start, due) == span
            assert due - start <= span * 24 / (24 - quiet.hours) + timedelta(hours=12)
    assert quiet.awake_between(at(5, 5), at(5, 4)) == -HOUR


def test_clocks_that_are_put_forward_make_a_shorter_night() -> None:
    """In Berlin, on the last Sundays of March and October."""
    assert BERLIN.wakes(at(29, 0, month=3)) == at(29, 5, month=3)
    assert BERLIN.wakes(at(28, 0, month=3)) == at(28, 6, month=3)
    assert BERLIN.awake_between(at(28, 21, month=3), at(29, 21, month=3)) == timedelta(hours=17)
    assert BERLIN.awake_between(at(24, 20, month=10), at(25, 21, month=10)) == timedelta(hours=16)


def test_nobody_has_to_have_any() -> None:
    """Then time is time; what is stored is read as it was."""
    assert read(stored(NIGHT)) == NIGHT
    assert stored(None) is None
    assert wakes(None, at(5, 3)) is None
    assert awake_after(None, at(5, 3), HOUR) == at(5, 4)
    assert awake_between(None, at(5, 3), at(5, 4)) == HOUR


def test_zones_are_named_after_places() -> None:
    """All are there without the system's own; a name that is gone counts as world time."""
    assert {"America/Sao_Paulo", "Europe/Lisbon", "Asia/Tokyo", "UTC"} <= set(zones())
    assert not {"GMT0", "US/Pacific", "Etc/GMT+3"} & set(zones())
    assert max(map(len, zones())) <= 40
    assert zone_of("Atlantis/Nowhere") is UTC
