"""The Trader phase (6.6, E11, E25, E32, E35, E39)."""

from games.puerto_rico.actions import (
    BuyLand,
    ChooseRole,
    Pass,
    PlantForest,
    PlantTile,
    Sell,
    SellLand,
)
from games.puerto_rico.content import NOTHING
from games.puerto_rico.events import (
    HouseCleared,
    MoneyGained,
    PersonDisplaced,
    Sold,
    SoldAtPost,
    SoldNothing,
)
from games.puerto_rico.phases.trader import income
from games.puerto_rico.state import People
from tests.games.puerto_rico.table import Game, supply_of


def test_each_may_sell_one_barrel() -> None:
    """In turn order; it may be declined (R51, R56)."""
    game = Game(3).seat(0, goods={"corn": 2, "coffee": 1}).seat(1, goods={"sugar": 1})
    game.role("trader")
    assert game.offers(Sell) == ("corn@house", "coffee@house")

    game.do(Sell("coffee@house"))
    assert game.asked.seat == 1
    game.do(Pass())
    assert game.is_asked(ChooseRole)


def test_a_kind_is_sold_once() -> None:
    """It must not lie in the house already, unless the seller has an occupied Office (R52, E11)."""
    game = Game(3).table(house=("corn",)).seat(0, goods={"corn": 1}).role("trader")
    assert game.is_asked(ChooseRole)

    game = Game(3).table(house=("corn",)).seat(0, goods={"corn": 1}, city="office*").role("trader")
    assert game.offers(Sell) == ("corn@house",)


def test_the_income_of_a_sale() -> None:
    """Price, 1 for the Trader (2 with Library), markets 1 and 2, also for corn (R53, E32, E35)."""
    game = Game(4, exp_new_buildings=True)
    goods = {"corn": 1, "coffee": 1}
    game.seat(0, goods=goods, city="library*").seat(
        1, goods=goods, city="small_market* large_market*"
    )
    game.seat(2, goods=goods, city="large_market").role("trader")

    assert income(game.state, 0, "coffee@house") == 6
    assert income(game.state, 1, "corn@house") == 3
    assert income(game.state, 2, "coffee@house") == 4


def test_corn_may_be_sold_for_nothing() -> None:
    """And without a sale there is no privilege (R53, R54)."""
    game = Game(3).seat(1, goods={"corn": 1}).role("trader").do(Sell("corn@house"))

    assert game.told(Sold) == [Sold(1, "corn", 0)]
    assert game.player(0).doubloons == 0


def test_a_full_house_ends_the_selling() -> None:
    """Nobody can sell to it any more; the phase goes on only for Trading Post and Land Office (R55; A6)."""
    game = Game(4).table(house=("corn", "sugar", "tobacco"))
    game.seat(0, goods={"coffee": 1}).seat(1, goods={"indigo": 1}, city="office*")
    game.role("trader").do(Sell("coffee@house"))

    assert game.is_asked(ChooseRole)
    assert len(game.told(HouseCleared)) == 1
    unsold = [SoldNothing(1, True), SoldNothing(2, False), SoldNothing(3, False)]
    assert game.told(SoldNothing) == unsold


def test_it_is_told_why_a_seat_is_not_asked_to_sell() -> None:
    """Without barrels, or with a kind that lies in the house; whoever passes has passed (R51, R52)."""
    game = Game(3).table(house=("corn",)).seat(0, goods={"coffee": 1}).seat(1, goods={"corn": 1})
    game.role("trader").do(Pass())

    assert game.told(SoldNothing) == [SoldNothing(1, True), SoldNothing(2, False)]


def test_the_post_sells_with_a_full_house() -> None:
    """Any kind, no markets, the barrel goes to the supply (R55, E25; A6)."""
    game = Game(3, exp_new_buildings=True).table(house=("corn", "sugar", "tobacco", "coffee"))
    game.seat(1, goods={"tobacco": 1}, city="trading_post* small_market*").role("trader")
    supply = game.now.goods[3]
    game.do(Sell("tobacco@post"))

    assert game.told(SoldAtPost) == [SoldAtPost(1, "tobacco", 3)]
    assert game.now.goods == supply_of(corn=11, indigo=11, sugar=12, tobacco=supply + 2, coffee=10)


