"""Sending, changing and removing messages: Discord's answers turned into what the outbox understands."""

import contextlib
import logging
from collections.abc import Iterator
from enum import Enum
from typing import Literal

import aiohttp
import discord
from discord import ui
from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.layout import (
    Screen,
    attachments,
    completed,
    files,
    kept,
    mentions,
    said_in,
    view,
)
from bot.discord_app.without_emojis import with_or_without_emojis
from bot.tables.publishing import TryLater

log = logging.getLogger(__name__)

GONE = {10003, 10008}
"""Unknown channel, unknown message."""

CLOSED = {50001, 50013, 50083, 160005, 160006}
"""No access, no permission, thread archived, thread locked, too many threads."""

UNREACHABLE = {10013, 50007, 50278}
"""No such person, direct messages closed, no server in common."""

REFUSED_TO_ALL = {20026, 40003}
"""None of our direct messages at all for now, direct messages opened too fast: nobody gets one for a while."""

TOO_OLD = 30046

HAS_THREAD = 160004

NOBODY = discord.AllowedMentions.none()
"""Mentioned in a direct message, which calls its reader by itself."""

WEEK: Literal[10_080] = 10_080
"""Minutes until a thread in which nobody writes is put away: the longest there is."""


BETWEEN_NAMES = " · "
"""Between the parts of a thread's name."""


class PlaceGoneError(Exception):
    """The channel or thread does not exist any more."""


class PlaceClosedError(Exception):
    """The bot may not write there."""


class UnreachableError(Exception):
    """The person takes no direct messages of ours."""


class Edited(Enum):
    """What became of an edit."""

    DONE = "done"
    GONE = "gone"
    """Somebody deleted the message."""
    TOO_OLD = "too old"
    """Discord takes no more edits of it for now."""


@contextlib.contextmanager
def passing_troubles() -> Iterator[None]:
    """Turns what will pass by itself into `TryLater`."""
    try:
        yield
    except discord.RateLimited as limit:
        raise TryLater(limit.retry_after, maybe_sent=False) from limit
    except (aiohttp.ClientError, OSError) as trouble:
        raise TryLater from trouble
    except discord.HTTPException as trouble:
        if trouble.status == 429 and trouble.code not in REFUSED_TO_ALL:
            raise TryLater(maybe_sent=False) from trouble
        if trouble.status >= 500:
            raise TryLater from trouble
        raise


