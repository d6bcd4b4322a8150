"""What the special building phase allows, and whom it asks (6.8)."""

import pytest

from games.catan import actions as act
from games.catan.events import AnsweredSpecial, KeepsPassing, LongestRoad, TurnBegan, Won
from games.catan.frames import BeforeRoll, SpecialAnswers
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.rates import rates
from games.catan.state import State
from games.core.flow import Reopen
from games.core.model import Seat
from games.core.rng import Rng
from tests.games.catan.positions import (
    Position,
    asked,
    does,
    empty_island,
    hand,
    heard,
    keys_of,
    offers,
)

A, B, C, D, E = range(5)
PLENTY = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}


def _rich(seats: int = 5) -> Position:
    """Everybody holds four of each, but the deck and the bank have cards still; A is about to end the turn."""
    position = empty_island(seats)
    for seat in range(seats):
        position = position.holding(seat, **PLENTY)
    return position


def _required(state: State) -> set[Seat]:
    return {decision.seat for decision in CATAN.pending(state) if decision.required}


def _builds(position: Position, builder: Seat) -> State:
    """A has ended the turn, and of the others that one alone builds."""
    state = does(position, A, act.EndTurn()).state
    for seat in sorted(_required(state)):
        state = does(state, seat, act.JoinBuilding("build" if seat == builder else "pass")).state
    return state


def test_in_the_phase_there_is_only_building() -> None:
    """R181: no trade with the bank or with players, no card, no roll, whatever the hand would pay for."""
    position = (
        _rich().with_roads(C, "A1-B1", "A1-B2").with_settlement(C, "B1").with_cards(C, knight=2)
    )
    state = _builds(position, C)
    assert all(
        held >= rate
        for held, rate in zip(state.secrets.players[C].hand, rates(state.table, C), strict=True)
    )
    assert offers(state, C) == {
        act.BuildRoad,
        act.BuildSettlement,
        act.BuildCity,
        act.BuyCard,
        act.EndBuilding,
    }
    assert all(not offers(state, seat) for seat in (A, B, D, E))


def test_in_the_phase_settlements_are_built_as_usual() -> None:
    """R180, R181: paid normally, with the pieces of the supply and the distance rule."""
    position = _rich().with_roads(C, "A1-B1", "A1-B2", "A2-B2").with_settlement(C, "B1")
    state = _builds(position, C)
    assert keys_of(state, C, act.BuildSettlement) == ("A2", "B2")
    built = does(state, C, act.BuildSettlement("A2")).state
    assert hand(lumber=3, brick=3, wool=3, grain=3, ore=4) == built.secrets.players[C].hand
    assert built.table.players[C].settlements_left == 3


@pytest.mark.parametrize(("cards", "is_asked"), [(0, False), (1, False), (2, True), (3, True)])
def test_who_holds_two_cards_is_asked(cards: int, is_asked: bool) -> None:
    """R182: two are enough, of one kind that pays for nothing, too; fewer are passed, whatever was answered ahead."""
    position = _rich().holding(C, wool=cards)
    for start in (position.state, does(position, C, act.AnswerAhead("build")).state):
        state = does(start, A, act.EndTurn()).state
        lanes = state.flow[-1]
        assert isinstance(lanes, SpecialAnswers)
        assert (C in {lane.seat for lane in lanes.lanes}) == is_asked
        for seat in sorted(_required(state)):
            state = does(state, seat, act.JoinBuilding("pass")).state
        builds = is_asked and start is not position.state
        assert ({act.EndBuilding} == offers(state, C)) == builds


def test_all_others_are_asked_and_the_active_player_is_not() -> None:
    """R180: with six players five are asked, at the same time; the active player has no part in it."""
    state = does(_rich(6), A, act.EndTurn()).state
    assert _required(state) == {B, C, D, E, 5}
    assert offers(state, A) == set()


def test_builders_act_clockwise_from_the_left() -> None:
    """R180, R182: after C's turn D, E, A, B, in whatever order they have answered."""
    state = does(_rich().turn_of(C), C, act.EndTurn()).state
    for seat in (B, E, A, D):
        state = does(state, seat, act.JoinBuilding("build")).state
    order = []
    while state.flow and not isinstance(state.flow[-1], BeforeRoll):
        (seat,) = _required(state)
        order.append(seat)
        state = does(state, seat, act.EndBuilding()).state
    assert order == [D, E, A, B]
    assert state.table.active == D


@pytest.mark.parametrize("answer", ["build", "pass"])
def test_an_answer_ahead_holds_for_one_phase(answer: str) -> None:
    """R182: in the next phase the seat is asked again; nothing remains of the answer."""
    state = does(_rich(), C, act.AnswerAhead(answer)).state
    state = does(state, A, act.EndTurn()).state
    assert _required(state) == {B, D, E}
    for seat in (B, D, E):
        state = does(state, seat, act.JoinBuilding("pass")).state
    if answer == "build":
        assert _required(state) == {C}
        state = does(state, C, act.EndBuilding()).state
    assert state.secrets.players[C].ahead == "ask"
    assert not CATAN.public(state).held[C].has_answered_ahead
    again = does(Position(state).turn_of(B), B, act.EndTurn()).state
    assert _required(again) == {A, C, D, E}


