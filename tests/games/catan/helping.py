"""Positions with helpers, for their tests."""

from msgspec.structs import replace

from games.catan.modules.helpers.part import HELPERS, Helpers
from games.catan.seam import part_of
from games.catan.state import State
from games.core.model import Key
from tests.games.catan.positions import Position, beginners, empty_island


def part(of: Position | State) -> Helpers:
    """The helpers on the table."""
    state = of.state if isinstance(of, Position) else of
    found = part_of(state.table, Helpers)
    assert found is not None
    return found


def with_helpers(position: Position, *held: Key, flipped: tuple[int, ...] = ()) -> Position:
    """The players hold these, the others are on display."""
    display = tuple(key for key in HELPERS if key not in held)
    sides = tuple(seat in flipped for seat in range(len(held)))
    options = replace(position.state.table.options, helpers=True)
    others = tuple(one for one in position.state.table.parts if not isinstance(one, Helpers))
    return position.changed(parts=(*others, Helpers(held, sides, display)), options=options)


def four(first: Key, *, flipped: bool = False) -> Position:
    """Four beginners: red, whose turn it is after the roll, holds that helper; the others the first of the rest."""
    rest = [key for key in HELPERS if key not in (first, "mayor", "general")][:3]
    return with_helpers(beginners(), first, *rest, flipped=(0,) if flipped else ())


def five(first: Key) -> Position:
    """Five on an empty island."""
    rest = [key for key in HELPERS if key not in (first, "mayor", "general")][:4]
    return with_helpers(empty_island(5), first, *rest)
