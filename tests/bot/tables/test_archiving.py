"""Games that have been over for a day are kept in less room, and everything that can be asked of them is answered as before."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from bot.db.archive import archived_steps
from bot.db.schema import SEATS, SNAPSHOTS, STEPS
from bot.model.tables import Phase
from bot.tables.game import early_end, undo
from bot.tables.game.proposals import vote
from bot.tables.queries import reading, records, story
from games.core.record import read
from tests.bot.tables.world import ANA, BRUNO, CLARA, Killed, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Draw
from tests.playing import faults

READERS = (None, ANA.user_id, BRUNO.user_id)


async def over(world: World) -> int:
    """A game that is over, in which somebody has taken a step back."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await world.asked(table)
    await world.play(table, ask, Draw())
    await undo.undo(world.context, table, person_of(ask).user_id)
    for other in (ANA, BRUNO):
        if other != person_of(ask):
            await vote(world.context, table, other.user_id, undo.VOTE, agree=True)
    await world.to_the_end(table)
    await world.settle()
    return table


async def archived(world: World) -> int:
    """How many tables go into the archive two days later."""
    world.later(days=2)
    return await world.tables.archiving.work()


async def answers(world: World, table: int) -> list[Any]:
    """All that anybody can look up of a game."""
    context, replay = world.context, world.tables.replay
    info = await reading.table(context, table)
    last = (await replay.moment(table, None, None)).last
    return [
        await records.record(context, table),
        await story.story(context, await reading.position(context, table)),
        [
            await replay.moment(table, reader, number)
            for reader in READERS
            for number in range(1, last + 1)
        ],
        [moment async for moment in replay.film(table, 100)],
        [await reading.log(context, table, reader, limit=200) for reader in READERS],
        [await reading.log(context, table, reader, before=4, limit=2) for reader in READERS],
        [await reading.happened(context, info, seat, 0) for seat in (None, 0, 1)],
        await reading.last_events(context, info),
        await reading.before_last_decision(context, info),
        [json.loads(await world.tables.privacy.export(one.user_id)) for one in (ANA, CLARA)],
    ]


async def rows_of(world: World, table: int) -> tuple[int, int]:
    """Rows of the journal, and stored states."""
    async with world.context.database.read() as connection:
        steps = select(func.count()).where(STEPS.c.table_id == table)
        states = select(func.count()).where(SNAPSHOTS.c.table_id == table)
        return await connection.scalar(steps) or 0, await connection.scalar(states) or 0


async def test_everything_is_answered_as_before(world: World) -> None:
    """Record, story, each moment for each reader, film, log, export; one row is left of the journal, and the last state."""
    table = await over(world)
    before = await answers(world, table)

    assert await archived(world) == 1

    assert await rows_of(world, table) == (0, 1)
    assert await answers(world, table) == before
    await world.restart()
    assert await answers(world, table) == before
    assert faults(TOY, read(await records.record(world.context, table))) == []


async def test_a_game_is_played_again_where_its_last_state_is_lost(world: World) -> None:
    """The journal alone, with the seed, leads there."""
    table = await over(world)
    before = await reading.position(world.context, table)
    await archived(world)
    async with world.context.database.write() as connection:
        await connection.execute(delete(SNAPSHOTS))
    await world.restart()

    assert await reading.position(world.context, table) == before


async def test_what_runs_or_has_just_ended_stays_as_it_is(world: World) -> None:
    """And a game that was given up is archived as one that was played to its end."""
    running = await world.game_of(ANA, BRUNO)
    given_up = await world.game_of(ANA, BRUNO)
    await world.move(given_up)
    await early_end.propose(world.context, given_up, ANA.user_id)
    await vote(world.context, given_up, BRUNO.user_id, early_end.VOTE, agree=True)
    assert (await reading.table(world.context, given_up)).phase is Phase.ABANDONED
    await world.settle()
    world.later(hours=23)
    assert await world.tables.archiving.work() == 0

    assert await archived(world) == 1

    assert (await rows_of(world, running))[0] == 1
    assert await rows_of(world, given_up) == (0, 1)
    assert await world.tables.archiving.work() == 0


async def test_states_where_a_schema_ends_stay(world: World) -> None:
    """No later release could play up to them."""
    table = await over(world)
    async with world.context.database.write() as connection:
        number = await connection.scalar(select(func.min(SNAPSHOTS.c.number)))
        kept = update(SNAPSHOTS).where(SNAPSHOTS.c.number == number).values(kept=True)
        await connection.execute(kept)

    await archived(world)

    async with world.context.database.read() as connection:
        step = (await reading.table(world.context, table)).step
        assert set(await connection.scalars(select(SNAPSHOTS.c.number))) == {number, step}


async def test_who_is_forgotten_is_in_no_archive(world: World) -> None:
    """Nor whoever handed their seat on; the others' moves stay theirs, and the record right."""
    table = await over(world)
    await archived(world)

    await world.tables.privacy.forget(ANA.user_id)

    async with world.context.database.read() as connection:
        people = {step.user_id for step in await archived_steps(connection, table)}
    assert people == {None, BRUNO.user_id}
    assert faults(TOY, read(await records.record(world.context, table))) == []
    assert json.loads(await world.tables.privacy.export(ANA.user_id))["moves"] == []


async def test_no_half_made_answer_is_left(world: World) -> None:
    """Nobody will finish it."""
    table = await over(world)
    async with world.context.database.write() as connection:
        await connection.execute(update(SEATS).values(draft=b"{}"))

    await archived(world)

    async with world.context.database.read() as connection:
        drafts = await connection.scalars(select(SEATS.c.draft).where(SEATS.c.table_id == table))
        assert set(drafts) == {None}


async def test_a_death_while_a_game_is_archived_loses_nothing(world: World) -> None:
    """It is archived or it is not."""
    table = await over(world)
    before, rows = await answers(world, table), await rows_of(world, table)
    world.failpoints.deadly = ("archive.written", 1)
    with pytest.raises(Killed):
        await archived(world)
    assert await rows_of(world, table) == rows

    await world.restart()
    for _ in range(1_000):  # the start looks for it as well
        await world.tables.archiving.work()
        if await rows_of(world, table) == (0, 1):
            break
        await asyncio.sleep(0.01)

    assert await rows_of(world, table) == (0, 1)
    assert await answers(world, table) == before
