"""Weekly summaries as messages: in the server's language, of tables whose channels the readers may see, calling nobody."""

import contextlib
from datetime import datetime, timedelta
from typing import TypeAlias

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
from bot.discord_app.features.weekly.screens import mark_of, summary_screen
from bot.model.errors import TableError
from bot.model.questions import Position
from bot.tables.jobs.weekly import Listed, Summary
from bot.tables.publishing import Blocked
from bot.tables.queries import reading

LOOKED_THROUGH = 500
"""Messages among which one is looked for that may have been sent."""

SLACK = timedelta(minutes=1)
"""Between Discord's clock and ours."""

LADDERS = 6

Place: TypeAlias = "discord.abc.GuildChannel | discord.Thread"


class DiscordSummaries:
    """Posts summaries on Discord."""

    def __init__(self, bot: BaseClient) -> None:
        self._bot = bot
        self._delivery = Delivery(bot)

    def serves(self, guild_id: int) -> bool:
        """Whether this process is connected to that server."""
        return self._bot.is_ready() and self._bot.get_guild(guild_id) is not None

    async def has_posted(self, channel_id: int, due_at: datetime, tried_at: datetime) -> bool:
        """Whether a message of ours since that first try has the summary's mark."""
        me, mark = self._bot.user, mark_of(due_at)
        place = self._bot.get_partial_messageable(channel_id)
        with passing_troubles():
            try:
                async for message in place.history(
                    limit=LOOKED_THROUGH, after=tried_at - SLACK, oldest_first=True
                ):
                    is_ours = me is not None and message.author.id == me.id
                    if is_ours and any(mark in text for text in texts_of(message)):
                        return True
            except discord.HTTPException as trouble:
                if trouble.code in GONE | CLOSED:
                    raise Blocked from trouble
                raise
        return False

    async def post(self, summary: Summary) -> None:
        """Post it, unless there is nothing to tell. Raises `TryLater` and `Blocked`."""
        guild = self._bot.get_guild(summary.guild_id)
        if guild is None:
            raise Blocked

        place = await _place(guild, summary.channel_id)

        def seen(listed: tuple[Listed, ...]) -> tuple[Listed, ...]:
            return tuple(one for one in listed if _may_be_read(guild, place, one))

        tables = self._bot.tables
        limits = await tables.managing.limits(guild.id)
        language = limits.language or self._bot.speech.nearest(guild.preferred_locale.value)
        finished: list[tuple[Listed, Position]] = []
        for one in seen(summary.finished):
            with contextlib.suppress(TableError):
                position = await reading.position(tables.context, one.line.table)
                finished += [(one, position)] if position.sheets else []
        ladders = [
            await tables.leaderboards.ladder(guild.id, game)
            for game in (await tables.leaderboards.games(guild.id))[:LADDERS]
        ]
        running, gathering = seen(summary.running), seen(summary.gathering)
        if not (running or gathering or finished):
            return
        screen = summary_screen(summary.due_at, running, gathering, finished, ladders, language)
        nonce = f"{guild.id:x}-{int(summary.due_at.timestamp()) % 2**28:x}"
        try:
            await self._delivery.send(summary.channel_id, screen, nonce, silent=True)
        except (PlaceGoneError, PlaceClosedError) as problem:
            raise Blocked from problem


async def _place(guild: discord.Guild, channel_id: int) -> Place:
    """The channel or thread. Raises `TryLater` and `Blocked`."""
    with passing_troubles():
        try:
            return guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        except discord.HTTPException as trouble:
            if trouble.code in GONE | CLOSED:
                raise Blocked from trouble
            raise


def _may_be_read(guild: discord.Guild, place: Place, listed: Listed) -> bool:
    """Whether everybody who sees that place sees the table's channel, role by role."""
    if listed.channel_id == place.id:
        return True
    theirs = guild.get_channel_or_thread(listed.channel_id)
    if theirs is None:
        return False
    if isinstance(theirs, discord.Thread) and theirs.is_private():
        return False
    return all(
        theirs.permissions_for(role).view_channel
        for role in guild.roles
        if place.permissions_for(role).view_channel
    )
