"""Whole answers to choose at once, where there are many mixes, or where nearly all answer alike."""

from games.caylus.actions import LetStand, Smelt
from games.caylus.content import BASIC, CUBES, Cubes
from games.caylus.frames import ProvostMoves
from games.caylus.state import State
from games.core.forms import Decision, Split
from games.core.model import Ready, Terms, say

_STAND = (Ready(LetStand(), say("caylus-verb-let-stand")),)


def ready_answers(state: State, decision: Decision) -> tuple[Ready, ...]:
    """To the Alchemist the cubes of which there are most (D20); to leave the provost where it takes money to move him (D6)."""
    if isinstance(state.flow[-1], ProvostMoves):
        return _STAND
    offer = decision.offers[0]
    field = offer.fields[0] if offer.fields else None
    if offer.action is not Smelt or not isinstance(field, Split):
        return ()
    amounts = _plenty(state.table.players[decision.seat].cubes, field.most)
    return (Ready(Smelt(amounts), say("caylus-ready-plenty", cubes=Terms("cube", amounts))),)


def _plenty(held: Cubes, count: int) -> tuple[tuple[str, int], ...]:
    """So many cubes, one after the other of the kind that most are left of; of equal ones food goes last."""
    left = dict(zip(CUBES, held[: len(BASIC)]))
    taken = dict.fromkeys(BASIC, 0)
    for _ in range(count):
        kind = max(BASIC, key=lambda one: (left[one], BASIC.index(one)))
        left[kind] -= 1
        taken[kind] += 1
    return tuple([(kind, amount) for kind, amount in taken.items() if amount])
