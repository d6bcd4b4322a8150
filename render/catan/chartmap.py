"""The face of a printed map: dotted paths, red paths with their plaques, the canal, localities and crossroads."""

from itertools import pairwise
from math import hypot

from games.catan.content import SCENARIOS, chart
from games.catan.views import NOBODY, Board, Public, chips_left, has_canal
from games.core.model import Key
from render.catan.harbor import harbor_disc
from render.catan.lattice import Lattice, Point, lattice, outward, scenario_of
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow

RED, RED_DARK = "#C2202B", "#5E0F14"
TRAIL, DOT = "#4A3B22", "#F6ECD8"
WATER, BED = "#4FA9D9", "#1C4F74"
ROOF, CANAL_ROOF, HOLLOW = "#E08A5C", "#5C9BEA", "#6B6553"
"""Of the house that may stand somewhere: its roof, by the canal too, and the dark within its frame."""

TRAIL_WIDE, DOT_WIDE, DOT_STEP = 11, 7.5, 13.0
CANAL_WIDE, BED_WIDE, SAG = 19, 25, 13.0
PLATE, PLATE_HIGH = 38, 40
PLAQUE_OFF, PLAQUE_BELOW = 0.72, 0.94
"""How far off the coast plaques stand, in sides."""

UNDER_RIBBON = 110
"""How far down the ribbon reaches."""

CHIP = 62
PLAIN = 9


def is_printed(plan: Key) -> bool:
    """Whether the board is a scenario's map."""
    return scenario_of(plan) in SCENARIOS


def draw_paths(canvas: Canvas, board: Board, *, canal: bool) -> None:
    """Everything that lies flat on the land: the canal, dotted and red paths, plaques off the coast."""
    places = lattice(board.plan)
    if canal:
        canvas.put(_canal(board.plan), 0, 0)
    canvas.put(_trails(board.plan), 0, 0)
    for path, kind in board.chart.reds:
        (x, y), (px, py) = places.paths[path], plaque_middle(board.plan, path)
        canvas.put_centred(_tie((px - x, py - y)), (x + px) / 2, (y + py) / 2)
        canvas.put_centred(_ring(places.look.harbor + 5), px, py)
        canvas.put_centred(harbor_disc(kind, places.look.harbor), px, py)
    chart, plain = board.chart, _plain_corner(round(PLAIN * places.look.measure))
    for corner, middle in enumerate(places.corners):
        if corner not in chart.sites and corner not in chart.chips:
            canvas.put_centred(plain, *middle)


def plaque_middle(plan: Key, path: int) -> Point:
    """Where the plaque of a red path stands: off the coast, further below the land, where names need room."""
    (x, y), (dx, dy) = lattice(plan).paths[path], outward(plan, path)
    look = lattice(plan).look
    off = look.side * (PLAQUE_BELOW if dy > 0.4 else PLAQUE_OFF)
    left, top = x + dx * off, y + dy * off
    least = UNDER_RIBBON + look.harbor
    # Below the ribbon it stands as far off, aside instead of above.
    return left + (dx > 0 or -1) * max(0.0, least - top), max(least, top)


@kept
def _trails(plan: Key) -> Sprite:
    """All marked paths of a map, red ones in red (R193, R195)."""
    places, on = lattice(plan), chart(plan)
    net, reds = on.net, {path for path, _ in on.reds}
    share = places.look.measure
    trail, dot = TRAIL_WIDE * share, DOT_WIDE * share
    sketch = Sketch(places.look.wide, places.look.high)
    for path in sorted(on.ways):
        a, b = (places.corners[end] for end in net.ends[path])
        a, b = _shortened(a, b)
        if path in reds:
            sketch.line(palette.PAPER, trail + 5, [a, b])
            sketch.line(RED, trail + 1, [a, b])
        else:
            sketch.line(TRAIL, trail, [a, b])
        for x, y in _dots(a, b, DOT_STEP * share):
            sketch.oval(DOT, x, y, (dot if path not in reds else dot - 1.5) / 2)
    return sketch.done()


def _shortened(a: Point, b: Point, share: float = 0.14) -> tuple[Point, Point]:
    """The line with a little taken off both ends."""
    (ax, ay), (bx, by) = a, b
    dx, dy = (bx - ax) * share, (by - ay) * share
    return (ax + dx, ay + dy), (bx - dx, by - dy)


def _dots(a: Point, b: Point, gap: float) -> list[Point]:
    """Points along the line, evenly spaced."""
    (ax, ay), (bx, by) = a, b
    count = max(2, round(hypot(bx - ax, by - ay) / gap))
    return [
        (ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count + 1)
    ]


@kept
def _canal(plan: Key) -> Sprite:
    """The Erie canal between its towns, sagging a little, with spurs to those that lie aside."""
    places, on = lattice(plan), chart(plan)
    towns = sorted(on.canal, key=lambda corner: places.corners[corner])
    rows = {round(places.corners[town][1]) for town in towns}
    trunk_row = max(rows)
    trunk = [town for town in towns if round(places.corners[town][1]) == trunk_row]
    share = places.look.measure
    sag = SAG * share
    lines = [_sagging(places.corners[a], places.corners[b], sag) for a, b in pairwise(trunk)]
    for town in towns:
        if town not in trunk:
            x, y = places.corners[town]
            lines.append(_sagging((x, y), places.corners[_nearest(places, trunk, x, y)], sag))
    sketch = Sketch(places.look.wide, places.look.high)
    for colour, wide in ((BED, BED_WIDE), (WATER, CANAL_WIDE)):
        for line in lines:
            sketch.line(colour, wide * share, line)
    for line in lines:
        sketch.line("#BFE3F2", 3 * share, line[3:-3])
    return sketch.done()


