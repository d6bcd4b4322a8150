"""Windows and doors of the fronts, lit until cards are nailed over them."""

from collections.abc import Callable, Mapping

from games.core.model import Key
from render.core.sketch import Sketch
from render.sutters_mill.carpentry import FOOT, FRAME, INK, LIGHT, LIGHT_SOFT, Look

DOOR = (262, 138, 46)
"""Where the door begins, and how wide it is."""

PANES = ((26, 130), (102, 130), (178, 130))
"""Corners of the windows."""

PANE = (52, 58)

FORGE = (44, 140, 100, 200)
"""Corner and size of the fire in the forge."""


def draw_panes(sketch: Sketch, look: Look) -> None:
    """Lit windows in frames, and a door."""
    for x, y in PANES:
        wide, high = PANE
        sketch.box(INK, x - 5, y - 5, wide + 10, high + 10, 3)
        sketch.box(look.trim, x - 3, y - 3, wide + 6, high + 6, 2)
        _draw_light(sketch, x, y)
    _draw_door(sketch, look)


def _draw_light(sketch: Sketch, x: float, y: float) -> None:
    """A lit pane with its bars."""
    wide, high = PANE
    sketch.box(LIGHT, x, y, wide, high, 1)
    sketch.poly(LIGHT_SOFT, [(x, y + high), (x + wide, y + high * 0.35), (x + wide, y + high)])
    sketch.line(FRAME, 3, [(x + wide / 2, y), (x + wide / 2, y + high)])
    sketch.line(FRAME, 3, [(x, y + high / 2), (x + wide, y + high / 2)])


def _draw_door(sketch: Sketch, look: Look) -> None:
    """A door with two panels and a knob."""
    x, y, wide = DOOR
    sketch.box(INK, x - 6, y - 6, wide + 12, FOOT - y + 8, 3)
    sketch.box(look.trim, x - 4, y - 4, wide + 8, FOOT - y + 6, 2)
    sketch.box(look.door, x, y, wide, FOOT - y + 2, 1)
    for top, high in ((8, 44), (60, 60), (128, 76)):
        sketch.box("#00000034", x + 7, y + top, wide - 14, high, 2)
    sketch.oval("#F2B632", x + wide - 7, y + 90, 3)


def _draw_arches(sketch: Sketch, look: Look) -> None:
    """Windows with pointed arches of coloured glass."""
    for (x, y), glass in zip(PANES, ("#7FB2E0", "#E9A9A0", "#B9A6E0"), strict=True):
        wide, high = PANE
        arch = [
            (x + 6, y + high),
            (x + 6, y + 14),
            (x + wide / 2, y - 10),
            (x + wide - 6, y + 14),
            (x + wide - 6, y + high),
        ]
        sketch.line(INK, 9, [*arch, arch[0]])
        sketch.line(look.trim, 5, [*arch, arch[0]])
        sketch.poly(LIGHT, arch)
        sketch.poly(glass + "90", arch)
        sketch.line(FRAME, 3, [(x + wide / 2, y - 8), (x + wide / 2, y + high)])
        sketch.line(FRAME, 3, [(x + 6, y + 26), (x + wide - 6, y + 26)])
    _draw_door(sketch, look)


def _draw_bars(sketch: Sketch, look: Look) -> None:
    """Barred windows and an iron door."""
    for x, y in PANES:
        wide, high = PANE
        sketch.box(INK, x - 5, y + 3, wide + 10, high - 10, 3)
        sketch.box("#5C574D", x - 3, y + 5, wide + 6, high - 14, 2)
        sketch.box("#F2C878", x, y + 8, wide, high - 20, 1)
        for step in range(1, 5):
            across = x + wide * step / 5
            sketch.line(INK, 4, [(across, y + 6), (across, y + high - 10)])
    _draw_door(sketch, look)
    x, y, wide = DOOR
    for step in range(1, 4):
        across = x + wide * step / 4
        sketch.line(INK, 3, [(across, y + 8), (across, y + 42)])


def _draw_gates(sketch: Sketch, look: Look) -> None:
    """Two wide gates with crossed beams, and a door."""
    for x in (26, 132):
        sketch.box(INK, x - 4, 126, 104, FOOT - 124, 2)
        sketch.box(look.door, x, 130, 96, FOOT - 130, 1)
        frame = [(x + 4, 134), (x + 92, 134), (x + 92, FOOT - 4), (x + 4, FOOT - 4)]
        sketch.line(look.trim, 5, [*frame, frame[0]])
        sketch.line(look.trim, 5, [frame[0], frame[2]])
        sketch.line(look.trim, 5, [frame[1], frame[3]])
    _draw_door(sketch, look)


def _draw_forge(sketch: Sketch, look: Look) -> None:
    """An open forge with its fire, and a door."""
    sketch.box(INK, 22, 124, 220, FOOT - 122, 6)
    sketch.box("#2B2320", 26, 128, 212, FOOT - 128, 4)
    for colour, out, top in (("#B8431F", 58, 132), ("#F07B2A", 42, 146), ("#FFD36A", 24, 162)):
        flame = [
            (94 - out, FOOT),
            (94 - out * 0.8, top + 24),
            (94 - out * 0.3, top),
            (94, top + 10),
        ]
        flame += [(94 + out * 0.4, top + 4), (94 + out * 0.8, top + 28), (94 + out, FOOT)]
        sketch.poly(colour, flame)
    sketch.box("#6B4A2C", 172, 196, 42, FOOT - 196, 3)
    sketch.box("#8A6238", 172, 196, 42, 10, 3)
    sketch.poly(
        "#76808B",
        [(160, 152), (230, 152), (216, 168), (206, 174), (206, 196), (180, 196), (180, 170)],
    )
    _draw_door(sketch, look)


OPENINGS: Mapping[Key, Callable[[Sketch, Look], None]] = {
    "hook": _draw_gates,
    "smith": _draw_forge,
    "church": _draw_arches,
    "jail": _draw_bars,
}
"""Of the fronts that have other openings than windows with panes and a door."""


def panes_of(building: Key) -> tuple[tuple[float, float, float, float], ...]:
    """Corners and sizes of the panes of a front from which light falls."""
    if building in {"smith", "hook"}:
        return ()
    wide, high = PANE
    if building == "jail":
        return tuple((x, y + 8, wide, high - 20) for x, y in PANES)
    if building == "church":
        return tuple((x + 8, y + 8, wide - 16, high - 8) for x, y in PANES)
    return tuple((x, y, wide, high) for x, y in PANES)
