"""Following a table at which one does not play."""

import logging
from collections.abc import Mapping

from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import Delivery, UnreachableError
from bot.discord_app.features.end.result import followed_result_screen
from bot.discord_app.layout import Link, Screen
from bot.discord_app.parts.links import heading, table_link
from bot.discord_app.press import Press
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import words_in
from bot.model.questions import Position
from bot.model.tables import TableInfo
from bot.tables.publishing import SentState
from games.core.model import say


async def follow(press: Press) -> None:
    """Follow a table that is played where one may look: its result comes when it is over."""
    table = await press.tables.followers.follow(press.table, press.user_id)
    await press.reply.show(following_screen(table, press.words(table)))


async def stop(press: Press) -> None:
    """Follow it no more; whoever did not, does not."""
    await press.tables.followers.stop(press.table, press.user_id)
    await press.reply.tell(say("bot-unfollowed"))


def follow_way(words: LocaleWords) -> Row:
    """For people without a seat, below the board."""
    return Row((Button("follow:", words("bot-follow"), "secondary"),))


def stop_way(words: LocaleWords) -> Row:
    """For those who follow the table already."""
    return Row((Button("unfollow:", words("bot-unfollow"), "secondary"),))


def following_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """What happens now, the way to end it, and the way to the table."""
    text = Text(f"{heading(table, words)}\n{words('bot-follow.about')}")
    return Screen(
        f"{table.id}:", (text, stop_way(words), Link(words("bot-to-table"), table_link(table)))
    )


log = logging.getLogger(__name__)


async def tell_followers(
    bot: BaseClient, delivery: Delivery, sent: SentState, position: Position
) -> None:
    """Send it to everybody who has not got it and does not play there. Raises `TryLater`."""
    table, final = position.table, sent.of("board")
    for user_id in await bot.tables.followers.followers(table.id):
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
            log.info("table %s: a follower does not accept direct messages", table.id)
            continue
        await sent.record(slot, channel_id, message_id, revision=table.revision, told_to=table.step)


ROUTES: Mapping[str, Route] = {
    "follow": Route(ReplyMode.ANEW, follow),
    "unfollow": Route(ReplyMode.ANEW, stop, everywhere=True),
}
"""What each control of this feature does."""
