"""Tables at which nothing happens end by themselves, and no press at the last moment is lost."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.model.errors import TableError, WrongPhase
from bot.model.tables import Absence, Phase
from bot.tables.game import undo
from bot.tables.lobby import lobbies
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from tests.bot.tables.setups import at_a_turn, build_of, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, World, person_of
from tests.games.core.toy_values import Rest, Show


async def within(url: str) -> World:
    """The service, where lobbies wait for 10 days and games for 30."""
    world = World(url, lobby_days=10, game_days=30, move_hours=72, reminder_hours=24)
    await world.start()
    return world


async def phase_of(world: World, table: int) -> Phase:
    """What has become of it."""
    await world.settle()
    return (await reading.table(world.context, table)).phase


def told(world: World, table: int) -> list[str]:
    """The notices of that table."""
    rows = [row for row in world.channel.rows if row.kind is Kind.NOTICE and row.table == table]
    return [row.notice.id for row in rows if row.notice is not None]


async def test_a_lobby_that_nobody_touches_closes(migrated_url: str) -> None:
    """With a line where it gathers; whatever somebody does at it begins its time anew."""
    world = await within(migrated_url)
    idle, used = await world.lobby(ANA), await world.lobby(BRUNO)
    world.later(days=9)
    await lobbies.set_word(world.context, used, BRUNO.user_id, "still here")
    world.later(days=1)

    await world.tables.expiry.work()

    assert await phase_of(world, idle) is Phase.CLOSED
    assert told(world, idle) == ["tables-notice-lobby-idle"]
    assert await phase_of(world, used) is Phase.LOBBY
    with pytest.raises(WrongPhase, match="tables-lobby-over"):
        await lobbies.join(world.context, idle, CLARA)
    await world.tables.expiry.work()
    await world.settle()
    assert told(world, idle) == ["tables-notice-lobby-idle"], "said once"


async def test_a_game_that_nobody_plays_is_given_up(migrated_url: str) -> None:
    """Its clocks have ended with it; reminders and times that were up have not kept it alive."""
    world = await within(migrated_url)
    table = await world.game_of(ANA, BRUNO)
    for _ in range(4):
        world.later(days=1)
        await world.work()
    world.later(days=25)
    await world.tables.expiry.work()
    assert await phase_of(world, table) is Phase.PLAYING, "the last notice is 27 days old"
    await world.restart()
    world.later(days=5)

    await world.tables.expiry.work()

    assert await phase_of(world, table) is Phase.ABANDONED
    assert told(world, table)[-1] == "tables-notice-game-idle"
    info = await reading.table(world.context, table)
    assert [(seat.asked, seat.due_at) for seat in info.seats] == [(False, None)] * 2


async def test_what_stands_still_or_is_over_is_left_alone(migrated_url: str) -> None:
    """Nobody can play where moderators have closed the thread."""
    world = await within(migrated_url)
    paused, over = await world.game_of(ANA, BRUNO), await world.lobby(CLARA)
    await world.tables.pauses.pause(paused)
    await lobbies.close(world.context, over, CLARA.user_id)
    world.later(days=90)

    await world.tables.expiry.work()

    assert await phase_of(world, paused) is Phase.PLAYING
    assert told(world, over) == []
    await world.tables.pauses.go_on(paused, ANA.user_id)
    world.later(days=29)
    await world.tables.expiry.work()
    assert await phase_of(world, paused) is Phase.PLAYING


async def test_time_without_the_program_is_not_idle(migrated_url: str) -> None:
    """After a long downtime nothing ends at once."""
    world = await within(migrated_url)
    lobby, game = await world.lobby(ANA), await world.game_of(ANA, BRUNO)
    world.later(days=5)
    await world.tables.close()
    world.later(days=90)
    await world.restart()

    await world.tables.expiry.work()
    assert [await phase_of(world, one) for one in (lobby, game)] == [Phase.LOBBY, Phase.PLAYING]
    world.later(days=5)
    await world.tables.expiry.work()

    assert [await phase_of(world, one) for one in (lobby, game)] == [Phase.CLOSED, Phase.PLAYING]


async def test_a_press_at_the_same_instant_is_taken_or_refused(migrated_url: str) -> None:
    """Whichever is first: the table goes on with whoever came, or it is closed and says so."""
    world = await within(migrated_url)
    for _ in range(5):
        table = await world.lobby(ANA)
        await world.settle()
        world.later(days=10)

        _, joined = await asyncio.gather(
            world.tables.expiry.work(),
            lobbies.join(world.context, table, BRUNO),
            return_exceptions=True,
        )

        info = await reading.table(world.context, table)
        if isinstance(joined, TableError):
            assert joined.message.id == "tables-lobby-over"
            assert info.phase is Phase.CLOSED
        else:
            assert info.phase is Phase.LOBBY
            assert info.of_user(BRUNO.user_id) is not None


async def test_an_old_look_ends_nothing_that_was_used_since(migrated_url: str) -> None:
    """The table is read again in the transaction that would end it."""
    world = await within(migrated_url)
    table = await world.lobby(ANA)
    world.later(days=10)
    expiring = world.tables.expiry
    found = await expiring._idle(0)
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.DEFAULT)

    await expiring._end(found[0])

    assert found == [table]
    assert await phase_of(world, table) is Phase.LOBBY


async def test_only_progress_keeps_a_game(world: World) -> None:
    """Half a move, a move that goes on and taking back do not; the end of a turn does."""
    context = world.context
    context.config = replace(context.config, game_days=30)
    idle, ask = await at_a_turn(world)
    used, other = await at_a_turn(world)
    world.later(days=10)
    await played(world, idle, ask, Show(()))
    await played(world, used, other, Rest())
    world.later(days=19)
    await undo.undo(world.context, idle, person_of(ask).user_id)
    await played(world, idle, ask, build_of(ask))
    world.later(days=1)

    await world.tables.expiry.work()

    assert await phase_of(world, idle) is Phase.ABANDONED
    assert await phase_of(world, used) is Phase.PLAYING


async def test_the_program_ends_during_a_look(migrated_url: str) -> None:
    """It waits for the look that is on, not for the next one in an hour."""
    world = await within(migrated_url)
    await asyncio.sleep(0)  # the look begins

    async with asyncio.timeout(60):
        await world.tables.close()


async def test_without_bounds_everything_stays(world: World) -> None:
    """As the operator may set it."""
    table = await world.lobby(ANA)
    world.later(days=9_999)

    await world.tables.expiry.work()

    assert await phase_of(world, table) is Phase.LOBBY
