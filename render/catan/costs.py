"""What can be built: the cost of each piece, what of it is missing, how many pieces are left."""

from typing import NamedTuple

from games.catan.content import (
    CARD_COST,
    CITY_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    Hand,
)
from games.catan.views import Private, Public
from games.core.model import Key
from render.catan.choices import Marks
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width

GAP = 12
RADIUS = 18
ICON = 66
STEP = 74
NAME_ROOM = 190
TILE_HIGH = 112
SMALL = 44
PIECE, LETTERS = 54, 36
"""Of kinds with how many there are: the size of a card at most, and of the number."""

GHOST = 0.85
"""How strong a card of a price is that the hand lacks: its ring says that it does."""

DIM = 0.85
"""How strong the price is of what cannot be bought now."""

OPENING = frozenset({"join_building", "start_building"})
"""Answers after which one may build."""


class Plan(NamedTuple):
    """One thing that can be bought."""

    key: Key
    icon: str
    cost: Hand
    verb: str


PLANS = (
    Plan("road", "road", ROAD_COST, "build_road"),
    Plan("settlement", "settlement", SETTLEMENT_COST, "build_settlement"),
    Plan("city", "city", CITY_COST, "build_city"),
    Plan("card", "dev", CARD_COST, "buy_card"),
)


def draw_costs(
    canvas: Canvas,
    x: int,
    y: int,
    size: tuple[int, int],
    own: Private,
    view: Public,
    words: Words,
) -> None:
    """Draw a row for each thing that is for sale, for somebody who may not buy just now."""
    wide, room = size
    high = (room - 3 * GAP) // 4
    left = left_of(own, view)
    for place, plan in enumerate(PLANS):
        top = y + place * (high + GAP)
        _draw_box(canvas, x, top, wide, high, is_open=False)
        _draw_head(canvas, x, top, high, plan, left[plan.key], words)
        _draw_cost(canvas, x + wide - 24, top + high / 2, plan.cost, own.holding.hand)


def left_of(own: Private, view: Public) -> dict[Key, int]:
    """How many of each thing are left to be bought."""
    player = view.table.players[own.seat]
    return {
        "road": player.roads_left,
        "settlement": player.settlements_left,
        "city": player.cities_left,
        "card": view.deck,
    }


def hindrance(plan: Plan, own: Private, left: int, marks: Marks, words: Words) -> str:
    """That none is left, or that there is nowhere to build what could be paid now; nothing where neither is so."""
    if left and _has_no_place(plan, own, marks):
        return words("render-catan-no-place")
    return "" if left else words("render-catan-left", count=0)


def _left_told(left: int, words: Words) -> tuple[str, str]:
    """How many are left, with its colour."""
    return words("render-catan-left", count=left), palette.MIST if left else palette.LACKING


def _has_no_place(plan: Plan, own: Private, marks: Marks) -> bool:
    """Whether the seat may build, could pay for the thing and still is not offered it."""
    is_building = "end_turn" in marks.verbs and "start_building" not in marks.verbs
    return is_building and _is_paid(plan, own) and plan.verb not in marks.verbs


def _is_paid(plan: Plan, own: Private) -> bool:
    """Whether the hand has all that the thing costs."""
    return all(is_there for _, is_there in _pieces(plan.cost, own.holding.hand))


def _draw_box(canvas: Canvas, x: int, y: int, wide: int, high: int, *, is_open: bool) -> None:
    """The ground of a thing; green with a tick on its corner when it can be bought now."""
    boxes.box(canvas, palette.PANEL if is_open else palette.WELL, x, y, wide, high, RADIUS)
    edge = palette.CAN if is_open else palette.LINE
    boxes.outline(canvas, edge, x, y, wide, high, RADIUS, 4 if is_open else 2)
    if is_open:
        canvas.put_centred(tokens.tick(20), x + wide - 14, y + 12)


def _draw_head(
    canvas: Canvas, x: int, top: int, high: int, plan: Plan, left: int, words: Words
) -> None:
    """The piece, its name, and below it how many are left to build."""
    middle = top + high / 2
    canvas.put_centred(art.sticker(plan.icon, 84), x + 58, middle, 0.7)
    name = words(f"render-catan-build-{plan.key}")
    label = fit(name, Face.NAME, NAME_ROOM, 48, 32, 1)
    canvas.write(label.lines[0], Face.NAME, label.size, palette.MIST, x + 112, middle - 18)
    note, colour = _left_told(left, words)
    below = fit(note, Face.NOTE, NAME_ROOM, 32, 24, 1)
    canvas.write(below.lines[0], Face.NOTE, below.size, colour, x + 112, middle + 25)


def _draw_cost(canvas: Canvas, right: float, middle: float, cost: Hand, hand: Hand) -> None:
    """The price card by card; what the hand lacks is a ghost in a dashed ring."""
    pieces = _pieces(cost, hand)
    x = right - STEP * len(pieces) + STEP / 2
    for key, is_there in pieces:
        if is_there:
            canvas.put_centred(art.sticker(key, ICON), x, middle)
        else:
            canvas.put_centred(art.sticker(key, 46), x, middle, 0.4)
            mask = boxes.dashed(66, 66, 33, 3.0, 8, 6)
            canvas.paint(palette.LACKING, mask, x - 33, middle - 33)
        x += STEP


def _pieces(cost: Hand, hand: Hand) -> list[tuple[Key, bool]]:
    """The price card by card, and whether the hand has each."""
    return [
        (key, number < held)
        for key, count, held in zip(RESOURCES, cost, hand, strict=True)
        for number in range(count)
    ]


def is_buying(marks: Marks) -> bool:
    """Whether something can be bought now."""
    return any(plan.verb in marks.verbs for plan in PLANS)


