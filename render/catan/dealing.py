"""A deal as two hands that meet: what either side gives lies on an arrow to the other."""

from typing import NamedTuple

from games.catan.content import GOODS, Goods
from games.catan.views import Public
from games.core.model import Key, Seat
from render.catan.offers import Deal
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_body
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.sketch import Sketch, with_shadow

Box = tuple[int, int, int, int]

RADIUS, PAD, GAP, APART = 16, 8, 6, 16

LINE_HIGH = 132
"""How high a deal is whose two sides lie beside each other."""

LANE, LANE_OF_TWO = 72, 88
"""How high either side is where one lies above the other, and where its cards lie in two rows."""

READ = 36
"""The least size of cards in one row: smaller, they lie in two."""

ANSWERS_HIGH = 52
"""How high those who are asked are below a deal in a narrow strip."""

NARROW = 400
HEAD = 0.42
"""How long the head of an arrow is, in its height."""

LIT = 5
"""Thickness of the frame around a deal that waits for the reader."""

FULL = 0.28
"""How much darker than a player's seal the arrow of their cards is."""

PLATE_PAD, PLATE_GAP, FIGURE = 5, 6, 0.82
"""Room within a plate and between two; size of its number, in that of its drawing."""

MOST, LEAST = 96, 12
"""How large a drawing on a plate is at most and at least."""

LABEL_MOST, LABEL_ROOM = 62, 520
"""Size of words on an arrow that is so long or longer."""

LABEL, LABEL_LEAST, LABEL_GAP, LINE_CARD, OPEN_WIDE, WORD, NAMED = (
    *(48, 36, 12),
    *(60, 170, 80, 900),
)
"""Of deals as sentences: size of their words, at most and at least, and the gap around them; size of cards at least; room for
words alone, and for one beside cards; the width from which whoever makes it has a name.
"""

NOBODY_YET = "#54707F"
"""The arrow of what several players may give."""


class Look(NamedTuple):
    """How large players are at the ends of a deal."""

    seal: int
    asked: int
    sign: int

    @property
    def step(self) -> int:
        """How far apart those who are asked stand."""
        return 2 * self.asked + self.sign


LARGE, SMALL = Look(30, 25, 19), Look(21, 18, 14)


def high_of(wide: int, deal: Deal) -> int:
    """How high a deal is in that width, its sides one above the other."""
    high = 2 * (lane_high(wide, deal) + PAD) + GAP
    return high + (ANSWERS_HIGH if _has_foot(wide, deal) else 0)


def _has_foot(wide: int, deal: Deal) -> bool:
    """Whether those who are asked stand below it."""
    return wide < NARROW and len(deal.answers) > 1


def lane_high(wide: int, deal: Deal) -> int:
    """How high either of its sides is."""
    room = room_of(wide, deal)
    sides = _kinds(deal.give), _kinds(deal.want)
    is_read = all(wide_of(kinds, len(kinds), READ) <= room for kinds in sides if kinds)
    return LANE if is_read else LANE_OF_TWO


def room_of(wide: int, deal: Deal) -> int:
    """How wide the cards of either side may be."""
    head, tail = _ends(wide, deal)
    return wide - head - tail - round(LANE * HEAD) - 2 * PLATE_PAD


def _ends(wide: int, deal: Deal) -> tuple[int, int]:
    """How much room its maker and those who are asked take beside its sides."""
    look = _look(wide)
    tail = PAD if _has_foot(wide, deal) else _columns(deal) * look.step + PAD
    return 2 * look.seal + 2 * PAD + 6, tail


def _look(wide: int) -> Look:
    return SMALL if wide < NARROW else LARGE


def _rows(deal: Deal) -> int:
    """In how many rows those who are asked stand."""
    return 1 if len(deal.answers) < 2 else 2


