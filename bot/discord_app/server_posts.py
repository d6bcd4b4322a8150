"""A server's message of the day or week on Discord: in the server's language, notifying nobody."""

from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.discord_app.base_client import BaseClient
from bot.discord_app.channel_publisher import ChannelPublisher
from bot.discord_app.delivery import Edited, PlaceClosedError
from bot.discord_app.layout import Screen
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import words_in
from bot.tables.posts import ServerPost
from bot.tables.publishing import Blocked, TryLater


class DiscordPosts(ChannelPublisher):
    """Posts, edits and finds one kind of message."""

    def __init__(
        self,
        bot: BaseClient,
        screen: Callable[[ServerPost, LocaleWords], Awaitable[Screen]],
        mark: Callable[[str], str],
    ) -> None:
        """`screen`: what the message shows; `mark`: words of an edition's message that no other one has."""
        super().__init__(bot)
        self._screen = screen
        self._mark = mark

    async def find(self, post: ServerPost, since: datetime) -> int | None:
        """The id of our message since then that has the edition's mark. Raises `TryLater` and `Blocked`."""
        mark = self._mark(post.edition)
        return await self.find_own(
            post.channel_id, since, lambda texts: any(mark in text for text in texts)
        )

    async def post(self, post: ServerPost) -> int:
        """Post it. Raises `TryLater` and `Blocked`."""
        screen = await self._screen(post, await self._words(post.guild_id))
        nonce = f"{post.guild_id:x}-{post.edition.replace('-', '')}"[:25]
        return await self.send(post.channel_id, screen, nonce, silent=True)

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
