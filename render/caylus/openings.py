"""What glows on the board: the places to which a worker can be sent now, and the building that is at work."""

from games.caylus.content import (
    CASTLE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    NUMBERS,
    ROAD,
    SPECIAL,
    STABLES,
    VISITED,
)
from games.caylus.views import NOBODY, ProvostMoves, Public, next_price, payer_of
from games.core.model import Key
from render.caylus.specials import held_at
from render.core.shell import phase_of


def openings(view: Public) -> frozenset[Key]:
    """The places that are free and that the payer can pay for, as everybody can count."""
    seat, table = payer_of(view), view.table
    if seat is None:
        return frozenset()
    player = table.players[seat]
    if not player.workers or not player.deniers:
        return frozenset()
    is_rich = player.deniers >= next_price(table, seat)
    free = {
        key
        for key, worker, owner in zip(table.road, table.workers, table.owners, strict=True)
        if key in VISITED and worker == NOBODY and (is_rich or owner == seat)
    }
    if is_rich:
        shut = {STABLES} if len(table.players) == 2 else set[Key]()
        free |= {key for key in (*SPECIAL, CASTLE) if _has_room(view, key)} - shut
        free -= {key for key in (STABLES, CASTLE) if seat in held_at(table, key)}
    return frozenset(free)


def _has_room(view: Public, building: Key) -> bool:
    """Whether a special building takes another worker; into the Inn one comes by its first place."""
    held = held_at(view.table, building)
    return NOBODY in (held[:1] if building == INN else held)


AT = {
    "gate": GATE,
    "guild": GUILD,
    "joust": JOUST_FIELD,
    "inn": INN,
    "castle": CASTLE,
    "batches": CASTLE,
}
"""The buildings at which questions are asked, by the tag of their frame."""

FAVORS = frozenset({"favors", "favor_cubes", "exchanging"})
"""The questions about the favor table."""


def at_work(view: Public) -> Key | None:
    """The building about which somebody is asked, if it is one."""
    if not view.flow:
        return None
    return AT.get(phase_of(view)) or getattr(view.flow[-1], "building", None)


def within_reach(view: Public) -> range:
    """The spaces to which whoever is asked about the provost can move him."""
    table, far = view.table, NUMBERS.longest_move
    if view.flow and isinstance(moves := view.flow[-1], ProvostMoves):
        far = min(far, table.players[moves.queue[0]].deniers)
    elif phase_of(view) != "guild":
        return range(0)
    return range(max(1, table.provost - far), min(ROAD.spaces, table.provost + far) + 1)
