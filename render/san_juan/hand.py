"""The hand: what only one seat sees, with the badges of what it is asked."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.forms import Decision, Split
from games.core.model import Key, Notes, Seat
from games.san_juan.content import APART, CARDS
from games.san_juan.views import Private, Public
from render.core import art, boxes, palette, ribbon, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.desk import desk
from render.core.encode import picture
from render.core.halo import PAYABLE
from render.core.known import Known
from render.core.leader import sure_leaders
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.place.coast import meadow
from render.core.race import Runner, runners_of, with_race
from render.san_juan import strip
from render.san_juan.card import SLIM_TOLD, Measure, card_face, lying, slim, upright
from render.san_juan.choices import (
    OWNED,
    CardMark,
    card_field,
    marked_cards,
    other_field,
    pieces_of,
)
from render.san_juan.crypt import Crypt
from render.san_juan.heading import draw_heading
from render.san_juan.piles import (
    Pile,
    draw_edges,
    lock,
    piles_of,
    price_plaque,
)
from render.san_juan.tags import draw_tag, tag_fit
from render.san_juan.text import hand_text, known_points, own_points
from render.san_juan.tray import NONE_HIGH, OFFICE, Tray, draw_no_cards
from render.san_juan.vocabulary import effect, printed

WIDE = 1000
"""Of the picture: narrow, so that a phone shows it large."""

LEFT, TOP = 18, 118
ROOM = WIDE - 2 * LEFT
MARGIN = 20
HEADING = 46
GAP = 14
RING = 7
PRICED = 1.18
"""How wide what a card costs now is, in widths of what is printed on it."""

PAYABLE_RING = 6
"""How wide the light is around what can be paid for, where something else cannot."""

NUMBER_LEAST, NUMBER_MOST = 24, 46
"""How large is told at least and at most how many equal cards there are."""

NUMBER_GAP, NUMBER_FOOT = 5, 4
"""How far that is below what the card costs, and above the foot of the drawing."""

PLATE = 44
"""How high the plates are on which everybody's points stand below the hand."""
PATCH = 6
"""How much of the meadow is seen around a card that lies in the middle."""

LEGEND = 50
"""How high the line is that says what a lock and a green price mean."""

TALLEST, TALLER = 1.0, 1.16
"""How high a picture is at most in its widths, where the cards are not too many, and with a strip above them or with cards
drawn: with its buttons about one view on a phone.
"""

STRIP_GAP = 18

ABOVE_TAG = 0.36
"""How far down a drawing the middle is of what is missing for a card that has a tag, in shares of it."""

BADGE_REACH = 1.4
"""How far down and to the left a badge reaches, in sizes of its letter."""

STEP, SLIM_STEP, FINE_STEP = 4, 20, 10
"""Heights of cards are multiples of that, so that few faces are drawn; of upright ones in rows, and beside cards drawn."""

MOST_HIGH = {1: 300, 2: 272, 3: 260, 4: 160}
"""How high a card is at most of which so many stand side by side."""

LEAST_HIGH = {1: 230, 2: 112, 3: 122, 4: 78}
"""How high it is at least, or more of them stand side by side."""

SINGLE = 640
"""How wide a card is that lies alone: not much larger than others."""

MOST_COLUMNS = 4
COLUMNS = (2, 3, 4, 5)
"""How many cards may lie side by side at most where some were drawn."""

DRAWN_MORE = 1.2
"""How much higher than the cards in hand those are that were just drawn: they are what is chosen from."""

HIGHER, NARROWER = 0.9, 1.2
"""As easily as a card so broad one is read that is as much as that broader than high, or that lies above cards in hand so many
times less broad.
"""

NAMED_HIGH = 140
"""How high a card in hand is that is told by its name, below cards that were drawn."""

UPRIGHT = {2: (330, 440), 3: (330, 440)}
"""How many cards in a single row stand upright, and how high at least and at most."""