def draw_tiles(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    own: Private,
    view: Public,
    marks: Marks,
    words: Words,
) -> None:
    """Draw the same as four small tiles side by side."""
    wide, left = (room - 3 * GAP) // 4, left_of(own, view)
    for place, plan in enumerate(PLANS):
        corner = x + place * (wide + GAP)
        is_open = plan.verb in marks.verbs
        _draw_box(canvas, corner, y, wide, TILE_HIGH, is_open=is_open)
        head = y + 32
        icon = art.sticker(plan.icon, 48)
        canvas.put_centred(icon, corner + 38, head, 1.0 if is_open else 0.7)
        name = fit(words(f"render-catan-build-{plan.key}"), Face.NAME, wide - 100, 40, 28, 1)
        ink = palette.PAPER if is_open else palette.MIST
        canvas.write(name.lines[0], Face.NAME, name.size, ink, corner + 70, head)
        told = hindrance(plan, own, left[plan.key], marks, words)
        if told:
            note = fit(told, Face.NOTE, wide - 36, 34, 24, 1)
            canvas.write(note.lines[0], Face.NOTE, note.size, palette.LACKING, corner + 18, y + 84)
        else:
            strength = 1.0 if is_open else DIM
            at = corner + 12 + SMALL / 2, y + 84
            draw_pieces(canvas, *at, plan, own.holding.hand, SMALL, strength)


def nothing(own: Private, marks: Marks, words: Words) -> str:
    """That nothing can be bought just now; not where the answer is whether to build."""
    is_paid = any(_is_paid(plan, own) for plan in PLANS)
    if is_buying(marks) or (is_paid and marks.verbs & OPENING):
        return ""
    return words("render-catan-no-building")


def draw_pieces(
    canvas: Canvas,
    x: float,
    middle: float,
    plan: Plan,
    hand: Hand,
    size: int,
    strength: float = 1.0,
) -> None:
    """The price in small, its first piece centred at `x`; what the hand lacks is a ghost in a dashed ring."""
    for key, is_there in _pieces(plan.cost, hand):
        draw_piece(canvas, x, middle, key, size, strength, is_there=is_there)
        x += size + 2


def draw_piece(
    canvas: Canvas,
    x: float,
    middle: float,
    key: Key,
    size: int,
    strength: float = 1.0,
    *,
    is_there: bool,
) -> None:
    """A card of a price; one that the hand lacks is a ghost in a dashed ring."""
    if is_there:
        canvas.put_centred(art.sticker(key, size), x, middle, strength)
        return
    canvas.put_centred(art.sticker(key, round(size * 0.8)), x, middle, GHOST * strength)
    mask = boxes.dashed(size, size, size // 2, 3.0, 7, 5)
    canvas.paint(palette.LACKING, mask, x - size / 2, middle - size / 2)


def priced(plan: Plan) -> tuple[tuple[Key, int], ...]:
    """The kinds of which the price consists, and how many of each."""
    return tuple([(key, count) for key, count in zip(RESOURCES, plan.cost, strict=True) if count])


def lacking(plan: Plan, own: Private) -> frozenset[Key]:
    """The kinds of which the hand has fewer than the price asks."""
    return frozenset(
        key
        for key, count, held in zip(RESOURCES, plan.cost, own.holding.hand, strict=True)
        if held < count
    )


def shortage(plan: Plan, own: Private) -> tuple[tuple[Key, int], ...]:
    """The kinds of which the hand has fewer than the price asks, and how many fewer."""
    return tuple(
        [
            (key, count - held)
            for key, count, held in zip(RESOURCES, plan.cost, own.holding.hand, strict=True)
            if held < count
        ]
    )


class Layout(NamedTuple):
    """How kinds of cards stand: in so many columns, how large each is, how much smaller than usual the numbers are, and how
    much room one takes in its usual size.
    """

    columns: int
    piece: int
    share: float
    figure: float


def laid_out(wide: int, high: int, kinds: tuple[tuple[Key, int], ...], most: int) -> Layout:
    """How kinds of cards stand in a box so that they are as large as they can be."""
    figures = [width(str(count), Face.NUMBER, LETTERS) for _, count in kinds if count > 1]
    widest = max(figures, default=-3) + 3

    def lowered(columns: int) -> float:
        """How much lower than usual numbers are that would reach into the next line."""
        return min(1.0, (high - 4) / -(-len(kinds) // columns) / LETTERS)

    def fitting(columns: int) -> float:
        line = (high - 4) / -(-len(kinds) // columns) - 2
        return min(line, wide / columns - 3 - widest * lowered(columns), most)

    columns = max(range(1, len(kinds) + 1), key=fitting)
    return Layout(columns, round(fitting(columns)), lowered(columns), widest)


def draw_kinds(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    kinds: tuple[tuple[Key, int], ...],
    ink: str,
    lacking: frozenset[Key] = frozenset(),
    most: int = PIECE,
) -> None:
    """Draw resources with how many of each, as large as they can be: what is lacking in a dashed ring."""
    if not kinds:
        return
    x, y, wide, high = box
    columns, piece, share, figure = laid_out(wide, high, kinds, most)
    step, line, number = wide / columns, (high - 4) / -(-len(kinds) // columns), figure * share
    for place, (key, count) in enumerate(kinds):
        row, column = divmod(place, columns)
        middle, centre = y + 2 + line * (row + 0.5), x + step * (column + 0.5)
        if count > 1:
            centre += number / 2
            at = centre - piece / 2 - 3, middle
            colour = palette.LACKING if key in lacking else ink
            canvas.write(str(count), Face.NUMBER, round(LETTERS * share), colour, *at, "r")
        draw_piece(canvas, centre, middle, key, piece, is_there=key not in lacking)
