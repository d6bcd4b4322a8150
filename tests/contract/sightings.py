"""Positions in which somebody has something to hide, found in games led to every kind of action."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from tests.contract.curious import curious_walks
from tests.contract.frequencies import has_pieces, secrets_in
from tests.contract.hidden import Hidden
from tests.contract.particulars import besides
from tests.contract.subjects import Case, cases
from tests.contract.walks import Walk

GAMES_EACH = 4
"""Games of a case that are looked through."""

KEPT = 3
"""Positions kept of each row, each of another game, where there are as many."""


class Sighting(NamedTuple):
    """A position in which there is some of a row."""

    walk: Walk
    number: int
    state: Any

    @property
    def case(self) -> Case:
        """Whose game it is."""
        return self.walk.case


@cache
def sightings(game: str, rows: tuple[Hidden, ...]) -> Mapping[str, list[Sighting]]:
    """By row of the game's table, and by field that no row has; games are played until there is one of each."""
    wanted = {row.name: _of_row(row) for row in rows}
    wanted |= {field: _of_field(field) for field in besides(game)}
    found: dict[str, list[Sighting]] = {name: [] for name in wanted}
    for case in reversed([case for case in cases() if case.game.id == game]):
        for game_walk in islice(curious_walks(case), GAMES_EACH):
            _look_through(game_walk, wanted, found)
        if all(found.values()):
            break
    return found


def _of_row(row: Hidden) -> Callable[[Case, Any], bool]:
    """Whether some seat has some of it."""
    return lambda case, state: any(row.of(state, seat) for seat in range(case.seats))


def _of_field(name: str) -> Callable[[Case, Any], bool]:
    """Whether there is something in the field."""
    return lambda case, state: any(
        field == name and has_pieces(value) for field, _, value in secrets_in(case, state)
    )


def _look_through(
    game_walk: Walk,
    wanted: Mapping[str, Callable[[Case, Any], bool]],
    found: dict[str, list[Sighting]],
) -> None:
    """Keep the first position of each that has been found too seldom."""
    left = [name for name in wanted if len(found[name]) < KEPT]
    for number, state in enumerate(game_walk.states()):
        for name in list(left):
            if wanted[name](game_walk.case, state):
                found[name].append(Sighting(game_walk, number, state))
                left.remove(name)
        if not left:
            return
