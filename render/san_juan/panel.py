"""A player's area on the board: header with name and counts, and the twelve places of the city."""

from typing import NamedTuple

from PIL import Image

from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import fit_person
from render.core.gradients import vertical
from render.core.lettering import Face
from render.san_juan.tile import STREET, Card, Size, Standing, draw_tile

PLACES = 12
RADIUS = 20
HEADER = 57
HEADER_LINE = 10
PADDING = 14
ABOVE = 12
TILE_GAP = 8
NAME_SIZE, NAME_LEAST = 48, 34
COUNT_SIZE, LIMIT_SIZE = 50, 34
RING = 6

SKY = ((0.0, "#8FC6DE"), (1.0, "#DCEBDD"))
SEA = ((0.0, "#5FB3C6"), (1.0, "#2E88A6"))
GROUND = ((0.0, "#CDBB84"), (1.0, "#B8A065"))
PAVING, KERB = "#8F7B5C", "#6E5C42"


class Panel(NamedTuple):
    """What is shown of one player."""

    seat: int
    name: str
    city: tuple[tuple[Card, Standing], ...]
    hand: int
    hand_limit: int
    points: int = 0
    """Printed on the buildings."""

    drawn: int = 0
    """Cards drawn that are still to be chosen from."""

    is_governor: bool = False
    is_lit: bool = False
    """Must act now, or has won."""


