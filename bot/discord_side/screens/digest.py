"""What has happened at a reader's tables while they were away, in a few lines for each."""

from collections.abc import Sequence

from msgspec import structs

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Part, Screen, sentence
from bot.discord_side.screens.tables import MOST_BUTTONS, line_of, open_rows
from bot.discord_side.screens.telling import since_last_move
from bot.model import Ask
from bot.panels.model import Text
from bot.tables.lines import TableLine
from bot.words.languages import LocaleWords
from bot.words.speech import words_in

MOST = 8
"""Tables told of at once; those that wait for the reader come first."""

LONGEST, LINES = 3_400, 4
"""Letters in all, and lines of one table."""


def digest_screen(
    bot: BaseClient, news: Sequence[tuple[TableLine, Ask]], language: str, more: int
) -> Screen:
    """A paragraph for each table, with the way to it, and buttons to those that wait for the reader.

    `more`: so many other tables of theirs are being played, of which nothing is told here.
    """
    words = words_in(language)
    if not news:
        return sentence(words("bot-digest-nothing"))
    room = LONGEST // len(news)
    told = [_paragraph(bot, line, ask, room, language) for line, ask in news]
    parts: list[Part] = [Text("\n".join([f"### {words('bot-digest')}", *told]))]
    if more:
        parts.append(Text(f"-# {words('bot-digest-more', count=more)}"))
    waiting = [line for line, _ in news if line.is_required][:MOST_BUTTONS]
    return Screen(":", (*parts, *open_rows(waiting, "move", words)))


def is_news(ask: Ask) -> bool:
    """Whether anything has happened since the reader's own last move."""
    return any(entry.events or entry.struck for entry in _of_others(ask).since)


def _paragraph(bot: BaseClient, line: TableLine, ask: Ask, room: int, language: str) -> str:
    """Which table it is, whom it waits for, and what has happened there, as its reader may know it."""
    words: LocaleWords = words_in(language, ask.position.table, ask.seat)
    headline = line_of(line, words)
    happened = since_last_move(
        _of_others(ask), words, bot.icons, max(0, room - len(headline) - 1), LINES
    )
    return f"{headline}\n{happened}"


def _of_others(ask: Ask) -> Ask:
    """Without what the reader has done in person."""
    since = tuple(
        entry
        for entry in ask.since
        if entry.struck or entry.seat != ask.seat or entry.by != "person"
    )
    return structs.replace(ask, since=since)
