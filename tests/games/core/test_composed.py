"""Composed states: what the kernel gives for nothing, with secrets and without."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.codec import codec, encode
from games.core.flow import Course, Reopen, own_lane, secretly_done
from games.core.forms import count, first_answer, sample
from games.core.game import Game, Options, play
from games.core.model import Notes, Step
from games.core.rng import Rng
from tests.games.core.springs import SPRINGS, Secrets
from tests.games.core.wells import (
    WELLS_GAME,
    Bid,
    Favour,
    Fetch,
    Fetched,
    Fetching,
    Fill,
    Filling,
    PaidToll,
    PayToll,
    Player,
    Private,
    Public,
    State,
    Table,
    Thirsty,
    Tolling,
)

AnyGame = Game[Any, Any, Any]
GAMES = (WELLS_GAME, SPRINGS)
SEED = Rng(bytes(32))


def begun(game: AnyGame, seats: int = 3) -> Any:
    """A game just set up."""
    return game.setup(seats, Options(), SEED).state


def tolling(*players: Player) -> State:
    """The toll is due."""
    queue = tuple(range(len(players)))
    return State(SEED, (Tolling(queue),), Table((0, 0, 0), players))


def fetching(wells: tuple[int, ...], *players: Player) -> State:
    """Water is fetched."""
    queue = tuple(range(len(players)))
    return State(SEED, (Fetching(queue),), Table(wells, players))


def step(state: State, seat: int, action: Any) -> Step[State]:
    """One checked action."""
    return play(WELLS_GAME, state, seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_dealt_state_shows_its_viewer_the_same(game: AnyGame, seats: int) -> None:
    """Views, questions and ready answers of random games; lanes and unfinished moves are put back."""
    chance = Random(seats)
    state = begun(game, seats)
    while not game.is_over(state):
        for viewer in (*range(seats), None):
            private = None if viewer is None else game.private(state, viewer)
            dealt = game.deal(game.public(state), private, Rng(bytes([7]) * 32))
            assert game.public(dealt) == game.public(state)
            assert secretly_done(dealt.flow, None) == secretly_done(state.flow, None)
            if viewer is not None:
                assert game.private(dealt, viewer) == private
                assert game.decision(dealt, viewer) == game.decision(state, viewer)
                assert game.ready(dealt, viewer) == game.ready(state, viewer)
        decision = chance.choice([one for one in game.pending(state) if one.required])
        action = sample(decision, chance.randrange)
        state = play(game, state, decision.seat, action).state
        assert codec(game).state(encode(state)) == state
    assert game.deal(game.public(state), None, SEED).table == state.table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_views_are_read_back(game: AnyGame) -> None:
    """The generic views are values like any others."""
    state = begun(game)
    reader = codec(game)

    assert reader.public(encode(game.public(state))) == game.public(state)
    assert reader.private(encode(game.private(state, 1))) == game.private(state, 1)


def test_an_open_game_writes_no_view() -> None:
    """Flow and table as they are, and the seat's own lane."""
    state = begun(WELLS_GAME)
    answered = play(WELLS_GAME, state, 1, Bid("1")).state

    assert WELLS_GAME.public(answered) == Public(state.flow, state.table)
    assert WELLS_GAME.private(answered, 0) == Private(seat=0, lane=own_lane(state.flow, 0))
    assert WELLS_GAME.private(answered, 1).lane == own_lane(answered.flow, 1)


def test_secrets_are_dealt_but_for_ones_own() -> None:
    """Springs of others come out differently; one's own stays."""
    state = begun(SPRINGS)
    public, private = SPRINGS.public(state), SPRINGS.private(state, 1)

    dealt = [SPRINGS.deal(public, private, Rng(bytes([n]) * 32)).secrets for n in range(9)]

    assert {secrets.springs[1] for secrets in dealt} == {state.secrets.springs[1]}
    assert len({secrets.springs[0] for secrets in dealt}) > 1


def test_answers_of_others_are_dealt_by_chance() -> None:
    """A finished lane is known to be finished, not how."""
    state = begun(WELLS_GAME)
    for action in (Bid("1"), Favour("old")):
        state = play(WELLS_GAME, state, 2, action).state

    seen = WELLS_GAME.public(state), WELLS_GAME.private(state, 0)
    dealt = [WELLS_GAME.deal(*seen, Rng(bytes([n]) * 32)) for n in range(9)]
    lanes = {own_lane(one.flow, 2) for one in dealt}

    assert len(lanes) > 1
    assert all(place is not None and len(place.answers) == 2 for place in lanes)


