"""What everybody can know of a game of CATAN, and what one player knows besides (docs/rules/catan.md 9)."""

from msgspec import Struct

from games.catan.actions import Discard, JoinBuilding
from games.catan.content import Deck, Hand
from games.catan.state import (
    CITY,
    NOBODY,
    AnyFrame,
    Board,
    BuildingAsked,
    CatanOptions,
    Discarding,
    Proposal,
    TradeOffer,
)
from games.core.flow import Lane, Reopen
from games.core.model import Key, Seat

__all__ = [
    "CITY",
    "NOBODY",
    "AnyFrame",
    "Board",
    "Private",
    "Proposal",
    "Public",
    "PublicPlayer",
    "TradeOffer",
]
"""What a picture needs to read the views."""


class PublicPlayer(Struct, frozen=True):
    """What everybody sees of a player."""

    colour: Key
    cards_in_hand: int
    """Resource cards."""

    development_cards: int
    """Unplayed."""

    fresh_cards: int
    """Of these, bought since the start of the player's last turn."""

    played: Deck
    rates: Hand
    road_length: int
    roads_left: int
    settlements_left: int
    cities_left: int
    points: int
    """Without victory point cards."""

    revealed: Deck
    """Victory point cards, shown at the end of the game."""

    has_answered_ahead: bool
    """Whether there is an answer to the next special building phase."""


class Public(Struct, frozen=True):
    """What everybody can know."""

    options: CatanOptions
    board: Board
    players: tuple[PublicPlayer, ...]
    buildings: tuple[int, ...]
    roads: tuple[Seat, ...]
    robber: int
    bank: Hand
    deck: int
    """Development cards left."""

    active: Seat
    starter: Seat
    turn: int
    dice: tuple[int, int]
    has_played: bool
    longest_road: Seat
    largest_army: Seat
    offers: tuple[TradeOffer, ...]
    proposals: tuple[Proposal, ...]
    offers_made: int
    flow: tuple[AnyFrame, ...]
    """The public flow (`games.core.flow.public_flow`); empty when the game is over."""

    produced: tuple[int, ...] = ()
    """Hexes that the last roll made produce."""

    winner: Seat = -1


class Private(Struct, frozen=True):
    """What one player knows besides."""

    seat: Seat
    hand: Hand
    cards: Deck
    fresh: Deck
    points: int
    """With victory point cards."""

    ahead: Key
    lane: Lane[Discarding | BuildingAsked, Discard | JoinBuilding | Reopen] | None
    unfinished: tuple[AnyFrame, ...]
    """Frames of the own move under construction."""
