"""The private sides of SimCord that the playground uses, each pinned by what it must do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import discord
import pytest

from bot.playground.actions import Choose, PageAnswer, PressButton, answer
from bot.playground.inside import KEPT_PICTURES
from bot.playground.long_work import LongReviews
from bot.playground.world import LOG_LIMIT, SERVER, Seat, World, open_world
from bot.tables.review_process import ThreadReviewWorker
from tests.browser.toy_bot import Reply, ToyBot, ToySettings, a_private_panel, drawing
from tests.games.core.toy import TOY


class Listener(ToyBot):
    """Notes the languages that an interaction says."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, str | None]] = []
        self.work: Callable[[], Awaitable[object]] | None = None
        """What it does before it answers."""

    async def on_interaction(self, inter: Reply) -> None:
        server = inter.guild_locale.value if inter.guild_locale else None
        self.heard.append((inter.locale.value, server))
        if self.work is not None:
            await self.work()
        await super().on_interaction(inter)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A world around the toy bot, its server in Portuguese."""
    async with open_world(Listener(), ToySettings(0, tmp_path, "pt-BR")) as opened:
        yield opened


def seat(world: World, name: str) -> Seat:
    """A seat by name."""
    return next(one for one in world.seats.values() if one.name == name)


async def test_interactions_say_the_seat_s_language(world: World) -> None:
    """A seat's own language and the server's are in its interactions; a private one has no server."""
    ana, bruno = seat(world, "Ana"), seat(world, "Bruno")
    ana.locale = "en-US"
    mesa = world.guild.channels["mesa"]

    await world.act(lambda: ana.member.slash(mesa, "roll", dice=1))
    await world.act(lambda: bruno.member.user.slash("roll", dice=1))

    assert isinstance(world.env.bot, Listener)
    assert world.env.bot.heard == [("en-US", "pt-BR"), ("pt-BR", None)]


async def test_an_action_returns_its_interaction(world: World) -> None:
    """The interaction begun last is the one acted, with the bot's answer."""
    ana = seat(world, "Ana")
    result = await world.act(lambda: ana.member.slash(world.guild.channels["mesa"], "roll", dice=5))
    assert result is not None
    assert result.response is not None
    assert result.response.content == "rolled 5"


async def test_the_bot_has_its_name_and_the_time_is_now(world: World) -> None:
    """The account is called as the project, and the simulated time begins with the real one."""
    assert world.env.bot.user is not None
    assert world.env.bot.user.display_name == SERVER
    assert abs(world.env.now() - datetime.now(UTC)) < timedelta(minutes=1)


async def test_people_and_places_keep_their_ids(tmp_path: Path) -> None:
    """A second start gives everybody, their private channel and the server the same ids."""
    starts = []
    for _ in range(2):
        async with open_world(ToyBot(), ToySettings(0, tmp_path)) as world:
            people = [(one.id, one.dm.id) for one in world.seats.values()]
            places = {name: one.id for name, one in world.guild.channels.items()}
            starts.append((world.guild.id, people, places))
    assert starts[0] == starts[1]


async def test_the_bot_is_closed(tmp_path: Path) -> None:
    """The end of the world lets the bot put its things in order."""
    bot = ToyBot()
    async with open_world(bot, ToySettings(0, tmp_path)):
        assert not bot.is_closed()
    assert bot.is_closed()


async def test_messages_are_seen_by_those_they_are_for(world: World) -> None:
    """An ephemeral answer is among its owner's newest messages only, and is nobody's unread."""
    ana, bruno = seat(world, "Ana"), seat(world, "Bruno")
    mesa = world.guild.channels["mesa"]
    await ana.member.send(mesa, f"hello {bruno.member.mention}")
    await world.act(lambda: ana.member.slash(mesa, "roll", dice=2))

    assert [one["content"] for one in world.inside.recent(mesa.id, ana.id, 9)] == [
        f"hello {bruno.member.mention}",
        "rolled 2",
    ]
    assert len(world.inside.recent(mesa.id, bruno.id, 9)) == 1
    assert world.inside.unread(mesa.id, bruno.id, 0) == (1, 1)
    assert world.inside.unread(mesa.id, ana.id, 0) == (1, 0)
    hello = int(world.inside.recent(mesa.id, bruno.id, 9)[0]["id"])
    assert world.inside.unread(mesa.id, bruno.id, hello) == (0, 0)
    assert world.inside.is_pinged(mesa.id, hello, bruno.id)
    assert not world.inside.is_pinged(mesa.id, hello, ana.id)


async def test_mentions_that_come_with_an_edit_call_nobody(world: World) -> None:
    """As on Discord."""
    bruno = seat(world, "Bruno")
    mesa = world.guild.channels["mesa"]
    channel = world.env.bot.get_channel(mesa.id)
    assert isinstance(channel, discord.TextChannel)
    said = await channel.send("hello")
    await said.edit(content=f"hello {bruno.member.mention}")

    assert world.inside.unread(mesa.id, bruno.id, 0) == (1, 0)
    assert not world.inside.is_pinged(mesa.id, said.id, bruno.id)


