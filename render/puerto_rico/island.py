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
from render.puerto_rico.choices import Placed, circle_field, gift_of, placed
from render.puerto_rico.estate import city_spaces, draw_wild
from render.puerto_rico.figures import standing
from render.puerto_rico.harvest import discount, harvest
from render.puerto_rico.landing import posts
from render.puerto_rico.layout import Cell, cells, streets_of
from render.puerto_rico.own import OWN_COAST
from render.puerto_rico.pieces import person, vacancy
from render.puerto_rico.tiles import Size, draw_field, draw_house, is_open, plain_field
from render.puerto_rico.vocabulary import term, tile_name

LEFT, ROOM = 18, 1364
LAND_LEFT, LAND_ROOM = 36, 1328
"""Where fields and houses stand."""

FIRST_TOP, FIRST_HIGH = 110, 80
ISLAND_TOP, ALONE, LANDED = 216, 142, 286
"""Where the first row of fields begins: below the jetty, where there is none, and below one on which people stand."""

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
BEACH = 40
"""How far below the last street the island ends, with no line below it."""


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
    def has_landed(self) -> bool:
        """Whether people stand on a jetty, and the harvest beside them."""
        return self.top == LANDED

    @property
    def high(self) -> int:
        """The height of the picture."""
        return self.last_top + (BEACH - 24 if self.has_landed else LAST_HIGH + FOOT)


