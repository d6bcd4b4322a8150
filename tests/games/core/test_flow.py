"""The flow: frames on a stack, lanes in secret, moves under construction, opportunities."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.flow import (
    Lane,
    Reopen,
    is_unfinished,
    own_lane,
    public_flow,
    secretly_done,
    with_own_lane,
)
from games.core.forms import count
from games.core.game import play
from games.core.model import Action, Illegal, Seat, Step
from games.core.rng import Rng
from tests.games.core.toy import TOY
from tests.games.core.toy_values import (
    AskFavour,
    AskHow,
    AskWhich,
    Build,
    Built,
    Cheer,
    Decide,
    Draw,
    Favour,
    Hide,
    Hiding,
    Paint,
    Painting,
    Pay,
    Paying,
    Rest,
    ToyOptions,
    ToyState,
    Turn,
    Wish,
    Wishing,
)
from tests.games.core.toying import played, toy_game

OPEN = ToyOptions(hiding=False)


def top(state: ToyState) -> Any:
    """The frame that asks."""
    return state.flow[-1]


def prompts(state: ToyState) -> dict[Seat, str]:
    """Who is asked what."""
    return {decision.seat: decision.prompt.id for decision in TOY.pending(state)}


def with_hand(state: ToyState, seat: Seat, *hand: tuple[str, int]) -> ToyState:
    """The state with another hand."""
    players = list(state.players)
    players[seat] = replace(players[seat], hand=hand)
    return replace(state, players=tuple(players))


def step(state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
    """One checked action."""
    return play(TOY, state, seat, action)


def test_all_lanes_are_asked_at_once() -> None:
    """Each its own first question."""
    assert prompts(toy_game()) == {0: "toy-prompt-how", 1: "toy-prompt-how", 2: "toy-prompt-how"}


def test_a_lane_asks_its_questions_one_after_the_other() -> None:
    """An answer may bring a further question, asked before the rest."""
    state = with_hand(toy_game(), 1, ("red", 3))

    state = played(state, (1, Decide("some")))
    assert prompts(state)[1] == "toy-prompt-which"
    state = played(state, (1, Hide((("red", 1),))))
    assert prompts(state)[1] == "toy-prompt-favour"
    assert prompts(state)[0] == "toy-prompt-how"


def test_a_lane_that_is_done_may_be_reopened() -> None:
    """It is an opportunity: the game does not wait for it."""
    before = toy_game()
    done = played(before, (1, Decide("none")), (1, Favour("red")))

    decision = TOY.decision(done, 1)
    assert decision is not None
    assert not decision.required
    assert TOY.first(done) == TOY.decision(done, 0)
    assert played(done, (1, Reopen())) == before


def test_a_lane_without_answers_cannot_be_reopened() -> None:
    """There is nothing to take back."""
    state = toy_game()
    decision = TOY.decision(state, 1)

    assert decision is not None
    assert not decision.reopens
    with pytest.raises(Illegal, match="core-refused-not-offered"):
        step(state, 1, Reopen())


def test_a_lane_that_is_half_answered_may_be_reopened() -> None:
    """All of its answers are taken back; nobody else sees any of it, and chance never draws it."""
    before = with_hand(toy_game(), 1, ("red", 3))
    half = played(before, (1, Decide("some")), (1, Hide((("red", 1),))))

    decision = TOY.decision(half, 1)
    assert decision is not None
    assert decision.reopens
    assert decision.required
    assert count(decision) == 3
    reopened = step(half, 1, Reopen())
    assert reopened.state == before
    assert reopened.log == ()
    assert not reopened.sealed
    assert TOY.public(half) == TOY.public(before)


def test_the_last_lane_resolves_and_seals() -> None:
    """Answers of others come out with it; nobody may take it back alone."""
    state = toy_game(2)
    state = played(state, (0, Decide("none")), (0, Favour("red")), (1, Decide("none")))

    last = step(state, 1, Favour("blue"))

    assert last.sealed
    assert [player.favour for player in last.state.players] == ["red", "blue"]
    assert isinstance(top(last.state), Turn)


def test_public_lanes_show_who_is_done_and_nothing_else() -> None:
    """However far a lane is, it stands at its start until it is done."""
    state = played(toy_game(2), (0, Decide("none")), (0, Favour("red")), (1, Decide("none")))

    frame = public_flow(state.flow)[-1]

    assert isinstance(frame, Hiding)
    start = (AskFavour(), AskHow())
    assert frame.lanes == (Lane(0, start, ()), Lane(1, start, start))


def test_ones_own_lane_is_put_back_into_the_public_flow() -> None:
    """The private view carries it."""
    state = played(toy_game(2), (0, Decide("none")))

    own = own_lane(state.flow, 0)

    assert own is not None
    assert own.answers == (Decide("none"),)
    assert with_own_lane(public_flow(state.flow), own) == state.flow
    assert with_own_lane(public_flow(state.flow), None) == public_flow(state.flow)
    assert own_lane(toy_game(2, options=OPEN).flow, 0) is None


def test_lanes_whose_answers_a_viewer_does_not_know() -> None:
    """They are answered by chance when a state is dealt."""
    state = played(toy_game(2), (0, Decide("none")), (0, Favour("red")))
    shown = public_flow(state.flow)

    assert secretly_done(shown, None) == (0,)
    assert secretly_done(shown, 1) == (0,)
    assert secretly_done(shown, 0) == ()
    assert secretly_done(toy_game(2, options=OPEN).flow, None) == ()


def test_answers_by_chance_fill_a_lane_and_resolve_nothing() -> None:
    """From its start to its end."""
    state = toy_game(2)

    answered = TOY.flow.answered_by_chance(state, (1,), lambda n: n - 1)

    assert own_lane(answered.flow, 0) == own_lane(state.flow, 0)
    lane = own_lane(answered.flow, 1)
    assert lane is not None
    assert lane.stack == ()
    assert [type(answer) for answer in lane.answers] == [Decide, Hide, Favour]
    assert AskWhich() not in lane.start


def test_an_effect_asks_and_returns() -> None:
    """A wish inside a turn: the turn goes on where it was."""
    state = toy_game(3, options=OPEN)

    wishing = step(state, 0, Draw())
    assert wishing.sealed
    assert isinstance(top(wishing.state), Wishing)
    after = played(wishing.state, (0, Wish("red")))
    assert top(after) == Turn(0, draws=1)


def test_opportunities_stand_beside_what_is_required() -> None:
    """The others may cheer, once each; the game waits for the wish alone."""
    state = played(toy_game(3, options=OPEN), (0, Draw()))

    required = {decision.seat: decision.required for decision in TOY.pending(state)}
    assert required == {0: True, 1: False, 2: False}
    state = played(state, (2, Cheer()))
    assert {decision.seat for decision in TOY.pending(state)} == {0, 1}
    with pytest.raises(Illegal, match="core-refused-not-asked"):
        step(state, 2, Cheer())
    assert TOY.default(state, 1, state.rng) is None


def test_a_move_under_construction_is_told_once() -> None:
    """Nothing is published until its last step."""
    state = with_hand(toy_game(3, options=OPEN), 0, ("red", 3))
    shown = TOY.public(state)

    building = step(state, 0, Build("hut@north"))
    assert top(building.state) == Paying(0, "hut@north")
    paid = step(building.state, 0, Pay((("red", 1),)))
    assert top(paid.state) == Painting(0, "hut@north", (("red", 1),))
    for part in (building, paid):
        assert TOY.is_unfinished(part.state)
        assert TOY.public(part.state) == shown
        assert part.log == ()
        assert not part.sealed
    built = step(paid.state, 0, Paint("blue"))
    assert [told.event for told in built.log] == [Built(0, "hut@north", "blue")]
    assert not TOY.is_unfinished(built.state)
    assert TOY.private(paid.state, 0).unfinished == paid.state.flow[-1:]
    assert TOY.private(paid.state, 1).unfinished == ()


def test_a_game_is_over_when_its_flow_is_empty() -> None:
    """Nobody is asked any more."""
    state = toy_game(2, options=OPEN)
    while (decision := TOY.first(state)) is not None:
        state = played(state, (decision.seat, Rest()))

    assert state.flow == ()
    assert TOY.is_over(state)
    assert TOY.pending(state) == ()
    assert not is_unfinished(state.flow)


def test_only_whom_is_asked_may_act() -> None:
    """And only as asked: the step that was asked for is the one that is checked."""
    state = toy_game(3, options=OPEN)
    decision = TOY.decision(state, 0)

    with pytest.raises(Illegal, match="core-refused-not-asked"):
        step(state, 1, Rest())
    with pytest.raises(Illegal, match="core-refused-not-asked"):
        play(TOY, state, 1, Rest(), asked=decision)
    with pytest.raises(Illegal, match="core-refused-not-offered"):
        step(state, 0, Wish("red"))


def test_chance_seals_a_step_and_moves_on() -> None:
    """A step without chance leaves the stream where it is."""
    state = toy_game(3, options=OPEN)

    drawn, rested = step(state, 0, Draw()), step(state, 0, Rest())

    assert drawn.state.rng == Rng(state.rng.seed, 0, state.rng.drawn + 1)
    assert drawn.sealed
    assert rested.state.rng == state.rng
    assert not rested.sealed


def test_seats_and_options_that_cannot_be_played_are_refused() -> None:
    """With a message."""
    assert TOY.check(3, ToyOptions()) is None
    seats = TOY.check(7, ToyOptions())
    long = TOY.check(4, ToyOptions(length="long"))
    assert seats is not None
    assert long is not None
    assert (seats.id, dict(seats.args)) == ("core-refused-seats", {"least": 2, "most": 4})
    assert long.id == "toy-refused-long"
