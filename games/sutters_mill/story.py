"""What a finished game of Sutter's Mill is remembered for."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from games.core.model import Event, Key, Message, Seat, SeatName, Term, say
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
    PlacedProspector,
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
from games.sutters_mill.state import Card
from games.sutters_mill.town import sums

CONTESTED = 3
"""Holders of a certificate that make it contested."""

BUSINESS = 3
"""Counters that business must have brought."""

WEIGHTS: Mapping[type[Event], int] = {
    TookCertificate: 5,
    CertificateGone: 5,
    VeinEmpty: 8,
    TownLeft: 8,
    NoProgress: 8,
    Switched: 6,
    Found: 4,
    Earned: 4,
    TookAdventurer: 3,
    DidBusiness: 1,
    RemovedCard: 4,
    Dug: 2,
    PlacedCard: 2,
    RemovedProspector: 2,
    Rearranged: 2,
    Starts: 0,
    TurnBegan: 0,
    Passed: 0,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""


def favourite(event: Event) -> Term | None:
    """The building on which a card was laid."""
    return Term("space", event.space) if isinstance(event, PlacedCard) else None


def opening(event: Event) -> Term | None:
    """Where the first prospector is put."""
    return Term("space", event.space) if isinstance(event, PlacedProspector) else None


ENDED_BY: frozenset[type[Event]] = frozenset({VeinEmpty, TownLeft, NoProgress})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """The vein, the town or the standstill (R60, R65, R66)."""
    for stopped in story.all(NoProgress):
        return say("sutters-mill-ending-progress", rounds=stopped.rounds)
    if story.all(TownLeft):
        return say("sutters-mill-ending-town")
    return say("sutters-mill-ending-vein") if story.all(VeinEmpty) else None


def facts(story: Story) -> tuple[Fact, ...]:
    """Gold, certificates, business, and cards taken off the stacks of others."""
    return (
        *_gold(story),
        *_contested(story),
        *_closest(story),
        *_business(story),
        *_diggers(story),
        *_cards(story),
    )


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


def _closest(story: Story) -> Iterator[Fact]:
    """The newest certificate that changed hands by a tie-break, or by a single point in cards (R32-R34)."""
    stacks: defaultdict[Key, list[Card]] = defaultdict(list)
    holders: dict[Key, Seat] = {}
    ties: list[Message] = []
    close: list[Message] = []
    for event in story.events:
        match event:
            case PlacedCard(seat, rank, space):
                stacks[space].append(Card(seat, rank))
            case RemovedCard(_, _, _, space):
                stacks[space].pop()
            case Rearranged(_, space, cards):
                stacks[space] = [Card(seat, rank) for seat, rank in cards]
            case TookCertificate(seat, space):
                totals = dict(sums(tuple(stacks[space])))
                other = holders.get(space, seat)
                holders[space] = seat
                if other == seat or other not in totals:
                    continue
                blanks = {"seat": SeatName(seat), "other": SeatName(other)}
                where = Term("space", space)
                if totals[seat] == totals[other]:
                    sum_ = totals[seat]
                    ties.append(say("sutters-mill-fact-tie", **blanks, space=where, sum=sum_))
                elif totals[seat] == totals[other] + 1:
                    close.append(say("sutters-mill-fact-one-more", **blanks, space=where))
            case CertificateGone(space):
                holders.pop(space, None)
    yield from [Fact(64, message) for message in (ties or close)[-1:]]


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
