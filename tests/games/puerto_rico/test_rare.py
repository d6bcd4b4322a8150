"""Rare cases that mutants of the rules have shown to be tested nowhere, or by the referee's luck only."""

import pytest
from msgspec.structs import replace

from games.core.forms import Some, Split
from games.core.model import Action
from games.puerto_rico.actions import (
    Build,
    BuyLand,
    ChooseRole,
    DiscardTile,
    DrawTile,
    KeepGuests,
    Load,
    LoadSmallWharf,
    MoveGuest,
    Pass,
    PlaceNobles,
    PlacePeople,
    PlantForest,
    Sell,
    StoreBarrels,
    StoreKinds,
    Supply,
    TakeTile,
)
from games.puerto_rico.content import NOTHING
from games.puerto_rico.events import Built, MoneyGained, PointsGained, Produced, Stored, VillaUsed
from games.puerto_rico.frames import AnyFrame, Loading, TraderTurns
from games.puerto_rico.scoring import sheets
from games.puerto_rico.state import People
from tests.games.puerto_rico.setups import blocked, has_window, line, new
from tests.games.puerto_rico.table import Game, supply_of


def is_within(game: Game, frame: type[AnyFrame]) -> bool:
    """Whether the game is in the midst of such turns."""
    return any(isinstance(one, frame) for one in game.state.flow)


@pytest.mark.parametrize(
    ("guest", "seat", "goes_on"),
    [
        ("*", {"city": "trading_post", "goods": {"corn": 1}}, True),
        ("*", {"city": "trading_post"}, False),
        ("*", {"city": "land_office", "money": 1}, True),
        ("*", {"city": "land_office", "island": "corn"}, False),
        ("*", {"city": "land_office", "money": 1, "island": "corn " * 12}, False),
        ("!", {"city": "land_office", "island": "corn"}, True),
        ("!", {"city": "land_office", "island": "quarry"}, False),
        ("!", {"city": "land_office", "money": 1}, False),
    ],
)
def test_a_full_house_leaves_those_who_can_trade_elsewhere(
    guest: str, seat: dict[str, str], goes_on: bool
) -> None:
    """Only who could use Trading Post or Land Office with the guests that are there has a turn, so a window (R55, R72)."""
    game = new(exp_nobles=True).table(house=("corn", "sugar", "tobacco"))
    city = f"guesthouse{guest} harbor {seat['city']}"
    game.seat(0, goods={"coffee": 1}).seat(1, **{**seat, "city": city})  # type: ignore[arg-type]
    game.role("trader").do(KeepGuests(), Sell("coffee@house"))

    assert has_window(game, 1)
    assert is_within(game, TraderTurns) == goes_on


def test_land_may_be_bought_after_a_sale() -> None:
    """Both acts in one turn, in either order, then it is over (R51, E39)."""
    game = Game(3, exp_nobles=True).seat(0, goods={"corn": 2}, money=1, city="land_office*")
    game.role("trader").do(Sell("corn@house"))
    assert game.is_asked(BuyLand, Pass)

    game.do(BuyLand())
    assert game.is_asked(ChooseRole)


def test_an_empty_library_doubles_nothing() -> None:
    """It must be occupied (E1, E32)."""
    game = new().seat(0, goods={"sugar": 1}, city="library").role("trader").do(Sell("sugar@house"))

    assert game.player(0).doubloons == 3


def test_an_empty_library_makes_nothing_cheaper() -> None:
    """The Builder's own doubloon only (R40, E1, E32)."""
    game = new().seat(0, money=9, city="library").role("builder").do(Build("harbor"))

    assert game.player(0).doubloons == 2


def test_the_small_wharf_does_not_free_of_the_duty() -> None:
    """Load, there or on a cargo ship: no pass while a cargo ship takes something (R61)."""
    game = new().seat(0, goods={"corn": 1, "sugar": 1}, city="small_wharf*").role("captain")

    assert game.is_asked(Load, LoadSmallWharf)


def test_each_wharf_is_used_once() -> None:
    """The one leaves the other; then there is nothing more (R61, E15, E27; A14)."""
    game = blocked(exp_new_buildings=True)
    game.seat(0, goods={"corn": 4, "sugar": 3}, city="small_wharf* wharf*").role("captain")
    game.do(LoadSmallWharf((("corn", 2),)))
    assert game.is_asked(Load, Pass)

    game.do(Load("sugar@wharf"))
    assert game.points(0) == 1 + 1 + 3
    assert game.is_asked(ChooseRole)


