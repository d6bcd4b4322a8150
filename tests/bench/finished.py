"""Room that finished games take: bytes of a game of each title in an SQLite file, as it ends and in the archive.

Games are played by chance, which takes more steps than people do. A journal is written as the service would have written it.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs
from sqlalchemy import delete, insert, update

from bot.db.journal import packed, thinned
from bot.db.rows import StepRow
from bot.db.schema import SNAPSHOTS, STEPS, TABLES
from bot.model.tables import Phase
from bot.tables.game.change import load
from bot.tables.jobs.archiving import AFTER
from games.catalogue import GAMES
from games.core.codec import encode
from games.core.forms import sample
from games.core.game import Game
from tests.bench.figure import Figure, at_most, measured
from tests.bot.tables.world import ANA, BRUNO, CLARA, World

GAMES_EACH = 10

AVERAGE_BAR = 30_000.0
"""Bytes: 100,000 games take 3 GB."""

MOST_STEPS = 5_000


def run(quick: bool) -> list[Figure]:
    """Bytes a game of every title, before and after."""
    figures, archived = [], []
    for game in GAMES:
        before, after = asyncio.run(_sizes(game, 2 if quick else GAMES_EACH))
        archived.append(after)
        figures += [
            measured(f"{game.id}: a game that has just ended", before, "bytes"),
            measured(f"{game.id}: in the archive", after, "bytes"),
        ]
    average = sum(archived) / len(archived)
    return [*figures, at_most("all titles: in the archive", average, "bytes", AVERAGE_BAR)]


async def _sizes(game: Game[Any, Any, Any], number: int) -> tuple[float, float]:
    """Bytes of a game when it ends, and in the archive."""
    with tempfile.TemporaryDirectory(prefix="feitoria-bench-") as folder:
        file = Path(folder) / "tables.sqlite3"
        world = World(f"sqlite+aiosqlite:///{file}", game)
        await world.start()
        empty = _vacuumed(file)
        for seed in range(number):
            await _ended(world, await world.game_of(ANA, BRUNO, CLARA), Random(seed))
        before = _vacuumed(file)
        world.clock += AFTER + timedelta(days=1)
        assert await world.tables.archiving.work() == number
        after = _vacuumed(file)
        await world.tables.close()
    return (before - empty) / number, (after - empty) / number


async def _ended(world: World, table: int, chance: Random) -> None:
    """Store a whole game of that table."""
    live = await load(world.context, table)
    steps: list[dict[str, Any]] = []
    snapshots: dict[int, bytes] = {}
    for step, state in _played(world, live.game, live.state, chance):
        steps.append({"table_id": table, **structs.asdict(step)})
        snapshots.pop(thinned(step.number) or 0, None)
        snapshots[step.number] = packed(state)
    over = {"phase": Phase.FINISHED, "step": len(steps), "finished_at": world.clock}
    async with world.context.database.write() as connection:
        await connection.execute(insert(STEPS), steps)
        await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        for number, body in snapshots.items():
            row = {"table_id": table, "number": number, "schema": live.game.schema, "kept": False}
            await connection.execute(insert(SNAPSHOTS).values(**row, body=body))
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(over))
    world.context.forget(table)


def _played(
    world: World, game: Game[Any, Any, Any], state: Any, chance: Random
) -> Iterator[tuple[StepRow, Any]]:
    """Every step of a game by chance, with the state after it."""
    people = (ANA, BRUNO, CLARA)
    for number in range(1, MOST_STEPS):
        asked = [one for one in game.pending(state) if one.required]
        if not asked:
            return
        decision = chance.choice(asked)
        action = sample(decision, chance.randrange)
        step = game.apply(state, decision.seat, action)
        state = step.state
        world.clock += timedelta(seconds=chance.expovariate(1 / 3_600))
        yield (
            StepRow(
                number=number,
                kind="move",
                seat=decision.seat,
                user_id=people[decision.seat].user_id,
                by="person",
                action=encode(action).decode(),
                log=encode(step.log).decode(),
                sealed=False,
                unfinished=False,
                release="0.1.0",
                schema=game.schema,
                at=world.clock,
                time_left=chance.uniform(0, 200_000),
                due_before=world.clock + timedelta(hours=72),
                turn=number,
            ),
            state,
        )


def _vacuumed(file: Path) -> int:
    """Bytes of a copy of the database without free pages."""
    copy = file.with_suffix(".copy")
    with closing(sqlite3.connect(file)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    size = copy.stat().st_size
    copy.unlink()
    return size
