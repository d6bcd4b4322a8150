"""The set-up and the beginning of a round with its income (5, R13)."""

from collections.abc import Iterable
from typing import TypeVar

from games.caylus.content import (
    FIXED,
    JEWELER,
    NEUTRAL,
    NUMBERS,
    ROAD,
    START,
    TILES,
)
from games.caylus.events import ExtraIncomeTaken, IncomeTaken, RoundBegan, Started
from games.caylus.frames import Placing
from games.caylus.options import CaylusOptions
from games.caylus.state import NO_BUILDING, Player, State, Table
from games.caylus.views import income_of
from games.core.flow import Course
from games.core.model import Key
from games.core.rng import Rng

T = TypeVar("T")


def set_up(seats: int, options: CaylusOptions, rng: Rng) -> Course[State]:
    """The table as it is laid out, and the first round begun (S1 to S8)."""
    table = Table(options, (), (), (), ())
    course = Course(State(rng, (), table))
    neutral = _shuffled(course, NEUTRAL)
    order = _shuffled(course, range(seats))
    deniers = dict(zip(order, START.deniers[str(seats)], strict=True))
    course.change_table(
        players=tuple([Player(deniers[seat]) for seat in range(seats)]),
        order=order,
        road=_road(neutral),
        stock=tuple([tile for tile in TILES if options.jeweler or tile != JEWELER]),
    )
    course.tell(Started(order, neutral))
    begin_round(course)
    return course


def _shuffled(course: Course[State], things: Iterable[T]) -> tuple[T, ...]:
    """The things in an order that chance decides."""
    left = list(things)
    return tuple([left.pop(course.below(len(left))) for _ in range(len(left))])


def _road(neutral: tuple[Key, ...]) -> tuple[Key, ...]:
    """Neutral buildings before the others, fixed ones in their places, the rest empty (4.2)."""
    at = {**dict(enumerate(neutral, 1)), **FIXED}
    return tuple([at.get(space, NO_BUILDING) for space in range(1, ROAD.spaces + 1)])


def begin_round(course: Course[State]) -> None:
    """The next round: with two players in the other order (R97), then income (R13), then placing."""
    table = course.table
    order = table.order[::-1] if len(table.order) == 2 and table.round else table.order
    course.tell(RoundBegan(table.round + 1, order))
    course.tell(IncomeTaken(NUMBERS.income))
    players = list(table.players)
    for seat in order:
        player = players[seat]
        income = income_of(table, seat)
        if income > NUMBERS.income:
            course.tell(ExtraIncomeTaken(seat, income - NUMBERS.income))
        players[seat] = Player(
            player.deniers + income,
            player.cubes,
            player.earned,
            player.workers,
            player.favors,
        )
    course.change_table(players=tuple(players), order=order, round=table.round + 1)
    course.change(flow=(Placing(order),))
