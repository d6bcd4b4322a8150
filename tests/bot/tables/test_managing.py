"""What managers of a server do: its tables listed and ended, games and channels allowed."""

import logging

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.model.errors import TableError, TableNotFound
from bot.model.people import Person
from bot.model.tables import Phase
from bot.tables.jobs.retention import Retention
from bot.tables.lobby import lobbies, opening
from bot.tables.lobby.server_rules import MANAGERS, ServerRules
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from games.core.model import say
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, Killed, World
from tests.games.core.toy import TOY

MANAGER = Person(999, "Boss")


async def test_a_manager_sees_the_servers_tables(world: World) -> None:
    """Those that are not over, the one longest without a change first; not those of other servers."""
    playing = await world.game_of(ANA, BRUNO)
    gathering = await world.lobby(CLARA)
    over = await world.lobby(BRUNO)
    await lobbies.close(world.context, over, BRUNO.user_id)

    seen = await world.tables.managing.tables(GUILD)

    assert [(one.table, one.phase) for one in seen] == [
        (playing, Phase.PLAYING),
        (gathering, Phase.LOBBY),
    ]
    assert await world.tables.managing.tables(GUILD + 1) == ()


async def test_a_manager_ends_a_game(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """It is abandoned, its people are told which manager did it, the log names the manager; it is over for good."""
    table = await world.game_of(ANA, BRUNO)
    caplog.set_level(logging.INFO)

    info = await world.tables.managing.end(table, GUILD, MANAGER)

    assert info.phase is Phase.ABANDONED
    await world.settle()
    notices = [row.notice for row in world.channel.rows if row.kind is Kind.NOTICE]
    assert notices == [say("tables-notice-ended", name="Boss")]
    assert f"manager {MANAGER.user_id} of server {GUILD} has ended table {table}" in caplog.messages
    with pytest.raises(TableError):
        await world.tables.managing.end(table, GUILD, MANAGER)


async def test_a_manager_closes_a_table_that_gathers(world: World) -> None:
    """Nobody can join it any more."""
    table = await world.lobby(ANA)

    info = await world.tables.managing.end(table, GUILD, MANAGER)

    assert info.phase is Phase.CLOSED
    with pytest.raises(TableError):
        await lobbies.join(world.context, table, BRUNO)


async def test_a_manager_ends_nothing_elsewhere(world: World) -> None:
    """A table of another server is none."""
    table = await world.lobby(ANA)

    with pytest.raises(TableNotFound):
        await world.tables.managing.end(table, GUILD + 1, MANAGER)
    assert (await reading.table(world.context, table)).phase is Phase.LOBBY


@pytest.mark.parametrize(
    ("limits", "refused"),
    [
        (ServerRules(), None),
        (ServerRules(games=(TOY.id,), channels=(CHANNEL,)), None),
        (ServerRules(games=("chess",)), "tables-game-not-allowed"),
        (ServerRules(channels=(CHANNEL + 1,)), "tables-channel-not-allowed"),
        (ServerRules(language="pt-BR", openers=MANAGERS), None),
        (ServerRules(openers=2**62), None),
    ],
)
async def test_only_what_is_allowed_is_opened(
    world: World, limits: ServerRules, refused: str | None
) -> None:
    """Games and channels; what holds is read back as it was said."""
    await world.tables.managing.allow(GUILD, MANAGER.user_id, limits)
    await world.restart()

    assert await world.tables.managing.limits(GUILD) == limits
    if refused is None:
        assert await world.lobby(ANA)
        return
    with pytest.raises(TableError) as refusal:
        await world.lobby(ANA)
    assert refusal.value.message.id == refused


async def test_a_rematch_is_a_new_table(world: World) -> None:
    """What is no longer allowed is not opened by a rematch either; games that are on go on."""
    table = await world.game_of(ANA, BRUNO)
    await world.tables.managing.allow(GUILD, MANAGER.user_id, ServerRules(games=("chess",)))
    assert (await reading.table(world.context, table)).phase is Phase.PLAYING
    await world.tables.managing.end(table, GUILD, MANAGER)

    with pytest.raises(TableError) as refusal:
        await opening.rematch(world.context, table, ANA)

    assert refusal.value.message.id == "tables-game-not-allowed"


async def test_tables_long_over_are_taken_out(world: World) -> None:
    """With all that hangs on them; what is running, or was over lately, stays, and a rematch of one that has gone goes on."""
    old = await world.game_of(ANA, BRUNO)
    await world.to_the_end(old)
    again = (await opening.rematch(world.context, old, ANA)).id
    running = await world.game_of(ANA, CLARA)
    world.later(days=20)
    late = await world.lobby(BRUNO)
    await lobbies.close(world.context, late, BRUNO.user_id)
    context = world.context
    retention = Retention(context)
    assert context.config.keep_days == 0
    context.config = replace(context.config, keep_days=10)

    world.failpoints.deadly = ("retention.written", 1)
    with pytest.raises(Killed):
        await retention.work()
    assert (await reading.table(world.context, old)).phase is Phase.FINISHED

    assert await retention.work() == 1

    with pytest.raises(TableNotFound):
        await reading.table(world.context, old)
    assert (await reading.table(world.context, again)).rematch_of is None
    assert (await reading.table(world.context, running)).phase is Phase.PLAYING
    assert (await reading.table(world.context, late)).phase is Phase.CLOSED
    async with context.database.read() as connection:
        steps = text("SELECT count(*) FROM steps WHERE table_id = :table")
        assert await connection.scalar(steps, {"table": old}) == 0
    assert await retention.work() == 0
