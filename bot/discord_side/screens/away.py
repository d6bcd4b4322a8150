"""How somebody stands with the days in which their clocks may stand."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.places import moment
from bot.panels.model import Button, Row, Text
from bot.tables.vacations import Vacation
from bot.words.languages import LocaleWords

BACK = "vacation-over"


def away_screen(vacation: Vacation, words: LocaleWords) -> Screen:
    """Until when one is away, with the way back; or how many days there are."""
    left = words("bot-vacation-left", days=vacation.days_left)
    if vacation.until is None:
        return Screen(":", (Text(f"{words('bot-vacation-none')}\n-# {left}"),))
    told = words("bot-vacation-until", when=moment(vacation.until))
    row = Row((Button(f"{BACK}:", words("bot-vacation-end"), "secondary"),))
    return Screen(":", (Text(f"{told}\n-# {left}"), row))
