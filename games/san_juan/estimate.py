"""How well the seats of San Juan stand before the end, in points: what there is, and what it may bring.

The weights are in data/san-juan/weights.toml: `python -m games fit --game san-juan --write` writes them anew.
"""

from pathlib import Path

from games.core.model import Basis, Key, Seat
from games.core.weights import prospects, weights_of
from games.san_juan.content import CARDS, COST, LIMITS, PRODUCTION, SIX_BUILDINGS
from games.san_juan.scoring import sheets
from games.san_juan.state import State

EFFECTS = tuple([kind for kind, card in CARDS.items() if card.sort == "city"])
"""Buildings that are there for their effect."""

FEATURES: tuple[Key, ...] = (
    "card",
    "card_early",
    "good",
    "six_in_hand",
    "production",
    "production_cost",
    "city_cost",
    *EFFECTS,
)
"""Cards in hand, with much time before them, goods, buildings of cost 6 to build; the rest is times the time that is left:
production buildings, what they and others cost, and single buildings.
"""

MOST_SIX = 2
"""Buildings of cost 6 in hand, of which more are seldom built."""

WEIGHTS = weights_of(Path(__file__).parents[2] / "data" / "san-juan" / "weights.toml", FEATURES)

_PLACE = {name: place for place, name in enumerate(FEATURES)}
_SIX = frozenset(SIX_BUILDINGS)


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    return prospects(WEIGHTS, bases(state))


def bases(state: State) -> tuple[Basis, ...]:
    """The same before it is weighed."""
    left = time_left(state)
    return tuple(
        [
            Basis(float(sheet.total), features(state, seat, left))
            for seat, sheet in enumerate(sheets(state))
        ]
    )


def time_left(state: State) -> float:
    """The part of the game still to come, by the largest city."""
    longest = max([len(player.city) for player in state.table.players])
    return max(0.0, 1 - longest / LIMITS.buildings)


def features(state: State, seat: Seat, left: float) -> tuple[float, ...]:
    """What the seat has that may bring more; `left` is the part of the game before it."""
    hand = state.secrets.holdings[seat].hand
    values = [0.0] * len(FEATURES)
    plants = costs = works = goods = 0
    for stack in state.table.players[seat].city:
        top = stack.cards[-1]
        goods += stack.good
        if top in PRODUCTION:
            plants += 1
            costs += COST[top]
        else:
            works += COST[top]
            if top in _PLACE:
                values[_PLACE[top]] = left
    values[:7] = (
        float(len(hand)),
        len(hand) * left,
        float(goods),
        float(min(MOST_SIX, sum([card in _SIX for card in hand]))),
        plants * left,
        costs * left,
        works * left,
    )
    return tuple(values)
