"""What can be built and transformed, and for how much (R61 to R72, R95)."""

from collections.abc import Iterable

from games.caylus.content import (
    BUILT_WITH,
    COSTS,
    CRAFTS,
    HAS_ANY,
    KIND,
    LAWYER,
    NUMBERS,
    RESIDENCE,
    Craft,
)
from games.caylus.frames import Works
from games.caylus.holdings import covers, held, minus
from games.caylus.state import NO_BUILDING, Player, Table
from games.core.model import Key, Seat

FIRST_ARCHITECT, SECOND_ARCHITECT = "s_architect_1", "s_architect_2"


def can_build(table: Table, player: Player, tile: Key, *, reduced: bool) -> bool:
    """Whether the price of the tile can be paid."""
    cost = COSTS[reduced][tile]
    if not covers(player.cubes, cost):
        return False
    return tile not in HAS_ANY or sum(player.cubes) > sum(cost)


def tiles(table: Table, player: Player, seat: Seat, frame: Works) -> list[Key]:
    """The tiles of the stock that can be built now: paid for, and with a place on the road (R61, R62, R65, R66)."""
    reduced = frame.building is None
    found: list[Key] = []
    for craft in frame.crafts:
        if _has_room(table, seat, craft):
            stock = table.stock
            found += [
                key
                for key in BUILT_WITH[craft]
                if key in stock and can_build(table, player, key, reduced=reduced)
            ]
    if FIRST_ARCHITECT in found and SECOND_ARCHITECT in found:
        found.remove(SECOND_ARCHITECT)
    return found


def _has_room(table: Table, seat: Seat, craft: Craft) -> bool:
    """Whether what is built with that craft would have a place."""
    if craft == "architect":
        return bool(residences(table, seat))
    return NO_BUILDING in table.road


def residences(table: Table, seat: Seat) -> list[int]:
    """Places along the road of the seat's residences."""
    return [
        place
        for place, (key, owner) in enumerate(zip(table.road, table.owners))
        if owner == seat and key == RESIDENCE
    ]


def any_choices(player: Player, tile: Key, *, reduced: bool) -> tuple[Key, ...]:
    """What can pay the part of the price that may be any cube (R64)."""
    return held(minus(player.cubes, COSTS[reduced][tile]))


def lawyer_price(frame: Works) -> int:
    """Deniers to pay for a transformation, besides the cloth (R68, R95)."""
    return NUMBERS.lawyer_deniers if frame.building is not None else 0


def targets(table: Table, player: Player, seat: Seat, frame: Works) -> list[Key]:
    """What can be transformed now (R68)."""
    if "lawyer" not in frame.crafts:
        return []
    if player.cubes[3] < NUMBERS.lawyer_cloth or player.deniers < lawyer_price(frame):
        return []
    pending = [space for space, _ in table.pending]
    return [
        key
        for place, (key, owner) in enumerate(zip(table.road, table.owners))
        if _is_target(key, owner, seat) and place + 1 not in pending
    ]


def _is_target(key: Key, owner: Seat, seat: Seat) -> bool:
    """Whether the seat may turn such a building into a residence."""
    if key == NO_BUILDING:
        return False
    return KIND[key] == "neutral" or (owner == seat and key in CRAFTS and key != LAWYER)


def in_stock_order(keys: Iterable[Key]) -> tuple[Key, ...]:
    """Tiles as they lie in the stock."""
    return tuple(sorted(keys, key=_RANK.__getitem__))


_RANK = {key: rank for rank, key in enumerate(COSTS[False])}
