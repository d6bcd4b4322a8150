"""Results: how each seat of a game came out, written with the end of that game, in its transaction.

Everything that is told of people's standing is computed from these rows (`bot/tables/rating.py`).
"""

from collections.abc import Mapping
from typing import Any

from msgspec import json as msgspec_json
from sqlalchemy import Row, and_, case, distinct, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import TableRow
from bot.store.schema import RESULTS, SEATS, STEPS
from games.core.model import ScoreSheet, ranking

_SHEETS = msgspec_json.Decoder(tuple[ScoreSheet, ...])

_OCCUPANT = ("seat", "user_id", "name", "gone_id", "gone_name")


async def note_results(connection: AsyncConnection, table: TableRow) -> None:
    """Write down how a game came out that has just been played to its end; only where it was played on a server.

    The seats are read again and held: whoever asks to be forgotten just now comes before this, or after.
    """
    if table.guild_id is None or table.scores is None:
        return
    ranks = {sheet.seat: (rank, sheet.total) for rank, sheet in _ranked(table.scores)}
    query = select(*[SEATS.c[name] for name in _OCCUPANT]).where(SEATS.c.table_id == table.id)
    seats = (await connection.execute(query.with_for_update())).all()
    times = await _times(connection, table.id)
    rows = []
    for one in seats:
        rank, points = ranks[one.seat]
        user_id, name, has_left = _whose(one)
        timed, late = times.get(user_id, (0, 0))
        rows.append(
            {
                "table_id": table.id,
                "seat": one.seat,
                "guild_id": table.guild_id,
                "game": table.game,
                "user_id": user_id,
                "name": name,
                "rank": rank,
                "points": points,
                "gone": has_left,
                "rated": table.rated,
                "timed": timed,
                "late": late,
                "at": table.finished_at,
            }
        )
    await connection.execute(insert(RESULTS), rows)


def _ranked(scores: str) -> tuple[tuple[int, ScoreSheet], ...]:
    """The stored sheets with their ranks; equal standings share one."""
    return ranking(_SHEETS.decode(scores))


def _whose(seat: Row[Any]) -> tuple[int | None, str | None, bool]:
    """Id and name of the person for whom the seat counts, and whether that person had left it."""
    if seat.user_id is not None:
        return seat.user_id, seat.name, False
    # Whoever asked to be forgotten has left a name for the record, but no id.
    name = None if seat.gone_id is None else seat.gone_name
    return seat.gone_id, name, seat.gone_name is not None


async def _times(connection: AsyncConnection, table: int) -> Mapping[int | None, tuple[int, int]]:
    """By person: how many questions with a due time they answered or let pass, and how many of these too late.

    What was played for somebody in one absence has one due time, and counts once.
    """
    due = STEPS.c.due_before
    is_late = or_(STEPS.c.by == "default", STEPS.c.at > due)
    query = (
        select(
            STEPS.c.user_id,
            func.sum(case((is_late, 0), else_=1)),
            func.count(distinct(case((is_late, due)))),
        )
        .where(
            and_(
                STEPS.c.table_id == table,
                STEPS.c.kind == "move",
                STEPS.c.by.in_(("person", "default")),
                STEPS.c.struck_by.is_(None),
                due.is_not(None),
                STEPS.c.user_id.is_not(None),
            )
        )
        .group_by(STEPS.c.user_id)
    )
    found = (await connection.execute(query)).all()
    return {user_id: (in_time + late, late) for user_id, in_time, late in found}
