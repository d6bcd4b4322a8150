"""What a person may want to know while choosing: prices, who leads, what lies on top."""

from collections.abc import Mapping

from games.core.forms import Decision, One
from games.core.keys import Pair
from games.core.model import Action, Key, Message, Note, Notes, SeatName, Term, say
from games.sutters_mill import actions as act
from games.sutters_mill.content import BUILDINGS, CAMPS, LETTERS, PLACE, VALUE
from games.sutters_mill.state import State, Table
from games.sutters_mill.town import is_free, next_price, sums

_FREE: Mapping[type[Action], Key] = {
    act.PlaceProspector: "free_prospector",
    act.RemoveProspector: "free_prospector",
    act.LiftProspector: "free_move",
    act.MoveProspector: "free_move",
}
"""Effects that make an action free."""

_COMING = (act.Dig, act.PlaceProspector, act.PlaceCard, act.MoveProspector)
"""Actions that bring something to a place: what its certificate does is to be known."""

_UNPAID = (act.Dig, act.Rearrange, act.LayNext)


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
    """What the action costs now; None where there is no price."""
    if action in _UNPAID:
        return None
    effect = _FREE.get(action)
    return 0 if effect and is_free(table, effect) else next_price(table)


def _note(state: State, action: type[Action], field: One, key: Key, cost: int | None) -> Note:
    """One choice."""
    if field.kind == "card":
        return Note(field.name, key, gain=VALUE[key])
    if field.kind == "laid":
        rank, seat = Pair.parse(key)
        detail = say("sutters-mill-detail-of", seat=SeatName(int(seat)), value=VALUE[rank])
        return Note(field.name, key, detail=detail)
    if action is act.RemoveCard:
        detail = _on_top(state, key)
    elif action in _COMING:
        detail = _worth_coming(state, key)
    else:
        detail = _standing(state, key)
    label = say("sutters-mill-label-space", letter=LETTERS[key], space=Term("space", key))
    return Note(field.name, key, cost=cost, detail=detail, label=label)


def _on_top(state: State, building: Key) -> Message:
    """The card that would be taken off, and whose it is."""
    card = state.table.stacks[PLACE[building]][-1]
    return say("sutters-mill-detail-top", card=Term("card", card.rank), seat=SeatName(card.seat))


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
