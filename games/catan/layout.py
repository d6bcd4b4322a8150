"""Laying the island out: the beginner layout and the random one (R10, R15-R19, R174-R177)."""

from collections.abc import Sequence
from typing import TypeVar

from games.catan.content import BEGINNER, FRAME, PLANS, SCENARIOS, BoardPlan, geometry
from games.catan.options import CatanOptions
from games.catan.state import Board
from games.core.forms import Below
from games.core.model import Key

T = TypeVar("T")

RED_NUMBERS = (6, 8)


def shuffled(things: Sequence[T], below: Below) -> list[T]:
    """The things in an even random order."""
    left = list(things)
    return [left.pop(below(len(left))) for _ in range(len(left))]


def pips(number: int) -> int:
    """The dots on a number: with how many of the 36 throws of two dice it comes; none where there is no number."""
    return 6 - abs(7 - number) if number else 0


def beginner_board() -> Board:
    """The fixed layout (4.3, 4.5)."""
    return Board(
        "base", BEGINNER.terrains, BEGINNER.numbers, harbors("base", PLANS["base"].fixed_large, ())
    )


def printed_board(key: Key, plan: Key) -> Board:
    """The map of that scenario, as the chart of that name (4.7, 4.8)."""
    hexes = SCENARIOS[key].hexes
    terrains, numbers = [terrain for *_, terrain, _ in hexes], [number for *_, number in hexes]
    return Board(plan, tuple(terrains), tuple(numbers), ())


def random_board(plan_key: Key, options: CatanOptions, below: Below) -> Board:
    """An island by chance: terrains, then the frame, then the numbers."""
    plan = PLANS[plan_key]
    terrains = shuffled(
        [terrain for terrain, count in plan.terrains.items() for _ in range(count)], below
    )
    large: Sequence[Key] = plan.fixed_large
    small: Sequence[Key] = plan.fixed_small
    if options.frame == "shuffled":
        large, small = shuffled(sorted(large), below), shuffled(sorted(small), below)
    if options.numbers == "spiral":
        numbers = spiral_numbers(plan, terrains, plan.spirals[below(len(plan.spirals))])
    else:
        numbers = scattered_numbers(plan_key, terrains, below)
    return Board(plan_key, tuple(terrains), tuple(numbers), harbors(plan_key, large, small))


def spiral_numbers(plan: BoardPlan, terrains: Sequence[Key], spiral: Sequence[int]) -> list[int]:
    """The lettered tokens along the spiral, deserts left out (R18, R175)."""
    numbers = [0] * len(terrains)
    tokens = iter(plan.tokens)
    for place in spiral:
        if terrains[place - 1] != "desert":
            numbers[place - 1] = next(tokens)
    return numbers


def scattered_numbers(plan_key: Key, terrains: Sequence[Key], below: Below) -> list[int]:
    """The tokens dealt at random until no red ones are neighbours (R19)."""
    while True:
        tokens = iter(shuffled(PLANS[plan_key].tokens, below))
        numbers = [0 if terrain == "desert" else next(tokens) for terrain in terrains]
        if not _red_neighbours(plan_key, numbers):
            return numbers


def _red_neighbours(plan_key: Key, numbers: Sequence[int]) -> bool:
    """Whether two hexes with a 6 or 8 touch."""
    return any(
        numbers[other] in RED_NUMBERS
        for place, adjacent in enumerate(geometry(plan_key).adjacent_hexes)
        if numbers[place] in RED_NUMBERS
        for other in adjacent
    )


def harbors(
    plan_key: Key, large: Sequence[Key], small: Sequence[Key]
) -> tuple[tuple[int, Key], ...]:
    """Where the harbors of these frame pieces lie, clockwise from coast path 0 (4.5, 4.6)."""
    plan = PLANS[plan_key]
    coast = geometry(plan_key).coast
    slots = [*zip(plan.large_slots, large, strict=True), *zip(plan.small_slots, small, strict=True)]
    places = sorted(
        (start + offset, kind) for start, piece in slots for offset, kind in FRAME[piece]
    )
    return tuple((coast[place], kind) for place, kind in places)
