"""What tests of tournaments and leagues on Discord do alike."""

from datetime import timedelta

import discord

from bot.tables.tournaments import store
from bot.tables.tournaments.model import Tournament
from tests.bot.discord_app.world import Person, World, button, text_of


async def now(world: World) -> Tournament:
    """The first tournament as it stands."""
    return await store.tournament(world.context, 1)


async def later(world: World, days: int) -> None:
    """So many days after the channel's first message, for the service, which then does what is due."""
    there = world.public(world.channel)[0].created_at
    world.context.now = lambda: there + timedelta(days=days, minutes=5)
    await world.bot.tables.tournaments.work()
    await world.bot.tables.outbox.settled()
    await world.env.settle()


def told(world: World, sentence: str) -> list[discord.Message]:
    """Messages of the channel that say so."""
    return [one for one in world.public(world.channel) if sentence in text_of(one)]


async def answer(person: Person, message: discord.Message, word: str) -> str:
    """What the person reads after pressing that button."""
    shown = (await person.click(message, custom_id=button(message, word))).response
    assert shown is not None
    return text_of(shown)
