"""Who meets whom: Swiss pairings and round robins for tables of 2 to 5, groups, and the order of seats.

Pure, and the same for the same seed. Pairs are matched by NetworkX, which finds the best matching there is; larger tables by
exchanges between tables.

People with like scores meet. Nobody meets anybody twice while that can be avoided: a repeated meeting costs more than any
difference of scores. Chance comes from a secret that was promised before sign-up ended (`games.core.fair.commitment`).
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import combinations, permutations

from msgspec import Struct
from networkx import Graph, max_weight_matching

from games.core.rng import Chance, Rng

REPEAT = 1_000_000
"""What a meeting costs, times the square of how often the two have met before: rather many meet again than some often."""

PAIR = 2
"""The smallest table."""

MOST_SCHEDULED = 12
"""Rounds of a round robin."""

GROUPS_FORK, SCHEDULE_FORK = 1_000, 2_000
"""Streams of chance apart from those of rounds, which have the round's number."""

ATTEMPTS = 24
"""Beginnings that are tried, the first without a repeated meeting ends the search."""

WHOLE = 4
"""Points are multiples of a half, so a cost times this is a whole number."""

NEAR = 4
"""Tables up or down the round among which scores are evened out; a repeated meeting is avoided among all."""


class OddTables(StrEnum):
    """What happens where the field does not fill all tables."""

    BYES = "byes"
    """Some tables have one player less; where the game does not allow that, whoever is left over has a bye."""
    ROBOTS = "robots"
    """Robots fill the tables up, and score for nobody. At tables of two there are byes all the same."""


class Split(Struct, frozen=True):
    """How a field is divided into tables."""

    sizes: tuple[int, ...]
    """People at each table, the largest first."""
    byes: int = 0
    """People who are left over."""


class Draw(Struct, frozen=True):
    """The tables of a round."""

    tables: tuple[tuple[int, ...], ...]
    """Entrants in the order of their places, the table of the leaders first."""
    byes: tuple[int, ...] = ()
    """Entrants with nobody to play."""


def split(people: int, seats: int, least: int, odd: OddTables = OddTables.BYES) -> Split:
    """Tables of `seats` people, as far as there are so many.

    With byes some tables have one player less, but at least `least`. Where that does not work out, those who are left over
    are one last table, or have byes if they are too few for one. With robots the people are spread evenly over the tables
    that robots fill up, two or more at each.
    """
    if people < PAIR:
        return Split((), people)
    whole, over = divmod(people, seats)
    if not over:
        return Split((seats,) * whole)
    if odd is OddTables.ROBOTS and seats > PAIR:
        size, larger = divmod(people, whole + 1)
        return Split((size + 1,) * larger + (size,) * (whole + 1 - larger))
    short, smallest = seats - over, max(PAIR, least)
    if short <= whole + 1 and seats - 1 >= smallest:
        return Split((seats,) * (whole + 1 - short) + (seats - 1,) * short)
    if over >= smallest:
        return Split((*(seats,) * whole, over))
    return Split((seats,) * whole, over)


def swiss(
    scores: Mapping[int, float],
    met: Mapping[frozenset[int], int],
    places: Mapping[int, Sequence[int]],
    byes: Mapping[int, int],
    *,
    seats: int,
    least: int,
    seed: bytes,
    number: int,
    odd: OddTables = OddTables.BYES,
) -> Draw:
    """Draw the round of that number among the entrants that `scores` names.

    `met`: how often each two have met; `places`: at which places each has sat; `byes`: how many byes each has had. Byes
    go to the last in the standings of those who have had the fewest.
    """
    chance = Chance(Rng(seed, number))
    field = sorted(scores)
    chance_order = _shuffled(field, chance)
    ordered = sorted(chance_order, key=lambda one: -scores[one])
    divided = split(len(ordered), seats, least, odd)
    backwards = ordered[::-1]
    last_first = sorted(backwards, key=lambda one: byes.get(one, 0))
    free = tuple(last_first[: divided.byes])
    ordered = [one for one in ordered if one not in free]
    search = _Search(scores, met)
    is_paired = seats == PAIR
    best = search.matched(ordered) if is_paired else search.split(ordered, divided.sizes, chance)
    best.sort(key=lambda table: -max(scores[one] for one in table))
    tables = tuple(_seated(table, places, chance) for table in best)
    return Draw(tables, free)


