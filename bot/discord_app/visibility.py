"""Whether a person may see a table."""

import contextlib
from collections.abc import Collection, Iterable

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
    return _is_seen(guild, table.channel_id, user)


def _is_seen(guild: discord.Guild, channel_id: int, reader: discord.Member | discord.Role) -> bool:
    """Whether that member, or everybody with that role, may see the channel or thread."""
    channel = guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        # Who is in a private one we are not told.
        channel = None if channel.is_private() else channel.parent
    return channel is not None and channel.permissions_for(reader).view_channel


async def who_sees(guild: discord.Guild, channel_id: int, people: Iterable[int]) -> Collection[int]:
    """Those of these people who may see the channel or thread; nobody whom Discord does not tell us about."""
    if _is_seen(guild, channel_id, guild.default_role):
        return tuple(people)
    found = []
    for user_id in people:
        with contextlib.suppress(discord.HTTPException):
            member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            if _is_seen(guild, channel_id, member):
                found.append(user_id)
    return found


async def refuse_hidden(interaction: Interaction, number: int) -> None:
    """Raises `TableNotFound` where the person may not look at the table: for them there is none."""
    if not may_see(await reading.table(interaction.client.tables.context, number), interaction):
        raise TableNotFound
