"""Results: how each seat of a game came out, written with the end of that game, in its transaction.

Everything that is told of people's standing is computed from these rows (`bot/tables/rules/rating.py`).
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import seats_lent_to_robots, seats_that_redrew
from bot.db.rows import SeatRow, TableRow
from bot.db.schema import HANDED, RESULTS, SEATS, STEPS
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.best_scores import note_scores
from bot.tables.rules.rating import HANDED_ON
from games.core.model import Seat, ranking

_OCCUPANT = ("seat", "user_id", "name", "gone_id", "gone_name", "level")


async def note_end(
    connection: AsyncConnection, context: TableContext, table: TableRow, seats: tuple[SeatRow, ...]
) -> None:
    """Write down how a game came out that is over now, before the seats lose the numbers of those who were forgotten."""
    if table.phase == Phase.FINISHED:
        await note_scores(connection, context, table, seats)
        await _note_results(connection, table)
    forgotten = (HANDED.c.table_id == table.id, HANDED.c.user_id < 0)
    await connection.execute(delete(HANDED).where(*forgotten))


async def _note_results(connection: AsyncConnection, table: TableRow) -> None:
    """Store the results of a game that has just ended; only of games on a server.

    The rated result of a seat is its first occupant's: if another person has ever taken the seat, that of somebody who left.
    Whoever has taken over a seat has played an unrated game. Unrated it is as well for
    whoever drew chance anew alone among robots. Whoever left a robot to make half of their moves or more has left, though they
    came back.

    The seats are read again and held: whoever asks to be forgotten just now comes before this, or after.
    """
    if table.guild_id is None or table.scores is None:
        return
    ranks = {sheet.seat: (rank, sheet.total) for rank, sheet in ranking(table.sheets)}
    query = select(*[SEATS.c[name] for name in _OCCUPANT]).where(SEATS.c.table_id == table.id)
    seats = (await connection.execute(query.with_for_update())).all()
    handed = (
        await connection.execute(
            select(HANDED).where(HANDED.c.table_id == table.id).order_by(HANDED.c.revision)
        )
    ).all()
    lent = await seats_lent_to_robots(connection, table.id) - {had.seat for had in handed}
    whose = {one.seat: _whose(one, is_lent=one.seat in lent) for one in seats}

    def owner(seat: Seat, step: int) -> int | None:
        """For whom the seat counted at that step."""
        had = next((one for one in handed if one.seat == seat and step <= one.step), None)
        return whose[seat][0] if had is None else had.user_id

    times = await _times(connection, table.id, owner)
    unrated = {had.seat for had in handed} | await seats_that_redrew(connection, table.id)
    rows = []
    for one in seats:
        rank, points = ranks[one.seat]
        user_id, name, has_left = whose[one.seat]
        rated = table.rated and one.seat not in unrated
        own = {"rank": rank, "points": points, "gone": has_left, "rated": rated, "level": one.level}
        rows.append(_result(table, one.seat, user_id, name, times) | own)
    first = _first_of_each(handed)
    left = _former(handed, first, {user_id for user_id, _, _ in whose.values()})
    for number, had in enumerate(left, 1):
        seat, rated = had.seat + number * HANDED_ON, table.rated and had in first
        last = {"rank": len(seats), "points": 0, "gone": True, "rated": rated, "level": None}
        rows.append(_result(table, seat, had.user_id, had.name, times) | last)
    await connection.execute(insert(RESULTS), rows)


def _result(
    table: TableRow,
    seat: int,
    user_id: int | None,
    name: str | None,
    times: "defaultdict[int | None, _Times]",
) -> dict[str, Any]:
    """What a row says of the game and the person; a person's times count once."""
    counted = _Times() if user_id is None else times.pop(user_id, _Times())
    return {
        "table_id": table.id,
        "seat": seat,
        "guild_id": table.guild_id,
        "game": table.game,
        "user_id": user_id,
        "name": name,
        "timed": counted.timed,
        "late": counted.late,
        "at": table.finished_at,
    }


def _first_of_each(handed: Sequence[Row[Any]]) -> list[Row[Any]]:
    """The first occupant of each seat that another person has taken."""
    return list({one.seat: one for one in reversed(handed)}.values())


def _former(
    handed: Sequence[Row[Any]], first: Sequence[Row[Any]], present: set[int | None]
) -> list[Row[Any]]:
    """Who has left a seat to another person: the first occupants, and each of the others who has no seat at the end, once."""
    told = present | {one.user_id for one in first}
    return [*first, *{one.user_id: one for one in handed if one.user_id not in told}.values()]


def _whose(seat: Row[Any], *, is_lent: bool) -> tuple[int | None, str | None, bool]:
    """Id and name of the person for whom the seat counts, and whether that person had left it; `is_lent`: to a robot, for half
    of the game or more.
    """
    if seat.user_id is not None:
        return seat.user_id, seat.name, is_lent
    # A player who asked to be forgotten has left a name for the record, but neither name nor id for results.
    name = None if seat.gone_id is None or seat.gone_id < 0 else seat.gone_name
    return seat.gone_id, name, seat.gone_name is not None


class _Times:
    """How often one person answered or let a question pass under a clock."""

    def __init__(self) -> None:
        self.timed = 0
        self.late = 0

    def count(self, *, is_late: bool) -> None:
        """One more."""
        self.timed += 1
        self.late += is_late


async def _times(
    connection: AsyncConnection, table: int, owner: Callable[[Seat, int], int | None]
) -> defaultdict[int | None, _Times]:
    """By person; `owner` says for whom a seat counted at a step.

    What was played for somebody in one absence counts once, however much it was: harmless answers have one due time, and what
    a robot played ends with the person's own next move.
    """
    query = (
        select(*[STEPS.c[name] for name in ("number", "seat", "user_id", "by", "at", "due_before")])
        .where(
            STEPS.c.table_id == table,
            STEPS.c.kind == "move",
            STEPS.c.by.in_(("person", "default", "house")),
            STEPS.c.struck_by.is_(None),
        )
        .order_by(STEPS.c.number)
    )
    times = defaultdict[int | None, _Times](_Times)
    before = dict[int, tuple[str, datetime | None]]()
    for number, seat, user_id, by, at, due in (await connection.execute(query)).all():
        if by == "person" and due is not None:
            times[user_id].count(is_late=at > due)
        elif by == "default" and due is not None and before.get(seat) != (by, due):
            times[user_id].count(is_late=True)
        elif by == "house" and before.get(seat, ("", None))[0] != by:
            times[owner(seat, number)].count(is_late=True)
        before[seat] = (by, due)
    return times
