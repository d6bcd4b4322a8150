"""How rolling ends: after the last roll, by stopping, or by building at once."""

from games.catan_dice.actions import Build, Reroll, Stop
from games.catan_dice.frames import Building, Rolling
from games.catan_dice.phases.building import play_build
from games.catan_dice.phases.rolling import asked_dice, play_reroll, play_stop
from games.catan_dice.state import State
from games.core.flow import Asking, Course
from games.core.model import Seat


def play_build_at_once(course: Course[State], _frame: Rolling, seat: Seat, action: Build) -> None:
    """Whoever builds is content with the dice: rolling is over (R112, ruling 38)."""
    frame = Building()
    course.swap(frame)
    play_build(course, frame, seat, action)


ROLLING = Asking(asked_dice, {Reroll: play_reroll, Stop: play_stop, Build: play_build_at_once})
