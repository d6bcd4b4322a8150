"""How much time people have, as the table chooses it."""

from bot.model.lobby import Lobby
from bot.model.time_control import TimeControl
from bot.tables.context import TableContext
from bot.tables.lobby import lobby


class TimeControls:
    """Operations on the pace of tables."""

    def __init__(self, shared: TableContext) -> None:
        self._shared = shared

    async def set_tempo(self, table: int, user_id: int, tempo: TimeControl) -> Lobby:
        """Choose a table's pace. For people at it, until it starts; within the operator's bounds."""
        return await lobby.set_tempo(self._shared, table, user_id, tempo)
