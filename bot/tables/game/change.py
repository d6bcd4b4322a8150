"""Changing a table: read it, decide, write everything in one transaction, or start again if another change was faster."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Boolean, and_, bindparam, case, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.caches import Explained
from bot.db.journal import packed, state_after, thinned
from bot.db.retry import retried
from bot.db.rows import (
    Rows,
    SeatRow,
    StepRow,
    TableRow,
    differences,
    in_order,
    table_info,
)
from bot.db.schema import HANDED, OUTBOX, SEATS, SENT, SNAPSHOTS, STEPS, TABLES
from bot.db.state_cache import AnyGame, State
from bot.db.whole_table import read_whole
from bot.model.errors import NotYourSeat, WrongPhase
from bot.model.proposals import Proposal, ProposalKind
from bot.model.tables import Phase, TableInfo
from bot.tables.context import FollowUp, TableContext
from bot.tables.game.automatic_move_times import with_order_times
from bot.tables.game.lessons import note_new_questions
from bot.tables.game.results import note_end
from bot.tables.game.witnesses import witnessed
from bot.tables.outbox.queueing import Queued, Show, queue_own, unshow, with_folding_late
from bot.tables.publishing import About, Kind
from bot.tables.rules.timing import timing_of
from bot.tables.rules.votes import (
    has_reason,
    holds_moves,
    is_moved,
    with_hold,
    with_lapsed,
    with_mornings,
    with_refusal,
)
from bot.tables.step_times import put_off_steps
from games.core.model import Message, Seat, SeatName, say

RACES = 8
"""How often a change begins again before it gives up."""

OTHERS = "others"
"""Stored in `seats.offered`: the other players offer the seat of a player who is away."""

IN_GAME = (Phase.PLAYING, Phase.FINISHED, Phase.ABANDONED)


class Live(Struct, frozen=True):
    """A table as it stands, with the state of its game if that is set up."""

    game: AnyGame
    rows: Rows
    state: State | None

    @property
    def table(self) -> TableRow:
        """The table's own row."""
        return self.rows.table

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Its seats, as in `Rows`."""
        return self.rows.seats

    @property
    def info(self) -> TableInfo:
        """What everybody may know."""
        return table_info(self.game, self.rows)


class Change(Struct, frozen=True, kw_only=True):
    """What to store. The revision is counted up when it is written."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    step: StepRow | None = None
    """A new entry of the journal, with `state` after it."""
    state: State | None = None
    shows: tuple[Show, ...] = ()
    unshown: tuple[Kind, ...] = ()
    """Rows of these kinds that nobody has begun to show are no longer wanted."""
    settled: int | None = None
    """An outbox row that this change brings to its end."""
    draft: tuple[Seat, bytes] | None = None
    """An answer that the seat's new question begins with."""
    lost: int | None = None
    """A channel or thread whose messages are gone."""
    waited: timedelta | None = None
    """How long the table was paused: deadlines that an undo gives back move by this."""
    handed: dict[str, Any] | None = None
    """Whom another person takes a seat from, as a row of `handed` without table and revision."""
    folded: tuple[Seat, int] | None = None
    """A seat and the message with its panel: the press that made the change folds it or shows the next question in it, if it is
    the seat's newest.
    """


def refuse_while_paused(live: Live) -> None:
    """Raises `WrongPhase` while moderators have paused the table."""
    if live.table.paused_at is not None:
        raise WrongPhase(say("tables-paused"))


def player(live: Live, user_id: int) -> SeatRow:
    """The person's seat in a running game. Raises `NotYourSeat` or `WrongPhase`."""
    if live.table.phase != Phase.PLAYING:
        raise WrongPhase(say("tables-over"))
    row = live.rows.of_user(user_id)
    if row is None:
        raise NotYourSeat
    return row


class OutrunError(Exception):
    """Others changed the table every time; nothing is stored."""


