"""Producing and selling (§6.6, §6.7)."""

import pytest

from games.core.forms import Row, Split
from games.core.model import Note
from games.san_juan.content import GOOD_OF, KINDS, PRICES, PRODUCTION, TILES
from games.san_juan.events import (
    CardsGained,
    NobodyProduced,
    NobodySold,
    Produced,
    Reshuffled,
    Sold,
    TileTurned,
)
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.table import Table, a_game

ALL = ("sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")


# Producing


@pytest.mark.parametrize(
    ("owned", "producer", "other"),
    [((), 2, 1), (("aqueduct",), 3, 2), (("library",), 3, 1), (("aqueduct", "library"), 4, 2)],
)
def test_limits_of_producing(owned: tuple[str, ...], producer: int, other: int) -> None:
    """E9: 1, Producer 2, Library 3, Aqueduct one more (R50, B17)."""
    table = a_game(3).owns(0, *ALL, *owned).owns(1, *ALL, *owned).pick("producer")

    assert (table.bounds(0), table.bounds(1)) == ((0, producer), (0, other))


def test_few_empty_buildings_are_filled_without_asking() -> None:
    """Not more empty buildings than goods: no question; then the phase is over (R54, R55)."""
    table = a_game(3).owns(0, "sugar_mill").pick("producer")

    assert table.goods_of(0) == ("indigo", "sugar")
    assert table.goods_of(1) == table.goods_of(2) == ("indigo",)
    assert table.told(Produced)[0] == Produced(0, (("indigo", 1), ("sugar", 1)))
    assert table.asked == (1,)


def test_full_buildings_take_no_second_good() -> None:
    """At most one good each; nothing empty, nothing produced (R51, R52, B1 to B5)."""
    table = a_game(3).goods(0, "indigo").pick("producer")

    assert table.goods_of(0) == ("indigo",)
    assert [event.seat for event in table.told(Produced)] == [1, 2]


def test_goods_are_asked_for_by_kind() -> None:
    """Equal buildings are one row; the first in city order is filled (D12, R16, A35)."""
    table = a_game(3).owns(0, "indigo_plant", "indigo_plant", "tobacco_storage").pick("producer")
    field = table.field(0)

    assert field == Split("goods", (Row("indigo", 3), Row("tobacco", 1)), 0, 2, "good")
    table.produce(0, "indigo")
    assert [stack.good for stack in table.player(0).city] == [True, False, False, False]


def test_producing_is_simultaneous_and_secret() -> None:
    """Nothing is told before the last answer; then from the Producer (R53)."""
    table = a_game(3).owns(0, *ALL).owns(1, *ALL).owns(2, *ALL).pick("producer")
    assert set(table.asked) == {0, 1, 2}
    table.produce(1, "silver")
    assert table.told(Produced) == ()
    assert set(table.asked) == {0, 2}
    table.produce(0, "coffee", "silver").produce(2)

    assert table.told(Produced) == (
        Produced(0, (("coffee", 1), ("silver", 1))),
        Produced(1, (("silver", 1),)),
        Produced(2, ()),
    )


def test_well_draws_for_two_goods() -> None:
    """E26: Aqueduct and Well, not the Producer: two goods draw 1 card, one good draws none (B12)."""
    two = a_game(3).owns(1, "aqueduct", "well", "sugar_mill").pick("producer")
    two.produce(1, "indigo", "sugar")
    one = a_game(3).owns(1, "aqueduct", "well").pick("producer").produce(1, "indigo")

    assert two.told(CardsGained) == (CardsGained(1, "well", 1),)
    assert len(two.hand_of(1)) == 1
    assert one.told(CardsGained) == ()


def test_goods_stop_when_the_cards_run_out() -> None:
    """In city order, as far as the cards reach (R2, R16, R54)."""
    table = a_game(3).owns(0, "sugar_mill").pile("well").pick("producer")

    assert table.goods_of(0) == ("indigo",)
    assert table.told(Produced) == (
        Produced(0, (("indigo", 1),)),
        Produced(1, ()),
        Produced(2, ()),
    )


def test_producing_reshuffles_when_the_pile_is_empty() -> None:
    """The discards become the pile when the next card is needed (R2, A12)."""
    table = a_game(3).pile("well").discards("tower", "tower").pick("producer")

    assert table.told(Reshuffled) == (Reshuffled(2),)
    assert [len(table.goods_of(seat)) for seat in range(3)] == [1, 1, 1]
    assert (table.draw_pile, table.discard_pile) == ((), ())


