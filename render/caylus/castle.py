"""The castle on its rock: three tiers that grow stone by stone, the owner's seal on every stone, and who waits before it."""

from functools import lru_cache
from typing import NamedTuple

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key, Seat
from render.caylus.pieces import plated, worker
from render.caylus.plots import berth
from render.caylus.vocabulary import ARROW, Bit
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import BROAD, Sketch

STONES = ("#9A9184", "#CDBFA2", "#E2E0DA")
ROOF, ROOF_DARK = "#56708F", "#3D536E"
TIMBER, TIMBER_DARK = "#9A6B3C", "#6B4522"
ICONS = ("dungeon", "walls", "towers")
PLATE_WIDE, PLATE_HIGH = 348, 68
SEAL, WORTH = 0.37, 50
"""The radius of a seal, in heights or widths of its stone, and how large a sign of the next one's worth is at least."""

WIDE, HIGH = 616, 178
ROW_HIGH = 68
WORKER, BERTH_STEP = 92, 90
BATCH: tuple[Bit, ...] = ("food", "any_cube", "any_cube")

LEFT_OUT, FRAMED = 0.55, 0.6
"""How strong a stone is that nobody had laid when its section was scored, and the frames of stones to come."""

VISION = "#FFF1D866"
"""The haze of what will be built."""

TOWERS = 2
"""The section whose stones end in roofs."""

WINDOWED = 30
"""How high a stone is at least that has a window."""

CRANE, REACH = 66, 64
"""How high the crane rises over the stones that are being laid at most, and how far it reaches."""


class Tier(NamedTuple):
    """How the stones of a section lie: the first one's corner, their size, how many in a row, the way to the next."""

    x: int
    y: int
    wide: int
    high: int
    columns: int
    pitch: int


HEIGHTS = ((74, 34, 21), (32, 72, 23), (30, 32, 44), (46, 44, 31))
"""How high a stone of each section is while the first, the second, the third is built, and when all are done."""

ACROSS = ((4, 100, 6, 101), (16, 57, 10, 58), (20, 66, 7, 84))
"""Of each section the first stone's left edge, how wide stones are, how many in a row, the way to the next."""


@lru_cache
def tiers(scored: int, grown: float = 1.0) -> tuple[Tier, ...]:
    """Dungeon below, walls above it, seven towers of two stones on top: the section that is built is the highest. All is so
    many times as large.
    """
    found, foot = list[Tier](), round(HIGH * grown)
    for section, tall, across in zip(SECTION, HEIGHTS[scored], ACROSS, strict=True):
        columns, high = across[2], round(tall * grown)
        x, wide, pitch = (round(measure * grown) for measure in (across[0], across[1], across[3]))
        foot -= high * section.lots // columns
        found.append(Tier(x, foot, wide, high, columns, pitch))
    return tuple(found)


def stone_at(scored: int, section: int, lot: int, grown: float = 1.0) -> tuple[int, int]:
    """The corner of a stone within the castle, after so many sections have been scored."""
    tier = tiers(scored, grown)[section]
    row, column = divmod(lot, tier.columns)
    rows = SECTION[section].lots // tier.columns
    return tier.x + column * tier.pitch, tier.y + (rows - 1 - row) * tier.high


@kept
def _stone(scored: int, section: int, grown: float, *, is_top: bool, is_plain: bool) -> Sprite:
    """A block of a section's masonry, with battlements or a roof where it ends in the sky; plain where a seal lies on it, else
    with a window.
    """
    tier = tiers(scored, grown)[section]
    wide, high, colour = tier.wide, tier.high, STONES[section]
    edge, dark = palette.mixed(colour, palette.INK, 0.55), palette.mixed(colour, palette.INK, 0.17)
    light = palette.mixed(colour, palette.WHITE, 0.4)
    sketch = Sketch(wide, high, 34)
    if is_top and section == TOWERS:
        _draw_roof(sketch, wide)
    if is_top and section == 1:
        for x in range(3, wide - 8, 19):
            sketch.box(edge, x, -11, 14, 14, 2)
            sketch.box(light, x + 2, -9, 10, 14, 1)
    sketch.box(edge, 0, 0, wide, high, 3)
    sketch.box(colour, 2, 2, wide - 4, high - 4, 2)
    courses = max(2, round(high / 15))
    for course in range(courses):
        y = 2 + (high - 4) * course / courses
        if course:
            sketch.line(dark, 2, [(3, y), (wide - 3, y)])
        for joint in range(course % 2 * 14 + 16, wide - 6, 28):
            sketch.line(dark, 2, [(joint, y + 1), (joint, y + (high - 4) / courses)])
    sketch.box(light, 2, 2, wide - 4, 3, 1)
    if not is_plain and high >= WINDOWED:
        middle, sill = wide / 2, high * 0.74
        sketch.oval(edge, middle, high * 0.38, 8)
        sketch.box(edge, middle - 8, high * 0.38, 16, sill - high * 0.38, 0)
        sketch.oval("#F2B84B", middle, high * 0.4, 5)
        sketch.box("#F2B84B", middle - 5, high * 0.4, 10, sill - high * 0.4 - 2, 0)
    return sketch.done()


