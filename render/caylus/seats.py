"""The players' table in turn order: a row for each, with points, money, cubes and favors in columns."""

from typing import NamedTuple

from PIL import Image

from games.caylus.content import CUBES
from games.caylus.views import Player, Public
from games.core.model import Seat
from render.caylus.tally import DANGER, outcomes
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit, fit_person
from render.core.leader import GOLD, draw_points, leaders
from render.core.lettering import Face, width

HIGH = {2: 58, 3: 56, 4: 52, 5: 50}
"""How high a row is, by players."""

ROOMY = 10
"""How much higher it is where only a stretch of the road is shown."""

GAP = 5
"""What lies between two rows."""

NAMED, SCORED, LOST, PAID, CUBE, FAVORED = 270, 172, 122, 112, 95, 205
"""How wide the columns are of names, points, points that scoring would cost, money, each kind of cube, and favors."""

CUBES_FROM = NAMED + SCORED + LOST + PAID
"""Where the cubes begin in a row."""

FAVORS_FROM = CUBES_FROM + CUBE * len(CUBES) + 8
"""Where the favors do."""

LESS, LESS_LEAST, CLEAR = 0.8, 30, 14
"""How large the letters are of what scoring would cost, in heights of a row, and at least; how far behind the points."""

PALE_RED = palette.mixed(palette.LACKING, palette.WHITE, 0.4)
"""Their colour on a dark row."""

ROUND, EDGE = 14, 12
"""How round a row's corners are, and how wide the edge in its player's colour is."""

RING = 5
"""How wide the lamp's ring is around who must act."""

BOARD_WIDE, BOARD_HIGH = 136, 0.84
"""How wide the board with the points is, and how high, in heights of a row."""

BOARD_LEFT = NAMED + (SCORED - BOARD_WIDE) // 2
"""Where it begins in a row."""

GOLDEN = 8
"""How wide the leader's board is framed in gold."""

DARK = 10
"""How much narrower than its column the dark ground is of a leader's points on an amber row, on which gold is not seen."""

SEAL, ICON, NUMBER, NAME = 0.38, 0.92, 1.02, 0.88
"""The radius of a seal, and the sizes of icons, numbers and names, in heights of a row."""

NAME_LEAST = 40
APART = 2
"""What lies between an icon and its number."""


