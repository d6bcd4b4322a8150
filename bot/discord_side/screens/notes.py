"""One's own note at a table, and the form in which it is written."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.places import heading
from bot.model import TableInfo
from bot.panels.model import Button, Entry, Modal, Row, Text
from bot.tables.notes import LONGEST_NOTE
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped

WRITE = "write-note"
"""Verb of the button that opens the form."""

WRITTEN = "note-written"
"""Verb of the form."""


def note_screen(table: TableInfo, text: str, words: LocaleWords) -> Screen:
    """What the reader has written down at the table, for nobody else, and the button with which that is changed."""
    shown = escaped(text) if text else words("bot-note-none")
    told = f"{heading(table, words)}\n{shown}\n-# {words('bot-note.about')}"
    return Screen(
        f"{table.id}:", (Text(told), Row((Button(f"{WRITE}:", words("bot-note-write")),)))
    )


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
