"""The service under clicks: the bot's own share from a press to its acknowledgement and to everything being published.

The real client, screens, pictures, publisher, outbox and SQLite file; Discord itself is a post that takes every message
at once. Each press is a chance move of a four-seat game, on another of the stored tables than the presses before it. The
layout of every message is built, its upload is not. Stored tables are copies of one unfinished game.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from sqlalchemy import Connection, insert, select

import bot
from bot.app import Feitoria
from bot.delivery import Edited, Post
from bot.layout import Screen, files, view
from bot.publisher import DiscordPublisher
from bot.screens.hand import hand_screen
from bot.settings import load
from bot.speech import words_in
from bot.tables.model import Accepted, Person, Phase
from bot.tables.schema import SEATS, SENT, SNAPSHOTS, STEPS, TABLES
from games.catalogue import GAMES
from games.core.forms import sample
from tests.bench.figure import Figure, at_most, measured

PER_SECOND = 20
TABLES_STORED = (10, 1_000, 10_000)
MOVES_BEFORE = 40
PEOPLE = 4

ACK_BAR_MS, PUBLISHED_BAR_MS = 50.0, 500.0
START_BAR_S, MEMORY_BAR_MB = 3.0, 250.0


class NullPost(Post):
    """Discord that has everything at once: messages are laid out in full and thrown away."""

    sent = 0

    async def send(
        self, channel_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> int:
        """The next id."""
        _built(screen)
        NullPost.sent += 1
        return 10**18 + NullPost.sent

    async def send_to(
        self, user_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> tuple[int, int]:
        """A channel per person."""
        return user_id, await self.send(user_id, screen, nonce)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Edited:
        """Always possible."""
        _built(screen)
        return Edited.DONE

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int | None:
        """The channel will do."""
        return None

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Gone."""

    async def take_controls_off(self, channel_id: int, message_id: int) -> None:
        """Off."""


def _built(screen: Screen) -> None:
    """What discord.py would send."""
    components: Any = view(screen)
    json.dumps(components.to_components(), default=str)
    for file in files(screen):
        file.close()


class NullPublisher(DiscordPublisher):
    """The real publisher on that post, with no gateway to wait for."""

    def __init__(self, client: Feitoria) -> None:
        super().__init__(client)
        self._post = NullPost(client)


def run(quick: bool) -> list[Figure]:
    """Latency, start and memory at every number of stored tables."""
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="feitoria-bench-") as folder:
        home = Path(folder)
        for stored in TABLES_STORED[: 2 if quick else 3]:
            url = f"sqlite+aiosqlite:///{home / f'{stored}.sqlite3'}"
            figures += asyncio.run(_latency(url, stored, seconds=4 if quick else 20))
            figures += _start(url, stored)
    return figures


def _client(url: str) -> Feitoria:
    """The bot, never connected."""
    client = bot.create(load({"DATABASE_URL": url, "HOUSE_SECONDS": "0.05"}))

    async def ready() -> None:
        """There is no gateway."""

    client.wait_until_ready = ready  # type: ignore[method-assign]
    return client


async def _latency(url: str, stored: int, seconds: int) -> list[Figure]:
    """Presses at an even pace, each on its own."""
    client = _client(url)
    await client.tables.start(NullPublisher(client))
    first = await _a_game(client)
    await _copied(client, first, stored)
    chance = Random(stored)
    total = min(seconds * PER_SECOND, stored * 10)
    tables = [first + chance.randrange(stored) for _ in range(total)]
    for table in tables[:3]:
        await _press(client, table, time.perf_counter())
    began = time.perf_counter()
    presses = []
    for number, table in enumerate(tables):
        due = began + number / PER_SECOND
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        presses.append(asyncio.create_task(_press(client, table, due)))
    done = [times for times in await asyncio.gather(*presses) if times is not None]
    client.studio.close()
    await client.tables.close()
    acks, moves, published = (sorted(times[part] for times in done) for part in range(3))
    return [
        at_most(f"{stored} tables: press to acknowledgement, p99", _at(acks, 99), "ms", ACK_BAR_MS),
        measured(f"{stored} tables: press to stored move, p50", _at(moves, 50), "ms"),
        measured(f"{stored} tables: press to stored move, p99", _at(moves, 99), "ms"),
        measured(f"{stored} tables: press to all published, p50", _at(published, 50), "ms"),
        at_most(
            f"{stored} tables: press to all published, p99",
            _at(published, 99),
            "ms",
            PUBLISHED_BAR_MS,
        ),
    ]


