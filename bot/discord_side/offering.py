"""Seats that are on offer: said in the channel above the table's thread, where people find it who do not play there."""

from bot.discord_side.delivery import Delivery, PlaceClosedError, PlaceGoneError
from bot.discord_side.layout import Screen
from bot.model import TableInfo
from bot.tables.publishing import About, OutboxRow, SentState


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
