"""The harbor between roles and islands: in each phase large what it is about, else a little of everything."""

from collections.abc import Mapping

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import GOODS
from games.puerto_rico.views import Public
from render.core.canvas import Canvas
from render.core.contract import Words
from render.puerto_rico import ground, harbor, port, stock
from render.puerto_rico.happened import Happened
from render.puerto_rico.options import Ware

LEFT, ROOM = 18, 1364
HIGH, LOW = 226, 156
"""How high the harbor is, and where the ships do not lie in it."""

SCENES = {"captain": 312, "trader": 280, "": 318}
"""How high that part of it is on the board that is shown alone, or all of it, where it is higher."""

SHIPS_ABOVE, MAST, SAIL = 18, 158, 138
"""The sky over the masts of ships that are shown alone, how high these are, and the sails."""

FOCUSES = ("settler", "craftsman", "trader", "captain")
"""Stages that are about one part of the harbor."""

SHIPS, HOUSE, REST = 436, 330, 540
"""How wide ships, trading house, and goods with tiles are where all of them are shown."""

FEW = 5
"""Up to how many tiles lie in one row there."""


def focus_of(view: Public) -> str:
    """The stage whose part of the harbor is shown alone; empty: all of it."""
    return view.stage if view.stage in FOCUSES else ""


def high_of(focus: str) -> int:
    """How high that part of the harbor is on the board."""
    return SCENES.get(focus, HIGH)


def extra_goods(view: Public) -> frozenset[Key]:
    """The goods of which the Craftsman may take one more: made in this phase, and left in the supply (R49)."""
    phase = view.phase
    if phase is None or not any(phase.made):
        return frozenset()
    made = phase.made[phase.chooser]
    return frozenset(
        good
        for good, many, left in zip(GOODS, made, view.table.goods, strict=True)
        if many and left
    )


def draw_bare_middle(
    canvas: Canvas, top: int, focus: str, water: Image.Image, *, has_basin: bool = True
) -> None:
    """Draw the ground on which that part of the harbor lies: as much of that water, pavement or meadow as it is high."""
    high = water.height
    if focus == "captain":
        ground.draw_basin(canvas, top, water)
    elif not focus:
        port.draw_port(canvas, top, LOW if not has_basin else high, has_basin=has_basin)
    elif focus in {"craftsman", "trader"}:
        ground.draw_square(canvas, top, high)


def draw_middle(
    canvas: Canvas,
    view: Public,
    traces: Happened,
    top: int,
    high: int,
    words: Words,
    wares: Mapping[Key, Ware] = stock.NOTHING,
    *,
    has_ships: bool = True,
) -> None:
    """Draw so high what the phase is about, or ships, trading house and plantations; with badges goods that can be chosen."""
    lying = view.table
    match focus_of(view):
        case "captain":
            berths = harbor.berths_of(LEFT, top + SHIPS_ABOVE, ROOM, lying.cargo, MAST, SAIL)
            harbor.draw_large_ships(canvas, berths, traces.loaded, view.open_ships)
        case "trader":
            room = (LEFT, top - 4, ROOM, high - 6)
            stock.draw_trade(canvas, *room, view, traces.sold, words)
        case "craftsman":
            extra = extra_goods(view)
            stock.draw_goods(canvas, LEFT, top + 4, ROOM, lying.goods, words, wares, extra)
        case "settler":
            stock.draw_tiles(canvas, LEFT, top + 4, ROOM, HIGH - 24, view)
        case _ if not has_ships:
            stock.draw_house(canvas, LEFT, top - 4, HOUSE, LOW - 4, lying.house, traces.sold)
            beside = HOUSE + 20
            stock.draw_tiles(canvas, LEFT + beside, top - 2, ROOM - beside, LOW - 14, view)
        case _:
            land = high - port.FRONT - port.BELOW
            harbor.draw_ships(canvas, 10, top + 8, SHIPS, land - 8, lying.cargo, traces.loaded)
            house = port.BASIN + (port.GARDEN - port.BASIN - HOUSE) // 2
            stock.draw_house(canvas, house, top - 8, HOUSE, land - 4, lying.house, traces.sold)
            beside = port.GARDEN + 14
            stock.draw_tiles(canvas, beside, top + 6, REST, land - 26, view, FEW)
