"""When somebody is not called."""

from datetime import datetime

from bot.discord_side.layout import Screen
from bot.panels.model import Button, Row, Text
from bot.quiet import Quiet
from bot.tables.hours import OwnTime
from bot.words.languages import LocaleWords
from bot.words.zones import city, clock_in

NO_QUIET = "quiet-off"


def quiet_screen(own: OwnTime, now: datetime, words: LocaleWords) -> Screen:
    """The hours in which it is quiet, what follows from them, and the way to end that; or how to have some."""
    title, about = f"### {words('bot-quiet')}", f"-# {words('bot-quiet.about')}"
    if own.quiet is None:
        return Screen(":", (Text("\n".join([title, words("bot-quiet-none"), about])),))
    told = words("bot-quiet-hours", **_told(own.quiet, now))
    row = Row((Button(f"{NO_QUIET}:", words("bot-quiet-end"), "secondary"),))
    return Screen(":", (Text("\n".join([title, told, about])), row))


def _told(quiet: Quiet, now: datetime) -> dict[str, str]:
    """The hours as clocks show them, and where."""
    return {
        "begin": f"{quiet.begin}:00",
        "end": f"{quiet.end}:00",
        "city": city(quiet.zone),
        "now": clock_in(quiet.zone, now),
    }
