"""Royal favors: gained, used line by line, favors inside favors (R88 to R96)."""

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import cast

from games.caylus.actions import ChooseLine, Decline, Exchange, TakeCube, TakeTwo
from games.caylus.content import (
    BASIC,
    FAVORS,
    FROM_FAVORS,
    LINES,
    NUMBERS,
    Craft,
)
from games.caylus.crafting import targets, tiles
from games.caylus.frames import Exchanging, FavorCubes, Favors, Works
from games.caylus.holdings import ONE, counted, earning, held, minus, plus, together
from games.caylus.royal_events import (
    CubesExchanged,
    CubeTaken,
    FavorPoints,
    FavorsGained,
    FavorsLost,
    FavorUnused,
    LineChosen,
)
from games.caylus.state import State
from games.caylus.views import open_columns
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.keys import joined, parts_of
from games.core.model import Key, Seat, say

PAIRS = tuple([joined(pair) for pair in combinations_with_replacement(BASIC, 2)])
"""Any two cubes that are not gold."""

_LINE_PROMPT = say("caylus-prompt-line")
_CUBE_PROMPT = say("caylus-prompt-favor-cube")
_DECLINE = Offer(Decline)
_TAKE_TWO = (Offer(TakeTwo, (One("cubes", PAIRS, "cubes"),)),)
_EXCHANGE = "exchange"


def gain_favors(course: Course[State], seat: Seat, favors: int) -> None:
    """The player has gained that many favors: they are used before anything else happens (R10)."""
    _GAIN[course.table.options.favors](course, seat, favors)


def _gain_uses(course: Course[State], seat: Seat, favors: int) -> None:
    """To be used on lines; those gained on the way are added to the number left (R95a)."""
    course.tell(FavorsGained(seat, favors))
    flow = course.state.flow
    top = flow[-1] if flow else None
    if isinstance(top, Favors) and top.seat == seat:
        course.swap(Favors(seat, top.left + favors))
    else:
        course.push(Favors(seat, favors))


def _gain_points(course: Course[State], seat: Seat, favors: int) -> None:
    """Points instead (R96)."""
    points = favors * NUMBERS.beginner_favor
    earned = earning(course.table.players[seat], FROM_FAVORS, points)
    course.change_player(seat, earned=earned)
    course.tell(FavorPoints(seat, favors, points))


_GAIN: Mapping[str, Callable[[Course[State], Seat, int], None]] = {
    "standard": _gain_uses,
    "beginner": _gain_points,
}


def asked_line(state: State, frame: Favors) -> tuple[Decision, ...]:
    """Which line to use (D22)."""
    unused = _unused(state, frame.seat)
    offers = (Offer(ChooseLine, (One("line", unused, "line"),)),)
    return (Decision(frame.seat, _LINE_PROMPT, offers),)


def _unused(state: State, seat: Seat) -> tuple[Key, ...]:
    """Lines that the seat has not used in this phase (R88)."""
    used = state.table.players[seat].used
    return tuple([line for line in LINES if line not in used])


def go_on(course: Course[State], frame: Favors) -> bool:
    """Done with the last favor, or with the last line (R93)."""
    if frame.left and _unused(course.state, frame.seat):
        return False
    if frame.left:
        course.tell(FavorsLost(frame.seat, frame.left))
    course.pop()
    return True


def moved(column: int, opened: int) -> int:
    """Where a marker comes to stand: a column further, if there is one and it is open (R89, R90)."""
    return min(column + 1, opened)


def play_line(course: Course[State], frame: Favors, seat: Seat, action: ChooseLine) -> None:
    """Move the marker, then use the line (R89)."""
    line = action.line
    table = course.table
    player = table.players[seat]
    place = LINES.index(line)
    columns = list(player.favors)
    columns[place] = column = moved(columns[place], open_columns(table))
    points = FAVORS.prestige[column - 1] if line == "prestige" else 0
    deniers = FAVORS.deniers[column - 1] if line == "deniers" else 0
    course.change_player(
        seat,
        deniers=player.deniers + deniers,
        earned=earning(player, FROM_FAVORS, points),
        favors=cast(tuple[int, int, int, int], tuple(columns)),
        used=tuple([one for one in LINES if one == line or one in player.used]),
    )
    course.tell(LineChosen(seat, line, column, points, deniers))
    course.swap(Favors(seat, frame.left - 1))
    if line == "resources":
        _use_resources(course, seat, column)
    elif line == "buildings":
        _use_buildings(course, seat, column)


