"""What has been sent: the memory that keeps a crash from showing anything twice."""

from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.schema import OUTBOX, SEATS, SENT, TABLES
from bot.tables.context import TableContext
from bot.tables.publishing import Kind, OutboxRow, SentMessage

ALL_SENT = select(*[SENT.c[name] for name in SentMessage.__struct_fields__]).where(
    SENT.c.table_id == bindparam("table")
)

ENDED = delete(OUTBOX).where(OUTBOX.c.id == bindparam("row"))

EDITED = update(SENT).where(
    SENT.c.table_id == bindparam("of_table"), SENT.c.slot == bindparam("of_slot")
)

FORGOTTEN = delete(SENT).where(
    SENT.c.table_id == bindparam("of_table"),
    SENT.c.slot.in_(bindparam("of_slots", expanding=True)),
)

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
"""Statements are built once: building one anew takes longer than most take to be done."""


async def read_sent(connection: AsyncConnection, table: int) -> dict[str, SentMessage]:
    """The newest message of every slot of the table."""
    found = await connection.execute(ALL_SENT, {"table": table})
    return {row.slot: SentMessage(*row) for row in found}


class Sent:
    """The `SentState` of one row on its way."""

    def __init__(
        self, shared: TableContext, row: OutboxRow, messages: dict[str, SentMessage]
    ) -> None:
        self._shared = shared
        self._row = row
        self._messages = messages
        self._made: dict[str, SentMessage] = {}
        self._edits: dict[str, dict[str, int]] = {}
        self._forgotten: set[str] = set()

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
        self._messages.pop(slot, None)
        self._made.pop(slot, None)
        self._forgotten.add(slot)

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
            sent_at=self._shared.now(),
            revision=revision,
            told_from=told_from,
            told_to=told_to,
            nonce=row.nonce,
        )
        self._messages[slot] = self._made[slot] = message
        self._forgotten.discard(slot)

    async def edited(self, slot: str, *, revision: int, told_to: int) -> None:
        """Remember what the newest message of the slot shows now: stored when the row ends.

        A crash before that repeats the edit, which shows nothing twice.
        """
        self._edits[slot] = {"revision": revision, "told_to": told_to}

    @property
    def changes_rows(self) -> bool:
        """Whether storing it changes the table or its seats: whoever has read them must look again."""
        return bool(self._made) and (bool(self._row.pings) or self._row.kind is Kind.TERMS)

    async def store(self, connection: AsyncConnection) -> None:
        """Store the messages that were created."""
        if not self._made:
            return
        self._shared.failpoint("sent.begun")
        for message in self._made.values():
            await write_sent(connection, self._row, message)
        self._shared.failpoint("sent.written")

    def stored(self) -> None:
        """What was created is stored for good."""
        if not self._made:
            return
        if self.changes_rows:
            self._shared.rows.forget(self._row.table)
        self._made.clear()
        self._shared.failpoint("sent.committed")

    async def end(self, connection: AsyncConnection) -> None:
        """The row has been shown: store what was created and what was edited, and drop it."""
        await self.store(connection)
        for slot, values in self._edits.items():
            where = {"of_table": self._row.table, "of_slot": slot}
            await connection.execute(EDITED, {**values, **where})
        if self._forgotten:
            gone = {"of_table": self._row.table, "of_slots": sorted(self._forgotten)}
            await connection.execute(FORGOTTEN, gone)
        await connection.execute(ENDED, {"row": self._row.id})


async def write_sent(connection: AsyncConnection, row: OutboxRow, message: SentMessage) -> None:
    """Store a message that exists, and what follows from its being there."""
    fields: dict[str, Any] = {name: getattr(message, name) for name in message.__struct_fields__}
    await put(connection, SENT, table_id=row.table, **fields)
    if row.kind is Kind.TERMS:
        posted = {"of_table": row.table, "message": message.message_id}
        await connection.execute(TERMS_POSTED, posted)
    for seat, ask in row.pings:
        await connection.execute(CALLED, {"of_table": row.table, "of_seat": seat, "of_ask": ask})
