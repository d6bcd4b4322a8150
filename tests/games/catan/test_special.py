"""The special building phase of 5-6 players (6.8), and the founding phase (5.4)."""

from games.catan.actions import (
    AnswerAhead,
    BuildCity,
    BuyCard,
    EndBuilding,
    EndTurn,
    FoundingRoad,
    JoinBuilding,
    Roll,
    Settle,
)
from games.catan.events import AnsweredSpecial, Collected, Founded, KeepsPassing, TurnBegan, Won
from games.catan.frames import BeforeRoll, Founding
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.state import State
from games.core.model import Seat
from games.core.rng import Rng
from tests.games.catan.positions import Position, asked, does, empty_island, heard, keys_of, offers

A, B, C, D, E = range(5)
CARDS = {"wool": 1, "grain": 1, "ore": 1}


def _rich() -> Position:
    """Five players with the price of a development card each; C is about to end the turn."""
    position = empty_island(5).turn_of(C)
    for seat in range(5):
        position = position.holding(seat, **CARDS)
    return position


def _answers(state: State, **answers: str) -> State:
    """The state after these seats' answers."""
    for name, answer in answers.items():
        state = does(state, "ABCDE".index(name), JoinBuilding(answer)).state
    return state


def test_the_example_of_the_rules() -> None:
    """X24: C ends; all others are asked at once; D and B build, in this order; then it is D's turn."""
    state = does(_rich(), C, EndTurn()).state
    assert {A, B, D, E} == {decision.seat for decision in CATAN.pending(state) if decision.required}
    assert asked(state, C) is None
    state = _answers(state, A="pass", B="build", E="pass")
    step = does(state, D, JoinBuilding("build"))
    assert len(heard(step, AnsweredSpecial)) == 4
    assert {BuyCard, EndBuilding} == offers(step.state, D)
    assert asked(step.state, B) is None
    state = does(step.state, D, BuyCard(), EndBuilding()).state
    assert {BuyCard, EndBuilding} == offers(state, B)
    state = does(state, B, EndBuilding()).state
    assert (D, (BeforeRoll(),)) == (state.table.active, state.flow)


def test_a_card_of_the_phase_may_be_played_in_the_next_own_turn() -> None:
    """R184: D's turn follows immediately."""
    state = does(_rich(), C, EndTurn()).state
    state = _answers(state, A="pass", B="pass", E="pass", D="build")
    state = does(state, D, BuyCard()).state
    assert sum(state.secrets.players[D].fresh) == 1
    state = does(state, D, EndBuilding()).state
    assert sum(state.secrets.players[D].fresh) == 0
    assert sum(state.secrets.players[D].cards) == 1


def test_who_holds_fewer_than_two_cards_is_passed() -> None:
    """R182: a public reason."""
    state = does(_rich().holding(A, wool=1).holding(B), C, EndTurn()).state
    assert {D, E} == {decision.seat for decision in CATAN.pending(state) if decision.required}


def test_nobody_is_asked_when_nobody_holds_two_cards() -> None:
    """R182: the next turn begins at once."""
    position = _rich()
    for seat in (A, B, D, E):
        position = position.holding(seat)
    step = does(position, C, EndTurn())
    assert [TurnBegan(D)] == heard(step, TurnBegan)


def test_answers_ahead_hold_for_the_next_phase() -> None:
    """R182: `pass` once, `always_pass` until unset; that there is an answer is public, which one is not."""
    state = does(_rich(), A, AnswerAhead("pass")).state
    state = does(state, B, AnswerAhead("always_pass")).state
    seen = CATAN.public(state)
    assert [held.has_answered_ahead for held in seen.held] == [
        True,
        True,
        False,
        False,
        False,
    ]
    state = does(state, C, EndTurn()).state
    assert {D, E} == {decision.seat for decision in CATAN.pending(state) if decision.required}
    state = _answers(state, D="pass")
    step = does(state, E, JoinBuilding("pass"))
    assert [KeepsPassing(B)] == heard(step, KeepsPassing)
    assert [player.ahead for player in step.state.secrets.players[:2]] == ["ask", "always_pass"]
    assert "ask" in keys_of(step.state, B, AnswerAhead)


