"""The barrels among which a player chooses: all of each kind in a pile before the warehouses at the quay."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Field, One
from games.core.model import Key
from games.puerto_rico.content import GOODS
from games.puerto_rico.views import Player
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.numerals import signed
from render.core.place.paving import planks
from render.core.scenery import standing_foot
from render.puerto_rico.fronts import front
from render.puerto_rico.piles import draw_pile

HIGH, DECK = 352, 236
"""How high all is, and the deck on which the piles stand."""

LEFT, ROOM, PLOT = 18, 1364, 520
"""Where the piles stand, and how much room one has at most."""

BARREL, SMALL, FEW, MOST = 150, 104, 3, 9
"""How large barrels are, of up to so many kinds and of more, and how many a pile shows at most."""

BADGE, NUMBER, RADIUS = 60, 92, 16

WATER, AFLOAT, LOST = 290, 4, "#FF9C8A"
"""How wide the water is in which lost barrels float, how many of them are seen, and the colour of how many they are."""

WAREHOUSES, WAREHOUSE = ("pr_small_warehouse", "pr_large_warehouse", "pr_small_warehouse"), 160


class Store(NamedTuple):
    """All barrels of a kind."""

    good: Key
    badge: str
    barrels: int
    chosen: int = 0


def stores_of(field: Field, player: Player, chosen: tuple[Chosen, ...]) -> tuple[Store, ...]:
    """The piles in the menu's order; whoever chooses a kind chooses all its barrels."""
    taken, held = picked(field, chosen), dict(zip(GOODS, player.goods, strict=True))
    is_kind = field.kind == "good"
    return tuple(
        Store(key, badge, held[key], held[key] if is_kind and key in taken else taken.get(key, 0))
        for key, badge in badge_by_key(field).items()
    )


def lost_of(field: Field, player: Player) -> int:
    """How many barrels are lost, where only so many single ones are kept, whichever these are."""
    kept = sum(player.goods)
    if field.kind == "barrel":
        kept = 1 if isinstance(field, One) else field.most
    return max(0, sum(player.goods) - kept)


def draw_stores(canvas: Canvas, y: int, stores: Sequence[Store], lost: int) -> None:
    """Draw the warehouses, and before them the piles; what is not chosen is faint as soon as anything is. In the water at the
    end of the deck float as many barrels as are lost.
    """
    deck, step = y + HIGH - DECK, ROOM / len(WAREHOUSES)
    room = ROOM - (WATER if lost else 0)
    for place, key in enumerate(WAREHOUSES):
        house = front(key, WAREHOUSE)
        left = LEFT + (place + 0.5) * step - house.size[0] / 2
        canvas.put(house, left, deck + 4 - standing_foot(house.size[1]))
    canvas.put(planks(room + 12, DECK, 9), LEFT - 6, deck)
    wide = min(PLOT, room // len(stores))
    first = LEFT + (room - wide * len(stores)) // 2
    has_begun = any(store.chosen for store in stores)
    size = BARREL if len(stores) <= FEW else SMALL
    for place, store in enumerate(stores):
        _draw_store(canvas, first + place * wide, deck, wide, store, size, has_begun=has_begun)

    if lost:
        _draw_lost(canvas, LEFT + room + 16, deck, lost)


def _draw_lost(canvas: Canvas, x: int, y: int, lost: int) -> None:
    """Draw barrels that float away, and how many they are."""
    for place in range(min(AFLOAT, lost)):
        row, column = divmod(place, 2)
        at = x + 62 + column * 112 + (row % 2) * 24, y + 56 + row * 74
        canvas.put_centred(art.sticker("barrel_corn", 84), *at, 0.34)
    text = signed(-lost)
    across = round(width(text, Face.NUMBER, NUMBER)) + 28
    left, top = x + (WATER - 30 - across) // 2, y + DECK - 104
    boxes.box(canvas, palette.NIGHT, left, top, across, 96, 14)
    canvas.write(text, Face.NUMBER, NUMBER, LOST, left + across / 2, top + 48, "m")


def _draw_store(
    canvas: Canvas, x: int, y: int, wide: int, store: Store, size: int, *, has_begun: bool
) -> None:
    """Draw a pile of barrels of that size with its badge, and beside it how many it has, or how many of them are chosen."""
    if store.chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, y + 6, wide - 12, DECK - 12, RADIUS, 6)
    shown, middle, ground = min(MOST, store.barrels), x + wide / 2, y + DECK - 18
    bright = min(shown, store.chosen) if has_begun else shown
    text = (
        f"{store.chosen}/{store.barrels}"
        if 0 < store.chosen < store.barrels
        else str(store.barrels)
    )
    across = round(width(text, Face.NUMBER, NUMBER)) + 24
    pile = wide - across - 36
    half = draw_pile(
        canvas, middle - across / 2, ground, pile, store.good, size, bright, shown - bright
    )
    left = round(middle + half - across / 2 + 6)
    boxes.box(canvas, palette.PAPER, left, ground - 100, across, 96, 12)
    canvas.write(text, Face.NUMBER, NUMBER, palette.INK, left + across / 2, ground - 52, "m")
    if store.badge:
        badge = tokens.badge(store.badge, BADGE)
        at = middle - across / 2 - half - badge.size[0] * 0.7
        canvas.put(badge, max(x + 12, at), y + 8)
    if store.chosen:
        canvas.put_centred(tokens.tick(28), x + wide - 38, y + 38)
