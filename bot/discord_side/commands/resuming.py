"""`/resume`: a table that stands still because moderators have closed its thread goes on, unless that is locked."""

from discord import app_commands

from bot.discord_side.answering import Interaction
from bot.discord_side.commands.command import at_table, suggest_tables
from bot.discord_side.commands.localize import spoken
from bot.discord_side.guarding import Place, place_now
from bot.discord_side.presses.press import Press
from bot.model import TableError
from games.core.model import say


@app_commands.command(
    name=spoken("bot-command-resume"), description=spoken("bot-command-resume.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def resume(interaction: Interaction, table: int | None = None) -> None:
    """Let a table go on."""
    await at_table(interaction, table, _resume, "resume")


async def _resume(press: Press) -> None:
    """Let it go on, in another thread where its own was deleted."""
    table = await press.tables.table(press.table)
    if table.of_user(press.user_id) is None:
        raise TableError(say("tables-not-at-table"))
    lost = None
    if table.is_paused and table.thread_id is not None:
        place = await place_now(press.bot, table.thread_id)
        if place is Place.LOCKED:
            raise TableError(say("bot-thread-locked"))
        lost = table.thread_id if place is Place.GONE else None
    await press.tables.pausing.go_on(table.id, press.user_id, lost=lost)
    await press.tables.outbox.resume(table=table.id)
    await press.reply.tell(say("bot-resumed"))
