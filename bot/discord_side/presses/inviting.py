"""Answers to invitations, and the end of waiting for a game's tables."""

from bot.discord_side.layout import sentence
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.inviting import invitable_screen, wishes_screen
from bot.kits import KITS
from bot.model import TableError
from bot.tables.invitable import Invitable
from games.core.model import say


async def decline(press: Press) -> None:
    """Do not come."""
    await press.tables.invitations.decline(press.table, press.user_id)
    await press.reply.show(sentence(press.reply.words("bot-declined")))


async def uninvite(press: Press) -> None:
    """Be invited no more on the server where one was; the answer leads back, and further."""
    guild_id = press.interaction.guild_id
    now = await press.tables.invitations.invitable(press.user_id, guild_id)
    if now is Invitable.ANYWHERE:
        await press.tables.invitations.set_invitable(press.user_id, guild_id, Invitable.NOT_HERE)
    await _show_invitable(press)


async def invitable(press: Press) -> None:
    """Choose where one may be invited."""
    guild_id = press.interaction.guild_id
    choice = next((one for one in Invitable if (one.value,) == press.values), None)
    if choice is not None:
        await press.tables.invitations.set_invitable(press.user_id, guild_id, choice)
    await _show_invitable(press)


async def _show_invitable(press: Press) -> None:
    """Where one may be invited now."""
    guild_id = press.interaction.guild_id
    now = await press.tables.invitations.invitable(press.user_id, guild_id)
    screen = invitable_screen(now, press.reply.words, on_server=guild_id is not None)
    await press.reply.show(screen)


async def unwish(press: Press) -> None:
    """Be told of that game's tables no more; what is left is shown. On servers only."""
    game, guild_id = press.address.argument, press.interaction.guild_id
    if guild_id is None or game not in KITS:
        raise TableError(say("bot-unknown-control"))
    await press.tables.invitations.drop_wish(guild_id, press.user_id, game)
    left = await press.tables.invitations.wishes(guild_id, press.user_id)
    await press.reply.show(wishes_screen(left, (), guild_id, press.reply.words))
