"""Provost and bailiff, riding along the road."""

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key
from render.caylus.valley import Valley
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import Sketch, with_shadow

WIDE, HIGH = 66, 74
GROWN = 1.3
"""How much larger the horses are drawn."""

COATS = {"provost": ("#F4EFE4", "#C9BFAE", "#8D8271"), "bailiff": ("#8A5230", "#6B3C20", "#3A2113")}
RIDER, BELL = 68, 54
"""How large the provost's disc is, and the bailiff's bell on one of his own."""

MILESTONE = 52
"""How far from a milestone an officer stands who is alone there."""

MARKERS = [section.marker for section in SECTION]
ABREAST = 46
"""How far apart the two ride where they have met."""


@kept
def rider(officer: Key, way: int, ring: str = "") -> Sprite:
    """The officer on horseback, riding to the right (1) or to the left (-1), in a ring of that colour if there is one."""
    coat, shade, mane = COATS[officer]
    wide, high = round(WIDE * GROWN), round(HIGH * GROWN)
    sketch = Sketch(wide, high, 14)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [((x if way > 0 else WIDE - x) * GROWN, y * GROWN) for x, y in points]

    limbs = (
        (7.0, at((16, 52), (13, 70))), (7.0, at((24, 54), (25, 71))),
        (7.0, at((44, 54), (42, 71))), (7.0, at((50, 52), (55, 68))),
        (13.0, at((50, 48), (58, 30))), (10.0, at((58, 30), (66, 36))),
        (6.0, at((12, 44), (4, 52), (4, 60))),
    )  # fmt: skip
    rings = ((palette.INK, 24.0), (ring, 20.0)) if ring else ()
    for colour, grown in (*rings, (palette.KEYLINE, 8.0), (palette.INK, 4.0)):
        for across, points in limbs:
            sketch.line(colour, GROWN * across + grown, points)
        sketch.oval(colour, wide / 2, 48 * GROWN, 26 + grown / 2, 13 + grown / 2)
    for across, points in limbs[:4]:
        sketch.line(shade, GROWN * across, points)
    sketch.line(mane, 6, limbs[6][1])
    sketch.oval(coat, wide / 2, 47 * GROWN, 26, 13)
    for across, points in limbs[4:6]:
        sketch.line(coat, GROWN * across, points)
    sketch.line(mane, 5, at((47, 40), (54, 26)))
    return with_shadow(sketch.reduced(), 14, 2.0, 3, 0.4)


def draw_officers(canvas: Canvas, view: Public, valley: Valley, moved: frozenset[Key]) -> None:
    """Draw both on the road before their spaces; an aqua edge around who has just moved."""
    provost, bailiff = (max(1, space) for space in (view.table.provost, view.table.bailiff))
    apart = ABREAST if provost == bailiff else 0
    for officer, space, shift in (("bailiff", bailiff, -apart), ("provost", provost, apart)):
        place = valley.place(space)
        x, y = valley.lanes.on_road(place)
        beside = MILESTONE if not apart and space in MARKERS else 0
        draw_officer(
            canvas,
            officer,
            x + shift + beside,
            y,
            valley.lanes.heading(place),
            is_new=officer in moved,
        )


def draw_officer(
    canvas: Canvas, officer: Key, x: float, y: float, way: int, *, is_new: bool
) -> None:
    """Draw one of them, centred on a point of the road."""
    canvas.put_centred(rider(officer, way, palette.AQUA if is_new else ""), x, y + 1)
    middle, high = x - 4 * way, y - 13
    if officer == "bailiff":
        canvas.put_centred(_gong(), middle, high)
        canvas.put_centred(art.sticker(officer, BELL), middle, high)
    else:
        canvas.put_centred(art.sticker(officer, RIDER), middle, high)


@kept
def _gong() -> Sprite:
    """The wine-red disc behind the bailiff's bell, as round as the provost's."""
    sketch, half = Sketch(RIDER, RIDER, 4), RIDER / 2
    for colour, radius in (
        (palette.KEYLINE, half - 1),
        (palette.INK, half - 4),
        (palette.POINTS, half - 6),
    ):
        sketch.oval(colour, half, half, radius)
    return sketch.done()
