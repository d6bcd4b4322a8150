"""What happened while somebody was away, told in brief: what came of it, and not what others undid. None of these is stored."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from games.core.model import Event, Gist, Key, Message, Seat, SeatName, Term, Terms, say
from games.sutters_mill.content import VALUE
from games.sutters_mill.events import (
    AdventurerFree,
    CertificateGone,
    DidBusiness,
    Dug,
    MovedProspector,
    PlacedCard,
    PlacedProspector,
    Rank,
    Rearranged,
    RemovedCard,
    Space,
    SuttersMillEvent,
    TookAdventurer,
    TookCertificate,
    of_former,
)

SEVERAL = 2
"""Changes of hands from which on only what came of them is told."""

MANY = 3
"""Ways of a rival's prospectors from which on only their number is told."""


class Mined(SuttersMillEvent, frozen=True, tag="mined"):
    """How many counters a rival has taken, by digging and by business."""

    seat: Seat
    counters: int

    def words(self) -> Message:
        """The counters as a number."""
        return say("sutters-mill-event-mined", seat=SeatName(self.seat), counters=self.counters)


class Claimed(SuttersMillEvent, frozen=True, tag="claimed"):
    """A rival has got a certificate with a card: cause and effect in one."""

    befalls = ("former",)

    seat: Seat
    space: Space
    card: Rank
    former: Seat | None = None
    """Who had it."""

    def words(self) -> Message:
        """With the former holder where there is one."""
        return of_former(self, self.former)


class Reordered(SuttersMillEvent, frozen=True, tag="reordered"):
    """A rival has reordered a stack, and its certificate has come or gone with that."""

    befalls = ("owner", "former")

    seat: Seat
    space: Space
    owner: Seat
    """Who has it now."""
    former: Seat

    def words(self) -> Message:
        """Who had it, and who has it."""
        return say(
            "sutters-mill-event-reordered",
            seat=SeatName(self.seat),
            space=Term("space", self.space),
            owner=SeatName(self.owner),
            former=SeatName(self.former),
        )


class Saved(SuttersMillEvent, frozen=True, tag="saved"):
    """A rival has saved cards of the reader, who scores them."""

    befalls = ("owner",)

    seat: Seat
    owner: Seat
    cards: tuple[Rank, ...]

    def words(self) -> Message:
        """The cards and their points."""
        return say(
            "sutters-mill-event-saved",
            seat=SeatName(self.seat),
            cards=Terms("card", tuple([(card, 1) for card in self.cards])),
            points=sum([VALUE[card] for card in self.cards]),
        )


class Walked(SuttersMillEvent, frozen=True, tag="walked"):
    """How often a rival has placed and moved prospectors."""

    seat: Seat
    times: int


WEIGHTS: Mapping[type[Event], int] = {Mined: 3, Claimed: 6, Reordered: 6, Saved: 6, Walked: 1}
"""How much they matter."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """Who holds certificates and the adventurer after all, and by what; what gold rivals took, which cards they saved for the
    reader, and how often they moved. To everybody all is told.
    """
    if reader is None:
        return ()
    return (
        *_certificates(heard, reader),
        *_caused(heard, reader),
        *_adventurer(heard),
        *_saved(heard, reader),
        *_mined(heard, reader),
        *_walked(heard, reader),
    )


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


def _caused(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Each certificate that changed hands once, by a rival's card or by a new order of a stack that concerns the reader; none
    that the reader has got by a card, once rivals have moved.
    """
    have_rivals_moved = any(getattr(event, "seat", reader) != reader for event in heard)
    changes = [one.space for one in heard if isinstance(one, TookCertificate | CertificateGone)]
    for place, (before, event) in enumerate(pairwise(heard)):
        if not isinstance(event, TookCertificate) or changes.count(event.space) >= SEVERAL:
            continue
        both, space, former = (place, place + 1), event.space, event.former
        match before:
            case PlacedCard(seat, card) if seat == event.seat != reader:
                yield Claimed(seat, space, card, former), both
            case PlacedCard(seat) if seat == event.seat and have_rivals_moved:
                yield None, (place + 1,)
            case Rearranged(seat) if former is not None and seat != reader in (event.seat, former):
                yield Reordered(seat, space, event.seat, former), both


def _saved(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The reader's cards that each rival has saved."""
    places: defaultdict[Seat, list[int]] = defaultdict(list)
    cards: defaultdict[Seat, list[Key]] = defaultdict(list)
    for place, event in enumerate(heard):
        if isinstance(event, RemovedCard) and event.happens_to(reader):
            places[event.seat].append(place)
            cards[event.seat].append(event.card)
    for seat, some in cards.items():
        yield Saved(seat, reader, tuple(some)), places[seat]


def _walked(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The prospectors of each rival who has placed and moved many."""
    places: defaultdict[Seat, list[int]] = defaultdict(list)
    for place, event in enumerate(heard):
        if isinstance(event, PlacedProspector | MovedProspector) and event.seat != reader:
            places[event.seat].append(place)
    for seat, some in places.items():
        if len(some) >= MANY:
            yield Walked(seat, len(some)), some


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
