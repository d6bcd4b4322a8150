"""What the news tell in brief: events that stand for several others, made for one reader and never stored."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Annotated, TypeAlias

from games.caylus.content import KIND
from games.caylus.events import (
    BonusTaken,
    Built,
    Declined,
    DeniersTaken,
    ExtraIncomeTaken,
    GateMoved,
    GuestCame,
    GuestLeft,
    GuestStayed,
    IncomeTaken,
    Jousted,
    Passed,
    Placed,
    Produced,
    ProvostMoved,
    RoundBegan,
    TransformationPaid,
    Transformed,
    Want,
    WorkersReturned,
)
from games.caylus.phases.provost import STEPS
from games.caylus.royal_events import (
    BailiffMoved,
    BatchesGiven,
    BestBuilder,
    CubesExchanged,
    CubeTaken,
    FavorsGained,
    FavorUnused,
    LineChosen,
    SectionScored,
)
from games.caylus.telling import CaylusEvent, CubeCounts, Place, Places, said_of
from games.core.model import Event, Gist, Key, Message, Of, Seat


def _by(id: str, seats: tuple[Seat, ...]) -> str:
    """The id of the sentence for so many players."""
    return id if len(seats) == 1 else f"{id}-by-several"


_DENIER = "denier"
"""Stands among cubes for money."""

Short: TypeAlias = Annotated[Key, Of("short")]
Shorts: TypeAlias = Annotated[tuple[Key, ...], Of("short")]
"""Buildings without what tells equal ones apart."""


class Got(CaylusEvent, frozen=True, tag="got"):
    """What the reader's workers and buildings have brought."""

    befalls = ("seat",)

    seat: Seat
    goods: CubeCounts
    building: Short | None = None
    """Where all of it came from; None: from several."""

    def words(self) -> Message:
        """With the building where there is one."""
        if self.building is None:
            return said_of("got", self, "seat", "goods")
        return said_of("got-at", self, "seat", "goods", "building")


class Gathered(CaylusEvent, frozen=True, tag="gathered"):
    """The same of a rival's, which is told where nothing else is."""

    seat: Seat
    goods: CubeCounts

    def words(self) -> Message:
        """Like the reader's."""
        return said_of("got", self, "seat", "goods")


class Unseated(CaylusEvent, frozen=True, tag="unseated"):
    """A rival has become the guest in the reader's place."""

    befalls = ("guest",)

    seat: Seat
    guest: Seat

    def words(self) -> Message:
        """To the guest, who is not named."""
        return said_of("unseated", self, "seat")


class Visited(CaylusEvent, frozen=True, tag="visited"):
    """Rivals have placed workers in the reader's buildings."""

    befalls = ("owner",)

    owner: Seat
    seats: tuple[Seat, ...]
    places: Shorts
    points: int

    def words(self) -> Message:
        """To the owner, who is not named."""
        return said_of(_by("visits", self.seats), self, "seats", "places", "points")


class Went(CaylusEvent, frozen=True, tag="went"):
    """Where a rival has placed workers: told apart, as there are two Carpenters from the first round on."""

    seat: Seat
    places: Places


class NewRound(CaylusEvent, frozen=True, tag="new_round"):
    """A round has begun, and where the bailiff stands since."""

    round: int
    space: int
    """0: where he stood at the beginning of the game."""

    def words(self) -> Message:
        """Without a space where he has not moved."""
        if not self.space:
            return said_of("new-round", self, "round")
        return said_of("new-round-at", self, "round", "space")


class Ceased(CaylusEvent, frozen=True, tag="ceased"):
    """Rivals have passed."""

    seats: tuple[Seat, ...]
    price: int
    """Of the next worker; 0: nobody places one."""

    def words(self) -> Message:
        """By whether they are several."""
        return said_of(_by("ceased", self.seats), self, "seats", "price")


class CeasedLast(Ceased, frozen=True, tag="ceased_last"):
    """The same where nobody places workers any more."""


class CeasedBeforeGuest(CaylusEvent, frozen=True, tag="ceased_before_guest"):
    """The same told to the guest of the Inn, whose workers still cost 1 denier."""

    seats: tuple[Seat, ...]

    def words(self) -> Message:
        """By whether they are several."""
        return said_of(_by("ceased-before-guest", self.seats), self, "seats")


