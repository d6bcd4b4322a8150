"""Weekly summaries: once a week, in the chosen channel, over restarts, deaths and two processes; until it is closed."""

import asyncio
import logging
from datetime import datetime, timedelta

import pytest

from bot.tables.jobs.weekly import Summary
from bot.tables.publishing import Blocked, TryLater
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, START, Killed, World

MANAGER = 999

WEEK = timedelta(days=7)


class Board:
    """A channel on which summaries stand, and what goes wrong there."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.posted: list[Summary] = []
        self.faults: list[Exception] = []
        self.lost: list[Exception] = []
        """Raised after the message stands there."""
        self.looked = 0

    def serves(self, guild_id: int) -> bool:
        """This server alone."""
        return guild_id == GUILD

    async def has_posted(self, channel_id: int, due_at: datetime, tried_at: datetime) -> bool:
        """Whether it stands there."""
        self.looked += 1
        assert tried_at >= due_at
        return any((one.channel_id, one.due_at) == (channel_id, due_at) for one in self.posted)

    async def post(self, summary: Summary) -> None:
        """Put it there."""
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        self.posted.append(summary)
        if self.lost:
            raise self.lost.pop(0)


class Blind(Board):
    """Nobody finds out what stands there."""

    async def has_posted(self, channel_id: int, due_at: datetime, tried_at: datetime) -> bool:
        """Discord does not say."""
        self.looked += 1
        raise TryLater


class Everywhere(Board):
    """Channels of many servers, at some of which everything fails."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.refused: set[int] = set()

    def serves(self, guild_id: int) -> bool:
        """Every server."""
        return True

    async def post(self, summary: Summary) -> None:
        """Put it there, or fail as nobody foresaw."""
        if summary.guild_id in self.refused:
            raise ValueError("refused")
        await super().post(summary)


def summaries(world: World, board: Board) -> None:
    """Let the world's service post on that board, when it is told to work."""
    world.tables.weekly._summaries = board


async def test_one_summary_a_week(world: World) -> None:
    """At once where it is wanted, then every seven days; off and on again within a week is none more."""
    board = Board(world)
    summaries(world, board)
    weekly = world.tables.weekly
    assert await weekly.wanted(GUILD) is None
    await weekly.want(GUILD, MANAGER, CHANNEL)

    for _ in range(15):
        await weekly.work()
        await weekly.work()
        world.later(days=1)
    await weekly.want(GUILD, MANAGER, None)
    await weekly.want(GUILD, MANAGER, CHANNEL + 1)
    await weekly.work()

    assert [one.due_at for one in board.posted] == [START, START + WEEK, START + 2 * WEEK]
    wanted = await weekly.wanted(GUILD)
    assert wanted is not None
    assert (wanted.channel_id, wanted.due_at) == (CHANNEL + 1, START + 3 * WEEK)


async def test_weeks_in_which_nothing_ran_are_one(world: World) -> None:
    """The next one comes on the old day."""
    board = Board(world)
    summaries(world, board)
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)
    await world.tables.weekly.work()
    world.later(days=24)
    await world.tables.weekly.work()

    assert [one.due_at for one in board.posted] == [START, START + WEEK]
    wanted = await world.tables.weekly.wanted(GUILD)
    assert wanted is not None
    assert wanted.due_at == START + 4 * WEEK


async def test_a_summary_tells_of_the_servers_tables(world: World) -> None:
    """What is played and whom it waits for, what gathers, what has ended since the last one; nothing of other servers."""
    board = Board(world)
    summaries(world, board)
    ended = await world.game_of(ANA, BRUNO)
    await world.to_the_end(ended)
    running = await world.game_of(ANA, BRUNO)
    gathering = await world.lobby(CLARA)
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)

    await world.tables.weekly.work()
    world.later(days=7)
    await world.tables.weekly.work()

    first, second = board.posted
    assert [one.line.table for one in first.running] == [running]
    assert [one.line.table for one in first.gathering] == [gathering]
    assert [one.line.table for one in first.finished] == [ended]
    assert second.finished == ()
    [line] = [one.line for one in first.running]
    position = await reading.position(world.context, running)
    assert line.seats == position.table.seats
    assert tuple(one.seat for one in line.seats if one.required) == position.asked


