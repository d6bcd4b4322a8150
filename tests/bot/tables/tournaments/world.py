"""Tournaments on a service whose tables end when the test says so."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import func, select, update

from bot.db.schema import SEATS, TABLES
from bot.model.people import Person
from bot.model.tables import Phase
from bot.tables.jobs.tournaments import TournamentPost
from bot.tables.tournaments import entering, store
from bot.tables.tournaments.entering import Opening
from bot.tables.tournaments.model import Tournament
from games.core.codec import encode
from games.core.model import ScoreLine, ScoreSheet, Term
from tests.bot.tables.world import CHANNEL, GUILD, World

MANAGER = 999


class Wall:
    """A channel on which announcements stand, shared by all processes, and what goes wrong there."""

    def __init__(self) -> None:
        self.posted: list[tuple[int, int, str, int]] = []
        self.faults: list[Exception] = []
        self.lost: list[Exception] = []
        """Raised after the message stands there."""

    def serves(self, guild_id: int) -> bool:
        """This server alone."""
        return guild_id == GUILD

    async def has_posted(self, announcement: TournamentPost, tried_at: datetime) -> bool:
        """Whether it stands there."""
        return any(
            (number, post) == (announcement.tournament.id, announcement.number)
            for number, post, _, _ in self.posted
        )

    async def post(self, announcement: TournamentPost) -> None:
        """Put it there."""
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        self.posted.append(
            (
                announcement.tournament.id,
                announcement.number,
                announcement.kind.value,
                announcement.round,
            )
        )
        if self.lost:
            raise self.lost.pop(0)

    @property
    def kinds(self) -> list[tuple[str, int]]:
        """What was told, in order."""
        return [(kind, number) for _, _, kind, number in self.posted]


def posting(world: World, wall: Wall) -> None:
    """Let the world's service post on that wall, when it is told to work."""
    world.tables.tournaments._publisher = wall


def quiet(world: World) -> None:
    """Nothing but the test touches the tables: they are never shown and never set up."""
    world.context.listeners = ()


async def opened(world: World, **chosen: Any) -> int:
    """A tournament of four rounds at tables of four, a week each."""
    opening = {
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "host_id": MANAGER,
        "name": "Spring Cup",
        "language": "en",
        "game": world.game.id,
        "seats": 4,
        "rounds": 4,
        "round_days": 7,
        "sign_up_days": 3,
        "places": 128,
        **chosen,
    }
    return (await entering.open_tournament(world.context, Opening(**opening))).id


def person(number: int) -> Person:
    """One of many."""
    return Person(10_000 + number, f"P{number}")


async def signed_up(world: World, number: int, people: Iterable[int]) -> None:
    """These people sign up."""
    for one in people:
        await entering.sign_up(world.context, number, person(one))


async def checked_in(world: World, number: int, people: Iterable[int]) -> None:
    """These people check in."""
    for one in people:
        await entering.check_in(world.context, number, person(one).user_id)


async def begun(world: World, people: int, **chosen: Any) -> int:
    """A tournament whose first round is being played by so many people."""
    number = await opened(world, **chosen)
    await signed_up(world, number, range(1, people + 1))
    world.later(days=3)
    await world.tables.tournaments.work()
    await checked_in(world, number, range(1, people + 1))
    world.later(days=1)
    await world.tables.tournaments.work()
    return number


async def now(world: World, number: int) -> Tournament:
    """The tournament as it stands."""
    return await store.tournament(world.context, number)


async def finish(world: World, table: int, points: Mapping[int, int]) -> None:
    """The game at that table is over with these points, by place."""
    async with world.context.database.write() as connection:
        query = select(SEATS.c.place, SEATS.c.seat).where(SEATS.c.table_id == table)
        rows = await connection.execute(query.order_by(SEATS.c.place))
        seats = {row.place: row.place if row.seat is None else row.seat for row in rows}
        sheets = [sheet(seat, points.get(place, 0)) for place, seat in seats.items()]
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table)
            .values(
                phase=Phase.FINISHED.value,
                scores=encode(tuple(sheets)).decode(),
                finished_at=world.context.now(),
            )
        )
        for place, seat in seats.items():
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.place == place)
                .values(seat=seat)
            )
    world.context.forget(table)


def sheet(seat: int, points: int) -> ScoreSheet:
    """The score of a seat."""
    return ScoreSheet(seat, (ScoreLine(Term("score", "points"), points),))


async def round_played(
    world: World, number: int, strength: Callable[[int], int] = lambda entrant: 1_000 - entrant
) -> None:
    """Every open table of the round ends; the stronger entrant has more points."""
    tournament = await now(world, number)
    for lines in tournament.tables(tournament.row.round).values():
        table = lines[0].table_id
        if table is not None and lines[0].rank is None:
            await finish(world, table, {line.place: strength(line.entrant) for line in lines})
    await world.tables.tournaments.work()


async def tables(world: World) -> int:
    """How many tables there are."""
    async with world.context.database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(TABLES)) or 0
