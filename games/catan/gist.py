"""What happened while somebody was away, told in brief: one event where the log has several. None of these is stored."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from games.catan.content import NOTHING, TERRAIN_RESOURCE, Hand
from games.catan.events import (
    BuiltCity,
    BuiltSettlement,
    CatanEvent,
    Collected,
    MovedRobber,
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
from games.core.model import (
    Arg,
    Event,
    Gist,
    Key,
    Message,
    Seat,
    SeatName,
    SeatNames,
    Term,
    Terms,
    say,
)

SEVEN = 7
"""The roll that moves the robber."""


class Yielded(CatanEvent, frozen=True, tag="yielded"):
    """What rolls have brought a reader, those of others or the own ones."""

    seat: Seat | None
    """Who rolled; None: several of the others."""
    reader: Seat
    rolls: tuple[int, ...]
    cards: Hand

    def happens_to(self, seat: Seat) -> bool:
        """What the others rolled for themselves is nothing to the reader."""
        return seat == self.reader and (any(self.cards) or self.seat == seat)

    def words(self) -> Message:
        """Who rolled, and the cards, if there are any."""
        is_got = any(self.cards)
        told: dict[str, Arg] = {"seat": SeatName(self.reader)}
        if is_got:
            told["cards"] = cards(self.cards)
        told["rolls"] = Terms("roll", tuple([(str(one), 1) for one in self.rolls]))
        kind = "by-others" if self.seat is None else "by-you"
        if self.seat is not None and self.seat != self.reader:
            told["roller"] = SeatName(self.seat)
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
        return say(f"catan-event-also-got-{len(self.got)}", **told)


class Raided(CatanEvent, frozen=True, tag="raided"):
    """Where somebody has put the robber, and who was robbed there."""

    befalls = ("victim", "blocked")

    seat: Seat
    terrain: Key
    number: int
    """The hex's; 0: it has none."""
    victim: Seat | None = None
    resource: Resource | None = None
    """What was stolen, if the reader knows it."""
    blocked: Seat | None = None
    """The reader, where the robber stands on their land and they were not robbed."""

    def words(self) -> Message:
        """The hex by its number and what it yields, as players call it."""
        is_desert = self.terrain not in TERRAIN_RESOURCE
        told: dict[str, Arg] = {"seat": SeatName(self.seat), "number": self.number}
        if self.resource is not None:
            told["resource"] = Term("resource", self.resource)
        if not is_desert:
            told["land"] = yielded_by(self.terrain)
        if self.victim is not None:
            told["victim"] = SeatName(self.victim)
        if self.blocked is not None:
            told["blocked"] = SeatName(self.blocked)
        done = "-card" if self.resource else "-nobody" if self.victim is None else ""
        blocking = "" if self.blocked is None else "-blocking"
        where = "-desert" if is_desert else ""
        return say(f"catan-event-raided{blocking}{done}{where}", **told)


class Grown(CatanEvent, frozen=True, tag="grown"):
    """Who has built cities, and who has built settlements: several players, one building each."""

    cities: tuple[Seat, ...]
    settlements: tuple[Seat, ...]

    def words(self) -> Message:
        """With their names."""
        told: dict[str, Arg] = {}
        if self.cities:
            told |= {"cities": SeatNames(self.cities), "city-count": len(self.cities)}
        if self.settlements:
            told |= {
                "settlements": SeatNames(self.settlements),
                "settlement-count": len(self.settlements),
            }
        kinds = (bool(self.cities), bool(self.settlements))
        kind = {(True, True): "both", (True, False): "cities", (False, True): "settlements"}[kinds]
        return say(f"catan-event-grown-{kind}", **told)


WEIGHTS: Mapping[type[Event], int] = {Grown: 6, Yielded: 3, AlsoGot: 5, Raided: 6}
"""How much they matter."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """What rolls have brought the reader, where the robber went, and what rivals have built; for everybody, who got what."""
    if reader is None:
        return list(_harvests(heard))
    raids = list(_raids(heard, reader))
    return [*_rolls(heard, reader, is_raided=bool(raids)), *raids, *_buildings(heard, reader)]


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


def _rolls(heard: Sequence[Event], reader: Seat, *, is_raided: bool) -> Iterator[Gist]:
    """The others' rolls, and the reader's own; of sevens the robber's way tells enough."""
    for is_own in (False, True):
        rolls, rollers, places = list[int](), set[Seat](), list[int]()
        got, also = NOTHING, dict[Seat, Hand]()
        also_at: list[int] = []
        is_meant = False
        for place, event in enumerate(heard):
            if isinstance(event, Rolled):
                is_meant = (event.seat == reader) == is_own
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
        if set(rolls) - {SEVEN} or (rolls and not (is_own or is_raided)):
            roller = rollers.pop() if len(rollers) == 1 else None
            told = Yielded(roller, reader, tuple(rolls), got)
            yield told, places if is_own else [*places, *also_at]
        if is_own and also:
            yield AlsoGot(tuple(also.items())), also_at


def _raids(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The robber's last move by a rival, which stands for those before it; but not for what was stolen from the reader."""
    last: tuple[MovedRobber, Stole | StoleCard | None] | None = None
    places: list[int] = []
    for place, (event, after) in enumerate(pairwise((*heard, None))):
        if not isinstance(event, MovedRobber) or event.seat == reader:
            continue
        last = event, None
        if isinstance(after, Stole | StoleCard) and after.seat == event.seat:
            last = event, after
        places.append(place)
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
    )
    yield told, places


def _buildings(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What several rivals have built, unless one of them has built twice."""
    built = [
        (place, event)
        for place, event in enumerate(heard)
        if isinstance(event, BuiltCity | BuiltSettlement) and event.seat != reader
    ]
    seats = [event.seat for _, event in built]
    if len(seats) < 2 or len(set(seats)) < len(seats):
        return
    cities = tuple([event.seat for _, event in built if isinstance(event, BuiltCity)])
    settlements = tuple([event.seat for _, event in built if isinstance(event, BuiltSettlement)])
    yield Grown(cities, settlements), [place for place, _ in built]
