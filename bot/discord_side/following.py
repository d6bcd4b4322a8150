"""The result of a game for those who followed it: a direct message without a sound, once."""

import logging

from bot.discord_side.base import BaseClient
from bot.discord_side.delivery import Delivery, UnreachableError
from bot.discord_side.screens.result import followed_result_screen
from bot.model import Position
from bot.tables.publishing import SentState
from bot.words.speech import words_in

log = logging.getLogger(__name__)


async def tell_followers(
    bot: BaseClient, delivery: Delivery, sent: SentState, position: Position
) -> None:
    """Send it to everybody who has not got it and does not play there. Raises `TryLater`."""
    table, final = position.table, sent.of("board")
    for user_id in await bot.tables.following.followers(table.id):
        slot = f"follow:{user_id}"
        if sent.of(slot) is not None or table.of_user(user_id) is not None:
            continue
        words = words_in(await bot.speech.of_absent(user_id, table), table)
        screen = await followed_result_screen(
            bot, position, words, final.message_id if final else None
        )
        try:
            # The same on every try, and another one for everybody.
            nonce = f"{user_id}.{table.id % 10_000}"
            channel_id, message_id = await delivery.send_to(user_id, screen, nonce, silent=True)
        except UnreachableError:
            log.info("table %s: a follower takes no direct messages", table.id)
            continue
        await sent.record(slot, channel_id, message_id, revision=table.revision, told_to=table.step)
