"""A plot of a city: a house by the street with its name plate, or a meadow behind a fence that waits for one."""

from functools import lru_cache
from typing import NamedTuple

from render.core import art, boxes, palette, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit
from render.core.halo import halo
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, crate, painted_plate
from render.core.scenery import above_ground, extent, stand, standing
from render.core.sketch import Sketch
from render.san_juan.looks import BRINGS, EFFECT_GLYPHS, GOODS, KINDS, UNTOLD, Bring, kind_of
from render.san_juan.roles import SKIES

RADIUS = 14
YARD = "#DCC68F"
AQUA_INK, AQUA_RING = 9, 6
SPARK, SPARK_DOWN = 18, 0.5
"""How large the sign of the last move is, and how far down beside the house, in shares of its ground."""

YARD_HIGH = 16
GHOST = 0.5

SUNK = 8
"""How far a shield reaches onto the plate."""

LEANS = 8
"""How far a house may reach over the edges of its plot."""

SIGN_PAD, SIGN_GAP, SIGN_LETTERS = 7, 2, 0.8
"""On the board before a house: what is free at its ends and between what stands on it, and its letters in its heights."""

MOST_BONUS = 19
"""The largest bonus for which a board leaves room."""

CRATE, NAMED = 1.24, 163
"""How wide crates are in goods, and name plates in towns."""

FRONT, GOOD_AT = 0.42, 0.49
"""How high crates are, and how far above their foot is the middle of the good before one, in goods."""

BEFORE = 14
"""How far a board stands before the house, and with it the street."""

SIZES = 8
"""Houses are multiples of that high: those of one kind in many towns are the same drawing."""

QUIET, QUIET_ICON = 1.16, 1.0
"""How wide the sign of when a house works is while it does not, and its icon, in heights of the board with what it brings."""

LANDMARKS, LANDMARK = frozenset({"monument", "six", "cathedral"}), 1.3
"""Kinds of houses that are drawn so much larger in a town than others."""

BRIEFER = 0.9
"""So small, in shares of the largest letters, a name is told in short."""

PRICED = 0.52
"""How wide the price on a good is, in shares of the good."""


class Plot(NamedTuple):
    """How large a plot is, and everything on it."""

    wide: int
    high: int
    house: int
    """Of the box that the house is drawn in."""

    plate: PlateSize
    shield: int
    """Of its printed points; 0: a house in a town, whose sign tells their sum, and whose board what the house does."""

    good: int

    @property
    def street(self) -> int:
        """How high the street is, on which the plate stands."""
        return self.plate.high + 4 if self.shield else self.plate.high - BEFORE

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
    is_tucked: bool = False
    is_last_move: bool = False
    """Whether the last move put the building up, or worked in it."""

    bonus: int | None = None
    """What it brings for what it counts; None: it counts nothing."""

    has_moved_good: bool = False
    """Whether the last move laid the good there, or took it away."""

    price: int | None = None
    """What the good brings while the trading house is open."""

    is_at_work: bool = False
    """Whether it works in the phase that is played."""


def is_named(card: Card, plot: Plot, standing_: Standing) -> bool:
    """Whether a plate tells the name: in a town only at work, where no board says what the house does."""
    return bool(plot.shield) or (card.key in UNTOLD and standing_.is_at_work)


def name_on(card: Card, plot: Plot) -> str:
    """The name on the plate: in short where there is no room for two lines, nor for all of it in large letters on one."""
    size, least = plot.plate.name, plot.plate.least
    is_low = plot.plate.two_lines < least
    one = fit(card.name, Face.NAME, plot.plate.room, size, least, 1)
    return card.brief if is_low and one.size < size * BRIEFER else card.name


def told_of(key: str, bonus: int | None) -> Bring | None:
    """What a building brings: what its bonus comes to, else what is printed."""
    return BRINGS.get(key) if bonus is None else Bring(f"+{bonus}", "vp")


