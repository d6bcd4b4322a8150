"""What happens in trade, and the sentence that tells it."""

from games.catan.content import Goods
from games.catan.events import CatanEvent, cards
from games.core.model import Arg, Message, Seat, SeatName, SeatNames, say


class TradedWithBank(CatanEvent, frozen=True, tag="traded_with_bank"):
    """Cards have been traded with the bank (R98)."""

    seat: Seat
    gave: Goods
    took: Goods

    def words(self) -> Message:
        return say(
            "catan-event-traded-with-bank",
            seat=SeatName(self.seat),
            gave=cards(self.gave),
            took=cards(self.took),
        )


class Offered(CatanEvent, frozen=True, tag="offered"):
    """An offer is open (R89)."""

    seat: Seat
    number: int
    give: Goods
    want: Goods
    to: tuple[Seat, ...] | Seat | None
    """None: all opponents. A seat by itself was written before offers could go to some."""

    first_come: bool

    def words(self) -> Message:
        trade: dict[str, Arg] = {
            "seat": SeatName(self.seat),
            "number": self.number,
            "give": cards(self.give),
            "want": cards(self.want),
        }
        closing = "-first" if self.first_come else ""
        if self.to is None:
            return say(f"catan-event-offered{closing}", **trade)
        to = self.to if isinstance(self.to, tuple) else (self.to,)
        if len(to) == 1:
            closing = ""
        return say(f"catan-event-offered-to{closing}", **trade, partners=SeatNames(to))


class Called(CatanEvent, frozen=True, tag="called"):
    """A call is open: one side of an offer (R90)."""

    seat: Seat
    number: int
    give: Goods
    want: Goods

    def words(self) -> Message:
        if any(self.want):
            return say(
                "catan-event-seeks",
                seat=SeatName(self.seat),
                number=self.number,
                cards=cards(self.want),
            )
        return say(
            "catan-event-touts",
            seat=SeatName(self.seat),
            number=self.number,
            cards=cards(self.give),
        )


class AcceptedOffer(CatanEvent, frozen=True, tag="accepted_offer"):
    """A seat would take the offer (R91)."""

    befalls = ("offerer",)

    seat: Seat
    number: int
    offerer: Seat | None = None
    """Whose offer it is."""

    def words(self) -> Message:
        return say("catan-event-accepted-offer", seat=SeatName(self.seat), number=self.number)


class DeclinedOffer(CatanEvent, frozen=True, tag="declined_offer"):
    """A seat does not take the offer (R91)."""

    befalls = ("offerer",)

    seat: Seat
    number: int
    offerer: Seat | None = None
    """Whose offer it is."""

    def words(self) -> Message:
        return say("catan-event-declined-offer", seat=SeatName(self.seat), number=self.number)


class Proposed(CatanEvent, frozen=True, tag="proposed"):
    """An opponent proposes a trade to the active player (R92)."""

    seat: Seat
    give: Goods
    want: Goods

    def words(self) -> Message:
        return say(
            "catan-event-proposed",
            seat=SeatName(self.seat),
            give=cards(self.give),
            want=cards(self.want),
        )


class RejectedProposal(CatanEvent, frozen=True, tag="rejected_proposal"):
    """The active player has turned a proposal down (R92)."""

    befalls = ("proposer",)

    seat: Seat
    proposer: Seat

    def words(self) -> Message:
        return say(
            "catan-event-rejected-proposal",
            seat=SeatName(self.seat),
            partner=SeatName(self.proposer),
        )


class WithdrewOffer(CatanEvent, frozen=True, tag="withdrew_offer"):
    """An offer or call is withdrawn (R96)."""

    seat: Seat
    number: int


class WithdrewProposal(CatanEvent, frozen=True, tag="withdrew_proposal"):
    """A proposal is withdrawn (R96)."""

    seat: Seat


class Traded(CatanEvent, frozen=True, tag="traded"):
    """Two players have traded (R95)."""

    befalls = ("seat", "partner")

    seat: Seat
    partner: Seat
    gave: Goods
    took: Goods

    def words(self) -> Message:
        return say(
            "catan-event-traded",
            seat=SeatName(self.seat),
            partner=SeatName(self.partner),
            gave=cards(self.gave),
            took=cards(self.took),
        )


class DealFailed(CatanEvent, frozen=True, tag="deal_failed"):
    """A deal was no longer possible (R94): told to who tried to close it and who had accepted, not why."""

    befalls = ("seat", "partner")

    seat: Seat
    partner: Seat
