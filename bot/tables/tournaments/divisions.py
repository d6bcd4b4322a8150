"""A league's divisions: how many there are, and who moves up and down after a season. Pure."""

from collections.abc import Collection, Sequence

from msgspec import Struct

SMALLEST, LARGEST = 4, 6
"""People in a division."""


def sizes(people: int, size: int) -> tuple[int, ...]:
    """The divisions that so many people make, the highest first, the larger ones below; none: they are too few.

    Each has about `size` people. Seven people make no two divisions: then there is one, and one person is left over.
    """
    if people < SMALLEST:
        return ()
    possible = [number for number in range(1, people // SMALLEST + 1) if people <= number * LARGEST]
    if not possible:
        return (LARGEST,)
    number = min(possible, key=lambda number: abs(people / number - size))
    each, larger = divmod(people, number)
    return (each,) * (number - larger) + (each + 1,) * larger


class Moves(Struct, frozen=True):
    """What a season leads to."""

    up: frozenset[int]
    down: frozenset[int]
    ladder: tuple[int, ...]
    """Everyone who stays in the league, from the first place of the highest division to the last of the lowest."""


def moves(divisions: Sequence[Sequence[int]], gone: Collection[int], movers: int) -> Moves:
    """Who moves after a season: the first of each division go up, the last go down, so many of each.

    `divisions`: who played in each, in the order of its standings, the highest division first. Those who are gone come last in
    theirs, so each takes the place of somebody who would have gone down; they are not in the ladder.
    """
    orders = [
        [
            *(one for one in division if one not in gone),
            *(one for one in division if one in gone),
        ]
        for division in divisions
    ]
    up, down = set[int](), set[int]()
    after = [list(order) for order in orders]
    for upper in range(len(orders) - 1):
        risen = [one for one in orders[upper + 1] if one not in gone][:movers]
        fallen = orders[upper][-len(risen) :] if risen else []
        up.update(risen)
        down.update(one for one in fallen if one not in gone)
        after[upper] = [one for one in after[upper] if one not in fallen] + risen
        after[upper + 1] = fallen + [one for one in after[upper + 1] if one not in risen]
    ladder = tuple(one for order in after for one in order if one not in gone)
    return Moves(frozenset(up), frozenset(down), ladder)
