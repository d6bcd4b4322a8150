"""What the outbox asks to be shown, shown on Discord: the present, in the right place, to the right people, once."""

import logging
from collections.abc import Iterable

import discord
from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import (
    Delivery,
    Edited,
    PlaceClosedError,
    PlaceGoneError,
    UnreachableError,
)
from bot.discord_app.features.end.result import result_screen
from bot.discord_app.features.end.screens import final_screen
from bot.discord_app.features.fair_play import welcome_screen
from bot.discord_app.features.follow import tell_followers
from bot.discord_app.features.lobby.notifications import Gathering
from bot.discord_app.features.lobby.screens import lobby_screen
from bot.discord_app.features.play.calls import call_screen, digest, people_called
from bot.discord_app.features.seat_transfer import said_in_channel
from bot.discord_app.install_link import lacking
from bot.discord_app.layout import Screen
from bot.discord_app.moderation import is_closed_by_moderators, stand_still
from bot.discord_app.parts.board import board_screen, happened
from bot.discord_app.parts.ending import how_it_ended
from bot.discord_app.parts.narration import told_above_turn
from bot.discord_app.parts.notices import (
    closed_place_screen,
    notice_screen,
    reminder_screen,
    thread_name,
)
from bot.discord_app.parts.pictures import cover
from bot.discord_app.parts.undone import undone
from bot.discord_app.parts.votes import settled
from bot.discord_app.press import YOUNG
from bot.discord_app.private_messages import PrivateMessages
from bot.i18n.speech import words_in
from bot.model.proposals import ProposalKind
from bot.model.questions import Position
from bot.model.sent_messages import SentMessage
from bot.model.tables import Phase, SeatInfo, TableInfo
from bot.tables.game import placement
from bot.tables.lobby import lobbies
from bot.tables.publishing import (
    About,
    Blocked,
    ContactChannel,
    Kind,
    Notify,
    OutboxRow,
    SentState,
)
from bot.tables.queries import reading

log = logging.getLogger(__name__)

TOLD_CHARACTERS = 1_500
"""How many characters of what happened a public message shows."""

BURIED = 5
"""Messages of the table below its board, after which the next change is a new board."""

RESULT = "result"
"""Slot of the result in the channel above the table's thread."""

UNDONE_CHARACTERS = 800
"""How many characters of the moves to undo are shown."""


