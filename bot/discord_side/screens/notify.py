"""The choice of how one is called when a game waits."""

from bot.discord_side.layout import Screen
from bot.panels.model import Option, Select, Text
from bot.tables.publishing import Notify
from bot.words.languages import LocaleWords


def notify_screen(chosen: Notify, words: LocaleWords) -> Screen:
    """The menu with what holds now."""
    options = tuple(
        Option(way.value, words(f"bot-notify-{way}"), chosen=way is chosen) for way in Notify
    )
    menu = Select("notifications:", words("bot-notify"), options)
    return Screen(":", (Text(words(f"bot-notify-{chosen}.now")), menu))
