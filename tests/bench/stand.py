"""One running service with so many stored tables, under clicks whenever it is told: a process of the section `service`.

The real client, router, screens, pictures, publisher, outbox and SQLite file; Discord itself is a stand-in that takes every
message at once. Each press uses a control, chosen by chance, of a panel of a four-seat game, at a table chosen by chance: some
presses only pick something, most make a move. The layout of every message is built, its upload is not. Stored tables are copies
of a few unfinished games, and so are the people at them: seen before, and taught what was new to them until then.

`python -m tests.bench.stand URL TABLES` prints a line when it is ready; then every line `SECONDS SEED` it reads is answered by
one of JSON, a `Window`; at the end of its input it prints the megabytes that it has taken. Where several processes share the
database, `URL TABLES FILE` makes the tables and writes down what it takes to press them, and each process is then called with
`URL TABLES FILE PART PARTS`.
"""

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, insert, select

import bot
from bot.db.schema import LESSONS, PEOPLE, SEATS, SENT, SNAPSHOTS, STEPS, TABLES
from bot.discord_app.client import Feitoria
from bot.model.people import Person
from bot.runtime.settings import load
from bot.runtime.worker_processes import settle
from bot.tables.lobby import lobbies
from games.catalogue import GAMES
from tests.bench.memory import processor_of_children, with_children
from tests.bench.null_discord import Click, NullPublisher, Shown
from tests.bot.discord_app.world import BOUNDLESS

PER_SECOND = 20

BEGUN = 10
"""Games that the stored tables are copies of: what a press costs hangs on what is asked."""

PRESSES_MORE = 16
"""By which each of them has come further than the one before."""

WARMING = 20

AT_TABLE = 4

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

    drawing: float = 0.0
    """Seconds of processor of those that draw."""

    drawn: int = 0
    """Pictures that were drawn."""

    drawing_waited: float = 0.0
    """Seconds that all of them waited for their turn."""

    load: float = 0.0
    """Of the machine in the last minute, as `uptime` has it."""


class Share(Struct, frozen=True):
    """Which of the copies a process presses: of several on one database, each has its own."""

    part: int = 0
    parts: int = 1

    def of(self, stored: int) -> range:
        """Its copies."""
        return range(self.part, stored, self.parts)


def client_on(url: str, beat: str = "0.05", **settings: str) -> Feitoria:
    """The bot on that database, never connected; robots answer so many seconds after the question."""
    client = bot.create(load({"DATABASE_URL": url, "ROBOT_SECONDS": beat} | BOUNDLESS | settings))

    async def ready() -> None:
        """There is no gateway."""

    client.wait_until_ready = ready  # type: ignore[method-assign]
    return client


class Stand:
    """The service with its tables."""

    def __init__(
        self, client: Feitoria, shown: Shown, first: int, stored: int, share: Share | None = None
    ) -> None:
        self._client = client
        self._share = share or Share()
        self._shown = shown
        self._first = first
        self._stored = stored

    async def window(self, seconds: float, seed: int) -> Window:
        """Presses at an even pace, each on its own."""
        chance = Random(seed)
        rate = PER_SECOND / self._share.parts
        own = self._share.of(self._stored)
        copies = [chance.choice(own) for _ in range(round(seconds * rate))]
        drawn, waited = _drawing_waits(self._client)
        began, spent = time.perf_counter(), time.process_time()
        drawing = processor_of_children()
        presses = []
        for number, copy in enumerate(copies):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            presses.append(asyncio.create_task(self.press(copy, due)))
        done = [times for times in await asyncio.gather(*presses) if times is not None]
        spent = time.process_time() - spent
        drawing = processor_of_children() - drawing
        acknowledged, published = [ack for ack, _ in done], [shown for _, shown in done]
        drawn, waited = (
            now - before
            for now, before in zip(_drawing_waits(self._client), (drawn, waited), strict=True)
        )
        load = os.getloadavg()[0]
        return Window(acknowledged, published, spent, drawing, int(drawn), waited, load)

    async def press(self, copy: int, due: float) -> tuple[float, float] | None:
        """One press at that copy."""
        people = [FIRST_PERSON + copy * AT_TABLE + place for place in range(AT_TABLE)]
        return await press(self._client, self._shown, self._first + copy, people, due)


def _drawing_waits(client: Feitoria) -> tuple[float, float]:
    """How many pictures have waited to be drawn, and for how many seconds in all."""
    families = text_string_to_metric_families(client.metrics.text().decode())
    [waits] = [one for one in families if one.name == "feitoria_drawing_wait_seconds"]
    number, seconds = (
        sum(one.value for one in waits.samples if one.name.endswith(ending))
        for ending in ("_count", "_sum")
    )
    return number, seconds


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


