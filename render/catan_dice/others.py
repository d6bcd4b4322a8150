"""The other players' sheets, small: name, points, map, counts."""

from games.catan_dice.content import ISLANDS, KIND_OF, KINDS
from games.catan_dice.views import Public, Sheet, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.lattice import Lattice
from render.catan_dice.layout import totals
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

X, WIDE = 1100, 282
TOP, BOTTOM, GAP = 118, 1154, 16
HEADER = 64
SIDE, SIDE_OF_TWO, SIDE_ALONE = 46, 56, 60
"""The side of a hex of a small island, of one of two, and of the only one."""

MIDDLE = 1234
"""The middle of larger ones: between the costs and the edge."""

BELOW_COSTS = {"one": (1190, 908, 78)}
"""Middle and side of the only other island where the sea below the costs is free for it; its counts stand above it."""

ALONE = 600
"""From that height on an area is the only one."""

LOW = 400
"""An area below that height has room for two counts, above the corners of its island: those that awards go by."""

FEW_KNIGHTS = 6
"""So many knights, one in each land, have room on the smallest islands."""

LARGER = 1.3
"""How much larger houses of the smallest islands are, in their share of a hex."""

TOTAL = (92, 54)
"""Width and height of the plate with the points."""

CORNER = (100, 60)
"""Width and height of a count in a corner."""

MOST_HIGH = 124
"""How high a count below or above an island is at most."""

ORDER = ("road", "knight", "settlement", "city")
"""The counts, in rows of two: those first that awards go by."""


def areas_of(seats: int) -> tuple[players.Area, ...]:
    """Where the islands of so many other players lie, with their signs."""
    high = (BOTTOM - TOP - (seats - 1) * GAP) // max(1, seats)
    return tuple(
        players.Area(X, TOP + place * (high + GAP), WIDE, high, HEADER) for place in range(seats)
    )


def nets_of(island: Key, seats: int) -> tuple[Lattice, ...]:
    """The islands of so many other players."""
    return tuple(_net(island, area) for area in areas_of(seats))


def _net(island: Key, area: players.Area) -> Lattice:
    x = area.x + area.wide / 2
    if area.high < LOW:
        return Lattice(island, x, area.y + area.high - SIDE * 2.7, SIDE)
    is_alone = area.high >= ALONE
    if is_alone and island in BELOW_COSTS:
        return Lattice(island, *BELOW_COSTS[island])
    side = SIDE_ALONE if is_alone else SIDE_OF_TWO
    return Lattice(island, MIDDLE, area.y + HEADER + side * 2.9, side)


def draw_others(canvas: Canvas, view: Public, shown: Seat, scene: Scene) -> None:
    """Draw everybody but the seat whose island is large."""
    seats = [seat for seat in _from(shown, len(view.table.sheets)) if seat != shown]
    for area, seat in zip(areas_of(len(seats)), seats, strict=True):
        net = _net(view.table.island, area)
        _draw_pieces(canvas, net, view.table.sheets[seat], seat)
        _draw_counts(canvas, area, net, view, seat)
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
    players.draw_owner(canvas, area, owner, room, (48, 36))


def _draw_pieces(canvas: Canvas, net: Lattice, sheet: Sheet, owner: int) -> None:
    """Draw what is built, of what may be built only the plots of houses; knights that would crowd are left to their count."""
    rules = ISLANDS[net.island]
    is_small = net.side == SIDE
    length, thick = round(net.side * 0.76), max(7, round(net.side * (0.26 if is_small else 0.18)))
    for place in rules.roads:
        if place.id in sheet.built:
            x, y, turn = net.edge(place.edge)
            canvas.put_centred(road(owner, length, thick, turn), x, y)
    x, y, turn = net.edge(rules.start)
    canvas.put_centred(road(owner, length, thick, turn), x, y)
    is_crowded = is_small and len(rules.knights) > FEW_KNIGHTS
    for knight in () if is_crowded else rules.knights:
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
        share *= LARGER if is_small else 1
        canvas.put_centred(draw(owner, round(net.side * share)), x, y - 3)


def _draw_counts(
    canvas: Canvas, area: players.Area, net: Lattice, view: Public, seat: Seat
) -> None:
    """Draw how many of each kind stand, in the corners of an island or below it; wine in a rim of paper for an award.

    Where there is a Longest Road, the length of the road instead of how many there are (R241).
    """
    table = view.table
    built = table.sheets[seat].built
    held = {"road": table.longest_road == seat, "knight": table.largest_army == seat}
    assert set(ORDER) == set(KINDS)
    is_low = area.high < LOW
    for place, kind in enumerate(ORDER[:2] if is_low else ORDER):
        is_line = kind == "road" and bool(table.rules.longest_from)
        count = road_length(built) if is_line else of_kind(built, kind)
        row, column = divmod(place, 2)
        if is_low:
            (wide, high), gap = CORNER, area.wide - 2 * CORNER[0]
            x, y = area.x + column * (wide + gap), area.y + HEADER + 14
        else:
            is_above = net.side > SIDE_ALONE
            start = area.body + GAP if is_above else round(net.y + net.side * 2.76)
            wide = (area.wide - GAP) // 2
            high = min(MOST_HIGH, (area.y + area.high - start - GAP) // 2)
            x, y = area.x + column * (wide + GAP), start + row * (high + SEAM)
            if not place:
                rope = GAP + HEADER // 4 if is_above else 0
                canvas.put(sign(area.wide, 2 * high + SEAM, 2, rope), area.x, start)
        if held.get(kind):
            boxes.box(canvas, palette.POINTS, x, y, wide, high, 14)
            boxes.outline(canvas, palette.PAPER, x, y, wide, high, 14, 3)
        elif is_low:
            canvas.put(sign(wide, high, 1), x, y)
        middle, large = y + high / 2, min(high * 0.9, wide * 0.46)
        strength = 1.0 if count else 0.4
        canvas.put_centred(
            art.sticker(ICONS[kind], round(large)), x + wide * 0.28, middle, strength
        )
        text, ink = (str(count), palette.PAPER) if count else ("–", FAINT)
        ink = palette.POINTS_NUMERAL if held.get(kind) else ink
        canvas.write(text, Face.NUMBER, round(large), ink, x + wide * 0.72, middle, "m")
