"""A server's message of the day or week on Discord: in the server's language, notifying nobody."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import (
    CLOSED,
    GONE,
    Delivery,
    Edited,
    PlaceClosedError,
    PlaceGoneError,
    passing_troubles,
    texts_of,
)
from bot.discord_app.layout import Screen
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import words_in
from bot.tables.posts import ServerPost
from bot.tables.publishing import Blocked, TryLater

LOOKED_THROUGH = 500
"""Messages among which one is looked for that may have been sent."""

SLACK = timedelta(minutes=1)
"""Between Discord's clock and ours."""


class DiscordPosts:
    """Posts, edits and finds one kind of message."""

    def __init__(
        self,
        bot: BaseClient,
        screen: Callable[[ServerPost, LocaleWords], Awaitable[Screen]],
        mark: Callable[[str], str],
    ) -> None:
        """`screen`: what the message shows; `mark`: words of an edition's message that no other one has."""
        self._bot = bot
        self._delivery = Delivery(bot)
        self._screen = screen
        self._mark = mark

    def serves(self, guild_id: int) -> bool:
        """Whether this process is connected to that server."""
        return self._bot.is_ready() and self._bot.get_guild(guild_id) is not None

    async def find(self, post: ServerPost, since: datetime) -> int | None:
        """The id of our message since then that has the edition's mark. Raises `TryLater` and `Blocked`."""
        me, mark = self._bot.user, self._mark(post.edition)
        place = self._bot.get_partial_messageable(post.channel_id)
        with passing_troubles():
            try:
                async for message in place.history(
                    limit=LOOKED_THROUGH, after=since - SLACK, oldest_first=True
                ):
                    is_ours = me is not None and message.author.id == me.id
                    if is_ours and any(mark in text for text in texts_of(message)):
                        return message.id
            except discord.HTTPException as trouble:
                if trouble.code in GONE | CLOSED:
                    raise Blocked from trouble
                raise
        return None

    async def post(self, post: ServerPost) -> int:
        """Post it. Raises `TryLater` and `Blocked`."""
        screen = await self._screen(post, await self._words(post.guild_id))
        nonce = f"{post.guild_id:x}-{post.edition.replace('-', '')}"[:25]
        try:
            return await self._delivery.send(post.channel_id, screen, nonce, silent=True)
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Blocked from problem

    async def edit(self, post: ServerPost, message_id: int) -> bool:
        """Bring it up to date. Raises `TryLater` and `Blocked`."""
        screen = await self._screen(post, await self._words(post.guild_id))
        try:
            edited = await self._delivery.edit(post.channel_id, message_id, screen)
        except PlaceClosedError as problem:
            raise Blocked from problem
        if edited is Edited.TOO_OLD:
            raise TryLater(maybe_sent=False)
        return edited is Edited.DONE

    async def _words(self, guild_id: int) -> LocaleWords:
        """The server's language."""
        limits = await self._bot.tables.managing.limits(guild_id)
        guild = self._bot.get_guild(guild_id)
        locale = "" if guild is None else guild.preferred_locale.value
        return words_in(limits.language or self._bot.speech.nearest(locale))
