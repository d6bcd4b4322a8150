"""The outbox: rows that a change left are shown, in order per queue, again after a crash, until there are none.

A queue (a table's public rows, or one seat's private rows) is drained by a task of its own that ends when it is empty.
"""

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.caches import Messages
from bot.db.retry import retried
from bot.db.rows import Rows
from bot.db.schema import OUTBOX, SEATS, TABLES
from bot.db.whole_table import read_whole
from bot.model.tables import Phase
from bot.tables.contact_channel import contacts_of, read_people
from bot.tables.context import AtHand, FollowUp, TableContext
from bot.tables.game.start import set_up, void_attempt
from bot.tables.outbox.backoff import ASLEEP, blocked_wait, wait_after
from bot.tables.outbox.concurrency import Concurrency
from bot.tables.outbox.queueing import LEASE, OutboxFields
from bot.tables.outbox.recorder import ENDED, Ended, Recorder, settle
from bot.tables.outbox.rows import TAKE, is_idle, outbox_row
from bot.tables.outbox.sent import Sent, write_sent
from bot.tables.publishing import Blocked, Kind, OutboxRow, Publisher, TryLater

LOG = logging.getLogger(__name__)

NONCE_MEMORY = timedelta(seconds=100)
"""Discord knows a nonce for some minutes: within this time a send can be repeated without doubling."""

CLOSING_SECONDS = 5.0
"""How long messages on their way may take when the program ends."""

TROUBLE = timedelta(seconds=30)
"""Pause after the database was in trouble for longer than patience lasts."""

PUBLIC = frozenset({Kind.TURN, Kind.CALLS, Kind.NOTICE, Kind.REMINDER})
"""What is not shown while a table stands still: it waits until the table goes on."""


DIRECT = frozenset({Kind.PRIVATE, Kind.REMINDER})
"""What reaches people also where we have been thrown out."""


class _Taken(Struct, frozen=True):
    """A row on its way, with what was known when it was taken."""

    row: OutboxRow
    rows: Rows
    messages: Messages
    is_last: bool
    """Whether the queue had no other row, nor can get one of which this process is not told (`Outbox.kick`)."""


class _Own(Struct, frozen=True):
    """Rows of a queue that belong to this process from the beginning, with the table as it was stored with them."""

    fields: tuple[OutboxFields, ...]
    whole: AtHand | None
    """None: the table is cached anyway."""


