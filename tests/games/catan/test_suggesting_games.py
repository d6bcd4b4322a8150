"""Robots' offers over whole games: never a second one in a turn, and never more than two cards for one."""

from collections import Counter

from games.catan.actions import OfferTrade
from games.catan.estimate import hand_worth
from games.catan.game import CATAN
from games.catan.hands import hand_of, minus, plus
from games.catan.options import CatanOptions
from games.catan.state import State
from games.core.forms import allowed
from games.core.rng import SEED_BYTES, Rng
from games.core.trials import likely, luck

SEATS = 3
PEOPLE = (1, 2)
ACTIONS = 900


def worth(state: State, seat: int, change: tuple[int, ...]) -> float:
    """What the seat's hand is worth after the change."""
    player = state.table.players[seat]
    return hand_worth(
        plus(state.secrets.players[seat].hand, change),
        can_settle=player.settlements_left > 0,
        can_grow=player.cities_left > 0,
    )


def test_at_most_one_simple_offer_is_made_in_a_turn() -> None:
    """Seat 0 is a robot: whenever it is asked, what it would put to people is put, and the game goes on by habit."""
    state = CATAN.setup(SEATS, CatanOptions(), Rng(bytes([3] * SEED_BYTES))).state
    below = luck(3)
    made: Counter[int] = Counter()
    for _ in range(ACTIONS):
        decision = CATAN.first(state)
        if decision is None:
            break
        offer = None
        if decision.seat == 0:
            public, private = CATAN.public(state), CATAN.private(state, 0)
            offer = CATAN.approach(public, private, decision, PEOPLE)
        if offer is not None:
            assert isinstance(offer, OfferTrade)
            assert allowed(decision, offer)
            assert set(offer.to) <= {str(seat) for seat in PEOPLE}
            give, want = hand_of(offer.give), hand_of(offer.want)
            assert (sum(give), sum(want)) in ((1, 1), (2, 1))
            assert worth(state, 0, minus(want, give)) > worth(state, 0, (0, 0, 0, 0, 0))
            made[state.table.turn] += 1
        action = offer or likely(CATAN, state, decision, below)
        state = CATAN.apply(state, decision.seat, action).state

    assert len(made) > 1
    assert set(made.values()) == {1}