def test_who_has_passed_is_asked_no_more() -> None:
    """A pass is final although others load on (R62; A7)."""
    game = blocked().seat(0, goods={"corn": 1}, city="wharf*")
    game.seat(1, goods={"corn": 1}, city="wharf*").role("captain").do(Pass(), Load("corn@wharf"))

    assert game.is_asked(ChooseRole)
    assert game.player(0).goods == supply_of(corn=1)


def test_the_royal_supplier_is_asked_once() -> None:
    """Before the first loading turn only (R60, E45)."""
    game = Game(3, exp_nobles=True).seat(
        0, goods={"corn": 2, "sugar": 2}, city="royal_supplier!", waiting=(0, 1)
    )
    game.role("captain").do(Supply(("corn",)), Load("corn@ship_4"))

    assert game.told(PointsGained) == []
    assert not game.is_asked(Supply, Pass)


def test_the_lighthouse_comes_before_union_halls() -> None:
    """The start of a Captain phase (R58)."""
    game = new().seat(0, goods={"corn": 2}, city="lighthouse* union_hall*").role("captain")

    told = [type(event) for event in game.log if isinstance(event, MoneyGained | PointsGained)]
    assert told[:2] == [MoneyGained, PointsGained]


def test_who_has_no_barrels_has_no_window_to_load() -> None:
    """The next window is the one for all (R72)."""
    game = new().seat(0, goods={"corn": 2, "sugar": 1})
    game.seat(1, city="guesthouse** wharf").role("captain").do(KeepGuests(), Load("corn@ship_4"))

    assert (game.asked.seat, is_within(game, Loading)) == (0, True)
    game.do(Load("sugar@ship_5"))
    assert (has_window(game, 1), is_within(game, Loading)) == (True, False)


@pytest.mark.parametrize(
    ("city", "slots", "single"),
    [
        ("small_warehouse*", 1, 1),
        ("large_warehouse*", 2, 1),
        ("small_warehouse* large_warehouse*", 3, 1),
    ],
)
def test_every_warehouse_has_its_slots(city: str, slots: int, single: int) -> None:
    """All of them are used, each for another kind; then the single barrel (R68, E23)."""
    goods = dict.fromkeys(("corn", "indigo", "sugar", "tobacco", "coffee"), 2)
    game = Game(2).ships((4, "corn", 4), (6, "indigo", 6)).seat(0, goods=goods, city=city)
    game.role("captain")
    field = game.asked.offers[0].fields[0]
    assert isinstance(field, Some)
    assert (field.least, field.most) == (slots, slots)

    game.do(StoreKinds(tuple(goods)[:slots]), StoreBarrels((("coffee", single),)))
    assert sum(game.player(0).goods) == 2 * slots + single


def test_villas_take_what_the_privilege_leaves() -> None:
    """The Mayor's colonist first (R24, R25, E43)."""
    game = Game(3, exp_nobles=True).table(supply=People(1), ship=People(3))
    game.seat(0, city="villa*").role("mayor")

    assert game.told(VillaUsed) == []


def test_turn_order_begins_with_the_chooser() -> None:
    """Not with the Governor: Villas, Chapels, production, storage (R10, R25, R45, R46, R68)."""
    game = Game(3, exp_nobles=True).roles(("settler", 0, 0), ("mayor",), ("craftsman",))
    game.table(supply=People(9, 1), ship=People(3))
    game.seat(0, city="villa*").seat(1, city="villa*").role("mayor")
    assert [event.seat for event in game.told(VillaUsed)] == [1, 0]

    game = Game(3, exp_nobles=True).roles(("settler", 0, 0), ("mayor",), ("craftsman",))
    game.table(goods=supply_of(corn=1)).seat(0, city="chapel*", island="corn*")
    game.seat(1, city="chapel*", island="corn*").role("craftsman")
    assert [event.seat for event in game.told(MoneyGained)] == [1, 0]
    assert [event.seat for event in game.told(Produced)] == [1]

    game = blocked().roles(("settler", 0, 0), ("captain",), ("craftsman",))
    game.seat(0, goods={"corn": 2}).seat(1, goods={"corn": 2}).role("captain")
    assert [event.seat for event in game.told(Stored)] == [1, 0]


def test_the_library_tile_comes_before_the_lodges() -> None:
    """It fills a space that the noble would have counted (R18, R19, E32, E41)."""
    game = new(exp_nobles=True).seat(0, city="library* hunting_lodge!")
    game.seat(1, island="corn").seat(2, island="corn").table(row=("corn",)).role("settler")
    game.do(Pass(), Pass(), Pass(), TakeTile("corn"))

    assert (game.points(0), game.is_asked(ChooseRole)) == (0, True)


