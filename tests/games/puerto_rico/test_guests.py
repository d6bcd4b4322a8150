"""Guest windows (6.9, E24)."""

from games.puerto_rico.actions import (
    Build,
    ChooseRole,
    DrawTile,
    KeepGuests,
    KeepGuestsAll,
    Load,
    MoveGuest,
    Pass,
    Sell,
    StoreBarrels,
    TakeTile,
)
from games.puerto_rico.events import GuestMoved
from games.puerto_rico.state import People, Place
from tests.games.puerto_rico.setups import has_window, new
from tests.games.puerto_rico.table import Game


def house(game: Game, seat: int, city: str = "", **rest: object) -> Game:
    """A seat with two guests."""
    return game.seat(seat, city=f"guesthouse** {city}", **rest)  # type: ignore[arg-type]


def test_a_guest_moves_to_any_empty_circle() -> None:
    """Of a building, plantation or quarry; not forest, Statue or Guesthouse; it works at once (R71, E24)."""
    game = house(new(), 0, "harbor statue", island="corn forest quarry*").role("settler")
    assert game.offers(MoveGuest) == ("corn", "harbor")

    game.do(MoveGuest("colonist", "corn"))
    assert game.player(0).island[0] == Place("corn", 1)
    assert game.player(0).city[0] == Place("guesthouse", 1)
    assert game.told(GuestMoved) == [GuestMoved(0, "colonist", "corn")]


def test_places_for_a_guest_are_listed_as_they_lie_before_everybody() -> None:
    """Tiles by kind, in whatever order they were taken, then the city: badges on the picture run from left to right."""
    island = "tobacco coffee* corn quarry indigo coffee"
    game = house(new(), 0, "harbor small_market", island=island).role("settler")

    kinds = ("corn", "indigo", "tobacco", "coffee", "quarry")
    assert game.offers(MoveGuest) == (*kinds, "harbor", "small_market")


def test_guests_move_one_after_the_other_until_it_is_empty() -> None:
    """Each once; colonists and nobles alike (R71, E24)."""
    game = new(exp_nobles=True).seat(0, city="guesthouse*!", island="corn corn").role("settler")
    game.do(MoveGuest("noble", "corn"), MoveGuest("colonist", "corn"))

    assert game.player(0).island == (Place("corn", 0, 1), Place("corn", 1, 0))
    assert game.is_asked(TakeTile, Pass)


def test_the_windows_of_a_settler_phase() -> None:
    """At the start, on the own turn, after the last action (R72); nobody is asked twice when nothing has happened (R75)."""
    game = house(new(), 1, island="corn").role("settler")
    assert has_window(game, 1)
    game.do(KeepGuests(), TakeTile("quarry"))
    assert has_window(game, 1)
    game.do(KeepGuests())
    assert game.is_asked(TakeTile, Pass)
    game.do(Pass(), TakeTile((game.offers(TakeTile) or ("",))[0]))
    assert has_window(game, 1)
    game.do(KeepGuests())
    assert game.is_asked(ChooseRole)


def test_the_window_after_a_hacienda_tile() -> None:
    """Once more between the Hacienda tile and the main tile (R72)."""
    game = house(new(), 0, "hacienda* harbor").role("settler")
    game.do(KeepGuests(), DrawTile())
    assert has_window(game, 0)

    game.do(KeepGuests())
    assert game.is_asked(TakeTile, Pass)


def test_no_window_in_the_mayor_phase() -> None:
    """At no point of it (R71, R72; A42)."""
    game = house(new(), 1, "harbor").table(ship=People()).role("mayor")

    assert not any(isinstance(event, GuestMoved) for event in game.log)
    assert not has_window(game, 1)


def test_windows_are_taken_in_turn_order() -> None:
    """W1 and W3 from the chooser on (R73)."""
    game = house(house(new(), 1, "harbor"), 0, "harbor").role("settler")
    assert has_window(game, 0)
    game.do(KeepGuests())
    assert has_window(game, 1)


def test_the_prospector_has_two_windows() -> None:
    """Before and after his doubloon (R72)."""
    game = house(new(4), 1, "harbor").role("prospector").do(KeepGuests())
    assert has_window(game, 1)

    game.do(KeepGuests())
    assert game.is_asked(ChooseRole)


def test_nothing_works_backwards() -> None:
    """A step already passed is lost, later ones see the guest (R74)."""
    game = house(new(), 0, "small_market large_market", goods={"corn": 1}).role("trader")
    game.do(MoveGuest("colonist", "large_market"), KeepGuests(), Sell("corn@house"))
    assert has_window(game, 0)

    game.do(MoveGuest("colonist", "small_market"))
    assert game.player(0).doubloons == 3


def test_guests_may_stay_for_the_whole_phase() -> None:
    """It closes the remaining windows of the phase (R75)."""
    game = house(new(), 0, "harbor").role("settler").do(KeepGuestsAll(), TakeTile("quarry"))

    game.do(Pass(), Pass())
    assert game.is_asked(ChooseRole)


def test_a_guest_that_moves_opens_the_windows_after_it() -> None:
    """Something has happened then for who comes later in turn order (R73, R75)."""
    game = house(new(), 2, "harbor").seat(1, city="guesthouse* harbor").role("settler")
    game.table(row=("corn", "sugar")).do(KeepGuests(), KeepGuests(), Pass())
    game.do(KeepGuests(), TakeTile("corn"))
    game.do(KeepGuests(), Pass(), MoveGuest("colonist", "harbor"))
    assert has_window(game, 2)


