"""A plot of a city: a house by the street with its name plate, or a meadow behind a fence that waits for one."""

from functools import lru_cache
from typing import NamedTuple

from render.core import art, boxes, palette, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.halo import halo
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, painted_plate
from render.core.place.garden import free_plot
from render.core.scenery import above_ground, stand, standing
from render.core.sketch import Sketch
from render.core.tokens import pill
from render.san_juan.looks import BRINGS, EFFECT_GLYPHS, KINDS, Bring

RADIUS = 14
YARD = "#DCC68F"
AQUA_INK, AQUA_RING = 9, 6
GHOST = 0.5
SUNK = 8
"""How far a shield reaches onto the plate."""


class Plot(NamedTuple):
    """How large a plot is, and everything on it."""

    wide: int
    high: int
    house: int
    """Of the box that the house is drawn in."""

    plate: PlateSize
    sign: int
    shield: int
    """Of its printed points; 0: they are not told, for the town's sign tells the sum."""

    good: int

    @property
    def street(self) -> int:
        """How high the street is, on which the plate stands."""
        return self.plate.high + 4

    @property
    def ground(self) -> int:
        """Where the house stands, from the top of the plot."""
        return self.high - self.street

    @property
    def middle(self) -> float:
        """Where across the plot the house stands: its signs hang on its left."""
        return self.wide / 2 + self.sign * 0.2


class Card(NamedTuple):
    """What is printed on a card."""

    key: str
    kind: str
    name: str
    cost: int
    points: int | None
    """None: counted at the end."""


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


@lru_cache(maxsize=256)
def house_high(key: str, plot: Plot) -> int:
    """How high the box of a building is drawn: lower, if it would reach the street behind it."""
    return min(plot.house, round((plot.ground + 3) / above_ground(key)))


def draw_free(canvas: Canvas, x: int, y: int, plot: Plot, variant: int) -> None:
    """Draw the meadow of a plot on which nothing stands."""
    high = round(plot.ground * 0.98)
    canvas.put(free_plot(plot.wide, high, variant), x, y + plot.ground - high)


def draw_built(canvas: Canvas, x: int, y: int, card: Card, standing_: Standing, plot: Plot) -> None:
    """Draw a building on its plot at that corner, with all that lies on, in and under it."""
    ground = y + plot.ground
    canvas.put(_yard(plot.wide, plot.sign), x, ground - _yard_high(plot.sign))
    if standing_.is_last_move:
        box = (x + 4, y + 6, plot.wide - 8, plot.high - 6, RADIUS)
        boxes.frame(canvas, palette.INK, *box, AQUA_INK)
        boxes.lit(canvas, palette.AQUA, *box, AQUA_RING)
    house = standing(card.key, house_high(card.key, plot))
    stand(canvas, house, x + plot.middle, ground)
    left = x + (plot.wide - plot.plate.wide) // 2
    plate = painted_plate(card.name, KINDS[card.kind].band, plot.plate)
    canvas.put(plate, left, ground + (plot.street - plot.plate.high) // 2)
    _draw_signs(canvas, x, ground, card, plot, counts=standing_.bonus is not None)
    if standing_.bonus is not None or card.key in BRINGS:
        lift = plot.good * 0.7 if standing_.is_tucked else 0.0
        told = BRINGS.get(card.key)
        if standing_.bonus is not None:
            told = Bring(f"+{standing_.bonus}", "vp")
        assert told is not None
        sign = bring_label(told, round(plot.sign * 0.78))
        canvas.put(sign, x + plot.wide - sign.size[0] - 4, ground - sign.size[1] + 4 - lift)
    _draw_stock(canvas, x, ground, standing_, plot)
    if standing_.is_last_move:
        canvas.put(tokens.spark_corner(34, RADIUS), x + plot.wide - 38, y + 6)


def _draw_signs(
    canvas: Canvas, x: int, ground: int, card: Card, plot: Plot, *, counts: bool
) -> None:
    """When it works, unless it does nothing but count; below it, at the house's foot, its points where they are told."""
    foot = ground - plot.sign * 0.5
    if plot.shield:
        shield = tokens.shield(card.points, plot.shield)
        foot = ground + SUNK - shield.size[1]
        canvas.put(shield, x + 5, foot)
    sign = EFFECT_GLYPHS.get(card.key)
    if sign is not None and (plot.shield or (card.kind != "monument" and not counts)):
        canvas.put(art.sticker(sign, plot.sign), x + 1, foot - plot.sign * 0.85)


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


def _draw_stock(canvas: Canvas, x: int, ground: int, standing_: Standing, plot: Plot) -> None:
    """The good before the door, or its place; cards tucked under the house; how many it covers."""
    right, half = x + plot.wide, plot.good / 2
    if standing_.is_tucked:
        wide = round(plot.good * 0.52)
        back = card_back(wide, round(wide * 1.3))
        canvas.put(back, right - wide - 8, ground - back.size[1] + 1)
    if standing_.good is not None:
        _draw_good(canvas, right - half, ground - half + 7, standing_, plot)
    if standing_.covered:
        pill(
            canvas,
            right - (62 if standing_.is_last_move else 26),
            ground - plot.ground + 18,
            f"+{standing_.covered}",
            22,
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
        canvas.put_centred(halo(_good_place, standing_.good, across), x + down, y + down)
    canvas.put_centred(_good_place(standing_.good, across), x + down, y + down)


def _yard_high(sign: int) -> int:
    return round(sign * 0.32)


@kept
def _yard(wide: int, sign: int) -> Sprite:
    """The swept ground before a house."""
    high = _yard_high(sign)
    sketch = Sketch(wide, high + 4)
    sketch.box(YARD, 6, 0, wide - 12, high + 4, 8)
    return sketch.done()


@kept
def _good_place(good: str, across: int) -> Sprite:
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
