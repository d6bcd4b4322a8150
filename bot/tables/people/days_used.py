"""Days of the year on which people were away, also of those who asked to be forgotten.

Nobody gets new vacation days by being forgotten. What they have used is kept under a pseudonym, an HMAC of their id with a key
of its own, and erased a year after the last of these days. Nobody can be found by it, but somebody who wants to be away can be
asked whether it is theirs.
"""

import hmac
from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct, json, structs
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import PersonRow
from bot.db.schema import PEOPLE, SPENT
from bot.tables.context import TableContext

YEAR = timedelta(days=365)
"""The time in which the operator's days may be used."""

KEY_BYTES = 32

_DOMAIN = b"feitoria-spent-1|"


class Stretch(Struct, frozen=True, array_like=True):
    """One vacation: from when to when."""

    begin: datetime
    end: datetime


_STRETCHES = json.Decoder(tuple[Stretch, ...])


def stretches(person: PersonRow) -> tuple[Stretch, ...]:
    """When the person was away in the last year, and is."""
    return () if person.away is None else _STRETCHES.decode(person.away)


def ended(known: Sequence[Stretch], now: datetime) -> tuple[Stretch, ...]:
    """What of them is over, or is over if the person is back now; without what is no part of the year any more."""
    return tuple(
        structs.replace(one, end=min(one.end, now))
        for one in known
        if one.begin < now and one.end > now - YEAR
    )


def used(known: Sequence[Stretch], now: datetime) -> timedelta:
    """How much of the past year and of the time to come a person is away."""
    since = now - YEAR
    return sum((one.end - max(one.begin, since) for one in known if one.end > since), timedelta())


async def spent_by(
    connection: AsyncConnection, context: TableContext, user_id: int
) -> tuple[Stretch, ...]:
    """When the person was away in the last year before they were forgotten."""
    query = select(SPENT).where(SPENT.c.last > context.now() - YEAR)
    return tuple(
        stretch
        for row in (await connection.execute(query)).all()
        if hmac.compare_digest(row.mark, _mark(row.key, user_id))
        for stretch in _STRETCHES.decode(row.away)
    )


async def keep_spent(connection: AsyncConnection, context: TableContext, user_id: int) -> None:
    """Keep the days used by a person who is about to be forgotten, and erase those whose year is over."""
    now = context.now()
    await connection.execute(delete(SPENT).where(SPENT.c.last <= now - YEAR))
    away = await connection.scalar(select(PEOPLE.c.away).where(PEOPLE.c.user_id == user_id))
    known = ended(stretches(PersonRow(away=away)), now)
    if not known:
        return
    key = context.random_bytes(KEY_BYTES)
    row = {
        "mark": _mark(key, user_id),
        "key": key,
        "away": json.encode(known).decode(),
        "last": max(one.end for one in known),
    }
    await connection.execute(insert(SPENT).values(row))


def _mark(key: bytes, user_id: int) -> str:
    """HMAC-SHA256, keyed with the row's key, of `feitoria-spent-1|` and the id in decimal, in hexadecimal."""
    return hmac.digest(key, _DOMAIN + str(user_id).encode(), "sha256").hex()
