"""A world per test; every request that the bot sends in it is held against Discord's description."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from tests.bot.discord import inside
from tests.bot.discord.world import Failpoint, World, client, settings_in
from tests.openapi.checker import official

inside.hurry()


@pytest.fixture
def given_settings() -> dict[str, str]:
    """Settings that a test wants otherwise; override it in a module or a class."""
    return {}


@pytest.fixture
async def world(tmp_path: Path, given_settings: dict[str, str]) -> AsyncIterator[World]:
    """A server with a channel, and the bot in it."""
    settings = settings_in(tmp_path, **given_settings)
    locales: dict[int, str] = {}
    with inside.speaking(locales):
        failpoint = Failpoint()
        env = simcord.Env(client(settings, failpoint), settle_timeout=30.0)
        await env.start()
        world = World(env, settings, locales, failpoint)
        try:
            yield world
        finally:
            await env.shutdown()
            await world.bot.close()
        env.raise_errors()
        assert official().check_log(env.http_requests) == []
