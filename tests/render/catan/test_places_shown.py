"""The places that are being chosen: badges for those that matter, with what they yield."""

from math import dist, sqrt
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.forms.draft import EMPTY
from bot.forms.model import Row
from bot.forms.plan import plan
from games.catan.options import CatanOptions
from games.core.forms import verb
from games.core.rng import Rng
from render.catan.choices import Marks, marks_of
from render.catan.choose import (
    badges_of,
    glow,
    in_question,
    on_sea,
    parted,
    ranked,
)
from render.catan.hand import draw_hand
from render.catan.harbor import harbor_middle
from render.catan.keys import HALF
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.shopping import map_of
from render.catan.spots import number_spots
from render.catan.stage import stage_of
from render.catan.strip import RANK_IN_TWO, RANK_LEAST, Room, sections_of
from render.catan.yields import dots, strength, total, yield_at
from render.core import palette
from render.core.counters import pips
from tests.render.catan.positions import GAME, NOTES, Moment, scene_of, walk
from tests.render.catan.setups import first_asked, question_of, showing
from tests.render.seeing import decoded, share_of

CORNER_ROOM = 16
"""Around a corner or the middle of a harbor."""

NUMERAL = 12
"""Half the width of a digit and the height of a number, in a map that shows a whole island."""


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
        marks = marks_of(decision, (), question.notes)
        badged, _ = parted(in_question(marks, scene), scene)
        drawn = badges_of(view, stage_of(view, Marks()), badged, None)
        letters = dict(marks.letters)
        pressed = [
            button.label.partition(" · ")[0]
            for block in plan(question, EMPTY).blocks
            if isinstance(block, Row)
            for button in block.buttons
            if button.word.startswith("pick:")
        ]

        assert 1 < len(pressed) <= 4
        names = [letters.get(badge.label, badge.label) for badge in drawn if badge.label]
        assert sorted(names) == sorted(pressed)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hex_has_its_letter_beside_its_number(seats: int) -> None:
    """Always at the same side, between the roads of its edges; in the middle where it has no number."""
    moment, decision = first_asked(seats, "hex")
    view, notes = GAME.public(moment.state), GAME.notes(moment.state, decision.seat)
    marks, places = marks_of(decision, (), notes), lattice(view.table.board.plan)
    stage, net = stage_of(view, marks), view.table.board.geometry
    spots, look = number_spots(view, stage, marks), places.look
    inner = (look.side * sqrt(3) - look.road[1]) / 2 * stage.scale
    for badge in badges_of(view, stage, marks, None):
        place = net.hex_of[badge.label]
        x, y = stage.spot(*places.hexes[place])
        if not view.table.board.numbers[place]:
            assert badge.middle == (x, y)
            continue
        number = stage.spot(*spots[place])
        assert number[0] < x < badge.middle[0]
        assert badge.middle[1] == number[1]
        assert badge.middle[0] + HALF <= x + inner
        assert badge.middle[0] - HALF > number[0] + NUMERAL


def test_on_a_large_island_a_letter_stands_over_its_number() -> None:
    """Or below or beside it where a building would be hidden: whole, in its own hex, and clear of the number's middle."""
    moment, decision = first_asked(6, "hex")
    view, notes = GAME.public(moment.state), GAME.notes(moment.state, decision.seat)
    marks, places = marks_of(decision, (), notes), lattice(view.table.board.plan)
    stage, net = stage_of(view, marks), view.table.board.geometry
    badges = list(badges_of(view, stage, marks, None))
    assert len(badges) > 4
    for badge in badges:
        place, (x, y) = net.hex_of[badge.label], badge.middle
        middles = [stage.spot(*middle) for middle in places.hexes]
        assert min(range(len(middles)), key=lambda one: dist(middles[one], (x, y))) == place
        assert dist(stage.spot(*places.tokens[place]), (x, y)) >= HALF + NUMERAL
        assert HALF <= x <= stage.wide - HALF
        assert HALF <= y <= stage.high - HALF


def test_a_path_in_question_has_the_letter_of_its_button() -> None:
    """The letter of its button lies in amber on it."""
    moment, decision = first_asked(4, "path")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    notes = GAME.notes(moment.state, decision.seat)
    marks = marks_of(decision, (), notes)
    letters = dict(marks.letters)
    assert sorted(letters) == sorted(marks.paths)
    stage = stage_of(view, marks)
    drawn = decoded(draw_hand(own, view, decision.seat, decision, notes, (), scene_of(moment)))
    for badge in badges_of(view, stage, marks, None):
        x, y = badge.middle
        wide, high = badge.sign.size
        assert wide < high * 1.2, "one letter, no pair of corners"
        around = drawn.crop((round(x - 16), round(y - 12), round(x + 16), round(y + 12)))
        assert share_of(around, palette.LAMP, 40) > 0.3, letters[badge.label]


def test_what_can_be_built_stands_there_pale_until_a_place_is_asked_for() -> None:
    """Of several offers only those have letters that the page names: pieces in lamplight show the others, and no night."""
    moment, decision = next(
        (moment, asked)
        for moment in walk(4, 4, "random")
        for asked in GAME.pending(moment.state)
        if {"end_turn", "build_road", "build_settlement"}
        <= {verb(one.action) for one in asked.offers}
        and len(marks_of(asked, ()).paths) > 3
    )
    marks, seat = marks_of(decision, ()), decision.seat
    scene = showing(question_of(moment, decision), scene_of(moment))
    badged, others = parted(in_question(marks, scene), scene)
    assert not badged.paths
    assert others.paths == marks.paths
    words = [
        button.word
        for block in plan(question_of(moment, decision), EMPTY).blocks
        if isinstance(block, Row)
        for button in block.buttons
    ]
    named = {word.rpartition(".")[2] for word in words if word.startswith("pick:")}
    assert badged.corners == named & marks.corners

    view, own = GAME.public(moment.state), GAME.private(moment.state, seat)
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    stage, _ = map_of(view, seat, marks)
    picture = decoded(draw_hand(own, view, seat, decision, NOTES, (), scene))
    for label in marks.paths:
        x, y = stage.spot(*places.paths[net.path_of[label]])
        spot = picture.crop((round(x - 34), round(y - 34), round(x + 34), round(y + 34)))
        assert share_of(spot, palette.LAMP, 40) > 0.02, label


