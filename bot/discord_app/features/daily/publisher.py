"""The daily challenge in a server's channel: one message a day, with the list of the day."""

from bot.discord_app.base_client import BaseClient
from bot.discord_app.features.daily.screens import (
    closed_screen,
    day_screen,
    game_of_the_day,
    mark_of,
)
from bot.discord_app.layout import Screen
from bot.discord_app.server_posts import DiscordPosts
from bot.i18n.languages import LocaleWords
from bot.tables.daily import challenge
from bot.tables.posts import ServerPost


def daily_posts(bot: BaseClient) -> DiscordPosts:
    """What posts the daily challenge."""

    async def screen(post: ServerPost, words: LocaleWords) -> Screen:
        listed = await challenge.list_of(bot.tables.context, post.guild_id, post.edition)
        shown = closed_screen if post.is_over else day_screen
        return shown(game_of_the_day(), post.edition, listed, words)

    return DiscordPosts(bot, screen, mark_of)
