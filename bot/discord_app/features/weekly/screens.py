"""A server's tables once a week: what is played and whose turn it is, what gathers, what has ended, who leads."""

from collections.abc import Sequence
from datetime import datetime

from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import message_url, title
from bot.discord_app.parts.narration import verdict
from bot.discord_app.parts.table_list import line_of
from bot.forms.model import Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import in_whole_lines
from bot.i18n.speech import words_in
from bot.model.questions import Position
from bot.tables.jobs.weekly import Listed
from bot.tables.rules.rating import Ladder

LONGEST = 3_600


def summary_screen(
    due_at: datetime,
    running: Sequence[Listed],
    gathering: Sequence[Listed],
    finished: Sequence[tuple[Listed, Position]],
    ladders: Sequence[Ladder],
    language: str,
) -> Screen:
    """The summary; nobody is called by it."""
    words = words_in(language)
    ended = [_ended(one, position, language) for one, position in finished]
    leaders = [_leader(ladder, words) for ladder in ladders if ladder.people]
    sections = (
        ("bot-summary-running", [line_of(one.line, words) for one in running]),
        ("bot-summary-gathering", [line_of(one.line, words) for one in gathering]),
        ("bot-summary-finished", ended),
        ("bot-summary-leaders", leaders),
    )
    told = [f"### {words('bot-summary')} · {mark_of(due_at)}"]
    for heading, lines in sections:
        if lines:
            told += [f"**{words(heading)}**", *lines]
    return Screen(":", (Text(in_whole_lines("\n".join(told), LONGEST)),))


def mark_of(due_at: datetime) -> str:
    """The day and minute by which a summary is told from all others, as Discord shows it."""
    return f"<t:{int(due_at.timestamp())}:D>"


def _ended(one: Listed, position: Position, language: str) -> str:
    """A game that has ended, and who has won."""
    words, line = words_in(language, position.table), one.line
    name = title(line.game, line.table, escaped(line.name or ""), words)
    url = message_url(line.guild_id, line.place_id, line.message_id)
    return f"- [{name}]({url}) – {verdict(position, words)}"


def _leader(ladder: Ladder, words: LocaleWords) -> str:
    """Who is first in a game; all of them, where several are."""
    first = [escaped(one.name) for rank, one in ladder.ranked() if rank == 1]
    return f"- {words(f'{ladder.game}-name')}: {words.all_of(first)}"
