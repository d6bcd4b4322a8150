"""What everybody can know of a game of CATAN, and what one player knows besides (docs/rules/catan.md 9)."""

from typing import NamedTuple, TypeAlias, cast

from msgspec import Struct

from games.catan.actions import Discard, JoinBuilding
from games.catan.aims import Aim, aims_of, founded_at, line_with, takes_longest
from games.catan.content import FIRST_VICTORY_CARD, NO_CARDS, Deck
from games.catan.frames import AnyFrame, BeforeRoll, BuildingAsked, Discarding, FoundingRoadAsked
from games.catan.modules.erie.part import Erie, Link
from games.catan.modules.frenemies.frames import GiftOffered, MerchantsFavor
from games.catan.modules.frenemies.part import CHIPS, GUILDS, PRICES, Frenemies, OwnFavors
from games.catan.modules.helpers.frames import (
    GeneralAsked,
    LeaderRobbed,
    MayorAsked,
    MerchantReturning,
    MerchantSecond,
)
from games.catan.modules.helpers.part import Helpers
from games.catan.modules.parts import AnyOwn
from games.catan.modules.scenario.part import Scenario
from games.catan.network import connected, spaced
from games.catan.points import goal, open_lines, public_points
from games.catan.rates import rates
from games.catan.seam import part_of
from games.catan.state import (
    CITY,
    NOBODY,
    Board,
    Holding,
    Player,
    Proposal,
    State,
    Table,
    TradeOffer,
)
from games.core import views as core
from games.core.flow import Lane, Reopen, public_flow
from games.core.model import Key, Seat

__all__ = [
    "CITY",
    "GUILDS",
    "NOBODY",
    "PRICES",
    "Aim",
    "AnyFrame",
    "Board",
    "District",
    "Frenemies",
    "GeneralAsked",
    "GiftOffered",
    "Held",
    "Helper",
    "Holding",
    "LeaderRobbed",
    "MayorAsked",
    "MerchantReturning",
    "MerchantSecond",
    "MerchantsFavor",
    "OwnFavors",
    "Player",
    "Private",
    "Proposal",
    "Public",
    "Table",
    "TradeOffer",
    "aims_of",
    "canal_links",
    "canal_supply",
    "canal_tokens",
    "chips_left",
    "chips_of",
    "favor_chips_left",
    "founded_at",
    "founding_places",
    "frenemies_of",
    "goal",
    "has_canal",
    "helper_of",
    "helpers_shown",
    "hidden_points",
    "joined_districts",
    "knights_removed",
    "line_with",
    "open_lines",
    "own_favors",
    "produced",
    "public_points",
    "rates",
    "takes_longest",
    "winner",
]
"""What a picture needs to read the views."""

AnyLane: TypeAlias = Lane[Discarding | BuildingAsked, Discard | JoinBuilding | Reopen]


class Held(Struct, frozen=True):
    """What everybody knows of what a player holds."""

    cards_in_hand: int
    """Resource cards."""

    development_cards: int
    """Unplayed."""

    fresh_cards: int
    """Of these, bought since the start of the player's last turn."""

    revealed: Deck
    """Victory point cards, shown at the end of the game."""

    has_answered_ahead: bool
    """Whether there is an answer to the next special building phase."""


class Public(core.Public[AnyFrame, Table], frozen=True):
    """What everybody can know."""

    held: tuple[Held, ...]
    deck: int
    """Development cards left."""


class Private(core.Private[FoundingRoadAsked, AnyLane], frozen=True, kw_only=True):
    """What one player knows besides."""

    holding: Holding
    parts: tuple[AnyOwn, ...] = ()
    """What the player knows of what modules hide."""


def public_view(state: State) -> Public:
    """What everybody can know."""
    is_over = not state.flow
    held = tuple([_held(holding, is_over=is_over) for holding in state.secrets.players])
    return Public(public_flow(state.flow), state.table, held, sum(state.secrets.deck))


def _held(holding: Holding, *, is_over: bool) -> Held:
    """What everybody knows of it."""
    revealed = (0, 0, 0, 0, *holding.cards[FIRST_VICTORY_CARD:]) if is_over else NO_CARDS
    return Held(
        sum(holding.hand),
        sum(holding.cards),
        sum(holding.fresh),
        cast(Deck, revealed),
        holding.ahead != "ask",
    )


