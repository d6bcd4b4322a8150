"""What the castle is built of: stones with their builders' banners, roofs, gatehouse and keep, and flags."""

from games.core.model import Seat
from render.core import palette, tokens
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.scatter import Scatter
from render.core.sketch import BROAD, SCALE, Sketch

DUNGEON, WALLS, TOWERS = range(3)
"""The sections, as they are numbered."""

STONES = ("#A2968A", "#D6C6A4", "#E4DCCB")
ROOF = "#4E6C92"
TIMBER, TIMBER_DARK, PLANK = "#B07E48", "#5F3D1E", "#D2A468"
HOLE, LIT, LIGHT = "#3A322C", "#FFC85A", "#FFF4DC"

ROUND = (
    (0.05, 0.16, "#FFFFFF58"),
    (0.66, 0.14, "#2A25301E"),
    (0.8, 0.11, "#2A25304A"),
    (0.91, 0.09, "#2A253078"),
)
FLAT = ((0.0, 0.05, "#FFFFFF40"), (0.94, 0.06, "#2A253030"))
"""Light and shade on a wall that is round or flat: from where, how wide, in widths of the wall."""

VARIED = 0.24
"""How many blocks differ from the others in tone."""

COURSE, BLOCK = 22, 36
"""How high a course of stones is, and how wide its blocks, about."""

CLOTH = (0.7, 0.82, 1.25)
"""How wide a banner is in widths of its stone, how high in its heights, and how high in its own widths at most."""

MARK = 0.42
"""The radius of a builder's mark on a banner, in the banner's widths."""

WINDOW, FRAME = 0.27, 10.0
"""The radius of a window in a scored section's stone, in heights or widths of the stone, and its frame."""

TALL = 150
"""From so many pixels on a stone has windows under its banner."""

KEEP_ROOF, TURRET = 0.28, 0.2
"""How high the keep's roof is in heights of the keep, and how wide its turrets are in widths."""

FINE = 130
"""Up to so many pixels high things are drawn finely."""


@kept
def stone(
    section: int, wide: int, high: int, crest: int, seat: Seat | None, *, is_plain: bool
) -> Sprite:
    """A piece of a section's masonry, with battlements or a roof so high where it ends in the sky: under its builder's banner,
    or with a window in the shape of the builder's mark.
    """
    sketch = Sketch(wide, high, crest + 8, SCALE if high <= FINE else BROAD)
    if crest and section == TOWERS:
        draw_roof(sketch, wide, crest)
    elif crest:
        draw_battlements(sketch, STONES[section], wide, crest)
    _draw_wall(sketch, section, wide, high, is_top=bool(crest))
    if seat is None:
        _draw_slit(sketch, wide / 2, high * 0.5, min(wide, high) * 0.5)
    elif is_plain:
        if high >= TALL:
            _draw_slit(sketch, wide / 2, high * 0.8, 46, LIT)
        _draw_banner(sketch, wide, high, seat)
    else:
        _draw_window(sketch, wide, high, seat)
    return sketch.done()


def _draw_wall(sketch: Sketch, section: int, wide: int, high: int, *, is_top: bool) -> None:
    """A wall of courses of blocks: dark at its foot in the dungeon, round in towers; a ledge where it ends."""
    colour = STONES[section]
    edge = palette.mixed(colour, palette.INK, 0.66)
    sketch.box(colour, 0, 0, wide, high, 0)
    _draw_courses(sketch, colour, wide, high)
    for start, share, tone in ROUND if section == TOWERS else FLAT:
        sketch.box(tone, start * wide, 0, share * wide, high, 0)
    if section == DUNGEON:
        sketch.box("#2A253026", 0, high * 0.8, wide, high * 0.2, 0)
    for x in (1, wide - 1):
        sketch.line(edge, 2.4 if section == TOWERS else 1.6, [(x, 0), (x, high)])
    sketch.line(edge, 2, [(0, high - 1), (wide, high - 1)])
    if is_top:
        ledge = 7 if section == TOWERS else 5
        sketch.box(edge, -3, -1, wide + 6, ledge + 4, 2)
        sketch.box(palette.mixed(colour, LIGHT, 0.5), -1, 1, wide + 2, ledge, 1)


