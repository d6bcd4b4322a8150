"""The private picture of a question about cards alone: the hand large on a table by the sea, and what it pays for."""

from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from games.catan.content import RESOURCES, Hand, full_bank
from games.catan.views import Private, Public
from games.core.forms import Decision, Split, verb
from render.catan import costs, resources
from render.catan.choices import Marks
from render.catan.lattice import SEA_WIDE
from render.catan.resources import Stock
from render.catan.stage import LOW
from render.catan.strip import UNAIDED
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.contract import Scene
from render.core.desk import desk
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face, width
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.sketch import Sketch

HIGH = LOW
MARGIN, GAP = 18, 24
SHORE, HORIZON = 132, 58
"""Where the table begins, and the horizon above it."""

EDGE, EDGE_SHADE = "#CBA473", "#3C2616"

SIGN_TOP, SIGN_HIGH, RADIUS = 16, 96, 16
FLAG_MOST, ASKED, ASKED_LEAST = 800, 54, 38
"""How wide the question is at most, and the size of its letters."""

TALLY_ICON, TALLY_LETTERS = 62, 72
SHIP, SHIP_ROOM = 112, 150
"""How large the ship is, and how much sea it needs."""

LAYER, MOST_LAYERS = 6, 3
"""How far equal cards reach out below each other, and how many are seen at most."""

CARDS_TOP, CARDS_HIGH, FIELD = 156, 276, 170
WIDE = (SEA_WIDE - 2 * MARGIN - (MOST_LAYERS - 1) * LAYER - 4 * GAP) // 5
STICKER, COUNT, BEFORE, POINTER, RATE = 146, 96, 62, 34, 42
"""Size of what a card yields, of how many there are, of how many there were, of the arrow behind these, and of what the bank
asks.
"""

PICKED, PICKED_MIDDLE = 56, 14
"""Size of how many of a kind are chosen, and how far its middle stands below the edge of the card."""

SHOP_TOP, SHOP_HIGH, SHOP_GAP, THING = 448, 92, 12, 68
AROUND, FIGURE, NOTED, PIECE_MOST = THING + 22, 26, 110, 66
"""What a thing for sale takes of its place besides the price, what a number takes of it, the least width for words, and the
most for a card.
"""

ROBBER = 150
"""How large the robber is who waits for cards."""

TRAY_LETTERS, TRAY_LEAST, SLOT, SLOT_GAP = 64, 420, 92, 8
"""Letters of how many cards are laid on the tray, how much room that has at least, how wide a place on it is at most, and the
gap around these.
"""

NAMING = "monopolise"
GAIN, GAIN_DOWN = 60, 6
"""Size of what the others hold of a kind, and how far its middle stands below the edge of the card."""

GIVING: dict[str, int] = {"discard": -1, "take_plenty": 1}
"""Answers that give cards out of the hand or bring them into it."""


class Count(NamedTuple):
    """How many cards are asked for, and whether they leave the hand or come into it."""

    needed: int
    sign: int


def count_of(decision: Decision | None) -> Count | None:
    """What a question about a fixed number of cards asks for; none for every other question."""
    if decision is None or len(decision.offers) != 1:
        return None
    (offer,) = decision.offers
    sign = GIVING.get(verb(offer.action))
    field = offer.fields[0] if offer.fields else None
    if sign is None or not isinstance(field, Split):
        return None
    return Count(field.most, sign)


def is_naming(decision: Decision | None) -> bool:
    """Whether a question is for the resource of Monopoly."""
    return decision is not None and [verb(offer.action) for offer in decision.offers] == [NAMING]


