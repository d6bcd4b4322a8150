"""What a finished game of Caylus is remembered for."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.caylus import briefs
from games.caylus.content import SECTION
from games.caylus.events import (
    Built,
    DealMade,
    Declined,
    DeniersTaken,
    ExtraIncomeTaken,
    GateMoved,
    GuestStayed,
    IncomeTaken,
    Passed,
    Placed,
    Produced,
    ProvostLeft,
    ProvostMoved,
    RoundBegan,
    Started,
    TransformationPaid,
    Transformed,
    WorkersReturned,
)
from games.caylus.royal_events import (
    BailiffMoved,
    BatchesGiven,
    BestBuilder,
    FavorPoints,
    FavorsGained,
    FavorUnused,
    GameEnded,
    LineChosen,
    SectionClosed,
    SectionScored,
    StoodIdle,
)
from games.core.model import Event, Message, Seat, SeatName, SeatNames, Term, say
from games.core.story import Fact, Story, most

LEAST_FAVORS = 4
"""Favors that a seat must have gained to be told."""

LEAST_BATCHES = 4
"""The same for batches."""

SENT_HOME = 3
"""Rounds in which the provost must have cost a seat workers."""

LEAST_VISITS = 4
"""Points that others' workers must have brought the owner."""

WEIGHTS: Mapping[type[Event], int] = {
    Built: 4,
    WorkersReturned: 4,
    BatchesGiven: 3,
    DealMade: 3,
    Transformed: 3,
    SectionScored: 3,
    SectionClosed: 5,
    FavorsGained: 2,
    StoodIdle: 2,
    GateMoved: 6,
    ProvostMoved: 5,
    Passed: 4,
    Started: 0,
    RoundBegan: 0,
    IncomeTaken: 0,
    ExtraIncomeTaken: 0,
    DeniersTaken: 0,
    Produced: 0,
    Declined: 0,
    ProvostLeft: 0,
    GuestStayed: 0,
    FavorUnused: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


def gained(event: Event) -> tuple[tuple[Seat, int], ...]:
    """Steps on the prestige track."""
    match event:
        case Placed() | GateMoved():
            return () if event.owner is None else ((event.owner, 1),)
        case StoodIdle() | SectionScored():
            return ((event.seat, -event.points),)
        case (
            Built()
            | BatchesGiven()
            | DealMade()
            | TransformationPaid()
            | FavorPoints()
            | LineChosen()
            | briefs.Favored()
            | briefs.Crowned()
            | briefs.Settled()
        ):
            return ((event.seat, event.points),)
        case briefs.Visited():
            return ((event.owner, event.points),)
        case _:
            return ()


def favourite(event: Event) -> Term | None:
    """The building."""
    return Term("building", event.tile) if isinstance(event, Built) else None


def opening(event: Event) -> Term | None:
    """Where the first worker goes."""
    return Term("building", event.place) if isinstance(event, Placed) else None


ENDED_BY: frozenset[type[Event]] = frozenset({GameEnded})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """What brought the scoring of the Towers (R85, R101)."""
    if not story.all(GameEnded):
        return None
    is_reached = story.all(BailiffMoved)[-1].space >= SECTION[-1].marker
    return say("caylus-ending-bailiff" if is_reached else "caylus-ending-castle")


def facts(story: Story) -> tuple[Fact, ...]:
    """Batches, favors, visits, workers beyond the provost, and the closest race to build most."""
    return (
        *_castle(story),
        *_favors(story),
        *_visits(story),
        *_home(story),
        *_race(story),
    )


def _castle(story: Story) -> Iterator[Fact]:
    """Who built most of the castle."""
    found = most(((one.seat, one.batches) for one in story.all(BatchesGiven)), LEAST_BATCHES)
    if found is not None:
        seat, count = found
        yield Fact(45, say("caylus-fact-castle", seat=SeatName(seat), count=count))


def _favors(story: Story) -> Iterator[Fact]:
    """Who gained most royal favors."""
    found = most(((one.seat, one.favors) for one in story.all(FavorsGained)), LEAST_FAVORS)
    if found is not None:
        seat, count = found
        yield Fact(44, say("caylus-fact-favors", seat=SeatName(seat), count=count))


def _visits(story: Story) -> Iterator[Fact]:
    """Whose buildings the others visited most."""
    visits: list[Placed | GateMoved] = [*story.all(Placed), *story.all(GateMoved)]
    found = most(((one.owner, 1) for one in visits if one.owner is not None), LEAST_VISITS)
    if found is not None:
        owner, count = found
        weight = min(60, 35 + count)
        yield Fact(weight, say("caylus-fact-visits", seat=SeatName(owner), count=count))


def _home(story: Story) -> Iterator[Fact]:
    """Whose workers the provost sent home most often."""
    returned = [seat for one in story.all(WorkersReturned) for seat in one.seats]
    found = most(((seat, 1) for seat in returned), SENT_HOME)
    if found is not None:
        seat, count = found
        weight = min(75, 40 + 5 * count)
        yield Fact(weight, say("caylus-fact-home", seat=SeatName(seat), count=count))


def _race(story: Story) -> Iterator[Fact]:
    """The round in which several gave most batches, and the order in the castle decided (R80); of such rounds the largest."""
    given: Counter[Seat] = Counter()
    rounds = story.rounds()
    found: list[tuple[int, Message]] = []
    for at, event in enumerate(story.events):
        match event:
            case RoundBegan():
                given.clear()
            case BatchesGiven():
                given[event.seat] += event.batches
            case BestBuilder(seat):
                count = given[seat]
                tied = tuple([one for one in sorted(given) if one != seat and given[one] == count])
                told = say(
                    "caylus-fact-race",
                    seat=SeatName(seat),
                    others=SeatNames(tied),
                    count=count,
                    round=rounds[at],
                )
                found += [(count, told)] if tied else []
    if found:
        count, told = max(found, key=lambda one: one[0])
        yield Fact(50 + min(20, 5 * count), told)
