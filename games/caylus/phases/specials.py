"""Phase 3: the special buildings in their order (R30 to R46)."""

from collections.abc import Callable
from typing import cast

from games.caylus.actions import Decline, Joust, Leave, MoveWorker, Stay, TakeBack
from games.caylus.content import (
    CLOTH,
    JOUST_FIELD,
    NUMBERS,
    SPECIAL,
    TRADING_POST,
)
from games.caylus.events import (
    Declined,
    DeniersTaken,
    GateMoved,
    GateReturned,
    GuestCame,
    GuestLeft,
    GuestStayed,
    Jousted,
    OrderChanged,
    Want,
)
from games.caylus.frames import (
    NOBODY,
    GateChoice,
    GuildChoice,
    InnChoice,
    JoustChoice,
    ProvostMoves,
    Specials,
)
from games.caylus.holdings import ONE, counted, forget_lines, minus, returned
from games.caylus.phases.favors import gain_favors
from games.caylus.places import open_places, owner_of, with_owner_paid, with_worker
from games.caylus.state import State
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say

_SINGLE = len(SPECIAL) - 2
"""Buildings with one place; Stables and Inn come after them."""

_GATE_PROMPT = say("caylus-prompt-gate")
_JOUST_PROMPT = say("caylus-prompt-joust", deniers=NUMBERS.joust_deniers, cloth=NUMBERS.joust_cloth)
_INN_PROMPT = say("caylus-prompt-inn")
_TAKE_BACK = Offer(TakeBack)
_JOUST_OFFERS = (Offer(Joust), Offer(Decline))
_DECLINE_OFFERS = (Offer(Decline),)
_INN_OFFERS = (Offer(Stay), Offer(Leave))


def go_on(course: Course[State], frame: Specials) -> bool:
    """Return the worker that has been used, find the next one, then Stables, Inn and the end of the phase."""
    number = frame.number
    if frame.used:
        _return(course, number)
        number += 1
    workers = course.table.specials
    while number < _SINGLE:
        if workers[number] != NOBODY:
            course.swap(Specials(number, used=True))
            _EFFECTS[number](course, workers[number])
            return True
        number += 1
    if number == _SINGLE:
        _use_stables(course)
        course.swap(Specials(number + 2))
        _use_inn(course)
        return True
    forget_lines(course)
    course.swap(ProvostMoves(course.table.passed))
    return True


def _return(course: Course[State], number: int) -> None:
    """The worker goes back to its owner (R30); that of the Gate may have gone elsewhere."""
    table = course.table
    seat = table.specials[number]
    if seat != NOBODY:
        specials = cast(
            tuple[Seat, Seat, Seat, Seat],
            tuple([NOBODY if place == number else one for place, one in enumerate(table.specials)]),
        )
        course.change_table(players=returned(table, (seat,)), specials=specials)


def _use_gate(course: Course[State], seat: Seat) -> None:
    """Ask where to (R35), if there is anywhere (R38)."""
    if open_places(course.table, seat):
        course.push(GateChoice(seat))
    else:
        course.tell(GateReturned(seat))


def _use_trading_post(course: Course[State], seat: Seat) -> None:
    """Take deniers (R39)."""
    deniers = NUMBERS.trading_post
    course.change_player(seat, deniers=course.table.players[seat].deniers + deniers)
    course.tell(DeniersTaken(seat, TRADING_POST, deniers))


def _use_guild(course: Course[State], seat: Seat) -> None:
    """Ask where the provost goes (R40)."""
    course.push(GuildChoice(seat))


def _use_joust_field(course: Course[State], seat: Seat) -> None:
    """Ask for the payment (R41)."""
    course.push(JoustChoice(seat))


_EFFECTS: tuple[Callable[[Course[State], Seat], None], ...] = (
    _use_gate,
    _use_trading_post,
    _use_guild,
    _use_joust_field,
)


def _use_stables(course: Course[State]) -> None:
    """Those in the Stables first, by their numbers, the others after them as they were (R42)."""
    table = course.table
    first = table.stables
    if not first:
        return
    order = (*first, *[seat for seat in table.order if seat not in first])
    course.change_table(order=order, players=returned(table, first), stables=())
    course.tell(OrderChanged(order))


