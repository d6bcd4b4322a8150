"""What is stored of a person, and what they may do about it."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.final import attached
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords

ASKED, SURE = "privacy-forget", "privacy-forget-sure"


def privacy_screen(words: LocaleWords) -> Screen:
    """What is stored, why and for how long; the ways to get it and to have it deleted."""
    text = f"### {words('bot-privacy')}\n{words('bot-privacy.about')}"
    row = Row(
        (
            Button("privacy-export:", words("bot-privacy-export"), "secondary"),
            Button(f"{ASKED}:", words("bot-privacy-forget"), "danger"),
        )
    )
    return Screen(":", (Text(text), row))


def export_screen(stored: bytes, words: LocaleWords) -> Screen:
    """The file."""
    return Screen(":", (Text(words("bot-privacy-exported")), attached("feitoria-me.json", stored)))


def sure_screen(words: LocaleWords) -> Screen:
    """What deletion means, before it is done."""
    row = Row((Button(f"{SURE}:", words("bot-privacy-forget-sure"), "danger"),))
    return Screen(":", (Text(words("bot-privacy-forget.about")), row))
