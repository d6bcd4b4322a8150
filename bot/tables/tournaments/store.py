"""Reading tournaments, and the one way to hold one while it is changed."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.retry import retried
from bot.db.schema_tournaments import (
    CORRECTIONS,
    ENTRANTS,
    TOURNAMENT_POSTS,
    TOURNAMENT_SEATS,
    TOURNAMENTS,
)
from bot.model.errors import Unavailable
from bot.tables.context import TableContext
from bot.tables.tournaments.model import (
    RUNNING,
    Correction,
    Entrant,
    EntrantState,
    PostKind,
    SeatLine,
    Tournament,
    TournamentRow,
)
from games.core.model import say


async def loaded(connection: AsyncConnection, number: int, *, held: bool = False) -> Tournament:
    """The tournament; `held`: nobody else changes it before this transaction ends. Raises `Unavailable` where there is none."""
    query = select(*[TOURNAMENTS.c[name] for name in TournamentRow.__struct_fields__])
    query = query.where(TOURNAMENTS.c.id == number)
    row = (await connection.execute(query.with_for_update() if held else query)).one_or_none()
    if row is None:
        raise Unavailable(say("tables-tournament-gone"))
    entrants = select(*[ENTRANTS.c[name] for name in Entrant.__struct_fields__])
    entrants = entrants.where(ENTRANTS.c.tournament_id == number).order_by(ENTRANTS.c.number)
    seats = select(*[TOURNAMENT_SEATS.c[name] for name in SeatLine.__struct_fields__])
    seats = seats.where(TOURNAMENT_SEATS.c.tournament_id == number).order_by(
        TOURNAMENT_SEATS.c.round, TOURNAMENT_SEATS.c.number, TOURNAMENT_SEATS.c.place
    )
    corrections = select(CORRECTIONS).where(CORRECTIONS.c.tournament_id == number)
    corrections = corrections.order_by(CORRECTIONS.c.number)
    return Tournament(
        TournamentRow(*row),
        tuple(Entrant(*one) for one in (await connection.execute(entrants)).all()),
        tuple(SeatLine(*one) for one in (await connection.execute(seats)).all()),
        tuple(
            Correction(
                one.round,
                one.table_number,
                one.during,
                msgspec.json.decode(one.ranks_before, type=tuple[int, ...]),
            )
            for one in (await connection.execute(corrections)).all()
        ),
    )


@retried
async def tournament(context: TableContext, number: int) -> Tournament:
    """The tournament. Raises `Unavailable` where there is none."""
    async with context.database.read() as connection:
        return await loaded(connection, number)


def is_league() -> Any:
    """Rows of leagues."""
    return TOURNAMENTS.c.division_size.is_not(None)


def is_alone() -> Any:
    """Rows of tournaments that are neither leagues nor divisions."""
    return TOURNAMENTS.c.division_size.is_(None) & TOURNAMENTS.c.league_id.is_(None)


async def divisions(
    connection: AsyncConnection, league: int, season: int
) -> tuple[Tournament, ...]:
    """The divisions of a league's season, the highest first."""
    query = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.league_id == league, TOURNAMENTS.c.season == season
    )
    numbers = (await connection.scalars(query.order_by(TOURNAMENTS.c.division))).all()
    return tuple([await loaded(connection, number) for number in numbers])


async def divisions_held(connection: AsyncConnection, league: Tournament) -> tuple[Tournament, ...]:
    """Those of the present season that are being played, held; none of anything but a league."""
    if not league.row.is_league:
        return ()
    found = await divisions(connection, league.id, league.row.round)
    held = [await loaded(connection, one.id, held=True) for one in found if one.row.is_running]
    return tuple(one for one in held if one.row.is_running)


@retried
async def season(context: TableContext, league: int, number: int) -> tuple[Tournament, ...]:
    """The divisions of a league's season, the highest first."""
    async with context.database.read() as connection:
        return await divisions(connection, league, number)


