"""The worked examples of section 11."""

from games.puerto_rico.actions import (
    Build,
    ChooseRole,
    Draft,
    KeepGuests,
    Load,
    LoadSmallWharf,
    MoveGuest,
    Pass,
    Sell,
    StoreBarrels,
    Supply,
)
from games.puerto_rico.events import (
    EndNear,
    Loaded,
    LoadedAtWharf,
    MoneyGained,
    PeopleCame,
    PointsGained,
    Produced,
    ShipFilled,
    ShipSailed,
    VillaUsed,
)
from games.puerto_rico.phases.draft import candidates
from games.puerto_rico.phases.storage import barrels_kept, kinds_kept
from games.puerto_rico.phases.trader import income, sales
from games.puerto_rico.prices import Discounts
from games.puerto_rico.state import Cargo, People
from tests.games.puerto_rico.setups import fresh, line
from tests.games.puerto_rico.table import Game, supply_of


def prices(game: Game, seat: int, *kinds: str) -> list[int]:
    """What they cost the seat."""
    discounts = Discounts(game.state, seat)
    return [discounts.price(kind) for kind in kinds]


def test_prices_with_quarries() -> None:
    """X1."""
    for chooser, expected in ((0, [1, 3, 6]), (1, [0, 2, 5])):
        game = Game(3).seat(1, island="quarry* quarry*", money=9).seat(0, money=9)
        game.table(governor=chooser).role("builder")
        assert prices(game, 1, "hacienda", "office", "university") == expected


def test_the_mayor_with_six_colonists() -> None:
    """X2."""
    game = Game(4).table(ship=People(6)).role("mayor")
    came = {event.seat: event.colonists for event in game.told(PeopleCame)}

    assert (came[0] + 1, came[1], came[2], came[3]) == (3, 2, 1, 1)


def test_production() -> None:
    """X3."""
    game = Game(3).seat(
        1,
        island="corn* corn* corn tobacco* tobacco* sugar* sugar* sugar* sugar",
        city="tobacco_storage* sugar_mill***",
    )
    game.role("craftsman")

    assert game.told(Produced)[0].goods == (("corn", 2), ("sugar", 3), ("tobacco", 1))


def test_a_captain_phase() -> None:
    """X4."""
    game = Game(4).ships((5,), (6, "indigo", 2), (7,))
    game.seat(0, goods={"corn": 6, "tobacco": 2, "sugar": 1})
    game.seat(1, goods={"indigo": 1, "sugar": 2}).seat(
        2, goods={"coffee": 1, "corn": 3, "indigo": 2}
    )
    game.seat(3, goods={"corn": 1, "tobacco": 4}).role("captain")
    assert "corn@ship_5" not in (game.offers(Load) or ())
    game.do(Load("corn@ship_7"), Load("sugar@ship_5"), Load("corn@ship_7"))

    loadings = [(event.seat, event.points) for event in game.told(Loaded)]
    assert loadings == [(0, 7), (1, 2), (2, 1), (0, 1), (1, 1), (2, 2)]
    assert game.offers(StoreBarrels) == ("corn", "coffee")
    game.do(StoreBarrels((("coffee", 1),)), StoreBarrels((("corn", 1),)))
    assert game.player(0).goods == supply_of(tobacco=1)
    assert game.now.cargo == (Cargo(5, "sugar", 3), Cargo(6, "indigo", 5), Cargo(7))
    assert game.told(ShipSailed) == [ShipSailed(7, "corn")]


def test_harbor_and_wharf() -> None:
    """X5."""
    game = Game(3).ships((5, "tobacco", 4), (6,), (4, "sugar", 4))
    game.seat(1, goods={"corn": 2, "tobacco": 4}, city="harbor* wharf*").role("captain")
    game.do(Load("tobacco@ship_5"), Load("corn@ship_6"), Load("tobacco@wharf"))

    gained = [event.points for event in game.log if isinstance(event, Loaded | LoadedAtWharf)]
    assert gained == [2, 3, 4]


def test_factory() -> None:
    """X6."""
    for supply, paid in (
        (supply_of(corn=9, indigo=9, coffee=9), 2),
        (supply_of(indigo=9, coffee=9), 1),
    ):
        game = Game(3).seat(
            1,
            island="corn* corn* corn* coffee* indigo* indigo*",
            city="factory* coffee_roaster* indigo_plant**",
        )
        game.table(goods=supply).role("craftsman")
        assert game.player(1).doubloons == paid


def test_office() -> None:
    """X7."""
    game = Game(3).table(house=("sugar",))
    for seat in (0, 1):
        game.seat(seat, goods={"sugar": 1}, city="office*")
    game.role("trader").do(Sell("sugar@house"), Sell("sugar@house"))

    assert game.now.house == ("sugar",) * 3


