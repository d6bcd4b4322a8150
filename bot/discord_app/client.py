"""The client: the service's parts put together, and Discord's events led to them."""

import asyncio
import logging
from collections.abc import Callable
from secrets import token_bytes

import discord
from discord import app_commands

from bot.discord_app.attachment_cache import AttachmentCache
from bot.discord_app.base_client import BaseClient
from bot.discord_app.command_mentions import Mentions
from bot.discord_app.command_tree import Commands
from bot.discord_app.emojis import Emojis
from bot.discord_app.features.catalogue import COMMANDS
from bot.discord_app.features.daily.publisher import daily_posts
from bot.discord_app.features.puzzle.publisher import PublicChannels, puzzle_posts
from bot.discord_app.features.tournaments.publisher import DiscordTournaments
from bot.discord_app.features.weekly.publisher import DiscordSummaries
from bot.discord_app.film_queue import Films
from bot.discord_app.localization import Translator
from bot.discord_app.moderation import thread_changed
from bot.discord_app.newest_answers import NewestAnswers
from bot.discord_app.publisher import DiscordPublisher
from bot.discord_app.rehearsal import rehearsal
from bot.discord_app.request_trace import tracing
from bot.discord_app.retry import FAILURES, again, persistently
from bot.discord_app.router import pressed
from bot.discord_app.waiting_answers import WaitingAnswers
from bot.drawing.pool import DrawingPool
from bot.game_registry import REGISTRY
from bot.i18n.speech import Speech
from bot.model.time_control import between
from bot.runtime.metrics import Metrics
from bot.runtime.settings import Settings, SettingsError
from bot.tables.context import ServiceConfig, no_failpoint
from bot.tables.cooldown import AT_ONCE
from bot.tables.review_process import ProcessReviewWorker, ReviewWorker
from bot.tables.search_processes import PROCESSES, ProcessThinker, Thinker
from bot.tables.service import Tables
from games.core.release import release

LONGEST_RATE_LIMIT = 30.0
"""Seconds that discord.py waits by itself; above that the outbox waits, and no click does."""


log = logging.getLogger(__name__)


def service_config(settings: Settings) -> ServiceConfig:
    """The service's part of the operator's settings: fields of the same name as they are, and those made of several."""
    same = {
        name: getattr(settings, name)
        for name in ServiceConfig.__struct_fields__
        if hasattr(settings, name)
    }
    made = {
        "time_control": settings.default_time_control,
        "time_controls": between(settings.fastest_time_control, settings.slowest_time_control),
        "robots_at_once": PROCESSES,
        "calls_at_once": AT_ONCE,
        "cache": settings.table_cache,
        "scan_seconds": None if settings.shard_ids is None else settings.scan_seconds,
    }
    return ServiceConfig(release=release(), **{**same, **made})


