"""What follows from the pieces on the board alone: asked again and again while they stay where they are."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from games.catan.state import Board, Table
from games.core.model import Seat

R = TypeVar("R")

Roads: TypeAlias = tuple[Seat, ...]
Buildings: TypeAlias = tuple[int, ...]


def of_pieces(find: Callable[[Board, Roads, Buildings, Seat], R]) -> Callable[[Table, Seat], R]:
    """`find`, with the newest answer of each seat kept: that the pieces are the very same is seen sooner than hashed."""
    newest: dict[Seat, tuple[Roads, Buildings, Board, R]] = {}

    def found(table: Table, seat: Seat) -> R:
        board, roads, buildings = table.board, table.roads, table.buildings
        kept = newest.get(seat)
        if kept and kept[0] is roads and kept[1] is buildings and kept[2] is board:
            return kept[3]
        answer = find(board, roads, buildings, seat)
        newest[seat] = roads, buildings, board, answer
        return answer

    return found