def hidden_points(private: Private) -> int:
    """The own points that others do not see (R136)."""
    return sum(private.holding.cards[FIRST_VICTORY_CARD:])


def has_rolled(view: Public) -> bool:
    """Whether the dice are those of this turn: until its roll those of the turn before lie there."""
    is_before = any([type(frame) is BeforeRoll for frame in view.flow])
    return any(view.table.dice) and not is_before


def produced(view: Public) -> tuple[int, ...]:
    """Hexes that the roll of this turn made produce (R60)."""
    table = view.table
    number = sum(table.dice) if has_rolled(view) else 0
    return tuple(
        [
            place
            for place, token in enumerate(table.board.numbers)
            if token and token == number and place != table.robber
        ]
    )


def founding_places(table: Table) -> frozenset[int]:
    """The corners where a settlement can be founded (R20): all that are far enough from every building."""
    return spaced(table.board.chart, table.buildings)


def chips_left(table: Table) -> tuple[int, ...]:
    """Corners with a Catan chip (R197)."""
    part = part_of(table, Scenario)
    return part.chips if part is not None else ()


def chips_of(table: Table, seat: Seat) -> int:
    """Catan chips that the seat has."""
    part = part_of(table, Scenario)
    return part.taken[seat] if part is not None else 0


def has_canal(table: Table) -> bool:
    """Whether the Erie canal is in play."""
    return part_of(table, Erie) is not None


def canal_supply(table: Table) -> int:
    """Canal tokens in the supply (R210)."""
    part = part_of(table, Erie)
    return part.supply if part is not None else 0


def canal_tokens(table: Table, seat: Seat) -> int:
    """Canal tokens that the seat has."""
    part = part_of(table, Erie)
    return part.tokens[seat] if part is not None else 0


def canal_links(table: Table) -> tuple[tuple[Link, ...], ...]:
    """By seat, the pairs of localities that it has had (R213)."""
    part = part_of(table, Erie)
    return part.links if part is not None else ()


def frenemies_of(table: Table) -> Frenemies | None:
    """What everybody sees of favor tokens; None where they are not in play (minis 3.2)."""
    return part_of(table, Frenemies)


def favor_chips_left(part: Frenemies) -> int:
    """Catan chips beside the guild table (minis R303)."""
    return CHIPS - sum(part.chips)


def own_favors(private: Private) -> OwnFavors | None:
    """The player's own tokens by kind (minis 9)."""
    return private.parts[0] if private.parts else None


class District(NamedTuple):
    """A player's pieces that hang together, named after a founding settlement (minis R340)."""

    seat: Seat
    corner: Key


def joined_districts(table: Table) -> tuple[tuple[District, District], ...]:
    """Which districts are joined: those that have grown together stand for all their parts (minis R341, R342)."""
    part = part_of(table, Frenemies)
    if part is None:
        return ()
    labels = table.board.geometry.corners
    names: dict[int, District] = {}
    for seat, homes in enumerate(part.homes):
        whole = connected(table.board.chart, table.roads, table.buildings, seat)
        for home in homes:
            first = min([at for one in whole if home in one for at in homes if at in one])
            names[home] = District(seat, labels[first])
    pairs = {tuple(sorted((names[one], names[other]))) for one, other in part.joined}
    return tuple(sorted([(one, other) for one, other in pairs]))


class Helper(NamedTuple):
    """A player's helper as everybody sees it."""

    key: Key
    is_flipped: bool
    """Whether side B is up."""

    waits: bool
    """Taken this turn (minis R411)."""

    is_used: bool
    """Used this turn (minis R412)."""


def helper_of(table: Table, seat: Seat) -> Helper | None:
    """The seat's helper, None where there is none yet."""
    part = part_of(table, Helpers)
    if part is None or not part.held[seat]:
        return None
    return Helper(part.held[seat], part.flipped[seat], seat in part.taken, seat in part.used)


def helpers_shown(table: Table) -> tuple[Key, ...]:
    """The helpers on display; none where they are not in play (minis R404)."""
    part = part_of(table, Helpers)
    return part.display if part is not None else ()


def knights_removed(table: Table) -> int:
    """Knights that the Priest has taken out of the game (minis R472)."""
    part = part_of(table, Helpers)
    return part.knights_removed if part is not None else 0


def winner(view: Public) -> Seat:
    """Who has won, NOBODY before the end."""
    return NOBODY if view.flow else view.table.active
