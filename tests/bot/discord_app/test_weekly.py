"""Weekly summaries on Discord: in the server's language, calling nobody, of what its readers may see; off where forbidden."""

from datetime import timedelta
from random import Random

import discord
import pytest

from bot.tables.lobby.server_rules import ServerRules
from tests.bot.discord_app.inside import delete_channel, pinged
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.setups import manager
from tests.bot.discord_app.world import Killed, World, newest, text_of


def later(world: World, weeks: int) -> None:
    """So many weeks after the channel's first message, for the service."""
    there = world.public(world.channel)[0].created_at
    world.context.now = lambda: there + timedelta(days=7 * weeks, minutes=weeks)


def summaries(world: World) -> list[discord.Message]:
    """Those that stand in the channel."""
    titles = ("This week’s games", "As partidas da semana")
    return [
        one for one in world.public(world.channel) if any(title in text_of(one) for title in titles)
    ]


@pytest.mark.parametrize(
    ("language", "running", "gathering"),
    [("en", "In progress", "Waiting for players"), ("pt-BR", "Em jogo", "Esperando jogadores")],
)
async def test_a_server_reads_of_its_week(
    world: World, language: str, running: str, gathering: str
) -> None:
    """At once, again after a week and not after a restart before; nobody is called; off when a manager says so."""
    ana, bruno, boss = world.person("ana"), world.person("bruno"), manager(world, "boss", "en-US")
    await start_table(world, [ana, bruno], game="san-juan")
    await play_on(world, [ana, bruno], Random(1), 4)
    await ana.slash(world.channel, "play", game="catan")
    await world.bot.tables.managing.allow(world.guild.id, boss.id, ServerRules(language=language))
    shown = (await boss.slash(world.channel, "setup")).response
    assert shown is not None
    here = (await boss.click(shown, custom_id="::setup-summary:here")).response
    assert here is not None
    assert f"I post a weekly summary in <#{world.channel.id}>" in text_of(here)

    [told] = summaries(world)
    assert running in text_of(told)
    assert gathering in text_of(told)
    assert f"/{world.thread().id}" in text_of(told)
    assert pinged(world.env, told) == set()
    await world.restart()
    assert len(summaries(world)) == 1
    later(world, 1)
    await world.bot.tables.weekly.work()
    assert len(summaries(world)) == 2
    off = (await boss.click(here, custom_id="::setup-summary:not-here")).response
    assert off is not None
    assert "no weekly summary" in text_of(off)
    later(world, 2)
    await world.bot.tables.weekly.work()
    assert len(summaries(world)) == 2


async def test_a_summary_that_may_have_been_sent_is_looked_for(world: World) -> None:
    """The program dies when the message stands there: the next one finds it, and posts no other."""
    ana = world.person("ana")
    await ana.slash(world.channel, "play", game="san-juan")
    later(world, 0)
    world.failpoint.name = "summary.posted"
    await boss_wants(world)
    assert world.failpoint.struck
    world.forgive(Killed)

    await world.restart()
    later(world, 1)
    await world.bot.tables.weekly.work()

    assert len(summaries(world)) == 1
    wanted = await world.bot.tables.weekly.wanted(world.guild.id)
    assert wanted is not None
    assert world.context.now() < wanted.due_at


async def boss_wants(world: World) -> None:
    """Somebody who may wants summaries in the channel; the program may die of it."""
    await world.bot.tables.weekly.want(world.guild.id, 1, world.channel.id)
    try:
        await world.bot.tables.weekly.work()
    except Killed:
        world.failpoint.name = ""


async def test_tables_that_readers_may_not_see_are_not_told(world: World) -> None:
    """A table of a hidden channel is none of theirs, unless the summary stands there, too."""
    assert world.bot.user is not None
    role = world.guild.create_role("Member", permissions=discord.Permissions(view_channel=True))
    hidden = world.guild.create_text_channel(
        "members",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            role: discord.PermissionOverwrite(view_channel=True),
            world.bot.user: discord.PermissionOverwrite(view_channel=True),
        },
    )
    ana = world.person("ana", roles=[role])
    await ana.slash(hidden, "play", game="san-juan")
    await ana.slash(world.channel, "play", game="catan")

    later(world, 0)
    await boss_wants(world)

    told = text_of(newest(summaries(world)))
    assert "CATAN" in told
    assert "San Juan" not in told


async def test_a_channel_that_is_gone_ends_the_summaries(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """With a line in the log, and no fault."""
    ana = world.person("ana")
    await ana.slash(world.channel, "play", game="san-juan")
    gone = world.guild.create_text_channel("gone")
    later(world, 0)
    await world.bot.tables.weekly.want(world.guild.id, 1, gone.id)
    await world.bot.tables.weekly.work()
    delete_channel(world.env, gone)

    later(world, 1)
    await world.bot.tables.weekly.work()

    assert await world.bot.tables.weekly.wanted(world.guild.id) is None
    assert "no summaries any more" in caplog.text
    assert world.faults() == ()
