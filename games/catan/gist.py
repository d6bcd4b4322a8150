"""What happened while somebody was away, told in brief: one event where the log has several. None of these is stored."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from games.catan.content import NOTHING, TERRAIN_RESOURCE, Hand
from games.catan.events import (
    CatanEvent,
    Collected,
    Founded,
    MovedRobber,
    PlayedCard,
    RanShort,
    Resource,
    Rolled,
    Stole,
    StoleCard,
    StoleNothing,
    cards,
    yielded_by,
)
from games.catan.hands import plus
from games.catan.trade.events import AcceptedOffer, Traded
from games.core.model import (
    Arg,
    Event,
    Gist,
    Key,
    Message,
    Seat,
    SeatName,
    Term,
    Terms,
    say,
)

SEVEN = 7
"""The roll that moves the robber."""


class Yielded(CatanEvent, frozen=True, tag="yielded"):
    """What rolls have brought a reader, those of others or the own ones."""

    roller: Seat | None
    """Who rolled; None: several of the others."""
    reader: Seat
    rolls: tuple[int, ...]
    cards: Hand

    def happens_to(self, seat: Seat) -> bool:
        """What the others rolled for themselves is nothing to the reader."""
        return seat == self.reader and (any(self.cards) or self.roller == seat)

    def words(self) -> Message:
        """Who rolled, and the cards, if there are any."""
        is_got = any(self.cards)
        told: dict[str, Arg] = {"seat": SeatName(self.reader)}
        if is_got:
            told["cards"] = cards(self.cards)
        told["rolls"] = Terms("roll", tuple([(str(one), 1) for one in self.rolls]))
        kind = "by-others" if self.roller is None else "by-you"
        if self.roller is not None and self.roller != self.reader:
            told["roller"] = SeatName(self.roller)
            kind = "by-one"
        return say(f"catan-event-yielded-{kind}{'' if is_got else '-nothing'}", **told)


class AlsoGot(CatanEvent, frozen=True, tag="also_got"):
    """What a roll has brought several players."""

    got: tuple[tuple[Seat, Hand], ...]

    def words(self) -> Message:
        """Each with their cards."""
        told: dict[str, Arg] = {}
        for number, (seat, hand) in enumerate(self.got, 1):
            told |= {f"seat-{number}": SeatName(seat), f"cards-{number}": cards(hand)}
            told[f"count-{number}"] = sum(hand)
        return say(f"catan-event-also-got-{len(self.got)}", **told)


class Raided(CatanEvent, frozen=True, tag="raided"):
    """Where somebody has put the robber, and who was robbed there."""

    befalls = ("victim", "blocked")

    seat: Seat
    terrain: Key
    number: int
    """The hex's; 0: it has none, being a desert."""
    victim: Seat | None = None
    resource: Resource | None = None
    """What was stolen, if the reader knows it."""
    blocked: Seat | None = None
    """The reader, where the robber stands on their land and they were not robbed."""
    is_knight: bool = False
    """Whether a knight has moved it."""

    def words(self) -> Message:
        """The hex by its number and what it yields, as players call it."""
        told: dict[str, Arg] = {
            "seat": SeatName(self.seat),
            "number": self.number,
            "land": yielded_by(self.terrain),
            "by": "knight" if self.is_knight else "seven",
        }
        if self.resource is not None:
            told["resource"] = Term("resource", self.resource)
        if self.victim is not None:
            told["victim"] = SeatName(self.victim)
        if self.blocked is not None:
            told["blocked"] = SeatName(self.blocked)
        done = "-card" if self.resource else "-nobody" if self.victim is None else ""
        blocking = "" if self.blocked is None else "-blocking"
        return say(f"catan-event-raided{blocking}{done}", **told)


class BeganWith(CatanEvent, frozen=True, tag="began_with"):
    """The cards that the second settlement has brought (R22)."""

    befalls = ("seat",)

    seat: Seat
    cards: Hand

    def words(self) -> Message:
        """With their number for where there is little room."""
        total = sum(self.cards)
        own = SeatName(self.seat)
        return say("catan-event-began-with", seat=own, cards=cards(self.cards), count=total)


