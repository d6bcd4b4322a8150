"""The roll and what one may do after it (6.1, 6.2)."""

from collections import Counter
from typing import cast

import pytest
from msgspec.structs import replace

from games.catan import actions as act
from games.catan.content import NOTHING, Hand
from games.catan.events import Collected, Rolled
from games.catan.frames import Acting, BeforeRoll
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.state import State
from games.catan.trade.events import Proposed
from games.core.model import Action, Illegal, Step
from games.core.rng import Rng
from tests.games.catan.market import offering
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    beginners,
    does,
    hand,
    heard,
    keys_of,
    offers,
    rolled,
)

BUILDING = {act.BuildRoad, act.BuildSettlement, act.BuildCity, act.BuyCard}
TRADING = {act.BankTrade, act.OfferTrade, act.Tout, act.Propose}


def _rich(position: Position, seat: int = RED) -> Position:
    """Cards for everything: for building, and four of a kind for the bank."""
    return position.holding(seat, lumber=4, brick=4, wool=4, grain=4, ore=4)


def _collected(step: Step[State]) -> dict[int, Hand]:
    """What each seat gets."""
    return {event.seat: event.cards for event in cast(list[Collected], heard(step, Collected))}


def test_two_dice_are_rolled_once() -> None:
    """R42: every face of either die, each on its own; the roll is told, and there is no second one."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        step = does(
            beginners().before_roll(RED).changed(rng=Rng(seed.to_bytes(32, "big"))), RED, act.Roll()
        )
        seen[step.state.table.dice] += 1
        assert [Rolled(RED, step.state.table.dice)] == heard(step, Rolled)
    assert set(seen) == {(one, other) for one in range(1, 7) for other in range(1, 7)}
    assert max(seen.values()) < 45
    assert act.Roll not in offers(rolled(beginners(), RED, 8).state, RED)


def test_production_is_for_all_and_then_the_turn_is_free() -> None:
    """R43: everybody is served without a question; then only the roller is required to do something."""
    step = rolled(beginners(), RED, 8)
    assert _collected(step) == {RED: hand(lumber=1), BLUE: hand(lumber=1), WHITE: hand(ore=1)}
    assert step.state.flow == (Acting(),)
    assert [one.seat for one in CATAN.pending(step.state) if one.required] == [RED]


def test_after_a_seven_the_robber_moves_before_anything_else() -> None:
    """R44, R78: no production; the robber, the theft, then the free actions."""
    step = rolled(beginners(), RED, 7)
    assert _collected(step) == {}
    assert offers(step.state, RED) == {act.MoveRobber}
    stealing = does(step.state, RED, act.MoveRobber("#16"))
    assert offers(stealing.state, RED) == {act.Steal, act.LetBe}
    done = does(stealing.state, RED, act.LetBe())
    assert done.state.flow == (Acting(),)
    assert act.EndTurn in offers(done.state, RED)


def test_free_actions_come_in_any_order() -> None:
    """R45: build, trade, buy, play a card, trade, build again: nothing but the single card is used up."""
    position = beginners().holding(RED, lumber=2, brick=2, wool=5, grain=1, ore=1)
    position = position.with_cards(RED, monopoly=1)
    state = does(
        position,
        RED,
        act.BuildRoad("H2-I2"),
        act.BankTrade("wool@grain"),
        act.BuyCard(),
        act.PlayCard("monopoly"),
        act.Monopolise("ore"),
        act.BuildRoad("G3-H2"),
        offering(give="ore", want="grain"),
    ).state
    assert act.EndTurn in offers(state, RED)
    assert state.table.players[RED].roads_left == 11


def test_a_new_building_produces_from_the_next_roll() -> None:
    """R117: red's new city at #1 brings two, a new settlement one; the roll before brought nothing to it."""
    position = (
        beginners().with_roads(RED, "D3-E3").holding(RED, lumber=1, brick=1, wool=1, grain=3, ore=3)
    )
    assert _collected(rolled(position, RED, 4)).get(RED, NOTHING) == NOTHING
    built = Position(does(position, RED, act.BuildSettlement("E3"), act.BuildCity("C2")).state)
    assert _collected(rolled(built, RED, 4))[RED] == hand(wool=1)
    assert _collected(rolled(built, RED, 10))[RED] == hand(ore=2)


def test_a_settlement_becomes_a_city_in_the_same_turn() -> None:
    """R115: both are paid, both pieces were there; without a city in the supply it stays a settlement."""
    position = (
        beginners().with_roads(RED, "D3-E3").holding(RED, lumber=1, brick=1, wool=1, grain=3, ore=3)
    )
    settled = does(position, RED, act.BuildSettlement("E3"))
    assert "E3" in keys_of(settled.state, RED, act.BuildCity)
    step = does(settled.state, RED, act.BuildCity("E3"))
    assert step.state.secrets.players[RED].hand == NOTHING
    assert (
        step.state.table.players[RED].settlements_left,
        step.state.table.players[RED].cities_left,
    ) == (3, 3)
    players = [replace(player, cities_left=0) for player in settled.state.table.players]
    none_left = Position(settled.state).changed(players=tuple(players))
    assert act.BuildCity not in offers(none_left, RED)


