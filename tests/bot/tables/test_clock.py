"""Times: one reminder, the time that is up, what others may do about it, and people who leave."""

from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.db.schema import SEATS
from bot.model.errors import NotAllowed, NotYourSeat, StaleQuestion, Unavailable
from bot.model.outcomes import Asked, Carried, Declined
from bot.model.proposals import ProposalKind
from bot.model.tables import Absence, Phase
from bot.tables.game import absence as absences
from bot.tables.game import early_end, play
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading, records
from games.core.record import Move, read
from games.core.verify import verify
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Rest
from tests.playing import faults


async def test_one_reminder_per_question(world: World) -> None:
    """After a day, once; nobody is reminded of a question that is answered."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 0

    world.later(hours=24)
    await world.work()
    world.later(hours=24)
    await world.work()

    assert world.channel.count(Kind.REMINDER) == 1
    ask = await world.asked(table)
    assert [row.seat for row in world.channel.rows if row.kind is Kind.REMINDER] == [ask.seat]
    await world.play(table, ask, Rest())
    world.later(hours=23)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 1


async def test_time_that_is_up_is_said_and_the_others_may_act(world: World) -> None:
    """Not before, not oneself, not a stranger; the harmless answer is marked as such."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await world.asked(table)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    with pytest.raises(StaleQuestion):
        await absences.play_default(world.context, table, other.user_id, ask.seat)

    world.later(hours=72)
    await world.work()
    await world.work()

    notices = [row for row in world.channel.rows if row.kind is Kind.NOTICE]
    assert [(row.seat, row.about) for row in notices] == [(ask.seat, About.ABSENCE)]
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)
    for user, why in ((mine, NotAllowed), (DAVI, NotYourSeat)):
        with pytest.raises(why):
            await absences.play_default(world.context, table, user.user_id, ask.seat)
    await absences.play_default(world.context, table, other.user_id, ask.seat)
    assert (await reading.log(world.context, table, None)).entries[-1].by in {"default", "setup"}
    assert (await reading.position(world.context, table)).overdue == ()


async def test_a_table_may_have_defaults_played_by_itself(world: World) -> None:
    """With both people away the game plays itself to its end, all marked."""
    table = await world.lobby(ANA, BRUNO)
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.DEFAULT)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    for _ in range(60):
        world.later(hours=72)
        await world.work()

    assert (await reading.table(world.context, table)).phase is Phase.FINISHED
    record = read(await records.record(world.context, table))
    moves = [entry for entry in record.segments[0].entries if isinstance(entry, Move)]
    assert {move.by for move in moves} == {"default"}
    assert verify(TOY, record) == ()
    assert not [row for row in world.channel.rows if row.about is About.ABSENCE]


@pytest.mark.parametrize("absence", [Absence.WAIT, Absence.DEFAULT])
async def test_what_is_done_by_hand_is_done_by_nobody_else(
    world: World, monkeypatch: pytest.MonkeyPatch, absence: Absence
) -> None:
    """Time is up, and only a robot may take the seat: whatever the table does otherwise, and whoever asks."""
    monkeypatch.setattr(type(TOY), "by_hand", frozenset({Rest}))
    table = await world.lobby(ANA, options={"hiding": False})
    await lobbies.set_absence(world.context, table, ANA.user_id, absence)
    await lobbies.join(world.context, table, BRUNO)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    ask = await world.asked(table)

    world.later(hours=72)
    await world.work()

    notices = [row for row in world.channel.rows if row.kind is Kind.NOTICE]
    assert [(row.seat, row.about) for row in notices] == [(ask.seat, About.ABSENCE_BY_HAND)]
    other = BRUNO if person_of(ask) == ANA else ANA
    with pytest.raises(Unavailable, match="tables-by-hand"):
        await absences.play_default(world.context, table, other.user_id, ask.seat)
    await absences.give_to_robot(world.context, table, other.user_id, ask.seat)
    await world.settle()
    assert (await reading.table(world.context, table)).step > 0


async def test_a_table_may_give_seats_to_a_robot_by_itself(world: World) -> None:
    """The seat goes to a robot, which plays at once; the person finds another ask."""
    table = await world.lobby(ANA, BRUNO, options={"hiding": False})
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.ROBOT)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    ask = await world.asked(table)
    mine = person_of(ask)

    world.later(hours=72)
    await world.work()

    info = await reading.table(world.context, table)
    seat = info.of_seat(ask.seat)
    assert (seat.person, seat.gone) == (None, mine)
    assert info.step > 0
    with pytest.raises(NotYourSeat):
        await play.act(world.context, table, mine.user_id, ask.number, Rest())


