"""Things under headings by which the picture turns its pages: few at a time, and the picture shows these."""

from itertools import pairwise
from random import Random

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY, field_keys
from bot.forms.model import Draft, Input, Question, Row
from bot.forms.pages import places_shown
from bot.forms.parts import LEAF, leaves
from bot.forms.phone import lines
from bot.forms.plan import plan
from games.core.forms import sample
from games.core.game import play
from games.core.rng import Rng
from games.puerto_rico.actions import Build, Pass
from games.puerto_rico.actions import Draft as Pick
from games.puerto_rico.content import COST
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import State
from tests.bot.forms.driver import reach
from tests.bot.forms.setups import buttons_of, menus_of, question_of, words_of
from tests.languages import LANGUAGES


def drafting(language: str, picks: int = 0) -> tuple[State, Question]:
    """A question of the draft of New Buildings after so many picks."""
    options = PuertoRicoOptions(exp_new_buildings=True)
    state, chance = PUERTO_RICO.setup(4, options, Rng(bytes(32))).state, Random(3)
    for _ in range(picks):
        [decision] = PUERTO_RICO.pending(state)
        state = play(PUERTO_RICO, state, decision.seat, sample(decision, chance.randrange)).state
    [decision] = PUERTO_RICO.pending(state)
    return state, question_of(PUERTO_RICO, state, decision, words_of(PUERTO_RICO, language))


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_a_page_has_a_button_for_each_thing_and_for_each_other_page(language: str) -> None:
    """As many headings to a page as stand on its buttons; the picture shows what the page lists."""
    _, question = drafting(language)
    cost = {"en": "Cost", "pt-BR": "Custo"}[language]
    first = buttons_of(plan(question, EMPTY))
    shown = places_shown(question, EMPTY).focus
    picks = [button for button in first.values() if button.word.startswith("pick:")]
    others = [label for label, button in first.items() if button.word.startswith("part:")]

    assert menus_of(plan(question, EMPTY)) == []
    assert [button.label for button in picks] == list("ABCDEFGH")
    assert len(shown) == LEAF
    rows = [row for row in plan(question, EMPTY).blocks if isinstance(row, Row)]
    assert sum(lines(row.buttons) for row in rows) <= 4
    assert {COST[key] for key in shown} == {1, 2, 3}
    assert others == [f"{cost} 4–6", f"{cost} 7–9", f"{cost} 10"]

    turned = advance(question, EMPTY, Input.of(first[f"{cost} 7–9"].word))
    assert isinstance(turned, Draft)
    there = buttons_of(plan(question, turned))
    focus = places_shown(question, turned).focus
    assert {COST[key] for key in focus} == {7, 8, 9}
    word = next(button.word for button in there.values() if button.word.endswith(focus[-1]))
    assert advance(question, turned, Input.of(word)) == Pick(focus[-1])
    back = advance(question, turned, Input.of(there[f"{cost} 1–3"].word))
    assert isinstance(back, Draft)
    assert places_shown(question, back).focus == shown


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_every_pick_of_a_draft_can_be_made(language: str) -> None:
    """However many pages are left, down to one, on which all stand."""
    rng = Random(5)
    for picks in range(17):
        state, question = drafting(language, picks)
        for _ in range(3):
            action = sample(question.decision, rng.randrange)
            assert reach(question, action, rng).panels
        [field] = question.decision.offers[0].fields
        left = len(places_shown(question, EMPTY).focus)
        assert 1 <= left <= min(LEAF, len(field_keys(field))), state


@pytest.mark.parametrize("language", LANGUAGES.names)
def test_buildings_stand_on_pages_by_price(language: str) -> None:
    """After discounts, from the lowest, and open at the dearest; each page runs by its letters, one may pass on each, every
    building can be bought.
    """
    rng, seen = Random(7), 0
    options = PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)
    state = PUERTO_RICO.setup(4, options, Rng(bytes(32))).state
    while seen < 12:
        decision = PUERTO_RICO.pending(state)[0]
        if decision.offers[0].action is Build:
            seen += 1
            question = question_of(PUERTO_RICO, state, decision, words_of(PUERTO_RICO, language))
            [field] = decision.offers[0].fields
            pages = leaves(question, field)
            listed = [[item.key for item in page.items] for page in pages]
            prices = [
                [note.cost or 0 for key in keys if (note := question.notes.of(field.name, key))]
                for keys in listed
            ]
            order = field_keys(field)

            assert sorted(key for keys in listed for key in keys) == sorted(order)
            assert all(keys == sorted(keys, key=order.index) for keys in listed)
            assert all(max(low) < min(high) for low, high in pairwise(prices))
            if len(pages) > 1:
                assert places_shown(question, EMPTY).focus == tuple(listed[-1])
            for page in pages if len(pages) > 1 else ():
                drafted = Draft("build", part=page.id)
                words = [one.word for one in buttons_of(plan(question, drafted)).values()]
                turns = [word for word in words if word.startswith("part:")]
                passing = next(word for word in words if word.startswith("do:"))
                assert len(turns) == len(pages) - 1
                assert advance(question, drafted, Input.of(passing)) == Pass()
            action = Build(listed[-1][-1])
            assert reach(question, action, rng).panels
        state = play(PUERTO_RICO, state, decision.seat, sample(decision, rng.randrange)).state
