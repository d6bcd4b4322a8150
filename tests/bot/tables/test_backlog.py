"""How much waits to be shown."""

from bot.model.tables import Backlog
from bot.tables.lobby import lobbies
from bot.tables.publishing import Blocked, Kind, TryLater
from bot.tables.queries import backlog
from tests.bot.tables.world import ANA, BRUNO, GUILD, World


async def test_what_is_not_shown_is_counted(world: World) -> None:
    """What waits for a permission apart from what will be tried again, and that from when it is due."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    assert await backlog.read(world.context) == Backlog(0, 0, 0.0)

    world.channel.faults = {Kind.TERMS: [Blocked()]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    assert await backlog.read(world.context) == Backlog(0, 1, 0.0)

    world.channel.faults = {Kind.TERMS: [TryLater(60)]}
    await world.tables.outbox.resume(guild_id=GUILD)
    await world.settle()
    assert await backlog.read(world.context) == Backlog(1, 0, 0.0)
    world.later(seconds=90)
    assert await backlog.read(world.context) == Backlog(1, 0, 30.0)
