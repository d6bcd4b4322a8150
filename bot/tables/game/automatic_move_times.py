"""When automatic moves are played: a random time after the question, as a person's own answer might come.

A time is drawn for every question of a seat with automatic moves, answered by one or not, so it tells nothing of the hand.
Alone among robots, from whom nothing need be hidden, a person waits only until the question can be read.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

from msgspec import json, structs

from bot.db.rows import Rows, SeatRow, StepRow, TableRow
from bot.tables.context import ServiceConfig, TableContext
from bot.tables.rules.timing import runs_from
from bot.tables.rules.votes import holds_moves
from games.core.model import Key, Seat

AMONG_ROBOTS = 3.0
"""Seconds before an automatic move at most, where nobody else plays or may come back: enough to answer otherwise."""

_DRAWN_BYTES = 8


def orders_of(row: SeatRow) -> tuple[Key, ...]:
    """The rules that the seat's occupant lets stand, in the order given; another's are nobody's."""
    is_own = row.orders is not None and row.user_id is not None and row.orders_of == row.user_id
    return json.decode(row.orders or "[]", type=tuple[Key, ...]) if is_own else ()


def stored_orders(keys: Collection[Key]) -> str | None:
    """The stored form."""
    return json.encode(keys).decode() if keys else None


def drawn_delay(span: tuple[float, float], random_bytes: Callable[[int], bytes]) -> timedelta:
    """A time between the two numbers of seconds, as likely in the lower half of the scale as in the upper one."""
    least, most = span
    part = int.from_bytes(random_bytes(_DRAWN_BYTES), "big") / (1 << 8 * _DRAWN_BYTES)
    return timedelta(seconds=least * (most / least) ** part)


def delay_span(config: ServiceConfig, seats: Sequence[SeatRow]) -> tuple[float, float]:
    """The shortest and the longest delay of an automatic move at a table, in seconds; by what everybody knows of its seats."""
    least, most = config.automatic_move_seconds
    if sum(not row.is_robot or row.kept_for is not None for row in seats) > 1:
        return least, most
    return min(least, AMONG_ROBOTS), min(most, AMONG_ROBOTS)


def next_look(context: TableContext, seats: Sequence[SeatRow], row: SeatRow) -> datetime:
    """When the automatic moves of one of the seats are looked at next: nothing is played for players on vacation.

    The delay is not drawn from the game's chance.
    """
    delay = drawn_delay(delay_span(context.config, seats), context.random_bytes)
    return runs_from(context.now(), row.away_until) + delay


def is_open(table: TableRow) -> bool:
    """Whether orders are carried out there: not while it stands still, nor while a vote holds moves back."""
    return table.is_playing and table.paused_at is None and not holds_moves(table)


def with_order_times(
    context: TableContext,
    before: Rows,
    table: TableRow,
    seats: tuple[SeatRow, ...],
    *,
    has_moved: bool,
) -> tuple[SeatRow, ...]:
    """The seats of a table after a change, with the times at which their orders are looked at next.

    A seat gets another time with a new question, and one whenever something was played while it had none: what is offered may
    be new. Orders end with the game.
    """
    if all(row.orders is None for row in seats):
        return seats
    if not table.is_playing:
        return tuple(without_orders(row) for row in seats)
    was_open = is_open(before.table)
    old = {row.place: row for row in before.seats}

    def timed(row: SeatRow) -> SeatRow:
        if not is_open(table) or not row.asked or not orders_of(row):
            return structs.replace(row, orders_at=None)
        was = old.get(row.place, row)
        is_new = was.ask != row.ask or not was.asked or was.user_id != row.user_id
        is_looked_at = has_moved or not was_open
        if is_new or (row.orders_at is None and is_looked_at):
            return structs.replace(row, orders_at=next_look(context, seats, row))
        return row

    return tuple(timed(row) for row in seats)


def without_orders(row: SeatRow) -> SeatRow:
    """The seat without any."""
    return structs.replace(row, orders=None, orders_of=None, orders_at=None)


def with_orders_stopped(
    seats: tuple[SeatRow, ...], by: Seat, struck: Collection[StepRow]
) -> tuple[SeatRow, ...]:
    """The seats when one has taken these steps back: orders of its own that made any of them stand no more."""
    stopped = {step.ordered for step in struck if step.seat == by and step.ordered is not None}
    if not stopped:
        return seats
    return tuple(
        structs.replace(
            row, orders=stored_orders([key for key in orders_of(row) if key not in stopped])
        )
        if row.seat == by
        else row
        for row in seats
    )
