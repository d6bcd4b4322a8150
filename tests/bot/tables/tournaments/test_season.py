"""A whole season without a hand: 96 people with habits, seven rounds at tables of four, sixty days."""

from collections import Counter
from random import Random

from sqlalchemy import select, update

from bot.db.schema import SEATS, TABLES
from bot.model.tables import Phase
from bot.tables.tournaments import entering
from bot.tables.tournaments.model import BYE, EntrantState
from bot.tables.tournaments.record import problems, record_of
from bot.tables.tournaments.scoring import meetings
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


def habit(entrant: int, round_number: int) -> str:
    """What somebody is like: most are fast, some slow; a few sleep through a round, are on vacation, or vanish."""
    if entrant % 16 == 5 and round_number >= 4:
        return "gone"
    if entrant % 12 == 7 and round_number % 3 == 0:
        return "asleep"
    if entrant % 10 == 3 and round_number == 5:
        return "away"
    return "slow" if entrant % 4 == 1 else "fast"


class Season:
    """The people at their tables, day after day."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.chance = Random(96)
        self.begun: dict[int, int] = {}
        """The day on which each table was first seen."""

    async def play(self, day: int) -> None:
        """Every table at which all have made their moves by now is over; the others wait for those who have not."""
        tournament = await now(self.world, self.number)
        for lines in tournament.tables(tournament.row.round).values():
            table = lines[0].table_id
            if table is None or lines[0].rank is not None:
                continue
            since = day - self.begun.setdefault(table, day)
            habits = {line.place: habit(line.entrant, line.round) for line in lines}
            late = [place for place, name in habits.items() if since < DAYS_NEEDED[name]]
            if late:
                await self.wait_for(table, late)
            else:
                points = {
                    line.place: 60 - line.entrant // 3 + self.chance.randrange(30) for line in lines
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
    season = Season(world, number)
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
    async with world.context.database.read() as connection:
        open_tables = await connection.scalars(
            select(TABLES.c.id).where(TABLES.c.phase.in_([Phase.STARTING, Phase.PLAYING]))
        )
        assert list(open_tables) == []
