"""What is stored of a person: given out on request, and taken out of everything (docs/privacy.md)."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Select, and_, case, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.archive import archived_steps, archived_tables_of, without_person
from bot.db.retry import retried
from bot.db.schema import (
    BEST_SCORES,
    FOLLOWERS,
    HANDED,
    LESSONS,
    NOTES,
    PEOPLE,
    RESULTS,
    SEATS,
    STEPS,
    TABLES,
)
from bot.db.schema_daily import ATTEMPTS
from bot.db.schema_invitations import INVITATIONS, UNINVITED, WISHES
from bot.db.schema_puzzles import PUZZLE_ANSWERS, PUZZLE_REFUSALS
from bot.db.schema_tournaments import ENTRANTS, TOURNAMENT_SEATS, TOURNAMENTS
from bot.model.errors import Unavailable
from bot.model.tables import OPEN, Phase
from bot.tables.context import TableContext
from bot.tables.game import absence
from bot.tables.lobby import lobbies
from bot.tables.people.days_used import keep_spent
from bot.tables.posts import ServerPostKind, has_changed
from bot.tables.puzzles import store as puzzles
from bot.tables.tournaments.model import EntrantState, removed_mark
from games.core.model import say

NOBODY = 0
"""Stands where a person must be named who asked to be forgotten."""

PSEUDONYM_BYTES = 7
"""Enough that two are hardly ever the same; what is made of them fits a column."""

SEATED = ("table_id", "place", "name", "gone_name", "word")

MOVE = ("number", "action", "ordered", "at")

COUNTS = ("step", "revision")
"""Columns of a seat that was handed on: numbers with which everything is counted that happens at the table."""

OF_TABLE = ("game", "phase", "created_at", "finished_at")


class Privacy:
    """Everything about one person, wherever it lies."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    @retried
    async def export(self, user_id: int) -> bytes:
        """All that is stored of the person, as JSON: settings, seats, own moves, best scores, results, invitations, notes,
        lessons, tournaments, daily challenges, puzzles.
        """
        mine = or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
        seats = (
            select(*[SEATS.c[name] for name in SEATED], *[TABLES.c[name] for name in OF_TABLE])
            .join_from(SEATS, TABLES)
            .where(mine)
            .order_by(SEATS.c.table_id)
        )
        # Numbers of steps would tell how many secret ones others have made.
        is_over = TABLES.c.phase.not_in(OPEN)
        number = case((is_over, STEPS.c.number)).label("number")
        handed = (
            select(
                *[one for one in HANDED.c if one.name not in COUNTS],
                *[case((is_over, HANDED.c[name])).label(name) for name in COUNTS],
            )
            .join_from(HANDED, TABLES)
            .where(HANDED.c.user_id == user_id)
        )
        steps = (
            select(STEPS.c.table_id, number, *[STEPS.c[name] for name in MOVE if name != "number"])
            .join_from(STEPS, TABLES)
            .where(STEPS.c.user_id == user_id)
            .order_by(STEPS.c.table_id, STEPS.c.number)
        )
        own = SEATS.c.orders_of == user_id
        orders = select(SEATS.c.table_id, SEATS.c.orders).where(own).order_by(SEATS.c.table_id)
        best = select(BEST_SCORES).where(BEST_SCORES.c.user_id == user_id)
        results = select(RESULTS).where(RESULTS.c.user_id == user_id)
        person = select(PEOPLE).where(PEOPLE.c.user_id == user_id)
        queries = {
            "orders": orders,
            "settings": person,
            "seats": seats,
            "moves": steps,
            "best_scores": best,
            "results": results,
            "handed": handed,
            "followed": select(FOLLOWERS).where(FOLLOWERS.c.user_id == user_id),
            "invitations": select(INVITATIONS).where(INVITATIONS.c.user_id == user_id),
            "uninvited": select(UNINVITED).where(UNINVITED.c.user_id == user_id),
            "wishes": select(WISHES).where(WISHES.c.user_id == user_id),
            "notes": select(NOTES).where(NOTES.c.user_id == user_id),
            "lessons": select(LESSONS).where(LESSONS.c.user_id == user_id),
            "tournaments": select(ENTRANTS).where(ENTRANTS.c.user_id == user_id),
            "daily_attempts": _attempts(user_id),
            "puzzle_answers": _puzzle_answers(user_id),
            "puzzle_refusals": select(PUZZLE_REFUSALS).where(PUZZLE_REFUSALS.c.user_id == user_id),
            "tournament_results": _tournament_seats(user_id),
            "hosted_tournaments": select(TOURNAMENTS.c.id, TOURNAMENTS.c.name).where(
                TOURNAMENTS.c.host_id == user_id
            ),
        }
        found: dict[str, Any] = {"user_id": str(user_id)}
        async with self._context.database.read() as connection:
            for name, query in queries.items():
                rows = (await connection.execute(query)).mappings().all()
                found[name] = [_plain(row) for row in rows]
            for table in await archived_tables_of(connection, user_id):
                journal = await archived_steps(connection, table)
                found["moves"] += [
                    _plain({"table_id": table, **{name: getattr(step, name) for name in MOVE}})
                    for step in journal
                    if step.user_id == user_id
                ]
        return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"

    async def forget(self, user_id: int) -> None:
        """Leave every table and take the person out of everything stored. Games go on, and old ones stay valid.

        Raises `NotYourSeat`, `Unavailable` or `WrongPhase` while a table of theirs is being set up, which takes a moment.
        """
        for table, phase in await self._open(user_id):
            if phase == Phase.LOBBY:
                await lobbies.leave(self._context, table, user_id)
            elif phase == Phase.PLAYING:
                await absence.leave(self._context, table, user_id)
            else:
                raise Unavailable(say("tables-forget-later"))
        for table in await self._taken_out(user_id):
            self._context.rows.forget(table)
        # Their moves stand in journals of tables that they left long ago, too.
        self._context.tails.clear()
        self._context.people.forget(user_id)
        self._context.lessons.forget(user_id)

    @retried
    async def _open(self, user_id: int) -> list[tuple[int, str]]:
        """Tables that are not over at which the person sits."""
        query = (
            select(SEATS.c.table_id, TABLES.c.phase)
            .join_from(SEATS, TABLES)
            .where(SEATS.c.user_id == user_id, TABLES.c.phase.in_(OPEN))
        )
        async with self._context.database.read() as connection:
            return [(row.table_id, row.phase) for row in (await connection.execute(query)).all()]

    @retried
    async def _taken_out(self, user_id: int) -> list[int]:
        """Takes the person out in one transaction; the tables that this changed."""
        pseudonym = self._pseudonym()
        async with self._context.database.write() as connection:
            running = await _held(connection, user_id)
            await puzzles.forget(connection, user_id, self._context.now())
            await keep_spent(connection, self._context, user_id)
            for one in (
                PEOPLE,
                BEST_SCORES,
                INVITATIONS,
                WISHES,
                UNINVITED,
                LESSONS,
                FOLLOWERS,
            ):
                await connection.execute(delete(one).where(one.c.user_id == user_id))
            archived = await archived_tables_of(connection, user_id)
            await without_person(connection, archived, user_id)
            steps = update(STEPS).where(STEPS.c.user_id == user_id)
            await connection.execute(steps.values(user_id=None, ordered=None))
            hosts = select(TABLES.c.id).where(TABLES.c.host_id == user_id)
            hosted = [row.id for row in (await connection.execute(hosts)).all()]
            left = update(TABLES).where(TABLES.c.host_id == user_id)
            await connection.execute(left.values(host_id=NOBODY, host_name=""))
            nothing = {"orders": None, "orders_of": None, "orders_at": None}
            ordered = update(SEATS).where(SEATS.c.orders_of == user_id)
            await connection.execute(ordered.values(nothing))
            had = HANDED.c.user_id == user_id
            still = update(HANDED).where(had, HANDED.c.table_id.in_(running))
            await connection.execute(still.values(user_id=pseudonym, name=None))
            await connection.execute(delete(HANDED).where(had))
            seated = await _unseated(connection, user_id, dict.fromkeys(running, pseudonym))
            # After the seats: a note that is being written holds its writer's until it is stored.
            await connection.execute(delete(NOTES).where(NOTES.c.user_id == user_id))
            await _out_of_tournaments(connection, user_id, pseudonym)
            await _out_of_days(connection, user_id, self._context.now())
            own = update(RESULTS).where(RESULTS.c.user_id == user_id)
            await connection.execute(own.values(user_id=pseudonym, name=None))
            return [*hosted, *seated, *running]

    def _pseudonym(self) -> int:
        """A number below 0 that stands for a forgotten person, and that cannot be traced back."""
        return -1 - int.from_bytes(self._context.random_bytes(PSEUDONYM_BYTES), "big")


