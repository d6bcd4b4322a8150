"""The private map: the island as wide as the picture, a label on every place that may be chosen."""

from collections.abc import Iterator
from math import hypot, sqrt
from typing import NamedTuple

from games.catan.views import NOBODY, Private, Public, has_canal
from games.core.model import Key, Seat
from render.catan import below, seaside
from render.catan.backdrop import island
from render.catan.board import extended
from render.catan.choices import Marks
from render.catan.happened import happened
from render.catan.island import LIFT, draw_island
from render.catan.lattice import Point, lattice, scenario_of
from render.catan.vocabulary import owner_of
from render.core import ribbon, signs, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.pieces import settlement

ASIDE = 10.0
"""How far a path's badge makes room for what stands on its corner."""

FAR_ASIDE = 24.0
"""The same for a corner that is being settled, or whose settlement has a badge."""


class Lettering(NamedTuple):
    """How large labels are: neighbours stay apart, and numbers stay free."""

    corner: int
    path: int
    hex: int


LETTERINGS = {
    "corsica": Lettering(30, 23, 25),
    "newyork": Lettering(31, 24, 27),
    "base": Lettering(36, 28, 32),
    "expanded": Lettering(31, 24, 27),
}

HEX_LIFT = 0.65
"""How far above the middle of a hex its badge stands, in sides: over the number, never on it."""

ROOF_LIFT = {"N": -0.45, "S": 0.52}
"""How far above its corner the badge of a built corner stands, in widths of a settlement: on a corner
whose path leads north it leaves the roof free, on one whose path leads south the foot; so it never lies
on that path's own badge.
"""


class Badge(NamedTuple):
    """A badge on the map."""

    label: Key
    middle: Point
    sign: Sprite


def draw_choice(own: Private, view: Public, marks: Marks, scene: Scene) -> Canvas:
    """The map with the legal places, and below it the own hand and all players."""
    canvas = extended(
        island(view.table.board, canal=has_canal(view.table)), below.high_of(own, view, marks)
    )
    ribbon.bar(canvas)
    traces = happened(scene.events)
    draw_island(canvas, view, traces, robber_side=_robber_side(view, marks))
    if any(view.table.dice):
        seaside.draw_dice(canvas, view.table.dice, traces)
    chosen = _chosen_corner(own)
    _draw_under_construction(canvas, view, chosen, own.seat)
    for badge in badges_of(view, marks, chosen):
        canvas.put_centred(badge.sign, *badge.middle)
        if badge.label in marks.picked:
            wide, high = badge.sign.size
            x, y = badge.middle
            canvas.put_centred(tokens.tick(20), x + wide / 2 + 4, y - high / 2 - 4)
    below.draw(canvas, lattice(view.table.board.plan).look.high, own, view, marks, scene)
    return canvas


def _robber_side(view: Public, marks: Marks) -> int:
    """Where the robber stands beside the number: west (-1), or east where a badge needs its place."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    x, y = places.hexes[view.table.robber]
    half = places.look.side * sqrt(3) / 2
    for label in marks.paths:
        px, py = places.paths[net.path_of[label]]
        if hypot(px - (x - half), py - y) < places.look.side / 4:
            return 1
    return -1


def badges_of(view: Public, marks: Marks, chosen: int | None) -> Iterator[Badge]:
    """All badges, from what lies low to what stands high."""
    size, places = LETTERINGS[scenario_of(view.table.board.plan)], lattice(view.table.board.plan)
    for label in sorted(marks.paths):
        sign = signs.tall_badge(tuple(label.split("-")), size.path)
        yield Badge(label, _path_middle(view, label, marks, chosen), sign)
    for label in sorted(marks.corners):
        yield Badge(label, _corner_middle(view, label), tokens.badge(label, size.corner))
    for label in sorted(marks.hexes):
        x, y = places.hexes[view.table.board.geometry.hex_of[label]]
        above = (x, y - places.look.side * HEX_LIFT)
        yield Badge(label, above, tokens.badge(label, size.hex))


def _draw_under_construction(canvas: Canvas, view: Public, corner: int | None, seat: Seat) -> None:
    """The settlement whose road is being chosen stands already, for its owner alone."""
    if corner is not None:
        places = lattice(view.table.board.plan)
        x, y = places.corners[corner]
        piece = settlement(owner_of(view, seat), places.look.settlement)
        canvas.put_centred(piece, x, y - places.look.settlement * LIFT)


def _chosen_corner(own: Private) -> int | None:
    """The corner of a founding settlement that has no road yet."""
    corners = (getattr(frame, "corner", None) for frame in own.unfinished)
    return next((corner for corner in corners if isinstance(corner, int)), None)


def _corner_middle(view: Public, label: Key) -> Point:
    """On the corner; a little off what stands there already."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    corner = net.corner_of[label]
    x, y = places.corners[corner]
    if view.table.buildings[corner] == NOBODY:
        return x, y
    return x, y - places.look.settlement * ROOF_LIFT[net.places[corner][0]]


def _path_middle(view: Public, label: Key, marks: Marks, chosen: int | None) -> Point:
    """On the path; a little away from ends on which something else is to be seen."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    path = net.path_of[label]
    x, y = places.paths[path]
    for end in net.ends[path]:
        is_marked, is_built = net.corners[end] in marks.corners, view.table.buildings[end] != NOBODY
        is_far = end == chosen or (is_marked and is_built)
        aside = FAR_ASIDE if is_far else ASIDE if is_marked or is_built else 0
        share = aside / (places.look.side / 2)
        cx, cy = places.corners[end]
        x, y = x + (places.paths[path][0] - cx) * share, y + (places.paths[path][1] - cy) * share
    return x, y
