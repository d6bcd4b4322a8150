"""Development cards in the hand: what they do, which may be played now, which wait for the next turn."""

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from games.catan.content import CARDS, FIRST_VICTORY_CARD
from games.catan.views import Private
from games.core.model import Key
from render.catan.choices import Marks
from render.catan.vocabulary import term
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.core.sketch import Sketch

RADIUS = 16
EFFECT_WIDE = 190
TAG_HIGH = 50
GAP = 14
MINI_WIDE, MINI_HIGH = 104, 132
SMALL_GAP, SMALL_MOST = 8, 84
"""Between small cards, and how wide one is at most."""

MINI_NAME = 46
"""How high the name of a small card is."""

COLUMNS = ((3, 6), (4, 8), (5, 15))
"""Columns, and up to how many groups of cards they are used."""

ICONS = {"knight": "army", "road_building": "road", "year_of_plenty": "gift", "monopoly": "coin"}
BUILDINGS = {
    "chapel": "chapel",
    "great_hall": "guild_hall",
    "library": "library",
    "market": "market_hall",
    "university": "pr_university",
}
KNIGHT_FIELD, PROGRESS_FIELD, VICTORY_FIELD = "#57408F", "#2A7F78", "#8E3A5C"


class Group(NamedTuple):
    """Equal cards in equal standing."""

    key: Key
    amount: int
    is_open: bool = False
    """Playable now: under a tick, as all that can be done. Letters are for places alone."""

    is_picked: bool = False
    is_fresh: bool = False
    """Bought since the last turn: playable from the next one on."""


def groups_of(own: Private, marks: Marks) -> tuple[Group, ...]:
    """All cards: those that can be played first by kind, the fresh ones last."""
    ready, fresh = [], []
    for place, (key, held, new) in enumerate(
        zip(CARDS, own.holding.cards, own.holding.fresh, strict=True)
    ):
        waiting = new if place < FIRST_VICTORY_CARD else 0
        if held > waiting:
            ready.append(Group(key, held - waiting, key in marks.cards, key in marks.picked))
        if waiting:
            fresh.append(Group(key, waiting, is_fresh=True))
    return (*ready, *fresh)