def lay_of(player: Player, top: int = ISLAND_TOP) -> Lay:
    """One or two rows of tiles, and the streets that the city needs."""
    tiles, (least, most) = len(player.island), COLUMNS
    rows = 1 if tiles <= most else 2
    plots = FEW if streets_of(player.city, FEW) == 1 else STREET
    return Lay(max(least, -(-tiles // rows)), rows, plots, streets_of(player.city, plots), top)


MOST_WAITING = 5
"""How many of a crowd are seen who wait, where they are not counted."""

LOOK, STEP = Number(70, 58, palette.INK, palette.INK_SOFT), 160
"""Goods on the last line, and from one to the next at most."""

STANDING, BARREL = 84, 92
"""How large people are who wait behind barrels, and these."""

PIER, CROWD, PACE = 82, 136, 84
"""How high a jetty is on which people stand, how high these are, and from one to the next."""

CROWDED = 72
"""Digits beside one of many who wait."""

BOARD_HIGH, BOARD_FOOT = 96, 250
"""How high the board is that tells the harvest beside them, and where it ends."""


def backdrop(lay: Lay) -> Canvas:
    """What lies below the ribbon and the lines: the sea and the bare island."""
    canvas = Canvas(ground.sea(lay.high))
    deep = lay.last_top + (BEACH - 12 if lay.has_landed else 20) - lay.top
    draw_land(canvas, 4, lay.top - 24, 1392, deep, OWN_COAST)
    if lay.has_landed:
        canvas.put(posts(ROOM), LEFT, BOARD_FOOT - 4)
        canvas.put(planks(ROOM, PIER, 5), LEFT, BOARD_FOOT - PIER)
        ribbon.bar(canvas)
        return canvas
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
    is_asked = circle_field(decision) is not None
    lay = lay_of(player, LANDED if is_asked else ALONE if is_gift else ISLAND_TOP)
    canvas = backdrop(lay)
    as_placed = [one.as_placed for one in island], [one.as_placed for one in city]
    made, quarries = harvest(*as_placed), discount(as_placed[0])
    if is_asked:
        _draw_landed(canvas, waiting, made, scene.words)
    elif decision is None:
        _draw_stored(canvas, player, waiting[0], scene.words)
    elif own.held is not None:
        _draw_held(canvas, own.held, scene.words)
    calls = any(is_open(one.circles) for one in (*island, *city))
    _draw_fields(canvas, lay, island, calls=calls)
    _draw_city(canvas, lay, city, scene.words, calls=calls)
    if not is_asked:
        _draw_last_line(canvas, lay.last_top, made, quarries, player, scene.words)
    return canvas


def _draw_landed(
    canvas: Canvas, waiting: tuple[list[str], int], made: Counts, words: Words
) -> None:
    """Who is still to be placed, on the jetty, and beside them the harvest that the placement brings."""
    draw_waiting(canvas, LEFT + 14, *waiting)
    harvested = _some(made)
    told = words("render-puerto-rico-next-harvest")
    across = round(width(told, Face.NAME, 46)) + 32
    goods = STEP * len(harvested) - 14 if harvested else 60
    left, top = LEFT + ROOM - 18 - across - goods, BOARD_FOOT - 8 - BOARD_HIGH
    box = (left, top, across + goods, BOARD_HIGH, 14)
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    middle = top + BOARD_HIGH / 2
    canvas.write(told, Face.NAME, 46, palette.INK, left + 18, middle)
    for place, (good, count) in enumerate(harvested):
        draw_beside(canvas, left + across + place * STEP, middle, good, count, LOOK)
    if not harvested:
        canvas.write("0", Face.NUMBER, LOOK.size, LOOK.ink, left + across, middle)


def _draw_held(canvas: Canvas, held: Key, words: Words) -> None:
    """The tile that is looked at, on the jetty."""
    middle, x = FIRST_TOP + FIRST_HIGH / 2 + 2, LEFT + 14.0
    x = _sign(canvas, x, middle, words("render-puerto-rico-held"))
    canvas.put(plain_field(held, 84, 84), x, middle - 42)
    _sign(canvas, x + 100, middle, tile_name(words, held))


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


def draw_waiting(canvas: Canvas, x: float, sorts: Sequence[str], left: int) -> None:
    """Draw people in a row on the jetty, those who have been placed as their rings; too many as one and a number."""
    middle, foot = BOARD_FOOT - 44.0, BOARD_FOOT - 10
    if len(sorts) + left > MOST_WAITING:
        for sort in dict.fromkeys(sorts):
            canvas.put(standing(sort, CROWD), x, foot - CROWD)
            x += canvas.write(
                f"×{sorts.count(sort)}", Face.NUMBER, CROWDED, palette.INK, x + PACE + 10, middle
            )
            x += PACE + 40
        return
    for sort in sorts:
        canvas.put(standing(sort, CROWD), x, foot - CROWD)
        x += PACE
    for _ in range(left):
        canvas.put_centred(vacancy(68), x + PACE / 2, middle)
        x += PACE


def _draw_fields(canvas: Canvas, lay: Lay, island: Sequence[Placed], *, calls: bool) -> None:
    """The tiles of the island in rows, and wild land behind the last of them; where some place calls for people the badges
    of the others are quiet.
    """
    wide, high = lay.field
    for number, one in enumerate(island):
        row, column = divmod(number, lay.columns)
        x, y = LAND_LEFT + column * (wide + GAP) + GAP // 2, lay.top + row * (high + GAP)
        is_quiet = calls and not is_open(one.circles)
        draw_field(canvas, x, y, one.place, wide, high, one.circles, is_quiet=is_quiet)
    tiles = len(island)
    row, begun = lay.rows - 1, (tiles - (lay.rows - 1) * lay.columns) * (wide + GAP)
    level = lay.top + row * (high + GAP)
    draw_wild(canvas, LAND_LEFT + begun, level, LAND_ROOM - begun, high, tiles)


def _draw_city(
    canvas: Canvas, lay: Lay, city: Sequence[Placed], words: Words, *, calls: bool
) -> None:
    """The streets of the city; large houses on two plots, and wild land where nothing stands."""
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
        plot = size._replace(wide=size.wide * cell.columns)
        is_quiet = calls and not is_open(one.circles)
        draw_house(canvas, x, y, one.place, name, plot, one.circles, is_quiet=is_quiet)
    covered = {(cell.column + right, cell.row) for cell in at for right in range(cell.columns)}
    for row in range(lay.streets):
        for column in range(lay.plots):
            if (column, row) not in covered:
                x, y = LAND_LEFT + column * size.wide, lay.city_top + row * size.high
                draw_wild(canvas, x, y + 8, size.wide, size.high - 16, 3 * row + column)


def _runs(at: Sequence[Cell], row: int) -> list[tuple[int, int]]:
    """Where houses stand side by side with their feet in that street: from which plot to which."""
    runs: list[tuple[int, int]] = []
    for cell in sorted(cell for cell in at if cell.row == row):
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
