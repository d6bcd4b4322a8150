"""Notes that people keep at a table, each for nobody but themselves."""

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.retry import retried
from bot.db.schema import NOTES, SEATS, TABLES
from bot.model.errors import InvalidInput, NotYourSeat, TableNotFound
from bot.tables.context import TableContext
from games.core.model import say

LONGEST_NOTE = 1000
"""Characters."""


class NoteBook:
    """The notes of persons. Methods raise `TableNotFound`."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    @retried
    async def read(self, table: int, user_id: int) -> str:
        """What the person has written down there; empty if that is nothing."""
        mine = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.user_id == user_id)
        async with self._context.database.read() as connection:
            return await connection.scalar(mine) or ""

    async def write(self, table: int, user_id: int, text: str) -> None:
        """Replace the note; an empty text deletes it.

        Raises `InvalidInput` or `NotYourSeat` for people who are not at the table and have not left a seat of it, and for a
        text that is too long.
        """
        if len(text) > LONGEST_NOTE:
            raise InvalidInput(say("tables-note-too-long", most=LONGEST_NOTE))
        await self._kept(table, user_id, text)

    @retried
    async def _kept(self, table: int, user_id: int, text: str) -> None:
        """Stores it, if the person may write there now. Raises as `write` does."""
        async with self._context.database.write() as connection:
            await _refuse_strangers(connection, table, user_id)
            if text:
                await put(connection, NOTES, table_id=table, user_id=user_id, text=text)
            else:
                mine = (NOTES.c.table_id == table, NOTES.c.user_id == user_id)
                await connection.execute(delete(NOTES).where(*mine))


async def _refuse_strangers(connection: AsyncConnection, table: int, user_id: int) -> None:
    """As `NoteBook.write`. Table and seat stay as they are until the transaction ends: what forgets the person, or takes the
    table out, comes after it and takes the note along.
    """
    kept = select(TABLES.c.id).where(TABLES.c.id == table)
    if await connection.scalar(kept.with_for_update(read=True, key_share=True)) is None:
        raise TableNotFound
    mine = or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
    seat = select(SEATS.c.place).where(SEATS.c.table_id == table, mine)
    if await connection.scalar(seat.with_for_update(read=True)) is None:
        raise NotYourSeat
