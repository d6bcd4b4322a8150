"""The other players' sheets, small: name, points, map, counts."""

from games.catan_dice.content import ISLANDS, KIND_OF, KINDS
from games.catan_dice.views import Public, Sheet, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.lattice import Lattice
from render.catan_dice.layout import TOGETHER, totals
from render.catan_dice.pieces import plot
from render.catan_dice.prices import ICONS
from render.catan_dice.signs import FAINT, SEAM, sign
from render.core import art, boxes, palette, players
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.pieces import city, road, settlement

TOP, BOTTOM, GAP = 306, {"one": 780, "two": 692}, 14
"""Where the others' signs begin below the pier, where they end on each island's board, and how far apart they are."""

HEADER = 62
TOTAL = (112, 50)
"""Width and height of the plate with the points."""

SPAN = (5.3, 5.5)
"""Width and height of a small island with its shallows, in sides."""

ORDER = ("road", "knight", "settlement", "city")
"""The counts: those first that awards go by."""

TALL = 130
"""Counts that are higher have their number below the piece."""


def areas_of(island: Key, seats: int) -> tuple[players.Area, ...]:
    """Where the signs of so many other players hang."""
    x, wide = TOGETHER[island].block
    high = (BOTTOM[island] - TOP - (seats - 1) * GAP) // max(1, seats)
    return tuple(
        players.Area(x, TOP + place * (high + GAP), wide, high, HEADER) for place in range(seats)
    )


def nets_of(island: Key, seats: int) -> tuple[Lattice, ...]:
    """The islands of so many other players: of the only one, for of more they would be too small to tell anything."""
    return tuple(_net(island, area) for area in areas_of(island, seats)) if seats == 1 else ()


def _net(island: Key, area: players.Area) -> Lattice:
    """The island below the sign, at its left."""
    wide, high = SPAN
    side = (area.high - HEADER - GAP) / high
    return Lattice(island, area.x + side * wide / 2, area.body + GAP + side * high / 2, side)


def draw_others(canvas: Canvas, view: Public, shown: Seat, scene: Scene) -> None:
    """Draw everybody but the seat whose island is large."""
    island, count = view.table.island, len(view.table.sheets)
    seats = [seat for seat in _from(shown, count) if seat != shown]
    for area, seat in zip(areas_of(island, len(seats)), seats, strict=True):
        x, y = area.x, area.body + SEAM
        right, foot = area.x + area.wide, area.y + area.high
        if len(seats) == 1:
            net = _net(island, area)
            _draw_pieces(canvas, net, view.table.sheets[seat], seat)
            x, y = round(net.x + net.side * SPAN[0] / 2) + GAP, area.body + GAP
            _draw_counts(
                canvas, (x, y, right - x, foot - y), 2 if right - x > foot - y else 1, view, seat
            )
        else:
            _draw_counts(canvas, (x, y, right - x, foot - y), len(ORDER), view, seat)
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
    left = area.x + area.wide - TOTAL[0] - reach(TOTAL[1]) - 4
    top, is_leading = area.middle - TOTAL[1] / 2, seat in leaders(totals(view))
    text = signed(points(view.table, seat))
    draw_points(canvas, left, top, *TOTAL, text, is_leading=is_leading)
    room = left - (reach(TOTAL[1]) if is_leading else 0) - 4 - area.x
    players.draw_owner(canvas, area, owner, room, (54, 38))


def _draw_pieces(canvas: Canvas, net: Lattice, sheet: Sheet, owner: int) -> None:
    """Draw what is built; of what may be built only the plots of houses."""
    rules = ISLANDS[net.island]
    length, thick = round(net.side * 0.7), max(7, round(net.side * 0.18))
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
        is_city = KIND_OF[site.id] == "city"
        if site.id not in sheet.built:
            canvas.put_centred(plot(round(net.side * 0.14)), x, y)
            continue
        draw, share = (city, 0.86) if is_city else (settlement, 0.62)
        canvas.put_centred(draw(owner, round(net.side * share)), x, y - 3)


def _draw_counts(
    canvas: Canvas, box: tuple[int, int, int, int], columns: int, view: Public, seat: Seat
) -> None:
    """Draw on a sign of wood how many of each kind stand, in so many columns; wine in a rim of paper for an award.

    Where there is a Longest Road, the length of the road instead of how many there are (R241).
    """
    table = view.table
    built = table.sheets[seat].built
    held = {"road": table.longest_road == seat, "knight": table.largest_army == seat}
    assert set(ORDER) == set(KINDS)
    left, top, full, tall = box
    rows = len(ORDER) // columns
    wide, high = full // columns, (tall + SEAM) // rows - SEAM
    canvas.put(sign(full, tall, rows), left, top)
    for place, kind in enumerate(ORDER):
        row, column = divmod(place, columns)
        x, y = left + column * wide, top + row * (high + SEAM)
        is_line = kind == "road" and bool(table.rules.longest_from)
        count = road_length(built) if is_line else of_kind(built, kind)
        if held.get(kind):
            boxes.box(canvas, palette.POINTS, x, y, wide, high, 14)
            boxes.outline(canvas, palette.PAPER, x, y, wide, high, 14, 3)
        text, ink = (str(count), palette.PAPER) if count else ("–", FAINT)
        ink = palette.POINTS_NUMERAL if held.get(kind) else ink
        strength = 1.0 if count else 0.4
        if high > TALL:
            size, icon, number = round(high * 0.5), (0.5, 0.3), (0.5, 0.76)
        else:
            size, icon, number = round(min(high * 0.92, wide * 0.5)), (0.3, 0.5), (0.74, 0.5)
        shown = art.sticker(ICONS[kind], size)
        canvas.put_centred(shown, x + wide * icon[0], y + high * icon[1], strength)
        at = x + wide * number[0], y + high * number[1]
        canvas.write(text, Face.NUMBER, round(size * 0.92), ink, *at, "m")
