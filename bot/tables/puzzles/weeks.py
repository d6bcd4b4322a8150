"""The weeks of the puzzle: from Monday noon to Monday noon, UTC. Pure."""

from datetime import UTC, date, datetime, timedelta

WEEK = timedelta(days=7)

NOON = timedelta(hours=12)


def week_of(moment: datetime) -> str:
    """The week in which the moment lies, as 2026-W48."""
    year, number, _ = (moment.astimezone(UTC) - NOON).isocalendar()
    return f"{year}-W{number:02}"


def begins_at(week: str) -> datetime:
    """When it begins. Raises `ValueError` for something that is no week."""
    year, _, number = week.partition("-W")
    monday = date.fromisocalendar(int(year), int(number), 1)
    return datetime(monday.year, monday.month, monday.day, tzinfo=UTC) + NOON


def ends_at(week: str) -> datetime:
    """When it ends, and the next one begins."""
    return begins_at(week) + WEEK


def week_after(week: str) -> str:
    """The next one."""
    return week_of(ends_at(week))
