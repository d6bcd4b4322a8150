"""The Craftsman phase (6.5, E12, E19, E29, E32, E40, E44)."""

from games.puerto_rico.actions import ChooseRole, Pass, TakeGood
from games.puerto_rico.events import MoneyGained, PointsGained, Produced
from tests.games.puerto_rico.table import Game, supply_of


def made(game: Game, seat: int) -> dict[str, int]:
    """What the seat has produced."""
    goods: dict[str, int] = {}
    for event in game.told(Produced):
        if event.seat == seat:
            goods.update(event.goods)
    return goods


def test_plantations_and_plants_work_together() -> None:
    """Corn needs no plant; the others the fewer of occupied plantations and circles, small and large added (R46, E7)."""
    game = Game(3).seat(
        0,
        island="corn* corn indigo* indigo* indigo* sugar*",
        city="small_indigo_plant* indigo_plant* sugar_mill",
    )
    game.role("craftsman")

    assert made(game, 0) == {"corn": 1, "indigo": 2}


def test_production_is_automatic_and_without_limit() -> None:
    """Nobody is asked but for the privilege (R48)."""
    game = Game(3).seat(1, island="corn* " * 12, goods={"corn": 0, "sugar": 9}).role("craftsman")

    assert made(game, 1) == {"corn": 10}
    assert game.is_asked(ChooseRole)


def test_a_short_supply_serves_the_first_in_turn() -> None:
    """Player by player, all kinds of one before the next (R47)."""
    game = Game(3).table(goods=supply_of(corn=3, indigo=5))
    for seat in range(3):
        game.seat(seat, island="corn* corn*")
    game.role("craftsman")

    assert [made(game, seat) for seat in range(3)] == [{"corn": 2}, {"corn": 1}, {}]


def test_the_privilege_is_a_barrel_of_what_was_produced() -> None:
    """Of a kind received in this phase and still in the supply; it may be refused (R49)."""
    game = Game(3).seat(0, island="corn* indigo*", goods={"sugar": 2}).role("craftsman")
    assert (game.offers(TakeGood), game.is_asked(TakeGood, Pass)) == (("corn",), True)

    game.do(TakeGood("corn"))
    assert game.player(0).goods == supply_of(corn=2, sugar=2)
    assert game.is_asked(ChooseRole)


def test_without_production_there_is_no_privilege() -> None:
    """He gets nothing (R49)."""
    game = Game(3).seat(0, goods={"corn": 1}).role("craftsman")

    assert game.is_asked(ChooseRole)


def test_the_library_brings_two_barrels() -> None:
    """Of the same or of different kinds (R49, E32)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, island="corn* indigo*", city="library* small_indigo_plant*").role("craftsman")
    game.do(TakeGood("corn"), TakeGood("indigo"))

    assert game.player(0).goods == supply_of(corn=2, indigo=2)


def test_the_factory_pays_for_kinds() -> None:
    """0, 0, 1, 2, 3, 5 doubloons after the privilege, which adds no kind (R50, E12)."""
    island, city = "corn* indigo* sugar* tobacco* coffee*", "factory*"
    plants = ["small_indigo_plant*", "small_sugar_mill*", "tobacco_storage*", "coffee_roaster*"]
    paid = []
    for count in range(5):
        game = Game(3).seat(1, island=island, city=" ".join([city, *plants[:count]]))
        paid.append(game.role("craftsman").player(1).doubloons)

    assert paid == [0, 1, 2, 3, 5]


def test_kinds_lost_to_the_supply_do_not_count() -> None:
    """What was not received is no kind (E12)."""
    game = Game(3).seat(1, island="corn* indigo*", city="factory* small_indigo_plant*")
    game.table(goods=supply_of(corn=1)).role("craftsman")

    assert game.player(1).doubloons == 0


def test_the_specialty_factory_pays_for_the_most_of_a_kind() -> None:
    """That number less 1, corn apart; privilege barrels count (R50, E29; A15)."""
    game = Game(3, exp_new_buildings=True)
    game.seat(
        0, island="corn* corn* corn* indigo* indigo*", city="specialty_factory* indigo_plant**"
    )
    game.role("craftsman").do(TakeGood("indigo"))

    assert game.player(0).doubloons == 2


def test_the_aqueduct_adds_to_the_large_plants() -> None:
    """1 indigo and 1 sugar more where the large plant is occupied and something was made (E19; A10)."""
    game = Game(3, exp_new_buildings=True).seat(
        1, island="indigo* sugar*", city="aqueduct* indigo_plant* small_sugar_mill* sugar_mill"
    )
    game.role("craftsman")

    assert made(game, 1) == {"indigo": 2, "sugar": 1}


def test_the_aqueduct_is_limited_by_the_supply() -> None:
    """No barrel, nothing more (E19)."""
    game = Game(3, exp_new_buildings=True).seat(1, island="indigo*", city="aqueduct* indigo_plant*")
    game.table(goods=supply_of(indigo=1)).role("craftsman")

    assert made(game, 1) == {"indigo": 1}


def test_chapels_come_first() -> None:
    """A colonist brings a doubloon, a noble a VP, in turn order (R45, E40)."""
    game = Game(3, exp_nobles=True).seat(0, city="chapel!").seat(2, city="chapel*")
    game.role("craftsman")

    assert game.told(PointsGained) == [PointsGained(0, 1, "chapel")]
    assert game.told(MoneyGained) == [MoneyGained(2, 1, "chapel")]


def test_the_last_point_may_be_paid_in_any_phase() -> None:
    """An empty pool sets the flag (S1; A20)."""
    game = Game(3, exp_nobles=True).table(pool=1).seat(0, city="chapel!").role("craftsman")

    assert game.now.is_last


def test_the_jeweler_pays_for_nobles() -> None:
    """1 doubloon for each, those in San Juan too; it makes no goods (E44; A31)."""
    game = Game(3, exp_nobles=True).seat(1, city="jeweler* harbor!", waiting=(2, 1))
    game.role("craftsman")

    assert game.player(1).doubloons == 2
    assert not game.told(Produced)