def _at(times: list[float], percent: int) -> float:
    """That percentile, in milliseconds."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1000


async def _press(client: Feitoria, table: int, due: float) -> tuple[float, float, float] | None:
    """One press: acknowledged as the router does, before anything else; played; answered; published."""
    acknowledged = time.perf_counter() - due
    position = await client.tables.position(table)
    if position.table.phase is not Phase.PLAYING:
        return None
    ask = await client.tables.ask_of_seat(table, position.asked[0])
    person = position.table.of_seat(ask.seat).person
    assert person is not None
    assert ask.decision is not None
    action = sample(ask.decision, Random(table).randrange)
    outcome = await client.tables.act(table, person.user_id, ask.number, action)
    if not isinstance(outcome, Accepted):
        return None
    played = time.perf_counter() - due
    present = await client.tables.ask(table, person.user_id)
    _built(await hand_screen(client, present, words_in("en", outcome.table)))
    await client.tables.outbox.shown(table)
    return acknowledged, played, time.perf_counter() - due


async def _a_game(client: Feitoria) -> int:
    """An unfinished game of people that has come some way."""
    people = [Person(10**17 + number, f"Person {number}") for number in range(PEOPLE)]
    info = await client.tables.open_lobby(
        GAMES[0].id, people[0], channel_id=10**17, guild_id=None, language="en"
    )
    for person in people[1:]:
        await client.tables.join(info.id, person)
    await client.tables.start_game(info.id, people[0].user_id)
    await client.tables.outbox.settled()
    for _ in range(MOVES_BEFORE):
        await _press(client, info.id, time.perf_counter())
    return info.id


async def _copied(client: Feitoria, first: int, stored: int) -> None:
    """As many tables as wanted, like that one, with people of their own."""
    async with client.tables.hall.database.write() as connection:
        await connection.run_sync(_copy_rows, first, stored)


def _copy_rows(connection: Connection, first: int, stored: int) -> None:
    """The rows of the table again, under new numbers and for new people."""
    for table, number in (
        (TABLES, TABLES.c.id),
        (SEATS, SEATS.c.table_id),
        (STEPS, STEPS.c.table_id),
        (SNAPSHOTS, SNAPSHOTS.c.table_id),
        (SENT, SENT.c.table_id),
    ):
        rows = [
            dict(row) for row in connection.execute(select(table).where(number == first)).mappings()
        ]
        for start in range(1, stored, 500):
            copies: list[dict[str, Any]] = [
                _again(row, number.name, first, copy)
                for copy in range(start, min(start + 500, stored))
                for row in rows
            ]
            connection.execute(insert(table), copies)


def _again(row: dict[str, Any], number: str, first: int, copy: int) -> dict[str, Any]:
    """The row for another table."""
    again = {**row, number: first + copy}
    if again.get("user_id") is not None and "place" in again:
        again["user_id"] += copy * PEOPLE
    return again


START_PROGRAM = """
import asyncio, json, pathlib, sys, time
began = time.perf_counter()
from tests.bench.service import start_once
asyncio.run(start_once(sys.argv[1]))
seconds = time.perf_counter() - began
status = dict(row.split(":", 1) for row in pathlib.Path("/proc/self/status").read_text().splitlines())
print(json.dumps([seconds, int(status["VmHWM"].split()[0]) / 1024]))
"""


async def start_once(url: str) -> None:
    """Everything that happens between the command and being ready for Discord."""
    client = _client(url)
    await client.tables.start(NullPublisher(client))
    await client.tables.outbox.settled()
    client.studio.close()
    await client.tables.close()


def _start(url: str, stored: int) -> list[Figure]:
    """Seconds and megabytes of a fresh process that starts on that many unfinished tables, imports included."""
    command = [sys.executable, "-c", START_PROGRAM, url]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    seconds, megabytes = json.loads(done.stdout)
    return [
        at_most(f"{stored} tables: start", seconds, "s", START_BAR_S),
        at_most(f"{stored} tables: memory after the start", megabytes, "MB", MEMORY_BAR_MB),
    ]
