"""What has happened. Each is told by the message `bazaar-event-<tag>`, filled with its fields."""

from typing import Annotated, ClassVar, TypeAlias

from games.core.model import Event, Key, Of, Seat

Lot: TypeAlias = Annotated[Key, Of("lot")]


class BazaarEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "bazaar"


class LotTurned(BazaarEvent, frozen=True, tag="lot_turned"):
    """The next lot is for sale (R3)."""

    begins_part: ClassVar[bool] = True

    number: int
    lot: Lot


class CardShown(BazaarEvent, frozen=True, tag="card_shown"):
    """What a seat has bid (R5)."""

    seat: Seat
    card: int


class LotSold(BazaarEvent, frozen=True, tag="lot_sold"):
    """Who takes the lot (R5)."""

    befalls: ClassVar[tuple[str, ...]] = ("seat",)

    seat: Seat
    lot: Lot


AnyEvent: TypeAlias = LotTurned | CardShown | LotSold
