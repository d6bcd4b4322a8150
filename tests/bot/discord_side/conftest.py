"""A world per test; every request that the bot sends in it is held against Discord's description."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import simcord

from bot.kits import KITS, Kit
from tests.bot.discord_side import inside
from tests.bot.discord_side.as_discord import harsher
from tests.bot.discord_side.sketches import Sketches
from tests.bot.discord_side.world import Failpoint, World, client, settings_in
from tests.openapi.checker import official

inside.hurry()


@pytest.fixture
def given_settings() -> dict[str, str]:
    """Settings that a test wants otherwise; override it in a module or a class."""
    return {}


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures with the real texts; override it where real ones are wanted."""
    for name, kit in KITS.items():
        monkeypatch.setitem(KITS, name, Kit(kit.game, Sketches(kit.renderer)))


@pytest.fixture
async def world(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    migrated_file: Path,
    given_settings: dict[str, str],
    pictures: None,
) -> AsyncIterator[World]:
    """A server with a channel, and the bot in it."""
    settings = settings_in(tmp_path, **given_settings)
    shutil.copy(migrated_file, tmp_path / "feitoria.sqlite3")
    locales: dict[int, str] = {}
    with inside.speaking(locales):
        failpoint, chance = Failpoint(), Random(request.node.name)
        env = simcord.Env(
            client(settings, failpoint, chance), check_errors=False, settle_timeout=30.0
        )
        with harsher(env) as beyond:
            await env.start()
            world = World(env, settings, locales, failpoint, chance, beyond)
            try:
                yield world
            finally:
                await env.shutdown()
                await world.bot.close()
        assert world.faults() == ()
        assert official().check_log(env.http_requests) == []
