"""Cards of a hand as they lie: equal ones in a pile, new ones with a sign, and how those that cannot be had say why."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.model import Key
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import Sketch, with_shadow
from render.san_juan.choices import CardMark

STEP, MOST_EDGES = 6, 2
"""How far each card below the top one is seen, and of how many."""

EDGE_DARK, EDGE_LIGHT = "#8F8468", "#D8CBA8"


class Pile(NamedTuple):
    """Equal cards with one mark."""

    key: Key
    mark: CardMark
    number: int = 1
    chosen: int = 0
    """How many of them are."""

    new: int = 0
    """How many of them were just drawn."""

    @property
    def told(self) -> str:
        """How many there are, or how many of them are chosen; nothing of a single card."""
        if self.number == 1:
            return ""
        return (
            f"{self.chosen}/{self.number}" if 0 < self.chosen < self.number else f"×{self.number}"
        )


def piles_of(cards: Sequence[Key], marks: Sequence[CardMark], new: int = 0) -> list[Pile]:
    """Equal cards together, in the order of the first of each; so many of the first cards are new."""
    found: dict[tuple[Key, bool], Pile] = {}
    for place, (key, mark) in enumerate(zip(cards, marks, strict=True)):
        pile = found.get((key, mark.is_built))
        is_new, chosen = place < new, int(mark.is_chosen)
        if pile is None:
            found[key, mark.is_built] = Pile(key, mark, 1, chosen, int(is_new))
            continue
        best = mark if mark.badge and not pile.mark.badge else pile.mark
        told = best._replace(is_chosen=best.is_chosen or mark.is_chosen)
        found[key, mark.is_built] = Pile(
            key, told, pile.number + 1, pile.chosen + chosen, pile.new + is_new
        )
    return list(found.values())


def draw_edges(
    canvas: Canvas, x: int, y: int, wide: int, high: int, radius: int, count: int
) -> None:
    """The cards below the top one of a pile, up and to the right of it."""
    for layer in range(min(count - 1, MOST_EDGES), 0, -1):
        out = layer * STEP
        boxes.box(canvas, EDGE_DARK, x + out, y - out, wide, high, radius)
        boxes.box(canvas, EDGE_LIGHT, x + out - 1, y - out + 1, wide - 1, high - 1, radius)


@kept
def lock(size: int) -> Sprite:
    """A brass padlock: of such a house there may be only one, and it stands."""
    sketch, scale = Sketch(size, size, 8), size / 100
    for colour, stroke in ((palette.KEYLINE, 26), (palette.INK, 18), ("#C4D3D6", 9)):
        bow = [(30, 52), (30, 34), (36, 21), (50, 15), (64, 21), (70, 34), (70, 52)]
        sketch.line(colour, stroke * scale, [(x * scale, y * scale) for x, y in bow])
    for colour, out in ((palette.KEYLINE, 8), (palette.INK, 4), ("#E2A823", 0)):
        side = (64 + 2 * out) * scale
        tall = (50 + 2 * out) * scale
        sketch.box(colour, (18 - out) * scale, (44 - out) * scale, side, tall, 10 * scale)
    sketch.oval(palette.INK, 50 * scale, 63 * scale, 8 * scale)
    sketch.box(palette.INK, 46.5 * scale, 64 * scale, 7 * scale, 18 * scale, 3 * scale)
    return with_shadow(sketch.reduced(), 8, 2.0, 3, 0.4)


@kept
def price_plaque(cost: int, wide: int, *, is_missing: bool = False) -> Sprite:
    """What a card costs now, in green; in red how many cards are missing for it."""
    colour = palette.REFUSED if is_missing else palette.TICK
    high, margin = round(wide * 1.2), 10
    sketch = Sketch(wide, high, margin)
    sketch.box(palette.INK, -2, -2, wide + 4, high + 4, wide * 0.22)
    sketch.box(palette.PAPER, 1, 1, wide - 2, high - 2, wide * 0.2)
    inset = max(4, round(wide * 0.09))
    sketch.box(colour, inset, inset, wide - 2 * inset, high - 2 * inset, wide * 0.14)
    blank = with_shadow(sketch.reduced(), margin, 2.0, 3, 0.45)
    return tokens.numbered(
        blank,
        f"−{cost}" if is_missing else str(cost),
        round(wide * (0.5 if is_missing else 0.66)),
        palette.WHITE,
        wide / 2,
        high * 0.5,
    )
