"""What the board shows large in a phase, and where: the town and the whole road while workers are placed, then the stretch of
road that still matters, the castle, the king's favors.
"""

from enum import Enum, auto
from typing import NamedTuple

from games.caylus.content import CASTLE
from games.caylus.views import Public
from games.caylus.views import phase_of as course_of
from render.caylus.builders import HIGH
from render.caylus.castle import Site
from render.caylus.favors import Sheet, hall, standing
from render.caylus.focus import Part, focused
from render.caylus.happened import Happened
from render.caylus.openings import FAVORS as ABOUT_FAVORS
from render.caylus.openings import at_work
from render.caylus.seats import ROOMY
from render.caylus.stretch import IDLE, stretch_of
from render.caylus.valley import FIRST, Valley, valley_of
from render.core.shell import phase_of


class Mode(Enum):
    """What fills the picture."""

    TOWN = auto()
    """Castle, town and the whole road."""

    ROAD = auto()
    """The stretch of road that still matters, below the castle."""

    CASTLE = auto()
    """The castle while it is built, and those who build it."""

    HALL = auto()
    """The king's favors, below the castle."""

    DONE = auto()
    """The castle of a finished game, and the whole road."""


class Stage(NamedTuple):
    """Where the castle lies, and the ground of the row before it."""

    site: Site
    row_foot: int


STAGE = Stage(Site(24, 96, 1352, 216), 386)
PAVILION = 70
"""How far from the king's pavilion the castle begins."""

IN_TOWN = frozenset({"placing", "specials"})
"""The phases in which something is done in town."""

BEFORE = 78
"""How high the row before the castle is."""

AROUND_HALL = 16
"""What lies above and below a favor table that takes a whole row."""


class Layout(NamedTuple):
    """Where everything lies."""

    mode: Mode
    valley: Valley
    stage: Stage
    sheet: Sheet | None
    """The favor table, if it is shown."""

    @property
    def site(self) -> Site:
        """Where the castle lies: beside the king's pavilion if that is shown there."""
        site = self.stage.site
        if self.sheet is None or self.mode is Mode.HALL:
            return site
        left = self.sheet.x + self.sheet.wide + PAVILION
        return site._replace(x=left, wide=site.x + site.wide - left)

    @property
    def taller(self) -> int:
        """How much higher the players' rows are than usual."""
        is_roomy = self.mode not in {Mode.TOWN, Mode.DONE} and self.valley.lanes.stretches == 1
        return ROOMY if is_roomy else 0


def great(drop: int, before: int = BEFORE) -> Stage:
    """Where things lie while the castle is built or done and the road begins so much lower: it takes the place of the town too,
    where nothing is done then, and of the row before it if that is less high.
    """
    foot = FIRST - 16 + drop
    return Stage(Site(24, 98, 1352, foot - before - 98), foot)


def layout_of(view: Public, traces: Happened, parts: dict[int, Part]) -> Layout:
    """Where everything lies on the board of a position after the last move."""
    phase, valley = phase_of(view), valley_of(view)
    mode = mode_of(view, valley)
    is_court = phase in ABOUT_FAVORS or bool(traces.favors)
    sheet = standing(view) if is_court and mode in {Mode.TOWN, Mode.ROAD} else None
    if mode is Mode.TOWN:
        return Layout(mode, focused(valley, view, parts), STAGE, sheet)
    if mode is Mode.DONE:
        valley = valley._replace(lanes=valley.lanes.lowered())
        stage = great(valley.lanes.drop, 0)
        return Layout(mode, focused(valley, view, parts), stage, sheet)
    valley = focused(stretch_of(valley, view, parts), view, parts)
    before = BEFORE
    if mode is Mode.CASTLE:
        before = HIGH
    elif mode is Mode.HALL:
        sheet = hall(view)
        before = sheet.high + AROUND_HALL
    stage = great(valley.lanes.drop, before)
    if mode is Mode.HALL and sheet is not None:
        sheet = sheet._replace(y=stage.row_foot - sheet.high - AROUND_HALL // 4)
    return Layout(mode, valley, stage, sheet)


def mode_of(view: Public, valley: Valley) -> Mode:
    """What fills the picture of a position: the king's favors only once the road is long enough to leave them its room."""
    if not view.flow:
        return Mode.DONE
    course = course_of(view.flow)
    if at_work(view) == CASTLE:
        return Mode.CASTLE
    has_room = valley.lanes.stretches > 1 and view.table.options.favors == "standard"
    if course in IDLE and has_room:
        return Mode.HALL
    return Mode.TOWN if course in IN_TOWN else Mode.ROAD
