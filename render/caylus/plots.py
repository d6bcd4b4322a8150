"""The plots along the road: meadow with a numbered stone, or a house over its plate, with a berth and its owner's banner."""

from typing import NamedTuple

from PIL import Image

from games.caylus.content import KIND
from games.caylus.views import NOBODY, Public
from games.core.model import Key, Seat
from render.caylus.pieces import CORNER, EARTH, draw_line_centred, plaque, worker
from render.caylus.valley import LAP, Front
from render.caylus.vocabulary import GLYPHS, LOOKS, Bit, drawn, short, strip_of
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.place.garden import draw_fence, free_plot
from render.core.scenery import above_ground, stand, standing
from render.core.sketch import Sketch, with_shadow

HOUSE_AT, ACROSS = 0.46, 0.84
"""Where across a plot its house stands, and how wide it is at most, in widths of the plot."""

WORKER, HEAD = 0.56, 22
"""How large a worker is in widths of a plot at most, and how far its head and a flag reach above a house."""

UNSERVED, CROSS = 0.6, 0.2
"""How strong a worker is drawn who will not be served, and how large the cross on it is, in its size."""

BANNER, BANNER_HIGH = 0.25, 1.85
"""How wide a flag is in widths of a plot at most, and how high with its pole, in its own."""

HALO = 12
"""How far the light of a free place reaches."""

OFFERED_AT = 104
"""Where its house stands beside a badge."""

STONE, SITE_HIGH, SITE_GROUND = 0.46, 0.94, 0.84
"""How wide the board with a free plot's number is, and how high the plot is at most, in its widths; where its ground is."""

CHIP = (48, 40)
"""The plate with a space's number, at the foot of its house."""

VARIANTS = (0, 6, 1, 4, 2, 6, 5, 1)
"""What grows on free plots, one after the other."""

POINT, INSET, ROUND = 6, 5, 18
"""How long a ribbon's points are, how much narrower a parchment is on either side, and how round."""

FRAME, DUSK = 0.046, "#BAC1CB"
"""The frame of a plate without a name, in widths of the plot, and a plate's paper beyond the provost."""

NAME_LEAST, GLYPH = 24, 0.76
"""The least size of a plate's name, and the size of the sign of its kind, in heights of the name."""

QUIET, FAINT, PALE = "#A9AE7C", 0.5, 0.5
"""What a plate's paper fades into where nothing is to be done, and how far; how strong a house is there."""

LIT = "#FFE08A"
"""A plate's paper where a worker may be placed."""

MOON, NIGHT_SKY = 58, "#26355E"
"""How large the moon is where a worker may be placed beyond the provost, and the sky behind it."""

PLAIN_HIGH, PLAIN_FOOT, PLAIN_FLAG = 0.8, 16, 54
"""How high a house without a plate is in heights of its plot, how far from the road, and how wide its flag is at most."""

BED = 30
"""In what steps the garden before a house is wider."""

COMING = 0.55
"""How strong the banner is of who will own a plot."""


YARD = 24
"""Half the height of the swept ground around a house."""

DIGITS = 0.76
"""How large the number of a building site is, in heights of its board."""

SIZES, BEDS, PAWNS = 12, 24, 6
"""In what steps houses, the ground around them with building sites, and workers become larger: few sizes of each are kept."""


class Stood(NamedTuple):
    """What is to be seen of a space."""

    space: int
    building: Key
    name: str
    worker: Seat | None = None
    owner: Seat | None = None
    coming: Seat | None = None
    """Who will own a residence here."""

    is_dark: bool = False
    """Whether it lies beyond the provost."""


def stood_at(view: Public, words: Words, space: int) -> Stood:
    """What stands on a space."""
    table = view.table
    coming = [seat for place, seat in table.pending if place == space]
    building = table.road[space - 1]
    return Stood(
        space,
        building,
        short(words, building),
        _seat(table.workers[space - 1]),
        _seat(table.owners[space - 1]),
        coming[0] if coming else None,
        space > table.provost,
    )


def _seat(one: Seat) -> Seat | None:
    return None if one == NOBODY else one