WEIGHTS: Mapping[type[Event], int] = {
    Raided: 6,
    AlsoGot: 5,
    Yielded: 3,
    BeganWith: 1,
}
"""How much they matter."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """What the reader has got, and where the robber went; for everybody, who got what."""
    closed = list(_closed(heard))
    if reader is None:
        return [*closed, *_harvests(heard)]
    return [
        *closed,
        *_foundings(heard, reader),
        *_sevens(heard, reader),
        *_rolls(heard, reader),
        *_raids(heard, reader),
    ]


def _closed(heard: Sequence[Event]) -> Iterator[Gist]:
    """The yes to an offer is no news where the trade follows at once: that tells both."""
    for place, (event, after) in enumerate(pairwise(heard)):
        if not (isinstance(event, AcceptedOffer) and isinstance(after, Traded)):
            continue
        if {after.seat, after.partner} == {event.seat, event.offerer}:
            yield None, [place]


def _foundings(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What the reader's second settlement has brought."""
    for place, (before, event) in enumerate(pairwise((None, *heard))):
        is_own = isinstance(event, Collected) and event.seat == reader
        if is_own and isinstance(before, Founded):
            assert isinstance(event, Collected)
            yield BeganWith(reader, event.cards), [place]


def _harvests(heard: Sequence[Event]) -> Iterator[Gist]:
    """What each roll has brought all."""
    got: dict[Seat, Hand] = {}
    places: list[int] = []
    is_roll = False
    for place, event in enumerate(heard):
        if isinstance(event, Collected) and is_roll:
            got[event.seat] = event.cards
            places.append(place)
            continue
        if got:
            yield AlsoGot(tuple(got.items())), places
            got, places = {}, []
        is_roll = isinstance(event, Rolled) or (is_roll and isinstance(event, RanShort))
    if got:
        yield AlsoGot(tuple(got.items())), places


def _sevens(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """A seven of others is no news: what came of it tells enough, or the question that it has put."""
    for place, event in enumerate(heard):
        if isinstance(event, Rolled) and event.seat != reader and sum(event.dice) == SEVEN:
            yield None, [place]


def _rolls(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The others' rolls, and the reader's own, without sevens."""
    for is_own in (False, True):
        rolls, rollers, places = list[int](), set[Seat](), list[int]()
        got, also = NOTHING, dict[Seat, Hand]()
        also_at: list[int] = []
        is_meant = False
        for place, event in enumerate(heard):
            if isinstance(event, Rolled):
                is_meant = (event.seat == reader) == is_own and sum(event.dice) != SEVEN
                if is_meant:
                    rolls.append(sum(event.dice))
                    rollers.add(event.seat)
                    places.append(place)
            elif isinstance(event, Collected) and is_meant:
                if event.seat == reader:
                    got = plus(got, event.cards)
                    places.append(place)
                else:
                    also[event.seat] = plus(also.get(event.seat, NOTHING), event.cards)
                    also_at.append(place)
        if rolls:
            roller = rollers.pop() if len(rollers) == 1 else None
            told = Yielded(roller, reader, tuple(rolls), got)
            yield told, places if is_own else [*places, *also_at]
        if is_own and also:
            yield AlsoGot(tuple(also.items())), also_at


def _raids(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The robber's last move by a rival, which stands for those before it; but not for what was stolen from the reader."""
    last: tuple[MovedRobber, Stole | StoleCard | None] | None = None
    places: list[int] = []
    is_knight = False
    for place, (event, after) in enumerate(pairwise((*heard, None))):
        if not isinstance(event, MovedRobber) or event.seat == reader:
            continue
        last = event, None
        if isinstance(after, Stole | StoleCard) and after.seat == event.seat:
            last = event, after
        before = heard[place - 1] if place else None
        is_knight = isinstance(before, PlayedCard) and before.seat == event.seat
        places += [place - 1, place] if is_knight else [place]
        if isinstance(after, Stole | StoleNothing):
            places.append(place + 1)
    if last is None or (last[0].terrain in TERRAIN_RESOURCE and not last[0].number):
        return
    moved, theft = last
    if isinstance(theft, StoleCard):
        places.append(places[-1] + 1)
    is_blocked = reader in moved.blocked and (theft is None or theft.victim != reader)
    told = Raided(
        moved.seat,
        moved.terrain,
        moved.number,
        victim=None if theft is None else theft.victim,
        resource=theft.resource if isinstance(theft, StoleCard) else None,
        blocked=reader if is_blocked else None,
        is_knight=is_knight,
    )
    yield told, places
