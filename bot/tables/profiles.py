"""What is remembered of a person: languages, how to call them, the channel of their direct messages."""

from typing import Any

from sqlalchemy import select

from bot.db.database import put
from bot.db.retry import retried
from bot.db.rows import PersonRow
from bot.db.schema import PEOPLE, SEATS, TABLES
from bot.model.quiet_hours import wakes
from bot.model.tables import Phase
from bot.tables.contact_channel import chosen, read_people
from bot.tables.context import TableContext
from bot.tables.game import placement
from bot.tables.people.hours import Hours
from bot.tables.publishing import Notify
from games.core.model import Seat


class People:
    """The settings of persons. `user_id` is a Discord id."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.hours = Hours(context)

    async def language(self, user_id: int) -> str | None:
        """The language the person chose; None: as their Discord says."""
        return (await self._known(user_id)).language

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Store the person's choice; None deletes it. Private panels are shown again."""
        await self._remember(user_id, language=language)
        await self._show_anew(user_id)

    async def remember_locale(self, user_id: int, locale: str) -> None:
        """Note the language that the person's Discord last spoke, for messages sent while they are away."""
        if (await self._known(user_id)).locale != locale:
            await self._remember(user_id, locale=locale)

    async def reading_language(self, user_id: int) -> str | None:
        """The language for a message to an absent person: chosen, else last spoken, else None."""
        known = await self._known(user_id)
        return known.language or known.locale

    async def notify(self, user_id: int) -> Notify:
        """How the person wants to be called."""
        return chosen(await self._known(user_id))

    async def set_notify(self, user_id: int, choice: Notify) -> None:
        """Remember how the person wants to be called; what no longer fits is taken out of their direct messages."""
        await self._remember(user_id, notify=choice.value, direct_closed=False)
        await self._show_anew(user_id)

    async def is_quiet(self, user_id: int) -> bool:
        """Whether the person is not to be called now."""
        return wakes((await self._known(user_id)).quiet, self._context.now()) is not None

    async def is_here(self, user_id: int) -> None:
        """The person uses us: direct messages that were closed are tried again."""
        if (await self._known(user_id)).direct_closed:
            await self._remember(user_id, direct_closed=False)

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of the person's direct messages, if it was opened before."""
        return (await self._known(user_id)).direct_id

    async def direct_opened(self, user_id: int, channel_id: int) -> None:
        """Remember that channel."""
        await self._remember(user_id, direct_id=channel_id)

    async def direct_closed(self, user_id: int) -> None:
        """The person takes no direct messages of ours: until they use us again they are called by name."""
        await self._remember(user_id, direct_closed=True)

    @retried
    async def _known(self, user_id: int) -> PersonRow:
        """What is stored about the person."""
        held = self._context.people.get(user_id)
        if held is not None:
            return held
        async with self._context.database.read() as connection:
            return (await read_people(connection, self._context.people, [user_id]))[user_id]

    @retried
    async def _remember(self, user_id: int, **fields: Any) -> None:
        """Store something about the person."""
        async with self._context.database.write() as connection:
            await put(connection, PEOPLE, user_id=user_id, **fields)
            self._context.failpoint("person.written")
        self._context.people.forget(user_id)

    async def _show_anew(self, user_id: int) -> None:
        """Show the person's panels of running games again."""
        for table, seat in await self._played(user_id):
            await placement.refresh(self._context, table, seat)

    @retried
    async def _played(self, user_id: int) -> list[tuple[int, Seat | None]]:
        """Tables and seats at which the person plays."""
        query = (
            select(SEATS.c.table_id, SEATS.c.seat)
            .join_from(SEATS, TABLES)
            .where(SEATS.c.user_id == user_id, TABLES.c.phase == Phase.PLAYING)
        )
        async with self._context.database.read() as connection:
            return [(table, seat) for table, seat in await connection.execute(query)]