def test_a_move_under_construction_belongs_to_whom_it_asks() -> None:
    """It is in that seat's private view and in no other."""
    state = step(fetching((2, 0, 1), Player(), Player()), 0, Fetch("deep")).state

    assert WELLS_GAME.private(state, 0).unfinished == (Filling("deep"),)
    assert WELLS_GAME.private(state, 1).unfinished == ()
    assert WELLS_GAME.public(state).flow == (Fetching((0, 1)),)


def test_what_a_game_does_not_write_is_harmless() -> None:
    """No options, no notes, no migrations."""
    state = begun(WELLS_GAME)

    assert WELLS_GAME.options is Options
    assert WELLS_GAME.notes(state, 0) == Notes()
    assert WELLS_GAME.migrations == {}


def test_the_first_ready_answer_is_the_default() -> None:
    """Where there is none, the first answer; for whom is not asked, nothing."""
    state = fetching((1, 3, 1), Player(), Player())
    asked = WELLS_GAME.decision(begun(WELLS_GAME), 1)

    assert [ready.action for ready in WELLS_GAME.ready(state, 0)] == [Fetch("old")]
    assert WELLS_GAME.default(state, 0, SEED) == Fetch("old")
    assert WELLS_GAME.default(state, 1, SEED) is None
    assert asked is not None
    assert WELLS_GAME.default(begun(WELLS_GAME), 1, SEED) == first_answer(asked) == Bid("0")


def test_a_forced_answer_is_carried_out_unasked() -> None:
    """Whoever has no bucket pays in debts, told as ever; whoever has one is asked."""
    state = tolling(Player(buckets=1), Player(), Player(buckets=1))

    paid = step(state, 0, PayToll("debt"))

    assert [told.event for told in paid.log] == [PaidToll(0, True), PaidToll(1, True)]
    assert paid.state.flow == (Tolling((2,)),)
    assert paid.state.table.players[1].debts == 1


def test_a_forced_answer_ends_a_move_under_construction() -> None:
    """The only bucket of a well needs no second question."""
    fetched = step(fetching((1, 2, 0), Player(bid=1), Player()), 0, Fetch("deep"))

    assert [told.event for told in fetched.log] == [Fetched(0, (("deep", 1),))]
    assert fetched.state.flow == (Fetching((1,)),)


def test_questions_are_put_where_a_frame_is_not_forced() -> None:
    """The only well is a question all the same: the frame has not opted in."""
    state = fetching((0, 2, 0), Player(), Player())
    decision = WELLS_GAME.decision(state, 0)

    assert decision is not None
    assert count(decision) == 1


def test_a_turn_ends_when_a_play_says_so() -> None:
    """What belongs to the turn is fresh for the next one."""
    state = fetching((4, 4, 4), Player(), Player(bid=1), Player())
    once = step(step(state, 0, Fetch("old")).state, 0, Fill("2")).state
    twice = step(step(once, 0, Fetch("old")).state, 0, Fill("1")).state

    assert once.flow == (Fetching((0, 1, 2), visits=1),)
    assert twice.flow == (Fetching((1, 2)),)


def test_seats_are_passed_over_and_the_last_turn_ends_the_frame() -> None:
    """Nobody finds water any more: each is told so, then it rains."""
    state = fetching((1, 0, 0), Player(bid=1), Player(), Player())

    last = step(state, 0, Fetch("deep"))

    assert [told.event for told in last.log] == [
        Fetched(0, (("deep", 1),)),
        Thirsty(1),
        Thirsty(2),
    ]
    assert sum(last.state.table.wells) == 1
    assert WELLS_GAME.is_over(last.state)


def test_points_may_be_negative() -> None:
    """Debts are lines below nothing; totals and ranks go with them."""
    table = Table((0, 0, 0), (Player(buckets=1, debts=3), Player(debts=1)))
    sheets = WELLS_GAME.scores(State(SEED, (), table))

    assert [[line.points for line in sheet.lines] for sheet in sheets] == [[1, -6], [0, -2]]
    assert [sheet.total for sheet in sheets] == [-5, -2]


def test_reopening_is_an_action_of_every_simultaneous_step() -> None:
    """Of a composed state as of any other."""
    state = begun(WELLS_GAME)
    done = state
    for action in (Bid("1"), Favour("old")):
        done = play(WELLS_GAME, done, 2, action).state

    assert play(WELLS_GAME, done, 2, Reopen()).state == state


def test_one_part_of_a_state_is_changed() -> None:
    """Table, a player, secrets: the rest stays."""
    state = SPRINGS.setup(2, Options(), SEED).state
    course = Course(state)

    course.change_secrets(springs=(1, 2))
    course.change_table(wells=(0, 0, 0))
    course.change_player(1, debts=4)

    assert course.table == Table((0, 0, 0), (Player(), Player(debts=4)))
    assert course.state == replace(state, table=course.table, secrets=Secrets((1, 2)))
