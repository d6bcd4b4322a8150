"""What house players think of positions: the points so far, and what may come."""

from games.core.model import Seat
from games.san_juan.estimate import estimate
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
    """A good more than a card: it is sold for more than one, most of the time."""
    plain = worth(a_game())
    card = worth(a_game().hand(0, "smithy", "statue"))
    fewer = worth(a_game().hand(0, "smithy"))
    good = worth(a_game().goods(0, "indigo"))

    assert 0 < card - fewer < good - plain


def test_a_building_with_an_effect_is_worth_more_early() -> None:
    """The same building, with the game before it and nearly over."""
    early = worth(a_game().owns(0, "smithy")) - worth(a_game())
    full = ("indigo_plant",) * 6 + ("sugar_mill",) * 4
    late = worth(a_game().owns(1, *full).owns(0, "smithy")) - worth(a_game().owns(1, *full))

    assert early > late > 0
