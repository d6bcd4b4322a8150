"""The Builder phase (6.4, E13, E20, E21, E26, E42)."""

from games.puerto_rico.actions import (
    AddColonist,
    Build,
    ChooseRole,
    Pass,
    ReturnBarrel,
    ReturnPerson,
    ReturnPoint,
)
from games.puerto_rico.content import KINDS, RANK
from games.puerto_rico.events import Built, ColonistAdded, PointsGained
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.prices import Discounts
from games.puerto_rico.state import People, Place
from tests.games.puerto_rico.table import Game

FULL_BUT_ONE = "factory harbor wharf university office hospice large_market statue cloister"


def prices(game: Game, seat: int, *kinds: str) -> list[int]:
    """What they cost the seat."""
    discounts = Discounts(game.state, seat)
    return [discounts.price(kind) for kind in kinds]


def test_each_may_buy_one_building() -> None:
    """In turn order, the Builder too just one (R38)."""
    game = Game(3).seat(0, money=20).seat(1, money=20).role("builder")
    game.do(Build("hospice"))

    assert game.asked.seat == 1
    game.do(Build("office"))
    assert game.is_asked(ChooseRole)


def test_what_can_be_bought() -> None:
    """A copy is left, one does not own the type, there is space, and one can pay (R39, E4; A28); column by column."""
    game = Game(3).seat(0, money=2, city="small_indigo_plant").copies("hacienda", 0)
    game.role("builder")

    assert game.offers(Build) == (
        "small_sugar_mill",
        "small_market",
        "construction_hut",
        "small_warehouse",
        "indigo_plant",
    )


def test_everybody_can_reckon_what_is_offered_and_at_which_price() -> None:
    """From what all can see, with quarries, the privilege and the Black Market (R39, R40, E21); before it, as the Builder."""
    game = Game(3, exp_new_buildings=True).seat(0, money=2, city="black_market factory")
    game.seat(1, money=4, city="small_market")
    chosen = PUERTO_RICO.public(game.state).offers_to(0)
    game.role("builder")
    view = PUERTO_RICO.public(game.state)

    assert game.asked.seat == 0
    assert sorted(view.offers_to(0)) == sorted(game.offers(Build) or ())
    assert [view.offers_to(0)[kind] for kind in view.offers_to(0)] == prices(
        game, 0, *view.offers_to(0)
    )
    assert chosen == view.offers_to(0)
    game.do(Build("aqueduct"))
    view = PUERTO_RICO.public(game.state)
    assert sorted(view.offers_to(1)) == sorted(game.offers(Build) or ())
    assert "small_market" not in view.offers_to(1)


def test_large_buildings_need_two_spaces() -> None:
    """With one space left only small ones are sold; they count as two (R39, R44; A38)."""
    game = (
        Game(3, exp_new_buildings=True).seat(0, money=20, city=FULL_BUT_ONE + " ").role("builder")
    )
    offered = game.offers(Build) or ()

    assert "small_market" in offered
    assert not {"guild_hall", "fortress"} & set(offered)


def test_a_full_city_builds_no_more() -> None:
    """12 spaces are filled (R44)."""
    game = Game(3).seat(0, money=20, city="fortress " * 6).role("builder")

    assert game.is_asked(ChooseRole)


def test_discounts_add_up() -> None:
    """Builder 1, quarries up to the column, never below 0 (R40, E7)."""
    game = Game(3).seat(0, money=9, island="quarry* quarry* quarry").seat(1, money=9)
    game.role("builder")

    assert prices(game, 0, "small_market", "hospice", "factory", "fortress") == [0, 1, 4, 7]
    assert prices(game, 1, "small_market", "hospice") == [1, 4]


def test_the_library_doubles_the_discount() -> None:
    """2 doubloons less for a Builder with an occupied Library (R40, E32)."""
    game = Game(3, exp_new_buildings=True).seat(0, money=9, city="library*").role("builder")

    assert prices(game, 0, "harbor") == [6]


