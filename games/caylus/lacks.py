"""What a player lacks who could do nothing with a worker at a place, as things stand."""

from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    CLOTH,
    GOLD,
    JOUST_FIELD,
    NUMBERS,
    Building,
    Cubes,
    cubes,
)
from games.caylus.crafting import residences, targets, tiles
from games.caylus.frames import Works
from games.caylus.holdings import covers
from games.caylus.phases.castle import batches
from games.caylus.state import NO_BUILDING, Table
from games.core.model import Key, Seat


def lack_at(table: Table, seat: Seat, place: Key, price: int) -> Key | None:
    """What is missing there once the worker has been paid; None: it would have its effect. Cubes may still come before."""
    player = table.players[seat]
    deniers = player.deniers - price
    if place == CASTLE:
        return None if batches(player.cubes) else "batch"
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
