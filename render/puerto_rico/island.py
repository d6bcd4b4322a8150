"""The own island, large: tiles, city, who waits, goods, and the harvest that the people as they stand would bring."""

from collections.abc import Sequence

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key
from games.puerto_rico.content import GOODS, LIMITS, Counts
from games.puerto_rico.views import Player, Private, Public
from render.core import art, boxes, palette, ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene, Words
from render.core.faces import Number, draw_beside, draw_share
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.place.coast import draw_island as draw_land
from render.core.place.garden import PLAIN, free_plot
from render.puerto_rico import ground
from render.puerto_rico.choices import Placed, circle_field, placed
from render.puerto_rico.estate import city_spaces
from render.puerto_rico.harvest import discount, harvest
from render.puerto_rico.islands import OWN_COAST
from render.puerto_rico.land import soil
from render.puerto_rico.layout import Cell, cells
from render.puerto_rico.pieces import person, vacancy
from render.puerto_rico.tiles import Size, draw_building, draw_field, plain_field
from render.puerto_rico.vocabulary import term, tile_name

LEFT, ROOM = 18, 1364
LAND_LEFT, LAND_ROOM = 36, 1328
"""Where fields and houses stand."""
FIRST_TOP, FIRST_HIGH = 112, 80
ISLAND_TOP = 218
FIELD = (211, 98)
CITY_TOP = 440
SIZE = Size(323, 130, 116, 42, 54, 58)
GAP = 12
LAST_TOP, LAST_HIGH = 884, 86
HIGH = 980
MOST_WAITING = 7
LOOK, STEP = Number(58, 50), 148
"""Goods on the lines, and from one to the next at most."""


@kept
def backdrop() -> Image.Image:
    """What lies below the ribbon and the lines: the sea and the bare island."""
    canvas = Canvas(ground.sea(HIGH))
    draw_land(canvas, 4, ISLAND_TOP - 26, 1392, LAST_TOP + 24 - ISLAND_TOP, OWN_COAST)
    ribbon.bar(canvas)
    return canvas.image


