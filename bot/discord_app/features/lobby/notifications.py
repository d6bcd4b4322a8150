"""What a table that gathers says besides its lobby: it calls those who are invited, and its host when all have come."""

from collections.abc import Sequence

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import Delivery, PlaceClosedError, PlaceGoneError, UnreachableError
from bot.discord_app.features.invite import invitation_screen
from bot.discord_app.features.lobby.screens import changed_screen, full_screen
from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import heading
from bot.i18n.speech import words_in
from bot.model.lobby import Lobby
from bot.model.tables import Phase, TableInfo
from bot.tables.lobby import lobbies
from bot.tables.lobby.invitations import people_of
from bot.tables.publishing import About, Blocked, ContactChannel, Notify, OutboxRow, SentState
from bot.tables.queries import reading

FULL = "full"
"""Slot of the call."""


class Gathering:
    """Calls people to tables that gather, and hosts to those that are full; takes away what has done its work."""

    def __init__(self, bot: BaseClient, delivery: Delivery) -> None:
        self._bot = bot
        self._delivery = delivery

    async def call(self, row: OutboxRow, sent: SentState) -> None:
        """Show a notice of a table that gathers. Raises `TryLater` and `Blocked`."""
        match row.about:
            case About.INVITED:
                await self._guests(row, sent)
            case About.CHANGED:
                await self._pending(row, sent)
            case _:
                await self._host(row, sent)

    async def _guests(self, row: OutboxRow, sent: SentState) -> None:
        """Call people by name where the table gathers, if they have not come meanwhile; who wants no calls is only named."""
        lobby = await lobbies.read(self._bot.tables.context, row.table)
        table = lobby.table
        if sent.mine() is not None or row.notice is None or table.phase is not Phase.LOBBY:
            return
        people = [one for one in people_of(row.notice) if table.of_user(one) is None]
        if people:
            called = await self._called(people)
            await self._say(row, sent, table, invitation_screen(lobby, row.notice, people, called))

    async def _pending(self, row: OutboxRow, sent: SentState) -> None:
        """Call people by name who have to agree to new settings, if they have not done so meanwhile."""
        lobby = await lobbies.read(self._bot.tables.context, row.table)
        table = lobby.table
        if sent.mine() is not None or row.notice is None or table.phase is not Phase.LOBBY:
            return
        asked = people_of(row.notice)
        people = [one.person.user_id for one in lobby.pending if one.person.user_id in asked]
        if people:
            message, called = sent.of("lobby"), await self._called(people)
            lobby_id = message.message_id if message else None
            screen = changed_screen(table, row.notice, people, called, lobby_id)
            await self._say(row, sent, table, screen)

    async def _called(self, people: Sequence[int]) -> tuple[int, ...]:
        """Those of the people who want to be called."""
        wants = self._bot.tables.people.notify
        return tuple([one for one in people if await wants(one) is not Notify.NONE])

    async def _say(self, row: OutboxRow, sent: SentState, table: TableInfo, screen: Screen) -> None:
        """Post the row's message where the table gathers. Raises `TryLater` and `Blocked`."""
        try:
            id = await self._delivery.send(table.channel_id, screen, row.nonce)
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Blocked from problem
        await sent.record(
            row.slot, table.channel_id, id, revision=table.revision, told_to=table.step
        )

    async def _host(self, row: OutboxRow, sent: SentState) -> None:
        """Tell the host that the table is full, unless that was told before or is past. Raises `TryLater`."""
        lobby = await lobbies.read(self._bot.tables.context, row.table)
        host = lobby.table.host.user_id
        contacts = row.contacts.get(host, ContactChannel.DIRECT)
        is_past = lobby.table.phase is not Phase.LOBBY or not lobby.is_full or bool(lobby.pending)
        if is_past or sent.of(FULL) is not None or contacts is ContactChannel.NONE:
            return
        if contacts is not ContactChannel.DIRECT or not await self._directly(row, sent, lobby):
            await self._by_name(row, sent, lobby)
        if (await reading.table(self._bot.tables.context, row.table)).phase is not Phase.LOBBY:
            # The lobby was closed while the call was on its way, and found none to take away.
            await self.take_away(sent)

    async def _directly(self, row: OutboxRow, sent: SentState, lobby: Lobby) -> bool:
        """Whether the host took a direct message."""
        table = lobby.table
        words = words_in(await self._bot.speech.of_absent(table.host.user_id, table), table)
        message = sent.of("lobby")
        head = heading(table, words)
        screen = full_screen(table, words, head, message.message_id if message else None)
        try:
            place, id = await self._delivery.send_to(table.host.user_id, screen, row.nonce)
        except UnreachableError:
            return False
        await sent.record(FULL, place, id, revision=table.revision, told_to=table.step)
        return True

    async def _by_name(self, row: OutboxRow, sent: SentState, lobby: Lobby) -> None:
        """Call the host where the table gathers."""
        table = lobby.table
        words = words_in(table.language, table)
        message = sent.of("lobby")
        head = f"<@{table.host.user_id}>"
        screen = full_screen(table, words, head, message.message_id if message else None)
        try:
            id = await self._delivery.send(table.channel_id, screen, f"{row.nonce}.n")
        except (PlaceGoneError, PlaceClosedError):
            return
        await sent.record(FULL, table.channel_id, id, revision=table.revision, told_to=table.step)

    async def take_away(self, sent: SentState) -> None:
        """The table gathers no more: nothing is left to be done about it."""
        call = sent.of(FULL)
        if call is not None:
            self._bot.beside(self._delivery.remove(call.channel_id, call.message_id))
            sent.forget(FULL)
