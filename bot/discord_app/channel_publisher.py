"""Messages that must stand once in a channel: they are sent, or looked up where nobody can tell whether they were."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import (
    CLOSED,
    GONE,
    Delivery,
    PlaceClosedError,
    PlaceGoneError,
    passing_troubles,
    texts_of,
)
from bot.discord_app.layout import Screen
from bot.tables.publishing import Blocked

LOOKED_THROUGH = 500
"""Messages among which one is looked for that may have been sent."""

SLACK = timedelta(minutes=1)
"""Between Discord's clock and ours."""


class ChannelPublisher:
    """Sends such messages and finds them again; a subclass says what they show."""

    def __init__(self, bot: BaseClient) -> None:
        self._bot = bot
        self._delivery = Delivery(bot)

    def serves(self, guild_id: int) -> bool:
        """Whether this process is connected to that server."""
        return self._bot.is_ready() and self._bot.get_guild(guild_id) is not None

    async def find_own(
        self, channel_id: int, since: datetime, is_marked: Callable[[Sequence[str]], bool]
    ) -> int | None:
        """The id of our first message since then whose texts are marked. Raises `TryLater` and `Blocked`."""
        me = self._bot.user
        place = self._bot.get_partial_messageable(channel_id)
        with passing_troubles():
            try:
                async for message in place.history(
                    limit=LOOKED_THROUGH, after=since - SLACK, oldest_first=True
                ):
                    is_ours = me is not None and message.author.id == me.id
                    if is_ours and is_marked(texts_of(message)):
                        return message.id
            except discord.HTTPException as trouble:
                if trouble.code in GONE | CLOSED:
                    raise Blocked from trouble
                raise
        return None

    async def send(self, channel_id: int, screen: Screen, nonce: str, *, silent: bool) -> int:
        """Send it and give its id. Raises `TryLater` and `Blocked`."""
        try:
            return await self._delivery.send(channel_id, screen, nonce, silent=silent)
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Blocked from problem
