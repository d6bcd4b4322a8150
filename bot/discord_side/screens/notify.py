"""The choice of how one is called when a game waits, and of who may call one to a table."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.inviting import invitable_parts
from bot.panels.model import Option, Select, Text
from bot.tables.invitable import Invitable
from bot.tables.publishing import Notify
from bot.words.languages import LocaleWords


def notify_screen(
    chosen: Notify, invitable: Invitable, words: LocaleWords, *, on_server: bool
) -> Screen:
    """Both menus with what holds now."""
    options = tuple(
        Option(way.value, words(f"bot-notify-{way}"), chosen=way is chosen) for way in Notify
    )
    menu = Select("notifications:", words("bot-notify"), options)
    invitations = invitable_parts(invitable, words, on_server=on_server)
    return Screen(":", (Text(words(f"bot-notify-{chosen}.now")), menu, *invitations))
