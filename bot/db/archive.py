"""The journal of a game that is over, kept in one compressed row instead of one row for each step.

A body is zlib-compressed JSON: an object with the columns of `steps` by name, each a list, oldest step first. Columns that only
a running game needs (what an undo gives back, when a question was due) are left out.
"""

import zlib
from collections.abc import Sequence
from typing import Any

from msgspec import convert, json, structs
from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import StepRow
from bot.db.schema import ARCHIVES, HANDED, SEATS, SNAPSHOTS, STEPS

RUNNING_ONLY = frozenset({"time_left", "due_before"})

FIELDS = tuple(name for name in StepRow.__struct_fields__ if name not in RUNNING_ONLY)

_BODY = select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == bindparam("table"))


def packed_steps(steps: Sequence[StepRow]) -> bytes:
    """The body for these steps."""
    columns = {name: [getattr(step, name) for step in steps] for name in FIELDS}
    return zlib.compress(json.encode(columns), 9)


def unpacked_steps(body: bytes) -> list[StepRow]:
    """The steps of a body."""
    columns: dict[str, list[Any]] = json.decode(zlib.decompress(body))
    rows = zip(*columns.values(), strict=True)
    return convert([dict(zip(columns, row, strict=True)) for row in rows], list[StepRow])


async def archived_steps(connection: AsyncConnection, table: int) -> list[StepRow]:
    """The whole journal of a table, oldest first; empty: it is not archived."""
    body = await connection.scalar(_BODY, {"table": table})
    return [] if body is None else unpacked_steps(body)


async def archive_steps(
    connection: AsyncConnection, table: int, steps: Sequence[StepRow], newest: int
) -> None:
    """Put the journal in the archive, in the place of its rows; of the states stay the newest and those where a schema ends."""
    await connection.execute(insert(ARCHIVES).values(table_id=table, body=packed_steps(steps)))
    await connection.execute(delete(STEPS).where(STEPS.c.table_id == table))
    await connection.execute(
        delete(SNAPSHOTS).where(
            SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number != newest, ~SNAPSHOTS.c.kept
        )
    )


async def archived_tables_of(connection: AsyncConnection, user_id: int) -> Sequence[int]:
    """Tables in the archive at which that person has ever had a seat."""
    seats = select(SEATS.c.table_id).where(
        or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
    )
    handed = select(HANDED.c.table_id).where(HANDED.c.user_id == user_id)
    query = select(ARCHIVES.c.table_id).where(ARCHIVES.c.table_id.in_(seats.union(handed)))
    return (await connection.scalars(query.order_by(ARCHIVES.c.table_id))).all()


async def without_person(connection: AsyncConnection, tables: Sequence[int], user_id: int) -> None:
    """Take a person out of the archived journals of these tables."""
    for table in tables:
        steps = await archived_steps(connection, table)
        kept = [
            structs.replace(step, user_id=None, ordered=None) if step.user_id == user_id else step
            for step in steps
        ]
        if kept != steps:
            body = packed_steps(kept)
            await connection.execute(
                update(ARCHIVES).where(ARCHIVES.c.table_id == table).values(body=body)
            )
