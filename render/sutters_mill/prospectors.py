"""Prospectors side by side on a boardwalk or in a camp."""

from collections.abc import Collection

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Public
from render.core.canvas import Canvas
from render.core.halo import halo, lamplight
from render.sutters_mill.happened import Happened
from render.sutters_mill.pieces import draw_number, prospector
from render.sutters_mill.vocabulary import owner_of

SIZE = 96
BESIDE, COUNTED = 12, 20
"""How much room one figure takes besides its own size, and one with a number, which lies on its own figure."""

CROWD, CLOSEST = 0.36, 7
"""How far apart figures of one colour stand, in sizes of one, and how close at most."""


def draw_prospectors(
    canvas: Canvas,
    x: float,
    middle: float,
    view: Public,
    space: Key,
    traces: Happened,
    size: int = SIZE,
    *,
    room: float,
    lit: Collection[Seat] = (),
) -> None:
    """Draw all who are there, those of a colour close together; where room is short one figure for each colour, with a number
    from two on. Those of the players who are lit stand in amber light.
    """
    counts = [player.prospectors[PLACE[space]] for player in view.table.players]
    crowd = [size * (1 + CROWD * (count - 1)) + BESIDE for count in counts]
    is_seen = sum(wide for wide, count in zip(crowd, counts, strict=True) if count) <= room
    wide = crowd if is_seen else [size + (BESIDE if count == 1 else COUNTED) for count in counts]
    taken = sum(one for one, count in zip(wide, counts, strict=True) if count)
    tight = min(1.0, room / max(1, taken))
    stood = []
    for seat, count in enumerate(counts):
        shown = count if is_seen else min(1, count)
        stood += [(seat, x + size * CROWD * number) for number in reversed(range(shown))]
        x += wide[seat] * tight if count else 0
    for seat, left in stood:
        if (seat, space) in traces.arrived:
            canvas.put_centred(halo(prospector, owner_of(seat), size), left, middle)
        elif seat in lit:
            canvas.put_centred(lamplight(prospector, owner_of(seat), size), left, middle)
    for seat, left in stood:
        canvas.put_centred(prospector(owner_of(seat), size), left, middle)
        if not is_seen:
            draw_number(canvas, left + size / 2 - 2, middle + size / 2 - 22, counts[seat])


def draw_crowd(
    canvas: Canvas,
    corner: tuple[float, float],
    owner: int,
    count: int,
    size: int,
    room: float,
    *,
    is_lit: bool = False,
) -> None:
    """Draw each of a player's prospectors from the lower left corner on, the first one in front, closer together where room is
    short, one with their number where it is too short; in amber light those that can go and dig.
    """
    x, foot = corner
    step = min(size * CROWD, (room - size) / max(1, count - 1))
    shown = min(count, 1) if step < CLOSEST else count
    middles = [x + size / 2 + number * step for number in reversed(range(shown))]
    for middle in middles if is_lit else ():
        canvas.put_centred(lamplight(prospector, owner, size), middle, foot - size / 2)
    for middle in middles:
        canvas.put_centred(prospector(owner, size), middle, foot - size / 2)
    if shown < count:
        draw_number(canvas, x + size - 19, foot - 24, count)
