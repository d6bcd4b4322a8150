"""The box: check sums of the card table and the tiles (§3)."""

from collections import Counter

from games.san_juan.content import (
    CARDS,
    CITY_BUILDINGS,
    COST,
    HAND_LIMITS,
    KINDS,
    LIMITS,
    MONUMENTS,
    POINTS,
    PRICES,
    PRODUCTION,
    ROLES,
    SIX_BUILDINGS,
    TILE_GOODS,
    amounts,
    deck,
    in_table_order,
    kinds,
    spread,
    without,
)
from games.san_juan.options import SanJuanOptions
from tests.games.san_juan.setups import BASE, EXPANSION, EXTRA


def test_the_deck_has_110_cards_of_29_kinds() -> None:
    """42 production cards and 68 city cards (§3.1, S4)."""
    sorts = Counter(CARDS[kind].sort for kind in deck(BASE))

    assert (len(deck(BASE)), len(kinds(BASE))) == (110, 29)
    assert sorts == {"production": 42, "city": 51, "monument": 9, "six": 8}
    assert len(PRODUCTION) == 5
    assert len(CITY_BUILDINGS & set(kinds(BASE))) == 24


def test_the_new_buildings_are_33_cards_and_the_cathedral() -> None:
    """143 cards of 39 kinds: 46 production and 97 city; the Cathedral is in no deck (§3.2, S4)."""
    sorts = Counter(CARDS[kind].sort for kind in deck(EXPANSION))
    new = Counter(deck(EXPANSION)) - Counter(deck(BASE))

    assert (len(deck(EXPANSION)), len(kinds(EXPANSION))) == (143, 40)
    assert sorts == {"production": 46, "city": 78, "monument": 9, "six": 10}
    assert "cathedral" not in deck(EXPANSION)
    assert sum(new.values()) == 33
    assert Counter(new.values()) == {1: 4, 3: 9, 2: 1}
    assert [kind for kind, copies in new.items() if copies == 1] == [
        "sugar_mill",
        "tobacco_storage",
        "coffee_roaster",
        "silver_smelter",
    ]


def test_the_extra_production_buildings_are_114_cards() -> None:
    """The same four cards without the rest; with the whole expansion the option says nothing (§3.2, A2)."""
    both = SanJuanOptions(expansion=True, extra_production=True)

    assert len(deck(EXTRA)) == 114
    assert Counter(CARDS[kind].sort for kind in deck(EXTRA))["production"] == 46
    assert kinds(EXTRA) == kinds(BASE)
    assert deck(both) == deck(EXPANSION)


def test_figures_of_the_new_buildings() -> None:
    """Cost and points as the table has them, reconstructed ones too (§3.2, A1)."""
    new = [kind for kind in KINDS if kind not in kinds(BASE)]

    assert [(kind, COST[kind], POINTS[kind]) for kind in new] == [
        ("guard_room", 1, 1),
        ("office", 1, 1),
        ("hut", 2, 1),
        ("inn", 2, 1),
        ("park", 3, 2),
        ("customs_office", 3, 2),
        ("bank", 3, 2),
        ("harbor", 4, 2),
        ("goldsmith", 5, 3),
        ("residence", 6, 0),
        ("cathedral", 7, 0),
    ]


def test_numbers_of_copies() -> None:
    """10 Indigo Plants, 8 of the other production buildings, 3 of most others, 2 of the six-cost ones (§3.1)."""
    copies = Counter(CARDS[kind].copies for kind in kinds(BASE))

    assert CARDS["indigo_plant"].copies == 10
    assert copies == {10: 1, 8: 4, 3: 20, 2: 4}


def test_costs_and_points_follow_the_pattern() -> None:
    """Cost 1-2 = 1 VP, 3-4 = 2 VP, 5 = 3 VP; monuments by their cost; six-cost buildings 0 (§3.1, A1)."""
    for kind, card in CARDS.items():
        expected = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0, 7: 0}[card.cost]
        if kind in MONUMENTS:
            expected = card.cost
        assert POINTS[kind] == expected, kind


def test_costs_by_kind() -> None:
    """How many kinds cost what, and the second edition's Prefecture (§3.1)."""
    assert Counter(COST[kind] for kind in kinds(BASE)) == {1: 4, 2: 7, 3: 6, 4: 5, 5: 3, 6: 4}
    assert COST["prefecture"] == 4
    assert SIX_BUILDINGS == ("guild_hall", "city_hall", "triumphal_arch", "palace", "residence")


def test_the_five_tiles() -> None:
    """Prices of the trading house; the customs good brings 2 by any tile (§3.4, B36)."""
    assert {prices["customs_good"] for prices in PRICES.values()} == {2}
    assert [tuple(prices[good] for good in TILE_GOODS) for prices in PRICES.values()] == [
        (1, 1, 1, 2, 2),
        (1, 1, 2, 2, 2),
        (1, 1, 2, 2, 3),
        (1, 2, 2, 2, 3),
        (1, 2, 2, 3, 3),
    ]


def test_roles_and_limits() -> None:
    """The five roles in order; hand limits and the end of the game (§3.3, R13, R95)."""
    assert ROLES == ("builder", "producer", "trader", "councillor", "prospector")
    assert dict(HAND_LIMITS) == {"tower": 12, "guard_room": 7}
    assert (LIMITS.hand, LIMITS.expansion_hand) == (7, 6)
    assert LIMITS.buildings == 12


def test_multisets_of_cards() -> None:
    """Sorting, counting, spreading and taking away are each other's opposites."""
    cards = in_table_order(("palace", "indigo_plant", "palace", "tower"))

    assert cards == ("indigo_plant", "tower", "palace", "palace")
    assert amounts(cards) == (("indigo_plant", 1), ("tower", 1), ("palace", 2))
    assert spread(amounts(cards)) == cards
    assert without(cards, ("palace", "indigo_plant")) == ("tower", "palace")
