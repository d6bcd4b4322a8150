"""The private picture of a place to choose: every place that is free, large, along its piece of road."""

from games.caylus.content import INN
from games.caylus.views import Private, Public, next_price, payer_of
from games.core.forms import Decision
from games.core.model import Key, Notes
from render.caylus.cards import draw_badge, draw_place, grid, place_high
from render.caylus.stock import BODY, MOST_HIGH, begun, choices
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.marks import Mark, Piece

FIELDS = ("place", "residence", "target")
BOTTOM = MOST_HIGH - 8
LARGEST = Front(320, 54, 28, 60)
"""Badges lie over the houses: what a place does is larger here."""


def draw_site(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of where a worker may go, and of what may give way; of the Inn where only staying there is asked."""
    pieces = choices(decision, FIELDS, chosen)
    focused = tuple(piece for piece in pieces if piece.key in scene.focus)
    shown = focused or pieces or (Piece(INN, Mark()),)
    price = next_price(view.table, own.seat) if payer_of(view) == own.seat else None
    canvas = begun(MOST_HIGH, own, view, decision, chosen, scene, price=price)
    _draw_places(canvas, view, shown, _prices(notes, price), scene)
    return picture(canvas.image, "caylus-site", hand_text(view, own.seat, scene))


def _prices(notes: Notes, general: int | None) -> dict[Key, int]:
    """By place, what a worker costs there if it is not what it costs anywhere."""
    return {
        note.key: note.cost
        for note in notes.lines
        if note.field == "place" and note.cost is not None and note.cost != general
    }


def _draw_places(
    canvas: Canvas, view: Public, pieces: tuple[Piece, ...], prices: dict[Key, int], scene: Scene
) -> None:
    """Draw the places in the order of the menu."""
    lying = grid(len(pieces), BODY, BOTTOM, place_high, LARGEST)
    for number, piece in enumerate(pieces):
        corner = lying.corner(number)
        draw_place(canvas, corner, lying.front, view, scene.words, piece.key)
        draw_badge(canvas, corner, lying.front, piece.mark, prices.get(piece.key))
