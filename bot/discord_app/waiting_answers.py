"""Private answers that had nothing to ask: when the turn comes soon, they become the question.

Discord lets an answer be changed for a quarter of an hour, by the process that gave it. Later, and after a restart, the
answer's own button finds the question.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

import discord

from bot.model.questions import Ask

CHANGEABLE = timedelta(minutes=14)
"""For so long an answer can be changed, with a minute to spare."""

HELD = 1_000
"""How many answers, and how many questions, are remembered; the oldest go first."""

Show = Callable[[Ask], Awaitable[None]]

K = TypeVar("K")

V = TypeVar("V")


class WaitingAnswers:
    """The last answer of each person at a table that asked them nothing."""

    def __init__(self) -> None:
        self._held: OrderedDict[tuple[int, int], tuple[datetime, Show]] = OrderedDict()
        self._asked: OrderedDict[tuple[int, int], int] = OrderedDict()
        """The revision at which each person was asked last."""

    def keep(self, ask: Ask, user_id: int, pressed_at: datetime, show: Show) -> bool:
        """Remember an answer that shows `ask`, given to a press of that time; `show` puts a question in its place.

        False: a question has come while it was being shown.
        """
        table = ask.position.table
        if self._asked.get((table.id, user_id), 0) > table.revision:
            return False
        remember(self._held, (table.id, user_id), (pressed_at, show))
        return True

    def forget(self, table: int, user_id: int) -> None:
        """The person has the question before their eyes."""
        self._held.pop((table, user_id), None)

    async def asked(self, ask: Ask, user_id: int) -> None:
        """Put the question there, if there is such an answer that can still be changed."""
        table = ask.position.table
        remember(self._asked, (table.id, user_id), table.revision)
        held = self._held.pop((table.id, user_id), None)
        if held is None:
            return
        pressed_at, show = held
        if is_changeable(pressed_at):
            await show(ask)


def is_changeable(pressed_at: datetime) -> bool:
    """Whether the answer to a press of that time can still be changed or taken away."""
    return discord.utils.utcnow() - pressed_at < CHANGEABLE


def remember(held: OrderedDict[K, V], key: K, value: V) -> None:
    """Keep it as the newest of `HELD` at most."""
    held[key] = value
    held.move_to_end(key)
    if len(held) > HELD:
        held.popitem(last=False)