def before(key: str, kind: str, plate: PlateSize, good: int) -> int:
    """How wide what stands before a house in a town may be: its board, its plate, or its good in a crate."""
    if kind in GOODS:
        return round(good * CRATE)
    if kind == "monument":
        return 0
    if key in UNTOLD:
        return NAMED
    board = _board(key, kind, MOST_BONUS if kind in LANDMARKS else None, plate.high)
    return max(board.size[0], round(plate.high * QUIET))


@lru_cache(maxsize=512)
def house_high(key: str, plot: Plot) -> int:
    """How high the box of a building is drawn on a plot."""
    across = plot.wide + LEANS
    share = 1 if plot.shield else size_of(kind_of(key))
    wide = sum(extent(key, is_bare=True))
    room = min(plot.house * share, plot.ground / above_ground(key), across / wide)
    return int(room / SIZES) * SIZES


def size_of(kind: str) -> float:
    """How large a house of that kind is drawn in a town, in the size of most."""
    return LANDMARK if kind in LANDMARKS else 1.0


def draw_built(canvas: Canvas, x: int, y: int, card: Card, standing_: Standing, plot: Plot) -> None:
    """Draw a building on its plot at that corner, with all that lies on, in and under it."""
    draw_house(canvas, x, y, card, standing_, plot)
    draw_front(canvas, x, y, card, standing_, plot)


def draw_house(canvas: Canvas, x: int, y: int, card: Card, standing_: Standing, plot: Plot) -> None:
    """Draw a building on its plot at that corner, in light where the last move was."""
    ground, middle = y + plot.ground, x + plot.wide / 2
    canvas.put(_yard(plot.wide), x, ground - YARD_HIGH)
    if standing_.is_last_move:
        box = (x + 4, y + 6, plot.wide - 8, plot.high - 6, RADIUS)
        boxes.frame(canvas, palette.INK, *box, AQUA_INK)
        boxes.lit(canvas, palette.AQUA, *box, AQUA_RING)
    high = house_high(card.key, plot)
    is_bare = sum(extent(card.key)) * high > plot.wide + LEANS
    left, right = (reach * high for reach in extent(card.key, is_bare=is_bare))
    house = standing(card.key, high, is_bare=is_bare)
    stand(canvas, house, middle + (left - right) / 2, ground)


def draw_front(canvas: Canvas, x: int, y: int, card: Card, standing_: Standing, plot: Plot) -> None:
    """Draw what stands before a building on its plot at that corner: what it does, its goods, and cards under it."""
    ground, middle = y + plot.ground, x + plot.wide / 2
    low, sign = y + plot.high - plot.plate.high - 2, _sign(card, standing_, plot)
    if is_named(card, plot, standing_):
        left = x + (plot.wide - plot.plate.wide) // 2
        plate = painted_plate(name_on(card, plot), KINDS[card.kind].band, plot.plate)
        canvas.put(plate, left, low)
    elif sign:
        canvas.put(sign, middle - sign.size[0] / 2, low + plot.plate.high - sign.size[1])
    if plot.shield:
        shield = tokens.shield(card.points, plot.shield)
        canvas.put(shield, x + 5, ground + SUNK - shield.size[1])
    _draw_stock(canvas, x, ground, standing_, plot)
    if standing_.is_last_move:
        canvas.put_centred(_spark(), *spark_at(x, y, plot))


def _sign(card: Card, standing_: Standing, plot: Plot) -> Sprite | None:
    """The sign before a house in a town: what it brings while it works or counts, else when it works."""
    if plot.shield or card.kind in GOODS or card.kind == "monument":
        return None
    if standing_.bonus is None and not standing_.is_at_work:
        return resting(EFFECT_GLYPHS[card.key], plot.plate.high)
    return _board(card.key, card.kind, standing_.bonus, plot.plate.high)


def _board(key: str, kind: str, bonus: int | None, high: int) -> Sprite:
    """The board of such a house: what it brings, in light while it works in the phase that is played."""
    told = told_of(key, bonus) or Bring("", EFFECT_GLYPHS[key])
    return signboard(told, KINDS[kind].band if bonus is not None else palette.LAMP, high)


