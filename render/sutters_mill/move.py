"""A prospector on its way, in the private picture: where it comes from, and everywhere that it may go."""

from collections.abc import Collection, Mapping

from games.core.model import Key
from games.sutters_mill.content import CAMPS, LETTERS, PLACE
from games.sutters_mill.views import Private, Public
from render.core import palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.halo import invitation, lamplight
from render.core.sketch import Sketch
from render.sutters_mill.pieces import prospector
from render.sutters_mill.prospectors import draw_crowd
from render.sutters_mill.vocabulary import owner_of

Area = tuple[int, int, int, int]

WAITING, OPEN, LIFTED = 78, 100, 108
"""How large the others stand, the open places, and whoever is on its way."""

CAMPING = 76
"""How large these are in camps, where the ribbon is near."""

UP = 28
"""How far whoever is on its way is lifted."""

LETTER, CHEST = 38, 0.24
"""The letter of an open place, and how far below its middle it stands, in sizes of it."""

APART = 52
"""From step to step of a way."""

NEAR, FAR, FADING = 0.95, 0.3, 520
"""How much of a step is seen where the way begins and at its end, and over what length it fades."""

TRUNKS = (252, 499, 746)
"""Between two houses: there a way goes from row to row."""

DOWN, DOWN_CAMP = 20, 14
"""How far above the foot of a place the way lies."""

AWAY = 60
"""How far right of a house's middle they stand: those that stay are at its left."""

CAMPED, CAMP_OPEN, CAMP_LIFTED = 120, 278, 242
"""Where in a camp those stand that stay, an open place and whoever is on its way."""

ROOM, CAMP_ROOM = 124, 112
"""What those that stay may take across before a house and in a camp."""

GHOST = 0.5
"""How much of the figure is seen on an open place."""


def draw_ways(
    canvas: Canvas,
    areas: Mapping[Key, Area],
    origin: Key,
    letters: Collection[Key],
    own: Private,
    view: Public,
) -> None:
    """Draw the ways from the place it leaves to the open ones, each with its letter, and the own prospectors that stay."""
    owner, standing = owner_of(own.seat), view.table.players[own.seat].prospectors
    start = _spot(areas[origin], origin, is_origin=True)
    spots = {space: _spot(areas[space], space) for space in areas if space in letters}
    _draw_ways(canvas, areas, origin)
    for space, (x, y, _, high) in areas.items():
        stays = standing[PLACE[space]] - (space == origin)
        is_camp = space in CAMPS
        if stays:
            corner = x + (CAMPED if is_camp else 2), y + high + 3
            draw_crowd(canvas, corner, owner, stays, WAITING, CAMP_ROOM if is_camp else ROOM)
    for space, spot in spots.items():
        size = CAMPING if space in CAMPS else OPEN
        canvas.put_centred(invitation(prospector, owner, size), *spot)
        canvas.put_centred(prospector(owner, size), *spot, GHOST)
        letter = tokens.badge(LETTERS[space], LETTER)
        canvas.put_centred(letter, spot[0], spot[1] + CHEST * size)
    size = CAMPING if origin in CAMPS else LIFTED
    if origin not in CAMPS:
        canvas.put_centred(_shade(), start[0], start[1] + LIFTED / 2 + UP - 8)
    canvas.put_centred(lamplight(prospector, owner, size), *start)
    canvas.put_centred(prospector(owner, size), *start)


def _spot(area: Area, space: Key, *, is_origin: bool = False) -> tuple[float, float]:
    """The middle of an open place, or of whoever leaves."""
    x, y, wide, high = area
    if space in CAMPS:
        return x + (CAMP_LIFTED if is_origin else CAMP_OPEN), y + high - (44 if is_origin else 42)
    if is_origin:
        return x + wide / 2 + AWAY, y + high - LIFTED / 2 - UP
    return x + wide / 2 + AWAY, y + high + 2 - OPEN / 2


def _draw_ways(canvas: Canvas, areas: Mapping[Key, Area], origin: Key) -> None:
    """Draw arrows from the place it leaves along the boardwalks and the camps, and between two houses from row to row: fainter
    the farther they are.
    """
    left, y, wide, high = areas[origin]
    start = left + wide // 2
    home = y + high - (DOWN_CAMP if origin in CAMPS else DOWN)
    trunk = next((x for x in TRUNKS if x > start), TRUNKS[-1])
    rows: dict[int, list[int]] = {}
    for space, (x, top, across, tall) in areas.items():
        at = top + tall - (DOWN_CAMP if space in CAMPS else DOWN)
        rows.setdefault(at, []).append(x + across // 2)
    for at, ends in rows.items():
        middle, before = (start, 0) if at == home else (trunk, abs(trunk - start) + abs(at - home))
        for x in range(middle + APART // 2, max(ends), APART):
            _draw_step(canvas, 0, (x, at), before + x - middle)
        for x in range(middle - APART // 2, min(ends), -APART):
            _draw_step(canvas, 2, (x, at), before + middle - x)
    for at in range(home - APART, min(rows) + APART // 2, -APART):
        _draw_step(canvas, 1, (trunk, at), abs(trunk - start) + home - at)
    for at in range(home + APART, max(rows) - APART // 2, APART):
        _draw_step(canvas, 3, (trunk, at), abs(trunk - start) + at - home)


def _draw_step(canvas: Canvas, turn: int, spot: tuple[int, int], far: int) -> None:
    """Draw a step of a way that is so far from where it begins."""
    canvas.put_centred(_step(turn), *spot, max(FAR, NEAR - (NEAR - FAR) * far / FADING))


@kept
def _step(turn: int) -> Sprite:
    """A step of a way, turned by so many quarters to the left."""
    sketch = Sketch(28, 28)
    sketch.line(palette.INK, 10, [(10, 6), (18, 14), (10, 22)])
    sketch.line(palette.LAMP, 6, [(10, 6), (18, 14), (10, 22)])
    drawn = sketch.done()
    return drawn._replace(
        colour=drawn.colour.rotate(90 * turn), opacity=drawn.opacity.rotate(90 * turn)
    )


@kept
def _shade() -> Sprite:
    """The shade below whoever is lifted."""
    sketch = Sketch(100, 20)
    sketch.oval("#2A201870", 50, 10, 46, 9)
    return sketch.done()
