"""The New Buildings in the Builder phase: Cathedral, Park, Inn (§7.3)."""

import pytest

from games.san_juan.actions import Build
from games.san_juan.events import (
    Built,
    CardsGained,
    Passed,
)
from tests.games.san_juan.table import Table, a_game

MONEY = ("well", "well", "tower", "tower", "chapel", "chapel", "quarry", "quarry")


def a_new_game(seats: int = 3) -> Table:
    """With the expansion."""
    return a_game(seats, expansion=True)


# The Cathedral


def test_the_cathedral_is_built_from_the_middle() -> None:
    """Cost 7, without using up a hand card as the building: all seven pay (R30, R35, B40)."""
    table = a_new_game().hand(0, *MONEY[:6]).pick("builder")
    assert table.keys(0)[-1] == "cathedral"
    table.build("cathedral")

    assert table.told(Built) == (Built(0, "cathedral", None, 6, (), ((0, 0),)),)
    assert table.hand_of(0) == ()
    assert table.buildings(0) == ("indigo_plant", "cathedral")
    assert table.state.table.middle == ()


def test_there_is_one_cathedral() -> None:
    """Once built it is offered to nobody else, and it takes the one turn of its builder (B40, A31)."""
    table = a_new_game().hand(0, *MONEY[:6]).hand(1, *["smithy"] * 3, *["archive"] * 3, "hero")
    table.pick("builder").build("cathedral")

    assert table.asked == (1,)
    assert "cathedral" not in table.keys(1)


def test_an_empty_hand_can_build_the_cathedral_from_the_middle() -> None:
    """Over the Park with the Quarry it costs nothing: the seat is asked; others without cards pass (R30, R17)."""
    table = a_new_game().owns(1, "crane", "park", "quarry").pick("builder")
    assert table.asked == (1,)
    assert table.told(Passed) == (Passed(0),)
    table.act(1, Build("cathedral"))
    assert table.keys(1) == ("park@3",)
    table.build_rest(1, place="park@3")

    assert table.told(Built) == (Built(1, "cathedral", "park", 0, (), ((1, -2),)),)


def test_quarry_and_carpenter_know_the_cathedral() -> None:
    """It is a city building (A19, B18, B21, B40)."""
    table = a_new_game().owns(0, "quarry", "carpenter").hand(0, *MONEY[:5]).pick("builder")
    table.build("cathedral")

    assert table.told(Built)[0].cards == 5
    assert table.told(CardsGained) == (CardsGained(0, "carpenter", 1),)


def test_the_poor_house_draws_after_the_cathedral() -> None:
    """With no card left (B9)."""
    table = a_new_game().owns(0, "poor_house").hand(0, *MONEY[:6]).pick("builder")

    assert table.build("cathedral").told(CardsGained) == (CardsGained(0, "poor_house", 1),)


def test_the_cathedral_asks_for_the_payment_from_the_whole_hand() -> None:
    """All cards of the hand can pay (R35, D11)."""
    table = a_new_game().hand(0, *MONEY[:7]).pick("builder").act(0, Build("cathedral"))

    assert table.offered(0) == ("Pay",)
    assert table.bounds(0) == (6, 6)


def test_the_cathedral_can_be_covered() -> None:
    """It saves 7, scores nothing and does not come back (A18, B40)."""
    table = a_new_game().owns(0, "cathedral", "crane").owns(1, "palace").hand(0, "hero", "well")
    table.pick("builder").build("hero", place="cathedral@2")

    assert table.told(Built)[0].cards == 0
    assert table.state.table.middle == ()
    assert table.points(0)["cathedral"] == 0


def test_the_cathedral_counts_as_a_building() -> None:
    """For the twelve, and with the City Hall (B27, B40, R8)."""
    table = a_new_game().owns(0, "cathedral", "city_hall")

    assert table.points(0)["city_hall"] == 2
    assert len(table.player(0).city) == 3


@pytest.mark.parametrize(
    ("sixes", "points"),
    [((), 0), (("palace",), 4), (("palace", "residence"), 7), (("palace",) * 2, 7)],
)
def test_points_of_the_cathedral(sixes: tuple[str, ...], points: int) -> None:
    """The opponents' buildings of cost 6, one's own apart (B40, R104)."""
    table = a_new_game().owns(0, "cathedral", "city_hall")
    for number, kind in enumerate(sixes):
        table.owns(1 + number, kind)

    assert table.points(0)["cathedral"] == points


def test_the_cathedral_of_the_manual() -> None:
    """E20: six of them: 4 + 3 + 2 + 1, no more."""
    table = a_new_game().owns(0, "cathedral")
    table.owns(1, "guild_hall", "city_hall", "residence").owns(
        2, "residence", "palace", "triumphal_arch"
    )

    assert table.points(0)["cathedral"] == 10


