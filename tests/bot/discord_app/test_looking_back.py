"""Looking back where a game was played: commands without a seat are about the last one that is over."""

import simcord

from bot.tables.game import absence
from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import set_permissions
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import Person, World, text_of


async def asked(person: Person, place: simcord.ChannelHandle, command: str) -> str:
    """What the command answers there."""
    result = await person.slash(place, command)
    assert result.response is not None, f"/{command} was answered by nothing"
    return text_of(result.response)


async def test_the_last_game_is_shown_where_none_is_played(world: World) -> None:
    """In its channel and in its thread, to strangers too; the newest one of several."""
    ana, bruno, eva = world.person("ana"), world.person("bruno"), world.person("eva")
    await start_table(world, [ana, bruno], game="catan", robots=1)
    await give_up(world, [ana, bruno])
    await start_table(world, [ana, bruno], game="san-juan")
    await give_up(world, [ana, bruno])

    for person in (ana, eva):
        for place in (world.channel, world.thread()):
            assert "ended early" in await asked(person, place, "board")
            assert "Table 2" in await asked(person, place, "log")
            assert "Each round every player picks a role" in await asked(person, place, "rules")
    assert "Open one with /play" in await asked(ana, world.channel, "hand"), "that takes a seat"


async def test_a_game_that_is_on_goes_first(world: World) -> None:
    """What is over is asked for by nobody while another one is played in the same place."""
    ana, bruno = world.person("ana"), world.person("bruno")
    set_permissions(world.env, world.guild, create_public_threads=False)
    await start_table(world, [ana, bruno], game="catan", robots=1)
    await absence.leave(world.context, 1, ana.id)
    await absence.leave(world.context, 1, bruno.id)
    await world.bot.tables.outbox.shown(1)
    await start_table(world, [ana, bruno], game="san-juan")

    assert "ended early" not in await asked(ana, world.channel, "board")
    assert "Table 2" in await asked(ana, world.channel, "log")
    assert "Each round every player picks a role" in await asked(ana, world.channel, "rules")