def round_robin(
    field: Sequence[int],
    *,
    seats: int,
    least: int,
    seed: bytes,
    odd: OddTables = OddTables.BYES,
    planned: int | None = None,
) -> tuple[Draw, ...]:
    """All rounds in which everyone meets everyone: pairs exactly once, larger tables as seldom twice as can be.

    `planned`: so many rounds instead, in which all meet alike as far as can be.
    """
    chance = Chance(Rng(seed, SCHEDULE_FORK))
    order = _shuffled(sorted(field), chance)
    if seats == PAIR:
        return _circle(order, planned)
    rounds, met, byes = list[Draw](), Counter[frozenset[int]](), Counter[int]()
    places = dict[int, list[int]]()
    pairs = len(order) * (len(order) - 1) // 2
    while len(rounds) < (MOST_SCHEDULED if planned is None else planned):
        if planned is None and len(met) == pairs:
            break
        drawn = swiss(
            dict.fromkeys(order, 0.0),
            met,
            places,
            byes,
            seats=seats,
            least=least,
            seed=seed,
            number=SCHEDULE_FORK + len(rounds) + 1,
            odd=odd,
        )
        rounds.append(drawn)
        byes.update(drawn.byes)
        for table in drawn.tables:
            met.update(frozenset(pair) for pair in combinations(table, 2))
            for place, one in enumerate(table):
                places.setdefault(one, []).append(place)
    return tuple(rounds)


def without(draw: Draw, gone: Collection[int], smallest: int = PAIR) -> Draw:
    """A round that was drawn earlier, now that some are gone: those of a table that is too small now have byes."""
    left = [tuple(one for one in table if one not in gone) for table in draw.tables]
    free = [one for table in left if len(table) < smallest for one in table]
    byes = (*(one for one in draw.byes if one not in gone), *free)
    return Draw(tuple(table for table in left if len(table) >= smallest), tuple(sorted(byes)))