def draw_naming(own: Private, view: Public, marks: Marks, asked: str, scene: Scene) -> Canvas:
    """The picture of that question: the hand with what the others hold of each kind together, and what the hand pays for.

    Who of them holds it nobody knows; how many there are follows from the bank, which all can count.
    """
    canvas = Canvas(bay_table().copy())
    flag = draw_flag(canvas, owner_of(view, own.seat), asked, SEA_WIDE - 2 * MARGIN - SHIP_ROOM)
    canvas.put_centred(caravel(SHIP), (flag + SEA_WIDE) / 2, HORIZON + 8)
    held = with_others(own, view)
    for place, stock in enumerate(resources.stock_of(own, view)):
        x = MARGIN + place * (WIDE + GAP)
        _draw_card(canvas, x, stock, 0)
        if held[place]:
            middle = (x + WIDE - GAIN * 0.8, CARDS_TOP + GAIN_DOWN)
            tokens.pill(canvas, *middle, f"+{held[place]}", GAIN)
    _draw_shop(canvas, own, view, Count(0, 0), marks, scene)
    return canvas


def with_others(own: Private, view: Public) -> tuple[int, ...]:
    """How many cards of each resource the others hold together."""
    cards = full_bank(view.table.board.plan), view.table.bank, own.holding.hand
    return tuple([full - bank - hand for full, bank, hand in zip(*cards, strict=True)])


def draw_giving(
    own: Private, view: Public, count: Count, marks: Marks, asked: str, scene: Scene
) -> Canvas:
    """The picture: the question by the sea, five kinds of cards, and what can be bought once the chosen ones have moved."""
    canvas = Canvas(bay_table().copy())
    if count.sign < 0:
        _draw_discard(canvas, own, view, count, marks, asked, scene)
        return canvas
    tally = _draw_tally(canvas, count, sum(amount for _, amount in marks.amounts))
    flag = draw_flag(canvas, owner_of(view, own.seat), asked, min(FLAG_MOST, tally - MARGIN - 16))
    if tally - flag > SHIP_ROOM:
        canvas.put_centred(caravel(SHIP), (flag + tally) / 2, HORIZON + 8)
    chosen = dict(marks.amounts)
    for place, stock in enumerate(resources.stock_of(own, view)):
        x = MARGIN + place * (WIDE + GAP)
        _draw_card(canvas, x, stock, count.sign * chosen.get(stock.key, 0))
    _draw_shop(canvas, own, view, count, marks, scene)
    return canvas


def _draw_discard(
    canvas: Canvas,
    own: Private,
    view: Public,
    count: Count,
    marks: Marks,
    asked: str,
    scene: Scene,
) -> None:
    """The robber at the table, the hand, the places that the chosen cards fill, and what the whole hand could buy."""
    most = SEA_WIDE - 2 * MARGIN - ROBBER - 20
    flag = draw_flag(canvas, owner_of(view, own.seat), asked, most)
    canvas.put_centred(art.sticker("robber", ROBBER), (flag + SEA_WIDE) / 2, SHORE - ROBBER * 0.4)
    chosen = dict(marks.amounts)
    for place, stock in enumerate(resources.stock_of(own, view)):
        x = MARGIN + place * (WIDE + GAP)
        _draw_card(canvas, x, stock._replace(rate=UNAIDED), -chosen.get(stock.key, 0))
    plans = tuple([plan for plan in costs.PLANS if not costs.lacking(plan, own)])
    wished = sum(wide + SHOP_GAP for wide in _shop_widths(plans, SEA_WIDE * 2))
    end = _draw_tray(canvas, count, marks, max(TRAY_LEAST, SEA_WIDE - 2 * MARGIN - wished))
    _draw_shop(canvas, own, view, count, marks, scene, plans, end + SHOP_GAP)


