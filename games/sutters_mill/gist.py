"""What happened while somebody was away, told in brief: what came of it, and not what others undid. None of these is stored."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from games.core.model import Event, Gist, Key, Message, Seat, SeatName, say
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    DidBusiness,
    Dug,
    SuttersMillEvent,
    TookAdventurer,
    TookCertificate,
)

SEVERAL = 2
"""Changes of hands from which on only what came of them is told."""


class Mined(SuttersMillEvent, frozen=True, tag="mined"):
    """How many counters a rival has taken, by digging and by business."""

    seat: Seat
    counters: int

    def words(self) -> Message:
        """The counters as a number."""
        return say("sutters-mill-event-mined", seat=SeatName(self.seat), counters=self.counters)


WEIGHTS: Mapping[type[Event], int] = {Mined: 3}
"""How much they matter."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """Who holds certificates and the adventurer after all, and how much gold rivals took; to everybody all is told."""
    if reader is None:
        return ()
    return (*_certificates(heard, reader), *_adventurer(heard), *_mined(heard, reader))


def _certificates(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Each certificate that changed hands more than once; who had it is the reader, if it went through their hands."""
    changes: defaultdict[Key, list[tuple[int, TookCertificate | CertificateGone]]]
    changes = defaultdict(list)
    for place, event in enumerate(heard):
        if isinstance(event, TookCertificate | CertificateGone):
            changes[event.space].append((place, event))
    for space, found in changes.items():
        if len(found) < SEVERAL:
            continue
        events = [event for _, event in found]
        holders = [event.former for event in events]
        former = reader if reader in holders else holders[0]
        places = [place for place, _ in found]
        last = events[-1]
        if isinstance(last, CertificateGone):
            yield CertificateGone(space, former), places
        elif last.seat in (reader, former):
            is_new = last.seat != holders[0]
            yield TookCertificate(last.seat, space, holders[0]) if is_new else None, places
        else:
            yield TookCertificate(last.seat, space, former), places


def _adventurer(heard: Sequence[Event]) -> Iterator[Gist]:
    """The adventurer, if it changed hands more than once."""
    found = [
        (place, event)
        for place, event in enumerate(heard)
        if isinstance(event, TookAdventurer | AdventurerFree)
    ]
    if len(found) < SEVERAL:
        return
    (_, first), (_, last) = found[0], found[-1]
    before, after = first.former, last.seat if isinstance(last, TookAdventurer) else None
    told: Event | None = None
    if after != before:
        told = AdventurerFree(before) if after is None else TookAdventurer(after, before)
    yield told, [place for place, _ in found]


def _mined(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The counters of each rival."""
    places: defaultdict[Seat, list[int]] = defaultdict(list)
    counters: defaultdict[Seat, int] = defaultdict(int)
    for place, event in enumerate(heard):
        match event:
            case Dug():
                more = 1
            case DidBusiness():
                more = sum([count for _, count in event.counters])
            case _:
                continue
        if event.seat != reader:
            places[event.seat].append(place)
            counters[event.seat] += more
    for seat, count in counters.items():
        yield Mined(seat, count), places[seat]
