"""Looking on at a table: the way to follow it, and what that means."""

from bot.discord_side.layout import Link, Screen
from bot.discord_side.screens.places import heading, table_link
from bot.model import TableInfo
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords


def follow_way(words: LocaleWords) -> Row:
    """For people without a seat, below the board."""
    return Row((Button("follow:", words("bot-follow"), "secondary"),))


def stop_way(words: LocaleWords) -> Row:
    """For those who follow the table already."""
    return Row((Button("unfollow:", words("bot-unfollow"), "secondary"),))


def following_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """What happens now, the way to end it, and the way to the table."""
    text = Text(f"{heading(table, words)}\n{words('bot-follow.about')}")
    return Screen(
        f"{table.id}:", (text, stop_way(words), Link(words("bot-to-table"), table_link(table)))
    )
