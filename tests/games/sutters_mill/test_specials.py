"""The specials of the certificates (section 7)."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.i18n.speech import LANGUAGES
from games.sutters_mill import actions as act
from games.sutters_mill.content import BUILDINGS, PLACE
from games.sutters_mill.events import Rearranged
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.town import has_free_special
from tests.games.sutters_mill.table import Town

NAMES = ("Ana", "Bruno")


def test_powers_and_their_remark_stand_in_one_table() -> None:
    """Name, kind of effect and whether it is our own design (R58a, R59): no two change the same kind of action."""
    file = Path(__file__).parents[3] / "data" / "sutters-mill" / "tables.toml"
    rows = tomllib.loads(file.read_text("utf-8"))["buildings"]

    assert [(row["id"], row["own"]) for row in rows] == [
        ("mill", False),
        ("hook", False),
        *[(name, True) for name in ("smith", "church", "gunshop", "jail", "hotel", "stage")],
    ]
    assert len({building.effect for building in BUILDINGS}) == 8


def test_the_gun_shop_counts_as_one_prospector_more() -> None:
    """X17: with one prospector a second card, not a third; nothing where nobody stands (R53)."""
    town = Town().stands(0, off=0, jail=1).stack("gunshop", "0A").stack("jail", "02")
    assert town.offers(act.PlaceCard) == ("jail",)

    town.card("jail", "3")

    assert town.offers(act.PlaceCard) == ()


def test_the_jail_counts_as_one_prospector_more() -> None:
    """X18: two removals with one prospector, whatever the wallet holds (R56)."""
    town = Town(3).tears_down(0).stands(0, stage=1).gold(0, 5)
    town.stack("jail", "0A").stack("stage", "12 13 14 15").take("stage", "stage")

    assert town.wallet(0) == 4
    assert not town.is_offered(act.RemoveCard)


def test_losing_the_jail_by_a_removal_ends_its_power() -> None:
    """It falls back at once (R56)."""
    town = Town(3).tears_down(0).stands(0, jail=1).stack("jail", "19 08 03")
    assert town.holder("jail") == 0

    town.take("jail")

    assert town.holder("jail") == 1
    assert not town.is_offered(act.RemoveCard)


def test_the_hotel_makes_the_first_arrival_free() -> None:
    """It is no paid action, and comes first by itself (R22, R55)."""
    town = Town().stack("hotel", "0A").do(act.PlaceProspector("mill"))
    assert (town.turn.paid_actions, town.wallet(0)) == (0, 6)

    town.do(act.PlaceProspector("mill"))

    assert town.turn.paid_actions == 1


def test_the_hotel_makes_the_first_departure_free() -> None:
    """In Tear-down (R55)."""
    town = Town(3).tears_down(0).stands(0, mill=2, jail=1).stack("hotel", "0A")
    town.do(act.RemoveProspector("mill"))

    assert town.turn.paid_actions == 0


def test_the_stagecoach_makes_the_first_move_free() -> None:
    """Once a turn (R57)."""
    town = Town().stands(0, off=0, mill=1).stack("stage", "0A")
    town.move("mill", "jail").move("jail", "mill")

    assert town.turn.paid_actions == 1


def test_free_ones_can_follow_five_paid_actions() -> None:
    """The turn ends only when no special is usable any more (R23, R55, R57, R58)."""
    town = Town().gold(0, 30).stands(0, off=0, mill=5).stack("stage", "0A").stack("jail", "12 13")
    town.card("mill", "2").card("mill", "3").card("mill", "4").card("mill", "5").card("mill", "6")
    assert town.turn.paid_actions == 5
    assert has_free_special(town.table)

    town.move("mill", "jail")

    assert town.table.active == 1


def test_hotel_and_stagecoach_together() -> None:
    """X19: two free ones, then the scale begins at 0 (R22, R55, R57)."""
    town = Town().gold(0, 1).stands(0, off=4, mill=1).stack("hotel", "0A").stack("stage", "0K")
    town.do(act.PlaceProspector("jail")).move("jail", "mill").move("mill", "jail")
    town.card("jail", "2")

    assert (town.wallet(0), town.turn.paid_actions) == (0, 2)
    assert [offer.action for offer in town.asked.offers] == [act.EndTurn]


def test_a_free_use_is_not_renewed() -> None:
    """By losing and regaining the certificate (section 7)."""
    town = Town().stands(0, off=0, mill=1).stack("stage", "0A").move("mill", "jail")
    town.lay(holders=(-1,) * 8).settled()

    assert "free_move" in town.turn.used
    town.move("jail", "mill")
    assert town.turn.paid_actions == 1


def test_the_church_puts_a_stack_in_another_order() -> None:
    """X20: B's Jack goes to the bottom, and the certificate to B (R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 0J")
    assert town.holder("hook") == 1

    town.do(act.Rearrange("hook"))

    assert [card.rank for card in town.table.stacks[PLACE["hook"]]] == ["jack", "queen"]
    assert town.holder("hook") == 0
    assert town.turn.paid_actions == 0
    assert not town.is_offered(act.Rearrange)
    assert len(town.told(Rearranged)) == 1


