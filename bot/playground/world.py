"""A small simulated Discord around the real bot: one server, six people, one clock."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

import discord
import simcord

from bot.playground.inside import Inside, Seer
from bot.playground.long_work import AROUND

log = logging.getLogger(__name__)

SERVER = "Feitoria"
CHANNELS = ("general", "mesa")
MANAGER = "manager"
PEOPLE = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fabio")
LANGUAGES = ("en-US", "pt-BR")

ACKNOWLEDGE_SECONDS = 3.0
"""Discord gives a bot this long to answer."""

GRACE_SECONDS = 0.25
"""Once the bot has answered, the next action waits no longer than this for it to become idle."""

TICK_SECONDS = 1.0
TICK_PATIENCE = 0.5
SKIP_PATIENCE = 30.0
START_PATIENCE = 30.0
LOG_LIMIT = 400
"""Requests kept before SimCord's memory is trimmed."""

FORM_LIMIT = 50
"""Opened forms that are remembered; most are closed without being sent."""

Verb = Coroutine[Any, Any, object]


class PlaygroundSettings(Protocol):
    """The settings the playground reads."""

    @property
    def playground_port(self) -> int:
        """The port of the page on 127.0.0.1."""
        ...

    @property
    def data_dir(self) -> Path:
        """Where the bot keeps its tables, told on the page."""
        ...

    @property
    def default_language(self) -> str:
        """`en` or `pt-BR`: the language of the server and of everybody at first."""
        ...


class Seat:
    """A simulated person: a member of the server with a direct message channel."""

    def __init__(self, member: simcord.MemberActor, name: str, locale: str) -> None:
        self.member = member
        self.name = name
        self.locale = locale
        self.has_chosen = False
        """Whether the language was chosen on the page."""
        self.dm = member.user.dm_channel
        self.read: dict[int, int] = {}
        self.dismissed: set[int] = set()

    @property
    def id(self) -> int:
        """The account's id."""
        return self.member.id

    def at(self, channel: simcord.ChannelHandle) -> Seer:
        """Who this person is in a channel: a member of the server, or a user alone with the bot."""
        return self.member if channel.guild else self.member.user


@dataclass(frozen=True)
class Form:
    """A form the bot opened, until it is sent."""

    shown: simcord.InteractionResult
    place: int


