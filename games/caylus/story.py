"""What a finished game of Caylus is remembered for."""

from collections.abc import Iterator, Mapping

from games.caylus.content import SECTION
from games.caylus.events import (
    Built,
    DealMade,
    Declined,
    ExtraIncomeTaken,
    GateMoved,
    GuestStayed,
    IncomeTaken,
    Passed,
    Placed,
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
    FavorPoints,
    FavorsGained,
    FavorUnused,
    GameEnded,
    LineChosen,
    SectionScored,
    StoodIdle,
)
from games.core.model import Event, Key, Message, Seat, SeatName, say
from games.core.story import Fact, Story, most

LEAST_FAVORS = 4
"""Favors that a seat must have gained to be told."""

LEAST_BATCHES = 4
"""The same for batches."""

SENT_HOME = 3
"""Rounds in which the provost must have cost a seat workers."""

LEAST_VISITS = 4
"""Points that others' workers must have brought the owner."""

FAVOURITES: Mapping[type[Event], tuple[Key, str]] = {Built: ("building", "tile")}

WEIGHTS: Mapping[type[Event], int] = {
    Built: 4,
    WorkersReturned: 4,
    BatchesGiven: 3,
    DealMade: 3,
    Transformed: 3,
    SectionScored: 3,
    FavorsGained: 3,
    StoodIdle: 3,
    ProvostMoved: 2,
    Started: 0,
    RoundBegan: 0,
    IncomeTaken: 0,
    ExtraIncomeTaken: 0,
    Passed: 0,
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
        ):
            return ((event.seat, event.points),)
        case _:
            return ()


def ending(story: Story) -> Message | None:
    """What brought the scoring of the Towers (R85, R101)."""
    if not story.all(GameEnded):
        return None
    is_reached = story.all(BailiffMoved)[-1].space >= SECTION[-1].marker
    return say("caylus-ending-bailiff" if is_reached else "caylus-ending-castle")


def facts(story: Story) -> tuple[Fact, ...]:
    """Batches, favors, visits, and workers beyond the provost."""
    return (*_castle(story), *_favors(story), *_visits(story), *_home(story))


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
