"""A server's message of the day: posted once, kept up to date, closed; over deaths, two processes and Discord's troubles."""

import asyncio
import logging
from datetime import timedelta

import pytest
from sqlalchemy import insert

from bot.db.schema_daily import ATTEMPTS
from bot.tables.daily import challenge
from bot.tables.posts import ServerPostKind, has_changed
from bot.tables.publishing import Blocked, TryLater
from tests.bot.tables.posting import Board
from tests.bot.tables.world import CHANNEL, GUILD, START, Killed, World

MANAGER = 999


def day(offset: int) -> str:
    """So many days after the first."""
    return (START + timedelta(days=offset)).date().isoformat()


def on(world: World, board: Board) -> Board:
    """Let the world's service post on that board, when it is told to work."""
    world.tables.daily_posts._publisher = board
    return board


async def finishes(world: World, user_id: int) -> None:
    """Somebody ends today's challenge, with the message's due time in the same transaction."""
    today = (await challenge.days(world.context)).today
    now = world.context.now()
    row = {"day": today.day, "witness": str(user_id), "user_id": user_id, "name": "Ana"}
    row |= {"guild_id": GUILD, "actions": "[]", "steps": 0, "total": 30}
    row |= {"begun_at": now, "finished_at": now}
    async with world.context.database.write() as connection:
        await connection.execute(insert(ATTEMPTS).values(row))
        await has_changed(connection, ServerPostKind.DAILY, GUILD, now)


async def test_one_message_a_day(world: World) -> None:
    """At once where it is wanted, then every day; off and on again is none more; the last day's is closed."""
    board, posts = on(world, Board()), world.tables.daily_posts
    assert await posts.wanted(GUILD) is None
    await posts.want(GUILD, MANAGER, CHANNEL)
    for _ in range(3):
        await posts.work()
        await posts.work()
        await posts.want(GUILD, MANAGER, None)
        await posts.want(GUILD, MANAGER, CHANNEL)
        await posts.work()
        await finishes(world, 1)
        world.later(days=1)
    await posts.work()

    assert board.posted == [day(0), day(1), day(2), day(3)]
    assert [one.is_over for one in board.shown] == [True, True, True, False]
    assert await posts.wanted(GUILD) == CHANNEL


async def test_the_message_of_a_day_on_which_nobody_finished_becomes_the_next_ones(
    world: World,
) -> None:
    """Nothing new is posted in a channel in which nobody plays, unless the message was deleted or belongs elsewhere."""
    board, posts = on(world, Board()), world.tables.daily_posts
    await posts.want(GUILD, MANAGER, CHANNEL)
    for _ in range(3):
        await posts.work()
        world.later(days=1)
    assert board.posted == [day(0)]
    assert [one.edition for one in board.shown] == [day(2)]
    await posts.want(GUILD, MANAGER, CHANNEL + 1)
    await posts.work()
    assert board.posted == [day(0), day(3)]
    board.deleted = {2}
    world.later(days=1)
    await posts.work()
    assert board.posted == [day(0), day(3), day(4)]


async def test_the_list_is_brought_up_to_date_now_and_then(world: World) -> None:
    """Once when somebody has finished, then every five minutes at most, whatever else happens."""
    board, posts = on(world, Board()), world.tables.daily_posts
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.work()
    world.later(minutes=10)
    for user_id in range(10):
        await finishes(world, user_id)
        await posts.work()
        world.later(minutes=1)
    world.later(minutes=10)
    await posts.work()
    await posts.work()

    assert board.posted == [day(0)]
    assert len(board.standing[1]) == 1 + 3


async def test_a_message_that_was_deleted_is_not_posted_again_that_day(world: World) -> None:
    """The next one comes on the next day."""
    board, posts = on(world, Board()), world.tables.daily_posts
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.work()
    board.deleted = {1}
    world.later(minutes=10)
    await finishes(world, 1)
    await posts.work()
    await posts.work()
    assert board.posted == [day(0)]
    world.later(days=1)
    await posts.work()
    assert board.posted == [day(0), day(1)]


async def test_off_leaves_a_closed_message(world: World) -> None:
    """It is closed when its day is over, and no other comes."""
    board, posts = on(world, Board()), world.tables.daily_posts
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.work()
    await finishes(world, 1)
    await posts.want(GUILD, MANAGER, None)
    for _ in range(3):
        world.later(days=1)
        await posts.work()
    assert [(one.edition, one.is_over) for one in board.shown] == [(day(0), True)]


PLACES = ["taken", "trying", "posted", "stored"]


@pytest.mark.parametrize("place", PLACES)
async def test_a_death_neither_loses_nor_repeats_a_message(world: World, place: str) -> None:
    """Wherever the process dies, the next one sees to it when the claim has ended."""
    board = on(world, Board())
    await world.tables.daily_posts.want(GUILD, MANAGER, CHANNEL)
    world.failpoints.deadly = (f"server-post.{place}", 1)
    with pytest.raises(Killed):
        await world.tables.daily_posts.work()

    await world.restart()
    on(world, board)
    await world.tables.daily_posts.work()
    world.later(minutes=6)
    await world.tables.daily_posts.work()
    await world.tables.daily_posts.work()
    await finishes(world, 1)
    world.later(minutes=6)
    await world.tables.daily_posts.work()

    assert board.posted == [day(0)]
    assert len(board.standing[1]) >= 2, "its id is known"


