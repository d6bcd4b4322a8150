"""Whether a game has been waiting for a seat for long, by the moves that stand: one that is taken back hides nothing."""

from collections.abc import Sequence, Set
from datetime import datetime, timedelta
from itertools import pairwise

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import standing_steps, state_after
from bot.db.rows import Rows, StepRow, TableRow
from bot.db.state_cache import AnyGame, State
from bot.model.errors import Unavailable
from bot.tables.context import TableContext
from games.core.model import Seat


async def kept_waiting_since(
    connection: AsyncConnection, context: TableContext, rows: Rows, since: datetime
) -> Set[Seat]:
    """The seats that the game has been waiting for at least since then.

    A seat is waited for from the step that began its question: another seat's, or an own one that was progress. What it takes
    back, or answers anew, begins no question. Where the game cannot be played again, what the seats themselves say counts.
    Nobody is waited for while moderators keep the table paused, or the bot is down.
    """
    table = rows.table
    newest = await standing_steps(connection, table.id, None, -1, table.step, table.step + 1)
    waiting = {row.number: row.asked_at for row in rows.seats if row.required}
    try:
        began = await _began(connection, context, rows, newest, since)
    except Unavailable:
        began = {}
    times = {seat: began.get(seat, asked_at) for seat, asked_at in waiting.items()}
    latest = since - _stood_still(table, newest, context.now())
    return frozenset([seat for seat, at in times.items() if at is not None and at <= latest])


def _stood_still(table: TableRow, newest: Sequence[StepRow], now: datetime) -> timedelta:
    """How long the table could not be played since its newest progress, whose time is put off by that."""
    reached = [step.at for step in newest if step.turn == table.furthest]
    before = table.furthest_at - reached[-1] if reached and table.furthest_at else timedelta()
    return before if table.paused_at is None else before + (now - table.paused_at)


async def _began(
    connection: AsyncConnection,
    context: TableContext,
    rows: Rows,
    newest: Sequence[StepRow],
    since: datetime,
) -> dict[Seat, datetime]:
    """With which step the newest question of each seat began, or a time before `since`. Raises `Unavailable`."""
    table, game = rows.table, context.game(rows.table.game)
    oldest = next((at for at, step in enumerate(newest) if step.at <= since), len(newest) - 1)
    steps = newest[oldest::-1]
    state: State = await state_after(connection, context, table, steps[0].number)
    asked = _asked(game, state)
    began = dict.fromkeys(asked, steps[0].at)
    for last, step in pairwise(steps):
        state = await state_after(connection, context, table, step.number, (last.number, state))
        now = _asked(game, state)
        for seat in now:
            is_own = seat == step.seat
            is_new = step.turn > last.turn if is_own else seat not in asked
            if is_new or seat not in began:
                began[seat] = step.at
        asked = now
    return began


def _asked(game: AnyGame, state: State) -> Set[Seat]:
    """The seats that must act."""
    return {one.seat for one in game.pending(state) if one.required}
