"""A referee: Puerto Rico told a second time, as one procedure; here the table and how the referee listens.

It shares no code with the game. It keeps the table by what is told alone, says beforehand who is asked what, what is told next,
and objects to whatever is otherwise. It is told an answer only to know what is asked or done next.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, TypeAlias

from msgspec.structs import asdict

from games.core.model import Event
from tests.games.puerto_rico import printed as box

Offers: TypeAlias = dict[str, Any]
"""By tag of the action: None without fields, else what its fields offer."""

Asked: TypeAlias = dict[int, Offers]
"""By seat, what it is asked."""

Answer: TypeAlias = tuple[int, str, Any]
Script: TypeAlias = Generator[Asked | None, Any, Any]
"""It yields questions and is sent an answer, or yields None and is sent what is told next."""

PASS: Offers = {"pass": None}


class Holder:
    """A player: people by place, for a tile as (kind, person)."""

    def __init__(self, money: int, tile: str) -> None:
        self.money = money
        self.goods: Counter[str] = Counter()
        self.island: Counter[tuple[str, str]] = Counter({(tile, ""): 1})
        self.city: dict[str, Counter[str]] = {}
        self.waiting: Counter[str] = Counter()
        self.points = 0
        self.looked = 0

    def works(self, kind: str, person: str = "") -> bool:
        """Whether a building is there and occupied, by a person of that sort if one is named."""
        people = self.city.get(kind, Counter())
        return people[person] > 0 if person else people.total() > 0

    def tiles(self, kind: str = "") -> int:
        """Tiles on the island, of a kind if one is named."""
        return sum(count for (tile, _), count in self.island.items() if kind in ("", tile))

    def workers(self, kind: str) -> int:
        """Occupied tiles of a kind."""
        return self.island[kind, "colonist"] + self.island[kind, "noble"]

    def spaces(self) -> int:
        """Empty city spaces."""
        return 12 - sum(box.TYPES[kind].size for kind in self.city)

    def people(self) -> Counter[str]:
        """All people."""
        found = Counter(self.waiting)
        for (_, person), count in self.island.items():
            if person:
                found[person] += count
        for there in self.city.values():
            found += there
        return found

    def rooms(self) -> dict[str, int]:
        """Circles by kind of tile and building."""
        found: dict[str, int] = {}
        for kind in (*box.GOODS, "quarry"):
            if self.tiles(kind):
                found[kind] = self.tiles(kind)
        for kind in self.city:
            if box.circles(kind):
                found[kind] = box.circles(kind)
        return found

    def land(self) -> set[str]:
        """Plantations and forests by kind and person (D8, D17)."""
        return {
            kind + (f"@{person}" if person else "")
            for (kind, person), count in self.island.items()
            if count and kind != "quarry"
        }

    def targets(self) -> set[str]:
        """Places with an empty circle for a guest (E24)."""
        free = {kind for (kind, person), count in self.island.items() if count and not person}
        free |= {
            kind
            for kind, there in self.city.items()
            if there.total() < box.circles(kind) and kind != "guesthouse"
        }
        return free - {"forest"}

    def leave(self, place: str, person: str) -> None:
        """A person goes away from there."""
        if place == "san_juan":
            self.waiting[person] -= 1
        elif place in box.TYPES:
            self.city[place][person] -= 1
        else:
            self.island[place, person] -= 1
            self.island[place, ""] += 1

    def enter(self, place: str, person: str) -> None:
        """A person comes there."""
        if place == "san_juan":
            self.waiting[person] += 1
        elif place in box.TYPES:
            self.city[place][person] += 1
        else:
            self.island[place, ""] -= 1
            self.island[place, person] += 1


class Bench:
    """What stands on the table, and how the referee listens."""

    def __init__(
        self, seats: int, new: bool, nobles: bool, at_once: bool, open_points: bool
    ) -> None:
        self.seats, self.new, self.nobles = seats, new, nobles
        self.at_once, self.open_points = at_once, open_points
        two = seats == 2
        self.goods = Counter({good: box.BARRELS[good] - 2 * two for good in box.GOODS})
        self.unseen = Counter({good: box.TILES[good] - 3 * two for good in box.GOODS})
        self.market = {
            kind: type_.copies_for_two if two else type_.copies
            for kind, type_ in box.TYPES.items()
            if type_.sort == "P"
            or (type_.set == "base" and not new)
            or (type_.set == "II" and nobles)
        }
        aboard = box.ABOARD[seats] - nobles
        self.ship = Counter({"colonist": aboard, "noble": int(nobles)})
        colonists = 100 - aboard if nobles else box.COLONISTS[seats]
        self.supply = Counter({"colonist": colonists, "noble": 19 * nobles})
        self.quarries = 5 if two else 8
        self.pool, self.paper = box.POOL[seats], 0
        self.row: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.stack, self.face_down = 0, 0
        self.house: list[str] = []
        self.cargo: dict[int, tuple[str, int]] = dict.fromkeys(box.SHIPS[seats], ("", 0))
        self.lying = dict.fromkeys(box.CARDS[seats], 0)
        self.taken: set[str] = set()
        self.holders: list[Holder] = []
        self.governor = self.round = 0
        self.last = False
        self.kept: set[int] = set()
        self.settled: set[int] = set()

    def hear(self, *names: str) -> Script:
        """What is told next is one of these; guests may be asked about again, but not after a pass of their own, nor where
        nothing was sold, as then nothing has happened (R75).
        """
        event: Event = yield None
        name = type(event).__name__
        assert name in names, (event, names)
        if name != "SoldNothing":
            self.settled &= {asdict(event)["seat"]} if name == "Passed" else set()
        return event

    def expect(self, name: str, **fields: object) -> Script:
        """What is told next is this."""
        event = yield from self.hear(name)
        assert asdict(event) == fields, (event, fields)

    def ask(self, seat: int, offers: Offers) -> Script:
        """One seat is asked this; its answer."""
        answer: Answer = yield {seat: offers}
        return answer[1:]

    def clockwise(self, first: int) -> list[int]:
        """All seats from that one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def ending(self, cause: str) -> Script:
        """The end flag is set, told once (S1)."""
        if not self.last:
            self.last = True
            yield from self.expect("EndNear", cause=cause)

    def pay(self, seat: int, points: int) -> Script:
        """VP from the pool, then on paper (R11)."""
        self.holders[seat].points += points
        self.paper += max(0, points - self.pool)
        self.pool = max(0, self.pool - points)
        if not self.pool and points:
            yield from self.ending("points")

    def gain_points(self, seat: int, points: int, building: str) -> Script:
        """VP by a building."""
        if points:
            yield from self.expect("PointsGained", seat=seat, points=points, building=building)
            yield from self.pay(seat, points)

    def gain_money(self, seat: int, doubloons: int, building: str) -> Script:
        """Doubloons by a building."""
        if doubloons:
            yield from self.expect("MoneyGained", seat=seat, doubloons=doubloons, building=building)
            self.holders[seat].money += doubloons

    def can_draw(self) -> bool:
        """Whether a face-down tile is left (R21)."""
        return self.stack + self.face_down + self.discards.total() > 0

    def shuffle_if_empty(self) -> Script:
        """The discard pile becomes the stack (R20, R21)."""
        if not self.stack:
            yield from self.expect("StackShuffled")
            self.stack = self.face_down + self.discards.total()
            self.unseen += self.discards
            self.discards.clear()
            self.face_down = 0
        self.stack -= 1

    def reveal(self, tile: str) -> None:
        """A face-down tile shows what it is: one that can be there."""
        assert self.unseen[tile] > 0, (tile, self.unseen)
        self.unseen[tile] -= 1

    def new_row(self) -> Script:
        """Discard what is left, turn up players + 1 tiles (R20)."""
        self.discards += self.row
        self.row.clear()
        for _ in range(min(self.seats + 1, self.stack + self.face_down + self.discards.total())):
            yield from self.shuffle_if_empty()
        event = yield from self.hear("RowLaid")
        for tile, count in event.tiles:
            for _ in range(count):
                self.reveal(tile)
            self.row[tile] += count
        assert self.row.total() <= self.seats + 1

    def boosted(self, seat: int, chooser: int) -> int:
        """The privilege: 1, with Library 2 (E32)."""
        if seat != chooser:
            return 0
        return 2 if self.holders[seat].works("library") else 1

    def windows(self, seats: Iterable[int]) -> Script:
        """Guests may be moved by these seats, one after the other (R71 to R75)."""
        for seat in seats:
            holder = self.holders[seat]
            while (
                holder.works("guesthouse")
                and holder.targets()
                and seat not in self.kept | self.settled
            ):
                there = {sort for sort, count in holder.city["guesthouse"].items() if count}
                verb, answer = yield from self.ask(
                    seat,
                    {
                        "move_guest": (there, holder.targets()),
                        "keep_guests": None,
                        "keep_guests_all": None,
                    },
                )
                if verb == "keep_guests":
                    self.settled.add(seat)
                elif verb == "keep_guests_all":
                    self.kept.add(seat)
                else:
                    person, place = answer
                    yield from self.expect("GuestMoved", seat=seat, person=person, place=place)
                    holder.leave("guesthouse", person)
                    holder.enter(place, person)
