"""The private picture of a question about cards that pass from one hand to another: who gives what to whom, large, across a
bay between two shores.

Gifts, and cards that helpers and guilds bring or take; and a trade to answer, which passes both ways.
"""

from typing import NamedTuple

from PIL import Image

from games.catan.content import RESOURCES, Goods, Hand
from games.catan.views import (
    GeneralAsked,
    GiftOffered,
    LeaderRobbed,
    MayorAsked,
    MerchantReturning,
    MerchantSecond,
    MerchantsFavor,
    Private,
    Public,
)
from games.core.forms import Decision
from games.core.model import Key, Seat
from render.catan import chips, dealing, giving, resources
from render.catan.choices import Marks
from render.catan.guilds import TOKENS
from render.catan.lattice import SEA_WIDE
from render.catan.offers import Deal, deals_of
from render.catan.vocabulary import known_points, leads, owner_of, title
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.contract import Scene, Words
from render.core.desk import desk
from render.core.fitting import fit, fit_body, fit_person
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.pieces import settlement
from render.core.place.boats import HULL, HULL_DARK, RIM, WAKE
from render.core.place.shore import FOAM, SAND, WET_SAND
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.sketch import Sketch

MARGIN = giving.MARGIN
TOP, HIGH = 156, 256
"""Where the two who are concerned stand, and how high."""

PARTY_WIDE, RADIUS = 232, 18
SEAL, PORTRAIT = 44, 150
NAME, NAME_LEAST = 52, 36
POINTS_HIGH, BACK = 56, (66, 58)

LANE_LEFT = MARGIN + PARTY_WIDE + 10
LANE_WIDE = SEA_WIDE - 2 * LANE_LEFT
ARROW, ARROW_OF_TWO, HEAD = 158, 122, 0.42
"""How high the arrow between them is, and each of two; and how long its head, in its height."""

CARD, CARD_HIGH = 190, 240
"""How wide the card is that passes, and how high: it lies over the edges of the arrow."""

JOKER = 150
"""Size of the sign for a card that is not chosen yet."""

CHOICE_MOST, CHOICE_HIGH, CHOICE_GAP = 116, 166, 8
"""The same of each of several among which is chosen, with the gap behind it, and that gap."""

HAND_TOP, HAND_HIGH, HAND_GAP = 440, 98, 14
HAND_WIDE = (SEA_WIDE - 2 * MARGIN - 4 * HAND_GAP) // 5
ICON, ICON_BESIDE, COUNT, COUNT_BESIDE, CHANGE = 92, 64, 84, 66, 38
"""Sizes in a kind of the hand: what it is, alone and where some pass, how many, two figures there, and how many pass."""

EARNED, EARNED_LETTERS, EARNED_WIDE, EARNED_HIGH, GIFT_AT = 66, 42, 262, 88, 0.72
"""Size of the token that a gift brings whoever makes it, and of the words beside it; how large their sign is, and where on
the way the card lies that leaves it room.
"""

OTHER_WIDE, OTHER_SEAL, OTHER_PLATE, OTHER_GAP = 92, 15, 44, 8
"""Players who are not concerned: how wide their signs are beside the question, the size of their seals, how high points are
below these, and the gap between two.
"""

GIVERS_WIDE, GIVERS_IN_LINES = 340, 5
"""How wide players are among whom one is chosen, and from how many on each has a line."""

KEPT = (140, 176)
"""The back of a card that says how many of them stay."""


TABLE, SHORE = 424, 128
"""Where the table begins on which the hand lies, and the land at both ends of the crossing."""

HOUSE, HOUSE_MIDDLE, POINTER = 86, 240, 92
"""Size of the settlements at both ends, where their middle lies, and how high the arrow between them is."""

LOADED_HIGH, LOADED_END, LOADED_LEAST, LOADED_LETTERS = 74, 60, 320, 50
"""How high the boat is that carries several, how much longer than these, and at least; and the letters on its hull."""

BARGE, BARGE_HIGH = 220, 58
"""How large the boat is that carries a card."""

GRASS = "#93BE4E"


