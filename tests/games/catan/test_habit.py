"""What trials go on with: the bank gives what is missing, roads lead somewhere, what most are left of is returned."""

from random import Random

from games.catan.actions import BankTrade, BuildRoad, BuildSettlement, BuyCard, Discard, EndTurn
from games.catan.estimate import worths
from games.catan.frames import RobberMoving
from games.catan.game import CATAN
from games.catan.network import is_spaced
from games.catan.phases.robber import discards
from games.core.model import Action, Seat
from tests.games.catan.positions import RED, Position, asked, beginners


def habits(position: Position, seat: Seat = RED) -> set[Action | None]:
    """What may be done there in trials."""
    decision = asked(position, seat)
    assert decision is not None
    return {CATAN.habit(position.state, decision, Random(number).randrange) for number in range(40)}


def test_the_bank_gives_the_card_that_is_missing() -> None:
    """For a city, and paid with what it does not need."""
    assert habits(beginners().holding(RED, wool=4, grain=2, ore=2)) == {BankTrade("wool@ore")}
    assert habits(beginners().holding(RED, ore=7, grain=1)) == {BankTrade("ore@grain")}


def test_nothing_is_traded_without_an_aim() -> None:
    """Four of a kind are kept where no building is near."""
    assert habits(beginners().holding(RED, lumber=4)) == {EndTurn()}


def test_roads_lead_to_corners_to_settle() -> None:
    """More often than not to one where a settlement can stand."""
    position = beginners().holding(RED, lumber=1, brick=1)
    roads = [action for action in habits(position) if isinstance(action, BuildRoad)]
    table, net = position.state.table, position.net
    value = worths(table.board)
    ends = [net.ends[net.path_of[road.path]] for road in roads]
    assert roads
    assert any(
        value[corner] > 0 and is_spaced(table.board.chart, table.buildings, corner)
        for pair in ends
        for corner in pair
    )


def test_what_can_be_built_is_built() -> None:
    """Before anything else; else a card is bought, or not."""
    settled = beginners().with_roads(RED, "D3-E3")
    settled = settled.holding(RED, lumber=1, brick=1, wool=1, grain=1)
    assert {type(one) for one in habits(settled)} == {BuildSettlement}
    assert habits(beginners().holding(RED, wool=1, grain=1, ore=1)) == {BuyCard(), EndTurn()}


def test_what_most_are_left_of_is_returned() -> None:
    """One after the other."""
    rich = beginners().holding(RED, lumber=5, ore=3)
    rolled = rich.changed(flow=(*rich.state.flow, RobberMoving(), discards(rich.state)))
    assert habits(rolled) == {Discard((("lumber", 3), ("ore", 1)))}
