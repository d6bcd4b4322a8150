"""The private board: only the places that may be chosen are marked, each with its label."""

from games.catan.content import geometry
from games.catan.views import CITY, NOBODY, Private, Public
from games.core.model import Key, Seat
from render.catan.backdrop import backdrop
from render.catan.board import draw_position, extended
from render.catan.choices import Marks
from render.catan.happened import happened
from render.catan.island import LIFT, building_middle, draw_buildings
from render.catan.lattice import Point, lattice
from render.catan.vocabulary import owner_of
from render.core import signs, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.pieces import settlement

MANY = 14
"""From so many places on the badges are a little smaller."""

ASIDE = 10.0
"""How far a path's badge makes room for what stands on its corner."""

FAR_ASIDE = 24.0
"""The same for the corner that is being settled."""


def draw_choice(own: Private, view: Public, marks: Marks, scene: Scene, below: int) -> Canvas:
    """The board with the legal places, and so much room below it."""
    canvas = extended(backdrop(view.board), below)
    traces = happened(scene.events)
    draw_position(canvas, view, scene, traces)
    chosen = _chosen_corner(own)
    places = lattice(view.board.plan)
    count = len(marks.corners) + len(marks.paths) + len(marks.hexes)
    size = round((40 if count < MANY else 34) * (1 if places.look.side > 90 else 0.9))
    for label in sorted(marks.paths):
        middle = _path_middle(view, label, marks, chosen)
        sign = signs.tall_badge(tuple(label.split("-")), max(27, size - 8))
        _draw_mark(canvas, middle, sign, is_picked=label in marks.picked)
    _draw_under_construction(canvas, view, chosen, own.seat)
    for label in sorted(marks.corners):
        sign = tokens.badge(label, size)
        _draw_mark(canvas, _corner_middle(view, label), sign, is_picked=label in marks.picked)
    for label in sorted(marks.hexes):
        x, y = places.hexes[geometry(view.board.plan).hex_of[label]]
        sign = tokens.badge(label, round(size * 0.94))
        above = (x, y - places.look.side * 0.56)
        _draw_mark(canvas, above, sign, is_picked=label in marks.picked)
    if marks.hexes:
        draw_buildings(canvas, view, traces)
    return canvas


def _draw_mark(canvas: Canvas, middle: Point, sign: Sprite, *, is_picked: bool) -> None:
    canvas.put_centred(sign, *middle)
    if is_picked:
        wide, high = sign.size
        canvas.put_centred(tokens.tick(20), middle[0] + wide / 2 + 4, middle[1] - high / 2 - 4)


def _draw_under_construction(canvas: Canvas, view: Public, corner: int | None, seat: Seat) -> None:
    """The settlement whose road is being chosen stands already, for its owner alone."""
    if corner is not None:
        places = lattice(view.board.plan)
        x, y = places.corners[corner]
        piece = settlement(owner_of(view, seat), places.look.settlement)
        canvas.put_centred(piece, x, y - places.look.settlement * LIFT)


def _chosen_corner(own: Private) -> int | None:
    """The corner of a founding settlement that has no road yet."""
    corners = (getattr(frame, "corner", None) for frame in own.unfinished)
    return next((corner for corner in corners if isinstance(corner, int)), None)


def _corner_middle(view: Public, label: Key) -> Point:
    """On the corner; beside what stands there already."""
    corner = geometry(view.board.plan).corner_of[label]
    if view.buildings[corner] == NOBODY:
        return lattice(view.board.plan).corners[corner]
    x, y = building_middle(view, corner)
    lift = lattice(view.board.plan).look.settlement * (
        1.0 if view.buildings[corner] < CITY else 1.2
    )
    return x, y - lift


def _path_middle(view: Public, label: Key, marks: Marks, chosen: int | None) -> Point:
    """On the path; a little away from ends on which something else is to be seen."""
    net, places = geometry(view.board.plan), lattice(view.board.plan)
    path = net.path_of[label]
    x, y = places.paths[path]
    for end in net.ends[path]:
        aside = ASIDE if net.corners[end] in marks.corners or view.buildings[end] != NOBODY else 0
        share = (FAR_ASIDE if end == chosen else aside) / (places.look.side / 2)
        cx, cy = places.corners[end]
        x, y = x + (places.paths[path][0] - cx) * share, y + (places.paths[path][1] - cy) * share
    return x, y
