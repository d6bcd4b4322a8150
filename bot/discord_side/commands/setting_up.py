"""`/setup`: what may be opened on the server, for whoever manages it."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import carried_out
from bot.discord_side.commands.localize import spoken
from bot.discord_side.presses import setting_up


@app_commands.command(
    name=spoken("bot-command-setup"), description=spoken("bot-command-setup.about")
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def setup(interaction: Interaction) -> None:
    """Show what the server's managers have decided, with the ways to change it."""

    async def show(reply: Reply) -> None:
        await reply.show(await setting_up.setup(interaction, reply.words))

    await carried_out(interaction, show, "setup")
