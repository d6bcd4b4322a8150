"""One's own note at a table."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.notes import note_form, note_screen


async def note(press: Press) -> None:
    """Show it."""
    table = await press.tables.table(press.table)
    text = await press.tables.notes.read(press.table, press.user_id)
    await press.reply.show(note_screen(table, text, press.words(table)))


async def write(press: Press) -> None:
    """Open the form."""
    table = await press.tables.table(press.table)
    text = await press.tables.notes.read(press.table, press.user_id)
    await press.reply.open(f"{press.table}:", note_form(text, press.words(table)))


async def written(press: Press) -> None:
    """Keep what was written, and show it."""
    typed = (press.texts or {}).get("note", "").strip()
    await press.tables.notes.write(press.table, press.user_id, typed)
    await note(press)
