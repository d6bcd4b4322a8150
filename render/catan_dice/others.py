"""The other players' sheets, small: name, points, map, counts."""

from games.catan_dice.content import ISLANDS, KIND_OF, KINDS
from games.catan_dice.views import Public, Sheet, of_kind, points
from games.core.model import Seat
from render.catan_dice.lattice import Lattice
from render.catan_dice.layout import ICONS, totals
from render.catan_dice.pieces import small_land
from render.core import art, boxes, palette, players
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.gradients import vertical
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.pieces import city, road, settlement

X, WIDE = 958, 424
TOP, BOTTOM, GAP = 118, 1154, 18
HEADER = 66
TOTAL = (112, 48)
"""Width and height of the plate with the points."""

MAP = 246
ALONE = 700
"""From that height on there is room for large counts, two by two."""

CELL, LARGE_CELL = 70, 132


def draw_others(canvas: Canvas, view: Public, shown: Seat, scene: Scene) -> None:
    """Draw everybody but the seat whose sheet is large."""
    seats = [seat for seat in _from(shown, len(view.table.sheets)) if seat != shown]
    if not seats:
        return
    high = (BOTTOM - TOP - (len(seats) - 1) * GAP) // len(seats)
    for place, seat in enumerate(seats):
        area = players.Area(X, TOP + place * (high + GAP), WIDE, high, HEADER)
        _draw_other(canvas, area, view, seat, scene)


def _from(first: Seat, seats: int) -> list[Seat]:
    """Seats clockwise from the one after the first."""
    return [(first + 1 + step) % seats for step in range(seats)]


def _draw_other(canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene) -> None:
    players.draw_bare(canvas, area, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    left = area.x + WIDE - TOTAL[0] - reach(TOTAL[1]) - 4
    top, is_leading = area.middle - TOTAL[1] / 2, seat in leaders(totals(view))
    text = signed(points(view.table, seat))
    draw_points(canvas, left, top, *TOTAL, text, is_leading=is_leading)
    room = left - reach(TOTAL[1]) - 6 - area.x
    players.draw_owner(canvas, area, owner, room, (48, 40))
    sheet = view.table.sheets[seat]
    is_tall = area.high > 420
    wide = WIDE - 20 if is_tall else MAP
    below = 0 if not is_tall else CELL + 14 if area.high < ALONE else 2 * LARGE_CELL + 22
    high = area.high - HEADER - players.LINE - 20 - below
    left, top = area.x + 10, area.body + 10
    water = vertical(wide, high, ((0.0, "#2A7D9C"), (1.0, "#1B5878")))
    boxes.lay(canvas, water, left, top, 12)
    side = min(76.0 if is_tall else 47.0, (high - 16) / 5.25, (wide - 20) / 5.3)
    net = Lattice(view.table.island, left + wide / 2, top + high / 2, round(side))
    _draw_small_map(canvas, net, sheet, seat)
    _draw_counts(canvas, area, view, seat, is_tall=is_tall)


def _draw_small_map(canvas: Canvas, net: Lattice, sheet: Sheet, owner: int) -> None:
    """Draw land as flat colours, what is built, open sites as dots."""
    rules = ISLANDS[net.island]
    for key in net.hexes:
        canvas.put_centred(small_land(rules.hexes[key].terrain, round(net.side)), *net.hex(key))
    length, thick = round(net.side * 0.8), max(7, round(net.side * 0.14))
    for place in rules.roads:
        if place.id in sheet.built:
            x, y, turn = net.edge(place.edge)
            canvas.put_centred(road(owner, length, thick, turn), x, y)
    x, y, turn = net.edge(rules.start)
    canvas.put_centred(road(owner, length, thick, turn), x, y)
    for knight in rules.knights:
        if knight.id in sheet.built:
            pair = [other.id for other in rules.knights if other.hex == knight.hex]
            shift = 0.0 if len(pair) == 1 else (pair.index(knight.id) * 2 - 1) * 0.4 * net.side
            x, y = net.hex(knight.hex)
            size = round(net.side * (0.72 if len(pair) == 1 else 0.6))
            canvas.put_centred(art.tinted("knight", owner, size), x + shift, y)
    for site in (*rules.settlements, *rules.cities):
        x, y = net.corner(site.corner)
        if site.id not in sheet.built:
            dot = 5 if net.side < 55 else 7
            boxes.box(
                canvas, palette.INK, x - dot - 2, y - dot - 2, 2 * dot + 4, 2 * dot + 4, dot + 2
            )
            boxes.box(canvas, palette.PAPER, x - dot, y - dot, 2 * dot, 2 * dot, dot)
            continue
        is_city = KIND_OF[site.id] == "city"
        draw, share = (city, 0.72) if is_city else (settlement, 0.52)
        canvas.put_centred(draw(owner, round(net.side * share)), x, y - 3)


def _draw_counts(
    canvas: Canvas, area: players.Area, view: Public, seat: Seat, *, is_tall: bool
) -> None:
    """Draw how many of each kind stand; wine in a rim of paper where the count holds an award."""
    table = view.table
    built = table.sheets[seat].built
    held = {"road": table.longest_road == seat, "knight": table.largest_army == seat}
    order = ("road", "settlement", "city", "knight")
    assert set(order) == set(KINDS)
    for place, kind in enumerate(order):
        large = 1
        if area.high >= ALONE:
            wide, high, large = (WIDE - 20 - 8) // 2, LARGE_CELL, 2
            row, column = divmod(place, 2)
            x = area.x + 10 + column * (wide + 8)
            y = area.y + area.high - 10 - (2 - row) * (high + 8) + 8
        elif is_tall:
            wide, high = (WIDE - 20 - 3 * 8) // 4, CELL
            x, y = area.x + 10 + place * (wide + 8), area.y + area.high - 10 - CELL
        else:
            room = area.high - HEADER - players.LINE - 20
            wide, high = WIDE - MAP - 30, (room - 3 * 8) // 4
            x, y = area.x + 20 + MAP, area.body + 10 + place * (high + 8)
        ground = palette.POINTS if held.get(kind) else palette.WELL
        boxes.box(canvas, ground, x, y, wide, high, 12)
        if held.get(kind):
            boxes.outline(canvas, palette.PAPER, x, y, wide, high, 12, 3)
        count = of_kind(built, kind)
        middle = y + high / 2
        left = x + (28 if is_tall else 34) * large
        strength = 1.0 if count else 0.4
        canvas.put_centred(art.sticker(ICONS[kind], 42 * large), left, middle, strength)
        text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
        right = x + wide - (12 if is_tall else 22) * large
        canvas.write(text, Face.NUMBER, 44 * large, ink, right, middle, "r")
