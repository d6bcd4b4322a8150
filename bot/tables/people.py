"""What is known of people and places: languages, threads, messages that must be shown again."""

from typing import Any

from msgspec import structs
from sqlalchemy import delete, select

from bot.model import Phase, TableError
from bot.store.database import put
from bot.store.patience import patient
from bot.store.rows import PersonRow
from bot.store.schema import OUTBOX, PEOPLE, SEATS, SENT, TABLES
from bot.tables.changing import Change, Live, change_table
from bot.tables.pausing import going_on
from bot.tables.publishing import Kind, Notify
from bot.tables.queueing import Show
from bot.tables.reach import chosen, read_people
from bot.tables.shared import Shared
from bot.tables.undoing import player
from games.core.model import Seat, say


async def language(shared: Shared, user_id: int) -> str | None:
    """What the person chose."""
    return (await _known(shared, user_id)).language


async def reading_language(shared: Shared, user_id: int) -> str | None:
    """What the person chose, else what their Discord last spoke."""
    known = await _known(shared, user_id)
    return known.language or known.locale


@patient
async def _known(shared: Shared, user_id: int) -> PersonRow:
    """What is stored about the person."""
    held = shared.people.get(user_id)
    if held is not None:
        return held
    async with shared.database.read() as connection:
        return (await read_people(connection, shared.people, [user_id]))[user_id]


async def set_language(shared: Shared, user_id: int, wanted: str | None) -> None:
    """Remember the choice and show the person's panels anew."""
    await _remember(shared, user_id, language=wanted)
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
    if (await _known(shared, user_id)).locale != locale:
        await _remember(shared, user_id, locale=locale)


async def notify(shared: Shared, user_id: int) -> Notify:
    """How the person wants to be called."""
    return chosen(await _known(shared, user_id))


async def set_notify(shared: Shared, user_id: int, choice: Notify) -> None:
    """Remember how the person wants to be called; their panels come or go."""
    await _remember(shared, user_id, notify=choice.value, direct_closed=False)
    for table, seat in await _played_by(shared, user_id):
        await refresh(shared, table, seat)


async def direct_channel(shared: Shared, user_id: int) -> int | None:
    """The channel of the person's direct messages, if it was opened before."""
    return (await _known(shared, user_id)).direct_id


async def direct_opened(shared: Shared, user_id: int, channel_id: int) -> None:
    """Remember the channel of the person's direct messages."""
    await _remember(shared, user_id, direct_id=channel_id)


async def direct_closed(shared: Shared, user_id: int) -> None:
    """Remember that the person takes no direct messages of ours."""
    await _remember(shared, user_id, direct_closed=True)


async def is_here(shared: Shared, user_id: int) -> None:
    """Whoever uses us may have opened their direct messages: they are tried again."""
    if (await _known(shared, user_id)).direct_closed:
        await _remember(shared, user_id, direct_closed=False)


@patient
async def _remember(shared: Shared, user_id: int, **fields: Any) -> None:
    """Store something about the person."""
    async with shared.database.write() as connection:
        await put(connection, PEOPLE, user_id=user_id, **fields)
        shared.failpoint("person.written")
    shared.people.forget(user_id)


@patient
async def folded(shared: Shared, table: int, seat: Seat, message_id: int) -> None:
    """The panel was folded by the press in it: nothing is to be changed there any more, unless the seat is asked again."""
    async with shared.database.write() as connection:
        await connection.execute(
            delete(OUTBOX).where(
                OUTBOX.c.table_id == table,
                OUTBOX.c.lane == f"seat:{seat}",
                OUTBOX.c.kind == Kind.PRIVATE.value,
                OUTBOX.c.tries == 0,
                OUTBOX.c.not_before > shared.now(),
            )
        )
        await connection.execute(
            delete(SENT).where(
                SENT.c.table_id == table,
                SENT.c.slot == f"seat:{seat}",
                SENT.c.message_id == message_id,
            )
        )
        shared.failpoint("panel.folded")


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
        change = going_on(shared, live)
        row = structs.replace(change.table, channel_id=channel_id, thread_id=thread_id)
        return structs.replace(change, table=row)

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
