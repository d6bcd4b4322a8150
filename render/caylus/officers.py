"""Provost and bailiff, riding along the road."""

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key
from render.caylus.valley import Valley
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow

WIDE, HIGH = 66, 74
GROWN, ASKED = 1.3, 1.72
"""How much larger the horses are drawn, and the provost's where somebody is asked about him."""

COATS = {"provost": ("#F4EFE4", "#C9BFAE", "#8D8271"), "bailiff": ("#8A5230", "#6B3C20", "#3A2113")}
RIDER, BELL = 68, 54
"""How large the provost's disc is, and the bailiff's bell on one of his own."""

MILESTONE = 52
"""How far from a milestone an officer stands who is alone there."""

MARKERS = [section.marker for section in SECTION]
STOP = 78
"""How wide the disc is that tells how many steps a space is away."""

ASIDE = 13
"""How far an officer rides from the middle of the road, away from the plot of his space."""

ABREAST, BEHIND = 46, 60
"""How far from the middle the two ride where they have met, and the bailiff behind a provost about whom somebody is asked."""


@kept
def rider(officer: Key, way: int, ring: str = "", grown: float = GROWN) -> Sprite:
    """The officer on horseback, riding to the right (1) or to the left (-1), in a ring of that colour if there is one."""
    coat, shade, mane = COATS[officer]
    wide, high = round(WIDE * grown), round(HIGH * grown)
    sketch = Sketch(wide, high, 14)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [((x if way > 0 else WIDE - x) * grown, y * grown) for x, y in points]

    limbs = (
        (7.0, at((16, 52), (13, 70))), (7.0, at((24, 54), (25, 71))),
        (7.0, at((44, 54), (42, 71))), (7.0, at((50, 52), (55, 68))),
        (13.0, at((50, 48), (58, 30))), (10.0, at((58, 30), (66, 36))),
        (6.0, at((12, 44), (4, 52), (4, 60))),
    )  # fmt: skip
    rings = ((palette.INK, 24.0), (ring, 20.0)) if ring else ()
    for colour, out in (*rings, (palette.KEYLINE, 8.0), (palette.INK, 4.0)):
        for across, points in limbs:
            sketch.line(colour, grown * across + out, points)
        sketch.oval(colour, wide / 2, 48 * grown, 26 + out / 2, 13 + out / 2)
    for across, points in limbs[:4]:
        sketch.line(shade, grown * across, points)
    sketch.line(mane, 6, limbs[6][1])
    sketch.oval(coat, wide / 2, 47 * grown, 26, 13)
    for across, points in limbs[4:6]:
        sketch.line(coat, grown * across, points)
    sketch.line(mane, 5, at((47, 40), (54, 26)))
    return with_shadow(sketch.reduced(), 14, 2.0, 3, 0.4)


def draw_officers(
    canvas: Canvas, view: Public, valley: Valley, moved: frozenset[Key], reached: range
) -> None:
    """Draw both on the road before their spaces; an aqua edge around who has just moved. Where somebody is asked about the
    provost, he is larger, and every space to which he can be moved tells how many steps it is away.
    """
    provost, bailiff = (max(1, space) for space in (view.table.provost, view.table.bailiff))
    for officer, space in (("bailiff", bailiff), ("provost", provost)):
        if officer == "provost":
            _draw_stops(canvas, valley, provost, reached)
        x, y = on_horseback(view, valley, officer, is_asked=bool(reached))
        heading = valley.lanes.heading(valley.place(space))
        grown = ASKED if officer == "provost" and reached else GROWN
        draw_officer(
            canvas,
            officer,
            x,
            y,
            heading,
            is_new=officer in moved,
            grown=grown,
        )


def on_horseback(
    view: Public, valley: Valley, officer: Key, *, is_asked: bool = False
) -> tuple[float, float]:
    """Where one of them rides, also where somebody is asked about the provost."""
    provost, bailiff = (max(1, space) for space in (view.table.provost, view.table.bailiff))
    space = provost if officer == "provost" else bailiff
    place = valley.place(space)
    x, y = valley.on_road(place)
    if not is_asked:
        y += ASIDE if valley.lanes.is_above(place) else -ASIDE
    if provost == bailiff and not is_asked:
        x += ABREAST if officer == "provost" else -ABREAST
    elif provost == bailiff and officer == "bailiff":
        x, y = x - BEHIND * valley.lanes.heading(place), y - BEHIND // 3
    elif space in MARKERS and not is_asked:
        x += MILESTONE
    return x, y


def _draw_stops(canvas: Canvas, valley: Valley, provost: int, reached: range) -> None:
    """Draw on the road how many steps ahead or back a space is, for those to which the provost can be moved."""
    for space in reached:
        if space in valley.spaces and space != provost:
            canvas.put_centred(_stop(space - provost), *valley.on_road(valley.place(space)))


@kept
def _stop(steps: int) -> Sprite:
    """A golden disc with so many steps."""
    sketch, half = Sketch(STOP, STOP, 6), STOP / 2
    for colour, radius in (
        (palette.KEYLINE, half),
        (palette.INK, half - 3),
        (palette.LAMP, half - 6),
    ):
        sketch.oval(colour, half, half, radius)
    disc = with_shadow(sketch.reduced(), 6, 2.0, 3, 0.4)
    face, middle = Canvas(disc.colour.copy()), half + disc.margin
    told = f"+{steps}" if steps > 0 else f"\u2013{-steps}"
    face.write(told, Face.NUMBER, 46, palette.INK, middle, middle, "m")
    return Sprite(face.image, disc.opacity, disc.margin)


def draw_officer(
    canvas: Canvas,
    officer: Key,
    x: float,
    y: float,
    way: int,
    *,
    is_new: bool,
    grown: float = GROWN,
) -> None:
    """Draw one of them, centred on a point of the road."""
    canvas.put_centred(rider(officer, way, palette.AQUA if is_new else "", grown), x, y + 1)
    share = grown / GROWN
    middle, high = x - 4 * way * share, y - 13 * share
    if officer == "bailiff":
        canvas.put_centred(_gong(), middle, high)
        canvas.put_centred(art.sticker(officer, BELL), middle, high)
    else:
        canvas.put_centred(art.sticker(officer, round(RIDER * share)), middle, high)


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
