"""Notes that people keep at a table, each for nobody but themselves."""

from sqlalchemy import delete, select

from bot.model import TableError
from bot.store.database import put
from bot.store.patience import patient
from bot.store.schema import NOTES
from bot.tables.changing import load
from bot.tables.shared import Shared
from games.core.model import say

LONGEST_NOTE = 1000
"""Characters."""


class NoteBook:
    """The notes of persons. Methods raise `NoSuchTable`."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    @patient
    async def read(self, table: int, user_id: int) -> str:
        """What the person has written down there; empty if that is nothing."""
        mine = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.user_id == user_id)
        async with self._shared.database.read() as connection:
            return await connection.scalar(mine) or ""

    async def write(self, table: int, user_id: int, text: str) -> None:
        """Write that down in place of what was there; an empty text takes it out.

        Raises `TableError` for people who are not at the table and have not left a seat of it, and for a text that is too long.
        """
        info = (await load(self._shared, table)).info
        if info.of_user(user_id) is None and not info.is_left_by(user_id):
            raise TableError(say("tables-not-your-seat"))
        if len(text) > LONGEST_NOTE:
            raise TableError(say("tables-note-too-long", most=LONGEST_NOTE))
        await self._kept(table, user_id, text)

    @patient
    async def _kept(self, table: int, user_id: int, text: str) -> None:
        """Stores it."""
        async with self._shared.database.write() as connection:
            if text:
                await put(connection, NOTES, table_id=table, user_id=user_id, text=text)
            else:
                mine = (NOTES.c.table_id == table, NOTES.c.user_id == user_id)
                await connection.execute(delete(NOTES).where(*mine))
