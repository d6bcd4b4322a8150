"""The client as the rest of this room sees it: Discord's own, with the parts of the service at hand."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord

from bot.discord_app.attachment_cache import AttachmentCache
from bot.discord_app.command_mentions import Mentions
from bot.discord_app.emojis import Emojis
from bot.discord_app.film_queue import Films
from bot.discord_app.newest_answers import NewestAnswers
from bot.discord_app.waiting_answers import WaitingAnswers
from bot.drawing.pool import DrawingPool
from bot.i18n.speech import Speech
from bot.runtime.metrics import Metrics
from bot.runtime.settings import Settings
from bot.tables.service import Tables

log = logging.getLogger(__name__)


class BaseClient(discord.AutoShardedClient):
    """What commands, presses, screens and the publisher use; `client.py` puts it together."""

    settings: Settings
    tables: Tables
    drawing: DrawingPool
    films: Films
    app_emojis: Emojis
    attachments: AttachmentCache
    waiting_answers: WaitingAnswers
    newest_answers: NewestAnswers
    mentions: Mentions
    metrics: Metrics
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
            log.error("a background task failed", exc_info=task.exception())
