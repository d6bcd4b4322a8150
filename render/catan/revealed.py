"""Victory point cards that were secret until the end, as a strip below the last board: who held which."""

from collections.abc import Sequence
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
HEAD = 18 + 2 * SEAL + 14
CELL = (ROOM - HEAD) // 5
"""Room of a card: there are five of them, which one player may hold."""


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
    rows = len(_rows(holdings_of(view)))
    return rows * (HIGH + GAP) - GAP + 2 * PAD if rows else 0


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a box for each player who held any, as wide as the cards: seal, and each card with its building and name."""
    y = top + PAD
    for row in _rows(holdings_of(view)):
        x = LEFT
        for holding in row:
            _draw_holding(canvas, owner_of(view, holding.seat), holding, x, y, scene)
            x += _wide(holding) + GAP
        y += HIGH + GAP


def _wide(holding: Holding) -> int:
    """Width of a player's box."""
    return HEAD + len(holding.cards) * CELL


def _rows(holdings: Sequence[Holding]) -> list[list[Holding]]:
    """The players' boxes beside each other, as many as fit."""
    rows: list[list[Holding]] = []
    left = 0
    for holding in holdings:
        if not rows or _wide(holding) > left:
            rows.append([])
            left = ROOM
        rows[-1].append(holding)
        left -= _wide(holding) + GAP
    return rows


def _draw_holding(
    canvas: Canvas, owner: int, holding: Holding, x: int, y: int, scene: Scene
) -> None:
    """A player's box."""
    boxes.box(canvas, palette.PANEL, x, y, _wide(holding), HIGH, RADIUS)
    canvas.fill(palette.SEATS[owner].full, x, y + 14, 6, HIGH - 28)
    middle = y + HIGH / 2
    canvas.put_centred(tokens.seal(owner, SEAL), x + 18 + SEAL, middle)
    for place, key in enumerate(holding.cards):
        at = x + HEAD + place * CELL
        canvas.put_centred(sign(key, SIGN), at + 40, middle)
        name = fit(term(scene.words, "card", key), Face.NAME, CELL - 96, NAME, 26, 2)
        canvas.write_lines(name.lines, Face.NAME, name.size, palette.PAPER, at + 86, middle)
