"""`/move`, `/hand`, `/hint`, `/orders`, `/undo`, `/note`: one's own seat."""

from discord import app_commands

from bot.discord_side.answering import Interaction
from bot.discord_side.commands.command import at_table, suggest_tables
from bot.discord_side.commands.localize import spoken
from bot.discord_side.presses.hinting import hint as give_hint
from bot.discord_side.presses.notes import note as my_note
from bot.discord_side.presses.ordering import orders as my_orders
from bot.discord_side.presses.playing import my_hand, my_move
from bot.discord_side.presses.settling import undo as take_back


@app_commands.command(name=spoken("bot-command-move"), description=spoken("bot-command-move.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def move(interaction: Interaction, table: int | None = None) -> None:
    """Show the pending decision with its controls."""
    await at_table(interaction, table, my_move, "move")


@app_commands.command(name=spoken("bot-command-hand"), description=spoken("bot-command-hand.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def hand(interaction: Interaction, table: int | None = None) -> None:
    """Show the hand, as picture and in words."""
    await at_table(interaction, table, my_hand, "hand")


@app_commands.command(name=spoken("bot-command-hint"), description=spoken("bot-command-hint.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def hint(interaction: Interaction, table: int | None = None) -> None:
    """Say what the house would do, at a table that is played for practice."""
    await at_table(interaction, table, give_hint, "hint")


@app_commands.command(name=spoken("bot-command-undo"), description=spoken("bot-command-undo.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def undo(interaction: Interaction, table: int | None = None) -> None:
    """Take the last step back, or ask the others to agree."""
    await at_table(interaction, table, take_back, "undo")


@app_commands.command(name=spoken("bot-command-note"), description=spoken("bot-command-note.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def note(interaction: Interaction, table: int | None = None) -> None:
    """Show one's own note at the table, and let it be written."""
    await at_table(interaction, table, my_note, "note")


@app_commands.command(
    name=spoken("bot-command-orders"), description=spoken("bot-command-orders.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def orders(interaction: Interaction, table: int | None = None) -> None:
    """Show one's own orders at the table, and let them be given and given up."""
    await at_table(interaction, table, my_orders, "orders")
