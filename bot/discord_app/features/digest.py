"""`/digest`: what has happened at one's tables since one's last move."""

from collections.abc import Callable, Sequence
from time import monotonic

from discord import app_commands
from msgspec import structs

from bot.discord_app.base_client import BaseClient
from bot.discord_app.command import anywhere, carried_out
from bot.discord_app.layout import Part, Screen, sentence
from bot.discord_app.localization import spoken
from bot.discord_app.parts.board import board_shown
from bot.discord_app.parts.narration import last_round
from bot.discord_app.parts.news import what_matters
from bot.discord_app.parts.table_list import MOST_BUTTONS, line_of, open_rows
from bot.discord_app.reply import Interaction, Reply
from bot.forms.model import Button, Row, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
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
    await reply.show(await digest_screen(bot, news, reply.language, len(lines) - seen))


MOST = 8
"""Tables told of at once; those that wait for the reader come first."""

LONGEST, LINES = 3_400, 4
"""Letters in all, and lines of one table at which nothing is new."""

FEWEST, WEIGHTIEST, ALL_LINES = 5, 8, 24
"""Lines of a table with news, and of all tables together where there are few."""

PICTURES = 3
"""Tables whose board is shown: those that wait for the reader come first."""


async def digest_screen(
    bot: BaseClient, news: Sequence[tuple[TableLine, Ask]], language: str, more: int
) -> Screen:
    """What matters most at each table (at least one), the first ones with their board, and the ways to the rest.

    `more`: so many other tables of theirs are being played, of which nothing is told here.
    """
    words, room = words_in(language), LONGEST // len(news)
    most = min(WEIGHTIEST, max(FEWEST, ALL_LINES // len(news)))
    parts: list[Part] = [Text(f"### {words('bot-digest')}")]
    rest: list[TableLine] = []
    for place, (line, ask) in enumerate(news):
        reader = words_in(language, ask.position.table, ask.seat)
        text, hidden = _what_matters(bot, line, ask, reader, room, most)
        parts.append(Text(text))
        if place < PICTURES:
            parts += await board_shown(bot, ask.position, reader)
        if hidden:
            rest.append(line)
    if more:
        parts.append(Text(f"-# {words('bot-digest-more', count=more)}"))
    return Screen(":", (*parts, *_ways([line for line, _ in news], rest, words)))


def _what_matters(
    bot: BaseClient, line: TableLine, ask: Ask, words: LocaleWords, room: int, most: int
) -> tuple[str, int]:
    """Which table it is, whom it waits for, who is ahead, and what matters most; and how much else there was."""
    head = [line_of(line, words)]
    ahead = _ahead(ask, words)
    if ahead:
        head.append(f"-# {ahead}")
    head.append(f"**{words('narrator-since' if ask.has_moved else 'narrator-so-far')}**")
    left = room - sum(len(one) + 1 for one in head) - REST
    text, hidden = what_matters(_of_others(ask), words, bot.app_emojis, max(0, left), most)
    below = [f"-# {words('bot-digest-rest', count=hidden)}"] if hidden else []
    return "\n".join([*head, text, *below]), hidden


REST = 60
"""Letters that are kept for how much else there was."""


def _ahead(ask: Ask, words: LocaleWords) -> str:
    """Who is ahead in the points that lie open, and how the reader stands; empty where they tell nothing."""
    game = REGISTRY[ask.position.table.game].game
    points = game.open_points(ask.position.public)
    if points is None or len(set(points)) < 2:
        return ""
    hidden = game.hidden_points(ask.position.public, ask.private, ask.seat)
    most, own = max(points), points[ask.seat]
    known = {"own": own + hidden, "hidden": hidden} if hidden else {"own": own}
    first = [seat for seat, one in enumerate(points) if one == most]
    others = [escaped(words.names[seat]) for seat in first if seat != ask.seat]
    names = words.all_of(others)
    of_hidden = "-hidden" if hidden else ""
    if first == [ask.seat]:
        second = max(one for seat, one in enumerate(points) if seat != ask.seat)
        return words(f"bot-digest-ahead{of_hidden}.own", points=most, second=second, **known)
    if own == most:
        told = known if hidden else {}
        return words(f"bot-digest-ahead{of_hidden}.sharing", names=names, points=most, **told)
    wording = f"bot-digest-ahead{of_hidden}" + (".shared" if len(others) > 1 else "")
    return words(wording, names=names, points=most, **known)


def _ways(lines: Sequence[TableLine], rest: Sequence[TableLine], words: LocaleWords) -> list[Row]:
    """Buttons to the tables that wait for the reader, and to all that happened where not all was told."""
    waiting = [line for line in lines if line.is_required][:MOST_BUTTONS]
    more = [
        Button(f"open-one:log.{line.table}", words("bot-digest-log", table=line.table), "secondary")
        for line in rest
    ]
    rows = [Row(tuple(more[start : start + IN_ROW])) for start in range(0, len(more), IN_ROW)]
    return [*open_rows(waiting, "move", words), *rows]


IN_ROW = 5
"""Buttons side by side."""


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
    return Screen(":", (*parts, *_ways(lines, (), words)))


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
