"""A simulated Discord with the bot in it, for a test or a measure, from its start to its end."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random

import simcord

from bot.runtime.settings import Settings
from tests.bot.discord_app import inside
from tests.bot.discord_app.as_discord import harsher
from tests.bot.discord_app.world import Failpoint, World, client

WORLD_IDS = 141
"""Where the ids of a test's world begin, however many commands and emojis the bot has put on Discord before."""


@asynccontextmanager
async def staged(settings: Settings, name: str, emojis: Iterable[str] = ()) -> AsyncIterator[World]:
    """A server with a channel, and the bot in it, which has had these emojis uploaded before; chance comes from the name."""
    locales: dict[int, str] = {}
    with inside.speaking(locales):
        failpoint, chance = Failpoint(), Random(name)
        env = simcord.Env(
            client(settings, failpoint, chance), check_errors=False, settle_timeout=30.0
        )
        with harsher(env) as beyond:
            with inside.ids_apart(env, WORLD_IDS):
                inside.have_emojis(env, emojis)
                await env.start()
            world = World(env, settings, locales, failpoint, chance, beyond)
            try:
                yield world
            finally:
                await env.shutdown()
                await world.bot.close()
