"""Following a table: who may, what is stored of it, and that it changes nothing at the table."""

import json

import pytest

from bot.model.errors import LimitReached, NotAllowed, TableNotFound, WrongPhase
from bot.tables.game import absence, followers
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, Killed, World


async def test_who_follows_a_table(world: World) -> None:
    """Anybody without a seat, each once, as long as it is played; the table itself does not change."""
    table = await world.game_of(ANA, BRUNO)
    revision = (await reading.table(world.context, table)).revision
    for person in (DAVI, CLARA, DAVI):
        await world.tables.followers.follow(table, person.user_id)
        world.later(minutes=1)
    assert set(await world.tables.followers.followers(table)) == {CLARA.user_id, DAVI.user_id}

    await world.tables.followers.stop(table, DAVI.user_id)
    await world.tables.followers.stop(table, DAVI.user_id)

    assert await world.tables.followers.followers(table) == (CLARA.user_id,)
    assert (await reading.table(world.context, table)).revision == revision


async def test_who_does_not(world: World) -> None:
    """Whoever plays there or may come back, where nothing is played, and more than a table has room for."""
    gathering = await world.lobby(ANA, BRUNO)
    with pytest.raises(WrongPhase, match="tables-not-begun"):
        await world.tables.followers.follow(gathering, CLARA.user_id)
    table = await world.game_of(ANA, BRUNO)
    await absence.leave(world.context, table, BRUNO.user_id)
    for person in (ANA, BRUNO):
        with pytest.raises(NotAllowed, match="tables-plays-already"):
            await world.tables.followers.follow(table, person.user_id)
    with pytest.raises(TableNotFound):
        await world.tables.followers.follow(99, CLARA.user_id)
    await world.to_the_end(table)
    with pytest.raises(WrongPhase, match="tables-over"):
        await world.tables.followers.follow(table, CLARA.user_id)


async def test_a_table_has_room_for_so_many(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever follows already may press again."""
    monkeypatch.setattr(followers, "MOST_FOLLOWERS", 1)
    table = await world.game_of(ANA, BRUNO)
    await world.tables.followers.follow(table, CLARA.user_id)
    await world.tables.followers.follow(table, CLARA.user_id)
    with pytest.raises(LimitReached, match="tables-too-many-followers"):
        await world.tables.followers.follow(table, DAVI.user_id)


async def test_a_crash_while_following(world: World) -> None:
    """Before it is stored it has not happened; afterwards the next process knows."""
    table = await world.game_of(ANA, BRUNO)
    world.failpoints.deadly = ("follower.written", 1)
    with pytest.raises(Killed):
        await world.tables.followers.follow(table, CLARA.user_id)
    await world.restart()
    assert await world.tables.followers.followers(table) == ()

    await world.tables.followers.follow(table, CLARA.user_id)
    await world.restart()

    assert await world.tables.followers.followers(table) == (CLARA.user_id,)


async def test_what_is_stored_of_a_follower_is_given_and_taken_out(world: World) -> None:
    """`/privacy`: which tables one follows."""
    table = await world.game_of(ANA, BRUNO)
    await world.tables.followers.follow(table, CLARA.user_id)
    told = json.loads(await world.tables.privacy.export(CLARA.user_id))["followed"]

    await world.tables.privacy.forget(CLARA.user_id)

    assert [one["table_id"] for one in told] == [table]
    assert await world.tables.followers.followers(table) == ()


async def test_two_processes_know_the_same_followers(migrated_postgres_url: str) -> None:
    """One writes, the other sends."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    table = await one.game_of(ANA, BRUNO)
    await two.start()
    await two.tables.followers.follow(table, CLARA.user_id)

    assert await one.tables.followers.followers(table) == (CLARA.user_id,)
