"""Messages that were sent for a table."""

from datetime import datetime

from msgspec import Struct


class SentMessage(Struct, frozen=True):
    """A message that was sent."""

    slot: str
    channel_id: int
    message_id: int
    sent_at: datetime
    """When it was created; edits do not change it."""
    revision: int
    """The table's revision that the message shows."""
    told_from: int
    """It tells the steps after this one..."""
    told_to: int
    """...up to this one: `log_between(table, seat, told_from, told_to)`."""
    nonce: str
    """The nonce of the outbox row that created it."""