def _draw_courses(sketch: Sketch, colour: str, wide: int, high: int) -> None:
    """The joints between blocks, and some blocks that are lighter or darker."""
    dark, light = palette.mixed(colour, palette.INK, 0.26), palette.mixed(colour, LIGHT, 0.5)
    courses = max(2, round(high / COURSE))
    step, chance = high / courses, Scatter(wide + 7 * high)
    for course in range(courses):
        y = course * step
        for number in range(-1, wide // BLOCK + 1):
            x = (number + course % 2 / 2) * BLOCK
            left, right = max(0.0, x), min(wide, x + BLOCK)
            if chance.share() < VARIED and right > left:
                sketch.box(chance.pick((light, dark)) + "55", left, y, right - left, step, 0)
            if 0 < x < wide:
                sketch.line(dark, 1.6, [(x, y + 1), (x, y + step - 1)])
        sketch.line(dark, 1.6, [(0, y), (wide, y)])


def draw_battlements(sketch: Sketch, colour: str, wide: float, high: float, x: float = 0) -> None:
    """Draw merlons so high above a wall's upper edge."""
    edge, light = palette.mixed(colour, palette.INK, 0.66), palette.mixed(colour, LIGHT, 0.5)
    step = wide / max(2, round(wide / 40))
    for number in range(round(wide / step)):
        left = x + (number + 0.17) * step
        across = step * 0.66
        sketch.box(edge, left, -high, across, high + 6, 2)
        sketch.box(colour, left + 2.2, 2.2 - high, across - 4.4, high + 6, 1)
        sketch.box(light, left + 2.2, 2.2 - high, across - 4.4, 4, 1)
        sketch.box("#2A253030", left + across - 7, 2.2 - high, 5, high, 0)


def draw_roof(
    sketch: Sketch, wide: float, high: float, x: float = 0, y: float = 0, colour: str = ROOF
) -> None:
    """Draw a pointed roof, lit from the left, its eaves at that height."""
    middle, left, right = x + wide / 2, x - 5, x + wide + 5
    light, dark = (
        palette.mixed(colour, palette.WHITE, 0.22),
        palette.mixed(colour, palette.INK, 0.3),
    )
    roof = [(left, y + 1), (middle, y - high), (right, y + 1)]
    sketch.line(palette.INK, 4, [*roof, roof[0]])
    sketch.poly(colour, roof)
    sketch.poly(light, [(left, y + 1), (middle, y - high), (x + wide * 0.24, y + 1)])
    sketch.poly(dark, [(middle, y - high), (right, y + 1), (x + wide * 0.62, y + 1)])


def _draw_slit(sketch: Sketch, x: float, y: float, high: float, pane: str = HOLE) -> None:
    """A narrow window with an arch."""
    across = max(5.0, high * 0.2)
    for colour, out in ((palette.INK, 3.0), (pane, 0.0)):
        sketch.oval(colour, x, y - high / 2 + across, across + out, across + out)
        sketch.box(
            colour, x - across - out, y - high / 2 + across, 2 * (across + out), high - across, 0
        )


def _draw_window(sketch: Sketch, wide: int, high: int, seat: Seat) -> None:
    """A window in the shape of its builder's mark and of that colour in the middle of a stone."""
    outline = tokens.seal_outline(tokens.SEAL_SHAPES[seat], WINDOW * min(wide, high))
    shape = [(wide / 2 + x, high / 2 + y) for x, y in outline]
    sketch.line(HOLE, FRAME, [*shape, shape[0]])
    sketch.poly(palette.SEATS[seat].full, shape)


def _draw_banner(sketch: Sketch, wide: int, high: int, seat: Seat) -> None:
    """A builder's banner, hung from a rod."""
    across = min(CLOTH[0] * wide, CLOTH[1] * high)
    tall = min(CLOTH[1] * high, CLOTH[2] * across)
    draw_cloth(sketch, wide / 2, max(5.0, min(high * 0.12, 26)), across, tall, seat)


def draw_cloth(
    sketch: Sketch, middle: float, top: float, wide: float, high: float, seat: Seat
) -> None:
    """Draw a banner in a player's colours that hangs from its rod, its end cut in two points."""
    colour, left, right = palette.SEATS[seat], middle - wide / 2, middle + wide / 2
    low = top + high
    cloth = [
        (left, top), (right, top), (right, low), (middle, low - high * 0.14), (left, low),
    ]  # fmt: skip
    sketch.poly("#2A253050", [(x + 4, y + 4) for x, y in cloth])
    sketch.line(palette.INK, 4, [*cloth, cloth[0]])
    sketch.poly(colour.full, cloth)
    fold = [(right, top), (right, low), (right - wide * 0.16, low - high * 0.045)]
    sketch.poly(palette.mixed(colour.full, colour.dark, 0.6), [*fold, (right - wide * 0.16, top)])
    sketch.line(palette.INK, 7, [(left - 4, top), (right + 4, top)])
    sketch.line(PLANK, 3.4, [(left - 4, top), (right + 4, top)])
    outline = tokens.seal_outline(tokens.SEAL_SHAPES[seat], wide * MARK)
    centre = top + high * 0.45
    sketch.poly(colour.mark, [(middle + x, centre + y) for x, y in outline])


@kept
def gatehouse(wide: int, high: int, *, is_open: bool) -> Sprite:
    """The gate between two round turrets; without roofs and gate as long as it is being built."""
    crest = round(min(high * 0.3, wide * 0.6))
    sketch = Sketch(wide, high, crest + 12, SCALE if high <= FINE else BROAD)
    colour, turret = STONES[WALLS], wide * 0.3
    dark, edge = (palette.mixed(colour, palette.INK, share) for share in (0.26, 0.66))
    middle = wide / 2
    top = high * 0.16
    sketch.box(edge, turret * 0.7, top, wide - 1.4 * turret, high - top, 0)
    front = palette.mixed(colour, palette.INK, 0.1)
    sketch.box(front, turret, top + 2, wide - 2 * turret, high - top - 2, 0)
    arch = wide * 0.19
    spring = high - max(arch * 1.1, high * 0.3)
    for tone, out in ((edge, 5.0), (HOLE, 0.0)):
        sketch.oval(tone, middle, spring, arch + out)
        sketch.box(tone, middle - arch - out, spring, 2 * (arch + out), high - spring, 0)
    if is_open:
        for number in (-1, 0, 1):
            x = middle + number * arch * 0.5
            sketch.line("#8A7A66", 2.6, [(x, spring - arch * 0.7), (x, spring + arch * 0.3)])
        sketch.line("#8A7A66", 2.6, [(middle - arch, spring), (middle + arch, spring)])
    for left in (0.0, wide - turret):
        _draw_turret(sketch, colour, (left, 2, turret, high - 2))
        for y in range(24, high, COURSE):
            sketch.line(dark, 1.4, [(left + 2, y), (left + turret - 2, y)])
        _draw_slit(sketch, left + turret / 2, high * 0.36, turret * 0.8)
        if is_open:
            draw_roof(sketch, turret, crest, left)
        else:
            draw_battlements(sketch, colour, turret, 8, left)
    return sketch.done()


def _draw_turret(sketch: Sketch, colour: str, box: tuple[float, float, float, float]) -> None:
    """A round turret, lit from the left."""
    x, y, wide, high = box
    sketch.box(palette.mixed(colour, palette.INK, 0.64), x - 2, y - 2, wide + 4, high + 2, 0)
    sketch.box(colour, x, y, wide, high, 0)
    for start, share, tone in ROUND:
        sketch.box(tone, x + start * wide, y, share * wide, high, 0)


@kept
def keep(wide: int, high: int, seat: Seat | None) -> Sprite:
    """The keep that rises behind the walls: corner turrets under roofs, lit windows, the winner's banner on its front."""
    crest = round(high * KEEP_ROOF)
    sketch = Sketch(wide, high, crest + 14, BROAD)
    colour = palette.mixed(STONES[TOWERS], "#B98E76", 0.3)
    turret = wide * TURRET
    draw_roof(sketch, wide * 0.62, crest, wide * 0.19, 6)
    sketch.box(palette.mixed(colour, palette.INK, 0.62), -2, 0, wide + 4, high, 0)
    sketch.box(colour, 0, 2, wide, high, 0)
    _draw_courses(sketch, colour, wide, high)
    sketch.box("#2A253026", wide * 0.6, 2, wide * 0.4, high, 0)
    draw_battlements(sketch, colour, wide, 16)
    for left in (-turret * 0.4, wide - turret * 0.6):
        _draw_turret(sketch, colour, (left, -12, turret, high + 12))
        draw_roof(sketch, turret, crest * 0.82, left, -12)
    for share in (0.27, 0.73):
        for level in (0.18, 0.36):
            _draw_slit(sketch, wide * share, high * level, min(wide * 0.2, high * 0.14), LIT)
    if seat is not None:
        draw_cloth(sketch, wide / 2, high * 0.05, wide * 0.28, wide * 0.36, seat)
    return sketch.done()


def keep_tips(wide: int, high: int) -> tuple[tuple[float, float], ...]:
    """The tips of a keep's roofs, from its upper left corner."""
    crest, turret = round(high * KEEP_ROOF), wide * TURRET
    tip = -12 - crest * 0.82
    return (turret * 0.1, tip), (wide / 2, 6 - crest), (wide - turret * 0.1, tip)


@kept
def pennon(wide: int, seat: Seat) -> Sprite:
    """A long flag in the wind, its pole's foot at the lower left corner."""
    high, colour = round(wide * 1.1), palette.SEATS[seat]
    sketch = Sketch(wide, high, 6)
    sketch.line(palette.INK, 5, [(2, 0), (2, high)])
    cloth = [
        (3, 1), (wide * 0.4, 5), (wide * 0.75, 0), (wide, 4), (wide * 0.8, high * 0.22),
        (wide, high * 0.42), (wide * 0.7, high * 0.38), (wide * 0.38, high * 0.46), (3, high * 0.42),
    ]  # fmt: skip
    sketch.line(palette.INK, 4, [*cloth, cloth[0]])
    sketch.poly(colour.full, cloth)
    sketch.poly(colour.dark + "60", [(3, high * 0.28), (wide * 0.8, high * 0.24), *cloth[5:]])
    return sketch.done()
