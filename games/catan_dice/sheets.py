"""What a sheet says: what may be built next, what it is worth, which jokers are free."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.catan_dice.content import (
    COST,
    FACES,
    GOLD_PRICE,
    ISLANDS,
    JOKERS,
    KIND_OF,
    KINDS,
    POINTS,
    RANKS,
    RESOURCES,
    Amounts,
    Knight,
    Site,
)
from games.catan_dice.state import NOBODY, Sheet, Table
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


def can_build(island: Key, built: tuple[Key, ...], used: tuple[Key, ...], dice: Amounts) -> bool:
    """Whether anything can be built and paid for, jokers and gold counted in (R132, R140)."""
    if buildable(island, built, dice):
        return True
    jokers = free_jokers(island, built, used)
    if not jokers and dice[-1] < GOLD_PRICE:
        return False
    places = open_places(island, built)
    return any([help_for(COST[kind], jokers, dice) is not None for kind in KINDS if places[kind]])


class Help(NamedTuple):
    """What makes up for dice that are missing."""

    jokers: int
    trades: int
    """Pairs of gold dice."""


@lru_cache(_REMEMBERED)
def helped(
    island: Key, built: tuple[Key, ...], used: tuple[Key, ...], dice: Amounts
) -> Mapping[Key, Help]:
    """The kinds that these dice pay for only with gold or jokers and that have a place, with what helps them."""
    jokers, paid = free_jokers(island, built, used), payable(dice)
    places = open_places(island, built)
    found = {kind: help_for(COST[kind], jokers, dice) for kind in KINDS if places[kind]}
    return {kind: by for kind, by in found.items() if by is not None and kind not in paid}


def help_for(cost: tuple[int, ...], jokers: tuple[Key, ...], dice: Amounts) -> Help | None:
    """How jokers, as few as can be, and gold make up for what the dice lack; None: they do not.

    A joker turns one die that is over, gold two of its own.
    """
    lacking = {
        resource: needed - held
        for resource, needed, held in zip(RESOURCES, cost, dice)
        if needed > held
    }
    gives = Counter([JOKERS[joker].gives for joker in jokers])
    missing = sum(lacking.values())
    exact = sum([min(count, gives[resource]) for resource, count in lacking.items()])
    most = exact + min(missing - exact, gives["any"])
    over = sum(dice) - sum(cost) + missing
    for turned in range(max(0, missing - dice[-1] // GOLD_PRICE), most + 1):
        if turned + GOLD_PRICE * (missing - turned) <= over:
            return Help(turned, missing - turned)
    return None


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


def length_to_take(table: Table) -> int:
    """How long a road must be to take the Longest Road from whoever has it, or to be the first with it (R241, R242)."""
    holder = table.longest_road
    held = 0 if holder == NOBODY else road_length(table.sheets[holder].built)
    return max(table.rules.longest_from, 1 + held)


def knights_to_take(table: Table) -> int:
    """How many knights take the Largest Army from whoever has it, or are the first with it (R240)."""
    holder = table.largest_army
    held = 0 if holder == NOBODY else of_kind(table.sheets[holder].built, "knight")
    return max(table.rules.army_from, 1 + held)


def takes_longest_road(table: Table, seat: Seat, place: Key) -> bool:
    """Whether the seat takes the Longest Road by building there."""
    if not table.rules.longest_from or table.longest_road == seat:
        return False
    return RANKS.get(place, 0) >= length_to_take(table)


def takes_largest_army(table: Table, seat: Seat, place: Key) -> bool:
    """Whether the seat takes the Largest Army by building there."""
    if not table.rules.army_from or table.largest_army == seat or KIND_OF[place] != "knight":
        return False
    return 1 + of_kind(table.sheets[seat].built, "knight") >= knights_to_take(table)


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