def test_residence_counts_for_the_cathedral_and_cathedral_for_nobody() -> None:
    """Cost exactly 6 (A29)."""
    table = a_new_game().owns(0, "cathedral").owns(1, "residence")

    assert table.points(0)["cathedral"] == 4


# Park and Crane


def test_the_park_saves_six() -> None:
    """E17: the Library over it is free; the Cathedral costs 1 card, with a Quarry nothing (B34, R33)."""
    library = a_new_game().owns(1, "crane", "park").hand(0, "hero").hand(1, "library", "well")
    library.pick("builder").default().build("library", place="park@3")
    assert library.told(Built) == (Built(1, "library", "park", 0, ()),)
    cathedral = a_new_game().owns(1, "crane", "park").hand(0, "hero").hand(1, "well", "well")
    cathedral.pick("builder").default().build("cathedral", "well", place="park@3")
    assert cathedral.told(Built) == (Built(1, "cathedral", "park", 1, (), ((1, -2),)),)
    quarry = a_new_game().owns(1, "crane", "park", "quarry").hand(0, "hero").hand(1, "well")
    quarry.pick("builder").default().build("cathedral", place="park@3")

    assert quarry.told(Built) == (Built(1, "cathedral", "park", 0, (), ((1, -2),)),)


def test_a_covered_library_saves_one_card_only() -> None:
    """The doubled privilege is gone before the cost is worked out; only the Cathedral costs enough to show it (R36)."""
    table = a_new_game().owns(0, "crane", "library").hand(0, "well", "well").pick("builder")
    table.build("cathedral", "well", place="library@3")

    assert table.told(Built) == (Built(0, "cathedral", "library", 1, (), ((0, -3),)),)


def test_the_park_saves_only_as_the_top_card() -> None:
    """A building over it saves its own cost (B34, R7)."""
    table = a_new_game().owns(0, "crane", "park").hand(0, "well", "tower").pick("builder")
    table.build("well", place="park@3").pick("prospector").pick("trader").sell_none()
    table.hand(0, "library", *MONEY[:5]).hand(1, "hero").hand(2).next_round().pick("builder")
    while table.asked != (0,):
        table.default()
    table.build("library", *MONEY[:3], place="well@3")

    assert table.told(Built)[-1].cards == 3


# Inn


@pytest.mark.parametrize(
    ("counts", "guests"),
    [((6, 6, 7), (0, 1)), ((6, 6, 6), ()), ((7, 6, 6), (1,)), ((5, 6, 7), (0,))],
)
def test_the_inn_feeds_who_has_fewest(counts: tuple[int, ...], guests: tuple[int, ...]) -> None:
    """E28: ties for the fewest are fine, but somebody must have more (B33, A34)."""
    table = a_new_game()
    for seat, count in enumerate(counts):
        inn = ("inn",) if seat < 2 else ()
        plant = ("indigo_plant", "sugar_mill", "tobacco_storage")[seat]
        table.owns(seat, *inn, *(plant,) * (count - 1 - len(inn)))
    table.pick("builder")

    assert tuple(event.seat for event in table.told(CardsGained)) == guests
    assert {event.card for event in table.told(CardsGained)} <= {"inn"}


def test_an_inn_counts_in_the_phase_in_which_it_is_built() -> None:
    """It is looked at after the phase, when it has become active (A8, R39)."""
    table = a_new_game(2).owns(1, "well").hand(0, "inn", "tower", "tower").owns(1, "tower")
    table.pick("builder").build("inn", "tower")

    assert table.told(CardsGained) == (CardsGained(0, "inn", 1),)


def test_inns_are_served_from_the_builder() -> None:
    """In the order of the phase (B33)."""
    table = a_new_game().owns(0, "inn").owns(1, "inn").owns(2, "well", "tower")
    table.pick("prospector").pick("builder").pass_all()

    assert [event.seat for event in table.told(CardsGained)] == [1, 0]


def test_no_inn_after_the_last_builder_phase() -> None:
    """The game ends first (A9, R95)."""
    table = a_new_game().owns(0, *("indigo_plant",) * 5, *("sugar_mill",) * 5).owns(1, "inn")
    table.hand(0, "indigo_plant").pick("builder").build("indigo_plant")

    assert table.state.flow == ()
    assert table.told(CardsGained) == ()


def test_a_free_cathedral_needs_only_its_place() -> None:
    """Nothing to pay: the last question before it finishes the building (§10, P4)."""
    table = a_new_game().owns(0, "crane", "park").hand(0, "well").pick("builder")
    table.act(0, Build("cathedral"))
    assert set(table.keys(0)) == {"park@3"}
    table.build_rest(0, place="park@3")

    assert table.told(Built) == (Built(0, "cathedral", "park", 0, (), ((0, -2),)),)
