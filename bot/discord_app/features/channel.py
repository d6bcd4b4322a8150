"""Where a table is shown: `/board`, another channel, a closed thread and `/resume`."""

from collections.abc import Mapping

import discord
from discord import app_commands
from msgspec import structs

from bot.discord_app.command import at_table, suggest_tables
from bot.discord_app.delivery import Delivery
from bot.discord_app.features.follow import follow_way, stop_way
from bot.discord_app.features.play import presses as play_presses
from bot.discord_app.install_link import missing
from bot.discord_app.layout import sentence
from bot.discord_app.localization import spoken
from bot.discord_app.moderation import RESUME, Place, place_now
from bot.discord_app.parts.board import board_screen
from bot.discord_app.parts.notices import permissions_text, thread_name
from bot.discord_app.press import Press
from bot.discord_app.reply import Interaction
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.model.errors import NotAllowed, NotYourSeat, Unavailable
from bot.model.tables import Phase, TableInfo
from bot.tables.game import placement
from bot.tables.queries import reading
from games.core.model import say


@app_commands.command(
    name=spoken("bot-command-resume"), description=spoken("bot-command-resume.about")
)
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def resume(interaction: Interaction, table: int | None = None) -> None:
    """Let a table go on."""
    await at_table(interaction, table, _resume, "resume")


async def _resume(press: Press) -> None:
    """Let it go on, in another thread where its own was deleted."""
    table = await reading.table(press.context, press.table)
    if table.of_user(press.user_id) is None:
        raise NotYourSeat(say("tables-not-at-table"))
    lost = None
    if table.is_paused and table.thread_id is not None:
        place = await place_now(press.bot, table.thread_id)
        if place is Place.LOCKED:
            raise Unavailable(say("bot-thread-locked"))
        lost = table.thread_id if place is Place.GONE else None
    await press.tables.pauses.go_on(table.id, press.user_id, lost=lost)
    await press.tables.outbox.resume(table=table.id)
    await press.reply.tell(say("bot-resumed"))


NO_SUCH_CHANNEL = 10003


async def show_board(press: Press) -> None:
    """The board; to people whose table has lost its channel, with a way to go on here."""
    position = await reading.position(press.context, press.table)
    words = press.words(position.table)
    screen = await board_screen(press.bot, position, words)
    if position.table.phase is Phase.PLAYING and words.reader is None:
        followers = await press.tables.followers.followers(press.table)
        way = stop_way(words) if press.user_id in followers else follow_way(words)
        screen = structs.replace(screen, parts=(*screen.parts, way))
    if await _may_move_here(press, position.table) and await _is_allowed_here(press):
        way = Row((Button("continue-here:", words("bot-continue-here"), "success"),))
        parts = (*screen.parts, Text(words("bot-place-lost")), way)
        screen = structs.replace(screen, parts=parts)
    await press.reply.show(screen)


async def continue_here(press: Press) -> None:
    """Let the table go on in the channel of this press, in a thread of its own where that can be. Raises `NotAllowed`."""
    table = await reading.table(press.context, press.table)
    words = press.words(table)
    if not await _may_move_here(press, table):
        await press.reply.tell(say("bot-place-not-lost"))
        return
    if not await _is_allowed_here(press):
        raise NotAllowed(say("tables-channel-not-allowed"))
    here = press.interaction.channel_id or 0
    in_thread = isinstance(press.interaction.channel, discord.Thread)
    lack = missing(press.interaction.app_permissions, in_thread=in_thread)
    if lack:
        await press.reply.say(permissions_text(lack, words))
        return
    thread = await Delivery(press.bot).thread(here, None, thread_name(table))
    await placement.move(press.context, press.table, press.user_id, table.channel_id, here, thread)
    await press.tables.outbox.resume(user_id=press.user_id)
    await press.reply.show(sentence(words("bot-continued-here")))


async def _may_move_here(press: Press, table: TableInfo) -> bool:
    """Whether the person sits at the running table, which is of this server and has lost its channel."""
    guild = press.interaction.guild
    if guild is None or guild.id != table.guild_id or table.phase is not Phase.PLAYING:
        return False
    if table.of_user(press.user_id) is None or press.interaction.channel_id == table.channel_id:
        return False
    return await _is_deleted(press, table.channel_id)


async def _is_allowed_here(press: Press) -> bool:
    """Whether the server's managers allow tables in the channel of this press."""
    limits = await press.tables.managing.limits(press.interaction.guild_id or 0)
    return limits.allows_in(press.interaction.channel_id or 0)


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


@app_commands.command(
    name=spoken("bot-command-board"), description=spoken("bot-command-board.about")
)
@app_commands.rename(table=spoken("bot-argument-table"), text=spoken("bot-argument-text"))
@app_commands.describe(
    table=spoken("bot-argument-table.about"), text=spoken("bot-argument-text.about")
)
@app_commands.autocomplete(table=suggest_tables)
async def board(
    interaction: Interaction,
    table: int | None = None,
    text: bool = False,  # noqa: FBT001, FBT002  # an option of the command
) -> None:
    """Show the board, as a picture or in words."""
    work = play_presses.board_in_words if text else show_board
    await at_table(interaction, table, work, "board", seated=False, choosable=True)


ROUTES: Mapping[str, Route] = {
    "continue-here": Route(ReplyMode.IN_PLACE, continue_here),
    RESUME: Route(ReplyMode.ANEW, _resume),
}
"""What each control of this feature does."""
