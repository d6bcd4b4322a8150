"""What a manager of the server does with its tables. Every use asks anew whether it is one."""

from msgspec import structs

from bot.discord_side.answering import Interaction
from bot.discord_side.layout import Screen
from bot.discord_side.presses.press import Press, number_in
from bot.discord_side.screens.manage import (
    EVERYWHERE,
    HERE,
    NOT_HERE,
    ending_screen,
    manage_screen,
)
from bot.kits import KITS
from bot.model import TableError
from bot.tables.limits import Limits
from bot.words.languages import LocaleWords
from games.core.model import say

MOST_CHANNELS = 50


def managed_server(interaction: Interaction) -> int:
    """The server where a manager of it asks. Raises `TableError` for everybody else."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise TableError(say("bot-manage-refused"))
    return interaction.guild_id


async def overview(interaction: Interaction, words: LocaleWords) -> Screen:
    """The server as its manager sees it. Raises `TableError` for everybody else."""
    guild_id, managing = managed_server(interaction), interaction.client.tables.managing
    tables, limits = await managing.tables(guild_id), await managing.limits(guild_id)
    return manage_screen(tables, limits, interaction.channel_id or 0, words)


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


async def games(press: Press) -> None:
    """Allow the chosen games; all of them: any that may come, too."""
    chosen = tuple(name for name in KITS if name in press.values)
    await _allow(press, games=None if len(chosen) in {0, len(KITS)} else chosen)


async def channels(press: Press) -> None:
    """Allow this channel, or no longer, or every channel."""
    guild_id = managed_server(press.interaction)
    known = (await press.tables.managing.limits(guild_id)).channels or ()
    here = press.interaction.channel_id or 0
    others = tuple(channel for channel in known if channel != here)
    about = press.address.argument
    if about == HERE and len(others) < MOST_CHANNELS:
        await _allow(press, channels=(*others, here))
    elif about == NOT_HERE:
        await _allow(press, channels=others or None)
    elif about == EVERYWHERE:
        await _allow(press, channels=None)
    else:
        raise TableError(say("bot-manage-too-many", most=MOST_CHANNELS))


async def _allow(press: Press, **changed: object) -> None:
    """Let the server's limits hold with that change, and show them."""
    guild_id = managed_server(press.interaction)
    before: Limits = await press.tables.managing.limits(guild_id)
    after = structs.replace(before, **changed)
    await press.tables.managing.allow(guild_id, press.user_id, after)
    await press.reply.show(await overview(press.interaction, press.reply.words))