def _draw_tray(canvas: Canvas, count: Count, marks: Marks, most: int) -> int:
    """How many cards are chosen of those that must go, and a place for each, so wide at most; the answer is where it ends."""
    laid = [key for key, amount in marks.amounts for _ in range(amount)][: count.needed]
    text = f"{len(laid)}/{count.needed}"
    head = round(width(text, Face.NUMBER, TRAY_LETTERS)) + 34
    each = min(SLOT, (most - head - 8) // count.needed - SLOT_GAP)
    wide, high = head + count.needed * (each + SLOT_GAP) + 8, SHOP_HIGH
    boxes.shadow(canvas, MARGIN, SHOP_TOP, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, MARGIN, SHOP_TOP, wide, high, RADIUS)
    middle = SHOP_TOP + high / 2
    canvas.write(text, Face.NUMBER, TRAY_LETTERS, palette.INK, MARGIN + 16, middle)
    tall = high - 2 * SLOT_GAP
    for place in range(count.needed):
        x, y = MARGIN + head + place * (each + SLOT_GAP), SHOP_TOP + SLOT_GAP
        if place < len(laid):
            face = resources.small_face(laid[place], each, tall, tall, min(each - 4, 68))
            boxes.lay(canvas, face, x, y, 10)
        else:
            boxes.free_place(canvas, x, y, each, tall, 10)
    if len(laid) == count.needed:
        canvas.put_centred(tokens.tick(20), MARGIN + wide - 10, SHOP_TOP + 8)
    return MARGIN + wide


@kept
def bay_table() -> Image.Image:
    """The bay, and the table at its shore."""
    bay = Canvas(Image.new("RGB", (SEA_WIDE, SHORE)))
    draw_bay(bay, HORIZON)
    draw_waves(bay, HORIZON + 12, 5)
    draw_evening(bay)
    canvas = Canvas(desk(SEA_WIDE, HIGH))
    canvas.image.paste(bay.image, (0, 0))
    canvas.fill(EDGE_SHADE, 0, SHORE - 3, SEA_WIDE, 3)
    canvas.fill(EDGE, 0, SHORE, SEA_WIDE, 6)
    return canvas.image


def _draw_tally(canvas: Canvas, count: Count, picked: int) -> int:
    """How many cards are chosen of those that must be; the answer is where it begins."""
    text = f"{picked}/{count.needed}"
    wide = round(width(text, Face.NUMBER, TALLY_LETTERS)) + TALLY_ICON + 46
    left = SEA_WIDE - MARGIN - wide
    middle = SIGN_TOP + SIGN_HIGH / 2
    boxes.shadow(canvas, left, SIGN_TOP, wide, SIGN_HIGH, RADIUS)
    boxes.box(canvas, palette.PAPER, left, SIGN_TOP, wide, SIGN_HIGH, RADIUS)
    canvas.put_centred(art.sticker("card", TALLY_ICON), left + 16 + TALLY_ICON / 2, middle)
    right = left + wide - 18
    canvas.write(text, Face.NUMBER, TALLY_LETTERS, palette.INK, right, middle, "r")
    if picked == count.needed:
        canvas.put_centred(tokens.tick(20), left + wide - 12, SIGN_TOP + 8)
    return left


def draw_flag(canvas: Canvas, owner: int, asked: str, most: int, *, is_lit: bool = True) -> int:
    """The question behind the reader's seal, in amber where it must be answered; gives where it ends."""
    lines = _asked_fit(asked, most - 114)
    text = max(width(line, Face.NAME, lines.size) for line in lines.lines)
    wide, middle = round(text) + 114, SIGN_TOP + SIGN_HIGH / 2
    boxes.shadow(canvas, MARGIN, SIGN_TOP, wide, SIGN_HIGH, RADIUS)
    ground, ink = (palette.LAMP, palette.INK) if is_lit else (palette.NIGHT, palette.PAPER)
    boxes.box(canvas, ground, MARGIN, SIGN_TOP, wide, SIGN_HIGH, RADIUS)
    canvas.put_centred(tokens.seal(owner, 22), MARGIN + 48, middle)
    canvas.write_lines(lines.lines, Face.NAME, lines.size, ink, MARGIN + 90, middle, leading=0.9)
    return MARGIN + wide


def _asked_fit(asked: str, room: int) -> Fitted:
    """The question on one line, else on two."""
    line = fit(asked, Face.NAME, room, ASKED, ASKED_LEAST + 6, 1)
    return line if line.fits else fit_body(asked, Face.NAME, room, ASKED_LEAST + 6, 34, 2)


def _draw_card(canvas: Canvas, x: int, stock: Stock, moved: int) -> None:
    """A kind of card, as many below each other as are held: how many, what the bank asks, and how many are chosen."""
    y, centre = CARDS_TOP, x + WIDE / 2
    middle = y + FIELD + (CARDS_HIGH - FIELD) / 2
    if stock.amount:
        for layer in range(min(stock.amount, MOST_LAYERS) - 1, 0, -1):
            left, top = x + LAYER * layer, y - LAYER * layer
            edge = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.25)
            boxes.box(canvas, edge, left, top, WIDE, CARDS_HIGH, 16)
            boxes.box(canvas, palette.PAPER_SHADE, left, top, WIDE - 2, CARDS_HIGH, 16)
        boxes.shadow(canvas, x, y, WIDE, CARDS_HIGH, 16)
    if moved:
        boxes.lit(canvas, palette.LAMP, x, y, WIDE, CARDS_HIGH, 16, 8)
    if stock.amount:
        face = resources.small_face(stock.key, WIDE, CARDS_HIGH, FIELD, STICKER)
        boxes.lay(canvas, face, x, y, 16)
    else:
        boxes.free_place(canvas, x, y, WIDE, CARDS_HIGH, 16)
        canvas.put_centred(art.sticker(stock.key, STICKER), centre, y + FIELD / 2, 0.4)
    if moved:
        _draw_moving(canvas, x, middle, stock.amount, moved)
    else:
        _draw_count(canvas, x, middle, stock)


