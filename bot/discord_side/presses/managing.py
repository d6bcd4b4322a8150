"""What a manager of the server does with its tables. Every use asks anew whether it is one."""

from bot.discord_side.answering import Interaction
from bot.discord_side.layout import Screen
from bot.discord_side.presses.press import Press, number_in
from bot.discord_side.screens.manage import ending_screen, manage_screen
from bot.model import TableError
from bot.words.languages import LocaleWords
from games.core.model import say


def managed_server(interaction: Interaction) -> int:
    """The server where a manager of it asks. Raises `TableError` for everybody else."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise TableError(say("bot-manage-refused"))
    return interaction.guild_id


async def overview(interaction: Interaction, words: LocaleWords) -> Screen:
    """The server as its manager sees it. Raises `TableError` for everybody else."""
    guild_id, managing = managed_server(interaction), interaction.client.tables.managing
    return manage_screen(await managing.tables(guild_id), words)


async def ask_end(press: Press) -> None:
    """Say what ending the chosen table means, and ask."""
    guild_id = managed_server(press.interaction)
    number = number_in(press.values[0]) if press.values else None
    table = await press.tables.table(number or 0)
    if table.guild_id != guild_id:
        raise TableError(say("tables-none"))
    await press.reply.show(ending_screen(table, press.reply.words))


async def end(press: Press) -> None:
    """End the table, and show what is left."""
    guild_id = managed_server(press.interaction)
    number = number_in(press.address.argument) or 0
    await press.tables.managing.end(number, guild_id, press.user_id)
    await press.reply.show(await overview(press.interaction, press.reply.words))
