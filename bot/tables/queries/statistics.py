"""A person's games in numbers: with whom, the best and the closest, and what they like to build."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import desc, select
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import heard, standing_steps
from bot.db.retry import retried
from bot.db.schema import RESULTS, TABLES
from bot.db.state_cache import AnyGame
from bot.model.tables import Phase
from bot.tables.context import TableContext
from games.core.model import Event, Key, Seat, Term

LATEST = 20
"""Games, the newest ones, of which it is counted what the person likes."""

MOST = 2_000
"""Games that are counted at all, the newest ones."""

FURTHEST = 1_000_000
"""Steps that no game has."""

FAVOURITES, OPENINGS, COMPANIONS = 3, 2, 3
"""Things and people that are named."""


class Played(Struct, frozen=True):
    """A finished game of the person."""

    table: int
    seat: Seat
    points: int
    rank: int
    margin: int | None
    """Points between the person and the best of the others; None: nobody else played."""
    is_there: bool
    """Whether the table is still stored, with its replay."""


class GameStatistics(Struct, frozen=True):
    """One game of a person."""

    game: Key
    games: int
    wins: int
    """Against others; first places that are shared count."""
    average: float
    """Points of a game."""
    best: Played
    """The one with the most points, the newest of equal ones."""
    closest: Played | None
    """The one with the smallest difference to another seat."""
    favourites: tuple[tuple[Term, int], ...] = ()
    """What the person did most in the latest games, and how often."""
    openings: tuple[tuple[Term, int], ...] = ()
    """How the person began the latest games, and how often."""


class Companion(Struct, frozen=True):
    """Somebody whom the person has played with."""

    name: str
    games: int


class Statistics(Struct, frozen=True):
    """All games of a person that were played to their end, the most played game first."""

    games: tuple[GameStatistics, ...]
    companions: tuple[Companion, ...]


@retried
async def statistics(
    context: TableContext, user_id: int, guild_id: int | None, games: Iterable[Key]
) -> Statistics:
    """Of these games, on that server; None: everywhere. What a robot ended for the person is left out."""
    own = select(RESULTS.c.table_id).where(
        RESULTS.c.user_id == user_id, ~RESULTS.c.gone, RESULTS.c.game.in_(tuple(games))
    )
    if guild_id is not None:
        own = own.where(RESULTS.c.guild_id == guild_id)
    newest = own.order_by(desc(RESULTS.c.at)).limit(MOST)
    query = (
        select(RESULTS, TABLES.c.phase)
        .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.table_id.in_(newest))
        .order_by(desc(RESULTS.c.at), RESULTS.c.table_id, RESULTS.c.seat)
    )
    async with context.database.read() as connection:
        rows = (await connection.execute(query)).all()
        by_table: dict[int, list[Row[tuple[object, ...]]]] = defaultdict(list)
        for row in rows:
            by_table[row.table_id].append(row)
        played: dict[Key, list[Played]] = defaultdict(list)
        for seats in by_table.values():
            found = _played(seats, user_id)
            played[seats[0].game].append(found)
        told = []
        for game, ones in sorted(played.items(), key=lambda one: (-len(one[1]), one[0])):
            rules = context.game(game)
            latest = await _latest(connection, rules, ones)
            told.append(_of_game(rules, ones, latest))
    return Statistics(tuple(told), _companions(by_table.values(), user_id))


async def _latest(
    connection: AsyncConnection, game: AnyGame, played: Sequence[Played]
) -> list[tuple[Seat, Sequence[Event]]]:
    """What everybody heard in each of the person's newest games, in order, beside the person's seat there."""
    found: list[tuple[Seat, Sequence[Event]]] = []
    for one in [one for one in played if one.is_there][:LATEST]:
        steps = await standing_steps(connection, one.table, None, -1, FURTHEST, FURTHEST)
        told = [event for step in steps[::-1] for event in heard(game, step.log, None)]
        found.append((one.seat, told))
    return found


def _played(rows: Sequence[Row[tuple[object, ...]]], user_id: int) -> Played:
    """What came of one table for the person."""
    own = next(row for row in rows if row.user_id == user_id and not row.gone)
    others = [row.points for row in rows if row.seat != own.seat]
    margin = own.points - max(others) if others else None
    is_there = own.phase == Phase.FINISHED
    return Played(own.table_id, own.seat, own.points, own.rank, margin, is_there)


def _of_game(
    game: AnyGame, played: Sequence[Played], latest: Sequence[tuple[Seat, Sequence[Event]]]
) -> GameStatistics:
    """One game of the person; `played`: the newest first."""
    against = [one for one in played if one.margin is not None]
    return GameStatistics(
        game=game.id,
        games=len(played),
        wins=sum(one.rank == 1 for one in against),
        average=sum(one.points for one in played) / len(played),
        best=max(played, key=lambda one: one.points),
        closest=min(against, key=lambda one: abs(one.margin or 0), default=None),
        favourites=liked(game, latest),
        openings=opened(game, latest),
    )


def liked(
    game: AnyGame, events: Iterable[tuple[Seat, Sequence[Event]]]
) -> tuple[tuple[Term, int], ...]:
    """What the seat, named beside the events that everybody heard, did most, as the game declares it."""
    counted: Counter[Term] = Counter()
    for seat, told in events:
        for event in told:
            thing = game.favourite(event)
            if thing is not None and getattr(event, "seat", None) == seat:
                counted[thing] += 1
    return _most(counted, FAVOURITES)


def opened(
    game: AnyGame, played: Iterable[tuple[Seat, Sequence[Event]]]
) -> tuple[tuple[Term, int], ...]:
    """How the seat, named beside all events of a game that everybody heard, began most often, as the game declares it."""
    counted: Counter[Term] = Counter()
    for seat, told in played:
        own = [game.opening(event) for event in told if getattr(event, "seat", None) == seat]
        first = next((thing for thing in own if thing is not None), None)
        if first is not None:
            counted[first] += 1
    return _most(counted, OPENINGS)


def _most(counted: Counter[Term], number: int) -> tuple[tuple[Term, int], ...]:
    """The most frequent things; of equally frequent ones in the order of their keys."""
    ordered = sorted(counted.items(), key=lambda one: (-one[1], one[0].key))
    return tuple(ordered[:number])


def _companions(
    tables: Iterable[Sequence[Row[tuple[object, ...]]]], user_id: int
) -> tuple[Companion, ...]:
    """The people of these tables, those first who were there most often, under their newest names."""
    counted: Counter[int] = Counter()
    names: dict[int, str] = {}
    for rows in tables:
        for row in rows:
            if row.user_id is not None and row.user_id > 0 and row.user_id != user_id:
                counted[row.user_id] += 1
                names.setdefault(row.user_id, row.name or "")
    return tuple([Companion(names[one], count) for one, count in counted.most_common(COMPANIONS)])
