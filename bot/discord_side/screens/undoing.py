"""Taking back more than one's own last step: what it would be and who would be asked, before anybody is."""

from bot.discord_side.base import BaseClient
from bot.discord_side.layout import Screen
from bot.discord_side.screens.telling import told
from bot.model import ALONE, Ask, Ballot
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped

UNDONE_CHARACTERS = 800
"""Of what would be taken back."""


def is_alone(ballot: Ballot) -> bool:
    """Whether nobody else is asked."""
    return not ballot.missing


async def undo_screen(bot: BaseClient, ask: Ask, ballot: Ballot, words: LocaleWords) -> Screen:
    """What would be taken back, and the button that does so or asks those whom it names."""
    table = ask.position.table
    page = await bot.tables.happened(table, ask.seat, ballot.after or 0)
    undone = told(table, page.moves, words, bot.icons, UNDONE_CHARACTERS)
    row = Row((Button("undo-sure:", words("bot-undo-ask")),))
    if not is_alone(ballot):
        names = words.all_of([words.names[seat] for seat in ballot.missing])
        about = words("bot-undo-ask.about", names=escaped(names))
    else:
        row = Row((Button(f"undo-sure:{ALONE}", words("bot-undo-sure")),))
        is_counted = bot.tables.ladders.is_counted(table)
        about = words("bot-undo-sure.about-counted" if is_counted else "bot-undo-sure.about")
    parts = [Text(about)]
    if undone:
        parts.append(Text(f"-# {words('bot-undo-would')}\n{undone}"))
    return Screen(f"{table.id}:{ask.number}", (*parts, row))