class Handover(NamedTuple):
    """What passes from one player or the bank to another."""

    givers: tuple[Seat, ...]
    """Who gives, or who can be chosen for it; nobody: the bank."""

    taker: Seat
    cards: tuple[tuple[Key, int], ...]
    """The card that passes, or those among which is chosen, with how many there are where that is known; none where all cards
    stay.
    """

    bringer: Key = ""
    """The helper or guild by which the bank gives."""

    is_own: bool = False
    """Whether it is among the cards of the reader's hand, which lies below, that is chosen."""

    is_sure: bool = True
    """Whether the card is there."""

    is_gift: bool = False
    """Whether whoever gives draws a favor token for it."""


def handover_of(
    decision: Decision, own: Private, view: Public, marks: Marks
) -> Handover | Deal | None:
    """What passes where a question is about that: one way, or both ways in a trade; nothing for every other question."""
    active, seat = view.table.active, own.seat
    match view.flow[-1] if view.flow else None:
        case GiftOffered(taker, resource) if seat in (taker, active):
            return Handover((active,), taker, ((resource, 1),), is_gift=True)
        case MerchantsFavor() if seat == active:
            return Handover((), seat, _chosen(decision, marks), "merchants")
        case MayorAsked(asked) if seat == asked:
            return Handover((), seat, _chosen(decision, marks), "mayor")
        case GeneralAsked(asked, keeps) if seat == asked:
            return Handover((), seat, () if keeps else _chosen(decision, marks), "general")
        case MerchantReturning(partner) if seat == active:
            return Handover((seat,), partner, _chosen(decision, marks), is_own=True)
        case MerchantSecond(resource) if seat == active:
            return Handover(tuple(sorted(marks.open_seats)), seat, ((resource, 1),), is_sure=False)
        case LeaderRobbed(victim) if seat == active:
            return Handover((victim,), seat, _chosen(decision, marks, own.holding.looked))
    deals = deals_of(view)
    if len(deals) == 1 and not decision.required and marks.is_dealing:
        return deals[0] if seat != deals[0].seat and deals[0].waits_for(seat) else None
    return None


def _chosen(
    decision: Decision, marks: Marks, hand: Hand | None = None
) -> tuple[tuple[Key, int], ...]:
    """The card that is chosen, else all that can be, in the order of the rules; with how many of a known hand."""
    if marks.amounts:
        return marks.amounts
    offered = {
        key
        for offer in decision.offers
        for field in offer.fields
        if field.kind == "resource"
        for key in getattr(field, "keys", ())
    }
    counts = hand or (0,) * len(RESOURCES)
    return tuple(
        [(key, count) for key, count in zip(RESOURCES, counts, strict=True) if key in offered]
    )


def draw_handover(
    passing: Handover | Deal, own: Private, view: Public, decision: Decision, scene: Scene
) -> Canvas:
    """The picture: the question by the sea, what passes between the two, and the own hand with what that changes."""
    canvas = Canvas(_crossing().copy())
    concerned = _concerned(passing, own.seat)
    others = [seat for seat in range(len(view.table.players)) if seat not in concerned]
    owner, most = owner_of(view, own.seat), SEA_WIDE - 2 * MARGIN - giving.SHIP_ROOM
    if others:
        most = _draw_others(canvas, own, view, others) - MARGIN - 12
    asked = scene.words.say(decision.stands or decision.prompt)
    flag = giving.draw_flag(canvas, owner, asked, most, is_lit=decision.required)
    if not others:
        canvas.put_centred(caravel(giving.SHIP), (flag + SEA_WIDE) / 2, giving.HORIZON + 8)
    right = SEA_WIDE - MARGIN - PARTY_WIDE
    if isinstance(passing, Deal):
        _draw_party(canvas, MARGIN, own, view, passing.seat, scene)
        _draw_party(canvas, right, own, view, own.seat, scene)
        _draw_trade(canvas, view, passing, own.seat)
        change = _change(passing.give, passing.want)
    else:
        if passing.bringer:
            _draw_bringer(canvas, MARGIN, passing.bringer, scene)
        elif len(passing.givers) == 1:
            _draw_party(canvas, MARGIN, own, view, passing.givers[0], scene)
        else:
            _draw_givers(canvas, own, view, passing.givers, scene)
        _draw_party(canvas, right, own, view, passing.taker, scene)
        if passing.cards:
            _draw_passing(canvas, view, passing, scene)
        else:
            _draw_kept(canvas, sum(own.holding.hand), scene.words)
        is_settled = passing.is_sure and len(passing.cards) == 1
        sign = 1 if passing.taker == own.seat else -1
        change = {passing.cards[0][0]: sign} if is_settled else {}
    for place, (key, count) in enumerate(zip(RESOURCES, own.holding.hand, strict=True)):
        x = MARGIN + place * (HAND_WIDE + HAND_GAP)
        _draw_held(canvas, x, key, count, change.get(key, 0))
    return canvas


