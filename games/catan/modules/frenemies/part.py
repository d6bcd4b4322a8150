"""What Frenemies keep: on the table, in secret, and what of that a player knows."""

from typing import TypeAlias

from msgspec import Struct

from games.core.model import Key, Seat
from games.core.multiset import Counts

GUILDS: tuple[Key, ...] = ("traders", "merchants", "road_builders", "scholars", "master_builders")
"""In this order stand the numbers of all tokens."""

PRICES: tuple[int, ...] = (1, 1, 1, 2, 2)
"""Tokens of a guild for one favor of it (3.2)."""

NO_TOKENS: Counts = (0, 0, 0, 0, 0)

CHIPS = 12

Joint: TypeAlias = tuple[int, int]
"""Two districts, each named after the corner of a founding settlement in it, the smaller corner first (R340, R341)."""


def all_tokens(seats: int) -> Counts:
    """Favor tokens of a game, by guild: twice as many of the guilds that want two (3.2)."""
    return tuple([2 * seats * price for price in PRICES])


class Frenemies(Struct, frozen=True, gc=False, tag="frenemies"):
    """What everybody sees, and what the active player has done this turn (R302, R303, R310, R311)."""

    supply: int
    """Tokens face down (R302)."""

    tokens: tuple[int, ...]
    """By seat: how many each holds."""

    chips: tuple[int, ...]
    """By seat: Catan chips (R355)."""

    spent: Counts = NO_TOKENS
    """Face up on the guild table (R350)."""

    homes: tuple[tuple[int, ...], ...] = ()
    """By seat: corners of the founding settlements; empty during the founding (R340)."""

    joined: tuple[Joint, ...] = ()
    """Districts of different players that are joined, or were once; sorted (R341)."""

    fresh: int = 0
    """Tokens that the active player has drawn this turn, one that went back since included (R315, R362)."""

    has_acted: bool = False
    """Whether the favor action of the turn is taken (R310)."""

    trades: int = 0
    """Trades that the Traders still owe this turn (R351)."""

    gift: Key = ""
    """The resource offered as a gift this turn: it stays that one (R333)."""

    asked: tuple[Seat, ...] = ()
    """To whom it was offered (R334)."""

    has_given: bool = False
    """Whether a gift was accepted this turn (R311)."""

    has_returned: bool = False
    """Whether one of the active player's tokens went back this turn; which, nobody else knows (R361, R363)."""


class Favors(Struct, frozen=True, gc=False, tag="favors"):
    """Kinds of tokens: what lies face down, and what each player holds (9)."""

    supply: Counts
    held: tuple[Counts, ...]
    """By seat."""

    fresh: Counts = NO_TOKENS
    """What the active player has drawn this turn; one of them may have gone back (R315, R361)."""

    drawn: Key = ""
    """The guild of the token just drawn in an exchange (R361)."""


class OwnFavors(Struct, frozen=True, gc=False, tag="own_favors"):
    """What a player knows of that."""

    held: Counts
    fresh: Counts
    drawn: Key = ""
