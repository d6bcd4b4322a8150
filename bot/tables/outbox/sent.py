"""What has been sent: the memory that keeps a crash from showing anything twice."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import and_, bindparam, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.caches import Messages
from bot.db.database import putting
from bot.db.schema import SEATS, SENT, TABLES
from bot.model.sent_messages import SentMessage
from bot.tables.context import TableContext
from bot.tables.publishing import Kind, OutboxRow, folded_slot
from games.core.model import Seat

FORGOTTEN = delete(SENT).where(
    SENT.c.table_id == bindparam("of_table"),
    SENT.c.slot == bindparam("of_slot"),
    SENT.c.message_id == bindparam("message"),
)

IS_FOLDED = and_(
    SENT.c.table_id == bindparam("of_table"),
    SENT.c.slot == bindparam("of_slot"),
    SENT.c.message_id == bindparam("message"),
)

UNFOLDED = delete(SENT).where(
    SENT.c.table_id == bindparam("of_table"),
    SENT.c.slot == bindparam("folded"),
    SENT.c.message_id != bindparam("message"),
)

FOLDED = update(SENT).where(IS_FOLDED).values(slot=bindparam("folded"))

TERMS_POSTED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.terms_message_id.is_(None))
    .values(terms_message_id=bindparam("message"))
)

CALLED = (
    update(SEATS)
    .where(
        SEATS.c.table_id == bindparam("of_table"),
        SEATS.c.seat == bindparam("of_seat"),
        SEATS.c.ask == bindparam("of_ask"),
    )
    .values(ping=False, wake_at=None)
)
"""Statements are built once: building one takes longer than running most."""


class FoldedMessage(Struct, frozen=True):
    """A message that a press has changed: in a new slot, where it asks nothing any more."""

    table: int
    asked_in: str
    """The slot that it had."""
    message: SentMessage


class Sent:
    """The `SentState` of one row on its way."""

    def __init__(self, context: TableContext, row: OutboxRow, messages: Messages) -> None:
        self._context = context
        self._row = row
        self._messages = messages
        self._made: dict[str, SentMessage] = {}
        self._edits: set[str] = set()
        self._forgotten: dict[str, int] = {}

    def of(self, slot: str) -> SentMessage | None:
        """The newest message of that slot."""
        return self._messages.get(slot)

    def mine(self) -> SentMessage | None:
        """The message that this very row has created."""
        message = self.of(self._row.slot)
        return (
            message if message is not None and message.nonce.startswith(self._row.nonce) else None
        )

    def below(self, slot: str) -> int:
        """How many messages of the table stand below that slot's newest one, in the same place."""
        newest = self._messages[slot]
        return sum(
            message.channel_id == newest.channel_id and message.message_id > newest.message_id
            for message in self._messages.values()
        )

    def slots(self, prefix: str) -> tuple[str, ...]:
        """Slots whose names begin so, that have a message."""
        return tuple(slot for slot in self._messages if slot.startswith(prefix))

    def forget(self, slot: str) -> None:
        """The message is not to be changed any more: stored when the row ends."""
        message = self._messages.pop(slot, None)
        self._made.pop(slot, None)
        self._edits.discard(slot)
        if message is not None:
            self._forgotten[slot] = message.message_id

    async def record(
        self,
        slot: str,
        channel_id: int,
        message_id: int,
        *,
        revision: int,
        told_to: int,
        told_from: int | None = None,
    ) -> None:
        """Remember a message that was just created: stored when the row ends or is put off, which comes next.

        A crash before that is like one right after the send: the same nonce is sent again.
        """
        row, before = self._row, self.of(slot)
        is_again = before is not None and before.nonce.startswith(row.nonce)
        if told_from is None:
            told_from = -1 if before is None else before.told_from if is_again else before.told_to
        message = SentMessage(
            slot=slot,
            channel_id=channel_id,
            message_id=message_id,
            sent_at=self._context.now(),
            revision=revision,
            told_from=told_from,
            told_to=told_to,
            nonce=row.nonce,
        )
        self._messages[slot] = self._made[slot] = message
        self._forgotten.pop(slot, None)
        self._context.note_called(self._row.table, self._row.pings)

    async def edited(self, slot: str, *, revision: int, told_to: int) -> None:
        """Remember what the newest message of the slot shows now: stored when the row ends.

        A crash before that repeats the edit, which shows nothing twice.
        """
        message = self._messages.get(slot)
        if message is not None:
            self._messages[slot] = structs.replace(message, revision=revision, told_to=told_to)
            self._edits.add(slot)

    @property
    def row(self) -> OutboxRow:
        """The row on its way."""
        return self._row

    @property
    def messages(self) -> Messages:
        """The newest message of every slot of its table."""
        return self._messages

    @property
    def created(self) -> Mapping[str, SentMessage]:
        """What was created and is not stored yet."""
        return self._made

    @property
    def changed(self) -> tuple[SentMessage, ...]:
        """What was created or edited, as it stands now."""
        slots = {*self._made, *self._edits} & self._messages.keys()
        return tuple(self._messages[slot] for slot in sorted(slots))

    @property
    def gone(self) -> Mapping[str, int]:
        """Slots whose messages are forgotten, by their ids."""
        return self._forgotten

    async def store(self, connection: AsyncConnection) -> None:
        """Store the messages that were created."""
        if not self._made:
            return
        self._context.failpoint("sent.begun")
        await write_sent(connection, [self])
        self._context.failpoint("sent.written")

    def stored(self) -> None:
        """What was created is stored for good."""
        self._edits.clear()
        if not self._made:
            return
        if self._row.kind is Kind.TERMS:
            self._context.rows.forget(self._row.table)
        self._made.clear()
        self._context.failpoint("sent.committed")


