"""The model of a season: what is fuller waits longer, and the limits are those that are computed."""

from statistics import mean

import pytest

from tests.bench import season


def test_a_day_has_the_moves_of_its_season() -> None:
    """As many as come on average, most of them in the evening."""
    day = season.simulated(20_000, cores=1)

    assert abs(day.moves / season.moves_a_day(20_000) - 1) < 0.05
    assert day.peak > day.moves / season.SECONDS


def test_cores_are_waited_for_when_they_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one helps."""
    monkeypatch.setattr(season, "PRESS_SECONDS", 0.4)
    one, two = (season.simulated(20_000, cores=cores) for cores in (1, 2))

    assert mean(one.processor) > 5 * mean(two.processor)


def test_discord_is_waited_for_when_its_limit_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cores there are."""
    before = max(season.simulated(20_000, cores=8).requests)
    monkeypatch.setattr(season, "GLOBAL_A_SECOND", 2.0)

    assert max(season.simulated(20_000, cores=8).requests) > 60 > before
