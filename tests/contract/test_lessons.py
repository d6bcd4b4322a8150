"""Lessons: what is shown beside a question that is new to somebody is what the question is about.

A Marketplace of wood that came with the card of the neutral one is what these laws are for.
"""

import re
from typing import Any

import msgspec
import pytest

from games.catalogue import GAMES
from games.core.flow import Together, own_lane
from games.core.forms import Decision
from games.core.model import Term
from tests import languages
from tests.contract.covering import AnyGame
from tests.contract.subjects import Case
from tests.contract.walks import all_moments, looking_at
from tests.fluent import LANGUAGES

ASIDE = re.compile(r"\s*\(.*?\)$")
"""What tells things of one name apart: `Marketplace (wood)`."""


def _topics_of(game: AnyGame, frame: object) -> set[Term]:
    """The things of the game that the frame names."""
    values = msgspec.structs.asdict(frame).values() if isinstance(frame, msgspec.Struct) else ()
    return {term for term in game.topics if any(value == term.key for value in values)}


def _frame(state: Any, decision: Decision) -> object:
    """What asks the seat."""
    top = state.flow[-1]
    if not isinstance(top, Together):
        return top
    lane = own_lane(state.flow, decision.seat)
    return lane.stack[-1] if lane is not None and lane.stack else None


def test_a_question_shows_the_thing_that_asks_it(case: Case) -> None:
    """A frame that names a building, a card or a space is not explained by another one of that kind, unless there is only
    one that asks so: the University asks about the building just bought.
    """
    several = set(case.game.topics) - set(case.game.lessons.values())
    for moment in all_moments(case):
        with looking_at(moment):
            shown = set(case.game.subjects(moment.decision)) & several
            asking = _topics_of(case.game, _frame(moment.state, moment.decision))
            alike = {term for term in asking if term.kind in {one.kind for one in shown}}
            assert not alike or shown & alike, moment.decision.prompt.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_question_is_always_about_has_a_name_of_its_own(
    game: AnyGame, language: str
) -> None:
    """Of two Marketplaces the question says which; only what there is one of may stand for a kind of question."""
    words = languages.LANGUAGES.words(language, game)
    names = [(term, ASIDE.sub("", words.label(term.kind, term.key))) for term in game.topics]
    for term in game.lessons.values():
        name = ASIDE.sub("", words.label(term.kind, term.key))
        assert [one for one, other in names if other == name and one.kind == term.kind] == [term]
