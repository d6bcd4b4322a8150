"""The unseen pebbles dealt anew, from the position itself and the rules of Pebbles."""

from random import Random

from msgspec.structs import replace

from games.core.model import Seat
from tests.games.core.toy_values import COLOURS, Pile, ToyState


def redealt(state: ToyState, viewer: Seat | None, chance: Random) -> ToyState:
    """All pebbles but those built and the viewer's own, among the places where they lie; favourites by chance."""
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    piles = [
        pile for seat in others for pile in (state.players[seat].hand, state.players[seat].hidden)
    ]
    piles += [state.bag, state.discard]
    loose = [colour for pile in piles for colour, amount in pile for _ in range(amount)]
    chance.shuffle(loose)
    fresh = []
    for pile in piles:
        count = sum([amount for _, amount in pile])
        taken, loose = loose[:count], loose[count:]
        fresh.append(_pile(taken))
    players = list(state.players)
    for place, seat in enumerate(others):
        hand, hidden = fresh[2 * place : 2 * place + 2]
        favour = chance.choice(COLOURS)
        players[seat] = replace(players[seat], hand=hand, hidden=hidden, favour=favour)
    return replace(state, players=tuple(players), bag=fresh[-2], discard=fresh[-1])


def _pile(pebbles: list[str]) -> Pile:
    """Those pebbles by colour."""
    return tuple([(colour, pebbles.count(colour)) for colour in COLOURS if colour in pebbles])
