"""Looking back at a game, step by step."""

from bot.discord_side.presses.press import Press, number_in
from bot.discord_side.screens.replay import replay_screen, sight_screen
from bot.model import TableError
from games.core.model import say


async def replay(press: Press) -> None:
    """The position at the number of the press, else the last one."""
    await show(press, number_in(press.address.argument.partition(".")[0]))


async def sight(press: Press) -> None:
    """What a seat saw at the number of the press. Raises `TableError` for one that the person may not look into."""
    number, _, named = press.address.argument.partition(".")
    moment = await press.tables.past.moment(press.table, press.user_id, number_in(number))
    words = press.words(moment.position.table)
    seat = number_in(press.values[0] if press.values else named)
    seen = next((one for one in moment.sights if one.seat == seat), None)
    if seen is None:
        raise TableError(say("tables-not-your-seat"))
    await press.reply.show(await sight_screen(press.bot, moment, seen, words))


async def show(press: Press, number: int | None) -> None:
    """That position."""
    moment = await press.tables.past.moment(press.table, press.user_id, number)
    words = press.words(moment.position.table)
    await press.reply.show(await replay_screen(press.bot, moment, words))
