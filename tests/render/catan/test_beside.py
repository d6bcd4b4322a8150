"""What stands beside the map of a road or of the robber: where a road leads, whom the robber would hurt."""

from games.catan.views import CITY, NOBODY
from render.catan.choices import marks_of
from render.catan.targets import rivals_at, targets_of
from render.catan.ways import Way, lines_of, ways_of
from tests.render.catan.positions import GAME, named, walk


def test_the_best_hexes_for_the_robber_hurt_rivals_alone() -> None:
    """Each with the buildings of others, whatever the reader has there."""
    moment, decision = named(walk(4, 3), "move_robber")
    view, seat = GAME.public(moment.state), decision.seat
    marks = marks_of(decision, (), GAME.notes(moment.state, seat))
    found = targets_of(view, seat, marks, [label for label, _ in marks.letters])
    buildings = view.table.buildings

    assert found
    for target in found:
        corners = view.table.board.geometry.corners_of_hex[target.place]
        built = sorted(buildings[corner] for corner in corners)
        others = [one for one in built if one != NOBODY and one % CITY != seat]
        assert list(rivals_at(view, target.place, seat)) == others != []


def test_every_road_that_can_be_built_is_told_by_its_letter() -> None:
    """In their order; nothing of roads where other places are in question, too."""
    moment, decision = named(walk(4, 4, "random"), "free_road")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    marks = marks_of(decision, (), GAME.notes(moment.state, decision.seat))
    found = ways_of(own, view, marks, (), None)

    assert [way.letter for way in found] == sorted(letter for _, letter in marks.letters)
    assert ways_of(own, view, marks._replace(corners=frozenset({"A1"})), (), None) == ()


def test_a_longer_line_is_told_where_not_all_roads_make_one() -> None:
    """With the letters of those that do, the longest first."""
    ways = [Way("A", True, None, 6, False), Way("B", True, None, 0, False)]
    ways.append(Way("C", True, None, 7, True))

    assert lines_of(ways) == ((7, True, "C"), (6, False, "A"))
    assert lines_of(ways[:1]) == ()
