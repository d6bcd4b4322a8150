"""One running service with so many stored tables, under clicks whenever it is told: a process of the section `service`.

The real client, router, screens, pictures, publisher, outbox and SQLite file; Discord itself is a stand-in that takes every
message at once. Each press uses a control, chosen by chance, of a panel of a four-seat game, at a table chosen by chance: some
presses only pick something, most make a move. The layout of every message is built, its upload is not. Stored tables are copies
of one unfinished game.

`python -m tests.bench.stand URL TABLES` prints a line when it is ready; then every line `SECONDS SEED` it reads is answered by
one of JSON, a `Window`; at the end of its input it prints the megabytes that it has taken.
"""

import asyncio
import json
import sys
import time
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

import bot
from bot.discord_side.client import Feitoria
from bot.model import Person
from bot.processes import settle
from bot.settings import load
from bot.store.schema import SEATS, SENT, SNAPSHOTS, STEPS, TABLES
from games.catalogue import GAMES
from tests.bench.memory import with_children
from tests.bench.null_discord import Click, NullPublisher, Shown
from tests.bot.discord_side.world import BOUNDLESS

PER_SECOND = 20
PRESSES_BEFORE = 60
WARMING = 20
PEOPLE = 4
CHANNEL = 10**16
FIRST_PERSON = 10**17


class Window(Struct, frozen=True):
    """Presses at an even pace for some seconds."""

    acknowledged: list[float]
    """Seconds from the moment a press was due until it was acknowledged."""

    published: list[float]
    """Seconds from then until all that it led to was shown."""

    processor: float
    """Seconds of processor of this process, without those that draw."""


def client_on(url: str, beat: str = "0.05") -> Feitoria:
    """The bot on that database, never connected; house players answer so many seconds after the question."""
    client = bot.create(load({"DATABASE_URL": url, "HOUSE_SECONDS": beat} | BOUNDLESS))

    async def ready() -> None:
        """There is no gateway."""

    client.wait_until_ready = ready  # type: ignore[method-assign]
    return client


class Stand:
    """The service with its tables."""

    def __init__(self, client: Feitoria, shown: Shown, first: int, stored: int) -> None:
        self._client = client
        self._shown = shown
        self._first = first
        self._stored = stored

    async def window(self, seconds: float, seed: int) -> Window:
        """Presses at an even pace, each on its own."""
        chance = Random(seed)
        copies = [chance.randrange(self._stored) for _ in range(round(seconds * PER_SECOND))]
        began, spent = time.perf_counter(), time.process_time()
        presses = []
        for number, copy in enumerate(copies):
            due = began + number / PER_SECOND
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            presses.append(asyncio.create_task(self.press(copy, due)))
        done = [times for times in await asyncio.gather(*presses) if times is not None]
        spent = time.process_time() - spent
        return Window([ack for ack, _ in done], [shown for _, shown in done], spent)

    async def press(self, copy: int, due: float) -> tuple[float, float] | None:
        """One press at that copy."""
        people = [FIRST_PERSON + copy * PEOPLE + place for place in range(PEOPLE)]
        return await press(self._client, self._shown, self._first + copy, people, due)


async def press(
    client: Feitoria, shown: Shown, table: int, people: list[int], due: float
) -> tuple[float, float] | None:
    """One press by whoever is asked: seconds until it was acknowledged, and until all it led to was shown; None: nobody is."""
    chance = Random(due)
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


async def a_game(client: Feitoria, shown: Shown) -> int:
    """An unfinished game of people that has come some way."""
    people = [Person(FIRST_PERSON + number, f"Person {number}") for number in range(PEOPLE)]
    info = await client.tables.open_lobby(
        GAMES[0].id, people[0], channel_id=CHANNEL, guild_id=None, language="en"
    )
    for person in people[1:]:
        await client.tables.join(info.id, person)
    await client.tables.start_game(info.id, people[0].user_id)
    await client.tables.outbox.settled()
    alone = Stand(client, shown, info.id, 1)
    for number in range(PRESSES_BEFORE):
        await alone.press(0, number)
    return info.id


async def copied(client: Feitoria, shown: Shown, first: int, stored: int) -> None:
    """As many tables as wanted, like that one, with people of their own."""
    async with client.tables.shared.database.write() as connection:
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


async def _serve(url: str, stored: int) -> None:
    """Get ready, then answer what is asked on the standard input."""
    client, shown = client_on(url), Shown()
    await client.tables.start(NullPublisher(client, shown))
    await client.icons.draw(client.drawing)
    first = await a_game(client, shown)
    await copied(client, shown, first, stored)
    stand = Stand(client, shown, first, stored)
    await stand.window(WARMING / PER_SECOND, 0)
    settle()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        seconds, seed = line.split()
        window = await stand.window(float(seconds), int(seed))
        print(msgspec.json.encode(window).decode(), flush=True)
    print(json.dumps(with_children()), flush=True)
    client.drawing.close()
    await client.tables.close()


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], int(sys.argv[2])))