def _columns(deal: Deal) -> int:
    return -(-len(deal.answers) // _rows(deal))


def _kinds(goods: Goods) -> tuple[tuple[Key, int], ...]:
    return tuple([(key, count) for key, count in zip(GOODS, goods, strict=False) if count])


def draw_deal(
    canvas: Canvas,
    box: tuple[int, int, int],
    view: Public,
    deal: Deal,
    reader: Seat | None = None,
    open_side: str = "",
) -> None:
    """Draw a deal from a place on, so wide, its sides one above the other; in lamplight where it waits for the reader.

    A side that is open says so in words, where there are any.
    """
    x, y, wide = box
    look, lane, (head, tail) = _look(wide), lane_high(wide, deal), _ends(wide, deal)
    both = 2 * lane + GAP
    ground = x, y, wide, high_of(wide, deal)
    _draw_ground(canvas, ground, view, deal)
    if reader is not None and deal.waits_for(reader):
        boxes.frame(canvas, palette.LAMP, *ground, RADIUS, LIT)
    _draw_maker(canvas, (x, y + PAD, head, both), view, deal, look)
    if _has_foot(wide, deal):
        foot = x, y + both + 2 * PAD - 4, wide, ANSWERS_HIGH
        _draw_answers(canvas, foot, view, deal, look, rows=1)
    else:
        spot = x + wide - tail, y + PAD, tail - PAD, both
        _draw_answers(canvas, spot, view, deal, look, rows=_rows(deal))
    left, room = x + head, wide - head - tail
    own, other = _colours(view, deal)
    sides = ((deal.give, own, y + PAD), (deal.want, other, y + PAD + lane + GAP))
    for goods, colour, top in sides:
        label = "" if _kinds(goods) else open_side
        side = left, top, room, lane
        draw_side(canvas, side, goods, colour, is_leftward=top > y + PAD, label=label)


def draw_line(
    canvas: Canvas,
    box: tuple[int, int, int],
    view: Public,
    deal: Deal,
    scene: Scene,
    reader: Seat | None = None,
) -> None:
    """Draw a deal from a place on, so wide, as a sentence: its sides beside each other, with who gives what for what."""
    x, y, wide = box
    _draw_ground(canvas, (x, y, wide, LINE_HIGH), view, deal)
    if reader is not None and deal.waits_for(reader):
        boxes.frame(canvas, palette.LAMP, x, y, wide, LINE_HIGH, RADIUS, LIT)
    lane, top, (head, tail) = LINE_HIGH - 2 * PAD, y + PAD, _ends_of_line(deal)
    _draw_maker(canvas, (x, top, head, lane), view, deal, LARGE)
    spot = x + wide - tail, top, tail, lane
    _draw_answers(canvas, spot, view, deal, LARGE, rows=_rows(deal))
    texts = labels(deal, scene, has_name=wide > NAMED)
    first = _first_share(deal, texts, wide - head - tail - APART)
    own, other = _colours(view, deal)
    side = x + head, top, first, lane
    draw_side(canvas, side, deal.give, own, is_leftward=False, label=texts[0])
    beside = x + head + first + APART, top, wide - head - tail - APART - first, lane
    draw_side(canvas, beside, deal.want, other, is_leftward=True, label=texts[1])


def is_a_line(wide: int, deal: Deal) -> bool:
    """Whether a deal can be read as a sentence of that width."""
    head, tail = _ends_of_line(deal)
    return sum(_needs(deal, (WORD, WORD))) <= wide - head - tail - APART


def _ends_of_line(deal: Deal) -> tuple[int, int]:
    """How much room its maker and those who are asked take beside a sentence."""
    return 2 * LARGE.seal + 2 * PAD + 12, _columns(deal) * LARGE.step + 2 * PAD


def labels(deal: Deal, scene: Scene, *, has_name: bool) -> tuple[str, str]:
    """What its sides are called: who gives, for what; that offers are welcome where a side is open."""
    words = scene.words
    names = [shortened(one, scene.names) for one in scene.names]
    name = names[deal.seat] if has_name else ""
    open_side = words("render-catan-deal-open")
    if not _kinds(deal.give):
        return f"{name} {open_side}".strip(), words("render-catan-deal-for")
    gives = f"{name} {words('render-catan-deal-gives')}".strip()
    want = "render-catan-deal-for" if _kinds(deal.want) else "render-catan-deal-and-open"
    return gives, words(want)


def _needs(deal: Deal, said: tuple[int, int]) -> list[int]:
    """How wide either side is at least with words so wide, its cards in a size to read."""
    found = []
    for goods, across in zip((deal.give, deal.want), said, strict=True):
        kinds = _kinds(goods)
        words = across if kinds else OPEN_WIDE
        cards = wide_of(kinds, len(kinds), LINE_CARD) + LABEL_GAP if kinds else 0
        found.append(words + cards + round(LANE * HEAD) + 2 * PLATE_PAD + LABEL_GAP)
    return found


def _first_share(deal: Deal, texts: tuple[str, str], room: int) -> int:
    """How much of the room the first side takes: as much more as it needs more."""
    one, other = (round(width(text, Face.NAME, LABEL)) for text in texts)
    first, second = _needs(deal, (one, other))
    return room * first // (first + second)


def _draw_ground(canvas: Canvas, box: Box, view: Public, deal: Deal) -> None:
    """The table of a deal, in the dark of whoever makes it."""
    boxes.shadow(canvas, *box, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.SEATS[owner_of(view, deal.seat)].header, *box, RADIUS)


def _colours(view: Public, deal: Deal) -> tuple[str, str]:
    """The colours of what its maker gives, and of what the others do."""
    asked = [seat for seat, _ in deal.answers]
    return dark_of(view, deal.seat), dark_of(view, asked[0]) if len(asked) == 1 else NOBODY_YET


def dark_of(view: Public, seat: Seat) -> str:
    """The colour of the arrow on which a player's cards lie."""
    return palette.mixed(palette.SEATS[owner_of(view, seat)].full, palette.INK, FULL)


def _draw_maker(canvas: Canvas, box: Box, view: Public, deal: Deal, look: Look) -> None:
    """Whoever makes the deal, above its number; with a bolt where the first to accept has it."""
    x, y, wide, high = box
    centre, middle = x + wide / 2, y + high / 2
    below = [deal.number is not None, deal.first_come]
    rise = look.seal * 0.85 if any(below) else 0
    canvas.put_centred(tokens.seal(owner_of(view, deal.seat), look.seal), centre, middle - rise)
    low, half = middle + look.seal * 1.25, round(look.seal * 0.66)
    if deal.number is not None:
        left = centre - 2 * half - 1 if deal.first_come else centre - half
        boxes.box(canvas, palette.PAPER, left, low - half, 2 * half, 2 * half, 9)
        size = round(half * (1.75 if deal.number < 10 else 1.4))
        at = left + half, low
        canvas.write(str(deal.number), Face.NUMBER, size, palette.INK, *at, "m")
    if deal.first_come:
        canvas.put_centred(signs.bolt(half), centre + (half + 1 if below[0] else 0), low)


def _draw_answers(
    canvas: Canvas, box: Box, view: Public, deal: Deal, look: Look, *, rows: int
) -> None:
    """Draw whom it is put to: with a tick for yes, a cross for no, an hourglass while they think."""
    x, y, wide, high = box
    columns = -(-len(deal.answers) // rows)
    first = x + (wide - columns * look.step) / 2
    for place, (seat, answer) in enumerate(deal.answers):
        column, row = divmod(place, rows)
        lines = min(rows, len(deal.answers) - column * rows)
        at = first + (column + 0.42) * look.step
        middle = y + high * (row + 0.5) / lines
        seal = tokens.seal(owner_of(view, seat), look.asked)
        canvas.put_centred(seal, at, middle, 0.5 if answer is False else 1.0)
        if answer is None:
            sign = art.sticker("hourglass", round(2.3 * look.sign))
        else:
            sign = tokens.tick(look.sign) if answer else signs.cross(look.sign)
        canvas.put_centred(sign, at + look.asked * 0.95, middle + look.asked * 0.7)


def draw_side(
    canvas: Canvas,
    box: Box,
    goods: Goods,
    colour: str,
    *,
    is_leftward: bool,
    label: str = "",
) -> None:
    """What one side gives, on an arrow, behind its label; where that is open the label alone, else a question mark."""
    x, y, wide, high = box
    head = round(min(high, LANE) * HEAD)
    canvas.put(arrow(wide, high, head, colour, is_leftward=is_leftward), x, y)
    left, room = x + PLATE_PAD + (head if is_leftward else 0), wide - head - 2 * PLATE_PAD
    kinds = _kinds(goods)
    if label:
        size = LABEL if wide < LABEL_ROOM else LABEL_MOST
        told = fit_body(label, Face.NAME, room - LABEL_GAP, size, LABEL_LEAST, 1 if kinds else 2)
        at, ink = (left + LABEL_GAP, y + high / 2), _ink_on(colour)
        canvas.write_lines(told.lines, Face.NAME, told.size, ink, *at, leading=0.9)
        if not kinds:
            return
        taken = round(width(told.lines[0], Face.NAME, told.size)) + 2 * LABEL_GAP
        left, room = left + taken, room - taken
    if not kinds:
        size = min(high - 12, MOST - 16)
        canvas.put_centred(art.sticker("joker", size), left + room / 2, y + high / 2)
        return
    plates = plates_of(kinds, room, high)
    line = high / plates.rows
    for row in range(plates.rows):
        listed = kinds[row * plates.columns : (row + 1) * plates.columns]
        wides = [_plate_wide(count, plates.size) for _, count in listed]
        pen = left + (room - sum(wides) - PLATE_GAP * (len(listed) - 1)) / 2
        for (key, count), across in zip(listed, wides, strict=True):
            plate = round(pen), round(y + line * row), across, round(line)
            _draw_plate(canvas, plate, key, count, plates.size)
            pen += across + PLATE_GAP


def _ink_on(colour: str) -> str:
    """The colour of words on an arrow."""
    is_dark = palette.contrast(colour, palette.PAPER) >= palette.contrast(colour, palette.INK)
    return palette.PAPER if is_dark else palette.INK


class Plates(NamedTuple):
    """How plates lie: so many beside each other in so many rows, their drawings so large."""

    size: int
    columns: int
    rows: int


def plates_of(kinds: tuple[tuple[Key, int], ...], room: int, high: int) -> Plates:
    """Plates as large as there is room for."""
    found = []
    for rows in range(1, min(len(kinds), 2) + 1):
        columns = -(-len(kinds) // rows)
        size = min(MOST, high // rows - 2 * PLATE_PAD)
        while size > LEAST and wide_of(kinds, columns, size) > room:
            size -= 1
        found.append(Plates(size, columns, rows))
    return max(found, key=lambda plates: plates.size)


def wide_of(kinds: tuple[tuple[Key, int], ...], columns: int, size: int) -> int:
    """How wide the widest row is."""
    rows = [kinds[start : start + columns] for start in range(0, len(kinds), columns)]
    return max(
        sum(_plate_wide(count, size) for _, count in row) + PLATE_GAP * (len(row) - 1)
        for row in rows
    )


def _plate_wide(count: int, size: int) -> int:
    figure = width(str(count), Face.NUMBER, round(FIGURE * size))
    return round(figure) + size + 2 * PLATE_PAD


def _draw_plate(canvas: Canvas, box: Box, key: Key, count: int, size: int) -> None:
    """A card of paper with a number and what it counts."""
    x, y, wide, high = box
    tall = min(high - 4, size + 2 * PLATE_PAD)
    top = y + (high - tall) // 2
    boxes.box(canvas, palette.INK, x, top, wide, tall, 12)
    boxes.box(canvas, palette.PAPER, x + 2, top + 2, wide - 4, tall - 4, 10)
    middle = top + tall / 2
    letters = round(FIGURE * size)
    canvas.write(str(count), Face.NUMBER, letters, palette.INK, x + PLATE_PAD, middle)
    canvas.put_centred(art.sticker(key, size), x + wide - PLATE_PAD + 2 - size / 2, middle)


@kept
def arrow(wide: int, high: int, head: int, colour: str, *, is_leftward: bool) -> Sprite:
    """A broad arrow to the right or left, on which cards lie."""
    margin, inset, edge = 6, high * 0.1, 2.5
    sketch = Sketch(wide, high, margin)
    outline = [
        (edge, inset),
        (wide - head, inset),
        (wide - head, edge),
        (wide - edge, high / 2),
        (wide - head, high - edge),
        (wide - head, high - inset),
        (edge, high - inset),
    ]
    points = [(wide - x, y) for x, y in outline] if is_leftward else outline
    sketch.line(palette.INK, 2 * edge, [*points, points[0]])
    sketch.poly(colour, points)
    lower = [(x, max(y, high * 0.62)) for x, y in points]
    sketch.poly(palette.mixed(colour, palette.INK, 0.14), lower)
    return with_shadow(sketch.reduced(), margin, 2.0, 2, 0.35)