async def test_a_closed_channel_ends_the_summaries(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """With a line in the log; a manager may want them again."""
    board = Board(world)
    summaries(world, board)
    board.faults = [Blocked()]
    caplog.set_level(logging.INFO)
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)

    await world.tables.weekly.work()

    assert await world.tables.weekly.wanted(GUILD) is None
    assert f"manager {MANAGER} of server {GUILD}: summaries in {CHANNEL}" in caplog.messages
    assert f"server {GUILD}: no summaries any more, channel {CHANNEL} is closed" in caplog.messages
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL + 1)
    world.later(minutes=6)
    await world.tables.weekly.work()
    assert [one.channel_id for one in board.posted] == [CHANNEL + 1]


async def test_a_post_whose_answer_is_lost_is_looked_up(world: World) -> None:
    """Discord is unwell: later it is tried again, and what stands there already is not sent twice."""
    board = Board(world)
    summaries(world, board)
    board.faults = [TryLater(maybe_sent=False)]
    board.lost = [TryLater()]
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)

    for _ in range(4):
        await world.tables.weekly.work()
        world.later(minutes=20)

    assert len(board.posted) == 1
    assert board.looked == 1


@pytest.mark.parametrize("place", ["summary.taken", "summary.posted", "summary.stored"])
async def test_a_death_neither_loses_nor_repeats_a_summary(world: World, place: str) -> None:
    """Wherever the process dies, the next one sees to it when the claim has ended."""
    board = Board(world)
    summaries(world, board)
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)
    world.failpoints.deadly = (place, 1)
    with pytest.raises(Killed):
        await world.tables.weekly.work()

    await world.restart()
    summaries(world, board)
    await world.tables.weekly.work()
    world.later(minutes=6)
    await world.tables.weekly.work()
    await world.tables.weekly.work()

    assert [one.due_at for one in board.posted] == [START]
    wanted = await world.tables.weekly.wanted(GUILD)
    assert wanted is not None
    assert wanted.due_at == START + WEEK


async def test_two_processes_post_one_summary(migrated_postgres_url: str) -> None:
    """Both find it due in the same moment, week after week."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    await two.start()
    board = Board(one)
    for world in (one, two):
        summaries(world, board)
    await one.tables.weekly.want(GUILD, MANAGER, CHANNEL)

    for _ in range(5):
        await asyncio.gather(*[world.tables.weekly.work() for world in (one, two, one, two)])
        for world in (one, two):
            world.later(days=7)

    assert [summary.due_at for summary in board.posted] == [START + n * WEEK for n in range(5)]


async def test_what_cannot_be_looked_up_for_a_day_is_left_to_the_next_week(world: World) -> None:
    """Discord may fail at a channel's past for ever: one that perhaps stands there is not repeated, and more come."""
    board = Blind(world)
    summaries(world, board)
    board.lost = [TryLater()]
    await world.tables.weekly.want(GUILD, MANAGER, CHANNEL)
    for _ in range(8 * 24):
        await world.tables.weekly.work()
        world.later(hours=1)

    assert [one.due_at for one in board.posted] == [START, START + WEEK]
    assert 20 < board.looked < 30


async def test_one_servers_trouble_keeps_no_other_waiting(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """What nobody foresaw is logged; the others' summaries come, and its own once it has passed."""
    board = Everywhere(world)
    summaries(world, board)
    board.refused = {GUILD - 1, GUILD}
    for guild in (GUILD - 1, GUILD, GUILD + 1):
        await world.tables.weekly.want(guild, MANAGER, CHANNEL + guild)

    await world.tables.weekly.work()
    assert [one.guild_id for one in board.posted] == [GUILD + 1]
    assert len([one for one in caplog.records if one.levelno >= logging.ERROR]) == 2
    board.refused = set()
    world.later(minutes=16)
    await world.tables.weekly.work()

    assert {one.guild_id for one in board.posted} == {GUILD - 1, GUILD, GUILD + 1}
