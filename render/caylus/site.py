"""The private picture of a place to choose: where a worker may go, in town and along the whole road; a residence, large."""

from games.caylus.views import Private, Public, next_price, payer_of
from games.core.forms import Decision
from games.core.model import Key, Notes
from render.caylus.cards import (
    Grid,
    draw_badge,
    draw_offer,
    draw_place,
    draw_way,
    grid,
    is_dark,
    place_high,
)
from render.caylus.growth import draw_beside
from render.caylus.inn import draw_inn
from render.caylus.stock import BODY, MOST_HIGH, WIDE, badged, begun, choices, verbs
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.wayside import draw_wayside, end_of, wayside
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.marks import Piece

FIELDS = ("place", "residence", "target")
WORKERS = frozenset({"place", "move_worker"})
"""Where a worker may go is shown along the whole road, however few places are left."""

SEEN = range(1, 9)
"""What the ribbon need not tell after the question: price and provost stand in the picture."""

HORIZON = BODY + 46
"""How low the sky reaches behind the town."""

SHAPES = (Front(320, 112, 37, 54), Front(320, 54, 37, 54), Front(320, 48, 36, 48))
"""The shapes that places may have, at their largest: high houses where there is room, flat ones where there is little."""


def draw_site(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of where a worker may go, and of what may give way; of the Inn where only staying there is asked."""
    pieces = badged(choices(decision, FIELDS, chosen), notes)
    if not pieces:
        return draw_inn(own, view, decision, chosen, scene)
    focused = tuple(piece for piece in pieces if piece.key in scene.focus)
    shown = focused or pieces
    price = next_price(view.table, own.seat) if payer_of(view) == own.seat else None
    prices = _prices(notes, price)
    general = None if prices.keys() >= {piece.key for piece in shown} else price
    if verbs(decision) & WORKERS:
        idle = {note.key for note in notes.lines if note.is_idle}
        rows = wayside(view, scene.words, tuple(piece.key for piece in shown), idle)
        canvas = begun(
            end_of(rows, idle),
            own,
            view,
            decision,
            chosen,
            scene,
            price=general,
            horizon=HORIZON,
            seen=SEEN,
        )
        draw_wayside(canvas, view, rows, shown, prices, idle, scene.words)
    else:
        lying = lie(len(shown))
        low = lying.end(len(shown))
        canvas = begun(low, own, view, decision, chosen, scene, price=general)
        _draw_places(canvas, view, lying, shown, prices, scene)
    return picture(canvas.image, "caylus-site", hand_text(view, own.seat, scene))


def _prices(notes: Notes, general: int | None) -> dict[Key, int]:
    """By place, what a worker costs there if it is not what it costs anywhere."""
    return {
        note.key: note.cost
        for note in notes.lines
        if note.field == "place" and note.cost is not None and note.cost != general
    }


def lie(count: int) -> Grid:
    """How so many places lie: in the shape in which names and signs are larger."""
    tried = [grid(count, BODY, MOST_HIGH - 8, place_high, shape) for shape in SHAPES]
    return max(tried, key=lambda lying: lying.front.band * lying.front.strip)


def _draw_places(
    canvas: Canvas,
    view: Public,
    lying: Grid,
    pieces: tuple[Piece, ...],
    prices: dict[Key, int],
    scene: Scene,
) -> None:
    """Draw the places in the order of the menu, each row along its road."""
    for first in range(0, len(pieces), lying.columns):
        row = pieces[first : first + lying.columns]
        left, top = lying.corner(first)
        draw_beside(canvas, lying, len(row), top)
        draw_way(canvas, -WIDE, 3 * WIDE, top + lying.front.high, is_dark=False)
        for place, piece in enumerate(row):
            if is_dark(view, piece.key):
                from_ = round(left + (place - 0.5) * lying.pitch + lying.front.wide / 2)
                draw_way(canvas, from_, round(lying.pitch), top + lying.front.high, is_dark=True)
    for number, piece in enumerate(pieces):
        corner = lying.corner(number)
        draw = draw_offer if piece.mark.badge else draw_place
        draw(canvas, corner, lying.front, view, scene.words, piece.key)
        draw_badge(canvas, corner, lying.front, piece.mark, prices.get(piece.key))