def test_the_trader_sells_at_his_post_with_privilege() -> None:
    """1, with Library 2; one sale in all (E25, E32, R56)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, goods={"corn": 2}, city="trading_post* library*").role("trader")
    assert game.offers(Sell) == ("corn@house", "corn@post")

    game.do(Sell("corn@post"))
    assert game.player(0).doubloons == 2
    assert game.is_asked(ChooseRole)


def test_a_full_house_is_emptied_at_the_end() -> None:
    """With fewer barrels they stay (R57)."""
    game = Game(3).table(house=("corn", "sugar", "tobacco")).seat(0, goods={"coffee": 1})
    game.role("trader").do(Sell("coffee@house"))
    assert game.now.house == ()
    assert game.now.goods[0] == 11

    game = Game(3).seat(0, goods={"coffee": 1}).role("trader").do(Sell("coffee@house"))
    assert game.now.house == ("coffee",)


def test_the_land_office_buys_with_a_colonist() -> None:
    """1 doubloon for a face-down tile, before or after the sale (R51, E39)."""
    game = Game(3, exp_nobles=True)
    game.seat(0, money=1, goods={"sugar": 1}, city="land_office*").role("trader")
    assert game.is_asked(Sell, BuyLand, Pass)

    game.do(BuyLand())
    assert (game.player(0).doubloons, len(game.player(0).island)) == (0, 1)
    assert game.is_asked(Sell, Pass)
    game.do(Sell("sugar@house"))
    assert game.is_asked(ChooseRole)


def test_the_land_office_sells_with_a_noble() -> None:
    """A plantation, no quarry, for 1 doubloon; a person goes to San Juan (E39, E5; A17, A37)."""
    game = Game(3, exp_nobles=True).seat(1, island="corn* quarry", city="land_office!")
    game.role("trader")
    assert game.is_asked(SellLand, Pass)
    assert game.asked.prompt.id == "puerto-rico-prompt-land-noble"
    assert game.offers(SellLand) == ("corn@colonist",)

    game.do(SellLand("corn@colonist"))
    assert game.told(PersonDisplaced) == [PersonDisplaced(1, "colonist")]
    assert game.told(MoneyGained) == [MoneyGained(1, 1, "land_office")]
    assert game.player(1).waiting == People(1)
    assert game.now.discards == supply_of(corn=1)


def test_tiles_to_sell_are_listed_as_they_lie_before_everybody() -> None:
    """By kind, in whatever order they were taken: badges on the picture run from left to right."""
    game = Game(3, exp_nobles=True).seat(
        1, island="coffee corn indigo corn* tobacco", city="land_office!"
    )
    game.role("trader")
    assert game.offers(SellLand) == ("corn@colonist", "corn", "indigo", "tobacco", "coffee")


def test_the_land_office_needs_money_space_and_a_tile() -> None:
    """Without one of them it is not offered (E39, R21)."""
    for change in ({"money": 0}, {"money": 1, "island": "corn " * 12}):
        game = Game(3, exp_nobles=True).seat(0, city="land_office*", **change)
        assert game.role("trader").is_asked(ChooseRole)
    game = Game(3, exp_nobles=True).seat(0, money=1, city="land_office*")
    game.secrets(stack=NOTHING).role("trader")
    assert game.is_asked(ChooseRole)


def test_the_land_office_is_used_once() -> None:
    """One tile per phase, as with the Hunting Lodge (E39; A45)."""
    game = Game(3, exp_nobles=True).seat(0, money=9, city="land_office*").role("trader")
    game.do(BuyLand())

    assert game.is_asked(ChooseRole)


def test_a_bought_tile_may_become_a_forest() -> None:
    """With an occupied Forest House (E39, E20; A11)."""
    game = Game(3, exp_new_buildings=True, exp_nobles=True)
    game.seat(0, money=1, city="land_office* forest_house*").role("trader").do(BuyLand())
    assert game.is_asked(PlantTile, PlantForest)

    game.do(PlantForest())
    assert game.player(0).island[0].kind == "forest"