@retried
async def running(
    context: TableContext, guild_id: int, *, leagues: bool = False
) -> tuple[Tournament, ...]:
    """Tournaments of a server that go on, the oldest first; else the one that ended last. Or the same of its leagues."""
    of_guild = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.guild_id == guild_id, is_league() if leagues else is_alone()
    )
    async with context.database.read() as connection:
        going = of_guild.where(TOURNAMENTS.c.phase.in_(RUNNING)).order_by(TOURNAMENTS.c.id)
        numbers = list((await connection.scalars(going)).all())
        if not numbers:
            last = of_guild.order_by(TOURNAMENTS.c.id.desc()).limit(1)
            numbers = list((await connection.scalars(last)).all())
        return tuple([await loaded(connection, number) for number in numbers])


async def change(connection: AsyncConnection, number: int, **values: Any) -> None:
    """Give the tournament these values."""
    await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == number).values(**values))


async def change_entrant(
    connection: AsyncConnection, number: int, entrant: int, /, **values: Any
) -> None:
    """Give an entrant these values."""
    of_entrant = (ENTRANTS.c.tournament_id == number, ENTRANTS.c.number == entrant)
    await connection.execute(update(ENTRANTS).where(*of_entrant).values(**values))


async def add_entrants(
    connection: AsyncConnection, number: int, entrants: Iterable[Entrant]
) -> None:
    """Store people who take part or wait."""
    rows = [{"tournament_id": number, **structs.asdict(one)} for one in entrants]
    await connection.execute(insert(ENTRANTS), rows)


async def add_seats(connection: AsyncConnection, number: int, lines: list[SeatLine]) -> None:
    """Store the places of a round."""
    await connection.execute(
        insert(TOURNAMENT_SEATS),
        [{"tournament_id": number, **structs.asdict(line)} for line in lines],
    )


async def note_rank(
    connection: AsyncConnection, number: int, line: SeatLine, rank: int, points: int
) -> None:
    """Write down how an entrant came out at a table."""
    await connection.execute(
        update(TOURNAMENT_SEATS)
        .where(
            TOURNAMENT_SEATS.c.tournament_id == number,
            TOURNAMENT_SEATS.c.round == line.round,
            TOURNAMENT_SEATS.c.number == line.number,
            TOURNAMENT_SEATS.c.place == line.place,
        )
        .values(rank=rank, points=points)
    )


async def add_correction(
    connection: AsyncConnection, before: Tournament, correction: Correction, **values: Any
) -> int:
    """Store a correction; its number among the tournament's, from 1."""
    number = len(before.corrections) + 1
    await connection.execute(
        insert(CORRECTIONS).values(
            tournament_id=before.id,
            number=number,
            round=correction.round,
            table_number=correction.table,
            during=correction.during,
            ranks_before=msgspec.json.encode(correction.ranks_before).decode(),
            **values,
        )
    )
    return number


async def announce(
    connection: AsyncConnection,
    number: int,
    kind: PostKind,
    of_round: int,
    correction: int | None = None,
) -> None:
    """Have it posted in the tournament's channel."""
    last = select(func.max(TOURNAMENT_POSTS.c.number)).where(
        TOURNAMENT_POSTS.c.tournament_id == number
    )
    before: int | None = await connection.scalar(last)
    await connection.execute(
        insert(TOURNAMENT_POSTS).values(
            tournament_id=number,
            number=(before or 0) + 1,
            kind=kind.value,
            round=of_round,
            correction=correction,
        )
    )


async def has_announced(
    connection: AsyncConnection, number: int, kind: PostKind, of_round: int
) -> bool:
    """Whether it has been posted, or is to be."""
    query = select(func.count()).where(
        TOURNAMENT_POSTS.c.tournament_id == number,
        TOURNAMENT_POSTS.c.kind == kind.value,
        TOURNAMENT_POSTS.c.round == of_round,
    )
    return bool(await connection.scalar(query))


async def fill_places(connection: AsyncConnection, now_in: Tournament) -> None:
    """Let people of the waitlist who are ready take the places that are free."""
    free = now_in.row.places - len(now_in.taking_part)
    for entrant in [one for one in now_in.waiting if one.ready][: max(0, free)]:
        await change_entrant(connection, now_in.id, entrant.number, state=EntrantState.IN.value)
