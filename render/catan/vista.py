"""The view of CATAN in a lobby: the island as one sees it from the sea in the evening, with towns, roads and the five lands.

A printed map lies before it as a chart; helpers and guilds' tokens stand where else there are houses.
"""

from PIL import Image

from games.catan.views import Board, Public, frenemies_of, has_canal, helpers_shown
from games.core.model import Key
from render.catan.backdrop import island
from render.catan.chartmap import is_printed
from render.catan.guilds import TOKENS
from render.catan.lattice import lattice
from render.catan.text import board_alt
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.pieces import city, road, settlement
from render.core.place.garden import draw_bush, draw_flowers, draw_tree, draw_tuft
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.scatter import Scatter
from render.core.sketch import Sketch
from render.core.terrain.fields import draw_mill
from render.core.terrain.pasture import draw_sheep
from render.core.terrain.plot import Plot
from render.core.vista import SIZE

HORIZON = 250
SHIPS = ((176, 372, 380), (470, 196, 290))
"""Middle, width and height of the ships."""

PEAKS = ((1296, 236, 330), (930, 214, 300), (1110, 306, 380), (760, 150, 230))
"""Middle of the foot, height and width of the mountains, the ones behind first."""

FOOT = 388
"""Where mountains and forest stand."""

CLAY, CLAY_LIT, CLAY_DARK = "#D98458", "#F0AE85", "#A9583A"
ROCK, ROCK_LIT, ROCK_DARK, SNOW, SNOW_DARK = "#98A4B8", "#BCC7D6", "#6E7B92", "#FFFFFF", "#D5DEEA"
CORN, CORN_ROW, CORN_LIT = "#E9B32F", "#C98A1C", "#F8D766"
GRASS, GRASS_LIT, GRASS_LOW = "#93BE4E", "#B2D768", "#7BA63E"
SAND, SAND_WET = "#EDD9A3", "#C9A765"
FIRS = (("#4E8F45", "#2F6A37"), ("#5C9C4E", "#3A7840"), ("#3F7D3E", "#275C30"))
MILL, SHEEP = 210.0, 250.0
"""The sides of the hexes in whose measure mill and sheep are drawn."""

FLOCK = ((608, 536, 1), (1050, 552, -1))
RED, BLUE, ORANGE, WHITE = range(4)
ROADS = (
    (RED, 604, 590, 0),
    (RED, 826, 588, 0),
    (WHITE, 1244, 606, 0),
    (ORANGE, 898, 480, 0),
    (BLUE, 1186, 500, 0),
)
"""Whose they are, middle and lean of the roads between the houses."""

ROAD = (96, 26)
BETWEEN_ROWS = 550
"""Pieces of the row in front stand below."""


CHART_WIDE, CHART_HIGH = 452, 486
"""The most that a chart takes."""

CHART_LEFT, CHART_TOP, CHART_RIM = 26, 134, 14
CHART_ASIDE = 1.25
"""How much sea around the land is on the chart, in sides: its plaques are whole there."""

HELPERS: tuple[tuple[Key, int], ...] = (("noblewoman", 1010), ("captain", 1160), ("merchant", 1308))
HELPER, HELPER_MIDDLE = 196, 556
"""Which helpers stand there, by the middle, and how large."""