def test_passing_for_good_holds_until_it_is_unset() -> None:
    """R182: through two phases; then the seat is asked again."""
    state = does(_rich(), C, act.AnswerAhead("always_pass")).state
    for active, others in ((A, (B, D, E)), (B, (A, D, E))):
        state = does(Position(state).turn_of(active), active, act.EndTurn()).state
        assert _required(state) == set(others)
        for seat in others:
            state = does(state, seat, act.JoinBuilding("pass")).state
    unset = does(Position(state).turn_of(D), C, act.AnswerAhead("ask"))
    assert _required(does(unset.state, D, act.EndTurn()).state) == {A, B, C, E}


def test_an_answer_that_others_hear_cannot_be_taken_back() -> None:
    """R182: B, too poor to be asked, passes for good, which the only one asked hears with its own answer: it is sealed."""
    position = _rich().holding(B).holding(C).holding(D)
    state = does(position, B, act.AnswerAhead("always_pass")).state
    state = does(state, A, act.EndTurn()).state
    assert _required(state) == {E}
    step = does(state, E, act.JoinBuilding("pass"))
    assert [KeepsPassing(B)] == heard(step, KeepsPassing)
    assert step.sealed
    alone = does(does(position, A, act.EndTurn()).state, E, act.JoinBuilding("pass"))
    assert not alone.sealed, "nobody has answered ahead: nothing new was told"


def test_answers_are_secret_and_can_be_changed_until_the_last() -> None:
    """R182: that B has answered is public, what is not; what it says in the end counts."""
    state = does(_rich(), A, act.EndTurn()).state
    builds, passes = (does(state, B, act.JoinBuilding(answer)) for answer in ("build", "pass"))
    assert heard(builds, AnsweredSpecial) == heard(passes, AnsweredSpecial) == []
    assert CATAN.public(builds.state) == CATAN.public(passes.state) != CATAN.public(state)
    changed = does(builds.state, B, Reopen(), act.JoinBuilding("pass")).state
    for seat in (C, D):
        changed = does(changed, seat, act.JoinBuilding("pass")).state
    last = does(changed, E, act.JoinBuilding("pass"))
    assert [AnsweredSpecial(seat, False) for seat in (B, C, D, E)] == heard(last, AnsweredSpecial)
    assert [TurnBegan(B)] == heard(last, TurnBegan)


def test_longest_road_changes_hands_in_the_phase() -> None:
    """R152, R185: B's sixth road takes it from C; nobody wins by it there."""
    position = _rich().with_roads(C, "J1-K1", "K1-L1", "L1-M1", "M1-N1", "N1-O1")
    position = position.with_roads(B, "A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3")
    state = _builds(position.changed(longest_road=C), B)
    step = does(state, B, act.BuildRoad("A3-B4"))
    assert [LongestRoad(B, 6, former=C)] == heard(step, LongestRoad)
    assert heard(step, Won) == []


def test_the_active_player_does_not_win_in_the_phase_either() -> None:
    """R183: B's settlement breaks C's road, and A comes to ten by it; the next turn is B's, and A wins in its own."""
    broken = ("B1-C1", "A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4")
    position = _rich().with_roads(C, *broken).with_roads(B, "B2-C2").with_settlement(A, "J1")
    position = position.with_roads(A, "J1-K1", "K1-L1", "L1-M1", "M1-N1", "N1-O1")
    position = position.with_cards(A, chapel=1, great_hall=1, library=1, market=1, university=1)
    state = _builds(position.changed(longest_road=C, largest_army=A), B)
    step = does(state, B, act.BuildSettlement("B2"))
    assert [LongestRoad(A, 5, former=C)] == heard(step, LongestRoad)
    assert heard(step, Won) == []
    next_turn = does(step.state, B, act.EndBuilding())
    assert [TurnBegan(B)] == heard(next_turn, TurnBegan)
    assert heard(next_turn, Won) == []
    quiet = Position(next_turn.state).turn_of(E)
    for seat in (A, B, C, D):
        quiet = quiet.holding(seat)
    assert [Won(A, 10)] == heard(does(quiet, E, act.EndTurn()), Won)


def test_there_is_no_phase_after_the_founding() -> None:
    """R178, R186: the first turn begins with the last founding road; hands are large enough to be asked."""
    state = CATAN.setup(5, CatanOptions(), Rng(bytes(32))).state
    while state.table.turn == 0:
        (seat,) = _required(state)
        state = does(state, seat, act.Settle(keys_of(state, seat, act.Settle)[-1])).state
        state = does(state, seat, act.FoundingRoad(keys_of(state, seat, act.FoundingRoad)[0])).state
    assert max(sum(player.hand) for player in state.secrets.players) > 1
    assert state.flow == (BeforeRoll(),)
    assert _required(state) == {state.table.starter}


def test_there_is_no_phase_after_the_end() -> None:
    """R186: who wins in the own turn has won; nobody is asked to build any more."""
    position = _rich().with_cards(A, chapel=1, library=1, market=1, university=1)
    position = (
        position.changed(longest_road=A, largest_army=A)
        .with_roads(A, "A1-B1")
        .with_settlement(A, "A1")
    )
    step = does(position, A, act.BuildCity("A1"))
    assert [Won(A, 10)] == heard(step, Won)
    assert step.state.flow == ()
    assert all(asked(step.state, seat) is None for seat in range(5))


@pytest.mark.parametrize("seats", [3, 4])
def test_small_games_have_no_phase(seats: int) -> None:
    """R126, R180, 5.5: the next turn follows at once, and nobody can answer ahead."""
    position = _rich(seats) if seats == 3 else _rich(4).holding(D, ore=2)
    assert not any(act.AnswerAhead in offers(position, seat) for seat in range(seats))
    assert [TurnBegan(B)] == heard(does(position, A, act.EndTurn()), TurnBegan)
