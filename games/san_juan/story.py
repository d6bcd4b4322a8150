"""What a finished game of San Juan is remembered for."""

from collections.abc import Iterator, Mapping

from games.core.model import (
    Event,
    Message,
    Seat,
    SeatName,
    SeatNames,
    Term,
    Terms,
    say,
)
from games.core.story import Fact, Story, most
from games.san_juan.content import POINTS
from games.san_juan.events import (
    Advised,
    Built,
    Discarded,
    GameBegan,
    GameEnded,
    GameStalled,
    GoodLost,
    HandsChosen,
    LastBuilding,
    MineDug,
    NobodyProduced,
    NobodySold,
    Passed,
    Produced,
    Reshuffled,
    RolePicked,
    RoundBegan,
    Sold,
    Swapped,
    YouBanked,
    YouDiscarded,
    YouTucked,
)

GOOD_SALE = 4
"""Cards that a sale must bring to be told."""

OFTEN = 4
"""Times that a seat must have picked the same role."""

FULL = 12
"""Buildings that end the game (R95)."""

BEHIND = 10
"""Buildings of the next best, where the city that ended the game was far ahead."""

WEIGHTS: Mapping[type[Event], int] = {
    Built: 3,
    LastBuilding: 10,
    MineDug: 2,
    RolePicked: 2,
    Sold: 1,
    Produced: 1,
    GoodLost: 2,
    RoundBegan: 0,
    Passed: 0,
    Reshuffled: 0,
    GameBegan: 0,
    HandsChosen: 0,
    NobodyProduced: 0,
    NobodySold: 0,
    Discarded: 0,
    Swapped: 0,
    Advised: 0,
    YouDiscarded: 0,
    YouTucked: 0,
    YouBanked: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


def gained(event: Event) -> tuple[tuple[Seat, int], ...]:
    """What a new building is worth for all that lies open; as long as none counts others, its printed points, less those on
    what it covers (R101).
    """
    if not isinstance(event, Built):
        return ()
    if event.changes:
        return event.changes
    covered = 0 if event.over is None else POINTS[event.over]
    return ((event.seat, POINTS[event.card] - covered),)


def favourite(event: Event) -> Term | None:
    """The building."""
    return Term("card", event.card) if isinstance(event, Built) else None


def opening(event: Event) -> Term | None:
    """The first building."""
    return favourite(event)


ENDED_BY: frozenset[type[Event]] = frozenset({LastBuilding, GameStalled, GameEnded})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """Whose twelfth building it was (R95), or that it had gone on for too long (P1)."""
    for last in story.all(LastBuilding)[:1]:
        return say("san-juan-ending-buildings", seat=SeatName(last.seat))
    for stalled in story.all(GameStalled):
        return say("san-juan-ending-stalled", rounds=stalled.rounds)
    return None


def facts(story: Story) -> tuple[Fact, ...]:
    """Sales, favourite roles, gold, and who built faster than all others."""
    return (*_sale(story), *_role(story), *_gold(story), *_builder(story))


def _sale(story: Story) -> Iterator[Fact]:
    """The best sale."""
    best = max(story.all(Sold), key=lambda sold: sold.price, default=None)
    if best is not None and best.price >= GOOD_SALE:
        goods = Terms("good", best.goods)
        told = say("san-juan-fact-sale", seat=SeatName(best.seat), goods=goods, cards=best.price)
        yield Fact(25 + 5 * best.price, told)


def _role(story: Story) -> Iterator[Fact]:
    """A role that one seat picked more often than anybody picked any."""
    found = most((((one.seat, one.role), 1) for one in story.all(RolePicked)), OFTEN)
    if found is not None:
        (seat, role), count = found
        told = say("san-juan-fact-role", seat=SeatName(seat), role=Term("role", role), count=count)
        yield Fact(30 + 2 * count, told)


def _gold(story: Story) -> Iterator[Fact]:
    """Cards found in a Gold Mine."""
    found = most(((one.seat, 1) for one in story.all(MineDug) if one.found is not None), 2)
    if found is not None:
        seat, count = found
        yield Fact(30 + 5 * count, say("san-juan-fact-gold", seat=SeatName(seat), count=count))


def _builder(story: Story) -> Iterator[Fact]:
    """Whose city was full when all others were far behind, or only just before others'."""
    built = [
        sum([one.seat == seat and one.over is None for one in story.all(Built)])
        for seat in range(story.seats)
    ]
    ended = story.all(LastBuilding)
    if not ended or story.seats < 2:
        return
    # Every city begins with its Indigo Plant (S4).
    second = 1 + max(count for seat, count in enumerate(built) if seat != ended[0].seat)
    seat = SeatName(ended[0].seat)
    if second == FULL - 1:
        near = tuple([one for one, count in enumerate(built) if count + 1 == second])
        yield Fact(66, say("san-juan-fact-race", seat=seat, others=SeatNames(near)))
    elif second < BEHIND:
        told = say("san-juan-fact-builder", seat=seat, buildings=FULL, others=second)
        yield Fact(60, told)
