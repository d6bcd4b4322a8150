"""A referee: Caylus told a second time, as one procedure from the first round to the last.

It shares no code with the game. It keeps the table by what is told alone, says beforehand who is asked what, what is told next,
and objects to whatever is otherwise. It is told an answer only to know what a move under construction asks next.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import asdict

from games.core.model import Event
from tests.games.caylus import printed as box

Offers: TypeAlias = dict[str, Any]
"""By tag of the action its keys, None where it has no field; for amounts the most of each kind and the total."""


class Ask(NamedTuple):
    """A question that must come now."""

    seat: int
    offers: Offers


Answer: TypeAlias = tuple[str, Any]
Script: TypeAlias = Generator[Ask | None, Any, Any]
"""It yields a question and is sent the answer, or yields None and is sent what is told next."""


def cubes_of(letters: str) -> Counter[str]:
    """Cubes by letters."""
    return Counter(box.LETTERS[letter] for letter in letters)


def pairs(amounts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Amounts as events tell them."""
    return tuple((kind, amounts[kind]) for kind in box.LETTERS.values() if amounts[kind])


class Holder:
    """A player."""

    def __init__(self, deniers: int) -> None:
        self.deniers = deniers
        self.cubes = cubes_of("FFW")
        self.earned = dict.fromkeys(box.SOURCES, 0)
        self.lost = 0
        self.columns = dict.fromkeys(box.LINES, 0)
        self.used: list[str] = []

    def can_pay(self, cost: Counter[str]) -> bool:
        """Whether these cubes are there."""
        return all(self.cubes[kind] >= amount for kind, amount in cost.items())

    def loses(self, points: int) -> int:
        """Take points away for the castle, never below 0; how many it were (R6)."""
        gone = min(points, sum(self.earned.values()))
        self.earned["castle"] -= gone
        self.lost += gone
        return gone


