"""The process dies at every point where something could be torn, and starts again: nothing is lost, nothing shown twice."""

import pytest

from bot.tables.publishing import Kind
from bot.tables.queries import records
from games.core.record import read
from tests.bot.tables.setups import Story
from tests.bot.tables.world import World
from tests.games.core.toy import TOY
from tests.playing import faults

POINTS = (
    "open.begun",
    "open.written",
    "open.committed",
    "change.begun",
    "change.swapped",
    "change.written",
    "change.committed",
    "outbox.taken",
    "send.begun",
    "send.answered",
    "sent.begun",
    "sent.written",
    "sent.committed",
    "terms.shown",
    "outbox.shown",
    "outbox.done",
    "draft.written",
    "lease.committed",
    "robot.played",
)
"""Every name that the service and the publisher of these tests give a failpoint, but what test_torn_ways.py reaches."""

AT_THE_START = {"lease.freed", "outbox.freed", "uptime.caught-up"}
"""Where a process begins, which in the story none does a second time."""

AT_THE_END = "uptime.written"
"""Where a process ends in good order; one that dies there has died without it, as at any other point."""

ONCE = {"open.begun", "open.written", "open.committed", "terms.shown"}
"""Reached once in the story."""

DEATHS = [(point, 1) for point in POINTS] + [
    (point, 2 if point.startswith(("robot", "lease")) else 4)
    for point in POINTS
    if point not in ONCE
]
"""Where, and the so-manieth time it is reached."""

MOVES = 6


async def _told(url: str, point: str | None, nth: int) -> tuple[World, int]:
    """The story with a death at that point; the world afterwards and how often it was reached."""
    world = World(url)
    await world.start()
    try:
        story = Story(world)
        if point is not None:
            world.failpoints.deadly = (point, nth)
        table = await story.opened()
        for _ in range(MOVES):
            await story.moved(table)
        await story.ended(table)
        world.later(hours=1)
        await world.work()
        assert story.deaths == (0 if point is None else 1), "the point was not reached"
        record = read(await records.record(world.context, table))
        assert faults(TOY, record) == []
        _assert_shown_once(world)
    finally:
        await world.tables.close()
    return world, table


def _assert_shown_once(world: World) -> None:
    """Every message stands once, every ping came once, every step is told by one message."""
    channel = world.channel
    for kind in (Kind.LOBBY, Kind.TERMS, Kind.FINAL):
        assert channel.count(kind) == 1, kind
    assert len(channel.pinged) == len(set(channel.pinged))
    assert channel.pinged
    told = [channel.told[message] for message in sorted(channel.told)]
    assert [after for after, _ in told] == [-1, *(upto for _, upto in told[:-1])]


@pytest.mark.parametrize(("point", "nth"), DEATHS)
async def test_a_death_loses_and_doubles_nothing(sqlite_url: str, point: str, nth: int) -> None:
    """After a death anywhere the story comes to the same kind of end."""
    await _told(sqlite_url, point, nth)


@pytest.mark.parametrize("point", ["change.written", "send.answered", "outbox.shown"])
async def test_postgresql_keeps_the_same_promise(migrated_postgres_url: str, point: str) -> None:
    """The points on which the order of commits rests, on the other database."""
    await _told(migrated_postgres_url, point, 2)


async def test_every_point_is_listed(sqlite_url: str) -> None:
    """A failpoint that is reached and not in the list would go untested."""
    world, _ = await _told(sqlite_url, None, 0)

    assert set(world.failpoints.seen) == {*POINTS, *AT_THE_START, AT_THE_END}