def draw_free(canvas: Canvas, x: int, y: int, front: Front, space: int, *, is_above: bool) -> None:
    """Draw a plot on which nothing stands yet, as a building site with its number."""
    wide = _stepped(front.wide, BEDS)
    high = _stepped(min(front.high - LAP - 4, round(wide * SITE_HIGH)), SIZES)
    top = y + front.high - high - 6 if is_above else y + LAP + 4
    left = x + (front.wide - wide) // 2
    canvas.put(building_site(wide, high), left, top)
    across, tall = board_of(wide)
    size = round(board_of(front.wide)[1] * DIGITS)
    middle, level = left + 4 + across / 2, top + high * SITE_GROUND - tall / 2 - 4
    canvas.write(str(space), Face.NUMBER, size, palette.INK, middle, level, "m")


def _stepped(size: int, step: int) -> int:
    """The largest multiple of a step up to a size."""
    return size // step * step


def board_of(wide: int) -> tuple[float, float]:
    """How wide and how high the board with the number is of a building site so wide."""
    return wide * STONE, wide * STONE * 0.7


@kept
def building_site(wide: int, high: int) -> Sprite:
    """A fenced site with the timbers of a house that is begun, and a board for its number."""
    sketch = Sketch(wide, high, 8)
    ground, left, right = high * SITE_GROUND, wide * 0.34, wide * 0.86
    sketch.oval("#C6A86A", wide / 2, high * 0.86, wide * 0.5, high * 0.14)
    sketch.oval("#DCC48C", wide / 2, high * 0.85, wide * 0.46, high * 0.11)
    eaves, middle, ridge = high * 0.42, (left + right) / 2, high * 0.1
    beams = (
        [(left, ground), (left, eaves)], [(right, ground), (right, eaves)],
        [(middle, ground), (middle, ridge)], [(left, eaves), (right, eaves)],
        [(left, ground), (middle, eaves), (right, ground)],
        [(left - 8, eaves + 6), (middle, ridge), (right + 8, eaves + 6)],
    )  # fmt: skip
    for colour, across in (("#5F3D1E", 11.0), ("#C8935A", 6.0)):
        for beam in beams:
            sketch.line(colour, across, beam)
    for row, count in ((0, 3), (1, 2)):
        for log in range(count):
            x, y = right - 26 + log * 18 + row * 9, ground + 4 - row * 15
            sketch.oval("#5F3D1E", x, y, 10)
            sketch.oval("#D9A868", x, y, 7.5)
            sketch.oval("#B98146", x, y, 3)
    draw_fence(sketch, 4, wide - 4, high - 1)
    board, tall = board_of(wide)
    x, y = 4, ground - tall - 4
    sketch.box("#5F3D1E", x + board / 2 - 5, y + tall - 4, 10, high - y - tall, 2)
    sketch.box(palette.INK, x - 2, y - 2, board + 4, tall + 4, 7)
    sketch.box("#A9794A", x, y, board, tall, 6)
    sketch.box("#E3C391", x + 4, y + 4, board - 8, tall - 8, 4)
    return with_shadow(sketch.reduced(), 8, 1.6, 2, 0.4)


@kept
def stone(number: int, wide: int) -> Sprite:
    """A flat stone with a number hewn into it."""
    high = round(wide * 0.66)
    sketch = Sketch(wide, high, 6)
    sketch.oval("#4E4A42", wide / 2, high / 2 + 2, wide / 2, high / 2)
    sketch.oval("#B9B1A2", wide / 2, high / 2 - 1, wide / 2 - 1.5, high / 2 - 2)
    sketch.oval("#D3CCBE", wide / 2 - 1, high / 2 - 3, wide / 2 - 5, high / 2 - 6)
    done = with_shadow(sketch.reduced(), 6, 1.6, 2, 0.4)
    face = Canvas(done.colour.copy())
    size = round(high * 0.72)
    face.write(str(number), Face.NUMBER, size, palette.INK, wide / 2 + 6, high / 2 + 4, "m")
    return Sprite(face.image, done.opacity, done.margin)


def draw_offered(canvas: Canvas, x: int, y: int, front: Front, stood: Stood) -> None:
    """Draw a house with its plate for a badge at the left: its number and its owner's banner stand at the right."""
    draw_yard(canvas, x, y, front)
    if stood.owner is not None:
        canvas.put(
            banner(stood.owner, front.px(34)), x + front.wide - front.px(42), y - front.px(4)
        )
    draw_house(canvas, stood.building, x + front.px(OFFERED_AT), y + front.house, front)
    canvas.put(plate(label_of(stood.building, stood.name), front), x, y + front.house)
    draw_number(canvas, x, y, front, stood.space, KIND[stood.building])


