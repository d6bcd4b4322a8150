"""Where something could be built now: the piece itself, pale and in lamplight, on each of these places."""

from games.catan.views import NOBODY, Public
from games.core.model import Seat
from render.catan.choices import Marks
from render.catan.island import LIFT
from render.catan.lattice import lattice
from render.catan.vocabulary import owner_of
from render.core.canvas import Canvas
from render.core.halo import opening
from render.core.pieces import city, road, settlement

PALE, SHORT = 0.3, 0.9
"""How strong a piece is that does not stand yet, and how long a road: it leaves what stands at its ends in sight."""


def draw_openings(canvas: Canvas, view: Public, marks: Marks, seat: Seat) -> None:
    """Draw roads and settlements that could be built, and light around the settlements that could become cities."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    owner = owner_of(view, seat)
    length, thick = places.look.road
    for label in sorted(marks.paths):
        path = net.path_of[label]
        shape = (owner, round(length * SHORT), thick, places.turns[path])
        canvas.put_centred(opening(road, *shape), *places.paths[path])
        canvas.put_centred(road(*shape), *places.paths[path], PALE)
    wide = places.look.settlement
    for label in sorted(marks.corners):
        corner = net.corner_of[label]
        x, y = places.corners[corner]
        is_free = view.table.buildings[corner] == NOBODY
        if is_free:
            canvas.put_centred(opening(settlement, owner, wide), x, y - wide * LIFT)
            canvas.put_centred(settlement(owner, wide), x, y - wide * LIFT, PALE)
            continue
        large = places.look.city
        middle = x + large * 0.1, y - large * LIFT
        canvas.put_centred(opening(city, owner, large), *middle)
        canvas.put_centred(city(owner, large), *middle, PALE)
