"""Choosing roles, and the end of a round (R20 to R26, R90)."""

from itertools import permutations

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say
from games.san_juan.actions import PickRole, PickRoleWithLibrary
from games.san_juan.content import LIMITS, ROLES
from games.san_juan.events import RolePicked, RoundBegan
from games.san_juan.frames import HandLimitStep, OfficeStep, RoleChoice, TuckStep
from games.san_juan.phases.builder import begin_builder
from games.san_juan.phases.councillor import begin_councillor
from games.san_juan.phases.end import stop_game
from games.san_juan.phases.producer import begin_producer
from games.san_juan.phases.prospector import carry_out_prospector
from games.san_juan.phases.trader import begin_trader
from games.san_juan.state import Pick, State, Table

_PROMPT = say("san-juan-prompt-role")
_LIBRARY_PROMPT = say("san-juan-prompt-role-or-library")

_ROUND_START = (RoleChoice(), HandLimitStep(), TuckStep(), OfficeStep())

_PICKS = {
    taken: (
        Offer(
            PickRole, (One("role", tuple([role for role in ROLES if role not in taken]), "role"),)
        ),
    )
    for count in range(len(ROLES))
    for taken in permutations(ROLES, count)
}
"""To pick one of the tiles left, by those taken in order."""

_LIBRARY_PICKS = (
    *_PICKS[()],
    Offer(PickRoleWithLibrary, (One("role", ROLES, "role"),)),
)

_BEGIN = {
    "builder": begin_builder,
    "producer": begin_producer,
    "trader": begin_trader,
    "councillor": begin_councillor,
    "prospector": carry_out_prospector,
}


def picks_in_a_round(seats: int) -> int:
    """How many roles are picked (R20, R21)."""
    return 3 if seats == 2 else seats


def next_picker(table: Table) -> Seat:
    """Who picks next: from the Governor clockwise; of two players the Governor picks again (R21)."""
    return (table.governor + len(table.picks)) % len(table.players)


def asked_role(state: State, _frame: RoleChoice) -> tuple[Decision, ...]:
    """Which role to take (D6), with two players at the first pick also whether to use the Library (D7)."""
    table = state.table
    seat = next_picker(table)
    if decides_on_library(table, seat):
        return (Decision(seat, _LIBRARY_PROMPT, _LIBRARY_PICKS),)
    taken = tuple([pick.role for pick in table.picks])
    return (Decision(seat, _PROMPT, _PICKS[taken]),)


def play_pick(course: Course[State], _frame: RoleChoice, seat: Seat, action: PickRole) -> None:
    """Take the role; the Library works by itself wherever the seat has no say in it."""
    _take(course, Pick(seat, action.role, library_works(course.state.table, seat)))


def play_pick_with_library(
    course: Course[State], _frame: RoleChoice, seat: Seat, action: PickRoleWithLibrary
) -> None:
    """Take the role with the Library, which is used up for this round (R26)."""
    _take(course, Pick(seat, action.role, library=True))


def go_on(course: Course[State], _frame: RoleChoice) -> bool:
    """Wait for the next pick, or end the round after the last one (R25, R90); a game without end is ended (P1)."""
    table = course.state.table
    seats = len(table.players)
    if len(table.picks) < picks_in_a_round(seats):
        return False
    if table.round >= LIMITS.rounds:
        stop_game(course)
        return True
    governor = (table.governor + 1) % seats
    course.state = replace(
        course.state,
        table=replace(table, governor=governor, round=table.round + 1, picks=()),
        flow=_ROUND_START,
    )
    course.tell(RoundBegan(table.round + 1, governor))
    return True


def decides_on_library(table: Table, seat: Seat) -> bool:
    """Whether the seat that picks next says with its pick if the Library doubles it (D7, R26)."""
    return not table.picks and len(table.players) == 2 and "library" in table.players[seat].active


def library_works(table: Table, seat: Seat) -> bool:
    """Whether the Library doubles this pick's privilege without being declared (R26)."""
    if "library" not in table.players[seat].active:
        return False
    if len(table.players) > 2 or seat != table.governor:
        return True
    return bool(table.picks) and not any(
        [pick.seat == seat and pick.library for pick in table.picks]
    )


def _take(course: Course[State], pick: Pick) -> None:
    """Lay the tile before the seat and begin its phase (R23)."""
    table = course.table
    course.state = replace(course.state, table=replace(table, picks=(*table.picks, pick)))
    course.tell(RolePicked(pick.seat, pick.role, pick.library))
    _BEGIN[pick.role](course)


ROLE_CHOICE = Asking(
    asked_role, {PickRole: play_pick, PickRoleWithLibrary: play_pick_with_library}, go_on
)
