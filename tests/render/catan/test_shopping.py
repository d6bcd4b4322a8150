"""A turn: the whole island with everybody below it, and beside it by name what can be done now."""

import pytest
from PIL import Image

from games.core.forms import Decision, verb
from render.catan.choices import marks_of
from render.catan.costs import draw_kinds
from render.catan.hand import draw_hand
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.shopping import map_of, sections_of
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


@pytest.mark.parametrize(
    ("seats", "board"), [(3, "random"), (6, "random"), (4, "newyork"), (4, "corsica")]
)
def test_the_whole_island_is_shown(seats: int, board: str) -> None:
    """All of its corners, and room beside it for what can be done."""
    moment, _ = turn(seats, board=board)
    view = GAME.public(moment.state)
    stage = map_of(view)
    spots = [stage.spot(x, y) for x, y in lattice(view.table.board.plan).corners]

    assert all(0 < x < stage.wide and 0 < y < stage.high for x, y in spots)
    assert SEA_WIDE - stage.wide >= 360


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
