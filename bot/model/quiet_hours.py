"""Quiet hours: when a person is not notified, in their own time zone, and how clocks run around them. Pure values."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct, json

MOST_HOURS = 10
"""The most hours a day for which clocks stop."""

DAY = timedelta(days=1)

NOTHING = timedelta()

_ELSEWHERE = {
    "Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
}  # fmt: skip
"""What zones begin with that are named after places; all others are old names of these, or are no place's."""


class QuietHours(Struct, frozen=True, array_like=True):
    """From one hour of the day to another."""

    zone: str
    begin: int
    """0 to 23, as the clocks of that zone show it."""
    end: int
    """0 to 23; not after `begin`: on the next day."""

    @property
    def hours(self) -> int:
        """How many there are of a usual day."""
        return (self.end - self.begin) % 24

    def wakes(self, now: datetime) -> datetime | None:
        """When the present quiet hours end; None: it is not quiet."""
        begin, end = next(self._nights(now))
        return end if begin <= now else None

    def morning(self, now: datetime) -> datetime:
        """When the present quiet hours end, or the next ones if it is not quiet now."""
        return next(self._nights(now))[1]

    def _nights(self, now: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Begins and ends of the quiet times that end after now, the first one first."""
        zone = zone_of(self.zone)
        day = now.astimezone(zone).date() - DAY
        over = DAY if self.end <= self.begin else NOTHING
        while True:
            begin = datetime.combine(day, time(self.begin), zone).astimezone(UTC)
            end = datetime.combine(day + over, time(self.end), zone).astimezone(UTC)
            if end > now:
                yield begin, end
            day += DAY

    def awake_after(self, start: datetime, span: timedelta) -> datetime:
        """When that much waking time will have passed since then."""
        if span <= NOTHING:
            return start + span
        at = start
        for begin, end in self._nights(start):
            free = max(begin - at, NOTHING)
            if span <= free:
                return at + span
            span -= free
            at = max(end, at)
        raise AssertionError

    def awake_between(self, start: datetime, end: datetime) -> timedelta:
        """How much of that time was not quiet; below nothing where it ends before it begins."""
        span = end - start
        if span <= NOTHING:
            return span
        for dusk, dawn in self._nights(start):
            if dusk >= end:
                break
            span -= max(min(dawn, end) - max(dusk, start), NOTHING)
        return span


_QUIET = json.Decoder(QuietHours)


def stored(quiet: QuietHours | None) -> str | None:
    """The stored form."""
    return None if quiet is None else json.encode(quiet).decode()


@cache
def read(text: str | None) -> QuietHours | None:
    """What stands in a column."""
    return None if text is None else _QUIET.decode(text)


def wakes(text: str | None, now: datetime) -> datetime | None:
    """When the present quiet hours end; None: it is not quiet."""
    quiet = read(text)
    return None if quiet is None else quiet.wakes(now)


def awake_after(text: str | None, start: datetime, span: timedelta) -> datetime:
    """When a clock that stops in these hours will have run for that long."""
    quiet = read(text)
    return start + span if quiet is None else quiet.awake_after(start, span)


def awake_between(text: str | None, start: datetime, end: datetime) -> timedelta:
    """How long such a clock runs between the two."""
    quiet = read(text)
    return end - start if quiet is None else quiet.awake_between(start, end)


def zone_of(name: str) -> tzinfo:
    """The zone; world time for one that newer tables do not have any more."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


@cache
def zones() -> tuple[str, ...]:
    """Names of all time zones of places, and of world time."""
    known = available_timezones()
    return (*sorted(name for name in known if name.split("/")[0] in _ELSEWHERE), "UTC")
