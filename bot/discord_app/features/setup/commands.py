"""`/setup`: what may be opened on the server, for whoever manages it."""

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.features.setup import presses as setup_presses
from bot.discord_app.localization import spoken
from bot.discord_app.reply import Interaction, Reply


@app_commands.command(
    name=spoken("bot-command-setup"), description=spoken("bot-command-setup.about")
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def setup(interaction: Interaction) -> None:
    """Show what the server's managers have decided, with the ways to change it."""

    async def show(reply: Reply) -> None:
        await reply.show(await setup_presses.setup(interaction, reply.words))

    await carried_out(interaction, show, "setup")
