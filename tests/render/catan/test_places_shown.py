"""The places that are being chosen: badges for those that matter, with what they yield."""

from typing import Literal

import pytest
from msgspec.structs import replace

from bot.forms.draft import EMPTY
from bot.forms.model import Row
from bot.forms.plan import plan
from games.catan.options import CatanOptions
from games.core.rng import Rng
from render.catan.choices import Marks, marks_of
from render.catan.choose import badges_of, glow, has_neighbors, in_question, parted
from render.catan.lattice import lattice
from render.catan.stage import stage_of
from render.catan.yields import dots, strength, total, yield_at
from render.core.counters import pips
from tests.render.catan.positions import GAME, scene_of
from tests.render.catan.setups import first_asked, question_of, showing

NUMERAL = 20
"""Half the width and height of a disc with its number, in a map that shows a whole island."""


def test_places_with_a_button_have_a_badge_and_the_others_a_small_label() -> None:
    """Of those in focus, where there are any; all have a badge where none has a button of its own."""
    moment, decision = first_asked(4, "corner")
    marks, scene = marks_of(decision, ()), scene_of(moment)
    first = tuple(sorted(marks.corners)[:4])
    badged, others = parted(in_question(marks, scene), scene)
    assert (badged.corners, others.corners) == (marks.corners, frozenset())

    scene = replace(scene, foremost=first)
    badged, others = parted(in_question(marks, scene), scene)
    assert (badged.corners, others.corners) == (frozenset(first), marks.corners - {*first})

    scene = replace(scene, focus=first, foremost=first[:2])
    badged, others = parted(in_question(marks, scene), scene)
    assert (badged.corners, others.corners) == (frozenset(first[:2]), frozenset(first[2:]))


def test_the_picture_marks_what_the_buttons_are() -> None:
    """In amber, and nothing else: the founding's four corners, and where the robber may go."""
    for kind in ("corner", "hex"):
        moment, decision = first_asked(6, kind)
        view = GAME.public(moment.state)
        question = question_of(moment, decision)
        scene = showing(question, scene_of(moment))
        badged, _ = parted(in_question(marks_of(decision, ()), scene), scene)
        drawn = badges_of(view, stage_of(view, Marks()), badged, None)
        pressed = [
            button.label.partition(" · ")[0]
            for block in plan(question, EMPTY).blocks
            if isinstance(block, Row)
            for button in block.buttons
            if button.word.startswith("pick:")
        ]

        assert 1 < len(pressed) <= 4
        assert sorted(badge.label for badge in drawn if badge.label) == sorted(pressed)


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


@pytest.mark.parametrize("board", ["corsica", "newyork"])
def test_yields_make_room_for_numbers_where_no_neighbors_are_offered(
    board: Literal["corsica", "newyork"],
) -> None:
    """On a printed map no two first corners lie side by side: plates on the paths between hide much less."""
    state = GAME.setup(4, CatanOptions(board=board), Rng(bytes(32))).state
    view, marks = GAME.public(state), marks_of(GAME.pending(state)[0], ())
    stage, places = stage_of(view, marks), lattice(view.table.board.plan)

    def hidden(*, is_apart: bool) -> float:
        """How much of the numbers lies under badges and plates."""
        found = list(badges_of(view, stage, marks, None, is_apart=is_apart))
        return sum(
            max(0, NUMERAL + one.sign.size[0] / 2 - abs(one.middle[0] - x))
            * max(0, NUMERAL + one.sign.size[1] / 2 - abs(one.middle[1] - y))
            for x, y in (stage.spot(*middle) for middle in places.tokens)
            for one in found
        )

    assert not has_neighbors(view, marks)
    assert 0 < hidden(is_apart=True) < 0.6 * hidden(is_apart=False)


def test_a_helpers_places_wait_until_they_are_chosen() -> None:
    """Beside other answers a helper's hexes are marked only while they are in focus."""
    marks = Marks(paths=frozenset({"A1-B1"}), hexes=frozenset({"#3"}), aside=frozenset({"#3"}))
    moment, _ = first_asked(4, "corner")
    scene = scene_of(moment)

    assert in_question(marks, scene).hexes == frozenset()
    assert in_question(marks, scene).paths == marks.paths
    assert in_question(marks, replace(scene, focus=("#3",))).hexes == {"#3"}