def test_forests_lower_prices_without_limit() -> None:
    """1 for every 2, also with an empty Forest House (R40, E20; A12)."""
    game = Game(3, exp_new_buildings=True).seat(1, money=9, island="forest " * 5)
    game.seat(0, money=9).role("builder")

    assert prices(game, 1, "small_market", "harbor") == [0, 6]


def test_the_zoning_office_helps_by_its_occupant() -> None:
    """A colonist for small buildings, a noble for large ones (R40, E42, E5)."""
    game = Game(3, exp_nobles=True).seat(1, city="zoning_office*").seat(2, city="zoning_office!")
    game.seat(0, money=5).role("builder")

    assert prices(game, 1, "indigo_plant", "fortress") == [2, 10]
    assert prices(game, 2, "indigo_plant", "fortress") == [3, 8]


def test_the_price_is_paid_and_the_tile_placed() -> None:
    """Doubloons to the bank, the tile unoccupied in the city (R41)."""
    game = Game(3).seat(0, money=8).role("builder").do(Build("small_warehouse"))

    assert game.player(0).doubloons == 6
    assert game.player(0).city == (Place("small_warehouse"),)
    assert game.now.market[RANK["small_warehouse"]] == 1
    assert game.told(Built) == [Built(0, "small_warehouse", 2)]


def test_no_building_no_privilege() -> None:
    """It is not money (R43)."""
    game = Game(3).seat(0, money=3).role("builder").do(Pass())

    assert game.player(0).doubloons == 3


def test_the_university_puts_a_colonist_on_the_new_building() -> None:
    """One, whatever the circles; it may be refused (E13)."""
    game = Game(3).seat(0, money=9, city="university*").role("builder")
    before = game.now.supply.colonists
    game.do(Build("indigo_plant"))
    assert game.is_asked(AddColonist, Pass)

    game.do(AddColonist())
    assert game.player(0).city[-1] == Place("indigo_plant", 1)
    assert game.now.supply.colonists == before - 1
    assert game.told(ColonistAdded) == [ColonistAdded(0, "indigo_plant", "university")]


def test_the_university_does_not_work_for_itself() -> None:
    """It is not occupied when it is bought; without colonists anywhere nothing is asked (E13)."""
    game = Game(3).seat(0, money=9).role("builder").do(Build("university"))
    assert game.is_asked(ChooseRole)

    game = Game(3).seat(0, money=9, city="university*").table(supply=People(), ship=People())
    game.role("builder").do(Build("office"))
    assert game.is_asked(ChooseRole)


def test_the_university_takes_from_the_ship() -> None:
    """When the supply is empty (E13)."""
    game = Game(3).seat(0, money=9, city="university*").table(supply=People(), ship=People(2))
    game.role("builder").do(Build("office"), AddColonist())

    assert game.now.ship == People(1)


def test_the_statue_sends_the_colonist_to_san_juan() -> None:
    """It has no circle (E13, E33; A9)."""
    game = Game(3, exp_new_buildings=True).seat(0, money=10, city="university*")
    game.role("builder").do(Build("statue"), AddColonist())

    assert game.player(0).waiting == People(1)
    assert game.player(0).city[-1] == Place("statue")


def test_the_church_pays_by_column() -> None:
    """Column 1 nothing, 2 and 3 one VP, 4 two; not for itself (E26)."""
    points = {}
    for kind in ("small_market", "hospice", "factory", "fortress", "church"):
        city = "" if kind == "church" else "church*"
        game = Game(3, exp_new_buildings=True).seat(0, money=20, city=city)
        points[kind] = game.role("builder").do(Build(kind)).points(0)

    assert points == {"small_market": 0, "hospice": 1, "factory": 1, "fortress": 2, "church": 0}


def test_the_church_does_not_pay_for_itself() -> None:
    """Not even with a colonist of the University on it: it is occupied by the time VP are paid (E26, E13, R42; A48)."""
    game = Game(3, exp_new_buildings=True).seat(0, money=20, city="university*").role("builder")
    game.do(Build("church"), AddColonist())

    assert game.player(0).city[-1] == Place("church", 1)
    assert (game.points(0), game.told(PointsGained)) == (0, [])