@retried
async def load(context: TableContext, table: int) -> Live:
    """The table as it stands. Raises `TableNotFound`."""
    rows = context.rows.get(table)
    state = None if rows is None else context.states.get(table, rows.table.step)
    if rows is not None and state is not None and rows.table.phase in IN_GAME:
        return Live(context.game(rows.table.game), rows, state)
    # Journal and states never change: whatever is looked up of them belongs to the step of the rows.
    async with context.database.look() as connection:
        return await loaded(connection, context, table)


async def loaded(connection: AsyncConnection, context: TableContext, table: int) -> Live:
    """`load` on an open connection."""
    rows = context.rows.get(table)
    if rows is None:
        rows = (await read_whole(connection, context, table)).rows
    game = context.game(rows.table.game)
    if rows.table.phase not in IN_GAME or rows.table.seed is None:
        return Live(game, rows, None)
    state = await state_after(connection, context, rows.table, rows.table.step)
    context.states.keep(table, rows.table.step, state)
    return Live(game, rows, state)


async def change_table(
    context: TableContext, table: int, decide: Callable[[Live], Awaitable[Change | None]]
) -> Live:
    """Change a table as `decide` says; it is called again if another change was faster.

    It returns None to change nothing. What it raises goes through, with nothing stored. Raises `OutrunError`.
    """
    async with context.lock(table):
        for _ in range(RACES):
            after = await _attempted(context, table, decide)
            if after is not None:
                return after
    raise OutrunError(f"table {table}")


@retried
async def _attempted(
    context: TableContext, table: int, decide: Callable[[Live], Awaitable[Change | None]]
) -> Live | None:
    """One attempt; None: another change was faster. A failed attempt may start again: the revision says what is stored."""
    live = await load(context, table)
    change = await decide(live)
    if change is None:
        return live
    change = _with_offers_ended(live.rows, change)
    change = _with_votes_ended(live.rows, change, context.now())
    timing = timing_of(context.config, change.table.time_control)
    held = with_hold(live.table, change.table, change.seats, timing, context.now())
    change = structs.replace(change, table=held)
    moved = change.step is not None
    seats = _with_drafts(live.rows, change)
    seats = with_order_times(context, live.rows, change.table, seats, has_moved=moved)
    seats = with_mornings(live.table, change.table, seats, context.now())
    row, seats = witnessed(context, live.rows, change.table, seats)
    written = await _written(context, live, structs.replace(change, table=row, seats=seats))
    if written is None:
        return None
    after, queued = written
    told = follow_up(after, change)
    # What waits for the press to make it needless is nobody's work yet.
    queues = told.queues - {f"seat:{seat}" for seat in queued.late}
    context.changed(structs.replace(told, queues=queues, own=queued.own))
    return after


def _with_offers_ended(before: Rows, change: Change) -> Change:
    """The change without the seat offers that it ends, and with a result for each, which takes the place of its buttons.

    An offer that the others made ends when the seat's player moves; the end of the game ends every offer.
    """
    if not any(row.offered for row in before.seats):
        return change
    step, is_on = change.step, change.table.is_playing
    back = step.seat if step is not None and (step.kind, step.by) == ("move", "person") else None
    seats = tuple(
        structs.replace(row, offered=None)
        if row.offered and (not is_on or (row.seat == back and row.offered == OTHERS))
        else row
        for row in change.seats
    )
    still = {row.place for row in seats if row.offered is not None}
    is_said = any(show.about is About.OFFER_SETTLED for show in change.shows)
    ended = [
        Show(Kind.NOTICE, row.seat, say("tables-notice-offer-off"), About.OFFER_SETTLED)
        for row in before.seats
        if row.offered is not None and row.place not in still and not is_said
    ]
    return structs.replace(change, seats=seats, shows=(*ended, *change.shows))