def _nearest(places: Lattice, trunk: list[int], x: float, y: float) -> int:
    """The town of the trunk that is nearest to that point."""
    return min(
        trunk,
        key=lambda town: hypot(places.corners[town][0] - x, places.corners[town][1] - y),
    )


def _sagging(a: Point, b: Point, sag: float) -> list[Point]:
    """A line from one point to the other that hangs through a little."""
    (ax, ay), (bx, by) = a, b
    return [
        (
            ax + (bx - ax) * step / 12,
            ay + (by - ay) * step / 12 + sag * 4 * (step / 12) * (1 - step / 12),
        )
        for step in range(13)
    ]


@kept
def _tie(reach: Point) -> Sprite:
    """The red line from a red path to its plaque."""
    dx, dy = reach
    wide, high = abs(dx) + 12, abs(dy) + 12
    sketch = Sketch(wide, high)
    middle = (wide / 2, high / 2)
    ends = [
        (middle[0] - dx / 2, middle[1] - dy / 2),
        (middle[0] + dx / 2, middle[1] + dy / 2),
    ]
    sketch.line(RED_DARK, 9, ends)
    sketch.line(RED, 6, ends)
    return sketch.done()


@kept
def _ring(radius: int) -> Sprite:
    """The red edge of the plaque that says what a red path trades."""
    sketch = Sketch(2 * radius, 2 * radius, 14)
    sketch.oval(palette.INK, radius, radius, radius)
    sketch.oval(RED, radius, radius, radius - 2.5)
    return with_shadow(sketch.reduced(), 14, 3.0, 3, 0.45)


@kept
def _plain_corner(radius: int) -> Sprite:
    """A small disc of sand: roads pass, nothing is ever built."""
    sketch = Sketch(2 * radius, 2 * radius, 2)
    sketch.oval("#8A6A33", radius, radius, radius + 1)
    sketch.oval("#F3E4BC", radius, radius, radius - 0.6)
    return sketch.done()


def draw_sites(canvas: Canvas, view: Public) -> None:
    """Where a settlement may stand, and chips that lie on crossroads."""
    board = view.table.board
    places, chart = lattice(board.plan), board.chart
    chips, canal, share = chips_left(view.table), has_canal(view.table), places.look.measure
    for corner in sorted(chart.chips):
        if corner in chips:
            canvas.put_centred(art.sticker("chip", round(CHIP * share)), *places.corners[corner])
        else:
            canvas.put_centred(_plain_corner(round(PLAIN * share)), *places.corners[corner])
    for corner in sorted(chart.sites):
        if view.table.buildings[corner] == NOBODY:
            x, y = places.corners[corner]
            roof = CANAL_ROOF if canal and corner in chart.canal else ROOF
            canvas.put_centred(_plate(roof, share), x, y - 6 * share)


@kept
def _plate(roof: str, share: float) -> Sprite:
    """The frame of a small house: a settlement may stand here. It is hollow, for white owns houses of paper."""
    wide, high, margin = round(PLATE * share), round(PLATE_HIGH * share), 8
    eaves = high * 0.42
    walls = [
        (2, high - 2),
        (2, eaves),
        (wide / 2, 3),
        (wide - 2, eaves),
        (wide - 2, high - 2),
    ]
    sketch = Sketch(wide, high, margin)
    sketch.line(palette.INK, 9, [*walls, walls[0]])
    sketch.poly(HOLLOW, walls)
    sketch.line(palette.PAPER, 7, [walls[1], walls[0], walls[4], walls[3]])
    sketch.line(roof, 7, [(1, eaves + 1), (wide / 2, 4), (wide - 1, eaves + 1)])
    return with_shadow(sketch.reduced(), margin, 2.0, 2, 0.45)


CARTOUCHE, CARTOUCHE_BESIDE = (16, 230, 290), (240, 108, 400)
"""Left and upper edge of the sign with the name of a map, and how wide it is: below the dice, or beside them on a sea as wide
as the picture.
"""

CARTOUCHE_HIGH = 116
CARTOUCHE_TITLE, CARTOUCHE_COUNT, CARTOUCHE_MOST = 54, 44, 56
"""Size of the name at most, and of counts at least and at most."""


def draw_cartouche(
    canvas: Canvas, title: str, counts: tuple[tuple[str, int], ...], *, is_beside: bool
) -> None:
    """The name of the map, and what is left on it: icons with their numbers."""
    x, y, wide = CARTOUCHE_BESIDE if is_beside else CARTOUCHE
    boxes.shadow(canvas, x, y, wide, CARTOUCHE_HIGH, 16)
    boxes.box(canvas, palette.PAPER, x, y, wide, CARTOUCHE_HIGH, 16)
    boxes.outline(canvas, palette.PAPER_EDGE, x + 6, y + 6, wide - 12, CARTOUCHE_HIGH - 12, 12, 2)
    name = fit(title, Face.NAME, wide - 36, CARTOUCHE_TITLE, 30, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, x + wide / 2, y + 34, "m")
    step = (wide - 20) / len(counts)
    size = min(max(CARTOUCHE_COUNT, round(step * 0.44)), CARTOUCHE_MOST)
    for place, (icon, count) in enumerate(counts):
        middle = x + 10 + (place + 0.5) * step
        canvas.put_centred(art.sticker(icon, size), middle - 0.6 * size, y + 81)
        canvas.write(str(count), Face.NUMBER, size, palette.INK, middle + 0.5 * size, y + 81, "m")
