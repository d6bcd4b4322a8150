"""Tiles of an island and buildings of a city, with the people on their circles."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, CIRCLES, GOODS
from games.puerto_rico.views import Place
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.scenery import field, scenery
from render.puerto_rico.looks import FALLOW, UNOCCUPIED, drawing_of, kind_of
from render.puerto_rico.pieces import empty_circle, lit_ring, person

RADIUS = 11
STRIPE = 6
INK_RING, AQUA_RING = 9, 6
ABOVE, BELOW = -0.34, 0.3
"""Where a person's badge stands: below where a name stands above the circle."""


class Size(NamedTuple):
    """The measures of a building in a city."""

    wide: int
    high: int
    drawing: int
    name: int
    circle: int
    pitch: int

    @property
    def name_room(self) -> int:
        """What is left for the name."""
        return self.wide - self.drawing - STRIPE - 8 - 3


class Circle(NamedTuple):
    """What lies on one circle."""

    sort: Key | None = None
    """Who stands there."""

    badge: str | None = None
    is_chosen: bool = False


def circles_of(place: Place) -> tuple[Circle, ...]:
    """The circles as they stand: nobles first, then colonists, then free ones."""
    free = CIRCLES[place.kind] - place.colonists - place.nobles
    return (
        *[Circle("noble")] * place.nobles,
        *[Circle("colonist")] * place.colonists,
        *[Circle()] * free,
    )


def name_fit(name: str, size: Size) -> Fitted:
    """The name as it stands on a small building."""
    room, least = size.name_room, round(size.name * 0.66)
    whole = fit(name, Face.NAME, room, size.name, round(size.name * 0.8), 1)
    return whole if whole.fits else fit(name, Face.NAME, room, round(size.name * 0.86), least)


def large_name_fit(name: str, size: Size) -> Fitted:
    """The name as it stands on a large building, beside its circle."""
    room = size.wide - size.circle - 30
    return fit(name, Face.NAME, room, size.name + 4, round(size.name * 0.7), 1)


@kept
def _field(kind: Key, wide: int, high: int, *, is_worked: bool) -> Sprite:
    """An island tile over its shadow, without people; fallow where nobody works."""
    rim = max(2, round(high * 0.035))
    face = Image.new("RGB", (wide, high), palette.KEYLINE)
    inner = (wide - 2 * rim, high - 2 * rim)
    ground = field(drawing_of(kind), kind_of(kind), *inner, 0.6 if kind in GOODS else 0.34)
    if not is_worked:
        ground = Image.blend(ground, Image.new("RGB", inner, FALLOW), 0.5)
    face.paste(ground, (rim, rim), boxes.rounded(*inner, RADIUS - rim))
    canvas = Canvas(face)
    if kind in GOODS:
        canvas.put_centred(art.sticker(kind, round(high * 0.82)), wide * 0.27, high * 0.5)
    elif kind == "quarry":
        canvas.put_centred(art.sticker(kind, round(high * 0.86)), wide * 0.29, high * 0.5)
    return boxes.raised(face, RADIUS, boxes.SMALL_SHADOW)


@kept
def plain_field(kind: Key, wide: int, high: int) -> Sprite:
    """An island tile that lies on the table: its good before its field, no circle."""
    rim = 3
    face = Image.new("RGB", (wide, high), palette.KEYLINE)
    inner = (wide - 2 * rim, high - 2 * rim)
    ground = field(drawing_of(kind), kind_of(kind), *inner, 0.5)
    face.paste(ground, (rim, rim), boxes.rounded(*inner, RADIUS - rim))
    icon = art.sticker(kind, round(min(wide, high) * 0.7))
    Canvas(face).put_centred(icon, wide / 2, high * 0.5)
    return boxes.raised(face, RADIUS, boxes.SMALL_SHADOW)


def draw_field(
    canvas: Canvas, x: int, y: int, place: Place, wide: int, high: int, circles: Sequence[Circle]
) -> None:
    """Draw an island tile with its circle."""
    is_worked = not circles or any(circle.sort for circle in circles)
    canvas.put(_field(place.kind, wide, high, is_worked=is_worked), x, y)
    across = round(high * 0.76)
    for circle in circles:
        draw_circle(canvas, x + wide - across * 0.62, y + high / 2, across, circle)


