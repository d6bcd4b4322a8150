"""The stored shape: migrations, newer databases, older games, several starts at once, no secrets in reports."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.db.database import NEWEST, Database
from bot.db.migrate import LAST_BEFORE
from bot.db.schema import METADATA, SNAPSHOTS
from bot.model.errors import DatabaseRefused, Unavailable
from bot.model.outcomes import Asked
from bot.model.tables import Phase
from bot.model.time_control import TimeControl
from bot.tables.game import change, undo
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.lobby.server_rules import ServerRules
from bot.tables.publishing import Notify
from bot.tables.queries import reading, records
from games.core.game import Json
from games.core.record import read
from games.core.verify import verify
from tests.bot.db.setups import insert_seat, insert_table, migrated_to
from tests.bot.tables.world import ANA, BRUNO, GUILD, World
from tests.games.core.toy import TOY, Toy


def _differences(connection: Connection) -> list[Any]:
    """What a migration is missing."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, METADATA))


async def test_the_migrations_make_the_schema(database_url: str) -> None:
    """Migrated from nothing, the database is exactly what the code says, indexes too."""
    database = Database(database_url)
    await database.prepare()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        columns = await connection.run_sync(_index_conditions)
    await database.close()
    assert columns == {
        "ix_seats_due_at",
        "ix_tables_held_until",
        "ix_seats_gone_id",
        "ix_seats_robot_turn",
        "ix_seats_orders_at",
        "ix_seats_remind_at",
        "ix_seats_wake_at",
        "ix_seats_vote_wake_at",
        "ix_seats_away_until",
        "ix_seats_leased_until",
        "ix_outbox_claimed_until",
        "ix_tables_finished_at",
        "ix_tables_lapse_at",
        "ix_tournament_posts_open",
    }


async def test_older_databases_get_the_very_same_schema(database_url: str) -> None:
    """The migrations before the baseline lead to what it makes."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, LAST_BEFORE)
    await database.prepare()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
    await database.close()


def _index_conditions(connection: Connection) -> set[str]:
    """Names of the indexes that hold only part of their table."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(
            text("SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '%WHERE%'")
        )
    else:
        found = connection.execute(
            text("SELECT indexname FROM pg_indexes WHERE indexdef LIKE '%WHERE%'")
        )
    return {str(name) for name in found.scalars()}


