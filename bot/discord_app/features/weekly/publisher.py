"""Weekly summaries as messages: in the server's language, of tables whose channels the readers may see, calling nobody."""

import contextlib
from datetime import datetime
from typing import TypeAlias

import discord

from bot.discord_app.channel_publisher import ChannelPublisher
from bot.discord_app.delivery import CLOSED, GONE, passing_troubles
from bot.discord_app.features.weekly.screens import mark_of, summary_screen
from bot.model.errors import TableError
from bot.model.questions import Position
from bot.tables.jobs.weekly import Listed, Summary
from bot.tables.publishing import Blocked
from bot.tables.queries import reading

LADDERS = 6

Place: TypeAlias = "discord.abc.GuildChannel | discord.Thread"


class DiscordSummaries(ChannelPublisher):
    """Posts summaries on Discord."""

    async def has_posted(self, channel_id: int, due_at: datetime, tried_at: datetime) -> bool:
        """Whether a message of ours since that first try has the summary's mark."""
        mark = mark_of(due_at)
        found = await self.find_own(
            channel_id, tried_at, lambda texts: any(mark in text for text in texts)
        )
        return found is not None

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
        await self.send(summary.channel_id, screen, nonce, silent=True)


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
