"""The players' signs in turn order: points, money, workers and cubes, and what the section will bring or cost."""

from collections.abc import Iterator

from games.caylus.content import CUBES, SECTION
from games.caylus.views import Player, Public
from games.core.model import Seat
from render.caylus.pieces import worker
from render.caylus.tally import draw_share, lay_share
from render.core import art, boxes, palette, players, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.lettering import Face

HEADER, GAP = 62, 10
TALL, LOW = 172, 156
"""How high a sign is: with two lines of means, or with one where there is room."""

MOST_LOW = 3
POINTS = (124, 52, 50)
"""Of the board with the points: width, height, and the size of its number."""

SHARE = 0.2
"""How much of a low sign is the share in the castle."""

GHOST = 0.32


def high_of(seats: int) -> int:
    """How high the signs of so many players are."""
    return LOW if seats <= MOST_LOW else TALL


def areas(x: int, y: int, room: int, seats: int) -> tuple[players.Area, ...]:
    """Where the signs lie, side by side."""
    wide = (room - (seats - 1) * GAP) // seats
    return tuple(
        players.Area(x + place * (wide + GAP), y, wide, high_of(seats), HEADER)
        for place in range(seats)
    )


def draw_seats(canvas: Canvas, view: Public, scene: Scene, x: int, y: int, room: int) -> None:
    """Draw a sign for each player; those who must act under the lamp."""
    order = view.table.order
    placed = list(zip(areas(x, y, room, len(order)), enumerate(order), strict=True))
    for area, (place, seat) in sorted(placed, key=lambda one: one[1][1] in scene.lit):
        _draw_seat(canvas, area, view, place, seat, scene)


def _draw_seat(
    canvas: Canvas, area: players.Area, view: Public, place: int, seat: Seat, scene: Scene
) -> None:
    """Draw the sign of one player."""
    player = view.table.players[seat]
    players.draw_bare(canvas, area, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    left = area.x + area.wide - POINTS[0] - 8
    _draw_points(canvas, left, area.middle, view, seat, scene)
    canvas.write(str(place + 1), Face.NUMBER, 28, owner.soft, area.x + 12, area.middle)
    moved = players.Area(area.x + 16, area.y, area.wide - 16, area.high, area.header)
    players.draw_owner(canvas, moved, owner, left - 8 - moved.x, (42, 22))
    _draw_means(canvas, area, player, seat, view)


def _draw_points(
    canvas: Canvas, x: int, middle: float, view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw a seat's points behind a shield, on a wine board; on a paper one where nobody has more."""
    all_points = [scene.total(other, one.points) for other, one in enumerate(view.table.players)]
    points = all_points[seat]
    is_leading = points == max(all_points) > min(all_points)
    wide, high, size = POINTS
    top = round(middle - high / 2)
    boxes.box(canvas, palette.INK, x - 3, top - 3, wide + 6, high + 6, 14)
    boxes.box(canvas, palette.PAPER if is_leading else palette.POINTS, x, top, wide, high, 12)
    canvas.put_centred(tokens.shield(None, 42), x + 27, middle)
    if len(str(points)) > 2:
        size = round(size * 0.82)
    right = x + wide - 9
    ink = palette.POINTS if is_leading else palette.POINTS_NUMERAL
    canvas.write(str(points), Face.NUMBER, size, ink, right, middle, "r")


def _means(player: Player, seat: Seat, size: int) -> Iterator[tuple[Sprite, int]]:
    """Deniers and workers with their counts."""
    yield art.sticker("denier", size), player.deniers
    yield worker(seat, size + 4), player.workers


def _draw_means(
    canvas: Canvas, area: players.Area, player: Player, seat: Seat, view: Public
) -> None:
    """Draw money, workers and the share in the castle, then the cubes: below them, or beside them where there is room."""
    cubes = list(zip(CUBES, player.cubes, strict=True))
    if area.high == LOW:
        share = round(area.wide * SHARE)
        _draw_share(canvas, view, seat, area.x + area.wide - share - 6, area.body + 8, share, 72)
        step = (area.wide - share - 12) / 7
        middle = area.body + (area.high - area.header) / 2 - 4
        for number, (sign, count) in enumerate(_means(player, seat, 44)):
            _draw_over(canvas, sign, count, area.x + 6 + step * (number + 0.5), middle)
        for number, (cube, count) in enumerate(cubes):
            x = area.x + 6 + step * (number + 2.5)
            _draw_over(canvas, art.sticker(cube, 44), count, x, middle)
        return
    third, middle = (area.wide - 12) / 3, area.body + 28
    is_narrow = area.wide < players.NARROW
    icon, size = (36, 38) if is_narrow else (44, 42)
    for number, (sign, count) in enumerate(_means(player, seat, icon)):
        x = area.x + 6 + third * (number + 0.5)
        canvas.put_centred(sign, x - third * 0.27, middle, 1.0 if count else GHOST)
        _write(canvas, count, size, x + third * 0.2, middle)
    left = round(area.x + 6 + 2 * third)
    _draw_share(canvas, view, seat, left, area.body + 6, round(third) - 2, 46)
    step = (area.wide - 12) / 5
    icon = 30 if is_narrow else 36
    for number, (cube, count) in enumerate(cubes):
        x, middle = area.x + 6 + step * (number + 0.5), area.body + 78
        if not count:
            canvas.put_centred(art.sticker(cube, icon), x, middle, GHOST)
            continue
        canvas.put_centred(art.sticker(cube, icon), x - 14, middle)
        _write(canvas, count, 34 if count < 10 else 30, x + 13, middle)


def _draw_share(
    canvas: Canvas, view: Public, seat: Seat, x: int, y: int, wide: int, high: int
) -> None:
    """Draw houses in the section under construction and what they would bring or cost, into a box."""
    table = view.table
    if table.scored >= len(SECTION):
        return
    section, houses = SECTION[table.scored], table.lots[table.scored].count(seat)
    lay_share(canvas, section, houses, x, y, wide, high)
    draw_share(canvas, section, houses, x + wide * 0.24, y + high / 2, x + wide * 0.72)


def _draw_over(
    canvas: Canvas, sign: Sprite, count: int, x: float, middle: float, size: int = 38
) -> None:
    """Draw a sign over its count; nothing is a ghost and a dash."""
    canvas.put_centred(sign, x, middle - size / 2 - 1, 1.0 if count else GHOST)
    _write(canvas, count, size, x, middle + size / 2 + 1)


def _write(canvas: Canvas, count: int, size: int, x: float, middle: float) -> None:
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, size, ink, x, middle, "m")
