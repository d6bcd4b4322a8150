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
from render.core.contract import Chosen, Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.place.paving import planks
from render.core.scenery import standing_foot
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.piles import draw_pile, fitting_of, wide_of

HIGH, DECK = 440, 166
"""How high all is, and the deck on which the piles stand."""

LEFT, ROOM, PLOT = 18, 1364, 540
"""Where the piles stand, and how much room one has at most."""

BARRELS, SMALL = {1: 210, 2: 200, 3: 180}, 170
"""How large barrels are at most by how many kinds there are, and of more kinds."""

SHOWN = {1: 9, 2: 9, 3: 3}
"""How many barrels a pile shows at most by how many kinds there are: of more kinds one, and beside it stands the number."""

BADGE, NUMBER, RADIUS, SPARE = 66, 104, 16, 130
"""How large letters and digits are, corners, and what is left free beside a pile at least."""

WATER, AFLOAT, BARE = 300, 3, "barrel_tobacco"
"""How wide the water is in which lost barrels float, how many of them are seen at most, and a barrel as plain as any under the
paper that covers its mark.
"""

FLOATING, SUNK, DISC = 138, 0.3, 0.235
"""How large barrels are that float, how much of them is under water, and the radius of the paper on them, in sizes."""

LOST, LETTERS = 78, (56, 34)
"""How high the sign is that says how many are lost, and its letters at most and at least."""

FOAM = "#D9F1F6"

WAREHOUSES, WAREHOUSE = ("pr_large_warehouse", "pr_small_warehouse"), 300
"""The houses behind the piles in turn, and how large they are at most."""


class Store(NamedTuple):
    """All barrels of a kind."""

    good: Key
    badge: str
    barrels: int
    chosen: int = 0


class Pile(NamedTuple):
    """How large barrels are, and how many of a kind are seen at most."""

    size: int
    most: int


def stores_of(field: Field, player: Player, chosen: tuple[Chosen, ...]) -> tuple[Store, ...]:
    """The piles in the menu's order; whoever chooses a kind chooses all its barrels."""
    taken, held = picked(field, chosen), dict(zip(GOODS, player.goods, strict=True))
    is_kind = field.kind == "good"
    return tuple(
        Store(key, badge, held[key], held[key] if is_kind and key in taken else taken.get(key, 0))
        for key, badge in badge_by_key(field).items()
    )


def pile_of(stores: Sequence[Store], wide: int) -> Pile:
    """How the barrels of all kinds look, each kind in so much room: as large as fit."""
    size, most = BARRELS.get(len(stores), SMALL), SHOWN.get(len(stores), 1)
    sizes = (fitting_of(min(most, one.barrels), wide - SPARE) for one in stores)
    return Pile(even(min(size, *sizes), EVEN), most)


def lost_of(field: Field, player: Player) -> int:
    """How many barrels are lost, where only so many single ones are kept, whichever these are."""
    if field.kind != "barrel":
        return 0
    return max(0, sum(player.goods) - (1 if isinstance(field, One) else field.most))


def draw_stores(canvas: Canvas, y: int, stores: Sequence[Store], lost: int, words: Words) -> None:
    """Draw a warehouse for each pile, and before it the pile; what is not chosen is faint as soon as anything is. In the water
    at the end of the deck float as many barrels as are lost.
    """
    deck = y + HIGH - DECK
    room = ROOM - (WATER if lost else 0)
    wide = min(PLOT, room // len(stores))
    first = LEFT + (room - wide * len(stores)) // 2
    for place in range(len(stores)):
        house = front(WAREHOUSES[place % len(WAREHOUSES)], even(min(WAREHOUSE, wide * 0.8), EVEN))
        left = first + (place + 0.5) * wide - house.size[0] / 2
        canvas.put(house, left, deck + 10 - standing_foot(house.size[1]))
    canvas.put(planks(room + 12, DECK, 9), LEFT - 6, deck)
    has_begun = any(store.chosen for store in stores)
    pile = pile_of(stores, wide)
    for place, store in enumerate(stores):
        _draw_store(canvas, first + place * wide, y, wide, store, pile, has_begun=has_begun)
    if lost:
        _draw_lost(canvas, LEFT + room + 16, y, lost, words)


def _draw_lost(canvas: Canvas, x: int, y: int, lost: int, words: Words) -> None:
    """Draw barrels that float away, and over them on a sign how many they are."""
    shown = min(lost, AFLOAT)
    for place in range(shown):
        across = x + WATER / 2 - 4 + (place - (shown - 1) / 2) * FLOATING * 0.62
        level = y + HIGH - FLOATING * (0.5 if place % 2 else 0.66)
        _draw_floating(canvas, across, level, FLOATING)
    box = (x, y + HIGH - DECK - 58, WATER - 24, LOST)
    boxes.shadow(canvas, *box, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box, RADIUS)
    said = fit(words("render-puerto-rico-lost", count=lost), Face.NAME, WATER - 48, *LETTERS, 1)
    middle = x + (WATER - 24) / 2, box[1] + LOST / 2
    canvas.write(said.lines[0], Face.NAME, said.size, palette.INK, *middle, "m")


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
    canvas: Canvas, x: int, y: int, wide: int, store: Store, look: Pile, *, has_begun: bool
) -> None:
    """Draw a pile of barrels of that look with its badge, and beside it how many it has, or how many of them are chosen."""
    deck, ground = y + HIGH - DECK, y + HIGH - 22
    if store.chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, deck + 6, wide - 12, DECK - 12, RADIUS, 6)
    size, shown = look.size, min(look.most, store.barrels)
    bright = min(shown, store.chosen) if has_begun else shown
    text = (
        f"{store.chosen}/{store.barrels}"
        if 0 < store.chosen < store.barrels
        else str(store.barrels)
    )
    across = round(width(text, Face.NUMBER, NUMBER)) + 24
    pile = min(wide_of(shown, size), wide - across - 36)
    begun = x + (wide - pile - across - 6) / 2
    half = draw_pile(
        canvas, begun + pile / 2, ground, pile, store.good, size, bright, shown - bright
    )
    left, high = round(begun + 2 * half + 6), round(NUMBER * 1.1)
    box = (left, round(ground) - high, across, high, 14)
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    level = ground - high / 2
    canvas.write(text, Face.NUMBER, NUMBER, palette.INK, left + across / 2, level, "m")
    if store.badge:
        badge = tokens.badge(store.badge, BADGE)
        canvas.put(badge, max(LEFT, begun - 34), ground - size - badge.size[1] * 0.62)
    if store.chosen:
        canvas.put_centred(tokens.tick(34), left + across / 2, ground - high - 20)