class DiscordPublisher:
    """Shows outbox rows on Discord.

    Older boards are left as they are: what can be pressed there says nothing about the position, and works for ever. The last
    one of a finished game has nothing to press any more.
    """

    def __init__(self, bot: BaseClient, delivery: Delivery | None = None) -> None:
        self._bot = bot
        self._delivery = delivery or Delivery(bot)
        self._panels = PrivateMessages(bot, self._delivery)
        self._gathering = Gathering(bot, self._delivery)

    async def publish(self, row: OutboxRow, sent: SentState) -> None:
        """Show the row. Raises `TryLater` and `Blocked`."""
        await self._bot.wait_until_ready()
        match row.kind:
            case Kind.LOBBY:
                await self._lobby(row, sent)
            case Kind.TERMS:
                await self._terms(row, sent)
            case Kind.TURN:
                await self._turn(row, sent)
            case Kind.FINAL:
                await self._final(row, sent)
            case Kind.PRIVATE:
                await self._panels.show(row, sent)
            case Kind.REMINDER:
                if not await self._panels.remind(row, sent):
                    await self._reminder(row, sent)
            case Kind.CALLS:
                await self._calls(row, sent)
            case Kind.NOTICE:
                await self._notice(row, sent)

    # -- in public ---------------------------------------------------------------------------------------------------

    async def _lobby(self, row: OutboxRow, sent: SentState) -> None:
        """The lobby message: made once, then kept current; one that was deleted is made again while people gather."""
        lobby = await lobbies.read(self._bot.tables.context, row.table)
        table = lobby.table
        picture = await cover(self._bot, lobby) if table.phase is Phase.LOBBY else []
        wanted = await self._wanted_again(table)
        invited = await self._bot.tables.invitations.invited(table.id)
        may_call = {one.user_id for one in invited}
        called = [
            id
            for id in wanted
            if id in may_call and await self._bot.tables.people.notify(id) is not Notify.NONE
        ]
        guests = [one for one in invited if one.declined or one.user_id not in wanted]
        screen = lobby_screen(lobby, picture, wanted, tuple(called), guests)
        last = sent.of(row.slot)
        if table.phase is not Phase.LOBBY:
            await self._gathering.take_away(sent)
        if last is not None:
            edited = await self._edit(row, table, last, screen)
            if edited is Edited.DONE:
                await sent.edited(row.slot, revision=table.revision, told_to=table.step)
            if edited is Edited.DONE or table.phase is not Phase.LOBBY:
                return
        if last is not None or table.phase is not Phase.CLOSED:
            await self._send(row, sent, table, screen, table.channel_id)

    async def _wanted_again(self, table: TableInfo) -> list[int]:
        """Ids of those who have played the game before and have not joined its rematch."""
        if table.rematch_of is None or table.phase is not Phase.LOBBY:
            return []
        before = await reading.table(self._bot.tables.context, table.rematch_of)
        people = [info.person.user_id for info in before.people if info.person is not None]
        return [user_id for user_id in people if table.of_user(user_id) is None]

    async def _terms(self, row: OutboxRow, sent: SentState) -> None:
        """The terms, first message of the table's own thread: it calls nobody and brings its people there."""
        if sent.mine() is not None:
            return
        table = await self._with_a_thread(
            await reading.table(self._bot.tables.context, row.table), sent
        )
        people = [info.person.user_id for info in table.people if info.person is not None]
        brought = tuple(
            id for id in people if table.thread_id and row.contacts.get(id) != ContactChannel.NONE
        )
        screen = welcome_screen(table, row.terms or "", brought)
        await self._send(row, sent, table, structs.replace(screen, pings=()), silent=True)
        posted = sent.of(row.slot)
        if brought and posted is not None and posted.channel_id == table.thread_id:
            bringing = self._delivery.bring_in(posted.channel_id, posted.message_id, screen)
            self._bot.beside(bringing)

    async def _turn(self, row: OutboxRow, sent: SentState) -> None:
        """The board: a new message when somebody must be told, else the newest one changed."""
        position = await reading.position(self._bot.tables.context, row.table)
        table = position.table
        words = words_in(table.language, table)
        last = sent.mine() or sent.of(row.slot)
        if last is not None and (sent.mine() is not None or self._may_change(row, sent, last)):
            page = await happened(self._bot, position, last.told_from)
            text = told_above_turn(
                table, page.entries, words, self._bot.app_emojis, TOLD_CHARACTERS
            )
            screen = await board_screen(
                self._bot, position, words, told=text, events=page.last_told
            )
            if await self._edit(row, table, last, screen) is Edited.DONE:
                await sent.edited(row.slot, revision=table.revision, told_to=table.step)
                return
        since = await self._since(table, last)
        page = await happened(self._bot, position, since)
        text = told_above_turn(table, page.entries, words, self._bot.app_emojis, TOLD_CHARACTERS)
        pings = _people(table, row)
        screen = await board_screen(
            self._bot, position, words, told=text, pings=pings, events=page.last_told
        )
        await self._send(row, sent, table, screen, told_from=since)

    def _may_change(self, row: OutboxRow, sent: SentState, last: SentMessage) -> bool:
        """Whether the newest message may simply be changed: nobody is to be called, it is young, and stands far down."""
        is_young = discord.utils.utcnow() - last.sent_at < YOUNG
        return not row.ping and is_young and sent.below(row.slot) < BURIED

    async def _since(self, table: TableInfo, last: SentMessage | None) -> int:
        """The step after which a new board begins to tell: all that stands in no message yet, and the last person's decision.

        Whoever is called by it reads there what a robot has done meanwhile, though the message before was changed to tell it.
        """
        untold = -1 if last is None else last.told_to
        decided = await reading.before_last_decision(self._bot.tables.context, table)
        return untold if decided is None else min(untold, decided)

    async def _final(self, row: OutboxRow, sent: SentState) -> None:
        """The end of the game."""
        position = await reading.position(self._bot.tables.context, row.table)
        table = position.table
        words = words_in(table.language, table)
        last = sent.mine() or sent.of(row.slot)
        page = await happened(self._bot, position, last.told_to if last else -1)
        told = how_it_ended(table, page.entries, words, self._bot.app_emojis)
        screen = await final_screen(self._bot, position, words, told)
        mine = sent.mine()
        if mine is not None and await self._edit(row, table, mine, screen) is Edited.DONE:
            await sent.edited(row.slot, revision=table.revision, told_to=table.step)
        else:
            if mine is None and last is not None:
                await self._close(row, position, last)
            await self._send(row, sent, table, screen)
        await self._result(row, sent, position)
        await tell_followers(self._bot, self._delivery, sent, position)
        final = sent.of(row.slot)
        if final is not None and final.channel_id == table.thread_id:
            await self._delivery.put_away(final.channel_id)

    async def _close(self, row: OutboxRow, position: Position, last: SentMessage) -> None:
        """Take the buttons and whose turn it was from the last board: the end stands below it."""
        table = position.table
        words = words_in(table.language, table)
        page = await happened(self._bot, position, last.told_from)
        entries = [entry for entry in page.entries if entry.step <= last.told_to]
        text = told_above_turn(table, entries, words, self._bot.app_emojis, TOLD_CHARACTERS)
        screen = await board_screen(self._bot, position, words, told=text, events=page.last_told)
        await self._edit(row, table, last, screen)

    async def _result(self, row: OutboxRow, sent: SentState, position: Position) -> None:
        """The result once more in the channel above the table's thread, if we may write there; once."""
        table, final = position.table, sent.of(row.slot)
        if final is None or final.channel_id == table.channel_id or sent.of(RESULT) is not None:
            return
        words = words_in(table.language, table)
        screen = await result_screen(self._bot, position, words, final.message_id)
        try:
            message_id = await self._delivery.send(table.channel_id, screen, f"{row.nonce}.r")
        except (PlaceGoneError, PlaceClosedError):
            log.info("table %s: cannot post the result in %s", table.id, table.channel_id)
            return
        await sent.record(
            RESULT, table.channel_id, message_id, revision=table.revision, told_to=table.step
        )

    async def _reminder(self, row: OutboxRow, sent: SentState) -> None:
        """A word to whoever is waited for, by name."""
        table = await reading.table(self._bot.tables.context, row.table)
        info = _of_seat(table, row)
        if info is None or not info.required or info.person is None:
            return
        board = sent.of("board")
        screen = reminder_screen(table, info, board.message_id if board else None)
        await self._send(row, sent, table, screen)

    async def _notice(self, row: OutboxRow, sent: SentState) -> None:
        """Something that is said once."""
        if row.about in {About.FULL, About.INVITED, About.CHANGED}:
            await self._gathering.call(row, sent)
            return
        if sent.mine() is not None or row.notice is None:
            return
        table = await reading.table(self._bot.tables.context, row.table)
        if await settled(self._delivery, row, sent, table, row.notice):
            return
        is_played = table.phase is Phase.PLAYING
        position = (
            await reading.position(self._bot.tables.context, row.table) if is_played else None
        )
        undone = await self._would_be_undone(row, position)
        screen = notice_screen(table, row, row.notice, position, undone)
        if not await said_in_channel(self._delivery, row, sent, table, screen):
            await self._send(row, sent, table, screen)

    async def _calls(self, row: OutboxRow, sent: SentState) -> None:
        """Opportunities that somebody is called for: each once, as long as it is open."""
        position = await reading.position(self._bot.tables.context, row.table)
        table = position.table
        wanted = {
            f"call:{digest(call)}": call for call in position.calls if people_called(table, call)
        }
        for slot in sent.slots("call:"):
            old = sent.of(slot)
            if slot not in wanted and old is not None:
                await self._delivery.remove(old.channel_id, old.message_id)
                sent.forget(slot)
        for slot, call in wanted.items():
            if sent.of(slot) is None:
                screen = call_screen(table, call, self._rung(row, people_called(table, call)))
                await self._send(row, sent, table, screen, slot=slot)

    def _rung(self, row: OutboxRow, called: Iterable[int]) -> tuple[int, ...]:
        """Those of the people who want to be notified, and have not been too often: whoever makes offers may make many."""
        rings = self._bot.tables.context.rings
        return tuple(
            user_id
            for user_id in called
            if row.contacts.get(user_id) is not ContactChannel.NONE
            and rings.lets_ring(row.table, user_id)
        )

    async def _would_be_undone(self, row: OutboxRow, position: Position | None) -> str:
        """What the open request to take back is about; empty for any other notice."""
        asked = None if position is None else position.ballot(row.vote)
        if row.vote is not ProposalKind.UNDO or position is None or asked is None:
            return ""
        table, after = position.table, asked.base
        page = await happened(self._bot, position, table.step if after is None else after)
        words = words_in(table.language, table)
        emojis = self._bot.app_emojis
        return undone(table, asked.seat, page.moves, words, emojis, UNDONE_CHARACTERS)

    # -- places ------------------------------------------------------------------------------------------------------

    async def _with_a_thread(self, table: TableInfo, sent: SentState) -> TableInfo:
        """The table in a thread of its own, where the server allows it."""
        if table.thread_id is not None:
            return table
        thread_id = await self._thread(table, sent)
        if thread_id is None:
            return table
        await placement.set_thread(self._bot.tables.context, table.id, thread_id)
        return await reading.table(self._bot.tables.context, table.id)

    async def _thread(self, table: TableInfo, sent: SentState) -> int | None:
        """A thread for the table: one that it had, or a new one."""
        below = _lobby_of(table, sent)
        return await self._delivery.thread(table.channel_id, below, thread_name(table))

    async def _place(self, table: TableInfo, sent: SentState) -> int:
        """Where the table's next message belongs.

        A game that had to go on in the channel of its lobby goes back to a thread as soon as the server allows it.
        """
        if table.thread_id is not None or table.phase is not Phase.PLAYING:
            return table.place_id
        is_seen = self._bot.get_channel(table.channel_id) is not None
        if not is_seen or _lobby_of(table, sent) is None:
            return table.channel_id
        return await self._thread(table, sent) or table.channel_id

    async def _send(
        self,
        row: OutboxRow,
        sent: SentState,
        table: TableInfo,
        screen: Screen,
        place_id: int | None = None,
        *,
        told_from: int | None = None,
        slot: str | None = None,
        silent: bool = False,
    ) -> None:
        """Send a public message and remember it; where the thread is closed to us, in the channel.

        What moderators have closed stays closed: the table stands still.

        The table moves once the message stands there: what is closed for a while, or to a bot that was thrown out, is
        not given up.
        """
        place = place_id or await self._place(table, sent)
        own_nonce = row.nonce if slot is None else row.nonce_in(slot)
        nonce = own_nonce
        try:
            message_id = await self._delivery.send(place, screen, nonce, silent=silent)
        except (PlaceGoneError, PlaceClosedError) as lost:
            if place == table.channel_id:
                await self._tell_host(row, table, place)
                raise Blocked from lost
            if table.phase is Phase.PLAYING and await is_closed_by_moderators(self._bot, table):
                await stand_still(self._bot, table)
                raise Blocked from lost
            place = table.channel_id
            nonce = f"{own_nonce}.{place % 1000}"
            try:
                message_id = await self._delivery.send(place, screen, nonce, silent=silent)
            except (PlaceGoneError, PlaceClosedError) as blocked:
                await self._tell_host(row, table, table.channel_id)
                raise Blocked from blocked
        if place_id is None and place != table.place_id:
            thread_id = None if place == table.channel_id else place
            await placement.set_thread(self._bot.tables.context, table.id, thread_id)
        await sent.record(
            slot or row.slot,
            place,
            message_id,
            revision=table.revision,
            told_to=table.step,
            told_from=told_from,
        )

    async def _edit(
        self, row: OutboxRow, table: TableInfo, last: SentMessage, screen: Screen
    ) -> Edited:
        """Change a public message; where we may not, it counts as gone."""
        try:
            return await self._delivery.edit(last.channel_id, last.message_id, screen)
        except PlaceClosedError:
            return Edited.GONE

    async def _tell_host(self, row: OutboxRow, table: TableInfo, place: int) -> None:
        """Say once to the host what is missing and where; the table waits."""
        log.warning("table %s is waiting: cannot write in %s", table.id, place)
        if row.tries > 1:
            return
        language = await self._bot.speech.of_absent(table.host.user_id, table)
        screen = closed_place_screen(
            table, place, lacking(self._bot, place), words_in(language, table)
        )
        try:
            await self._delivery.send_to(table.host.user_id, screen, f"{row.nonce}.h")
        except UnreachableError:
            log.info("the host of table %s does not accept direct messages", table.id)


def _lobby_of(table: TableInfo, sent: SentState) -> int | None:
    """The lobby message, where the game is played in its channel."""
    lobby = sent.of(Kind.LOBBY.value)
    return lobby.message_id if lobby and lobby.channel_id == table.channel_id else None


def _of_seat(table: TableInfo, row: OutboxRow) -> SeatInfo | None:
    """The row's seat."""
    return next((info for info in table.seats if info.seat == row.seat), None)


def _people(table: TableInfo, row: OutboxRow) -> tuple[int, ...]:
    """Ids of the people whom the row tells that they must act."""
    seats = (info for info in table.seats if info.seat in row.ping)
    return tuple(info.person.user_id for info in seats if info.person is not None)
