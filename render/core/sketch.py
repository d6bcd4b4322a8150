"""Drawing at four times the size, so that polygons and lines get smooth edges when reduced.

Shapes are `("poly", colour, points)` and `("line", colour, width, points)` as they stand in
`data/art/shapes*.json`; colours with eight digits are translucent.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

from render.core import palette
from render.core.canvas import Sprite, fading, sprite

SCALE = 4
BROAD = 2
"""For scenery that fills a picture: a quarter of the work, and no difference that is seen where nothing is small."""

OPAQUE = 255

Ink = tuple[int, int, int, int]
Points = Sequence[Sequence[float]]
Shape = tuple[str, str, Points] | tuple[str, str, float, Points]


class Sketch:
    """An RGBA drawing in final pixels (fractions allowed), with a transparent margin around it."""

    def __init__(self, wide: float, high: float, margin: int = 0, scale: int = SCALE) -> None:
        self.wide, self.high, self.margin = round(wide), round(high), margin
        self.scale = scale
        size = ((self.wide + 2 * margin) * scale, (self.high + 2 * margin) * scale)
        self.image = Image.new("RGBA", size)

    def poly(self, colour: str, points: Points) -> None:
        """A filled polygon."""
        self._apply(colour, self._scaled(points), None)

    def line(self, colour: str, width: float, points: Points) -> None:
        """A line with round joints and caps."""
        self._apply(colour, self._scaled(points), width * self.scale)

    def oval(
        self, colour: str, x: float, y: float, across: float, tall: float | None = None
    ) -> None:
        """A filled ellipse around a point, by its radii."""
        tall = across if tall is None else tall
        if ink := _opaque(colour):
            edges = self._edges(x - across, y - tall, x + across, y + tall)
            self._pen.ellipse(edges, fill=ink)
            return
        corner, edges, mask = self._patch(x - across, y - tall, x + across, y + tall)
        ImageDraw.Draw(mask).ellipse(edges, fill=255)
        self._lay(colour, mask, corner)

    def box(self, colour: str, x: float, y: float, wide: float, high: float, radius: float) -> None:
        """A filled rectangle with round corners."""
        if ink := _opaque(colour):
            left, top, right, bottom = self._edges(x, y, x + wide, y + high)
            self._pen.rounded_rectangle(
                (left, top, right - 1, bottom - 1), radius * self.scale, fill=ink
            )
            return
        corner, edges, mask = self._patch(x, y, x + wide, y + high)
        left, top, right, bottom = edges
        inner = (left, top, right - 1, bottom - 1)
        ImageDraw.Draw(mask).rounded_rectangle(inner, radius * self.scale, fill=255)
        self._lay(colour, mask, corner)

    @property
    def _pen(self) -> ImageDraw.ImageDraw:
        """What opaque colours are drawn with."""
        return ImageDraw.Draw(self.image)

    def _edges(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[float, float, float, float]:
        """A box in the pixels of the drawing."""
        (x, y), (far, low) = self._scaled([(left, top), (right, bottom)])
        return x, y, far, low

    def _patch(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[tuple[int, int], tuple[float, float, float, float], Image.Image]:
        """Where a patch around a box begins, the box within it, and the patch as an empty mask."""
        x, y, far, low = self._edges(left, top, right, bottom)
        corner = (max(0, floor(x) - 1), max(0, floor(y) - 1))
        end = (min(self.image.width, ceil(far) + 2), min(self.image.height, ceil(low) + 2))
        size = (max(1, end[0] - corner[0]), max(1, end[1] - corner[1]))
        edges = (x - corner[0], y - corner[1], far - corner[0], low - corner[1])
        return corner, edges, Image.new("L", size)

    def shapes(
        self, shapes: Iterable[Sequence[Any]], scale: float, x: float = 0, y: float = 0
    ) -> None:
        """A list of shapes, enlarged and moved."""
        for shape in shapes:
            points = [(px * scale + x, py * scale + y) for px, py in shape[-1]]
            if shape[0] == "poly":
                self.poly(shape[1], points)
            else:
                self.line(shape[1], shape[2] * scale, points)

    def outline(
        self, colour: str, shapes: Iterable[Sequence[Any]], scale: float, stroke: float
    ) -> None:
        """The silhouette of shapes, grown by half a stroke (in the units of the shapes)."""
        mask = Image.new("L", self.image.size)
        pen = ImageDraw.Draw(mask)
        for shape in shapes:
            points = self._scaled([(px * scale, py * scale) for px, py in shape[-1]])
            if shape[0] == "poly":
                pen.polygon(points, fill=255)
                _stroke(pen, [*points, points[0]], stroke * scale * self.scale, 255)
            else:
                _stroke(pen, points, (shape[2] + stroke) * scale * self.scale, 255)
        self._lay(colour, mask, (0, 0))

    def reduced(self) -> Image.Image:
        """The drawing at its final size."""
        return self.image.reduce(self.scale)

    def done(self) -> Sprite:
        """The drawing as a sprite."""
        return sprite(self.reduced(), self.margin)

    def _scaled(self, points: Points) -> list[tuple[float, float]]:
        return [((x + self.margin) * self.scale, (y + self.margin) * self.scale) for x, y in points]

    def _apply(self, colour: str, points: list[tuple[float, float]], stroke: float | None) -> None:
        if ink := _opaque(colour):
            if stroke is None:
                self._pen.polygon(points, fill=ink)
            else:
                _stroke(self._pen, points, stroke, ink)
            return
        reach = (stroke or 0) / 2 + 2
        left, top = (max(0, floor(min(p[at] for p in points) - reach)) for at in (0, 1))
        right, bottom = (
            min(self.image.size[at], ceil(max(p[at] for p in points) + reach)) for at in (0, 1)
        )
        if right <= left or bottom <= top:
            return
        mask = Image.new("L", (right - left, bottom - top))
        pen = ImageDraw.Draw(mask)
        moved = [(x - left, y - top) for x, y in points]
        if stroke is None:
            pen.polygon(moved, fill=255)
        else:
            _stroke(pen, moved, stroke, 255)
        self._lay(colour, mask, (left, top))

    def _lay(self, colour: str, mask: Image.Image, corner: tuple[int, int]) -> None:
        red, green, blue, opacity = palette.channels(colour)
        if opacity == 255:
            layer = Image.new("RGBA", mask.size, (red, green, blue, 255))
            self.image.paste(layer, corner, mask)
            return
        layer = Image.new("RGBA", mask.size, (red, green, blue, 0))
        layer.putalpha(mask.point(fading(opacity / 255)))
        self.image.alpha_composite(layer, corner)


def _opaque(colour: str) -> Ink | None:
    """What an opaque colour is painted with: without a mask, which takes several times as long."""
    ink = palette.channels(colour)
    return ink if ink[3] == OPAQUE else None


def _stroke(
    pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, level: int | Ink
) -> None:
    """A line with round joints; Pillow's own joints leave bumps on round shapes."""
    radius = max(0.5, width / 2)
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        if length:
            ox, oy = (ay - by) / length * radius, (bx - ax) / length * radius
            side = [(ax + ox, ay + oy), (bx + ox, by + oy), (bx - ox, by - oy), (ax - ox, ay - oy)]
            pen.polygon(side, fill=level)
    for x, y in points:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=level)


def with_shadow(
    drawing: Image.Image, margin: int, blur: float, down: float, strength: float
) -> Sprite:
    """The drawing over its own soft shadow; the margin must leave room for it."""
    cast = Image.new("L", drawing.size)
    cast.paste(drawing.getchannel("A"), (0, round(down)))
    cast = cast.filter(ImageFilter.GaussianBlur(blur))
    below = Image.new("RGBA", drawing.size, (0, 0, 0, 0))
    below.putalpha(cast.point(fading(strength)))
    below.alpha_composite(drawing)
    return sprite(below, margin)
