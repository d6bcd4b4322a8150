"""What happens among frenemies."""

from typing import Annotated, TypeAlias

from games.catan.content import Hand
from games.catan.events import Card, CatanEvent, Resource, cards
from games.core.model import Key, Message, Of, Seat, SeatName, SeatNames, Terms, say

Guild: TypeAlias = Annotated[Key, Of("guild")]


class DrewTokens(CatanEvent, frozen=True, tag="drew_tokens"):
    """A seat has drawn tokens, or there was none left (R317)."""

    seat: Seat
    count: int


class DrewTheseTokens(CatanEvent, frozen=True, tag="drew_these_tokens"):
    """Which ones: for who drew them."""

    befalls = ("seat",)

    seat: Seat
    tokens: tuple[tuple[Key, int], ...]

    def words(self) -> Message:
        return say(
            "catan-event-drew-these-tokens",
            seat=SeatName(self.seat),
            tokens=Terms("guild", self.tokens),
        )


class JoinedDistricts(CatanEvent, frozen=True, tag="joined_districts"):
    """A road has joined a district of the seat with districts of these players (R343)."""

    befalls = ("others",)

    seat: Seat
    others: tuple[Seat, ...]

    def words(self) -> Message:
        return say(
            "catan-event-joined-districts",
            seat=SeatName(self.seat),
            others=SeatNames(self.others),
        )


class UsedFavor(CatanEvent, frozen=True, tag="used_favor"):
    """Tokens lie on the guild table, and the favor is granted (R350)."""

    seat: Seat
    guild: Guild


class TookFavorCard(CatanEvent, frozen=True, tag="took_favor_card"):
    """The Merchants have given a card (R352)."""

    seat: Seat
    resource: Resource


class TradedByFavor(CatanEvent, frozen=True, tag="traded_by_favor"):
    """The Traders have exchanged a card (R351)."""

    seat: Seat
    gave: Hand
    took: Hand

    def words(self) -> Message:
        return say(
            "catan-event-traded-by-favor",
            seat=SeatName(self.seat),
            gave=cards(self.gave),
            took=cards(self.took),
        )


class GotCard(CatanEvent, frozen=True, tag="got_card"):
    """The Scholars have given a development card (R354)."""

    seat: Seat
    left: int


class GotThisCard(CatanEvent, frozen=True, tag="got_this_card"):
    """Which one: for who got it."""

    befalls = ("seat",)

    seat: Seat
    card: Card


class GotChip(CatanEvent, frozen=True, tag="got_chip"):
    """The Master Builders have given a Catan chip (R355)."""

    befalls = ("seat",)

    seat: Seat


class DrewForExchange(CatanEvent, frozen=True, tag="drew_for_exchange"):
    """A token has been drawn, and another one goes back (R361)."""

    seat: Seat


class ReturnedToken(CatanEvent, frozen=True, tag="returned_token"):
    """A token has gone back face down (R363)."""

    seat: Seat


class ReturnedThisToken(CatanEvent, frozen=True, tag="returned_this_token"):
    """Which one: for who returned it."""

    seat: Seat
    guild: Guild


class OfferedGift(CatanEvent, frozen=True, tag="offered_gift"):
    """A card is offered for nothing (R330)."""

    seat: Seat
    to: Seat
    resource: Resource


class AcceptedGift(CatanEvent, frozen=True, tag="accepted_gift"):
    """The card has changed hands (R332)."""

    befalls = ("giver",)

    seat: Seat
    giver: Seat
    resource: Resource


class RefusedGift(CatanEvent, frozen=True, tag="refused_gift"):
    """The gift was refused (R333)."""

    befalls = ("giver",)

    seat: Seat
    giver: Seat


class WithdrewGift(CatanEvent, frozen=True, tag="withdrew_gift"):
    """The offer of a gift was withdrawn (R337)."""

    seat: Seat


AnyFavorEvent = (
    DrewTokens
    | DrewTheseTokens
    | JoinedDistricts
    | UsedFavor
    | TookFavorCard
    | TradedByFavor
    | GotCard
    | GotThisCard
    | GotChip
    | DrewForExchange
    | ReturnedToken
    | ReturnedThisToken
    | OfferedGift
    | AcceptedGift
    | RefusedGift
    | WithdrewGift
)
