"""What the last move changed, for the eye: places, officers, stones of the castle, markers of favors, who passed."""

from collections.abc import Sequence
from typing import NamedTuple

from games.caylus import events as told
from games.caylus import royal_events as royal
from games.core.model import Event, Key, Seat


class Happened(NamedTuple):
    """The traces of the last move."""

    place: Key = ""
    """The building of which the ribbon tells: that of the first event, if it has one."""

    space: int = 0
    """Where something was built, if the first event tells of that."""

    officers: frozenset[Key] = frozenset()
    stones: int = 0
    """How many stones of the castle have been laid."""

    favors: frozenset[tuple[Key, int]] = frozenset()
    """Where markers of favors have come to stand: line and column."""

    passed: frozenset[Seat] = frozenset()


def happened(events: Sequence[Event]) -> Happened:
    """The traces that these events left."""
    traces = next((_beginning(event) for event in events if not event.begins_part), Happened())
    for event in events:
        traces = _with(traces, event)
    return traces


def _beginning(event: Event) -> Happened:
    """Where the first event of a move was."""
    match event:
        case told.Built() | told.Transformed():
            return Happened(space=event.space)
        case told.TransformationPaid():
            return Happened(event.target)
        case _:
            named = [getattr(event, name, None) for name in ("building", "place")]
            return Happened(next((key for key in named if isinstance(key, str)), ""))


def _with(traces: Happened, event: Event) -> Happened:
    match event:
        case told.Passed():
            return traces._replace(passed=traces.passed | {event.seat})
        case told.ProvostMoved():
            return traces._replace(officers=traces.officers | {"provost"})
        case royal.BailiffMoved():
            return traces._replace(officers=traces.officers | {"bailiff"})
        case royal.BatchesGiven():
            return traces._replace(stones=traces.stones + event.batches)
        case royal.LineChosen():
            return traces._replace(favors=traces.favors | {(event.line, event.column)})
        case _:
            return traces
