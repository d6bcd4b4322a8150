"""The longest line of roads the slow way: every set of roads is looked at, not every walk."""

from itertools import combinations

from games.catan.state import CITY, NOBODY, State
from games.core.model import Seat


def longest_trail(state: State, seat: Seat) -> int:
    """R140, R141 as Euler would have it.

    Foreign buildings cut the net: each road that ends there gets an end of its own. A set of roads is one line when it hangs
    together and at most two of its ends meet an odd number of its roads.
    """
    net = state.table.board.geometry
    lines: list[tuple[object, object]] = []
    for path, owner in enumerate(state.table.roads):
        if owner == seat:
            a, b = [
                (corner, path) if _is_foreign(state.table.buildings[corner], seat) else corner
                for corner in net.ends[path]
            ]
            lines.append((a, b))
    return max((_longest(piece) for piece in _pieces(lines)), default=0)


def _is_foreign(building: int, seat: Seat) -> bool:
    """Whether another player's settlement or city stands there."""
    return building != NOBODY and building % CITY != seat


def _pieces(lines: list[tuple[object, object]]) -> list[list[tuple[object, object]]]:
    """The roads in connected pieces."""
    pieces: list[list[tuple[object, object]]] = []
    for line in lines:
        touching = [piece for piece in pieces if any(set(line) & set(other) for other in piece)]
        pieces = [piece for piece in pieces if piece not in touching]
        pieces.append([line, *[other for piece in touching for other in piece]])
    return pieces


def _longest(piece: list[tuple[object, object]]) -> int:
    """The largest part of the piece that is one line."""
    for size in range(len(piece), 0, -1):
        if any(
            _is_even_enough(part) and len(_pieces(list(part))) == 1
            for part in combinations(piece, size)
        ):
            return size
    return 0


def _is_even_enough(part: tuple[tuple[object, object], ...]) -> bool:
    """Whether at most two ends meet an odd number of roads."""
    odd: set[object] = set()
    for a, b in part:
        odd ^= {a}
        odd ^= {b}
    return len(odd) <= 2