def _draw_count(canvas: Canvas, x: int, middle: float, stock: Stock) -> None:
    """How many there are of a kind, and what the bank asks."""
    centre = x + WIDE / 2
    ink = palette.INK if stock.amount else palette.MIST
    is_cheap = stock.rate < UNAIDED
    at = x + WIDE * 0.3 if is_cheap else centre
    size = COUNT if stock.amount < 10 or not is_cheap else COUNT - 18
    canvas.write(str(stock.amount or "–"), Face.NUMBER, size, ink, at, middle, "m")
    if is_cheap:
        canvas.write(f"{stock.rate}:1", Face.NUMBER, RATE, ink, x + WIDE - 14, middle + 6, "r")


def _draw_moving(canvas: Canvas, x: int, middle: float, amount: int, moved: int) -> None:
    """How many there were of a kind, behind an arrow how many there will be, and on the corner how many come or go."""
    before, after = str(amount), str(amount + moved)
    size = COUNT if len(before + after) < 4 else COUNT - 24
    is_paper = amount > 0
    soft, ink = (palette.INK_SOFT, palette.INK) if is_paper else (palette.MIST, palette.PAPER)
    left = x + 12 + canvas.write(before, Face.NUMBER, BEFORE, soft, x + 12, middle + 8)
    right = x + WIDE - 14 - canvas.write(after, Face.NUMBER, size, ink, x + WIDE - 14, middle, "r")
    canvas.put_centred(_pointer(soft), (left + right) / 2, middle + 6)
    badge = tokens.badge(f"+{moved}" if moved > 0 else f"–{-moved}", PICKED)
    canvas.put_centred(badge, x + badge.size[0] / 2 - 2, CARDS_TOP + PICKED_MIDDLE)


@kept
def _pointer(colour: str) -> Sprite:
    """A slim arrow to what will be."""
    sketch, high = Sketch(POINTER, POINTER), POINTER / 2
    sketch.line(colour, 6, [(2, high), (POINTER - 4, high)])
    sketch.line(
        colour, 6, [(POINTER - 15, high - 11), (POINTER - 4, high), (POINTER - 15, high + 11)]
    )
    return sketch.done()