def test_the_last_settler_window_comes_before_the_library_tile() -> None:
    """A guest that enters the Library then brings one more tile (R72, E24, E32)."""
    game = new().seat(0, city="guesthouse* library").role("settler")
    game.do(KeepGuests(), TakeTile("quarry"), Pass(), Pass(), MoveGuest("colonist", "library"))

    assert game.is_asked(TakeTile, Pass)


def test_a_chapel_is_something_that_happens() -> None:
    """Guests are asked about again after it (R75)."""
    game = new(exp_nobles=True).seat(0, city="chapel*").seat(1, city="guesthouse* harbor")
    game.role("craftsman").do(KeepGuests())

    assert has_window(game, 1)


@pytest.mark.parametrize(
    ("role", "own", "other"),
    [
        ("builder", [KeepGuests(), Pass()], Build("small_market")),
        ("trader", [KeepGuests()], Sell("corn@house")),
    ],
)
def test_builder_and_trader_have_a_last_window(role: str, own: list[Action], other: Action) -> None:
    """After all turns (R72)."""
    game = new().seat(0, city="guesthouse* harbor").seat(1, money=1, goods={"corn": 1})
    game.role(role).do(*own)
    assert game.asked.seat == 1

    game.do(other)
    assert has_window(game, 0)


def test_a_city_with_a_space_left_ends_nothing() -> None:
    """All 12 spaces must be filled (R42, S1)."""
    game = Game(3).seat(0, money=5, city="fortress " * 5).role("builder").do(Build("hospice"))
    assert not game.now.is_last

    game = Game(3).seat(0, money=5, city="fortress " * 5 + "office").role("builder")
    assert game.do(Build("hospice")).now.is_last


def test_the_price_is_fixed_before_a_quarry_gives_its_person() -> None:
    """The discount stands, and the price told is the one paid (R42, E21; A13)."""
    game = new().seat(0, money=5, city="black_market*", island="quarry*").role("builder")
    game.do(Build("harbor"))

    assert game.told(Built) == [Built(0, "harbor", 6)]
    assert game.player(0).doubloons == 0


def test_a_specialty_factory_costs_nothing() -> None:
    """Who has produced nothing loses nothing (E29)."""
    game = new().seat(0, money=3, city="specialty_factory*").role("craftsman")

    assert game.player(0).doubloons == 3


def test_nobles_fill_what_colonists_cannot() -> None:
    """As many of them as circles filled exceed the colonists (D11, R30)."""
    game = Game(2, exp_nobles=True).seat(0, island="corn corn sugar sugar", waiting=(0, 2))
    game.table(ship=People(2), supply=People(0, 5)).role("mayor")
    game.do(PlacePeople((("corn", 2), ("sugar", 1))))
    field = game.asked.offers[0].fields[0]

    assert isinstance(field, Split)
    assert (game.is_asked(PlaceNobles), field.least, field.most) == (True, 2, 2)


def test_a_forest_that_nobody_has_seen_is_discarded_first() -> None:
    """What their owner has looked at stays known (A46)."""
    looked = supply_of(coffee=1)
    game = new(exp_nobles=True).seat(0, city="hunting_lodge*", island="forest forest")
    [first, *others] = game.now.players
    game.table(players=(replace(first, looked=1), *others))
    game.secrets(forests=supply_of(corn=1), looked=(looked, NOTHING, NOTHING))
    game.role("settler").do(Pass(), Pass(), Pass(), DiscardTile("forest"))

    assert (game.state.secrets.looked[0], game.state.secrets.forests) == (looked, NOTHING)
    assert game.state.secrets.discards == supply_of(corn=1)


def test_every_tile_of_a_phase_may_be_a_forest() -> None:
    """That of the Hacienda, the main one, that of the Library (E20; A49)."""
    game = new().seat(0, city="hacienda* forest_house* library*").role("settler")
    game.do(DrawTile(), PlantForest(), TakeTile("forest"), Pass(), Pass(), TakeTile("forest"))

    assert [place.kind for place in game.player(0).island] == ["forest"] * 3
    assert game.player(0).looked == 1


def test_nobles_have_a_row_only_with_the_nobles() -> None:
    """What is not in the game is not on the sheet (S3)."""

    def rows(game: Game) -> set[str]:
        return {row.label.key for row in sheets(game.state)[0].lines}

    assert rows(Game(3, exp_nobles=True)) - rows(Game(3)) == {"nobles", "royal_garden"}


def test_sets_of_quarries_and_forests() -> None:
    """Every kind of island tile makes sets of three (E34)."""
    island = "quarry quarry quarry forest forest forest corn corn"
    game = new().seat(0, city="cloister*", island=island)

    assert line(game, 0, "cloister") == 3
