"""What the last move has changed, as the pictures mark it."""

from collections.abc import Mapping
from typing import NamedTuple

from games.core.model import Event, Key, Seat
from games.sutters_mill import events as told


class Happened(NamedTuple):
    """Traces of the last move."""

    spaces: frozenset[Key] = frozenset()
    """Buildings and camps."""

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


def happened(events: tuple[Event, ...]) -> Happened:
    """Read the last move's events."""
    spaces: set[Key] = set()
    cards: set[Key] = set()
    arrived: set[tuple[Seat, Key]] = set()
    earners: set[tuple[Seat, Key]] = set()
    lost: set[Key] = set()
    dug: dict[Key, int] = {}
    for event in events:
        match event:
            case told.Dug():
                spaces.add(event.space)
                arrived.add((event.seat, event.space))
                earners.add((event.seat, event.counter))
                dug[event.counter] = dug.get(event.counter, 0) + 1
            case told.DidBusiness():
                for section, count in event.counters:
                    earners.add((event.seat, section))
                    dug[section] = dug.get(section, 0) + count
            case told.PlacedCard():
                spaces.add(event.space)
                cards.add(event.space)
            case told.PlacedProspector() | told.MovedProspector():
                spaces.add(event.space)
                arrived.add((event.seat, event.space))
            case told.RemovedProspector() | told.RemovedCard() | told.Rearranged():
                spaces.add(event.space)
            case told.CertificateGone():
                spaces.add(event.space)
            case told.CounterLost():
                lost.add(event.counter)
            case _:
                pass
    return Happened(
        frozenset(spaces),
        frozenset(cards),
        frozenset(arrived),
        dug,
        frozenset(lost),
        frozenset(earners),
    )
