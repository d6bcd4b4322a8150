"""What a change leaves to be shown: rows of the outbox, written in the transaction of the change."""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from secrets import token_hex
from typing import Any, TypeAlias

from msgspec import Struct, structs
from sqlalchemy import bindparam, case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import TableRow
from bot.db.schema import OUTBOX, SENT, Instant
from bot.model.proposals import ProposalKind
from bot.tables.context import TableContext
from bot.tables.publishing import About, Kind
from games.core.codec import encode
from games.core.model import Message, Seat

LEASE = timedelta(minutes=5)
"""How long a row belongs to the process that took it; longer than any send takes."""

LATE = timedelta(minutes=1)
"""When the outbox changes a panel that its reader's press should have changed."""


LIVING = select(SENT.c.message_id).where(
    SENT.c.table_id == bindparam("table"), SENT.c.slot == bindparam("in_slot")
)

TOLD_ANEW = (
    update(OUTBOX)
    .where(
        OUTBOX.c.table_id == bindparam("of_table"),
        OUTBOX.c.queue.in_(bindparam("queues", expanding=True)),
        OUTBOX.c.kind.in_(bindparam("kinds", expanding=True)),
        OUTBOX.c.first_try_at.is_(None),
        OUTBOX.c.id.not_in(bindparam("ending", expanding=True)),
    )
    .values(
        revision=bindparam("to_revision"),
        not_before=case(
            (OUTBOX.c.tries == 0, bindparam("now", type_=Instant)),
            else_=OUTBOX.c.not_before,
        ),
    )
    .returning(OUTBOX.c.queue, OUTBOX.c.kind)
)

QUEUED = insert(OUTBOX).returning(OUTBOX.c.id, OUTBOX.c.mark)
"""Built once."""

OutboxFields: TypeAlias = dict[str, Any]
"""The columns of a row."""


class Show(Struct, frozen=True):
    """Something to be shown once the change is stored."""

    kind: Kind
    seat: Seat | None = None
    notice: Message | None = None
    about: About = About.NOTHING
    vote: ProposalKind | None = None
    """A NOTICE: the proposal that it asks about or settles."""
    calls: tuple[Seat, ...] | None = None
    """A NOTICE: the only seats that it calls; None: all that it concerns."""
    is_late: bool = False
    """Whether the press is about to show it itself: the outbox shows it if the press does not."""

    @property
    def queue(self) -> str:
        """The queue: rows of one are shown in order, and private messages do not hold up public ones."""
        if self.about is About.FULL:
            return "host"
        is_own = self.kind in {Kind.PRIVATE, Kind.REMINDER}
        return f"seat:{self.seat}" if is_own else "public"

    @property
    def tells_the_present(self) -> bool:
        """Whether a later row of the same kind says all that this one says."""
        return self.kind in {Kind.LOBBY, Kind.TURN, Kind.PRIVATE, Kind.CALLS}


async def with_folding_late(
    connection: AsyncConnection,
    context: TableContext,
    table: int,
    shows: Sequence[Show],
    folded: tuple[Seat, int] | None,
) -> Sequence[Show]:
    """What to show; late where the press changes the panel itself and reports it (`placement.folded`, `placement.shown`)."""
    if folded is None:
        return shows
    seat, message = folded
    messages = context.caches.messages(table)
    if messages is None:
        living = await connection.scalar(LIVING, {"table": table, "in_slot": f"seat:{seat}"})
    else:
        newest = messages.get(f"seat:{seat}")
        living = None if newest is None else newest.message_id
    if living != message:
        return shows
    return [
        structs.replace(show, is_late=True)
        if show.kind is Kind.PRIVATE and show.seat == seat
        else show
        for show in shows
    ]


async def unshow(
    connection: AsyncConnection, context: TableContext, table: int, kinds: tuple[Kind, ...]
) -> None:
    """Drop rows that nobody has begun to show."""
    if kinds:
        context.caches.queues.forget(table)
        await connection.execute(
            delete(OUTBOX).where(
                OUTBOX.c.table_id == table,
                OUTBOX.c.kind.in_(kinds),
                OUTBOX.c.first_try_at.is_(None),
            )
        )