def test_the_order_of_a_purchase() -> None:
    """Price, payment, tile, University, Church, then the full city (R42)."""
    city = "university* church* factory harbor wharf office hospice large_market hacienda fortress"
    game = Game(3, exp_new_buildings=True).seat(0, money=20, city=city).role("builder")
    game.do(Build("large_warehouse"), AddColonist())

    told = [type(event).__name__ for event in game.log[1:5]]
    assert told == ["Built", "ColonistAdded", "PointsGained", "EndNear"]


def short(**seat: object) -> Game:
    """A Builder with an occupied Black Market and 4 doubloons: the Factory costs 6."""
    game = Game(3, exp_new_buildings=True)
    game.seat(0, money=4, city="black_market*", **seat)  # type: ignore[arg-type]
    return game


def test_the_black_market_makes_up_for_what_is_missing() -> None:
    """Different items for 1 doubloon each, exactly the shortage; all money is paid (E21)."""
    game = short(island="corn*", goods={"sugar": 1}, points=1).role("builder")
    assert "factory" in (game.offers(Build) or ())
    game.do(Build("factory"))
    assert game.is_asked(ReturnPerson, ReturnBarrel, ReturnPoint)

    pool, sugar = game.now.pool, game.now.goods[2]
    game.do(ReturnBarrel("sugar"))
    assert game.is_asked(ReturnPerson, ReturnPoint)
    game.do(ReturnPoint())
    assert game.player(0).city[-1] == Place("factory")
    assert (game.player(0).doubloons, game.points(0)) == (0, 0)
    assert (game.now.pool, game.now.goods[2]) == (pool + 1, sugar + 1)


def test_the_black_market_covers_three_at_most_of_different_items() -> None:
    """What is dearer is not offered, nor with fewer items; its own person is excluded (E21; A13)."""
    game = short(goods={"sugar": 4}).role("builder")
    offered = game.offers(Build) or ()
    assert "large_warehouse" in offered
    assert "factory" not in offered

    game = short(waiting=(3, 0), goods={"sugar": 4}, points=9).role("builder")
    assert "harbor" in (game.offers(Build) or ())
    assert "wharf" not in (game.offers(Build) or ())


def test_the_person_may_come_from_anywhere() -> None:
    """San Juan, a tile, a building; a quarry's discount was counted before; a noble returns to the nobles (E21; A13)."""
    game = Game(3, exp_new_buildings=True, exp_nobles=True)
    game.seat(0, money=5, city="black_market* office!", island="quarry*", waiting=(1, 0))
    game.role("builder").do(Build("harbor"))
    assert game.offers(ReturnPerson) == ("colonist@san_juan", "colonist@quarry", "noble@office")
    nobles = game.now.supply.nobles
    game.do(ReturnPerson("noble@office"))
    assert game.now.supply.nobles == nobles + 1
    assert game.player(0).city[1] == Place("office")


def test_returns_do_not_take_the_end_back() -> None:
    """The pool rises even from 0 (E21; A44)."""
    game = short(points=1).table(pool=0, is_last=True).role("builder").do(Build("hospice"))
    assert game.now.pool == 0

    game = short(points=1).table(pool=0, is_last=True)
    game.seat(0, money=4, city="black_market*", points=1).role("builder").do(
        Build("large_warehouse")
    )
    assert (game.now.pool, game.now.is_last) == (1, True)


def test_effects_after_the_purchase_see_the_board_after_the_return() -> None:
    """A University whose person was returned does nothing (E21; A13)."""
    game = Game(3, exp_new_buildings=True).seat(0, money=4, city="black_market* university*")
    game.role("builder").do(Build("large_warehouse"))

    assert game.player(0).city[1] == Place("university")
    assert game.is_asked(ChooseRole)
    assert not game.told(PointsGained)


def test_every_type_has_a_price_before_the_phase_too() -> None:
    """Discounts of the Builder come with the role (R40)."""
    game = Game(3, exp_new_buildings=True)

    assert prices(game, 0, *KINDS[:3]) == [1, 2, 3]
