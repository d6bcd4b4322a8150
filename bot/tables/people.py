"""What is known of people and places: languages, threads, messages that must be shown again."""

from typing import Any

from msgspec import structs
from sqlalchemy import bindparam, select

from bot.model import Phase, TableError
from bot.store.database import put
from bot.store.patience import patient
from bot.store.schema import PEOPLE, SEATS, TABLES
from bot.tables.changing import Change, Live, Show, change_table
from bot.tables.publishing import Kind
from bot.tables.shared import Shared
from bot.tables.undoing import player
from games.core.model import Seat, say


async def language(shared: Shared, user_id: int) -> str | None:
    """What the person chose."""
    return (await _known(shared, user_id))[0]


async def reading_language(shared: Shared, user_id: int) -> str | None:
    """What the person chose, else what their Discord last spoke."""
    chosen, locale = await _known(shared, user_id)
    return chosen or locale


KNOWN = select(PEOPLE.c.language, PEOPLE.c.locale).where(PEOPLE.c.user_id == bindparam("user"))


@patient
async def _known(shared: Shared, user_id: int) -> tuple[str | None, str | None]:
    """The person's choice and locale."""
    held = shared.people.get(user_id)
    if held is not None:
        return held
    async with shared.database.read() as connection:
        found = (await connection.execute(KNOWN, {"user": user_id})).first()
        known = (None, None) if found is None else (found[0], found[1])
        shared.people.keep(user_id, known)
    return known


async def set_language(shared: Shared, user_id: int, chosen: str | None) -> None:
    """Remember the choice and show the person's panels anew."""
    await _remember(shared, user_id, language=chosen)
    for table, seat in await _played_by(shared, user_id):
        await refresh(shared, table, seat)


@patient
async def _played_by(shared: Shared, user_id: int) -> list[tuple[int, Seat | None]]:
    """Tables and seats at which the person plays."""
    query = (
        select(SEATS.c.table_id, SEATS.c.seat)
        .join_from(SEATS, TABLES)
        .where(SEATS.c.user_id == user_id, TABLES.c.phase == Phase.PLAYING.value)
    )
    async with shared.database.read() as connection:
        return [(table, seat) for table, seat in await connection.execute(query)]


async def remember_locale(shared: Shared, user_id: int, locale: str) -> None:
    """Note the locale, if it is new."""
    if (await _known(shared, user_id))[1] != locale:
        await _remember(shared, user_id, locale=locale)


@patient
async def _remember(shared: Shared, user_id: int, **fields: Any) -> None:
    """Store something about the person."""
    async with shared.database.write() as connection:
        await put(connection, PEOPLE, user_id=user_id, **fields)
        shared.failpoint("person.written")
    shared.people.forget(user_id)


async def set_thread(shared: Shared, table: int, thread_id: int | None) -> None:
    """The table's thread; when it is gone, so are its messages."""

    async def decide(live: Live) -> Change | None:
        if live.table.thread_id == thread_id:
            return None
        row = structs.replace(live.table, thread_id=thread_id)
        lost = live.table.thread_id if thread_id is None else None
        return Change(table=row, seats=live.seats, lost=lost)

    await change_table(shared, table, decide)


async def move(
    shared: Shared, table: int, user_id: int, lost: int, channel_id: int, thread_id: int | None
) -> None:
    """The table's new place. The lost messages stay known: what was told there is not told again."""

    async def decide(live: Live) -> Change:
        player(live, user_id)
        if live.table.channel_id != lost:
            raise TableError(say("tables-moved"))
        row = structs.replace(live.table, channel_id=channel_id, thread_id=thread_id)
        return Change(table=row, seats=live.seats, shows=(Show(Kind.TURN),))

    await change_table(shared, table, decide)


async def refresh(shared: Shared, table: int, seat: Seat | None) -> None:
    """Show the table, or one seat's panel, anew."""

    async def decide(live: Live) -> Change:
        return Change(table=live.table, seats=live.seats, shows=(_anew(live, seat),))

    await change_table(shared, table, decide)


def _anew(live: Live, seat: Seat | None) -> Show:
    """What shows the present of the table or the seat."""
    if seat is not None:
        return Show(Kind.PRIVATE, seat)
    if live.state is None:
        return Show(Kind.LOBBY)
    return Show(Kind.TURN if live.table.is_playing else Kind.FINAL)
