"""The Guesthouse: windows in which guests may be moved (R71 to R76)."""

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say
from games.core.turns import InTurn, clockwise, next_turn
from games.puerto_rico.actions import KeepGuests, KeepGuestsAll, MoveGuest
from games.puerto_rico.content import PEOPLE
from games.puerto_rico.events import GuestMoved, Passed
from games.puerto_rico.frames import GuestWindow, Phase
from games.puerto_rico.island import GUESTHOUSE, guest_targets, guests, with_person
from games.puerto_rico.phases.stages import Act
from games.puerto_rico.state import State
from games.puerto_rico.views import phase_in

_PROMPT = say("puerto-rico-prompt-guests")
_STANDS = say("puerto-rico-stands-guests")
_KEEP = (Offer(KeepGuests), Offer(KeepGuestsAll))


def window_for_all(course: Course[State], phase: Phase) -> None:
    """Windows W1 and W3: in turn order (R73)."""
    _open(course, clockwise(phase.chooser, len(course.table.players)))


def window_for_one(course: Course[State], frame: InTurn) -> None:
    """Window W2: before whoever's turn it is goes on (R72)."""
    _open(course, (frame.seat,))


def has_guests(state: State, frame: InTurn) -> bool:
    """Whether whoever's turn it is can move a guest."""
    return _is_asked(state, frame.seat)


def _open(course: Course[State], seats: tuple[Seat, ...]) -> None:
    """Ask these seats, from the first that can move a guest on; those after it may be asked because it has moved one."""
    state = course.state
    for number, seat in enumerate(seats):
        if _is_asked(state, seat):
            course.push(GuestWindow(seats[number:]))
            return


def _is_asked(state: State, seat: Seat) -> bool:
    """Whether the seat has a guest, an empty circle elsewhere, and has not said already that they stay (R75)."""
    player = state.table.players[seat]
    if not guests(player).total:
        return False
    phase = phase_in(state.flow)
    assert phase is not None
    if seat in phase.kept or seat in phase.settled:
        return False
    return bool(guest_targets(player))


def asked_guests(state: State, frame: GuestWindow) -> tuple[Decision, ...]:
    """Which guest goes where (D22)."""
    player = state.table.players[frame.seat]
    there = guests(player)
    sorts = tuple([sort for sort, count in zip(PEOPLE, (there.colonists, there.nobles)) if count])
    move = Offer(
        MoveGuest, (One("guest", sorts, "person"), One("to", guest_targets(player), "place"))
    )
    return (Decision(frame.seat, _PROMPT, (move, *_KEEP), stands=_STANDS),)


def play_move(course: Course[State], _frame: GuestWindow, seat: Seat, action: MoveGuest) -> None:
    """Move the guest; it stays there until the next Mayor phase (R71)."""
    player = with_person(course.table.players[seat], GUESTHOUSE, action.guest, -1)
    player = with_person(player, action.to, action.guest, 1)
    course.change_player(seat, island=player.island, city=player.city)
    course.tell(GuestMoved(seat, action.guest, action.to))
    stir(course)


def play_keep(course: Course[State], _frame: GuestWindow, seat: Seat, _action: KeepGuests) -> None:
    """Leave them, until something has happened (R75)."""
    next_turn(course)
    _with_phase(course, settled=(*_phase(course).settled, seat))


def play_keep_all(
    course: Course[State], _frame: GuestWindow, seat: Seat, _action: KeepGuestsAll
) -> None:
    """Leave them for the whole phase (R75)."""
    next_turn(course)
    _with_phase(course, kept=(*_phase(course).kept, seat))


def go_on(course: Course[State], frame: GuestWindow) -> bool:
    """Wait for the first in the queue who can still move a guest."""
    if not frame.queue:
        course.pop()
        return True
    if _is_asked(course.state, frame.seat):
        return False
    next_turn(course)
    return True


def stir(course: Course[State]) -> None:
    """Something has happened: owners of guests are asked again (R75)."""
    if _phase(course).settled:
        _with_phase(course, settled=())


def passed(course: Course[State], seat: Seat) -> None:
    """Tell that the seat passes; to the other owners of guests something has happened (R75)."""
    course.tell(Passed(seat))
    if seats := _phase(course).settled:
        _with_phase(course, settled=tuple([other for other in seats if other == seat]))


def _phase(course: Course[State]) -> Phase:
    """The phase that is being executed."""
    phase = phase_in(course.state.flow)
    assert phase is not None
    return phase


def _with_phase(course: Course[State], **fields: object) -> None:
    """Give fields of the phase new values."""
    flow = course.state.flow
    course.change(flow=(flow[0], replace(_phase(course), **fields), *flow[2:]))


WINDOW = Act(window_for_one, has_guests, "guesthouse")
"""Window W2, as a stage of a turn."""

GUEST_WINDOW = Asking(
    asked_guests,
    {MoveGuest: play_move, KeepGuests: play_keep, KeepGuestsAll: play_keep_all},
    go_on,
)
