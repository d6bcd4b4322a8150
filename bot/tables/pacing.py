"""How much time people have, as the table chooses it."""

from bot.model import Lobby
from bot.tables import lobbies
from bot.tables.shared import Shared
from bot.tempo import Tempo


class Pacing:
    """Operations on the pace of tables."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    async def set_tempo(self, table: int, user_id: int, tempo: Tempo) -> Lobby:
        """Choose a table's pace. For people at it, until it starts; within the operator's bounds."""
        return await lobbies.set_tempo(self._shared, table, user_id, tempo)
