"""The process dies at every point where something could be torn, and starts again: nothing is lost, nothing shown twice."""

import pytest

from bot.model.errors import TableError
from bot.model.outcomes import Asked
from bot.model.tables import Phase
from bot.tables.game import absence, play
from bot.tables.lobby import lobbies
from bot.tables.publishing import Kind
from bot.tables.queries import reading, records
from games.core.record import read
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, GUILD, Killed, World, person_of
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
    "house.played",
)
"""Every name that the service and the publisher of these tests give a failpoint, but what test_torn_ways.py reaches."""

AT_THE_START = {"lease.freed", "outbox.freed", "uptime.caught-up"}
"""Where a process begins, which in the story none does a second time."""

AT_THE_END = "uptime.written"
"""Where a process ends in good order; one that dies there has died without it, as at any other point."""

ONCE = {"open.begun", "open.written", "open.committed", "terms.shown"}
"""Reached once in the story."""

DEATHS = [(point, 1) for point in POINTS] + [
    (point, 2 if point.startswith(("house", "lease")) else 4)
    for point in POINTS
    if point not in ONCE
]
"""Where, and the so-manieth time it is reached."""

MOVES = 6


class Story:
    """People who try again after every death, with what they were told."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.deaths = 0

    async def quiet(self) -> None:
        """Let everything happen; if that kills the process, start it again."""
        await self.world.settle()
        if self.world.failpoints.has_killed:
            await self.revive()

    async def revive(self) -> None:
        """A new process."""
        self.deaths += 1
        self.world.failpoints.has_killed = False
        await self.world.restart()
        await self.world.settle()

    async def opened(self) -> int:
        """A table of two people and a house player that has begun."""
        world = self.world
        table = 0
        while not table:
            try:
                table = (
                    await lobbies.open_lobby(
                        world.context, "toy", ANA, channel_id=CHANNEL, guild_id=GUILD, language="en"
                    )
                ).id
            except Killed:
                await self.revive()
                mine = await reading.my_tables(world.context, ANA.user_id)
                table = mine[0].table if mine else 0
        while (await reading.table(world.context, table)).phase is Phase.LOBBY:
            try:
                await self._gather(table)
            except Killed:
                await self.revive()
        await self.quiet()
        assert (await reading.table(world.context, table)).phase is Phase.PLAYING
        return table

    async def _gather(self, table: int) -> None:
        """Whatever is still missing until the game starts."""
        seats = (await reading.table(self.world.context, table)).seats
        if len(seats) < 2:
            await lobbies.join(self.world.context, table, BRUNO)
        if len(seats) < 3:
            await lobbies.add_house(self.world.context, table, ANA.user_id)
        await lobbies.start_game(self.world.context, table, ANA.user_id)

    async def moved(self, table: int) -> None:
        """One more move of a person, with a draft before it; an accepted one is there after a death."""
        world = self.world
        ask = await world.asked(table)
        user = person_of(ask).user_id
        action = world.answer(ask.decision)
        try:
            await play.save_draft(world.context, table, user, ask.number, b"draft")
            outcome = await play.act(world.context, table, user, ask.number, action)
        except Killed:
            await self.revive()
        else:
            await self.quiet()
            assert (await reading.table(world.context, table)).step >= outcome.table.step

    async def ended(self, table: int) -> None:
        """The people agree to end."""
        world = self.world
        while (await reading.table(world.context, table)).phase is Phase.PLAYING:
            try:
                proposal = await absence.propose_abandon(world.context, table, ANA.user_id)
                assert isinstance(proposal, Asked)
            except Killed:
                await self.revive()
            except TableError:
                pass
            try:
                await absence.vote_abandon(world.context, table, BRUNO.user_id, agree=True)
            except Killed:
                await self.revive()
            except TableError:
                pass
            await self.quiet()


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
async def test_postgresql_keeps_the_same_promise(postgres_url: str, point: str) -> None:
    """The points on which the order of commits rests, on the other database."""
    await _told(postgres_url, point, 2)


async def test_every_point_is_listed(sqlite_url: str) -> None:
    """A failpoint that is reached and not in the list would go untested."""
    world, _ = await _told(sqlite_url, None, 0)

    assert set(world.failpoints.seen) == {*POINTS, *AT_THE_START, AT_THE_END}
