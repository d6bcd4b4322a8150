"""What the last move changed, for the eye: places, officers, stones of the castle, markers of favors, who passed."""

from collections.abc import Iterable
from typing import NamedTuple

from games.caylus import events as told
from games.caylus import royal_events as royal
from games.core.model import Event, Key, Seat


class Happened(NamedTuple):
    """The traces of the last move."""

    places: frozenset[Key] = frozenset()
    """Buildings to whom something happened."""

    spaces: frozenset[int] = frozenset()
    """Where something has been built."""

    officers: frozenset[Key] = frozenset()
    stones: int = 0
    """How many stones of the castle have been laid."""

    favors: frozenset[tuple[Key, int]] = frozenset()
    """Where markers of favors have come to stand: line and column."""

    passed: frozenset[Seat] = frozenset()


def happened(events: Iterable[Event]) -> Happened:
    """The traces that these events left."""
    traces = Happened()
    for event in events:
        traces = _with(traces, event)
    return traces


def _with(traces: Happened, event: Event) -> Happened:
    match event:
        case told.Built():
            return traces._replace(spaces=traces.spaces | {event.space})
        case told.Transformed():
            return traces._replace(spaces=traces.spaces | {event.space})
        case told.TransformationPaid():
            return traces._replace(places=traces.places | {event.target})
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
            named = {getattr(event, name, None) for name in ("place", "building")}
            return traces._replace(
                places=traces.places | {key for key in named if isinstance(key, str)}
            )
