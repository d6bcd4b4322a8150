"""What a finished game of CATAN is remembered for."""

from collections.abc import Iterator, Mapping, Sequence

from games.catan.events import (
    AnsweredSpecial,
    BoughtCard,
    BuiltCity,
    BuiltRoad,
    BuiltSettlement,
    Collected,
    Discarded,
    Founded,
    KeepsPassing,
    LargestArmy,
    LongestRoad,
    LostLargestArmy,
    LostLongestRoad,
    Monopolised,
    MovedRobber,
    PlayedCard,
    Rolled,
    Seated,
    Started,
    Stole,
    StoleCard,
    TurnBegan,
    Won,
)
from games.catan.modules.frenemies.events import (
    AcceptedGift,
    DrewForExchange,
    DrewTheseTokens,
    GotChip,
    JoinedDistricts,
    OfferedGift,
    ReturnedThisToken,
    ReturnedToken,
    WithdrewGift,
)
from games.catan.modules.scenario.events import TookChip
from games.catan.points import AWARD
from games.catan.trade.events import (
    AcceptedOffer,
    Called,
    DealFailed,
    DeclinedOffer,
    LapsedProposal,
    Offered,
    Proposed,
    Refused,
    RejectedProposal,
    Traded,
    WithdrewOffer,
    WithdrewProposal,
)
from games.core.model import Event, Message, Seat, SeatName, Term, ranking, say
from games.core.story import Fact, Gain, Story, most

ROLLS = 5
"""Times that a number must have come up."""

ROBBED = 3
"""Times that somebody must have been robbed."""

LOSS = 8
"""Cards that somebody must have discarded at sevens."""

CITIES = 3
"""Cities that are many."""

DEALS = 5
"""Trades between players that are many."""

LATE = 95
"""How much an award stands out that was taken from another in the last turn."""

Award = tuple[type[Event], type[Event]]
_AWARDS: tuple[Award, ...] = ((LongestRoad, LostLongestRoad), (LargestArmy, LostLargestArmy))
"""Who takes an award, and that it lies beside the board again."""

_ON_SHEET = (("longest_road", "road"), ("largest_army", "army"))
"""Rows of the score sheet that hold an award, and what it is called in the words of the ending."""

WEIGHTS: Mapping[type[Event], int] = {
    Won: 10,
    BuiltCity: 6,
    BuiltSettlement: 5,
    LongestRoad: 9,
    LargestArmy: 9,
    LostLongestRoad: 6,
    LostLargestArmy: 6,
    Monopolised: 4,
    PlayedCard: 3,
    Traded: 2,
    BoughtCard: 2,
    Stole: 2,
    StoleCard: 3,
    MovedRobber: 2,
    Discarded: 2,
    Seated: 0,
    Started: 0,
    TurnBegan: 0,
    Rolled: 0,
    Collected: 1,
    KeepsPassing: 0,
    AnsweredSpecial: 0,
    Offered: 0,
    Called: 0,
    DeclinedOffer: 0,
    AcceptedOffer: 0,
    Proposed: 0,
    RejectedProposal: 0,
    LapsedProposal: 0,
    WithdrewOffer: 0,
    WithdrewProposal: 0,
    DrewForExchange: 0,
    DrewTheseTokens: 0,
    ReturnedToken: 0,
    ReturnedThisToken: 0,
    WithdrewGift: 0,
    OfferedGift: 0,
    JoinedDistricts: 2,
    AcceptedGift: 2,
}
"""How much events matter to somebody who has been away, beside their points; 1 where nothing is said."""

SLIGHT: frozenset[type[Event]] = frozenset({Traded, DealFailed})
"""What a seat that does it has agreed to."""

OWN_TRADE = 7
"""What it weighs for a player what became of their own offer or proposal: a row above all cards got and lost."""


def is_answer(event: Event) -> bool:
    """Whether it tells a maker what became of an offer or proposal."""
    return isinstance(
        event, (AcceptedOffer, DeclinedOffer, Refused, RejectedProposal, LapsedProposal)
    )


def gained(event: Event) -> tuple[tuple[Seat, int], ...]:
    """A point for a settlement, for what a city has more, for a chip."""
    match event:
        case Founded() | BuiltSettlement() | BuiltCity() | TookChip() | GotChip():
            return ((event.seat, 1),)
        case _:
            return ()


def favourite(event: Event) -> Term | None:
    """Settlements, cities, and development cards that were played."""
    match event:
        case BuiltSettlement():
            return Term("favourite", "settlement")
        case BuiltCity():
            return Term("favourite", "city")
        case PlayedCard():
            return Term("card", event.card)
        case _:
            return None


def opening(event: Event) -> Term | None:
    """What is bought first after the founding."""
    match event:
        case BuiltRoad():
            return Term("favourite", "road")
        case BuiltSettlement():
            return Term("favourite", "settlement")
        case BuiltCity():
            return Term("favourite", "city")
        case BoughtCard():
            return Term("favourite", "card")
        case _:
            return None


