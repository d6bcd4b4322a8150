"""The lattice under a board: hexes, corners and paths with their labels (4.1, 4.2), and what touches what.

Hexes, corners and paths are numbered from 0 in the order of their labels. Everything here is computed once per board.
"""

from functools import cached_property

Place = tuple[str, int, int]
"""Canonical id of a corner: ("N" or "S", q, r), the top or bottom corner of hex position (q, r)."""

Axial = tuple[int, int]

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def hex_corners(q: int, r: int) -> tuple[Place, ...]:
    """The corners of a hex, clockwise from the top: N, NE, SE, S, SW, NW (4.1)."""
    return (
        ("N", q, r),
        ("S", q + 1, r - 1),
        ("N", q, r + 1),
        ("S", q, r),
        ("N", q - 1, r + 1),
        ("S", q, r - 1),
    )


def half_row(place: Place) -> tuple[int, int]:
    """Where a corner stands: its horizontal row in half side lengths, and twice its column in hex widths."""
    side, q, r = place
    return 3 * r + (-2 if side == "N" else 2), 2 * q + r


class Geometry:
    """One lattice of hexes.

    `corners_of_hex`, `hexes_of_corner`, `neighbours`, `paths_of_corner`, `ends`: tuples of indices by index.
    """

    def __init__(self, hexes: tuple[Axial, ...]) -> None:
        self.hexes = hexes
        places = sorted({place for q, r in hexes for place in hex_corners(q, r)}, key=half_row)
        rows = sorted({half_row(place)[0] for place in places})
        by_row = {row: [place for place in places if half_row(place)[0] == row] for row in rows}
        self.places = tuple(place for row in rows for place in by_row[row])
        self.corners = tuple(
            f"{ROWS[line]}{column + 1}"
            for line, row in enumerate(rows)
            for column in range(len(by_row[row]))
        )
        index = {place: number for number, place in enumerate(self.places)}
        self.corners_of_hex = tuple(
            tuple(index[place] for place in hex_corners(q, r)) for q, r in hexes
        )
        self.hexes_of_corner = tuple(
            tuple(number for number, corners in enumerate(self.corners_of_hex) if corner in corners)
            for corner in range(len(self.places))
        )
        self.ends = tuple(
            sorted(
                {
                    (min(a, b), max(a, b))
                    for ring in self.corners_of_hex
                    for a, b in zip(ring, (*ring[1:], ring[0]))
                }
            )
        )
        self.paths = tuple(f"{self.corners[a]}-{self.corners[b]}" for a, b in self.ends)
        self.paths_of_corner = tuple(
            tuple(path for path, ends in enumerate(self.ends) if corner in ends)
            for corner in range(len(self.places))
        )
        self.neighbours = tuple(
            tuple(sum(self.ends[path]) - corner for path in paths)
            for corner, paths in enumerate(self.paths_of_corner)
        )
        self.labels = tuple(f"#{number + 1}" for number in range(len(hexes)))

    @cached_property
    def corner_of(self) -> dict[str, int]:
        """Corner by label."""
        return {label: corner for corner, label in enumerate(self.corners)}

    @cached_property
    def path_of(self) -> dict[str, int]:
        """Path by label."""
        return {label: path for path, label in enumerate(self.paths)}

    @cached_property
    def hex_of(self) -> dict[str, int]:
        """Hex by label."""
        return {label: number for number, label in enumerate(self.labels)}

    @cached_property
    def beyond(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By corner: its (path, corner at the other end)."""
        return tuple(
            tuple(zip(paths, ends)) for paths, ends in zip(self.paths_of_corner, self.neighbours)
        )

    @cached_property
    def adjacent_hexes(self) -> tuple[tuple[int, ...], ...]:
        """By hex: the hexes that share a path with it."""
        return tuple(
            tuple(
                other
                for other in range(len(self.hexes))
                if other != number
                and len(set(self.corners_of_hex[other]) & set(self.corners_of_hex[number])) == 2
            )
            for number in range(len(self.hexes))
        )

    @cached_property
    def coast(self) -> tuple[int, ...]:
        """The paths with the sea on one side, clockwise from the north-west side of hex #1 (4.5)."""
        shores = {
            path
            for path, (a, b) in enumerate(self.ends)
            if len(set(self.hexes_of_corner[a]) & set(self.hexes_of_corner[b])) == 1
        }
        corner = self.corners_of_hex[0][5]
        walk: list[int] = []
        path = next(
            path
            for path in self.paths_of_corner[corner]
            if path in shores and self._is_clockwise(path, corner)
        )
        while path not in walk:
            walk.append(path)
            corner = sum(self.ends[path]) - corner
            path = next(
                other for other in self.paths_of_corner[corner] if other in shores and other != path
            )
        return tuple(walk)

    def _is_clockwise(self, path: int, corner: int) -> bool:
        """Whether going along the path from that corner of hex #1 goes round the hex clockwise."""
        ring = self.corners_of_hex[0]
        return ring[(ring.index(corner) + 1) % 6] in self.ends[path]
