"""The draft of commercial buildings (U8 to U11)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.puerto_rico.actions import Draft
from games.puerto_rico.content import COST, DRAFT_SPACES, DRAFTED, RANK, copies_of
from games.puerto_rico.events import DraftEnded, TypeDrafted
from games.puerto_rico.frames import Drafting
from games.puerto_rico.state import State, Table

_PROMPT = say("puerto-rico-prompt-draft")


def free_spaces(table: Table) -> dict[int, int]:
    """Free spaces on the central board by cost (U8)."""
    free = dict(DRAFT_SPACES)
    for kind in table.buildings:
        if kind in _DRAFTED:
            free[COST[kind]] -= 1
    return free


def candidates(table: Table) -> tuple[Key, ...]:
    """The types that still find a space of their cost (U9)."""
    free = free_spaces(table)
    return tuple([kind for kind in DRAFTED if free[COST[kind]] and kind not in table.buildings])


def asked_type(state: State, frame: Drafting) -> tuple[Decision, ...]:
    """Which type comes into the game (D1)."""
    offer = Offer(Draft, (One("building", candidates(state.table), "building"),))
    return (Decision(frame.seat, _PROMPT, (offer,)),)


def play_draft(course: Course[State], frame: Drafting, seat: Seat, action: Draft) -> None:
    """Put all copies of the type on the board; the next pick is to the left (U8)."""
    bring(course, action.building)
    course.tell(TypeDrafted(seat, action.building))
    course.swap(Drafting((frame.seat + 1) % len(course.table.players)))


def go_on(course: Course[State], _frame: Drafting) -> bool:
    """Wait for the next pick; without free spaces the game begins (U10)."""
    if any(free_spaces(course.table).values()):
        return False
    course.tell(DraftEnded())
    course.pop()
    return True


def bring(course: Course[State], kind: Key) -> None:
    """Put all copies of a type on the central board."""
    table = course.table
    market = list(table.market)
    market[RANK[kind]] = copies_of(kind, len(table.players))
    buildings = tuple(sorted((*table.buildings, kind), key=RANK.__getitem__))
    course.change_table(buildings=buildings, market=tuple(market))


_DRAFTED = frozenset(DRAFTED)
DRAFTING = Asking(asked_type, {Draft: play_draft}, go_on, forced=True)
