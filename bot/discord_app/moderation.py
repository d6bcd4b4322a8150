"""Moderators win: a table whose thread they lock or delete stands still, and nothing is opened again against them."""

import logging
from contextlib import suppress
from enum import Enum

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import Delivery, UnreachableError, passing_troubles
from bot.discord_app.layout import Screen
from bot.forms.model import Button, Row, Text
from bot.i18n.speech import words_in
from bot.model.errors import TableError, TableNotFound
from bot.model.tables import Phase, TableInfo
from bot.tables.publishing import TryLater
from bot.tables.queries import reading

log = logging.getLogger(__name__)

RESUME = "resume"
"""Verb of the button by which a player lets the table go on."""


class Place(Enum):
    """What has become of a channel or thread."""

    OPEN = "open"
    LOCKED = "locked"
    """A moderator has locked it, or it is hidden from us."""
    GONE = "gone"


async def place_now(bot: BaseClient, channel_id: int) -> Place:
    """What Discord says about a channel or thread. Raises `TryLater`."""
    with passing_troubles():
        try:
            place = await bot.fetch_channel(channel_id)
        except discord.NotFound:
            return Place.GONE
        except (discord.Forbidden, discord.InvalidData):
            return Place.LOCKED
    return Place.LOCKED if isinstance(place, discord.Thread) and place.locked else Place.OPEN


async def is_closed_by_moderators(bot: BaseClient, table: TableInfo) -> bool:
    """Whether the table's thread was locked or deleted, while its channel is open to us. Raises `TryLater`."""
    if table.thread_id is None or await place_now(bot, table.channel_id) is not Place.OPEN:
        return False
    return await place_now(bot, table.thread_id) is not Place.OPEN


async def thread_changed(bot: BaseClient, thread_id: int, *, is_open: bool) -> None:
    """A thread is open or locked now, or was deleted: the table in it stands still, or goes on."""
    for table in await reading.tables_in(bot.tables.context, thread_id):
        if table.thread_id != thread_id or table.phase is not Phase.PLAYING:
            continue
        if is_open and table.is_paused:
            # Another update of the thread may have come first, or the game is over meanwhile.
            with suppress(TableError):
                await bot.tables.pauses.go_on(table.id)
            await bot.tables.outbox.resume(table=table.id)
        elif not is_open and await _is_alone_closed(bot, table):
            await stand_still(bot, table)


async def _is_alone_closed(bot: BaseClient, table: TableInfo) -> bool:
    """Whether only the thread is closed, not its channel as well; where Discord does not say so now, it is believed."""
    try:
        return await is_closed_by_moderators(bot, table)
    except TryLater:
        return True


async def stand_still(bot: BaseClient, table: TableInfo) -> None:
    """Let the table stand still, and say so once to its host, who can tell the others."""
    try:
        if not await bot.tables.pauses.pause(table.id):
            return
    except TableNotFound:
        return
    log.info("table %s is paused: its thread is closed", table.id)
    words = words_in(await bot.speech.of_absent(table.host.user_id, table), table)
    told = Text(words("bot-thread-closed", table=str(table.id)))
    screen = Screen(f"{table.id}:", (told, Row((Button(f"{RESUME}:", words("bot-resume")),))))
    try:
        await Delivery(bot).send_to(table.host.user_id, screen, f"still-{table.id}")
    except (UnreachableError, TryLater):
        log.info("the host of table %s does not accept direct messages", table.id)