def _with_votes_ended(before: Rows, change: Change, now: datetime) -> Change:
    """The change without the proposals that it ends, and with a result for each that it does not tell itself."""
    if not before.table.open_proposals:
        return change
    table = with_lapsed(before, change.table, change.seats, change.step, now)
    seats = with_refusal(before, table, change.seats, change.step)
    said = {show.vote for show in change.shows if show.about is About.VOTE_SETTLED}
    ended = [
        Show(
            Kind.NOTICE,
            one.seat,
            _why_ended(one, before, change, now),
            About.VOTE_SETTLED,
            one.kind,
        )
        for one in before.table.open_proposals
        if table.proposal(one.kind) is None and one.kind not in said
    ]
    return structs.replace(change, table=table, seats=seats, shows=(*ended, *change.shows))


def _why_ended(proposal: Proposal, before: Rows, change: Change, now: datetime) -> Message:
    """What is said of a proposal that ended without a vote: playing on declines an undo."""
    step, is_playing = change.step, change.table.is_playing
    is_undo = proposal.kind is ProposalKind.UNDO
    if is_undo and is_playing and step is not None and step.kind == "move":
        assert step.seat is not None
        return say("tables-notice-undo-declined", seat=SeatName(step.seat))
    if proposal.kind is ProposalKind.TRANSFER and is_playing:
        is_back = is_moved(proposal, step) or _has_come_back(proposal.seat, before, change)
        if is_back or not has_reason(proposal, change.seats, now):
            why = "back" if is_back else "in-time"
            return say(f"tables-notice-transfer-{why}", seat=SeatName(proposal.seat))
    return say(f"tables-notice-{proposal.kind}-off")


def _has_come_back(seat: Seat, before: Rows, change: Change) -> bool:
    """Whether the change gives the seat back to the player for whom a robot kept it."""
    old = before.of_seat(seat)
    new = next(row for row in change.seats if row.seat == seat)
    return old is not None and old.gone_id is not None and old.gone_id == new.user_id


def _with_drafts(rows: Rows, change: Change) -> tuple[SeatRow, ...]:
    """The seats without answers to questions that have gone, and with the one that a new question begins with."""
    old = {row.place: (row.ask, row.asked) for row in rows.seats}
    seat, body = change.draft or (None, None)

    def drafted(row: SeatRow) -> SeatRow:
        if old.get(row.place, (row.ask, row.asked)) == (row.ask, row.asked):
            return row
        return structs.replace(row, draft=body if row.asked and row.seat == seat else None)

    return tuple(map(drafted, change.seats))


def follow_up(after: Live, change: Change) -> FollowUp:
    """What the change leaves to be done."""
    times = [time for row in after.seats for time in row.times if time is not None]
    if after.table.is_playing:
        ends = (after.table.lapse_at, after.table.held_until)
        times += [time for time in ends if time is not None]
    return FollowUp(
        after.table.id,
        frozenset(show.queue for show in change.shows),
        min(times, default=None),
        waits_for_robot=not holds_moves(after.table) and any(row.robot_turn for row in after.seats),
    )


async def _written(context: TableContext, live: Live, change: Change) -> tuple[Live, Queued] | None:
    """The table after the change, and what to show; None: another change was first, and nothing is stored."""
    is_seen = change.step is None or not change.step.unfinished
    table = structs.replace(
        change.table,
        revision=live.table.revision + 1,
        changed_at=context.now() if is_seen else live.table.changed_at,
    )
    context.failpoint("change.begun")
    try:
        return await _stored(context, live, change, table)
    except BaseException:
        context.forget(table.id)
        raise