class Pushed(CaylusEvent, frozen=True, tag="pushed"):
    """Rivals have moved the provost, and it matters still."""

    seats: tuple[Seat, ...]
    start: int
    space: int

    def words(self) -> Message:
        """By whether they are several."""
        return said_of(_by("pushed", self.seats), self, "seats", "start", "space")


class PushedBefore(Pushed, frozen=True, tag="pushed_before"):
    """The same in a round that is over, where it has cost the reader nothing."""


class CutOff(CaylusEvent, frozen=True, tag="cut_off"):
    """The provost has left out workers of the reader; in brief the rival's are not told beside them."""

    befalls = ("reader",)

    reader: Seat
    seats: tuple[Seat, ...]


class Unable(CaylusEvent, frozen=True, tag="unable"):
    """The reader's worker could do nothing, as they lacked what it needs."""

    befalls = ("seat",)

    seat: Seat
    building: Place
    want: Want

    def words(self) -> Message:
        """As the log tells it."""
        return said_of("declined", self, "seat", "building", "want")


class Crowned(CaylusEvent, frozen=True, tag="crowned"):
    """A rival has built prestige buildings."""

    seat: Seat
    tiles: Shorts
    points: int


class Settled(CaylusEvent, frozen=True, tag="settled"):
    """A rival has paid for a residence."""

    seat: Seat
    target: Short
    points: int


class Raised(CaylusEvent, frozen=True, tag="raised"):
    """What rivals have built of wood and stone."""

    seats: tuple[Seat, ...]
    tiles: Shorts
    points: int
    count: int
    """Of tiles."""

    def words(self) -> Message:
        """With the points where it was only one rival."""
        last = "points" if len(self.seats) == 1 else "count"
        return said_of(_by("raised", self.seats), self, "seats", "tiles", last)


class Delivered(CaylusEvent, frozen=True, tag="delivered"):
    """The batches that rivals have given."""

    seats: tuple[Seat, ...]
    batches: int
    points: int

    def words(self) -> Message:
        """By whether they are several."""
        return said_of(_by("delivered", self.seats), self, "seats", "batches", "points")


class FavorsBuilt(CaylusEvent, frozen=True, tag="favors_built"):
    """What a player has built has brought favors."""

    befalls = ("seat",)

    seat: Seat
    favors: int
    tile: Short


class Favored(CaylusEvent, frozen=True, tag="favored"):
    """What royal favors have brought a player."""

    befalls = ("seat",)

    seat: Seat
    goods: CubeCounts
    points: int

    def words(self) -> Message:
        """By what it is."""
        if not self.points:
            return said_of("favored-goods", self, "seat", "goods")
        if not self.goods:
            return said_of("favored-points", self, "seat", "points")
        return said_of("favored-both", self, "seat", "goods", "points")


WEIGHTS: Mapping[type[Event], int] = {
    Crowned: 9,
    Raised: 8,
    Went: 8,
    Delivered: 8,
    Pushed: 7,
    Settled: 6,
    Ceased: 5,
    CutOff: 4,
    Unable: 4,
    CeasedBeforeGuest: 5,
    Favored: 2,
    CeasedLast: 1,
    NewRound: 0,
    PushedBefore: 0,
    Gathered: 0,
}
"""How much they matter; 1 where nothing is said. A prestige building may decide the game; the round and where the bailiff
stands are above the question and in its picture.
"""


def gists(heard: Sequence[Event], reader: Seat | None) -> tuple[Gist, ...]:
    """What these events have brought, for the reader; what is no news is dropped. To everybody all is told, each thing once."""
    if reader is None:
        return tuple(_repeated(heard))
    tellers = (
        _got,
        _visits,
        _placing,
        _round,
        _inn,
        _pushes,
        _works,
        _residences,
        _favors,
        _shortened,
    )
    return tuple([gist for teller in tellers for gist in teller(heard, reader)])


