"""What never changes on a board: sea, island, harbors, numbers and labels."""

from PIL import Image

from games.catan.content import geometry
from games.catan.views import Board
from games.core.model import Key
from render.catan.chartmap import draw_paths, is_printed
from render.catan.harbor import draw_harbor_labels, draw_harbors
from render.catan.lattice import lattice
from render.catan.sea import sea
from render.core import boxes, palette, ribbon
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.counters import number_token
from render.core.lettering import Face, inked
from render.core.place.paving import jetty
from render.core.terrain.tile import VARIANTS, terrain_tile

WIDE = 1400
DUSK = 90
"""How much of the night lies on the jetty."""

ROW_LETTER, ROW_MIDDLE = 40, 28
"""Size of the letters of rows, and the middle of the lane at the left edge that is theirs alone."""


@kept
def island(board: Board, *, canal: bool = False) -> Image.Image:
    """The bare island in its sea, without any label; to be copied before anything is drawn on it."""
    places = lattice(board.plan)
    canvas = Canvas(sea(board.plan).copy())
    for number, terrain in enumerate(board.terrains):
        tile = terrain_tile(terrain, number % VARIANTS, places.look.side)
        canvas.put_centred(tile, *places.hexes[number])
    draw_harbors(canvas, board)
    if is_printed(board.plan):
        draw_paths(canvas, board, canal=canal)
    for number, middle in enumerate(places.tokens):
        if board.numbers[number]:
            token = number_token(board.numbers[number], places.look.token)
            canvas.put_centred(token, *middle)
    return canvas.image


@kept
def backdrop(board: Board, *, canal: bool = False, is_lettered: bool = False) -> Image.Image:
    """The bare island beside room for the players; with the letters of rows and the numbers of harbors where asked for."""
    places = lattice(board.plan)
    wide, high = places.look.wide, places.look.high
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(island(board, canal=canal), (0, 0))
    if wide < WIDE:
        canvas.image.paste(jetty(WIDE - wide, high, DUSK), (wide, 0))
        canvas.paint(palette.BLACK, _edge(high), wide - 14, 0)
    if is_lettered and not is_printed(board.plan):
        draw_rows(canvas, board.plan)
        draw_harbor_labels(canvas, board)
    ribbon.bar(canvas)
    return canvas.image


def draw_rows(canvas: Canvas, plan: Key) -> None:
    """The letter of every row of corners in its lane at the left edge: in the log `E5` is its fifth corner."""
    for letter, y in rows_of(plan):
        canvas.put_centred(haloed(letter, ROW_LETTER), ROW_MIDDLE, y)


def rows_of(plan: Key) -> tuple[tuple[str, float], ...]:
    """Every row of corners: its letter, and how far down it lies."""
    net, places = geometry(plan), lattice(plan)
    rows: dict[str, list[float]] = {}
    for label, (_, y) in zip(net.corners, places.corners, strict=True):
        rows.setdefault(label[0], []).append(y)
    return tuple([(letter, sum(heights) / len(heights)) for letter, heights in rows.items()])


@kept
def haloed(text: str, size: int) -> Sprite:
    """White text in a soft ink halo."""
    line = inked(text, Face.NUMBER, size)
    wide, high = line.mask.size
    opacity = Image.new("L", (wide + 6, high + 6))
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            if dx * dx + dy * dy <= 5:
                opacity.paste(235, (3 + dx, 3 + dy), line.mask)
    colour = Image.new("RGB", opacity.size, palette.INK)
    colour.paste((255, 255, 255), (3, 3), line.mask)
    return Sprite(colour, opacity)


@kept
def _edge(high: int) -> Image.Image:
    """The shade that the players' column throws on the sea."""
    soft = boxes.blurred(60, high + 80, 4, 8.0, 0.5)
    out = boxes.reach(8.0)
    return soft.crop((out - 14, 40, out + 2, 40 + high))
