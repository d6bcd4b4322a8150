"""Offers beside others as menus: two touches to any of their answers."""

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.filling import GONE
from bot.forms.limits import SELECTS
from bot.forms.model import Input
from bot.forms.plan import plan
from games.core.forms import Offer, One
from tests.bot.forms.driver import labels_of
from tests.bot.forms.orchard import Move, Plant, Sleep, Water, asking, pluck
from tests.bot.forms.setups import buttons_of, menus_of
from tests.bot.forms.shapes import PLACES, TREES, one, some

MOVE = Offer(Move, (one(TREES[:8]), One("place", PLACES[:3], "soil")))
"""A tree and where it goes: 24 ways."""


def test_two_picks_are_one_line_of_a_menu() -> None:
    """The menu holds every pair, and what is chosen is played."""
    question = asking(MOVE, Offer(Water), Offer(Sleep))
    [menu] = menus_of(plan(question, EMPTY))

    assert len(menu.options) == 24
    assert advance(question, EMPTY, Input.of(menu.word, (menu.options[4].value,))) == Move(
        TREES[1], PLACES[1]
    )
    assert "orchard-verb-move" not in list(buttons_of(plan(question, EMPTY)))


def test_more_pairs_than_a_menu_holds_have_a_page() -> None:
    """They are opened by their button, beside others, where a menu would list fewer than half of them."""
    many = Offer(Move, (one(TREES[:17]), One("place", PLACES[:3], "soil")))
    panel = plan(asking(many, Offer(Plant, (one(TREES[:9]),)), pluck(some(9, 1, 3))), EMPTY)

    assert "orchard-verb-move" in labels_of(panel)
    assert [len(menu.options) for menu in menus_of(panel)] == [9]


def test_no_more_menus_than_a_message_takes() -> None:
    """The first offers have them, the others a button."""
    plants = Offer(Plant, (one(TREES[:9]),))
    panel = plan(asking(MOVE, plants, pluck(some(9, 1, 3)), Offer(Sleep)), EMPTY)

    assert len(menus_of(panel)) == SELECTS
    assert "orchard-verb-pluck" in labels_of(panel)


def test_a_forged_pair_is_nothing() -> None:
    """A line that was never there, none, and two at once."""
    question = asking(MOVE, Offer(Water), Offer(Sleep))
    [menu] = menus_of(plan(question, EMPTY))
    lines = [option.value for option in menu.options]

    for values in ((), ("elsewhere",), tuple(lines[:2])):
        assert advance(question, EMPTY, Input.of(menu.word, values)) == GONE