@kept
def _crossing() -> Image.Image:
    """The bay in the evening between two shores, and in front of it the table on which the hand lies."""
    bay = Canvas(Image.new("RGB", (SEA_WIDE, TABLE)))
    draw_bay(bay, giving.HORIZON)
    draw_waves(bay, giving.HORIZON + 12, 5)
    bay.put(_shores(), 0, 0)
    draw_evening(bay)
    canvas = Canvas(desk(SEA_WIDE, giving.HIGH))
    canvas.image.paste(bay.image, (0, 0))
    canvas.fill(giving.EDGE_SHADE, 0, TABLE - 3, SEA_WIDE, 3)
    canvas.fill(giving.EDGE, 0, TABLE, SEA_WIDE, 6)
    return canvas.image


@kept
def _shores() -> Sprite:
    """Grass in a rim of sand at both ends, with trees behind."""
    sketch = Sketch(SEA_WIDE, TABLE)
    for side in (0, 1):

        def at(*points: tuple[float, float], side: int = side) -> list[tuple[float, float]]:
            return [(SEA_WIDE - x if side else x, y) for x, y in points]

        for colour, out in ((FOAM, 26), (WET_SAND, 16), (SAND, 8), (GRASS, -14)):
            sketch.poly(
                colour,
                at(
                    (0, SHORE - out), (150, SHORE - 8 - out), (236 + out, SHORE + 16 - out / 2), (282 + out, SHORE + 76),
                    (272 + out, SHORE + 150), (296 + out, SHORE + 226), (286 + out, TABLE), (0, TABLE),
                ),
            )  # fmt: skip
    return sketch.done()


@kept
def _barge(wide: int, high: int) -> Sprite:
    """The hull of a boat that carries cards across, heading right."""
    sketch = Sketch(wide, high, 6)
    hull = [(2, 4), (wide - 2, 4), (wide - 38, high - 8), (30, high - 8)]
    sketch.oval("#0B304680", wide / 2, high - 8, wide * 0.46, 8)
    sketch.line(palette.INK, 8, [*hull, hull[0]])
    sketch.poly(HULL, hull)
    low = high * 0.5
    sketch.poly(HULL_DARK, [(15, low), (wide - 19, low), *hull[2:]])
    sketch.line(RIM, 6, [(5, 7), (wide - 5, 7)])
    for left, right in ((-4, 52), (wide - 70, wide + 4)):
        sketch.line(WAKE, 4, [(left, high - 3), (right, high - 3)])
    return sketch.done()


def _draw_carried(canvas: Canvas, view: Public, passing: Handover, scene: Scene) -> None:
    """The card in a boat between the settlements of the two; in front of it which way it goes."""
    ((key, _),) = passing.cards
    share = GIFT_AT if passing.is_gift else 0.5
    middle = LANE_LEFT + (LANE_WIDE - ARROW * HEAD) * share + 12
    colour = dealing.dark_of(view, passing.givers[0]) if passing.givers else palette.AZULEJO
    start = LANE_LEFT + HOUSE + 6 if passing.givers else LANE_LEFT + 6
    if passing.givers:
        house = settlement(owner_of(view, passing.givers[0]), HOUSE)
        canvas.put_centred(house, LANE_LEFT + HOUSE / 2, HOUSE_MIDDLE)
    house = settlement(owner_of(view, passing.taker), HOUSE)
    canvas.put_centred(house, SEA_WIDE - LANE_LEFT - HOUSE / 2, HOUSE_MIDDLE)
    wide = round(middle - CARD / 2 - 8 - start)
    sign = dealing.arrow(wide, POINTER, round(POINTER * 0.6), colour, is_leftward=False)
    canvas.put(sign, start, HOUSE_MIDDLE - POINTER / 2)
    _draw_card(canvas, middle, TOP + CARD_HIGH / 2 - 28, key, scene)
    canvas.put_centred(_barge(BARGE, BARGE_HIGH), middle, TOP + HIGH - BARGE_HIGH / 2 + 9)
    if passing.is_gift:
        _draw_earned(canvas, scene, passing.givers[0])


