"""How well the seats of San Juan stand before the end, in points: for house players."""

from games.core.model import Seat
from games.san_juan.content import COST, LIMITS
from games.san_juan.scoring import sheets
from games.san_juan.state import State

CARD = 0.35
"""For each card in hand: what it may become or pay for."""

GOOD = 0.7
"""For each good that lies on a building."""

WORKS = 0.35
"""For each card that a building cost, as long as its effect has the whole game before it."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    longest = max([len(player.city) for player in state.table.players])
    left = max(0.0, 1 - longest / LIMITS.buildings)
    return tuple([sheet.total + _prospects(state, sheet.seat, left) for sheet in sheets(state)])


def _prospects(state: State, seat: Seat, left: float) -> float:
    """What cards, goods and buildings may still bring; `left` is the part of the game before them."""
    city = state.table.players[seat].city
    goods = sum([stack.good for stack in city])
    works = sum([COST[stack.cards[-1]] for stack in city])
    cards = len(state.secrets.holdings[seat].hand)
    return CARD * cards + GOOD * goods + WORKS * left * works
