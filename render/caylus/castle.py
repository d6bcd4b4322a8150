"""The castle on its rock: three tiers that grow stone by stone, the owner's seal on every stone, and who waits before it."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.caylus.content import SECTION, SECTIONS
from games.caylus.views import Public
from games.core.model import Key
from render.caylus.pieces import worker
from render.caylus.plots import berth
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.sketch import Sketch

STONES = ("#9A9184", "#CDBFA2", "#E2E0DA")
ROOF, ROOF_DARK = "#56708F", "#3D536E"
TIMBER, TIMBER_DARK = "#9A6B3C", "#6B4522"
ICONS = ("dungeon", "walls", "towers")
SIGN_WIDE, SIGN_HIGH = 218, 66
SMALL_WIDE, SMALL_HIGH = 100, 31
LABEL_WIDE, LABEL_HIGH, ICON_WIDE = 186, 56, 62
SEAL = 0.37
"""The radius of a seal, in heights or widths of its stone."""
WIDE, HIGH = 616, 178
ROW_HIGH = 64
WORKER, BERTH_STEP = 68, 62
CROWDED = 4
"""From so many players on the row before the castle has no room for its name."""

LEFT_OUT = 0.55
"""How strong a stone is that nobody had laid when its section was scored."""

PLANNED, NEXT = 0.34, 0.42
"""How strong stones are of a section that will come, and of the one that is built."""


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
def tiers(scored: int) -> tuple[Tier, ...]:
    """Dungeon below, walls above it, seven towers of two stones on top: the section that is built is the highest."""
    found, foot = list[Tier](), HIGH
    for section, high, (x, wide, columns, pitch) in zip(
        SECTION, HEIGHTS[scored], ACROSS, strict=True
    ):
        foot -= high * section.lots // columns
        found.append(Tier(x, foot, wide, high, columns, pitch))
    return tuple(found)


def stone_at(scored: int, section: int, lot: int) -> tuple[int, int]:
    """The corner of a stone within the castle, after so many sections have been scored."""
    tier = tiers(scored)[section]
    row, column = divmod(lot, tier.columns)
    rows = SECTION[section].lots // tier.columns
    return tier.x + column * tier.pitch, tier.y + (rows - 1 - row) * tier.high


@kept
def _stone(scored: int, section: int, *, is_top: bool) -> Sprite:
    """A block of a section's stone, with battlements or a roof where it ends in the sky."""
    tier = tiers(scored)[section]
    wide, high, colour = tier.wide, tier.high, STONES[section]
    edge, dark = palette.mixed(colour, palette.INK, 0.55), palette.mixed(colour, palette.INK, 0.2)
    light = palette.mixed(colour, palette.WHITE, 0.4)
    sketch = Sketch(wide, high, 30)
    if is_top and section == 2:
        roof = [(-5, 1), (wide / 2, -26), (wide + 5, 1)]
        sketch.line(palette.INK, 3, [*roof, roof[0]])
        sketch.poly(ROOF, roof)
        sketch.poly(ROOF_DARK, [(wide / 2, -26), (wide + 5, 1), (wide / 2, 1)])
    if is_top and section == 1:
        for x in range(3, wide - 8, 19):
            sketch.box(edge, x, -11, 14, 14, 2)
            sketch.box(light, x + 2, -9, 10, 14, 1)
    sketch.box(edge, 0, 0, wide, high, 3)
    sketch.box(colour, 2, 2, wide - 4, high - 4, 2)
    sketch.box(light, 2, 2, wide - 4, 3, 1)
    sketch.box(dark, 2, high - 6, wide - 4, 4, 1)
    sketch.line(dark, 1.6, [(5, high * 0.52), (13, high * 0.52)])
    sketch.line(dark, 1.6, [(wide - 14, high * 0.4), (wide - 5, high * 0.4)])
    return sketch.done()


@kept
def _scaffold(section: int) -> Sprite:
    """The timber frame in which the next stones of the section that is built will stand."""
    tier = tiers(section)[section]
    wide, high = tier.wide, tier.high
    sketch = Sketch(wide, high, 2)
    for colour, stroke in ((TIMBER_DARK, 5.0), (TIMBER, 2.6)):
        sketch.line(colour, stroke, [(2, high), (2, 1), (wide - 2, 1), (wide - 2, high)])
    sketch.line(TIMBER, 2, [(3, high - 2), (wide - 3, 3)])
    return sketch.done()


def draw_castle(canvas: Canvas, view: Public, x: int, y: int, new: int = 0) -> None:
    """Draw every stone that stands, faintly those to come, in frames where they are next; `new` of the last ones have just
    been laid. Whose stones are in a section that has been scored does not matter any more before the end.
    """
    table, scored = view.table, view.table.scored
    laid = [(number, lot) for number, lots in enumerate(table.lots) for lot in range(len(lots))]
    fresh = set(_newest(view, new))
    for number, section in enumerate(SECTION):
        for lot in range(section.lots):
            dx, dy = stone_at(scored, number, lot)
            if lot < len(table.lots[number]):
                continue
            strength = LEFT_OUT if number < scored else PLANNED
            strength = NEXT if number == scored else strength
            is_top = _is_top(number, lot) and number >= scored
            canvas.put(_stone(scored, number, is_top=is_top), x + dx, y + dy, strength)
            if number == scored:
                canvas.put(_scaffold(number), x + dx, y + dy)
    for number, lot in laid:
        seat = table.lots[number][lot]
        tier = tiers(scored)[number]
        dx, dy = stone_at(scored, number, lot)
        canvas.put(_stone(scored, number, is_top=_is_top(number, lot)), x + dx, y + dy)
        if number >= scored or scored == len(SECTION):
            seal = tokens.seal(seat, round(min(tier.wide, tier.high) * SEAL))
            canvas.put_centred(seal, x + dx + tier.wide / 2, y + dy + tier.high / 2)
        if (number, lot) in fresh:
            box = (x + dx, y + dy, tier.wide, tier.high, 5)
            boxes.frame(canvas, palette.INK, *box, 2)
            boxes.outline(canvas, palette.AQUA, *box, 5)


