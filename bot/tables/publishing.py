"""What must be shown: outbox rows, what has been sent, and the publisher's contract.

A row holds no text: it says *that* something must be shown. The publisher reads the present from the service and
shows that, so a row that is published twice, or late, shows nothing wrong.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from bot.model.proposals import ProposalKind
from bot.model.sent_messages import SentMessage
from games.core.model import Message, Seat


class Kind(StrEnum):
    """What a row asks for."""

    LOBBY = "lobby"
    """Create or refresh the lobby message (slot `lobby`), also when the lobby has closed or the game has begun."""
    TERMS = "terms"
    """Post the terms (slot `terms`); `row.terms` is the text, byte for byte. Must `record`: its id seeds the shuffle."""
    TURN = "turn"
    """Board, what happened, whose move (slot `board`). Ping `row.ping`, and only in a new message; with nobody to
    ping edit the newest message, if there is one. `board` of the finished game comes as FINAL instead."""
    PRIVATE = "private"
    """The panel of `row.seat`, a person's (slot `seat:<n>`); of a person who has left it, the way back. With a ping it is a new
    message that calls; else the one that is there is changed, and folded where nothing is asked any more."""
    REMINDER = "reminder"
    """Remind `row.seat` that it is waited for (slot `reminder:<seat>`), once, in the way that the person has chosen."""
    CALLS = "calls"
    """Opportunities that somebody is to be called for (`Position.calls`): a message for each that has none (slots `call:...`),
    which is deleted when it is closed."""
    NOTICE = "notice"
    """Say `row.notice` in public (slot `notice:<row>`), with the controls of `row.about`. A vote has a slot of its
    own kind (`vote:...`), and its outcome takes the place of the controls in that very message. FULL calls the host.
    """
    FINAL = "final"
    """The end: board, scores, secret, record, rematch (slot `board`)."""


class Notify(StrEnum):
    """How a person wants to be called when a game waits for them."""

    DIRECT = "direct"
    """By a direct message, which holds the question."""
    MENTION = "mention"
    """By a mention where the table is; no direct messages."""
    NONE = "none"
    """Not at all."""


class ContactChannel(StrEnum):
    """How a person can be called now."""

    DIRECT = "direct"
    """By a direct message."""
    CLOSED = "closed"
    """By a mention: they want direct messages, but accept none of ours, or Discord refuses them for now."""
    MENTION = "mention"
    """By a mention, as they want it: no direct messages."""
    NONE = "none"
    """Not at all, as they want it."""


BY_NAME = frozenset({ContactChannel.CLOSED, ContactChannel.MENTION})


class About(StrEnum):
    """Which controls go with a notice."""

    NOTHING = ""
    VOTE = "vote"
    """Vote on the proposal `row.vote` (`proposals.vote`)."""
    VOTE_SETTLED = "vote:done"
    """The result of that vote; it replaces the buttons in the vote's message."""
    FULL = "full"
    """The lobby is full: notify the host, once. It has no text of its own."""
    INVITED = "invited"
    """People are invited to a lobby; the notice holds their ids."""
    CHANGED = "changed"
    """A lobby's settings have changed; the notice holds the ids of the people who are to agree to them."""

    ABSENCE = "absence"
    """The seat is out of time; the others, all notified, may use `absence.play_default` or `absence.give_to_house`."""

    GIVEN_TO_ROBOT = "housed"
    """The seat ran out of time and a robot plays it; its former player is notified."""

    LEFT = "left"
    """The seat's player left and a robot plays it; the others may propose to transfer the seat."""

    OFFERED = "offered"
    """Another person may take the seat (`SeatTransfer.take`); shown where people who do not play can see it."""
    OFFER_SETTLED = "offer:done"
    """The seat was taken, or is no longer on offer."""
    TAKEN = "taken"
    """Another person has the seat and is notified."""

    ABSENCE_BY_HAND = "by-hand"
    """The seat is out of time, and its question has no automatic answer; the others may use `absence.give_to_house`."""


SETTLING = frozenset({About.VOTE_SETTLED, About.OFFER_SETTLED})
"""What ends a vote, or an offer."""

OFFERS = frozenset({About.OFFERED, About.OFFER_SETTLED})
"""What is said of one seat's being on offer, in one message of its own."""