def _draw_shop(
    canvas: Canvas,
    own: Private,
    view: Public,
    count: Count,
    marks: Marks,
    scene: Scene,
    plans: tuple[costs.Plan, ...] = costs.PLANS,
    x: int = MARGIN,
) -> None:
    """What is for sale, from a place on: on paper what the rest of the hand pays for, framed in red what it has ceased to pay
    for.
    """
    after, left = _after(own, count, marks), costs.left_of(own, view)
    for plan, wide in zip(plans, _shop_widths(plans, SEA_WIDE - MARGIN - x), strict=True):
        box = (x, SHOP_TOP, wide, SHOP_HIGH)
        x += wide + SHOP_GAP
        lacking = costs.lacking(plan, after)
        is_there = left[plan.key] > 0
        is_open = is_there and not lacking
        is_lost = is_there and bool(lacking) and not costs.lacking(plan, own)
        edge = palette.CAN if is_open else palette.LACKING if is_lost else None
        _draw_thing(canvas, box, plan, edge, is_open=is_open)
        inner = (box[0] + AROUND - 10, SHOP_TOP + 3, wide - AROUND, SHOP_HIGH - 6)
        note = costs.hindrance(plan, own, left[plan.key], marks, scene.words)
        if note:
            _draw_note(canvas, inner, note)
            continue
        ink = palette.INK if is_open else palette.MIST
        costs.draw_kinds(canvas, inner, costs.priced(plan), ink, lacking)
        if is_open:
            canvas.put_centred(tokens.tick(18), box[0] + wide - 10, SHOP_TOP + 6)


def _shop_widths(plans: tuple[costs.Plan, ...], wide: int) -> tuple[int, ...]:
    """How wide each thing is in so much room, so that all cards of all prices are equally large."""
    prices = [costs.priced(plan) for plan in plans]
    figures = [FIGURE * sum(count > 1 for _, count in price) for price in prices]
    room = wide - (len(prices) - 1) * SHOP_GAP - len(prices) * AROUND
    step = min((room - sum(figures)) / max(1, sum(map(len, prices))), PIECE_MOST)
    return tuple(
        [
            int(AROUND + figure + step * len(price))
            for price, figure in zip(prices, figures, strict=True)
        ]
    )


def _draw_thing(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    plan: costs.Plan,
    edge: str | None,
    *,
    is_open: bool,
) -> None:
    """The ground of a thing for sale, and the thing itself."""
    x, y, wide, high = box
    boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER if is_open else palette.WELL, x, y, wide, high, RADIUS)
    if edge is not None:
        boxes.outline(canvas, edge, x, y, wide, high, RADIUS, 5)
    strength = 1.0 if is_open else 0.7
    canvas.put_centred(art.sticker(plan.icon, THING), x + 8 + THING / 2, y + high / 2, strength)


def _draw_note(canvas: Canvas, box: tuple[int, int, int, int], note: str) -> None:
    """Why a thing cannot be bought: in words, or as a cross where they have no room."""
    x, y, wide, high = box
    told = fit_body(note, Face.NOTE, wide, 40, 34, 2)
    if told.fits and wide >= NOTED:
        canvas.write_lines(told.lines, Face.NOTE, told.size, palette.LACKING, x, y + high / 2)
    else:
        canvas.put_centred(signs.cross(22), x + wide / 2, y + high / 2)


def _after(own: Private, count: Count, marks: Marks) -> Private:
    """The seat once the chosen cards have moved."""
    chosen = dict(marks.amounts)
    a, b, c, d, e = (
        held + count.sign * chosen.get(key, 0)
        for key, held in zip(RESOURCES, own.holding.hand, strict=True)
    )
    hand: Hand = (a, b, c, d, e)
    return replace(own, holding=replace(own.holding, hand=hand))
