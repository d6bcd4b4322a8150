"""The other players beside the large island: name, points, what they have built; a map of the only one."""

from games.catan_dice.content import ISLANDS, KIND_OF, KINDS
from games.catan_dice.views import Public, Sheet, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.lattice import Lattice
from render.catan_dice.layout import totals
from render.catan_dice.pieces import open_house
from render.catan_dice.prices import ICONS
from render.catan_dice.signs import FAINT, SEAM, sign
from render.core import art, boxes, palette, players, tokens
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
SIDE, MIDDLE = 56, 1254
"""The side of a hex of the only other island, and its middle: between the costs and the edge."""

TOTAL = (86, 54)
"""Width and height of the plate with the points."""

MOST_HIGH = 124
"""How high a count below an island is at most."""

PALMS = 0.3
"""How many of the trees of an islet are palms."""

COAST, BELOW, ISLET_HIGH = 40, 24, 216
"""The first coast of the islets, how far below a sign one begins, and how high it is."""

PIECES = (70, 22, 74, 60, 76)
"""Length and thickness of a road on an islet; widths of knight, settlement and city."""

STOOD = {
    "settlement": (72, 68, 26, 0),
    "city": (194, 64, 24, 0),
    "knight": (72, 150, 26, 0),
    "road": (194, 146, 6, 20),
}
"""Where the pieces of a kind stand on an islet, and from one to the next of them."""

MOST_STOOD = 3
"""How many pieces of a kind are drawn."""

COUNT, COUNT_AT = 38, (38, 28)
"""Size of their number, and how far it is from their middle."""

ORDER = ("road", "knight", "settlement", "city")
"""The counts, in rows of two: those first that awards go by."""


def areas_of(seats: int) -> tuple[players.Area, ...]:
    """Where so many other players have their signs and their land."""
    high = (BOTTOM - TOP - (seats - 1) * GAP) // max(1, seats)
    return tuple(
        players.Area(X, TOP + place * (high + GAP), WIDE, high, HEADER) for place in range(seats)
    )


def net_of(island: Key) -> Lattice:
    """The island of the only other player."""
    return Lattice(island, MIDDLE, TOP + HEADER + SIDE * 2.9, SIDE)


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
    """Draw everybody but the seat whose island is large: what several others have built as counts on islets."""
    seats = [seat for seat in _from(shown, len(view.table.sheets)) if seat != shown]
    for place, (area, seat) in enumerate(zip(areas_of(len(seats)), seats, strict=True)):
        if len(seats) == 1:
            net = net_of(view.table.island)
            _draw_pieces(canvas, net, view.table.sheets[seat], seat)
            _draw_counts(canvas, area, net, view, seat)
        else:
            _draw_islet(canvas, islets_of(len(seats))[place], view, seat)
        _draw_sign(canvas, area, view, seat, scene)


def _from(first: Seat, seats: int) -> list[Seat]:
    """Seats clockwise from the one after the first."""
    return [(first + 1 + step) % seats for step in range(seats)]


def _draw_sign(canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene) -> None:
    """Draw whose island it is, and the points, in a wreath where they lead."""
    sign = players.Area(area.x, area.y, area.wide, HEADER + players.LINE, HEADER)
    players.draw_bare(canvas, sign, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, sign)
    left = area.x + WIDE - TOTAL[0] - reach(TOTAL[1]) - 4
    top, is_leading = area.middle - TOTAL[1] / 2, seat in leaders(totals(view))
    text = signed(points(view.table, seat))
    draw_points(canvas, left, top, *TOTAL, text, is_leading=is_leading)
    room = left - (reach(TOTAL[1]) if is_leading else 0) - 4 - area.x
    players.draw_owner(canvas, area, owner, room, (48, 30))


