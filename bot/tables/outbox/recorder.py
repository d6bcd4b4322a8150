"""Writing down what was shown: the rows of all queues of a table that are worked on together, in one transaction."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence

from msgspec import Struct
from sqlalchemy import bindparam, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.retry import retried
from bot.db.schema import OUTBOX
from bot.model.sent_messages import SentMessage
from bot.tables.context import TableContext
from bot.tables.outbox.sent import FoldedMessage, Sent, write_sent

LOG = logging.getLogger(__name__)

ENDED = delete(OUTBOX).where(
    OUTBOX.c.id.in_(bindparam("rows", expanding=True)),
    or_(OUTBOX.c.tries > 0, OUTBOX.c.not_before > bindparam("now")),
)
"""Deletes ended rows; a row that is due and not begun was told again after its panel was folded, and stays."""

LEFT = (
    select(OUTBOX.c.table_id, OUTBOX.c.queue)
    .where(OUTBOX.c.table_id.in_(bindparam("tables", expanding=True)))
    .distinct()
)


class Folded(Struct, frozen=True):
    """A panel that the press in it has changed: folded, for it asks nothing any more, or with the next question."""

    slot: str
    """The slot in which it asked."""
    message: SentMessage | None
    """The message as it is now, in the slot that it has now; None: the seat has a newer one."""


class Ended(Struct, frozen=True):
    """A row that was shown."""

    table: int
    queue: str
    row: int
    shown: Sent | Folded

    @property
    def sent(self) -> Sent | None:
        """The message that was sent; None: the press showed it."""
        return self.shown if isinstance(self.shown, Sent) else None


class Recorder:
    """Ends the rows that this process has shown, as soon as nothing else of their tables is on its way.

    A process that dies before that shows them again, under the same nonces. A queue that gets a new row meanwhile, or waits
    for its turn, has them written down first: what is not stored yet is never more than one change has left.
    """

    def __init__(
        self,
        context: TableContext,
        is_busy: Callable[[int], bool],
        go_on: Callable[[int, str], None],
        failed: Callable[[int], None],
    ) -> None:
        """`is_busy`: whether queues of a table are being worked on; `go_on`: a queue has more rows; `failed`: look again."""
        self._context = context
        self._is_busy = is_busy
        self._go_on = go_on
        self._failed = failed
        self._ended: list[Ended] = []
        self._writing: list[Ended] = []
        self._wanted: set[int] = set()
        """Tables that a caller wants written down completely."""
        self._task: asyncio.Task[None] | None = None

    @property
    def tables(self) -> set[int]:
        """Tables of which something is not written down yet."""
        return {ended.table for ended in self._ended}

    @property
    def is_busy(self) -> bool:
        """Whether something is not written down yet."""
        return bool(self._ended) or self._task is not None

    def add(self, ended: Ended) -> None:
        """Write it down with what else its table shows now."""
        self._ended.append(ended)
        messages = self._context.caches.messages(ended.table)
        if messages is not None:
            self._context.caches.unstored[ended.table] = messages

    def ending(self, table: int) -> list[int]:
        """Rows of that table that were shown and may still be stored: nothing can be told with them any more."""
        return [one.row for one in (*self._writing, *self._ended) if one.table == table]

    def look(self) -> None:
        """A queue has been worked on, or waits for its turn: tables of which no other is worked on are written down now."""
        if self._task is not None:
            return
        is_due = {table: table in self._wanted or not self._is_busy(table) for table in self.tables}
        due = [one for one in self._ended if is_due[one.table]]
        if due:
            self._ended = [one for one in self._ended if not is_due[one.table]]
            self._wanted -= {one.table for one in due}
            self._writing = due
            self._task = asyncio.create_task(self._write(due))
            self._task.add_done_callback(self._written)

    def _written(self, _task: asyncio.Task[None]) -> None:
        """What has been shown meanwhile is next."""
        self._task, self._writing = None, []
        self.look()

    async def flushed(self, table: int | None = None) -> None:
        """Wait until all that was shown, of that table or of all, is written down."""
        while True:
            wanted = self.tables if table is None else self.tables & {table}
            self._wanted |= wanted
            self.look()
            if self._task is not None:
                await asyncio.gather(self._task, return_exceptions=True)
            if not wanted:
                return

    async def _write(self, ended: Sequence[Ended]) -> None:
        """Write that down; what cannot be is found again by the clock."""
        tables = {one.table for one in ended}
        try:
            left = await self._stored(ended)
        except asyncio.CancelledError:
            raise
        except BaseException:
            LOG.exception("tables %s: could not record what was shown", sorted(tables))
            for table in tables:
                self._forget(table)
                self._failed(table)
            return
        settle(self._context, ended, self.tables)
        for key in left:
            self._go_on(*key)

    @retried
    async def _stored(self, ended: Sequence[Ended]) -> Iterable[tuple[int, str]]:
        """Store all in one transaction; queues that have more rows, of which nobody else may tell this process."""
        every = [one.sent for one in ended if one.sent is not None]
        folded = [
            FoldedMessage(one.table, one.shown.slot, one.shown.message)
            for one in ended
            if isinstance(one.shown, Folded) and one.shown.message is not None
        ]
        left: list[tuple[int, str]] = []
        async with self._context.database.write() as connection:
            made = [sent for sent in every if sent.created]
            for _ in made:
                self._context.failpoint("sent.begun")
            await write_sent(connection, every, folded)
            for _ in made:
                self._context.failpoint("sent.written")
            if folded:
                self._context.failpoint("panel.folded")
            await connection.execute(
                ENDED, {"rows": [one.row for one in ended], "now": self._context.now()}
            )
            if not self._context.config.is_alone:
                left = await _left(connection, ended)
        return left

    def _forget(self, table: int) -> None:
        """Forget the table: what is cached is not what is stored."""
        caches = self._context.caches
        caches.unstored.pop(table, None)
        caches.called.pop(table, None)
        caches.sent.forget(table)
        caches.queues.forget(table)
        caches.forget(table)


def settle(context: TableContext, ended: Sequence[Ended], waiting: Collection[int] = ()) -> None:
    """What was shown with these rows is stored for good; of the tables `waiting` something else is not yet."""
    caches = context.caches
    for one in ended:
        if one.sent is not None:
            caches.called.get(one.table, set()).difference_update(one.sent.row.pings)
            one.sent.stored()
        queues = caches.queues.get(one.table)
        if queues is not None:
            queues[one.queue] -= 1
        context.failpoint("outbox.done")
    for table in {one.table for one in ended} - {*waiting}:
        caches.unstored.pop(table, None)
        if not caches.called.get(table, True):
            del caches.called[table]


async def _left(connection: AsyncConnection, ended: Sequence[Ended]) -> list[tuple[int, str]]:
    """The queues of these rows that have more."""
    own = {(one.table, one.queue) for one in ended}
    found = await connection.execute(LEFT, {"tables": sorted({table for table, _ in own})})
    return [key for table, queue in found if (key := (table, queue)) in own]
