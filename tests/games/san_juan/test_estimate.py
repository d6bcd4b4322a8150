"""What house players think of positions: the points so far, and what may come."""

import pytest

from games.core.model import Seat
from games.san_juan.estimate import estimate
from games.san_juan.game import SAN_JUAN
from games.san_juan.scoring import sheets
from tests.games.san_juan.table import Table, a_game


def worth(position: Table, seat: Seat = 0) -> float:
    """How well the seat stands."""
    return estimate(position.state)[seat]


def test_nobody_is_worth_less_than_the_points_there_are() -> None:
    """They cannot be lost any more."""
    laid = a_game().owns(0, "smithy", "statue")

    values = estimate(laid.state)

    assert all(
        value >= sheet.total for value, sheet in zip(values, sheets(laid.state), strict=True)
    )
    assert values[0] > values[1]


def test_goods_and_cards_are_worth_something() -> None:
    """Most of all early on, when cards become buildings that bring more."""
    full = ("indigo_plant",) * 6 + ("sugar_mill",) * 4
    plain, late = worth(a_game()), worth(a_game().owns(1, *full))
    card = worth(a_game().hand(0, "smithy", "statue")) - worth(a_game().hand(0, "smithy"))
    last = a_game().owns(1, *full)
    late_card = worth(last.hand(0, "smithy", "statue")) - worth(last.hand(0, "smithy"))

    assert card > late_card > 0
    assert worth(a_game().goods(0, "indigo")) > plain
    assert worth(a_game().owns(1, *full).goods(0, "indigo")) > late


def test_the_estimate_weighs_its_features() -> None:
    """Points and the weights of the file, as `fit` reads them."""
    state = a_game().owns(0, "library").goods(0, "indigo").state
    for basis, value in zip(SAN_JUAN.bases(state), estimate(state), strict=True):
        weighed = zip(SAN_JUAN.weighed, basis.features, strict=True)
        assert value == pytest.approx(basis.points + sum(weight * one for weight, one in weighed))
    assert len(SAN_JUAN.weighed) == len(SAN_JUAN.fitted) == len(set(SAN_JUAN.fitted))


def test_a_building_with_an_effect_is_worth_more_early() -> None:
    """The same building, with the game before it and nearly over."""
    early = worth(a_game().owns(0, "smithy")) - worth(a_game())
    full = ("indigo_plant",) * 6 + ("sugar_mill",) * 4
    late = worth(a_game().owns(1, *full).owns(0, "smithy")) - worth(a_game().owns(1, *full))

    assert early > late > 0
