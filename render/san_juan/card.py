"""A card in the hand: drawing, name band, and what it does in a few words."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from render.core import art, palette, tokens
from render.core.boxes import ring
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.san_juan.looks import EFFECT_GLYPHS, KINDS
from render.san_juan.plot import Card
from render.san_juan.scenery import scenery

EDGE = "#57503F"
BODY_INK = "#38332A"


class Measure(NamedTuple):
    """How large everything on a hand card is; one measure per number of columns."""

    wide: int
    high: int
    drawing: int
    band: int
    radius: int
    plaque: int
    badge: int
    glyph: int
    name: int
    name_least: int
    sign: int
    body: int
    body_least: int
    shield: int
    gap: int

    @property
    def has_effect(self) -> bool:
        """Whether there is room for the effect line."""
        return self.body > 0

    @property
    def is_flat(self) -> bool:
        """Whether cost, tag and badge stand side by side on the drawing."""
        return self.drawing < 2 * self.badge

    @property
    def name_left(self) -> int:
        """Where the name begins on the band."""
        return self.glyph + 26 if self.has_effect else 14

    @property
    def name_room(self) -> int:
        """The width that the name may take."""
        return self.wide - self.name_left - 12

    @property
    def effect_left(self) -> int:
        """Where the effect line begins."""
        return self.sign + 30

    @property
    def effect_room(self) -> int:
        """The width that the effect line may take."""
        return self.wide - self.effect_left - self.shield - 24


LARGE = Measure(442, 486, 230, 78, 22, 72, 50, 66, 52, 34, 74, 37, 29, 72, 18)
BROAD = LARGE._replace(high=410, drawing=154)
"""As large, with less of a drawing: two rows of it make a landscape."""

MIDDLE = Measure(331, 341, 149, 58, 18, 57, 40, 48, 40, 30, 54, 29, 23, 57, 13)
FLAT = MIDDLE._replace(high=270, drawing=78)
"""A middle one with a strip of a drawing: three rows of it make a landscape."""

STOUT = LARGE._replace(
    high=300,
    drawing=84,
    band=66,
    plaque=62,
    badge=46,
    glyph=54,
    name=48,
    sign=66,
    shield=64,
    gap=14,
)
"""A large one with a strip of a drawing: two rows of it leave room for a strip above them."""

SLIM = MIDDLE._replace(
    high=230, drawing=62, band=52, plaque=46, badge=38, glyph=42, name=38, sign=48, shield=50
)
"""The lowest that says what it does."""

SMALL = Measure(262, 250, 168, 82, 16, 52, 40, 0, 38, 30, 0, 0, 0, 48, 13)
TINY = Measure(216, 200, 126, 74, 14, 44, 36, 0, 34, 27, 0, 0, 0, 40, 13)


def name_fit(name: str, measure: Measure) -> Fitted:
    """The name as it stands on the band: on one line, on small cards also on two."""
    lines = 1 if measure.has_effect else 2
    return fit(name, Face.NAME, measure.name_room, measure.name, measure.name_least, lines)


def effect_fit(effect: str, measure: Measure) -> Fitted:
    """The effect line as it stands below the band: in three lines, or four when it must."""
    room, size, least = measure.effect_room, measure.body, measure.body_least
    three = fit_body(effect, Face.BODY, room, size, least)
    return three if three.fits else fit_body(effect, Face.BODY, room, size - 4, least - 2, 4)


@kept
def _drawing(key: Key, wide: int, high: int) -> Image.Image:
    """The scenery of a card, the same in every language."""
    return scenery(key, wide, high)


@kept
def card_face(card: Card, effect: str, measure: Measure) -> Image.Image:
    """A whole card, without what a decision adds to it."""
    canvas = Canvas(Image.new("RGB", (measure.wide, measure.high), palette.PAPER))
    canvas.image.paste(_drawing(card.key, measure.wide, measure.drawing), (0, 0))
    _draw_band(canvas, card, measure)
    if measure.has_effect:
        _draw_effect(canvas, card, effect, measure)
    else:
        shield = tokens.shield(card.points, measure.shield)
        canvas.put(shield, measure.wide - measure.shield - 12, measure.drawing - measure.shield - 8)
        glyph = art.sticker(KINDS[card.kind].glyph, 46)
        canvas.put(glyph, 12, measure.drawing - 54)
    canvas.put(tokens.plaque(card.cost, measure.plaque), 11, 11)
    canvas.paint(EDGE, ring(measure.wide, measure.high, measure.radius, 2), 0, 0)
    return canvas.image


def _draw_band(canvas: Canvas, card: Card, measure: Measure) -> None:
    look, top = KINDS[card.kind], measure.drawing
    canvas.fill(look.band, 0, top, measure.wide, measure.band)
    canvas.fill(palette.mixed(look.band, palette.WHITE, 0.28), 0, top, measure.wide, 3)
    low = top + measure.band - 3
    canvas.fill(palette.mixed(look.band, palette.BLACK, 0.22), 0, low, measure.wide, 3)
    middle = top + measure.band / 2
    name = name_fit(card.name, measure)
    x, side = (measure.name_left, "l") if measure.has_effect else (measure.wide / 2, "m")
    canvas.write_lines(name.lines, Face.NAME, name.size, palette.WHITE, x, middle, side)
    if measure.has_effect:
        glyph = art.sticker(look.glyph, measure.glyph)
        canvas.put_centred(glyph, 12 + measure.glyph / 2, middle - 1)


def _draw_effect(canvas: Canvas, card: Card, effect: str, measure: Measure) -> None:
    top = measure.drawing + measure.band
    middle = (top + measure.high) / 2
    sign = art.sticker(EFFECT_GLYPHS.get(card.key, "producer"), measure.sign, palette.KEYLINE)
    canvas.put_centred(sign, 14 + measure.sign / 2, middle)
    body = effect_fit(effect, measure)
    left = measure.effect_left
    canvas.write_lines(body.lines, Face.BODY, body.size, BODY_INK, left, middle, "l", 1.1)
    shield = tokens.shield(card.points, measure.shield)
    canvas.put_centred(shield, measure.wide - 13 - measure.shield / 2, middle)
