"""Bazaar's secrets dealt anew, from the position itself and the information table (docs/rules/bazaar.md §9)."""

from random import Random

from msgspec.structs import replace

from games.core.model import Seat
from tests.skeleton.games.bazaar.content import DECK, LOTS
from tests.skeleton.games.bazaar.state import Secrets, State


def redealt(state: State, viewer: Seat | None, chance: Random) -> State:
    """Hands and lots from all that the viewer has not seen."""
    table, hands = state.table, list(state.secrets.hands)
    open_cards = {card for player in table.players for card in player.played}
    own = set() if viewer is None else set(hands[viewer])
    cards = [card for card in DECK if card not in open_cards | own]
    chance.shuffle(cards)
    for seat, hand in enumerate(hands):
        if seat != viewer:
            hands[seat] = tuple(sorted([cards.pop() for _ in hand]))
    turned = {table.lot, *[lot for player in table.players for lot in player.lots]}
    lots = [lot for lot in LOTS if lot not in turned]
    chance.shuffle(lots)
    return replace(state, secrets=Secrets(tuple(hands), tuple(lots[: len(state.secrets.lots)])))
