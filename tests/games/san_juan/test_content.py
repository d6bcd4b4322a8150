"""The box: check sums of the card table and the tiles (§3)."""

from collections import Counter

from games.san_juan.content import (
    CARDS,
    CITY_BUILDINGS,
    COST,
    DECK,
    GOOD_OF,
    KINDS,
    LIMITS,
    MONUMENTS,
    POINTS,
    PRICES,
    ROLES,
    SIX_BUILDINGS,
    amounts,
    in_table_order,
    spread,
    without,
)


def test_the_deck_has_110_cards_of_29_kinds() -> None:
    """42 production cards and 68 city cards (§3.1, S4)."""
    sorts = Counter(CARDS[kind].sort for kind in DECK)

    assert (len(DECK), len(KINDS)) == (110, 29)
    assert sorts == {"production": 42, "city": 51, "monument": 9, "six": 8}
    assert len(GOOD_OF) == 5
    assert len(CITY_BUILDINGS) == 24


def test_numbers_of_copies() -> None:
    """10 Indigo Plants, 8 of the other production buildings, 3 of most others, 2 of the six-cost ones (§3.1)."""
    copies = Counter(card.copies for card in CARDS.values())

    assert CARDS["indigo_plant"].copies == 10
    assert copies == {10: 1, 8: 4, 3: 20, 2: 4}


def test_costs_and_points_follow_the_pattern() -> None:
    """Cost 1-2 = 1 VP, 3-4 = 2 VP, 5 = 3 VP; monuments by their cost; six-cost buildings 0 (§3.1, A1)."""
    for kind, card in CARDS.items():
        expected = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0}[card.cost]
        if kind in MONUMENTS:
            expected = card.cost
        assert POINTS[kind] == expected, kind


def test_costs_by_kind() -> None:
    """How many kinds cost what, and the second edition's Prefecture (§3.1)."""
    assert Counter(COST.values()) == {1: 4, 2: 7, 3: 6, 4: 5, 5: 3, 6: 4}
    assert COST["prefecture"] == 4
    assert SIX_BUILDINGS == ("guild_hall", "city_hall", "triumphal_arch", "palace")


def test_the_five_tiles() -> None:
    """Prices of the trading house (§3.4)."""
    assert [tuple(prices.values()) for prices in PRICES.values()] == [
        (1, 1, 1, 2, 2),
        (1, 1, 2, 2, 2),
        (1, 1, 2, 2, 3),
        (1, 2, 2, 2, 3),
        (1, 2, 2, 3, 3),
    ]


def test_roles_and_limits() -> None:
    """The five roles in order; hand limits and the end of the game (§3.3, R13, R95)."""
    assert ROLES == ("builder", "producer", "trader", "councillor", "prospector")
    assert (LIMITS.hand, LIMITS.tower_hand, LIMITS.buildings) == (7, 12, 12)


def test_multisets_of_cards() -> None:
    """Sorting, counting, spreading and taking away are each other's opposites."""
    cards = in_table_order(("palace", "indigo_plant", "palace", "tower"))

    assert cards == ("indigo_plant", "tower", "palace", "palace")
    assert amounts(cards) == (("indigo_plant", 1), ("tower", 1), ("palace", 2))
    assert spread(amounts(cards)) == cards
    assert without(cards, ("palace", "indigo_plant")) == ("tower", "palace")
