"""A turn: the whole island, or of a map the part that matters, and beside it by name what can be done now."""

import pytest
from PIL import Image

from games.core.forms import Decision, verb
from render.catan.choices import marks_of
from render.catan.costs import draw_kinds
from render.catan.hand import draw_hand
from render.catan.harbor import harbor_middle
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.shopping import map_of, sections_of
from render.catan.stage import whole_stage
from render.catan.strip import Room
from render.core.canvas import Canvas
from tests.render.catan.positions import GAME, NOTES, Moment, scene_of, walk
from tests.render.catan.setups import Letters, letters

__all__ = ["letters"]


def turn(seats: int, *verbs: str, board: str = "random") -> tuple[Moment, Decision]:
    """The first position in which a turn offers these answers."""
    return next(
        (moment, decision)
        for moment in walk(seats, 4, board)
        for decision in GAME.pending(moment.state)
        if {"end_turn", *verbs} <= {verb(offer.action) for offer in decision.offers}
    )


@pytest.mark.parametrize("seats", [3, 6])
def test_the_whole_island_is_shown(seats: int) -> None:
    """All of its corners, and room beside it for what can be done."""
    moment, decision = turn(seats)
    view = GAME.public(moment.state)
    stage, _ = map_of(view, decision.seat, marks_of(decision, ()))
    spots = [stage.spot(x, y) for x, y in lattice(view.table.board.plan).corners]

    assert all(0 < x < stage.wide and 0 < y < stage.high for x, y in spots)
    assert SEA_WIDE - stage.wide >= 360


@pytest.mark.parametrize("board", ["newyork", "corsica"])
def test_of_a_map_the_part_that_matters_is_shown(board: str) -> None:
    """What the seat has built and could build, larger than on the whole map, and no harbor is cut."""
    moment, decision = turn(4, "build_road", board=board)
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    stage, band = map_of(view, decision.seat, marks)
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    built = [place for place, one in enumerate(view.table.roads) if one == decision.seat]
    paths = [*built, *(net.path_of[label] for label in marks.paths)]
    spots = [stage.spot(*places.corners[end]) for path in paths for end in net.ends[path]]
    side = places.look.side * stage.scale

    assert all(side / 2 < x < stage.wide - side / 2 for x, _ in spots)
    assert all(side / 2 < y < stage.high - side / 2 for _, y in spots)
    assert stage.scale > 1.1 * whole_stage(view, stage.wide, 840).scale
    assert stage.high + band <= 840
    for path, _ in view.table.board.harbors:
        x, y = stage.spot(*harbor_middle(view.table.board.plan, path))
        depth = min(x, stage.wide - x, y, stage.high - y)
        assert abs(depth) >= places.look.harbor * stage.scale


def test_a_part_that_is_nearly_all_of_a_map_gives_way_to_the_whole() -> None:
    """With the players on its sea."""
    moment, decision = turn(4, board="newyork")
    view = GAME.public(moment.state)
    everywhere = marks_of(decision, ())._replace(
        corners=frozenset(view.table.board.geometry.corner_of)
    )
    stage, band = map_of(view, decision.seat, everywhere)
    spots = [stage.spot(x, y) for x, y in lattice(view.table.board.plan).corners]

    assert band == 0
    assert all(0 < x < stage.wide and 0 < y < stage.high for x, y in spots)


def test_what_can_be_bought_has_its_name(letters: Letters) -> None:
    """In letters of nine pixels on the smallest phone, above what is lacking for the rest."""
    moment, decision = turn(4, "build_road")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene, marks = scene_of(moment), marks_of(decision, ())
    room = Room(700, SEA_WIDE - 700, has_players=False)
    names = [one.name for one in sections_of(room, own, view, marks, "?", scene)]
    draw_hand(own, view, decision.seat, decision, NOTES, (), scene)

    assert names.index("possible") < names.index("missing")
    assert letters[scene.words("render-catan-build-road")] * 277 / SEA_WIDE >= 9


def test_what_lacks_nothing_shows_nothing_missing() -> None:
    """As long as an offer is open a thing may be paid for and yet not be built."""
    canvas, bare = (Canvas(Image.new("RGB", (80, 60), "#17262F")) for _ in range(2))

    draw_kinds(canvas, (4, 4, 60, 50), (), "#F6ECD8")

    assert canvas.image.tobytes() == bare.image.tobytes()
