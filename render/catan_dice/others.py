"""Many other players beside the large island: name, points, and on islets how much of each kind they have built."""

from games.catan_dice.content import KINDS
from games.catan_dice.views import Public, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.layout import totals
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.pieces import city, road, settlement
from render.core.place.coast import draw_island
from render.core.place.garden import (
    draw_bed,
    draw_bush,
    draw_flowers,
    draw_goat,
    draw_palm,
    draw_tree,
    draw_tuft,
)
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

X, WIDE = 1120, 268
TOP, BOTTOM, GAP = 118, 1154, 16
HEADER = 64
PLATE, NAMES = 1.6, (0.75, 0.46)
"""How wide the plate of the points is, in its heights; the most and least letters of a name, in heights of its header."""

PALMS = 0.3
"""How many of the trees of an islet are palms."""

COAST, BELOW, ISLET_HIGH = 40, 24, 216
"""The first coast of the islets, how far below a sign one begins, and how high it is."""

PIECES = (58, 20, 70, 58, 72)
"""Length and thickness of a road on an islet; widths of knight, settlement and city."""

STOOD = {"settlement": (46, 74), "city": (164, 72), "knight": (46, 152), "road": (164, 152)}
"""Where the piece of a kind stands on an islet."""

COUNT, ASIDE = 56, 63
"""Size of its number, and how far right of the piece that is."""

HELD = (66, 58)
"""Width and height of the wine below a number that brings an award."""


def areas_of(seats: int) -> tuple[players.Area, ...]:
    """Where so many other players have their signs and their land."""
    high = (BOTTOM - TOP - (seats - 1) * GAP) // max(1, seats)
    return tuple(
        players.Area(X, TOP + place * (high + GAP), WIDE, high, HEADER) for place in range(seats)
    )


def islets_of(seats: int) -> tuple[tuple[int, int], ...]:
    """Where the islets of so many other players lie."""
    return tuple((area.x, area.body + BELOW) for area in areas_of(seats))


def draw_islets(canvas: Canvas, seats: int) -> None:
    """Draw the islets of so many other players before anything stands on them."""
    for number, (x, y) in enumerate(islets_of(seats)):
        draw_island(canvas, x, y, WIDE, ISLET_HIGH, COAST + number)
        canvas.put(_grove(number), x, y)


@kept
def _grove(number: int) -> Sprite:
    """The trees at the back of an islet, and tufts before them."""
    sketch, chance = Sketch(WIDE, ISLET_HIGH, 30, BROAD), Scatter(COAST + number)
    x = chance.between(34, 44)
    while x < WIDE - 36:
        draw = draw_palm if chance.between(0, 1) < PALMS else draw_tree
        draw(sketch, x, chance.between(44, 54), chance.between(0.66, 0.84))
        x += chance.between(26, 38)
    for _ in range(10):
        draw_tuft(sketch, chance.between(30, WIDE - 30), chance.between(80, ISLET_HIGH - 24))
    return sketch.done()


@kept
def _wild(kind: Key) -> Sprite:
    """What there is on an islet where no piece of a kind stands yet."""
    sketch = Sketch(110, 80, 30, BROAD)
    match kind:
        case "knight":
            draw_goat(sketch, 34, 52, 1.1)
            draw_goat(sketch, 72, 70, 1.2)
        case "settlement":
            draw_bed(sketch, 44, 66, 1.15)
            draw_bush(sketch, 92, 62, 0.9)
        case _:
            draw_tree(sketch, 66, 58, 0.95)
            draw_tree(sketch, 36, 70, 1.05)
            draw_flowers(sketch, 78, 74, Scatter(COAST), 6)
    return sketch.done()


def draw_others(canvas: Canvas, view: Public, shown: Seat, scene: Scene) -> None:
    """Draw everybody but the seat whose island is large: what they have built as counts on islets."""
    seats = others_of(view, shown)
    for place, (area, seat) in enumerate(zip(areas_of(len(seats)), seats, strict=True)):
        _draw_islet(canvas, islets_of(len(seats))[place], view, seat)
        draw_sign(canvas, area, view, seat, scene)


def others_of(view: Public, shown: Seat) -> list[Seat]:
    """Everybody else, clockwise."""
    seats = len(view.table.sheets)
    return [(shown + step) % seats for step in range(1, seats)]


def counted(view: Public, seat: Seat) -> dict[Key, tuple[int, bool]]:
    """How many of each kind stand, and whether that brings an award.

    Where there is a Longest Road, the length of the road instead of how many there are (R241).
    """
    table = view.table
    built = table.sheets[seat].built
    held = {"road": table.longest_road == seat, "knight": table.largest_army == seat}
    counts = {kind: of_kind(built, kind) for kind in KINDS}
    if table.rules.longest_from:
        counts["road"] = road_length(built)
    return {kind: (count, held.get(kind, False)) for kind, count in counts.items()}


def draw_sign(canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene) -> None:
    """Draw whose island it is, and the points, in a wreath where they lead."""
    sign = players.Area(area.x, area.y, area.wide, HEADER + players.LINE, HEADER)
    players.draw_bare(canvas, sign, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, sign)
    high = area.header - 10
    wide, (size, least) = round(high * PLATE), NAMES
    left, top = area.x + area.wide - wide - reach(high) - 4, area.middle - high / 2
    text, is_leading = signed(points(view.table, seat)), seat in leaders(totals(view))
    draw_points(canvas, left, top, wide, high, text, is_leading=is_leading)
    room = left - (reach(high) if is_leading else 0) - 4 - area.x
    sizes = round(size * area.header), round(least * area.header)
    players.draw_owner(canvas, area, owner, room, sizes)


def _draw_islet(canvas: Canvas, islet: tuple[int, int], view: Public, seat: Seat) -> None:
    """Draw a piece of each kind that is built, and how many there are; wine in a rim of paper for an award."""
    length, thick, *wides = PIECES
    pieces = {
        "road": road(seat, length, thick, 0),
        "knight": art.tinted("knight", seat, wides[0]),
        "settlement": settlement(seat, wides[1]),
        "city": city(seat, wides[2]),
    }
    counts = counted(view, seat)
    for kind, (right, down) in STOOD.items():
        (count, is_held), x, y = counts[kind], islet[0] + right, islet[1] + down
        if not count and kind != "road":
            canvas.put_centred(_wild(kind), x + ASIDE / 2, y)
            continue
        canvas.put_centred(pieces[kind], x, y)
        at, ink = x + ASIDE, palette.INK
        if is_held:
            (wide, high), ink = HELD, palette.POINTS_NUMERAL
            left, top = round(at - wide / 2), round(y - high / 2)
            boxes.box(canvas, palette.PAPER, left - 3, top - 3, wide + 6, high + 6, 15)
            boxes.box(canvas, palette.POINTS, left, top, wide, high, 12)
        if count:
            canvas.write(str(count), Face.NUMBER, COUNT, ink, at, y, "m")
