"""Channels for the messages of servers, as far as the service knows them."""

import asyncio
from datetime import datetime

from bot.tables.posts import ServerPost


class Board:
    """Channels on which messages stand, and what goes wrong there."""

    def __init__(self) -> None:
        self.standing: dict[int, list[ServerPost]] = {}
        """Every state of each message, by its id."""
        self.faults: list[Exception] = []
        self.lost: list[Exception] = []
        """Raised after the message stands there."""
        self.edit_faults: list[Exception] = []
        self.deleted: set[int] = set()
        self.looked = 0

    @property
    def posted(self) -> list[str]:
        """The editions as they were posted."""
        return [states[0].edition for states in self.standing.values()]

    @property
    def shown(self) -> list[ServerPost]:
        """What stands there now."""
        return [states[-1] for states in self.standing.values()]

    def serves(self, guild_id: int) -> bool:
        """Every server."""
        return True

    async def find(self, post: ServerPost, since: datetime) -> int | None:
        """Where it stands."""
        self.looked += 1
        if self.edit_faults:
            raise self.edit_faults.pop(0)
        return next((number for number, states in self.standing.items() if states[0] == post), None)

    async def post(self, post: ServerPost) -> int:
        """Put it there."""
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        number = 1 + len(self.standing)
        self.standing[number] = [post]
        if self.lost:
            raise self.lost.pop(0)
        return number

    async def edit(self, post: ServerPost, message_id: int) -> bool:
        """Change it."""
        await asyncio.sleep(0)
        if self.edit_faults:
            raise self.edit_faults.pop(0)
        if message_id in self.deleted:
            return False
        self.standing[message_id].append(post)
        return True