def _concerned(passing: Handover | Deal, reader: Seat) -> frozenset[Seat]:
    """The players who stand in the picture."""
    if isinstance(passing, Deal):
        return frozenset({passing.seat, reader})
    return frozenset({*passing.givers, passing.taker, reader})


def _draw_others(canvas: Canvas, own: Private, view: Public, seats: list[Seat]) -> int:
    """The points of everybody else on signs as high as the question's; gives where these begin."""
    left = SEA_WIDE - MARGIN - len(seats) * (OTHER_WIDE + OTHER_GAP) + OTHER_GAP
    y, high, out = giving.SIGN_TOP, giving.SIGN_HIGH, reach(OTHER_PLATE)
    for place, seat in enumerate(seats):
        x, owner = left + place * (OTHER_WIDE + OTHER_GAP), owner_of(view, seat)
        boxes.shadow(canvas, x, y, OTHER_WIDE, high, giving.RADIUS)
        boxes.box(canvas, palette.SEATS[owner].header, x, y, OTHER_WIDE, high, giving.RADIUS)
        canvas.put_centred(tokens.seal(owner, OTHER_SEAL), x + OTHER_WIDE / 2, y + 24)
        plate = x + out, y + high - OTHER_PLATE - 7, OTHER_WIDE - 2 * out, OTHER_PLATE
        _draw_points(canvas, plate, own, view, seat)
    return left


def _draw_points(
    canvas: Canvas, box: tuple[float, float, int, int], own: Private, view: Public, seat: Seat
) -> None:
    """The points of a player as the reader knows them."""
    draw_points(
        canvas,
        *box,
        known_points(view, seat, own).written,
        is_leading=leads(view, seat, own),
    )


def _change(brought: Goods, taken: Goods) -> dict[Key, int]:
    """By resource, how many cards come or go."""
    sides = zip(RESOURCES, brought, taken, strict=False)
    return {key: more - less for key, more, less in sides if more != less}


def _draw_party(
    canvas: Canvas, x: int, own: Private, view: Public, seat: Seat, scene: Scene
) -> None:
    """A player who is concerned: seal and name, points and cards."""
    owner, centre = owner_of(view, seat), x + PARTY_WIDE / 2
    boxes.shadow(canvas, x, TOP, PARTY_WIDE, HIGH, RADIUS)
    boxes.box(canvas, palette.SEATS[owner].header, x, TOP, PARTY_WIDE, HIGH, RADIUS)
    boxes.outline(canvas, palette.SEATS[owner].full, x, TOP, PARTY_WIDE, HIGH, RADIUS, 5)
    canvas.put_centred(tokens.seal(owner, SEAL), centre, TOP + 66)
    name = fit_person(scene.names[seat], Face.NAME, PARTY_WIDE - 24, NAME, NAME_LEAST)
    at = centre, TOP + 148
    canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, *at, "m")
    middle, out = TOP + HIGH - 44, reach(POINTS_HIGH)
    right = x + PARTY_WIDE - 14
    cards = str(view.held[seat].cards_in_hand)
    chips.draw_back(canvas, right - BACK[0], middle, BACK, cards)
    left = x + 4 + out
    across = round(right - BACK[0] - 4 - out - left)
    _draw_points(canvas, (left, middle - POINTS_HIGH / 2, across, POINTS_HIGH), own, view, seat)


def _draw_bringer(canvas: Canvas, x: int, key: Key, scene: Scene) -> None:
    """The helper or the guild that brings a card of the bank."""
    is_guild = key in TOKENS
    sign, kind = (TOKENS[key], "guild") if is_guild else (f"h_{key}", "helper")
    centre = x + PARTY_WIDE / 2
    boxes.shadow(canvas, x, TOP, PARTY_WIDE, HIGH, RADIUS)
    boxes.box(canvas, palette.PAPER, x, TOP, PARTY_WIDE, HIGH, RADIUS)
    canvas.put_centred(art.sticker(sign, PORTRAIT), centre, TOP + 96)
    name = fit(title(scene.words, kind, key), Face.NAME, PARTY_WIDE - 20, NAME, NAME_LEAST, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, centre, TOP + HIGH - 44, "m")


