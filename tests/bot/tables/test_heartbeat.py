"""A process that is gone: the others notice, take its work over at once, and nobody is told twice."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError

from bot.db.process_session import LOCKS
from bot.db.schema import OUTBOX, PROCESSES, SEATS
from bot.tables.context import FollowUp
from bot.tables.jobs.heartbeat import SILENT
from bot.tables.leases import lease
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World

DYING = """
import asyncio, sys
from tests.bot.tables.world import ANA, BRUNO, World

async def main():
    world = World(sys.argv[1], scan_seconds=3600)
    await world.start()
    await world.game_of(ANA, BRUNO)
    await world.settle()
    shown = world.announcer.publish

    async def hanging(row, sent):
        await shown(row, sent)
        print(row.nonce, flush=True)
        await asyncio.sleep(3600)

    world.announcer.publish = hanging
    await world.move(1)
    await asyncio.sleep(3600)

asyncio.run(main())
"""
"""A process that has shown what a move leaves, and has not written that down."""


@pytest.fixture
async def both(migrated_postgres_url: str) -> tuple[World, World]:
    """Two processes that show in one channel and would look by themselves after an hour."""
    one, two = (World(migrated_postgres_url, scan_seconds=3_600) for _ in range(2))
    two.channel = one.channel
    await one.start()
    await two.start()
    await two.settle()
    return one, two


async def beat(world: World) -> None:
    """One heartbeat, and all that comes of it."""
    await world.tables.heartbeat.beat()
    await world.settle()


async def until(is_so: Callable[[], Awaitable[object]]) -> None:
    """Wait for what another process does, or the server's end of a connection."""
    for _ in range(3_000):
        if await is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def killed(world: World) -> None:
    """Its session has ended, as the kernel ends those of a process that is killed; it says nothing more."""
    query = text(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks"
        " WHERE locktype = 'advisory' AND classid = :locks AND objid = :id"
    )
    async with world.context.database.engine.connect() as connection:
        await connection.execute(query, {"locks": LOCKS, "id": world.context.process})


async def torn(world: World, other: World) -> int:
    """A game in which something was shown and not written down, and one seat that is being seen to; the other process sleeps
    meanwhile.
    """
    listeners, other.context.listeners = other.context.listeners, ()
    table = await world.game_of(ANA, BRUNO)
    await world.settle()
    world.failpoints.deadly = ("outbox.shown", world.failpoints.seen["outbox.shown"] + 1)
    await world.move(table)
    await world.settle()
    await lease(world.context, SEATS.c.asked, (SEATS.c.place,), 1)
    assert await claims(world) == (1, 1)
    other.context.listeners = listeners
    return table


async def claims(world: World) -> tuple[int, int]:
    """Rows of the outbox and seats that a process has claimed."""
    async with world.context.database.read() as connection:
        rows = await connection.scalar(select(func.count(OUTBOX.c.claimed_until)))
        seats = await connection.scalar(select(func.count(SEATS.c.leased_until)))
    return rows or 0, seats or 0


async def processes(world: World) -> set[int]:
    """Those that say that they run."""
    async with world.context.database.read() as connection:
        return set(await connection.scalars(select(PROCESSES.c.id)))


async def all_is_shown(world: World) -> bool:
    """Whether nothing waits."""
    async with world.context.database.read() as connection:
        return not await connection.scalar(select(func.count(OUTBOX.c.id)))


def nobody_is_told_twice(world: World) -> bool:
    """Whether each message stands once, and each call came once."""
    channel = world.channel
    told = [channel.told[message] for message in sorted(channel.told)]
    is_one_line = [after for after, _ in told] == [-1, *(upto for _, upto in told[:-1])]
    return is_one_line and len(channel.pinged) == len(set(channel.pinged))


async def test_the_work_of_a_process_that_is_killed_is_done_at_once(
    both: tuple[World, World], migrated_postgres_url: str
) -> None:
    """A real one, by SIGKILL, while a message stands and is not written down: it is sent under the same nonce."""
    _, two = both
    root = Path(__file__).parents[3]
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DYING, migrated_postgres_url, stdout=asyncio.subprocess.PIPE, cwd=root
    )
    assert child.stdout is not None
    shown = (await child.stdout.readline()).decode().strip()
    assert shown
    assert await claims(two) != (0, 0)
    child.kill()
    await child.wait()
    await until(lambda: gone_of(two))

    await beat(two)

    assert await claims(two) == (0, 0)
    assert await all_is_shown(two)
    assert [row.nonce for row in two.channel.rows].count(shown) == 1


async def test_a_killed_process_frees_rows_and_seats(both: tuple[World, World]) -> None:
    """Its session is over: with the next heartbeat of any other all that it had is shown, once."""
    one, two = both
    table = await torn(one, two)

    await beat(two)
    assert await claims(two) == (1, 1)

    await killed(one)
    await beat(two)
    assert await claims(two) == (0, 0)
    assert await all_is_shown(two)
    assert await processes(two) == {two.context.process}
    assert nobody_is_told_twice(two)
    await two.move(table)


