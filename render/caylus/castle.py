"""The castle, built from left to right: dungeon, walls, towers, each stone in its builder's colour, and who waits there."""

from functools import lru_cache
from typing import NamedTuple

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key, Seat
from render.caylus.pieces import CORNER, draw_line, line_width, plaque, worker
from render.caylus.plots import berth
from render.caylus.specials import BATCH
from render.caylus.vocabulary import ARROW
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.sketch import BROAD, Sketch

STONES = ("#9A9184", "#CDBFA2", "#E2E0DA")
ROOF, ROOF_DARK = "#56708F", "#3D536E"
TIMBER, TIMBER_DARK = "#9A6B3C", "#6B4522"
ICONS = ("dungeon", "walls", "towers")

COLUMNS, ROWS = (3, 5, 7), 2
"""How many stones of each section lie side by side, and how many upon each other."""

APART = 10
"""What lies between two sections."""

ACROSS = ((95, 54, 46), (70, 80, 46), (62, 56, 66), (64, 60, 58))
"""How wide a stone of each section is beside others while the first, the second, the third is built, and when all are done."""

TALL = ((0.4, 0.22, 0.28), (0.33, 0.4, 0.28), (0.33, 0.28, 0.38), (0.36, 0.3, 0.38))
"""How high a stone of each section is in heights of the castle, at the same times."""

SEAL, WORTH = 0.36, 0.8
"""The radius of a seal and the size of the sign of the next stone's worth, in heights or widths of their stone."""

WINDOW, FRAME = 0.27, 10.0
"""The radius of a window in a scored section's stone, in heights or widths of the stone, and its frame."""

OWNED, FADED = 0.16, 0.62
"""How much of a section's own colour the stones have while it matters whose they are, and afterwards."""

LEFT_OUT, FRAMED = 0.55, 0.85
"""How strong a stone is that nobody had laid when its section was scored, and the frames of stones to come."""

VISION = "#FFF1D866"
"""The haze of what will be built."""

PLANNED = 0.4
"""How strong a stone is that may be laid now, behind its scaffold."""

TOWERS = 2
"""The section whose stones end in roofs."""

ROOF_HIGH, MERLON = 0.18, 0.075
"""How high a tower's roof and the walls' battlements are, in heights of the castle."""

CRANE, REACH = 70, 60
"""How high the crane rises over the stone that is laid next at most, and how far it reaches."""

WORKER, BERTH_STEP = 78, 84
PLATE_WIDE, PLATE_HIGH = 440, 66
TOLD, TOLD_ROOM = (46, 32), 190
"""The letters of what a stone costs at most and at least, and how much room they have."""


class Site(NamedTuple):
    """Where the castle stands: its corner and measures, roofs and battlements among them."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def foot(self) -> int:
        """The ground on which it stands."""
        return self.y + self.high


class Part(NamedTuple):
    """How the stones of a section lie: the first one's corner, in the lower row, their size, and how many in a row."""

    x: int
    y: int
    wide: int
    high: int
    columns: int

    @property
    def top(self) -> int:
        """Where its upper row begins."""
        return self.y - (ROWS - 1) * self.high

    @property
    def across(self) -> int:
        """How wide it is."""
        return self.columns * self.wide

    def stone(self, lot: int) -> tuple[int, int]:
        """The corner of a stone."""
        row, column = divmod(lot, self.columns)
        return self.x + column * self.wide, self.y - row * self.high


@lru_cache
def parts(site: Site, scored: int) -> tuple[Part, ...]:
    """The sections side by side after so many have been scored: the one that is built has the largest stones."""
    shares = ACROSS[scored]
    room = site.wide - APART * (len(SECTION) - 1)
    share = room / sum(wide * columns for wide, columns in zip(shares, COLUMNS, strict=True))
    found, x = list[Part](), site.x
    for wide, tall, columns in zip(shares, TALL[scored], COLUMNS, strict=True):
        across, high = int(wide * share), round(tall * site.high)
        found.append(Part(x, site.foot - high, across, high, columns))
        x += across * columns + APART
    return tuple(found)


