"""The end of the game: what was hidden under buildings is counted for all (R95, R103, §9)."""

from games.core.flow import Course
from games.san_juan.events import GameEnded, GameStalled
from games.san_juan.state import State


def end_game(course: Course[State]) -> None:
    """The last Builder phase is over (R95)."""
    course.tell(GameEnded(_counted(course)))
    course.change(flow=())


def stop_game(course: Course[State]) -> None:
    """The game has no end of its own (P1)."""
    course.tell(GameStalled(course.table.round, _counted(course)))
    course.change(flow=())


def _counted(course: Course[State]) -> tuple[int, ...]:
    """How many cards each seat has tucked; where there are any this is news that nobody can take back alone."""
    tucked = tuple([holding.points for holding in course.state.secrets.holdings])
    course.sealed = course.sealed or any(tucked)
    return tucked