def gains(events: Sequence[Event]) -> tuple[Gain, ...]:
    """The same of a whole game, and Longest Road and Largest Army as they change hands."""
    found, holders = [], dict.fromkeys(_AWARDS, -1)
    for at, event in enumerate(events):
        found += [Gain(at, seat, points) for seat, points in gained(event)]
        for award in _AWARDS:
            if not isinstance(event, award):
                continue
            is_taken = isinstance(event, award[0])
            seat = event.seat if is_taken else -1  # type: ignore[attr-defined]
            former, holders[award] = holders[award], seat
            if former == seat:
                continue
            if former >= 0:
                found.append(Gain(at, former, -AWARD))
            if seat >= 0:
                found.append(Gain(at, seat, AWARD))
    return tuple(found)


ENDED_BY: frozenset[type[Event]] = frozenset({Won})
"""What says that the game ended, as `ending` does."""


def ending(story: Story) -> Message | None:
    """Whose points ended it, and which awards were among them (R160)."""
    for won in story.all(Won):
        [sheet] = [one for one in story.sheets if one.seat == won.seat]
        scored = [line.label.key for line in sheet.lines if line.points]
        awards = "-".join(name for key, name in _ON_SHEET if key in scored)
        id = f"catan-ending-{awards}" if awards else "catan-ending"
        return say(id, seat=SeatName(won.seat), points=won.points)
    return None


def facts(story: Story) -> tuple[Fact, ...]:
    """Dice, the robber, awards that changed hands or decided the game, trades."""
    return (
        *_rolls(story),
        *_robbed(story),
        *_discarded(story),
        *_cities(story),
        *_road(story),
        *_deals(story),
        *_decided(story),
    )


def _rolls(story: Story) -> Iterator[Fact]:
    """The number that came up most."""
    found = most(((sum(one.dice), 1) for one in story.all(Rolled)), ROLLS)
    if found is not None:
        number, count = found
        weight = 30 + 15 * (number not in {6, 7, 8})
        rolls = len(story.all(Rolled))
        yield Fact(weight, say("catan-fact-rolls", number=number, count=count, rolls=rolls))


def _robbed(story: Story) -> Iterator[Fact]:
    """Whom the robber robbed most."""
    found = most(((one.victim, 1) for one in story.all(Stole)), ROBBED)
    if found is not None:
        seat, count = found
        weight = min(70, 30 + 4 * count)
        yield Fact(weight, say("catan-fact-robbed", seat=SeatName(seat), count=count))


def _discarded(story: Story) -> Iterator[Fact]:
    """Who lost most cards at sevens."""
    found = most(((one.seat, sum(one.cards)) for one in story.all(Discarded)), LOSS)
    if found is not None:
        seat, count = found
        weight = min(70, 30 + 2 * count)
        yield Fact(weight, say("catan-fact-discarded", seat=SeatName(seat), count=count))


def _cities(story: Story) -> Iterator[Fact]:
    """Who built most cities."""
    found = most(((one.seat, 1) for one in story.all(BuiltCity)), CITIES)
    if found is not None:
        seat, count = found
        yield Fact(
            min(70, 40 + 5 * count), say("catan-fact-cities", seat=SeatName(seat), count=count)
        )


def _road(story: Story) -> Iterator[Fact]:
    """How often Longest Road changed hands."""
    count = len(story.all(LongestRoad)) - 1
    if count >= 2:
        yield Fact(min(70, 45 + 5 * count), say("catan-fact-road", count=count))


def _decided(story: Story) -> Iterator[Fact]:
    """The award without whose points the winner would not have been ahead, or would not have ended the game in that turn; told
    by the last time it changed hands.
    """
    (_, first), *others = ranking(story.sheets)
    best = max((sheet.total for _, sheet in others), default=0)
    rounds = story.rounds()
    last_turn = max((at for at, event in enumerate(story.events) if event.begins_part), default=0)
    for taken, lost in _AWARDS:
        holder, former, since = -1, -1, 0
        for at, event in enumerate(story.events):
            if isinstance(event, taken):
                seat: Seat = event.seat  # type: ignore[attr-defined]
                if seat != holder:
                    holder, former, since = seat, holder, at
            elif isinstance(event, lost):
                holder, former = -1, -1
        is_late = since > last_turn
        if holder == first.seat and former >= 0 and (is_late or first.total - AWARD <= best):
            which = "road" if taken is LongestRoad else "army"
            seats = {"seat": SeatName(holder), "other": SeatName(former)}
            told = say(f"catan-fact-decided-{which}", **seats, round=rounds[since])
            yield Fact(LATE if is_late else 78, told)


def _deals(story: Story) -> Iterator[Fact]:
    """Who traded most with others."""
    deals = [seat for one in story.all(Traded) for seat in (one.seat, one.partner)]
    found = most(((seat, 1) for seat in deals), DEALS)
    if found is not None:
        seat, count = found
        weight = min(60, 30 + 2 * count)
        yield Fact(weight, say("catan-fact-deals", seat=SeatName(seat), count=count))
