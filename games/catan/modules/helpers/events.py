"""What happens with helpers."""

from typing import Annotated, TypeAlias

from games.catan.content import Hand
from games.catan.events import CatanEvent, Resource, cards
from games.core.model import Key, Message, Of, Seat, SeatName, Term, Terms, say

Helper: TypeAlias = Annotated[Key, Of("helper")]


class TookHelper(CatanEvent, frozen=True, tag="took_helper"):
    """A seat holds its first helper (R402)."""

    befalls = ("seat",)

    seat: Seat
    helper: Helper

    def words(self) -> Message:
        """With what the helper does: most players have never seen it."""
        key = self.helper.replace("_", "-")
        helper = Term("helper", self.helper)
        return say(f"catan-event-took-helper-{key}", seat=SeatName(self.seat), helper=helper)


class UsedHelper(CatanEvent, frozen=True, tag="used_helper"):
    """A helper is used."""

    seat: Seat
    helper: Helper


class FlippedHelper(CatanEvent, frozen=True, tag="flipped_helper"):
    """Side B of a used helper is up (R415)."""

    seat: Seat
    helper: Helper


class ExchangedHelper(CatanEvent, frozen=True, tag="exchanged_helper"):
    """A used helper has been exchanged for another one (R416)."""

    seat: Seat
    helper: Helper
    taken: Helper


class TookFromBank(CatanEvent, frozen=True, tag="took_from_bank"):
    """A card of the bank has come to a seat through Mayor, General or Robber Bride."""

    seat: Seat
    resource: Resource


class KeptHand(CatanEvent, frozen=True, tag="kept_hand"):
    """The General has saved a hand from a 7 (R445)."""

    seat: Seat


class Demanded(CatanEvent, frozen=True, tag="demanded"):
    """An opponent has given a card to the Merchant, or has none (R420)."""

    befalls = ("seat", "victim")

    seat: Seat
    victim: Seat
    resource: Resource
    has_given: bool


class ReturnedCard(CatanEvent, frozen=True, tag="returned_card"):
    """What the Merchant gives in return (R420)."""

    befalls = ("partner",)

    seat: Seat
    partner: Seat
    resource: Resource


class MovedRoad(CatanEvent, frozen=True, tag="moved_road"):
    """The Explorer has moved a road (R440)."""

    seat: Seat
    road: Key
    path: Key


class PaidSo(CatanEvent, frozen=True, tag="paid_so"):
    """What was paid with a helper: everybody sees it."""

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        return say("catan-event-paid-so", seat=SeatName(self.seat), cards=cards(self.cards))


class SawCards(CatanEvent, frozen=True, tag="saw_cards"):
    """The Sage has shown the top cards of the deck: which ones, for who looked (R451)."""

    befalls = ("seat",)

    seat: Seat
    cards: tuple[tuple[Key, int], ...]

    def words(self) -> Message:
        return say(
            "catan-event-saw-cards", seat=SeatName(self.seat), cards=Terms("card", self.cards)
        )


class LookedAtHand(CatanEvent, frozen=True, tag="looked_at_hand"):
    """The Noblewoman looks at a hand: which cards, for the two concerned (R455)."""

    befalls = ("seat", "victim")

    seat: Seat
    victim: Seat
    cards: Hand

    def words(self) -> Message:
        return say(
            "catan-event-looked-at-hand",
            seat=SeatName(self.seat),
            victim=SeatName(self.victim),
            cards=cards(self.cards),
        )


class TookFromHand(CatanEvent, frozen=True, tag="took_from_hand"):
    """The Noblewoman has taken a card (R455)."""

    befalls = ("victim",)

    seat: Seat
    victim: Seat


class TookThisCard(CatanEvent, frozen=True, tag="took_this_card"):
    """Which card it was: for the two concerned."""

    befalls = ("victim",)

    seat: Seat
    victim: Seat
    resource: Resource

    def words(self) -> Message:
        return say(
            "catan-event-took-this-card",
            seat=SeatName(self.seat),
            victim=SeatName(self.victim),
            resource=Term("resource", self.resource),
        )


class NamedForCaptain(CatanEvent, frozen=True, tag="named_for_captain"):
    """The Captain trades a resource 2:1 this turn (R460)."""

    seat: Seat
    resource: Resource


class RemovedKnight(CatanEvent, frozen=True, tag="removed_knight"):
    """The Priest has taken a played knight out of the game (R470)."""

    seat: Seat


AnyHelperEvent = (
    TookHelper
    | UsedHelper
    | FlippedHelper
    | ExchangedHelper
    | TookFromBank
    | KeptHand
    | Demanded
    | ReturnedCard
    | MovedRoad
    | PaidSo
    | SawCards
    | LookedAtHand
    | TookFromHand
    | TookThisCard
    | NamedForCaptain
    | RemovedKnight
)
