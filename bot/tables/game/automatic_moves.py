"""Orders given ahead: small rules of a person's own for coming decisions at one table, carried out as if that person answered.

Giving and dropping them changes nothing that anybody else could see: no revision, no message, no time. docs/fair-play.md says
what can be told from what happens then.
"""

import contextlib
import logging
from datetime import datetime, timedelta

from msgspec import Struct, structs
from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.retry import retried
from bot.db.rows import SeatRow
from bot.db.schema import SEATS, TABLES
from bot.model.errors import InvalidInput, InvalidMove, TableError
from bot.model.tables import TableInfo
from bot.tables.context import FollowUp, TableContext
from bot.tables.game.automatic_move_times import (
    delay_span,
    is_open,
    next_look,
    orders_of,
    stored_orders,
)
from bot.tables.game.change import Change, Live, OutrunError, change_table, load, player
from bot.tables.game.play import applied, stepped
from bot.tables.leases import Due, lease
from bot.tables.rules.timing import runs_from
from bot.tables.rules.votes import moves_held
from games.core.model import Action, Key, say

LOG = logging.getLogger(__name__)

AT_ONCE = 50
"""Seats seen to in one go."""

LATE = timedelta(minutes=1)
"""A move overdue by this much gets a fresh time: no player answers at the moment of a restart."""


_STANDS_OPEN = and_(~moves_held(), TABLES.c.paused_at.is_(None))
"""`is_open` as a query on tables and seats."""


class Orders(Struct, frozen=True):
    """What one person lets stand at a table: for that person's eyes only."""

    table: TableInfo
    standing: tuple[Key, ...]
    offered: tuple[Key, ...]
    """What may be added where the game stands now, and does not stand yet."""
    span: tuple[float, float]
    """Seconds after a question between which such a move is played."""


