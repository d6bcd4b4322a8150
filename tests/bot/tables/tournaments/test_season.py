"""Whole seasons without a hand, of people with habits: 96 in seven rounds of Swiss, sixty days; a league of four divisions over
three seasons.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from sqlalchemy import select, update

from bot.db.schema import SEATS, TABLES
from bot.model.tables import Phase
from bot.tables.tournaments import entering, store
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.entering import LeagueTerms
from bot.tables.tournaments.model import BYE, EntrantState
from bot.tables.tournaments.record import problems, record_of, season_of
from bot.tables.tournaments.scoring import meetings
from bot.tables.tournaments.seasons import moves_after
from tests.bot.tables.tournaments.world import (
    Wall,
    checked_in,
    finish,
    now,
    opened,
    person,
    posting,
    quiet,
    signed_up,
)
from tests.bot.tables.world import World

PEOPLE, ROUNDS, DAYS = 96, 7, 60

DAYS_NEEDED = {"fast": 2, "slow": 6, "asleep": 9, "away": 5, "gone": 99}
"""After so many days of a round somebody has made their moves; more than seven: the deadline comes first."""

Habit = Callable[[int, int], str]
"""What a person, by number, is like in which round."""


def habit(who: int, round_number: int) -> str:
    """What somebody is like: most are fast, some slow; a few sleep through a round, are on vacation, or vanish."""
    if who % 16 == 5 and round_number >= 4:
        return "gone"
    if who % 12 == 7 and round_number % 3 == 0:
        return "asleep"
    if who % 10 == 3 and round_number == 5:
        return "away"
    return "slow" if who % 4 == 1 else "fast"


class Season:
    """The people at their tables, day after day."""

    def __init__(self, world: World, number: int, habit: Habit) -> None:
        self.world, self.number, self.habit = world, number, habit
        self.chance = Random(96)
        self.begun: dict[int, int] = {}
        """The day on which each table was first seen."""

    async def play(self, day: int) -> None:
        """Every table at which all have made their moves by now is over; the others wait for those who have not."""
        tournament = await now(self.world, self.number)
        people = {one.number: one.user_id - person(0).user_id for one in tournament.entrants}
        for lines in tournament.tables(tournament.row.round).values():
            table = lines[0].table_id
            if table is None or lines[0].rank is not None:
                continue
            since = day - self.begun.setdefault(table, day)
            habits = {line.place: self.habit(people[line.entrant], line.round) for line in lines}
            late = [place for place, name in habits.items() if since < DAYS_NEEDED[name]]
            if late:
                await self.wait_for(table, late)
            else:
                points = {
                    line.place: 60 - people[line.entrant] // 3 + self.chance.randrange(30)
                    for line in lines
                }
                await finish(self.world, table, points)

    async def wait_for(self, table: int, places: list[int]) -> None:
        """It is these people's move."""
        async with self.world.context.database.write() as connection:
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table)
                .values(required=SEATS.c.place.in_(places))
            )
        self.world.context.forget(table)


async def test_a_season_needs_no_hand(sqlite_url: str) -> None:
    """Nobody meets anybody twice, every round begins and ends, each thing is told once, and the draw can be checked."""
    world = World(sqlite_url)
    await world.start()
    quiet(world)
    posting(world, wall := Wall())
    number = await opened(world, rounds=ROUNDS, round_days=7, places=PEOPLE)
    await signed_up(world, number, range(1, PEOPLE + 9))
    season = Season(world, number, habit)
    for day in range(DAYS):
        await world.tables.tournaments.work()
        tournament = await now(world, number)
        if tournament.row.phase == "check-in":
            ready = [one for one in range(1, PEOPLE + 9) if one % 23]
            await checked_in(world, number, ready)
        if tournament.row.phase == "playing":
            await season.play(day)
            if day == 30:
                await entering.withdraw(world.context, number, person(2).user_id)
        world.later(days=1)
    await world.tables.tournaments.work()

    tournament = await now(world, number)
    assert tournament.row.phase == "over"
    kinds = [kind for kind, _ in wall.kinds]
    assert kinds == ["sign-up", "check-in", *["round"] * ROUNDS, "over"]
    seated = Counter[tuple[int, int]]()
    tables = dict[tuple[int, int], list[int]]()
    for line in tournament.seats:
        seated[line.round, line.entrant] += 1
        assert line.rank is not None
        if line.number != BYE:
            tables.setdefault((line.round, line.number), []).append(line.entrant)
    assert max(seated.values()) == 1
    assert max(meetings(tables.values()).values()) == 1
    assert {len(table) for table in tables.values()} <= {3, 4}
    assert all(seated[number, 1] for number in range(1, ROUNDS + 1))
    assert not any(seated[number, 2] for number in range(6, ROUNDS + 1))
    out = [one for one in tournament.entrants if one.state == EntrantState.OUT]
    assert {one.number for one in out} >= {2, 23, 46, 69, 92}
    assert problems(record_of(tournament, 2)) == ()
    assert await open_tables(world) == []