async def begun(client: Feitoria, shown: Shown) -> int:
    """Unfinished games of people, `BEGUN` tables in a row that have come more or less of the way: the first one's number."""
    tables = []
    for game in range(BEGUN):
        people = [
            Person(FIRST_PERSON + game * AT_TABLE + place, f"Person {place}")
            for place in range(AT_TABLE)
        ]
        info = await lobbies.open_lobby(
            client.tables.context,
            GAMES[0].id,
            people[0],
            channel_id=CHANNEL,
            guild_id=None,
            language="en",
        )
        for person in people[1:]:
            await lobbies.join(client.tables.context, info.id, person)
        await lobbies.start_game(client.tables.context, info.id, people[0].user_id)
        await client.tables.outbox.settled()
        tables.append(info.id)
    alone = Stand(client, shown, tables[0], BEGUN)
    for game in range(BEGUN):
        for number in range((game + 1) * PRESSES_MORE):
            await alone.press(game, number)
    return tables[0]


async def copied(client: Feitoria, shown: Shown, first: int, stored: int) -> None:
    """As many tables as wanted, like those in turn, with people of their own."""
    async with client.tables.context.database.write() as connection:
        await connection.run_sync(_copy_rows, first, stored)
    for copy in range(BEGUN, stored):
        for place in range(AT_TABLE):
            person = FIRST_PERSON + copy * AT_TABLE + place
            shown.controls[person] = shown.controls.get(person - _away(copy), [])
            shown.messages[person] = shown.messages.get(person - _away(copy), 0)


def _away(copy: int) -> int:
    """How far the ids of a copy's people are from those of the game it is of."""
    return (copy - copy % BEGUN) * AT_TABLE


def _copy_rows(connection: Connection, first: int, stored: int) -> None:
    """The rows of the tables again, under new numbers and for new people."""
    for table, number in (
        (TABLES, TABLES.c.id),
        (SEATS, SEATS.c.table_id),
        (STEPS, STEPS.c.table_id),
        (SNAPSHOTS, SNAPSHOTS.c.table_id),
        (SENT, SENT.c.table_id),
        (LESSONS, LESSONS.c.table_id),
    ):
        rows = [_row(row) for row in connection.execute(select(table)).mappings()]
        for copy in range(BEGUN, stored):
            original = first + copy % BEGUN
            again = [
                _again(row, number.name, first + copy, _away(copy))
                for row in rows
                if row[number.name] == original
            ]
            connection.execute(insert(table), again)
    known = [_row(row) for row in connection.execute(select(PEOPLE)).mappings()]
    for copy in range(BEGUN, stored, BEGUN):
        moved = [_again(row, "user_id", row["user_id"] + _away(copy), _away(copy)) for row in known]
        connection.execute(insert(PEOPLE), moved)


def _row(row: Any) -> dict[str, Any]:
    """A stored row, to be changed."""
    return dict(row)


def _again(row: dict[str, Any], number: str, value: int, away: int) -> dict[str, Any]:
    """The row under another number, for people whose ids are so far away."""
    again = {**row, number: value}
    for name in ("user_id", "direct_id"):
        if name != number and again.get(name) is not None:
            again[name] += away
    if str(again.get("slot")).startswith("seat:"):
        again["channel_id"] += away
    return again


class Prepared(Struct, frozen=True):
    """Tables that are ready to be pressed, for a process that has not made them."""

    first: int
    controls: dict[int, list[tuple[str, Any]]]
    messages: dict[int, int]


async def _prepare(url: str, stored: int, file: Path) -> None:
    """Make the tables, and write down there what other processes need to press them."""
    client, shown = client_on(url), Shown()
    await client.tables.start(NullPublisher(client, shown))
    first = await begun(client, shown)
    await copied(client, shown, first, stored)
    await client.tables.outbox.settled()
    made = Prepared(first, shown.controls, shown.messages)
    await asyncio.to_thread(file.write_bytes, msgspec.json.encode(made))
    client.drawing.close()
    await client.tables.close()


async def _serve(url: str, stored: int, share: Share, file: Path | None) -> None:
    """Get ready, then answer what is asked on the standard input."""
    shards = {} if file is None else {"SHARD_IDS": str(share.part), "SHARD_COUNT": str(share.parts)}
    client, shown = client_on(url, **shards), Shown()
    await client.tables.start(NullPublisher(client, shown))
    await client.app_emojis.draw(client.drawing)
    if file is None:
        first = await begun(client, shown)
        await copied(client, shown, first, stored)
    else:
        made = msgspec.json.decode(await asyncio.to_thread(file.read_bytes), type=Prepared)
        first, shown.controls, shown.messages = made.first, made.controls, made.messages
    stand = Stand(client, shown, first, stored, share)
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


def _main(url: str, stored: str, file: str = "", part: str = "", parts: str = "") -> None:
    if file and not part:
        asyncio.run(_prepare(url, int(stored), Path(file)))
    elif file:
        asyncio.run(_serve(url, int(stored), Share(int(part), int(parts)), Path(file)))
    else:
        asyncio.run(_serve(url, int(stored), Share(), None))


if __name__ == "__main__":
    _main(*sys.argv[1:])