def _draw_givers(
    canvas: Canvas, own: Private, view: Public, seats: tuple[Seat, ...], scene: Scene
) -> None:
    """Those who can be chosen to give, in lamplight: below each other, or more than two beside each other, too."""
    if len(seats) < GIVERS_IN_LINES:
        box = MARGIN, TOP, GIVERS_WIDE, HIGH
        chips.draw_grid(canvas, box, 1 if len(seats) < 3 else 2, own, view, seats, scene)
        return
    line = HIGH // len(seats)
    box = MARGIN, TOP, GIVERS_WIDE, line
    chips.draw_lines(canvas, box, 1, own, view, seats, frozenset(seats), scene)


def _draw_passing(canvas: Canvas, view: Public, passing: Handover, scene: Scene) -> None:
    """The card on its way, or those among which is chosen; with what a gift brings whoever makes it."""
    givers = passing.givers
    if len(passing.cards) == 1 and len(givers) <= 1:
        _draw_carried(canvas, view, passing, scene)
        return
    if len(passing.cards) > 1 and not passing.is_own:
        _draw_loaded(canvas, passing.cards, scene.words)
        return
    colour = dealing.dark_of(view, givers[0]) if len(givers) == 1 else palette.AZULEJO
    left = LANE_LEFT + (GIVERS_WIDE - PARTY_WIDE if len(givers) > 1 else 0)
    top, head = TOP + (HIGH - ARROW) // 2, round(ARROW * HEAD)
    wide = SEA_WIDE - LANE_LEFT - left
    canvas.put(dealing.arrow(wide, ARROW, head, colour, is_leftward=False), left, top)
    room, middle = wide - head, TOP + HIGH / 2
    if len(passing.cards) == 1:
        ((key, _),) = passing.cards
        _draw_card(canvas, left + room * 0.5 + 12, middle, key, scene)
    else:
        joker = art.sticker("joker", JOKER)
        canvas.put_centred(joker, left + room / 2 + 12, middle)


def _draw_loaded(canvas: Canvas, cards: tuple[tuple[Key, int], ...], words: Words) -> None:
    """A boat with the cards among which is chosen, and on its hull that one of them comes."""
    step = min(CHOICE_MOST, (LANE_WIDE - LOADED_END) // len(cards))
    wide, centre = max(step * len(cards) + LOADED_END, LOADED_LEAST), LANE_LEFT + LANE_WIDE / 2
    low = TOP + HIGH - LOADED_HIGH + 6
    x = centre - step * (len(cards) - 1) / 2
    for key, count in cards:
        _draw_choice(
            canvas, x, low - CHOICE_HIGH / 2 + (0 if count else 12), step - CHOICE_GAP, key, count
        )
        x += step
    canvas.put(_barge(wide, LOADED_HIGH), centre - wide / 2, low)
    told, spot = words("render-catan-one-of-these"), (centre, low + LOADED_HIGH / 2 - 2)
    canvas.write(told, Face.NAME, LOADED_LETTERS, palette.PAPER, *spot, "m")


def _draw_card(canvas: Canvas, centre: float, middle: float, key: Key, scene: Scene) -> None:
    """A large card with the name of what it is."""
    x, y = round(centre - CARD / 2), round(middle - CARD_HIGH / 2)
    boxes.shadow(canvas, x, y, CARD, CARD_HIGH, 16)
    face = resources.small_face(key, CARD, CARD_HIGH, CARD_HIGH - 62, 156)
    boxes.lay(canvas, face, x, y, 16)
    name = fit(title(scene.words, "resource", key), Face.NAME, CARD - 16, 52, 36, 1)
    low = y + CARD_HIGH - 33
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, centre, low, "m")


def _draw_choice(
    canvas: Canvas, centre: float, middle: float, wide: int, key: Key, count: int
) -> None:
    """A card among which is chosen, with how many there are."""
    x, y = round(centre - wide / 2), round(middle - CHOICE_HIGH / 2)
    field = CHOICE_HIGH - (48 if count else 0)
    boxes.shadow(canvas, x, y, wide, CHOICE_HIGH, 12)
    size = min(wide - 10, field - 10)
    boxes.lay(canvas, resources.small_face(key, wide, CHOICE_HIGH, field, size), x, y, 12)
    if count:
        at = centre, y + CHOICE_HIGH - 27
        canvas.write(str(count), Face.NUMBER, 50, palette.INK, *at, "m")


