"""The first position (5.1)."""

from games.catan_dice.events import Starts
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.phases.rolling import begin_turn
from games.catan_dice.state import Sheet, State, Table
from games.core.flow import Course
from games.core.rng import Rng


def set_up(seats: int, options: CatanDiceOptions, rng: Rng) -> Course[State]:
    """Empty sheets, whoever begins drawn, the first dice rolled (R102 to R104, R110)."""
    sheets = (Sheet(),) * seats
    course = Course(State(rng=rng, flow=(), table=Table(options.island, sheets, active=0)))
    starter = course.below(seats)
    if seats > 1:
        course.tell(Starts(starter))
    begin_turn(course, starter)
    return course