class AutomaticMoves:
    """Keeps the orders, and carries them out."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def of(self, table: int, user_id: int) -> Orders:
        """The person's orders. Raises `NotYourSeat` or `WrongPhase` for people without a seat, and where nothing is played."""
        live = await load(self._context, table)
        row = player(live, user_id)
        span = delay_span(self._context.config, live.seats)
        return Orders(live.info, orders_of(row), offered_to(live, row), span)

    async def give(self, table: int, user_id: int, order: Key) -> Orders:
        """Let that rule stand, from the question asked now on. Raises as `of` does, and for a rule that the game has not."""
        live = await load(self._context, table)
        if order not in live.game.rules:
            raise InvalidInput(say("tables-order-unknown"))
        return await self._written(live, user_id, order, stands=True)

    async def drop(self, table: int, user_id: int, order: Key) -> Orders:
        """Let it stand no more. Raises as `of` does."""
        live = await load(self._context, table)
        return await self._written(live, user_id, order, stands=False)

    async def _written(self, live: Live, user_id: int, order: Key, *, stands: bool) -> Orders:
        """The person's orders with that one or without it."""
        player(live, user_id)
        table = live.table.id
        soonest = await self._stored(live, user_id, order, stands=stands)
        self._context.rows.forget(table)
        if soonest is not None:
            self._context.changed(FollowUp(table, soonest=soonest))
        return await self.of(table, user_id)

    @retried
    async def _stored(
        self, live: Live, user_id: int, order: Key, *, stands: bool
    ) -> datetime | None:
        """Written beside the table's revision; when the orders are looked at next."""
        mine = and_(SEATS.c.table_id == live.table.id, SEATS.c.user_id == user_id)
        query = (
            select(
                SEATS.c.orders,
                SEATS.c.orders_of,
                SEATS.c.orders_at,
                and_(SEATS.c.asked, _STANDS_OPEN).label("asked"),
                SEATS.c.away_until,
            )
            .join_from(SEATS, TABLES)
            .where(mine)
        )
        async with self._context.database.write() as connection:
            row = (await connection.execute(query.with_for_update(of=SEATS))).first()
            if row is None:
                return None
            seat = SeatRow(
                0,
                user_id=user_id,
                orders=row.orders,
                orders_of=row.orders_of,
                away_until=row.away_until,
            )
            keys = [key for key in orders_of(seat) if key != order] + [order] * stands
            at = row.orders_at if keys and row.asked else None
            if keys and row.asked and at is None:
                at = next_look(self._context, live.seats, seat)
            values = {
                "orders": stored_orders(keys),
                "orders_of": user_id if keys else None,
                "orders_at": at,
            }
            await connection.execute(update(SEATS).where(mine).values(values))
            self._context.failpoint("orders.written")
        return at

    async def next_time(self, connection: AsyncConnection) -> datetime | None:
        """When the next automatic move is looked at."""
        is_free = or_(SEATS.c.leased_until.is_(None), SEATS.c.leased_until <= self._context.now())
        found: datetime | None = await connection.scalar(
            select(func.min(SEATS.c.orders_at))
            .join_from(SEATS, TABLES)
            .where(SEATS.c.orders_at.is_not(None), _STANDS_OPEN, is_free)
        )
        return found

    async def carry_out(self) -> int:
        """See to the seats whose time has come; how many there were."""
        where = and_(
            SEATS.c.orders_at.is_not(None),
            SEATS.c.orders_at <= self._context.now(),
            _STANDS_OPEN,
        )
        found = await lease(self._context, where, (SEATS.c.orders_at,), AT_ONCE)
        for due in found:
            try:
                await self._answer(due)
            except (TableError, OutrunError):
                LOG.exception("table %s: could not play the automatic moves", due.table)
        return len(found)

    async def _answer(self, due: Due) -> None:
        """Answer for the seat if an order does; else it is left alone until something is played."""
        is_done = False

        async def decide(live: Live) -> Change | None:
            nonlocal is_done
            row = live.rows.of_seat(due.seat)
            if row is None or row.ask != due.ask or row.orders_at is None or row.draft:
                return None
            if not is_open(live.table) or self._is_untimely(row):
                return None
            change = self._answered(live, row)
            is_done = change is not None
            return change

        before = await load(self._context, due.table)
        with contextlib.suppress(InvalidMove):
            await change_table(self._context, due.table, decide)
        self._context.failpoint("orders.answered")
        if not is_done:
            await self._left(due, before)

    def _answered(self, live: Live, row: SeatRow) -> Change | None:
        """The person's step, as a press would have made it; the journal alone keeps which order it was."""
        found = _answer_of(live, row)
        if found is None:
            return None
        order, action = found
        step = applied(live, row, action)
        change = stepped(self._context, live, row, action, step, "person")
        assert change.step is not None
        return structs.replace(change, step=structs.replace(change.step, ordered=order))

    def _is_untimely(self, row: SeatRow) -> bool:
        """Whether its time was too long ago, or its person is on vacation."""
        now = self._context.now()
        is_late = row.orders_at is not None and row.orders_at + LATE < now
        return is_late or runs_from(now, row.away_until) > now

    @retried
    async def _left(self, due: Due, before: Live) -> None:
        """No answer now: the seat is looked at again when something is played, or after a fresh time if this was too late."""
        row = before.rows.of_seat(due.seat)
        is_untimely = row is not None and self._is_untimely(row)
        at = next_look(self._context, before.seats, row) if row and is_untimely else None
        async with self._context.database.write() as connection:
            await connection.execute(
                update(SEATS)
                .where(
                    SEATS.c.table_id == due.table,
                    SEATS.c.seat == due.seat,
                    SEATS.c.ask == due.ask,
                )
                .values(orders_at=at, leased_until=None)
            )
            self._context.failpoint("orders.left")
        self._context.rows.forget(due.table)


def offered_to(live: Live, row: SeatRow) -> tuple[Key, ...]:
    """Which rules the seat may be offered now besides those that stand."""
    if not live.table.is_playing or live.game.is_unfinished(live.state):
        return ()
    decision = live.game.decision(live.state, row.number)
    if decision is None or not any(rule.belongs(decision) for rule in live.game.rules.values()):
        return ()
    private = live.game.private(live.state, row.number)
    found = live.game.orders(live.game.public(live.state), private, decision)
    return tuple(key for key in found if key not in orders_of(row))


def _answer_of(live: Live, row: SeatRow) -> tuple[Key, Action] | None:
    """The first order that answers what the seat is asked, from its views alone; None: none does, or a move is being made."""
    if live.game.is_unfinished(live.state):
        return None
    decision = live.game.decision(live.state, row.number)
    if decision is None:
        return None
    public, private = live.game.public(live.state), live.game.private(live.state, row.number)
    for order in orders_of(row):
        action = live.game.ordered(public, private, decision, order)
        if action is not None:
            return order, action
    return None
