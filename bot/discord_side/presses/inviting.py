"""Answers to invitations, and the end of waiting for a game's tables."""

from bot.discord_side.layout import sentence
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.inviting import wishes_screen
from bot.kits import KITS
from bot.model import TableError
from games.core.model import say


async def decline(press: Press) -> None:
    """Do not come."""
    await press.tables.invitations.decline(press.table, press.user_id)
    await press.reply.show(sentence(press.reply.words("bot-declined")))


async def unwish(press: Press) -> None:
    """Be told of that game's tables no more; what is left is shown. On servers only."""
    game, guild_id = press.address.argument, press.interaction.guild_id
    if guild_id is None or game not in KITS:
        raise TableError(say("bot-unknown-control"))
    await press.tables.invitations.drop_wish(guild_id, press.user_id, game)
    left = await press.tables.invitations.wishes(guild_id, press.user_id)
    await press.reply.show(wishes_screen(left, (), guild_id, press.reply.words))