TOKEN, TOKEN_MIDDLE, TOKEN_LEFT, TOKEN_STEP = 112, 440, 800, 128
"""Size and places of the guilds' tokens."""


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The island, as nobody has settled it yet, with what the table has chosen."""
    with_helpers = bool(helpers_shown(view.table))
    with_guilds, has_chart = frenemies_of(view.table) is not None, is_printed(view.table.board.plan)
    seen = _island(with_helpers=with_helpers, with_guilds=with_guilds, has_ships=not has_chart)
    canvas = Canvas(seen.copy())
    if has_chart:
        _draw_chart(canvas, view.table.board, canal=has_canal(view.table))
    return picture(canvas.image, "vista", board_alt(view, scene))


@kept
def _island(*, with_helpers: bool, with_guilds: bool, has_ships: bool) -> Image.Image:
    """The bay with two ships, and the island rising from it."""
    canvas = Canvas(Image.new("RGB", SIZE))
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 24, 5)
    if has_ships:
        canvas.put_centred(caravel(SHIPS[1][1]), SHIPS[1][0], SHIPS[1][2])
    canvas.put(_land(), 0, 0)
    canvas.put_centred(_mill(), 742, 404)
    for x, y, side in FLOCK:
        canvas.put_centred(_sheep(side), x, y)
    _draw_pieces(canvas, with_helpers=with_helpers, with_guilds=with_guilds)
    if has_ships:
        canvas.put_centred(caravel(SHIPS[0][1]), SHIPS[0][0], SHIPS[0][2])
    draw_evening(canvas)
    if with_guilds:
        for place, token in enumerate(TOKENS.values()):
            sign = art.sticker(token, TOKEN)
            canvas.put_centred(sign, TOKEN_LEFT + TOKEN_STEP * place, TOKEN_MIDDLE)
    if with_helpers:
        for key, x in HELPERS:
            canvas.put_centred(art.sticker(f"h_{key}", HELPER), x, HELPER_MIDDLE)
    return canvas.image


def _draw_chart(canvas: Canvas, board: Board, *, canal: bool) -> None:
    """Lay the map on the bay, with the land in the middle of its paper."""
    corners, look = lattice(board.plan).corners, lattice(board.plan).look
    xs, ys, aside = [x for x, _ in corners], [y for _, y in corners], round(look.side * CHART_ASIDE)
    box = (
        max(0, round(min(xs)) - aside),
        max(0, round(min(ys)) - aside),
        min(look.wide, round(max(xs)) + aside),
        min(look.high, round(max(ys)) + aside),
    )
    part = island(board, canal=canal).crop(box)
    scale = min(CHART_WIDE / part.width, CHART_HIGH / part.height)
    wide, tall = round(part.width * scale), round(part.height * scale)
    x, y, rim = CHART_LEFT, CHART_TOP, CHART_RIM
    boxes.shadow(canvas, x, y, wide + 2 * rim, tall + 2 * rim, 6)
    boxes.box(canvas, palette.PAPER, x, y, wide + 2 * rim, tall + 2 * rim, 6)
    boxes.outline(canvas, palette.PAPER_EDGE, x + 5, y + 5, wide + 18, tall + 18, 4, 2)
    canvas.image.paste(part.resize((wide, tall), Image.Resampling.HAMMING), (x + rim, y + rim))


@kept
def _land() -> Sprite:
    """Mountains, forest, clay hills, fields and pasture, one before the other, in a rim of sand."""
    wide, high = SIZE
    sketch, chance = Sketch(wide, high), Scatter(23)
    for x, tall, across in PEAKS:
        _draw_peak(sketch, x, tall, across)
    shore = [(430, 452), (520, 398), (640, 376), (wide, 362), (wide, high), (300, high), (352, 560)]
    sketch.poly(SAND_WET, [(x - 16, y + (2 if y < 600 else 0)) for x, y in shore])
    sketch.poly(SAND, shore)
    sketch.poly(
        GRASS,
        [(470, 452), (560, 400), (660, 378), (wide, 364), (wide, high), (372, high), (420, 540)],
    )
    for place, (x, tall) in enumerate(((578, 64), (634, 96), (530, 40))):
        _draw_mound(sketch, x, 452 - place * 4, 60 + tall * 0.4, tall)
    for step in range(46):
        at = 724 + step * 15.4 + chance.between(-5, 5)
        _draw_fir(sketch, at, FOOT + chance.between(-8, 22), chance.between(54, 92), chance)
    sketch.poly(CORN, [(600, 460), (760, 412), (wide, 400), (wide, 452), (700, 486)])
    for row in range(5):
        left, y = 616 + row * 22, 452 + row * 7
        sketch.line(CORN_ROW, 4, [(left, y), (820, y - 34 + row * 2), (wide, y - 44 + row * 3)])
        sketch.line(
            CORN_LIT, 2.4, [(left, y - 4), (820, y - 38 + row * 2), (wide, y - 48 + row * 3)]
        )
    sketch.poly(GRASS_LIT, [(480, 524), (700, 486), (wide, 452), (wide, high), (400, high)])
    sketch.poly(GRASS_LOW, [(404, 620), (700, 604), (wide, 588), (wide, high), (384, high)])
    for _ in range(70):
        draw_tuft(sketch, chance.between(520, wide), chance.between(500, 640), 1.6)
    for _ in range(8):
        draw_flowers(sketch, chance.between(520, wide), chance.between(510, 630), chance)
    for x, y, size in ((1372, 520, 1.8), (440, 506, 1.1)):
        draw_tree(sketch, x, y, size)
    for x, y in ((452, 560), (1180, 632), (1390, 640)):
        draw_bush(sketch, x, y, 1.8)
    return sketch.done()


def _draw_peak(sketch: Sketch, x: float, tall: float, across: float) -> None:
    """A mountain: its left face in the light, its top in snow."""
    top, half = (x, FOOT + 20 - tall), across / 2
    left, right = (x - half, FOOT + 20), (x + half, FOOT + 20)
    sketch.poly(ROCK, [left, top, right])
    sketch.poly(
        ROCK_DARK, [top, right, (x + half * 0.16, FOOT + 20), (x + half * 0.1, top[1] + tall * 0.5)]
    )
    sketch.poly(ROCK_LIT, [top, (x - half * 0.3, FOOT + 20), left])
    rim, drop = 0.34, tall * 0.34
    zigzag = [
        (x - half * rim, top[1] + drop), (x - half * 0.16, top[1] + drop * 0.74), (x - half * 0.04, top[1] + drop * 1.12),
        (x + half * 0.12, top[1] + drop * 0.72), (x + half * rim, top[1] + drop),
    ]  # fmt: skip
    sketch.poly(SNOW, [top, *zigzag])
    sketch.poly(SNOW_DARK, [top, (x + half * 0.04, top[1] + drop * 0.9), *zigzag[3:]])


def _draw_mound(sketch: Sketch, x: float, foot: float, half: float, tall: float) -> None:
    """A hill of clay with a lit flank."""
    shape = [(x - half, foot), (x - half * 0.55, foot - tall * 0.7), (x - half * 0.1, foot - tall),
             (x + half * 0.4, foot - tall * 0.8), (x + half, foot)]  # fmt: skip
    sketch.poly(CLAY, shape)
    sketch.poly(CLAY_DARK, [*shape[3:], (x + half * 0.3, foot)])
    sketch.line(CLAY_LIT, 5, shape[:4])


def _draw_fir(sketch: Sketch, x: float, foot: float, tall: float, chance: Scatter) -> None:
    """A fir of three tiers."""
    light, dark = chance.pick(FIRS)
    half = tall * 0.27
    for low, top, share in ((0.04, 0.56, 1.0), (0.32, 0.8, 0.78), (0.58, 1.0, 0.55)):
        base, peak, reach = foot - tall * low, foot - tall * top, half * share
        sketch.poly(dark, [(x, peak), (x + reach, base), (x, base + 3)])
        sketch.poly(light, [(x, peak), (x, base + 3), (x - reach, base)])


@kept
def _mill() -> Sprite:
    plot = Plot(MILL, 0)
    draw_mill(plot, 0, 0)
    return plot.sketch.done()


@kept
def _sheep(side: int) -> Sprite:
    """A sheep that looks left (-1) or right (1)."""
    plot = Plot(SHEEP, 0)
    draw_sheep(plot, 0, 0, side)
    return plot.sketch.done()


def _draw_pieces(canvas: Canvas, *, with_helpers: bool, with_guilds: bool) -> None:
    """Houses and roads of four colours, and the robber in the fields; none where helpers and tokens stand."""

    def is_free(x: float, y: float) -> bool:
        if y > BETWEEN_ROWS:
            return not with_helpers or x < HELPERS[0][1] - HELPER / 2
        return not with_guilds or x < TOKEN_LEFT - TOKEN / 2

    if not (with_helpers or with_guilds):
        canvas.put_centred(art.sticker("robber", 104), 1016, 428)
    for owner, x, y, turn in ROADS:
        if is_free(x, y):
            canvas.put_centred(road(owner, *ROAD, turn), x, y)
    for house, x, foot in (
        (settlement(ORANGE, 84), 1112, 496),
        (settlement(ORANGE, 84), 806, 500),
        (city(BLUE, 148), 1302, 528),
        (settlement(RED, 100), 508, 610),
        (city(RED, 150), 716, 606),
        (settlement(BLUE, 100), 936, 612),
        (settlement(WHITE, 100), 1166, 618),
        (settlement(WHITE, 100), 1322, 630),
    ):
        wide, high = house.size
        if is_free(x, foot):
            canvas.put(house, x - wide / 2, foot - high)
