"""What follows from a position by rule, where people forget it."""

from games.caylus.content import SECTION, SECTIONS
from games.caylus.frames import Placing, ProvostMoves, Specials
from games.caylus.phases.provost import section_due
from games.caylus.views import Private, Public, Table, section_of
from games.core.forms import Decision
from games.core.model import Message, Seat, Term, Terms, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Workers that stand beyond the provost (R56); while workers are placed that the game ends, or may end, after
    this round (R101); else a section that would cost points after it (R85, R87).
    """
    table, seat = public.table, decision.seat
    phase = public.flow[0]
    if isinstance(phase, Specials | ProvostMoves):
        beyond = _beyond(table, seat)
        if beyond:
            places = Terms("building", tuple([(table.road[space - 1], 1) for space in beyond]))
            return say("caylus-forecast-provost", places=places, space=table.provost)
    if isinstance(phase, Placing):
        return _end(table, seat) or _penalty(table, seat)
    return _penalty(table, seat) if isinstance(phase, ProvostMoves) else None


def _beyond(table: Table, seat: Seat) -> list[int]:
    """Spaces beyond the provost where the seat has workers."""
    return [
        space
        for space, worker in enumerate(table.workers, start=1)
        if worker == seat and space > table.provost
    ]


def _end(table: Table, seat: Seat) -> Message | None:
    """That this round is the last, with what it costs the seat, or would be if the provost passed the bailiff."""
    match section_due(table):
        case "ends":
            section = Term("section", SECTIONS[table.scored])
            points = 0 if seat in table.lots[table.scored] else SECTION[table.scored].loss
            return say("caylus-forecast-last", section=section, points=points)
        case "may-end":
            return say("caylus-forecast-may-end", space=table.bailiff)
        case _:
            return None


def _penalty(table: Table, seat: Seat) -> Message | None:
    """What the section costs that is scored when the bailiff moves, as the provost stands now."""
    section = section_of(table)
    if section is None or seat in table.lots[table.scored]:
        return None
    steps = 2 if table.provost > table.bailiff else 1
    printed = SECTION[table.scored]
    is_due = table.bailiff + steps >= printed.marker
    if not is_due or not printed.loss:
        return None
    return say("caylus-forecast-section", section=Term("section", section), points=printed.loss)
