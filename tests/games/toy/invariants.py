"""What holds in every position of the toy game."""

from tests.games.core.toy_values import COLOURS, OF_EACH, ToyState


def check(state: ToyState) -> None:
    """All pebbles lie somewhere."""
    lying = dict.fromkeys(COLOURS, 0)
    piles = [state.bag, state.discard]
    piles += [pile for player in state.players for pile in (player.hand, player.hidden)]
    for pile in piles:
        for colour, amount in pile:
            assert amount > 0
            lying[colour] += amount
    assert lying == dict.fromkeys(COLOURS, OF_EACH)
