"""Two players as cards beside the large island: points, awards in words, and how much of each kind stands."""

from games.catan_dice.content import KINDS
from games.catan_dice.views import Public, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.layout import totals
from render.catan_dice.pieces import piece_of
from render.core import boxes, palette, players
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_body
from render.core.leader import draw_points, leaders
from render.core.lettering import Face, width
from render.core.numerals import signed

GAP, HEADER = 16, 66

TOTAL = (160, 92)
"""Width and height of the plate with the points."""

GOAL_SIZE, GOAL_HIGH = 38, 34
"""Letters of how many points win, and the room for them."""

AWARDS = {"road": "longest-road", "knight": "largest-army"}
"""What is called after so much of a kind."""

AWARD_COUNT = 134
"""How much of a line a count takes beside the name of its award."""

ICON, COUNT = 52, 52
"""How large a kind is shown, and its number."""

ORDER = ("road", "knight", "settlement", "city")
"""The kinds, in rows of two: those first that awards go by."""


def counted(view: Public, seat: Seat) -> list[tuple[Key, int, bool]]:
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


def areas_in(x: int, y: int, wide: int, high: int) -> tuple[players.Area, ...]:
    """Where the cards of both players lie in a box."""
    each = (wide - GAP) // 2
    return tuple(
        players.Area(x + place * (each + GAP), y, each, high, HEADER) for place in range(2)
    )


def draw_cards(canvas: Canvas, view: Public, scene: Scene, areas: tuple[players.Area, ...]) -> None:
    """Draw a card for each player, in the order of the seats."""
    for seat, area in enumerate(areas):
        _draw_card(canvas, area, view, seat, scene)


def _draw_card(canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene) -> None:
    """Draw the points, then a line each for road and knights and one for the houses."""
    players.draw_bare(canvas, area, seat, palette.PAPER)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    players.draw_owner(canvas, area, owner, area.wide - 10, (50, 30))
    table = view.table
    middle = area.x + area.wide / 2
    top, (wide, high) = area.body + 14, TOTAL
    text, is_leading = signed(points(table, seat)), seat in leaders(totals(view))
    draw_points(canvas, middle - wide / 2, top, wide, high, text, is_leading=is_leading)
    top += high + 12
    if table.rules.goal:
        goal = scene.words("render-catan-dice-goal", goal=table.rules.goal)
        canvas.write(goal, Face.NAME, GOAL_SIZE, palette.INK, middle, top + 12, "m")
        top += GOAL_HIGH
    step = (area.y + area.high - 8 - top) // 3
    lines = [players.Area(area.x, top + number * step, area.wide, step, 0) for number in range(3)]
    road, knight, *houses = counted(view, seat)
    for line, (kind, count, is_held) in zip(lines, (road, knight), strict=False):
        name = scene.words(f"render-catan-dice-{AWARDS[kind]}") if is_held else ""
        _draw_line(canvas, line, seat, kind, count, name)
    for place, (kind, count, _) in enumerate(houses):
        half = area.wide // 2
        _draw_count(canvas, seat, kind, count, area.x + place * half, half, lines[-1], palette.INK)


def _draw_line(
    canvas: Canvas, line: players.Area, seat: Seat, kind: Key, count: int, name: str
) -> None:
    """Draw how much of a kind stands, on wine with the name of the award that it brings, if any."""
    if not name:
        _draw_count(canvas, seat, kind, count, line.x, line.wide, line, palette.INK)
        return
    x, wide, high = line.x + 8, line.wide - 16, line.high - 6
    boxes.box(canvas, palette.POINTS, x, line.y + 3, wide, high, 10)
    half, middle = AWARD_COUNT, line.y + line.high / 2
    _draw_count(canvas, seat, kind, count, line.x + 6, half, line, palette.POINTS_NUMERAL)
    lines = fit_body(name, Face.NAME, wide - half - 4, 38, 22, 2)
    at = line.x + half + 6
    ink = palette.POINTS_NUMERAL
    canvas.write_lines(lines.lines, Face.NAME, lines.size, ink, at, middle, leading=0.86)


def _draw_count(
    canvas: Canvas,
    seat: Seat,
    kind: Key,
    count: int,
    x: float,
    wide: float,
    line: players.Area,
    ink: str,
) -> None:
    """Draw a kind and its number in the middle of so much room; pale where there is none."""
    icon, middle = min(ICON, line.high - 6), line.y + line.high / 2
    room = icon + 8 + width(str(count), Face.NUMBER, COUNT)
    left = x + (wide - room) / 2
    piece = piece_of(kind, seat, icon)
    canvas.put_centred(piece, left + icon / 2, middle, 1 if count else 0.4)
    ink = ink if count else palette.INK_SOFT
    canvas.write(str(count), Face.NUMBER, COUNT, ink, left + icon + 8, middle)