def test_all_answers_ahead_come_out_at_once() -> None:
    """R182: the phase is over when the turn ends, and the step cannot be taken back."""
    state = _rich().state
    for seat in (A, B, D, E):
        state = does(state, seat, AnswerAhead("pass")).state
    step = does(state, C, EndTurn())
    assert step.sealed
    assert step.state.table.active == D


def test_nobody_wins_in_the_phase() -> None:
    """X25, R183: E reaches ten there; B, whose turn comes, is looked at first."""
    position = _rich().holding(E, grain=2, ore=3).with_roads(E, "A1-B1").with_settlement(E, "A1")
    position = position.with_cards(E, chapel=1, great_hall=1, library=1, market=1).changed(
        longest_road=E, largest_army=E
    )
    state = does(position.turn_of(A), A, EndTurn()).state
    state = _answers(state, B="pass", C="pass", D="pass", E="build")
    step = does(state, E, BuildCity("A1"))
    assert heard(step, Won) == []
    step = does(step.state, E, EndBuilding())
    assert heard(step, Won) == []
    assert step.state.table.active == B
    later = does(
        Position(step.state).holding(A).holding(B).holding(C).holding(E).turn_of(D), D, EndTurn()
    )
    assert [Won(E, 10)] == heard(later, Won)


def _founded(state: State, seat: Seat) -> State:
    """The state after a founding placement on the first places offered."""
    corner = keys_of(state, seat, Settle)[0]
    state = does(state, seat, Settle(corner)).state
    return does(state, seat, FoundingRoad(keys_of(state, seat, FoundingRoad)[0])).state


def test_founding_goes_round_and_back() -> None:
    """R20, R21, R24: S, 2, 3, 4, 4, 3, 2, S, then S's turn."""
    state = CATAN.setup(4, CatanOptions(board="random"), Rng(bytes(32))).state
    order = []
    while isinstance(state.flow[0], Founding):
        seat = CATAN.pending(state)[0].seat
        order.append((seat - state.table.starter) % 4)
        state = _founded(state, seat)
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    assert (BeforeRoll(),) == state.flow
    assert state.table.starter == state.table.active
    assert {Roll} == offers(state, state.table.starter)


def test_a_settlement_is_published_with_its_road() -> None:
    """R25: until the road is chosen nobody else knows of it."""
    state = CATAN.setup(3, CatanOptions(board="random"), Rng(bytes(32))).state
    half = does(state, state.table.starter, Settle("G3"))
    assert half.log == ()
    assert CATAN.is_unfinished(half.state)
    assert CATAN.public(state) == CATAN.public(half.state)
    assert {"F3-G3", "G3-H2", "G3-H3"} == set(
        keys_of(half.state, state.table.starter, FoundingRoad)
    )
    step = does(half.state, state.table.starter, FoundingRoad("G3-H3"))
    numbers = state.table.board.numbers_at(state.table.board.geometry.corner_of["G3"])
    assert [Founded(state.table.starter, "G3", "G3-H3", numbers)] == heard(step, Founded)
    assert heard(step, Collected) == []


def test_the_second_settlement_brings_its_cards() -> None:
    """R22, X28: one card for each hex that produces something, whatever its number."""
    state = CATAN.setup(3, CatanOptions(board="random"), Rng(bytes(32))).state
    for _ in range(3):
        state = _founded(state, CATAN.pending(state)[0].seat)
    seat = CATAN.pending(state)[0].seat
    net = state.table.board.geometry
    corner = keys_of(state, seat, Settle)[-1]
    state = does(state, seat, Settle(corner)).state
    step = does(state, seat, FoundingRoad(keys_of(state, seat, FoundingRoad)[0]))
    fertile = [
        place
        for place in net.hexes_of_corner[net.corner_of[corner]]
        if state.table.board.terrains[place] != "desert"
    ]
    assert len(fertile) == sum(step.state.secrets.players[seat].hand)
