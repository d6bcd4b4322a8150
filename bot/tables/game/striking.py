"""What an undo does: steps are struck, the position before them stands again, and chance goes on from a new fork."""

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import forked, heard, last_own_step, state_after, steps_between, turn_after
from bot.db.rows import SeatRow, StepRow
from bot.db.state_cache import State
from bot.model.tables import ALONE
from bot.tables.context import TableContext
from bot.tables.game.automatic_move_times import with_orders_stopped
from bot.tables.game.change import Change, Live
from bot.tables.game.pending_offers import watched
from bot.tables.game.play import private_shows, seats_with_news
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from bot.tables.rules.questions import asked_now, with_clocks_back
from bot.tables.rules.robot_turns import invited
from bot.tables.rules.timing import timing_of
from bot.tables.rules.visibility import changed_calls, looks_different
from games.core.model import Seat


class Grant(Enum):
    """Whose agreement an undo has."""

    NOBODY = "nobody"
    """No agreement is needed: the seat's own unsealed steps, or its half-made move."""
    EVERYBODY = "everybody"
    """All people at the table, of whom there are several."""
    ALONE = "alone"
    """The only person at the table: chance is drawn again, and no one could object."""


async def taken_back(
    context: TableContext, live: Live, by: SeatRow, base: int, grant: Grant
) -> Change:
    """The table as it was after `base`; with a new fork when the undo took an agreement."""
    table = live.table
    async with context.database.read() as connection:
        struck = [
            step
            for step in await steps_between(connection, table.id, base, table.step)
            if step.kind == "move" and step.struck_by is None
        ]
        before = await state_after(connection, context, table, base)
        turn = await turn_after(connection, table.id, base)
        seen = await _as_others_see(connection, context, live, by, struck)
        acted = {step.seat for step in struck if step.seat is not None}
        last = {seat: await last_own_step(connection, table.id, seat, base) for seat in acted}
    number = table.step + 1
    is_quiet = not _whole_of(struck)
    # Half-made moves of others fall with what they stand on: what they have seen of chance foretells nothing.
    is_forked = grant is not Grant.NOBODY or any(one.seat != by.seat for one in struck)
    fork = _fork(live, before, is_forked=is_forked)
    state = forked(before, fork)
    entry = _undo_entry(context, by, number, base, fork, live, turn, is_quiet=is_quiet)
    if grant is Grant.ALONE:
        entry = structs.replace(entry, by=ALONE)
    seats = _seats_before(context, live, by, state, struck, turn, last)
    table = structs.replace(
        table,
        step=number,
        schema=live.game.schema,
        fork=max(table.fork, fork or 0),
        turn=turn,
    )
    if not is_quiet:
        table = watched(context, live.game, table, state)
    return Change(
        table=table,
        seats=seats,
        step=entry,
        state=state,
        shows=_shows_of_undo(seen, seats, state, struck),
    )


def _seats_before(
    context: TableContext,
    live: Live,
    by: SeatRow,
    state: State,
    struck: Sequence[StepRow],
    turn: int,
    last: Mapping[Seat, int],
) -> tuple[SeatRow, ...]:
    """The seats as that state asks them, with the time that was left before the steps; `last`: each seat's newest step then."""
    now = context.now()
    renewing = _whole_of(struck)
    seats = asked_now(
        live.game,
        live.seats,
        state,
        acted=set(last),
        now=now,
        timing=timing_of(context.config, live.table.time_control),
        turn=turn,
        whole=renewing,
    )
    spent = {
        step.seat: (step.due_before, step.time_left)
        for step in reversed(struck)
        if step.seat in renewing
    }
    seats = with_clocks_back(live.seats, seats, spent, turn, now)
    seats = invited(live.game, live.seats, seats, state, now=now)
    seats = with_orders_stopped(seats, by.number, struck)
    return tuple(
        structs.replace(
            row,
            last_step=last.get(row.number, row.last_step),
            ping=row.ping and row.seat != by.seat,
        )
        for row in seats
    )


def _whole_of(struck: Sequence[StepRow]) -> set[Seat]:
    """The seats that lose more than a half-made move."""
    return {step.seat for step in struck if step.seat is not None and not step.unfinished}


async def _as_others_see(
    connection: AsyncConnection,
    context: TableContext,
    live: Live,
    by: SeatRow,
    struck: Sequence[StepRow],
) -> Live:
    """The table without half-made moves of others on top: nobody else's messages may depend on them."""
    above = len(struck)
    while above and struck[above - 1].unfinished and struck[above - 1].seat != by.seat:
        above -= 1
    if above == len(struck):
        return live
    state = await state_after(connection, context, live.table, struck[above].number - 1)
    return structs.replace(live, state=state)


def _fork(live: Live, before: State, *, is_forked: bool) -> int | None:
    """A fresh fork, where chance that was seen would come again; None: own unsealed steps have used none."""
    now: State = live.state
    is_same: bool = before.rng.fork == now.rng.fork
    return None if is_same and not is_forked else live.table.fork + 1


def _undo_entry(
    context: TableContext,
    by: SeatRow,
    number: int,
    base: int,
    fork: int | None,
    live: Live,
    turn: int,
    *,
    is_quiet: bool,
) -> StepRow:
    """The journal's entry of an undo."""
    return StepRow(
        number=number,
        kind="undo",
        seat=by.seat,
        user_id=by.user_id,
        by="person",
        action=None,
        log="[]",
        sealed=True,
        unfinished=is_quiet,
        release=context.config.release,
        schema=live.game.schema,
        at=context.now(),
        base=base,
        fork=fork,
        turn=turn,
    )


def _shows_of_undo(
    live: Live, seats: tuple[SeatRow, ...], state: State, struck: Sequence[StepRow]
) -> tuple[Show, ...]:
    """What must be shown: nothing in public when nothing public was taken back; else the board tells what was."""
    if all(one.unfinished for one in struck):
        return private_shows(live.seats, seats)
    changed = changed_calls(live.game, live.state, state)
    private = private_shows(live.seats, seats, seats_with_news(live, state), changed.seats)
    if changed.is_otherwise:
        private = (*private, Show(Kind.CALLS))
    was_told = any(heard(live.game, one.log, None) for one in struck)
    if not was_told and not looks_different(live.game, live.state, state):
        return private
    return (Show(Kind.TURN), *private)