def draw_number(
    canvas: Canvas, x: int, y: int, front: Front, number: int, kind: Key = "special"
) -> None:
    """Draw the number of what is offered at the right above its plate."""
    canvas.put(
        chip(number, front, LOOKS[kind].band),
        x + front.wide - front.px(CHIP[0]),
        chip_top(y, front),
    )


def draw_plot(
    canvas: Canvas,
    x: int,
    y: int,
    front: Front,
    stood: Stood,
    *,
    is_open: bool = False,
    is_quiet: bool = False,
) -> None:
    """Draw a house over what it yields, its owner's flag at the left, its worker at the right; the paper of its plate golden
    where a worker may be placed now (or a moon beside it beyond the provost), dim where nothing is to be done now.
    """
    ground, wide = y + front.house, front.wide
    draw_yard(canvas, x, y, front)
    strength = PALE if is_quiet else 1.0
    draw_house(canvas, stood.building, x + HOUSE_AT * wide, ground, front, strength=strength)
    owner = stood.owner if stood.coming is None else stood.coming
    if front.band:
        label = label_of(stood.building, stood.name)
        canvas.put(plate(label, front, is_dark=stood.is_dark), x, ground)
    else:
        told = sill(
            stood.building, front, owner, is_dark=stood.is_dark, is_quiet=is_quiet, is_open=is_open
        )
        canvas.put(told, x, ground)
    if owner is not None:
        strength, across = (1.0 if stood.coming is None else COMING), flag_wide(front)
        canvas.put(banner(owner, across), x + 2, ground + 3 - BANNER_HIGH * across, strength)
    if is_open and stood.is_dark:
        canvas.put_centred(moon(MOON), x + wide - MOON * 0.56, ground - MOON * 0.36)
    if stood.worker is not None:
        draw_stander(canvas, x, y, front, stood.worker)


