"""The challenge of a day: its secret, everybody's only try, and the lists of a day and a month.

Every step is one transaction that first locks the try: a press counts once, whatever is killed and however many processes run.
"""

import hmac
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any

from msgspec import Struct, json
from sqlalchemy import and_, delete, desc, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put_new
from bot.db.retry import retried
from bot.db.schema_daily import ATTEMPTS, DAILY
from bot.db.state_cache import AnyGame, State
from bot.model.errors import InvalidInput, StaleQuestion, Unavailable
from bot.model.people import Person
from bot.tables.context import TableContext
from bot.tables.daily.course import SEAT, applied, played, seed_of
from bot.tables.posts import Edition, ServerPostKind, has_changed
from games.core.codec import encode
from games.core.fair import SECRET_BYTES, commitment
from games.core.model import Action, Illegal, Step, ranking, say

LISTED = 25
"""People in a list."""

_ACTIONS = json.Decoder(tuple[str, ...])


class Day(Struct, frozen=True):
    """A day of the challenge, as 2026-11-25 in UTC."""

    day: str
    secret: bytes
    commitment: str


class Days(Struct, frozen=True):
    """The days that are spoken of today."""

    yesterday: Day | None
    """None: nobody looked at the challenge then."""
    today: Day
    tomorrow: Day


class DailyEditions:
    """The days of the challenge, as a server's message has them."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def current(self) -> Edition:
        """Today. Asking draws tomorrow's secret, so that its code can be read a day before."""
        today = (await days(self._context)).today
        return Edition(today.day, ends_at(today.day))

    @retried
    async def is_reusable(self, guild_id: int, edition: str) -> bool:
        """Whether nobody on the server finished that day's challenge."""
        finished = exists().where(
            ATTEMPTS.c.guild_id == guild_id,
            ATTEMPTS.c.day == edition,
            ATTEMPTS.c.total.is_not(None),
        )
        async with self._context.database.read() as connection:
            return not await connection.scalar(select(finished))


class Attempt(Struct, frozen=True):
    """Somebody's try on a day."""

    day: str
    actions: tuple[str, ...]
    draft: bytes | None
    total: int | None
    """None: it goes on."""
    is_shared: bool
    guild_id: int
    """The server in whose list it stands."""

    @property
    def is_over(self) -> bool:
        """Whether it was played to the end."""
        return self.total is not None


class DailyLine(Struct, frozen=True):
    """A line of a list. `days`: how many challenges the points come from."""

    rank: int
    name: str
    points: int
    days: int


def ends_at(day: str) -> datetime:
    """When that day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime.fromisoformat(f"{following.isoformat()}T00:00:00+00:00")


@retried
async def day_of(context: TableContext, day: str) -> Day | None:
    """That day, if it is over; its secret can be shown then. None: it goes on or comes, or nothing is known of it."""
    if day >= context.now().date().isoformat():
        return None
    async with context.database.read() as connection:
        return (await _days(connection, [day])).get(day)


@retried
async def days(context: TableContext) -> Days:
    """Yesterday, today and tomorrow; the secrets of the last two are drawn where that has not happened."""
    now = context.now()
    names = [(now + timedelta(days=offset)).date().isoformat() for offset in (-1, 0, 1)]
    async with context.database.read() as connection:
        known = await _days(connection, names)
    if not {names[1], names[2]} <= known.keys():
        async with context.database.write() as connection:
            for name in names[1:]:
                if name not in known:
                    await _drawn(connection, context, name)
            over = and_(ATTEMPTS.c.user_id.is_(None), ATTEMPTS.c.day < names[1])
            await connection.execute(delete(ATTEMPTS).where(over))
            known = await _days(connection, names)
    return Days(known.get(names[0]), known[names[1]], known[names[2]])


async def _days(connection: AsyncConnection, names: Sequence[str]) -> dict[str, Day]:
    """Those that have a secret."""
    query = select(DAILY.c.day, DAILY.c.secret, DAILY.c.commitment).where(DAILY.c.day.in_(names))
    return {row.day: Day(*row) for row in await connection.execute(query)}


async def _drawn(connection: AsyncConnection, context: TableContext, day: str) -> None:
    """Draw the secret of that day, unless another process has just done so."""
    secret = context.random_bytes(SECRET_BYTES)
    row = {
        "day": day,
        "secret": secret,
        "commitment": commitment(secret),
        "created_at": context.now(),
    }
    await put_new(connection, DAILY, **row)


@retried
async def attempt(context: TableContext, today: Day, user_id: int) -> Attempt | None:
    """The person's try of that day."""
    async with context.database.read() as connection:
        return await _attempt(connection, today, user_id)


@retried
async def begin(context: TableContext, today: Day, person: Person, guild_id: int) -> Attempt:
    """The person's try, begun if it was not."""
    async with context.database.write() as connection:
        row = {
            "day": today.day,
            "witness": _witness(today, person.user_id),
            "user_id": person.user_id,
            "name": person.name,
            "guild_id": guild_id,
            "actions": "[]",
            "steps": 0,
            "begun_at": context.now(),
        }
        await put_new(connection, ATTEMPTS, **row)
        found = await _attempt(connection, today, person.user_id)
    if found is None:
        raise Unavailable(say("tables-daily-forgotten"))
    return found