def draw_island(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw everything below the ribbon."""
    player = view.table.players[own.seat]
    island, city = placed(player, decision, chosen, own.lane)
    standing = sum(one.people for one in (*island, *city))
    waiting = _waiting(player, decision, chosen, standing)
    _draw_first_line(canvas, own, player, waiting, scene.words)
    _draw_fields(canvas, island)
    _draw_city(canvas, city, scene.words)
    as_placed = [one.as_placed for one in island], [one.as_placed for one in city]
    _draw_last_line(canvas, harvest(*as_placed), discount(as_placed[0]), player, scene.words)


def _line(canvas: Canvas, y: int, high: int, colour: str) -> None:
    boxes.box(canvas, colour, LEFT, y, ROOM, high, 18)
    if colour == palette.NIGHT:
        boxes.outline(canvas, palette.LINE, LEFT, y, ROOM, high, 18, 2)


def _draw_first_line(
    canvas: Canvas,
    own: Private,
    player: Player,
    waiting: tuple[list[str], int],
    words: Words,
) -> None:
    """Who is still to be placed, a tile that is looked at, and the goods that are there."""
    _line(canvas, FIRST_TOP, FIRST_HIGH, palette.NIGHT)
    middle, x = FIRST_TOP + FIRST_HIGH / 2, LEFT + 22.0
    if own.held is not None:
        x += (
            canvas.write(words("render-puerto-rico-held"), Face.NAME, 42, palette.PAPER, x, middle)
            + 20
        )
        canvas.put(plain_field(own.held, 76, 76), x, middle - 38)
        canvas.write(tile_name(words, own.held), Face.NAME, 42, palette.PAPER, x + 92, middle)
    else:
        x += (
            canvas.write(
                words("render-puerto-rico-waiting"), Face.NAME, 42, palette.PAPER, x, middle
            )
            + 26
        )
        _draw_waiting(canvas, x, middle, *waiting)
    held = _some(player.goods)
    left = LEFT + ROOM - len(held) * STEP + 10
    for place, (good, count) in enumerate(held):
        draw_beside(canvas, left + place * STEP, middle, good, count, LOOK)


def _some(counts: Counts) -> list[tuple[Key, int]]:
    """The goods of which there are any, with how many."""
    return [(good, count) for good, count in zip(GOODS, counts, strict=True) if count]


def _waiting(
    player: Player, decision: Decision | None, chosen: tuple[Chosen, ...], standing: int
) -> tuple[list[str], int]:
    """Who still waits, and how many have been placed with the answer that is under way."""
    field = circle_field(decision)
    if field is None or field.name == "to":
        return _in_san_juan(player, standing), 0
    now = sum(amount for one in chosen for _, amount in one.amounts)
    everybody = [*player.island, *player.city]
    nobles = player.waiting.nobles + sum(place.nobles for place in everybody)
    if field.name == "nobles":
        return ["noble"] * (nobles - now), now
    if not now:
        return _in_san_juan(player, standing), 0
    total = player.waiting.total + sum(place.people for place in everybody)
    return ["colonist"] * max(0, total - nobles - now) + ["noble"] * min(nobles, total - now), now


def _in_san_juan(player: Player, standing: int) -> list[str]:
    """Those without a circle when so many stand on one."""
    placed_since = standing - sum(place.people for place in (*player.island, *player.city))
    sorts = ["noble"] * player.waiting.nobles + ["colonist"] * player.waiting.colonists
    return sorts[max(0, placed_since) :]


def _draw_waiting(canvas: Canvas, x: float, middle: float, sorts: Sequence[str], left: int) -> None:
    """People in a row, those placed as dashed rings; too many as a number."""
    if len(sorts) + left > MOST_WAITING:
        for sort in dict.fromkeys(sorts) or ("colonist",):
            count = sorts.count(sort)
            canvas.put(person(sort, 68), x, middle - 34, 1.0 if count else 0.4)
            x += 82 + canvas.write(str(count), Face.NUMBER, 46, palette.PAPER, x + 80, middle) + 22
        return
    step = 66
    for place, sort in enumerate(sorts):
        canvas.put(person(sort, 68), x + place * step, middle - 34)
    for place in range(left):
        canvas.put_centred(vacancy(56), x + (len(sorts) + place) * step + 34, middle)
    if not sorts and not left:
        canvas.write("–", Face.NUMBER, 46, palette.MIST, x, middle)


def _draw_fields(canvas: Canvas, island: Sequence[Placed]) -> None:
    """The island, six tiles in a row."""
    wide, high = FIELD
    step = (LAND_ROOM - wide) / 5
    for number in range(LIMITS.island):
        row, column = divmod(number, 6)
        x, y = round(LAND_LEFT + column * step), ISLAND_TOP + row * (high + GAP)
        if number < len(island):
            draw_field(canvas, x, y, island[number].place, wide, high, island[number].circles)
        else:
            canvas.put(soil(wide, high), x, y)


def _draw_city(canvas: Canvas, city: Sequence[Placed], words: Words) -> None:
    """The city, four buildings in a row; large ones over two rows."""
    columns = 4
    at = cells([one.place for one in city], columns)
    step = (LAND_ROOM - SIZE.wide) / (columns - 1)
    covered = {
        (cell.column + right, cell.row + down)
        for cell in at
        for right in range(cell.columns)
        for down in range(cell.rows)
    }
    for row in range(LIMITS.city // columns):
        for column in range(columns):
            if (column, row) not in covered:
                left, top = round(LAND_LEFT + column * step), _row_top(row)
                plot = free_plot(SIZE.wide, SIZE.high, (row * columns + column) % (PLAIN + 1))
                canvas.put(plot, left, top)
    for one, cell in zip(city, at, strict=True):
        _draw_one(canvas, round(LAND_LEFT + cell.column * step), cell, one, words)


def _draw_one(canvas: Canvas, x: int, cell: Cell, one: Placed, words: Words) -> None:
    size = SIZE if cell.columns == 1 else SIZE._replace(wide=2 * SIZE.wide + GAP)
    high = cell.rows * (SIZE.high + GAP) - GAP
    name = term(words, "building", one.place.kind)
    draw_building(canvas, x, _row_top(cell.row), one.place, name, size, high, one.circles)


def _row_top(row: int) -> int:
    return CITY_TOP + row * (SIZE.high + GAP)


def _draw_last_line(
    canvas: Canvas, made: Counts, quarries: int, player: Player, words: Words
) -> None:
    """The harvest that the placement brings, what quarries take off, how full the city is."""
    _line(canvas, LAST_TOP, LAST_HIGH, palette.NIGHT)
    middle, x = LAST_TOP + LAST_HIGH / 2, LEFT + 22.0
    label = fit(words("render-puerto-rico-harvest"), Face.NAME, 250, 42, 32, 1)
    x += canvas.write(label.lines[0], Face.NAME, label.size, palette.PAPER, x, middle) + 26
    right = LEFT + ROOM - 22.0
    right -= 156
    canvas.put_centred(art.sticker("house", 54), right + 22, middle)
    share = Number(46, 46)
    draw_share(canvas, right + 56, middle, str(city_spaces(player)), f"/{LIMITS.city}", share)
    if quarries:
        right -= 150
        canvas.put_centred(art.sticker("quarry", 56), right + 28, middle)
        canvas.write(signed(-quarries), Face.NUMBER, 46, palette.PAPER, right + 64, middle)
    harvested = _some(made)
    step = min(STEP, (right - 20 - x) / len(GOODS))
    for place, (good, count) in enumerate(harvested):
        draw_beside(canvas, x + place * step, middle, good, count, LOOK)
    if not harvested:
        canvas.write("–", Face.NUMBER, LOOK.size, palette.MIST, x, middle)