def draw_circle(
    canvas: Canvas, x: float, y: float, across: int, circle: Circle, sign_at: float = ABOVE
) -> None:
    """Draw a circle with whoever stands on it, what is chosen, and the badge that fills it.

    `sign_at`: how far below the middle the badge of a person stands, in circles.
    """
    if circle.is_chosen:
        canvas.put_centred(lit_ring(across), x, y)
    if circle.sort is not None:
        canvas.put_centred(person(circle.sort, across + 4), x, y)
    elif circle.badge is None:
        canvas.put_centred(empty_circle(round(across * 0.86)), x, y)
    if circle.is_chosen:
        canvas.put_centred(tokens.tick(round(across * 0.24)), x + across * 0.36, y - across * 0.36)
    elif circle.badge is not None:
        if circle.sort is None:
            canvas.put_centred(tokens.badge(circle.badge, round(across * 0.62)), x, y)
        else:
            sign = tokens.badge(circle.badge, max(38, round(across * 0.48)))
            canvas.put_centred(sign, x + across * 0.34, y + across * sign_at)


@kept
def _small(kind: Key, name: str, size: Size, *, is_occupied: bool) -> Sprite:
    """A small building over its shadow, without people."""
    return boxes.raised(
        _small_face(kind, name, size, is_occupied=is_occupied), RADIUS, boxes.SMALL_SHADOW
    )


def _small_face(kind: Key, name: str, size: Size, *, is_occupied: bool) -> Image.Image:
    paper = palette.PAPER if is_occupied else UNOCCUPIED
    canvas = Canvas(Image.new("RGB", (size.wide, size.high), paper))
    drawn = scenery(drawing_of(kind), kind_of(kind), size.drawing, size.high)
    if not is_occupied:
        drawn = Image.blend(Image.new("RGB", drawn.size, UNOCCUPIED), drawn, 0.6)
    canvas.image.paste(drawn, (0, 0))
    canvas.fill(kind_of(kind).band, size.drawing, 0, STRIPE, size.high)
    text = name_fit(name, size)
    one = 0.32 if len(text.lines) == 1 else 0.29
    middle = size.high * one
    x = size.drawing + STRIPE + 8
    canvas.write_lines(text.lines, Face.NAME, text.size, palette.INK, x, middle)
    return canvas.image


@kept
def _large(kind: Key, name: str, size: Size, high: int, *, is_occupied: bool) -> Sprite:
    """A large building over its shadow, without people."""
    paper = palette.PAPER if is_occupied else UNOCCUPIED
    canvas = Canvas(Image.new("RGB", (size.wide, high), paper))
    foot = round(size.name * 1.36)
    drawn = scenery(drawing_of(kind), kind_of(kind), size.wide, high - foot)
    if not is_occupied:
        drawn = Image.blend(Image.new("RGB", drawn.size, UNOCCUPIED), drawn, 0.6)
    canvas.image.paste(drawn, (0, 0))
    canvas.fill(kind_of(kind).band, 0, high - foot, size.wide, STRIPE - 1)
    text = large_name_fit(name, size)
    middle = high - foot / 2 + 2
    canvas.write(text.lines[0], Face.NAME, text.size, palette.INK, 12, middle)
    return boxes.raised(canvas.image, RADIUS, boxes.SMALL_SHADOW)


def draw_building(
    canvas: Canvas,
    x: int,
    y: int,
    place: Place,
    name: str,
    size: Size,
    high: int,
    circles: Sequence[Circle],
    *,
    is_last_move: bool = False,
) -> None:
    """Draw a building with the people on it; a large one is so high."""
    is_large = BUILDINGS[place.kind].size == 2
    is_occupied = bool(place.people) or not circles or any(circle.sort for circle in circles)
    if is_last_move:
        boxes.frame(canvas, palette.INK, x, y, size.wide, high, RADIUS, INK_RING)
        boxes.frame(canvas, palette.AQUA, x, y, size.wide, high, RADIUS, AQUA_RING + 1)
    if is_large:
        canvas.put(_large(place.kind, name, size, high, is_occupied=is_occupied), x, y)
    else:
        canvas.put(_small(place.kind, name, size, is_occupied=is_occupied), x, y)
    if is_last_move:
        canvas.put(tokens.spark_corner(30, RADIUS), x + size.wide - 30, y)
    sign_at = ABOVE if is_large else BELOW
    for number, circle in reversed(list(enumerate(circles))):  # a badge lies on the next circle
        middle = _circle_at(x, y, size, high, number, is_large=is_large)
        draw_circle(canvas, *middle, size.circle, circle, sign_at)


def _circle_at(
    x: int, y: int, size: Size, high: int, number: int, *, is_large: bool
) -> tuple[float, float]:
    """The middle of a circle on a building."""
    if is_large:
        return x + size.wide - size.circle * 0.62, y + high - round(size.name * 0.7) + 1
    left = x + size.drawing + STRIPE + 8 + size.circle * 0.5
    return left + number * size.pitch, y + size.high - size.circle * 0.62
