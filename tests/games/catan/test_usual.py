"""What is plain at first sight: the robber hurts those ahead, buildings stand on the best corner."""

import pytest

from games.catan.actions import BuildCity, MoveRobber, Settle, Steal
from games.catan.estimate import hex_worths, worths
from games.catan.frames import Founding, RobberMoving, Stealing
from games.catan.game import CATAN
from games.catan.state import CITY, NOBODY
from games.core.model import Action, Seat
from tests.games.catan.positions import BLUE, RED, Position, asked, beginners, empty_island, keys_of


def at_first_sight(position: Position, seat: Seat = RED) -> Action | None:
    """What the game says."""
    decision = asked(position, seat)
    assert decision is not None
    return CATAN.usual(position.state, decision)


def moving(position: Position) -> Position:
    """Red has rolled a 7."""
    return position.changed(flow=(*position.state.flow, RobberMoving()))


def owners(position: Position, key: str) -> set[Seat]:
    """Who has a building at that hex."""
    table, geometry = position.state.table, position.state.table.board.geometry
    corners = geometry.corners_of_hex[geometry.hex_of[key]]
    return {table.buildings[one] % CITY for one in corners if table.buildings[one] != NOBODY}


def test_the_robber_goes_where_it_hurts_others_only() -> None:
    """Not to the desert, not to a hex where nobody builds, not to one's own."""
    position = moving(beginners())

    found = at_first_sight(position)

    assert isinstance(found, MoveRobber)
    assert owners(position, found.hex)
    assert RED not in owners(position, found.hex)
    place = position.state.table.board.geometry.hex_of[found.hex]
    assert hex_worths(position.state.table.board)[place] > 0


@pytest.mark.parametrize("leader", [1, 2, 3])
def test_the_leader_is_robbed(leader: Seat) -> None:
    """With the most points, on the table for all to see."""
    position = beginners()
    table, labels = position.state.table, position.net.corners
    for corner, owner in enumerate(table.buildings):
        if owner == leader:
            position = position.with_city(leader, labels[corner])

    found = at_first_sight(moving(position))

    assert isinstance(found, MoveRobber)
    assert leader in owners(position, found.hex)


def test_of_two_victims_the_one_ahead_is_robbed() -> None:
    """At a hex where both have a building."""
    position = beginners().holding(BLUE, ore=2).holding(2, ore=2).holding(3, ore=2)
    shared = next(key for key in position.net.labels if len(owners(position, key) - {RED}) > 1)
    behind, ahead = sorted(owners(position, shared) - {RED})[:2]
    corner = position.net.corners[position.state.table.buildings.index(ahead)]
    position = position.with_city(ahead, corner).robber_on(shared)
    position = position.changed(flow=(*position.state.flow, Stealing()))

    assert at_first_sight(position) == Steal(str(ahead))
    assert behind != ahead


def test_a_city_stands_on_the_best_corner() -> None:
    """Of those where there is a settlement."""
    position = beginners().holding(RED, grain=2, ore=3)
    table = position.state.table
    value, place = worths(table.board), table.board.geometry.corner_of

    found = at_first_sight(position)

    keys = keys_of(position, RED, BuildCity)
    assert len(keys) > 1
    assert found == BuildCity(max(keys, key=lambda key: value[place[key]]))


def test_the_founding_brings_much_of_everything() -> None:
    """Of all corners, of which there are more than a robot tries; the second settlement brings what the first does not."""
    island = empty_island(4)
    first = at_first_sight(island.changed(flow=(Founding(0),)))
    assert isinstance(first, Settle)

    second = at_first_sight(island.with_settlement(RED, first.corner).changed(flow=(Founding(7),)))

    board = island.state.table.board
    geometry = board.geometry
    assert isinstance(second, Settle)
    terrains = [
        {board.terrains[place] for place in geometry.hexes_of_corner[geometry.corner_of[key]]}
        for key in (first.corner, second.corner)
    ]
    assert len(terrains[0]) == 3
    assert len(set.union(*terrains)) == 5
    best = max(worths(board))
    assert all(
        worths(board)[geometry.corner_of[one.corner]] > 0.8 * best for one in (first, second)
    )
