"""What a person may want to know while choosing: what is free, who leads, what lies on top."""

from collections.abc import Mapping

from games.core.forms import Decision, One
from games.core.keys import Pair
from games.core.model import Action, Key, Message, Note, Notes, SeatName, Term, say
from games.sutters_mill import actions as act
from games.sutters_mill.content import BUILDINGS, CAMPS, PLACE, VALUE
from games.sutters_mill.state import State, Table
from games.sutters_mill.town import is_free, sums

_FREE: Mapping[type[Action], Key] = {
    act.PlaceProspector: "free_prospector",
    act.RemoveProspector: "free_prospector",
    act.LiftProspector: "free_move",
    act.MoveProspector: "free_move",
}
"""Effects that make an action free."""

COURT = frozenset({"jack", "queen", "king", "ace"})
"""Cards whose names do not say what they are worth."""

_COMING = (act.Dig, act.PlaceProspector, act.PlaceCard, act.MoveProspector)
"""Actions that bring something to a place: what its certificate does is to be known."""


def decision_notes(state: State, decision: Decision) -> Notes:
    """Price of every choice and what stands there."""
    lines = []
    for offer in decision.offers:
        price = _price(state.table, offer.action)
        for field in offer.fields:
            assert isinstance(field, One)
            for key in field.keys:
                cost = None if field.kind == "card" else price
                lines.append(_note(state, offer.action, field, key, cost))
    return Notes(tuple(lines))


def _price(table: Table, action: type[Action]) -> int | None:
    """0 where a certificate makes the action free; what all others cost stands above them once (R20, R55, R57)."""
    effect = _FREE.get(action)
    return 0 if effect and is_free(table, effect) else None


def _note(state: State, action: type[Action], field: One, key: Key, cost: int | None) -> Note:
    """One choice."""
    if action is act.RemoveCard:
        return _on_top(state, field, key, cost)
    if field.kind == "card":
        return Note(field.name, key, gain=VALUE[key])
    if field.kind == "laid":
        rank = Pair.parse(key).first
        return Note(field.name, key, gain=VALUE[rank] if rank in COURT else None)
    detail = _worth_coming(state, key) if action in _COMING else _standing(state, key)
    return Note(field.name, key, cost=cost, detail=detail)


def _on_top(state: State, field: One, building: Key, cost: int | None) -> Note:
    """The card that would be taken off is called by its rank and its owner, who scores it (R43)."""
    card = state.table.stacks[PLACE[building]][-1]
    owner = SeatName(card.seat)
    rank, space, value = Term("card", card.rank), Term("space", building), VALUE[card.rank]
    label = say("sutters-mill-label-top", card=rank, value=value, seat=owner)
    detail = say("sutters-mill-detail-top", space=space, value=value, seat=owner)
    return Note(field.name, building, cost=cost, detail=detail, label=label)


def _worth_coming(state: State, space: Key) -> Message:
    """What a building's certificate does, while there is one; then what stands there."""
    place = PLACE[space]
    if space in CAMPS or state.table.gone[place]:
        return _standing(state, space)
    own, effect = state.table.own.prospectors[place], Term("effect", BUILDINGS[place].effect)
    stack = state.table.stacks[place]
    if not stack:
        return say("sutters-mill-gives-empty", effect=effect, own=own)
    leader, total = sums(stack)[0]
    return say(
        "sutters-mill-gives-building", effect=effect, own=own, seat=SeatName(leader), sum=total
    )


def _standing(state: State, space: Key) -> Message:
    """Own prospectors there, and who leads the building by how much."""
    own = state.table.own.prospectors[PLACE[space]]
    if space in CAMPS:
        left = state.table.left[CAMPS.index(space)]
        return say("sutters-mill-detail-camp", own=own, left=left)
    stack = state.table.stacks[PLACE[space]]
    if not stack:
        return say("sutters-mill-detail-empty", own=own)
    leader, total = sums(stack)[0]
    return say("sutters-mill-detail-building", own=own, seat=SeatName(leader), sum=total)


def laid_label(key: Key) -> Message:
    """A card in a stack is called by its rank and its owner."""
    rank, seat = Pair.parse(key)
    return say("sutters-mill-label-laid", card=Term("card", rank), seat=SeatName(int(seat)))
