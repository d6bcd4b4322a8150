"""A hint for whoever practises against the house."""

from bot.discord_side.presses.playing import own_ask
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.hint import hint_screen


async def hint(press: Press) -> None:
    """What the house would do with the question that is put now, and why."""
    ask = await own_ask(press)
    if ask is None:
        return
    words = press.words(ask.position.table)
    advice = await press.tables.hints.hint(ask)
    await press.reply.show(hint_screen(press.bot, ask, advice, words))
