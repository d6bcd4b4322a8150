"""Votes hold nobody up: a request to undo ends by itself, and what was refused is not asked again."""

from datetime import timedelta

import pytest

from bot.db.rows import Rows, SeatRow
from bot.model.errors import Unavailable
from bot.model.outcomes import Asked, Carried, Declined, TakenBack
from bot.model.proposals import ProposalKind
from bot.model.questions import Ask, TakeBack
from bot.model.time_control import TimeControl
from bot.tables.game import absence, proposals, undo
from bot.tables.game.change import Live
from bot.tables.game.play import play_step
from bot.tables.lobby import lobbies
from bot.tables.publishing import About
from bot.tables.queries import reading
from games.core.forms import allowed
from games.core.model import Action, Seat
from tests.bot.tables.quietly import goes_by, ordered, quietly, step_of, when_due
from tests.bot.tables.setups import at_a_turn, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, World, person_of
from tests.games.core.toy_values import Draw, Rest, Show


async def drawn(world: World, table: int, ask: Ask) -> None:
    """The seat draws, and makes its wish if that is asked for: chance has spoken."""
    await played(world, table, ask, Draw())
    now = await reading.ask(world.context, table, person_of(ask).user_id)
    assert now.decision is not None
    if not allowed(now.decision, Rest()):
        await played(world, table, ask, world.answer(now.decision))


async def is_open(world: World, table: int) -> bool:
    """Whether the request waits for answers."""
    ballot = (await reading.position(world.context, table)).ballot(ProposalKind.UNDO)
    return ballot is not None


async def rested(world: World, table: int, seat: Seat, by: str) -> None:
    """The seat ends its turn, if it can."""

    def seat_of(rows: Rows) -> SeatRow:
        row = rows.of_seat(seat)
        assert row is not None
        return row

    def answer(live: Live, row: SeatRow) -> Action:
        decision = live.game.decision(live.state, row.number)
        assert decision is not None
        return Rest() if allowed(decision, Rest()) else world.answer(decision)

    await play_step(world.context, table, seat_of, answer, ask=None, by=by)


async def before_a_robot(world: World, time_control: TimeControl = TimeControl.PLAIN) -> int:
    """A game in whose robot's turn somebody asks to undo a move; its table."""
    table = await world.lobby(ANA, options={"hiding": False})
    await lobbies.set_time_control(world.context, table, ANA.user_id, time_control)
    await lobbies.join(world.context, table, BRUNO)
    for _ in range(2):
        await lobbies.add_robots(world.context, table, ANA.user_id)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    world.tables.robots._is_open = False
    by = None
    while True:
        position = await reading.position(world.context, table)
        is_robot = position.table.of_seat(position.asked[0]).person is None
        if is_robot and by == "house" and position.has_moves:
            break
        by = "house" if is_robot else "person"
        await rested(world, table, position.asked[0], by)
    assert isinstance(await undo.undo(world.context, table, ANA.user_id), Asked)
    world.tables.robots._is_open = True
    await world.work()
    assert await is_open(world, table)
    return table


def said(world: World) -> list[str]:
    """What the votes of the channel came to."""
    rows = {row.id: row for row in world.channel.rows if row.about is About.VOTE_SETTLED}
    return [row.notice.id for row in rows.values() if row.notice is not None]


@pytest.mark.parametrize(
    ("time_control", "limit"),
    [
        (TimeControl.PLAIN, timedelta(days=1)),
        (TimeControl.WEEK, timedelta(days=1)),
        (TimeControl.NONE, timedelta(days=1)),
        (TimeControl.EVENING, timedelta(minutes=5)),
    ],
)
async def test_a_robot_waits_for_a_vote_a_day_at_most(
    world: World, time_control: TimeControl, limit: timedelta
) -> None:
    """At fast tables it waits for one turn's time; then the move stands, everybody is told, and the robot plays on."""
    table = await before_a_robot(world, time_control)
    step = await step_of(world, table)

    await goes_by(world, seconds=limit.total_seconds() - 1)
    assert (await step_of(world, table), await is_open(world, table)) == (step, True)
    assert await world.tables.clock.next_time() == world.clock + timedelta(seconds=1)
    await goes_by(world, seconds=1)

    assert await step_of(world, table) > step
    assert not await is_open(world, table)
    assert said(world) == ["tables-notice-undo-late"]