def _use_resources(course: Course[State], seat: Seat, column: int) -> None:
    """Ask which cube to take; where there is only one, it is taken (R91)."""
    kinds = _cubes_of(column)
    if len(kinds) == 1:
        _take(course, seat, kinds[0])
    else:
        course.push(FavorCubes(seat, column))


def building_crafts(column: int) -> tuple[Craft, ...]:
    """What the line of buildings lets a player do with the marker there."""
    return tuple([craft for crafts in FAVORS.buildings[:column] for craft in crafts])


def _use_buildings(course: Course[State], seat: Seat, column: int) -> None:
    """Ask what to build or transform, where anything can be (R95)."""
    frame = Works(seat, building_crafts(column))
    table = course.table
    player = table.players[seat]
    if tiles(table, player, seat, frame) or targets(table, player, seat, frame):
        course.push(frame)
    else:
        course.tell(FavorUnused(seat, "buildings"))


def _cubes_of(column: int) -> tuple[Key, ...]:
    """What can be taken with the marker there."""
    return tuple(
        [kind for kinds in FAVORS.resources[:column] for kind in kinds if kind != _EXCHANGE]
    )


_TAKES = {
    column: Offer(TakeCube, (One("cube", _cubes_of(column), "cube"),))
    for column in range(1, len(FAVORS.resources) + 1)
}
_EXCHANGES_FROM = FAVORS.resources.index((_EXCHANGE,)) + 1


def asked_cube(state: State, frame: FavorCubes) -> tuple[Decision, ...]:
    """Which cube to take, or which one to give for two (D23 to D25)."""
    offers = [_TAKES[frame.column]]
    kinds = held(state.table.players[frame.seat].cubes)
    if frame.column >= _EXCHANGES_FROM and kinds:
        offers.append(Offer(Exchange, (One("cube", kinds, "cube"),)))
    return (Decision(frame.seat, _CUBE_PROMPT, (*offers, _DECLINE)),)


def play_take(course: Course[State], _frame: FavorCubes, seat: Seat, action: TakeCube) -> None:
    """Take it, and the favor is used."""
    _take(course, seat, action.cube)
    course.pop()


def _take(course: Course[State], seat: Seat, cube: Key) -> None:
    """Take a cube from the stock."""
    player = course.table.players[seat]
    course.change_player(seat, cubes=plus(player.cubes, ONE[cube]))
    course.tell(CubeTaken(seat, cube))


def play_exchange(course: Course[State], _frame: FavorCubes, seat: Seat, action: Exchange) -> None:
    """Go on to the two that are taken for it (R94)."""
    course.push(Exchanging(seat, action.cube))


def play_nothing(course: Course[State], _frame: FavorCubes, seat: Seat, _action: Decline) -> None:
    """Use no effect of the line (R91)."""
    course.tell(FavorUnused(seat, "resources"))
    course.pop()


def asked_two(_state: State, frame: Exchanging) -> tuple[Decision, ...]:
    """Which two to take (D25)."""
    return (Decision(frame.seat, say("caylus-prompt-take-two"), _TAKE_TWO),)


def play_take_two(course: Course[State], frame: Exchanging, seat: Seat, action: TakeTwo) -> None:
    """Give the one and take the two."""
    player = course.table.players[seat]
    taken = together(parts_of(action.cubes))
    course.change_player(seat, cubes=plus(minus(player.cubes, ONE[frame.given]), taken))
    course.tell(CubesExchanged(seat, frame.given, counted(taken)))
    course.pop()
    course.pop()


FAVOR_LINES = Asking(asked_line, {ChooseLine: play_line}, go_on, forced=True)
FAVOR_CUBES = Asking(
    asked_cube, {TakeCube: play_take, Exchange: play_exchange, Decline: play_nothing}
)
EXCHANGING = Asking(asked_two, {TakeTwo: play_take_two})
