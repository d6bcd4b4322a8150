"""One's own data: given out, or deleted."""

from bot.discord_side.layout import sentence
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.privacy import export_screen, sure_screen


async def export(press: Press) -> None:
    """Give out what is stored."""
    stored = await press.tables.privacy.export(press.user_id)
    await press.reply.show(export_screen(stored, press.reply.words))


async def forget(press: Press) -> None:
    """Say what deleting means, and ask."""
    await press.reply.show(sure_screen(press.reply.words))


async def forget_for_sure(press: Press) -> None:
    """Delete."""
    words = press.reply.words
    await press.tables.privacy.forget(press.user_id)
    await press.reply.show(sentence(words("bot-privacy-forgotten")))