@kept
def _stone(
    section: int, wide: int, high: int, crest: int, seat: Seat | None, *, is_plain: bool
) -> Sprite:
    """A block of a section's masonry in its builder's colour, with battlements or a roof so high where it ends in the sky:
    plain where a seal lies on it, else paler and with a window in the shape of that seal.
    """
    colour = STONES[section]
    if seat is not None:
        colour = palette.mixed(palette.SEATS[seat].full, colour, OWNED if is_plain else FADED)
    edge, dark = palette.mixed(colour, palette.INK, 0.62), palette.mixed(colour, palette.INK, 0.2)
    light = palette.mixed(colour, palette.WHITE, 0.4)
    sketch = Sketch(wide, high, crest + 8)
    if crest and section == TOWERS:
        _draw_roof(sketch, wide, crest)
    elif crest:
        step = wide / max(2, round(wide / 40))
        for number in range(round(wide / step)):
            x = (number + 0.16) * step
            sketch.box(edge, x, -crest, step * 0.68, crest + 6, 2)
            sketch.box(light, x + 2.5, 2.5 - crest, step * 0.68 - 5, crest + 6, 1)
    sketch.box(edge, 0, 0, wide, high, 2)
    sketch.box(colour, 2, 2, wide - 4, high - 4, 2)
    courses = max(2, round(high / 22))
    for course in range(courses):
        y = 2 + (high - 4) * course / courses
        if course:
            sketch.line(dark, 2, [(3, y), (wide - 3, y)])
        for joint in range(course % 2 * 15 + 15, wide - 6, 30):
            sketch.line(dark, 2, [(joint, y + 1), (joint, y + (high - 4) / courses)])
    sketch.box(light, 2, 2, wide - 4, 4, 1)
    sketch.box(dark, wide - 6, 3, 4, high - 6, 1)
    if seat is not None and not is_plain:
        _draw_window(sketch, wide, high, seat)
    return sketch.done()


def _draw_window(sketch: Sketch, wide: int, high: int, seat: Seat) -> None:
    """A lit window in the shape of its builder's mark in the middle of a stone."""
    outline = tokens.seal_outline(tokens.SEAL_SHAPES[seat], WINDOW * min(wide, high))
    shape = [(wide / 2 + x, high / 2 + y) for x, y in outline]
    sketch.line(palette.INK, FRAME, [*shape, shape[0]])
    sketch.poly("#F2B84B", shape)


def _draw_roof(sketch: Sketch, wide: int, high: int) -> None:
    """A pointed roof, lit from the left."""
    roof = [(-4, 1), (wide / 2, -high), (wide + 4, 1)]
    sketch.line(palette.INK, 3.4, [*roof, roof[0]])
    sketch.poly(ROOF, roof)
    sketch.poly(ROOF_DARK, [(wide / 2, -high), (wide + 4, 1), (wide * 0.56, 1)])


@kept
def _vision(section: int, wide: int, high: int, crest: int) -> Sprite:
    """A section that will come one day, as a haze of its outline in the evening sky."""
    columns = COLUMNS[section]
    sketch = Sketch(columns * wide, ROWS * high, crest + 8, BROAD)
    for column in range(columns):
        x = column * wide
        sketch.box(VISION, x, 0, wide, ROWS * high, 0)
        if section == TOWERS:
            sketch.poly(VISION, [(x, 0), (x + wide / 2, -crest), (x + wide, 0)])
        else:
            for merlon in (0.1, 0.6):
                sketch.box(VISION, x + merlon * wide, -crest, wide * 0.3, crest, 0)
    return sketch.done()


@kept
def _scaffold(wide: int, high: int, *, is_braced: bool) -> Sprite:
    """The timber frame in which a stone of the section that is built will stand."""
    sketch = Sketch(wide, high, 6)
    if is_braced:
        sketch.line(TIMBER_DARK, 4.4, [(3, high - 2), (wide - 3, 3)])
    for colour, stroke in ((TIMBER_DARK, 8.0), (TIMBER, 4.6)):
        for x in (2, wide - 2):
            sketch.line(colour, stroke, [(x, high), (x, -2)])
        for y in (high * 0.5, 2):
            sketch.line(colour, stroke, [(-2, y), (wide + 2, y)])
    return sketch.done()