# Selling


def selling(seats: int = 3, tile: str = "t3") -> Table:
    """Seat 0 has one good of each kind, the named tile comes next."""
    table = a_game(seats).owns(0, *ALL).next_tile(tile)
    return table.goods(0, "indigo", "sugar", "tobacco", "coffee", "silver")


@pytest.mark.parametrize(
    ("owned", "trader", "other"),
    [((), 2, 1), (("trading_post",), 3, 2), (("library", "trading_post"), 4, 2)],
)
def test_limits_of_selling(owned: tuple[str, ...], trader: int, other: int) -> None:
    """E7: 1, Trader 2, Library 3, Trading Post one more (R61, B11)."""
    table = selling().owns(0, *owned).owns(1, *ALL, *owned)
    table.goods(1, "indigo", "sugar", "tobacco", "coffee").pick("trader")

    assert (table.bounds(0), table.bounds(1)) == ((0, trader), (0, other))


def test_trading_example() -> None:
    """E1: T3, Market Stand and Trading Post; indigo, tobacco, silver bring 6, the stand 1: 7 cards."""
    table = selling().owns(0, "market_stand", "trading_post").pick("trader")
    table.sell(0, "indigo", "tobacco", "silver")

    assert table.told(Sold) == (Sold(0, (("indigo", 1), ("tobacco", 1), ("silver", 1)), 6),)
    assert table.told(CardsGained) == (CardsGained(0, "market_stand", 1),)
    assert len(table.hand_of(0)) == 7
    assert len(table.discard_pile) == 3
    assert table.goods_of(0) == ("sugar", "coffee")


def test_market_hall_example() -> None:
    """E11: sugar at 1 and coffee at 2 with a Market Hall: 4 cards."""
    table = selling().owns(0, "market_hall").pick("trader").sell(0, "sugar", "coffee")

    assert len(table.hand_of(0)) == 4
    assert table.told(CardsGained) == (CardsGained(0, "market_hall", 1),)


def test_bonuses_need_sales() -> None:
    """Market Hall at one good, Market Stand at two (B13, B20)."""
    table = selling().owns(0, "market_hall", "market_stand")
    one = Table(table.state).pick("trader").sell(0, "indigo")
    none = Table(table.state).pick("trader").sell(0)

    assert [event.card for event in one.told(CardsGained)] == ["market_hall"]
    assert none.told(CardsGained) == ()
    assert none.told(Sold) == (Sold(0, (), 0),)


def test_prices_do_not_fall() -> None:
    """Several goods of one kind sell at the same price (R63)."""
    table = a_game(3).owns(0, "silver_smelter", "silver_smelter").goods(0, "silver", "silver")
    table.next_tile("t5").pick("trader").sell(0, "silver", "silver")

    assert len(table.hand_of(0)) == 6


def test_today_s_prices_are_noted() -> None:
    """The price of each good stands beside it (D13)."""
    table = selling(tile="t4").pick("trader")
    gains = {line.key: line.gain for line in SAN_JUAN.notes(table.state, 0).lines}

    assert gains == {"indigo": 1, "sugar": 2, "tobacco": 2, "coffee": 2, "silver": 3}
    assert SAN_JUAN.notes(table.state, 0).lines[0] == Note("goods", "indigo", gain=1)


def test_without_goods_nobody_is_asked_but_the_tile_turns() -> None:
    """R60, R66."""
    table = a_game(3).next_tile("t2").pick("trader")

    assert table.told(TileTurned) == (TileTurned("t2"),)
    assert table.asked == (1,)
    assert table.offered(1) == ("PickRole",)
    assert not table.state.table.tile_open


def test_the_tile_lies_open_only_in_the_phase() -> None:
    """Up at the start, down at the end (R60, R65)."""
    table = selling(tile="t5").pick("trader")
    assert SAN_JUAN.public(table.state).tile == "t5"
    table.sell(0)

    assert SAN_JUAN.public(table.state).tile is None


