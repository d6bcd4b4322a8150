"""What players of Sutter's Mill say for an answer."""

from games.core.model import Key, Seat, SeatName, Term
from games.core.reasons import Argument, Blanks
from games.sutters_mill import actions as act
from games.sutters_mill.content import CAMPS, PLACE, TOWN, VALUE, WITH
from games.sutters_mill.state import NOBODY, Card, Player, State
from games.sutters_mill.town import (
    adventurer_of,
    holder_of,
    is_free,
    next_price,
    on_buildings,
    penalty,
)

SHORT = 12
"""Counters left in the vein that are few: a quarter of a game or less."""

MUCH = 30
"""Points in town that take several turns to save."""

DEAR = 5
"""Nuggets that make an action expensive."""

HIGH = 10
"""What a card counts that is worth saving soon."""

PLAIN: Blanks = {}
"""Of a sentence without blanks."""


def _own(state: State, seat: Seat) -> Player:
    """What lies before the seat."""
    return state.table.players[seat]


def _others(state: State, seat: Seat) -> list[Seat]:
    """The other seats."""
    return [other for other in range(len(state.table.players)) if other != seat]


def _building(key: Key) -> Term:
    """What a building is called."""
    return Term("space", key)


def _stack(state: State, building: Key) -> tuple[Card, ...]:
    """The cards on a building, the bottom one first."""
    return state.table.stacks[PLACE[building]]


def _placed(state: State, seat: Seat, action: object) -> tuple[Key, Seat, Seat] | None:
    """The building where a card is placed, who holds its certificate before and after."""
    if not isinstance(action, act.PlaceCard):
        return None
    stack = _stack(state, action.site)
    after = holder_of((*stack, Card(seat, action.card)))
    return action.site, state.table.holders[PLACE[action.site]], after


