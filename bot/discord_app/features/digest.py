"""`/digest`: what has happened at one's tables since one's last move."""

from collections.abc import Callable, Sequence
from time import monotonic

from discord import app_commands
from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import anywhere, carried_out
from bot.discord_app.layout import Part, Screen, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.narration import last_round, since_last_move
from bot.discord_app.parts.table_list import MOST_BUTTONS, line_of, open_rows
from bot.discord_app.reply import Interaction, Reply
from bot.forms.model import Text
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import words_in
from bot.model.errors import TableError
from bot.model.questions import Ask, LogEntry
from bot.model.table_lines import TableLine
from bot.model.tables import Phase
from bot.tables.queries import reading

ROUND = 8
"""Steps that are told of where nothing is new: as many as fit a few lines."""

LOOKING = 5.0
"""Seconds after which no further table is looked at, however many there are."""


async def show_digest(interaction: Interaction, reply: Reply) -> None:
    """Tell of the first tables in the list at which something has happened; a game that has just ended is none of them.

    Where nothing has at any, of what happened there last.
    """
    bot, user_id = interaction.client, interaction.user.id
    lines = [
        line
        for line in await reading.my_tables(bot.tables.context, user_id)
        if line.phase is Phase.PLAYING and not line.is_left
    ]
    news: list[tuple[TableLine, Ask]] = []
    old: list[tuple[TableLine, Ask]] = []
    seen, until = 0, monotonic() + LOOKING
    for line in lines:
        if len(news) == MOST or (seen and monotonic() > until):
            break
        seen += 1
        try:
            ask = await reading.ask(bot.tables.context, line.table, user_id)
        except TableError:
            continue
        if is_news(ask):
            news.append((line, ask))
        else:
            old.append((line, ask))
    if not news:
        told = [
            (
                line,
                ask,
                (await reading.log(bot.tables.context, line.table, user_id, limit=ROUND)).entries,
            )
            for line, ask in old[:MOST]
        ]
        more = len(lines) - len(told)
        await reply.show(no_news_screen(bot, told, reply.language, more))
        return
    await reply.show(digest_screen(bot, news, reply.language, len(lines) - seen))


MOST = 8
"""Tables told of at once; those that wait for the reader come first."""

LONGEST, LINES = 3_400, 4
"""Letters in all, and lines of one table."""


def digest_screen(
    bot: BaseClient, news: Sequence[tuple[TableLine, Ask]], language: str, more: int
) -> Screen:
    """A paragraph for each table (at least one), with the way to it, and buttons to those that wait for the reader.

    `more`: so many other tables of theirs are being played, of which nothing is told here.
    """
    room = LONGEST // len(news)

    def happened(ask: Ask, words: LocaleWords, longest: int) -> str:
        return since_last_move(_of_others(ask), words, bot.app_emojis, longest, LINES)

    told = [_paragraph(line, ask, room, language, happened) for line, ask in news]
    return _screen([line for line, _ in news], told, more, words_in(language))


def no_news_screen(
    bot: BaseClient,
    last: Sequence[tuple[TableLine, Ask, Sequence[LogEntry]]],
    language: str,
    more: int,
) -> Screen:
    """That nothing has happened, and what happened last at each table: the steps that are given, the newest last."""
    words = words_in(language)
    nothing = words("bot-digest-nothing")
    if not last:
        return sentence(nothing)
    room = LONGEST // len(last)
    told = [nothing]
    for line, ask, entries in last:

        def happened(
            ask: Ask, words: LocaleWords, longest: int, entries: Sequence[LogEntry] = entries
        ) -> str:
            return last_round(ask, entries, words, bot.app_emojis, longest, LINES)

        told.append(_paragraph(line, ask, room, language, happened))
    return _screen([line for line, _, _ in last], told, more, words)


def is_news(ask: Ask) -> bool:
    """Whether anything has happened since the reader's own last move."""
    return any(entry.events or entry.struck for entry in _of_others(ask).since)


def _screen(
    lines: Sequence[TableLine], told: Sequence[str], more: int, words: LocaleWords
) -> Screen:
    """What is told, how many tables are not, and buttons to those that wait for the reader."""
    parts: list[Part] = [Text("\n".join([f"### {words('bot-digest')}", *told]))]
    if more:
        parts.append(Text(f"-# {words('bot-digest-more', count=more)}"))
    waiting = [line for line in lines if line.is_required][:MOST_BUTTONS]
    return Screen(":", (*parts, *open_rows(waiting, "move", words)))


def _paragraph(
    line: TableLine,
    ask: Ask,
    room: int,
    language: str,
    happened: Callable[[Ask, LocaleWords, int], str],
) -> str:
    """Which table it is, whom it waits for, and what has happened there, as its reader may know it."""
    words: LocaleWords = words_in(language, ask.position.table, ask.seat)
    headline = line_of(line, words)
    return f"{headline}\n{happened(ask, words, max(0, room - len(headline) - 1))}"


def _of_others(ask: Ask) -> Ask:
    """Without what the reader has done in person."""
    since = tuple(
        entry
        for entry in ask.since
        if entry.struck or entry.seat != ask.seat or entry.by != "person"
    )
    return structs.replace(ask, since=since)


@app_commands.command(
    name=spoken("bot-command-digest"), description=spoken("bot-command-digest.about")
)
@anywhere
async def digest(interaction: Interaction) -> None:
    """Tell what has happened at one's tables since one's own last moves."""

    async def show(reply: Reply) -> None:
        await show_digest(interaction, reply)

    await carried_out(interaction, show, "digest")