def test_a_pass_of_another_player_opens_the_windows_after_it() -> None:
    """Who said "Not now" is asked again before their turn, as after a purchase; not for a pass of their own (R72, R75)."""
    for role in ("settler", "builder"):
        game = house(new(), 1, "harbor", money=9).seat(0, money=9).seat(2, money=9).role(role)
        game.do(KeepGuests(), Pass())
        assert has_window(game, 1)
        game.do(KeepGuests(), Pass())
        assert not has_window(game, 1)
        game.do(Pass())
        assert has_window(game, 1)


def test_the_pass_of_a_trader_opens_the_windows_after_it() -> None:
    """Also where goods are sold (R72, R75)."""
    game = house(new(), 1, "harbor", goods={"corn": 1}).seat(0, goods={"corn": 1}).role("trader")
    game.do(KeepGuests(), Pass())
    assert has_window(game, 1)


def test_the_pass_of_a_captain_opens_the_windows_after_it() -> None:
    """Also where they could load on their own wharf only (R72, R75)."""
    game = house(new(), 1, "harbor", goods={"corn": 1}).ships((4, "sugar", 1), (5, "indigo", 1))
    game.seat(0, city="wharf*", goods={"coffee": 1}).ships((4, "sugar", 4), (6, "corn", 5))
    game.role("captain").do(KeepGuests(), Pass())
    assert has_window(game, 1)


def test_a_gain_of_nothing_is_nothing() -> None:
    """A Union Hall without a pair of barrels and a Jeweler without nobles open no window again (R75)."""
    game = house(new(), 0, "harbor union_hall*", goods={"corn": 1}).role("captain")
    game.do(KeepGuests())
    assert game.is_asked(Load)

    game = house(house(new(exp_nobles=True), 1, "harbor jeweler*"), 2, "harbor").role("craftsman")
    game.do(KeepGuests(), KeepGuests())
    assert game.is_asked(ChooseRole)

    game = house(new(), 0, "harbor union_hall*", goods={"corn": 2}).role("captain")
    game.do(KeepGuests())
    assert has_window(game, 0)


def test_one_is_asked_only_with_guest_and_circle() -> None:
    """Without one of them there is no window (R75)."""
    for city in ("guesthouse harbor", "guesthouse** harbor*"):
        game = new().seat(0, city=city).role("settler")
        assert game.is_asked(TakeTile, Pass)


def test_the_window_before_a_purchase() -> None:
    """In the Builder phase before the own purchase (R72)."""
    game = house(new(), 1, island="quarry", money=9).seat(0, money=9).role("builder")
    game.do(KeepGuests(), Build("hospice"))
    assert has_window(game, 1)

    game.do(MoveGuest("colonist", "quarry"))
    assert game.is_asked(Build, Pass)


def test_the_window_before_the_own_production() -> None:
    """In the Craftsman phase (R72)."""
    game = house(new(), 1, island="corn").seat(0, island="sugar* sugar", city="sugar_mill*")
    game.role("craftsman").do(KeepGuests())
    assert has_window(game, 1)

    game.do(MoveGuest("colonist", "corn"))
    assert game.player(1).goods[0] == 1


def test_factories_see_the_last_window() -> None:
    """W3 comes before the payment of the factories (R72, R74)."""
    game = house(new(), 0, "factory small_indigo_plant*", island="corn* indigo*").role("craftsman")
    game.do(KeepGuests())
    while not has_window(game, 0):
        game.do(Pass())
    game.do(MoveGuest("colonist", "factory"))

    assert game.player(0).doubloons == 1


def test_the_windows_of_a_loading_turn() -> None:
    """Before each own turn as long as there are barrels; whether one is out is decided after it (R72)."""
    game = house(new(), 1, "wharf", goods={"corn": 1}).ships((4, "corn", 4), (6,))
    game.seat(0, goods={"sugar": 1}).role("captain").do(KeepGuests())
    assert has_window(game, 1)

    game.do(MoveGuest("colonist", "wharf"))
    assert game.is_asked(Load, Pass)


def test_storage_sees_the_last_window() -> None:
    """W3 comes after the last loading and before the storage (R72)."""
    game = house(new(), 1, "storehouse", goods={"corn": 3, "sugar": 3}).seat(2, goods={"indigo": 1})
    game.ships((4, "corn", 4), (5, "sugar", 5), (6,)).role("captain").do(KeepGuests())
    assert has_window(game, 1)

    game.do(MoveGuest("colonist", "storehouse"), StoreBarrels((("corn", 2), ("sugar", 2))))
    assert sum(game.player(1).goods) == 4


def test_a_guest_may_open_the_post_in_a_full_house() -> None:
    """The phase goes on for who could use it with a guest's help; others are skipped without a window (R55, R72, E24)."""
    game = house(new(), 1, "trading_post", goods={"corn": 1})
    game = house(game, 2, "harbor", goods={"corn": 1})
    game.table(house=("corn", "sugar", "tobacco")).seat(0, goods={"coffee": 1})
    game.role("trader").do(KeepGuests(), KeepGuests(), Sell("coffee@house"))
    assert has_window(game, 1)

    game.do(MoveGuest("colonist", "trading_post"), Sell("corn@post"))
    assert game.player(1).goods[0] == 0


def test_the_very_last_window_counts() -> None:
    """A guest on a large building lets it score (R76)."""
    game = (
        house(new(), 1, "fortress")
        .table(is_last=True)
        .roles(("mayor", 0, 0), ("trader", 0, 2), ("captain",), ("prospector",))
    )
    game.table(governor=2).role("prospector")
    game.do(MoveGuest("colonist", "fortress"))

    assert game.player(1).city[1] == Place("fortress", 1)
