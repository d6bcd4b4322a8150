"""`/note`: one's own notes at a table."""

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.discord_app.command import anywhere, at_table, suggest_tables
from bot.discord_app.layout import Screen
from bot.discord_app.localization import spoken
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.way_back import way_back
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Entry, Modal, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.model.tables import TableInfo
from bot.tables.game.notes import LONGEST_NOTE
from bot.tables.queries import reading


@app_commands.command(name=spoken("bot-command-note"), description=spoken("bot-command-note.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
@anywhere
async def note(interaction: Interaction, table: int | None = None) -> None:
    """Show one's own note at the table, and let it be written."""
    await at_table(interaction, table, show_note, "note")


async def show_note(press: Press) -> None:
    """Show it."""
    table = await reading.table(press.context, press.table)
    text = await press.tables.notes.read(press.table, press.user_id)
    words = press.words(table)
    await press.reply.show(note_screen(table, text, way_back(press, table, words), words))


async def write(press: Press) -> None:
    """Open the form."""
    table = await reading.table(press.context, press.table)
    text = await press.tables.notes.read(press.table, press.user_id)
    await press.reply.open(f"{press.table}:", note_form(text, press.words(table)))


async def written(press: Press) -> None:
    """Keep what was written, and show it."""
    typed = (press.texts or {}).get("note", "").strip()
    await press.tables.notes.write(press.table, press.user_id, typed)
    await show_note(press)


NOTE = "note"
"""Verb of the button that shows it."""

WRITE = "write-note"
"""Verb of the button that opens the form."""

WRITTEN = "note-written"
"""Verb of the form."""


def note_screen(table: TableInfo, text: str, back: Sequence[Button], words: LocaleWords) -> Screen:
    """What the reader has written down at the table, for nobody else, and the ways to change it and back."""
    shown = escaped(text) if text else words("bot-note-none")
    told = f"{heading(table, words)}\n{shown}\n-# {words('bot-note.about')}"
    write = Button(f"{WRITE}:", words("bot-note-write"), "secondary" if back else "primary")
    return Screen(f"{table.id}:", (Text(told), Row((*back, write))))


def note_form(text: str, words: LocaleWords) -> Modal:
    """The form with what is there already."""
    entry = Entry(
        "note",
        words("bot-note"),
        words("bot-note.hint"),
        value=text,
        longest=LONGEST_NOTE,
        has_lines=True,
        required=False,
    )
    return Modal(WRITTEN, words("bot-note"), (entry,))


ROUTES: Mapping[str, Route] = {
    NOTE: Route(ReplyMode.ASIDE, show_note, renews=NOTE),
    WRITE: Route(ReplyMode.FORM, write),
    WRITTEN: Route(ReplyMode.IN_PLACE, written),
}
"""What each control of this feature does."""