class Bench:
    """What stands on the table, and how the referee listens."""

    def __init__(self, seats: int, favors: str, jeweler: bool, final_cubes: str) -> None:
        self.seats = seats
        self.beginner = favors == "beginner"
        self.by_three = final_cubes == "by_three"
        self.stock = {key for key in box.COSTS if jeweler or key != "s_jeweler"}
        self.order: list[int] = []
        self.holders: list[Holder] = []
        self.road: dict[int, str] = dict(box.FIXED)
        self.owner: dict[int, int] = {}
        self.worker: dict[int, int] = {}
        self.waiting: dict[int, int] = {}
        self.special: dict[str, int] = {}
        self.stables: list[int] = []
        self.inn_left: int | None = None
        self.inn_right: int | None = None
        self.castle: list[int] = []
        self.passed: list[int] = []
        self.lots: list[list[int]] = [[], [], []]
        self.scored = 0
        self.provost = self.bailiff = 6
        self.round = 0
        self.favors_left: dict[int, int] = {}

    def hear(self, *names: str) -> Script:
        """What is told next is one of these."""
        event: Event = yield None
        assert type(event).__name__ in names, (event, names)
        return event

    def expect(self, name: str, **fields: object) -> Script:
        """What is told next is this."""
        event = yield from self.hear(name)
        assert asdict(event) == fields, (event, fields)

    def placed(self, seat: int) -> int:
        """Workers of the seat that stand somewhere."""
        everywhere = [
            *self.worker.values(),
            *self.special.values(),
            *self.stables,
            *self.castle,
            self.inn_left,
            self.inn_right,
        ]
        return everywhere.count(seat)

    def where(self, building: str) -> int:
        """The space of a building."""
        return next(space for space, key in self.road.items() if key == building)

    def free_places(self, seat: int) -> set[str]:
        """Where a worker of the seat may go (R15 to R20)."""
        free = {"gate", "trading_post", "merchants_guild", "joust_field"} - set(self.special)
        if self.seats > 2 and len(self.stables) < 3 and seat not in self.stables:
            free.add("stables")
        if self.inn_left is None:
            free.add("inn")
        if seat not in self.castle:
            free.add("castle")
        for space, key in self.road.items():
            if key[:2] in ("n_", "f_", "w_", "s_") and space not in self.worker:
                free.add(key)
        return free

    def owner_of(self, place: str) -> int | None:
        """Who owns it."""
        if place[:2] not in ("w_", "s_"):
            return None
        return self.owner[self.where(place)]

    def price(self, seat: int, place: str) -> int:
        """What a worker costs there (R21, R99)."""
        if self.owner_of(place) == seat or self.inn_right == seat:
            return 1
        if self.seats == 2 and self.passed:
            return 3
        return 1 + len(self.passed)

    def put(self, seat: int, place: str) -> int | None:
        """A worker stands there now; who gains a point by it (R22)."""
        if place == "castle":
            self.castle.append(seat)
        elif place == "stables":
            self.stables.append(seat)
        elif place == "inn":
            self.inn_left = seat
        elif place in ("gate", "trading_post", "merchants_guild", "joust_field"):
            self.special[place] = seat
        else:
            self.worker[self.where(place)] = seat
        owner = self.owner_of(place)
        if owner is None or owner == seat:
            return None
        self.holders[owner].earned["visits"] += 1
        return owner

    def empty_space(self) -> int | None:
        """Where the next tile goes (R62)."""
        return next((space for space in range(1, 29) if space not in self.road), None)

    def residences(self, seat: int) -> list[int]:
        """Spaces of the seat's residences."""
        return [
            space
            for space, key in sorted(self.road.items())
            if key == "residence" and self.owner[space] == seat
        ]

    def cost(self, tile: str, favor: bool) -> str:
        """Letters of the price, one wood or stone less by a favor (R95)."""
        letters = box.COSTS[tile]
        if favor and tile.startswith("w_"):
            return letters.replace("W", "", 1)
        if favor and tile.startswith("s_"):
            return letters.replace("S", "", 1)
        return letters

    def buildable(self, seat: int, kinds: Iterable[str], favor: bool) -> set[str]:
        """Tiles that can be built (R61 to R66)."""
        found = set()
        holder = self.holders[seat]
        for tile in self.stock:
            letters = self.cost(tile, favor)
            fixed = cubes_of(letters.replace("A", ""))
            enough = holder.cubes.total() >= len(letters)
            space = self.residences(seat) if tile.startswith("p_") else self.empty_space()
            if tile[0] in kinds and holder.can_pay(fixed) and enough and space:
                found.add(tile)
        if {"s_architect_1", "s_architect_2"} <= found:
            found.remove("s_architect_2")
        return found

    def transformable(self, seat: int, favor: bool) -> set[str]:
        """What the Lawyer may change (R68)."""
        holder = self.holders[seat]
        if not holder.cubes["cloth"] or (not favor and not holder.deniers):
            return set()
        return {
            key
            for space, key in self.road.items()
            if space not in self.waiting
            if key.startswith("n_")
            or (key[:2] in ("w_", "s_") and self.owner[space] == seat and key != "w_lawyer")
        }

    def change(self, space: int, seat: int) -> Script:
        """A residence comes in the place of a building (R70)."""
        target = self.road[space]
        if target in box.COSTS:
            self.stock.add(target)
        self.road[space], self.owner[space] = "residence", seat
        yield from self.expect("Transformed", seat=seat, target=target, space=space)

    def final(self, seat: int) -> tuple[int, ...]:
        """Points on the track by source, what was lost beside the castle, then for gold, for cubes, for deniers (R102)."""
        holder = self.holders[seat]
        track = []
        for source, points in holder.earned.items():
            is_castle = source == "castle"
            track += [points + holder.lost, -holder.lost] if is_castle else [points]
        gold = holder.cubes["gold"]
        others = holder.cubes.total() - gold
        worth = others // 3 if self.by_three else others
        return *track, 3 * gold, worth, holder.deniers // 4
