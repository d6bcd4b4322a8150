"""A house in the private picture: who leads it, its name with its letter, the own prospectors before it."""

from typing import NamedTuple

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Private, Public, sums
from render.core import art, boxes, palette
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.place.boards import PlateSize, plate_wide
from render.sutters_mill.effects import certificate
from render.sutters_mill.pieces import TagSize, nailed, name_sign, planks, tag
from render.sutters_mill.spot import Spot, draw_letter, draw_own, letter_wide, light_boardwalk
from render.sutters_mill.vocabulary import owner_of, term

PLATE, AIR = PlateSize(194, 44, 38, 31), 14
"""How large the plate with the name is at most, and what is free beside the name."""

SIGN_TOP, TAGS_AT = 38, 15
"""How far down the name is, and the middle of the tags on the roof over it."""

BETWEEN = 8
LARGE = (TagSize(44, 46, 11), TagSize(38, 36, 8))
SMALL = (TagSize(36, 38, 9, is_quiet=True), TagSize(33, 34, 8, is_quiet=True))
"""Whoever leads, and whoever that is compared with; the same where the reader has no part."""

FIGURE = 98
"""How large the own prospectors are, where that leaves the name free."""

BESIDE = 6
SIGN, PAPER = (70, 94), 58
"""Width and height of the board with a card that comes or goes, at most, and how high a certificate is."""

CARDS = frozenset({"place_card", "remove_card"})
BOARDED, BOARDED_DOWN = 60, 30
"""The size of the planks over a house whose certificate is out of the game, and how far below the name they are."""


class House(NamedTuple):
    """What a question makes of a house."""

    spot: Spot
    verbs: frozenset[Key]
    """What can be done there."""

    is_asked: bool


def draw_house(canvas: Canvas, house: House, own: Private, view: Public, scene: Scene) -> None:
    """Draw name and tags over the door, the own prospectors before it, and beside it the card that can be placed or taken;
    while nothing is asked, what its certificate does for the reader who holds it.
    """
    spot = house.spot
    x, y, wide, high = spot.area
    place, table = PLACE[spot.space], view.table
    totals = sums(table.stacks[place])
    standing = table.players[own.seat].prospectors[place]
    if table.gone[place]:
        canvas.put_centred(planks(BOARDED), x + wide / 2, y + SIGN_TOP + PLATE.high + BOARDED_DOWN)
    if spot.is_open:
        light_boardwalk(canvas, spot)
    _draw_name(canvas, spot, table.holders[place], scene)
    takes_part = standing or any(seat == own.seat for seat, _ in totals)
    sizes = LARGE if takes_part else SMALL
    _draw_tags(canvas, x + wide / 2, y + TAGS_AT, compared(totals, own.seat), sizes)
    size = min(FIGURE, high - SIGN_TOP - PLATE.high + 2)
    tall = min(SIGN[1], size - BESIDE)
    across = round(tall * SIGN[0] / SIGN[1])
    left, top = x + wide - across - BESIDE, y + high - tall - BESIDE
    room = left - x - BESIDE
    if "remove_card" in house.verbs:
        card = table.stacks[place][-1]
        top_card = nailed(owner_of(card.seat), card.rank, across - 16, tall - 18)
        _draw_open(canvas, left, top, (across, tall), top_card)
    elif CARDS.intersection(house.verbs):
        _draw_open(canvas, left, top, (across, tall), art.sticker("card", across))
    elif not house.is_asked and table.holders[place] == own.seat:
        free = scene.words("render-sutters-mill-free")
        paper = certificate(spot.space, owner_of(own.seat), PAPER, free)
        room = wide - paper.size[0] - 2 * BESIDE
        canvas.put(paper, x + wide - paper.size[0] - BESIDE, y + high - PAPER - BESIDE)
    else:
        room = wide - BESIDE
    draw_own(canvas, spot, (x + 2, x + 2 + room), size, own, view)


def _draw_name(canvas: Canvas, spot: Spot, holder: Seat, scene: Scene) -> None:
    """Draw the name over the door, in the colour of whoever holds the certificate, behind its letter."""
    x, y, wide, _ = spot.area
    name = term(scene.words, "space", spot.space)
    plate = PLATE._replace(wide=min(PLATE.wide, plate_wide(name, PLATE) + AIR))
    before = letter_wide(spot)
    left, top = round(x + (wide - plate.wide - before) / 2), y + SIGN_TOP
    canvas.put(name_sign(name, holder, plate), left + before, top)
    draw_letter(canvas, left, top, PLATE.high, spot)


def compared(totals: tuple[tuple[Seat, int], ...], own: Seat) -> tuple[tuple[Seat, int], ...]:
    """Whoever leads a house and the reader, or whoever comes next where the reader leads it or has no card there."""
    first, others = totals[:1], totals[1:]
    return first + (tuple(one for one in others if one[0] == own) or others[:1])


def _draw_tags(
    canvas: Canvas,
    middle: float,
    at: int,
    totals: tuple[tuple[Seat, int], ...],
    sizes: tuple[TagSize, ...],
) -> None:
    """Draw a tag of each of these sizes on the roof."""
    signs = [
        tag(owner_of(seat), influence, size)
        for (seat, influence), size in zip(totals, sizes, strict=False)
    ]
    left = middle - (sum(sign.size[0] for sign in signs) + BETWEEN * (len(signs) - 1)) / 2
    for sign in signs:
        canvas.put(sign, left, at - sign.size[1] / 2)
        left += sign.size[0] + BETWEEN


def _draw_open(canvas: Canvas, x: int, y: int, size: tuple[int, int], card: Sprite) -> None:
    """Draw a green board with the card that can be placed or taken."""
    wide, high = size
    boxes.box(canvas, palette.KEYLINE, x - 2, y - 2, wide + 4, high + 4, 13)
    boxes.box(canvas, palette.CAN, x, y, wide, high, 12)
    canvas.put_centred(card, x + wide / 2, y + high / 2)
