"""What a page shows: the places, the unread marks and the messages one seat sees now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
import simcord

from bot.playground.commands import names
from bot.playground.inside import Wire
from bot.playground.world import Seat, World

NEWEST = 40
"""Messages of a place that are sent to the page."""

REPLY_EXCERPT = 90


class SeatView(msgspec.Struct, frozen=True):
    """A person that can be acted as, with the count of calls waiting for them."""

    id: str
    name: str
    locale: str
    pings: int


class RoleView(msgspec.Struct, frozen=True):
    """A role of the server."""

    id: str
    name: str


class PlaceView(msgspec.Struct, frozen=True):
    """A channel, a thread or the direct messages."""

    id: str
    name: str
    kind: Literal["channel", "thread", "dm"]
    parent: str | None
    archived: bool
    unread: int
    pings: int


class FileView(msgspec.Struct, frozen=True):
    """A file of a message."""

    id: str
    name: str
    url: str
    alt: str
    picture: bool


class ReplyView(msgspec.Struct, frozen=True):
    """The beginning of the message that is answered."""

    name: str
    text: str


class MessageView(msgspec.Struct, frozen=True):
    """A message as its reader sees it."""

    id: str
    author: str
    name: str
    bot: bool
    sent: str
    edited: str | None
    kind: int
    content: str
    components: list[Wire]
    files: list[FileView]
    reply: ReplyView | None
    command: str | None
    asker: str | None
    loading: bool
    ephemeral: bool
    pinged: bool


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a page draws."""

    version: int
    now: float
    seat: str
    bot: str
    data_dir: str
    faults: int
    last_fault: str
    seats: list[SeatView]
    roles: list[RoleView]
    places: list[PlaceView]
    messages: dict[str, list[MessageView]]


def snapshot(world: World, seat: Seat, shown: frozenset[int]) -> Snapshot:
    """What a seat sees, reading the shown places."""
    channels = [*world.channels(seat), seat.dm]
    messages = {
        str(channel.id): list(_messages(world, seat, channel))
        for channel in channels
        if channel.id in shown
    }
    for key, seen in messages.items():
        if seen:
            seat.read[int(key)] = int(seen[-1].id)
    bot = world.env.bot.user
    return Snapshot(
        version=world.version,
        now=world.env.now().timestamp() * 1000,
        seat=str(seat.id),
        bot=str(bot.id) if bot else "",
        data_dir=str(world.data_dir.resolve()),
        faults=world.faults,
        last_fault=world.last_fault,
        seats=[_seat(world, one) for one in world.seats.values()],
        roles=[RoleView(str(role.id), role.name) for role in world.roles()],
        places=[_place(world, seat, channel) for channel in channels],
        messages=messages,
    )


def _seat(world: World, seat: Seat) -> SeatView:
    """A seat, with the pings and direct messages it has not seen."""
    pings = _unread(world, seat, seat.dm)[0]
    pings += sum(_unread(world, seat, channel)[1] for channel in world.channels(seat))
    return SeatView(id=str(seat.id), name=seat.name, locale=seat.locale, pings=pings)


def _place(world: World, seat: Seat, channel: simcord.ChannelHandle) -> PlaceView:
    unread, pings = _unread(world, seat, channel)
    is_dm = channel.guild is None
    parent = world.inside.thread_parent(channel.id) if channel.is_thread else None
    return PlaceView(
        id=str(channel.id),
        name=channel.name or "",
        kind="dm" if is_dm else "thread" if channel.is_thread else "channel",
        parent=str(parent) if parent else None,
        archived=channel.is_thread and world.inside.is_archived(channel.id),
        unread=unread,
        pings=unread if is_dm else pings,
    )


def _unread(world: World, seat: Seat, channel: simcord.ChannelHandle) -> tuple[int, int]:
    return world.inside.unread(channel.id, seat.id, seat.read.get(channel.id, 0))


def _messages(world: World, seat: Seat, channel: simcord.ChannelHandle) -> Iterator[MessageView]:
    called = names(world, seat, channel)
    for wire in world.inside.recent(channel.id, seat.id, NEWEST):
        message_id = int(wire["id"])
        if message_id not in seat.dismissed:
            pinged = world.inside.is_pinged(channel.id, message_id, seat.id)
            yield _message(wire, called, pinged=pinged)


def _message(wire: Wire, called: Mapping[str, str], *, pinged: bool) -> MessageView:
    """A message; the command that asked for it under the name that `called` gives it."""
    origin = wire.get("interaction_metadata") or {}
    command: str | None = origin.get("name")
    flags = wire.get("flags", 0)
    return MessageView(
        id=str(wire["id"]),
        author=str(wire["author"]["id"]),
        name=_name(wire),
        bot=bool(wire["author"].get("bot")),
        sent=wire["timestamp"],
        edited=wire["edited_timestamp"],
        kind=wire["type"],
        content=wire["content"],
        components=exact(wire["components"]),
        files=[_file(one) for one in wire["attachments"]],
        reply=_reply(wire.get("referenced_message")),
        command=called.get(command, command) if command else None,
        asker=str(origin["user"]["id"]) if origin else None,
        loading=bool(flags & 1 << 7),
        ephemeral=bool(flags & 1 << 6),
        pinged=pinged,
    )


def exact(value: Any) -> Any:
    """A value whose large numbers (ids of emojis) are texts: a page's numbers end at 2**53."""
    if isinstance(value, dict):
        return {key: exact(one) for key, one in value.items()}
    if isinstance(value, list):
        return [exact(one) for one in value]
    if isinstance(value, int) and value >= 2**53:
        return str(value)
    return value


def _name(wire: Wire) -> str:
    return str(wire["author"].get("global_name") or wire["author"]["username"])


def _file(wire: Wire) -> FileView:
    return FileView(
        id=str(wire["id"]),
        name=wire["filename"],
        url=wire["url"],
        alt=wire.get("description") or "",
        picture=str(wire.get("content_type", "")).startswith("image/"),
    )


def _reply(wire: Wire | None) -> ReplyView | None:
    if wire is None:
        return None
    return ReplyView(name=_name(wire), text=wire["content"][:REPLY_EXCERPT])