def _is_top(number: int, lot: int) -> bool:
    """Whether nothing of its section stands on a stone."""
    return lot + ACROSS[number][2] >= SECTION[number].lots


def _newest(view: Public, count: int) -> list[tuple[int, int]]:
    """The stones laid last: those of the last sections that have any, from their end."""
    laid = [
        (number, lot) for number, lots in enumerate(view.table.lots) for lot in range(len(lots))
    ]
    return laid[len(laid) - count :] if count else []


def draw_section_signs(
    canvas: Canvas, view: Public, words: Words, right: int, y: int, wide: int = SIGN_WIDE
) -> None:
    """Draw beside the tier that is built what it is called and what a stone in it is worth, large; beside the others their
    signs, with a tick once they have been scored.
    """
    scored = view.table.scored
    for number, key in enumerate(SECTIONS):
        tier = tiers(scored)[number]
        middle = y + tier.y + tier.high * SECTION[number].lots / tier.columns / 2
        if number == scored:
            name = words(f"caylus-section-{key}")
            canvas.put(_sign(number, name, wide), right - wide, middle - SIGN_HIGH / 2)
            canvas.put_centred(art.sticker("builder", 46), right + 10, middle - 24)
            continue
        canvas.put(_small_sign(number), right - SMALL_WIDE, middle - SMALL_HIGH / 2)
        if number < scored:
            canvas.put_centred(tokens.tick(13), right - 22, middle)
        else:
            canvas.put_centred(tokens.shield(SECTION[number].points, 40), right - 24, middle)


@kept
def _sign(number: int, name: str, wide: int) -> Sprite:
    """The board of the section that is built: its name and what a stone is worth."""
    face = Canvas(Image.new("RGB", (wide, SIGN_HIGH), palette.PAPER))
    line = fit(name, Face.NAME, wide - 78, 52, 30, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, 12, SIGN_HIGH / 2)
    face.put_centred(tokens.shield(SECTION[number].points, 60), wide - 36, SIGN_HIGH / 2)
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, SIGN_HIGH, 10, 2), 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)


@kept
def _small_sign(number: int) -> Sprite:
    """The board of another section: its sign alone."""
    face = Canvas(Image.new("RGB", (SMALL_WIDE, SMALL_HIGH), palette.PAPER_TAKEN))
    face.put_centred(art.sticker(ICONS[number], 30), 28, SMALL_HIGH / 2)
    face.paint(palette.PAPER_EDGE, boxes.ring(SMALL_WIDE, SMALL_HIGH, 10, 2), 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)


def waiting_wide(count: int) -> int:
    """How wide the row before the castle is for so many players."""
    return _label_wide(count) + count * BERTH_STEP + 12


def _label_wide(count: int) -> int:
    return LABEL_WIDE if count < CROWDED else ICON_WIDE


def draw_waiting(
    canvas: Canvas,
    view: Public,
    words: Words,
    x: int,
    y: int,
    touched: frozenset[Key],
    *,
    is_lit: bool,
) -> None:
    """Draw the berths before the castle in the order in which it is built (R75), the first free one in light where a worker may
    be placed now.
    """
    count, here = len(view.table.players), view.table.castle
    wide = _label_wide(count)
    name = words("caylus-building-castle.short") if wide == LABEL_WIDE else ""
    canvas.put(_label(name, wide), x, y + (ROW_HIGH - LABEL_HIGH) / 2)
    first, middle = x + wide + BERTH_STEP // 2 + 2, y + ROW_HIGH / 2
    for number in range(count):
        across = first + number * BERTH_STEP
        if number < len(here):
            canvas.put_centred(worker(here[number], WORKER), across, middle - 4)
        else:
            is_open = is_lit and number == len(here)
            canvas.put_centred(berth(54, is_open=is_open), across, middle + 12)
    if "castle" in touched and here:
        left = first + (len(here) - 1) * BERTH_STEP
        boxes.frame(canvas, palette.INK, left - 32, middle - 38, 64, 70, 16, 9)
        boxes.frame(canvas, palette.AQUA, left - 29, middle - 35, 58, 64, 14, 5)


@kept
def _label(name: str, wide: int) -> Sprite:
    """A small paper plate with the castle's sign, and its name where there is room."""
    face = Canvas(Image.new("RGB", (wide, LABEL_HIGH), palette.PAPER))
    face.put_centred(art.sticker("castle", 48), ICON_WIDE / 2, LABEL_HIGH / 2)
    if name:
        line = fit(name, Face.NAME, wide - ICON_WIDE - 8, 48, 30, 1)
        face.write(line.lines[0], Face.NAME, line.size, palette.INK, ICON_WIDE, LABEL_HIGH / 2)
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, LABEL_HIGH, 10, 2), 0, 0)
    return boxes.raised(face.image, 10, boxes.SMALL_SHADOW)
