"""The order of every phase (7.5), and how a phase goes from one step to the next."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.model import Key
from games.puerto_rico.bank import pay_money
from games.puerto_rico.content import VALUE
from games.puerto_rico.events import Prospected
from games.puerto_rico.frames import Phase
from games.puerto_rico.island import value
from games.puerto_rico.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    placement,
    settled,
    settler,
    storage,
    trader,
)
from games.puerto_rico.phases.guests import stir, window_for_all
from games.puerto_rico.state import State


class Step(NamedTuple):
    """A step of a phase in which somebody may be asked."""

    run: Callable[[Course[State], Phase], None]
    needs: Key | None = None
    """The building without which in the game nothing happens."""


class Deed(NamedTuple):
    """A step of a phase that is over as soon as it is done: nobody is asked."""

    run: Callable[[Course[State], Phase], None]
    needs: Key | None = None


Steps: TypeAlias = tuple[Step | Deed, ...]


def prospect(course: Course[State], phase: Phase) -> None:
    """The Prospector receives a doubloon, two with the Library (R70)."""
    seat = phase.chooser
    doubloons = value(course.table.players[seat], "library", VALUE["library"]) or 1
    stir(course)
    pay_money(course, seat, doubloons)
    course.tell(Prospected(seat, doubloons))


_WINDOW = Step(window_for_all, "guesthouse")
_PROSPECTOR = (_WINDOW, Deed(prospect), _WINDOW)

STEPS: Mapping[Key, Steps] = {
    "settler": (
        _WINDOW,
        Step(settler.begin),
        _WINDOW,
        Step(settled.library, "library"),
        Step(settled.lodges, "hunting_lodge"),
        Deed(settled.new_row),
    ),
    "mayor": (
        Deed(mayor.privilege),
        Deed(mayor.villas, "villa"),
        Step(mayor.ship),
        Step(placement.begin),
        Deed(mayor.refill),
    ),
    "builder": (_WINDOW, Step(builder.begin), _WINDOW),
    "craftsman": (
        _WINDOW,
        Deed(craftsman.chapels, "chapel"),
        Step(craftsman.begin),
        Step(craftsman.privilege),
        _WINDOW,
        Deed(craftsman.factories, "factory"),
        Deed(craftsman.specialty_factories, "specialty_factory"),
    ),
    "trader": (_WINDOW, Step(trader.begin), _WINDOW, Deed(trader.clear)),
    "captain": (
        _WINDOW,
        Deed(captain.lighthouse, "lighthouse"),
        Deed(captain.union_halls, "union_hall"),
        Step(captain.begin),
        _WINDOW,
        Step(storage.begin),
        Deed(storage.sail),
    ),
    "prospector": _PROSPECTOR,
    "prospector_2": _PROSPECTOR,
}
"""The windows W1 and W3 stand where the rules have them (R72)."""


def go_on(course: Course[State], phase: Phase) -> bool:
    """Go through the steps whose building is in the game, up to one that may ask; after the last one the phase is over (R5)."""
    steps = STEPS[phase.role]
    in_play = course.state.table.buildings
    for number in range(phase.step, len(steps)):
        step = steps[number]
        if step.needs is not None and step.needs not in in_play:
            continue
        if type(step) is Deed:
            step.run(course, phase)
            continue
        current = replace(course.state.flow[-1], step=number + 1)
        assert isinstance(current, Phase)
        course.swap(current)
        step.run(course, current)
        return True
    course.pop()
    return True


PHASE = Asking(resume=go_on)
