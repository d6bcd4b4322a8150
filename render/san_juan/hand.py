"""The hand: what only one seat sees, with the badges of what it is asked."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key, Notes, Seat
from games.san_juan.content import APART, CARDS
from games.san_juan.views import Private, Public
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit_body
from render.core.leader import leaders
from render.core.lettering import Face, width
from render.core.marks import Mark, Piece
from render.core.race import Runner, runners_of, with_race
from render.san_juan import strip
from render.san_juan.card import (
    BROAD,
    FLAT,
    LARGE,
    MIDDLE,
    SLIM,
    SMALL,
    STOUT,
    TINY,
    Measure,
    card_face,
)
from render.san_juan.choices import card_field, marked_cards, other_field, pieces_of
from render.san_juan.text import hand_text, has_hidden, own_points, tucked_by
from render.san_juan.vocabulary import effect, printed

WIDE, NARROW = 1400, 1000
"""Few cards stand in a narrow picture, which a phone shows larger."""

LEFT, TOP = 18, 118
MARGIN = 22
HEADING = 58
RING = 7
EMPTY = 120
LANDSCAPE = 0.7
"""How high a picture is at most in its widths, where the cards are not too many: with its buttons one view on a phone."""

STRIP_GAP = 18
SPARE = 8
"""Room beside the columns of cards from which on they stand in the middle."""

TWO_SECTIONS = (
    (BROAD, MIDDLE),
    (STOUT, STOUT),
    (STOUT, FLAT),
    (STOUT, TINY),
    (MIDDLE, MIDDLE),
    (MIDDLE, FLAT),
    (FLAT, FLAT),
    (MIDDLE, SMALL),
    (MIDDLE, TINY),
    (FLAT, TINY),
    (SLIM, TINY),
    (SMALL, TINY),
    (TINY, TINY),
)
"""Measures of the cards drawn and of the hand, the largest that fit are taken."""


class Section(NamedTuple):
    """Cards under one heading."""

    heading: str | None
    cards: tuple[Key, ...]
    marks: Sequence[Mark]


class Layout(NamedTuple):
    """How a hand lies in a picture of some width."""

    wide: int
    high: int
    measures: tuple[Measure, ...]
    shown: strip.Strip | None

    @property
    def is_landscape(self) -> bool:
        """Whether its buttons stand below it in the same view of a phone."""
        return self.high <= LANDSCAPE * self.wide

    @property
    def share(self) -> float:
        """How much of the width a card takes."""
        return self.measures[0].wide / self.wide


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
    sections = _sections(own, decision, notes, chosen, scene)
    field = other_field(decision)
    pieces = () if field is None else pieces_of(field, notes, chosen, scene.words)
    city = view.table.players[seat].city

    def laid_out(wide: int) -> Layout:
        room = wide - 2 * LEFT
        shown = strip.of(field, pieces, city, scene.words, room)
        if shown is None:
            shown = _middle(own, decision, notes, chosen, scene.words, room)
        measures = _measures(sections, shown, wide)
        return Layout(wide, _height(sections, measures, shown, wide), measures, shown)

    narrow, usual = laid_out(NARROW), laid_out(WIDE)
    lying = narrow if narrow.is_landscape and narrow.share >= usual.share else usual
    canvas = Canvas(table.ground(lying.wide, lying.high))
    ribbon.bar(canvas)
    _draw_ribbon(canvas, own, view, seat, decision, chosen, scene)
    y = TOP
    if lying.shown is not None:
        lying.shown.draw(canvas, y)
        y += lying.shown.high + STRIP_GAP
    for section, measure in zip(sections, lying.measures, strict=True):
        y = _draw_section(canvas, section, y, measure, scene)
    alt = hand_text(own, view, seat, scene)
    canvas, alt = with_race(canvas, alt, _runners(own, view, seat, scene), scene)
    return picture(canvas.image, "san-juan-hand", alt)


def _runners(own: Private, view: Public, seat: Seat, scene: Scene) -> list[Runner]:
    """How everybody stands: the others as all see it, the reader with what lies under the own buildings."""
    points = [scene.total(other, view.points(other)) for other in range(len(scene.names))]
    total = scene.total(seat, own_points(own, view, seat))
    hidden = [other for other in range(len(points)) if has_hidden(view, scene, other)]
    told = [f"{one}+?" if other in hidden else str(one) for other, one in enumerate(points)]
    told[seat] = str(total)
    runners = runners_of(told, leaders(points), seat)
    for other in hidden:
        brought = str(total - points[seat]) if other == seat else ""
        runners[other] = runners[other]._replace(parts=(str(points[other]), brought))
    return runners


def _sections(
    own: Private,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> list[Section]:
    """The cards drawn and the hand; under headings only when there are both."""
    words, field = scene.words, card_field(decision)
    building = own.unfinished[-1].card if own.unfinished else None
    marks = marked_cards(own.drawn + own.hand, field, notes, chosen, words, building)
    if not own.drawn:
        return [Section(None, own.hand, marks)]
    split = len(own.drawn)
    sections = [Section(words("render-san-juan-drawn"), own.drawn, marks[:split])]
    if own.hand:
        plain = [mark if mark.badge else Mark() for mark in marks[split:]]
        sections.append(Section(words("render-san-juan-hand"), own.hand, plain))
    return sections


def _middle(
    own: Private,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    words: Words,
    room: int,
) -> strip.Middle | None:
    """The Cathedral where the question is about it: whether to build it, or how to pay it."""
    building = own.unfinished[-1].card if own.unfinished else None
    asked = {line.key for line in notes.lines if line.field == "card"} | {building}
    cards = tuple(kind for kind in CARDS if kind in APART and kind in asked)
    if not cards:
        return None
    marks = marked_cards(cards, card_field(decision), notes, chosen, words, building)
    return strip.Middle(tuple(map(Piece, cards, marks)), words, room)


def _measures(
    sections: Sequence[Section], shown: strip.Strip | None, wide: int
) -> tuple[Measure, ...]:
    """How large each section's cards are drawn: as large as leaves the picture a landscape.

    Cards just drawn are at least as large as the hand below them: they are what is chosen from.
    """
    sizes = (LARGE, BROAD, STOUT, MIDDLE, FLAT, SLIM, SMALL, TINY)
    if len(sections) == 1:
        choices: list[tuple[Measure, ...]] = [(measure,) for measure in sizes]
    else:
        choices = [*TWO_SECTIONS]
    for measures in choices:
        if _height(sections, measures, shown, wide) <= LANDSCAPE * wide:
            return measures
    return choices[-1]


def _columns(measure: Measure, wide: int) -> int:
    return (wide - 2 * LEFT + measure.gap) // (measure.wide + measure.gap)


def _rows(section: Section, measure: Measure, wide: int) -> int:
    return -(-len(section.cards) // _columns(measure, wide))


def _height(
    sections: Sequence[Section],
    measures: Sequence[Measure],
    shown: strip.Strip | None,
    wide: int,
) -> int:
    high = TOP + (shown.high + STRIP_GAP if shown else 0)
    for section, measure in zip(sections, measures, strict=True):
        rows = _rows(section, measure, wide)
        high += HEADING if section.heading else 0
        high += rows * (measure.high + measure.gap) if rows else EMPTY
    return high + MARGIN - measures[-1].gap


def _draw_ribbon(
    canvas: Canvas,
    own: Private,
    view: Public,
    seat: Seat,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    words = scene.words
    is_asked = decision is not None and decision.required
    colour = palette.LAMP if is_asked else palette.PANEL
    start = ribbon.lead(canvas, [tokens.seal(seat, 23)], words("render-your-hand"), colour)
    end = _draw_count(canvas, len(own.hand), view.limit(seat))
    tucked = tucked_by(own)
    if tucked:
        is_wide = canvas.image.width == WIDE
        told = words("render-san-juan-tucked", count=tucked) if is_wide else str(tucked)
        end = _draw_tucked(canvas, end, told)
    end -= 14
    text = words("render-san-juan-not-asked")
    if decision is not None:
        text = words.say(decision.stands or decision.prompt)
        count = sum(amount for one in chosen for _, amount in one.amounts)
        if count:
            text += " · " + words("render-chosen", count=count)
    ribbon.note(canvas, text, start, end)


def _draw_count(canvas: Canvas, count: int, limit: int) -> float:
    """Hand and hand limit at the right end; the answer is where they begin."""
    right: float = ribbon.end_of(canvas) - 30
    middle = ribbon.MIDDLE
    shift = Face.NUMBER.drop * (56 - 36)
    right -= (
        canvas.write(f"/{limit}", Face.NUMBER, 36, palette.MIST, right, middle + shift, "r") + 3
    )
    right -= canvas.write(str(count), Face.NUMBER, 56, palette.PAPER, right, middle, "r") + 12
    canvas.put_centred(art.sticker("card", 56), right - 26, middle)
    return right - 60


def _draw_tucked(canvas: Canvas, end: float, text: str) -> float:
    """Cards under the own buildings, left of the hand count; the owner knows their number."""
    size = 34
    right = end - 14
    right -= canvas.write(text, Face.NOTE, size, palette.MIST, right, ribbon.MIDDLE, "r") + 12
    canvas.put_centred(card_back(34, 44), right - 17, ribbon.MIDDLE)
    return right - 44


def _draw_section(canvas: Canvas, section: Section, y: int, measure: Measure, scene: Scene) -> int:
    """Draw cards under their heading; the answer is where the next section begins."""
    if section.heading:
        canvas.write(section.heading, Face.NAME, 42, palette.PAPER, LEFT + 6, y + 26)
        y += HEADING
    if not section.cards:
        _draw_empty(canvas, y, scene.words("render-no-cards"))
        return y + EMPTY
    wide = canvas.image.width
    columns, rows = _columns(measure, wide), _rows(section, measure, wide)
    step_x, step_y = measure.wide + measure.gap, measure.high + measure.gap
    spare = wide - 2 * LEFT - columns * step_x + measure.gap
    left = LEFT + (spare // 2 if spare > SPARE else 0)
    corners = [
        (left + round((columns - across) * step_x / 2) + place * step_x, y + row * step_y)
        for row, across in enumerate(_balanced(len(section.cards), rows))
        for place in range(across)
    ]
    for (x, top), key, mark in zip(corners, section.cards, section.marks, strict=True):
        face = card_face(printed(scene.words, key), effect(scene.words, key), measure)
        _draw_card(canvas, x, top, face, mark, measure)
    return y + rows * step_y


def _balanced(count: int, rows: int) -> tuple[int, ...]:
    """How many cards stand in each row: as evenly as can be, fuller rows first."""
    least, more = divmod(count, rows)
    return tuple(least + (row < more) for row in range(rows))


def _draw_empty(canvas: Canvas, y: int, text: str) -> None:
    wide = canvas.image.width
    boxes.free_place(canvas, LEFT, y, wide - 2 * LEFT, EMPTY - 12, 22)
    middle = y + (EMPTY - 12) / 2
    canvas.write(text, Face.NOTE, 50, palette.MIST, wide / 2, middle, "m")


def _draw_card(
    canvas: Canvas, x: int, y: int, face: Image.Image, mark: Mark, measure: Measure
) -> None:
    """Draw one card with what the decision adds to it."""
    box = (x, y, measure.wide, measure.high, measure.radius)
    if mark.is_chosen or mark.is_built:
        boxes.lit(canvas, palette.LAMP, *box, RING)
    else:
        boxes.shadow(canvas, *box)
    boxes.lay(canvas, face, x, y, measure.radius)
    if mark.is_dim:
        canvas.paint(palette.VEIL, _veil(*box[2:]), x, y)
    middle = x + measure.wide / 2, y + measure.drawing * 0.56
    if mark.is_built:
        canvas.put_centred(art.sticker("builder", measure.badge * 2), *middle)
    elif mark.is_chosen:
        canvas.put_centred(tokens.tick(round(measure.badge * 0.92)), *middle)
    if mark.tag:
        _draw_tag(canvas, x, y + measure.drawing, mark, measure)
    if mark.badge:
        sign = tokens.badge(mark.badge, measure.badge)
        canvas.put(sign, x + measure.wide - sign.size[0] - 9, y + 7)


@kept
def _veil(wide: int, high: int, radius: int) -> Image.Image:
    """The night that lies over what cannot be chosen."""
    return boxes.rounded(wide, high, radius).point([round(v * 0.62) for v in range(256)])


def _draw_tag(canvas: Canvas, x: int, foot: int, mark: Mark, measure: Measure) -> None:
    """A night tag at the foot of the drawing: what the card costs now, or why it cannot be had."""
    assert mark.tag is not None
    size = max(26, measure.body)
    beside = measure.plaque + measure.badge + 36 if measure.is_flat else 0
    room = measure.wide - 40 - beside
    text = fit_body(mark.tag, Face.NOTE, room, size + 3, 22, 2)
    step = text.size * 1.02
    high = round(len(text.lines) * step + 12)
    wide = round(max(width(line, Face.NOTE, text.size) for line in text.lines)) + 28
    left, top = x + measure.wide - wide - 8, foot - high - 8
    if measure.is_flat:
        left -= measure.badge + 22
    boxes.box(canvas, palette.PAPER, left - 2, top - 2, wide + 4, high + 4, 14)
    boxes.box(canvas, palette.NIGHT, left, top, wide, high, 12)
    middle = top + high / 2
    canvas.write_lines(
        text.lines, Face.NOTE, text.size, palette.PAPER, left + wide / 2, middle, "m", 1.02
    )