async def _stored(
    context: TableContext, live: Live, change: Change, table: TableRow
) -> tuple[Live, Queued] | None:
    """Store the change with the table's new row, in one transaction."""
    async with context.database.write() as connection:
        if not await _swapped(connection, live.table, table):
            context.forget(table.id)
            return None
        context.failpoint("change.swapped")
        if change.step is not None:
            await _write_step(connection, live, change.step, change.state)
        if change.waited:
            assert live.table.paused_at is not None
            old, new = live.table.paused_at, live.table.paused_at + change.waited
            await put_off_steps(connection, table.id, live.seats, old, new)
        if live.table.is_playing and not table.is_playing:
            await note_end(connection, context, table, change.seats)
        called = context.caches.called.get(table.id, ())
        await _write_seats(connection, live, change, called)
        explained = await note_new_questions(
            connection, context, live.rows, Rows(table, change.seats)
        )
        await unshow(connection, context, table.id, change.unshown)
        if change.lost is not None:
            await connection.execute(
                delete(SENT).where(SENT.c.table_id == table.id, SENT.c.channel_id == change.lost)
            )
        if change.handed is not None:
            own = {"table_id": table.id, "revision": table.revision, **change.handed}
            await connection.execute(insert(HANDED), own)
        if change.settled is not None:
            context.caches.queues.forget(table.id)
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.id == change.settled))
        shows = await with_folding_late(connection, context, table.id, change.shows, change.folded)
        queued = await queue_own(connection, context, table, shows)
        context.failpoint("change.written")
    context.failpoint("change.committed")
    _keep_beside(context, table.id, queued, explained)
    return _kept(context, live, change, table), queued


def _keep_beside(
    context: TableContext, table: int, queued: Queued, explained: Mapping[int, Explained]
) -> None:
    """Cache what waits in the table's queues, and what was explained to people."""
    for user_id, known in explained.items():
        context.lessons.keep(user_id, known)
    if queued.queues is not None:
        context.caches.queues.keep(table, queued.queues)
    if context.caches.rows.get(table) is not None:
        late = {(table, f"seat:{seat}"): row for seat, row in queued.late.items()}
        context.caches.late |= late


def _kept(context: TableContext, live: Live, change: Change, table: TableRow) -> Live:
    """The table after the change, cached."""
    if change.lost is not None:
        messages = context.caches.messages(table.id) or {}
        for slot in [one.slot for one in messages.values() if one.channel_id == change.lost]:
            del messages[slot]
    if change.waited:
        context.tails.forget(table.id)
    elif change.step is not None:
        context.tails.add(table.id, change.step)
    state = live.state if change.step is None else change.state
    if state is not None:
        context.states.keep(table.id, table.step, state)
    rows = Rows(table, in_order(change.seats))
    # Calls, leases and drafts change without a revision: then the rows that were read are at hand no more.
    if context.rows.get(table.id) is live.rows:
        context.caches.keep(rows)
    else:
        context.rows.forget(table.id)
    return Live(live.game, rows, state)


SWAPPED = update(TABLES).where(
    TABLES.c.id == bindparam("of_table"), TABLES.c.revision == bindparam("was")
)

SEAT_MADE, STEP_MADE, SNAPSHOT_MADE = map(insert, (SEATS, STEPS, SNAPSHOTS))
"""Built once. What an update sets are the columns among its parameters."""

UNGUARDED = frozenset(
    {
        "away_until",
        "draft",
        "leased_until",
        "orders_at",
        "ping",
        "quiet",
        "vote_wake_at",
        "wake_at",
    }
)
"""Columns of a seat that change without the table's revision: each is written only where the change itself has changed it."""


async def _swapped(connection: AsyncConnection, before: TableRow, after: TableRow) -> bool:
    """Store the table's row if its revision is still the one that was read."""
    where = {"of_table": before.id, "was": before.revision}
    result = await connection.execute(SWAPPED, {**differences(before, after), **where})
    return result.rowcount == 1


async def _write_seats(
    connection: AsyncConnection, live: Live, change: Change, called: Collection[tuple[Seat, int]]
) -> None:
    """Store what is new about the seats, all at once; with a question goes its draft.

    `called`: seats that were called for a question, which is not stored yet.
    """
    table = live.table.id
    old = {row.place: row for row in live.seats}
    changed: list[tuple[SeatRow, dict[str, Any]]] = []
    for row in change.seats:
        known = old.pop(row.place, None)
        if known is None:
            await connection.execute(SEAT_MADE, {"table_id": table, **structs.asdict(row)})
            continue
        new = differences(known, row)
        if "ask" in new or "asked" in new:
            new["draft"] = (
                row.draft
            )  # whatever has been begun meanwhile answers the question before
            if (row.seat, known.ask) in called:
                new |= {"ping": row.ping, "wake_at": row.wake_at}
        if new:
            changed.append((row, new))
    if changed:
        await connection.execute(*_seats_changed(table, changed))
    for place in old:
        await connection.execute(delete(SEATS).where(_place(table, place)))


