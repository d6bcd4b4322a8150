"""The places that are being chosen: badges for those that matter, with what they yield."""

from msgspec.structs import replace

from render.catan.choices import Marks, marks_of
from render.catan.choose import BEST_FIRST, MANY, badges_of, glow, in_question
from render.catan.stage import stage_of
from render.catan.yields import dots, strength, total, yield_at
from render.core.counters import pips
from tests.render.catan.positions import GAME, scene_of
from tests.render.catan.setups import first_asked


def test_of_many_corners_the_best_have_badges() -> None:
    """Those that the notes rank first and that are no neighbors; the places in focus where there are any."""
    moment, decision = first_asked(4, "corner")
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    notes = GAME.notes(moment.state, decision.seat)
    best = in_question(view, marks, notes, scene_of(moment)).corners
    net = view.table.board.geometry
    worth = {label: strength(yield_at(view, net.corner_of[label])) for label in marks.corners}
    beside = {label: frozenset(label.split("-")) for label in net.paths}

    assert len(best) == BEST_FIRST < MANY < len(marks.corners)
    assert not [path for path, ends in beside.items() if ends <= best]
    for other in marks.corners - best:
        better = [one for ends in beside.values() if other in ends for one in ends & best]
        assert worth[other] <= max(
            [worth[one] for one in better] or [min(worth[one] for one in best)]
        )
    row = tuple(key for key in marks.corners if key[0] == "E")
    focused = in_question(view, marks, notes, replace(scene_of(moment), focus=row))
    assert focused.corners == frozenset(row)


def test_corners_that_yield_more_have_more_light() -> None:
    """And their number is the sum of the dots on the numbers around them."""
    light = [sum(glow(60, count).opacity.tobytes()) for count in (2, 6, 13)]
    assert light == sorted(light)
    assert light[2] > 5 * light[0]
    moment, _ = first_asked(4, "corner")
    view = GAME.public(moment.state)
    net, board = view.table.board.geometry, view.table.board
    for corner in range(len(net.corners)):
        numbers = [board.numbers[place] for place in net.hexes_of_corner[corner]]
        assert strength(yield_at(view, corner)) == sum(pips(one) for one in numbers if one)
    assert dots((("ore", 5), ("wool", 2))).size[1] > dots((("ore", 5),)).size[1]
    assert total(12).size[0] > total(2).size[0]


def test_free_corners_show_what_they_yield() -> None:
    """A plate beside each badge, as long as nothing is built there."""
    moment, decision = first_asked(4, "corner")
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    few = Marks(corners=frozenset(sorted(marks.corners)[:4]))
    found = [badge.label for badge in badges_of(view, stage_of(view, few), few, None)]

    assert found.count("") == 4
    assert set(found) == {"", *few.corners}


def test_a_helpers_places_wait_until_they_are_chosen() -> None:
    """Beside other answers a helper's hexes are marked only while they are in focus."""
    marks = Marks(paths=frozenset({"A1-B1"}), hexes=frozenset({"#3"}), aside=frozenset({"#3"}))
    moment, _ = first_asked(4, "corner")
    scene, notes = scene_of(moment), GAME.notes(moment.state, 0)
    view = GAME.public(moment.state)

    assert in_question(view, marks, notes, scene).hexes == frozenset()
    assert in_question(view, marks, notes, scene).paths == marks.paths
    assert in_question(view, marks, notes, replace(scene, focus=("#3",))).hexes == {"#3"}