SLIM = {
    4: (2,),
    5: (3,),
    6: (3,),
    7: (4,),
    8: (4,),
    9: (3, 5),
    10: (4, 5),
    11: (4,),
    12: (4,),
    13: (5,),
    14: (5,),
    15: (5,),
}
"""How many cards stand side by side in two or three rows: the first that leaves them high enough."""

TUCK, SWAP, PAY, LIMIT = (
    f"san-juan-prompt-{question}" for question in ("tuck", "swap", "pay", "hand-limit")
)
"""The questions about a building that keeps cards, one that swaps them and one that is paid for, and about discards."""

MOST_BESIDE = 12
"""With so many cards in hand at most these leave room for the tray of what is discarded."""

PRODUCE = "san-juan-prompt-produce"

SLIM_HIGH, SLIM_MOST = 240, 330
"""How high each is at least, and at most beside a hand."""

SLIM_LEAST = {3: 240, MOST_COLUMNS: 120}
"""How high a card is at least, of which so many stand side by side, where its drawing stands above its name."""


class Section(NamedTuple):
    """Cards under one heading."""

    heading: str | None
    piles: Sequence[Pile]

    def without_built(self) -> "Section":
        """The same without what is being built, which is shown larger elsewhere."""
        return self._replace(piles=[pile for pile in self.piles if not pile.mark.is_built])


class Laid(NamedTuple):
    """How the cards of a section lie."""

    columns: int
    measure: Measure


