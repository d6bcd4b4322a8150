"""The Captain phase (6.7, E14, E15, E22, E23, E27, E28, E31, E32, E45)."""

from games.puerto_rico.actions import (
    ChooseRole,
    Load,
    LoadSmallWharf,
    Pass,
    StoreBarrels,
    StoreKinds,
    Supply,
)
from games.puerto_rico.events import (
    Loaded,
    LoadedAtWharf,
    MoneyGained,
    PointsGained,
    ShipSailed,
    Stored,
    Supplied,
)
from games.puerto_rico.state import Cargo
from tests.games.puerto_rico.setups import blocked
from tests.games.puerto_rico.table import Game, supply_of


def test_the_phase_begins_with_lighthouse_and_union_halls() -> None:
    """Before any loading, in turn order (R58, E28, E31; A43)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="lighthouse*")
    game.seat(1, city="union_hall*", goods={"corn": 5, "sugar": 2, "coffee": 1}).role("captain")

    assert game.told(MoneyGained) == [MoneyGained(0, 1, "lighthouse")]
    assert game.told(PointsGained) == [PointsGained(1, 3, "union_hall")]


def test_seats_load_again_and_again() -> None:
    """Clockwise from the Captain until all are out; what is forced is done unasked (R59, R61)."""
    game = Game(3).ships((4,), (5, "indigo", 1), (6, "sugar", 1))
    game.seat(0, goods={"corn": 1, "sugar": 1}).seat(1, goods={"indigo": 1})
    game.role("captain").do(Load("corn@ship_4"))

    loaded = [(event.seat, event.forced) for event in game.told(Loaded)]
    assert loaded == [(0, False), (1, True), (0, True)]
    assert game.is_asked(ChooseRole)


def test_loading_on_a_cargo_ship_is_obligatory() -> None:
    """No pass while a cargo ship takes something (R61, R7)."""
    game = Game(3).seat(0, goods={"corn": 1, "sugar": 1}, city="wharf*").role("captain")

    assert game.is_asked(Load)


def test_the_wharf_may_be_used_instead() -> None:
    """In place of an obligatory loading; all barrels of a kind go to the supply at once (R61, R67, E15; A26, A36)."""
    game = Game(3).seat(0, goods={"corn": 9}, city="wharf*").role("captain")
    game.do(Load("corn@wharf"))

    assert game.told(LoadedAtWharf) == [LoadedAtWharf(0, (("corn", 9),), "wharf", 10)]
    assert game.now.goods[0] == 19
    assert game.is_asked(ChooseRole)


def test_a_wharf_may_be_left_alone() -> None:
    """Where no cargo ship takes anything one may pass, and is out for good (R61, R62; A7)."""
    game = Game(3).ships((4, "corn", 4), (5, "sugar", 5), (6, "indigo", 6))
    game.seat(0, goods={"corn": 1, "coffee": 1}, city="wharf*").role("captain")
    assert game.is_asked(Load, Pass)

    game.do(Pass())
    assert not game.told(LoadedAtWharf)


def test_a_ship_carries_one_kind_and_no_two_the_same() -> None:
    """Rules of the cargo ships (R63)."""
    game = Game(3).ships((4,), (5, "corn", 5), (6, "sugar", 5))
    game.seat(0, goods={"corn": 3, "sugar": 3, "coffee": 1}).role("captain")

    assert game.offers(Load) == ("sugar@ship_6", "coffee@ship_4")
    game.do(Load("sugar@ship_6"))
    assert game.told(Loaded)[0].goods == (("sugar", 1),)


def test_the_ship_that_takes_most_is_chosen() -> None:
    """Among equal ones freely; the kind is the player's own choice (R63, R64)."""
    game = Game(3).ships((4,), (6,)).seat(0, goods={"corn": 3, "sugar": 5}).role("captain")

    assert game.offers(Load) == ("corn@ship_4", "corn@ship_6", "sugar@ship_6")


def test_the_captain_gets_his_bonus_once() -> None:
    """On his first loading, 2 with Library; none without a loading (R65, R66, E32)."""
    game = Game(3, exp_new_buildings=True).seat(0, goods={"corn": 2, "sugar": 1}, city="library*")
    game.ships((4,), (6, "sugar", 1)).role("captain").do(Load("corn@ship_4"))
    assert [event.points for event in game.told(Loaded)] == [4, 1]

    game = Game(3).ships((8,)).seat(1, goods={"corn": 2}).role("captain")
    assert game.points(0) == 0
    assert game.points(1) == 2


def test_the_harbor_pays_for_every_loading() -> None:
    """Also for a kind loaded before (E14; A25)."""
    game = (
        Game(3).ships((4, "corn", 3), (5,), (6,)).seat(1, goods={"corn": 2}, city="harbor* wharf*")
    )
    game.role("captain").do(Load("corn@ship_4"), Load("corn@wharf"))

    assert game.points(1) == 4


