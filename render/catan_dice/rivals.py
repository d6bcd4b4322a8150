"""One or two other players beside the large island: their signs, and their own islands with all that they have built."""

from typing import NamedTuple

from games.catan_dice.views import Public
from games.core.model import Key, Seat
from render.catan_dice.archipelago import draw_land
from render.catan_dice.island import draw_small
from render.catan_dice.lattice import Lattice
from render.catan_dice.layout import EDGE
from render.catan_dice.others import BOTTOM, GAP, HEADER, TOP, WIDE, X, draw_sign, others_of
from render.core import players
from render.core.canvas import Canvas
from render.core.contract import Scene

MOST = 2
"""With more of them there is no room for islands that could be read."""

ACROSS, DOWN = 5.1, 5.4
"""Width and height of an island with its beach, in sides."""

SIDE = 57
"""The largest side of the hexes of such an island."""

ALONE, ALONE_FOOT, SIDE_ALONE = {"one": (822, 620), "two": (822, 700)}, 1068, 82
"""Left and top of the sign of the only other player, the foot of the island to the right of it, and its largest side."""


SIGN_ALONE = (316, 74 + players.LINE, 74)
"""Width and height of that sign, and height of its header."""

INSET = 10
"""How far from the edge of the picture that island lies."""


class Place(NamedTuple):
    """Where another player has a sign and an island."""

    sign: players.Area
    net: Lattice


def places_of(island: Key, rivals: int) -> tuple[Place, ...]:
    """Where so many other players have theirs."""
    if rivals == 1:
        return (_alone(island),)
    high = (BOTTOM - TOP - (rivals - 1) * GAP) // MOST
    return tuple(_beside(island, TOP + place * (high + GAP)) for place in range(rivals))


def _alone(island: Key) -> Place:
    """To the left of the island."""
    left, top = ALONE[island]
    side = min(round((ALONE_FOOT - top) / DOWN), SIDE_ALONE)
    net = Lattice(island, EDGE - INSET - side * ACROSS / 2, (top + ALONE_FOOT) / 2, side)
    return Place(players.Area(left, top, *SIGN_ALONE), net)


def _beside(island: Key, top: int) -> Place:
    """In a column at the right: the sign, and below it the island."""
    sign = players.Area(X, top, WIDE, HEADER + players.LINE, HEADER)
    return Place(sign, Lattice(island, X + WIDE / 2, sign.body + SIDE * DOWN / 2, SIDE))


def draw_islands(canvas: Canvas, island: Key, rivals: int) -> None:
    """Draw the islands of so many other players before anything stands on them."""
    for place in places_of(island, rivals):
        draw_land(canvas, place.net)


def draw_rivals(canvas: Canvas, view: Public, shown: Seat, scene: Scene) -> None:
    """Draw what everybody has built but the seat whose island is large."""
    seats = others_of(view, shown)
    for place, seat in zip(places_of(view.table.island, len(seats)), seats, strict=True):
        draw_small(canvas, place.net, view.table.sheets[seat].built, seat)
        draw_sign(canvas, place.sign, view, seat, scene)
