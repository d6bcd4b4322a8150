"""What a sheet says: what may be built next, what it is worth, which jokers are free."""

from collections.abc import Mapping
from functools import lru_cache

from games.catan_dice.content import (
    COST,
    FACES,
    ISLANDS,
    JOKERS,
    KIND_OF,
    POINTS,
    RANKS,
    RESOURCES,
    Amounts,
    Knight,
    Site,
)
from games.catan_dice.state import Sheet, Table
from games.core.model import Key, Seat

_LISTED: tuple[Key, ...] = ("road", "settlement", "city", "knight")
"""The kinds as menus list them."""

_REMEMBERED = 1 << 14
"""Sheets of which the answers are kept: a game sees a few hundred of them, playouts see them again and again."""


@lru_cache(_REMEMBERED)
def open_places(island: Key, built: tuple[Key, ...]) -> Mapping[Key, tuple[Key, ...]]:
    """Where something may be built, could it be paid, by kind (R120 to R124, R210 to R212)."""
    rules = ISLANDS[island]
    done = set(built)
    places = {
        "road": tuple(
            [
                road.id
                for road in rules.roads
                if road.id not in done and (not road.after or road.after in done)
            ]
        )
    }
    for kind, pieces in (
        ("settlement", rules.settlements),
        ("city", rules.cities),
        ("knight", rules.knights),
    ):
        left: list[Site | Knight] = [piece for piece in pieces if piece.id not in done]
        if rules.ordered:
            del left[1:]
        places[kind] = tuple([piece.id for piece in left if _is_reached(piece, done)])
    return places


@lru_cache(_REMEMBERED)
def payable(dice: Amounts) -> tuple[Key, ...]:
    """The kinds that these dice pay for, in the order in which they are listed (§3.1)."""
    return tuple(
        [
            kind
            for kind in _LISTED
            if all([needed <= held for needed, held in zip(COST[kind], dice)])
        ]
    )


def buildable(island: Key, built: tuple[Key, ...], dice: Amounts) -> tuple[Key, ...]:
    """The places that can be built on and paid for."""
    kinds = payable(dice)
    if not kinds:
        return ()
    places = open_places(island, built)
    return tuple([place for kind in kinds for place in places[kind]])


def _is_reached(piece: Site | Knight, done: set[Key]) -> bool:
    """Whether a built road ends there; a knight needs none (R123)."""
    return isinstance(piece, Knight) or not piece.after or piece.after in done


@lru_cache(_REMEMBERED)
def free_jokers(island: Key, built: tuple[Key, ...], used: tuple[Key, ...]) -> tuple[Key, ...]:
    """Jokers whose knights are all built and that are not crossed off (R131, R231)."""
    return tuple(
        [
            joker.id
            for joker in ISLANDS[island].jokers
            if joker.id not in used and all([knight in built for knight in joker.knights])
        ]
    )


@lru_cache(_REMEMBERED)
def printed(built: tuple[Key, ...]) -> int:
    """Points of what is built."""
    return sum([POINTS[place] for place in built])


@lru_cache(_REMEMBERED)
def road_length(built: tuple[Key, ...]) -> int:
    """The highest trunk rank of the roads, the starting road counting 1 (R241)."""
    return max([1, *[RANKS[place] for place in built if place in RANKS]])


def of_kind(built: tuple[Key, ...], kind: Key) -> int:
    """How many of these places are roads, knights, settlements or cities."""
    return sum([KIND_OF[place] == kind for place in built])


def penalties(sheet: Sheet) -> int:
    """Points lost by turns without building, 0 or less (R117)."""
    return sum([entry for entry in sheet.boxes if entry < 0])


def points(table: Table, seat: Seat) -> int:
    """Points of the seat as they stand, those of the running turn included (R117, R260)."""
    sheet = table.sheets[seat]
    bonuses = (table.longest_road == seat) + (table.largest_army == seat)
    return printed(sheet.built) + penalties(sheet) + bonuses * table.rules.bonus


def unspent(dice: tuple[Key, ...], spent: tuple[int, ...]) -> Amounts:
    """The dice that can still be used, by face."""
    left = [face for number, face in enumerate(dice) if number not in spent] if spent else dice
    lumber, brick, wool, grain, ore, gold = map(left.count, FACES)
    return (lumber, brick, wool, grain, ore, gold)


def joker_gives(joker: Key) -> tuple[Key, ...]:
    """The resources it can turn a die to (R132)."""
    gives = JOKERS[joker].gives
    return (gives,) if gives in RESOURCES else RESOURCES
