"""Whether a person may see a table."""

import discord

from bot.discord_app.reply import Interaction
from bot.model.errors import TableNotFound
from bot.model.tables import TableInfo
from bot.tables.queries import reading


def may_see(table: TableInfo, interaction: Interaction) -> bool:
    """Whether the person has or had a seat at the table, or may see the channel in which it is played."""
    user = interaction.user
    if table.of_user(user.id) is not None or table.is_left_by(user.id):
        return True
    guild = interaction.guild
    if guild is None or guild.id != table.guild_id or not isinstance(user, discord.Member):
        return False
    if interaction.channel_id in {table.channel_id, table.thread_id}:
        return True
    channel = guild.get_channel_or_thread(table.channel_id)
    if isinstance(channel, discord.Thread):
        # Who is in a private one we are not told.
        channel = None if channel.is_private() else channel.parent
    return channel is not None and channel.permissions_for(user).view_channel


async def refuse_hidden(interaction: Interaction, number: int) -> None:
    """Raises `TableNotFound` where the person may not look at the table: for them there is none."""
    if not may_see(await reading.table(interaction.client.tables.context, number), interaction):
        raise TableNotFound
