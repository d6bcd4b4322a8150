"""A house in the private picture: who leads it and by how much, the own prospectors, and one sign beside the door."""

from collections.abc import Collection

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Private, Public, sums
from render.core import art, boxes, palette
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.place.boards import PlateSize, plate_wide
from render.sutters_mill.effects import SIGN, effect_sign
from render.sutters_mill.pieces import TagSize, nailed, name_sign, planks, tag
from render.sutters_mill.prospectors import draw_crowd
from render.sutters_mill.vocabulary import owner_of, term

BEFORE = 61
"""What a house's letter takes in front of the tags."""

PLATE, AIR = PlateSize(236, 38, 36, 30), 16
"""How large the plate with the name is at most, and what is free beside the name."""

TAGS = 70
"""How far down the middle of the letter and the tags is."""

FIRST, SECOND = TagSize(50, 52, 12), TagSize(42, 36, 8)
"""Whoever leads, and whoever that is compared with."""

FIGURE = 98
BESIDE = 6
CARDS = frozenset({"place_card", "remove_card"})
BOARDED, BOARDED_AT = 60, 134
"""The size of the planks over a house whose certificate is out of the game, and how far down they are."""


def draw_house(
    canvas: Canvas,
    area: tuple[int, int, int, int],
    own: Private,
    view: Public,
    building: Key,
    verbs: Collection[Key],
    scene: Scene,
) -> None:
    """Draw name and tags over the door, the own prospectors before it, and beside it the card that can be placed or taken,
    or else what its certificate does for the reader who holds it.
    """
    x, y, wide, high = area
    place, table = PLACE[building], view.table
    if table.gone[place]:
        canvas.put_centred(planks(BOARDED), x + wide / 2, y + BOARDED_AT)
    _draw_name(canvas, x + wide / 2, y, building, table.holders[place], scene)
    _draw_tags(canvas, x, y + TAGS, wide, compared(sums(table.stacks[place]), own.seat))
    left, top = x + wide - SIGN[0] - BESIDE, y + high - SIGN[1] - BESIDE
    room = left - x - BESIDE
    if "remove_card" in verbs:
        card = table.stacks[place][-1]
        top_card = nailed(owner_of(card.seat), card.rank, SIGN[0] - 16, SIGN[1] - 18)
        _draw_open(canvas, left, top, top_card)
    elif CARDS.intersection(verbs):
        _draw_open(canvas, left, top, art.sticker("card", SIGN[0]))
    elif table.holders[place] == own.seat:
        canvas.put(effect_sign(building, owner_of(own.seat)), left, top)
    else:
        room = wide - BESIDE
    standing = table.players[own.seat].prospectors[place]
    draw_crowd(canvas, (x + 2, y + high + 3), owner_of(own.seat), standing, FIGURE, room)


def _draw_name(
    canvas: Canvas, middle: float, top: int, building: Key, holder: Seat, scene: Scene
) -> None:
    """Draw the name on the roof, in the colour of whoever holds the certificate."""
    name = term(scene.words, "space", building)
    plate = PLATE._replace(wide=min(PLATE.wide, plate_wide(name, PLATE) + AIR))
    canvas.put(name_sign(name, holder, plate), round(middle - plate.wide / 2), top)


def compared(totals: tuple[tuple[Seat, int], ...], own: Seat) -> tuple[tuple[Seat, int], ...]:
    """Whoever leads a house and the reader, or whoever comes next where the reader leads."""
    first, others = totals[:1], totals[1:]
    if first and first[0][0] == own:
        return first + others[:1]
    return first + tuple(one for one in others if one[0] == own)


def _draw_tags(
    canvas: Canvas, x: int, middle: int, wide: int, totals: tuple[tuple[Seat, int], ...]
) -> None:
    """Draw a large tag behind the letter, and a small one at the end of the wall."""
    for (seat, influence), size in zip(totals, (FIRST, SECOND), strict=False):
        sign = tag(owner_of(seat), influence, size)
        left = x + (BEFORE if size is FIRST else wide - sign.size[0] - 6)
        canvas.put(sign, left, middle - size.high / 2)


def _draw_open(canvas: Canvas, x: int, y: int, card: Sprite) -> None:
    """Draw a green board with the card that can be placed or taken."""
    wide, high = SIGN
    boxes.box(canvas, palette.KEYLINE, x - 2, y - 2, wide + 4, high + 4, 13)
    boxes.box(canvas, palette.CAN, x, y, wide, high, 12)
    canvas.put_centred(card, x + wide / 2, y + high / 2)