def _draw_earned(canvas: Canvas, scene: Scene, seat: Seat) -> None:
    """What a gift brings whoever makes it, on a sign beside the giver."""
    text = scene.words("render-catan-gift-earns", name=shortened(scene.names[seat], scene.names))
    told = fit_body(text, Face.NAME, EARNED_WIDE - EARNED - 26, EARNED_LETTERS, 30, 2)
    x, y = LANE_LEFT - 4, TOP + HIGH - EARNED_HIGH
    boxes.box(canvas, palette.NIGHT, x, y, EARNED_WIDE, EARNED_HIGH, 14)
    middle = y + EARNED_HIGH / 2
    canvas.put_centred(art.sticker("favor_token", EARNED), x + 10 + EARNED / 2, middle)
    at = x + EARNED + 18, middle
    canvas.write_lines(told.lines, Face.NAME, told.size, palette.PAPER, *at, leading=0.9)


def _draw_kept(canvas: Canvas, count: int, words: Words) -> None:
    """How many cards stay, and struck beside them how many would be lost."""
    middle, centre = TOP + HIGH / 2 - 26, LANE_LEFT + LANE_WIDE / 2
    (wide, high), left = KEPT, round(centre - 40 - KEPT[0])
    top = round(middle - high / 2)
    boxes.box(canvas, palette.PAPER, left, top, wide, high, 16)
    boxes.box(canvas, palette.AZULEJO_DEEP, left + 7, top + 7, wide - 14, high - 14, 11)
    canvas.write(str(count), Face.NUMBER, 120, palette.WHITE, left + wide / 2, middle, "m")
    canvas.put_centred(tokens.tick(38), left + wide - 4, middle - high / 2 + 6)
    canvas.put_centred(tokens.badge(f"–{count // 2}", 100), centre + 130, middle)
    canvas.put_centred(signs.cross(38), centre + 218, middle - 66)
    low = TOP + HIGH - 26
    for key, at in (("keeping", left + wide / 2), ("discarding", centre + 130)):
        told = words(f"render-catan-{key}")
        canvas.write(told, Face.NAME, EARNED_LETTERS, palette.PAPER, at, low, "m")


def _draw_trade(canvas: Canvas, view: Public, deal: Deal, reader: Seat) -> None:
    """What the other gives, and below it what the reader gives."""
    gap = HIGH - 2 * ARROW_OF_TWO
    upper = (LANE_LEFT, TOP, LANE_WIDE, ARROW_OF_TWO)
    lower = (LANE_LEFT, TOP + ARROW_OF_TWO + gap, LANE_WIDE, ARROW_OF_TWO)
    given, asked = dealing.dark_of(view, deal.seat), dealing.dark_of(view, reader)
    dealing.draw_side(canvas, upper, deal.give, given, is_leftward=False)
    dealing.draw_side(canvas, lower, deal.want, asked, is_leftward=True)


def _draw_held(canvas: Canvas, x: int, key: Key, count: int, change: int) -> None:
    """A kind of the hand: how many there are, and what comes or goes."""
    y, middle = HAND_TOP, HAND_TOP + HAND_HIGH / 2
    if change:
        light = palette.LAMP if count + change >= 0 else palette.LACKING
        boxes.lit(canvas, light, x, y, HAND_WIDE, HAND_HIGH, 16, 7)
    is_there = count > 0 or change > 0
    if is_there:
        if not change:
            boxes.shadow(canvas, x, y, HAND_WIDE, HAND_HIGH, 16)
        boxes.box(canvas, palette.PAPER, x, y, HAND_WIDE, HAND_HIGH, 16)
    else:
        boxes.free_place(canvas, x, y, HAND_WIDE, HAND_HIGH, 16)
    icon, at = (ICON_BESIDE, x + 40) if change else (ICON, x + 58)
    canvas.put_centred(art.sticker(key, icon), at, middle, 1.0 if is_there else 0.4)
    ink = palette.INK if is_there else palette.MIST
    text = str(count) if is_there else "–"
    if not change:
        canvas.write(text, Face.NUMBER, COUNT, ink, x + HAND_WIDE - 50, middle, "m")
        return
    badge = tokens.badge(f"+{change}" if change > 0 else f"–{-change}", CHANGE)
    right = x + HAND_WIDE - 8 - badge.size[0]
    canvas.put_centred(badge, right + badge.size[0] / 2, middle)
    left = x + 12 + ICON_BESIDE
    size = min(COUNT_BESIDE, round(COUNT * (right - left) / width(text, Face.NUMBER, COUNT)))
    canvas.write(text, Face.NUMBER, size, ink, (left + right) / 2, middle, "m")
