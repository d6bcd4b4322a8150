"""The client as the rest of this room sees it: Discord's own, with the parts of the service at hand."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord

from bot.discord_side.emojis import Emojis
from bot.discord_side.films import Films
from bot.discord_side.hanging import Hung
from bot.discord_side.mentions import Mentions
from bot.drawing.pool import DrawingPool
from bot.figures import Figures
from bot.settings import Settings
from bot.tables.service import Tables
from bot.words.speech import Speech

log = logging.getLogger(__name__)


class BaseClient(discord.AutoShardedClient):
    """What commands, presses, screens and the publisher use; `client.py` puts it together."""

    settings: Settings
    tables: Tables
    drawing: DrawingPool
    films: Films
    icons: Emojis
    hung: Hung
    mentions: Mentions
    figures: Figures
    speech: Speech
    background: set["asyncio.Task[None]"]
    """Work that goes on beside everything else."""

    def beside(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let work go on beside everything else; its faults are logged."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())