class Row(NamedTuple):
    """Where a player's row lies."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def middle(self) -> float:
        """Its middle height."""
        return self.y + self.high / 2

    def px(self, share: float) -> int:
        """A share of its height."""
        return round(self.high * share)


def rows(x: int, y: int, room: int, seats: int, taller: int = 0) -> tuple[Row, ...]:
    """Where the rows lie, one below the other, so much higher than usual."""
    high = HIGH[seats] + taller
    return tuple(Row(x, y + place * (high + GAP), room, high) for place in range(seats))


def table_high(seats: int, taller: int = 0) -> int:
    """How high all rows are."""
    return seats * (HIGH[seats] + taller + GAP) - GAP


def draw_seats(
    canvas: Canvas, view: Public, scene: Scene, x: int, y: int, room: int, taller: int
) -> None:
    """Draw a row for each player in turn order, at the end by points; those who must act under the lamp."""
    table, coming = view.table, outcomes(view)
    points = [scene.total(seat, one.points) for seat, one in enumerate(table.players)]
    order = table.order if view.flow else sorted(table.order, key=lambda seat: -points[seat])
    placed = list(zip(rows(x, y, room, len(order), taller), order, strict=True))
    for row, seat in sorted(placed, key=lambda one: one[1] in scene.lit):
        _draw_ground(canvas, row, seat, is_lit=seat in scene.lit)
    for row, seat in placed:
        ink = palette.INK if seat in scene.lit else palette.PAPER
        _draw_name(canvas, row, seat, scene.names[seat], ink)
        is_leading = seat in leaders(points)
        if is_leading and seat in scene.lit:
            canvas.fill(palette.NIGHT, row.x + NAMED, row.y, SCORED - DARK, row.high)
        _draw_points(canvas, row, points[seat], is_leading=is_leading)
        _draw_means(canvas, row, table.players[seat], ink)
        favors, loss = coming[seat]
        if loss:
            told = scene.words("render-caylus-lose", count=loss)
            _draw_loss(canvas, row, told, DANGER if seat in scene.lit else PALE_RED)
        if favors:
            _draw_count(canvas, row, row.x + FAVORS_FROM, FAVORED, "favor", f"+{favors}", ink)


def _draw_ground(canvas: Canvas, row: Row, seat: Seat, *, is_lit: bool) -> None:
    """Draw a row before anything is known of its player: amber where the player must act."""
    x, y, wide, high = row
    colour = palette.SEATS[seat]
    boxes.shadow(canvas, x, y, wide, high, ROUND)
    if is_lit:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, ROUND, RING)
    boxes.box(canvas, palette.LAMP if is_lit else colour.header, x, y, wide, high, ROUND)
    canvas.paint(colour.full, _edge(wide, high), x, y)


@kept
def _edge(wide: int, high: int) -> Image.Image:
    """The left end of a row."""
    return boxes.rounded(wide, high, ROUND).crop((0, 0, EDGE, high))


def _draw_name(canvas: Canvas, row: Row, seat: Seat, name: str, ink: str) -> None:
    """Draw seal and name."""
    radius = row.px(SEAL)
    middle = row.x + EDGE + 8 + radius
    canvas.put_centred(tokens.seal(seat, radius), middle, row.middle)
    left = middle + radius + 16
    room = row.x + NAMED - left - 6
    fitted = fit_person(name, Face.NAME, round(room), row.px(NAME), NAME_LEAST)
    canvas.write(fitted.lines[0], Face.NAME, fitted.size, ink, left, row.middle)


def _draw_points(canvas: Canvas, row: Row, points: int, *, is_leading: bool) -> None:
    """Draw the points on their board, the leader's in gold."""
    high = row.px(BOARD_HIGH)
    left, top = row.x + BOARD_LEFT, round(row.middle - high / 2)
    if is_leading:
        wide, tall = BOARD_WIDE + 2 * GOLDEN + 6, high + 2 * GOLDEN
        boxes.box(canvas, palette.INK, left - GOLDEN - 6, top - GOLDEN - 3, wide + 6, tall + 6, 16)
        boxes.box(canvas, GOLD, left - GOLDEN - 3, top - GOLDEN, wide, tall, 15)
    draw_points(canvas, left, top, BOARD_WIDE, high, str(points), is_leading=is_leading)


def _draw_means(canvas: Canvas, row: Row, player: Player, ink: str) -> None:
    """Draw money and those cubes that there are, each in its column."""
    _draw_count(canvas, row, row.x + CUBES_FROM - PAID, PAID, "denier", player.deniers, ink)
    for number, (cube, count) in enumerate(zip(CUBES, player.cubes, strict=True)):
        if count:
            _draw_count(canvas, row, row.x + CUBES_FROM + CUBE * number, CUBE, cube, count, ink)


def _draw_loss(canvas: Canvas, row: Row, told: str, ink: str) -> None:
    """Write what scoring would cost a player."""
    line = fit(told, Face.NAME, LOST - CLEAR - 4, row.px(LESS), LESS_LEAST, 1)
    canvas.write(
        line.lines[0], Face.NAME, line.size, ink, row.x + NAMED + SCORED + CLEAR, row.middle
    )


def _draw_count(
    canvas: Canvas, row: Row, x: float, wide: float, icon: str, count: int | str, ink: str
) -> None:
    """Draw an icon with its number, the icons of a column below each other."""
    size, number, told = row.px(ICON), row.px(NUMBER), str(count)
    while width(told, Face.NUMBER, number) > wide - size - APART:
        number -= 2
    canvas.put_centred(art.sticker(icon, size), x + size / 2, row.middle)
    canvas.write(told, Face.NUMBER, number, ink, x + size + APART, row.middle)
