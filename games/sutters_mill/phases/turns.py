"""Turns: whose it is, when one ends by itself, when the game ends (R1, R23, R47, R60, R65, R66)."""

from games.core.flow import Course
from games.core.model import Event, Seat
from games.sutters_mill.content import LIMITS
from games.sutters_mill.events import (
    NoProgress,
    Revealed,
    Skipped,
    TownLeft,
    TurnBegan,
    VeinEmpty,
)
from games.sutters_mill.frames import InTown, TurnStart
from games.sutters_mill.state import State, Turn, wallet
from games.sutters_mill.town import has_free_special, is_out, next_price


def begin_turn(course: Course[State], seat: Seat) -> None:
    """The seat's turn; whoever can do nothing is passed over (R47)."""
    while is_out(course.table.players[seat]):
        course.tell(Skipped(seat))
        seat = (seat + 1) % len(course.table.players)
        if seat == course.table.starter and not _begin_round(course):
            return
    course.change_table(active=seat, turn=Turn())
    course.change(flow=(TurnStart(),))
    course.tell(TurnBegan(seat))


def end_turn(course: Course[State]) -> None:
    """The next player clockwise, unless rounds without progress end the game (R66)."""
    table = course.table
    seat = (table.active + 1) % len(table.players)
    if seat != table.starter or _begin_round(course):
        begin_turn(course, seat)


def _begin_round(course: Course[State]) -> bool:
    """Count the rounds without progress (R66); whether the game goes on."""
    quiet = course.table.quiet_rounds + 1 if course.table.is_quiet else 0
    course.change_table(quiet_rounds=quiet, is_quiet=True)
    if quiet < LIMITS.quiet_rounds:
        return True
    return not _over(course, NoProgress(quiet))


def is_ended(course: Course[State]) -> bool:
    """Whether the step has ended the game: the vein is empty, or nobody can ever act again (R49, R60, R65)."""
    if course.table.is_dug_out:
        return _over(course, VeinEmpty())
    if all([is_out(player) for player in course.table.players]):
        return _over(course, TownLeft())
    return False


def _over(course: Course[State], why: Event) -> bool:
    """End the game at once and show everybody's gold (R60, section 9): always true."""
    course.tell(why)
    for seat, found in enumerate(course.state.secrets.found):
        course.tell(Revealed(seat, wallet(course.state, seat), found))
    course.sealed = True
    course.change(flow=())
    return True


def go_on_in_town(course: Course[State]) -> None:
    """Ask for the next action of town, or end the turn where public facts leave nothing to do (R23)."""
    table = course.table
    nothing_paid = next_price(table) is None and not has_free_special(table)
    if nothing_paid or is_out(table.own):
        end_turn(course)
    else:
        course.change(flow=(InTown(),))
