"""Positions from which several tests begin."""

from collections import Counter

from games.core.forms import sample
from games.core.game import play
from games.core.rng import Chance
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from games.san_juan.state import State
from tests.games.san_juan.table import Table, a_game, seeded


def every_card(state: State) -> Counter[str]:
    """All cards of a state, wherever they are."""
    secrets = state.secrets
    cards: Counter[str] = Counter((*secrets.draw_pile, *secrets.discard_pile))
    for player, holding in zip(state.table.players, secrets.holdings, strict=True):
        cards.update((*holding.hand, *holding.drawn))
        cards.update(face for face in holding.faces if face is not None)
        for _, tucked in holding.tucked:
            cards.update(tucked)
        for stack in player.city:
            cards.update(stack.cards)
    cards.update(state.table.middle)
    return cards


BASE = SanJuanOptions()


EXPANSION = SanJuanOptions(expansion=True)


EXTRA = SanJuanOptions(extra_production=True)


def random_states(seats: int, seed: int, options: SanJuanOptions = BASE) -> list[State]:
    """All positions of a random game."""
    below = Chance(seeded(seed)).below
    state = SAN_JUAN.setup(seats, options, seeded(seed)).state
    states = [state]
    while (decision := SAN_JUAN.first(state)) is not None:
        action = sample(decision, below)
        state = play(SAN_JUAN, state, decision.seat, action, asked=decision).state
        states.append(state)
    return states


def with_hands(*sizes: int, owned: str | None = None, owner: int = 0) -> Table:
    """Round 2 of three players with hands of these sizes, before anything has been asked."""
    many = ("sugar_mill", "tobacco_storage", "coffee_roaster")
    few = ("archive", "smithy", "quarry")
    table = a_game(3)
    if owned:
        table.owns(owner, owned)
    for seat, size in enumerate(sizes):
        cards = ("well", "crane", *(many[seat],) * 8, *(few[seat],) * 3)
        table.hand(seat, *cards[:size])
    table.pick("producer")
    hand = table.hand_of(1)
    table.pick("prospector").hand(1, *hand)
    table.pick("trader")
    while SAN_JUAN.public(table.state).phase == "trader":
        table.sell(table.asked[0])
    return table