def _got(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Cubes and money that came to each player; to the reader's, what came to all at the beginning of the round is added."""
    incomes = {place: event for place, event in enumerate(heard) if isinstance(event, IncomeTaken)}
    found: dict[Seat, dict[int, Event]] = {}
    for place, event in enumerate(heard):
        if isinstance(event, Produced | BonusTaken | DeniersTaken | ExtraIncomeTaken):
            found.setdefault(event.seat, {})[place] = event
    for seat, events in found.items():
        if seat == reader:
            came = dict(sorted([*events.items(), *incomes.items()]))
            sources = {getattr(event, "building", None) for event in came.values()}
            source = sources.pop() if len(sources) == 1 else None
            yield (Got(seat, _goods(tuple(came.values())), source), tuple(came))
        else:
            yield (Gathered(seat, _goods(tuple(events.values()))), tuple(events))


def _goods(events: Sequence[Event]) -> CubeCounts:
    """What these events gave, money last."""
    sums: dict[Key, int] = {}
    for event in events:
        match event:
            case Produced(cubes=given) | CubesExchanged(cubes=given):
                pass
            case BonusTaken(cube=cube) | CubeTaken(cube=cube):
                given = ((cube, 1),)
            case (
                DeniersTaken(deniers=count)
                | ExtraIncomeTaken(deniers=count)
                | IncomeTaken(deniers=count)
            ):
                given = ((_DENIER, count),)
            case LineChosen(deniers=count):
                given = ((_DENIER, count),)
            case _:
                given = ()
        for key, count in given:
            sums[key] = sums.get(key, 0) + count
    money = sums.pop(_DENIER, 0)
    return (*sums.items(), *[(_DENIER, money)] * bool(money))


def _visits(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Points by rivals' workers."""
    found = {
        place: event
        for place, event in enumerate(heard)
        if isinstance(event, Placed | GateMoved) and event.owner == reader
    }
    if found:
        seats = tuple(dict.fromkeys([event.seat for event in found.values()]))
        places = tuple(dict.fromkeys([event.place for event in found.values()]))
        yield (Visited(reader, seats, places, len(found)), tuple(found))


def _placing(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Where each rival has gone, as long as workers are placed, and which of them have passed."""
    went: dict[Seat, dict[int, Key]] = {}
    passed: dict[int, Passed] = {}
    for place, event in enumerate(heard):
        if isinstance(event, Placed) and reader not in (event.seat, event.owner):
            went.setdefault(event.seat, {})[place] = event.place
        elif isinstance(event, Passed) and event.seat != reader:
            passed[place] = event
    is_over = any(isinstance(event, Passed) and not event.price for event in heard)
    for seat, found in went.items():
        gone = None if is_over else Went(seat, tuple(found.values()))
        yield (gone, tuple(found))
    if passed:
        seats = tuple([event.seat for event in passed.values()])
        last = passed[max(passed)]
        if is_over:
            yield (CeasedLast(seats, 0), tuple(passed))
        elif last.guest == reader:
            yield (CeasedBeforeGuest(seats), tuple(passed))
        else:
            yield (Ceased(seats, last.price), tuple(passed))


def _round(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """That a round has begun; the newest, and where it finds the bailiff."""
    begun = [place for place, event in enumerate(heard) if isinstance(event, RoundBegan)]
    moved = [place for place, event in enumerate(heard) if isinstance(event, BailiffMoved)]
    if begun:
        last = heard[begun[-1]]
        assert isinstance(last, RoundBegan)
        spaces = [event.space for event in heard if isinstance(event, BailiffMoved)]
        yield (NewRound(last.round, spaces[-1] if spaces else 0), (*begun, *moved))


def _inn(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Who has become the guest, without whom a rival sent away."""
    yield from _staying(heard)
    for place, (before, event) in enumerate(pairwise(heard)):
        match before, event:
            case GuestLeft(guest), GuestCame(seat) if guest not in (seat, reader):
                yield (None, (place,))
            case GuestLeft(guest), GuestCame(seat) if guest != seat:
                yield (Unseated(seat, guest), (place, place + 1))


def _staying(heard: Sequence[Event]) -> Iterator[Gist]:
    """Guests whose next worker has taken the place of the one before."""
    for place, (before, event) in enumerate(pairwise(heard)):
        match before, event:
            case GuestLeft(guest), GuestCame(seat) if guest == seat:
                yield (GuestStayed(seat), (place, place + 1))


def _pushes(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """How far rivals have moved the provost; what comes to nothing is no news."""
    found = {
        place: event
        for place, event in enumerate(heard)
        if isinstance(event, ProvostMoved) and event.seat != reader
    }
    if not found:
        return
    first, last = found[min(found)], found[max(found)]
    start = first.space - STEPS[first.step]
    after = heard[max(found) :]
    is_past = any(isinstance(event, BailiffMoved) for event in after)
    has_cost = any(isinstance(event, WorkersReturned) and reader in event.seats for event in after)
    kind = PushedBefore if is_past and not has_cost else Pushed
    pushed = kind(_seats(found.values()), start, last.space)
    yield (pushed if start != last.space else None, tuple(found))


def _works(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What rivals have built, on the road and in the castle; prestige buildings rival by rival."""
    crowned: dict[Seat, dict[int, Built]] = {}
    built: dict[int, Built] = {}
    given: dict[int, BatchesGiven] = {}
    for place, event in enumerate(heard):
        if isinstance(event, Built) and event.seat != reader:
            is_prestige = KIND[event.tile] == "prestige"
            (crowned.setdefault(event.seat, {}) if is_prestige else built)[place] = event
        elif isinstance(event, BatchesGiven) and event.seat != reader:
            given[place] = event
    for seat, some in crowned.items():
        tiles = tuple([event.tile for event in some.values()])
        points = sum([event.points for event in some.values()])
        yield (Crowned(seat, tiles, points), tuple(some))
    if built:
        tiles = tuple([event.tile for event in built.values()])
        points = sum([event.points for event in built.values()])
        yield (Raised(_seats(built.values()), tiles, points, len(tiles)), tuple(built))
    if given:
        batches = sum([event.batches for event in given.values()])
        points = sum([event.points for event in given.values()])
        yield (Delivered(_seats(given.values()), batches, points), tuple(given))


def _seats(events: Iterable[Built | BatchesGiven | ProvostMoved]) -> tuple[Seat, ...]:
    """Who did it, each once."""
    return tuple(dict.fromkeys([event.seat for event in events]))


def _residences(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Residences that rivals have paid for, told once, whether or not the building has gone yet."""
    for place, event in enumerate(heard):
        if isinstance(event, TransformationPaid) and event.seat != reader:
            done = [
                later
                for later in range(place + 1, len(heard))
                if isinstance(other := heard[later], Transformed) and other.target == event.target
            ]
            yield (Settled(event.seat, event.target, event.points), (place, *done))


def _favors(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What each player has got by royal favors; of rivals who have used them that is all that is told of them."""
    used: dict[Seat, dict[int, Event]] = {}
    gained: dict[Seat, list[int]] = {}
    for place, event in enumerate(heard):
        if isinstance(event, LineChosen | CubeTaken | CubesExchanged):
            used.setdefault(event.seat, {})[place] = event
        elif isinstance(event, FavorsGained | BestBuilder):
            gained.setdefault(event.seat, []).append(place)
    for seat, found in used.items():
        events = tuple(found.values())
        points = sum([event.points for event in events if isinstance(event, LineChosen)])
        goods = _goods(events)
        # Else what the line brought is told by what was built, or asked for now.
        favored = Favored(seat, goods, points) if goods or points else None
        told_by_use = () if seat == reader else gained.pop(seat, ())
        yield (favored, tuple(sorted([*found, *told_by_use])))
    yield from _with_reasons(heard, [place for places in gained.values() for place in places])


def _with_reasons(heard: Sequence[Event], places: Iterable[int]) -> Iterator[Gist]:
    """The favors gained there with what they are for: not once more where the event before says so."""
    for place in places:
        event = heard[place]
        before = heard[place - 1] if place else None
        if not isinstance(event, FavorsGained) or getattr(before, "seat", None) != event.seat:
            continue
        match before:
            case BestBuilder() | SectionScored() | Jousted():
                yield (None, (place,))
            case Built(tile=tile):
                yield (FavorsBuilt(event.seat, event.favors, tile), (place,))


def _shortened(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Workers beyond the provost, the reader's with those of one rival at most; no rivals to whom a section did nothing."""
    for place, event in enumerate(heard):
        match event:
            case WorkersReturned() if reader in event.seats:
                rivals = tuple([seat for seat in event.seats if seat != reader])
                told = (reader, *rivals) if len(rivals) == 1 else (reader,)
                yield (CutOff(reader, told), (place,))
            case Declined() if event.happens_to(reader):
                yield (Unable(reader, event.building, event.want), (place,))
            case SectionScored() if event.seat != reader and event.houses and not event.favors:
                yield (None, (place,))


def _repeated(heard: Sequence[Event]) -> Iterator[Gist]:
    """Favors with what they are for, a line before what it brought, and guests who have only changed their worker."""
    yield from _with_reasons(heard, range(len(heard)))
    yield from _staying(heard)
    for place, (before, event) in enumerate(pairwise(heard)):
        match before, event:
            case LineChosen(), CubeTaken() | CubesExchanged() | FavorUnused():
                yield (None, (place,))
