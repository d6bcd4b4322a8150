"""A world per test; every request that the bot sends in it is held against Discord's description."""

import json
import re
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord

from bot.kits import KITS, Kit
from tests.bot.discord import inside
from tests.bot.discord.sketches import Sketches
from tests.bot.discord.world import Failpoint, World, client, settings_in
from tests.openapi.checker import official

inside.hurry()


def shape(body: Any) -> Any:
    """A body without its words and numbers; which strings are equal to each other stays."""
    names: dict[str, int] = {}

    def of(value: Any) -> Any:
        match value:
            case dict():
                return tuple((key, of(part)) for key, part in value.items())
            case list():
                return tuple(of(part) for part in value)
            case str():
                return names.setdefault(value, len(names))
            case _:
                return type(value).__name__

    return of(body)


def different(requests: Iterable[simcord.HttpLogEntry]) -> Iterable[simcord.HttpLogEntry]:
    """Of the requests that have the same shape only the longest: checking takes time."""
    longest: dict[Any, tuple[int, simcord.HttpLogEntry]] = {}
    for request in requests:
        path = re.sub(r"[0-9]{15,}|[\w-]{40,}", "#", request.path)
        key = (request.method, path, shape(request.json))
        length = len(json.dumps(request.json))
        if key not in longest or longest[key][0] < length:
            longest[key] = (length, request)
    return [request for _, request in longest.values()]


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
    request: pytest.FixtureRequest, tmp_path: Path, given_settings: dict[str, str], pictures: None
) -> AsyncIterator[World]:
    """A server with a channel, and the bot in it."""
    settings = settings_in(tmp_path, **given_settings)
    locales: dict[int, str] = {}
    with inside.speaking(locales):
        failpoint, chance = Failpoint(), Random(request.node.name)
        env = simcord.Env(
            client(settings, failpoint, chance), check_errors=False, settle_timeout=30.0
        )
        await env.start()
        world = World(env, settings, locales, failpoint, chance)
        try:
            yield world
        finally:
            await env.shutdown()
            await world.bot.close()
        assert world.faults() == ()
        assert official().check_log(different(env.http_requests)) == []
