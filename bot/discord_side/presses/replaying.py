"""Looking back at a game, step by step."""

from bot.discord_side.presses.press import Press, number_in
from bot.discord_side.screens.replay import replay_screen


async def replay(press: Press) -> None:
    """The position at the number of the press, else the last one."""
    await show(press, number_in(press.address.argument.partition(".")[0]))


async def show(press: Press, number: int | None) -> None:
    """That position."""
    moment = await press.tables.past.moment(press.table, press.user_id, number)
    words = press.words(moment.position.table)
    await press.reply.show(await replay_screen(press.bot, moment, words))