@kept
def _crane(wide: int, high: int, way: int) -> Sprite:
    """A crane, so wide from its mast to the rope, so high; the mast stands at the right of the rope (1) or at its left (-1)."""
    sketch = Sketch(wide, high, 24)
    mast, rope = (wide, 0) if way > 0 else (0, wide)
    for colour, stroke in ((palette.INK, 11.0), (TIMBER, 6.5)):
        sketch.line(colour, stroke, [(mast, high), (mast, 2)])
        sketch.line(colour, stroke, [(mast + 14 * way, 16), (rope - 4 * way, 2)])
        sketch.line(colour, stroke, [(mast, high * 0.5), (mast - way * wide * 0.5, 9)])
    hook = min(high * 0.4, CRANE * 0.7)
    sketch.line(palette.INK, 2.4, [(rope, 4), (rope, hook)])
    sketch.box(palette.INK, rope - 15, hook, 30, 23, 3)
    sketch.box("#CFC6B4", rope - 12.5, hook + 2.5, 25, 18, 2)
    sketch.box("#E9E2D2", rope - 12.5, hook + 2.5, 25, 4, 1)
    return sketch.done()


def draw_castle(canvas: Canvas, view: Public, site: Site, new: int = 0) -> None:
    """Draw every stone that stands, those that are next in scaffolds under the crane, as a haze what will come; `new` of the
    last ones have just been laid. Whose stones are in a section that has been scored does not matter any more before the end.
    """
    table, scored = view.table, view.table.scored
    built = parts(site, scored)
    laid = [(number, lot) for number, lots in enumerate(table.lots) for lot in range(len(lots))]
    fresh = set(_newest(view, new))
    for number, part in enumerate(built[scored + 1 :], scored + 1):
        haze = _vision(number, part.wide, part.high, _crest(site, number))
        canvas.put(haze, part.x, part.top)
    for number, part in enumerate(built[: scored + 1]):
        for lot in range(len(table.lots[number]), SECTION[number].lots):
            crest = _crest(site, number) if lot >= part.columns and number == scored else 0
            gap = _stone(number, part.wide, part.high, crest, None, is_plain=True)
            if number == scored:
                canvas.put(gap, *part.stone(lot), PLANNED)
                frame = _scaffold(part.wide, part.high, is_braced=lot % 2 == 0)
                canvas.put(frame, *part.stone(lot), FRAMED)
            else:
                canvas.put(gap, *part.stone(lot), LEFT_OUT)
    if scored < len(SECTION) and len(table.lots[scored]) < SECTION[scored].lots:
        _draw_crane(canvas, site, built[scored], len(table.lots[scored]))
    for number, lot in laid:
        is_owned = number >= scored or scored == len(SECTION)
        is_new = (number, lot) in fresh
        seat = table.lots[number][lot]
        draw_stone(canvas, site, (scored, number, lot), seat, is_owned=is_owned, is_new=is_new)


def draw_stone(
    canvas: Canvas,
    site: Site,
    at: tuple[int, int, int],
    seat: Seat,
    *,
    is_owned: bool = True,
    is_new: bool = False,
) -> None:
    """Draw a stone of the castle, after so many scored sections, by section and number, with its builder's seal where it
    matters whose it is; a ring around one that has just been laid.
    """
    scored, number, lot = at
    part = parts(site, scored)[number]
    x, y = part.stone(lot)
    crest = _crest(site, number) if lot >= part.columns else 0
    stone = _stone(number, part.wide, part.high, crest, seat, is_plain=is_owned)
    canvas.put(stone, x, y)
    if is_owned:
        seal = tokens.seal(seat, round(min(part.wide, part.high) * SEAL))
        canvas.put_centred(seal, x + part.wide / 2, y + part.high / 2)
    if is_new:
        box = (x, y, part.wide, part.high, 5)
        boxes.frame(canvas, palette.INK, *box, 3)
        boxes.outline(canvas, palette.AQUA, *box, 7)


def _crest(site: Site, section: int) -> int:
    """How high a roof or a battlement is on a section's upper stones."""
    return round(site.high * (ROOF_HIGH if section == TOWERS else MERLON))


