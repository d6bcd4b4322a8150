"""Phase 6: batches for the castle (R75 to R81)."""

from functools import cache
from itertools import combinations

from games.caylus.actions import GiveBatch, Stop
from games.caylus.content import CUBES, FOOD, FROM_CASTLE, NUMBERS, SECTION, SECTIONS, Cubes
from games.caylus.frames import NOBODY, Batches, CastleTurns
from games.caylus.holdings import (
    NONE,
    counted,
    covers,
    earning,
    forget_lines,
    lost,
    minus,
    plus,
    returned,
    together,
)
from games.caylus.phases.favors import gain_favors
from games.caylus.phases.scoring import end_round
from games.caylus.royal_events import BatchesGiven, BestBuilder, FoundNoLot, StoodIdle
from games.caylus.state import State, Table
from games.caylus.views import lots_left
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import joined
from games.core.model import Key, Message, Seat, SeatName, Term, say
from games.core.turns import each_in_turn, next_turn

_PAIRS = tuple(combinations(CUBES[1:], 2))
BATCH: dict[Key, Cubes] = {joined(pair): together((CUBES[FOOD], *pair)) for pair in _PAIRS}
"""The cubes of each batch, called by the two besides food (R76)."""

_STOP = Offer(Stop)
_IDLE_PROMPTS = [say("caylus-prompt-batch", loss=loss) for loss in range(NUMBERS.idle_loss + 1)]
"""By the points that there are to lose."""
_MORE_PROMPT = say("caylus-prompt-more-batches")


def batches(some: Cubes) -> tuple[Key, ...]:
    """The batches that can be given from these cubes (R76)."""
    if not some[FOOD]:
        return ()
    return tuple([key for key, cubes in BATCH.items() if covers(some, cubes)])


@cache
def _offers(keys: tuple[Key, ...]) -> tuple[Offer, ...]:
    """To give one of these batches, or no more."""
    return (Offer(GiveBatch, (One("cubes", keys, "batch"),)), _STOP)


def _left(table: Table, seat: Seat, given: tuple[Key, ...]) -> Cubes:
    """The seat's cubes after these batches."""
    left = table.players[seat].cubes
    for key in given:
        left = minus(left, BATCH[key])
    return left


def _section(table: Table, given: int = 0) -> Term:
    """The section that the next batch builds on, when so many are given (R76)."""
    for place in range(table.scored, len(SECTION)):
        given -= SECTION[place].lots - len(table.lots[place])
        if given < 0:
            return Term("section", SECTIONS[place])
    raise AssertionError("the castle is full")


def asked_first(state: State, frame: CastleTurns) -> tuple[Decision, ...]:
    """The first batch, or none (D21)."""
    seat = frame.queue[0]
    player = state.table.players[seat]
    prompt = _IDLE_PROMPTS[lost(player, NUMBERS.idle_loss)]
    asked = _offers(batches(player.cubes))
    stands = _race(frame.best, frame.most)
    return (Decision(seat, prompt, asked, stands=stands, subject=_section(state.table)),)


@cache
def _race(best: Seat, most: int) -> Message:
    """Who is to get the favor for the most batches as things stand (R80)."""
    if best == NOBODY:
        return say("caylus-stands-race")
    return say("caylus-stands-race-led", name=SeatName(best), count=most)


def asked_next(state: State, frame: Batches) -> tuple[Decision, ...]:
    """One batch more, or enough (D21)."""
    table, count = state.table, len(frame.given)
    keys = batches(_left(table, frame.seat, frame.given))
    points = _houses(table, frame.seat, count)[1]
    stands = say("caylus-stands-batches", count=count, points=points)
    asked = _offers(keys)
    subject = _section(table, count)
    return (Decision(frame.seat, _MORE_PROMPT, asked, stands=stands, subject=subject),)


def play_first(course: Course[State], _frame: CastleTurns, seat: Seat, action: GiveBatch) -> None:
    """Ask for another one, if one can be given."""
    course.push(Batches(seat, (action.cubes,)))


def play_next(course: Course[State], frame: Batches, seat: Seat, action: GiveBatch) -> None:
    """The same."""
    course.swap(Batches(seat, (*frame.given, action.cubes)))


def go_on_giving(course: Course[State], frame: Batches) -> bool:
    """Wait for more while more can be given (R11)."""
    table, given = course.table, frame.given
    if lots_left(table) > len(given) and batches(_left(table, frame.seat, given)):
        return False
    play_stop(course, frame, frame.seat, Stop())
    return True


def play_stop(course: Course[State], frame: Batches, seat: Seat, _action: Stop) -> None:
    """Build the houses and gain the points (R77, R78)."""
    course.pop()
    table = course.table
    given = frame.given
    lots, points = _houses(table, seat, len(given))
    paid = NONE
    for key in given:
        paid = plus(paid, BATCH[key])
    player = table.players[seat]
    course.change_player(
        seat, cubes=minus(player.cubes, paid), earned=earning(player, FROM_CASTLE, points)
    )
    course.change_table(lots=lots)
    course.tell(BatchesGiven(seat, len(given), counted(paid), points))
    turns = course.state.flow[-1]
    assert isinstance(turns, CastleTurns)
    if len(given) > turns.most:
        course.swap(CastleTurns(turns.queue[1:], seat, len(given)))
    else:
        course.swap(CastleTurns(turns.queue[1:], turns.best, turns.most))


def _houses(table: Table, seat: Seat, houses: int) -> tuple[tuple[tuple[Seat, ...], ...], int]:
    """The lots with so many houses more, in the current section and then in the next ones; and the points for them."""
    lots, points = list(table.lots), 0
    for place in range(table.scored, len(SECTION)):
        here = min(houses, SECTION[place].lots - len(lots[place]))
        lots[place] = lots[place] + (seat,) * here
        points += here * SECTION[place].points
        houses -= here
    return tuple(lots), points


def play_nothing(course: Course[State], _frame: CastleTurns, seat: Seat, _action: Stop) -> None:
    """Give no batch."""
    _stand_idle(course, seat)
    next_turn(course)


def _stand_idle(course: Course[State], seat: Seat) -> None:
    """Lose points (R79)."""
    player = course.table.players[seat]
    points = lost(player, NUMBERS.idle_loss)
    course.change_player(seat, earned=earning(player, FROM_CASTLE, -points))
    course.tell(StoodIdle(seat, points))


def can_give_nothing(course: Course[State], frame: CastleTurns) -> bool:
    """Pass over whoever has no batch, or finds no lot (R79)."""
    table, seat = course.table, frame.queue[0]
    if not lots_left(table):
        course.tell(FoundNoLot(seat))
        return True
    if batches(table.players[seat].cubes):
        return False
    _stand_idle(course, seat)
    return True


def end(course: Course[State], frame: CastleTurns) -> None:
    """The best builder's favor first (R80), then the workers return (R81)."""
    if frame.best != NOBODY:
        course.push(CastleTurns(()))
        course.tell(BestBuilder(frame.best))
        gain_favors(course, frame.best, 1)
        return
    table = course.table
    course.change_table(players=returned(table, table.castle), castle=())
    forget_lines(course)
    end_round(course)


CASTLE_TURNS = each_in_turn(
    asked_first, {GiveBatch: play_first, Stop: play_nothing}, ended=end, skipped=can_give_nothing
)
BATCHES = Asking(asked_next, {GiveBatch: play_next, Stop: play_stop}, go_on_giving)
