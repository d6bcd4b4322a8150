"""Offers beside others as menus: two touches to any of their answers."""

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.filling import GONE
from bot.forms.limits import SELECTS
from bot.forms.model import Input
from bot.forms.plan import plan
from games.core.forms import Offer, One
from games.core.model import Note, say
from tests.bot.forms.driver import labels_of
from tests.bot.forms.orchard import Graft, Move, Plant, Sleep, Water, asking, pluck
from tests.bot.forms.setups import buttons_of, menus_of, then
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


def test_the_second_line_of_a_pair_tells_of_both_picks_of_the_first_one_once() -> None:
    """Of the place, and in its first line of the tree that goes there: ten lines do not say the same."""
    notes = (
        Note("tree", TREES[0], detail=say("orchard-shade")),
        Note("place", PLACES[1], detail=say("orchard-soil")),
    )
    [menu] = menus_of(plan(asking(MOVE, Offer(Water), Offer(Sleep), notes=notes), EMPTY))

    assert [option.description for option in menu.options[:3]] == [
        "orchard-shade",
        "orchard-soil",
        "",
    ]


def test_more_pairs_than_a_menu_holds_have_a_page() -> None:
    """They are opened by their button, beside others, where a menu would list fewer than half of them."""
    many = Offer(Move, (one(TREES[:17]), One("place", PLACES[:3], "soil")))
    panel = plan(asking(many, Offer(Plant, (one(TREES[:9]),)), pluck(some(9, 1, 3))), EMPTY)

    assert "orchard-verb-move" in labels_of(panel)
    assert [len(menu.options) for menu in menus_of(panel)] == [9]


def test_buttons_beside_take_no_room_from_menus() -> None:
    """Three things on buttons leave both menus of thirty pairs, and a third one below them."""
    thirty = Offer(Move, (one(TREES[:10]), One("place", PLACES[:3], "soil")))
    panel = plan(asking(Offer(Plant, (one(TREES[:3]),)), thirty, Offer(Sleep)), EMPTY)

    assert [len(menu.options) for menu in menus_of(panel)] == [24, 6]
    assert "orchard-verb-move" not in labels_of(panel)


def test_pairs_come_before_lists_that_have_buttons_on_their_page() -> None:
    """Two menus of pairs and one of nine things; five things more are two presses away all the same."""
    thirty = Offer(Move, (one(TREES[:10]), One("place", PLACES[:3], "soil")))
    offers = (thirty, Offer(Plant, (one(TREES[:9]),)), Offer(Graft, (one(TREES[9:14]),)))
    question = asking(*offers, Offer(Sleep))
    panel = plan(question, EMPTY)

    assert [len(menu.options) for menu in menus_of(panel)] == [24, 6, 9]
    opened = then(question, EMPTY, Input.of(buttons_of(panel)["orchard-verb-graft"].word))
    assert menus_of(plan(question, opened)) == []
    pick = list(buttons_of(plan(question, opened)).values())[4]
    assert advance(question, opened, Input.of(pick.word)) == Graft(TREES[13])


def test_a_page_of_its_own_has_buttons_for_what_has_nothing_to_tell() -> None:
    """Thirteen cards, each called by its value; with something to tell beside each, a menu tells it."""
    cards = Offer(Move, (One("tree", TREES[:5], "tree"), One("place", PLACES[:13], "soil")))
    for detail, menus in ((None, 0), (say("orchard-told"), 1)):
        notes = tuple(
            Note("place", place, detail=detail, label=say(str(number)))
            for number, place in enumerate(PLACES[:13])
        )
        question = asking(cards, Offer(Plant, (one(TREES[:3]),)), Offer(Sleep), notes=notes)
        first = Input.of(f"pick:move.tree.{TREES[0]}")
        assert len(menus_of(plan(question, then(question, EMPTY, first)))) == menus


def test_a_long_title_is_cut_to_letters() -> None:
    """What a phone shows of a closed menu is whole: the places of its first two trees, or their letters."""
    lettered = tuple(
        Note("tree", key, label=say(f"{letter} · a tree with a very long name"))
        for letter, key in zip("ABC", TREES[:3], strict=True)
    )
    twelve = Offer(Move, (one(TREES[:3]), One("place", PLACES[:12], "soil")))
    panel = plan(asking(twelve, Offer(Sleep), notes=lettered), EMPTY)

    titles = [menu.placeholder for menu in menus_of(panel)]
    assert titles == ["orchard-verb-move: A, B…", "orchard-verb-move: C…"]


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
