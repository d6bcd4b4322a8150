"""Direct messages: at most one living one a table, that calls once a question and is folded when nothing is asked any more."""

import logging
from datetime import timedelta

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import Delivery, Edited, PlaceClosedError, UnreachableError
from bot.discord_app.features.play.folded import folded_screen
from bot.discord_app.features.play.screens import hand_screen, left_screen
from bot.discord_app.features.seat_transfer import handed_screen
from bot.discord_app.layout import Screen
from bot.discord_app.parts.notices import waiting_for_you
from bot.i18n.speech import words_in
from bot.model.questions import Ask
from bot.model.sent_messages import SentMessage
from bot.model.tables import Phase, TableInfo
from bot.tables.game import placement
from bot.tables.publishing import ContactChannel, OutboxRow, SentState, folded_slot
from bot.tables.queries import reading
from games.core.model import Seat

log = logging.getLogger(__name__)

RECENT = timedelta(hours=8)
"""A message's age below which its line goes with the next question: of a day at a table a few lines stay at most."""


class PrivateMessages:
    """Shows what concerns one seat, in the direct messages of whoever has it."""

    def __init__(self, bot: BaseClient, delivery: Delivery) -> None:
        self._bot = bot
        self._delivery = delivery

    async def show(self, row: OutboxRow, sent: SentState) -> None:
        """A seat's panel: a new message that calls, or the one that is there, changed or folded. Raises `TryLater`.

        What others put to a seat that need not act is changed where it stands, and begins no message: the one at the table
        calls the seat and has the answers.
        """
        assert row.seat is not None
        ask = await reading.ask_of_seat(self._bot.tables.context, row.table, row.seat)
        table = ask.position.table
        info = table.of_seat(row.seat)
        person = info.person or info.gone
        if person is None:
            return
        await self._fold_of_former(row, sent, table, person.user_id)
        if info.person is not None and ask.is_required:
            answers = self._bot.waiting_answers
            self._bot.beside(answers.asked(ask, person.user_id))
        last = sent.mine() or sent.of(row.slot)
        contacts = row.contacts.get(person.user_id, ContactChannel.DIRECT)
        if contacts in {ContactChannel.MENTION, ContactChannel.NONE}:
            self._take_away(row.slot, sent, last)
            return
        is_played = table.phase is Phase.PLAYING
        is_left = is_played and info.person is None
        if is_played and not is_left and not ask.is_awaited:
            await self._fold(ask, sent, row.slot, last, person.user_id)
            return
        words = words_in(await self._bot.speech.of_absent(person.user_id, table), table, row.seat)
        screen = left_screen(table, words) if is_left else await hand_screen(self._bot, ask, words)
        is_call = bool(row.pings) and sent.mine() is None
        if not is_call and last is not None and await self._change(last, screen) is Edited.DONE:
            await self._remove_folded(row.seat, sent, last.channel_id)
            await sent.edited(row.slot, revision=table.revision, told_to=table.step)
            return
        if contacts is ContactChannel.DIRECT and (ask.call is None or is_left):
            await self._send(row, sent, ask, person.user_id, screen, silent=not is_call)

    async def remind(self, row: OutboxRow, sent: SentState) -> bool:
        """Call a seat once more, whose question then stands last; False: it is to be called by name. Raises `TryLater`."""
        assert row.seat is not None
        ask = await reading.ask_of_seat(self._bot.tables.context, row.table, row.seat)
        table = ask.position.table
        info = table.of_seat(row.seat)
        if sent.mine() is not None or not ask.is_required or info.person is None:
            return True
        person = info.person
        if row.contacts.get(person.user_id) is not ContactChannel.DIRECT:
            return row.contacts.get(person.user_id) is ContactChannel.NONE
        words = words_in(await self._bot.speech.of_absent(person.user_id, table), table, row.seat)
        screen = await hand_screen(self._bot, ask, words, notice=waiting_for_you(info, words))
        return await self._send(row, sent, ask, person.user_id, screen, silent=False)

    async def _send(
        self,
        row: OutboxRow,
        sent: SentState,
        ask: Ask,
        user_id: int,
        screen: Screen,
        *,
        silent: bool,
    ) -> bool:
        """Whether a new message was sent; the one before goes. Who cannot be written to is called by name instead."""
        table, slot = ask.position.table, f"seat:{row.seat}"
        last = sent.of(slot)
        try:
            channel_id, message_id = await self._delivery.send_to(
                user_id, screen, row.nonce, silent=silent
            )
        except UnreachableError:
            log.info("table %s, seat %s: direct messages are closed", table.id, ask.seat)
            if row.pings:
                await placement.refresh(self._bot.tables.context, table.id)
            return False
        for one in {slot, row.slot}:
            await sent.record(
                one, channel_id, message_id, revision=table.revision, told_to=table.step
            )
        if last is not None:
            self._bot.beside(self._delivery.remove(last.channel_id, last.message_id))
        await self._remove_folded(ask.seat, sent, channel_id)
        return True

    async def _remove_folded(self, seat: Seat, sent: SentState, channel_id: int) -> None:
        """Drop the line of what was done, for there is something new; a recent one is deleted.

        An older line stays as a record, and costs no request. A line that goes has gone before that is stored, for a
        process that dies here must find it again.
        """
        folded = sent.of(folded_slot(seat))
        if folded is None:
            return
        is_recent = discord.utils.utcnow() - folded.sent_at < RECENT
        if folded.channel_id == channel_id and is_recent:
            await self._delivery.remove(folded.channel_id, folded.message_id)
        sent.forget(folded_slot(seat))

    async def _fold(
        self, ask: Ask, sent: SentState, slot: str, last: SentMessage | None, user_id: int
    ) -> None:
        """The panel asks nothing any more: one line of it stays, which nothing makes wrong."""
        if last is None:
            return
        table = ask.position.table
        words = words_in(await self._bot.speech.of_absent(user_id, table), table, ask.seat)
        done = await self._change(last, folded_screen(ask, words, self._bot.app_emojis))
        if done is Edited.TOO_OLD:
            self._bot.beside(self._delivery.remove(last.channel_id, last.message_id))
        await self._remove_folded(ask.seat, sent, last.channel_id)
        sent.forget(slot)
        if done is Edited.DONE:
            place = last.channel_id, last.message_id
            told = {"revision": table.revision, "told_to": table.step}
            await sent.record(folded_slot(ask.seat), *place, **told)

    async def _fold_of_former(
        self, row: OutboxRow, sent: SentState, table: TableInfo, user_id: int
    ) -> None:
        """The seat's panel, where it stands with somebody who had the seat before, shows nothing of it any more; their line of
        what was done stays as it is, and never becomes the panel of whoever has the seat now.
        """
        assert row.seat is not None
        last, folded = sent.of(row.slot), sent.of(folded_slot(row.seat))
        if last is None and folded is None:
            return
        tables = self._bot.tables
        own = await tables.people.direct_channel(user_id)
        if folded is not None and folded.channel_id != own:
            sent.forget(folded_slot(row.seat))
        if last is None or last.channel_id == own:
            return
        former = await tables.seat_transfers.former(table.id, row.seat)
        language = await self._bot.speech.of_absent(former or user_id, table)
        screen = handed_screen(table, words_in(language, table))
        if await self._change(last, screen) is Edited.TOO_OLD:
            self._bot.beside(self._delivery.remove(last.channel_id, last.message_id))
        sent.forget(row.slot)

    def _take_away(self, slot: str, sent: SentState, last: SentMessage | None) -> None:
        """Whoever wants no direct messages finds none."""
        if last is not None:
            self._bot.beside(self._delivery.remove(last.channel_id, last.message_id))
            sent.forget(slot)

    async def _change(self, last: SentMessage, screen: Screen) -> Edited:
        """Change a panel without a sound; where we may not, it counts as gone."""
        try:
            return await self._delivery.edit(last.channel_id, last.message_id, screen)
        except PlaceClosedError:
            return Edited.GONE