def _draw_roof(sketch: Sketch, wide: int) -> None:
    """A pointed roof with a pennant."""
    roof = [(-5, 1), (wide / 2, -26), (wide + 5, 1)]
    sketch.line(palette.INK, 3, [*roof, roof[0]])
    sketch.poly(ROOF, roof)
    sketch.poly(ROOF_DARK, [(wide / 2, -26), (wide + 5, 1), (wide / 2, 1)])


@kept
def _vision(scored: int, section: int, grown: float) -> Sprite:
    """A section that will come one day, as a haze of its outline in the evening sky."""
    tier = tiers(scored, grown)[section]
    rows = SECTION[section].lots // tier.columns
    high, across = tier.high * rows, tier.pitch * (tier.columns - 1) + tier.wide
    sketch = Sketch(across, high, 34, BROAD)
    for column in range(tier.columns):
        x = column * tier.pitch
        wide = tier.wide if section == TOWERS else min(tier.pitch, across - x)
        sketch.box(VISION, x, 0, wide, high, 0)
        if section == TOWERS:
            sketch.poly(VISION, [(x - 5, 0), (x + wide / 2, -26), (x + wide + 5, 0)])
        elif section == 1:
            for merlon in range(3, wide - 8, 19):
                sketch.box(VISION, x + merlon, -10, 13, 10, 0)
    return sketch.done()


@kept
def _scaffold(section: int, grown: float, *, is_braced: bool) -> Sprite:
    """The timber frame in which a stone of the section that is built will stand."""
    tier = tiers(section, grown)[section]
    wide, high = tier.wide, tier.high
    sketch = Sketch(wide, high, 6)
    if is_braced:
        sketch.line(TIMBER_DARK, 3.4, [(3, high - 2), (wide - 3, 3)])
    sketch.box("#00000026", 2, 2, wide - 4, high - 4, 0)
    for colour, stroke in ((TIMBER_DARK, 7.0), (TIMBER, 4.0)):
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


def draw_castle(
    canvas: Canvas, view: Public, x: int, y: int, new: int = 0, grown: float = 1.0
) -> None:
    """Draw every stone that stands, those that are next in scaffolds under the crane, as a haze what will come; `new` of the
    last ones have just been laid. Whose stones are in a section that has been scored does not matter any more before the end.
    All is so many times as large.
    """
    table, scored = view.table, view.table.scored
    built = tiers(scored, grown)
    laid = [(number, lot) for number, lots in enumerate(table.lots) for lot in range(len(lots))]
    fresh = set(_newest(view, new))
    for number in range(scored + 1, len(SECTION)):
        canvas.put(_vision(scored, number, grown), x + built[number].x, y + built[number].y)
    if scored < len(SECTION) and len(table.lots[scored]) < SECTION[scored].lots:
        _draw_crane(canvas, x, y, scored, len(table.lots[scored]), grown)
    for number, section in enumerate(SECTION[: scored + 1]):
        for lot in range(len(table.lots[number]), section.lots):
            dx, dy = stone_at(scored, number, lot, grown)
            if number == scored:
                frame = _scaffold(number, grown, is_braced=lot % 2 == 0)
                canvas.put(frame, x + dx, y + dy, FRAMED)
            else:
                gap = _stone(scored, number, grown, is_top=False, is_plain=True)
                canvas.put(gap, x + dx, y + dy, LEFT_OUT)
    for number, lot in laid:
        is_owned = number >= scored or scored == len(SECTION)
        seat = table.lots[number][lot] if is_owned else None
        is_new = (number, lot) in fresh
        draw_stone(canvas, x, y, (scored, number, lot), seat, grown, is_new=is_new)