def draw_plain(
    canvas: Canvas, x: int, y: int, front: Front, stood: Stood, *, is_above: bool
) -> None:
    """Draw a house alone, near the road, with its owner's flag: nothing is to be done there."""
    high = round(front.high * PLAIN_HIGH)
    top = y + front.high - high - PLAIN_FOOT if is_above else y + PLAIN_FOOT
    low = front._replace(above=high, gain=0)
    if not is_above:
        bed, beds = top + high - 6, _stepped(front.wide, BED)
        rest = y + front.high - bed
        garden = free_plot(beds, _stepped(rest, 8), VARIANTS[stood.space % len(VARIANTS)])
        canvas.put(garden, x + (front.wide - beds) // 2, bed)
    draw_yard(canvas, x, top, low)
    draw_house(canvas, stood.building, x + front.wide / 2, top + high, low, 0.96)
    owner = stood.owner if stood.coming is None else stood.coming
    if owner is not None:
        strength = 1.0 if stood.coming is None else COMING
        across = round(min(PLAIN_FLAG, front.wide * 0.4))
        canvas.put(banner(owner, across), x + 2, top + high + 3 - BANNER_HIGH * across, strength)


def draw_stander(
    canvas: Canvas, x: int, y: int, front: Front, seat: Seat, strength: float = 1.0
) -> None:
    """Draw a worker before a house, at the right."""
    size = worker_size(front)
    canvas.put_centred(worker(seat, size), *_berth_at(x, y, front), strength)


def draw_unserved(canvas: Canvas, x: int, y: int, front: Front, seat: Seat) -> None:
    """Draw a worker who will not be served, with the cross of those whom the provost cuts off."""
    draw_stander(canvas, x, y, front, seat, UNSERVED)
    across, level = _berth_at(x, y, front)
    size = worker_size(front)
    canvas.put_centred(signs.cross(round(size * CROSS)), across + size * 0.2, level + size * 0.3)


def _berth_at(x: int, y: int, front: Front) -> tuple[float, float]:
    """The middle of a worker before a house."""
    size = worker_size(front)
    return x + front.wide - size * 0.46, y + front.house + 8 - size / 2


def worker_size(front: Front) -> int:
    """How large a worker stands before a house."""
    return _stepped(min(round(front.wide * WORKER), front.house + HEAD), PAWNS)


def flag_wide(front: Front) -> int:
    """How wide a house's flag is."""
    return round(min(front.wide * BANNER, (front.house + HEAD) / BANNER_HIGH))


def draw_yard(canvas: Canvas, x: int, y: int, front: Front) -> None:
    """Draw the swept ground around a house."""
    wide, across = _stepped(front.wide, BEDS), front.px(YARD)
    left, top = x + (front.wide - wide) // 2, y + front.house - across - across // 3
    canvas.put(_yard(wide, across), left, top)


def draw_house(
    canvas: Canvas,
    building: Key,
    x: float,
    ground: float,
    front: Front,
    across: float = ACROSS,
    above: int = 10,
    strength: float = 1.0,
) -> None:
    """Draw a house, its middle and its ground at that point: at most so wide, in widths of its plot, and so high above it."""
    key = drawn(building)
    room = round(min(front.wide * across, (front.house + above) / above_ground(key)))
    size = _stepped(room, SIZES)
    stand(canvas, standing(key, size), x, ground, strength)


@kept
def berth(wide: int) -> Sprite:
    """A trodden ring in lamplight, where a worker may be placed now."""
    high = wide * 0.5
    sketch = Sketch(wide, high, HALO)
    middle, level = wide / 2, high / 2
    for out in range(HALO, 0, -2):
        sketch.oval(palette.LAMP + "2A", middle, level, middle + out, level + out)
    sketch.oval("#4A3A22", middle, level, middle, level)
    sketch.oval(palette.LAMP, middle, level, middle - 3, level - 3)
    sketch.oval("#D9C48C", middle, level, middle - 8, level - 7)
    return sketch.done()


@kept
def _yard(wide: int, across: int) -> Sprite:
    """Swept ground around a house, half of it so high."""
    sketch = Sketch(wide, across + across // 3)
    sketch.oval("#C6B27A90", wide / 2, across, wide * 0.5, across)
    sketch.oval("#D6C591B0", wide / 2, across, wide * 0.44, across * 0.7)
    return sketch.done()


@kept
def banner(owner: Seat, wide: int) -> Sprite:
    """A banner on a pole in its owner's colour, with the owner's mark."""
    high, colour = round(wide * 1.85), palette.SEATS[owner]
    sketch = Sketch(wide + 4, high, 4)
    sketch.line(palette.INK, 6, [(3, 2), (3, high)])
    sketch.line("#A9794A", 3, [(3, 2), (3, high)])
    tall = wide * 1.16
    cloth = [(4, 4), (wide + 2, 4), (wide + 2, tall), (wide / 2 + 3, tall - wide * 0.16), (4, tall)]
    for paint, stroke in ((palette.KEYLINE, 8), (palette.INK, 4.4)):
        sketch.line(paint, stroke, [*cloth, cloth[0]])
    sketch.poly(colour.full, cloth)
    sketch.poly(
        colour.dark, [(wide * 0.74, 4), (wide + 2, 4), (wide + 2, tall), (wide * 0.74, tall - 5)]
    )
    shape = tokens.seal_outline(tokens.SEAL_SHAPES[owner], wide * 0.26)
    sketch.poly(colour.mark, [(wide / 2 + 2 + x, tall * 0.48 + y) for x, y in shape])
    return with_shadow(sketch.reduced(), 4, 1.4, 2, 0.35)


class Label(NamedTuple):
    """What a plate says."""

    band: str
    """The colour of its upper part."""

    name: str
    bits: tuple[Bit, ...]
    """What is to be had there."""

    glyph: str = ""
    """The sign of the kind."""


def label_of(building: Key, name: str) -> Label:
    """The plate of a building of the road."""
    kind = KIND[building]
    return Label(LOOKS[kind].band, name, strip_of(building), GLYPHS.get(kind, ""))


@kept
def chip(number: int, front: Front, ground: str, owner: Seat | None = None) -> Sprite:
    """The number of a space, or of a place in a building, on a small plate in the colour of the kind, or of its owner."""
    wide, high = (front.px(measure) for measure in CHIP)
    ink = palette.PAPER
    if owner is not None:
        ground, ink = palette.SEATS[owner].full, palette.SEATS[owner].mark
    face = Canvas(Image.new("RGB", (wide, high), ground))
    face.write(str(number), Face.NUMBER, front.px(38), ink, wide / 2, high / 2, "m")
    return boxes.raised(face.image, front.px(8), boxes.SMALL_SHADOW)


def chip_top(y: int, front: Front) -> int:
    """Where the chip of a plot begins that begins at `y`: its foot on the plate."""
    return y + front.house - front.px(CHIP[1]) + 2


@kept
def plate(label: Label, front: Front, *, is_dark: bool = False) -> Sprite:
    """The sign before a house: on a pointed ribbon in the colour of the kind its name, and the sign of its kind where there is
    room; on the parchment below, bright or in dusk, what it yields, if anything.
    """
    px = front.px
    sign = with_shadow(_blank(label, front, is_dark=is_dark), 8, 2.5, 3, 0.5)
    face, edge = Canvas(sign.colour.copy()), sign.margin
    high = front.band if label.bits else front.band + front.strip
    middle, room = edge + high / 2, front.wide - px(10)
    line = fit(label.name, Face.NAME, room, front.band, px(NAME_LEAST), 1)
    wide = width(line.lines[0], Face.NAME, line.size)
    left = edge + (front.wide - wide) / 2
    glyph = round(front.band * GLYPH)
    if label.glyph and wide + glyph <= room:
        left += glyph / 2
        face.put_centred(art.sticker(label.glyph, glyph - 2), left - glyph / 2, middle)
    face.write(line.lines[0], Face.NAME, line.size, palette.WHITE, left, middle)
    middle = edge + front.band + front.strip / 2 - px(1)
    draw_line_centred(
        face,
        label.bits,
        edge + front.wide / 2,
        middle,
        front.wide - px(14),
        round(front.strip * 0.9),
    )
    return Sprite(face.image, sign.opacity, edge)


def _blank(label: Label, front: Front, *, is_dark: bool) -> Image.Image:
    """A sign without its letters."""
    px, wide, high = front.px, front.wide, front.band + front.strip
    low, point, inset = high, px(POINT), px(INSET)
    sketch = Sketch(wide, high, 8)
    if label.bits:
        paper = DUSK if is_dark else palette.PAPER
        edge = palette.mixed(paper, palette.INK, 0.25)
        low, across = front.band, wide - 2 * inset
        sketch.box(edge, inset, low / 2, across, high - low / 2, px(ROUND))
        sketch.box(paper, inset + 2, low / 2, across - 4, high - low / 2 - 2, px(ROUND) - 2)
    for colour, out in ((palette.mixed(label.band, palette.INK, 0.45), 1.5), (label.band, 0.0)):
        left, right = point - out, wide - point + out
        top, foot = -out, low + out
        ends = [(right, top), (wide + out, low / 2), (right, foot)]
        sketch.poly(colour, [(left, top), *ends, (left, foot), (-out, low / 2)])
    light = palette.mixed(label.band, palette.WHITE, 0.25)
    sketch.line(light, 2, [(point + 3, 3), (wide - point - 3, 3)])
    return sketch.reduced()


@kept
def sill(
    building: Key,
    front: Front,
    owner: Seat | None = None,
    *,
    is_dark: bool = False,
    is_quiet: bool = False,
    is_open: bool = False,
) -> Sprite:
    """The plate of a house without its name: what it yields, large, on paper or in dusk, in a frame of its owner's colour; the
    sign of the kind where it yields nothing.
    """
    wide, high, edge = front.wide, front.strip, round(front.wide * FRAME)
    colour = EARTH if owner is None else palette.SEATS[owner].full
    paper = DUSK if is_dark else LIT if is_open else palette.PAPER
    if is_quiet:
        paper = palette.mixed(paper, QUIET, FAINT)
    face = Canvas(plaque(wide, high, colour, edge, paper).copy())
    glyph = GLYPHS.get(KIND[building], "")
    bits = strip_of(building) or ((glyph,) if glyph else ())
    draw_line_centred(face, bits, wide / 2, high / 2, wide - 2 * edge - 6, high - 2 * edge)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


@kept
def moon(size: int) -> Sprite:
    """A crescent in the night sky, as a disc."""
    sketch, half = Sketch(size, size, 6), size / 2
    for colour, radius in ((palette.KEYLINE, half), (palette.INK, half - 3), (NIGHT_SKY, half - 5)):
        sketch.oval(colour, half, half, radius)
    sketch.oval("#FFF3C4", half - 1, half, half * 0.58)
    sketch.oval(NIGHT_SKY, half + size * 0.14, half - size * 0.07, half * 0.5)
    return with_shadow(sketch.reduced(), 6, 2.0, 3, 0.4)


def draw_ring(canvas: Canvas, x: int, y: int, front: Front, colour: str) -> None:
    """Draw a ring of that colour around a plot."""
    wide, high = front.wide, front.high
    boxes.frame(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, front.px(14), 9)
    boxes.lit(canvas, colour, x, y, wide, high, front.px(12), 6)
