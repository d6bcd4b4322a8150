"""Turns: the roll, production, the 7 and the robber (6.1-6.3)."""

import pytest

from games.catan.actions import (
    BuyCard,
    Discard,
    EndTurn,
    LetBe,
    MoveRobber,
    PlayCard,
    Roll,
    StartBuilding,
    Steal,
)
from games.catan.content import NOTHING, Hand
from games.catan.events import Collected, Discarded, RanShort, Stole, StoleCard, TurnBegan, Won
from games.catan.frames import Acting, BeforeRoll, RobberMoving
from games.catan.options import CatanOptions
from games.catan.phases.robber import discards
from games.core.flow import Reopen
from games.core.rng import Rng
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    does,
    hand,
    heard,
    keys_of,
    offers,
    rolled,
)


def _bare_hands() -> Position:
    """The beginners' start with empty hands."""
    position = beginners()
    for seat in range(4):
        position = position.holding(seat)
    return position


def _collected(position: Position, number: int, roller: int = RED) -> list[Hand]:
    """What each seat gets for that number."""
    got = [NOTHING] * 4
    for event in heard(rolled(position, roller, number), Collected):
        assert isinstance(event, Collected)
        got[event.seat] = event.cards
    return got


@pytest.mark.parametrize(
    ("number", "red", "blue", "orange", "white"),
    [
        (2, hand(wool=1), NOTHING, NOTHING, NOTHING),
        (3, NOTHING, hand(ore=1), hand(ore=1), hand(lumber=1)),
        (4, NOTHING, hand(grain=1), hand(wool=1, grain=1), NOTHING),
        (5, NOTHING, hand(wool=1, brick=1), NOTHING, hand(wool=1)),
        (6, hand(brick=1), NOTHING, hand(grain=1), hand(brick=1)),
        (8, hand(lumber=1), hand(lumber=1), NOTHING, hand(ore=1)),
        (9, hand(grain=1), NOTHING, hand(lumber=1), NOTHING),
        (10, hand(ore=1), NOTHING, hand(brick=1), NOTHING),
        (11, hand(lumber=1), hand(wool=1), NOTHING, hand(lumber=1)),
        (12, NOTHING, NOTHING, NOTHING, hand(grain=1)),
    ],
)
def test_first_rolls_of_beginners(
    number: int, red: Hand, blue: Hand, orange: Hand, white: Hand
) -> None:
    """X1, X3: what every number brings from the start position (R60-R62)."""
    assert [red, blue, orange, white] == _collected(beginners(), number)


def test_cities_get_two() -> None:
    """X4: blue's city at #16 (R61)."""
    got = _collected(beginners().with_city(BLUE, "I4"), 5)
    assert hand(wool=2, brick=1) == got[BLUE]
    assert hand(wool=1) == got[WHITE]


def test_the_robber_blocks_its_hex() -> None:
    """X5: nothing from #9; the other 11 produces (R60, R65)."""
    got = _collected(beginners().robber_on("#9"), 11)
    assert [NOTHING, hand(wool=1), NOTHING, NOTHING] == got


def test_a_short_bank_gives_several_players_nothing() -> None:
    """X6: grain for two, one left; wool is not touched by that (R63, R64)."""
    position = beginners().changed(bank=hand(grain=1, wool=5))
    step = rolled(position, RED, 4)
    assert [RanShort("grain")] == heard(step, RanShort)
    assert hand(grain=1, wool=4) == step.state.table.bank
    assert [Collected(ORANGE, hand(wool=1))] == heard(step, Collected)


def test_a_short_bank_gives_a_single_player_what_is_left() -> None:
    """X7: blue's city demands two wool of which one is left (R63, ruling A6)."""
    position = beginners().with_city(BLUE, "I4").changed(bank=hand(wool=1, lumber=9))
    assert [hand(lumber=1), hand(wool=1), NOTHING, hand(lumber=1)] == _collected(position, 11)


def test_before_the_roll_there_is_nothing_to_do_but_roll_or_play_a_card() -> None:
    """R41, R50: no trade, no building, whatever is in the hand."""
    rich = beginners().holding(RED, lumber=4, brick=4, wool=4, grain=4, ore=4)
    assert {Roll} == offers(rich.before_roll(RED), RED)
    assert {Roll, PlayCard} == offers(rich.with_cards(RED, knight=1).before_roll(RED), RED)


def test_a_seven_halves_large_hands_at_the_same_time() -> None:
    """X8: hands of 9, 7, 8, 13 discard 4, 0, 4, 6 (R70-R73)."""
    position = (
        beginners()
        .holding(RED, lumber=9)
        .holding(BLUE, brick=7)
        .holding(ORANGE, wool=8)
        .holding(WHITE, ore=13)
    )
    lanes = discards(position.state).lanes
    assert [(place.seat, place.start[0].count) for place in lanes] == [
        (RED, 4),
        (ORANGE, 4),
        (WHITE, 6),
    ]


