"""The line that says what people forget: short, in both languages, seldom, and the same wherever the seat sees the same."""

from hashlib import sha256

import pytest

from bot.i18n.speech import LANGUAGES
from games.core.rng import Rng
from tests.contract.subjects import Case, cases
from tests.contract.walks import all_moments
from tests.fluent import LANGUAGES as NAMES
from tests.fluent import files, messages

LONGEST = 180
"""Letters: two lines of a phone in small print."""

NEVER = {
    "catan-forecast-all",
    *[f"sutters-mill-forecast-{one}" for one in ("border", "end", "switch")],
}
"""What no random game comes to, as hardly anybody wins certificates by chance, or is level before the last point; the games'
own tests have them.
"""


def test_what_is_forecast_can_be_said_and_follows_from_the_views(case: Case) -> None:
    """A position dealt from the seat's views has the same forecast; hidden things that differ change nothing."""
    game, asked, told = case.game, 0, 0
    for moment in all_moments(case, stride=3):
        state, decision = moment.state, moment.decision
        public, private = game.public(state), game.private(state, decision.seat)
        ahead = game.forecast(public, private, decision)
        asked += 1
        if ahead is None:
            continue
        told += 1
        for language in NAMES:
            words = LANGUAGES.words(language, game, [f"P{n}" for n in range(case.seats)])
            assert len(words.say(ahead)) <= LONGEST
        if told % 10 == 1:
            twin = game.deal(public, private, Rng(sha256(repr(asked).encode()).digest()))
            views = game.public(twin), game.private(twin, decision.seat)
            assert game.forecast(*views, decision) == ahead
    assert told <= max(10, 0.7 * asked), "a line that is always there is read by nobody"


@pytest.mark.parametrize("id", sorted({case.game.id for case in cases()}))
def test_every_forecast_comes_up(id: str) -> None:
    """In a game or two of those that everybody plays: no forecast is there that nobody ever reads."""
    words = {word for path in files("en") for word in messages(path)}
    wanted = {word for word in words if word.startswith(f"{id}-forecast-")}
    for case in [one for one in cases() if one.game.id == id]:
        game = case.game
        for moment in all_moments(case) if wanted else ():
            state, decision = moment.state, moment.decision
            ahead = game.forecast(game.public(state), game.private(state, decision.seat), decision)
            if ahead is not None:
                wanted.discard(ahead.id)
            if not wanted:
                return
    assert wanted <= NEVER, wanted
