"""Private answers that a newer one of their kind replaces: who looks again sees one answer, not a pile of old ones.

Discord lets an answer be taken away for a quarter of an hour, by the process that gave it. Older ones stay.
"""

import contextlib
from collections import OrderedDict
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.discord_app.waiting_answers import is_changeable, remember

Kind: TypeAlias = tuple[int, str, int, int | None]
"""The person, what they asked for, the table, and the place where they read it."""


class NewestAnswers:
    """The last answer of each kind that each person got."""

    def __init__(self) -> None:
        self._held: OrderedDict[Kind, tuple[int, discord.Interaction[Any]]] = OrderedDict()

    async def shown(
        self, kind: Kind, message_id: int, interaction: discord.Interaction[Any]
    ) -> None:
        """Remember the message of an answer that is shown now, and take the one before it away. What the message itself showed
        before, it shows no more.
        """
        shown_before = [one for one, (held, _) in self._held.items() if held == message_id]
        older = self._held.pop(kind, None)
        for one in shown_before:
            self._held.pop(one, None)
        remember(self._held, kind, (message_id, interaction))
        if older is None or older[0] == message_id or not is_changeable(older[1].created_at):
            return
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, TimeoutError):
            await older[1].delete_original_response()
