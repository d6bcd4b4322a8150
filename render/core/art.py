"""Our own drawings from `data/art`: icons in a box of 128, pictures in a box of 120 by 100."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Any

import msgspec

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow
from render.core.tokens import SEAL_SHAPES, seal_outline

ART = Path(__file__).resolve().parents[2] / "data" / "art"
ICON_BOX = 128.0
KEYLINE_STROKE = 22.0
EDGE_STROKE = 10.0

Shapes = Sequence[Sequence[Any]]


@lru_cache(maxsize=8)
def _written(name: str) -> bytes:
    """One file of drawings as it is written."""
    return (ART / name).read_bytes()


@lru_cache(maxsize=8)
def _file(name: str) -> dict[str, Any]:
    """One file of drawings; a game's own is read when one of its drawings is first wanted."""
    read: dict[str, Any] = msgspec.json.decode(_written(name))
    return read


def drawing(section: str, name: str) -> dict[str, Any]:
    """A drawing of any file, those that all games share first. Raises KeyError."""
    for path in (ART / "shapes.json", *sorted(ART.glob("shapes-*.json"))):
        if f'"{name}"'.encode() not in _written(path.name):
            continue
        found: dict[str, Any] | None = _file(path.name).get(section, {}).get(name)
        if found is not None:
            return found
    raise KeyError(name)


def icon_shapes(name: str) -> tuple[Shapes, Shapes]:
    """Body and detail of an icon; the body is what gets the edge."""
    icon = drawing("icons", name)
    return icon["body"], icon["detail"]


@kept
def sticker(name: str, size: int, keyline: str = palette.PAPER) -> Sprite:
    """An icon with ink edge and paper keyline over a soft shadow; `size` is that of its box."""
    return _stuck(*icon_shapes(name), size, keyline)


def _stuck(body: Shapes, detail: Shapes, size: int, keyline: str) -> Sprite:
    """Shapes with edge, keyline and shadow."""
    scale = size / ICON_BOX
    margin = ceil(KEYLINE_STROKE / 2 * scale) + 6
    sketch = Sketch(size, size, margin)
    sketch.outline(keyline, body, scale, KEYLINE_STROKE)
    sketch.outline(palette.INK, body, scale, EDGE_STROKE)
    sketch.shapes(body, scale)
    sketch.shapes(detail, scale)
    return with_shadow(sketch.reduced(), margin, 2.0, 2, 0.42)


TINT = {"#D8313B": "full", "#8E1420": "dark", "#2F6FE4": "full", "#173F94": "dark"}
"""Colours of a drawing that stand for a player's (the key `tint` of the drawings)."""

MARK = 22.0
"""The radius of a player's mark on a piece, a third of its box across."""


@kept
def tinted(name: str, owner: int, size: int, disc: str = "") -> Sprite:
    """A sticker in a player's colours; shapes of the colour `disc` give way to the player's mark."""
    colour = palette.SEATS[owner]

    def painted(shapes: Shapes) -> Shapes:
        return [
            _marked(shape, owner)
            if shape[1].upper() == disc
            else [shape[0], _tint(shape[1], colour), *shape[2:]]
            for shape in shapes
        ]

    body, detail = icon_shapes(name)
    return _stuck(painted(body), painted(detail), size, palette.PAPER)


def _tint(paint: str, colour: palette.SeatColour) -> str:
    """What stands for the tint in a player's colours, as translucent as it was; any other colour as it is."""
    solid, veil = paint[:7], paint[7:]
    return getattr(colour, TINT.get(solid.upper(), ""), solid) + veil


def _marked(shape: Sequence[Any], owner: int) -> Sequence[Any]:
    """The player's mark in the middle of the shape."""
    points = shape[-1]
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    outline = seal_outline(SEAL_SHAPES[owner], MARK)
    return ["poly", palette.SEATS[owner].mark, [(x + dx, y + dy) for dx, dy in outline]]


@kept
def glyph(name: str, size: int) -> Sprite:
    """An icon with its ink edge alone: for ghosts, and on grounds that need no keyline."""
    scale = size / ICON_BOX
    margin = ceil(EDGE_STROKE / 2 * scale) + 1
    sketch = Sketch(size, size, margin)
    body, detail = icon_shapes(name)
    sketch.outline(palette.INK, body, scale, EDGE_STROKE)
    sketch.shapes(body, scale)
    sketch.shapes(detail, scale)
    return sketch.done()
