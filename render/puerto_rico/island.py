"""The own island, large: tiles, city, who waits, goods, and the harvest that the people as they stand would bring."""

from collections.abc import Sequence
from typing import NamedTuple

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
from render.puerto_rico import ground
from render.puerto_rico.archipelago import streets_of
from render.puerto_rico.choices import Placed, circle_field, placed
from render.puerto_rico.estate import city_spaces
from render.puerto_rico.harvest import discount, harvest
from render.puerto_rico.layout import Cell, cells
from render.puerto_rico.own import OWN_COAST
from render.puerto_rico.pieces import person, vacancy
from render.puerto_rico.tiles import Size, draw_building, draw_field, plain_field
from render.puerto_rico.vocabulary import term, tile_name

LEFT, ROOM = 18, 1364
LAND_LEFT, LAND_ROOM = 36, 1328
"""Where fields and houses stand."""
FIRST_TOP, FIRST_HIGH = 112, 80
ISLAND_TOP = 218
FIELD, LARGE_FIELD, COLUMNS = (211, 98), (211, 124), 6
"""A tile where there are two rows of them, and where there is one; and how many a row has."""

SIZE = Size(323, 130, 116, 42, 54, 58)
LARGE_SIZE = SIZE._replace(high=150, circle=56, pitch=60)
STREET = 4
"""A building where there are three streets, and where there are fewer; and how many a street has."""

GAP = 12
LAST_HIGH, FOOT = 86, 10


class Lay(NamedTuple):
    """How the own island lies: as large as what is on it lets it be."""

    rows: int
    streets: int

    @property
    def field(self) -> tuple[int, int]:
        """How large a tile is."""
        return LARGE_FIELD if self.rows == 1 else FIELD

    @property
    def size(self) -> Size:
        """How large a building is."""
        return SIZE if self.streets == LIMITS.city // STREET else LARGE_SIZE

    @property
    def city_top(self) -> int:
        """Where the first street begins."""
        return ISLAND_TOP + self.rows * (self.field[1] + GAP) + 2

    @property
    def last_top(self) -> int:
        """Where the last line begins."""
        return self.city_top + self.streets * (self.size.high + GAP) + 18

    @property
    def high(self) -> int:
        """The height of the picture."""
        return self.last_top + LAST_HIGH + FOOT


def lay_of(player: Player) -> Lay:
    """One or two rows of tiles, and the streets that the city needs."""
    return Lay(1 if len(player.island) <= COLUMNS else 2, streets_of([player], STREET))


MOST_WAITING = 7
LOOK, STEP = Number(58, 50), 148
"""Goods on the lines, and from one to the next at most."""


@kept
def backdrop(lay: Lay) -> Image.Image:
    """What lies below the ribbon and the lines: the sea and the bare island."""
    canvas = Canvas(ground.sea(lay.high))
    draw_land(canvas, 4, ISLAND_TOP - 26, 1392, lay.last_top + 24 - ISLAND_TOP, OWN_COAST)
    ribbon.bar(canvas)
    return canvas.image


def draw_island(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Canvas:
    """Everything below the ribbon."""
    player = view.table.players[own.seat]
    lay = lay_of(player)
    canvas = Canvas(backdrop(lay).copy())
    island, city = placed(player, decision, chosen, own.lane)
    standing = sum(one.people for one in (*island, *city))
    waiting = _waiting(player, decision, chosen, standing)
    _draw_first_line(canvas, own, player, waiting, scene.words)
    _draw_fields(canvas, lay, island)
    _draw_city(canvas, lay, city, scene.words)
    as_placed = [one.as_placed for one in island], [one.as_placed for one in city]
    made, quarries = harvest(*as_placed), discount(as_placed[0])
    _draw_last_line(canvas, lay.last_top, made, quarries, player, scene.words)
    return canvas


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


def _draw_fields(canvas: Canvas, lay: Lay, island: Sequence[Placed]) -> None:
    """The tiles of the island in rows."""
    wide, high = lay.field
    step = (LAND_ROOM - wide) / (COLUMNS - 1)
    for number, one in enumerate(island):
        row, column = divmod(number, COLUMNS)
        x, y = round(LAND_LEFT + column * step), ISLAND_TOP + row * (high + GAP)
        draw_field(canvas, x, y, one.place, wide, high, one.circles)


def _draw_city(canvas: Canvas, lay: Lay, city: Sequence[Placed], words: Words) -> None:
    """The city, four buildings in a street; large ones over two."""
    step = (LAND_ROOM - lay.size.wide) / (STREET - 1)
    at = cells([one.place for one in city], STREET)
    for one, cell in zip(city, at, strict=True):
        _draw_one(canvas, lay, round(LAND_LEFT + cell.column * step), cell, one, words)


def _draw_one(canvas: Canvas, lay: Lay, x: int, cell: Cell, one: Placed, words: Words) -> None:
    size, street = lay.size, lay.size.high + GAP
    if cell.columns > 1:
        size = size._replace(wide=2 * size.wide + GAP)
    name = term(words, "building", one.place.kind)
    top, high = lay.city_top + cell.row * street, cell.rows * street - GAP
    draw_building(canvas, x, top, one.place, name, size, high, one.circles)


def _draw_last_line(
    canvas: Canvas, top: int, made: Counts, quarries: int, player: Player, words: Words
) -> None:
    """The harvest that the placement brings, what quarries take off, how full the city is."""
    _line(canvas, top, LAST_HIGH, palette.NIGHT)
    middle, x = top + LAST_HIGH / 2, LEFT + 22.0
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