async def open_tables(world: World) -> list[int]:
    """Tables that have not ended."""
    async with world.context.database.read() as connection:
        found = await connection.scalars(
            select(TABLES.c.id).where(TABLES.c.phase.in_([Phase.STARTING, Phase.PLAYING]))
        )
        return list(found)


LEAGUE_PEOPLE, LEAGUE_PLACES, SEASONS, SEASON_ROUNDS, LEAGUE_DAYS = 27, 22, 3, 4, 100

VANISHED = {6: 1, 19: 2}
"""Whoever is gone without a word, in the middle of which season."""

WITHDRAWS, SLEEPS = 14, 9
"""Who withdraws in the second season, and who sleeps through its check-in and signs up again later."""


def comes(who: int, season: int) -> bool:
    """Whether somebody checks in for that season."""
    return VANISHED.get(who, SEASONS) >= season and (who, season) != (SLEEPS, 2)


def in_season(season: int) -> Habit:
    """What people are like in that season."""

    def like(who: int, round_number: int) -> str:
        has_vanished = VANISHED.get(who) == season and round_number > 1
        return "gone" if has_vanished else habit(who, round_number)

    return like


async def test_a_league_needs_no_hand(sqlite_url: str) -> None:
    """Winners go up, free places are taken, nobody plays the same opponents twice in a season; every draw can be checked."""
    world = World(sqlite_url)
    await world.start()
    quiet(world)
    posting(world, wall := Wall())
    number = await opened(
        world,
        rounds=SEASON_ROUNDS,
        places=LEAGUE_PLACES,
        format=TournamentFormat.DIVISION,
        league=LeagueTerms(division_size=5, movers=1),
    )
    everybody = range(1, LEAGUE_PEOPLE + 1)
    await signed_up(world, number, everybody)
    played = dict[int, Season]()
    for day in range(LEAGUE_DAYS):
        world.later(days=1)
        await world.tables.tournaments.work()
        league = await now(world, number)
        season = league.row.round
        if league.row.phase == "check-in":
            asked = {one.user_id for one in league.entrants if one.may_play and not one.ready}
            ready = [one for one in everybody if person(one).user_id in asked]
            await checked_in(world, number, [one for one in ready if comes(one, season + 1)])
        for division in await store.season(world.context, number, season):
            if division.row.phase == "playing":
                there = Season(world, division.id, in_season(season))
                await played.setdefault(division.id, there).play(day)
        taking_part = {one.user_id for one in league.taking_part}
        if season == 2 and person(WITHDRAWS).user_id in taking_part:
            await entering.withdraw(world.context, number, person(WITHDRAWS).user_id)
            await signed_up(world, number, [SLEEPS])
        if season == SEASONS and league.row.phase == "check-in":
            break

    league = await now(world, number)
    assert (league.row.round, league.row.phase) == (SEASONS, "check-in")
    assert len(wall.posted) == len({(one, post) for one, post, _, _ in wall.posted})
    told = Counter((kind, of) for one, _, kind, of in wall.posted if one == number)
    before = dict[int, int]()
    up = frozenset[int]()
    for season in range(1, SEASONS + 1):
        once = ("check-in", "season", "season-end")
        assert [told[kind, season] for kind in once] == [1, 1, 1]
        assert 2 <= told["standings", season] <= 4
        divisions = await store.season(world.context, number, season)
        assert [one.row.places for one in divisions] == [5, 5, 6, 6]
        assert problems(season_of(divisions, 2)) == ()
        for division in divisions:
            assert division.row.round == SEASON_ROUNDS
            assert all(line.rank is not None for line in division.seats)
            seated = Counter((line.round, line.entrant) for line in division.seats)
            assert max(seated.values()) == 1
            tables = [
                frozenset(line.entrant for line in lines)
                for round_number in range(1, SEASON_ROUNDS + 1)
                for at, lines in division.tables(round_number).items()
                if at != BYE
            ]
            assert len(set(tables)) == len(tables)
        where = {
            one.user_id: division.row.division or 0
            for division in divisions
            for one in division.entrants
            if one.number <= division.row.places
        }
        assert all(where[one] < before[one] for one in up & where.keys())
        assert all(where[one] == len(divisions) for one in where.keys() - before.keys() if before)
        before, up = where, moves_after(divisions, 1).up
        assert len(up) == len(divisions) - 1
    gone = {person(one).user_id for one in (*VANISHED, WITHDRAWS)}
    assert not gone & before.keys()
    assert await open_tables(world) == []
