"""Harbors, from the founding on, and the bank's rates (5.4, 6.5)."""

import pytest

from games.catan.actions import BankTrade, BuildCity, FoundingRoad, Settle
from games.catan.content import RESOURCES
from games.catan.frames import Founding
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.points import points
from games.catan.rates import rates
from games.catan.trade.events import TradedWithBank
from games.core.rng import Rng
from tests.games.catan.positions import (
    ORANGE,
    RED,
    Position,
    beginners,
    does,
    empty_island,
    hand,
    heard,
    keys_of,
    offers,
)

RATES = dict.fromkeys(RESOURCES, 4)


def _rates(position: Position, seat: int = RED) -> dict[str, int]:
    return dict(zip(RESOURCES, rates(position.state.table, seat), strict=True))


@pytest.mark.parametrize("seats", [4, 5])
def test_both_ends_of_every_harbor_help(seats: int) -> None:
    """R99, R100: each of the two corners; a special harbor for its own resource only; no other corner helps."""
    position = empty_island(seats)
    net, helpful = position.net, set()
    for path, kind in position.state.table.board.harbors:
        expected = dict.fromkeys(RESOURCES, 3) if kind == "any" else {**RATES, kind: 2}
        for corner in net.ends[path]:
            helpful.add(corner)
            assert _rates(position.with_settlement(RED, net.corners[corner])) == expected
    assert len(helpful) == 2 * len(position.state.table.board.harbors)
    for corner, label in enumerate(net.corners):
        if corner not in helpful:
            assert _rates(position.with_settlement(RED, label)) == RATES


@pytest.mark.parametrize("corners", [("K3", "B3"), ("B3", "K3"), ("A1", "K3")])
def test_the_best_of_two_harbors_counts(corners: tuple[str, str]) -> None:
    """R99, R100, X12: grain 2:1 beside 3:1, whichever was first; two of 3:1 are still 3:1."""
    position = empty_island(4)
    for label in corners:
        position = position.with_settlement(RED, label)
    expected = dict.fromkeys(RESOURCES, 3)
    if "B3" in corners:
        expected["grain"] = 2
    assert _rates(position) == expected
    assert _rates(position, ORANGE) == RATES, "another player's harbors"
    step = does(position.holding(RED, grain=3, ore=3), RED, BankTrade("grain@wool"))
    paid = 2 if "B3" in corners else 3
    assert [TradedWithBank(RED, hand(grain=paid), hand(wool=1))] == heard(step, TradedWithBank)


def test_a_city_keeps_the_harbor_of_its_settlement() -> None:
    """R99, R103: a building is a settlement or a city; K3 stays 3:1 and B3 grain 2:1."""
    position = beginners().with_settlement(RED, "K3").with_settlement(RED, "B3")
    before = _rates(position)
    for label in ("K3", "B3"):
        step = does(position.holding(RED, grain=2, ore=3), RED, BuildCity(label))
        position = Position(step.state)
    assert _rates(position) == before == {**dict.fromkeys(RESOURCES, 3), "grain": 2}
    assert set(keys_of(position.holding(RED, lumber=3), RED, BankTrade)) == {
        f"lumber@{other}" for other in RESOURCES[1:]
    }
    assert set(keys_of(position.holding(RED, grain=2), RED, BankTrade)) == {
        f"grain@{other}" for other in RESOURCES if other != "grain"
    }


def test_the_bank_trades_as_often_as_one_can_pay() -> None:
    """R102: three times four for one, each time for something else; then there is nothing left to pay with."""
    position = beginners().holding(RED, wool=13)
    state = does(
        position, RED, *[BankTrade(f"wool@{key}") for key in ("ore", "grain", "ore")]
    ).state
    assert hand(wool=1, ore=2, grain=1) == state.secrets.players[RED].hand
    assert position.state.table.bank[2] + 12 == state.table.bank[2]
    assert BankTrade not in offers(state, RED)


def _founding() -> Position:
    """Three seats found the island; the first one begins, the harbors lie as printed."""
    return empty_island(3).changed(flow=(Founding(0),), starter=0)


def test_founding_pieces_count_for_everything() -> None:
    """R20, R23: a founding settlement at a harbor trades there, is a point, and comes out of the supply."""
    state = does(_founding(), RED, Settle("A1"), FoundingRoad("A1-B2")).state
    player = state.table.players[RED]
    assert _rates(Position(state)) == dict.fromkeys(RESOURCES, 3)
    assert points(state, RED) == 1
    assert (player.settlements_left, player.roads_left, player.cities_left) == (4, 14, 4)
    assert player.road_length == 1
    assert CATAN.public(state).table.players[RED].road_length == 1


def test_founding_roads_that_meet_are_one_line() -> None:
    """R21, R23: Longest Road counts both founding roads, which the second settlement need not touch."""
    state = does(_founding(), RED, Settle("A1"), FoundingRoad("A1-B2")).state
    again = Position(state).changed(flow=(Founding(5),))
    assert "L3" in keys_of(again, RED, Settle), "no connection is needed"
    second = does(again, RED, Settle("C2")).state
    assert set(keys_of(second, RED, FoundingRoad)) == {"B2-C2", "C2-D2", "C2-D3"}
    assert does(second, RED, FoundingRoad("B2-C2")).state.table.players[RED].road_length == 2
    assert does(second, RED, FoundingRoad("C2-D2")).state.table.players[RED].road_length == 1


def test_beginners_have_no_harbor_before_they_build_one() -> None:
    """R11, R23, R99: none of the printed settlements is at the sea."""
    for seed in range(4):
        state = CATAN.setup(4, CatanOptions(), Rng(bytes([seed] * 32))).state
        assert {rates(state.table, seat) for seat in range(4)} == {(4, 4, 4, 4, 4)}
