"""A house in the private picture: who leads it, its name, the own prospectors before it."""

from typing import NamedTuple

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Private, Public, sums
from render.core import art, boxes, palette
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.place.boards import PlateSize, plate_wide
from render.sutters_mill.effects import certificate
from render.sutters_mill.pieces import nailed, name_sign, planks
from render.sutters_mill.prospectors import CLOSEST
from render.sutters_mill.spot import RING, Spot, draw_own, light_boardwalk
from render.sutters_mill.tally import tally
from render.sutters_mill.vocabulary import owner_of, term

PLATE, AIR, RADIUS = PlateSize(214, 46, 42, 34), 16, 10
"""How large the plate with the name is at most, what is free beside the name, and how round the light around it is."""

SIGN_TOP = 20
"""How far down the name is."""

FIGURE, LEAST = 98, 60
"""How large the own prospectors are, where that leaves the name free, and at least; the influence goes where they would be
smaller.
"""

BESIDE, BELOW = 6, 4
SIGN, PAPER = (58, 78), 58
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
    """Draw the name over the door, the own prospectors before it, beside it who leads and the card that can be placed or taken;
    what its certificate does where nobody has a card, and while nothing is asked for the reader who holds it.
    """
    spot = house.spot
    x, y, wide, high = spot.area
    place, table = PLACE[spot.space], view.table
    totals = sums(table.stacks[place])
    if table.gone[place]:
        canvas.put_centred(planks(BOARDED), x + wide / 2, y + SIGN_TOP + PLATE.high + BOARDED_DOWN)
    if spot.is_open:
        light_boardwalk(canvas, spot)
    _draw_name(canvas, spot, table.holders[place], scene)
    size = min(FIGURE, high - SIGN_TOP - PLATE.high + 2)
    tall = min(SIGN[1], size - BESIDE)
    across = round(tall * SIGN[0] / SIGN[1])
    left, top = x + wide - across - BESIDE, y + high - tall - BESIDE
    end = left - BESIDE
    if "remove_card" in house.verbs:
        card = table.stacks[place][-1]
        top_card = nailed(owner_of(card.seat), card.rank, across - 16, tall - 18)
        _draw_open(canvas, left, top, (across, tall), top_card)
    elif CARDS.intersection(house.verbs):
        _draw_open(canvas, left, top, (across, tall), art.sticker("card", across))
    elif not (totals or table.gone[place]) or (
        not house.is_asked and table.holders[place] == own.seat
    ):
        free = scene.words("render-sutters-mill-free")
        paper = certificate(spot.space, owner_of(own.seat), PAPER, free)
        end = x + wide - paper.size[0] - 2 * BESIDE
        canvas.put(paper, end + BESIDE, y + SIGN_TOP + PLATE.high + BELOW)
    else:
        end = x + wide - BESIDE
    standing = table.players[own.seat].prospectors[place]
    board = tally(compared(totals, own.seat)) if totals else None
    room = end - x - BESIDE - (board.size[0] + BESIDE if board else 0)
    if board and (room >= LEAST or not standing):
        end -= board.size[0]
        canvas.put(board, end, y + SIGN_TOP + PLATE.high + BELOW)
        end -= BESIDE
        size = min(size, max(LEAST, int(room - CLOSEST * (standing - 1))))
    draw_own(canvas, spot, (x + 2, end), size, own, view)


def _draw_name(canvas: Canvas, spot: Spot, holder: Seat, scene: Scene) -> None:
    """Draw the name over the door, in the colour of whoever holds the certificate, in the light where it can be chosen."""
    x, y, wide, _ = spot.area
    name = term(scene.words, "space", spot.space)
    plate = PLATE._replace(wide=min(PLATE.wide, plate_wide(name, PLATE) + AIR))
    left, top = round(x + (wide - plate.wide) / 2), y + SIGN_TOP
    if spot.is_choice:
        boxes.lit(canvas, palette.LAMP, left, top, plate.wide, plate.high, RADIUS, RING)
    canvas.put(name_sign(name, holder, plate), left, top)


def compared(totals: tuple[tuple[Seat, int], ...], own: Seat) -> tuple[tuple[Seat, int], ...]:
    """Whoever leads a house and the reader, or whoever comes next where the reader leads it or has no card there."""
    first, others = totals[:1], totals[1:]
    return first + (tuple(one for one in others if one[0] == own) or others[:1])


def _draw_open(canvas: Canvas, x: int, y: int, size: tuple[int, int], card: Sprite) -> None:
    """Draw a green board with the card that can be placed or taken."""
    wide, high = size
    boxes.box(canvas, palette.KEYLINE, x - 2, y - 2, wide + 4, high + 4, 13)
    boxes.box(canvas, palette.CAN, x, y, wide, high, 12)
    canvas.put_centred(card, x + wide / 2, y + high / 2)
