"""Looking: tables, positions, what a seat is asked, lists and the log. Changes nothing."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec import json as msgspec_json
from sqlalchemy import and_, desc, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import (
    entries,
    entries_of,
    heard,
    last_step_in_person,
    standing_of,
    standing_steps,
    telling_steps,
    valid_steps,
)
from bot.db.retry import retried
from bot.db.rows import SeatRow, StepRow, seat_info, table_info
from bot.db.schema import SEATS, SENT, TABLES
from bot.db.step_cache import LENGTH
from bot.db.whole_table import read_rows
from bot.model.errors import NotYourSeat, TableNotFound, WrongPhase
from bot.model.proposals import ProposalKind
from bot.model.questions import Ask, LogEntry, LogPage, Position, TakeBack
from bot.model.table_lines import FinishedLine, TableLine
from bot.model.tables import OPEN, OVER, Phase, SeatInfo, TableInfo
from bot.tables.context import TableContext
from bot.tables.game.absence import is_overdue
from bot.tables.game.automatic_moves import offered_to
from bot.tables.game.change import IN_GAME, Live, load, loaded
from bot.tables.game.undo import has_absent, has_answered, is_free, is_reopened
from bot.tables.publishing import folded_slot
from bot.tables.rules.votes import ballots, is_awaited, is_refused
from games.core.frames import Together
from games.core.model import Event, Notes, Seat, is_deed, say

IN_CHANNEL = 25

IN_LIST = 100

SINCE = 200
"""Steps that one digest covers at most; older ones are in the log."""


@retried
async def glance(context: TableContext, number: int) -> None:
    """Cache the table and its people for the rest of the press; does nothing if there is no such table."""
    if context.rows.get(number) is None:
        async with context.database.look() as connection:
            with suppress(TableNotFound):
                await read_rows(connection, context, number)


@retried
async def table(context: TableContext, number: int) -> TableInfo:
    """The table."""
    rows = context.rows.get(number)
    if rows is None:
        async with context.database.look() as connection:
            rows = await read_rows(connection, context, number)
    return table_info(context.game(rows.table.game), rows)


@retried
async def tables_in(context: TableContext, channel_id: int) -> tuple[TableInfo, ...]:
    """Tables of a thread of their own, over or not, and unfinished ones of a channel."""
    query = (
        select(TABLES.c.id)
        .where(
            or_(
                TABLES.c.thread_id == channel_id,
                and_(TABLES.c.channel_id == channel_id, TABLES.c.phase.in_(OPEN)),
            )
        )
        .order_by(desc(TABLES.c.id))
        .limit(IN_CHANNEL)
    )
    async with context.database.read() as connection:
        numbers = await connection.scalars(query)
        found = [await read_rows(connection, context, number) for number in numbers]
    return tuple(table_info(context.game(rows.table.game), rows) for rows in found)


@retried
async def last_over_in(context: TableContext, channel_id: int) -> TableInfo | None:
    """The table of that channel or thread whose game was over last."""
    query = (
        select(TABLES.c.id)
        .where(
            or_(TABLES.c.thread_id == channel_id, TABLES.c.channel_id == channel_id),
            TABLES.c.phase.in_(OVER),
        )
        .order_by(desc(TABLES.c.finished_at), desc(TABLES.c.id))
        .limit(1)
    )
    async with context.database.read() as connection:
        number = await connection.scalar(query)
        rows = None if number is None else await read_rows(connection, context, number)
    return None if rows is None else table_info(context.game(rows.table.game), rows)


@retried
async def my_finished(context: TableContext, user_id: int) -> tuple[FinishedLine, ...]:
    """The games that the person has played to their end, the newest first."""
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.name)
        .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.user_id == user_id, TABLES.c.phase == Phase.FINISHED)
        .order_by(desc(TABLES.c.finished_at))
        .limit(IN_LIST)
    )
    async with context.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return tuple([FinishedLine(row.id, row.game, row.name) for row in rows])


@retried
async def my_tables(context: TableContext, user_id: int) -> tuple[TableLine, ...]:
    """The person's unfinished tables; last those where a robot has the person's seat."""
    is_left = SEATS.c.user_id.is_(None).label("is_left")
    seats = (SEATS.c.seat, SEATS.c.required, SEATS.c.asked, SEATS.c.due_at)
    query = (
        select(TABLES, *seats, SENT.c.message_id, is_left)
        .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
        .outerjoin(
            SENT,
            and_(
                SENT.c.table_id == TABLES.c.id,
                or_(
                    and_(SENT.c.slot == "board", TABLES.c.phase == Phase.PLAYING),
                    and_(SENT.c.slot == "lobby", TABLES.c.phase != Phase.PLAYING),
                ),
            ),
        )
        .where(
            or_(SEATS.c.user_id == user_id, SEATS.c.gone_id == user_id), TABLES.c.phase.in_(OPEN)
        )
        .order_by(is_left, desc(SEATS.c.required), SEATS.c.due_at, TABLES.c.id)
        .limit(IN_LIST)
    )
    async with context.database.read() as connection:
        rows = (await connection.execute(query)).mappings().all()
        sitting = await _seats(connection, [row["id"] for row in rows])
    return tuple(
        TableLine(
            table=row["id"],
            game=row["game"],
            phase=Phase(row["phase"]),
            guild_id=row["guild_id"],
            place_id=row["thread_id"] or row["channel_id"],
            message_id=row["message_id"],
            is_required=row["required"] and not row["is_left"],
            is_asked=row["asked"] and not row["is_left"],
            due_at=row["due_at"],
            is_left=row["is_left"],
            seats=sitting.get(row["id"], ()),
            offers=len(msgspec_json.decode(row["lapses"])),
            is_vote_awaited=not row["is_left"] and is_awaited(row["proposals"], row["seat"]),
            name=row["name"],
            rated=row["rated"],
        )
        for row in rows
    )


async def _seats(connection: AsyncConnection, tables: list[int]) -> dict[int, tuple[SeatInfo, ...]]:
    """The seats of these tables, as each table has them."""
    columns = tuple(SEATS.c[name] for name in SeatRow.__struct_fields__)
    query = (
        select(SEATS.c.table_id, *columns)
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.seat, SEATS.c.place)
    )
    found: dict[int, tuple[SeatInfo, ...]] = {}
    for table, *fields in await connection.execute(query):
        found[table] = (*found.get(table, ()), seat_info(SeatRow(*fields)))
    return found


def _begun(live: Live) -> Live:
    """The table, known to have its game set up. Raises `WrongPhase`."""
    if live.state is None:
        is_gone = live.table.phase in {Phase.CLOSED, *IN_GAME}
        raise WrongPhase(say("tables-over" if is_gone else "tables-not-begun"))
    return live


@retried
async def position(context: TableContext, number: int) -> Position:
    """The public side of a game."""
    return position_of(context, _begun(await load(context, number)))


def position_of(context: TableContext, live: Live) -> Position:
    """The public side of a loaded game."""
    return Position(
        table=live.info,
        public=live.game.public(live.state),
        asked=tuple(row.number for row in live.seats if row.required),
        sheets=live.table.sheets,
        ballots=ballots(live.rows, context.now()),
        calls=live.game.calls(live.state) if live.table.is_playing else (),
        away=tuple(
            (row.number, row.away_until)
            for row in live.seats
            if row.away_until is not None and context.now() < row.away_until
        ),
        has_moves=_has_moves(live),
        overdue=tuple(row.number for row in live.seats if is_overdue(context, row)),
    )


@retried
async def ask(context: TableContext, number: int, user_id: int) -> Ask:
    """What a person sees and is asked.

    Raises `NotYourSeat` or `WrongPhase` for people without a seat, and for a game that is not set up.
    """
    live = _begun(await load(context, number))
    row = live.rows.of_user(user_id)
    if row is None:
        raise NotYourSeat
    return await _ask(context, live, row)


@retried
async def ask_of_seat(context: TableContext, number: int, seat: Seat) -> Ask:
    """What that seat sees and is asked. Raises `WrongPhase` for a game that is not set up."""
    live = _begun(await load(context, number))
    row = live.rows.of_seat(seat)
    assert row is not None, f"table {number} has no seat {seat}"
    return await _ask(context, live, row)


async def _ask(context: TableContext, live: Live, row: SeatRow) -> Ask:
    """The seat's eyes."""
    game, state, seat = live.game, live.state, row.number
    is_on = live.table.is_playing
    decision = game.decision(state, seat) if is_on else None
    own, since, told = await _news(context, live, row)
    newest = next((step for step in since if step.kind != "undo"), since[0])
    is_waiting = decision is not None and not decision.required
    return Ask(
        position=position_of(context, live),
        seat=seat,
        number=row.ask,
        decision=decision,
        notes=game.notes(state, seat) if decision is not None else Notes(),
        ready=game.ready(state, seat) if decision is not None else (),
        private=game.private(state, seat),
        draft=row.draft if row.asked else None,
        is_unfinished=is_on and row.required and game.is_unfinished(state),
        take_back=_take_back(live, newest, row) if is_on else TakeBack.NOTHING,
        since=told,
        has_moved=own > 0,
        answered=game.flow.answered(state, seat) if is_waiting else (),
        orders=offered_to(live, row),
        answered_by=next((step.by for step in since if step.number == row.last_step), "person"),
    )