def _draw_pieces(canvas: Canvas, net: Lattice, sheet: Sheet, owner: int) -> None:
    """Draw what is built, and of what may be built the plots of houses."""
    rules = ISLANDS[net.island]
    length, thick = round(net.side * 0.76), round(net.side * 0.18)
    for place in rules.roads:
        if place.id in sheet.built:
            x, y, turn = net.edge(place.edge)
            canvas.put_centred(road(owner, length, thick, turn), x, y)
    x, y, turn = net.edge(rules.start)
    canvas.put_centred(road(owner, length, thick, turn), x, y)
    for knight in rules.knights:
        if knight.id in sheet.built:
            pair = [other.id for other in rules.knights if other.hex == knight.hex]
            shift = 0.0 if len(pair) == 1 else (pair.index(knight.id) * 2 - 1) * 0.36 * net.side
            x, y = net.hex(knight.hex)
            size = round(net.side * (0.86 if len(pair) == 1 else 0.72))
            canvas.put_centred(art.tinted("knight", owner, size), x + shift, y)
    for site in (*rules.settlements, *rules.cities):
        x, y = net.corner(site.corner)
        kind = KIND_OF[site.id]
        draw, share = (city, 0.86) if kind == "city" else (settlement, 0.62)
        wide = round(net.side * share)
        if site.id in sheet.built:
            canvas.put_centred(draw(owner, wide), x, y - 3)
        else:
            canvas.put_centred(open_house(kind, round(wide * 0.7)), x, y - 3)


def _counted(view: Public, seat: Seat) -> list[tuple[Key, int, bool]]:
    """How many of each kind stand, and whether that brings an award.

    Where there is a Longest Road, the length of the road instead of how many there are (R241).
    """
    table = view.table
    built = table.sheets[seat].built
    held = {"road": table.longest_road == seat, "knight": table.largest_army == seat}
    assert set(ORDER) == set(KINDS)
    counts = {kind: of_kind(built, kind) for kind in ORDER}
    if table.rules.longest_from:
        counts["road"] = road_length(built)
    return [(kind, counts[kind], held.get(kind, False)) for kind in ORDER]


def _draw_islet(canvas: Canvas, islet: tuple[int, int], view: Public, seat: Seat) -> None:
    """Draw some pieces of each kind that is built, with how many there are; wine in a rim of paper for an award."""
    length, thick, *wides = PIECES
    pieces = {
        "road": road(seat, length, thick, 0),
        "knight": art.tinted("knight", seat, wides[0]),
        "settlement": settlement(seat, wides[1]),
        "city": city(seat, wides[2]),
    }
    counted = {kind: (count, is_held) for kind, count, is_held in _counted(view, seat)}
    for kind, (right, down, across, below) in STOOD.items():
        (count, is_held), x, y = counted[kind], islet[0] + right, islet[1] + down
        if not count and kind != "road":
            canvas.put_centred(_wild(kind), x, y)
            continue
        many = min(max(1, count), MOST_STOOD)
        for number in range(many):
            off = number - (many - 1) / 2
            canvas.put_centred(pieces[kind], x + off * across, y + off * below)
        if count:
            at = x + COUNT_AT[0], y + COUNT_AT[1]
            tokens.pill(
                canvas, *at, str(count), COUNT, palette.POINTS if is_held else palette.NIGHT
            )


def _draw_counts(
    canvas: Canvas, area: players.Area, net: Lattice, view: Public, seat: Seat
) -> None:
    """Draw how many of each kind stand on a sign below an island; wine in a rim of paper for an award."""
    start = round(net.y + net.side * 2.76)
    wide = (area.wide - GAP) // 2
    high = min(MOST_HIGH, (area.y + area.high - start - GAP) // 2)
    canvas.put(sign(area.wide, 2 * high + SEAM, 2), area.x, start)
    for place, (kind, count, is_held) in enumerate(_counted(view, seat)):
        row, column = divmod(place, 2)
        x, y = area.x + column * (wide + GAP), start + row * (high + SEAM)
        if is_held:
            boxes.box(canvas, palette.POINTS, x, y, wide, high, 14)
            boxes.outline(canvas, palette.PAPER, x, y, wide, high, 14, 3)
        middle, large = y + high / 2, round(min(high * 0.9, wide * 0.46))
        strength = 1.0 if count else 0.4
        canvas.put_centred(art.sticker(ICONS[kind], large), x + wide * 0.28, middle, strength)
        text, ink = (str(count), palette.PAPER) if count else ("–", FAINT)
        ink = palette.POINTS_NUMERAL if is_held else ink
        canvas.write(text, Face.NUMBER, large, ink, x + wide * 0.72, middle, "m")