class World:
    """The simulated Discord while the bot is attached to it."""

    def __init__(self, env: simcord.Env, data_dir: Path, locale: str) -> None:
        self.env = env
        self.inside = Inside(env)
        self.data_dir = data_dir
        self.lock = asyncio.Lock()
        self.forms: dict[str, Form] = {}
        self.last_fault = ""
        self._changes = 0
        self._forgotten = 0
        self._faults_seen = 0
        self._emoji_pictures: dict[str, bytes] = {}
        # Made before the clock is set, so that people and places keep their ids from start to start.
        self.inside.name_bot(SERVER)
        self.guild = env.create_guild(SERVER, preferred_locale=locale)
        people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        for name in CHANNELS:
            self.guild.create_text_channel(name)
        self.seats = {seat.id: seat for seat in self._seated(people, locale)}
        self.inside.set_clock(datetime.now(UTC))
        self._target = env.now()

    def _seated(self, people: Sequence[simcord.UserHandle], locale: str) -> Iterator[Seat]:
        """The people as members; the first one manages the server, so that what managers see can be tried."""
        managing = discord.Permissions(manage_guild=True)
        roles = [self.guild.create_role(MANAGER, permissions=managing)]
        for name, user in zip(PEOPLE, people, strict=True):
            yield Seat(self.guild.add_member(user, roles=roles), name, locale)
            roles = []

    @property
    def version(self) -> int:
        """Grows with everything that a page may have to show."""
        return self._changes + self._forgotten + len(self.env.http_requests)

    def changed(self) -> None:
        """Tell the pages that something changed without a request of the bot."""
        self._changes += 1

    def channels(self, seat: Seat) -> Iterator[simcord.ChannelHandle]:
        """The server's channels and threads that a seat sees, threads after their channel."""
        for channel in self.guild.channels.values():
            if not channel.is_thread and self.inside.can_see(channel.id, seat.member):
                yield channel
                yield from (
                    one for one in channel.threads if self.inside.can_see(one.id, seat.member)
                )

    def roles(self) -> list[simcord.RoleHandle]:
        """The server's roles, the bot's own too, without the one that everybody has."""
        return [role for role in self.guild.roles.values() if role.id != self.guild.id]

    def channel(self, seat: Seat, channel_id: int) -> simcord.ChannelHandle | None:
        """A channel, thread or the direct messages of a seat, by id."""
        here = (seat.dm, *self.channels(seat))
        return next((one for one in here if one.id == channel_id), None)

    def greet(self, accepted: str) -> None:
        """Speak the first language that a browser accepts and the bot has, to whoever has not chosen one."""
        wanted = [
            entry.partition(";")[0].strip().partition("-")[0] for entry in accepted.split(",")
        ]
        known = {locale.partition("-")[0]: locale for locale in LANGUAGES}
        spoken = next((known[root] for root in wanted if root in known), None)
        for seat in self.seats.values():
            if spoken is not None and not seat.has_chosen:
                seat.locale = spoken

    def locale_of(self, user_id: int) -> str:
        """The language chosen for a person."""
        seat = self.seats.get(user_id)
        return seat.locale if seat else LANGUAGES[0]

    def emoji_picture(self, emoji_id: int) -> bytes | None:
        """What the bot uploaded for an application emoji; SimCord keeps only the request."""
        self._keep_emoji_pictures()
        return self._emoji_pictures.get(self.inside.emoji_name(emoji_id) or "")

    async def act(self, begin: Callable[[], Verb]) -> simcord.InteractionResult | None:
        """Do what a person does, and return when the bot has answered; its work may still go on.

        Returns None when the bot never answered. Raises `SetupError` or `BackendError` for what
        nobody could do.
        """
        await self.lock.acquire()
        self.inside.forget_latest()
        faults = self.env.error_cursor
        work = asyncio.create_task(self._patiently(begin))
        work.add_done_callback(self._acted)
        deadline = asyncio.get_running_loop().time() + ACKNOWLEDGE_SECONDS
        begun = None
        while asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)
            begun = begun or self.inside.latest()
            if begun and begun.acknowledged:
                asyncio.get_running_loop().call_later(GRACE_SECONDS, work.cancel)
                return begun
            if work.done() and (work.exception() or not begun or self.env.error_cursor > faults):
                break
        if work.done():
            work.result()
        return None

    async def _patiently(self, begin: Callable[[], Verb]) -> None:
        """Let the bot work on, unwatched, when it takes longer than Discord would wait."""
        try:
            await begin()
        except TimeoutError:
            log.debug("the bot still works on the last action")

    def _acted(self, work: asyncio.Task[None]) -> None:
        if not work.cancelled() and (error := work.exception()):
            log.debug("an action ended with %r", error)
        self.changed()
        self._note_faults()
        self._trim()
        self.lock.release()

    async def say(self, seat: Seat, channel: simcord.ChannelHandle, text: str) -> None:
        """Send an ordinary message."""
        async with self.lock:
            if channel.guild:
                await self._patiently(lambda: seat.member.send(channel, text))
            else:
                await self._patiently(lambda: seat.member.send_dm(text))
            self.changed()
            self._note_faults()

    async def live(self) -> None:
        """Let the simulated time pass with the real time, for ever."""
        clock = asyncio.get_running_loop().time
        before = clock()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = clock()
            await self.pass_time(now - before, TICK_PATIENCE)
            before = now

    async def pass_time(self, seconds: float, patience: float) -> None:
        """Move the simulated time on; what a busy bot has not done by then is due, and done later."""
        self._target += timedelta(seconds=seconds)
        async with self.lock:
            missing = (self._target - self.env.now()).total_seconds()
            self.env.settle_timeout = patience
            try:
                await self.env.advance_time(max(0.0, missing))
            except TimeoutError:
                log.debug("the bot is busy; time goes on")
                self.inside.set_clock(self._target)
            finally:
                self.env.settle_timeout = ACKNOWLEDGE_SECONDS
            self._note_faults()
            self._trim()

    def _note_faults(self) -> None:
        """Log what the bot raised, once."""
        for fault in self.env.errors_since(self._faults_seen):
            self.last_fault = f"{type(fault).__name__}: {fault}"
            log.error("the bot raised %s", self.last_fault)
            self.changed()
        self._faults_seen = self.env.error_cursor

    @property
    def faults(self) -> int:
        """How many errors the bot has raised so far."""
        return self._faults_seen

    def _trim(self) -> None:
        if len(self.env.http_requests) > LOG_LIMIT:
            self._keep_emoji_pictures()
            self._forgotten += len(self.env.http_requests)
            self.env.http_requests.clear()
            self.inside.trim()

    def _keep_emoji_pictures(self) -> None:
        for request in self.env.http_requests:
            if request.method == "POST" and request.path.endswith("/emojis") and request.json:
                _, _, encoded = request.json["image"].partition(",")
                self._emoji_pictures[request.json["name"]] = base64.b64decode(encoded)

    def keep_form(self, form: Form) -> str:
        """Remember an opened form, and give the key under which it is sent."""
        key = secrets.token_hex(8)
        self.forms[key] = form
        while len(self.forms) > FORM_LIMIT:
            del self.forms[next(iter(self.forms))]
        return key

    def people(self, ids: Sequence[str]) -> list[simcord.MemberActor]:
        """The members chosen in a user menu."""
        return [self.seats[int(one)].member for one in ids if int(one) in self.seats]


@asynccontextmanager
async def open_world(client: discord.Client, settings: PlaygroundSettings) -> AsyncIterator[World]:
    """Attach the bot to a new world; close and detach it at the end."""
    unsharded = isinstance(client, discord.AutoShardedClient) and client.shard_count is None
    env = simcord.Env(
        client,
        check_errors=False,
        shard_count=1 if unsharded else None,
        settle_timeout=START_PATIENCE,
    )
    locale = "pt-BR" if settings.default_language == "pt-BR" else "en-US"
    world = World(env, settings.data_dir, locale)
    AROUND.set(env)
    with world.inside.speaking(world.locale_of, locale):
        await env.start()
        env.settle_timeout = ACKNOWLEDGE_SECONDS
        try:
            yield world
        finally:
            async with world.lock:
                env.settle_timeout = START_PATIENCE
                await client.close()
                await env.shutdown()
