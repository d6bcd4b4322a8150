"""The list of one's own tables."""

from collections.abc import Sequence

from bot.layout import Screen, sentence
from bot.locale import LocaleWords
from bot.panels.limits import shortened
from bot.screens.places import ago, message_url
from bot.tables.model import Phase, TableLine

LONGEST = 3_500


def tables_screen(lines: Sequence[TableLine], words: LocaleWords) -> Screen:
    """One line per table, with a link to its newest message; those that wait for the reader first."""
    if not lines:
        return sentence(words("bot-no-tables"))
    text = "\n".join([f"### {words('bot-your-tables')}", *[_line(line, words) for line in lines]])
    return sentence(shortened(text, LONGEST))


def _line(line: TableLine, words: LocaleWords) -> str:
    name = f"{words(f'{line.game}-name')} · {words('bot-lobby-number', table=str(line.table))}"
    url = message_url(line.guild_id, line.place_id, line.message_id)
    state = words("bot-waits-for-others")
    if line.phase is Phase.LOBBY:
        state = words("bot-gathers")
    elif line.is_required:
        due = line.due_at
        turn = words("bot-your-turn-due", when=ago(due)) if due else words("bot-your-turn")
        state = f"**{turn}**"
    return f"- [{name}]({url}) – {state}"