def _seats_changed(
    table: int, changed: Sequence[tuple[SeatRow, dict[str, Any]]]
) -> tuple[Any, list[dict[str, Any]] | dict[str, Any]]:
    """The statement that changes all of these seats, and its parameters.

    Of what the revision guards each gets all columns that any of them does; of the rest it keeps what is stored, unless the
    change has changed that.
    """
    names = {name for _, new in changed for name in new}
    rows = []
    for row, new in changed:
        one: dict[str, Any] = {"of_table": table, "at_place": row.place}
        for name in names:
            one[name] = getattr(row, name)
            if name in UNGUARDED:
                one[f"sets_{name}"] = name in new
        rows.append(one)
    return _changing_seats(frozenset(names)), rows if len(rows) > 1 else rows[0]


@cache
def _changing_seats(names: frozenset[str]) -> Any:
    """The statement that changes those columns of seats."""
    values = {
        name: case(
            (bindparam(f"sets_{name}", type_=Boolean), bindparam(name, type_=SEATS.c[name].type)),
            else_=SEATS.c[name],
        )
        if name in UNGUARDED
        else bindparam(name, type_=SEATS.c[name].type)
        for name in sorted(names)
    }
    here = (SEATS.c.table_id == bindparam("of_table"), SEATS.c.place == bindparam("at_place"))
    return update(SEATS).where(*here).values({f"{name}": value for name, value in values.items()})


def _place(table: int, place: int) -> Any:
    """The row of that place."""
    return and_(SEATS.c.table_id == table, SEATS.c.place == place)


SNAPSHOT_REPLACED = update(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of_table"),
    SNAPSHOTS.c.number == bindparam("old"),
    ~SNAPSHOTS.c.kept,
)


async def _write_step(connection: AsyncConnection, live: Live, step: StepRow, state: State) -> None:
    """Store a journal entry, what it strikes, and the state after it."""
    table, game = live.table.id, live.game
    if live.table.schema not in {None, game.schema}:
        await _keep(connection, game, table, live.table.step, live.state)
    await connection.execute(STEP_MADE, {"table_id": table, **structs.asdict(step)})
    if step.kind == "undo":
        await connection.execute(
            update(STEPS)
            .where(
                STEPS.c.table_id == table,
                STEPS.c.number > step.base,
                STEPS.c.number < step.number,
                STEPS.c.struck_by.is_(None),
            )
            .values(struck_by=step.number)
        )
    await _write_snapshot(connection, table, step.number, game.schema, packed(state))


async def _write_snapshot(
    connection: AsyncConnection, table: int, number: int, schema: int, body: bytes
) -> None:
    """Store the state after that step, in the place of one that need not stay."""
    snapshot = {"number": number, "schema": schema, "body": body}
    old = thinned(number)
    if old is not None:
        where = {"of_table": table, "old": old}
        replaced = await connection.execute(SNAPSHOT_REPLACED, {**snapshot, **where})
        if replaced.rowcount == 1:
            return
    await connection.execute(SNAPSHOT_MADE, {"table_id": table, "kept": False, **snapshot})


async def _keep(
    connection: AsyncConnection, game: AnyGame, table: int, number: int, state: State
) -> None:
    """Keep the last state of an older schema in the new one: steps before it cannot be replayed."""
    await connection.execute(
        update(SNAPSHOTS)
        .where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.number == number)
        .values(schema=game.schema, kept=True, body=packed(state))
    )
