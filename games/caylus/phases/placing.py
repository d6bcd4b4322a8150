"""Phase 2: workers are placed, players pass (R14 to R28)."""

from functools import lru_cache

from games.caylus.actions import Pass, Place
from games.caylus.content import NUMBERS
from games.caylus.events import Lack, Passed, Placed
from games.caylus.frames import NOBODY, Placing, Specials
from games.caylus.places import (
    affordable_places,
    can_place,
    common_price,
    next_price,
    owner_of,
    price_of,
    usual_price,
    with_owner_paid,
    with_worker,
)
from games.caylus.state import Player, State, Table
from games.core.flow import Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Message, Seat, say
from games.core.turns import each_in_turn, next_turn

_PASS = Offer(Pass)


@lru_cache(maxsize=4096)
def _offers(keys: tuple[Key, ...]) -> tuple[Offer, ...]:
    """To place a worker on one of these, or to pass."""
    return (Offer(Place, (One("place", keys, "building"),)), _PASS)


def asked_placing(state: State, frame: Placing) -> tuple[Decision, ...]:
    """Where to place a worker (D1)."""
    seat = frame.queue[0]
    table = state.table
    offers = _offers(tuple(affordable_places(table, seat)))
    is_guest = table.inn[1] == seat
    passed = 0 if is_guest else len(table.passed)
    stands = _stands(
        next_price(table, seat), passed, table.provost, table.bailiff, is_guest=is_guest
    )
    return (Decision(seat, _prompt(common_price(table, seat)), offers, stands=stands),)


@lru_cache(maxsize=64)
def _prompt(price: int) -> Message:
    """The question, with what a worker costs."""
    return say("caylus-prompt-place", price=price)


@lru_cache(maxsize=4096)
def _stands(price: int, passed: int, provost: int, bailiff: int, *, is_guest: bool) -> Message:
    """The price of the next worker, and why it is more than 1, because so many have passed, or stays 1, for the guest of the
    Inn; and where the officers stand.
    """
    if is_guest:
        return say("caylus-stands-guest", price=price, provost=provost, bailiff=bailiff)
    if price > 1:
        return say(
            "caylus-stands-passed", price=price, passed=passed, provost=provost, bailiff=bailiff
        )
    return say("caylus-stands-placing", price=price, provost=provost, bailiff=bailiff)


def play_place(course: Course[State], frame: Placing, seat: Seat, action: Place) -> None:
    """Pay, put the worker, give the owner a point (7.1), and wait for the next turn."""
    table = course.table
    place = action.place
    price = price_of(table, seat, place)
    players = list(table.players)
    player = players[seat]
    players[seat] = Player(
        player.deniers - price,
        player.cubes,
        player.earned,
        player.workers - 1,
        player.favors,
        player.used,
    )
    owner = with_owner_paid(players, owner_of(table, place), seat)
    course.change_table(players=tuple(players), **with_worker(table, seat, place))
    course.tell(Placed(seat, place, price, owner))
    next_turn(course, returns=True)


def play_pass(course: Course[State], _frame: Placing, seat: Seat, _action: Pass) -> None:
    """Place no more workers."""
    _pass(course, seat)
    next_turn(course)


def _pass(course: Course[State], seat: Seat, lack: Lack = "nothing") -> None:
    """Take the next place on the passing track; the first one takes a denier (R24)."""
    table = course.table
    number = len(table.passed) + 1
    deniers = NUMBERS.first_pass if number == 1 else 0
    if deniers:
        course.change_player(seat, deniers=table.players[seat].deniers + deniers)
    course.change_table(passed=(*table.passed, seat))
    price = 0 if number == len(table.players) else usual_price(course.table)
    guest = course.table.inn[1]
    course.tell(Passed(seat, number, deniers, lack, price, None if guest == NOBODY else guest))


def passes(course: Course[State], frame: Placing) -> bool:
    """Pass for whoever can place no worker (R27)."""
    seat = frame.queue[0]
    if can_place(course.table, seat):
        return False
    _pass(course, seat, _lack(course.table, seat))
    return True


def _lack(table: Table, seat: Seat) -> Lack:
    """What a seat has none of that can place no worker."""
    player = table.players[seat]
    if not player.workers:
        return "workers"
    return "deniers" if player.deniers < next_price(table, seat) else "places"


def end(course: Course[State], _frame: Placing) -> None:
    """Go on to phase 3 when all have passed (R14)."""
    course.push(Specials())


PLACING = each_in_turn(
    asked_placing, {Place: play_place, Pass: play_pass}, ended=end, skipped=passes
)
