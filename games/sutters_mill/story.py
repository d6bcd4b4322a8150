"""What a finished game of Sutter's Mill is remembered for."""

from collections.abc import Iterator, Mapping

from games.core.model import Event, Key, Message, SeatName, Term, say
from games.core.story import Fact, Story, most
from games.sutters_mill.events import (
    CertificateGone,
    DidBusiness,
    Dug,
    Earned,
    Found,
    NoProgress,
    Passed,
    PlacedCard,
    Rearranged,
    RemovedCard,
    RemovedProspector,
    Revealed,
    Starts,
    Switched,
    TookAdventurer,
    TookCertificate,
    TownLeft,
    TurnBegan,
    VeinEmpty,
)

CONTESTED = 3
"""Holders of a certificate that make it contested."""

BUSINESS = 3
"""Counters that business must have brought."""

FAVOURITES: Mapping[type[Event], tuple[Key, str]] = {PlacedCard: ("space", "space")}

WEIGHTS: Mapping[type[Event], int] = {
    TookCertificate: 4,
    CertificateGone: 4,
    Switched: 4,
    Found: 4,
    Earned: 4,
    TookAdventurer: 3,
    DidBusiness: 3,
    RemovedCard: 3,
    Dug: 2,
    PlacedCard: 2,
    RemovedProspector: 2,
    Rearranged: 2,
    Starts: 0,
    TurnBegan: 0,
    Passed: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


def ending(story: Story) -> Message | None:
    """The vein, the town or the standstill (R60, R65, R66)."""
    for stopped in story.all(NoProgress):
        return say("sutters-mill-ending-progress", rounds=stopped.rounds)
    if story.all(TownLeft):
        return say("sutters-mill-ending-town")
    return say("sutters-mill-ending-vein") if story.all(VeinEmpty) else None


def facts(story: Story) -> tuple[Fact, ...]:
    """Gold, certificates, business, and cards taken off the stacks of others."""
    return (*_gold(story), *_contested(story), *_business(story), *_diggers(story), *_cards(story))


def _gold(story: Story) -> Iterator[Fact]:
    """Who had most gold, and how much more than the next."""
    ranked = sorted(story.all(Revealed), key=lambda one: one.nuggets, reverse=True)
    if len(ranked) > 1 and ranked[0].nuggets > ranked[1].nuggets:
        first, second = ranked[0], ranked[1]
        more = first.nuggets - second.nuggets
        told = say(
            "sutters-mill-fact-gold",
            seat=SeatName(first.seat),
            nuggets=first.nuggets,
            more=more,
        )
        yield Fact(40 + min(30, more), told)


def _contested(story: Story) -> Iterator[Fact]:
    """The certificate that changed hands most."""
    found = most(((one.space, 1) for one in story.all(TookCertificate)), CONTESTED)
    if found is not None:
        space, count = found
        told = say("sutters-mill-fact-contested", space=Term("space", space), count=count)
        yield Fact(min(70, 35 + 5 * count), told)


def _business(story: Story) -> Iterator[Fact]:
    """Who did most business."""
    counters = [(one.seat, sum([n for _, n in one.counters])) for one in story.all(DidBusiness)]
    found = most(counters, BUSINESS)
    if found is not None:
        seat, count = found
        yield Fact(50, say("sutters-mill-fact-business", seat=SeatName(seat), count=count))


def _diggers(story: Story) -> Iterator[Fact]:
    """Who dug most."""
    found = most(((one.seat, 1) for one in story.all(Dug)), 2)
    if found is not None:
        seat, count = found
        yield Fact(40, say("sutters-mill-fact-digger", seat=SeatName(seat), count=count))


def _cards(story: Story) -> Iterator[Fact]:
    """Who took most cards of others off the stacks."""
    removed = story.all(RemovedCard)
    found = most(((one.seat, 1) for one in removed if one.seat != one.owner), 2)
    if found is not None:
        seat, count = found
        yield Fact(42, say("sutters-mill-fact-cards", seat=SeatName(seat), count=count))
