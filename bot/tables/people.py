"""What is known of people and places: languages, threads, messages that must be shown again."""

from typing import Any

from msgspec import structs
from sqlalchemy import bindparam, select

from bot.tables.changing import Change, Live, Show, change_table
from bot.tables.database import put
from bot.tables.hall import Hall
from bot.tables.model import Phase, TableError
from bot.tables.publishing import Kind
from bot.tables.schema import PEOPLE, SEATS, TABLES
from bot.tables.undoing import player
from games.core.model import Seat, say


async def language(hall: Hall, user_id: int) -> str | None:
    """What the person chose."""
    return (await _known(hall, user_id))[0]


async def reading_language(hall: Hall, user_id: int) -> str | None:
    """What the person chose, else what their Discord last spoke."""
    chosen, locale = await _known(hall, user_id)
    return chosen or locale


KNOWN = select(PEOPLE.c.language, PEOPLE.c.locale).where(PEOPLE.c.user_id == bindparam("user"))


async def _known(hall: Hall, user_id: int) -> tuple[str | None, str | None]:
    """The person's choice and locale."""
    held = hall.people.get(user_id)
    if held is not None:
        return held
    async with hall.database.read() as connection:
        found = (await connection.execute(KNOWN, {"user": user_id})).first()
        known = (None, None) if found is None else (found[0], found[1])
        hall.people.keep(user_id, known)
    return known


async def set_language(hall: Hall, user_id: int, chosen: str | None) -> None:
    """Remember the choice and show the person's panels anew."""
    await _remember(hall, user_id, language=chosen)
    query = (
        select(SEATS.c.table_id, SEATS.c.seat)
        .join_from(SEATS, TABLES)
        .where(SEATS.c.user_id == user_id, TABLES.c.phase == Phase.PLAYING.value)
    )
    async with hall.database.read() as connection:
        seats = (await connection.execute(query)).all()
    for table, seat in seats:
        await refresh(hall, table, seat)


async def remember_locale(hall: Hall, user_id: int, locale: str) -> None:
    """Note the locale, if it is new."""
    if (await _known(hall, user_id))[1] != locale:
        await _remember(hall, user_id, locale=locale)


async def _remember(hall: Hall, user_id: int, **fields: Any) -> None:
    """Store something about the person."""
    async with hall.database.write() as connection:
        await put(connection, PEOPLE, user_id=user_id, **fields)
        hall.failpoint("person.written")
    hall.people.forget(user_id)


async def set_thread(hall: Hall, table: int, thread_id: int | None) -> None:
    """The table's thread; when it is gone, so are its messages."""

    async def decide(live: Live) -> Change | None:
        if live.table.thread_id == thread_id:
            return None
        row = structs.replace(live.table, thread_id=thread_id)
        lost = live.table.thread_id if thread_id is None else None
        return Change(table=row, seats=live.seats, lost=lost)

    await change_table(hall, table, decide)


async def move(
    hall: Hall, table: int, user_id: int, lost: int, channel_id: int, thread_id: int | None
) -> None:
    """The table's new place. The lost messages stay known: what was told there is not told again."""

    async def decide(live: Live) -> Change:
        player(live, user_id)
        if live.table.channel_id != lost:
            raise TableError(say("tables-moved"))
        row = structs.replace(live.table, channel_id=channel_id, thread_id=thread_id)
        return Change(table=row, seats=live.seats, shows=(Show(Kind.TURN),))

    await change_table(hall, table, decide)


async def refresh(hall: Hall, table: int, seat: Seat | None) -> None:
    """Show the table, or one seat's panel, anew."""

    async def decide(live: Live) -> Change:
        return Change(table=live.table, seats=live.seats, shows=(_anew(live, seat),))

    await change_table(hall, table, decide)


def _anew(live: Live, seat: Seat | None) -> Show:
    """What shows the present of the table or the seat."""
    if seat is not None:
        return Show(Kind.PRIVATE, seat)
    if live.state is None:
        return Show(Kind.LOBBY)
    return Show(Kind.TURN if live.table.is_playing else Kind.FINAL)