def groups(
    field: Sequence[int], *, seats: int, least: int, seed: bytes
) -> tuple[tuple[int, ...], ...]:
    """The field drawn into as many groups as a table has seats, so that their winners fill the final.

    A group has at least as many people as the game takes. Where that makes too few groups for a final, there is one.
    """
    order = _shuffled(sorted(field), Chance(Rng(seed, GROUPS_FORK)))
    smallest = max(PAIR, least)
    number = min(seats, len(order) // smallest)
    if number < smallest:
        number = 1
    return tuple(tuple(sorted(order[start::number])) for start in range(number))


def _circle(order: Sequence[int], planned: int | None) -> tuple[Draw, ...]:
    """Each pair once: one stands still, the others turn round the circle; a gap in an odd field is the bye.

    `planned`: so many rounds instead; after a whole turn all meet again, with their places exchanged.
    """
    ring: list[int | None] = [*order] if len(order) % 2 == 0 else [None, *order]
    rounds, turn = list[Draw](), len(ring) - 1
    for number in range(turn if planned is None else planned):
        tables, byes = list[tuple[int, ...]](), list[int]()
        for place in range(len(ring) // 2):
            one, other = ring[place], ring[-1 - place]
            if one is None or other is None:
                byes += [left for left in (one, other) if left is not None]
            elif ((place or number) + number // turn) % 2:
                tables.append((other, one))
            else:
                tables.append((one, other))
        rounds.append(Draw(tuple(tables), tuple(byes)))
        ring.insert(1, ring.pop())
    return tuple(rounds)


class _Search:
    """Exchanges people between tables as long as that makes the round better."""

    def __init__(self, scores: Mapping[int, float], met: Mapping[frozenset[int], int]) -> None:
        self._scores = scores
        self._met = met

    def _price(self, one: int, other: int) -> float:
        """What a meeting of the two costs."""
        times = self._met.get(frozenset((one, other)), 0)
        return REPEAT * times * times + (self._scores[one] - self._scores[other]) ** 2

    def matched(self, ordered: Sequence[int]) -> list[list[int]]:
        """The pairs that cost least altogether. Weights are whole numbers, so that every machine finds the same."""
        graph = Graph()
        for one, other in combinations(ordered, 2):
            graph.add_edge(one, other, weight=-round(WHOLE * self._price(one, other)))
        return sorted(sorted(pair) for pair in max_weight_matching(graph, maxcardinality=True))

    def split(
        self, ordered: Sequence[int], sizes: Sequence[int], chance: Chance
    ) -> list[list[int]]:
        """Tables of these sizes that cost little."""
        best = self.improved(_cut(ordered, sizes))
        for attempt in range(1, ATTEMPTS):
            if self.cost(best) < REPEAT:
                break
            other = self.improved(_cut(_mixed(ordered, attempt, chance), sizes))
            best = min(best, other, key=self.cost)
        return best

    def _at(self, one: int, table: Sequence[int], but: int) -> float:
        """What somebody costs at a table in the place of `but`."""
        return sum(self._price(one, other) for other in table if other != but)

    def cost(self, tables: Sequence[Sequence[int]]) -> float:
        """What the round costs."""
        return sum(
            self._price(one, other) for table in tables for one, other in combinations(table, 2)
        )

    def improved(self, tables: list[list[int]]) -> list[list[int]]:
        """The tables after every exchange of two people that helps, the best one for each person first."""
        changed = True
        while changed:
            changed = False
            for number, table in enumerate(tables):
                near = tables[max(0, number - NEAR) : number + NEAR + 1]
                for one in tuple(table):
                    repeats = self._at(one, table, one) >= REPEAT
                    changed |= self._exchanged(one, table, tables if repeats else near)
        return tables

    def _exchanged(self, one: int, table: list[int], tables: Sequence[list[int]]) -> bool:
        """Exchange somebody with whoever makes most of it; false if nobody does."""
        if one not in table:
            return False
        mine = self._at(one, table, one)
        best, gain = None, 0.001
        for other_table in tables:
            if other_table is table:
                continue
            for other in other_table:
                before = mine + self._at(other, other_table, other)
                after = self._at(other, table, one) + self._at(one, other_table, other)
                if before - after > gain:
                    best, gain = (other, other_table), before - after
        if best is None:
            return False
        other, other_table = best
        table[table.index(one)], other_table[other_table.index(other)] = other, one
        return True


def _cut(ordered: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The order cut into tables."""
    people = iter(ordered)
    return [[next(people) for _ in range(size)] for size in sizes]


def _shuffled(people: Sequence[int], chance: Chance) -> list[int]:
    """Any order, each as likely."""
    left = list(people)
    return [left.pop(chance.below(len(left))) for _ in range(len(people))]


def _mixed(ordered: Sequence[int], reach: int, chance: Chance) -> list[int]:
    """The order with people moved by up to so many places."""
    moved = [(number + chance.below(2 * reach + 1), one) for number, one in enumerate(ordered)]
    return [one for _, one in sorted(moved, key=lambda pair: pair[0])]


def _seated(
    table: Sequence[int], places: Mapping[int, Sequence[int]], chance: Chance
) -> tuple[int, ...]:
    """The order in which everyone has sat at their place least often; by chance among those."""
    had = {one: Counter(places.get(one, ())) for one in table}
    orders = [
        (sum(had[one][place] ** 2 + had[one][place] for place, one in enumerate(order)), order)
        for order in permutations(table)
    ]
    least = min(cost for cost, _ in orders)
    good = [order for cost, order in orders if cost == least]
    return good[chance.below(len(good))]
