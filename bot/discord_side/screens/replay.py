"""A position that has been, with the way to the ones before and after it."""

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Part, Screen
from bot.discord_side.screens.board import board_shown
from bot.discord_side.screens.places import ago, heading
from bot.discord_side.screens.telling import told
from bot.panels.model import Button, Row, Text
from bot.tables.replaying import Moment
from bot.words.languages import LocaleWords

CHARACTERS = 1_500
LEAP = 10
REPLAY, FILM = "replay", "film"


async def replay_screen(bot: BaseClient, moment: Moment, words: LocaleWords) -> Screen:
    """What happened in that step, the board after it, and where to go from there."""
    table = moment.position.table
    place = words("bot-replay-place", number=moment.number, last=moment.last)
    when = f" · {ago(moment.told[-1].at)}" if moment.told else ""
    parts: list[Part] = [Text(f"{heading(table, words)}\n-# {place}{when}")]
    lines = told(table, moment.told, words, bot.icons, CHARACTERS)
    if lines:
        parts.append(Text(lines))
    parts += await board_shown(bot, moment.position, words, moment.events)
    if moment.last > 1:
        parts.append(_ways(moment, words))
        parts.append(Row((Button(f"{FILM}:", words("bot-film"), "secondary"),)))
    return Screen(f"{table.id}:", tuple(parts))


def _ways(moment: Moment, words: LocaleWords) -> Row:
    """To the beginning, ten back, one back, one on, ten on: round the ends, so that no button is ever dead."""
    at, last = moment.number, moment.last
    ways = (
        (1, "bot-replay-first"),
        (max(1, at - LEAP), "bot-replay-leap-back"),
        (at - 1 if at > 1 else last, "bot-replay-back"),
        (at + 1 if at < last else 1, "bot-replay-on"),
        (min(last, at + LEAP), "bot-replay-leap-on"),
    )
    return Row(
        tuple(
            Button(f"{REPLAY}:{to}.{place}", words(name), "secondary")
            for place, (to, name) in enumerate(ways)
        )
    )