class Queued(Struct, frozen=True):
    """What a change has put into the outbox."""

    queues: Counter[str] | None = None
    """How many rows each of the table's queues may have; None: nobody knows without a look."""
    own: tuple[OutboxFields, ...] = ()
    """Rows that belong to this process from the beginning, for nothing waits before them: it shows them at once."""
    late: dict[Seat, int] = {}
    """Rows, by seat, that wait for the press to make them needless."""


async def queue(
    connection: AsyncConnection, context: TableContext, table: TableRow, shows: Sequence[Show]
) -> None:
    """Put rows into the outbox, or let those that nobody has begun to show stand for them; any process may show them."""
    context.caches.queues.forget(table.id)
    await _queued(connection, context, table, shows, None)


async def queue_own(
    connection: AsyncConnection, context: TableContext, table: TableRow, shows: Sequence[Show]
) -> Queued:
    """`queue` for a caller that shows the rows of this process itself.

    Until the transaction is over nobody knows what is in the table's queues.
    """
    before = context.caches.queues.get(table.id)
    context.caches.queues.forget(table.id)
    return await _queued(connection, context, table, shows, before)


async def _queued(
    connection: AsyncConnection,
    context: TableContext,
    table: TableRow,
    shows: Sequence[Show],
    before: Counter[str] | None,
) -> Queued:
    """What is put into the queues, of which `before` says how many rows each may have; None: nobody knows."""
    waiting = await _told_anew(connection, context, table, shows, before)
    queued = [
        show
        for show in shows
        if not show.tells_the_present or (show.queue, show.kind.value) not in waiting
    ]
    rows = [
        _outbox_row(context, table, show, is_own=_is_own(context, show, before)) for show in queued
    ]
    if not rows:
        return Queued(before)
    numbers = {
        mark: number
        for number, mark in await connection.execute(QUEUED, rows if len(rows) > 1 else rows[0])
    }
    late = {
        show.seat: numbers[row["mark"]]
        for show, row in zip(queued, rows, strict=True)
        if show.is_late and show.seat is not None
    }
    own = tuple(
        {**row, "id": numbers[row["mark"]]} for row in rows if row["claimed_until"] is not None
    )
    after = None if before is None else before + Counter([row["queue"] for row in rows])
    return Queued(after, own, late)


async def _told_anew(
    connection: AsyncConnection,
    context: TableContext,
    table: TableRow,
    shows: Sequence[Show],
    known: Counter[str] | None,
) -> set[tuple[str, str]]:
    """Queues and kinds of rows that wait there anyway, and tell now what these shows would."""
    present = [
        show for show in shows if show.tells_the_present and (known is None or known[show.queue])
    ]
    if not present:
        return set()
    # A queue's rows of a kind are all about the same seat.
    told = {
        "of_table": table.id,
        "queues": sorted({show.queue for show in present}),
        "kinds": sorted({show.kind.value for show in present}),
        "to_revision": table.revision,
        "now": context.now(),
        "ending": [] if context.recorder is None else context.recorder.ending(table.id),
    }
    waiting = {(queue, kind) for queue, kind in await connection.execute(TOLD_ANEW, told)}
    for queue, _ in waiting:
        # A press that folds its panel after this does not make the row needless.
        context.caches.late.pop((table.id, queue), None)
    return waiting


def _is_own(context: TableContext, show: Show, known: Counter[str] | None) -> bool:
    """Whether this process may show it at once: it is the first of its queue, and is not to wait."""
    return context.publishes and known is not None and not known[show.queue] and not show.is_late


def _outbox_row(
    context: TableContext, table: TableRow, show: Show, *, is_own: bool
) -> OutboxFields:
    """A row that nobody has begun to show, or that this process begins with."""
    now = context.now()
    return {
        "table_id": table.id,
        "queue": show.queue,
        "kind": show.kind.value,
        "seat": show.seat,
        "revision": table.revision,
        "notice": None if show.notice is None else encode(show.notice).decode(),
        "about": show.about.value,
        "vote": show.vote,
        "mark": token_hex(5),
        "tries": int(is_own),
        "first_try_at": now if is_own else None,
        "not_before": now + (LATE if show.is_late else timedelta()),
        "claimed_until": now + LEASE if is_own else None,
        "claimed_by": context.process if is_own else None,
        "blocked": False,
        "calls": None if show.calls is None else " ".join(map(str, show.calls)),
    }
