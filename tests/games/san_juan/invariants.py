"""What holds in every position of San Juan, the last one and dealt ones too (docs/rules/san-juan.md)."""

from collections import Counter

from games.san_juan.content import APART, GOOD_OF, LIMITS, TILES, deck
from games.san_juan.state import Holding, Player, State


def check(state: State) -> None:
    """All cards of the deck lie somewhere, once; goods lie on production buildings; no city is too large."""
    table, secrets = state.table, state.secrets
    lying = Counter((*secrets.draw_pile, *secrets.discard_pile))
    for player, holding in zip(table.players, secrets.holdings, strict=True):
        lying += _cards_of(player, holding)
        _check_city(player, holding)
    assert lying == Counter(deck(table.options))
    built = [kind for one in table.players for stack in one.city for kind in stack.cards]
    assert all(
        (built + list(table.middle)).count(kind) == table.options.expansion for kind in APART
    )
    assert len(set(table.tiles_seen)) == len(table.tiles_seen)
    assert len(table.tiles_seen) <= len(TILES)


def _cards_of(player: Player, holding: Holding) -> Counter[str]:
    """Cards of the deck in the city, on it, under it and in hand."""
    built = [kind for stack in player.city for kind in stack.cards if kind not in APART]
    tucked = [kind for _, cards in holding.tucked for kind in cards]
    goods = [face for face in holding.faces if face is not None]
    return Counter((*built, *tucked, *goods, *holding.hand, *holding.drawn))


def _check_city(player: Player, holding: Holding) -> None:
    """What everybody sees of the city is what lies there."""
    assert len(player.city) <= LIMITS.buildings
    assert [stack.good for stack in player.city] == [face is not None for face in holding.faces]
    for stack in player.city:
        assert not stack.good or stack.top in GOOD_OF
    marked = {kind for stack in player.city for kind in stack.tucked}
    assert marked == {kind for kind, cards in holding.tucked if cards}
    assert set(player.active) <= {stack.top for stack in player.city}
