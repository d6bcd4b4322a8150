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
        self._held: OrderedDict[Kind, discord.Interaction[Any]] = OrderedDict()

    async def shown(self, kind: Kind, interaction: discord.Interaction[Any]) -> None:
        """Remember an answer that is shown now, and take the one before it away."""
        before = self._held.pop(kind, None)
        remember(self._held, kind, interaction)
        if before is None or not is_changeable(before.created_at):
            return
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, TimeoutError):
            await before.delete_original_response()
