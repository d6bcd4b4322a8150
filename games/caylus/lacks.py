"""What a player lacks who could do nothing with a worker at a place, and gets from no worker used before it."""

from collections.abc import Iterable

from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    CLOTH,
    CUBES,
    FAVORS,
    GOLD,
    INN,
    JOUST_FIELD,
    LAWYER,
    LINES,
    NUMBERS,
    SPECIAL,
    TRADING_POST,
    Building,
    Cubes,
    cubes,
)
from games.caylus.crafting import residences, targets, tiles
from games.caylus.frames import NOBODY, Works
from games.caylus.holdings import covers
from games.caylus.phases.castle import batches
from games.caylus.phases.favors import moved
from games.caylus.phases.provost import section_due
from games.caylus.places import next_price, own_places
from games.caylus.state import NO_BUILDING, Table
from games.caylus.views import open_columns
from games.core.model import Key, Seat

_MEANS = frozenset({"batch", "cloth", "cubes", "deniers", "gold", "price"})
"""What workers may bring who are used before."""


def lack_at(
    table: Table, seat: Seat, place: Key, price: int, *, is_moved: bool = False
) -> Key | None:
    """What is missing there once the worker has been paid, or has been moved from the Gate; None: it would have its effect, or
    may have it by what comes in before.
    """
    lack = _lack_now(table, seat, place, price)
    if lack == "residence" and _may_get_residence(table, seat, place, is_moved=is_moved):
        return None
    if lack in _MEANS and _may_bring(table, seat, place, lack, is_moved=is_moved):
        return None
    return lack


def may_still_come(table: Table, seat: Seat, price: int, lack: Key) -> bool:
    """Whether a worker sent after this one, which has been paid, may bring the batch that is missing: all work before the
    castle.
    """
    player = table.players[seat]
    left = player.deniers - price
    if lack != "batch" or player.workers < 2 or left < 1:
        return False
    return left >= next_price(table, seat) or bool(own_places(table, seat))


def unpaid_at(table: Table, seat: Seat, deniers: int, provost: int) -> Key | None:
    """The first building up to that space where the seat's worker would find too little money for anything, when those before
    it have taken the least that they ask; None: there is enough.
    """
    player = table.players[seat]
    for key, worker in zip(table.road[:provost], table.workers, strict=False):
        if worker != seat:
            continue
        row = BUILDINGS[key]
        price = _least_price(row)
        if price > deniers:
            return key
        deniers += (row.sells if any(player.cubes) else 0) - price
    return None


def _least_price(row: Building) -> int:
    """The fewest deniers for which a worker there does anything."""
    if row.works == "lawyer":
        return NUMBERS.lawyer_deniers
    prices = [*row.buys, *[deal.pays.get("deniers", 0) for deal in row.deals]]
    return min(prices, default=0)


def _may_bring(table: Table, seat: Seat, place: Key, lack: Key, *, is_moved: bool) -> bool:
    """Whether something that is used before the place may bring the seat what it lacks: special buildings, then the road."""
    gate, post, _, joust = [worker == seat for worker in table.specials]
    before = SPECIAL[: SPECIAL.index(place)] if place in SPECIAL else SPECIAL
    if (gate and not is_moved) or (joust and JOUST_FIELD in before):
        return True
    if post and TRADING_POST in before and lack == "deniers":
        return True
    if place in SPECIAL:
        return False
    end = len(table.road) if place == CASTLE else table.road.index(place)
    road = zip(table.road[:end], table.workers, table.owners, strict=False)
    brought = 0
    for key, worker, owner in road:
        if worker == seat:
            brought += _most_from(BUILDINGS[key], lack)
        elif worker != NOBODY and owner == seat and lack != "deniers":
            brought += _has(lack, BUILDINGS[key].bonus)
    return brought >= _needed(table, seat, place, lack)