def test_discards_are_secret_until_the_last_and_then_shown() -> None:
    """R72: answers can be changed, come out together, and the robber follows (R74)."""
    position = _bare_hands().holding(RED, lumber=9).holding(ORANGE, wool=6, grain=2)
    step = rolled(position, RED, 7)
    assert asked(step.state, RED) is not None
    assert asked(step.state, BLUE) is None
    step = does(
        step.state, ORANGE, Discard((("wool", 2), ("grain", 2))), Reopen(), Discard((("wool", 4),))
    )
    assert heard(step, Discarded) == []
    assert hand(wool=6, grain=2) == step.state.secrets.players[ORANGE].hand
    step = does(step.state, RED, Discard((("lumber", 4),)))
    assert [Discarded(RED, hand(lumber=4)), Discarded(ORANGE, hand(wool=4))] == heard(
        step, Discarded
    )
    assert step.sealed
    assert RobberMoving() == step.state.flow[-1]
    assert hand(lumber=19 - 5, brick=19, wool=19 - 2, grain=19 - 2, ore=19) == step.state.table.bank


def test_nobody_produces_on_a_seven() -> None:
    """R66."""
    assert heard(rolled(beginners(), RED, 7), Collected) == []


def test_the_robber_must_go_elsewhere() -> None:
    """R74: any other hex, the desert included."""
    position = beginners().robber_on("#3").turn_of(RED, RobberMoving())
    places = keys_of(position, RED, MoveRobber)
    assert len(places) == 18
    assert "#10" in places
    assert "#3" not in places


def test_only_opponents_with_cards_at_the_hex_can_be_robbed() -> None:
    """X9: at #14 blue has cards, orange none (R75, R77)."""
    position = beginners().holding(ORANGE).turn_of(WHITE).changed(flow=(Acting(), RobberMoving()))
    step = does(position, WHITE, MoveRobber("#14"))
    assert (str(BLUE),) == keys_of(step.state, WHITE, Steal)
    assert {Steal, LetBe} == offers(step.state, WHITE)
    stolen = does(step.state, WHITE, Steal(str(BLUE)))
    assert [Stole(WHITE, BLUE)] == heard(stolen, Stole)
    assert heard(stolen, StoleCard) == []
    assert 1 == len(heard(stolen, StoleCard, WHITE)) == len(heard(stolen, StoleCard, BLUE))
    assert (
        sum(stolen.state.secrets.players[BLUE].hand),
        sum(stolen.state.secrets.players[WHITE].hand),
    ) == (2, 4)
    assert stolen.sealed


def test_every_card_is_equally_likely_to_be_stolen() -> None:
    """R75: three lumber and one ore: the ore goes in about a quarter of all thefts."""
    position = (
        beginners()
        .holding(BLUE, lumber=3, ore=1)
        .turn_of(WHITE)
        .changed(flow=(Acting(), RobberMoving()))
    )
    step = does(position, WHITE, MoveRobber("#17"))
    taken = 0
    for seed in range(400):
        tried = Position(step.state).changed(rng=Rng(seed.to_bytes(32, "big")))
        taken += does(tried, WHITE, Steal(str(BLUE))).state.secrets.players[BLUE].hand == hand(
            lumber=3
        )
    assert 70 <= taken <= 130


def test_nobody_to_rob_asks_nothing() -> None:
    """R76: own buildings do not matter; the turn goes on (R78)."""
    position = _bare_hands().turn_of(WHITE).changed(flow=(Acting(), RobberMoving()))
    step = does(position, WHITE, MoveRobber("#14"))
    assert (Acting(),) == step.state.flow


def test_turns_pass_clockwise() -> None:
    """R46, R126: only the active player ends the turn; then the left neighbour rolls."""
    step = does(beginners(), RED, EndTurn())
    assert [TurnBegan(BLUE)] == heard(step, TurnBegan)
    assert (BeforeRoll(),) == step.state.flow
    assert step.state.table.active == BLUE


def test_trading_before_building_as_an_option() -> None:
    """R47: with `combined` off trade and building are parted, and going on is final."""
    position = (
        beginners()
        .changed(options=CatanOptions(combined=False))
        .holding(RED, wool=4, grain=1, ore=1)
        .turn_of(RED, Acting(building=False))
    )
    assert BuyCard not in offers(position, RED)
    assert StartBuilding in offers(position, RED)
    later = does(position, RED, StartBuilding())
    assert {BuyCard, EndTurn} == offers(later.state, RED)


def test_reaching_ten_counts_only_in_the_own_turn() -> None:
    """R40, R160, R161: the points are looked at when the own turn begins, before rolling."""
    position = beginners().with_cards(
        BLUE, chapel=1, great_hall=1, library=1, market=1, university=1
    )
    position = position.changed(longest_road=BLUE)
    assert heard(does(position.turn_of(RED), RED, EndTurn()), Won) == []
    position = position.with_settlement(BLUE, "E4")
    step = does(position.turn_of(RED), RED, EndTurn())
    assert [Won(BLUE, 10)] == heard(step, Won)
    assert step.state.flow == ()
