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
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import picked
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

WATER, AFLOAT, BARE = 290, 3, "barrel_tobacco"
"""How wide the water is in which lost barrels float, how many of them are seen behind the one that says how many they are,
and a barrel as plain as any under the paper that covers its mark.
"""

FLOATING, COUNTED, SUNK, DISC = 92, 172, 0.3, 0.235
"""How large barrels are that float, and the one with their number; how much of them is under water, and the radius of the
paper on them, in sizes.
"""

FOAM = "#D9F1F6"

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
    if field.kind != "barrel":
        return 0
    return max(0, sum(player.goods) - (1 if isinstance(field, One) else field.most))


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
    """Draw barrels that float away, and on the nearest one how many they are."""
    for place in range(min(AFLOAT, lost - 1)):
        _draw_floating(canvas, x + 56 + place * 84, y + 66 + place % 2 * 14, FLOATING)
    at = x + WATER / 2 - 16, y + DECK - 74
    _draw_floating(canvas, *at, COUNTED)
    size = fit(str(lost), Face.NUMBER, round(1.7 * COUNTED * DISC), NUMBER, 40, 1).size
    canvas.write(str(lost), Face.NUMBER, size, palette.INK, *at, "m")


def _draw_floating(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a barrel around that point whose lower part is under water, with a bare paper on it."""
    left, level = round(x - size / 2), round(y + size * (0.5 - SUNK))
    under = canvas.image.crop((left, level, left + size, level + size // 2))
    canvas.put_centred(art.sticker(BARE, size), x, y)
    disc = round(2 * size * DISC)
    boxes.box(canvas, palette.PAPER, x - disc / 2, y - disc / 2, disc, disc, disc // 2)
    canvas.image.paste(under, (left, level))
    boxes.box(canvas, FOAM, left, level - 3, size, 7, 3)


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
