"""Handing a seat on: offering one's own, asking for that of somebody who is away, and taking one."""

from bot.discord_side.presses.playing import my_move
from bot.discord_side.presses.press import Press, named_seat
from bot.discord_side.screens.leaving import leaving_screen, offered_screen
from bot.model import TableInfo
from bot.outcomes import Asked, Declined
from games.core.model import Message, say


async def offer(press: Press) -> None:
    """Offer one's own seat: whoever wants it finds it in the channel."""
    table = await press.tables.handing.offer(press.table, press.user_id)
    await press.reply.show(offered_screen(table, press.words(table)))


async def keep(press: Press) -> None:
    """Offer it no more; the ways to leave stand there again."""
    table = await press.tables.handing.keep(press.table, press.user_id)
    if table.of_user(press.user_id) is None:
        await my_move(press)
    else:
        await press.reply.show(leaving_screen(table, press.words(table)))


async def hand_on(press: Press) -> None:
    """Propose that another person may take the seat of somebody who is away, or agree to that."""
    seat = await named_seat(press)
    await press.reply.tell(
        _of_vote(await press.tables.handing.propose(press.table, press.user_id, seat))
    )


async def vote(press: Press) -> None:
    """Agree to that, or not."""
    agree = press.address.argument == "yes"
    await press.reply.tell(
        _of_vote(await press.tables.handing.vote(press.table, press.user_id, agree=agree))
    )


async def take(press: Press) -> None:
    """Take a seat that is on offer: from now on its hand is shown."""
    seat = await named_seat(press)
    await press.tables.handing.take(press.table, press.person, seat)
    await my_move(press, say("bot-seat-taken"))


def _of_vote(outcome: TableInfo | Asked | Declined) -> Message:
    """What came of a vote, for the voter."""
    match outcome:
        case TableInfo():
            return say("bot-seat-offered")
        case Asked():
            return say("bot-vote-counted")
        case Declined():
            return say("bot-vote-declined")