async def test_others_may_give_an_overdue_seat_to_a_robot(world: World) -> None:
    """Only when its time is up."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await world.asked(table)
    other = BRUNO if person_of(ask) == ANA else ANA
    with pytest.raises(Unavailable, match="tables-not-overdue"):
        await absences.give_to_robot(world.context, table, other.user_id, ask.seat)
    world.later(hours=73)

    info = await absences.give_to_robot(world.context, table, other.user_id, ask.seat)

    assert info.of_seat(ask.seat).is_robot
    await world.settle()
    assert (await reading.table(world.context, table)).step > 0


async def test_who_leaves_may_come_back(world: World) -> None:
    """A robot plays meanwhile; coming back makes a new ask; a third person cannot take the seat."""
    table = await world.game_of(ANA, BRUNO, CLARA)
    number = (await reading.ask(world.context, table, BRUNO.user_id)).number

    await absences.leave(world.context, table, BRUNO.user_id)
    await world.settle()
    with pytest.raises(NotYourSeat, match="tables-no-seat-left"):
        await absences.come_back(world.context, table, DAVI)
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await reading.ask(world.context, table, BRUNO.user_id)
    await absences.come_back(world.context, table, BRUNO)

    assert (await reading.ask(world.context, table, BRUNO.user_id)).number > number + 1
    await world.to_the_end(table)
    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_the_last_person_to_leave_ends_it(world: World) -> None:
    """Robots do not play among themselves for ever."""
    table = await world.game_of(ANA, BRUNO, robots=1)

    await absences.leave(world.context, table, ANA.user_id)
    info = await absences.leave(world.context, table, BRUNO.user_id)

    assert info.phase is Phase.ABANDONED
    await world.settle()
    assert world.channel.count(Kind.FINAL) == 1
    assert (await reading.position(world.context, table)).asked == ()
    assert faults(TOY, read(await records.record(world.context, table))) == []


async def test_giving_up_takes_everybody(world: World) -> None:
    """One disagrees, later all agree."""
    table = await world.game_of(ANA, BRUNO, CLARA)

    assert isinstance(await early_end.propose(world.context, table, ANA.user_id), Asked)
    assert isinstance(
        await vote(world.context, table, BRUNO.user_id, early_end.VOTE, agree=False), Declined
    )
    assert (await reading.position(world.context, table)).ballot(ProposalKind.END) is None
    assert isinstance(await early_end.propose(world.context, table, BRUNO.user_id), Asked)
    assert isinstance(
        await vote(world.context, table, ANA.user_id, early_end.VOTE, agree=True), Asked
    )
    ended = await vote(world.context, table, CLARA.user_id, early_end.VOTE, agree=True)

    assert isinstance(ended, Carried)
    assert ended.table.phase is Phase.ABANDONED


async def test_no_limit_means_no_clock(sqlite_url: str) -> None:
    """MOVE_HOURS and REMINDER_HOURS of 0 wait for ever."""
    world = World(sqlite_url, move_hours=0, reminder_hours=0)
    await world.start()
    table = await world.game_of(ANA, BRUNO)

    world.later(days=400)
    await world.work()

    assert (await reading.position(world.context, table)).overdue == ()
    assert world.channel.count(Kind.REMINDER) == 0
    await world.tables.close()


async def test_the_clock_sleeps_until_the_next_thing(sqlite_url: str) -> None:
    """One task, asleep until the reminder; a move of its time is not waited for by looking again and again."""
    world = World(sqlite_url)
    await world.start()
    await world.game_of(ANA, BRUNO)
    await world.settle()

    assert await world.tables.clock.next_time() == world.clock + timedelta(hours=24)

    world.later(hours=24)
    await world.work()
    assert await world.tables.clock.next_time() == world.clock + timedelta(hours=48)
    await world.tables.close()


async def test_a_table_that_this_release_cannot_load_does_not_keep_the_clock_busy(
    world: World,
) -> None:
    """Of a game that is gone, or of a newer release: what is due there is looked at later, not at once again and again."""
    table = await world.game_of(ANA, BRUNO)
    context, clock = world.context, world.tables.clock
    async with context.database.write() as connection:
        due = {
            "vote_wake_at": world.clock,
            "votes_slept": "abandon",
            "away_until": world.clock,
            "orders_at": world.clock,
        }
        await connection.execute(update(SEATS).where(SEATS.c.table_id == table).values(due))
    context.rows.forget(table)
    games, context._games = context._games, {}

    world.later(minutes=1)
    await clock.work()
    after = await clock.next_time()

    assert after is None or after > world.clock
    context._games = games
    world.later(hours=1)
    await clock.work()
    async with context.database.read() as connection:
        slept = (await connection.scalars(select(SEATS.c.vote_wake_at))).all()
    assert set(slept) == {None}, "it is seen to once that can be"
