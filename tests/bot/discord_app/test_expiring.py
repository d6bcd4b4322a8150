"""A table at which nothing happens ends, and says so where it is."""

from datetime import timedelta

import discord
import pytest
from msgspec import structs

from bot.model.tables import Phase
from bot.tables.queries import reading
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import World, controls, text_of, words_on


async def much_later(world: World) -> None:
    """Ten days later, with bounds of ten days."""
    context = world.context
    context.config = structs.replace(context.config, lobby_days=10, game_days=10)
    context.now = lambda: discord.utils.utcnow() + timedelta(days=10)
    await world.bot.tables.expiry.work()
    await world.bot.tables.outbox.settled()


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Nothing happened at this table for 10 days"),
        ("pt-BR", "Nada aconteceu nesta mesa por 10 dias"),
    ],
)
async def test_an_idle_lobby_closes(world: World, locale: str, told: str) -> None:
    """Its buttons go, a line tells why; nobody is called."""
    ana = world.person("ana", locale)
    await ana.slash(world.channel, "play", game="san-juan")

    await much_later(world)

    lobby, notice = world.public(world.channel)
    assert controls(lobby) == []
    assert told in text_of(notice)
    assert notice.mentions == []


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Nobody played here for 10 days"),
        ("pt-BR", "Ninguém jogou aqui por 10 dias"),
    ],
)
async def test_a_dead_game_is_given_up(world: World, locale: str, told: str) -> None:
    """As other games that are given up: with the way to a rematch, and its thread put away."""
    ana, bruno = world.person("ana", locale), world.person("bruno", locale)
    await start_table(world, [ana, bruno], game="san-juan")
    tables = world.bot.tables
    thread = world.thread()

    await much_later(world)

    assert (await reading.table(tables.context, 1)).phase is Phase.ABANDONED
    messages = world.public(thread)
    assert any(told in text_of(message) for message in messages)
    assert any("rematch" in words_on(message) for message in messages)