def _needed(table: Table, seat: Seat, place: Key, lack: Key) -> int:
    """How many cubes are short of the smallest deal; 1 of anything else."""
    deals = BUILDINGS[place].deals if place in BUILDINGS else ()
    if lack != "cubes" or not deals:
        return 1
    return deals[0].pays["basic"] - sum(table.players[seat].cubes[:GOLD])


def _most_from(row: Building, lack: Key) -> int:
    """The most that a worker there may bring of what is missing; favors for what is built may bring anything."""
    if row.works in ("mason", "architect"):
        return 1
    if lack == "deniers":
        return row.sells
    given = [*row.produces, *[deal.takes for deal in row.deals]]
    counts = [sum(some[kind] for kind in some if _has(lack, (kind,))) for some in given]
    bought = 0 if lack == "gold" else len(row.buys)
    return max([bought, *counts])


def _has(lack: Key, kinds: Iterable[Key]) -> bool:
    """Whether one of these is what is missing, or may be."""
    wanted = (lack,) if lack in CUBES else CUBES
    return any(kind in wanted for kind in kinds)


def _may_get_residence(table: Table, seat: Seat, place: Key, *, is_moved: bool) -> bool:
    """Whether a Lawyer used before the place may bring the seat a residence, or a favor of the Joust Field (R68, R95)."""
    gate, _, _, joust = [worker == seat for worker in table.specials]
    column = moved(table.players[seat].favors[LINES.index("buildings")], open_columns(table))
    has_lawyer = any("lawyer" in crafts for crafts in FAVORS.buildings[:column])
    if joust and has_lawyer and table.options.favors == "standard":
        return True
    before = table.road[: table.road.index(place)]
    if LAWYER not in before:
        return False
    worker = table.workers[before.index(LAWYER)]
    return worker == seat or (gate and not is_moved and worker == NOBODY)


def _lack_now(table: Table, seat: Seat, place: Key, price: int) -> Key | None:
    """What is missing there as things stand."""
    player = table.players[seat]
    deniers = player.deniers - price
    if place == CASTLE:
        return None if batches(player.cubes) else "batch"
    if place == INN:
        return "round" if section_due(table) == "ends" else None
    if place == JOUST_FIELD:
        if player.cubes[CLOTH] < NUMBERS.joust_cloth:
            return "cloth"
        return None if deniers >= NUMBERS.joust_deniers else "deniers"
    if place not in BUILDINGS:
        return None
    row = BUILDINGS[place]
    if row.works is not None:
        return _lack_to_work(table, seat, place, row, deniers)
    if row.sells:
        return None if any(player.cubes) else "cubes"
    if row.buys:
        return None if deniers >= min(row.buys) else "deniers"
    return _lack_to_deal(row, player.cubes, deniers) if row.deals else None


def _lack_to_work(table: Table, seat: Seat, place: Key, row: Building, deniers: int) -> Key | None:
    """The same of Carpenters, Masons, Lawyers and Architects."""
    assert row.works is not None
    player = table.players[seat]
    frame = Works(seat, (row.works,), place)
    if row.works == "lawyer":
        if player.cubes[CLOTH] < NUMBERS.lawyer_cloth:
            return "cloth"
        if deniers < NUMBERS.lawyer_deniers:
            return "deniers"
        return None if targets(table, player, seat, frame) else "target"
    if row.works == "architect":
        if not residences(table, seat):
            return "residence"
        if not player.cubes[GOLD]:
            return "gold"
    elif NO_BUILDING not in table.road:
        return "room"
    return None if tiles(table, player, seat, frame) else "price"


def _lack_to_deal(row: Building, held: Cubes, deniers: int) -> Key | None:
    """What is short of even the smallest deal."""
    pays = row.deals[0].pays
    if deniers < pays.get("deniers", 0):
        return "deniers"
    if sum(held[:GOLD]) < pays.get("basic", 0):
        return "cubes"
    cost = cubes(pays)
    if covers(held, cost):
        return None
    return "gold" if cost[GOLD] else "cloth"
