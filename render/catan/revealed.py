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
from render.core.fitting import Fitted, fit, fit_person
from render.core.lettering import Face

LEFT, ROOM = 16, 1368
HEAD_HIGH, CARD_HIGH, GAP, PAD = 58, 70, 10, 14
HIGH = HEAD_HIGH + CARD_HIGH
TITLE_HIGH, TITLE = 54, 46
"""How high the words above all are, and their size."""

RADIUS = 16
SEAL, SIGN, NAME, OWNER, POINTS = 17, 58, 40, 46, 48
HEAD = 14
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
    return TITLE_HIGH + HIGH + 2 * PAD if holdings_of(view) else 0


def cell_wide(holders: int) -> int:
    """The room of a card where so many players hold the five: all of them stand in one row."""
    return (ROOM - (holders - 1) * GAP - holders * HEAD) // CARDS_IN_ALL


def name_fit(name: str, cell: int) -> Fitted:
    """The name as it stands beside its card, in a room of that width."""
    return fit(name, Face.NAME, cell - NAME_AT - 6, NAME, NAME_LEAST, 2)


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw what it is about, and a box for each player who held any: name and points, and each card with its building."""
    x, holdings = LEFT, holdings_of(view)
    if not holdings:
        return
    told, middle = scene.words("render-catan-revealed"), top + PAD + TITLE_HIGH / 2 - 4
    canvas.write(told, Face.NAME, TITLE, palette.PAPER, LEFT + 6, middle)
    cell = cell_wide(len(holdings))
    for holding in holdings:
        at = x, top + PAD + TITLE_HIGH
        _draw_holding(canvas, owner_of(view, holding.seat), holding, *at, cell, scene)
        x += HEAD + len(holding.cards) * cell + GAP


def _draw_holding(
    canvas: Canvas, owner: int, holding: Holding, x: int, y: int, cell: int, scene: Scene
) -> None:
    """A player's box."""
    wide = HEAD + len(holding.cards) * cell
    boxes.box(canvas, palette.PANEL, x, y, wide, HIGH, RADIUS)
    canvas.fill(palette.SEATS[owner].full, x, y + 14, 6, HIGH - 28)
    middle = y + HEAD_HIGH / 2 + 4
    canvas.put_centred(tokens.seal(owner, SEAL), x + 18 + SEAL, middle)
    left, room = x + 32 + 2 * SEAL, wide - 2 * SEAL - 44 - POINTS
    person = fit_person(scene.names[holding.seat], Face.NAME, room, OWNER, 34)
    end = left + canvas.write(person.lines[0], Face.NAME, person.size, palette.PAPER, left, middle)
    canvas.put_centred(tokens.shield(len(holding.cards), POINTS), end + 10 + POINTS / 2, middle)
    middle = y + HEAD_HIGH + CARD_HIGH / 2 - 4
    for place, key in enumerate(holding.cards):
        at = x + HEAD + place * cell
        canvas.put_centred(sign(key, SIGN), at + 36, middle)
        name = name_fit(term(scene.words, "card", key), cell)
        canvas.write_lines(
            name.lines, Face.NAME, name.size, palette.PAPER, at + NAME_AT, middle, leading=0.9
        )
