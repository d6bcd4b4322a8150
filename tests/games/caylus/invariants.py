"""What holds in every position of Caylus, the last one too (docs/rules/caylus.md, 6.10)."""

from collections import Counter
from itertools import chain

from games.caylus.content import BUILDINGS, TILES
from games.caylus.state import State


def standing(state: State) -> Counter[int]:
    """By seat, how many workers stand somewhere."""
    table = state.table
    places = chain(table.specials, table.stables, table.inn, table.castle, table.workers)
    return Counter(seat for seat in places if seat >= 0)


def check(state: State) -> None:
    """Workers, amounts, tiles, officers, lots and columns (R110 to R115)."""
    table = state.table
    workers = standing(state)
    for seat, player in enumerate(table.players):
        assert workers[seat] + player.workers == 6
        assert min(player.deniers, player.points, *player.cubes) >= 0
        opened = (2, 4, 5, 5)[table.scored]
        assert max(player.favors) <= opened
    on_road = Counter(key for key in table.road if key in TILES)
    assert set(on_road.values()) <= {1}
    supply = {tile for tile in TILES if tile != "s_jeweler" or table.options.jeweler}
    assert set(on_road) | set(table.stock) == supply
    assert not set(on_road) & set(table.stock)
    assert 1 <= table.provost <= 28
    assert 6 <= table.bailiff <= 28
    for lots, most in zip(table.lots, (6, 10, 14), strict=True):
        assert len(lots) <= most
    for key, owner in zip(table.road, table.owners, strict=True):
        owned = key and BUILDINGS[key].kind in ("wood", "stone", "residence", "prestige")
        assert (owner >= 0) == bool(owned)
    if not state.flow:
        assert set(standing(state)) <= {table.inn[1]}, "somebody still works after the end (R116)"
        assert table.provost == table.bailiff
