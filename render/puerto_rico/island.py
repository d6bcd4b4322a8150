"""The own island, large: tiles, city, who waits, goods, and the harvest that the people as they stand would bring."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.forms import Decision
from games.core.model import Key
from games.puerto_rico.content import GOODS, LIMITS, Counts
from games.puerto_rico.views import Player, Private, Public
from render.core import art, boxes, palette, ribbon
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene, Words
from render.core.faces import Number, draw_beside, draw_share
from render.core.lettering import Face, width
from render.core.numerals import signed
from render.core.place.coast import SAND, WET_SAND
from render.core.place.coast import draw_island as draw_land
from render.core.place.paving import planks, street
from render.puerto_rico import ground
from render.puerto_rico.archipelago import fits_small, streets_of
from render.puerto_rico.choices import Placed, circle_field, gift_of, placed
from render.puerto_rico.estate import city_spaces, draw_wild
from render.puerto_rico.harvest import discount, harvest
from render.puerto_rico.layout import Cell, cells
from render.puerto_rico.own import OWN_COAST
from render.puerto_rico.pieces import person, vacancy
from render.puerto_rico.tiles import Size, draw_field, draw_house, plain_field
from render.puerto_rico.vocabulary import term, tile_name

LEFT, ROOM = 18, 1364
LAND_LEFT, LAND_ROOM = 36, 1328
"""Where fields and houses stand."""

FIRST_TOP, FIRST_HIGH = 110, 80
ISLAND_TOP, ALONE = 216, 142
"""Where the first row of fields begins: below the jetty, and where there is none."""
COLUMNS = (4, 6)
"""How many fields a row has at least and at most."""

FIELDS = {(1, 1): 176, (1, 2): 166, (1, 3): 120, (2, 1): 132, (2, 2): 118}
FIELD_LEAST = 102
"""How high a field is by rows and streets, and where there are more of both."""

STREETS = {(1, 1): 328, (2, 1): 328, (1, 2): 232, (2, 2): 196}
STREET_LEAST = 140
"""The same of a street."""

PLATES, CIRCLES_WIDE = (60, 54, 46), (92, 72, 60)
"""How high name plates are by the streets, and how large circles."""

PAVED = 28
"""How high the paving of a street is around the feet of its houses."""

FEW, STREET = 3, 4
"""How many plots a street has: where all houses stand in one of so few, and else."""

GAP = 10
LAST_HIGH, FOOT = 80, 8


class Lay(NamedTuple):
    """How the own island lies: as large as what is on it lets it be."""

    columns: int
    rows: int
    plots: int
    """How many plots a street has."""

    streets: int
    top: int = ISLAND_TOP
    """Where the first row begins."""

    @property
    def field(self) -> tuple[int, int]:
        """How large a tile is."""
        high = FIELDS.get((self.rows, self.streets), FIELD_LEAST)
        if self.top == ALONE:
            high += (ISLAND_TOP - ALONE) // self.rows
        return LAND_ROOM // self.columns - GAP, high

    @property
    def size(self) -> Size:
        """How large a house is."""
        at, high = self.streets - 1, STREETS.get((self.rows, self.streets), STREET_LEAST)
        return Size(LAND_ROOM // self.plots, high, PLATES[at], CIRCLES_WIDE[at])

    @property
    def city_top(self) -> int:
        """Where the first street begins."""
        return self.top + self.rows * (self.field[1] + GAP) + 2

    @property
    def last_top(self) -> int:
        """Where the last line begins."""
        return self.city_top + self.streets * self.size.high + 24

    @property
    def high(self) -> int:
        """The height of the picture."""
        return self.last_top + LAST_HIGH + FOOT


def lay_of(player: Player, *, has_jetty: bool = True) -> Lay:
    """One or two rows of tiles, and the streets that the city needs; below the jetty on which people wait."""
    tiles, (least, most) = len(player.island), COLUMNS
    rows = 1 if tiles <= most else 2
    plots = FEW if fits_small(player, FEW) else STREET
    top = ISLAND_TOP if has_jetty else ALONE
    return Lay(max(least, -(-tiles // rows)), rows, plots, streets_of([player], plots), top)


MOST_WAITING = 9
LOOK, STEP = Number(70, 58, palette.INK, palette.INK_SOFT), 160
"""Goods on the last line, and from one to the next at most."""

STANDING, BARREL = 84, 92
"""How large people are who wait, and barrels."""


def backdrop(lay: Lay) -> Canvas:
    """What lies below the ribbon and the lines: the sea and the bare island."""
    canvas = Canvas(ground.sea(lay.high))
    draw_land(canvas, 4, lay.top - 24, 1392, lay.last_top + 20 - lay.top, OWN_COAST)
    if lay.top == ISLAND_TOP:
        canvas.put(planks(ROOM, FIRST_HIGH - 22, 5), LEFT, FIRST_TOP + 14)
    boxes.box(canvas, WET_SAND, LEFT, lay.last_top, ROOM, LAST_HIGH, 22)
    boxes.box(canvas, SAND, LEFT + 4, lay.last_top + 3, ROOM - 8, LAST_HIGH - 9, 18)
    ribbon.bar(canvas)
    return canvas


def draw_island(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Canvas:
    """Everything below the ribbon."""
    player = view.table.players[own.seat]
    is_gift = gift_of(decision) == "colonist"
    lately = player.city if view.stage == "builder" else player.island
    awaiting = lately[-1].kind if is_gift else None
    island, city = placed(player, decision, chosen, own.lane, awaiting)
    standing = sum(one.people for one in (*island, *city))
    waiting = _waiting(player, decision, chosen, standing)
    lay = lay_of(player, has_jetty=not is_gift)
    canvas = backdrop(lay)
    if decision is None:
        _draw_stored(canvas, player, waiting[0], scene.words)
    elif not is_gift:
        _draw_first_line(canvas, own, waiting, scene.words)
    _draw_fields(canvas, lay, island)
    _draw_city(canvas, lay, city, scene.words)
    as_placed = [one.as_placed for one in island], [one.as_placed for one in city]
    made, quarries = harvest(*as_placed), discount(as_placed[0])
    _draw_last_line(canvas, lay.last_top, made, quarries, player, scene.words)
    return canvas


def _draw_first_line(
    canvas: Canvas, own: Private, waiting: tuple[list[str], int], words: Words
) -> None:
    """Who is still to be placed, on the jetty, or a tile that is looked at."""
    middle, x = FIRST_TOP + FIRST_HIGH / 2 + 2, LEFT + 14.0
    held = "" if own.held is None else tile_name(words, own.held)
    x = _sign(canvas, x, middle, words(f"render-puerto-rico-{'held' if held else 'waiting'}"))
    if own.held is not None:
        canvas.put(plain_field(own.held, 84, 84), x, middle - 42)
        _sign(canvas, x + 100, middle, held)
    else:
        _draw_waiting(canvas, x + 6, middle, *waiting)


def _draw_stored(canvas: Canvas, player: Player, waiting: Sequence[str], words: Words) -> None:
    """The barrels on the jetty, and behind them whoever waits for a circle."""
    middle, x = FIRST_TOP + FIRST_HIGH / 2 + 2, LEFT + 14.0
    x = _sign(canvas, x, middle, words("render-puerto-rico-stored"))
    stored = _some(player.goods)
    for good, count in stored:
        canvas.put_centred(art.sticker(f"barrel_{good}", BARREL), x + BARREL / 2, middle - 6)
        x = _sign(canvas, x + BARREL - 2, middle, str(count))
    if not stored:
        x = _sign(canvas, x, middle, "–")
    if waiting:
        x = _sign(canvas, x + 30, middle, words("render-puerto-rico-waiting"))
        for sort in dict.fromkeys(waiting):
            canvas.put_centred(person(sort, STANDING), x + STANDING / 2, middle)
            x = _sign(canvas, x + STANDING + 4, middle, str(waiting.count(sort)))


def _sign(canvas: Canvas, x: float, middle: float, text: str) -> float:
    """Draw a paper sign with a few words; the answer is where what belongs to it begins."""
    across = round(width(text, Face.NAME, 44)) + 32
    box = (round(x), round(middle) - 29, across, 56, 12)
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    canvas.write(text, Face.NAME, 44, palette.INK, x + 16, middle)
    return x + across + 18


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
            canvas.put_centred(
                person(sort, STANDING), x + STANDING / 2, middle, 1 if count else 0.4
            )
            x = _sign(canvas, x + STANDING + 8, middle, f"×{count}" if count else "–") + 12
        return
    step = STANDING + 6
    for place, sort in enumerate(sorts):
        canvas.put_centred(person(sort, STANDING), x + place * step + STANDING / 2, middle)
    for place in range(left):
        canvas.put_centred(vacancy(68), x + (len(sorts) + place) * step + STANDING / 2, middle)
    if not sorts and not left:
        _sign(canvas, x, middle, "–")


def _draw_fields(canvas: Canvas, lay: Lay, island: Sequence[Placed]) -> None:
    """The tiles of the island in rows, and wild land behind the last of them."""
    wide, high = lay.field
    for number, one in enumerate(island):
        row, column = divmod(number, lay.columns)
        x, y = LAND_LEFT + column * (wide + GAP) + GAP // 2, lay.top + row * (high + GAP)
        draw_field(canvas, x, y, one.place, wide, high, one.circles)
    tiles = len(island)
    row, begun = lay.rows - 1, (tiles - (lay.rows - 1) * lay.columns) * (wide + GAP)
    level = lay.top + row * (high + GAP)
    draw_wild(canvas, LAND_LEFT + begun, level, LAND_ROOM - begun, high, tiles)


def _draw_city(canvas: Canvas, lay: Lay, city: Sequence[Placed], words: Words) -> None:
    """The streets of the city; large houses over two plots, and wild land where nothing stands."""
    size = lay.size
    at = cells([one.place for one in city], lay.plots)
    for row in range(lay.streets):
        level = lay.city_top + row * size.high + size.ground - size.over - PAVED // 2
        for first, last in _runs(at, row):
            paving = street((last - first) * size.wide, size.over + PAVED, row)
            canvas.put(paving, LAND_LEFT + first * size.wide, level)
    for one, cell in zip(city, at, strict=True):
        name = term(words, "building", one.place.kind)
        x, y = LAND_LEFT + cell.column * size.wide, lay.city_top + cell.row * size.high
        plot = size._replace(wide=size.wide * cell.columns, high=size.high * cell.rows)
        draw_house(canvas, x, y, one.place, name, plot, one.circles)
    covered = {
        (cell.column + right, cell.row + down)
        for cell in at
        for right in range(cell.columns)
        for down in range(cell.rows)
    }
    for row in range(lay.streets):
        for column in range(lay.plots):
            if (column, row) not in covered:
                x, y = LAND_LEFT + column * size.wide, lay.city_top + row * size.high
                draw_wild(canvas, x, y + 8, size.wide, size.high - 16, 3 * row + column)


def _runs(at: Sequence[Cell], row: int) -> list[tuple[int, int]]:
    """Where houses stand side by side with their feet in that street: from which plot to which."""
    runs: list[tuple[int, int]] = []
    for cell in sorted(cell for cell in at if cell.row + cell.rows - 1 == row):
        first, end = cell.column, cell.column + cell.columns
        if runs and runs[-1][1] == first:
            first = runs.pop()[0]
        runs.append((first, end))
    return runs


def _draw_last_line(
    canvas: Canvas, top: int, made: Counts, quarries: int, player: Player, words: Words
) -> None:
    """The harvest that the placement brings on the beach, what quarries take off, how full the city is."""
    middle = top + LAST_HIGH / 2 - 2
    x = _sign(canvas, LEFT + 18, middle, words("render-puerto-rico-harvest")) + 12
    right = LEFT + ROOM - 176.0
    canvas.put_centred(art.sticker("house", 60), right + 22, middle)
    draw_share(canvas, right + 60, middle, str(city_spaces(player)), f"/{LIMITS.city}", LOOK)
    if quarries:
        right -= 168
        canvas.put_centred(art.sticker("quarry", 64), right + 28, middle)
        canvas.write(signed(-quarries), Face.NUMBER, LOOK.size, LOOK.ink, right + 68, middle)
    harvested = _some(made)
    step = min(STEP, (right - 20 - x) / len(GOODS))
    for place, (good, count) in enumerate(harvested):
        draw_beside(canvas, x + place * step, middle, good, count, LOOK)
    if not harvested:
        canvas.write("–", Face.NUMBER, LOOK.size, LOOK.soft, x, middle)
