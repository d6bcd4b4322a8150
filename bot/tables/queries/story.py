"""A finished game as everybody heard it: for what it is remembered for."""

from bot.db.journal import heard, standing_steps
from bot.db.retry import retried
from bot.model.questions import Position
from bot.tables.context import TableContext
from games.core.story import Story


@retried
async def story(context: TableContext, position: Position) -> Story:
    """All public events of the game, those taken back left out, and its score sheets."""
    table, game = position.table, context.game(position.table.game)
    async with context.database.read() as connection:
        steps = await standing_steps(connection, table.id, None, -1, table.step, table.step + 1)
    events = [event for step in reversed(steps) for event in heard(game, step.log, None)]
    return Story(tuple(events), position.sheets or ())
