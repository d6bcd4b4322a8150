"""`/vacation`."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import carried_out
from bot.discord_side.commands.localize import spoken
from bot.discord_side.screens.away import away_screen


@app_commands.command(
    name=spoken("bot-command-vacation"), description=spoken("bot-command-vacation.about")
)
@app_commands.rename(days=spoken("bot-argument-days"))
@app_commands.describe(days=spoken("bot-argument-days.about"))
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def vacation(
    interaction: Interaction, days: app_commands.Range[int, 1, 365] | None = None
) -> None:
    """Be away for so many days, with all one's clocks standing; without a number, say how one stands with it."""
    vacations, user_id = interaction.client.tables.vacations, interaction.user.id

    async def tell(reply: Reply) -> None:
        known = (
            await vacations.of(user_id) if days is None else await vacations.begin(user_id, days)
        )
        await reply.show(away_screen(known, reply.words))

    await carried_out(interaction, tell, "vacation")
