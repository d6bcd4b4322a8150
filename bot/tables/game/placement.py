"""Places of a table: its thread, its channel, messages that must be shown again."""

from msgspec import structs
from sqlalchemy import bindparam, delete

from bot.db.caches import Messages
from bot.db.retry import retried
from bot.db.schema import OUTBOX
from bot.model.errors import Conflict
from bot.model.sent_messages import SentMessage
from bot.model.tables import TableInfo
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table, player
from bot.tables.game.pause import going_on
from bot.tables.outbox.queueing import Show
from bot.tables.outbox.recorder import Ended, Folded
from bot.tables.outbox.sent import fold
from bot.tables.publishing import Kind, folded_slot
from games.core.model import Seat, say

UNWANTED = delete(OUTBOX).where(
    OUTBOX.c.table_id == bindparam("of_table"),
    OUTBOX.c.queue == bindparam("of_seat"),
    OUTBOX.c.kind == Kind.PRIVATE.value,
    OUTBOX.c.tries == 0,
    OUTBOX.c.not_before > bindparam("now"),
)


@retried
async def folded(context: TableContext, table: int, seat: Seat, message_id: int) -> None:
    """The panel was folded by the press in it: it stays as it is, and goes when the seat is asked again."""
    caches, slot = context.caches, f"seat:{seat}"
    row, messages = caches.late.pop((table, slot), None), caches.messages(table)
    if row is not None and messages is not None and context.recorder is not None:
        context.recorder.add(
            Ended(table, slot, row, Folded(slot, _moved(messages, seat, message_id)))
        )
        context.recorder.look()
        return
    async with context.database.write() as connection:
        unwanted = {"of_table": table, "of_seat": slot, "now": context.now()}
        await connection.execute(UNWANTED, unwanted)
        await fold(connection, table, seat, message_id)
        context.failpoint("panel.folded")
    if messages is not None:
        _moved(messages, seat, message_id)
    caches.queues.forget(table)


def is_own(context: TableContext, table: int, seat: Seat) -> bool:
    """Whether a press in the seat's panel is to show there what comes of it: the outbox waits for it."""
    return (table, f"seat:{seat}") in context.caches.late


async def shown(context: TableContext, table: TableInfo, seat: Seat, message_id: int) -> None:
    """The press in the panel has shown the seat's next question there, as the table stands; what has changed since is shown by
    the outbox.
    """
    caches, slot = context.caches, f"seat:{seat}"
    row, messages = caches.late.pop((table.id, slot), None), caches.messages(table.id)
    if row is None or messages is None or context.recorder is None:
        await refresh(context, table.id, seat)
        return
    newest = messages.get(slot)
    if newest is not None and newest.message_id == message_id:
        newest = structs.replace(newest, revision=table.revision, told_to=table.step)
        messages[slot] = newest
    context.recorder.add(Ended(table.id, slot, row, Folded(slot, newest)))
    context.recorder.look()


def _moved(messages: Messages, seat: Seat, message_id: int) -> SentMessage | None:
    """That message, cached as the folded one; None: it is not the seat's newest any more."""
    slot, anew = f"seat:{seat}", folded_slot(seat)
    newest = messages.get(slot)
    if newest is None or newest.message_id != message_id:
        return None
    del messages[slot]
    messages[anew] = structs.replace(newest, slot=anew)
    return messages[anew]


async def set_thread(context: TableContext, table: int, thread_id: int | None) -> None:
    """The table's thread; when it is gone, so are its messages."""

    async def decide(live: Live) -> Change | None:
        if live.table.thread_id == thread_id:
            return None
        row = structs.replace(live.table, thread_id=thread_id)
        lost = live.table.thread_id if thread_id is None else None
        return Change(table=row, seats=live.seats, lost=lost)

    await change_table(context, table, decide)


async def move(
    context: TableContext,
    table: int,
    user_id: int,
    lost: int,
    channel_id: int,
    thread_id: int | None,
) -> None:
    """The table's new place. The lost messages stay known: what was told there is not told again."""

    async def decide(live: Live) -> Change:
        player(live, user_id)
        if live.table.channel_id != lost:
            raise Conflict(say("tables-moved"))
        change = going_on(context, live)
        row = structs.replace(change.table, channel_id=channel_id, thread_id=thread_id)
        return structs.replace(change, table=row)

    await change_table(context, table, decide)


async def refresh(context: TableContext, table: int, seat: Seat | None = None) -> None:
    """Show the table, or one seat's panel, again."""

    async def decide(live: Live) -> Change:
        return Change(table=live.table, seats=live.seats, shows=(_anew(live, seat),))

    await change_table(context, table, decide)


def _anew(live: Live, seat: Seat | None) -> Show:
    """What shows the present of the table or the seat."""
    if seat is not None:
        return Show(Kind.PRIVATE, seat)
    if live.state is None:
        return Show(Kind.LOBBY)
    return Show(Kind.TURN if live.table.is_playing else Kind.FINAL)
