"""What is hidden shows a blue-and-white tile back, never a grey box: cards and piles."""

from render.core import palette
from render.core.boxes import rounded
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow


def _diamond(sketch: Sketch, colour: str, x: float, y: float, across: float, tall: float) -> None:
    sketch.poly(colour, [(x, y - tall), (x + across, y), (x, y + tall), (x - across, y)])


def _lattice(sketch: Sketch, wide: float, high: float, step: float, colour: str) -> None:
    """Diamonds on a lattice with dots between them, centred in the box."""
    columns, rows = round(wide / step / 2) + 2, round(high / step / 2) + 2
    for column in range(-2 * columns, 2 * columns + 1):
        for row in range(-2 * rows, 2 * rows + 1):
            x, y = wide / 2 + column * step / 2, high / 2 + row * step / 2
            if column % 2 == 0 and row % 2 == 0:
                _diamond(sketch, colour, x, y, step * 0.36, step * 0.36)
                _diamond(sketch, palette.AZULEJO, x, y, step * 0.17, step * 0.17)
            elif column % 2 and row % 2:
                sketch.oval(palette.AZULEJO_PALE, x, y, step * 0.13)


@kept
def card_back(wide: int, high: int) -> Sprite:
    """The back of a card: paper rim and tile lattice."""
    margin, rim = 12, max(3, round(wide * 0.055))
    panel_wide, panel_high = wide - 2 * rim, high - 2 * rim
    lattice = Sketch(panel_wide, panel_high)
    lattice.box(palette.AZULEJO, 0, 0, panel_wide, panel_high, 0)
    _lattice(lattice, panel_wide, panel_high, panel_wide / 2, palette.KEYLINE)
    card = Sketch(wide, high, margin)
    card.box(palette.PAPER, 0, 0, wide, high, wide * 0.11)
    drawn = card.reduced()
    cut = rounded(panel_wide, panel_high, max(2, round(wide * 0.06)))
    drawn.paste(lattice.reduced(), (margin + rim, margin + rim), cut)
    return with_shadow(drawn, margin, 2.5, 3, 0.5)


@kept
def spent_back(wide: int, high: int) -> Sprite:
    """The top of the discard pile: a worn back with a cross."""
    margin, rim = 12, max(3, round(wide * 0.055))
    card = Sketch(wide, high, margin)
    card.box(palette.AZULEJO_PALE, 0, 0, wide, high, wide * 0.11)
    inner = (wide - 2 * rim, high - 2 * rim)
    card.box(palette.AZULEJO_WORN, rim, rim, *inner, wide * 0.06)
    x, y, arm = wide / 2, high / 2, wide * 0.24
    for slope in (1, -1):
        line = [(x - arm, y - arm * slope), (x + arm, y + arm * slope)]
        card.line(palette.PAPER, wide * 0.1, line)
    return with_shadow(card.reduced(), margin, 2.5, 3, 0.5)


@kept
def pile_edges(wide: int, high: int, layers: int) -> Sprite:
    """The cards below the top one, seen up and to the right of it."""
    margin = 16
    pile = Sketch(wide, high, margin)
    for layer in range(layers, 0, -1):
        colour = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.1 * layer)
        pile.box(colour, layer * 3.5, -layer * 3.5, wide, high, wide * 0.11)
        lit = palette.mixed(palette.PAPER_EDGE, palette.PAPER, 0.35)
        pile.box(lit, layer * 3.5, -layer * 3.5, wide - 1.2, high - 1.2, wide * 0.11)
    return with_shadow(pile.reduced(), margin, 2.5, 3, 0.4)