class Feitoria(BaseClient):
    """The bot. Holds no table: those are the service's."""

    def __init__(
        self,
        settings: Settings,
        *,
        thinker: Thinker | None = None,
        reviewer: ReviewWorker | None = None,
        failpoint: Callable[[str], None] = no_failpoint,
        random_bytes: Callable[[int], bytes] = token_bytes,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        self.metrics = Metrics()
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            http_trace=tracing(self.metrics),
            member_cache_flags=discord.MemberCacheFlags.none(),
            # What a simulated Discord is for. The real one is asked, if need be: see `connect`.
            shard_count=settings.shard_count or 1,
        )
        self.shard_ids = list(settings.shard_ids) if settings.shard_ids else None
        if settings.discord_api_base is not None:
            discord.http.Route.BASE = settings.discord_api_base
        self.settings = settings
        self.tree = Commands(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
        )
        for command in COMMANDS:
            self.tree.add_command(command)
        self.drawing = DrawingPool(
            settings.draw_processes, self.metrics.drawn.observe, self.metrics.waited
        )
        self.films = Films(settings.draw_processes)
        self.app_emojis = Emojis()
        self.attachments = AttachmentCache()
        self.waiting_answers = WaitingAnswers()
        self.newest_answers = NewestAnswers()
        self.mentions = Mentions([command.name for command in COMMANDS])
        self.tables = Tables(
            settings.database_url,
            {name: entry.game for name, entry in REGISTRY.items()},
            now=discord.utils.utcnow,
            config=service_config(settings),
            thinker=thinker or ProcessThinker(settings.robot_seconds),
            reviewer=reviewer or ProcessReviewWorker(),
            failpoint=failpoint,
            random_bytes=random_bytes,
        )
        self.speech = Speech(self.tables.people, settings.default_language)
        self.background = set()
        self._has_begun = False

    def rehearse(self) -> None:
        """Have pictures prepared while nobody waits. A simulated Discord would wait for them: it is not for one."""
        self.drawing.rehearse(rehearsal(self.settings.default_language))

    async def login(self, token: str) -> None:
        """Make oneself known to Discord, then `setup_hook`."""
        self._has_begun = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Open the tables and tell Discord the commands; the emojis are drawn meanwhile, and brought up to date after."""
        icons_drawn = self.beside(self.app_emojis.draw(self.drawing))
        await self.tables.start(DiscordPublisher(self))
        self.tables.weekly.start(DiscordSummaries(self))
        self.tables.tournaments.start(DiscordTournaments(self))
        self.tables.daily_posts.start(daily_posts(self))
        self.tables.puzzle_posts.start(puzzle_posts(self))
        self.tables.puzzles.start(PublicChannels(self))
        await self.tree.set_translator(Translator())
        commands = self._told if self.is_first_process else self._learned
        if not await commands():
            self.beside(again(commands))
        await asyncio.wait({icons_drawn})
        self.beside(persistently(self._icons_synced))

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected, with as many shards as the settings say, else as Discord recommends."""
        # Its annotation leaves out the None with which it asks.
        self.shard_count = self.settings.shard_count  # type: ignore[assignment]
        await super().connect(reconnect=reconnect)

    @property
    def is_first_process(self) -> bool:
        """Whether this process has shard 0: it alone changes what belongs to the whole application."""
        return self.settings.shard_ids is None or 0 in self.settings.shard_ids

    async def close(self) -> None:
        """End in good order, also before the start; what is not shown yet is shown after the next one."""
        for task in self.background:
            task.cancel()
        await self.tables.close()
        self.drawing.close()
        if not self._has_begun:
            # discord.py sets up only on the way in what it lets go on the way out.
            self._has_begun = True
            await self.__aenter__()
        await super().close()

    async def on_interaction(self, interaction: "discord.Interaction[Feitoria]") -> None:
        """Buttons, menus and forms, from this run or an earlier one; commands go their own way."""
        self.metrics.received(interaction.id)
        if interaction.type in {
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        }:
            await pressed(interaction)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached again after an outage: show what waited for it."""
        if self.is_ready():
            await self.tables.outbox.invited(guild.id)

    async def on_ready(self) -> None:
        """All servers are known: what is due there can be posted."""
        self.tables.weekly.look()
        self.tables.tournaments.look()
        self.tables.daily_posts.look()
        self.tables.puzzle_posts.look()
        self.tables.puzzles.look()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: the tables of that server go on."""
        await self.tables.outbox.invited(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out: nothing is tried there until we are invited again."""
        self.tables.outbox.thrown_out(guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """We may have got a permission back by a role, or be allowed to speak again; others are none of our business."""
        is_me = self.user is not None and after.id == self.user.id
        if is_me and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            await self.tables.outbox.resume(guild_id=after.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A permission may have come back."""
        await self.tables.outbox.resume(guild_id=after.guild.id)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have come back."""
        await self.tables.outbox.resume(guild_id=after.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A moderator may have locked a table's thread, or opened it again."""
        locked = event.data.get("thread_metadata", {}).get("locked", False)
        await thread_changed(self, event.thread_id, is_open=not locked)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A table's thread may be gone."""
        await thread_changed(self, event.thread_id, is_open=False)

    def _mention(self, commands: list[app_commands.AppCommand]) -> None:
        """Mention these commands from now on; not in the playground, whose page types them."""
        if self.settings.discord_token is not None:
            self.mentions.learn(commands)

    async def _icons_synced(self) -> bool:
        """Whether Discord has all emojis."""
        return await self.app_emojis.sync(self, self.drawing, may_change=self.is_first_process)

    async def _told(self) -> bool:
        """Whether Discord knows the commands of this release; without, those of the last one stay. Raises `SettingsError`."""
        try:
            self._mention(await self._sync_commands())
        except FAILURES as trouble:
            log.warning("could not update the commands: %s", trouble)
            return False
        return True

    async def _learned(self) -> bool:
        """Whether the commands' ids are known, which another process has told Discord."""
        guild = self.settings.command_guild
        place = None if guild is None else discord.Object(guild)
        try:
            self._mention(await self.tree.fetch_commands(guild=place))
        except FAILURES as trouble:
            log.warning("could not read the commands' ids: %s", trouble)
            return False
        return True

    async def _sync_commands(self) -> list[app_commands.AppCommand]:
        """Tell Discord the commands: all servers, or the one they are developed on. Raises `SettingsError`."""
        guild = self.settings.command_guild
        if guild is None:
            return await self.tree.sync()
        self.tree.copy_global_to(guild=discord.Object(guild))
        try:
            return await self.tree.sync(guild=discord.Object(guild))
        except (discord.Forbidden, discord.NotFound):
            raise SettingsError(
                "COMMAND_GUILD must be the id of a server that the bot has been invited to."
            ) from None