async def act(
    context: TableContext, game: AnyGame, day: str, user_id: int, step: int, action: Action
) -> Attempt:
    """Play that action as the answer to the question of that number.

    Raises `StaleQuestion` where the try has gone on, `Unavailable` when the day is over, `InvalidInput` for an illegal action.
    """
    today = await _today(context, day)
    seed = seed_of(today.secret, today.day)
    return await _act(context, game, today, seed, user_id, step, action)


@retried
async def _act(
    context: TableContext,
    game: AnyGame,
    today: Day,
    seed: bytes,
    user_id: int,
    step: int,
    action: Action,
) -> Attempt:
    async with context.database.write() as connection:
        before = await _attempt(connection, today, user_id, held=True)
        if before is None or before.is_over or len(before.actions) != step:
            raise StaleQuestion
        state = played(game, seed, before.actions).state
        try:
            after = applied(game, state, action, seed).state
        except Illegal as problem:
            raise InvalidInput(problem.message) from problem
        values: dict[str, Any] = {
            "actions": json.encode((*before.actions, encode(action).decode())).decode(),
            "steps": step + 1,
            "draft": None,
        }
        if game.is_over(after):
            values |= {"total": total_of(game, after), "finished_at": context.now()}
        await connection.execute(update(ATTEMPTS).where(_mine(today, user_id)).values(values))
        context.failpoint("daily.written")
        found = await _attempt(connection, today, user_id)
        assert found is not None
        if found.is_over:
            await has_changed(connection, ServerPostKind.DAILY, found.guild_id, context.now())
    return found


@retried
async def save_draft(
    context: TableContext, day: str, user_id: int, step: int, draft: bytes
) -> bool:
    """Keep the answer under construction; false where the try has gone on."""
    today = await _today(context, day)
    async with context.database.write() as connection:
        kept = update(ATTEMPTS).where(
            _mine(today, user_id), ATTEMPTS.c.steps == step, ATTEMPTS.c.total.is_(None)
        )
        return (await connection.execute(kept.values(draft=draft))).rowcount == 1


@retried
async def share(context: TableContext, today: Day, user_id: int) -> bool:
    """Note that the result is shared; false where it was, or where there is none."""
    async with context.database.write() as connection:
        noted = update(ATTEMPTS).where(
            _mine(today, user_id), ATTEMPTS.c.total.is_not(None), ~ATTEMPTS.c.is_shared
        )
        return (await connection.execute(noted.values(is_shared=True))).rowcount == 1


@retried
async def list_of(context: TableContext, guild_id: int, days_like: str) -> tuple[DailyLine, ...]:
    """The server's people by their points, of a day (2026-11-25) or a month (2026-11)."""
    points, number = func.sum(ATTEMPTS.c.total), func.count()
    query = (
        select(func.max(ATTEMPTS.c.name), points, number)
        .where(
            ATTEMPTS.c.guild_id == guild_id,
            ATTEMPTS.c.day.startswith(days_like),
            ATTEMPTS.c.total.is_not(None),
            ATTEMPTS.c.user_id.is_not(None),
        )
        .group_by(ATTEMPTS.c.user_id)
        .order_by(desc(points), func.min(ATTEMPTS.c.finished_at))
        .limit(LISTED)
    )
    async with context.database.read() as connection:
        rows = [(str(row[0]), int(row[1]), int(row[2])) for row in await connection.execute(query)]
    return tuple(
        DailyLine(1 + sum(other > points for _, other, _ in rows), name, points, days)
        for name, points, days in rows
    )


def position(game: AnyGame, today: Day, tried: Attempt) -> Step[State]:
    """Where the try stands, with what its last action told."""
    return played(game, seed_of(today.secret, today.day), tried.actions)


def total_of(game: AnyGame, state: State) -> int:
    """The points of a try that is over."""
    [(_, sheet)] = ranking(game.scores(state))
    assert sheet.seat == SEAT
    return sheet.total


async def _today(context: TableContext, day: str) -> Day:
    """The day, if it is today. Raises `Unavailable` when it is over."""
    today = (await days(context)).today
    if today.day != day:
        raise Unavailable(say("tables-daily-over"))
    return today


def _witness(today: Day, user_id: int) -> str:
    """Says that the person has used their try, and to nobody without the secret who it was."""
    return hmac.new(today.secret, str(user_id).encode(), "sha256").hexdigest()


def _mine(today: Day, user_id: int) -> Any:
    return and_(
        ATTEMPTS.c.day == today.day,
        ATTEMPTS.c.witness == _witness(today, user_id),
        ATTEMPTS.c.user_id == user_id,
    )


async def _attempt(
    connection: AsyncConnection, today: Day, user_id: int, *, held: bool = False
) -> Attempt | None:
    query = select(
        ATTEMPTS.c.day,
        ATTEMPTS.c.actions,
        ATTEMPTS.c.draft,
        ATTEMPTS.c.total,
        ATTEMPTS.c.is_shared,
        ATTEMPTS.c.guild_id,
    ).where(_mine(today, user_id))
    row = (await connection.execute(query.with_for_update() if held else query)).one_or_none()
    if row is None:
        return None
    return Attempt(
        row.day, _ACTIONS.decode(row.actions), row.draft, row.total, row.is_shared, row.guild_id
    )
