"""Following a table at which one does not play, and no longer."""

from bot.discord_side.presses.press import Press
from bot.discord_side.screens.following import following_screen
from games.core.model import say


async def follow(press: Press) -> None:
    """Follow a table that is played where one may look: its result comes when it is over."""
    table = await press.tables.following.follow(press.table, press.user_id)
    await press.reply.show(following_screen(table, press.words(table)))


async def stop(press: Press) -> None:
    """Follow it no more; whoever did not, does not."""
    await press.tables.following.stop(press.table, press.user_id)
    await press.reply.tell(say("bot-unfollowed"))