class Grid(NamedTuple):
    """How the twelve places lie in a panel."""

    wide: int
    columns: int
    tile: Size

    @property
    def rows(self) -> int:
        """Rows of the twelve places."""
        return -(-PLACES // self.columns)

    @property
    def high(self) -> int:
        """The height of the whole panel."""
        tiles = self.rows * self.tile.high + (self.rows - 1) * TILE_GAP
        return HEADER + HEADER_LINE + ABOVE + tiles + PADDING

    def corner(self, place: int, x: int, y: int) -> tuple[int, int]:
        """Where a place of the panel at the given corner begins."""
        row, column = divmod(place, self.columns)
        left = x + PADDING + column * (self.tile.wide + TILE_GAP)
        return left, y + HEADER + HEADER_LINE + ABOVE + row * (self.tile.high + TILE_GAP)


def draw_bare(canvas: Canvas, x: int, y: int, seat: int, grid: Grid) -> None:
    """Draw a player's area before anything is known of it: header, line and free places."""
    boxes.shadow(canvas, x, y, grid.wide, grid.high, RADIUS)
    boxes.box(canvas, palette.PANEL, x, y, grid.wide, grid.high, RADIUS)
    canvas.paint(palette.SEATS[seat].header, _header_mask(grid.wide, grid.high), x, y)
    ground = streets(grid)
    mask = boxes.rounded(grid.wide, grid.high, RADIUS).crop((0, HEADER, grid.wide, grid.high))
    canvas.image.paste(ground, (x, y + HEADER), mask)


@kept
def streets(grid: Grid) -> Image.Image:
    """The city's place: sky and sea above, below them ground with a street before every row of buildings."""
    high = grid.high - HEADER
    face = vertical(grid.wide, high, GROUND)
    canvas = Canvas(face)
    sea = HEADER_LINE + ABOVE + round(grid.tile.high * 0.55)
    canvas.image.paste(vertical(grid.wide, sea, SKY), (0, 0))
    canvas.image.paste(vertical(grid.wide, sea // 2, SEA), (0, sea - sea // 2))
    for row in range(grid.rows):
        top = grid.corner(row * grid.columns, 0, 0)[1] - HEADER + grid.tile.high - STREET
        canvas.fill(KERB, 0, top - 3, grid.wide, STREET + 8)
        canvas.fill(PAVING, 0, top, grid.wide, STREET + 4)
        for stone in range(0, grid.wide, 26):
            canvas.fill(KERB, stone + 13 * (row % 2), top + 6, 13, 2)
    return canvas.image


def _draw_meter(canvas: Canvas, x: int, y: int, panel: Panel, grid: Grid) -> None:
    """How near the end is: a segment for each of the twelve places, the built ones in the player's colour."""
    step = grid.wide / PLACES
    for place in range(PLACES):
        is_built = place < len(panel.city)
        colour = palette.SEATS[panel.seat].full if is_built else palette.NIGHT
        left = round(x + place * step)
        canvas.fill(palette.INK, left, y, round(step), HEADER_LINE)
        canvas.fill(colour, left + 2, y + 2, round(step) - 4, HEADER_LINE - 4)


def draw_panel(canvas: Canvas, x: int, y: int, panel: Panel, grid: Grid) -> None:
    """Draw what is known of a player onto the bare area."""
    if panel.is_lit:
        boxes.lit(canvas, palette.LAMP, x, y, grid.wide, grid.high, RADIUS, RING)
        canvas.paint(palette.LAMP, _lit_header_mask(grid.wide, grid.high), x - RING, y - RING)
    _draw_header(canvas, x, y + HEADER // 2 + 1, panel, grid)
    _draw_meter(canvas, x, y + HEADER, panel, grid)
    _draw_city(canvas, x, y, panel, grid)


def _header_mask(wide: int, high: int) -> Image.Image:
    return boxes.rounded(wide, high, RADIUS).crop((0, 0, wide, HEADER))


def _lit_header_mask(wide: int, high: int) -> Image.Image:
    """Header and ring in one, so that no seam shows between them."""
    grown = boxes.rounded(wide + 2 * RING, high + 2 * RING, RADIUS + RING)
    return grown.crop((0, 0, wide + 2 * RING, HEADER + RING))


def _draw_header(canvas: Canvas, x: int, middle: int, panel: Panel, grid: Grid) -> None:
    ink = palette.INK if panel.is_lit else palette.PAPER
    soft = palette.INK_BROWN if panel.is_lit else palette.MIST
    canvas.put_centred(tokens.seal(panel.seat, 20), x + 37, middle)
    counts = x + grid.wide - 436
    crown_room = 66 if panel.is_governor else 0
    room = counts - (x + 72) - 14 - crown_room
    name = fit_person(panel.name, Face.NAME, room, NAME_SIZE, NAME_LEAST)
    written = canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 72, middle)
    if panel.is_governor:
        canvas.put_centred(art.sticker("crown", 50), x + 72 + written + 40, middle - 2)
    canvas.put_centred(art.sticker("house", 46), counts + 23, middle)
    _draw_count(canvas, counts + 58, middle, len(panel.city), f"/{PLACES}", ink, soft)
    canvas.put_centred(tokens.shield(panel.points, 50), counts + 404, middle + 1)
    canvas.put_centred(art.sticker("card", 48), counts + 208, middle)
    beside = f"+{panel.drawn}" if panel.drawn else f"/{panel.hand_limit}"
    _draw_count(canvas, counts + 238, middle, panel.hand, beside, ink, soft)


def _draw_count(
    canvas: Canvas, x: float, middle: float, count: int, beside: str, ink: str, soft: str
) -> None:
    """A count with something small beside it: its limit, or what is still to be chosen from."""
    x += canvas.write(str(count), Face.NUMBER, COUNT_SIZE, ink, x, middle)
    shift = Face.NUMBER.drop * (COUNT_SIZE - LIMIT_SIZE)
    canvas.write(beside, Face.NUMBER, LIMIT_SIZE, soft, x + 3, middle + shift)


def _draw_city(canvas: Canvas, x: int, y: int, panel: Panel, grid: Grid) -> None:
    """Draw the buildings; the one that the last move touched lies on top of its neighbours."""
    order = sorted(enumerate(panel.city), key=lambda item: item[1][1].is_last_move)
    for place, (card, standing) in order:
        draw_tile(canvas, *grid.corner(place, x, y), card, standing, grid.tile)
