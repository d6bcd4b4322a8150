"""Giving up the move that one is making: back to where it began. Nobody else notices."""

from bot.model.errors import NotYourSeat, StaleQuestion, Unavailable, WrongPhase
from bot.model.outcomes import Accepted
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.striking import Grant, taken_back
from bot.tables.game.undo import newest_steps, unfinished
from games.core.model import say


async def cancel(shared: TableContext, table: int, user_id: int, ask: int) -> Accepted:
    """Undo the person's unfinished move, back to where it began.

    Raises `NotYourSeat`, `WrongPhase`, `StaleQuestion`, or `Unavailable` once the move has shown the person something new.
    """

    async def decide(live: Live) -> Change:
        if not live.table.is_playing:
            raise WrongPhase(say("tables-over"))
        if live.table.paused_at is not None:
            raise WrongPhase(say("tables-paused"))
        mine = live.rows.of_user(user_id)
        if mine is None:
            raise NotYourSeat
        if mine.ask != ask or not live.game.is_unfinished(live.state):
            raise StaleQuestion
        chain = unfinished(await newest_steps(shared, live, mine))
        if not chain:
            raise StaleQuestion
        if any(step.sealed for step in chain):
            raise Unavailable(say("tables-undo-sealed"))
        return await taken_back(shared, live, mine, chain[-1].number - 1, Grant.NOBODY)

    try:
        after = await change_table(shared, table, decide)
    except OutrunError as lost:
        raise StaleQuestion from lost
    return Accepted(after.info, (), is_unfinished=False)
