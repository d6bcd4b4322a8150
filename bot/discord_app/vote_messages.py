"""Messages of votes: whoever finds an old one finds no buttons there, but what became of the vote."""

from bot.discord_app.delivery import Delivery, Edited, PlaceClosedError
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.tables import TableInfo
from bot.tables.publishing import SETTLING, About, OutboxRow, SentState
from games.core.model import Message, say


async def settled(
    delivery: Delivery, row: OutboxRow, sent: SentState, table: TableInfo, notice: Message
) -> bool:
    """Whether the notice, the outcome of a vote, now stands where that was asked, in place of the controls.

    A vote that is put anew stands in a new message: the one before it keeps no controls either. Raises `TryLater`.
    """
    if row.about is About.VOTE:
        await _told_at(delivery, row, sent, table, say("bot-vote-below"))
    return row.about in SETTLING and await _told_at(delivery, row, sent, table, notice)


async def _told_at(
    delivery: Delivery, row: OutboxRow, sent: SentState, table: TableInfo, outcome: Message
) -> bool:
    """Whether that stands in the place of the controls of the newest message of the row's slot."""
    asked = sent.of(row.slot)
    if asked is None:
        return False
    text = escaped(words_in(table.language, table).say(outcome))
    try:
        done = await delivery.settle(asked.channel_id, asked.message_id, f"**{text}**")
    except PlaceClosedError:
        return False
    return done is Edited.DONE
