"""The first position (section 5)."""

from games.core.flow import Course
from games.core.multiset import with_one
from games.core.rng import Rng
from games.sutters_mill.content import CAMPS, LIMITS, PLACE, SPACES
from games.sutters_mill.events import Starts
from games.sutters_mill.phases.turns import begin_turn
from games.sutters_mill.state import NOT_TAKEN, Player, Secrets, State, Table


def set_up(seats: int, rng: Rng) -> Course[State]:
    """One prospector each in the river camp, 13 cards, six nuggets; whoever begins is drawn (S1 to S7)."""
    stood = with_one((0,) * len(SPACES), PLACE[CAMPS[0]])
    player = Player(prospectors=stood, off_board=LIMITS.prospectors - 1)
    table = Table(players=(player,) * seats, starter=0, active=0)
    course = Course(State(rng, (), table, Secrets((NOT_TAKEN,) * seats)))
    starter = course.below(seats)
    course.change_table(starter=starter)
    course.tell(Starts(starter))
    begin_turn(course, starter)
    return course