RECORDED = {
    dialect: putting(dialect, SENT, ("table_id", *SentMessage.__struct_fields__))
    for dialect in ("sqlite", "postgresql")
}


def forgetting(table: int, slot: str, message_id: int) -> dict[str, Any]:
    """The parameters that forget that message, unless the slot has a newer one."""
    return {"of_table": table, "of_slot": slot, "message": message_id}


async def fold(connection: AsyncConnection, table: int, seat: Seat, message_id: int) -> None:
    """Keep that message as what the seat was asked in last, in the place of the one before; unless the seat has a newer one."""
    folded = {**forgetting(table, f"seat:{seat}", message_id), "folded": folded_slot(seat)}
    await connection.execute(UNFOLDED, folded)
    await connection.execute(FOLDED, folded)


async def write_sent(
    connection: AsyncConnection, every: Sequence[Sent], folded: Sequence[FoldedMessage] = ()
) -> None:
    """Store what was shown with these rows, what follows from its being there, and what their presses have folded."""
    messages = [
        {"table_id": sent.row.table, **structs.asdict(message)}
        for sent in every
        for message in sent.changed
    ] + [{"table_id": one.table, **structs.asdict(one.message)} for one in folded]
    if messages:
        await connection.execute(RECORDED[connection.dialect.name], messages)
    forgotten = [
        forgetting(sent.row.table, slot, message_id)
        for sent in every
        for slot, message_id in sent.gone.items()
    ] + [
        forgetting(one.table, one.asked_in, one.message.message_id)
        for one in folded
        if one.asked_in != one.message.slot
    ]
    if forgotten:
        await connection.execute(FORGOTTEN, forgotten)
    created = [sent for sent in every if sent.created]
    called = [
        {"of_table": sent.row.table, "of_seat": seat, "of_ask": ask}
        for sent in created
        for seat, ask in sent.row.pings
    ]
    if called:
        await connection.execute(CALLED, called)
    for sent in created:
        if sent.row.kind is Kind.TERMS:
            [message] = sent.created.values()
            posted = {"of_table": sent.row.table, "message": message.message_id}
            await connection.execute(TERMS_POSTED, posted)