@kept
def signboard(told: Bring, colour: str, high: int) -> Sprite:
    """A board in that colour, so high, with what a building brings."""
    size, letters = high, round(high * SIGN_LETTERS)
    text, icon = told
    across = round(width(text, Face.NUMBER, letters)) if text else 0
    parts = [part for part in (across, icon and size) if part]
    wide = sum(parts) + SIGN_GAP * (len(parts) - 1) + 2 * SIGN_PAD
    sketch = Sketch(wide, high, 8)
    sketch.box(palette.INK, -3, -3, wide + 6, high + 6, 13)
    sketch.box(colour, -1, -1, wide + 2, high + 2, 11)
    sketch.box(palette.PAPER, 4, 4, wide - 8, high - 8, 7)
    done = sketch.done()
    face, x, middle = Canvas(done.colour), done.margin + SIGN_PAD, done.margin + high / 2
    face.write(text, Face.NUMBER, letters, palette.INK, x, middle)
    if icon:
        x += across + SIGN_GAP if across else 0
        face.put_centred(art.sticker(icon, round(size * 0.92)), x + size / 2, middle)
    return Sprite(face.image, done.opacity, done.margin)


@kept
def resting(works: str, high: int) -> Sprite:
    """A small sign, so high: when a building works, while it does not, in the colours of that role's tile."""
    wide = round(high * QUIET)
    sky, hill = SKIES.get(works, (palette.PAPER, palette.PAPER_EDGE))
    sketch = Sketch(wide, high, 8)
    sketch.box(palette.INK, -2, -2, wide + 4, high + 4, 14)
    sketch.box(hill, 2, 2, wide - 4, high - 4, 11)
    sketch.box(palette.mixed(sky, hill, 0.25), 2, 2, wide - 4, high * 0.68, 11)
    done = sketch.done()
    face = Canvas(done.colour)
    icon = art.sticker(works, round(high * QUIET_ICON), palette.KEYLINE)
    face.put_centred(icon, done.margin + wide / 2, done.margin + high / 2)
    return Sprite(face.image, done.opacity, done.margin)


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
    """The good before the door, or its place; cards tucked under the house."""
    right, half = x + plot.wide, plot.good / 2
    if standing_.is_tucked:
        wide = round(plot.good * 0.52)
        back = card_back(wide, round(wide * 1.3))
        canvas.put(back, right - wide - 8, ground - back.size[1] + 1)
    if standing_.good is not None:
        if plot.shield:
            _draw_good(canvas, right - half, ground - half + 7, standing_, plot)
        else:
            _draw_crate(canvas, x + plot.wide / 2, ground + plot.street - 4, standing_, plot)


def _draw_crate(canvas: Canvas, x: float, low: float, standing_: Standing, plot: Plot) -> None:
    """The crate before a producer, so far down, and before it all of its good, or the place for one."""
    wide, high = round(plot.good * CRATE), round(plot.good * FRONT)
    canvas.put(crate(wide, high), x - wide / 2, low - high)
    _draw_good(canvas, x, low - plot.good * GOOD_AT, standing_, plot)


def _draw_good(canvas: Canvas, x: float, y: float, standing_: Standing, plot: Plot) -> None:
    """The good around that point, or the place where it can lie."""
    assert standing_.good is not None
    if standing_.is_laden:
        kind = (standing_.good, plot.good)
        if standing_.has_moved_good:
            canvas.put_centred(halo(art.sticker, *kind), x, y)
        canvas.put_centred(art.sticker(*kind), x, y)
        if standing_.price is not None:
            price = tokens.plaque(standing_.price, round(plot.good * PRICED))
            canvas.put(price, x + plot.good * 0.16, y - plot.good * 0.52)
        return
    across = round(plot.good * 0.68)
    down = (plot.good - across) / 2 - 4
    if standing_.has_moved_good:
        canvas.put_centred(halo(good_place, standing_.good, across), x + down, y + down)
    canvas.put_centred(good_place(standing_.good, across), x + down, y + down)


def spark_at(x: int, y: int, plot: Plot) -> tuple[float, float]:
    """Where the sign of the last move is on a plot at that corner: at its right edge, above what stands before the house."""
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