async def test_a_database_that_is_up_to_date_is_not_migrated(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest revision is known without Alembic: it has the name of its file."""
    database = Database(database_url)
    await database.prepare()
    async with database.engine.connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST
    monkeypatch.setitem(sys.modules, "bot.db.migrate", None)
    await database.prepare()
    await database.close()


async def test_a_newer_database_is_refused(database_url: str) -> None:
    """One sentence for the operator, and nothing is touched."""
    database = Database(database_url)
    await database.prepare()
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'v9999'"))
    with pytest.raises(DatabaseRefused, match="newer release"):
        await database.prepare()
    await database.close()


async def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    """No traceback's worth of driver words, and no password."""
    (tmp_path / "file").write_text("this is no database, however long it may be made to look")
    for url in (
        f"sqlite+aiosqlite:///{tmp_path / 'file'}",
        f"sqlite+aiosqlite:///{tmp_path / 'file' / 'below'}",
        "postgresql+asyncpg://somebody:hidden@127.0.0.1:9/none",
    ):
        database = Database(url)
        with pytest.raises(DatabaseRefused) as refusal:
            await database.prepare()
        await database.close()
        assert "\n" not in str(refusal.value)
        assert "hidden" not in str(refusal.value)


async def test_several_processes_may_start_at_once(database_url: str) -> None:
    """One migrates, the others find it done."""
    databases = [Database(database_url) for _ in range(3)]
    if databases[0].is_sqlite:
        await databases[0].prepare()
    await asyncio.gather(*[database.prepare() for database in databases])
    for database in databases:
        await database.close()


async def test_a_writer_waits_for_another_program_and_nothing_else_does(tmp_path: Path) -> None:
    """While another program has the file's write lock, the loop goes on, and the writer after it."""
    file = tmp_path / "shared.sqlite3"
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.prepare()
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(_noted(database))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not writing.done()
        other.execute("ROLLBACK")
        await writing
        async with database.read() as connection:
            assert await connection.scalar(text("SELECT seen_at FROM uptime")) is not None
    finally:
        other.close()
        await database.close()


async def _noted(database: Database) -> None:
    """Write something."""
    async with database.write() as connection:
        await connection.execute(
            text("INSERT INTO uptime (id, seen_at) VALUES (1, '2026-11-23 06:00:00')")
        )


async def test_people_of_an_older_database_keep_what_they_chose(database_url: str) -> None:
    """They are called by direct message, as before, until they choose otherwise."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0005")
        await connection.execute(
            text("INSERT INTO people (user_id, language) VALUES (101, 'pt-BR')")
        )
    await database.close()
    world = World(database_url)
    tables = await world.start()

    assert await tables.people.language(101) == "pt-BR"
    assert await tables.people.notify(101) is Notify.DIRECT
    assert await tables.people.direct_channel(101) is None
    await tables.people.set_notify(101, Notify.NONE)
    await tables.people.direct_opened(101, 7)
    assert await tables.people.notify(101) is Notify.NONE
    assert await tables.people.direct_channel(101) == 7
    assert await tables.people.language(101) == "pt-BR"


class NewToy(Toy):
    """The game after a release that changed its stored shape."""

    schema = TOY.schema + 1
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {
        **TOY.migrations,
        TOY.schema: lambda old: old,
    }


async def test_an_old_game_goes_on_after_a_change_of_shape(database_url: str) -> None:
    """A running game is migrated when it is next moved; its record has a segment for each shape."""
    world = World(database_url)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    for _ in range(3):
        await world.move(table)
    await world.tables.close()
    newer = World(database_url, NewToy(), release="test-2")
    newer.channel = world.channel
    await newer.start()

    info = await newer.to_the_end(table)

    record = read(await records.record(newer.context, table))
    assert [segment.schema for segment in record.segments] == [TOY.schema, TOY.schema + 1]
    assert [segment.release for segment in record.segments] == ["test-1", "test-2"]
    assert record.segments[1].start is not None
    findings = verify(newer.game, record)
    assert {finding.kind for finding in findings} == {"unchecked"}
    assert info.phase is Phase.FINISHED
    await newer.tables.close()


async def test_steps_of_an_older_shape_are_not_played_again(database_url: str) -> None:
    """When only an older release could, taking back is refused kindly and nothing changes."""
    world = World(database_url)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    for _ in range(8):
        await world.move(table)
    await world.tables.close()
    newer = World(database_url, NewToy())
    newer.channel = world.channel
    await newer.start()
    context = newer.context
    async with context.database.write() as connection:
        await connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.number.between(1, 7)))

    async def take_back() -> None:
        if isinstance(await undo.undo(newer.context, table, ANA.user_id), Asked):
            await vote(newer.context, table, BRUNO.user_id, undo.VOTE, agree=True)

    with pytest.raises(Unavailable, match="tables-undo-too-old"):
        await take_back()
    assert (await reading.table(newer.context, table)).step == 8
    await newer.tables.close()


async def test_a_row_in_a_report_shows_no_secret(world: World) -> None:
    """Whatever an error report prints of a table, secret and seed are not in it."""
    table = await world.game_of(ANA, BRUNO)

    live = await change.load(world.context, table)

    assert live.table.seed is not None
    for report in (repr(live.table), repr(await reading.position(world.context, table))):
        assert repr(live.table.secret) not in report
        assert repr(live.table.seed) not in report
        assert live.table.seed.hex() not in report


async def test_tables_of_a_database_without_results_count_from_now_on(database_url: str) -> None:
    """A lobby that an older release opened is rated, and leaves the first results; what was over then has none."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0007")
        for number, phase in ((1, "finished"), (2, "lobby")):
            await insert_table(connection, number, phase, guild_id=GUILD, scores="[]")
            for place, person in enumerate((ANA, BRUNO)):
                who = {"user_id": person.user_id, "name": person.name}
                await insert_seat(connection, place, number, **who)
    await database.close()
    world = World(database_url)
    tables = await world.start()

    assert (await reading.table(tables.context, 2)).rated
    assert not (await reading.table(tables.context, 2)).all_decide
    assert await tables.leaderboards.games(GUILD) == ()
    await lobbies.start_game(tables.context, 2, ANA.user_id)
    assert (await world.to_the_end(2)).phase is Phase.FINISHED
    ladder = await tables.leaderboards.ladder(GUILD, "toy")
    assert set(ladder.moved) == {2}


async def test_games_of_a_database_without_paces_go_on_with_the_operators_time(
    database_url: str,
) -> None:
    """A lobby that an older release opened has the plain pace, until its people choose another."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0010")
        await insert_table(connection)
        for place, person in enumerate((ANA, BRUNO)):
            await insert_seat(connection, place, 1, user_id=person.user_id, name=person.name)
    await database.close()
    world = World(database_url)
    tables = await world.start()

    assert (await reading.table(tables.context, 1)).time_control is TimeControl.PLAIN
    await lobbies.start_game(tables.context, 1, ANA.user_id)
    await world.settle()
    info = await reading.table(tables.context, 1)
    assert {seat.due_at for seat in info.seats if seat.required} == {
        world.clock + timedelta(hours=72)
    }


async def test_a_server_of_an_older_database_keeps_what_it_allows(database_url: str) -> None:
    """Games and channels as before; everybody opens tables, in their own language and at the operator's pace."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0015")
        await connection.execute(
            text(
                "INSERT INTO servers (guild_id, games, channels) VALUES (4000, '[\"toy\"]', '[5]')"
            )
        )
    await database.close()
    tables = await World(database_url).start()

    limits = await tables.managing.limits(GUILD)

    assert limits == ServerRules(games=("toy",), channels=(5,))
