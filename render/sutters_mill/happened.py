"""What the last move has changed, as the pictures mark it."""

from collections.abc import Mapping
from typing import NamedTuple

from games.core.model import Event, Key, Seat
from games.sutters_mill import events as told


class Happened(NamedTuple):
    """Traces of the last move."""

    spaces: frozenset[Key] = frozenset()
    """Where cards have changed, else where prospectors have; of many no more than the last, or the street is full of light."""

    cards: frozenset[Key] = frozenset()
    """Buildings whose top card is new."""

    arrived: frozenset[tuple[Seat, Key]] = frozenset()
    """Whose prospector has come to which space."""

    dug: Mapping[Key, int] = {}
    """Counters taken, by section."""

    lost: frozenset[Key] = frozenset()
    """Sections that have lost a counter unseen."""

    earners: frozenset[tuple[Seat, Key]] = frozenset()
    """Who took counters of which section."""


NOTHING = Happened()

MARKED = 2
"""So many houses are marked at most."""


def happened(events: tuple[Event, ...]) -> Happened:
    """Read the last move's events."""
    changed: dict[Key, None] = {}
    visited: dict[Key, None] = {}
    cards: set[Key] = set()
    arrived: set[tuple[Seat, Key]] = set()
    earners: set[tuple[Seat, Key]] = set()
    lost: set[Key] = set()
    dug: dict[Key, int] = {}
    for event in events:
        match event:
            case told.Dug():
                visited[event.space] = None
                arrived.add((event.seat, event.space))
                earners.add((event.seat, event.counter))
                dug[event.counter] = dug.get(event.counter, 0) + 1
            case told.DidBusiness():
                for section, count in event.counters:
                    earners.add((event.seat, section))
                    dug[section] = dug.get(section, 0) + count
            case told.PlacedCard():
                changed[event.space] = None
                cards.add(event.space)
            case told.PlacedProspector() | told.MovedProspector():
                visited[event.space] = None
                arrived.add((event.seat, event.space))
            case told.RemovedProspector():
                visited[event.space] = None
            case told.RemovedCard() | told.Rearranged() | told.CertificateGone():
                changed[event.space] = None
            case told.CounterLost():
                lost.add(event.counter)
            case _:
                pass
    return Happened(
        frozenset(list(changed or visited)[-MARKED:]),
        frozenset(cards),
        frozenset(arrived),
        dug,
        frozenset(lost),
        frozenset(earners),
    )