class Outbox:
    """Works the rows of the table `outbox`."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._publisher: Publisher | None = None
        self._queues: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._own: dict[tuple[int, str], list[_Own]] = {}
        self._again: set[tuple[int, str]] = set()
        self._used: set[tuple[int, str]] = set()
        """Queues of tables that were used: rows that sleep there are tried again."""
        self._queued: set[tuple[int, str]] = set()
        """Queues that wait for a place among those of their server."""
        self._slots = Concurrency(context)
        self._recorder = Recorder(context, self._is_worked_on, self._go_on, self._look_again)
        context.recorder = self._recorder
        self._closed: set[int] = set()
        """Servers that have thrown us out: there is no way to show anything there."""

    async def start(self, publisher: Publisher) -> None:
        """Take up what was left. A process that is alone knows that what was taken before is free."""
        self._publisher, self._context.publishes = publisher, True
        if self._context.config.is_alone:
            await self._free_all()
        await self.take_up()

    @retried
    async def _free_all(self) -> None:
        """End all claims."""
        async with self._context.database.write() as connection:
            await connection.execute(
                update(OUTBOX).where(OUTBOX.c.claimed_until.is_not(None)).values(claimed_until=None)
            )
            self._context.failpoint("outbox.freed")

    async def close(self) -> None:
        """Stop after the rows that are on their way; what takes too long is shown again after the next start."""
        self._publisher, self._context.publishes = None, False
        tasks = list(self._queues.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._recorder.flushed()

    def kick(self, follow_up: FollowUp) -> None:
        """See to the queues that have new rows."""
        for queue in {fields["queue"] for fields in follow_up.own}:
            rows = tuple(fields for fields in follow_up.own if fields["queue"] == queue)
            own = _Own(rows, self._context.at_hand(follow_up.table))
            self._own.setdefault((follow_up.table, queue), []).append(own)
        for queue in follow_up.queues:
            if self._publisher is not None:
                self._used.add((follow_up.table, queue))
            self._see_to((follow_up.table, queue))

    def _see_to(self, key: tuple[int, str]) -> None:
        """Work the queue, or once more when it is being worked on."""
        if self._publisher is None:
            return
        if key in self._queues:
            self._again.add(key)
        else:
            task = asyncio.create_task(self._drain(*key))
            self._queues[key] = task
            task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: tuple[int, str], task: asyncio.Task[None]) -> None:
        """A queue's task has ended; rows that came in meanwhile start another."""
        self._queues.pop(key, None)
        self._queued.discard(key)
        self._recorder.look()
        if task.cancelled():
            return
        problem = task.exception()
        if problem is not None:
            self._again.discard(key)
            LOG.error("outbox of table %s stopped", key[0], exc_info=problem)
            self._own.pop(key, None)
            self._look_again(key[0])
        elif key in self._again:
            self._again.discard(key)
            self._see_to(key)

    def _look_again(self, table: int) -> None:
        """The clock looks again: at what waits soon, at what is still claimed when the claim ends."""
        self._context.changed(FollowUp(table, soonest=self._context.now() + TROUBLE))

    def _is_worked_on(self, table: int) -> bool:
        """Whether a queue of the table is being worked on, or is about to be."""
        return any(key[0] == table and key not in self._queued for key in self._queues)

    def _go_on(self, table: int, queue: str) -> None:
        """The queue has rows of which nobody else may tell this process."""
        self._see_to((table, queue))

    async def take_up(self) -> None:
        """See to all queues that have something due."""
        for table, queue in await self._queues_due():
            self._see_to((table, queue))

    @retried
    async def _queues_due(self) -> Sequence[tuple[int, str]]:
        """Tables and queues that have something due, the oldest first."""
        now = self._context.now()
        query = (
            select(OUTBOX.c.table_id, OUTBOX.c.queue)
            .where(OUTBOX.c.not_before <= now, _free(now))
            .group_by(OUTBOX.c.table_id, OUTBOX.c.queue)
            .order_by(func.min(OUTBOX.c.id))
        )
        async with self._context.database.look() as connection:
            return [(table, queue) for table, queue in await connection.execute(query)]

    async def next_time(self, connection: AsyncConnection) -> datetime | None:
        """When a waiting row becomes due, or an unfinished claim ends."""
        now = self._context.now()
        times = [
            await connection.scalar(select(func.min(column)).where(column > now))
            for column in (OUTBOX.c.not_before, OUTBOX.c.claimed_until)
        ]
        return min((time for time in times if time is not None), default=None)

    @property
    def is_busy(self) -> bool:
        """Whether a queue is being worked on, or what was shown is being written down."""
        return bool(self._queues) or self._recorder.is_busy

    async def shown(self, table: int) -> None:
        """Wait until no queue of that table is being worked on."""
        while True:
            tasks = [task for key, task in self._queues.items() if key[0] == table]
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._recorder.flushed(table)
            if not tasks:
                return

    async def settled(self) -> None:
        """Wait until no queue is being worked on."""
        while self.is_busy:
            await asyncio.gather(*self._queues.values(), return_exceptions=True)
            await self._recorder.flushed()

    async def _drain(self, table: int, queue: str) -> None:
        """Show the queue's rows one after the other until none is due."""
        key = (table, queue)
        whole = next((rows.whole for rows in self._own.get(key, ())), None)
        server = await self._slots.server(table, None if whole is None else whole.rows)
        if self._slots.is_full(server):
            self._queued.add(key)
            self._recorder.look()
        async with self._slots.slot(server):
            self._queued.discard(key)
            if key in self._own:
                self._used.discard(key)
                while own := self._own.pop(key, None):
                    await self._show_all(table, queue, own)
                return
            await self._recorder.flushed(table)
            await self._drain_stored(table, queue)

    async def _show_all(self, table: int, queue: str, own: list[_Own]) -> None:
        """Show rows that this process has put into the queue, each in its turn; those behind one that waits wait as well."""
        left = [(rows.whole, fields) for rows in own for fields in rows.fields]
        while left:
            whole, fields = left.pop(0)
            if not await self._show_own(table, queue, whole, fields):
                waiting = [one["id"] for _, one in left]
                if self._publisher is None:
                    waiting.append(fields["id"])
                await self._release(waiting)
                return

    async def _show_own(
        self, table: int, queue: str, whole: AtHand | None, fields: OutboxFields
    ) -> bool:
        """Show one of them; False: it is put off, or nothing is shown any more."""
        publisher = self._publisher
        if publisher is None:
            return False
        with self._context.press():
            if whole is not None:
                self._context.restore(whole)
            taken = await self._known(fields)
            self._context.failpoint("outbox.taken")
            sent = Sent(self._context, taken.row, taken.messages)
            if not await self._show(publisher, taken, sent):
                return False
            self._recorder.add(Ended(table, queue, taken.row.id, sent))
        return True

    @retried
    async def _release(self, rows: list[int]) -> None:
        """These rows, which nobody has begun to show, are anybody's."""
        if not rows:
            return
        anew = {"claimed_until": None, "first_try_at": None, "tries": 0}
        async with self._context.database.write() as connection:
            await connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(rows)).values(anew))

    @retried
    async def _known(self, fields: OutboxFields) -> _Taken:
        """The row with its table, cached or read."""
        context, table = self._context, fields["table_id"]
        rows, messages = context.rows.get(table), context.caches.messages(table)
        ids = [] if rows is None else _readers(rows)
        people = {id: row for id in ids if (row := context.people.get(id)) is not None}
        if rows is None or messages is None or len(people) < len(ids):
            async with context.database.look() as connection:
                whole = await read_whole(connection, context, table)
                rows, messages = whole.rows, whole.messages
                people = await read_people(connection, context.people, _readers(rows))
        contacts = contacts_of(people, context.silence)
        own = outbox_row(fields, rows, contacts, context.now())
        return _Taken(own, rows, messages, is_last=False)

    async def _drain_stored(self, table: int, queue: str) -> None:
        """Show the queue's rows as they are stored, one after the other."""
        shown: Sent | None = None
        is_used = (table, queue) in self._used
        self._used.discard((table, queue))
        taken = await self._take(table, queue, None)
        if taken is None and is_used and await self._woken(table, queue):
            taken = await self._take(table, queue, None)
        while True:
            publisher = self._publisher
            if publisher is None or taken is None:
                return
            sent = Sent(self._context, taken.row, taken.messages)
            shown = sent if await self._show(publisher, taken, sent) else None
            if taken.is_last:  # if another one came meanwhile, the queue begins anew
                if shown is not None:
                    await self._end(queue, shown)
                return
            taken = await self._take(table, queue, shown)

    @retried
    async def _woken(self, table: int, queue: str) -> bool:
        """Wake the queue's sleeping rows, as the table is used; return whether there were any."""
        if await self._slots.server(table) in self._closed:
            return False
        asleep = and_(
            OUTBOX.c.table_id == table,
            OUTBOX.c.queue == queue,
            OUTBOX.c.not_before > self._context.now() + ASLEEP / 2,
        )
        async with self._context.database.look() as connection:
            if await connection.scalar(select(OUTBOX.c.id).where(asleep).limit(1)) is None:
                return False
        async with self._context.database.write() as connection:
            await connection.execute(
                update(OUTBOX).where(asleep).values(not_before=self._context.now(), tries=1)
            )
            self._context.failpoint("outbox.woken")
        return True

    @retried
    async def _take(self, table: int, queue: str, shown: Sent | None) -> _Taken | None:
        """End the row that was shown, and take the queue's next one for this process, in one transaction.

        None: there is none, or it must wait.
        """
        async with self._context.database.write() as connection:
            if shown is not None:
                await self._ended_in(connection, shown)
            taken = await self._next(connection, table, queue)
        if shown is not None:
            self._settle(queue, shown)
        if taken is not None:
            self._context.failpoint("outbox.taken")
        else:
            # Whatever was known of the queue: nothing there is due.
            self._context.caches.queues.forget(table)
            self._context.rows.forget(table)
        return taken

    @retried
    async def _end(self, queue: str, shown: Sent) -> None:
        """End the row that was shown, the last of its queue."""
        async with self._context.database.write() as connection:
            await self._ended_in(connection, shown)
        self._settle(queue, shown)

    async def _ended_in(self, connection: AsyncConnection, shown: Sent) -> None:
        """End the row that was shown, in that transaction."""
        if shown.created:
            self._context.failpoint("sent.begun")
        await write_sent(connection, [shown])
        if shown.created:
            self._context.failpoint("sent.written")
        await connection.execute(ENDED, {"rows": [shown.row.id], "now": self._context.now()})

    def _settle(self, queue: str, shown: Sent) -> None:
        """It is stored that the row was shown."""
        ended = Ended(shown.row.table, queue, shown.row.id, shown)
        settle(self._context, [ended], self._recorder.tables)

    async def _next(self, connection: AsyncConnection, table: int, queue: str) -> _Taken | None:
        """The queue's first row, if it is due."""
        if self._publisher is None:
            return None
        now = self._context.now()
        wanted = {"table": table, "in_queue": queue, "now": now, "until": now + LEASE}
        wanted["process"] = self._context.process
        found = (await connection.execute(TAKE, wanted)).mappings().first()
        if found is None:
            return None
        late = self._context.caches.late
        if late.get((table, queue)) == found["id"]:
            del late[table, queue]
        held = self._context.rows.get(table)
        messages = self._context.caches.messages(table)
        if held is None or messages is None:
            whole = await read_whole(connection, self._context, table)
            held, messages = whole.rows, whole.messages
        rows = held
        people = await read_people(connection, self._context.people, _readers(rows))
        contacts = contacts_of(people, self._context.silence)
        is_last = found["is_last"] and self._context.config.is_alone
        return _Taken(outbox_row(found, rows, contacts, now), rows, messages, is_last)

    async def _show(self, publisher: Publisher, taken: _Taken, sent: Sent) -> bool:
        """Show a row; False: it is put off."""
        row, rows = taken.row, taken.rows
        if rows.table.paused_at is not None and row.kind in PUBLIC:
            await self._put_off(row, sent, ASLEEP, maybe_sent=False, blocked=True)
            return False
        if rows.table.guild_id in self._closed and row.kind not in DIRECT:
            await self._put_off(row, sent, ASLEEP, maybe_sent=False, blocked=True)
            return False
        try:
            if row.kind is Kind.TERMS:
                await self._show_terms(publisher, row, rows, sent)
            elif not is_idle(row, rows, sent):
                await publisher.publish(row, sent)
        except TryLater as problem:
            told = None if problem.seconds is None else timedelta(seconds=problem.seconds)
            await self._put_off(
                row, sent, told or wait_after(row.tries), maybe_sent=problem.maybe_sent
            )
            return False
        except Blocked:
            wait = blocked_wait(row.tries)
            await self._put_off(row, sent, wait, maybe_sent=False, blocked=True)
            return False
        except Exception:
            LOG.exception("table %s, revision %s: %s not shown", row.table, row.revision, row.kind)
            await self._put_off(row, sent, wait_after(row.tries), maybe_sent=True)
            return False
        self._context.failpoint("outbox.shown")
        return True

    async def _show_terms(
        self, publisher: Publisher, row: OutboxRow, rows: Rows, sent: Sent
    ) -> None:
        """Post the terms and set the game up. Terms that may stand somewhere unknown are void."""
        table = rows.table
        if table.phase != Phase.STARTING:
            return
        if table.terms_message_id is None:
            if row.tries > 1 and self._context.now() - row.first_try_at > NONCE_MEMORY:
                await void_attempt(self._context, row.table, row.id)
                return
            await publisher.publish(row, sent)
            async with self._context.database.write() as connection:
                await sent.store(connection)
            sent.stored()
        self._context.failpoint("terms.shown")
        await set_up(self._context, row.table, row.id)

    async def _put_off(
        self,
        row: OutboxRow,
        sent: Sent,
        wait: timedelta,
        *,
        maybe_sent: bool,
        blocked: bool = False,
    ) -> None:
        """Try again after that time; a row of which certainly nothing was sent is as new."""
        values: dict[str, Any] = {
            "claimed_until": None,
            "not_before": self._context.now() + wait,
            "blocked": blocked or wait == ASLEEP,
        }
        if not maybe_sent:
            values["first_try_at"] = None
        await self._store_wait(row, sent, values)
        sent.stored()
        self._context.failpoint("outbox.waits")
        self._context.changed(FollowUp(row.table, soonest=values["not_before"]))

    @retried
    async def _store_wait(self, row: OutboxRow, sent: Sent, values: dict[str, Any]) -> None:
        """Store that the row waits, and what was sent."""
        async with self._context.database.write() as connection:
            await sent.store(connection)
            await connection.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(values))
            self._context.failpoint("outbox.delayed")

    async def resume(
        self, guild_id: int | None = None, user_id: int | None = None, table: int | None = None
    ) -> None:
        """What was blocked on that server, at tables of that person, or at that table is due now."""
        if await self._resumed(guild_id, user_id, table):
            await self.take_up()

    def thrown_out(self, guild_id: int) -> None:
        """Nothing can be shown on that server until we are invited again (`invited`)."""
        self._closed.add(guild_id)

    async def invited(self, guild_id: int) -> None:
        """We are on that server, perhaps again: what was not shown there is due."""
        self._closed.discard(guild_id)
        await self.resume(guild_id=guild_id)

    @retried
    async def _resumed(self, guild_id: int | None, user_id: int | None, table: int | None) -> bool:
        """Whether anything was blocked there; it is no more. What Discord told us to wait with waits on."""
        tables = select(TABLES.c.id).where(
            TABLES.c.id == table if table is not None else TABLES.c.guild_id == guild_id
        )
        seats = select(SEATS.c.table_id).where(SEATS.c.user_id == user_id)
        where = and_(
            OUTBOX.c.table_id.in_(seats if user_id is not None else tables),
            OUTBOX.c.claimed_until.is_(None),
            OUTBOX.c.blocked,
        )
        async with self._context.database.look() as connection:
            if await connection.scalar(select(OUTBOX.c.id).where(where).limit(1)) is None:
                return False
        async with self._context.database.write() as connection:
            await connection.execute(
                update(OUTBOX)
                .where(where)
                .values(not_before=self._context.now(), blocked=False, tries=1)
            )
        self._context.failpoint("outbox.resumed")
        return True


def _readers(rows: Rows) -> set[int]:
    """Ids of those whom a table concerns: its people, and those who may come back."""
    return {id for row in rows.seats for id in (row.user_id, row.kept_for) if id is not None}


def _free(now: datetime) -> Any:
    """Rows that no process is working on."""
    return or_(OUTBOX.c.claimed_until.is_(None), OUTBOX.c.claimed_until <= now)