def test_the_small_wharf_ships_any_barrels() -> None:
    """Half a VP each, rounded down, once, with all bonuses; never obligatory (R65, R67, E27, E28, E14; A14)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(1, goods={"corn": 2, "sugar": 3}, city="small_wharf* harbor* lighthouse*")
    game.role("captain").do(LoadSmallWharf((("corn", 2), ("sugar", 3))))

    assert game.points(1) == 3
    assert game.player(1).doubloons == 1
    assert game.told(LoadedAtWharf)[0].points == 3


def test_both_wharves_may_be_used_on_different_turns() -> None:
    """Each once per phase (E27)."""
    game = Game(3, exp_new_buildings=True).ships((4, "coffee", 4))
    game.seat(0, goods={"corn": 2, "sugar": 3}, city="small_wharf* wharf*").role("captain")
    game.do(Load("corn@wharf"), LoadSmallWharf((("sugar", 2),)))

    assert [event.building for event in game.told(LoadedAtWharf)] == ["wharf", "small_wharf"]


def test_the_lighthouse_pays_for_every_loading() -> None:
    """Not doubled by the Library (E28; A43)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, goods={"corn": 1, "sugar": 1}, city="lighthouse* library*")
    game.ships((4,), (6, "sugar", 1)).role("captain")
    game.do(Load("corn@ship_4"))

    assert game.player(0).doubloons == 3


def test_the_royal_supplier_comes_before_the_first_loading() -> None:
    """Barrels of different kinds, at most one per noble, 1 VP each without bonus (R60, E45)."""
    game = Game(3, exp_nobles=True)
    game.seat(1, goods={"corn": 4, "coffee": 1}, city="royal_supplier* harbor!", waiting=(0, 2))
    game.ships((8,)).role("captain")
    assert game.is_asked(Supply, Pass)

    game.do(Supply(("corn", "coffee")))
    assert game.told(Supplied) == [Supplied(1, (("corn", 1), ("coffee", 1)), 2)]
    assert game.told(Loaded)[0].goods == (("corn", 3),)


def test_the_royal_supplier_may_be_refused_and_needs_nobles() -> None:
    """It is asked once (R60, E45)."""
    game = Game(3, exp_nobles=True).seat(0, goods={"corn": 2}, city="royal_supplier!")
    game.ships((8,)).role("captain").do(Pass())
    assert len(game.told(Loaded)) == 1

    game = Game(3, exp_nobles=True).seat(0, goods={"corn": 2}, city="royal_supplier*")
    assert len(game.ships((8,)).role("captain").told(Loaded)) == 1


def test_everybody_keeps_one_barrel() -> None:
    """The rest goes to the supply; of one kind nothing is asked (R68)."""
    game = blocked().seat(0, goods={"corn": 3}).seat(1, goods={"coffee": 1})
    game.role("captain")

    assert game.told(Stored) == [Stored(0, (("corn", 2),), (("corn", 1),))]
    assert game.player(1).goods == supply_of(coffee=1)


def test_the_single_barrel_is_chosen() -> None:
    """All who lose something are asked at the same time (R68)."""
    game = blocked().seat(0, goods={"corn": 1, "sugar": 1}).seat(1, goods={"corn": 1, "indigo": 1})
    game.role("captain")
    assert game.offers(StoreBarrels) == ("corn", "sugar")

    game.do(StoreBarrels((("sugar", 1),)), StoreBarrels((("corn", 1),)))
    assert [event.kept for event in game.told(Stored)] == [(("sugar", 1),), (("corn", 1),)]


def test_warehouses_keep_whole_kinds() -> None:
    """1, 2 or 3 kinds, each another one, besides the single barrel (R68, E23)."""
    game = blocked().seat(0, goods={"corn": 3, "sugar": 2, "indigo": 2}, city="small_warehouse*")
    game.role("captain").do(StoreKinds(("corn",)), StoreBarrels((("sugar", 1),)))
    assert game.player(0).goods == supply_of(corn=3, sugar=1)

    city = "small_warehouse* large_warehouse*"
    goods = {"corn": 3, "sugar": 2, "indigo": 2, "tobacco": 1}
    game = Game(3).ships((4, "coffee", 4)).seat(0, goods=goods, city=city)
    game.role("captain")
    assert game.is_asked(ChooseRole)
    assert game.player(0).goods == supply_of(corn=3, sugar=2, indigo=2, tobacco=1)


def test_the_storehouse_keeps_three_more() -> None:
    """Single barrels of any kinds (R68, E22)."""
    game = blocked(exp_new_buildings=True).seat(
        0, goods={"corn": 3, "sugar": 3}, city="storehouse*"
    )
    game.role("captain").do(StoreBarrels((("corn", 1), ("sugar", 3))))

    assert game.player(0).goods == supply_of(corn=1, sugar=3)


def test_full_ships_sail() -> None:
    """They are emptied to the supply; others keep their cargo (R69)."""
    game = Game(3).ships((4, "corn", 3), (5, "sugar", 2), (6,)).seat(0, goods={"corn": 2})
    game.role("captain")

    assert game.now.cargo == (Cargo(4), Cargo(5, "sugar", 2), Cargo(6))
    assert game.told(ShipSailed) == [ShipSailed(4, "corn")]
    assert game.now.goods[0] == 14
