"""What glows on the board: the places to which a worker can be sent now, and the building that is at work."""

from games.caylus.content import CASTLE, GATE, GUILD, INN, JOUST_FIELD, NUMBERS
from games.caylus.views import (
    GateChoice,
    ProvostMoves,
    Public,
    affordable_places,
    open_places,
    payer_of,
    steps_of,
)
from games.core.model import Key
from render.core.shell import phase_of


def openings(view: Public) -> frozenset[Key]:
    """The places that are free and that the payer can pay for, or to which the Gate leads, as everybody can count."""
    if view.flow and isinstance(frame := view.flow[-1], GateChoice):
        return frozenset(open_places(view.table, frame.seat))
    seat = payer_of(view)
    return frozenset() if seat is None else frozenset(affordable_places(view.table, seat))


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
    table, most = view.table, NUMBERS.longest_move
    if view.flow and isinstance(moves := view.flow[-1], ProvostMoves):
        most = table.players[moves.queue[0]].deniers
    elif phase_of(view) != "guild":
        return range(0)
    back, ahead = steps_of(table.provost, most)
    return range(table.provost - back, table.provost + ahead + 1)