async def test_a_process_that_hangs_is_gone_when_its_row_stands_still(
    both: tuple[World, World],
) -> None:
    """Its machine may be cut off while PostgreSQL still has its session; until then it may come back."""
    one, two = both
    await torn(one, two)
    await beat(two)

    two.clock += SILENT / 2
    await beat(two)
    assert await claims(two) == (1, 1)

    two.clock += SILENT / 2
    await beat(two)
    assert await claims(two) == (0, 0)
    assert nobody_is_told_twice(two)


async def test_a_process_that_beats_keeps_what_it_has(both: tuple[World, World]) -> None:
    """However much time goes by between."""
    one, two = both
    await torn(one, two)
    for _ in range(5):
        two.clock += SILENT
        await one.tables.heartbeat.beat()
        await beat(two)

    assert await claims(two) == (1, 1)


async def test_one_that_was_believed_gone_goes_on(both: tuple[World, World]) -> None:
    """It hung, others did its work: it is there again with its next beat, and what it does stands."""
    one, two = both
    table = await torn(one, two)
    await beat(two)
    two.clock += SILENT
    await beat(two)
    assert await processes(two) == {two.context.process}

    await beat(one)
    await one.move(table)
    await one.settle()

    assert await processes(two) == {one.context.process, two.context.process}
    assert nobody_is_told_twice(two)
    assert await all_is_shown(two)


async def test_two_that_notice_at_once_tell_nobody_twice(
    both: tuple[World, World], migrated_postgres_url: str
) -> None:
    """One of them shows what was left."""
    one, two = both
    three = World(migrated_postgres_url, scan_seconds=3_600)
    three.channel = one.channel
    await torn(one, two)
    await three.start()
    await killed(one)

    await asyncio.gather(*(world.tables.heartbeat.beat() for world in (two, three)))
    for world in (two, three):
        await world.settle()

    assert await all_is_shown(two)
    assert nobody_is_told_twice(two)


async def test_a_process_that_ends_in_good_order_leaves_nothing_claimed(
    both: tuple[World, World],
) -> None:
    """The others hear of it, and need not find out."""
    one, two = both
    await torn(one, two)

    await one.tables.close()
    await until(lambda: all_is_shown(two))

    assert await claims(two) == (0, 0)
    assert await processes(two) == {two.context.process}
    assert nobody_is_told_twice(two)


async def test_a_session_that_breaks_is_opened_anew(both: tuple[World, World]) -> None:
    """PostgreSQL was restarted: the program counts as another process from then on."""
    one, two = both
    before = one.context.process
    await killed(one)
    with pytest.raises(DBAPIError):
        await one.tables.heartbeat.beat()
    await one.tables.heartbeat.beat()
    await beat(two)

    assert one.context.process != before
    assert await processes(two) == {one.context.process, two.context.process}


async def test_work_is_announced(both: tuple[World, World]) -> None:
    """A robot's turn is taken by another process, long before that would have looked."""
    one, two = both
    listeners, two.context.listeners = two.context.listeners, ()
    table = await one.game_of(ANA, robots=1)
    await one.settle()
    two.context.listeners = listeners
    one.context.listeners = (one.tables.outbox.kick, one.tables.heartbeat.kick)
    await one.move(table)

    async def has_answered() -> bool:
        return (await reading.table(two.context, table)).step >= 2

    await until(has_answered)


async def test_a_time_is_announced_that_comes_before_the_others_look(
    both: tuple[World, World],
) -> None:
    """The others sleep no longer than until then; what they would find by themselves is not announced."""
    one, two = both
    heard: list[FollowUp] = []
    two.context.listeners = (heard.append, two.tables.heartbeat.kick)
    soon, late = (one.clock.replace(day=day) for day in (1, 3))
    one.context.changed(FollowUp(1, soonest=late))
    one.context.changed(FollowUp(1, soonest=soon))

    async def is_heard() -> bool:
        return bool(heard)

    await until(is_heard)

    assert [one.soonest for one in heard] == [soon]


async def test_a_process_that_shares_no_postgresql_has_no_heart(sqlite_url: str) -> None:
    """On a file works one program."""
    world = World(sqlite_url, scan_seconds=3_600)
    await world.start()

    assert world.context.process is None
    assert await processes(world) == set()


async def gone_of(world: World) -> list[int]:
    """Processes with a row and without a session."""
    query = text(
        "SELECT id FROM processes WHERE id NOT IN"
        " (SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = :locks)"
    )
    async with world.context.database.read() as connection:
        return list(await connection.scalars(query, {"locks": LOCKS}))
