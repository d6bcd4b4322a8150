"""Barrels in piles, as they stand on a quay."""

from games.core.model import Key
from render.core import art
from render.core.canvas import Canvas

LAP, ABOVE = 0.74, 1.18
"""From barrel to barrel, and from the ground to the middle of those on top, in widths of one."""

LAP_MOST = 0.56
"""From barrel to barrel where there is little room."""

FAINT = 0.4
"""How faint barrels are that stay behind or are lost."""


def wide_of(barrels: int, size: int) -> float:
    """How wide a pile of so many is where there is room for it: of two layers, the lower one longer."""
    return size * (1 + (_below(barrels) - 1) * LAP)


def fitting_of(barrels: int, room: float) -> float:
    """How large barrels of a pile may be in so much room, where they may cover each other more."""
    return room / (1 + (_below(barrels) - 1) * LAP_MOST)


def _below(barrels: int) -> int:
    """How many of them stand on the ground."""
    return -(-(barrels + 1) // 2)


def draw_pile(
    canvas: Canvas,
    x: float,
    ground: float,
    wide: float,
    good: Key,
    size: int,
    bright: int,
    faint: int,
) -> float:
    """Draw a pile around the middle `x`, no wider than that, the bright ones first; the answer is half of how wide it is."""
    barrels = bright + faint
    below = _below(barrels)
    step = min(size * LAP, (wide - size) / max(1, below - 1))
    half = (step * (below - 1) + size) / 2
    barrel = art.sticker(f"barrel_{good}", size)
    for place in range(barrels):
        is_above = place >= below
        at = x - half + size / 2 + (place - below + 0.5 if is_above else place) * step
        level = ground - size * (ABOVE if is_above else 0.5)
        canvas.put_centred(barrel, at, level, 1.0 if place < bright else FAINT)
    return half
