"""Many minutes under presses: what grows, and whether it levels off. `make bench SOAK_MINUTES=10`.

Thirty tables of all games, robots at every third, with the real client, screens, pictures, outbox and SQLite file in a
process of its own; a game that is over makes place for a new one. Discord is a stand-in that takes every message at once.

`python -m tests.bench.soak URL SECONDS` prints a line of JSON, a `Sample`, twenty times.
"""

import asyncio
import gc
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from bot.discord_app.client import Feitoria
from bot.model.people import Person
from bot.model.tables import Phase
from bot.runtime.worker_processes import settle
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.catalogue import GAMES
from tests.bench.figure import Figure, at_most, measured
from tests.bench.null_discord import NullPublisher, Shown
from tests.bench.stand import AT_TABLE, CHANNEL, FIRST_PERSON, client_on, press

TABLES = 30

PER_SECOND = 20

SAMPLES = 20

MINUTES, QUICK_MINUTES = 4.0, 0.5

WITH_HOUSE = 3
"""Every so many-th table has a robot."""

GROWTH_BAR = 5.0
"""Percent by which memory may be more in the last quarter than in the second: all that is remembered has its limit."""

FILES_BAR = 10


class Sample(Struct, frozen=True):
    """What the program holds at one moment."""

    seconds: float
    presses: int
    games: int
    """Games begun."""
    own: float
    """Megabytes in use by the program itself."""
    children: float
    """Megabytes in use by those that draw and think; what they share counts in each."""
    files: int
    """Open files."""
    objects: int
    """That the collector of cycles knows."""


def run(quick: bool) -> list[Figure]:
    """What grew, and by how much in the second half."""
    minutes = QUICK_MINUTES if quick else float(os.environ.get("SOAK_MINUTES", MINUTES))
    with tempfile.TemporaryDirectory(prefix="feitoria-soak-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'soak.sqlite3'}"
        command = [sys.executable, "-m", "tests.bench.soak", url, str(60 * minutes)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    samples = [msgspec.json.decode(row, type=Sample) for row in done.stdout.splitlines()]
    return _figures(samples, minutes)


def _figures(samples: list[Sample], minutes: float) -> list[Figure]:
    """Each quantity in its second and last quarter: what fills in the first levels off, what leaks does not."""
    last = samples[-1]
    figures = [
        measured(f"soak of {minutes:g} minutes: presses", last.presses, ""),
        measured("soak: games begun", last.games, ""),
    ]
    values: Sequence[float]
    for name, unit, values in (
        ("the program", "MB", [one.own for one in samples]),
        ("those that draw and think", "MB", [one.children for one in samples]),
        ("objects", "", [one.objects for one in samples]),
    ):
        before, after = quarters(values)
        growth = 100 * (after / before - 1)
        figures += [
            measured(f"soak, {name}: second quarter", before, unit),
            measured(f"soak, {name}: last quarter", after, unit),
            at_most(f"soak, {name}: growth between them", growth, "%", GROWTH_BAR),
        ]
    before, after = quarters([one.files for one in samples])
    figures.append(at_most("soak: open files more than before", after - before, "", FILES_BAR))
    return figures


def quarters(values: Sequence[float]) -> tuple[float, float]:
    """The means of the second and of the last quarter."""
    part = max(1, len(values) // 4)
    return _mean(values[part : 2 * part]), _mean(values[-part:])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


class Soak:
    """The program with its tables, under presses."""

    def __init__(self, client: Feitoria, shown: Shown) -> None:
        self._client = client
        self._shown = shown
        self._tables: list[int] = []
        self._opening: set[int] = set()
        self._games = 0
        self._presses = 0
        self._began = time.monotonic()

    async def begin(self) -> None:
        """All tables."""
        self._tables = [await self._opened(place) for place in range(TABLES)]

    async def press_for(self, seconds: float, chance: Random) -> Sample:
        """Presses at an even pace, as far as the machine keeps it."""
        end = time.monotonic() + seconds
        under_way: set[asyncio.Task[None]] = set()
        while time.monotonic() < end:
            task = asyncio.create_task(self._press(chance.randrange(TABLES)))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / PER_SECOND)
            if len(under_way) > TABLES:
                await asyncio.wait(under_way)
        if under_way:
            await asyncio.wait(under_way)
        return self._sample()

    async def _press(self, place: int) -> None:
        """A press at the table of that place; a new game where that one is over."""
        table = self._tables[place]
        if place in self._opening:
            return
        if await press(self._client, self._shown, table, _people(place), time.perf_counter()):
            self._presses += 1
            return
        is_over = (
            await reading.table(self._client.tables.context, table)
        ).phase is not Phase.PLAYING
        if is_over and place not in self._opening:
            self._opening.add(place)
            self._tables[place] = await self._opened(place)
            self._opening.discard(place)

    async def _opened(self, place: int) -> int:
        """A new game at that place."""
        self._games += 1
        game = GAMES[self._games % len(GAMES)]
        wanted = min(AT_TABLE, game.seats[-1])
        robot = place % WITH_HOUSE == 0
        people = [Person(user, f"Person {user}") for user in _people(place)][: wanted - robot]
        service = self._client.tables
        info = await lobbies.open_lobby(
            service.context,
            game.id,
            people[0],
            channel_id=CHANNEL + place,
            guild_id=place,
            language="en",
        )
        for person in people[1:]:
            await lobbies.join(service.context, info.id, person)
        if robot:
            await lobbies.add_robots(service.context, info.id, people[0].user_id)
        for person in people:
            self._shown.controls.pop(person.user_id, None)
        await lobbies.start_game(service.context, info.id, people[0].user_id)
        await service.outbox.shown(info.id)
        return info.id

    def _sample(self) -> Sample:
        """What is held now."""
        return Sample(
            time.monotonic() - self._began,
            self._presses,
            self._games,
            _megabytes("self"),
            sum(_megabytes(str(child.pid)) for child in multiprocessing.active_children()),
            len([*Path("/proc/self/fd").iterdir()]),
            len(gc.get_objects()),
        )


def _people(place: int) -> list[int]:
    """Who plays at that place."""
    return [FIRST_PERSON + place * AT_TABLE + number for number in range(AT_TABLE)]


def _megabytes(process: str) -> float:
    """In use by a process."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    told = dict(row.split(":", 1) for row in status.splitlines())
    return int(told["VmRSS"].split()[0]) / 1024


async def _soak(url: str, seconds: float) -> None:
    """Begin, press, sample."""
    client, shown = client_on(url), Shown()
    await client.tables.start(NullPublisher(client, shown))
    await client.app_emojis.draw(client.drawing)
    settle()
    soak = Soak(client, shown)
    await soak.begin()
    chance = Random(1)
    for _ in range(SAMPLES):
        sample = await soak.press_for(seconds / SAMPLES, chance)
        print(msgspec.json.encode(sample).decode(), flush=True)
    client.drawing.close()
    await client.tables.close()


if __name__ == "__main__":
    asyncio.run(_soak(sys.argv[1], float(sys.argv[2])))