class Delivery:
    """The way to Discord's channels, by id alone: this process need not know the server."""

    def __init__(self, bot: BaseClient) -> None:
        self._bot = bot

    async def send(
        self, channel_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> int:
        """Send a new message and give its id. The same nonce again, soon after, is the same message.

        Raises `PlaceGoneError`, `PlaceClosedError`, `TryLater`.
        """
        screen = await completed(await self._calling_no_sleeper(screen))
        with passing_troubles():
            try:
                message = await self._posted(
                    channel_id, screen, nonce, mentions(screen), silent=silent
                )
            except discord.HTTPException as trouble:
                if trouble.code in GONE:
                    raise PlaceGoneError from trouble
                if trouble.code in CLOSED:
                    raise PlaceClosedError from trouble
                raise
        self._bot.attachments.see(message)
        await self._brought_up_to_date(message, screen)
        return message.id

    async def send_to(
        self, user_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> tuple[int, int]:
        """Send a direct message; gives the ids of channel and message. Raises `UnreachableError`, `TryLater`."""
        silence = self._bot.tables.context.silence
        if silence.holds:
            raise UnreachableError
        screen = await completed(screen)
        silent = silent or await self._bot.tables.people.is_quiet(user_id)
        with passing_troubles():
            try:
                sent = await self._sent_to(user_id, screen, nonce, silent=silent)
            except discord.HTTPException as trouble:
                if trouble.code in REFUSED_TO_ALL:
                    log.warning("Discord does not accept our direct messages for now: %s", trouble)
                    silence.begin()
                    raise UnreachableError from trouble
                if trouble.code in UNREACHABLE:
                    await self._bot.tables.people.direct_closed(user_id)
                    raise UnreachableError from trouble
                raise
        silence.end()
        return sent

    async def _sent_to(
        self, user_id: int, screen: Screen, nonce: str, *, silent: bool
    ) -> tuple[int, int]:
        """Send it in the stored direct-message channel, or in a new one that is then stored."""
        known = await self._bot.tables.people.direct_channel(user_id)
        channel_id = known or await self._opened(user_id)
        while True:
            try:
                message = await self._posted(channel_id, screen, nonce, NOBODY, silent=silent)
            except discord.HTTPException as trouble:
                if trouble.code not in GONE or known is None:
                    raise
                known, channel_id = None, await self._opened(user_id)
            else:
                self._bot.attachments.see(message)
                await self._brought_up_to_date(message, screen)
                return channel_id, message.id

    async def _posted(
        self,
        channel_id: int,
        screen: Screen,
        nonce: str,
        allowed: discord.AllowedMentions,
        *,
        silent: bool,
    ) -> discord.Message:
        """The new message, which mentions whom it may."""
        place = self._bot.get_partial_messageable(channel_id)
        return await with_or_without_emojis(
            screen,
            lambda shown: place.send(
                view=self._view(shown),
                files=files(shown),
                allowed_mentions=allowed,
                nonce=nonce,
                silent=silent,
            ),
        )

    async def _brought_up_to_date(self, message: discord.Message, screen: Screen) -> None:
        """Change a message that Discord gave back for its nonce: the process that sent it died, and it shows what was then."""
        wanted = said_in(part.to_component_dict() for part in self._view(screen).children)
        if said_in(part.to_dict() for part in message.components) != wanted:
            await self.edit(message.channel.id, message.id, screen)

    async def _calling_no_sleeper(self, screen: Screen) -> Screen:
        """The screen that names people in their quiet hours without a sound."""
        quiet = [one for one in screen.pings if await self._bot.tables.people.is_quiet(one)]
        pings = tuple(one for one in screen.pings if one not in quiet)
        return structs.replace(screen, pings=pings) if quiet else screen

    def _view(self, screen: Screen) -> ui.LayoutView:
        """The screen in components, its commands as mentions."""
        return view(screen, self._bot.mentions.written)

    async def _opened(self, user_id: int) -> int:
        """The channel of the person's direct messages, opened and remembered."""
        channel = await self._bot.create_dm(discord.Object(user_id))
        await self._bot.tables.people.direct_opened(user_id, channel.id)
        return channel.id

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Edited:
        """Make a message show the screen. Nobody is notified. Raises `PlaceClosedError`, `TryLater`.

        `Edited.TOO_OLD`, too, when Discord demands a long wait: what is to be shown belongs into a new message.
        """
        partial = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        hung = self._bot.attachments.of(message_id)
        screen = await completed(screen, hung)
        is_kept = bool(kept(screen, hung))
        with passing_troubles():
            try:
                message = await with_or_without_emojis(
                    screen,
                    lambda shown: partial.edit(
                        view=self._view(shown),
                        attachments=attachments(shown, hung),
                        allowed_mentions=discord.AllowedMentions.none(),
                    ),
                )
            except (discord.RateLimited, discord.HTTPException) as trouble:
                if not (is_kept and is_kept_refused(trouble)):
                    return _not_edited(trouble)
            else:
                self._bot.attachments.edited(message, is_kept=is_kept)
                return Edited.DONE
        self._bot.attachments.refused(message_id)
        return await self.edit(channel_id, message_id, screen)

    async def bring_in(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Make the screen's people members of the thread in which it stands, if that can be done.

        A mention that comes with an edit does that without notifying them; in a new message even a silent one adds to the
        mentions that their Discord counts.
        """
        partial = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        with _at_best():
            await partial.edit(view=self._view(screen), allowed_mentions=mentions(screen))

    async def settle(self, channel_id: int, message_id: int, outcome: str) -> Edited:
        """Put the outcome of a vote in the place of its controls and of those it called; once it is there, leave it.

        Raises `PlaceClosedError`, `TryLater`.
        """
        partial = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        with passing_troubles():
            try:
                message = await partial.fetch()
                if any(isinstance(part, discord.ActionRow) for part in _inside(message)):
                    await message.edit(
                        view=_settled(message, outcome),
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
            except (discord.RateLimited, discord.HTTPException) as trouble:
                return _not_edited(trouble)
        return Edited.DONE

    async def thread(self, channel_id: int, lobby_id: int | None, name: str) -> int | None:
        """The table's thread in the channel: one that is there, else a new one; None where there can be none.

        It is opened below the lobby message, if that is known and has had none before. Raises `TryLater`.
        """
        with passing_troubles():
            try:
                channel = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(
                    channel_id
                )
                if not isinstance(channel, discord.TextChannel) or not self._may_open(channel):
                    return None
                there = self._opened_since(channel, lobby_id, name)
                return there or await self._open_thread(channel, lobby_id, name)
            except discord.HTTPException as trouble:
                if trouble.status in {400, 403, 404}:
                    log.info("no thread in channel %s: %s", channel_id, trouble)
                    return None
                raise

    def _opened_since(
        self, channel: discord.TextChannel, lobby_id: int | None, name: str
    ) -> int | None:
        """The newest thread that we opened for the table since its lobby, such as one whose id could not be stored any more.

        Its name begins with the game and the table's number; who plays comes after them, and may change.
        """
        me = self._bot.user
        if lobby_id is None or me is None:
            return None
        begins = BETWEEN_NAMES.join([*name.split(BETWEEN_NAMES)[:2], ""])
        ours = [
            thread.id
            for thread in channel.threads
            if thread.owner_id == me.id
            and thread.id >= lobby_id
            and thread.name.startswith(begins)
            and not thread.locked
        ]
        return max(ours, default=None)

    async def _open_thread(
        self, channel: discord.TextChannel, message_id: int | None, name: str
    ) -> int | None:
        """A new thread, or the one that the message already has."""
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        try:
            thread = await channel.create_thread(
                name=name,
                auto_archive_duration=WEEK,
                message=discord.Object(message_id) if message_id else None,
                type=None if message_id else kind,
            )
        except discord.HTTPException as trouble:
            if not message_id or trouble.code not in GONE | {HAS_THREAD}:
                raise
            there = trouble.code == HAS_THREAD and await self._can_be_used(message_id)
            return message_id if there else await self._open_thread(channel, None, name)
        return thread.id

    def _may_open(self, channel: discord.TextChannel) -> bool:
        """Whether we may open threads there and write in them, as far as this process can see it."""
        me = channel.guild.get_member(self._bot.user.id) if self._bot.user else None
        if me is None:
            return True
        given = channel.permissions_for(me)
        return given.create_public_threads and given.send_messages_in_threads

    async def _can_be_used(self, thread_id: int) -> bool:
        """Whether a thread is still there and not locked."""
        try:
            thread = await self._bot.fetch_channel(thread_id)
        except discord.HTTPException as trouble:
            if trouble.code in GONE | CLOSED:
                return False
            raise
        return isinstance(thread, discord.Thread) and not thread.locked

    async def put_away(self, thread_id: int) -> None:
        """Archive a thread, if that can be done; whoever writes there opens it again."""
        with _at_best():
            await self._bot.http.edit_channel(thread_id, archived=True, reason=None)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message, if that can be done."""
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        with _at_best():
            await message.delete()


def is_kept_refused(trouble: discord.DiscordException) -> bool:
    """Whether Discord may have refused an edit for a file that was to be kept, and would take it with the file anew."""
    known = GONE | CLOSED | UNREACHABLE | REFUSED_TO_ALL | {TOO_OLD}
    is_wrong = isinstance(trouble, discord.HTTPException) and trouble.status == 400
    return is_wrong and getattr(trouble, "code", None) not in known


def _not_edited(trouble: discord.RateLimited | discord.HTTPException) -> Edited:
    """Why a message stays as it is. Raises `PlaceClosedError`, and what nobody foresaw.

    A wait too long for discord.py to sleep through is demanded for old messages only: what stands behind the edit
    does not wait for it.
    """
    if isinstance(trouble, discord.RateLimited) or trouble.code == TOO_OLD:
        return Edited.TOO_OLD
    if trouble.code in GONE | UNREACHABLE | REFUSED_TO_ALL:
        return Edited.GONE
    if trouble.code in CLOSED:
        raise PlaceClosedError from trouble
    raise trouble


@contextlib.contextmanager
def _at_best() -> Iterator[None]:
    """Nothing depends on it: a failure is noted and forgotten."""
    try:
        yield
    except (discord.DiscordException, aiohttp.ClientError, OSError) as trouble:
        log.info("could not update an old message: %s", trouble)


def _inside(message: discord.Message) -> Iterator[object]:
    """What our messages hold in their one container."""
    for outer in message.components:
        if isinstance(outer, discord.Container):
            yield from outer.children


def texts_of(message: discord.Message) -> list[str]:
    """The texts of one of our messages."""
    return [part.content for part in _inside(message) if isinstance(part, discord.TextDisplay)]


def _settled(message: discord.Message, outcome: str) -> ui.LayoutView:
    """The texts of a vote with its outcome in the place of the last, which says whose answers are missing."""
    texts = texts_of(message)
    kept = texts[:-1] if len(texts) > 1 else texts
    laid = ui.LayoutView(timeout=None)
    laid.add_item(ui.Container(*[ui.TextDisplay(text) for text in (*kept, outcome)]))
    laid.stop()
    return laid