async def _out_of_days(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Out of the daily challenges; messages that list the person are brought up to date."""
    tried = update(ATTEMPTS).where(ATTEMPTS.c.user_id == user_id)
    changed = tried.values(user_id=None, name=None, draft=None).returning(ATTEMPTS.c.guild_id)
    for guild_id in sorted(set((await connection.scalars(changed)).all())):
        await has_changed(connection, ServerPostKind.DAILY, guild_id, now)


def _attempts(user_id: int) -> Select[Any]:
    """What the person played on which day of the challenge."""
    kept = [ATTEMPTS.c[name] for name in ("day", "name", "guild_id", "actions", "total")]
    times = (ATTEMPTS.c.begun_at, ATTEMPTS.c.finished_at)
    return select(*kept, *times).where(ATTEMPTS.c.user_id == user_id).order_by(ATTEMPTS.c.day)


def _puzzle_answers(user_id: int) -> Select[Any]:
    """What the person would do in the puzzles of the last weeks."""
    kept = [PUZZLE_ANSWERS.c[name] for name in ("week", "name", "guild_id", "action", "is_named")]
    mine = PUZZLE_ANSWERS.c.user_id == user_id
    return select(*kept, PUZZLE_ANSWERS.c.answered_at).where(mine).order_by(PUZZLE_ANSWERS.c.week)


def _tournament_seats(user_id: int) -> Select[Any]:
    """The person's tournament seats and results."""
    return (
        select(TOURNAMENT_SEATS)
        .join_from(
            TOURNAMENT_SEATS,
            ENTRANTS,
            and_(
                ENTRANTS.c.tournament_id == TOURNAMENT_SEATS.c.tournament_id,
                ENTRANTS.c.number == TOURNAMENT_SEATS.c.entrant,
            ),
        )
        .where(ENTRANTS.c.user_id == user_id)
        .order_by(TOURNAMENT_SEATS.c.tournament_id, TOURNAMENT_SEATS.c.round)
    )


async def _out_of_tournaments(connection: AsyncConnection, user_id: int, pseudonym: int) -> None:
    """Leaves every tournament; what was played there stays under a number, so that the others' standings do.

    Whoever a manager has removed stays removed: there the number is one that they have if they sign up again.
    """
    removed = (ENTRANTS.c.user_id == user_id, ENTRANTS.c.state == EntrantState.REMOVED)
    numbers = await connection.scalars(select(ENTRANTS.c.tournament_id).where(*removed))
    for number in numbers.all():
        kept = update(ENTRANTS).where(*removed, ENTRANTS.c.tournament_id == number)
        await connection.execute(kept.values(user_id=removed_mark(number, user_id), name=None))
    entered = update(ENTRANTS).where(ENTRANTS.c.user_id == user_id)
    out = {"user_id": pseudonym, "name": None, "state": EntrantState.OUT.value}
    await connection.execute(entered.values(out))
    hosted = update(TOURNAMENTS).where(TOURNAMENTS.c.host_id == user_id)
    await connection.execute(hosted.values(host_id=NOBODY))


async def _held(connection: AsyncConnection, user_id: int) -> list[int]:
    """Running games in which the person has had a seat: they wait for the end of the transaction, and whatever was decided
    there meanwhile is decided anew.
    """
    seats = select(SEATS.c.table_id).where(
        or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
    )
    handed = select(HANDED.c.table_id).where(HANDED.c.user_id == user_id)
    own = or_(TABLES.c.id.in_(seats), TABLES.c.id.in_(handed))
    held = update(TABLES).where(own, TABLES.c.phase == Phase.PLAYING)
    changed = held.values(revision=TABLES.c.revision + 1).returning(TABLES.c.id)
    return list((await connection.scalars(changed)).all())


async def _unseated(
    connection: AsyncConnection, user_id: int, pseudonyms: Mapping[int, int]
) -> list[int]:
    """Takes the person out of the seats; the tables that this changed. A record calls the seat as its terms do.

    `pseudonyms`: the numbers under which the results of running games will know them, by table.
    """
    mine = or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id)
    found = (await connection.execute(select(SEATS.c.table_id).where(mine))).all()
    tables = sorted({row.table_id for row in found})
    for table in tables:
        at_table = SEATS.c.table_id == table
        seats = (
            await connection.execute(select(SEATS).where(at_table).order_by(SEATS.c.place))
        ).all()
        numbers = {row.robot_number for row in seats}
        for place, row in enumerate(seats, start=1):
            if user_id not in {row.user_id, row.gone_id}:
                continue
            free = next(number for number in range(1, len(seats) + 1) if number not in numbers)
            numbers.add(free)
            values = {
                "user_id": None,
                "name": None,
                "gone_id": pseudonyms.get(table),
                "gone_name": f"player-{place}",
                "robot_number": row.robot_number or free,
                "away_until": None,
                "quiet": None,
                "asked_quiet": None,
                "wake_at": None,
                "vote_wake_at": None,
                "votes_slept": None,
            }
            of_place = SEATS.c.place == row.place
            await connection.execute(update(SEATS).where(at_table, of_place).values(values))
    return tables


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row for JSON: ids as texts, moves as objects, empty columns left out."""
    values = {str(name): value for name, value in row.items() if value is not None}
    for name in ("user_id", "guild_id", "direct_id"):
        if name in values:
            values[name] = str(values[name])
    for name in ("action", "orders"):
        if name in values:
            values[name] = msgspec.json.decode(values[name])
    return values
