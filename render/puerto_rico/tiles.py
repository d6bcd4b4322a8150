"""Fields and houses of the own island, large, with everybody who stands on their circles."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, CIRCLES
from games.puerto_rico.views import Place
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, name_plate
from render.core.scenery import above_ground, field, standing_foot
from render.puerto_rico.deeds import draw_deed
from render.puerto_rico.fields import Furrows, even, ploughed
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.land import house_of
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.pieces import empty_circle, free_circle, lit_ring, person

RADIUS = 12
FURROWS = Furrows(5, 18, 4, 6)

BADGE, CORNER, LETTER = 40, 12, 56
"""The letters of a badge, the corners of a quiet one, and how wide one with its letter is."""

CROP, CIRCLE = 0.9, 0.66
"""How large crop and circle of a field are, in its height."""

SETTLED, EMPTY = 0.8, 0.66
"""How large whoever stands on a circle already is, in its width, and one to which nobody can go now."""

BESIDE_CROP = 0.42
"""How much of the width of a field its circle has at most: its crop stands beside it."""

PITCH = 0.98
"""From circle to circle, in their width."""

MOST_HOUSE, ROOMY, SIGN = 320, 112, 88
"""How large a house is at most, from which height of its plot on there is room for its sign, and how large that is at most."""

CLEAR = 0.72
"""How much of the height of a circle its sign leaves free above the ground."""

TALL, BEHIND, SOCKET = 190, 0.42, 0.36
"""From which height on a house stands over its circles, how much of its plot it has at least behind them, and how much of a
circle lies below the foot of such a house.
"""


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


@kept
def _field(kind: Key, wide: int, high: int, *, is_worked: bool) -> Sprite:
    """A ploughed field with what grows there at its left; bare earth where nobody works."""
    face = ploughed(kind, wide, high, FURROWS, is_worked=is_worked)
    size = round(high * CROP)
    across = min(high * CIRCLE, wide * BESIDE_CROP)
    size = round(min(size, wide - across * 1.1))
    face.put_centred(art.sticker(kind, size), min(wide * 0.36, (wide - across) * 0.48), high * 0.52)
    return boxes.raised(face.image, RADIUS, boxes.SMALL_SHADOW)


def draw_field(
    canvas: Canvas,
    x: int,
    y: int,
    place: Place,
    wide: int,
    high: int,
    circles: Sequence[Circle],
    *,
    is_quiet: bool = False,
) -> None:
    """Draw an island tile with its circle, and at its corner the badge that fills it: quiet where others call."""
    is_worked = not circles or any(circle.sort for circle in circles)
    canvas.put(_field(place.kind, wide, high, is_worked=is_worked), x, y)
    across = round(min(high * CIRCLE, wide * BESIDE_CROP))
    for circle in circles:
        draw_circle(canvas, x + wide - across * 0.62, y + high / 2, across, circle)
    draw_badge(canvas, x, y, circles, is_quiet=is_quiet)


def is_open(circles: Sequence[Circle]) -> bool:
    """Whether somebody can go to one of them that is free."""
    return any(circle.sort is None and circle.badge is not None for circle in circles)


@kept
def quiet_badge(label: str, size: int) -> Sprite:
    """A badge of paper: what it stands for can be chosen as well, but is full."""
    wide, high = (
        round(max(size * 1.3, width(label, Face.NUMBER, size) + size * 0.6)),
        round(size * 1.3),
    )
    face = Canvas(Image.new("RGB", (wide, high), palette.PAPER_EDGE))
    face.write(label, Face.NUMBER, size, palette.INK, wide / 2, high / 2, "m")
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


def draw_badge(
    canvas: Canvas, x: float, y: float, circles: Sequence[Circle], *, is_quiet: bool = False
) -> None:
    """Draw the badge of a place at its upper left corner: that of its circles, which is the same for all of them."""
    label = next((circle.badge for circle in circles if circle.badge), "")
    if label:
        size = BADGE if len(label) == 1 else round(BADGE * 0.8)
        badge = quiet_badge(label, round(size * 0.86)) if is_quiet else tokens.badge(label, size)
        canvas.put(badge, x - 2, y - 4)


def draw_circle(canvas: Canvas, x: float, y: float, across: int, circle: Circle) -> None:
    """Draw a circle with whoever stands on it and what is chosen; in amber where somebody can go."""
    if circle.is_chosen:
        canvas.put_centred(lit_ring(across), x, y)
    if circle.sort is not None:
        size = across + 4 if circle.is_chosen else round(across * SETTLED)
        canvas.put_centred(person(circle.sort, size), x, y)
    elif circle.badge is not None:
        canvas.put_centred(free_circle(round(across * 1.06)), x, y)
    else:
        canvas.put_centred(empty_circle(round(across * EMPTY)), x, y)
    if circle.is_chosen:
        canvas.put_centred(tokens.tick(round(across * 0.24)), x + across * 0.36, y - across * 0.36)


class Size(NamedTuple):
    """The measures of a house on its plot."""

    wide: int
    high: int
    plate: int
    """How high its name plate is."""

    circle: int

    @property
    def lines(self) -> PlateSize:
        """Its name plate."""
        return PlateSize(self.wide - 10, self.plate, 46, 27)

    @property
    def ground(self) -> int:
        """How far the ground before it lies below its top."""
        return self.high - self.plate - 6

    @property
    def is_tall(self) -> bool:
        """Whether it stands over its circles, else beside them."""
        return self.ground >= TALL

    @property
    def over(self) -> int:
        """How far its foot lies above that ground."""
        return round(self.circle * SOCKET) if self.is_tall else 0


def draw_house(
    canvas: Canvas,
    x: int,
    y: int,
    place: Place,
    name: str,
    size: Size,
    circles: Sequence[Circle],
    *,
    is_quiet: bool = False,
) -> None:
    """Draw a house with its circles beside it, its name below, what it does, and the badge that fills its circles."""
    ground, key = y + size.ground, drawing_of(place.kind)
    taken = [circle for circle in circles if circle.sort]
    shown = Place(place.kind, len(taken)) if circles else place
    pitch = size.circle * PITCH
    beside = len(circles) * pitch + 8
    free = size.wide if size.is_tall else max(size.wide - beside, size.wide * BEHIND)
    room = min((size.ground - size.over) / above_ground(key), free / 1.12, MOST_HOUSE)
    house = house_of(shown, round(room))
    middle = x + size.wide / 2
    first = middle - (len(circles) - 1) * pitch / 2
    if not size.is_tall:
        middle = x + 6 + max(house.size[0] / 2, (size.wide - beside) * 0.46)
        first = x + size.wide - beside + pitch / 2 + 2
    canvas.put(house, middle - house.size[0] / 2, ground - size.over - standing_foot(house.size[1]))
    canvas.put(name_plate(name, kind_of(place.kind).band, size.lines), x + 5, ground + 3)
    for number, circle in enumerate(circles):
        low = 0.48 if size.is_tall or circle.sort is None else 0.4
        at = first + number * pitch, ground - size.circle * low
        draw_circle(canvas, *at, size.circle, circle)
    if size.ground >= ROOMY:
        sign = max(52, min(SIGN, round(size.ground - size.circle * CLEAR)))
        at = x + size.wide - sign * 0.95, y + sign * 0.5
        if size.is_tall:
            roof = ground - size.over - above_ground(key) * house.size[1]
            beside = middle + house.size[0] / 2 + sign * 0.4
            at = min(at[0], beside), max(at[1], min(roof + sign * 0.4, ground - size.circle * 1.5))
        if good := BUILDINGS[place.kind].good:
            canvas.put_centred(art.sticker(good, even(sign, EVEN)), *at)
        else:
            draw_deed(canvas, *at, place.kind, sign)
    before = first - size.circle * 0.56 - LETTER
    if size.is_tall and before > x:
        draw_badge(canvas, before, ground - size.circle * 0.9, circles, is_quiet=is_quiet)
    else:
        draw_badge(canvas, x, y, circles, is_quiet=is_quiet)