@pytest.mark.parametrize("place", [*PLACES, "closed"])
async def test_a_death_between_two_days(world: World, place: str) -> None:
    """The old message is closed, the new one stands there once."""
    board = on(world, Board())
    await world.tables.daily_posts.want(GUILD, MANAGER, CHANNEL)
    await world.tables.daily_posts.work()
    await finishes(world, 1)
    world.later(days=1)
    name = f"server-post.{place}"
    world.failpoints.deadly = (name, world.failpoints.seen[name] + 1)
    with pytest.raises(Killed):
        await world.tables.daily_posts.work()
    await world.restart()
    on(world, board)
    for _ in range(3):
        world.later(minutes=6)
        await world.tables.daily_posts.work()

    assert [(one.edition, one.is_over) for one in board.shown] == [(day(0), True), (day(1), False)]


async def test_a_message_posted_by_a_dead_process_is_closed_a_day_later(world: World) -> None:
    """Nobody ran until the day was over: it is found, and the new day has one of its own."""
    board = on(world, Board())
    await world.tables.daily_posts.want(GUILD, MANAGER, CHANNEL)
    world.failpoints.deadly = ("server-post.posted", 1)
    with pytest.raises(Killed):
        await world.tables.daily_posts.work()
    await finishes(world, 1)
    await world.restart()
    on(world, board)
    world.later(days=1)
    await world.tables.daily_posts.work()

    assert [(one.edition, one.is_over) for one in board.shown] == [(day(0), True), (day(1), False)]


async def test_two_processes_post_one_message(migrated_postgres_url: str) -> None:
    """Both find it due in the same moment, day after day, while people finish."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    await two.start()
    board = Board()
    for world in (one, two):
        on(world, board)
    await one.tables.daily_posts.want(GUILD, MANAGER, CHANNEL)

    for _ in range(4):
        await asyncio.gather(*[world.tables.daily_posts.work() for world in (one, two, one, two)])
        await asyncio.gather(
            finishes(one, 1),
            finishes(two, 2),
            one.tables.daily_posts.work(),
        )
        for world in (one, two):
            world.later(days=1)

    assert board.posted == [day(0), day(1), day(2), day(3)]
    assert [shown.is_over for shown in board.shown] == [True, True, True, False]


async def test_a_post_whose_answer_is_lost_is_looked_up(world: World) -> None:
    """Discord is unwell: later it is tried again, and what stands there already is not sent twice."""
    board, posts = on(world, Board()), world.tables.daily_posts
    board.faults = [TryLater(maybe_sent=False)]
    board.lost = [TryLater()]
    await posts.want(GUILD, MANAGER, CHANNEL)
    for _ in range(4):
        await posts.work()
        world.later(minutes=20)
    assert board.posted == [day(0)]
    assert board.looked == 1


async def test_what_nobody_can_find_out_is_given_up(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord fails at the channel's past for hours: that day has perhaps no message, the next one has."""
    board, posts = on(world, Board()), world.tables.daily_posts
    board.lost, board.edit_faults = [TryLater()], [TryLater() for _ in range(40)]
    await posts.want(GUILD, MANAGER, CHANNEL)
    for _ in range(22):
        await posts.work()
        world.later(minutes=20)
    assert f"server {GUILD}: nobody knows whether {day(0)} was posted" in caplog.messages
    board.edit_faults = []
    world.later(days=1)
    await posts.work()
    assert board.posted == [day(0), day(1)]


async def test_an_old_message_that_takes_no_edit_does_not_stop_the_next_days(world: World) -> None:
    """Discord refuses edits of old messages for hours: it stays unclosed, and the new one comes."""
    board, posts = on(world, Board()), world.tables.daily_posts
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.work()
    await finishes(world, 1)
    board.edit_faults = [TryLater(maybe_sent=False) for _ in range(40)]
    world.later(days=1)
    for _ in range(22):
        await posts.work()
        world.later(minutes=20)
    assert board.posted == [day(0), day(1)]
    assert not board.shown[0].is_over


async def test_a_closed_channel_ends_the_messages(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """With a line in the log; a manager may want them again. One that is closed to edits alone is let be."""
    board, posts = on(world, Board()), world.tables.daily_posts
    board.faults = [Blocked()]
    caplog.set_level(logging.INFO)
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.work()
    assert await posts.wanted(GUILD) is None
    assert f"manager {MANAGER} of server {GUILD}: daily in {CHANNEL}" in caplog.messages
    assert f"server {GUILD}: no daily any more, its channel is closed" in caplog.messages

    await posts.want(GUILD, MANAGER, CHANNEL + 1)
    await posts.work()
    await finishes(world, 1)
    board.edit_faults = [Blocked(), Blocked()]
    world.later(minutes=6)
    await posts.work()
    world.later(days=1)
    await posts.work()
    assert board.posted == [day(0), day(1)]


async def test_a_fault_of_ours_is_logged_and_tried_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """And keeps no other server waiting."""
    board, posts = on(world, Board()), world.tables.daily_posts
    board.faults = [ValueError("refused")]
    await posts.want(GUILD, MANAGER, CHANNEL)
    await posts.want(GUILD + 1, MANAGER, CHANNEL + 1)
    await posts.work()
    assert [one.guild_id for one in board.shown] == [GUILD + 1]
    assert [one.levelno for one in caplog.records] == [logging.ERROR]
    world.later(minutes=16)
    await posts.work()
    assert {one.guild_id for one in board.shown} == {GUILD, GUILD + 1}


async def test_tomorrows_secret_is_drawn_though_nobody_asks(world: World) -> None:
    """So a day's code could be read the day before, on every server."""
    on(world, Board())
    await world.tables.daily_posts.work()
    world.later(days=1)
    promised = (await challenge.days(world.context)).today
    assert promised.day == day(1)
    async with world.context.database.read() as connection:
        known = await challenge._days(connection, [day(1)])
    assert known[day(1)].commitment == promised.commitment
    assert promised.secret == known[day(1)].secret