@pytest.mark.parametrize(("language", "word"), [("en", "top"), ("pt-BR", "topo")])
def test_the_church_changes_which_card_can_be_removed(language: str, word: str) -> None:
    """No tie depends on it here, and another card lies on top all the same (R40, R54); the help says so."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 07")
    town.do(act.Rearrange("hook"))

    assert [card.rank for card in town.table.stacks[PLACE["hook"]]] == ["seven", "queen"]
    assert town.holder("hook") == 1
    told = LANGUAGES.words(language, SUTTERS_MILL, NAMES)("sutters-mill-space-church.help")
    assert re.search(rf"\b{word}\b", told)


def test_the_rest_may_stay_as_it_lies() -> None:
    """One card to the bottom, the others in their order (R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 17 15 0J")
    town.do(act.Rearrange("hook"))
    assert not town.is_offered(act.LayRest)

    town.do(act.LayNext("jack@0"), act.LayRest())

    assert [card.rank for card in town.table.stacks[PLACE["hook"]]] == [
        *("jack", "queen", "seven", "five")
    ]


def test_the_order_that_is_there_is_not_offered() -> None:
    """Two cards have one other order, and so have two that are left as they lay: nothing is asked (R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 17 0J")
    town.do(act.Rearrange("hook"), act.LayNext("queen@1"))

    cards = [card.rank for card in town.table.stacks[PLACE["hook"]]]
    assert cards == ["queen", "jack", "seven"]
    assert town.asked.prompt.id == "sutters-mill-prompt-town"


def test_the_order_may_be_said_to_the_last_card() -> None:
    """A choice of two is asked as long as both give another order (R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 17 0J")
    town.do(act.Rearrange("hook"), act.LayNext("seven@1"))

    assert town.offers(act.LayNext) == ("queen@1", "jack@0")
    town.do(act.LayNext("jack@0"))
    assert [card.rank for card in town.table.stacks[PLACE["hook"]]] == ["seven", "jack", "queen"]


def test_the_church_needs_a_prospector_and_two_cards() -> None:
    """Anywhere on the board; a single card has one order (R47, R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q")
    assert not town.is_offered(act.Rearrange)

    town.stack("hook", "1Q 13")
    assert town.offers(act.Rearrange) == ("hook",)


def test_rearranging_is_no_step_until_it_is_done() -> None:
    """Under construction nothing is told (R54)."""
    town = Town().stands(0, off=0, mill=1).stack("church", "0A").stack("hook", "1Q 17 0J")
    town.do(act.Rearrange("hook"), act.LayNext("jack@0"))

    assert [step.log for step in town.steps] == [(), ()]


def test_the_church_asks_for_a_prospector_somewhere_on_the_board() -> None:
    """Its holder has to be in town (R54)."""
    town = Town().stack("church", "0A").stack("mill", "0K 1Q")
    assert act.Rearrange in {offer.action for offer in town.stands(0, mill=1).asked.offers}

    town.stands(0)
    assert act.Rearrange not in {offer.action for offer in town.asked.offers}


def test_the_hotel_keeps_no_turn_open_where_nobody_is_left_to_come() -> None:
    """After five paid actions it is usable in Build-up only while a prospector is off the board (R23, R55)."""
    for off, active in ((0, 1), (1, 0)):
        town = Town().stands(0, off=off, mill=5 - off).stack("hotel", "0A").gold(0, 20)
        for origin, space in (("mill", "jail"), ("jail", "mill")) * 2:
            town.move(origin, space)
        town.move("mill", "jail")

        assert town.table.active == active
        assert town.is_offered(act.PlaceProspector)


def test_free_specials_keep_a_turn_open_after_five_paid_actions() -> None:
    """In Tear-down the Hotel while somebody is on the board; the Church while a stack can be put in another order (R23)."""
    for building, offered in (("hotel", act.RemoveProspector), ("church", act.Rearrange)):
        town = Town().tears_down(0).stands(0, mill=1, jail=1).gold(0, 20)
        town.stack(building, "0A").stack("smith", "1K 0Q")
        for origin, space in (("mill", "hook"), ("hook", "mill")) * 2:
            town.move(origin, space)
        town.move("mill", "hook")

        assert (town.table.active, town.turn.paid_actions) == (0, 5)
        assert [offer.action for offer in town.asked.offers] == [offered, act.EndTurn]