def draw_stone(
    canvas: Canvas,
    x: int,
    y: int,
    at: tuple[int, int, int],
    seat: Seat | None,
    grown: float = 1.0,
    *,
    is_new: bool = False,
) -> None:
    """Draw a stone of the castle, after so many scored sections, by section and number, with its owner's seal if it matters; a
    ring around one that has just been laid.
    """
    scored, number, lot = at
    tier = tiers(scored, grown)[number]
    dx, dy = stone_at(scored, number, lot, grown)
    is_plain = seat is not None
    stone = _stone(scored, number, grown, is_top=_is_top(number, lot), is_plain=is_plain)
    canvas.put(stone, x + dx, y + dy)
    if seat is not None:
        seal = tokens.seal(seat, round(min(tier.wide, tier.high) * SEAL))
        canvas.put_centred(seal, x + dx + tier.wide / 2, y + dy + tier.high / 2)
    if is_new:
        box = (x + dx, y + dy, tier.wide, tier.high, 5)
        boxes.frame(canvas, palette.INK, *box, 2)
        boxes.outline(canvas, palette.AQUA, *box, 5)


def _draw_crane(canvas: Canvas, x: int, y: int, section: int, lot: int, grown: float) -> None:
    """Draw the crane over the stone that is laid next, its mast behind the one after that; behind the one before at the end."""
    tier = tiers(section, grown)[section]
    dx, dy = stone_at(section, section, lot, grown)
    high, rope = min(round(CRANE * grown), dy + 8), x + dx + tier.wide / 2
    if lot % tier.columns < tier.columns - 1:
        canvas.put(_crane(REACH, high + tier.high, 1), rope, y + dy - high)
    else:
        canvas.put(_crane(REACH, high + tier.high, -1), rope - REACH, y + dy - high)


def _is_top(number: int, lot: int) -> bool:
    """Whether nothing of its section stands on a stone."""
    return lot + ACROSS[number][2] >= SECTION[number].lots


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


def light_next(
    canvas: Canvas, view: Public, x: int, y: int, promised: int = 0, grown: float = 1.0
) -> None:
    """Light where the next stone will lie after so many that have been promised, under what it is worth."""
    points, stones = next_points(view, promised), coming(view, promised + 1)
    if points is None:
        return
    scored, (section, lot) = view.table.scored, stones[promised]
    tier, (dx, dy) = tiers(scored, grown)[section], stone_at(scored, section, lot, grown)
    boxes.lit(canvas, palette.LAMP, x + dx, y + dy, tier.wide, tier.high, 6, 5)
    size = max(round(WORTH * grown), round(0.8 * min(tier.wide, tier.high)))
    sign = tokens.shield(points, size)
    canvas.put_centred(sign, x + dx + tier.wide / 2, y + dy + tier.high / 2)


def next_points(view: Public, promised: int = 0) -> int | None:
    """What the next stone in the castle is worth, after so many that have been promised; none where all are laid."""
    table = view.table
    free = [
        section.points
        for section, laid in zip(SECTION[table.scored :], table.lots[table.scored :], strict=True)
        for _ in range(section.lots - len(laid))
    ]
    return free[promised] if promised < len(free) else None


def draw_waiting(
    canvas: Canvas, view: Public, x: int, y: int, touched: frozenset[Key], *, is_lit: bool
) -> None:
    """Draw what is given and gained before the castle, and who waits there, in the order in which it is built (R75); the first
    free berth in light where a worker may be placed now.
    """
    here, points = view.table.castle, next_points(view)
    gain = () if points is None else (ARROW, f" {points}", "prestige")
    sign = plated(("castle", " :", *BATCH, *gain), PLATE_WIDE, PLATE_HIGH, PLATE_HIGH - 14)
    canvas.put(sign, x, y + ROW_HIGH - PLATE_HIGH)
    first, foot = x + PLATE_WIDE + BERTH_STEP // 2 + 4, y + ROW_HIGH + 4
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


def waiting_wide(count: int) -> int:
    """How wide the row before the castle is for so many players."""
    return PLATE_WIDE + count * BERTH_STEP + 12
