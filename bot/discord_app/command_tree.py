"""The commands as Discord sends them, those of other releases too: it and people's apps know these for a while."""

import contextlib
import logging

import discord
from discord import app_commands

from bot.discord_app.base_client import BaseClient
from bot.discord_app.reply import Reply, answered
from games.core.model import say

log = logging.getLogger(__name__)

OF_ANOTHER_RELEASE = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class Commands(app_commands.CommandTree[BaseClient]):
    """All of them; one that there is not, or not like that, is answered."""

    async def on_error(
        self,
        interaction: "discord.Interaction[BaseClient]",
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Tell the person of a command that it has changed; what else goes wrong is logged."""
        if not isinstance(error, OF_ANOTHER_RELEASE):
            await super().on_error(interaction, error)
            return
        log.info("unknown command, probably of another release: %s", error)
        if interaction.type is discord.InteractionType.autocomplete:
            with contextlib.suppress(discord.HTTPException):
                await interaction.response.autocomplete([])
            return
        language = interaction.client.speech.nearest(interaction.locale.value)
        await answered(Reply(interaction, language, "an unknown command"), _told)


async def _told(reply: Reply) -> None:
    await reply.tell(say("bot-unknown-command"))
