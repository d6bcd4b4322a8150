"""Reasons for hints: every gauge of a game can be measured in any position, and is a noun in both languages."""

from itertools import islice

from bot.i18n.speech import LANGUAGES
from games.core.reasons import measured
from tests.contract.subjects import Case
from tests.contract.walks import all_moments
from tests.fluent import LANGUAGES as NAMES


def test_every_gauge_is_measured_and_called_something(case: Case) -> None:
    """Each counts something sooner or later, and no two have one name."""
    game = case.game
    for moment in islice(all_moments(case, stride=7), 200):
        for counts in measured(game.gauges, moment.step.state, case.seats):
            assert all(
                count >= 0 or gauge.key in BELOW
                for gauge, count in zip(game.gauges, counts, strict=True)
            )
    for language in NAMES:
        words = LANGUAGES.words(language, game)
        labels = [words.label("gauge", gauge.key) for gauge in game.gauges]
        assert len(set(labels)) == len(labels)


BELOW = {"points", "nuggets", "lost"}
"""What may be below 0."""
