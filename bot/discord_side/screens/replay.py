"""A position that has been, with the way to the ones before and after it."""

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Part, Screen
from bot.discord_side.screens.board import board_shown
from bot.discord_side.screens.places import ago, heading
from bot.discord_side.screens.telling import narrator, told
from bot.panels.model import Button, Row, Text
from bot.tables.replaying import Moment
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped

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
    parts += [Text(text) for text in (lines, _whispered(bot, moment, words)) if text]
    parts += await board_shown(bot, moment.position, words, moment.events)
    if moment.last > 1:
        parts.append(_ways(moment, words))
        parts.append(Row((Button(f"{FILM}:", words("bot-film"), "secondary"),)))
    return Screen(f"{table.id}:", tuple(parts))


def _whispered(bot: BaseClient, moment: Moment, words: LocaleWords) -> str:
    """What others than the reader were told, each as they read it; empty where that is nothing, or nobody's business yet."""
    table = moment.position.table
    lines = []
    for one in moment.whispers:
        teller = narrator(table, words.to(one.seat), bot.icons)
        lines.append(f"**{words('bot-replay-whispered', name=escaped(words.names[one.seat]))}**")
        lines.append(teller.digest(one.events, CHARACTERS // len(moment.whispers)))
    return "\n".join(lines)


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
