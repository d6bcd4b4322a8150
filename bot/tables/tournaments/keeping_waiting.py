"""Whether a game has been waiting for a seat for long, by the moves that stand: one that is taken back hides nothing."""

from collections.abc import Set
from datetime import datetime
from itertools import pairwise

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import standing_steps, state_after
from bot.db.rows import Rows
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
    """
    waiting = {row.number: row.asked_at for row in rows.seats if row.required}
    try:
        began = await _began(connection, context, rows, since)
    except Unavailable:
        began = {}
    times = {seat: began.get(seat, asked_at) for seat, asked_at in waiting.items()}
    return frozenset([seat for seat, at in times.items() if at is not None and at <= since])


async def _began(
    connection: AsyncConnection, context: TableContext, rows: Rows, since: datetime
) -> dict[Seat, datetime]:
    """With which step the newest question of each seat began, or a time before `since`. Raises `Unavailable`."""
    table, game = rows.table, context.game(rows.table.game)
    newest = await standing_steps(connection, table.id, None, -1, table.step, table.step + 1)
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