def test_guild_hall() -> None:
    """X8."""
    city = "guild_hall* small_indigo_plant indigo_plant coffee_roaster sugar_mill"

    assert line(Game(3).seat(0, city=city), 0, "guild_hall") == 7


def test_residence_fortress_and_customs_house() -> None:
    """X9."""
    game = Game(3).seat(0, island="corn " * 10, city="residence* fortress* customs_house*")
    game.seat(
        0,
        island="corn " * 10,
        city="residence* fortress* customs_house*",
        waiting=(19, 0),
        points=30,
    )

    assert [line(game, 0, kind) for kind in ("residence", "fortress", "customs_house")] == [5, 7, 7]


def test_city_hall() -> None:
    """X10."""
    city = "construction_hut hospice large_market factory university customs_house city_hall*"

    assert line(Game(3).seat(0, city=city), 0, "city_hall") == 7


def test_aqueduct() -> None:
    """X11."""
    game = Game(3, exp_new_buildings=True)
    game.seat(1, island="indigo*", city="aqueduct* small_indigo_plant* indigo_plant sugar_mill*")
    game.seat(
        2,
        island="indigo* indigo* sugar* sugar* sugar*",
        city="aqueduct* indigo_plant** sugar_mill***",
    )
    game.role("craftsman")

    assert [event.goods for event in game.told(Produced)] == [
        (("indigo", 1),),
        (("indigo", 3), ("sugar", 4)),
    ]


