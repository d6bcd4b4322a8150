"""A panel tells nothing that its seat does not know, down to the ids of its components.

For every game, number of seats and set of options, in both languages, with nothing picked yet and with answers half-made.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.forms.draft import EMPTY
from bot.forms.model import Draft, Panel, Question
from bot.forms.plan import plan
from games.core.forms import Offer, One
from games.core.model import Seat
from tests.bot.forms.driver import emoji, outcomes_at_random
from tests.bot.forms.setups import words_of
from tests.contract.subjects import Case, cases
from tests.contract.walks import DEPTH, Walk, explained, seeded, walks
from tests.languages import LANGUAGES

POSITIONS = 320 * DEPTH
"""Positions of a game whose panels are compared, shared by all its cases."""

LEAST = 16
"""Positions of each case, however many there are."""

CANARY = 4
"""Every so many panels are made twice even if both are made from the same values."""

DRAFTS = 4
"""Half-made answers that are compared in each."""


def asking(case: Case, state: Any, seat: Seat, language: str) -> Question:
    """The seat's question."""
    decision = case.game.decision(state, seat)
    assert decision is not None
    words = words_of(case.game, language)
    return Question(case.game, decision, words, case.game.notes(state, seat), emoji)


def is_same(question: Question, other: Question) -> bool:
    """Whether both panels are made from the same values, down to the order of what has none."""
    ours, theirs = ((one.decision, one.notes) for one in (question, other))
    return repr(ours) == repr(theirs)


def panels(question: Question, drafts: list[Draft]) -> list[Panel]:
    """What the seat is shown with each of those answers half-made."""
    return [plan(question, draft) for draft in drafts]


def begun(question: Question, rng: Random) -> list[Draft]:
    """Half-made answers to which presses at random lead."""
    outcomes = [one for _ in range(DRAFTS) for one in outcomes_at_random(question, rng)]
    return [outcome for outcome in outcomes if isinstance(outcome, Draft)][:DRAFTS]


def positions(case: Case) -> Iterator[tuple[Walk, int, Any]]:
    """An even choice of each game's positions, another one in each game."""
    tables = sum([other.game.id == case.game.id for other in cases()])
    share = max(LEAST, POSITIONS / tables) / len(walks(case))
    for place, game_walk in enumerate(walks(case)):
        states = list(game_walk.states())
        stride = max(1, round(len(states) / share))
        for number in range(place % stride, len(states), stride):
            yield game_walk, number, states[number]


def takes_several(offer: Offer) -> bool:
    """Whether the answer is made in several steps: several fields are open, or one of which more or fewer pieces may be taken
    (of a number that is fixed one menu takes them all at once).
    """
    several = [field for field in offer.fields if not isinstance(field, One)]
    choices = [field for field in offer.fields if isinstance(field, One) and len(field.keys) > 1]
    return len(several) + len(choices) > 1 or any(field.least < field.most for field in several)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_the_panel_is_the_same_in_a_game_dealt_from_the_views(case: Case) -> None:
    """What is hidden from the seat changes nothing on its panel, whatever it has picked so far."""
    rng = Random(case.id)
    met = half_made = longer = 0

    for game_walk, number, state in positions(case):
        for decision in case.game.pending(state):
            seat = decision.seat
            language = LANGUAGES.names[met % len(LANGUAGES.names)]
            met += 1
            with explained(game_walk, number):
                views = case.game.public(state), case.game.private(state, seat)
                twin = case.game.deal(*views, seeded(f"panel/{game_walk.seed}/{number}/{seat}"))
                question = asking(case, state, seat, language)
                other = asking(case, twin, seat, language)
                if met % CANARY and is_same(question, other):
                    continue
                drafts = [EMPTY, *begun(question, rng)]
                there = panels(other, drafts)
                assert there == panels(question, drafts), f"a panel gives something away to {seat}"
            half_made += len(drafts) - 1
            longer += any(map(takes_several, decision.offers))

    assert met > LEAST / 2
    assert half_made or longer < CANARY, "presses at random may miss a few"