def draw_cards(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], groups: tuple[Group, ...], words: Words
) -> None:
    """Draw all groups in a grid of the given size, larger when there are few."""
    wide, high = size
    if not groups:
        boxes.free_place(canvas, x, y, wide, high, RADIUS)
        text = words("render-catan-no-development")
        canvas.put_centred(art.sticker("dev", 120), x + wide / 2, y + high / 2 - 36, 0.4)
        canvas.write(text, Face.NOTE, 44, palette.MIST, x + wide / 2, y + high / 2 + 66, "m")
        return
    columns = next(most for most, fits in COLUMNS if len(groups) <= fits)
    rows = -(-len(groups) // columns)
    card_wide = (wide - (columns - 1) * GAP) // columns
    card_high = (high - (rows - 1) * GAP) // rows
    corners = [
        (x + column * (card_wide + GAP), y + row * (card_high + GAP))
        for row in range(rows)
        for column in range(columns)
    ]
    for corner, group in zip(corners, groups, strict=False):
        _draw_card(canvas, *corner, card_wide, card_high, group, words)
    for left, top in corners[len(groups) :]:
        boxes.free_place(canvas, left, top, card_wide, card_high, RADIUS)


def _draw_card(
    canvas: Canvas, x: int, y: int, wide: int, high: int, group: Group, words: Words
) -> None:
    box = (x, y, wide, high, RADIUS)
    if group.is_picked:
        boxes.lit(canvas, palette.LAMP, *box, 7)
    else:
        boxes.shadow(canvas, *box)
    name = term(words, "card", group.key)
    effect = words(f"catan-card-{group.key.replace('_', '-')}.effect")
    said, foot = ("", TAG_HIGH + 12) if group.is_fresh else (effect, 0)
    face = _face(group.key, name, said, (wide, high), foot)
    boxes.lay(canvas, face, x, y, RADIUS)
    if group.is_fresh:
        canvas.paint(palette.VEIL, _veil(wide, high), x, y)
        _draw_next_turn(canvas, x, y, wide, high, words("render-catan-next-turn"))
    if group.amount > 1:
        draw_amount(canvas, x + 36, y + 32, group.amount)
    if group.is_picked:
        canvas.put_centred(tokens.tick(32), x + wide / 2, y + 60)
    if group.is_open and not group.is_picked:
        _draw_open(canvas, box, 24)


@kept
def _veil(wide: int, high: int) -> Image.Image:
    return boxes.rounded(wide, high, RADIUS).point([round(level * 0.62) for level in range(256)])


def draw_amount(canvas: Canvas, x: float, y: float, amount: int) -> None:
    """How many equal cards there are, in a white disc."""
    canvas.put_centred(_disc(), x, y)
    canvas.write(str(amount), Face.NUMBER, 36, palette.INK, x, y, "m")


@kept
def _disc() -> Sprite:
    sketch = Sketch(54, 54, 2)
    sketch.oval(palette.INK, 27, 27, 27)
    sketch.oval(palette.WHITE, 27, 27, 23.5)
    return sketch.done()


def _draw_next_turn(canvas: Canvas, x: int, y: int, wide: int, high: int, text: str) -> None:
    if wide < EFFECT_WIDE:
        canvas.put_centred(art.sticker("hourglass", 52), x + wide / 2, y + high - 40)
        return
    line = fit(text, Face.NOTE, wide - 68, 34, 24, 1)
    tall, left = TAG_HIGH, x + 8
    top = y + high - tall - 8
    boxes.box(canvas, palette.PAPER, left - 2, top - 2, wide - 12, tall + 4, 14)
    boxes.box(canvas, palette.NIGHT, left, top, wide - 16, tall, 12)
    canvas.put_centred(art.sticker("hourglass", 38), left + 26, top + tall / 2)
    room = wide - 16 - 48
    canvas.write(
        line.lines[0],
        Face.NOTE,
        line.size,
        palette.PAPER,
        left + 44 + room / 2,
        top + tall / 2,
        "m",
    )


def name_fit(name: str, size: tuple[int, int]) -> Fitted:
    """The name as it stands on a card of that size."""
    wide, high = size
    return fit(name, Face.NAME, wide - 16, 46 if high > wide * 1.4 else 36, 22, 2)


@kept
def _face(key: Key, name: str, effect: str, size: tuple[int, int], foot: int) -> Image.Image:
    """A card: its field, its name, and what it does when there is room; `foot` is kept free."""
    wide, high = size
    face = Image.new("RGB", (wide, high), palette.PAPER)
    canvas = Canvas(face)
    is_tall = high > wide * 1.4
    band = round(high * (0.42 if is_tall else 0.37))
    canvas.image.paste(_field(key, wide, band), (0, 0))
    label = name_fit(name, size)
    below, rows = high - band - foot, len(label.lines)
    room = below - 12 - rows * label.size * 0.9
    body = _body(effect, wide, room, 31 if is_tall else 25)
    middle = band + below / 2
    if body is not None:
        middle = (
            band + 8 + (room - body.size * 1.06 * len(body.lines)) * 0.35 + rows * label.size * 0.45
        )
    canvas.write_lines(label.lines, Face.NAME, label.size, palette.INK, wide / 2, middle, "m", 0.88)
    if body is not None:
        centre = (middle + rows * label.size * 0.45 + high) / 2 - 2
        canvas.write_lines(
            body.lines, Face.BODY, body.size, palette.INK_SOFT, wide / 2, centre, "m", 1.06
        )
    boxes.outline(canvas, "#57503F", 0, 0, wide, high, RADIUS, 2)
    return face


def _body(effect: str, wide: int, room: float, size: int) -> Fitted | None:
    """What the card does, as large as it fits below the name; None when it does not."""
    if not effect or wide < EFFECT_WIDE:
        return None
    for tried in range(size, 19, -1):
        body = fit_body(effect, Face.BODY, wide - 20, tried, tried, 4)
        if body.fits and len(body.lines) * tried * 1.06 <= room:
            return body
    return None


def _field_colour(key: Key) -> str:
    if key == "knight":
        return KNIGHT_FIELD
    return VICTORY_FIELD if key in BUILDINGS else PROGRESS_FIELD


@kept
def _field(key: Key, wide: int, high: int) -> Image.Image:
    """The upper part of a card: rays behind its sign."""
    colour = _field_colour(key)
    field = Image.new("RGB", (wide, high), colour)
    sketch = Sketch(wide, high)
    for ray in range(12):
        turn, spread, far = ray * pi / 6 + pi / 12, pi / 26, wide
        points = [
            (wide / 2 + far * cos(turn + side), high / 2 + far * sin(turn + side))
            for side in (-spread, spread)
        ]
        sketch.poly("#FFFFFF1C", [(wide / 2, high / 2), *points])
    drawn = sketch.reduced()
    field.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    canvas = Canvas(field)
    canvas.put_centred(sign(key, round(high * 0.86)), wide / 2, high / 2 + 1)
    canvas.fill(palette.mixed(colour, palette.BLACK, 0.3), 0, high - 4, wide, 4)
    return field


def sign(key: Key, size: int) -> Sprite:
    """What the card shows: the sign of its effect, or its building."""
    if key in ICONS:
        return art.sticker(ICONS[key], size)
    return _building(BUILDINGS[key], size)


@kept
def _building(name: str, high: int) -> Sprite:
    """A public building as a cut-out; its box is 120 by 100."""
    scale = high / 100
    sketch = Sketch(120 * scale, high, 4)
    sketch.shapes(art.drawing("buildings", name)["draw"], scale)
    return sketch.done()


def draw_row(canvas: Canvas, right: int, y: int, groups: tuple[Group, ...], words: Words) -> int:
    """Draw the groups as small cards that end at the right, as far as they show with their names; gives how wide they are."""
    if not groups:
        return 0
    step = min(MINI_WIDE + 12, 520 // len(groups))
    left = right - step * (len(groups) - 1) - MINI_WIDE
    for place, group in enumerate(groups):
        x = left + place * step
        box = (x, y, MINI_WIDE, MINI_HIGH, 14)
        if group.is_picked:
            boxes.lit(canvas, palette.LAMP, *box, 6)
        else:
            boxes.shadow(canvas, *box)
        name = term(words, "card", group.key) if step >= MINI_WIDE else ""
        canvas.image.paste(_mini(group.key, name), (x, y), boxes.rounded(*box[2:]))
        if group.is_fresh:
            veil = boxes.rounded(*box[2:]).point([round(level * 0.62) for level in range(256)])
            canvas.paint(palette.VEIL, veil, x, y)
            canvas.put_centred(art.sticker("hourglass", 44), x + MINI_WIDE - 26, y + 34)
        if group.amount > 1:
            draw_amount(canvas, x + 22, y + 22, group.amount)
        if group.is_open and not group.is_picked:
            _draw_open(canvas, box, 18)
    return right - left


@kept
def _mini(key: Key, name: str) -> Image.Image:
    """A small card: its field and its name in a paper rim; the field alone where it has no name."""
    face = Image.new("RGB", (MINI_WIDE, MINI_HIGH), palette.PAPER)
    inner = (MINI_WIDE - 12, MINI_HIGH - 12 - (MINI_NAME if name else 0))
    field = Image.new("RGB", inner, _field_colour(key))
    canvas = Canvas(field)
    canvas.put_centred(sign(key, min(78, inner[1] - 6)), inner[0] / 2, inner[1] / 2)
    face.paste(field, (6, 6), boxes.rounded(*inner, 9))
    if name:
        label = fit(name, Face.NAME, MINI_WIDE - 10, 34, 22, 2)
        middle = MINI_HIGH - 3 - MINI_NAME / 2
        Canvas(face).write_lines(
            label.lines, Face.NAME, label.size, palette.INK, MINI_WIDE / 2, middle, "m", 0.84
        )
    return face


def draw_small(
    canvas: Canvas, corner: tuple[int, int], room: int, high: int, groups: tuple[Group, ...]
) -> None:
    """Draw the groups by their signs alone, in that room from the left."""
    left, y = corner
    wide = min(SMALL_MOST, (room + SMALL_GAP) // len(groups) - SMALL_GAP)
    for group in groups:
        box = (left, y, wide, high, 12)
        if group.is_picked:
            boxes.lit(canvas, palette.LAMP, *box, 6)
        canvas.image.paste(small_card(group.key, wide, high), (left, y), boxes.rounded(*box[2:]))
        if group.is_fresh:
            veil = boxes.rounded(*box[2:]).point([round(level * 0.62) for level in range(256)])
            canvas.paint(palette.VEIL, veil, left, y)
            canvas.put_centred(art.sticker("hourglass", 40), left + wide / 2, y + high - 24)
        if group.amount > 1:
            draw_amount(canvas, left + 18, y + 16, group.amount)
        if group.is_open and not group.is_picked:
            _draw_open(canvas, box, 15)
        left += wide + SMALL_GAP


def _draw_open(canvas: Canvas, box: tuple[int, int, int, int, int], radius: int) -> None:
    """The green frame and the tick of a card that can be played now."""
    x, y, wide, high, round_ = box
    boxes.outline(canvas, palette.CAN, x, y, wide, high, round_, 5)
    canvas.put_centred(tokens.tick(radius), x + wide - radius + 4, y + radius - 4)


@kept
def small_card(key: Key, wide: int, high: int) -> Image.Image:
    """A card by its sign in a paper rim."""
    face = Image.new("RGB", (wide, high), palette.PAPER)
    inner = (wide - 8, high - 8)
    canvas = Canvas(Image.new("RGB", inner, _field_colour(key)))
    canvas.put_centred(sign(key, min(inner[0], 62)), inner[0] / 2, inner[1] / 2)
    face.paste(canvas.image, (4, 4), boxes.rounded(*inner, 9))
    return face
