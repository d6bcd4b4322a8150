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

SIZE = 64
BESIDE, COUNTED = 4, 20
"""How much room one figure takes besides its own size, and one with a number, which lies on its own figure."""


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
    """Draw one figure per player who is there, with a number from two on; closer together where room is short, those of the
    players who are lit in amber light.
    """
    counts = [player.prospectors[PLACE[space]] for player in view.table.players]
    taken = sum(size + (BESIDE if count == 1 else COUNTED) for count in counts if count)
    tight = min(1.0, room / max(1, taken))
    stood = []
    for seat, count in enumerate(counts):
        if count:
            stood.append((seat, count, x))
            x += (size + (BESIDE if count == 1 else COUNTED)) * tight
    for seat, _, left in stood:
        if (seat, space) in traces.arrived:
            canvas.put_centred(halo(prospector, owner_of(seat), size), left, middle)
        elif seat in lit:
            canvas.put_centred(lamplight(prospector, owner_of(seat), size), left, middle)
    for seat, count, left in stood:
        canvas.put_centred(prospector(owner_of(seat), size), left, middle)
        draw_number(canvas, left + size / 2 - 2, middle + size / 2 - 22, count)
