"""What is asked and offered, decision by decision (rules, section 10)."""

from games.core.forms import Decision, Offer, One
from games.core.model import Action, SeatName, Term, say
from games.sutters_mill import actions as act
from games.sutters_mill.content import CAMPS, CARDS, SPACES, TOWN
from games.sutters_mill.game import SUTTERS_MILL
from tests.games.sutters_mill.table import Town


def kinds(decision: Decision) -> set[type[Action]]:
    """The actions offered."""
    return {offer.action for offer in decision.offers}


def offer_of(town: Town, action: type[Action]) -> Offer:
    """The offer of that action."""
    [offer] = [offer for offer in town.asked.offers if offer.action is action]
    return offer


def test_the_switch_is_open_at_the_start_of_a_turn_and_asks_once_more() -> None:
    """D1: by choosing anything else one has said no; who has switched is not asked again."""
    town = Town().stands(0, mill=2, river_camp=1)
    assert offer_of(town, act.Switch).confirm

    town.move("mill", "jail")
    assert not town.is_offered(act.Switch)

    later = Town().stands(0, mill=1).do(act.Switch())
    assert not later.is_offered(act.Switch)


def test_the_kind_of_turn_is_chosen_by_its_first_action() -> None:
    """D2: digging only with somebody in the current camp; ending the turn at once is a pass."""
    assert {act.Dig, act.LiftProspector, act.EndTurn} < kinds(Town().stands(0, river_camp=1).asked)
    assert act.Dig not in kinds(Town().stands(0, hill_camp=1).asked)

    town = Town().stands(0, river_camp=1, mill=1).move("mill", "jail")
    assert act.Dig not in kinds(town.asked)


def test_a_prospector_digs_its_way_to_any_building_and_may_be_the_last() -> None:
    """D3: eight buildings; stopping only after the first one."""
    town = Town().stands(0, river_camp=3)
    assert town.offers(act.Dig) == TOWN
    assert not town.is_offered(act.StopDigging)

    town.dig("mill")
    assert kinds(town.asked) == {act.Dig, act.StopDigging}
    assert town.offers(act.Dig) == TOWN


def test_the_next_action_of_town_is_asked_even_where_only_the_end_is_left() -> None:
    """D4: what the phase has, as long as it can be paid; then still the end of the turn (R23)."""
    town = Town().stands(0, off=3, mill=2).gold(0, 0)
    steps = {act.PlaceProspector, act.PlaceCard, act.LiftProspector, act.EndTurn}
    assert kinds(town.asked) == {*steps, act.Switch}
    town.move("mill", "jail")
    assert kinds(town.asked) == {act.EndTurn}

    down = Town().tears_down(0).stands(0, mill=2).stack("mill", "07 1K")
    assert kinds(down.asked) == {
        act.RemoveProspector,
        act.RemoveCard,
        act.LiftProspector,
        act.EndTurn,
    }


def test_a_prospector_may_be_placed_anywhere() -> None:
    """D5: all eleven spaces, an exhausted camp too (R24)."""
    town = Town().left(hill=3, mine=24).stands(0, off=4, mill=1)
    assert town.offers(act.PlaceProspector) == SPACES


def test_a_card_asks_for_its_building_and_for_the_card() -> None:
    """D6, D7: where prospectors allow one more, and all that is in hand."""
    town = Town().stands(0, mill=1, jail=1, hotel=2, river_camp=1)
    town.stack("jail", "07").stack("hotel", "02")
    site, card = offer_of(town, act.PlaceCard).fields
    assert isinstance(site, One)
    assert isinstance(card, One)
    assert site.keys == ("mill", "hotel")
    assert card.keys == tuple(rank for rank in CARDS if rank not in ("seven", "two"))


def test_a_move_asks_from_where_and_then_where_to() -> None:
    """D8, D9: spaces with own prospectors, then the ten others."""
    town = Town().stands(0, mill=2, mine_camp=1).stands(1, jail=1)
    assert town.offers(act.LiftProspector) == ("mill", "mine_camp")

    town.do(act.LiftProspector("mill"))
    assert kinds(town.asked) == {act.MoveProspector}
    assert town.offers(act.MoveProspector) == tuple(s for s in SPACES if s != "mill")


