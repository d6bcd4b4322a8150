"""Days as people type them, and when they are over."""

from datetime import UTC, date, datetime

import pytest

from bot.i18n.days import (
    day_meant,
    day_name,
    days_near,
    end_of,
    month_name,
    short_day,
    today_in,
)

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("2026-12-24", "en", date(2026, 12, 24)),
        ("12/24", "en", date(2026, 12, 24)),
        ("24/12", "en", None),
        ("24/12", "pt-BR", date(2026, 12, 24)),
        ("03/04", "pt-BR", date(2027, 4, 3)),
        ("24 de dezembro de 2026", "pt-BR", date(2026, 12, 24)),
        ("December 24, 2026", "en", date(2026, 12, 24)),
        ("11/23", "en", TODAY),
        ("2026-11-22", "en", None),
        ("2028-01-01", "en", None),
        ("someday", "en", None),
    ],
)
def test_a_day_is_known_as_the_language_spells_it(
    typed: str, language: str, meant: date | None
) -> None:
    """The next one that is spelt so, within a year; nothing that is past."""
    assert day_meant(typed, TODAY, language) == meant


def test_days_are_offered_from_today_on() -> None:
    """Those that have what is typed, in their order."""
    assert next(days_near("", TODAY, "en")) == TODAY
    assert next(days_near("dezembro", TODAY, "pt-BR")) == date(2026, 12, 1)
    assert list(days_near("29 de fevereiro", TODAY, "pt-BR")) == []
    assert day_name(TODAY, "pt-BR") == "segunda-feira, 23 de novembro de 2026"


def test_a_day_ends_where_its_person_lives() -> None:
    """At midnight of their clocks, also on the day on which these are put back."""
    late = datetime(2026, 11, 24, 1, tzinfo=UTC)
    assert today_in("America/Sao_Paulo", late) == TODAY
    assert end_of(TODAY, "America/Sao_Paulo") == datetime(2026, 11, 24, 3, tzinfo=UTC)
    assert end_of(date(2026, 10, 25), "Europe/Berlin") == datetime(2026, 10, 25, 23, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "month", "short"),
    [
        ("en", "November 2026", "Nov 26, 2026"),
        ("pt-BR", "novembro de 2026", "26 de nov. de 2026"),
    ],
)
def test_a_month_and_a_day_in_short(language: str, month: str, short: str) -> None:
    """For the list of a month, and for a picture."""
    day = date(2026, 11, 26)
    assert month_name(day, language) == month
    assert short_day(day, language) == short