async def test_threads_are_found_and_private_ones_are_not(world: World) -> None:
    """A public thread is open to everybody, a private one to its members; an archived one is known."""
    mesa = world.guild.channels["mesa"]
    channel = world.env.bot.get_channel(mesa.id)
    assert isinstance(channel, discord.TextChannel)
    shown = await channel.create_thread(name="shown", type=discord.ChannelType.public_thread)
    await channel.create_thread(name="hidden", type=discord.ChannelType.private_thread)

    seen = [one.name for one in world.channels(seat(world, "Ana"))]

    assert seen == ["general", "mesa", "shown"]
    assert world.inside.thread_parent(shown.id) == mesa.id
    assert not world.inside.is_archived(shown.id)
    await shown.edit(archived=True)
    assert world.inside.is_archived(shown.id)


async def test_a_control_that_is_gone_reaches_the_bot(world: World) -> None:
    """As on Discord, a press on what an edit took away meanwhile is told to the bot."""
    ana, mesa = seat(world, "Ana"), world.guild.channels["mesa"]
    await world.act(lambda: ana.member.slash(mesa, "panel"))
    channel = world.env.bot.get_channel(mesa.id)
    assert isinstance(channel, discord.TextChannel)
    panel = await anext(channel.history(limit=1))
    await panel.edit(view=a_private_panel("Ana"), attachments=[])
    place = {"seat": str(ana.id), "place": str(mesa.id), "message": str(panel.id)}

    assert await answer(world, PressButton(**place, custom_id="thing")) == PageAnswer()
    assert (
        await answer(world, Choose(**place, custom_id="one", kind=3, values=["9"])) == PageAnswer()
    )

    told = [one["content"] for one in world.inside.recent(mesa.id, ana.id, 9)[1:]]
    assert told == ["Ana: thing ", "Ana: one ['9']"]


async def test_commands_come_with_their_translations(world: World) -> None:
    """The registered commands of a place carry their Portuguese names."""
    ana = seat(world, "Ana")
    found = {one["name"]: one for one in world.inside.commands(ana.dm.id, ana.id)}
    assert found["roll"]["name_localizations"] == {"pt-BR": "rolar"}


async def test_emojis_keep_their_picture(world: World) -> None:
    """An application emoji's picture is the one the bot uploaded, also after the log was trimmed."""
    assert isinstance(world.env.bot, ToyBot)
    wood = world.env.bot.wood
    assert wood.id is not None
    assert world.inside.emoji_name(wood.id) == "wood"
    before = world.emoji_picture(wood.id)
    await fill_log(world)
    assert before is not None
    assert before.startswith(b"\x89PNG")
    assert world.emoji_picture(wood.id) == before
    assert world.emoji_picture(1) is None


async def test_trimming_forgets_what_nobody_sees(world: World) -> None:
    """Old pictures, interactions and log lines go; the shown picture stays; the version only grows."""
    mesa = world.env.bot.get_channel(world.guild.channels["mesa"].id)
    assert isinstance(mesa, discord.TextChannel)
    message = await mesa.send(file=drawing("first.png", (200, 200)))
    first = message.attachments[0].url
    for number in range(KEPT_PICTURES + 5):
        message = await message.edit(attachments=[drawing(f"{number}.png", (200, 200))])
    await world.act(
        lambda: seat(world, "Ana").member.slash(world.guild.channels["mesa"], "roll", dice=1)
    )
    before = world.version
    await world.pass_time(16 * 60, 5)
    await fill_log(world)

    assert world.version > before
    assert world.inside.picture(first) is None
    assert world.inside.picture(message.attachments[0].url) is not None
    assert len(world.env.http_requests) < LOG_LIMIT
    assert world.env.backend.transcript == []
    assert world.env.backend.interactions == {}
    assert world.env.backend.interaction_tokens == {}


async def test_time_goes_on_beside_a_busy_bot(world: World) -> None:
    """Long work of the bot, such as a review, does not stop the clock; what is due meanwhile comes when it can."""
    bot, begun = world.env.bot, world.env.now()
    assert isinstance(bot, Listener)
    go = Event()
    bot.work = partial(asyncio.to_thread, go.wait)
    mesa = world.guild.channels["mesa"]
    await world.act(lambda: seat(world, "Ana").member.slash(mesa, "roll", dice=1))

    await world.pass_time(60, 0.05)

    try:
        assert world.env.now() - begun >= timedelta(seconds=60)
    finally:
        go.set()


class Waiting(ThreadReviewWorker):
    """Works in a thread until it is let go."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.go = Event()

    async def puzzle(self, game: Any, record: bytes) -> bytes | None:
        """Nothing, in the end."""
        await asyncio.to_thread(self.go.wait)
        return record


async def test_long_work_is_not_waited_for(world: World) -> None:
    """A review does not keep the others waiting: all is quiet while it goes on, and what it finds arrives."""
    worker = Waiting()
    found: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        found.set_result(await LongReviews(worker).puzzle(TOY, b"found"))

    bot = world.env.bot
    assert isinstance(bot, Listener)
    bot.work = work
    mesa = world.guild.channels["mesa"]
    await world.act(lambda: seat(world, "Ana").member.slash(mesa, "roll", dice=1))
    try:
        async with world.lock:
            await world.env.settle()
        assert not found.done()
    finally:
        worker.go.set()
    assert await asyncio.wait_for(found, 10) == b"found"


async def fill_log(world: World) -> None:
    """Make requests until the log is trimmed."""
    mesa = world.env.bot.get_channel(world.guild.channels["mesa"].id)
    assert isinstance(mesa, discord.TextChannel)
    for _ in range(LOG_LIMIT + 1):
        await mesa.typing()
    await world.pass_time(0, 5)
