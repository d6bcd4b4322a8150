"""What a finished dice game is remembered for."""

from collections.abc import Iterator, Mapping, Sequence

from games.catan_dice.content import ISLANDS, KIND_OF, TITLES
from games.catan_dice.events import (
    Built,
    BuiltNothing,
    LastTurnOver,
    ReachedGoal,
    Rolled,
    Scored,
    Starts,
    TookLargestArmy,
    TookLongestRoad,
    TradedGold,
    TurnBegan,
    UsedJoker,
)
from games.core.model import Event, Message, Seat, SeatName, Term, say
from games.core.story import Fact, Gain, Story, most

AWARD = ISLANDS["two"].bonus
"""Points of Longest Road and Largest Army: only Island Two has them."""

BLANK = 2
"""Turns without anything built that are told."""

NEAR = 3
"""Points short of a title that are told."""

JOKERS = 3
"""The same for jokers."""

WEIGHTS: Mapping[type[Event], int] = {
    ReachedGoal: 10,
    TookLongestRoad: 9,
    TookLargestArmy: 9,
    BuiltNothing: 3,
    Built: 2,
    Starts: 0,
    TurnBegan: 0,
    Rolled: 0,
    UsedJoker: 0,
    TradedGold: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


def gained(event: Event) -> tuple[tuple[Seat, int], ...]:
    """What stands on the sheet."""
    return ((event.seat, event.points),) if isinstance(event, Built) else ()


def gains(events: Sequence[Event]) -> tuple[Gain, ...]:
    """What is built, turns in which nothing was, and Longest Road and Largest Army as they change hands."""
    found, holders = [], dict[type[Event], Seat]()
    for at, event in enumerate(events):
        found += [Gain(at, seat, points) for seat, points in gained(event)]
        if isinstance(event, Scored) and event.entry < 0:
            found.append(Gain(at, event.seat, event.entry))
        if isinstance(event, TookLongestRoad | TookLargestArmy):
            former = holders.get(type(event))
            holders[type(event)] = event.seat
            if former is not None:
                found.append(Gain(at, former, -AWARD))
            found.append(Gain(at, event.seat, AWARD))
    return tuple(found)


def favourite(event: Event) -> Term | None:
    """Roads, knights, settlements and cities."""
    return Term("favourite", KIND_OF[event.piece]) if isinstance(event, Built) else None


def opening(event: Event) -> Term | None:
    """The first piece."""
    return favourite(event)


ENDED_BY: frozenset[type[Event]] = frozenset({ReachedGoal, LastTurnOver})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """That all turns were played (R160), or who had the points (R261)."""
    for goal in story.all(ReachedGoal):
        return say("catan-dice-ending-goal", seat=SeatName(goal.seat), points=goal.points)
    return say("catan-dice-ending-turns") if story.all(LastTurnOver) else None


def facts(story: Story) -> tuple[Fact, ...]:
    """The best turn, turns without anything, jokers, awards, and alone how near the next title was."""
    return (
        *_best(story),
        *_blank(story),
        *_jokers(story),
        *_awards(story),
        *_title(story),
    )


def _best(story: Story) -> Iterator[Fact]:
    """The best turn, unless a single piece brought as much: that is told as the largest gain."""
    best = max(story.all(Scored), key=lambda one: one.entry, default=None)
    largest = max([one.points for one in story.all(Built)], default=0)
    if best is not None and best.entry > largest:
        told = say("catan-dice-fact-best", seat=SeatName(best.seat), points=best.entry)
        yield Fact(60, told)


def _blank(story: Story) -> Iterator[Fact]:
    """Who built nothing most often."""
    found = most(((one.seat, 1) for one in story.all(Scored) if one.entry < 0), BLANK)
    if found is not None:
        seat, count = found
        weight = min(65, 40 + 5 * count)
        yield Fact(weight, say("catan-dice-fact-blank", seat=SeatName(seat), count=count))


def _jokers(story: Story) -> Iterator[Fact]:
    """Who used most jokers."""
    found = most(((one.seat, 1) for one in story.all(UsedJoker)), JOKERS)
    if found is not None:
        seat, count = found
        yield Fact(40, say("catan-dice-fact-jokers", seat=SeatName(seat), count=count))


def _awards(story: Story) -> Iterator[Fact]:
    """How often the awards changed hands."""
    count = len(story.all(TookLongestRoad)) + len(story.all(TookLargestArmy))
    if count >= 3:
        yield Fact(50, say("catan-dice-fact-awards", count=count))


def _title(story: Story) -> Iterator[Fact]:
    """The better title of which somebody alone was just short (R162)."""
    if story.seats > 1:
        return
    total = story.sheets[0].total
    for key, least in TITLES.items():
        if 0 < least - total <= NEAR:
            told = say("catan-dice-fact-title", title=Term("title", key), points=least - total)
            yield Fact(75, told)
