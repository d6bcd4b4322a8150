"""The private map: the island as wide as the picture, a label on every place that may be chosen."""

from collections.abc import Iterator
from math import hypot, sqrt
from typing import NamedTuple

from PIL import Image

from games.catan.views import NOBODY, Private, Public, has_canal
from games.core.model import Key, Seat
from render.catan import below, chips, seaside
from render.catan.backdrop import draw_rows, island
from render.catan.choices import Marks
from render.catan.happened import happened
from render.catan.island import LIFT, draw_island
from render.catan.lattice import SEA_WIDE, Point, lattice, scenario_of
from render.catan.vocabulary import owner_of
from render.core import palette, ribbon, signs, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.counters import pips
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
    "base": Lettering(36, 29, 26),
    "expanded": Lettering(31, 24, 27),
}

HEX_LIFT = 0.63
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


BESIDE = 850
"""How wide the whole map is beside the players."""

LEGIBLE = 22
"""Least size of letters in the picture."""

BAR = 112
"""How high the ribbon's bar is, above a map that does not lie below it."""

NEAR = 1.7
"""How much land around the places in question is shown, in sides."""

LEAST = 640
"""Least width of the sea that is shown large: beyond that places would be larger than pieces on a table."""

MANY = 25
"""Most places that have a badge each; of more only the letters of their rows are named."""


class View(NamedTuple):
    """Which part of the sea is shown, and how wide, below the ribbon's bar."""

    part: tuple[int, int, int, int]
    """Left, top, right, bottom."""

    wide: int

    @property
    def high(self) -> int:
        """How high it is shown."""
        left, top, right, bottom = self.part
        return round((bottom - top) * self.wide / (right - left))

    def spot(self, x: float, y: float) -> Point:
        """Where a point of the sea lies in the picture."""
        left, top, right, _ = self.part
        scale = self.wide / (right - left)
        return (x - left) * scale, BAR + (y - top) * scale


def view_of(view: Public, marks: Marks, focus: Marks | None) -> View:
    """The part in question as wide as the picture, or the whole map beside the players."""
    if focus is not None:
        return View(_part(view, focus), SEA_WIDE)
    whole = (0, BAR - 20, SEA_WIDE, lattice(view.table.board.plan).look.high)
    return View(whole, wide_of(view, marks))


def wide_of(view: Public, marks: Marks) -> int:
    """How wide the whole map is: beside the players, unless its badges would be too small there."""
    letters = LETTERINGS[scenario_of(view.table.board.plan)]
    marked = zip((marks.corners, marks.paths, marks.hexes), letters, strict=True)
    sizes = [size for keys, size in marked if keys]
    is_small = any(size * BESIDE < LEGIBLE * SEA_WIDE for size in sizes)
    return SEA_WIDE if is_small else BESIDE


def draw_choice(own: Private, view: Public, marks: Marks, scene: Scene) -> Canvas:
    """The map with the legal places: the part in question, large; else the whole beside all players. The hand below."""
    focus = focused(marks, scene)
    chosen = _chosen_corner(own)
    sea = Canvas(island(view.table.board, canal=has_canal(view.table)).copy())
    traces = happened(scene.events)
    shown = marks if focus is None else focus
    draw_island(sea, view, traces, robber_side=_robber_side(view, shown))
    if any(view.table.dice) and focus is None:
        seaside.draw_dice(sea, view, traces)
    _draw_under_construction(sea, view, chosen, own.seat)
    _draw_strengths(sea, view, shown)
    if len(shown.corners) > MANY:
        draw_rows(sea, view.table.board.plan)
        shown = shown._replace(corners=frozenset())
    for badge in badges_of(view, shown, chosen):
        sea.put_centred(badge.sign, *badge.middle)
        if badge.label in marks.picked:
            wide, high = badge.sign.size
            x, y = badge.middle
            sea.put_centred(tokens.tick(20), x + wide / 2 + 4, y - high / 2 - 4)
    frame = view_of(view, marks, focus)
    beside = frame.wide < SEA_WIDE
    wide, high = frame.wide, frame.high
    map_shown = sea.image.crop(frame.part).resize((wide, high), Image.Resampling.LANCZOS)
    total = BAR + high + below.high_of(own, view, marks, has_players=not beside)
    canvas = Canvas(table.ground(SEA_WIDE, total))
    ribbon.bar(canvas)
    canvas.image.paste(map_shown, (0, BAR))
    if beside:
        chips.draw_beside(canvas, wide + 14, BAR + 10, SEA_WIDE - wide - 28, view, scene)
    below.draw(canvas, BAR + high, own, view, marks, scene, has_players=not beside)
    return canvas


def focused(marks: Marks, scene: Scene) -> Marks | None:
    """The marks of the places that are being chosen just now; None where the whole map is asked about."""
    keys = frozenset(scene.focus)
    near = marks._replace(
        corners=marks.corners & keys, paths=marks.paths & keys, hexes=marks.hexes & keys
    )
    return near if near.has_places and not near.hexes else None


def _part(view: Public, marks: Marks) -> tuple[int, int, int, int]:
    """The part of the sea around the places: left, top, right, bottom."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    points = [places.corners[net.corner_of[label]] for label in marks.corners]
    points += [places.paths[net.path_of[label]] for label in marks.paths]
    room = places.look.side * NEAR
    left, right = min(x for x, _ in points) - room, max(x for x, _ in points) + room
    top, bottom = min(y for _, y in points) - room, max(y for _, y in points) + room
    spare = max(0.0, LEAST - (right - left)) / 2
    left, right = left - spare, right + spare
    if left < 0:
        left, right = 0.0, right - left
    if right > SEA_WIDE:
        left, right = max(0.0, left - (right - SEA_WIDE)), float(SEA_WIDE)
    return round(left), max(0, round(top)), round(right), min(places.look.high, round(bottom))


def _draw_strengths(canvas: Canvas, view: Public, marks: Marks) -> None:
    """Light around the corners that can be chosen: the more often they yield, the more of it."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for label in sorted(marks.corners):
        corner = net.corner_of[label]
        numbers = [view.table.board.numbers[place] for place in net.hexes_of_corner[corner]]
        strength = sum(pips(number) for number in numbers if number)
        if view.table.buildings[corner] == NOBODY and strength:
            light = glow(round(places.look.side * 0.8), min(strength, BEST))
            canvas.put_centred(light, *places.corners[corner])


BEST = 13
"""Pips of the best corners."""


@kept
def glow(radius: int, strength: int) -> Sprite:
    """Lamplight that fades outward, brighter and wider with the strength of 1 to 13."""
    across, reach = 2 * radius, radius * (0.45 + 0.55 * strength / BEST)
    fade = Image.radial_gradient("L").resize((round(2 * reach),) * 2, Image.Resampling.BILINEAR)
    most = 255 * (strength / BEST) ** 1.6
    light = fade.point([round(max(0, 1 - (level / 180) ** 2) * most) for level in range(256)])
    opacity = Image.new("L", (across, across))
    opacity.paste(light, (round(radius - reach), round(radius - reach)))
    return Sprite(Image.new("RGB", (across, across), palette.LAMP_GLINT), opacity)


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
