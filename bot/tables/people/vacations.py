"""Vacations: for some days a year a person's clocks stop at all tables. What was out of time before stays so.

No clock has to be touched at the end: while somebody is away until T, each clock of theirs that has so much left ends at T and
as much, so that it runs on from there by itself. Whoever comes back sooner has the clocks moved back.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct, json, structs
from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.retry import retried
from bot.db.rows import PersonRow, SeatRow, TableRow
from bot.db.schema import PEOPLE, SEATS, TABLES
from bot.model.errors import InvalidInput, LimitReached, Unavailable
from bot.model.tables import Phase
from bot.tables.contact_channel import read_people
from bot.tables.context import FollowUp, TableContext
from bot.tables.outbox.queueing import Show, queue
from bot.tables.people.days_used import Stretch, ended, spent_by, stretches, used
from bot.tables.publishing import Kind
from bot.tables.rules.timing import runs_from, stood
from bot.tables.step_times import put_off_own
from games.core.model import say

TIMES = ("due_at", "remind_at", "kept_due", "kept_remind")


class Vacation(Struct, frozen=True):
    """A person's vacation days."""

    until: datetime | None
    """None: not away."""
    days_left: int
    """Whole days that may still be used; of one that is taken, those after its end."""


class Vacations:
    """Operations for people who are away. `user_id` is a Discord id."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    @retried
    async def of(self, user_id: int) -> Vacation:
        """How the person stands with it."""
        async with self._context.database.read() as connection:
            known = await read_people(connection, self._context.people, [user_id])
            before = await spent_by(connection, self._context, user_id)
        return self._vacation((*before, *stretches(known[user_id])))

    async def begin(self, user_id: int, days: int) -> Vacation:
        """Start a vacation of that many days now, in place of an earlier one.

        Raises `LimitReached` or `Unavailable` for more than the person has left.
        """
        now = self._context.now()
        return await self._changed(user_id, now + timedelta(days=days))

    async def begin_until(self, user_id: int, until: datetime) -> Vacation:
        """Be away until that moment.

        Raises `InvalidInput`, `LimitReached` or `Unavailable` for one that is past, and for more than the person has left.
        """
        if until <= self._context.now():
            raise InvalidInput(say("tables-no-such-day"))
        return await self._changed(user_id, until)

    async def end(self, user_id: int) -> Vacation:
        """End the vacation. Raises `LimitReached`, or `Unavailable` for a person who is not away."""
        return await self._changed(user_id, None)

    async def _changed(self, user_id: int, until: datetime | None) -> Vacation:
        """Stored in one transaction, at all tables; then the clock and the boards are seen to."""
        vacation, follow_ups = await self._stored(user_id, until)
        self._context.failpoint("vacation.committed")
        self._context.people.forget(user_id)
        for follow_up in follow_ups:
            self._context.forget(follow_up.table)
            self._context.changed(follow_up)
        return vacation

    @retried
    async def _stored(
        self, user_id: int, until: datetime | None
    ) -> tuple[Vacation, Sequence[FollowUp]]:
        """Store the vacation and put off the person's clocks; return the tables to look at again."""
        now = self._context.now()
        async with self._context.database.write() as connection:
            away = await connection.scalar(
                select(PEOPLE.c.away).where(PEOPLE.c.user_id == user_id).with_for_update()
            )
            known = stretches(PersonRow(away=away))
            spent = await spent_by(connection, self._context, user_id)
            before = _until(known, now)
            if until is None and before is None:
                raise Unavailable(say("tables-no-vacation"))
            over = ended(known, now)
            after = over if until is None else (*over, Stretch(now, until))
            vacation = self._vacation((*spent, *after))
            if until is not None and used((*spent, *after), now) > self._allowed:
                left = self._vacation((*spent, *over)).days_left
                raise LimitReached(say("tables-away-too-long", days=left))
            await put(connection, PEOPLE, user_id=user_id, away=json.encode(after).decode())
            follow_ups = [
                await self._moved(connection, table, user_id, before, until)
                for table in await _tables(connection, user_id)
            ]
            self._context.failpoint("vacation.written")
        return vacation, follow_ups

    async def _moved(
        self,
        connection: AsyncConnection,
        number: int,
        user_id: int,
        before: datetime | None,
        until: datetime | None,
    ) -> FollowUp:
        """Move the person's clocks at one table, and show its board again."""
        now = self._context.now()
        swapped = update(TABLES).where(TABLES.c.id == number)
        stored = await connection.execute(
            swapped.values(revision=TABLES.c.revision + 1, changed_at=now).returning(
                *[TABLES.c[name] for name in TableRow.__struct_fields__]
            )
        )
        table = TableRow(*stored.one())
        mine = or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
        here = SEATS.c.table_id == number
        query = select(*[SEATS.c[name] for name in SeatRow.__struct_fields__]).where(here, mine)
        at = table.paused_at or now
        soonest = []
        for fields in (await connection.execute(query)).all():
            there = SeatRow(*fields)
            row = moved(there, at, before, until)
            soonest += [time for time in row.times if time is not None]
            await connection.execute(
                update(SEATS)
                .where(here, SEATS.c.place == row.place)
                .values(away_until=row.away_until, **{name: getattr(row, name) for name in TIMES})
            )
            old, new = (runs_from(at, away) for away in (there.away_until or before, until))
            await put_off_own(connection, number, row, old, new)
        if not table.is_playing:
            return FollowUp(number)
        show = Show(Kind.TURN)
        await queue(connection, self._context, table, (show,))
        return FollowUp(number, frozenset({show.queue}), min(soonest, default=None))

    @property
    def _allowed(self) -> timedelta:
        """What anybody may use in a year."""
        return timedelta(days=self._context.config.vacation_days)

    def _vacation(self, known: Sequence[Stretch]) -> Vacation:
        now = self._context.now()
        left = max(self._allowed - used(known, now), timedelta())
        return Vacation(_until(known, now), left // timedelta(days=1))


async def with_own_times(context: TableContext, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats with what their people have said of their times: until when they are away, and their quiet hours."""
    ids = [row.user_id for row in seats if row.user_id is not None]
    async with context.database.read() as connection:
        people = await read_people(connection, context.people, ids)
    now = context.now()
    return tuple(
        row
        if row.user_id is None
        else structs.replace(
            row,
            away_until=_until(stretches(people[row.user_id]), now),
            quiet=people[row.user_id].quiet,
        )
        for row in seats
    )


def moved(row: SeatRow, at: datetime, before: datetime | None, until: datetime | None) -> SeatRow:
    """The seat whose person was away until `before` and is until `until`; `at`: now, or since when the table stands still.

    What the seat says itself of the time before goes first: at a table that stands still it may have ended since.
    """
    old, new = runs_from(at, row.away_until or before), runs_from(at, until)

    def shifted(time: datetime | None) -> datetime | None:
        return time if time is None or time <= old else stood(row, time, old, new)

    times = {name: shifted(getattr(row, name)) for name in TIMES}
    return structs.replace(row, **times, away_until=None if row.is_robot else until)


def _until(known: Sequence[Stretch], now: datetime) -> datetime | None:
    """Until when a person with these vacations is away now."""
    return next((one.end for one in known if one.begin <= now < one.end), None)


async def _tables(connection: AsyncConnection, user_id: int) -> Sequence[int]:
    """The tables at which the person's clocks may run, in order: nobody who takes two of them waits for another who does."""
    query = (
        select(SEATS.c.table_id)
        .join_from(SEATS, TABLES)
        .where(
            or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id),
            TABLES.c.phase.in_((Phase.STARTING, Phase.PLAYING)),
        )
        .order_by(SEATS.c.table_id)
    )
    return (await connection.scalars(query)).all()
