"""Moves of the provost: phase 4 and the Merchants' Guild (R40, R50, R51)."""

from functools import lru_cache

from games.caylus.actions import LetStand, MoveProvost
from games.caylus.content import GUILD, NUMBERS, SECTION, SECTIONS
from games.caylus.events import Declined, ProvostLeft, ProvostMoved
from games.caylus.frames import Activation, GuildChoice, ProvostMoves
from games.caylus.places import steps_of
from games.caylus.state import State, Table
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.messages import Arg
from games.core.model import Key, Message, Seat, Term, Terms, say
from games.core.turns import each_in_turn, next_turn

STEPS: dict[Key, int] = {
    **{f"back_{spaces}": -spaces for spaces in range(NUMBERS.longest_move, 0, -1)},
    **{f"ahead_{spaces}": spaces for spaces in range(1, NUMBERS.longest_move + 1)},
}
"""Spaces of each move, the farthest back first."""

_PROMPT = say("caylus-prompt-provost")
_FREE_PROMPT = say("caylus-prompt-guild")
_STAND = Offer(LetStand)


def _keys(back: int, ahead: int) -> tuple[Key, ...]:
    """The moves of up to so many spaces."""
    return tuple([key for key, spaces in STEPS.items() if -back <= spaces <= ahead])


_OFFERS = {
    (back, ahead): (Offer(MoveProvost, (One("step", _keys(back, ahead), "step"),)), _STAND)
    for back in range(NUMBERS.longest_move + 1)
    for ahead in range(NUMBERS.longest_move + 1)
    if back or ahead
}


def asked_move(state: State, frame: ProvostMoves) -> tuple[Decision, ...]:
    """Where to pay the provost to go (D6)."""
    table = state.table
    seat = frame.queue[0]
    deniers = table.players[seat].deniers
    offers = _OFFERS[steps_of(table.provost, deniers)]
    purses = [(one, table.players[one].deniers) for one in frame.queue[1:]]
    after = tuple([(one, own) for one, own in purses if own])
    due = section_due(table)
    is_served = seat not in table.workers[table.provost :]
    if due == "scores" and is_served and seat not in table.lots[table.scored]:
        # The forecast tells it with what it costs the seat.
        due = "no"
    stands = _stands(after, due, table.scored, table.bailiff)
    return (Decision(seat, _PROMPT, offers, stands=stands),)


@lru_cache(maxsize=1024)
def _stands(after: tuple[tuple[Seat, int], ...], due: Key, scored: int, bailiff: int) -> Message:
    """Who can move him later, with how much money; and what the bailiff will bring about."""
    section = Term("section", SECTIONS[scored])
    told: dict[str, Arg] = {"due": due, "section": section, "bailiff": bailiff}
    if not after:
        return say("caylus-stands-provost-last", **told)
    purses = tuple([(f"{seat}@{deniers}", 1) for seat, deniers in after])
    told |= {"count": len(after), "purses": Terms("purse", purses)}
    return say("caylus-stands-provost", **told)


def section_due(table: Table) -> Key:
    """Whether the section under construction is scored after this round (R83, R85): surely, if the provost ends beyond the
    bailiff, or not at all; and whether that ends the game.
    """
    if table.scored >= len(SECTION):
        return "no"
    marker = SECTION[table.scored].marker
    is_last = table.scored == len(SECTION) - 1
    if table.bailiff + 1 >= marker:
        return "ends" if is_last else "scores"
    if table.bailiff + 2 >= marker:
        return "may-end" if is_last else "may-score"
    return "no"


def play_move(course: Course[State], _frame: ProvostMoves, seat: Seat, action: MoveProvost) -> None:
    """Pay for each space (R50)."""
    table = course.table
    spaces = STEPS[action.step]
    price = abs(spaces)
    course.change_player(seat, deniers=table.players[seat].deniers - price)
    course.change_table(provost=table.provost + spaces)
    course.tell(ProvostMoved(seat, action.step, table.provost + spaces, price))
    _take_marker(course)
    next_turn(course)


def play_let_stand(
    course: Course[State], _frame: ProvostMoves, seat: Seat, _action: LetStand
) -> None:
    """Leave him where he is."""
    _let_stand(course, seat)
    next_turn(course)


def _let_stand(course: Course[State], seat: Seat, *, is_poor: bool = False) -> None:
    """Nothing is paid, and nothing moves."""
    course.tell(ProvostLeft(seat, is_poor))
    _take_marker(course)


def _take_marker(course: Course[State]) -> None:
    """Whoever has acted is no longer on the passing track (R50)."""
    course.change_table(passed=course.table.passed[1:])


def is_poor(course: Course[State], frame: ProvostMoves) -> bool:
    """Leave out whoever has no money (R11)."""
    seat = frame.queue[0]
    if course.table.players[seat].deniers:
        return False
    _let_stand(course, seat, is_poor=True)
    return True


def end(course: Course[State], _frame: ProvostMoves) -> None:
    """Go on to phase 5 after the last (R50)."""
    course.push(Activation())


def asked_free_move(state: State, frame: GuildChoice) -> tuple[Decision, ...]:
    """Where the provost goes for nothing (D3)."""
    offers = _OFFERS[steps_of(state.table.provost, NUMBERS.longest_move)]
    return (Decision(frame.seat, _FREE_PROMPT, offers),)


def play_free_move(
    course: Course[State], _frame: GuildChoice, seat: Seat, action: MoveProvost
) -> None:
    """Move him (R40)."""
    space = course.table.provost + STEPS[action.step]
    course.change_table(provost=space)
    course.tell(ProvostMoved(seat, action.step, space, 0))
    course.pop()


def play_no_free_move(
    course: Course[State], _frame: GuildChoice, seat: Seat, _action: LetStand
) -> None:
    """Leave him where he is."""
    course.tell(Declined(seat, GUILD))
    course.pop()


PROVOST_MOVES = each_in_turn(
    asked_move, {MoveProvost: play_move, LetStand: play_let_stand}, ended=end, skipped=is_poor
)
GUILD_CHOICE = Asking(asked_free_move, {MoveProvost: play_free_move, LetStand: play_no_free_move})
