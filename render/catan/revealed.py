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
from render.core.fitting import Fitted, fit
from render.core.lettering import Face

LEFT, ROOM = 16, 1368
HIGH, GAP, PAD = 76, 10, 14
RADIUS = 16
SEAL, SIGN, NAME = 17, 58, 40
HEAD = 18 + 2 * SEAL + 14
CARDS_IN_ALL = 5
NAME_AT, NAME_LEAST = 76, 28
"""Where the name of a card begins in its room."""


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
    return HIGH + 2 * PAD if holdings_of(view) else 0


def cell_wide(holders: int) -> int:
    """The room of a card where so many players hold the five: all of them stand in one row."""
    return (ROOM - (holders - 1) * GAP - holders * HEAD) // CARDS_IN_ALL


def name_fit(name: str, cell: int) -> Fitted:
    """The name as it stands beside its card, in a room of that width."""
    return fit(name, Face.NAME, cell - NAME_AT - 6, NAME, NAME_LEAST, 2)


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a box for each player who held any, as wide as the cards: seal, and each card with its building and name."""
    x, holdings = LEFT, holdings_of(view)
    cell = cell_wide(max(1, len(holdings)))
    for holding in holdings:
        _draw_holding(canvas, owner_of(view, holding.seat), holding, x, top + PAD, cell, scene)
        x += HEAD + len(holding.cards) * cell + GAP


def _draw_holding(
    canvas: Canvas, owner: int, holding: Holding, x: int, y: int, cell: int, scene: Scene
) -> None:
    """A player's box."""
    wide = HEAD + len(holding.cards) * cell
    boxes.box(canvas, palette.PANEL, x, y, wide, HIGH, RADIUS)
    canvas.fill(palette.SEATS[owner].full, x, y + 14, 6, HIGH - 28)
    middle = y + HIGH / 2
    canvas.put_centred(tokens.seal(owner, SEAL), x + 18 + SEAL, middle)
    for place, key in enumerate(holding.cards):
        at = x + HEAD + place * cell
        canvas.put_centred(sign(key, SIGN), at + 36, middle)
        name = name_fit(term(scene.words, "card", key), cell)
        canvas.write_lines(
            name.lines, Face.NAME, name.size, palette.PAPER, at + NAME_AT, middle, leading=0.9
        )
