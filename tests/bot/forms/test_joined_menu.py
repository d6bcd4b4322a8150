"""Offers that do the same in different ways, whose choices one menu holds."""

import pytest

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.filling import GONE
from bot.forms.limits import OPTIONS
from bot.forms.model import Draft, Input, Question
from bot.forms.plan import plan
from games.catan_dice.game import CATAN_DICE
from games.core.forms import Offer
from games.core.model import Action, Key, Note, say
from tests.bot.forms.driver import labels_of
from tests.bot.forms.orchard import Prop, Sleep, Tie, asking
from tests.bot.forms.setups import buttons_of, menus_of, question_of, words_of
from tests.bot.forms.shapes import TREES, one
from tests.games.catan_dice.table import island_two


def supporting(props: int, ties: int, *idle: Key, confirm: bool = False) -> Question:
    """To prop a tree or to tie one; `idle`: those that it helps nothing to prop."""
    aside = say("orchard-idle")
    notes = [Note("tree", tree, rank=3, detail=aside, is_aside=True) for tree in idle]
    offers = (
        Offer(Prop, (one(TREES[:props]),)),
        Offer(Tie, (one(TREES[-ties:]),), confirm),
        Offer(Sleep),
    )
    return asking(*offers, notes=tuple(notes))


def choices(question: Question) -> list[object]:
    """What each line of the one menu leads to, in order."""
    [menu] = menus_of(plan(question, EMPTY))
    values = [option.value for option in menu.options]
    return [advance(question, EMPTY, Input.of(menu.word, (value,))) for value in values]


def test_one_menu_takes_any_of_them_at_once() -> None:
    """No page comes between, whichever way it is."""
    expected: list[Action] = [Prop(TREES[0]), Prop(TREES[1]), Tie(TREES[-2]), Tie(TREES[-1])]

    assert choices(supporting(2, 2)) == expected
    assert len(buttons_of(plan(supporting(2, 2), EMPTY))) == 1, "only to sleep"


def test_what_leads_to_nothing_stands_last() -> None:
    """Also below what another way does."""
    assert choices(supporting(2, 1, TREES[0])) == [Prop(TREES[1]), Tie(TREES[-1]), Prop(TREES[0])]


def test_the_only_choice_is_a_button() -> None:
    """A menu of one line would be a press more."""
    question = asking(Offer(Prop, (one(TREES[:1]),)), Offer(Sleep))

    assert menus_of(plan(question, EMPTY)) == []
    assert len(buttons_of(plan(question, EMPTY))) == 2


def test_what_the_menu_has_no_room_for_is_on_the_page_of_its_offer() -> None:
    """Everything legal can be reached."""
    question = supporting(OPTIONS, 2)
    panel = plan(question, EMPTY)
    [menu] = menus_of(panel)
    ways = [one.word for one in buttons_of(panel).values() if one.word.startswith("open:")]

    assert len(menu.options) == OPTIONS
    assert ways == ["open:tie."]
    opened = advance(question, EMPTY, Input.of(ways[0]))
    assert isinstance(opened, Draft)
    assert len(labels_of(plan(question, opened))) == 3


def test_a_choice_that_asks_back_is_not_taken_at_once() -> None:
    """It is laid before the person first; a line that is gone means nothing."""
    *_, last = choices(supporting(2, 2, confirm=True))

    assert isinstance(last, Draft)
    assert advance(supporting(2, 2), EMPTY, Input.of("either:x", ("gone",))) == GONE


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_each_joker_is_named_that_a_line_uses_up(language: str) -> None:
    """Two gold dice name none; one with a “?” is told by that sign."""
    game = island_two().has(0, "p1", "ko", "kl", "kn1", "kn2").rolled("LLWGAA")
    question = question_of(CATAN_DICE, game.state, game.asked, words_of(CATAN_DICE, language))
    names = ["“?”", *[str(question.words.thing("joker", joker)) for joker in ("jo", "jl")]]

    [menu] = menus_of(plan(question, EMPTY))

    lines = [option.label for option in menu.options]
    named = [sum(name in line for name in names) for line in lines]
    assert named == [int(not line.startswith("2 ")) for line in lines]
