"""A plot of a city: a house by the street with its name plate, or a meadow behind a fence that waits for one."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.core import art, boxes, palette, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.fitting import fit
from render.core.halo import halo
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, crate, painted_plate
from render.core.scenery import above_ground, extent, stand, standing
from render.core.sketch import Sketch
from render.core.tokens import pill
from render.san_juan.looks import BRINGS, EFFECT_GLYPHS, GOODS, KINDS, Bring

RADIUS = 14
YARD = "#DCC68F"
AQUA_INK, AQUA_RING = 9, 6
SPARK, SPARK_DOWN = 18, 0.5
"""How large the sign of the last move is, and how far down beside the house, in shares of its ground."""

YARD_HIGH = 16
GHOST = 0.5
LABEL, MARGIN = 0.82, 16
"""How high what a building brings is on its sign, in heights of the icon; the margin of a sign."""

SUNK = 8
"""How far a shield reaches onto the plate."""

ON_ROOF = 8
"""How far down a sign hangs before its roof."""

STACKED = 4
"""How far the icon of a sign beside a house reaches onto what it brings."""

LEANS, BEHIND = 8, 0.4
"""How far a house may reach over the edges of its plot, and behind the sign beside it, in shares of the sign."""

BRIEFER = 0.9
"""So small, in shares of the largest letters, a name is told in short."""

APART = 6
"""Between a house and the sign beside it, and around both."""


class Plot(NamedTuple):
    """How large a plot is, and everything on it."""

    wide: int
    high: int
    house: int
    """Of the box that the house is drawn in."""

    plate: PlateSize
    sign: int
    """Of the picture on the sign of what it does; 0: that is not told."""

    shield: int
    """Of its printed points; 0: they are not told, for the town's sign tells the sum."""

    good: int

    is_wide: bool = False
    """Whether the sign stands beside the house, which then is as high as the ground."""

    @property
    def street(self) -> int:
        """How high the street is, on which the plate stands."""
        return self.plate.high + 4

    @property
    def ground(self) -> int:
        """Where the house stands, from the top of the plot."""
        return self.high - self.street


class Card(NamedTuple):
    """What is printed on a card."""

    key: str
    kind: str
    name: str
    cost: int
    points: int | None
    """None: counted at the end."""

    brief: str
    """The name where there is no room for all of it."""


class Standing(NamedTuple):
    """What lies on, in and under a building."""

    good: str | None = None
    """The good that it can hold."""

    is_laden: bool = False
    covered: int = 0
    is_tucked: bool = False
    is_last_move: bool = False
    """Whether the last move put the building up, or worked in it."""

    bonus: int | None = None
    """What it brings for what it counts; None: it counts nothing."""

    has_moved_good: bool = False
    """Whether the last move laid the good there, or took it away."""


def is_named(card: Card, plot: Plot) -> bool:
    """Whether a plate tells the name: the goods before the door tell it of a producer in a town."""
    return bool(plot.shield) or card.kind not in GOODS


def name_on(card: Card, plot: Plot) -> str:
    """The name on the plate: in short where there is no room for two lines, nor for all of it in large letters on one."""
    size, least = plot.plate.name, plot.plate.least
    is_low = plot.plate.two_lines < least
    one = fit(card.name, Face.NAME, plot.plate.room, size, least, 1)
    return card.brief if is_low and one.size < size * BRIEFER else card.name


def told_of(card: Card, bonus: int | None) -> Bring | None:
    """What a building brings: what its bonus comes to, else what is printed."""
    return BRINGS.get(card.key) if bonus is None else Bring(f"+{bonus}", "vp")


def room_for(sign: Sprite | None, plot: Plot) -> int:
    """How far a house may rise above its ground below such a sign."""
    above = 0 if sign is None or plot.is_wide else sign.size[1] - ON_ROOF
    return plot.ground + 2 if sign is None else plot.ground - above


@lru_cache(maxsize=512)
def house_high(key: str, plot: Plot, room: int, beside: int = 0) -> int:
    """How high the box of a building is drawn that may rise so far above its ground, with so wide a sign beside it."""
    across = plot.wide + LEANS - beside * (1 - BEHIND)
    return min(plot.house, round(room / above_ground(key)), round(across / sum(extent(key))))


