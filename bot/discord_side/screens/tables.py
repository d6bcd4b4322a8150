"""The list of one's own tables, with the ways back to those that were left."""

from collections.abc import Sequence

from bot.discord_side.layout import Screen, sentence
from bot.discord_side.screens.places import ago, message_url
from bot.model import Phase, TableLine
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords
from bot.words.shortening import shortened

LONGEST = 3_500
WAYS_BACK = 5
"""Buttons in one row."""


def tables_screen(lines: Sequence[TableLine], words: LocaleWords) -> Screen:
    """One line per table, with a link to its newest message; those that wait for the reader first."""
    if not lines:
        return sentence(words("bot-no-tables"))
    text = "\n".join([f"### {words('bot-your-tables')}", *[_line(line, words) for line in lines]])
    left = [line for line in lines if line.is_left][:WAYS_BACK]
    told = Text(shortened(text, LONGEST))
    buttons = [
        Button(f"come-back:{line.table}", _way_back(line, left, words), "success") for line in left
    ]
    return Screen(":", (told, Row(tuple(buttons))) if buttons else (told,))


def _way_back(line: TableLine, left: Sequence[TableLine], words: LocaleWords) -> str:
    """What the button says; which table only where there are several."""
    number = words("bot-lobby-number", table=str(line.table))
    return words("bot-return") if len(left) == 1 else f"{words('bot-return')}: {number}"


def _line(line: TableLine, words: LocaleWords) -> str:
    name = f"{words(f'{line.game}-name')} · {words('bot-lobby-number', table=str(line.table))}"
    url = message_url(line.guild_id, line.place_id, line.message_id)
    state = words("bot-waits-for-others")
    if line.is_left:
        state = words("bot-played-for-you")
    elif line.phase is Phase.LOBBY:
        state = words("bot-gathers")
    elif line.is_required:
        due = line.due_at
        turn = words("bot-your-turn-due", when=ago(due)) if due else words("bot-your-turn")
        state = f"**{turn}**"
    return f"- [{name}]({url}) – {state}"
