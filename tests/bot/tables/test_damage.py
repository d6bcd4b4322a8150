"""Damaged snapshots: the game goes on from the newest one that can be read, or from its set-up."""

import zlib
from collections.abc import Callable

import pytest
from sqlalchemy import ColumnElement, select

from bot.db import journal
from bot.db.schema import SNAPSHOTS, STEPS
from bot.model.errors import TableError
from bot.model.proposals import ProposalKind
from bot.model.questions import Position
from bot.model.tables import Phase
from bot.tables.game import absence, undo
from bot.tables.game.proposals import vote
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World, person_of


def cut(body: bytes) -> bytes:
    """Half of it is missing."""
    return body[: len(body) // 2]


def emptied(body: bytes) -> bytes:
    """All of it is missing."""
    return body[:0]


def foreign(body: bytes) -> bytes:
    """It can be unpacked and is no state."""
    return zlib.compress(b'{"rounds": "none"}' + body[:0])


async def damage(
    world: World, table: int, which: ColumnElement[bool], how: Callable[[bytes], bytes] = cut
) -> None:
    """Spoil the table's snapshots of that kind while no process is at work, then start again."""
    async with world.context.database.write() as connection:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, which)
        for row in (await connection.execute(query)).all():
            await connection.execute(
                SNAPSHOTS.update()
                .where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number == row.number)
                .values(body=how(row.body))
            )
    await world.restart()


async def played(world: World, steps: int) -> tuple[int, Position]:
    """A game after so many steps, some of them taken back."""
    table = await world.game_of(ANA, BRUNO, options={"length": "long"})
    for _ in range(steps):
        await world.move(table)
        await taken_back(world, table)
    return table, await reading.position(world.context, table)


async def taken_back(world: World, table: int) -> None:
    """Take a step back now and then, by agreement."""
    info = await reading.table(world.context, table)
    if info.step % 3 or info.phase is not Phase.PLAYING:
        return
    ask = await world.asked(table)
    if ask.has_moved:
        asker = person_of(ask)
        await undo.undo(world.context, table, asker.user_id)
        for other in {ANA, BRUNO} - {asker}:
            if (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is not None:
                await vote(world.context, table, other.user_id, undo.VOTE, agree=True)


@pytest.mark.parametrize("how", [cut, foreign, emptied])
async def test_the_newest_snapshot_is_not_needed(
    world: World, how: Callable[[bytes], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    """A running game stands where it stood, is played to its end, and the damage is logged once."""
    table, before = await played(world, 9)

    await damage(world, table, SNAPSHOTS.c.number >= before.table.step - 1, how)

    assert (await reading.position(world.context, table)).public == before.public
    for number in (1, 2, 3, None):
        await world.tables.replay.moment(table, ANA.user_id, number)
    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    told = [one.getMessage() for one in caplog.records if "is damaged" in one.getMessage()]
    assert len(told) == 1
    assert told[0].startswith(f"table {table}: the snapshot after step {before.table.step} ")


async def test_the_journal_is_enough(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any snapshot the game is set up again from its seed, undos and all, before its end and after it."""
    monkeypatch.setattr(journal, "EVERY", 8)
    table, before = await played(world, 14)
    every = SNAPSHOTS.c.number >= 0

    await damage(world, table, every)
    assert (await reading.position(world.context, table)).public == before.public
    asks = [await reading.ask_of_seat(world.context, table, seat) for seat in (0, 1)]
    await world.to_the_end(table)
    end = await reading.position(world.context, table)
    await damage(world, table, every)

    assert (await reading.position(world.context, table)).public == end.public
    assert all(ask.private is not None for ask in asks)
    assert (
        await world.tables.replay.moment(table, ANA.user_id, None)
    ).position.public == end.public


async def test_many_undos_are_played_again_quickly(world: World) -> None:
    """Each undo leads back to a state that was passed, which is not made anew for each of those after it."""
    table = await world.game_of(ANA, BRUNO, options={"length": "long"})
    for _ in range(40):
        ask = await world.asked(table)
        person = person_of(ask)
        await world.play(table, ask, world.answer(ask.decision))
        await undo.undo(world.context, table, person.user_id)
        for other in {ANA, BRUNO} - {person}:
            if (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is not None:
                await vote(world.context, table, other.user_id, undo.VOTE, agree=True)
    before = await reading.position(world.context, table)
    assert before.table.step >= 60
    await damage(world, table, SNAPSHOTS.c.number >= 0)

    assert (await reading.position(world.context, table)).public == before.public


async def refused(world: World, table: int) -> str:
    """The id of the message with which everything at the table is refused."""
    with pytest.raises(TableError) as refusal:
        await reading.position(world.context, table)
    with pytest.raises(TableError) as again:
        await absence.leave(world.context, table, ANA.user_id)
    assert again.value.message == refusal.value.message
    return refusal.value.message.id


async def test_another_set_up_is_not_taken_for_this_one(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Where this release deals otherwise than the journal says, the game is not guessed at: people read why."""
    table, _ = await played(world, 2)
    async with world.context.database.write() as connection:
        await connection.execute(
            STEPS.update().where(STEPS.c.table_id == table, STEPS.c.number == 0).values(log="[]")
        )

    await damage(world, table, SNAPSHOTS.c.number >= 0)

    assert await refused(world, table) == "tables-damaged"
    told = [one.getMessage() for one in caplog.records if f"table {table}: " in one.getMessage()]
    assert any("cannot be rebuilt" in one and "another release" in one for one in told)


async def test_steps_of_another_release_behind_the_damage_are_told_of_it(world: World) -> None:
    """Nobody has asked to take anything back, so nobody reads that it is too late for that."""
    table, before = await played(world, 9)
    last = before.table.step
    async with world.context.database.write() as connection:
        await connection.execute(
            STEPS.update()
            .where(STEPS.c.table_id == table, STEPS.c.number == last)
            .values(schema=STEPS.c.schema - 1)
        )

    await damage(world, table, SNAPSHOTS.c.number == last)

    assert await refused(world, table) == "tables-damaged"
