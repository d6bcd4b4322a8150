"""What a finished game of Puerto Rico is remembered for."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core.model import Event, Key, Message, Seat, SeatName, Term, say
from games.core.story import Fact, Story, most
from games.puerto_rico.content import POINTS
from games.puerto_rico.events import (
    Built,
    EndNear,
    GameBegan,
    GameEnded,
    Loaded,
    LoadedAtWharf,
    Passed,
    PeopleCame,
    PointReturned,
    PointsGained,
    Produced,
    RoleChosen,
    RoundBegan,
    RowLaid,
    ShipFilled,
    ShipSailed,
    Sold,
    SoldAtPost,
    StackShuffled,
    Stored,
    Supplied,
)

OFTEN = 5
"""Times that a seat must have taken the same role."""

LOSS = 4
"""Barrels that a seat must have lost in storage."""

SHUT_OUT = 2
"""Barrels that a seat must have lost because somebody else filled the ship."""

GOOD_SALE = 5
"""Doubloons that a sale must bring to be told."""

WEIGHTS: Mapping[type[Event], int] = {
    EndNear: 10,
    Built: 8,
    Stored: 4,
    Sold: 3,
    SoldAtPost: 3,
    Loaded: 2,
    LoadedAtWharf: 2,
    Produced: 2,
    RoleChosen: 2,
    ShipSailed: 1,
    RoundBegan: 0,
    Passed: 0,
    PeopleCame: 0,
    ShipFilled: 0,
    RowLaid: 0,
    StackShuffled: 0,
    GameBegan: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


UNASKED_LOSS, OWN_LOAD = 8, 4
"""How much more than another a loss matters to the reader that came without a question, and a load of their own: what they
have loaded by choice is no news.
"""


def own_weight(event: Event, reader: Seat) -> int:
    """How much more the event matters as it became of the reader's barrels: a load, or a loss without a choice, where all of
    them were of one kind (R68).
    """
    match event:
        case Loaded(seat) | LoadedAtWharf(seat) if seat == reader:
            return OWN_LOAD
        case Stored(seat) if seat == reader:
            kinds = {good for good, _ in (*event.lost, *event.kept)}
            return UNASKED_LOSS if len(kinds) == 1 else 0
        case _:
            return 0


def gained(event: Event) -> tuple[tuple[Seat, int], ...]:
    """VP in chips, and those printed on a new building (S3)."""
    match event:
        case Built(seat, building):
            return ((seat, POINTS[building]),)
        case Loaded() | LoadedAtWharf() | Supplied() | PointsGained():
            return ((event.seat, event.points),)
        case PointReturned(seat):
            return ((seat, -1),)
        case _:
            return ()


def favourite(event: Event) -> Term | None:
    """The building."""
    return Term("building", event.building) if isinstance(event, Built) else None


def opening(event: Event) -> Term | None:
    """The first role."""
    return Term("role", event.role) if isinstance(event, RoleChosen) else None


ENDED_BY: frozenset[type[Event]] = frozenset({EndNear, GameEnded})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """Which of the three ends came first (S1)."""
    for near in story.all(EndNear)[:1]:
        return say("puerto-rico-ending", cause=near.cause)
    return None


def facts(story: Story) -> tuple[Fact, ...]:
    """Barrels shipped, lost and sold, favourite roles, and the last space on a ship."""
    return (*_shipped(story), *_lost(story), *_sale(story), *_role(story), *_last_space(story))


def _shipped(story: Story) -> Iterator[Fact]:
    """Who shipped most."""
    loads: list[Loaded | LoadedAtWharf] = [*story.all(Loaded), *story.all(LoadedAtWharf)]
    found = most(((one.seat, sum([count for _, count in one.goods])) for one in loads), 2)
    if found is not None and story.seats > 1:
        seat, count = found
        yield Fact(45, say("puerto-rico-fact-shipped", seat=SeatName(seat), count=count))


def _lost(story: Story) -> Iterator[Fact]:
    """Who lost most barrels in storage."""
    stored = story.all(Stored)
    found = most(((one.seat, sum([count for _, count in one.lost])) for one in stored), LOSS)
    if found is not None:
        seat, count = found
        weight = min(75, 35 + 3 * count)
        yield Fact(weight, say("puerto-rico-fact-lost", seat=SeatName(seat), count=count))


def _sale(story: Story) -> Iterator[Fact]:
    """The best sale."""
    best = max(story.all(Sold), key=lambda sold: sold.doubloons, default=None)
    if best is not None and best.doubloons >= GOOD_SALE:
        good, seat = Term("good", best.good), SeatName(best.seat)
        told = say("puerto-rico-fact-sale", seat=seat, good=good, doubloons=best.doubloons)
        yield Fact(20 + 4 * best.doubloons, told)


def _role(story: Story) -> Iterator[Fact]:
    """A role that one seat took more often than anybody took any."""
    found = most((((one.seat, one.role), 1) for one in story.all(RoleChosen)), OFTEN)
    if found is not None:
        (seat, role), count = found
        told = say(
            "puerto-rico-fact-role", seat=SeatName(seat), role=Term("role", role), count=count
        )
        yield Fact(30 + 2 * count, told)


def _last_space(story: Story) -> Iterator[Fact]:
    """Who took the last space on a ship, so that somebody else lost most barrels of that good (R62, R68)."""
    aboard: Counter[int] = Counter()
    newest: dict[int, tuple[Seat, Key]] = {}
    found: list[tuple[int, Seat, Seat, Key]] = []
    for event in story.events:
        match event:
            case Loaded(seat, ((good, count),), capacity):
                aboard[capacity] += count
                newest[capacity] = (seat, good)
            case ShipSailed(capacity):
                del aboard[capacity], newest[capacity]
            case Stored():
                lost = dict(event.lost)
                found += [
                    (lost[good], seat, event.seat, good)
                    for capacity, (seat, good) in newest.items()
                    if aboard[capacity] == capacity and good in lost and seat != event.seat
                ]
    best = max(found, key=lambda one: one[0], default=None)
    if best is not None and best[0] >= SHUT_OUT:
        count, seat, other, good = best
        told = say(
            "puerto-rico-fact-last-space",
            seat=SeatName(seat),
            other=SeatName(other),
            good=Term("good", good),
            count=count,
        )
        yield Fact(min(76, 45 + 6 * count), told)