async def _news(
    context: TableContext, live: Live, row: SeatRow
) -> tuple[int, Sequence[StepRow], tuple[LogEntry, ...]]:
    """The number of the person's last answer, or 0; the steps since it was put to the seat, that answer and undos among them,
    newest first; and what they told the seat.

    What a robot, a clock or an order has answered was not the person's: what went before it is news as well. What went before
    an answer in somebody else's turn, as to an offer, was told with it.
    """
    number, upto, own = live.table.id, live.table.step, row.last_step
    held = context.tails.between(number, own - 1, upto)
    if held is not None and (own < 1 or any(_is_own(step, own) for step in held)):
        since = standing_of(held, row.seat, SINCE)
        if all(step.kind != "undo" for step in since):
            return own, since, entries_of(live.game, since, row.seat)
    async with context.database.read() as connection:
        since, own = await _since(connection, context, live, row)
        return own, since, await entries(connection, live.game, number, since, row.seat)


async def _since(
    connection: AsyncConnection, context: TableContext, live: Live, row: SeatRow
) -> tuple[list[StepRow], int]:
    """The steps and the number."""
    number, upto, own = live.table.id, live.table.step, row.last_step
    eyes, tails = row.number, context.tails
    steps = await valid_steps(connection, tails, number, eyes, own - 1, upto, SINCE)
    if own < 1 or any(_is_own(step, own) for step in steps):
        return steps, own
    own = await last_step_in_person(connection, number, row.number, own)
    return await valid_steps(connection, tails, number, eyes, own - 1, upto, SINCE), own