async def test_the_end_of_a_vote_is_stored(world: World) -> None:
    """A restart does not move it; while no program ran, it came no nearer."""
    table = await before_a_robot(world)
    await goes_by(world, hours=20)
    await world.tables.close()
    world.later(days=3)
    await world.restart()
    await goes_by(world, hours=3)
    assert await is_open(world, table)

    await goes_by(world, hours=1)

    assert not await is_open(world, table)


async def test_a_table_that_stands_still_keeps_its_vote(world: World) -> None:
    """It ends as much later as nobody could answer."""
    table = await before_a_robot(world)
    await goes_by(world, hours=20)
    await world.tables.pauses.pause(table)
    await goes_by(world, days=3)
    assert await is_open(world, table)
    await world.tables.pauses.go_on(table, BRUNO.user_id)
    await goes_by(world, hours=3)
    assert await is_open(world, table)

    await goes_by(world, hours=1)

    assert not await is_open(world, table)


async def test_no_vote_keeps_an_automatic_move_until_time_is_up(world: World) -> None:
    """Half of what is left is for the vote: a player who sleeps and has left an automatic move is not late."""
    await quietly(world)
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    asker = person_of(await world.asked(table))
    for _ in range(2):
        await played(world, table, await world.asked(table), Rest())
    asked = await world.asked(table)
    sleeper = person_of(asked)
    await world.tables.automatic_moves.give(table, sleeper.user_id, "rest")
    due_at = (await reading.table(world.context, table)).of_seat(asked.seat).due_at
    assert due_at is not None
    world.clock = due_at - timedelta(hours=4)

    assert isinstance(await undo.undo(world.context, table, asker.user_id), Asked)
    await goes_by(world, hours=1.9)
    assert await ordered(world, table) == []
    await goes_by(world, hours=0.1)
    with pytest.raises(Unavailable, match="tables-undo-refused"):
        await undo.undo(world.context, table, asker.user_id)
    await when_due(world, table, sleeper.user_id)

    assert [rule for _, seat, rule in await ordered(world, table) if seat == asked.seat] == ["rest"]


@pytest.mark.parametrize("how", ["declined", "withdrawn", "played on", "late"])
async def test_what_was_refused_is_not_asked_again(world: World, how: str) -> None:
    """Nor is it offered; a player who has made another move may ask for that one."""
    table, ask = await at_a_turn(world)
    first = person_of(ask)
    other = BRUNO if first == ANA else ANA
    await drawn(world, table, ask)
    assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)
    if how == "played on":
        await played(world, table, ask, Show(()))
        assert isinstance(await undo.undo(world.context, table, first.user_id), TakenBack)
    elif how == "late":
        await goes_by(world, days=1)
    else:
        voter = first if how == "withdrawn" else other
        answer = await proposals.vote(world.context, table, voter.user_id, undo.VOTE, agree=False)
        assert isinstance(answer, Declined)
    assert not await is_open(world, table)

    mine = await reading.ask(world.context, table, first.user_id)
    assert mine.take_back is TakeBack.NOTHING
    assert not mine.position.has_moves, "the board offers no undo, as the other has not moved"
    for ask_for in (undo.undo, undo.foreseen, undo.undo_own):
        with pytest.raises(Unavailable, match="tables-undo-refused"):
            await ask_for(world.context, table, first.user_id)

    await drawn(world, table, ask)
    assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)


async def test_what_was_agreed_to_may_be_asked_for_again(world: World) -> None:
    """Chance is drawn anew, and shows something else."""
    table, ask = await at_a_turn(world)
    first = person_of(ask)
    other = BRUNO if first == ANA else ANA
    for _ in range(2):
        await played(world, table, ask, Draw())
        assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)
        outcome = await proposals.vote(world.context, table, other.user_id, undo.VOTE, agree=True)
        assert isinstance(outcome, Carried)


async def test_a_vote_that_ends_as_somebody_leaves_refused_nothing(world: World) -> None:
    """When they are back, they can be asked."""
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    ask = await world.asked(table)
    first = person_of(ask)
    other = BRUNO if first == ANA else ANA
    await played(world, table, ask, Draw())
    assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)
    await absence.leave(world.context, table, other.user_id)
    assert not await is_open(world, table)
    await absence.come_back(world.context, table, other)

    assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)