def test_forests() -> None:
    """X12."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, island="forest " * 5 + "quarry* " * 4, money=9).role("builder")

    assert prices(game, 0, "wharf") == [3]


def test_black_market() -> None:
    """X13."""
    game = Game(3, exp_new_buildings=True)
    game.seat(1, money=5, city="black_market*", goods={"sugar": 1}, points=3).role("builder")
    game.do(Pass(), Build("factory"))

    assert game.player(1).doubloons == 0
    assert game.points(1) == 2
    assert game.player(1).goods == supply_of()


def test_storehouse_and_small_warehouse() -> None:
    """X14."""
    player = Game(3, exp_new_buildings=True).seat(0, city="storehouse* small_warehouse*").player(0)

    assert (kinds_kept(player), barrels_kept(player)) == (1, 4)


def test_guesthouse() -> None:
    """X15."""
    game = Game(3, exp_new_buildings=True).ships((4, "corn", 4), (5, "indigo", 5), (6,))
    game.seat(0, goods={"coffee": 1})
    game.seat(1, goods={"corn": 4, "indigo": 3}, city="guesthouse** storehouse library")
    game.role("captain").do(KeepGuests(), MoveGuest("colonist", "storehouse"), KeepGuests())
    game.do(StoreBarrels((("corn", 2), ("indigo", 2))))
    assert sum(game.player(1).goods) == 4

    game.role("trader").do(MoveGuest("colonist", "library"))
    assert income(game.state, 1, "corn@house") == 2


def test_specialty_factory() -> None:
    """X16."""
    island = "corn* " * 5 + "indigo* " * 4 + "sugar* " * 2
    city = "specialty_factory* indigo_plant*** small_indigo_plant* sugar_mill**"
    game = Game(3, exp_new_buildings=True).seat(1, island=island, city=city).role("craftsman")

    assert game.told(MoneyGained) == [MoneyGained(1, 3, "specialty_factory")]


def test_union_hall() -> None:
    """X17."""
    for goods, points in (
        ({"corn": 3, "coffee": 1, "indigo": 2}, 2),
        ({"corn": 4, "coffee": 2}, 3),
    ):
        game = Game(3, exp_new_buildings=True).seat(1, goods=goods, city="union_hall*")
        game.ships((4, "sugar", 4)).role("captain")
        assert game.told(PointsGained) == [PointsGained(1, points, "union_hall")]


def test_cloister() -> None:
    """X18."""
    for tiles, points in (
        ("corn " * 6 + "coffee tobacco tobacco" + " forest" * 3, 6),
        ("corn " * 6 + "tobacco tobacco tobacco" + " forest" * 3, 10),
    ):
        game = Game(3, exp_new_buildings=True).seat(0, city="cloister*", island=tiles)
        assert line(game, 0, "cloister") == points


def test_draft() -> None:
    """X19."""
    game = Game(4)
    game.state = fresh(4, exp_new_buildings=True)
    game.do(Draft("black_market"), Draft("hacienda"))

    assert not {"construction_hut", "forest_house"} & set(candidates(game.now))
    assert {"hospice", "guesthouse"} <= set(candidates(game.now))


def test_ship_refill() -> None:
    """X20."""
    for supply, is_last in ((5, False), (4, True)):
        game = Game(3).table(ship=People(), supply=People(supply + 1)).table(governor=1)
        game.seat(0, city="large_market wharf").seat(2, city="sugar_mill", island="corn " * 4)
        game.role("mayor")
        assert game.told(ShipFilled) == [ShipFilled(supply, 0)]
        assert bool(game.told(EndNear)) == is_last


def test_forced_placement() -> None:
    """X21."""
    game = Game(3).seat(1, island="corn corn corn corn corn", waiting=(4, 0)).table(ship=People())
    game.role("mayor")
    assert sum(tile.people for tile in game.player(1).island) == 4
    assert game.player(1).waiting == People()

    game = Game(3).seat(1, island="corn corn corn corn corn", waiting=(7, 0)).table(ship=People())
    game.role("mayor")
    assert game.player(1).waiting == People(2)


def test_choice_of_ship() -> None:
    """X22."""
    game = Game(2).seat(0, goods={"coffee": 3, "corn": 1}).role("captain")
    assert {"coffee@ship_4", "coffee@ship_6"} <= set(game.offers(Load) or ())

    game = Game(2).seat(0, goods={"coffee": 5, "corn": 1}).role("captain")
    assert [key for key in game.offers(Load) or () if "coffee" in key] == ["coffee@ship_6"]


def test_full_house() -> None:
    """X23."""
    game = Game(4, exp_new_buildings=True).table(house=("sugar", "corn", "coffee"))
    game.seat(0, goods={"indigo": 1}).seat(1, goods={"indigo": 1}, city="office*")
    game.seat(2, goods={"tobacco": 1}, city="trading_post* small_market* large_market*").role(
        "trader"
    )
    game.do(Sell("indigo@house"))
    assert game.asked.seat == 2
    assert sales(game.state, 1) == ()

    game.do(Sell("tobacco@post"))
    assert game.player(2).doubloons == 3
    assert game.now.house == ()


def test_library_captain_with_harbor() -> None:
    """X24."""
    game = Game(3, exp_new_buildings=True).ships((4,), (6, "sugar", 1))
    game.seat(0, goods={"corn": 4, "sugar": 1}, city="library* harbor*").role("captain")
    game.do(Load("corn@ship_4"))

    assert [event.points for event in game.told(Loaded)] == [7, 2]


def test_small_wharf() -> None:
    """X25."""
    game = Game(3, exp_new_buildings=True)
    game.seat(1, goods={"corn": 2, "sugar": 3}, city="small_wharf* harbor* lighthouse*")
    game.role("captain").do(LoadSmallWharf((("corn", 2), ("sugar", 3))))

    assert (game.points(1), game.player(1).doubloons) == (3, 1)


def test_lighthouse_captain() -> None:
    """X26."""
    game = Game(3, exp_new_buildings=True).ships((4,), (6, "sugar", 1))
    game.seat(0, goods={"corn": 4, "sugar": 1}, city="lighthouse*").role("captain")
    assert game.do(Load("corn@ship_4")).player(0).doubloons == 3

    game = Game(3, exp_new_buildings=True).seat(0, city="lighthouse*").role("captain")
    assert game.player(0).doubloons == 1


def test_nobles_ship() -> None:
    """X27."""
    game = Game(4, exp_nobles=True).table(ship=People(), supply=People(41, 3))
    game.seat(1, city="indigo_plant sugar_mill")
    game.role("mayor")

    assert game.told(ShipFilled) == [ShipFilled(5, 1)]
    assert game.now.supply == People(35, 2)


def test_villa() -> None:
    """X28."""
    game = Game(3, exp_nobles=True).table(ship=People(), supply=People(9, 1))
    game.seat(1, city="villa*").seat(2, city="villa*").role("mayor")
    villas = [(event.seat, event.person) for event in game.told(VillaUsed)]

    assert villas == [(1, "noble"), (2, "colonist")]


def test_zoning_office() -> None:
    """X29."""
    game = Game(3, exp_nobles=True).seat(0, money=2)
    game.seat(1, island="quarry* quarry* quarry*", city="zoning_office!").role("builder")

    assert prices(game, 1, "city_hall", "university") == [5, 5]


def test_royal_supplier() -> None:
    """X30."""
    game = Game(3, exp_nobles=True).ships((8,))
    game.seat(1, goods={"corn": 4, "coffee": 1}, city="royal_supplier!", waiting=(0, 2)).role(
        "captain"
    )
    game.do(Supply(("corn", "coffee")))

    assert game.told(Loaded)[0].goods == (("corn", 3),)
    assert game.points(1) == 5


def test_shortage() -> None:
    """X32."""
    game = Game(3).table(goods=supply_of(indigo=3))
    for seat, count in ((0, 2), (1, 2), (2, 1)):
        game.seat(seat, island="indigo* " * count, city="indigo_plant" + "*" * count)
    game.role("craftsman")

    assert [game.player(seat).goods[1] for seat in range(3)] == [2, 1, 0]
    assert game.is_asked(ChooseRole)
