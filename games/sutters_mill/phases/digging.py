"""Prospecting and doing business (6.3)."""

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, Term, say
from games.core.multiset import with_one
from games.sutters_mill.actions import Dig, StopDigging
from games.sutters_mill.content import CAMPS, PLACE, SECTIONS, TOWN
from games.sutters_mill.events import DidBusiness, Dug, Earned, Found
from games.sutters_mill.frames import Digging
from games.sutters_mill.phases.turns import end_turn, is_ended
from games.sutters_mill.state import State, Table
from games.sutters_mill.town import business
from games.sutters_mill.vein import take_counter

DIG = Offer(Dig, (One("building", TOWN, "space"),))
_STOP = Offer(StopDigging)
_PROMPT = say("sutters-mill-prompt-dig")


def can_dig(table: Table) -> bool:
    """Whether the active player has a prospector in the current camp (R8, R9)."""
    return table.own.prospectors[PLACE[CAMPS[table.current]]] > 0


def current_camp(table: Table) -> Term:
    """Where gold can be dug now (R9)."""
    return Term("space", CAMPS[table.current])


def asked_digging(state: State, _frame: Digging) -> tuple[Decision, ...]:
    """Another prospector, or business (R12)."""
    return (Decision(state.table.active, _PROMPT, (DIG, _STOP), subject=current_camp(state.table)),)


def play_dig(course: Course[State], _frame: object, seat: Seat, action: Dig) -> None:
    """A prospector goes to the building, the seat takes a counter (R10, R11)."""
    table = course.table
    camp = PLACE[CAMPS[table.current]]
    moved = with_one(with_one(table.own.prospectors, camp, -1), PLACE[action.building])
    course.change_player(seat, prospectors=moved)
    section, nuggets = take_counter(course, seat)
    key = SECTIONS[section]
    course.tell(Dug(seat, action.building, key))
    course.whisper(Found(seat, action.building, key, nuggets), seat)
    if is_ended(course):
        return
    if can_dig(course.table):
        course.change(flow=(Digging(),))
    else:
        _do_business(course, seat)


def play_stop(course: Course[State], _frame: Digging, seat: Seat, _action: StopDigging) -> None:
    """Business follows (R12)."""
    _do_business(course, seat)


def _do_business(course: Course[State], seat: Seat) -> None:
    """Base income, then bonuses in the order of the vein (R16, R17, R50 to R52); then the turn is over."""
    sections = business(course.table, seat)
    values = [take_counter(course, seat)[1] for _ in sections]
    if sections:
        counters = tuple([(SECTIONS[one], sections.count(one)) for one in sorted(set(sections))])
        course.tell(DidBusiness(seat, counters))
        course.whisper(Earned(seat, counters, tuple(values)), seat)
    if not is_ended(course):
        end_turn(course)


DIGGING = Asking(asked_digging, {Dig: play_dig, StopDigging: play_stop})
