"""Days as people type and read them."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache

from babel.dates import format_date, format_skeleton

from bot.i18n.normalizing import normalized
from bot.model.quiet_hours import zone_of

DAY = timedelta(days=1)

AHEAD = 365
"""Days from which one is chosen."""


def day_name(day: date, language: str) -> str:
    """A day as it is said: `Thursday, 24 December 2026`."""
    return format_date(day, "full", locale=language.replace("-", "_"))


def short_day(day: date, language: str) -> str:
    """A day as it stands in a picture: `26 Nov 2026`, `26 de nov. de 2026`."""
    return format_date(day, "medium", locale=language.replace("-", "_"))


def month_name(day: date, language: str) -> str:
    """Its month: `November 2026`, `novembro de 2026`."""
    locale = language.replace("-", "_")
    return format_skeleton("yMMMM", day, locale=locale)


def days_near(typed: str, today: date, language: str) -> Iterator[date]:
    """Days from today on that are spelt like what is typed, in a way of that language."""
    wanted = normalized(typed)
    for ahead in range(AHEAD):
        day = today + ahead * DAY
        if any(wanted in text for text in _spellings(day, language)):
            yield day


def day_meant(typed: str, today: date, language: str) -> date | None:
    """The day that is typed, the next one of those that are spelt so; None: there is none such."""
    wanted = normalized(typed)
    days = days_near(typed, today, language)
    return next((day for day in days if wanted in _spellings(day, language)), None)


def today_in(zone: str, now: datetime) -> date:
    """The date there."""
    return now.astimezone(zone_of(zone)).date()


def end_of(day: date, zone: str) -> datetime:
    """When that day is over there."""
    return datetime.combine(day + DAY, time(), zone_of(zone)).astimezone(UTC)


@lru_cache(maxsize=2 * AHEAD)
def _spellings(day: date, language: str) -> tuple[str, ...]:
    """With day and month in the order of the language, in figures and in words."""
    locale = language.replace("-", "_")
    short, long = f"{day.day}/{day.month}", f"{day.day:02}/{day.month:02}"
    if language.startswith("en"):
        short, long = f"{day.month}/{day.day}", f"{day.month:02}/{day.day:02}"
    said = format_date(day, "long", locale=locale), format_date(day, "full", locale=locale)
    return (day.isoformat(), short, long, *map(normalized, said))
