"""What happens in trade, and the sentence that tells it."""

from games.catan.content import NOTHING, Goods
from games.catan.events import CatanEvent, cards
from games.core.model import Arg, Event, Message, Seat, SeatName, SeatNames, say


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
    give: Goods = NOTHING
    """What that one gives; empty where that was not written yet."""
    want: Goods = NOTHING

    def words(self) -> Message:
        """With what the trade would be."""
        if any(self.want):
            sides = {"give": cards(self.give), "want": cards(self.want)}
            return say("catan-event-accepted-trade", seat=SeatName(self.seat), **sides)
        return say("catan-event-accepted-offer", seat=SeatName(self.seat), number=self.number)


class DeclinedOffer(CatanEvent, frozen=True, tag="declined_offer"):
    """A seat does not take the offer (R91)."""

    befalls = ("offerer",)

    seat: Seat
    number: int
    offerer: Seat | None = None
    """Whose offer it is."""
    to: tuple[Seat, ...] = ()
    """To whom it was put; empty where that was not written yet, nor what was offered."""
    give: Goods = NOTHING
    want: Goods = NOTHING

    def words(self) -> Message:
        """With what was offered."""
        if any(self.want):
            sides = {"give": cards(self.give), "want": cards(self.want)}
            return say("catan-event-declined-trade", seat=SeatName(self.seat), **sides)
        return say("catan-event-declined-offer", seat=SeatName(self.seat), number=self.number)

    def joined(self, later: Event) -> Event | None:
        """Both who do not take it."""
        return _refusal((self.seat,), self, later)


class Refused(CatanEvent, frozen=True, tag="refused"):
    """Several seats do not take the offer: tells their answers in one line, and is never stored."""

    befalls = ("offerer",)

    seats: tuple[Seat, ...]
    number: int
    offerer: Seat | None
    to: tuple[Seat, ...]
    give: Goods
    want: Goods

    def words(self) -> Message:
        """That nobody takes what was offered, once all to whom it was put have said so."""
        sides = {"give": cards(self.give), "want": cards(self.want)}
        if self.to and set(self.to) <= set(self.seats):
            return say("catan-event-nobody-wants", **sides)
        seats = SeatNames(self.seats)
        if any(self.want):
            return say("catan-event-declined-trade-together", seats=seats, **sides)
        return say("catan-event-declined-offer-together", seats=seats, number=self.number)

    def joined(self, later: Event) -> Event | None:
        """Those and one more."""
        return _refusal(self.seats, self, later)


def _refusal(
    seats: tuple[Seat, ...], earlier: DeclinedOffer | Refused, later: Event
) -> Event | None:
    """What those seats and a later one have said to one offer, each once."""
    if not isinstance(later, DeclinedOffer):
        return None
    if (later.offerer, later.number) != (earlier.offerer, earlier.number):
        return None
    together = tuple(dict.fromkeys([*seats, later.seat]))
    if len(together) == 1:
        return later
    return Refused(together, later.number, later.offerer, later.to, later.give, later.want)


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


class LapsedProposal(CatanEvent, frozen=True, tag="lapsed_proposal"):
    """The active player has ended trade without answering a proposal (R96)."""

    befalls = ("proposer",)

    seat: Seat
    proposer: Seat

    def words(self) -> Message:
        return say(
            "catan-event-lapsed-proposal",
            seat=SeatName(self.seat),
            partner=SeatName(self.proposer),
        )


class WithdrewOffer(CatanEvent, frozen=True, tag="withdrew_offer"):
    """An offer or call is withdrawn (R96)."""

    seat: Seat
    number: int
    give: Goods = NOTHING
    """What was offered; a call has one side. Both are empty where that was not written yet."""
    want: Goods = NOTHING

    def words(self) -> Message:
        """With what was offered or asked for."""
        seat = SeatName(self.seat)
        match any(self.give), any(self.want):
            case True, True:
                sides = {"give": cards(self.give), "want": cards(self.want)}
                return say("catan-event-withdrew-trade", seat=seat, **sides)
            case False, True:
                return say("catan-event-withdrew-seeks", seat=seat, cards=cards(self.want))
            case True, False:
                return say("catan-event-withdrew-touts", seat=seat, cards=cards(self.give))
            case _:
                return say("catan-event-withdrew-offer", seat=seat, number=self.number)


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
