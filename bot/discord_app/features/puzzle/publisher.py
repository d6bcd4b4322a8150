"""The puzzle in a server's channel: one message a week, which becomes its result."""

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.puzzle.screens import closed_screen, mark_of, open_screen
from bot.discord_app.layout import Screen
from bot.discord_app.server_posts import DiscordPosts
from bot.i18n.languages import LocaleWords
from bot.tables.posts import ServerPost
from bot.tables.publishing import Blocked
from bot.tables.puzzles import store
from bot.tables.puzzles.weeks import WEEK, begins_at, week_of


def puzzle_posts(bot: BaseClient) -> DiscordPosts:
    """What posts the puzzle."""
    context = bot.tables.context

    async def screen(post: ServerPost, words: LocaleWords) -> Screen:
        posed = await store.posed(context, post.edition)
        if posed is None:
            # Stored by another release: what stands there stays.
            raise Blocked
        if post.is_over:
            chosen = await store.chosen(context, posed, post.guild_id)
            return await closed_screen(bot, posed, chosen, words.language)
        last = await store.posed(context, week_of(begins_at(post.edition) - WEEK))
        return await open_screen(bot, posed, last, words.language)

    return DiscordPosts(bot, screen, mark_of)


class PublicChannels:
    """Knows which channels everybody may read."""

    def __init__(self, bot: BaseClient) -> None:
        self._bot = bot

    def is_ready(self) -> bool:
        """Whether we are connected, and know our servers."""
        return self._bot.is_ready()

    def is_public(self, guild_id: int, channel_id: int) -> bool:
        """Whether everybody on that server may read the channel, and it is not meant for adults alone."""
        guild = self._bot.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        if guild is None or channel is None or getattr(channel, "nsfw", False):
            return False
        return channel.permissions_for(guild.default_role).view_channel
