"""`/manage`: the server's tables, for whoever manages it."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import carried_out
from bot.discord_side.commands.localize import spoken
from bot.discord_side.presses.managing import overview


@app_commands.command(
    name=spoken("bot-command-manage"), description=spoken("bot-command-manage.about")
)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def manage(interaction: Interaction) -> None:
    """Show the server as its manager sees it."""

    async def show(reply: Reply) -> None:
        await reply.show(await overview(interaction, reply.words))

    await carried_out(interaction, show, "manage")