class OutboxRow(Struct, frozen=True):
    """One thing to show."""

    id: int
    table: int
    kind: Kind
    seat: Seat | None
    revision: int
    """The table's revision when the row was last written."""
    nonce: str
    """At most 21 characters, the same on every try. For a second message of the same row, lengthen it.

    Whoever sees the message sees it too: it counts nothing, for the number of rows would tell of secret answers.
    """
    first_try_at: datetime
    """When it was first handed to a publisher."""
    tries: int
    """1 on the first try."""
    pings: tuple[tuple[Seat, int], ...] = ()
    """People's seats that began to be waited for and have not been called, with their ask: of a TURN those to be called by
    name, of a PRIVATE its own seat, if a direct message is to call it."""
    contacts: Mapping[int, ContactChannel] = {}
    """How the people of the table can be called, by their ids; those who have left a seat to a robot are among them."""
    notice: Message | None = None
    about: About = About.NOTHING
    vote: ProposalKind | None = None
    """NOTICE: the proposal that it asks about or settles."""
    calls: tuple[Seat, ...] | None = None
    """NOTICE: the only seats that it calls; None: all that it concerns."""
    terms: str | None = None
    """TERMS: the canonical JSON of the terms, to be shown in full."""

    @property
    def ping(self) -> tuple[Seat, ...]:
        """The seats to ping."""
        return tuple(seat for seat, _ in self.pings)

    def nonce_in(self, slot: str) -> str:
        """For one of several messages of the row: as long as its own, the same on every try, another one for every slot."""
        number, _, _ = self.nonce.partition("-")
        return f"{number}-{sha256(f'{self.nonce} {slot}'.encode()).hexdigest()[:10]}"

    @property
    def slot(self) -> str:
        """The slot under which its message is stored."""
        match self.kind:
            case Kind.TURN | Kind.FINAL:
                return "board"
            case Kind.PRIVATE:
                return f"seat:{self.seat}"
            case Kind.REMINDER:
                return f"reminder:{self.seat}"
            case Kind.NOTICE if self.about in OFFERS:
                return f"offer:{self.seat}"
            case Kind.NOTICE if self.vote is not None:
                return f"vote:{self.vote}"
            case Kind.NOTICE if self.about is About.FULL:
                return "full"
            case Kind.NOTICE:
                return f"notice:{self.id}"
            case _:
                return self.kind.value


def folded_slot(seat: Seat) -> str:
    """The slot of the panel that the seat was asked in last, once it asks nothing any more."""
    return f"folded:{seat}"


class SentState(Protocol):
    """What has been sent for a table; it is stored when publishing is over, however it ended."""

    def of(self, slot: str) -> SentMessage | None:
        """The newest message of that slot."""

    def mine(self) -> SentMessage | None:
        """The message of this row's slot if this very row has created it already (an earlier try): edit it, do not send."""

    def below(self, slot: str) -> int:
        """How many messages of the table stand below the newest one of that slot, in the same place."""

    def slots(self, prefix: str) -> tuple[str, ...]:
        """Slots whose names begin so, that have a message."""

    def forget(self, slot: str) -> None:
        """The message of that slot is not to be changed any more."""

    async def record(
        self,
        slot: str,
        channel_id: int,
        message_id: int,
        *,
        revision: int,
        told_to: int,
        told_from: int | None = None,
    ) -> None:
        """Remember a message that was just created: call it right after the send, as the last thing that can fail.

        `revision` and `told_to` are those of the position that was shown (`table.revision`, `table.step`). Its
        `told_from`, if not given, is the `told_to` of the message before, or its `told_from` if it was this row's own and is
        replaced.
        The row's pings count as done.
        """

    async def edited(self, slot: str, *, revision: int, told_to: int) -> None:
        """Remember that the newest message of the slot was edited to show that position."""


class Publisher(Protocol):
    """Shows outbox rows: a table's public rows one after the other, and so each seat's private rows."""

    async def publish(self, row: OutboxRow, sent: SentState) -> None:
        """Show the row; returning means it is done (or can never be: closed DMs).

        Raises `TryLater` when it failed for now, `Blocked` when it waits for people (missing permission, kicked bot).
        Anything else is a fault: it is logged and tried again, later each time.
        """


class TryLater(Exception):
    """Showing failed for now (429, 5xx, connection); it is tried again."""

    def __init__(self, seconds: float | None = None, *, maybe_sent: bool = True) -> None:
        super().__init__(f"again in {seconds} s" if seconds is not None else "again later")
        self.maybe_sent = maybe_sent
        """Whether Discord may have created the message all the same: False only for an answer that says it has not."""
        self.seconds = seconds
        """Seconds until the next try at the earliest; None: the outbox decides."""


class Blocked(Exception):
    """Showing needs people to change something first; it is tried again seldom, or at once after `Tables.resume`."""
