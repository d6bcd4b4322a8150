"""Handing a seat on to another person."""

from collections.abc import Mapping

from bot.discord_app.delivery import Delivery, PlaceClosedError, PlaceGoneError
from bot.discord_app.features.leave import leaving_screen, offered_screen
from bot.discord_app.features.play.presses import my_move
from bot.discord_app.layout import Screen
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.votes import result_of_vote, voting
from bot.discord_app.press import Press, named_seat
from bot.discord_app.route import ReplyMode, Route
from bot.forms.model import Text
from bot.i18n.languages import LocaleWords
from bot.model.tables import TableInfo
from bot.tables.game.seat_transfer import VOTE
from bot.tables.publishing import About, OutboxRow, SentState
from games.core.model import say

ON_OFFER = say("bot-seat-offered")


def handed_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat another person has taken: nothing is left to be done there."""
    return Screen(f"{table.id}:", (Text(heading(table, words)), Text(words("bot-seat-handed"))))


async def offer(press: Press) -> None:
    """Offer one's own seat: whoever wants it finds it in the channel."""
    table = await press.tables.seat_transfers.offer(press.table, press.user_id)
    await press.reply.show(offered_screen(table, press.words(table)))


async def keep(press: Press) -> None:
    """Offer it no more; the ways to leave stand there again."""
    table = await press.tables.seat_transfers.keep(press.table, press.user_id)
    if table.of_user(press.user_id) is None:
        await my_move(press)
    else:
        await press.reply.show(leaving_screen(table, press.words(table)))


async def hand_on(press: Press) -> None:
    """Propose that another person may take the seat of somebody who is away, or agree to that."""
    seat = await named_seat(press)
    outcome = await press.tables.seat_transfers.propose(press.table, press.user_id, seat)
    await press.reply.tell(result_of_vote(outcome, ON_OFFER))


async def take(press: Press) -> None:
    """Take a seat that is on offer: from now on its hand is shown."""
    seat = await named_seat(press)
    await press.tables.seat_transfers.take(press.table, press.person, seat)
    await my_move(press, say("bot-seat-taken"))


async def said_in_channel(
    delivery: Delivery, row: OutboxRow, sent: SentState, table: TableInfo, screen: Screen
) -> bool:
    """Whether it stands there now; False: we may not write there, or it is another notice, which belongs where the table is.

    Raises `TryLater`.
    """
    if row.about is not About.OFFERED or table.thread_id is None:
        return False
    try:
        message_id = await delivery.send(table.channel_id, screen, f"{row.nonce}.o")
    except (PlaceGoneError, PlaceClosedError):
        return False
    await sent.record(
        row.slot, table.channel_id, message_id, revision=table.revision, told_to=table.step
    )
    return True


ROUTES: Mapping[str, Route] = {
    "offer-seat": Route(ReplyMode.IN_PLACE, offer),
    "keep-seat": Route(ReplyMode.IN_PLACE, keep),
    "hand-on": Route(ReplyMode.ANEW, hand_on),
    **voting(VOTE, ON_OFFER, "vote-hand"),
    "take-seat": Route(ReplyMode.ANEW, take),
}
"""What each control of this feature does."""
