"""Victory point cards that were secret until the end, as a strip below the last board: who held which."""

from typing import NamedTuple

from games.catan.content import CARDS
from games.catan.views import Public
from games.core.model import Key, Seat
from render.catan.development import sign
from render.catan.vocabulary import owner_of, term
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face

LEFT, ROOM = 16, 1368
HIGH, GAP, PAD = 76, 10, 14
RADIUS = 16
SEAL, SIGN, NAME = 17, 62, 40
CARD_LEAST = 5
"""Cards that share the room even where there are fewer: so they stand in columns."""


class Holding(NamedTuple):
    """The victory point cards of a player."""

    seat: Seat
    cards: tuple[Key, ...]


def holdings_of(view: Public) -> tuple[Holding, ...]:
    """Who held any, in seat order; nobody before the end."""
    holdings = []
    for seat, held in enumerate(view.held):
        cards = [key for key, count in zip(CARDS, held.revealed, strict=True) if count]
        if cards:
            holdings.append(Holding(seat, tuple(cards)))
    return tuple(holdings)


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing where nobody held any."""
    rows = len(holdings_of(view))
    return rows * (HIGH + GAP) - GAP + 2 * PAD if rows else 0


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a row for each player who held any: seal, and each card with its building and name."""
    y = top + PAD
    for holding in holdings_of(view):
        owner = owner_of(view, holding.seat)
        boxes.box(canvas, palette.PANEL, LEFT, y, ROOM, HIGH, RADIUS)
        canvas.fill(palette.SEATS[owner].full, LEFT, y + 14, 6, HIGH - 28)
        middle, start = y + HIGH / 2, LEFT + 18 + 2 * SEAL + 14
        canvas.put_centred(tokens.seal(owner, SEAL), LEFT + 18 + SEAL, middle)
        room = (LEFT + ROOM - start) // CARD_LEAST
        for place, key in enumerate(holding.cards):
            x = start + place * room
            drawn = sign(key, SIGN)
            canvas.put_centred(drawn, x + 40, middle)
            name = fit(term(scene.words, "card", key), Face.NAME, room - 96, NAME, 26, 2)
            canvas.write_lines(name.lines, Face.NAME, name.size, palette.PAPER, x + 86, middle)
        y += HIGH + GAP