def test_tiles_come_back_in_the_same_order() -> None:
    """All five once, then the same order for ever (S3, R65)."""
    table = a_game(2, seed=9)
    while len(table.told(TileTurned)) < 12:
        role = "trader" if "trader" in table.keys(table.asked[0]) else "prospector"
        if role == "prospector" and role not in table.keys(table.asked[0]):
            role = "councillor"
        table.pick(role)
        while SAN_JUAN.public(table.state).phase != "role_choice":
            table.default()
    turned = [event.tile for event in table.told(TileTurned)]

    assert set(turned[:5]) == set(TILES)
    assert turned[5:10] == turned[:5]
    assert turned[10:12] == turned[:2]


def test_a_hidden_tile_is_left_to_chance() -> None:
    """While some are unseen the next is drawn among them (S3)."""
    first = {a_game(2, seed=seed).pick("trader").told(TileTurned)[0].tile for seed in range(40)}

    assert first == set(TILES)


def test_each_sale_is_done_before_the_next() -> None:
    """The first seller's goods can be drawn by reshuffle already (R62)."""
    table = selling().pile().pick("trader").sell(0, "coffee", "silver")

    assert table.told(Reshuffled) == (Reshuffled(2),)
    assert table.told(Sold) == (Sold(0, (("coffee", 1), ("silver", 1)), 2),)
    assert len(table.hand_of(0)) == 2


def test_selling_is_carried_out_from_the_trader() -> None:
    """Simultaneous answers, the picker's first (R62)."""
    table = a_game(3).goods(0, "indigo").goods(1, "indigo").goods(2, "indigo").pick("prospector")
    table.pick("trader").sell(2, "indigo").sell(0, "indigo")
    assert table.told(Sold) == ()
    table.sell(1, "indigo")

    assert [event.seat for event in table.told(Sold)] == [1, 2, 0]


def test_the_first_good_in_city_order_is_sold() -> None:
    """It does not matter which of equal goods (A35, R16)."""
    table = a_game(3).owns(0, "indigo_plant").goods(0, "indigo", "indigo").pick("trader")
    second = table.holding(0).faces[1]
    table.sell(0, "indigo")

    assert table.holding(0).faces == (None, second)
    assert [stack.good for stack in table.player(0).city] == [False, True]


def test_nobody_can_sell_more_than_there_is() -> None:
    """One good, one sale at most, even for the Trader (R61)."""
    table = a_game(3).goods(0, "indigo").pick("trader")

    assert table.bounds(0) == (0, 1)


@pytest.mark.parametrize(
    ("plant", "good"), [(kind, GOOD_OF[kind]) for kind in KINDS if kind in PRODUCTION]
)
def test_each_production_building_makes_its_own_good(plant: str, good: str) -> None:
    """At the price of its column (B1, B2, B3, B4, B5)."""
    table = a_game(3).owns(1, plant).goods(1, "indigo").next_tile("t5").pick("producer")
    assert Produced(1, ((good, 1),)) in table.told(Produced)
    table.pick("trader").sell(1, good).sell(2).sell(0)

    assert table.told(Sold)[0] == Sold(1, ((good, 1),), PRICES["t5"][good])


def test_the_face_of_a_good_is_not_known_before_it_is_produced() -> None:
    """It comes from the pile as it stands then; nobody is told what it is (P3, R51)."""
    table = a_game(3).pick("producer")
    faces = [holding.faces[0] for holding in table.state.secrets.holdings]

    assert None not in faces
    assert table.steps[-1].sealed
    assert [one.event for one in table.steps[-1].log if one.to is not None] == []


def test_cards_missing_from_both_piles_are_not_drawn() -> None:
    """Silver at 3 brings what there is: the sold card itself (R2, R62)."""
    table = a_game(3).owns(0, "silver_smelter").goods(0, "silver").next_tile("t5").pile()
    table.pick("trader").sell(0, "silver")

    assert table.told(Sold) == (Sold(0, (("silver", 1),), 1),)
    assert (table.draw_pile, table.discard_pile) == ((), ())


def test_a_phase_without_effect_is_told() -> None:
    """Nobody has an empty building (R54), nobody a good (R66)."""
    table = a_game(2).goods(0, "indigo").goods(1, "indigo").pick("producer")
    empty = a_game(2).pick("trader")

    assert table.told(NobodyProduced) == (NobodyProduced(),)
    assert empty.told(NobodySold) == (NobodySold(),)
    assert a_game(2).pick("producer").told(NobodyProduced) == ()
    assert a_game(2).goods(1, "indigo").pick("trader").told(NobodySold) == ()