def draw_hand(
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a hand."""
    field = other_field(decision)
    pieces = () if field is None else pieces_of(field, notes, chosen, scene.words)
    city = view.table.players[seat].city

    asked = None if decision is None else decision.prompt.id
    shown = strip.of(field, pieces, city, scene.words, ROOM, is_made=asked == PRODUCE)
    shown = shown or _beside(own, decision, chosen, scene.words)
    middle = () if shown else _middle(own, notes)
    sections = _sections(own, middle, decision, notes, chosen, scene)
    if isinstance(shown, Tray):
        sections = [section.without_built() for section in sections]
    top = TOP + (shown.high + STRIP_GAP if shown else 0)
    keys = _keys_of([pile.mark for section in sections for pile in section.piles], scene.words)
    legend = LEGEND if keys else 0
    most = round((TALLER if shown or len(sections) > 1 else TALLEST) * WIDE)
    laid = _laid_out(sections, most - MARGIN - top)
    canvas = Canvas(desk(WIDE, _height(sections, laid, top) + legend))
    ribbon.bar(canvas)
    counted = () if isinstance(shown, Tray) else chosen
    draw_heading(canvas, own, view, seat, decision, counted, scene, field)
    if shown is not None:
        shown.draw(canvas, TOP)
    for section, lying_ in zip(sections, laid, strict=True):
        top = _draw_section(canvas, section, top, lying_, scene)
    _draw_legend(canvas, top, keys)
    alt = hand_text(own, view, seat, scene)
    canvas, alt = with_race(canvas, alt, _runners(own, view, seat, scene), scene, plate=PLATE)
    return picture(canvas.image, "san-juan-hand", alt)


def _runners(own: Private, view: Public, seat: Seat, scene: Scene) -> list[Runner]:
    """How everybody stands: the others as all see it, the reader with what lies under the own buildings."""
    told = [known_points(view, scene, other) for other in range(len(scene.names))]
    first = sure_leaders(told)
    told[seat] = Known(scene.total(seat, own_points(own, view, seat)))
    return runners_of(told, first, seat)


def _sections(
    own: Private,
    middle: tuple[Key, ...],
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> list[Section]:
    """The cards drawn, and the hand with what lies in the middle; under headings only when there are both."""
    words, field = scene.words, card_field(decision)
    building = own.unfinished[-1].card if own.unfinished else None
    cards = own.drawn + own.hand + middle
    marks = marked_cards(cards, field, notes, chosen, words, building)
    split = len(own.drawn)
    if not own.drawn:
        return [Section(None, piles_of(cards, marks))]
    if all(mark.badge for mark in marks):
        return [Section(None, sorted(piles_of(cards, marks, split), key=_letter))]
    sections = [Section(words("render-san-juan-drawn"), piles_of(own.drawn, marks[:split]))]
    if own.hand:
        plain = [mark if mark.badge else CardMark() for mark in marks[split:]]
        sections.append(Section(words("render-san-juan-hand"), piles_of(own.hand, plain)))
    return sections


def _letter(pile: Pile) -> tuple[int, str]:
    """Piles in the order of their letters."""
    badge = pile.mark.badge or ""
    return len(badge), badge


def _beside(
    own: Private, decision: Decision | None, chosen: tuple[Chosen, ...], words: Words
) -> strip.Strip | None:
    """The building that the question is about, or the discards: what lies under it, or what is laid down so far."""
    field = card_field(decision)
    if decision is None or field is None:
        return None
    laid = [card for card, count in picked(field, chosen).items() for _ in range(count)]
    asked, blanks = decision.prompt.id, dict(decision.prompt.args)
    building = blanks.get("building")
    if asked == TUCK and isinstance(building, str):
        known = [card for kind, cards in own.tucked if kind == building for card in cards]
        unseen = sum(count for kind, count in own.unseen if kind == building)
        most = field.most if isinstance(field, Split) else 1
        return Crypt(building, [*known, *[None] * unseen], laid, most, LEFT, ROOM)
    places = blanks.get("count")
    if asked == SWAP and isinstance(places, int):
        return Tray(printed(words, OFFICE), laid, places, LEFT, ROOM)
    if asked == LIMIT and isinstance(places, int) and len(own.hand) <= MOST_BESIDE:
        return Tray(None, laid, places, LEFT, ROOM)
    if asked == PAY and isinstance(places, int) and own.unfinished:
        card = own.unfinished[-1].card
        return Tray(printed(words, card), laid, places, LEFT, ROOM)
    return None


def _middle(own: Private, notes: Notes) -> tuple[Key, ...]:
    """The Cathedral where the question is about it: whether to build it, or how to pay it."""
    building = own.unfinished[-1].card if own.unfinished else None
    asked = {line.key for line in notes.lines if line.field == "card"} | {building}
    return tuple(kind for kind in CARDS if kind in APART and kind in asked)


class Row(NamedTuple):
    """How many cards may lie side by side, and how high each is then."""

    columns: int
    high: float


class Pair(NamedTuple):
    """How cards drawn may lie, and those in hand below them."""

    drawn: Row
    held: Row


def _laid_out(sections: Sequence[Section], room: int) -> tuple[Laid, ...]:
    """How the cards of each section lie in so much height: as few side by side as leaves them high enough."""
    room -= sum(HEADING for section in sections if section.heading) + GAP * (len(sections) - 1)
    counts = [len(section.piles) for section in sections]
    if len(counts) == 1:
        return (_alone(counts[0], room),)
    return _together(counts, room)


def _together(counts: Sequence[int], room: int) -> tuple[Laid, ...]:
    """Cards drawn above those in hand, which are lower and no broader. Where there are too many for words on all of them,
    those in hand are told by name.
    """
    drawn, held = counts
    tried = [
        _pair(_across(drawn, columns), _across(held, more), counts, room)
        for columns in COLUMNS
        for more in COLUMNS
        if more >= columns
    ]
    best = max(tried, key=_ease)
    if best.held.high >= SLIM_TOLD:
        return _in_rows(best.drawn), _in_rows(best.held)
    rows = _rows(drawn, best.drawn.columns), _rows(held, best.held.columns)
    left = (room - rows[1] * NAMED_HIGH - GAP * (sum(rows) - 2)) / rows[0]
    high = max(SLIM_TOLD, left)
    return _in_rows(best.drawn._replace(high=high)), _in_rows(best.held._replace(high=NAMED_HIGH))


def _across(count: int, columns: int) -> int:
    """How many cards lie side by side where at most so many may, as evenly as can be."""
    return max(2, _rows(count, _rows(count, columns)))


def _pair(across: int, more: int, counts: Sequence[int], room: int) -> Pair:
    """So many cards drawn side by side, and at least as many in hand."""
    more = max(across, more)
    drawn, held = _rows(counts[0], across), _rows(counts[1], more)
    high = (room - GAP * (drawn + held - 2)) / (drawn * DRAWN_MORE + held)
    high = min(high, SLIM_MOST / DRAWN_MORE)
    return Pair(Row(across, high * DRAWN_MORE), Row(more, high))


def _ease(pair: Pair) -> tuple[bool, int, float, int]:
    """How well the cards of such rows are read, those drawn before those in hand."""
    wide, beside = _card_wide(pair.drawn.columns), _card_wide(pair.held.columns)
    least = int(min(wide, HIGHER * pair.drawn.high, NARROWER * beside)) // SLIM_STEP
    return pair.held.high >= SLIM_TOLD, least, pair.drawn.high, pair.held.columns


def _in_rows(row: Row) -> Laid:
    """Cards of that height with their drawings above the words, as broad as their rows leave room for."""
    bounded = min(SLIM_MOST, int(row.high) // FINE_STEP * FINE_STEP)
    return Laid(row.columns, slim(_card_wide(row.columns), bounded))


def _is_high(row: Row) -> bool:
    """Whether such cards are not too low."""
    return row.high >= LEAST_HIGH[row.columns]


def _alone(count: int, room: int) -> Laid:
    """How the cards of a hand lie that was not drawn to."""
    if count in UPRIGHT and room >= UPRIGHT[count][0]:
        return Laid(count, upright(_card_wide(count), min(room, UPRIGHT[count][1])))
    for columns in SLIM.get(count, ()):
        rows = _rows(count, columns)
        high = (room - GAP * (rows - 1)) // rows // SLIM_STEP * SLIM_STEP
        if high >= SLIM_HIGH:
            return Laid(columns, slim(_card_wide(columns), high))
    tried = []
    for columns in range(1 if count == 1 else 2, MOST_COLUMNS + 1):
        rows = max(1, _rows(count, columns))
        tried.append(Row(columns, (room - GAP * (rows - 1)) / rows))
    return _lying(next(filter(_is_high, tried), tried[-1]))


def _lying(row: Row) -> Laid:
    """Cards that lie, at most so high."""
    columns, high = row
    bounded = max(LEAST_HIGH[columns], min(MOST_HIGH[columns], int(high) // STEP * STEP))
    shape = slim if bounded >= SLIM_LEAST.get(columns, WIDE) else lying
    return Laid(columns, shape(min(SINGLE, _card_wide(columns)), bounded))


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _card_wide(columns: int) -> int:
    return (ROOM - GAP * (columns - 1)) // columns


def _height(sections: Sequence[Section], laid: Sequence[Laid], top: int) -> int:
    """The height of the picture."""
    for section, (columns, measure) in zip(sections, laid, strict=True):
        rows = _rows(len(section.piles), columns)
        top += HEADING if section.heading else 0
        top += rows * (measure.high + GAP) if rows else NONE_HIGH + GAP
    return top + MARGIN - GAP


def _draw_section(canvas: Canvas, section: Section, y: int, laid: Laid, scene: Scene) -> int:
    """Draw cards under their heading; the answer is where the next section begins."""
    if section.heading:
        canvas.write(section.heading, Face.NAME, 42, palette.PAPER, LEFT + 6, y + 20)
        y += HEADING
    if not section.piles:
        draw_no_cards(canvas, LEFT, y, ROOM, scene.words("render-no-cards"))
        return y + NONE_HIGH + GAP
    measure = laid.measure
    if not any(pile.mark.badge for pile in section.piles):
        measure = measure._replace(badge=0)
    rows = _rows(len(section.piles), laid.columns)
    step_x, step_y = measure.wide + GAP, measure.high + GAP
    corners = [
        (LEFT + round((ROOM + GAP - across * step_x) / 2) + place * step_x, y + row * step_y)
        for row, across in enumerate(_balanced(len(section.piles), rows))
        for place in range(across)
    ]
    is_telling = any(not pile.mark.is_payable for pile in section.piles)
    for (x, top), pile in zip(corners, section.piles, strict=True):
        key, mark = pile.key, pile.mark
        mark = mark._replace(is_payable=mark.is_payable and is_telling)
        if key in APART:
            wide, high = measure.wide + 2 * PATCH, measure.high + 2 * PATCH
            boxes.lay(canvas, meadow(wide, high), x - PATCH, top - PATCH, measure.radius + PATCH)
            mark = _in_the_middle(mark, measure, scene.words)
        _draw_pile(canvas, (x, top), pile._replace(mark=mark), measure, scene.words)
    return y + rows * step_y


def _draw_light(canvas: Canvas, box: tuple[int, int, int, int, int], mark: CardMark) -> None:
    """What lies around a card: amber where it is chosen, green where it can be paid for, else its shadow."""
    if mark.is_chosen or mark.is_built:
        boxes.lit(canvas, palette.LAMP, *box, RING)
    elif mark.is_payable:
        boxes.lit(canvas, PAYABLE, *box, PAYABLE_RING)
    else:
        boxes.shadow(canvas, *box)


def _in_the_middle(mark: CardMark, measure: Measure, words: Words) -> CardMark:
    """The mark of a card that lies in the middle of the table; its tag says so where that fits."""
    where = words("render-san-juan-middle")
    told = where if mark.tag is None else f"{where} · {mark.tag}"
    tag = tag_fit(told, measure)
    below_badge = tag.is_at_foot or measure.drawing - tag.high >= BADGE_REACH * measure.badge
    return mark._replace(tag=told) if tag.text.fits and below_badge else mark


def _keys_of(marks: Sequence[CardMark], words: Words) -> list[tuple[Sprite, str]]:
    """What lies on these cards that needs a word, with its sign: a lock, and what one of them costs now."""
    keys = []
    if any(mark.is_owned for mark in marks):
        keys.append((lock(44), words(OWNED)))
    prices = [mark.price for mark in marks if mark.price is not None]
    if prices:
        keys.append((price_plaque(prices[0], 36), words("render-san-juan-price-now")))
    return keys


def _draw_legend(canvas: Canvas, y: int, keys: Sequence[tuple[Sprite, str]]) -> None:
    """What the signs on cards mean, once for all of them."""
    middle, size = y + LEGEND * 0.36, 38
    wides = [width(text, Face.NOTE, size) + 1.3 * size for _, text in keys]
    left = (WIDE - sum(wides) - size * (len(keys) - 1)) / 2
    for (drawn, text), wide in zip(keys, wides, strict=True):
        canvas.put_centred(drawn, left + size * 0.5, middle)
        canvas.write(text, Face.NOTE, size, palette.PAPER, left + size * 1.3, middle)
        left += wide + size


def _balanced(count: int, rows: int) -> tuple[int, ...]:
    """How many cards stand in each row: as evenly as can be, fuller rows first."""
    least, more = divmod(count, rows)
    return tuple(least + (row < more) for row in range(rows))


def _draw_pile(
    canvas: Canvas, corner: tuple[int, int], pile: Pile, measure: Measure, words: Words
) -> None:
    """Draw a card, the equal ones below it, and what the decision adds to them."""
    x, y = corner
    mark = pile.mark
    tag = None if mark.tag is None else tag_fit(mark.tag, measure)
    foot = tag.high + 10 if tag and tag.is_at_foot else 0
    box = (x, y, measure.wide, measure.high, measure.radius)
    draw_edges(canvas, *box, pile.number)
    _draw_light(canvas, box, mark)
    card = printed(words, pile.key), effect(words, pile.key)
    face = card_face(*card, measure, foot, is_dim=mark.is_dim)
    boxes.lay(canvas, face, x, y, measure.radius)
    middle = x + (measure.across or measure.wide) / 2, y + measure.drawing * 0.54
    size = min(100, round(measure.drawing * 0.6))
    if mark.is_built:
        canvas.put_centred(art.sticker("builder", size), *middle)
    elif mark.is_owned:
        canvas.put_centred(lock(size), *middle)
    elif mark.is_chosen:
        canvas.put_centred(tokens.tick(min(46, round(measure.drawing * 0.34))), *middle)
    if mark.price is not None or mark.missing:
        _draw_price(canvas, x, y, mark, measure)
    if tag:
        draw_tag(canvas, x, y, tag, measure)
    if pile.told:
        _draw_number(canvas, x, y, pile, measure)
    if pile.new:
        told = words("render-san-juan-new", count=pile.new)
        is_one_of_many = pile.number > pile.new == 1
        _draw_new(canvas, x, y, f"1 {told}" if is_one_of_many else told, pile, measure)
    if mark.badge:
        sign = tokens.badge(mark.badge, measure.badge)
        canvas.put(sign, x + measure.wide - sign.size[0] - 9, y + 7)


def _draw_price(canvas: Canvas, x: int, y: int, mark: CardMark, measure: Measure) -> None:
    """What a card costs now, over what is printed on it; or how many cards are missing, over its drawing."""
    if mark.price is not None:
        canvas.put(price_plaque(mark.price, round(measure.plaque * PRICED)), x + 5, y + 5)
        return
    wide = min(78, round(measure.drawing * 0.46))
    lacking = price_plaque(mark.missing, wide, is_missing=True)
    down = ABOVE_TAG if mark.tag and not measure.across else 0.54
    middle = x + (measure.across or measure.wide) / 2, y + measure.drawing * down
    canvas.put_centred(lacking, *middle)


class Beside(NamedTuple):
    """How large is told at the foot of a drawing how many equal cards there are, and how far down its middle is."""

    size: int
    middle: float


def _number_of(measure: Measure, *, is_priced: bool) -> Beside:
    """Below what the card costs, on the drawing."""
    plaque = measure.plaque * (PRICED if is_priced else 1)
    top = (5 if is_priced else 11) + round(plaque * 1.2) + NUMBER_GAP
    foot = measure.drawing - NUMBER_FOOT
    size = max(
        NUMBER_LEAST, min(NUMBER_MOST, round(measure.plaque * 0.62), int((foot - top) / 1.3))
    )
    return Beside(size, foot - size * 0.65)


def _draw_new(canvas: Canvas, x: int, y: int, told: str, pile: Pile, measure: Measure) -> None:
    """That cards were just drawn: where their number is told, and behind that."""
    size, middle = _number_of(measure, is_priced=pile.mark.price is not None)
    wide, high = round(width(told, Face.NAME, size)) + 20, round(size * 1.2)
    if measure.across and not measure.is_broad:
        left, top = x + measure.wide - wide - 12, y + measure.high - high + 8
    else:
        number = width(pile.told, Face.NUMBER, size) + size + 6 if pile.told else 0
        left, top = x + 10 + round(number), round(y + middle - high / 2)
    boxes.box(canvas, palette.INK, left - 3, top - 3, wide + 6, high + 6, 11)
    boxes.box(canvas, palette.AQUA, left, top, wide, high, 8)
    canvas.write(told, Face.NAME, size, palette.INK, left + wide / 2, top + high / 2, "m")


def _draw_number(canvas: Canvas, x: int, y: int, pile: Pile, measure: Measure) -> None:
    """How many equal cards there are: at the foot of the drawing, or on the lower edge of a card whose points are there."""
    size, middle = _number_of(measure, is_priced=pile.mark.price is not None)
    if measure.across and not measure.is_broad:
        tokens.pill(canvas, x + measure.across, y + measure.high - size * 0.7, pile.told, size)
    else:
        half = (width(pile.told, Face.NUMBER, size) + size) / 2
        tokens.pill(canvas, x + 10 + half, y + middle, pile.told, size)
