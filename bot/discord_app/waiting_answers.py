"""Private answers that had nothing to ask: when the turn comes soon, they become the question.

Discord lets an answer be changed for a quarter of an hour, by the process that gave it. Later, and after a restart, the
answer's own button finds the question.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord

from bot.model.questions import Ask

CHANGEABLE = timedelta(minutes=14)
"""For so long an answer can be changed, with a minute to spare."""

HELD = 1_000
"""How many answers are remembered; the oldest go first."""

Show = Callable[[Ask], Awaitable[None]]


class WaitingAnswers:
    """The last answer of each person at a table that asked them nothing."""

    def __init__(self) -> None:
        self._held: OrderedDict[tuple[int, int], tuple[datetime, Show]] = OrderedDict()

    def keep(self, table: int, user_id: int, pressed_at: datetime, show: Show) -> None:
        """Remember an answer given to a press of that time; `show` puts a question in its place."""
        self._held[table, user_id] = pressed_at, show
        self._held.move_to_end((table, user_id))
        if len(self._held) > HELD:
            self._held.popitem(last=False)

    def forget(self, table: int, user_id: int) -> None:
        """The person has the question before their eyes."""
        self._held.pop((table, user_id), None)

    async def asked(self, table: int, user_id: int, ask: Ask) -> None:
        """Put the question there, if there is such an answer that can still be changed."""
        held = self._held.pop((table, user_id), None)
        if held is None:
            return
        pressed_at, show = held
        if discord.utils.utcnow() - pressed_at < CHANGEABLE:
            await show(ask)
