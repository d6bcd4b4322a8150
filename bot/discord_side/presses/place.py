"""A table whose channel was deleted: its people look at the board elsewhere and let it go on there."""

import discord
from msgspec import structs

from bot.discord_side.delivery import Delivery
from bot.discord_side.invitation import missing
from bot.discord_side.layout import sentence
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.board import board_screen
from bot.discord_side.screens.following import follow_way, stop_way
from bot.discord_side.screens.notices import permissions_text, thread_name
from bot.model import Phase, TableInfo
from bot.panels.model import Button, Row, Text
from games.core.model import say

NO_SUCH_CHANNEL = 10003


async def board(press: Press) -> None:
    """The board; to people whose table has lost its channel, with a way to go on here."""
    position = await press.tables.position(press.table)
    words = press.words(position.table)
    screen = await board_screen(press.bot, position, words)
    if position.table.phase is Phase.PLAYING and words.reader is None:
        followers = await press.tables.following.followers(press.table)
        way = stop_way(words) if press.user_id in followers else follow_way(words)
        screen = structs.replace(screen, parts=(*screen.parts, way))
    if await _may_move_here(press, position.table):
        way = Row((Button("continue-here:", words("bot-continue-here"), "success"),))
        parts = (*screen.parts, Text(words("bot-place-lost")), way)
        screen = structs.replace(screen, parts=parts)
    await press.reply.show(screen)


async def continue_here(press: Press) -> None:
    """Let the table go on in the channel of this press, in a thread of its own where that can be."""
    table = await press.tables.table(press.table)
    words = press.words(table)
    if not await _may_move_here(press, table):
        await press.reply.tell(say("bot-place-not-lost"))
        return
    here = press.interaction.channel_id or 0
    in_thread = isinstance(press.interaction.channel, discord.Thread)
    lack = missing(press.interaction.app_permissions, in_thread=in_thread)
    if lack:
        await press.reply.say(permissions_text(lack, words))
        return
    thread = await Delivery(press.bot).thread(here, None, thread_name(table))
    await press.tables.move(press.table, press.user_id, table.channel_id, here, thread)
    await press.reply.show(sentence(words("bot-continued-here")))


async def _may_move_here(press: Press, table: TableInfo) -> bool:
    """Whether the person sits at the running table, which is of this server and has lost its channel."""
    guild = press.interaction.guild
    if guild is None or guild.id != table.guild_id or table.phase is not Phase.PLAYING:
        return False
    if table.of_user(press.user_id) is None or press.interaction.channel_id == table.channel_id:
        return False
    return await _is_deleted(press, table.channel_id)


async def _is_deleted(press: Press, channel_id: int) -> bool:
    """Whether Discord knows the channel no more; what is only closed to us may open again."""
    if press.bot.get_channel(channel_id) is not None:
        return False
    try:
        await press.bot.fetch_channel(channel_id)
    except discord.NotFound as trouble:
        return trouble.code == NO_SUCH_CHANNEL
    except discord.Forbidden:
        return False
    return False
