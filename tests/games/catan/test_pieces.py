"""What follows from the pieces alone is found once while they lie still, for each seat by itself."""

from msgspec.structs import replace

from games.catan.pieces import Buildings, Roads, of_pieces
from games.catan.state import NOBODY, Board
from games.core.model import Seat
from tests.games.catan.positions import BLUE, RED, beginners


def test_the_newest_answer_is_kept_until_a_piece_moves() -> None:
    """Other things on the table do not matter; equal pieces that are not the same ones give the same answer."""
    asked: list[Seat] = []

    def find(board: Board, roads: Roads, buildings: Buildings, seat: Seat) -> int:
        asked.append(seat)
        return roads.count(seat)

    roads_of = of_pieces(find)
    table = beginners().state.table
    before = table.roads.count(RED)

    assert [roads_of(table, RED), roads_of(replace(table, turn=9), RED)] == [before, before]
    assert roads_of(table, BLUE) == table.roads.count(BLUE)
    assert asked == [RED, BLUE]

    free = table.roads.index(NOBODY)
    laid = replace(table, roads=(*table.roads[:free], RED, *table.roads[free + 1 :]))
    assert roads_of(laid, RED) == before + 1
    assert roads_of(table, RED) == before
    assert roads_of(replace(table, roads=(*table.roads[:-1], table.roads[-1])), RED) == before
    assert asked == [RED, BLUE, RED, RED, RED]
