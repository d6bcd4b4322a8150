"""A world per test; every request that the bot sends in it is held against Discord's description."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.game_registry import REGISTRY, RegisteredGame
from tests.bot.discord_app import inside
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.stage import staged
from tests.bot.discord_app.world import World, settings_in
from tests.openapi.checker import official

inside.hurry()


@pytest.fixture
def given_settings() -> dict[str, str]:
    """Settings that a test wants otherwise; override it in a module or a class."""
    return {}


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blank pictures with the real texts; override it where real ones are wanted."""
    for name, entry in REGISTRY.items():
        monkeypatch.setitem(REGISTRY, name, RegisteredGame(entry.game, Sketches(entry.renderer)))


@pytest.fixture
def emojis(pictures: None) -> list[str]:
    """Those that an earlier start of the bot has uploaded; override it where the upload itself is looked at."""
    return [
        name
        for entry in REGISTRY.values()
        if isinstance(entry.renderer, Sketches)
        for name in entry.renderer.uploaded()
    ]


@pytest.fixture
async def world(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    migrated_file: Path,
    given_settings: dict[str, str],
    emojis: list[str],
) -> AsyncIterator[World]:
    """A server with a channel, and the bot in it."""
    settings = settings_in(tmp_path, **given_settings)
    shutil.copy(migrated_file, tmp_path / "feitoria.sqlite3")
    async with staged(settings, request.node.name, emojis) as world:
        yield world
    assert world.faults() == ()
    assert world.beyond.unanswered() == []
    assert official().check_log(world.env.http_requests) == []
