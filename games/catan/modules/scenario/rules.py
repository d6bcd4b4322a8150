"""The rules of a scenario besides what its chart says: chips and red paths (R191, R195, R197)."""

from functools import lru_cache

from games.catan.content import Hand, chart
from games.catan.modules.scenario.events import TookChip
from games.catan.modules.scenario.part import Scenario
from games.catan.options import CatanOptions
from games.catan.rates import lowered
from games.catan.seam import Module
from games.catan.state import Board, State, Table
from games.core.flow import Course
from games.core.model import Key, Seat


class ScenarioModule(Module[Scenario]):
    """Corsica and New York."""

    part = Scenario

    def begin(self, options: CatanOptions, board: Board, seats: int) -> Scenario | None:
        """On every map with red paths; chips lie where the chart has them (R191, R199)."""
        chart = board.chart
        return Scenario(tuple(sorted(chart.chips)), (0,) * seats) if chart.reds else None

    def road_laid(self, course: Course[State], seat: Seat, path: int) -> None:
        """The first road at a crossroads takes its chip (R197, R198)."""
        net = course.state.table.board.geometry
        part = self.of(course.state.table)
        for corner in net.ends[path]:
            if corner in part.chips:
                taken = part.taken
                part = Scenario(
                    tuple([other for other in part.chips if other != corner]),
                    (*taken[:seat], taken[seat] + 1, *taken[seat + 1 :]),
                )
                course.tell(TookChip(seat, net.corners[corner]))
        self.put(course, part)

    def points(self, table: Table, seat: Seat) -> tuple[tuple[Key, int], ...]:
        """A point for each chip (R197)."""
        return (("chips", self.of(table).taken[seat]),)

    def marks_at(self, table: Table, corner: int) -> list[Key]:
        """The chip that nobody has taken yet."""
        return ["chip"] if corner in self.of(table).chips else []

    def rates(self, table: Table, seat: Seat, rates: Hand) -> Hand:
        """What the seat's roads on red paths bring (R195)."""
        for kind in _reached(table.board.plan, table.roads, seat):
            rates = lowered(rates, kind)
        return rates


@lru_cache(maxsize=256)
def _reached(plan: Key, roads: tuple[Seat, ...], seat: Seat) -> tuple[Key, ...]:
    """What the red paths under the seat's roads trade; the board stays the same over many questions."""
    return tuple([kind for path, kind in chart(plan).reds if roads[path] == seat])


SCENARIO = ScenarioModule()