def _use_inn(course: Course[State]) -> None:
    """The worker on the left goes to the right and whoever stood there comes back (R43); else the guest is asked (R44)."""
    table = course.table
    left, right = table.inn
    if left == NOBODY:
        if right != NOBODY:
            course.push(InnChoice(right))
        return
    leaving = () if right == NOBODY else (right,)
    for seat in leaving:
        course.tell(GuestLeft(seat))
    course.change_table(inn=(NOBODY, left), players=returned(table, leaving))
    course.tell(GuestCame(left))


def asked_gate(state: State, frame: GateChoice) -> tuple[Decision, ...]:
    """Where the worker goes (D2, R36)."""
    keys = tuple(open_places(state.table, frame.seat))
    offers = (Offer(MoveWorker, (One("place", keys, "building"),)), _TAKE_BACK)
    return (Decision(frame.seat, _GATE_PROMPT, offers),)


def play_move_worker(
    course: Course[State], _frame: GateChoice, seat: Seat, action: MoveWorker
) -> None:
    """The worker counts as placed there (R37)."""
    table = course.table
    players = list(table.players)
    owner = with_owner_paid(players, owner_of(table, action.place), seat)
    course.change_table(specials=(NOBODY, *table.specials[1:]))
    course.change_table(players=tuple(players), **with_worker(course.table, seat, action.place))
    course.tell(GateMoved(seat, action.place, owner))
    course.pop()


def play_take_back(
    course: Course[State], _frame: GateChoice, seat: Seat, _action: TakeBack
) -> None:
    """It returns (R35)."""
    course.tell(GateReturned(seat))
    course.pop()


def asked_joust(state: State, frame: JoustChoice) -> tuple[Decision, ...]:
    """Whether to pay (D4)."""
    player = state.table.players[frame.seat]
    can_pay = player.deniers >= NUMBERS.joust_deniers and player.cubes[CLOTH] >= NUMBERS.joust_cloth
    return (Decision(frame.seat, _JOUST_PROMPT, _JOUST_OFFERS if can_pay else _DECLINE_OFFERS),)


def play_joust(course: Course[State], _frame: JoustChoice, seat: Seat, _action: Joust) -> None:
    """Pay and gain the favor (R41)."""
    player = course.table.players[seat]
    paid = ONE["cloth"]
    course.change_player(
        seat, deniers=player.deniers - NUMBERS.joust_deniers, cubes=minus(player.cubes, paid)
    )
    course.tell(Jousted(seat, NUMBERS.joust_deniers, counted(paid)))
    course.pop()
    gain_favors(course, seat, 1)


def play_decline(course: Course[State], _frame: JoustChoice, seat: Seat, _action: Decline) -> None:
    """Pay nothing, by choice or for want of money or cloth."""
    player = course.table.players[seat]
    want: Want = "nothing"
    if player.cubes[CLOTH] < NUMBERS.joust_cloth:
        want = "means"
    elif player.deniers < NUMBERS.joust_deniers:
        want = "deniers"
    course.tell(Declined(seat, JOUST_FIELD, want))
    course.pop()


def asked_inn(_state: State, frame: InnChoice) -> tuple[Decision, ...]:
    """Whether to stay (D5)."""
    return (Decision(frame.seat, _INN_PROMPT, _INN_OFFERS),)


def play_stay(course: Course[State], _frame: InnChoice, seat: Seat, _action: Stay) -> None:
    """The worker stays on the right circle."""
    course.tell(GuestStayed(seat))
    course.pop()


def play_leave(course: Course[State], _frame: InnChoice, seat: Seat, _action: Leave) -> None:
    """The worker comes back."""
    table = course.table
    course.change_table(inn=(NOBODY, NOBODY), players=returned(table, (seat,)))
    course.tell(GuestLeft(seat))
    course.pop()


SPECIALS = Asking(resume=go_on)
GATE_CHOICE = Asking(asked_gate, {MoveWorker: play_move_worker, TakeBack: play_take_back})
JOUST_CHOICE = Asking(asked_joust, {Joust: play_joust, Decline: play_decline}, forced=True)
INN_CHOICE = Asking(asked_inn, {Stay: play_stay, Leave: play_leave})
