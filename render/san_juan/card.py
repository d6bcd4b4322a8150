"""A card in the hand: drawing, name band, and what it does in a few words."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.san_juan.looks import EFFECT_GLYPHS, GOODS, KINDS
from render.san_juan.plot import Card
from render.san_juan.scenery import scenery

EDGE = "#57503F"
BODY_INK = "#38332A"
PAD, SLIM_PAD = 14, 8
"""Between words and the edges of what they stand on, and of narrow cards."""

BODY_STEP, NAME_STEP = 1.08, 0.92
"""From line to line of an effect, and of a name."""

EFFECT_LINES = 5
"""In how many lines an effect is written at most."""

CLEARLY_LARGER = 1.1
"""How much larger two lines are than one where they take its place."""

BRIEF = 0.75
"""The least size, in shares of the largest, at which all of a name is told."""

BROAD = 400
"""From that width on a card has room for signs beside its effect."""

BROAD_SIGN = 62
"""How large its sign is then on a card that stands beside many others."""

SLIM_BAND, SLIM_FOOT = 0.22, 0.4
"""How much of its height the name takes, and the effect at most, on a card that stands beside many others."""

TWO_LINES, THREE_LINES, SLIM_DRAWING = 104, 132, 116
"""What lines of the largest letters take on a roomy card and on a narrow one; and how high the drawing stays above them."""

UPRIGHT_FOOT = 150
"""How much of a high card is left to the effect below its drawing: three lines of the largest letters."""

SLIM_EASY, LOW_DRAWING = 250, 92
"""On a lower one the drawing stays only so high, for the sake of the words."""

SLIM_ROOMY = 300
"""From which width on such a card has larger letters."""

SIGNS = (
    (160, (68, 52, 62)),
    (140, (56, 46, 54)),
    (128, (52, 42, 46)),
    (104, (46, 34, 40)),
    (0, (44, 30, 36)),
)
"""How large cost, letter and points are on a drawing at least so high: the letter is clear of the points below it."""

SLIM_TOLD, SLIM_NAME = 200, 48
"""From which height on it tells what it does, and how high its name stands on a lower one."""

SOLE = 800
"""From that width on it lies alone in its row."""

TOLD_WIDE, TOLD_HIGH, TOLD_HIGH_NARROW = 300, 104, 122
"""Narrower and lower cards have no room for what they do, narrow ones earlier than broad ones."""

GREY, SHADED = 0.8, 0.1
"""How much of its colour a card loses that cannot be had, and how much night lies over it."""


class Measure(NamedTuple):
    """How large everything on a hand card is."""

    wide: int
    high: int
    across: int
    """How wide the drawing is where it stands left of the words; 0: it stands above them."""

    drawing: int
    """How high it is."""

    band: int
    """How high the band with the name is."""

    radius: int
    plaque: int
    badge: int
    """Letters of the choice; 0: there is none."""

    name: int
    name_least: int
    sign: int
    body: int
    """The largest letters of the effect; 0: there is no room for it."""

    body_least: int
    shield: int

    @property
    def is_broad(self) -> bool:
        """Whether the effect has a shield beside it, and under an upright drawing its sign, too."""
        return self.wide >= BROAD and self.body > 0

    @property
    def beside_name(self) -> int:
        """What the letter of a choice takes beside the name, or the shield of a card that says no more."""
        if not self.badge:
            return PAD if self.body else self.shield + 20
        return round(self.badge * 1.34) + 18

    @property
    def name_left(self) -> int:
        """Where the name begins on the band."""
        return self.across + PAD if self.across else self.sign + 24 if self.is_broad else PAD

    @property
    def name_room(self) -> int:
        """The width that the name may take; a letter may stand on the band beside it."""
        beside = self.beside_name if self.across else PAD
        return self.wide - self.name_left - beside

    @property
    def effect_left(self) -> int:
        """Where the effect line begins."""
        return self.across + PAD if self.across else self.sign + 30 if self.is_broad else SLIM_PAD

    @property
    def effect_room(self) -> int:
        """The width that the effect line may take."""
        if self.across or self.is_broad:
            return self.wide - self.effect_left - (self.shield + 22 if self.is_broad else PAD)
        return self.wide - 2 * SLIM_PAD

    @property
    def effect_top(self) -> int:
        """Where the room for the effect begins."""
        return self.band if self.across else self.drawing + self.band


def upright(wide: int, high: int) -> Measure:
    """A card with its drawing above the words."""
    is_broad = wide >= BROAD
    band = 78 if is_broad else 72
    drawing = (
        round(high * 0.473) if is_broad else max(round(high * 0.4), high - band - UPRIGHT_FOOT)
    )
    return Measure(
        wide,
        high,
        across=0,
        drawing=drawing,
        band=band,
        radius=22,
        plaque=72,
        badge=50,
        name=52 if is_broad else 46,
        name_least=34,
        sign=74 if is_broad else 66,
        body=40,
        body_least=29,
        shield=72 if is_broad else 62,
    )


def slim(wide: int, high: int) -> Measure:
    """A card with its drawing above the words that stands beside many others; without what it does where it is low."""
    is_told, is_roomy = high >= SLIM_TOLD, wide >= SLIM_ROOMY
    band = round(high * SLIM_BAND) if is_told else SLIM_NAME
    least = SLIM_DRAWING if high >= SLIM_EASY else LOW_DRAWING
    most = min(high - band - least, TWO_LINES if is_roomy else THREE_LINES)
    foot = min(most, round(high * SLIM_FOOT)) if is_told else 0
    drawing = high - band - foot
    plaque, badge, shield = next(signs for least, signs in SIGNS if drawing >= least)
    return Measure(
        wide,
        high,
        across=0,
        drawing=drawing,
        band=band,
        radius=18,
        plaque=plaque,
        badge=badge,
        name=50 if is_roomy else 44,
        name_least=24,
        sign=BROAD_SIGN if is_told and wide >= BROAD else 0,
        body=(42 if is_roomy else 38) if is_told else 0,
        body_least=22,
        shield=shield,
    )


def lying(wide: int, high: int) -> Measure:
    """A card with its drawing left of the words."""
    is_told = wide >= TOLD_WIDE and high >= (TOLD_HIGH if wide >= BROAD else TOLD_HIGH_NARROW)
    is_sole = wide >= SOLE
    across = round(wide * (0.44 if is_sole else 0.39 if wide >= BROAD else 0.24))
    band = min(116, max(50, round(high * 0.38))) if is_told else high

    def most(share: float, least: int, few: int, sole: int) -> int:
        """That share of the height, within bounds."""
        return max(least, min(sole if is_sole else few, round(high * share)))

    return Measure(
        wide,
        high,
        across=min(across, round(high * 0.98)),
        drawing=high,
        band=band,
        radius=18,
        plaque=most(0.32, 34, 66, 96),
        badge=most(0.22, 34, 46, 64),
        name=most(0.24, 38, 56, 84),
        name_least=20,
        sign=most(0.32, 34, 68, 120),
        body=most(0.2, 30, 46, 64) if is_told else 0,
        body_least=20,
        shield=most(0.3, 34, 66, 96),
    )


LARGE = upright(442, 486)
"""As the rules show it."""


def name_fit(name: str, measure: Measure) -> Fitted:
    """The name as it stands on the band: on one line, or on two where it is larger so or fits no other way."""
    room, least = measure.name_room, measure.name_least
    one = fit(name, Face.NAME, room, measure.name, least, 1)
    most = max(least, min(measure.name, round((measure.band - 6) / (1 + NAME_STEP))))
    two = fit(name, Face.NAME, room, most, least)
    return one if one.fits and two.size < one.size * CLEARLY_LARGER else two


def name_of(card: Card, measure: Measure) -> Fitted:
    """The name of a card; in brief where all of it would be small."""
    whole = name_fit(card.name, measure)
    return whole if whole.size >= BRIEF * measure.name else name_fit(card.brief, measure)


def effect_fit(effect: str, measure: Measure, foot: int = 0) -> Fitted:
    """The effect line as large as it goes into what is left above its foot."""
    room, high = measure.effect_room, measure.high - measure.effect_top - foot - 8
    best = None
    for lines in range(1, EFFECT_LINES + 1):
        most = min(measure.body, int(high / (lines * BODY_STEP)))
        if most < measure.body_least:
            break
        tried = fit_body(effect, Face.BODY, room, most, measure.body_least, lines)
        if tried.fits and (best is None or tried.size > best.size):
            best = tried
    return best or fit_body(effect, Face.BODY, room, measure.body_least, measure.body_least)


@kept
def _drawing(key: Key, wide: int, high: int) -> Image.Image:
    """The scenery of a card, the same in every language."""
    return scenery(key, wide, high)


@kept
def card_face(
    card: Card,
    effect: str,
    measure: Measure,
    foot: int = 0,
    *,
    is_dim: bool = False,
) -> Image.Image:
    """A whole card, without what a decision adds to it, which may take so much of its foot; greyed where it cannot be had."""
    if is_dim:
        return _greyed(card_face(card, effect, measure, foot))
    canvas = Canvas(Image.new("RGB", (measure.wide, measure.high), palette.PAPER))
    across = measure.across or measure.wide
    canvas.image.paste(_drawing(card.key, across, measure.drawing), (0, 0))
    _draw_band(canvas, card, measure)
    if measure.body:
        _draw_effect(canvas, effect, measure, foot)
    _draw_signs(canvas, card, measure, foot)
    canvas.put(tokens.plaque(card.cost, measure.plaque), 11, 11)
    canvas.paint(EDGE, boxes.ring(measure.wide, measure.high, measure.radius, 2), 0, 0)
    return canvas.image


def _greyed(face: Image.Image) -> Image.Image:
    """A face in grey and dusk."""
    grey = Image.blend(face, face.convert("L").convert("RGB"), GREY)
    return Image.blend(grey, Image.new("RGB", face.size, palette.VEIL), SHADED)


def _draw_band(canvas: Canvas, card: Card, measure: Measure) -> None:
    look, x, top = KINDS[card.kind], measure.across, 0 if measure.across else measure.drawing
    wide, high = measure.wide - x, measure.band
    canvas.fill(look.band, x, top, wide, high)
    canvas.fill(palette.mixed(look.band, palette.WHITE, 0.28), x, top, wide, 3)
    canvas.fill(palette.mixed(look.band, palette.BLACK, 0.22), x, top + high - 3, wide, 3)
    name = name_of(card, measure)
    is_left = measure.is_broad or measure.across
    left, side = (measure.name_left, "l") if is_left else (wide / 2, "m")
    middle = top + high / 2
    canvas.write_lines(
        name.lines, Face.NAME, name.size, palette.WHITE, left, middle, side, NAME_STEP
    )
    if measure.is_broad and not measure.across:
        size = min(measure.band - 12, measure.sign)
        canvas.put_centred(art.sticker(look.glyph, size), 12 + size / 2, middle - 1)


def _draw_effect(canvas: Canvas, effect: str, measure: Measure, foot: int) -> None:
    middle = (measure.effect_top + measure.high - foot) / 2
    body = effect_fit(effect, measure, foot)
    is_left = measure.is_broad or measure.across
    left, side = (measure.effect_left, "l") if is_left else (measure.wide / 2, "m")
    canvas.write_lines(body.lines, Face.BODY, body.size, BODY_INK, left, middle, side, BODY_STEP)


def _sign_of(card: Card) -> str:
    """When it works, or the good that it makes."""
    return EFFECT_GLYPHS.get(card.key) or (card.kind if card.kind in GOODS else "producer")


def _draw_signs(canvas: Canvas, card: Card, measure: Measure, foot: int) -> None:
    """The sign of when it works, and its points: beside the effect, else at the foot of the drawing."""
    sign, shield = measure.sign, tokens.shield(card.points, measure.shield)
    middle, low = (measure.effect_top + measure.high - foot) / 2, measure.drawing - 8
    if measure.is_broad:
        icon = art.sticker(_sign_of(card), sign, palette.KEYLINE)
        canvas.put_centred(shield, measure.wide - 13 - measure.shield / 2, middle)
        if measure.across:
            canvas.put(icon, measure.across - sign - 2, low - sign + 4)
        else:
            canvas.put_centred(icon, 14 + sign / 2, middle)
    elif measure.across and not measure.body and not measure.badge:
        canvas.put_centred(shield, measure.wide - 11 - measure.shield / 2, measure.high / 2)
    elif measure.across:
        canvas.put(shield, 11, low - shield.size[1])
    else:
        canvas.put(shield, measure.wide - measure.shield - 12, low - shield.size[1])
