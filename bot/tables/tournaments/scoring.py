"""Tournament scoring: table points, tie-breaks, standings. Pure.

A win at a table is worth 12 points, last place 0, and the places between are spread evenly; ties share. So tables of different
sizes count alike: 12-8-4-0 among four, 12-6-0 among three. Robots are left out: only people are ranked against each other.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, groupby

from msgspec import Struct

WIN = 12.0
"""Points for a win, and for a bye."""


class Placed(Struct, frozen=True):
    """One entrant at one table."""

    entrant: int
    rank: int
    """1 is first; ties share a rank. Only the order counts."""
    points: int
    """On the game's own scale."""


class TableResult(Struct, frozen=True):
    """How a table came out for its people; a single one had a bye."""

    round: int
    placed: tuple[Placed, ...]

    @property
    def is_bye(self) -> bool:
        """Whether the entrant had nobody to play."""
        return len(self.placed) == 1


class StandingsLine(Struct, frozen=True):
    """An entrant's line in the standings."""

    rank: int
    """Equal only where every tie-break is."""
    entrant: int
    points: float
    """Table points of all rounds."""
    opponents: float
    """Mean table points of everyone met, counted once per meeting; 0 without any."""
    share: float
    """Mean of one's part of the people's points on the board at each table, 0 to 1; 0 without any."""
    played: int
    """Tables, byes left out."""


def table_points(ranks: Sequence[int]) -> tuple[float, ...]:
    """Points of each seat of a table by its rank, in the same order.

    Each player beaten is worth an equal part of a win, each tie half of that.
    """
    if len(ranks) == 1:
        return (WIN,)
    worth = WIN / 2 / (len(ranks) - 1)
    return tuple(
        worth * (2 * sum(rank < other for other in ranks) + ranks.count(rank) - 1) for rank in ranks
    )


def competition_ranks(ranks: Sequence[int]) -> tuple[int, ...]:
    """The same order with 1 for the first: each rank is one more than how many are better."""
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def standings(
    entrants: Iterable[int], results: Sequence[TableResult], final: TableResult | None = None
) -> tuple[StandingsLine, ...]:
    """All entrants from first to last: by points, head to head, strength of opponents, points share.

    Whoever sat at the `final`, one of the results, stands before all others, in its order.
    """
    totals = dict.fromkeys(entrants, 0.0)
    for result in results:
        for placed, points in _scored(result):
            if placed.entrant in totals:
                totals[placed.entrant] += points
    opponents, share, played = _opponents(totals, results), _shares(results), _played(results)
    finalists = {} if final is None else {one.entrant: -one.rank for one in final.placed}
    last = min(finalists.values(), default=0) - 1
    ordered = list[tuple[tuple[float, ...], int]]()
    for _, tied in groupby(sorted(totals, key=lambda one: -totals[one]), key=totals.__getitem__):
        direct = _head_to_head(frozenset(group := sorted(tied)), results)
        keys = {
            one: (
                finalists.get(one, last),
                totals[one],
                direct[one],
                opponents.get(one, 0.0),
                share.get(one, 0.0),
            )
            for one in group
        }
        ordered += [(keys[one], one) for one in group]
    ordered.sort(key=lambda keyed: keyed[0], reverse=True)
    return tuple(
        StandingsLine(
            1 + sum(other > key for other, _ in ordered),
            one,
            totals[one],
            round(opponents.get(one, 0.0), 6),
            round(share.get(one, 0.0), 6),
            played[one],
        )
        for key, one in ordered
    )


def meetings(results: Iterable[Iterable[int]]) -> Counter[frozenset[int]]:
    """How often each two have sat at one table, from who sat at each."""
    return Counter(
        frozenset(pair) for table in results for pair in combinations(sorted(set(table)), 2)
    )


def _scored(result: TableResult) -> list[tuple[Placed, float]]:
    """Each seat of the table with its points."""
    points = table_points([placed.rank for placed in result.placed])
    return list(zip(result.placed, points, strict=True))


def _head_to_head(tied: frozenset[int], results: Sequence[TableResult]) -> dict[int, int]:
    """Wins minus losses among those who are tied, counted only where every two of them have met."""
    balance = dict.fromkeys(tied, 0)
    met = set[frozenset[int]]()
    for result in results:
        present = [placed for placed in result.placed if placed.entrant in tied]
        for one, other in combinations(present, 2):
            met.add(frozenset((one.entrant, other.entrant)))
            better = (one.rank < other.rank) - (one.rank > other.rank)
            balance[one.entrant] += better
            balance[other.entrant] -= better
    if len(met) < len(tied) * (len(tied) - 1) // 2:
        return dict.fromkeys(tied, 0)
    return balance


def _opponents(totals: Mapping[int, float], results: Sequence[TableResult]) -> dict[int, float]:
    """Mean points of everyone whom each entrant has met."""
    faced = dict[int, list[float]]()
    for result in results:
        for one in result.placed:
            others = [totals.get(other.entrant, 0.0) for other in result.placed if other is not one]
            faced.setdefault(one.entrant, []).extend(others)
    return {one: sum(points) / len(points) for one, points in faced.items() if points}


def _shares(results: Sequence[TableResult]) -> dict[int, float]:
    """Mean part of the people's points on the board; an even part where nobody has any."""
    parts = dict[int, list[float]]()
    for result in results:
        if result.is_bye:
            continue
        lowest = min(0, *[placed.points for placed in result.placed])
        whole = sum(placed.points - lowest for placed in result.placed)
        for placed in result.placed:
            part = (placed.points - lowest) / whole if whole else 1 / len(result.placed)
            parts.setdefault(placed.entrant, []).append(part)
    return {one: sum(several) / len(several) for one, several in parts.items()}


def _played(results: Sequence[TableResult]) -> Counter[int]:
    """Tables of each entrant, byes left out."""
    return Counter(
        placed.entrant for result in results if not result.is_bye for placed in result.placed
    )
