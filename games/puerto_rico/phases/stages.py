"""A turn in stages: what comes one after the other for the seat whose turn it is (7.5)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from games.core.flow import Asking, Course
from games.core.forms import Decision
from games.core.model import Action, Key
from games.puerto_rico.state import State


class Act(NamedTuple):
    """Something that happens by itself."""

    run: Callable[..., None]
    """`run(course, frame)`; the stage is over already, and what is pushed comes before the next one."""

    is_open: Callable[..., bool] | None = None
    """`is_open(state, frame)`: whether it happens at all."""

    needs: Key | None = None
    """The building without which in the game nothing happens."""


class Ask(NamedTuple):
    """Something that the seat may do."""

    decision: Callable[..., Decision]
    """`decision(state, frame)`."""

    is_open: Callable[..., bool]
    """`is_open(state, frame)`: whether it is asked at all, from public facts."""

    needs: Key | None = None


Stages: TypeAlias = tuple[Act | Ask, ...]


def in_stages(
    stages: Stages, plays: Mapping[type[Action], Callable[..., None]], *, forced: bool = False
) -> Asking:
    """How a frame of seats in turn with a `stage` asks and goes on: each turn from the first stage to the last."""

    def asked(state: State, frame: Any) -> tuple[Decision, ...]:
        stage = stages[frame.stage]
        assert isinstance(stage, Ask)
        return (stage.decision(state, frame),)

    def resume(course: Course[State], frame: Any) -> bool:
        here = frame
        while here.queue:
            number = _next_stage(stages, course.state, here)
            if number == len(stages):
                here = replace(here.fresh(), queue=here.queue[1:])
                continue
            stage = stages[number]
            if type(stage) is Act:
                course.swap(replace(here, stage=number + 1))
                stage.run(course, here)
                return True
            if here is frame and here.stage == number:
                return False
            course.swap(replace(here, stage=number))
            return forced
        course.pop()
        return True

    return Asking(asked, plays, resume, forced=forced)


def _next_stage(stages: Stages, state: State, frame: Any) -> int:
    """The first stage of the turn, from where it stands, at which something happens or is asked."""
    in_play = state.table.buildings
    for number in range(frame.stage, len(stages)):
        _, is_open, needs = stages[number]
        if (needs is None or needs in in_play) and (is_open is None or is_open(state, frame)):
            return number
    return len(stages)


def past(course: Course[State], **fields: object) -> None:
    """Go on to the next stage of the turn, other fields of the top frame changed."""
    frame: Any = course.state.flow[-1]
    course.swap(replace(frame, stage=frame.stage + 1, **fields))
