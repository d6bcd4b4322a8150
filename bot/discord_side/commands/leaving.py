"""`/leave`: out of a lobby at once, out of a running game after a question."""

from discord import app_commands

from bot.discord_side.answering import Interaction
from bot.discord_side.commands.command import at_table, suggest_tables
from bot.discord_side.commands.localize import spoken
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.leaving import leaving_screen
from bot.model import Phase, TableError
from games.core.model import say


@app_commands.command(
    name=spoken("bot-command-leave"), description=spoken("bot-command-leave.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def leave(interaction: Interaction, table: int | None = None) -> None:
    """Leave a table."""
    await at_table(interaction, table, _leave, "leave")


async def _leave(press: Press) -> None:
    """Leave the lobby, or ask what is to become of the seat."""
    table = await press.tables.table(press.table)
    if table.of_user(press.user_id) is None:
        raise TableError(say("tables-not-at-table"))
    if table.phase is Phase.LOBBY:
        await press.tables.leave_lobby(table.id, press.user_id)
        await press.reply.tell(say("bot-left"))
    else:
        await press.reply.show(leaving_screen(table, press.words(table)))
