"""Phase 7: bailiff, provost, sections of the castle, the end (R83 to R87a, R101)."""

from games.caylus.content import FROM_CASTLE, SECTION, SECTIONS
from games.caylus.frames import Scoring
from games.caylus.holdings import earning, forget_lines, lost
from games.caylus.phases.favors import gain_favors
from games.caylus.phases.rounds import begin_round
from games.caylus.royal_events import BailiffMoved, GameEnded, SectionClosed, SectionScored
from games.caylus.state import State, Table
from games.caylus.views import open_columns
from games.core.flow import Asking, Course
from games.core.model import Seat


def end_round(course: Course[State]) -> None:
    """Move the bailiff, bring the provost to him, score what is due (R83 to R86)."""
    table = course.table
    steps = 2 if table.provost > table.bailiff else 1
    space = table.bailiff + steps
    course.change_table(bailiff=space, provost=space)
    course.tell(BailiffMoved(steps, space))
    _score_next(course)


def _is_due(table: Table) -> bool:
    """Whether the section under construction is to be scored (R85)."""
    if table.scored == len(SECTION):
        return False
    section = SECTION[table.scored]
    return table.bailiff >= section.marker or len(table.lots[table.scored]) == section.lots


def _score_next(course: Course[State]) -> None:
    """The next section that is due; else the next round, or the end (R86, R87a)."""
    table = course.table
    if _is_due(table):
        course.change(flow=(Scoring(table.order, table.scored),))
        return
    forget_lines(course)
    if table.scored < len(SECTION):
        begin_round(course)
        return
    course.tell(GameEnded())
    course.change(flow=())


def go_on(course: Course[State], frame: Scoring) -> bool:
    """Each player in turn order, then the section is closed (R87)."""
    if frame.queue:
        course.swap(Scoring(frame.queue[1:], frame.section))
        _score(course, frame.queue[0], frame.section)
        return True
    course.change_table(scored=frame.section + 1)
    table = course.table
    columns = open_columns(table) if table.options.favors == "standard" else 0
    course.tell(SectionClosed(SECTIONS[frame.section], columns))
    _score_next(course)
    return True


def _score(course: Course[State], seat: Seat, number: int) -> None:
    """Favors for the houses there, or points lost (R87)."""
    table = course.table
    section = SECTION[number]
    houses = table.lots[number].count(seat)
    favors = section.houses[min(houses, len(section.houses) - 1)]
    player = table.players[seat]
    points = 0 if houses else lost(player, section.loss)
    course.tell(SectionScored(seat, SECTIONS[number], houses, favors, points))
    if points:
        course.change_player(seat, earned=earning(player, FROM_CASTLE, -points))
    if favors:
        gain_favors(course, seat, favors)


SCORING = Asking(resume=go_on)
