"""`/move`, `/hand` and `/log`."""

from discord import app_commands

from bot.discord_app.command import anywhere, at_table, suggest_tables
from bot.discord_app.features.play import presses as play_presses
from bot.discord_app.features.play.presses import my_hand, my_move
from bot.discord_app.localization import spoken
from bot.discord_app.reply import Interaction


@app_commands.command(name=spoken("bot-command-move"), description=spoken("bot-command-move.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
@anywhere
async def move(interaction: Interaction, table: int | None = None) -> None:
    """Show the pending decision with its controls."""
    await at_table(interaction, table, my_move, "move", choosable=True)


@app_commands.command(name=spoken("bot-command-hand"), description=spoken("bot-command-hand.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
@anywhere
async def hand(interaction: Interaction, table: int | None = None) -> None:
    """Show the hand, as picture and in words."""
    await at_table(interaction, table, my_hand, "hand", choosable=True)


@app_commands.command(name=spoken("bot-command-log"), description=spoken("bot-command-log.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def log(interaction: Interaction, table: int | None = None) -> None:
    """Show what has happened."""
    await at_table(interaction, table, play_presses.log, "log", seated=False, choosable=True)
