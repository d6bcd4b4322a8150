"""Leaving a running game: what would happen, asked once more."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.places import heading
from bot.model import TableInfo
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords


def left_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat the house has: the way back."""
    back = Row((Button("come-back:", words("bot-return"), "success"),))
    text = f"{heading(table, words)}\n{words('bot-house-plays-for-you')}"
    return Screen(f"{table.id}:", (Text(text), back))


def leaving_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """The house takes the seat, or all agree to end the game; whoever is the last person there ends it by leaving."""
    if sum(info.person is not None for info in table.seats) == 1:
        last = Row((Button("leave-game:", words("bot-leave-last"), "danger"),))
        about = Text(words("bot-leave-last.about"))
        return Screen(f"{table.id}:", (Text(heading(table, words)), about, last))
    row = Row(
        (
            Button("leave-game:", words("bot-leave-game"), "danger"),
            Button("abandon:", words("bot-propose-abandon"), "danger"),
        )
    )
    parts = (Text(heading(table, words)), Text(words("bot-leave-game.about")), row)
    return Screen(f"{table.id}:", parts)
