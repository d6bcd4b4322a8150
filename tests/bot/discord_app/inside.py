"""Everything these tests take from SimCord that SimCord does not promise to keep."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from typing import Any, NamedTuple

import discord
import simcord
from simcord import interactions, results
from simcord.backend import serializers

from bot.playground import inside

Press = tuple[simcord.MemberActor | simcord.UserHandle, discord.Message, str]
"""Who presses, on which message, which custom id."""

BUTTON = 2

FAR_IDS = 1 << 20
"""Ids that no test's world comes near."""


def hurry() -> None:
    """Settle in steps of four milliseconds instead of fifty: shorter ones take the processor from what is waited for."""
    defaults = simcord.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    defaults["idle"] = 0.004


@contextmanager
def speaking(locales: Mapping[int, str]) -> Iterator[None]:
    """Let people and servers speak the language given for their id; all others American English."""

    def locale_of(id: int) -> str:
        return locales.get(id, "en-US")

    with inside.speaking(locale_of, locale_of):
        yield


@contextmanager
def ids_apart(env: simcord.Env, following: int) -> Iterator[None]:
    """Give whatever is made meanwhile ids far away; the sequence goes on at `following` afterwards.

    A table's dice come from the id of a message. So a bot with one command more plays the same games in tests.
    """
    sequences = env.backend._sequences
    [moment] = sequences
    sequences[moment] = FAR_IDS
    yield
    assert list(sequences) == [moment], "the clock stands still meanwhile"
    sequences[moment] = following


def pinged(env: simcord.Env, message: discord.Message) -> set[int]:
    """Ids of the people whom Discord really notified; mentions that come with an edit notify nobody."""
    stored = env.backend.messages[message.channel.id][message.id]
    return set() if stored.edited_timestamp else set(stored.ping_user_ids)


def newest_first(env: simcord.Env, channel: int, viewer: int) -> Iterator[discord.Message]:
    """The messages of a channel that the viewer sees, made one by one: those that nobody looks at cost nothing."""
    messages = env.backend.messages.get(channel, {})
    for id in sorted(messages, reverse=True):
        if messages[id].visible_to(viewer):
            yield results.to_discord_message(env, messages[id])


def have_emojis(env: simcord.Env, names: Iterable[str]) -> None:
    """Let the application have emojis with these names."""
    for name in names:
        env.backend.create_application_emoji(name)


def set_permissions(env: simcord.Env, guild: simcord.GuildHandle, **changed: bool) -> None:
    """Give or take permissions of every role in a server, the bot's own included."""
    for role in list(env.backend.get_guild(guild.id).roles.values()):
        permissions = discord.Permissions(role.permissions)
        permissions.update(**changed)
        env.backend.edit_role(guild.id, role.id, {"permissions": permissions.value})


def delete_channel(env: simcord.Env, channel: simcord.ChannelHandle) -> None:
    """Delete a channel or thread, as a moderator may."""
    env.backend.delete_channel(channel.id)


class Limit:
    """Requests refused as discord.py refuses them when Discord demands a wait longer than the client may sleep."""

    def __init__(self, bot: discord.Client, method: str, path: str, seconds: float) -> None:
        self.refused = 0
        self._bot = bot
        self._request = bot.http.request
        self._matched = (method, path)
        self._seconds = seconds
        bot.http.request = self._limited  # type: ignore[method-assign]

    async def _limited(self, route: discord.http.Route, **given: object) -> object:
        method, path = self._matched
        if route.method == method and fnmatch(route.url, f"*{path}"):
            self.refused += 1
            raise discord.RateLimited(self._seconds)
        return await self._request(route, **given)  # type: ignore[arg-type]

    def lift(self) -> None:
        """Let everything pass again."""
        self._bot.http.request = self._request  # type: ignore[method-assign]


def kick_bot(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Throw the bot out of a server."""
    env.backend.remove_guild(guild.id)


def invite_again(env: simcord.Env, guild: simcord.GuildHandle) -> Callable[[], None]:
    """Throw the bot out of a server; what comes back, called, lets it in again and finds all as it was."""
    backend = env.backend
    kept = backend.get_guild(guild.id)
    places = {id: backend.channels[id] for id in (*kept.channel_ids, *kept.thread_ids)}
    messages = {id: backend.messages[id] for id in places}
    backend.remove_guild(guild.id)

    def invite() -> None:
        backend.guilds[guild.id] = kept
        backend.channels.update(places)
        backend.messages.update(messages)
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, kept))

    return invite


def go_down(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Make a server unavailable to the bot, as in an outage of Discord."""
    env.backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})


def come_up(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Let the bot reach it again."""
    kept = env.backend.get_guild(guild.id)
    env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(env.backend, kept))


def mend(env: simcord.Env) -> None:
    """Take all injected errors away."""
    env.backend.faults.clear()


def unheard_thread(
    env: simcord.Env, channel: simcord.ChannelHandle, message_id: int, name: str
) -> None:
    """Open a thread of the bot below a message without telling the bot."""
    env.backend.create_thread(
        channel.id, name, env.backend.bot_user.id, message_id=message_id, broadcast=False
    )


def open_thread(
    env: simcord.Env, channel: simcord.ChannelHandle, name: str, *, private: bool = False
) -> None:
    """Open a thread that belongs to no table."""
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    env.backend.create_thread(channel.id, name, env.backend.bot_user.id, type=kind.value)


def lock(
    env: simcord.Env, thread: simcord.ChannelHandle, *, locked: bool = True, told: bool = True
) -> None:
    """Lock or unlock a thread, as a moderator may; not `told`: while the bot was not looking."""
    metadata = env.backend.get_channel(thread.id).thread_metadata
    assert metadata is not None
    metadata.locked = locked
    if told:
        env.backend.announce_channel_update(thread.id)


async def press_together(
    env: simcord.Env, presses: Sequence[Press]
) -> list[simcord.InteractionResult]:
    """Press buttons in the same instant, also such as have gone from their message."""
    return await forge_together(
        env,
        [
            Forged(actor, message, {"custom_id": custom_id, "component_type": BUTTON})
            for actor, message, custom_id in presses
        ],
    )


class Forged(NamedTuple):
    """A use of a button, menu or form that need not be one of ours."""

    actor: simcord.MemberActor | simcord.UserHandle
    message: discord.Message | simcord.ResponseMessage
    data: Mapping[str, Any]
    """As Discord sends it."""
    kind: int = 3
    """5: of a form."""


def place_of(message: discord.Message | simcord.ResponseMessage) -> int:
    """Id of the channel in which the message stands."""
    if isinstance(message, simcord.ResponseMessage):
        return int(message.channel_id)
    return message.channel.id


async def forge_together(
    env: simcord.Env, forged: Sequence[Forged]
) -> list[simcord.InteractionResult]:
    """Send such uses in the same instant."""
    records = []
    for actor, message, data, kind in forged:
        stored = env.backend.get_message(place_of(message), message.id)
        record, payload = interactions.base_payload(
            env.backend,
            type=kind,
            channel_id=stored.channel_id,
            guild_id=actor.guild.id if isinstance(actor, simcord.MemberActor) else None,
            user_id=actor.id,
            data=dict(data),
        )
        payload["message"] = dict(serializers.message_payload(env.backend, stored))
        record.source_message_id = stored.id
        records.append((record, payload))
    for _, payload in records:
        env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()
    return [simcord.InteractionResult(env, record) for record, _ in records]
