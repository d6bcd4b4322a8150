"""A map: its lattice, what may stand where on it, and what a game on it is played with."""

from collections.abc import Mapping

from games.catan.geometry import Geometry
from games.core.model import Key


class Chart:
    """What the rules of roads and settlements, the set-up and the picture are handed instead of a kind of board.

    An island has sites on all corners and ways on all paths; a scenario names both (R192, R193). Attributes by corner:

    `sites` where a settlement may stand; `stops` where a road ends until its owner has built there (R194); `chips` with a
    Catan chip at the start (R191); `canal` at the Erie canal; `names` of localities. `exits` are the paths from each corner
    on which a road may lie, `ways` all of these, `reds` those that bring a rate at the bank, with the resource or `any` (R195).
    `size` is the board of the box whose cards are used (3.7), `goals` the points to win by number of players (R200), and
    `robber` the hex where the robber begins, None for a desert.
    """

    def __init__(
        self,
        net: Geometry,
        size: Key,
        *,
        sites: frozenset[int] | None = None,
        ways: frozenset[int] | None = None,
        stops: frozenset[int] = frozenset(),
        chips: frozenset[int] = frozenset(),
        canal: frozenset[int] = frozenset(),
        names: Mapping[int, str] | None = None,
        reds: tuple[tuple[int, Key], ...] = (),
        goals: Mapping[int, int] | None = None,
        robber: int | None = None,
    ) -> None:
        self.net = net
        self.size = size
        self.sites = frozenset(range(len(net.corners))) if sites is None else sites
        self.ways = frozenset(range(len(net.paths))) if ways is None else ways
        self.exits = tuple(
            tuple(path for path in paths if path in self.ways) for paths in net.paths_of_corner
        )
        self.stops, self.chips, self.canal = stops, chips, canal
        self.names = names or {}
        self.reds = reds
        self.goals = goals or {}
        self.robber = robber