def _takes_from(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody loses a certificate to the seat."""
    found = _placed(state, seat, action)
    if found is None or found[2] != seat or found[1] in (seat, NOBODY):
        return None
    return {"building": _building(found[0]), "name": SeatName(found[1])}


def _takes(state: State, seat: Seat, action: object) -> Blanks | None:
    """Nobody has held the certificate."""
    found = _placed(state, seat, action)
    if found is None or found[2] != seat or found[1] != NOBODY:
        return None
    return {"building": _building(found[0])}


def _secures(state: State, seat: Seat, action: object) -> Blanks | None:
    """The lead of a holder grows where somebody else has cards."""
    found = _placed(state, seat, action)
    if found is None or found[1] != seat or found[2] != seat:
        return None
    rivals = [card.seat for card in _stack(state, found[0]) if card.seat != seat]
    return {"building": _building(found[0]), "name": SeatName(rivals[-1])} if rivals else None


def _on_top(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else's high card is covered."""
    if not isinstance(action, act.PlaceCard):
        return None
    stack = _stack(state, action.site)
    if not stack or stack[-1].seat == seat or VALUE[stack[-1].rank] < HIGH:
        return None
    return {"name": SeatName(stack[-1].seat)}


def _income(state: State, seat: Seat, action: object) -> Blanks | None:
    """Every certificate brings a counter each turn."""
    found = _placed(state, seat, action)
    held = state.table.holders.count(seat)
    if found is None or found[2] != seat or found[1] == seat or held < 2:
        return None
    return {"count": held + 1}


def _camp(state: State, seat: Seat, action: object) -> Blanks | None:
    """The camp is the one that is dug now."""
    is_putting = isinstance(action, act.PlaceProspector | act.MoveProspector)
    if not is_putting or state.table.is_dug_out:
        return None
    camp = CAMPS[state.table.current]
    is_there = isinstance(action, act.PlaceProspector | act.MoveProspector) and action.space == camp
    return {"camp": Term("space", camp)} if is_there else None


def _opens(state: State, seat: Seat, action: object) -> Blanks | None:
    """A card may be placed where no prospector stood."""
    if not isinstance(action, act.PlaceProspector | act.MoveProspector | act.Dig):
        return None
    space = action.building if isinstance(action, act.Dig) else action.space
    is_new = space in TOWN and not _own(state, seat).prospectors[PLACE[space]]
    is_up = _own(state, seat).phase == "build_up"
    return {"building": _building(space)} if is_new and is_up else None


def _digs(state: State, seat: Seat, action: object) -> Blanks | None:
    """A counter of the richest section that is left."""
    is_rich = not state.table.is_dug_out and state.table.current > 0
    if not isinstance(action, act.Dig) or not is_rich:
        return None
    return PLAIN


def _free(state: State, seat: Seat, action: object) -> Blanks | None:
    """A certificate makes it free."""
    if isinstance(action, act.PlaceProspector | act.RemoveProspector):
        effect = "free_prospector"
    elif isinstance(action, act.LiftProspector):
        effect = "free_move"
    else:
        return None
    return {"building": _building(WITH[effect])} if is_free(state.table, effect) else None


def _saves_own(state: State, seat: Seat, action: object) -> Blanks | None:
    """A high card of one's own comes home."""
    if not isinstance(action, act.RemoveCard):
        return None
    stack = _stack(state, action.top)
    if not stack or stack[-1].seat != seat or VALUE[stack[-1].rank] < HIGH:
        return None
    return {"card": Term("card", stack[-1].rank), "points": VALUE[stack[-1].rank]}


def _uncovers(state: State, seat: Seat, action: object) -> Blanks | None:
    """Below somebody else's card lies one's own."""
    if not isinstance(action, act.RemoveCard):
        return None
    stack = _stack(state, action.top)
    if len(stack) < 2 or stack[-1].seat == seat or stack[-2].seat != seat:
        return None
    return {"card": Term("card", stack[-2].rank)}


def _breaks(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else loses a certificate."""
    if not isinstance(action, act.RemoveCard):
        return None
    stack, holder = _stack(state, action.top), state.table.holders[PLACE[action.top]]
    if holder in (seat, NOBODY) or holder_of(stack[:-1]) == holder:
        return None
    return {"building": _building(action.top), "name": SeatName(holder)}


def _home(state: State, seat: Seat, action: object) -> Blanks | None:
    """A prospector less on the board at the end."""
    cost = penalty(_own(state, seat))
    return {"points": cost} if isinstance(action, act.RemoveProspector) and cost >= 3 else None


def _runs_out(state: State, seat: Seat, action: object) -> Blanks | None:
    """The vein is nearly empty."""
    left = sum(state.table.left)
    return {"count": left} if isinstance(action, act.Switch) and 2 <= left <= SHORT else None


def _much_in_town(state: State, seat: Seat, action: object) -> Blanks | None:
    """It takes turns to save so much."""
    points = on_buildings(state.table, seat)
    return {"points": points} if isinstance(action, act.Switch) and points >= MUCH else None


def _follows(state: State, seat: Seat, action: object) -> Blanks | None:
    """Somebody else tears down already."""
    if not isinstance(action, act.Switch):
        return None
    for other in _others(state, seat):
        if _own(state, other).phase == "tear_down":
            return {"name": SeatName(other)}
    return None


def _waits(state: State, seat: Seat, action: object) -> Blanks | None:
    """The next action would be expensive."""
    price = next_price(state.table)
    is_ending = isinstance(action, act.EndTurn) and state.table.turn.paid_actions > 0
    return {"nuggets": price} if is_ending and price is not None and price >= DEAR else None


def _spares(state: State, seat: Seat, action: object) -> Blanks | None:
    """All that follows would cost nuggets, which are points."""
    price = next_price(state.table)
    is_ending = isinstance(action, act.EndTurn) and price is not None
    return {"nuggets": price} if is_ending and price is not None and 1 <= price < DEAR else None


def _alone(state: State, seat: Seat, action: object) -> Blanks | None:
    """The adventurer gets a counter more each turn."""
    found = _placed(state, seat, action)
    if found is None or state.table.adventurer in (seat, NOBODY):
        return None
    holders = list(state.table.holders)
    holders[PLACE[found[0]]] = found[2]
    rival = state.table.adventurer
    if adventurer_of(tuple(holders), len(state.table.players)) == rival:
        return None
    return {"name": SeatName(rival)}


ARGUMENTS = (
    Argument("takes-from", ("certificates", "counters"), _takes_from),
    Argument("takes", ("certificates", "counters"), _takes),
    Argument("income", ("counters", "nuggets"), _income),
    Argument("breaks", ("certificates",), _breaks, of_rivals=True),
    Argument("saves-own", ("saved",), _saves_own),
    Argument("uncovers", ("saved",), _uncovers),
    Argument("secures", ("certificates",), _secures),
    Argument("on-top", ("saved",), _on_top, of_rivals=True),
    Argument("alone", ("counters",), _alone, of_rivals=True),
    Argument("digs", ("counters", "nuggets"), _digs),
    Argument("camp", ("counters", "nuggets"), _camp),
    Argument("free", ("nuggets", "counters"), _free),
    Argument("opens", ("town", "certificates", "counters"), _opens),
    Argument("home", ("stranded",), _home),
    Argument("follows", ("saved", "left"), _follows),
    Argument("runs-out", ("saved", "left"), _runs_out),
    Argument("much-in-town", ("left", "saved"), _much_in_town),
    Argument("waits", ("nuggets",), _waits),
    Argument("spares", ("nuggets",), _spares),
)