def draw_built(canvas: Canvas, x: int, y: int, card: Card, standing_: Standing, plot: Plot) -> None:
    """Draw a building on its plot at that corner, with all that lies on, in and under it."""
    ground, middle = y + plot.ground, x + plot.wide / 2
    canvas.put(_yard(plot.wide), x, ground - YARD_HIGH)
    if standing_.is_last_move:
        box = (x + 4, y + 6, plot.wide - 8, plot.high - 6, RADIUS)
        boxes.frame(canvas, palette.INK, *box, AQUA_INK)
        boxes.lit(canvas, palette.AQUA, *box, AQUA_RING)
    sign = _sign(card, standing_.bonus, plot)
    beside = 0 if sign is None or not plot.is_wide else sign.size[0]
    high = house_high(card.key, plot, room_for(sign, plot), beside)
    left, right = (reach * high for reach in extent(card.key))
    if sign is not None and beside:
        free = max(0, plot.wide - left - right - beside - 2 * APART)
        stand(canvas, standing(card.key, high), x + free / 3 + APART + left, ground)
        at = x + plot.wide - APART - beside - free / 3
        canvas.put(sign, at, y + (plot.ground - sign.size[1]) / 2)
    else:
        stand(canvas, standing(card.key, high), middle + (left - right) / 2, ground)
    if is_named(card, plot):
        left = x + (plot.wide - plot.plate.wide) // 2
        plate = painted_plate(name_on(card, plot), KINDS[card.kind].band, plot.plate)
        canvas.put(plate, left, ground + (plot.street - plot.plate.high) // 2)
    if sign is not None and not plot.is_wide:
        roof = ground - high * above_ground(card.key)
        canvas.put(sign, middle - sign.size[0] / 2, roof - sign.size[1] + ON_ROOF)
    if plot.shield:
        shield = tokens.shield(card.points, plot.shield)
        canvas.put(shield, x + 5, ground + SUNK - shield.size[1])
    _draw_stock(canvas, x, ground, card, standing_, plot)
    if standing_.is_last_move:
        canvas.put_centred(_spark(), *spark_at(x, y, plot))


def _sign(card: Card, bonus: int | None, plot: Plot) -> Sprite | None:
    """The board above a roof: when the building works, and what it brings then; or what its bonus comes to."""
    works = EFFECT_GLYPHS.get(card.key) if bonus is None else None
    if not plot.sign or card.kind == "monument":
        return None
    return _signboard(works, told_of(card, bonus), plot.sign, is_wide=plot.is_wide)


@kept
def _signboard(works: str | None, told: Bring | None, size: int, *, is_wide: bool) -> Sprite | None:
    """When a building works in a picture so large, and what it brings then: below it if the sign stands beside a house."""
    label = None if told is None else bring_label(told, round(size * LABEL))
    if works is None:
        return label
    icon = art.sticker(works, size)
    if label is None:
        return icon
    if is_wide:
        wide, high = max(size, label.size[0]), size + label.size[1] - STACKED
        above = (icon, (wide - size) / 2, 0.0)
        return _joined(wide, high, (label, (wide - label.size[0]) / 2, high - label.size[1]), above)
    lead = round(size * 0.9)
    beside = (label, float(lead), (size - label.size[1]) / 2)
    return _joined(lead + label.size[0], size, beside, (icon, 0.0, 0.0))


def _joined(wide: int, high: int, *pieces: tuple[Sprite, float, float]) -> Sprite:
    """Sprites as one of that size, each with its corner there."""
    board = Image.new("RGBA", (wide + 2 * MARGIN, high + 2 * MARGIN))
    for piece, left, top in pieces:
        layer = Image.new("RGBA", board.size)
        corner = (MARGIN + round(left) - piece.margin, MARGIN + round(top) - piece.margin)
        drawn = piece.colour.convert("RGBA")
        drawn.putalpha(piece.opacity)
        layer.paste(drawn, corner)
        board.alpha_composite(layer)
    return sprite(board, MARGIN)


@kept
def bring_label(told: Bring, high: int) -> Sprite:
    """A night label with what an effect brings: a number and its icon, if it needs one."""
    text, icon = told
    size = round(high * 0.86)
    across = round(width(text, Face.NUMBER, size))
    wide = across + (high + 12 if icon else 14)
    sketch = Sketch(wide, high, 4)
    sketch.box(palette.KEYLINE, -2, -2, wide + 4, high + 4, 10)
    sketch.box(palette.NIGHT, 0, 0, wide, high, 8)
    done = sketch.done()
    face = Canvas(done.colour)
    middle = done.margin + high / 2
    face.write(text, Face.NUMBER, size, palette.PAPER, done.margin + 7, middle)
    if icon:
        face.put_centred(art.sticker(icon, high), done.margin + 9 + across + high / 2, middle)
    return Sprite(face.image, done.opacity, done.margin)


def _draw_stock(
    canvas: Canvas, x: int, ground: int, card: Card, standing_: Standing, plot: Plot
) -> None:
    """The good before the door, or its place; cards tucked under the house; how many it covers."""
    right, half = x + plot.wide, plot.good / 2
    if standing_.is_tucked:
        wide = round(plot.good * 0.52)
        back = card_back(wide, round(wide * 1.3))
        left = x + 8 if plot.is_wide else right - wide - 8
        canvas.put(back, left, ground - back.size[1] + 1)
    if standing_.good is not None:
        if is_named(card, plot):
            at = right - half, ground - half + 7
        else:
            wide, high = round(plot.good * 1.1), round(plot.good * 0.5)
            low = ground + plot.street - 4
            canvas.put(crate(wide, high), x + (plot.wide - wide) / 2, low - high)
            at = x + plot.wide / 2, low - plot.good * 0.56
        _draw_good(canvas, *at, standing_, plot)
    if standing_.covered:
        pill(
            canvas, x + 26 if plot.is_wide else right - 26, ground - 18, f"+{standing_.covered}", 22
        )


def _draw_good(canvas: Canvas, x: float, y: float, standing_: Standing, plot: Plot) -> None:
    """The good around that point, or the place where it can lie."""
    assert standing_.good is not None
    if standing_.is_laden:
        kind = (standing_.good, plot.good)
        if standing_.has_moved_good:
            canvas.put_centred(halo(art.sticker, *kind), x, y)
        canvas.put_centred(art.sticker(*kind), x, y)
        return
    across = round(plot.good * 0.68)
    down = (plot.good - across) / 2 - 4
    if standing_.has_moved_good:
        canvas.put_centred(halo(good_place, standing_.good, across), x + down, y + down)
    canvas.put_centred(good_place(standing_.good, across), x + down, y + down)


def spark_at(x: int, y: int, plot: Plot) -> tuple[float, float]:
    """Where the sign of the last move is on a plot at that corner: beside the house, away from the sign of what it does."""
    if plot.is_wide:
        return x + SPARK, y + SPARK
    return x + plot.wide - SPARK, y + plot.ground * SPARK_DOWN


@kept
def _spark() -> Sprite:
    """The sign of the last move on the frame around a plot."""
    sketch = Sketch(2 * SPARK, 2 * SPARK, 2)
    sketch.oval(palette.INK, SPARK, SPARK, SPARK)
    sketch.oval(palette.AQUA, SPARK, SPARK, SPARK - 3)
    done = sketch.done()
    Canvas(done.colour).put_centred(tokens.spark(12, palette.INK), SPARK + 2, SPARK + 2)
    return done


@kept
def _yard(wide: int) -> Sprite:
    """The swept ground before a house."""
    sketch = Sketch(wide, YARD_HIGH + 4)
    sketch.box(YARD, 6, 0, wide - 12, YARD_HIGH + 4, 8)
    return sketch.done()


@kept
def good_place(good: str, across: int) -> Sprite:
    """A paper disc with the ghost of the good that could lie there."""
    sketch = Sketch(across, across, 6)
    middle = across / 2
    sketch.oval(palette.INK, middle, middle, middle)
    sketch.oval(palette.PAPER, middle, middle, middle - 2.5)
    done = sketch.done()
    disc = Canvas(done.colour)
    ghost = art.glyph(good, round(across * 0.7))
    disc.put_centred(ghost, middle + 6, middle + 6, GHOST)
    return Sprite(disc.image, done.opacity, 6)
