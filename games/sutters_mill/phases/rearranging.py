"""The church: one stack in another order, named from the bottom (R54, D13)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import Pair
from games.core.model import Key, Seat, Term, say
from games.sutters_mill.actions import LayNext, LayRest
from games.sutters_mill.content import PLACE
from games.sutters_mill.events import Rearranged
from games.sutters_mill.frames import Rearranging
from games.sutters_mill.phases.papers import examine
from games.sutters_mill.phases.turns import go_on_in_town
from games.sutters_mill.state import Card, State, Turn

_REST = Offer(LayRest)


def key_of(card: Card) -> Key:
    """The word for a card in a stack: `queen@1`."""
    return Pair(card.rank, str(card.seat)).key


def _order(laid: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The whole new order where the rest stays as it lies."""
    return (*laid, *[place for place in range(count) if place not in laid])


def asked_order(state: State, frame: Rearranging) -> tuple[Decision, ...]:
    """Which card lies next; the order that is there already is not offered, and where one is left nothing is asked."""
    stack = state.table.stacks[PLACE[frame.building]]
    as_it_is = tuple(range(len(stack)))
    keys = []
    for place in as_it_is:
        laid = (*frame.laid, place)
        is_last = len(laid) == len(stack) - 1
        if place not in frame.laid and not (is_last and _order(laid, len(stack)) == as_it_is):
            keys.append(key_of(stack[place]))
    offers: tuple[Offer, ...] = (Offer(LayNext, (One("card", tuple(keys), "laid"),)),)
    if _order(frame.laid, len(stack)) != as_it_is:
        offers = (*offers, _REST)
    space = Term("space", frame.building)
    prompt = say("sutters-mill-prompt-lay", space=space, laid=len(frame.laid))
    return (Decision(state.table.active, prompt, offers),)


def play_next(course: Course[State], frame: Rearranging, seat: Seat, action: LayNext) -> None:
    """The card lies next; the last one follows by itself."""
    stack = course.table.stacks[PLACE[frame.building]]
    place = [key_of(card) for card in stack].index(action.card)
    laid = (*frame.laid, place)
    if len(laid) == len(stack) - 1:
        _lay(course, frame.building, seat, laid)
    else:
        course.swap(Rearranging(frame.building, laid))


def play_rest(course: Course[State], frame: Rearranging, seat: Seat, _action: LayRest) -> None:
    """The rest keeps its order."""
    _lay(course, frame.building, seat, frame.laid)


def _lay(course: Course[State], building: Key, seat: Seat, laid: tuple[int, ...]) -> None:
    """Lay the stack anew and examine its certificate; only once in a turn."""
    place = PLACE[building]
    stacks = list(course.table.stacks)
    old = stacks[place]
    stacks[place] = tuple([old[number] for number in _order(laid, len(old))])
    turn = course.table.turn
    used = Turn(turn.paid_actions, turn.removed, (*turn.used, "rearrange"))
    course.change_table(stacks=tuple(stacks), turn=used)
    cards = tuple([(card.seat, card.rank) for card in stacks[place]])
    course.tell(Rearranged(seat, building, cards))
    examine(course, place)
    go_on_in_town(course)


REARRANGING = Asking(asked_order, {LayNext: play_next, LayRest: play_rest}, forced=True)
