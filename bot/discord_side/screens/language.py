"""The choice of one's own language."""

from collections.abc import Sequence

from bot.discord_side.layout import Screen
from bot.panels.model import Option, Select, Text
from bot.words.languages import LocaleWords
from bot.words.speech import LANGUAGES

AS_DISCORD = "discord"
"""The value that stands for no choice of one's own."""


def language_screen(chosen: str | None, words: LocaleWords) -> Screen:
    """The menu of languages, each called by its own name."""
    options = [Option(AS_DISCORD, words("bot-language-as-discord"), chosen=chosen is None)]
    options += [
        Option(name, LANGUAGES.words(name)("bot-language-name"), chosen=name == chosen)
        for name in LANGUAGES.names
    ]
    menu = Select("language:", words("bot-language"), tuple(options))
    return Screen(":", (Text(words("bot-language-now")), menu))


def chosen_language(values: Sequence[str]) -> str | None:
    """What was chosen in the menu; None: as Discord says."""
    return next((value for value in values if value in LANGUAGES.names), None)
