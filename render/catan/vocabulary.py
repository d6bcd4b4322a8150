"""CATAN's things in words and colours, as the pictures and texts need them."""

from games.catan.content import COLOURS, GOODS, Goods
from games.catan.views import Private, Public, hidden_points, public_points
from games.core.model import Seat, Terms, say
from render.core.contract import Words
from render.core.known import Known
from render.core.leader import leaders
from render.core.names import Vocabulary
from render.core.shell import phase_of

FOUNDING = ("founding", "founding_road")


term = Vocabulary("catan")
"""A thing of the game by its kind and key."""

title = term.title
"""The same as it begins a line."""


def owner_of(view: Public, seat: Seat) -> int:
    """The place of a seat's colour among all colours."""
    return COLOURS.index(view.table.players[seat].colour)


def cards_in_words(words: Words, hand: Goods) -> str:
    """Resource cards with their amounts, or what else is traded."""
    terms = tuple((key, count) for key, count in zip(GOODS, hand, strict=False) if count)
    return words.say(say("render-catan-cards", cards=Terms("resource", terms)))


def points_shown(view: Public, seat: Seat) -> int:
    """The points that everybody sees: at the end those of revealed cards too."""
    return public_points(view.table, seat) + sum(view.held[seat].revealed)


def known_points(view: Public, seat: Seat, own: Private | None = None) -> Known:
    """The same, and whether development cards may hold more; whoever reads an own picture knows all of the own points."""
    if own is not None and own.seat == seat and view.flow:
        return Known(public_points(view.table, seat) + hidden_points(own))
    return Known(
        points_shown(view, seat), is_least=bool(view.flow and view.held[seat].development_cards)
    )


def leads(view: Public, seat: Seat, own: Private | None = None) -> bool:
    """Whether nobody is known to have more points than the seat, and somebody fewer; nobody leads during the founding.

    In an own picture the reader's secret points count.
    """
    if phase_of(view) in FOUNDING:
        return False
    seats = range(len(view.table.players))
    return seat in leaders([known_points(view, other, own).points for other in seats])
