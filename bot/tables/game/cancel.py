"""Giving up the move that one is making: back to where it began. Nobody else notices."""

from bot.model.outcomes import Accepted, NotYourSeat, Outcome, Refused, StaleQuestion, TableOver
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.striking import Grant, taken_back
from bot.tables.game.undo import newest_steps, unfinished
from games.core.model import say


async def cancel(shared: TableContext, table: int, user_id: int, ask: int) -> Outcome:
    """Back to where the move under construction began. Raises `NoSuchTable`."""
    try:
        return await _cancel(shared, table, user_id, ask)
    except OutrunError:
        return StaleQuestion()
    except CancelRefusedError as refusal:
        return refusal.outcome


class CancelRefusedError(Exception):
    """There is nothing to cancel for that person, and why."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(type(outcome).__name__)
        self.outcome = outcome


async def _cancel(shared: TableContext, table: int, user_id: int, ask: int) -> Accepted:
    """The same; raises for what is refused."""

    async def decide(live: Live) -> Change:
        if not live.table.is_playing:
            raise CancelRefusedError(TableOver())
        if live.table.paused_at is not None:
            raise CancelRefusedError(Refused(say("tables-paused")))
        mine = live.rows.of_user(user_id)
        if mine is None:
            raise CancelRefusedError(NotYourSeat())
        if mine.ask != ask or not live.game.is_unfinished(live.state):
            raise CancelRefusedError(StaleQuestion())
        chain = unfinished(await newest_steps(shared, live, mine))
        if not chain:
            raise CancelRefusedError(StaleQuestion())
        if any(step.sealed for step in chain):
            raise CancelRefusedError(Refused(say("tables-undo-sealed")))
        return await taken_back(shared, live, mine, chain[-1].number - 1, Grant.NOBODY)

    return Accepted((await change_table(shared, table, decide)).info, (), is_unfinished=False)