def _draw_crane(canvas: Canvas, site: Site, part: Part, lot: int) -> None:
    """Draw the crane over the stone that is laid next, its mast behind the one after that; behind the one before at the end."""
    x, y = part.stone(lot)
    high, rope = min(CRANE, y - site.y + 6), x + part.wide / 2
    if lot % part.columns < part.columns - 1:
        canvas.put(_crane(REACH, high + part.high, 1), rope, y - high)
    else:
        canvas.put(_crane(REACH, high + part.high, -1), rope - REACH, y - high)


def _newest(view: Public, count: int) -> list[tuple[int, int]]:
    """The stones laid last: those of the last sections that have any, from their end."""
    laid = [
        (number, lot) for number, lots in enumerate(view.table.lots) for lot in range(len(lots))
    ]
    return laid[len(laid) - count :] if count else []


def coming(view: Public, count: int) -> tuple[tuple[int, int], ...]:
    """The stones that are laid next, by section and number; fewer than asked for where there are no more."""
    table = view.table
    free = [
        (number, lot)
        for number in range(table.scored, len(SECTION))
        for lot in range(len(table.lots[number]), SECTION[number].lots)
    ]
    return tuple(free[:count])


def light_next(canvas: Canvas, view: Public, site: Site, promised: int = 0) -> None:
    """Light where the next stone will lie after so many that have been promised, under what it is worth."""
    points, stones = next_points(view, promised), coming(view, promised + 1)
    if points is None:
        return
    section, lot = stones[promised]
    part = parts(site, view.table.scored)[section]
    x, y = part.stone(lot)
    boxes.lit(canvas, palette.LAMP, x, y, part.wide, part.high, 6, 6)
    sign = tokens.shield(points, round(WORTH * min(part.wide, part.high)))
    canvas.put_centred(sign, x + part.wide / 2, y + part.high / 2)


def next_points(view: Public, promised: int = 0) -> int | None:
    """What the next stone in the castle is worth, after so many that have been promised; none where all are laid."""
    stones = coming(view, promised + 1)
    return SECTION[stones[promised][0]].points if len(stones) > promised else None


def draw_waiting(
    canvas: Canvas,
    view: Public,
    words: Words,
    x: int,
    foot: int,
    touched: frozenset[Key],
    *,
    is_lit: bool,
) -> None:
    """Draw what a stone costs and gains, and who waits to lay one, in the order in which the castle is built (R75); the first
    free berth in light where a worker may be placed now.
    """
    here, points = view.table.castle, next_points(view)
    canvas.put(_price(words("render-caylus-each-batch"), points), x, foot - 4 - PLATE_HIGH)
    first = x + PLATE_WIDE + BERTH_STEP // 2 + 4
    for number, seat in enumerate(here):
        canvas.put_centred(worker(seat, WORKER), first + number * BERTH_STEP, foot - WORKER / 2)
    if is_lit and len(here) < len(view.table.players):
        across = first + len(here) * BERTH_STEP
        canvas.put_centred(berth(72), across, foot - 28)
    if "castle" in touched and here:
        left = first + (len(here) - 1) * BERTH_STEP - WORKER // 2 + 6
        box = (left, foot - WORKER + 4, WORKER - 12, WORKER - 8)
        boxes.frame(canvas, palette.INK, *box, 14, 9)
        boxes.frame(canvas, palette.AQUA, *box, 14, 6)


@kept
def _price(told: str, points: int | None) -> Sprite:
    """A plate with what a stone of the castle costs, and what it is worth as long as one can be laid."""
    gain = () if points is None else (ARROW, f" {points}", "prestige")
    face, middle = Canvas(plaque(PLATE_WIDE, PLATE_HIGH).copy()), PLATE_HIGH / 2
    line = fit(told, Face.NAME, TOLD_ROOM, *TOLD, 1)
    wide = face.write(line.lines[0], Face.NAME, line.size, palette.INK, 20, middle)
    room, size = PLATE_WIDE - 44 - wide, PLATE_HIGH - 14
    bits = (*BATCH, *gain)
    across = min(room, line_width(bits, size))
    draw_line(face, bits, 32 + wide + (room - across) / 2, middle, room, size)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


def waiting_wide(count: int) -> int:
    """How wide the row before the castle is for so many players."""
    return PLATE_WIDE + count * BERTH_STEP + 12
