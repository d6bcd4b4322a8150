"""The service under clicks: the bot's own share from a press to its acknowledgement and to everything being published.

The real client, router, screens, pictures, publisher, outbox and SQLite file; Discord itself is a stand-in that takes every
message at once. Each press uses a control, chosen by chance, of a panel of a four-seat game, at a table chosen by chance: some
presses only pick something, most make a move. The layout of every message is built, its upload is not. Stored tables are copies
of one unfinished game.
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
from bot.settings import load
from bot.tables.model import Person
from bot.tables.schema import SEATS, SENT, SNAPSHOTS, STEPS, TABLES
from games.catalogue import GAMES
from tests.bench.figure import Figure, at_most, measured
from tests.bench.memory import with_children
from tests.bench.null_discord import Click, NullPublisher, Shown

PER_SECOND = 20
TABLES_STORED = (10, 1_000, 10_000)
PRESSES_BEFORE = 60
PEOPLE = 4
CHANNEL = 10**16
FIRST_PERSON = 10**17

ACK_BAR_MS, PUBLISHED_BAR_MS = 50.0, 500.0
START_BAR_S, MEMORY_BAR_MB = 3.0, 250.0


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
    client, shown = _client(url), Shown()
    await client.tables.start(NullPublisher(client, shown))
    await client.icons.draw(client.studio)
    first = await _a_game(client, shown)
    await _copied(client, shown, first, stored)
    chance = Random(stored)
    total = min(seconds * PER_SECOND, stored * 10)
    copies = [chance.randrange(stored) for _ in range(total)]
    for copy in copies[:3]:
        await _press(client, shown, first, copy, time.perf_counter())
    began, spent = time.perf_counter(), time.process_time()
    presses = []
    for number, copy in enumerate(copies):
        due = began + number / PER_SECOND
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        presses.append(asyncio.create_task(_press(client, shown, first, copy, due)))
    done = [times for times in await asyncio.gather(*presses) if times is not None]
    spent = time.process_time() - spent
    megabytes = with_children()
    client.studio.close()
    await client.tables.close()
    acks, published = (sorted(times[part] for times in done) for part in range(2))
    return [
        measured(f"{stored} tables: presses", len(done), ""),
        measured(f"{stored} tables: press to acknowledgement, p50", _at(acks, 50), "ms"),
        at_most(f"{stored} tables: press to acknowledgement, p99", _at(acks, 99), "ms", ACK_BAR_MS),
        measured(f"{stored} tables: press to all published, p50", _at(published, 50), "ms"),
        at_most(
            f"{stored} tables: press to all published, p99",
            _at(published, 99),
            "ms",
            PUBLISHED_BAR_MS,
        ),
        measured(
            f"{stored} tables: processor per press, drawing apart", 1000 * spent / total, "ms"
        ),
        measured(f"{stored} tables: memory under clicks, bench included", megabytes, "MB"),
    ]


def _at(times: list[float], percent: int) -> float:
    """That percentile, in milliseconds."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1000


async def _press(
    client: Feitoria, shown: Shown, first: int, copy: int, due: float
) -> tuple[float, float] | None:
    """One press by whoever is asked: seconds until it was acknowledged, and until all it led to was shown."""
    table, chance = first + copy, Random(due)
    people = [FIRST_PERSON + copy * PEOPLE + place for place in range(PEOPLE)]
    ready = [person for person in people if shown.controls.get(person)]
    if not ready:
        return None
    person = chance.choice(ready)
    used = shown.anything(person, chance)
    click: Any = Click(client, person, {**used, "custom_id": f"{table}:{used['custom_id']}"}, shown)
    await client.on_interaction(click)
    assert click.acknowledged is not None
    await client.tables.outbox.shown(table)
    return click.acknowledged - due, time.perf_counter() - due


async def _a_game(client: Feitoria, shown: Shown) -> int:
    """An unfinished game of people that has come some way."""
    people = [Person(FIRST_PERSON + number, f"Person {number}") for number in range(PEOPLE)]
    info = await client.tables.open_lobby(
        GAMES[0].id, people[0], channel_id=CHANNEL, guild_id=None, language="en"
    )
    for person in people[1:]:
        await client.tables.join(info.id, person)
    await client.tables.start_game(info.id, people[0].user_id)
    await client.tables.outbox.settled()
    for number in range(PRESSES_BEFORE):
        await _press(client, shown, info.id, 0, number)
    return info.id


async def _copied(client: Feitoria, shown: Shown, first: int, stored: int) -> None:
    """As many tables as wanted, like that one, with people of their own."""
    async with client.tables.hall.database.write() as connection:
        await connection.run_sync(_copy_rows, first, stored)
    for copy in range(1, stored):
        for place in range(PEOPLE):
            person = FIRST_PERSON + place
            shown.controls[person + copy * PEOPLE] = shown.controls.get(person, [])


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
    if str(again.get("slot")).startswith("seat:"):
        again["channel_id"] += copy * PEOPLE
    return again


START_PROGRAM = """
import asyncio, json, sys, time
began = time.perf_counter()
from tests.bench.service import start_once
print(json.dumps(asyncio.run(start_once(sys.argv[1], began))))
"""


async def start_once(url: str, began: float) -> tuple[float, float]:
    """Seconds of all that happens between the command and being ready for Discord; then megabytes, emojis drawn."""
    client = _client(url)
    await client.tables.start(NullPublisher(client, Shown()))
    await client.tables.outbox.settled()
    seconds = time.perf_counter() - began
    await client.icons.draw(client.studio)
    megabytes = with_children()
    client.studio.close()
    await client.tables.close()
    return seconds, megabytes


def _start(url: str, stored: int) -> list[Figure]:
    """Seconds and megabytes of a fresh process that starts on that many unfinished tables, imports included.

    The megabytes are those of all its processes at their height: what they share is counted in each.
    """
    command = [sys.executable, "-c", START_PROGRAM, url]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    seconds, megabytes = json.loads(done.stdout)
    return [
        at_most(f"{stored} tables: start", seconds, "s", START_BAR_S),
        at_most(f"{stored} tables: memory after the start", megabytes, "MB", MEMORY_BAR_MB),
    ]
