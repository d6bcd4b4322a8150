"""The next round of a tournament from all that was played before it. Pure: whoever checks a record draws the same."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from msgspec import Struct, structs

from bot.tables.tournaments.pairing import (
    PAIR,
    Draw,
    OddTables,
    groups,
    round_robin,
    swiss,
    without,
)
from bot.tables.tournaments.scoring import Placed, TableResult, meetings, standings

GROUP_FORK = 100
"""The streams of a group's rounds lie this far from those of the group before it."""


class TournamentFormat(StrEnum):
    """Who meets whom, in general."""

    SWISS = "swiss"
    """People with like scores."""
    ROUND_ROBIN = "round-robin"
    """Everyone meets everyone."""
    GROUPS = "groups"
    """Groups like small Swiss tournaments; their winners meet in the last round, the final."""
    DIVISION = "division"
    """A division of a league: all meet alike in so many rounds. Whoever comes later takes the place of somebody who is gone."""


class Plan(Struct, frozen=True):
    """What is decided before the first round. `least`: the fewest players that the game takes; `seed`: of the draw."""

    format: TournamentFormat
    seats: int
    least: int
    rounds: int
    seed: bytes
    odd: OddTables = OddTables.BYES

    @property
    def smallest(self) -> int:
        """The fewest people at a table: with robots two are enough."""
        return PAIR if self.odd is OddTables.ROBOTS else max(PAIR, self.least)


class PlayedTable(Struct, frozen=True):
    """One table: its entrants by place, with rank and points on the board of each."""

    entrants: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]


class PlayedRound(Struct, frozen=True):
    """One round, all of whose results are known."""

    tables: tuple[PlayedTable, ...]
    byes: tuple[int, ...] = ()

    @property
    def field(self) -> tuple[int, ...]:
        """Everyone who played or had a bye."""
        return tuple(
            sorted((*(one for table in self.tables for one in table.entrants), *self.byes))
        )


def drawn(plan: Plan, before: Sequence[PlayedRound], present: Collection[int]) -> Draw:
    """The round after those: for the people who are present. It may have no table when too few are left."""
    number = len(before) + 1
    field = before[0].field if before else tuple(sorted(present))
    match plan.format:
        case TournamentFormat.SWISS:
            return _swiss(plan, before, sorted(present), number)
        case TournamentFormat.ROUND_ROBIN:
            rounds = schedule(plan, field)
            return without(rounds[number - 1], set(field) - set(present), plan.smallest)
        case TournamentFormat.GROUPS:
            return _in_groups(plan, before, field, present)
        case TournamentFormat.DIVISION:
            return _in_division(plan, before, field, present)


def schedule(plan: Plan, field: Iterable[int]) -> tuple[Draw, ...]:
    """All rounds of a round robin, or of a division."""
    is_division = plan.format is TournamentFormat.DIVISION
    return round_robin(
        tuple(field),
        seats=plan.seats,
        least=plan.least,
        seed=plan.seed,
        odd=plan.odd,
        planned=plan.rounds if is_division else None,
    )


def groups_of(plan: Plan, field: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The groups of a tournament with groups, by who played its first round."""
    return groups(tuple(field), seats=plan.seats, least=plan.least, seed=plan.seed)


def results_of(before: Sequence[PlayedRound]) -> tuple[TableResult, ...]:
    """How the tables came out, byes among them."""
    found = list[TableResult]()
    for number, played in enumerate(before, 1):
        found += [
            TableResult(
                number,
                tuple(
                    Placed(*one)
                    for one in zip(table.entrants, table.ranks, table.points, strict=True)
                ),
            )
            for table in played.tables
        ]
        found += [TableResult(number, (Placed(one, 1, 0),)) for one in played.byes]
    return tuple(found)


def _swiss(plan: Plan, before: Sequence[PlayedRound], present: Sequence[int], fork: int) -> Draw:
    """Among these people."""
    points = {one.entrant: one.points for one in standings(present, results_of(before))}
    tables = [table.entrants for played in before for table in played.tables]
    places = dict[int, list[int]]()
    for table in tables:
        for place, one in enumerate(table):
            places.setdefault(one, []).append(place)
    return swiss(
        points,
        meetings(tables),
        places,
        Counter(one for played in before for one in played.byes),
        seats=plan.seats,
        least=plan.least,
        seed=plan.seed,
        number=fork,
        odd=plan.odd,
    )


def _in_groups(
    plan: Plan, before: Sequence[PlayedRound], field: Sequence[int], present: Collection[int]
) -> Draw:
    """Each group for itself, or the final."""
    number, divided = len(before) + 1, groups_of(plan, field)
    if number == plan.rounds and len(divided) > 1:
        return _final(plan, before, finalists(divided, before, present))
    tables, byes = list[tuple[int, ...]](), list[int]()
    for place, group in enumerate(divided):
        left = sorted(set(group) & set(present))
        if len(left) < PAIR:
            byes += left
            continue
        drawn_here = _swiss(plan, before, left, number + GROUP_FORK * place)
        tables += drawn_here.tables
        byes += drawn_here.byes
    return Draw(tuple(tables), tuple(sorted(byes)))


def _in_division(
    plan: Plan, before: Sequence[PlayedRound], field: Sequence[int], present: Collection[int]
) -> Draw:
    """The next round of the schedule, with those who have come in the places of those who are gone."""
    holders = list(field)
    for people in [*(set(played.field) for played in before[1:]), set(present)]:
        newcomers = sorted(people - set(holders))
        for place, holder in enumerate(holders):
            if holder not in people and newcomers:
                holders[place] = newcomers.pop(0)
    planned = schedule(plan, range(len(holders)))[len(before)]
    held = Draw(
        tuple(tuple(holders[place] for place in table) for table in planned.tables),
        tuple(holders[place] for place in planned.byes),
    )
    return without(held, set(holders) - set(present), plan.smallest)


def finalists(
    divided: Sequence[Sequence[int]], before: Sequence[PlayedRound], present: Collection[int]
) -> tuple[int, ...]:
    """The first of each group who still takes part."""
    results, found = results_of(before), list[int]()
    for group in divided:
        ordered = [one.entrant for one in standings(group, results)]
        found += [one for one in ordered if one in present][:1]
    return tuple(found)


def _final(plan: Plan, before: Sequence[PlayedRound], people: Sequence[int]) -> Draw:
    """One table, in the order that balances their places."""
    if len(people) < PAIR:
        return Draw(())
    whole = structs.replace(plan, seats=len(people), least=len(people))
    return _swiss(whole, before, sorted(people), len(before) + 1)
