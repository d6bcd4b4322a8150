"""Giving up the move that one is making: back to where it began. Nobody else notices."""

from bot.outcomes import Accepted, NotYourSeat, Outcome, Refused, StaleAsk, TableOver
from bot.tables.changing import Change, Live, OutrunError, change_table
from bot.tables.shared import Shared
from bot.tables.striking import Grant, taken_back
from bot.tables.undoing import newest_steps, unfinished
from games.core.model import say


async def cancel(shared: Shared, table: int, user_id: int, ask: int) -> Outcome:
    """Back to where the move under construction began. Raises `NoSuchTable`."""
    try:
        return await _cancel(shared, table, user_id, ask)
    except OutrunError:
        return StaleAsk()
    except CancelRefusedError as refusal:
        return refusal.outcome


class CancelRefusedError(Exception):
    """There is nothing to cancel for that person, and why."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(type(outcome).__name__)
        self.outcome = outcome


async def _cancel(shared: Shared, table: int, user_id: int, ask: int) -> Accepted:
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
            raise CancelRefusedError(StaleAsk())
        chain = unfinished(await newest_steps(shared, live, mine))
        if not chain:
            raise CancelRefusedError(StaleAsk())
        if any(step.sealed for step in chain):
            raise CancelRefusedError(Refused(say("tables-undo-sealed")))
        return await taken_back(shared, live, mine, chain[-1].number - 1, Grant.NOBODY)

    return Accepted((await change_table(shared, table, decide)).info, (), is_unfinished=False)