def test_a_lamp_on_every_free_corner_of_a_founding() -> None:
    """Without a label each: rows have letters in a lane of their own, and only the corners on buttons a badge."""
    moment, decision = first_asked(6, "corner")
    marks, seat = marks_of(decision, ()), decision.seat
    scene = showing(question_of(moment, decision), scene_of(moment))
    view, own = GAME.public(moment.state), GAME.private(moment.state, seat)
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    stage = stage_of(view, Marks(), has_lane=True)
    picture = decoded(draw_hand(own, view, seat, decision, NOTES, (), scene))

    assert len(marks.corners) > 24
    for label in marks.corners - {*scene.foremost}:
        x, y = stage.spot(*places.corners[net.corner_of[label]])
        spot = picture.crop((round(x - 4), round(y - 4), round(x + 5), round(y + 5)))
        assert share_of(spot, palette.LAMP, 60) > 0.4, label
    lane = picture.crop((0, 0, round(40 * stage.scale), picture.height))
    assert share_of(lane, palette.WHITE, 40) > 0.01


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
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_yields_are_listed_beside_a_small_map(
    board: Literal["corsica", "newyork"], seats: int
) -> None:
    """The best corners first, as many as there is room for in the strip; the badges alone leave every number to be read."""
    state = GAME.setup(seats, CatanOptions(board=board), Rng(bytes(32))).state
    (decision,) = GAME.pending(state)
    view, own = GAME.public(state), GAME.private(state, decision.seat)
    marks, scene = marks_of(decision, ()), scene_of(Moment(state, ()))
    stage, places = stage_of(view, marks), lattice(view.table.board.plan)
    listed, net = ranked(view, stage, marks), view.table.board.geometry
    rolls = [strength(yield_at(view, net.corner_of[label])) for label in listed]

    assert {*listed} == marks.corners
    assert rolls == sorted(rolls, reverse=True)
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3)
    sections = sections_of(room, own, view, marks, "", scene, listed)
    assert [one.name for one in sections] == ["asked", "players", "ranked", "legend"]
    assert sections[2].high >= 3 * RANK_LEAST
    drawn = list(badges_of(view, stage, marks, None, is_apart=True))
    assert all(badge.label for badge in drawn)
    for x, y in (stage.spot(*middle) for middle in places.tokens):
        for badge in drawn:
            wide, high = badge.sign.size
            aside = abs(badge.middle[0] - x) - wide / 2
            assert max(aside, abs(badge.middle[1] - y) - high / 2) > NUMERAL


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_players_stand_on_the_sea_of_new_york_while_it_is_settled(seats: int) -> None:
    """As on its board: yields take the room beside the map, in two lines; land, harbors and corners stay free."""
    state = GAME.setup(seats, CatanOptions(board="newyork"), Rng(bytes(32))).state
    (decision,) = GAME.pending(state)
    view, own = GAME.public(state), GAME.private(state, decision.seat)
    marks, scene = marks_of(decision, ()), scene_of(Moment(state, ()))
    stage, places = stage_of(view, Marks()), lattice(view.table.board.plan)
    listed = tuple(sorted(marks.corners)[:4])

    box = on_sea(view, stage, listed)

    assert box is not None
    left, top, wide, line = box
    assert left > 0
    assert top + seats * line < stage.high
    discs = [harbor_middle(view.table.board.plan, path) for path, _ in view.table.board.harbors]
    for x, y in (stage.spot(*middle) for middle in (*places.corners, *discs)):
        assert x > left + wide + CORNER_ROOM or y < top - CORNER_ROOM
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3, stage.high, has_players=False)
    sections = sections_of(room, own, view, marks, "?", scene, listed)
    assert [one.name for one in sections] == ["asked", "ranked", "legend"]
    assert sections[1].high >= len(listed) * RANK_IN_TWO
    assert on_sea(view, stage, ()) is None


@pytest.mark.parametrize(("board", "down"), [("corsica", 0.0), ("newyork", -600.0)])
def test_players_stay_beside_a_map_whose_sea_has_no_room(
    board: Literal["corsica", "newyork"], down: float
) -> None:
    """On Corsica, and where only the north of New York is shown."""
    view = GAME.public(GAME.setup(6, CatanOptions(board=board), Rng(bytes(32))).state)
    whole = stage_of(view, Marks())
    stage = whole._replace(top=whole.top + down, bottom=whole.bottom + down)

    assert on_sea(view, stage, ("A1",)) is None


def test_a_helpers_places_wait_until_they_are_chosen() -> None:
    """Beside other answers a helper's hexes are marked only while they are in focus."""
    marks = Marks(paths=frozenset({"A1-B1"}), hexes=frozenset({"#3"}), aside=frozenset({"#3"}))
    moment, _ = first_asked(4, "corner")
    scene = scene_of(moment)

    assert in_question(marks, scene).hexes == frozenset()
    assert in_question(marks, scene).paths == marks.paths
    assert in_question(marks, replace(scene, focus=("#3",))).hexes == {"#3"}