def _is_own(step: StepRow, own: int) -> bool:
    """Whether that is the person's last answer, given in person."""
    return step.number == own and _is_in_person(step)


def _is_in_person(step: StepRow) -> bool:
    """Whether the seat's person has made the step with their own hands."""
    return step.by == "person" and step.ordered is None


def _has_moves(live: Live) -> bool:
    """Whether undo may do something for somebody, which nobody's secret answer or half-made move changes.

    In a simultaneous step it always may: everybody can take back an answer there.
    """
    assert live.state is not None
    flow = live.state.flow
    if flow and isinstance(flow[-1], Together):
        return bool(live.rows.people)
    is_refusable = len(live.rows.people) > 1 or live.game.is_unfinished(live.state)
    return any(
        row.last_step >= 1 and not (is_refusable and is_refused(row)) for row in live.rows.people
    )


def _is_refused(live: Live, row: SeatRow) -> bool:
    """Whether there are others, and they have refused to undo what the seat could ask for."""
    return len(live.rows.people) > 1 and is_refused(row)


def _take_back(live: Live, newest: StepRow, row: SeatRow) -> TakeBack:
    """What undo would do for the seat; `newest`: of the steps that it may count."""
    if has_answered(live, row) or is_free(newest, row):
        return TakeBack.OWN
    if is_reopened(newest, row) or row.last_step < 1 or has_absent(live.rows):
        return TakeBack.NOTHING
    if _is_refused(live, row) or live.table.proposal(ProposalKind.UNDO) is not None:
        return TakeBack.NOTHING
    return TakeBack.VOTE