def test_several_buildings_at_one_hex_each_get_theirs() -> None:
    """X34: two settlements of red and one of white at the mountains with 8; a pasture with 10: one, a city two."""
    position = beginners().with_settlement(RED, "E5").with_settlement(RED, "G6")
    got = _collected(rolled(position, RED, 8))
    assert (got[RED], got[WHITE]) == (hand(ore=2, lumber=1), hand(ore=1))
    board = position.state.table.board
    numbers = (*board.numbers[:15], 10, *board.numbers[16:])
    pasture = beginners().changed(board=replace(board, numbers=numbers))
    assert _collected(rolled(pasture, RED, 10))[WHITE] == hand(wool=1)
    assert _collected(rolled(pasture.with_city(WHITE, "G5"), RED, 10))[WHITE] == hand(wool=2)


def _parted() -> Position:
    """The option that parts trade from building."""
    return _rich(beginners()).changed(options=CatanOptions(combined=False))


@pytest.mark.parametrize("number", [4, 7])
def test_after_the_roll_comes_trade_and_then_building(number: int) -> None:
    """R47: a real roll leads to trade without building, also after the robber; the next step is building alone."""
    position = (
        _parted().holding(RED, lumber=4, brick=1, wool=1, grain=1) if number == 7 else _parted()
    )
    state = rolled(position, RED, number).state
    if number == 7:
        state = does(state, RED, act.MoveRobber("#16"), act.LetBe()).state
    assert {act.BankTrade, act.OfferTrade, act.StartBuilding, act.EndTurn} <= offers(state, RED)
    assert not BUILDING & offers(state, RED)
    later = does(state, RED, act.StartBuilding()).state
    assert act.BuildRoad in offers(later, RED)
    assert not (TRADING | {act.StartBuilding}) & offers(later, RED)
    assert not any(TRADING & offers(later, seat) for seat in (BLUE, ORANGE, WHITE))
    with pytest.raises(Illegal):
        does(later, BLUE, act.Propose((("ore", 1),), (("lumber", 1),)))


def test_the_next_turn_is_parted_again() -> None:
    """R47: going to building holds for one turn; a harbor built in it helps from the next turn on."""
    position = _parted().with_roads(RED, "J3-K3")
    state = rolled(position, RED, 4).state
    state = does(state, RED, act.StartBuilding(), act.BuildSettlement("K3")).state
    assert not TRADING & offers(state, RED)
    for seat in (RED, BLUE, ORANGE, WHITE):
        state = does(Position(state).turn_of(seat), seat, act.EndTurn()).state
    assert state.flow == (BeforeRoll(),)
    state = rolled(Position(state).holding(RED, wool=3), RED, 12).state
    assert not BUILDING & offers(state, RED)
    assert "wool@ore" in keys_of(state, RED, act.BankTrade)


def test_with_all_combined_nothing_is_parted() -> None:
    """R45, R47: after a real roll there is trade and building at once, and a new harbor helps in the same turn."""
    state = rolled(_rich(beginners()).with_roads(RED, "J3-K3"), RED, 4).state
    assert offers(state, RED) >= {act.BuildRoad, act.BankTrade, act.OfferTrade, act.EndTurn}
    assert act.StartBuilding not in offers(state, RED)
    built = does(state, RED, act.BuildSettlement("K3")).state
    assert "wool@ore" in keys_of(Position(built).holding(RED, wool=3), RED, act.BankTrade)


@pytest.mark.parametrize("card", ["knight", "road_building", "year_of_plenty", "monopoly"])
def test_cards_are_played_in_trade_and_in_building(card: str) -> None:
    """R47, R125: with `combined` off one card a turn, in either part; the part goes on where it was."""
    position = _parted().with_cards(RED, **{card: 2})
    answers: dict[str, tuple[Action, ...]] = {
        "knight": (act.MoveRobber("#16"), act.LetBe()),
        "road_building": (act.FreeRoad("H2-I2"), act.StopRoads()),
        "year_of_plenty": (act.TakePlenty((("ore", 2),)),),
        "monopoly": (act.Monopolise("ore"),),
    }
    trading = position.turn_of(RED, Acting(building=False))
    building = Position(does(trading, RED, act.StartBuilding()).state)
    for part in (trading, building):
        assert keys_of(part, RED, act.PlayCard) == (card,)
        state = does(part, RED, act.PlayCard(card), *answers[card]).state
        assert state.flow == part.state.flow
        assert act.PlayCard not in offers(state, RED)
    played = does(trading, RED, act.PlayCard(card), *answers[card], act.StartBuilding()).state
    assert act.PlayCard not in offers(played, RED)


def test_a_card_may_be_played_again_in_the_next_own_turn() -> None:
    """R125: one a turn; the turns of the others in between use nothing up."""
    position = beginners().with_cards(RED, knight=2)
    state = does(position, RED, act.PlayCard("knight"), act.MoveRobber("#18"), act.LetBe()).state
    assert state.table.has_played
    for seat in (RED, BLUE, ORANGE, WHITE):
        assert act.PlayCard not in offers(state, RED)
        state = does(Position(state).turn_of(seat), seat, act.EndTurn()).state
        assert not state.table.has_played
    assert state.table.active == RED
    assert offers(state, RED) == {act.Roll, act.PlayCard}


def test_others_propose_as_soon_as_the_roll_is_done() -> None:
    """R45, R92: after the roll an opponent may speak first, before the active player has said anything."""
    state = rolled(beginners(), RED, 12).state
    step = does(state, BLUE, act.Propose((("ore", 1),), (("lumber", 1),)))
    assert [Proposed(BLUE, hand(ore=1), hand(lumber=1))] == heard(step, Proposed)
