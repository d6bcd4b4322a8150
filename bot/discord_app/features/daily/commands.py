"""`/daily`: today's challenge."""

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.features.daily.screens import game_of_the_day, overview
from bot.discord_app.localization import spoken
from bot.discord_app.reply import Interaction, Reply
from bot.tables.daily import challenge


@app_commands.command(
    name=spoken("bot-command-daily"), description=spoken("bot-command-daily.about")
)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def daily(interaction: Interaction) -> None:
    """Show today's challenge, the way into it, and the lists of the server."""

    async def show(reply: Reply) -> None:
        context, user_id = interaction.client.tables.context, interaction.user.id
        days = await challenge.days(context)
        tried = await challenge.attempt(context, days.today, user_id)
        listed = await challenge.list_of(context, interaction.guild_id or 0, days.today.day)
        await reply.show(overview(game_of_the_day(), days, tried, listed, reply.words))

    await carried_out(interaction, show, "daily")