@retried
async def happened(
    context: TableContext, table: TableInfo, seat: Seat | None, after: int
) -> LogPage:
    """What the steps after that one, up to the table's own, told the reader; of those taken back that they were.

    Everybody is told of no more than `LENGTH`: a board has room for less.
    """
    game = context.game(table.game)
    if seat is None:
        after = max(after, table.step - LENGTH)
    held = context.tails.between(table.id, after, table.step)
    if held is not None:
        steps = standing_of(held, seat, SINCE)
        if all(step.kind != "undo" for step in steps):
            return LogPage(entries_of(game, steps, seat))
    async with context.database.read() as connection:
        steps = await valid_steps(
            connection, context.tails, table.id, seat, after, table.step, SINCE
        )
        told = await entries(connection, game, table.id, steps, seat)
    return LogPage(told)


async def panel(context: TableContext, table: int, seat: Seat) -> int | None:
    """The direct message that holds the seat's panel."""
    return await _direct_message(context, table, f"seat:{seat}")


async def has_direct_message(context: TableContext, table: int, seat: Seat) -> bool:
    """Whether a direct message holds the seat's panel, or the line that is left of it."""
    living = await panel(context, table, seat)
    return (living or await _direct_message(context, table, folded_slot(seat))) is not None


@retried
async def _direct_message(context: TableContext, table: int, slot: str) -> int | None:
    """The message of that slot."""
    messages = context.caches.sent.get(table)
    if messages is not None:
        return messages[slot].message_id if slot in messages else None
    query = select(SENT.c.message_id).where(SENT.c.table_id == table, SENT.c.slot == slot)
    async with context.database.look() as connection:
        found: int | None = await connection.scalar(query)
    return found


@retried
async def before_last_decision(context: TableContext, table: TableInfo) -> int | None:
    """The step before the one that ended the last decision of a person; what came before of that decision told nobody."""
    held = standing_of(context.tails.newest(table.id, table.step), None, SINCE)
    moves = (step for step in held if step.kind == "move")
    found = next((step for step in moves if step.by == "person"), None)
    if found is not None:
        return found.number - 1
    async with context.database.read() as connection:
        steps = await standing_steps(connection, table.id, None, 0, table.step, SINCE)
    found = next((step for step in steps if step.by == "person"), None)
    return None if found is None else found.number - 1


@retried
async def last_events(context: TableContext, table: TableInfo) -> tuple[Event, ...]:
    """Public events of the newest step, up to the table's own, that told more than that a turn or a round began."""
    async with context.database.read() as connection:
        steps = await standing_steps(connection, table.id, None, -1, table.step, 8)
    game = context.game(table.game)
    told = (heard(game, step.log, None) for step in steps)
    return next((events for events in told if is_deed(events)), ())


@retried
async def log(
    context: TableContext,
    number: int,
    user_id: int | None,
    *,
    before: int | None = None,
    limit: int = 20,
) -> LogPage:
    """A page of the log: the newest entries, or those before an entry."""
    async with context.database.read() as connection:
        live = _begun(await loaded(connection, context, number))
        row = None if user_id is None else live.rows.of_user(user_id)
        seat = None if row is None else row.seat
        numbers = await telling_steps(connection, number, seat)
        last = len(numbers) if before is None else min(before - 1, len(numbers))
        page = numbers[max(0, last - limit) : max(0, last)]
        if not page:
            return LogPage(())
        after, upto = page[0] - 1, page[-1]
        steps = await valid_steps(
            connection, context.tails, number, seat, after, upto, upto - after
        )
        told = await entries(connection, live.game, number, steps, seat)
    return LogPage(told, first=last - len(page) + 1)
