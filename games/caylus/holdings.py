"""What players hold: cubes paid and taken, workers that return, points lost."""

from collections.abc import Iterable
from typing import cast

from games.caylus.content import CUBES, Cubes, Earned, cubes
from games.caylus.state import Player, State, Table
from games.core.flow import Course
from games.core.model import Key, Seat

ONE: dict[Key, Cubes] = {kind: cubes({kind: 1}) for kind in CUBES}
"""One cube of each kind."""

NONE: Cubes = (0, 0, 0, 0, 0)


def plus(some: Cubes, more: Cubes) -> Cubes:
    """Both together."""
    return (
        some[0] + more[0],
        some[1] + more[1],
        some[2] + more[2],
        some[3] + more[3],
        some[4] + more[4],
    )


def minus(some: Cubes, less: Cubes) -> Cubes:
    """What is left."""
    return (
        some[0] - less[0],
        some[1] - less[1],
        some[2] - less[2],
        some[3] - less[3],
        some[4] - less[4],
    )


def covers(some: Cubes, cost: Cubes) -> bool:
    """Whether the cost can be paid."""
    return (
        some[0] >= cost[0]
        and some[1] >= cost[1]
        and some[2] >= cost[2]
        and some[3] >= cost[3]
        and some[4] >= cost[4]
    )


def together(kinds: Iterable[Key]) -> Cubes:
    """The cubes of these kinds, one of each that is named."""
    total = NONE
    for kind in kinds:
        total = plus(total, ONE[kind])
    return total


def counted(some: Cubes) -> tuple[tuple[Key, int], ...]:
    """Amounts by kind, those of none left out."""
    return tuple([(kind, amount) for kind, amount in zip(CUBES, some) if amount])


def held(some: Cubes) -> tuple[Key, ...]:
    """The kinds of which there are some."""
    return tuple([kind for kind, amount in zip(CUBES, some) if amount])


def lost(player: Player, points: int) -> int:
    """How many of these points the player loses: never more than there are (R6)."""
    return min(player.points, points)


def earning(player: Player, source: int, points: int) -> Earned:
    """What the player has earned with so many points more from a source; below 0 they are lost."""
    earned = player.earned
    return cast(Earned, (*earned[:source], earned[source] + points, *earned[source + 1 :]))


def returned(table: Table, seats: Iterable[Seat]) -> tuple[Player, ...]:
    """The players with these workers back in reserve."""
    players = list(table.players)
    for seat in seats:
        player = players[seat]
        players[seat] = Player(
            player.deniers,
            player.cubes,
            player.earned,
            player.workers + 1,
            player.favors,
            player.used,
        )
    return tuple(players)


def forget_lines(course: Course[State]) -> None:
    """A phase ends: every line may be used again (R88)."""
    players = course.table.players
    if any([player.used for player in players]):
        course.change_table(
            players=tuple(
                [
                    Player(
                        player.deniers,
                        player.cubes,
                        player.earned,
                        player.workers,
                        player.favors,
                    )
                    for player in players
                ]
            )
        )


def batches_of(held: Cubes) -> int:
    """How many batches these cubes make."""
    food, wood, stone, cloth, gold = held
    if not food:
        return 0
    others = wood + stone + cloth + gold
    return min(food, others // 2, others - max(wood, stone, cloth, gold))