def test_a_prospector_goes_home_from_where_one_stands() -> None:
    """D10: camps too (R39)."""
    town = Town().tears_down(0).stands(0, jail=2, hill_camp=1)
    assert town.offers(act.RemoveProspector) == ("jail", "hill_camp")


def test_a_card_to_remove_is_told_with_its_owner() -> None:
    """D11: buildings with cards and an own prospector; the note says what lies on top and whose it is."""
    town = Town().tears_down(0).stands(0, jail=1, hook=1).stack("jail", "07 1K").stack("mill", "0A")
    assert town.offers(act.RemoveCard) == ("jail",)

    note = SUTTERS_MILL.notes(town.state, 0).of("top", "jail")
    assert note is not None
    owner = SeatName(1)
    assert note.label == say(
        "sutters-mill-label-top", card=Term("card", "king"), value=10, seat=owner
    )
    assert note.detail == say(
        "sutters-mill-detail-top", space=Term("space", "jail"), value=10, seat=owner
    )


def test_a_turn_asks_for_what_can_be_done() -> None:
    """Not for gold with nobody in the current camp; by the phase, and with the price of the next action, once for all (D4)."""

    def asked(town: Town) -> tuple[str, dict[str, object]]:
        prompt = town.asked.prompt
        return prompt.id.removeprefix("sutters-mill-prompt-"), dict(prompt.args)

    town = Town().stands(0, mill=2, hill_camp=1)
    assert asked(Town().stands(0, river_camp=1)) == ("turn", {})
    assert asked(town) == ("act", {})
    assert asked(town.move("mill", "jail")) == ("town", {"price": 1, "free": "none"})
    assert {note.cost for note in SUTTERS_MILL.notes(town.state, 0).lines} == {None}
    down = Town().tears_down(0)
    assert asked(down.stands(0, mill=1)) == ("salvage", {"digs": "no"})
    assert asked(down.stands(0, river_camp=1)) == ("salvage", {"digs": "yes"})


def test_a_poor_seat_is_asked_the_same_as_a_rich_one() -> None:
    """The question stands where others may read it: their gold is not to be told by it (Q25)."""
    poor, rich = (Town().stands(0, mill=2).gold(0, gold).move("mill", "jail") for gold in (0, 9))

    assert poor.asked.prompt == rich.asked.prompt


def test_who_has_gone_home_plays_no_more() -> None:
    """R47: in Tear-down, without a prospector on the board."""
    town = Town().tears_down(0).stands(0, mill=1).stands(1, jail=1)
    assert not SUTTERS_MILL.is_out(SUTTERS_MILL.public(town.state), 0)
    town.do(act.RemoveProspector("mill"))
    assert SUTTERS_MILL.is_out(SUTTERS_MILL.public(town.state), 0)
    assert not SUTTERS_MILL.is_out(SUTTERS_MILL.public(town.state), 1)


def test_the_church_asks_for_a_stack_and_then_card_by_card() -> None:
    """D12, D13: stacks of two and more, wherever one stands; at most one key a card, never an order."""
    town = Town(4).stands(0, river_camp=1).stack("church", "0A").stack("mill", "0Q 1J 27 3K")
    town.stack("jail", "02")
    assert town.offers(act.Rearrange) == ("mill",)

    town.do(act.Rearrange("mill"))
    assert kinds(town.asked) == {act.LayNext}
    assert town.offers(act.LayNext) == ("queen@0", "jack@1", "seven@2", "king@3")

    town.do(act.LayNext("king@3"))
    assert kinds(town.asked) == {act.LayNext, act.LayRest}
    assert town.offers(act.LayNext) == ("queen@0", "jack@1", "seven@2")


def test_no_list_is_longer_than_a_menu() -> None:
    """Section 10: at most 25 keys, with all there is on the board."""
    town = Town(4).stands(0, off=2, mill=1, river_camp=1, jail=1).stack("church", "0A")
    town.stack("mill", " ".join(f"{seat}{rank}" for rank in "23456" for seat in range(4)))
    town.do(act.Rearrange("mill"))
    assert len(town.offers(act.LayNext)) == 20
    assert len(CAMPS) + len(TOWN) == len(SPACES) <= 25
