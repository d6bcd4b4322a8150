"""People's hours: their time zone, and when nobody calls them. Clocks that run go on with the hours that they began with."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import select, update

from bot.db.database import put
from bot.db.retry import retried
from bot.db.schema import PEOPLE, SEATS, TABLES
from bot.model.errors import InvalidInput
from bot.model.quiet_hours import MOST_HOURS, QuietHours, read, stored, zones
from bot.model.tables import Phase
from bot.tables.contact_channel import read_people
from bot.tables.context import FollowUp, TableContext
from bot.tables.rules.timing import next_call
from games.core.model import say


class OwnTime(Struct, frozen=True):
    """A person's time zone and quiet hours."""

    zone: str | None
    """None: they never said."""
    quiet: QuietHours | None
    """None: they may always be called."""


class Hours:
    """Operations on people's time zones and quiet hours. `user_id` is a Discord id."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    @retried
    async def of(self, user_id: int) -> OwnTime:
        """What the person has said."""
        async with self._context.database.read() as connection:
            known = (await read_people(connection, self._context.people, [user_id]))[user_id]
        return OwnTime(known.zone, read(known.quiet))

    async def set(self, user_id: int, zone: str, begin: int, end: int) -> OwnTime:
        """Let it be quiet between these hours of that zone, from now on; slow clocks stand from the next question on.

        Raises `InvalidInput` for a zone that there is not, for no hours, and for more than may be.
        """
        quiet = QuietHours(zone, begin, end)
        if zone not in zones():
            raise InvalidInput(say("tables-no-such-zone"))
        if not 0 < quiet.hours <= MOST_HOURS:
            raise InvalidInput(say("tables-quiet-too-long", most=MOST_HOURS))
        await self._changed(user_id, zone, quiet)
        return OwnTime(zone, quiet)

    async def end(self, user_id: int) -> OwnTime:
        """Let it never be quiet; the zone is remembered."""
        zone = (await self.of(user_id)).zone
        await self._changed(user_id, zone, None)
        return OwnTime(zone, None)

    async def _changed(self, user_id: int, zone: str | None, quiet: QuietHours | None) -> None:
        """Stored in one transaction, at all tables; then the clock sees to it."""
        tables, soonest = await self._stored(user_id, zone, stored(quiet))
        self._context.failpoint("hours.committed")
        self._context.people.forget(user_id)
        for table in tables:
            self._context.rows.forget(table)
            self._context.changed(FollowUp(table, soonest=soonest))

    @retried
    async def _stored(
        self, user_id: int, zone: str | None, quiet: str | None
    ) -> tuple[Sequence[int], datetime]:
        """Store the hours; return the person's tables, and when pings that waited for the morning are due."""
        now = self._context.now()
        soonest = next_call(quiet, now) or now
        mine = SEATS.c.user_id == user_id
        where = (mine, TABLES.c.phase.in_((Phase.STARTING, Phase.PLAYING)))
        query = select(SEATS.c.table_id).join_from(SEATS, TABLES).where(*where)
        async with self._context.database.write() as connection:
            await put(connection, PEOPLE, user_id=user_id, zone=zone, quiet=quiet)
            tables = (await connection.scalars(query.order_by(SEATS.c.table_id))).all()
            for table in tables:
                # Whoever has read the table, to begin a question there, reads again.
                moved = update(TABLES).where(TABLES.c.id == table)
                await connection.execute(moved.values(revision=TABLES.c.revision + 1))
                here = update(SEATS).where(SEATS.c.table_id == table, mine)
                await connection.execute(here.values(quiet=quiet))
                await connection.execute(
                    here.where(SEATS.c.ping, SEATS.c.required).values(wake_at=soonest)
                )
                put_anew = here.where(SEATS.c.vote_wake_at.is_not(None))
                await connection.execute(put_anew.values(vote_wake_at=soonest))
            self._context.failpoint("hours.written")
        return tables, soonest
