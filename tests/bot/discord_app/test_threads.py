"""The table's thread: kept while it cannot be reached, found again, replaced once, never left over."""

import asyncio
from itertools import islice
from random import Random
from types import SimpleNamespace

import discord
import pytest

from bot.discord_app.delivery import Delivery
from bot.discord_app.moderation import thread_changed
from bot.tables.game import placement
from bot.tables.queries import reading
from tests.bot.discord_app import inside
from tests.bot.discord_app.players import asked, press_something, start_table
from tests.bot.discord_app.world import Killed, Person, World, button, newest, text_of, words_on

HOUR = 3_600

STANDS = "This table is paused"


async def two_players(world: World) -> list[Person]:
    """A started table."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    return people


async def turns(world: World, people: list[Person], presses: int = 4) -> None:
    """Some presses on whatever is asked, when the board of before is too old to be changed."""
    await world.env.advance_time(HOUR)
    chance = Random(1)
    for _ in range(presses):
        for person, panel in islice(asked(world, people), 1):
            await press_something(person.user, panel, chance)


async def is_shown_in(world: World, thread_id: int) -> bool:
    """Whether the game is played in that thread, and its newest board there names whoever must act."""
    position = await reading.position(world.context, 1)
    [thread] = [one for one in world.channel.threads if one.id == thread_id]
    board = newest(world.public(thread))
    infos = [position.table.of_seat(seat) for seat in position.asked]
    return (
        position.table.place_id == thread_id
        and "move" in words_on(board)
        and all(info.person and f"<@{info.person.user_id}>" in text_of(board) for info in infos)
    )


async def test_a_bot_that_is_invited_again_goes_on_in_the_old_thread(world: World) -> None:
    """Thrown out, it plays on in direct messages; let in, it shows the present where the table always was."""
    people = await two_players(world)
    thread = world.thread().id
    invite = inside.invite_again(world.env, world.guild)
    await world.env.settle()
    await turns(world, people)

    invite()
    await world.env.settle()

    assert await is_shown_in(world, thread)
    assert len(world.channel.threads) == 1
    await turns(world, people)
    assert await is_shown_in(world, thread)


async def test_after_an_outage_of_the_server_what_waited_is_shown(world: World) -> None:
    """At once, not when it would have been tried again."""
    people = await two_players(world)
    thread = world.thread().id
    for place in (thread, world.channel.id):
        path = f"/channels/{place}/messages"
        world.env.inject_error("POST", path, status=403, code=50001, times=None)
    inside.go_down(world.env, world.guild)
    await turns(world, people)
    before = len(world.public(world.thread()))

    inside.mend(world.env)
    inside.come_up(world.env, world.guild)
    await world.env.settle()

    assert len(world.public(world.thread())) > before
    assert await is_shown_in(world, thread)


async def test_a_role_of_ours_wakes_what_was_blocked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When our own roles change on a server, and when nobody else's do."""
    woken: list[int | None] = []

    async def resume(*, guild_id: int | None = None) -> None:
        woken.append(guild_id)

    monkeypatch.setattr(world.bot.tables.outbox, "resume", resume)
    assert world.bot.user is not None
    for id, roles, expected in (
        (world.person("ana").id, [7], []),
        (world.bot.user.id, [], []),
        (world.bot.user.id, [7], [world.guild.id]),
    ):
        before, after = (
            SimpleNamespace(id=id, roles=has, timed_out_until=None, guild=world.guild)
            for has in ([], roles)
        )
        world.bot.dispatch("member_update", before, after)
        await world.env.settle()
        assert woken == expected


async def test_the_game_goes_back_to_its_thread_when_it_may(world: World) -> None:
    """In the channel only as long as the bot may not write in threads."""
    people = await two_players(world)
    thread = world.thread().id
    inside.set_permissions(world.env, world.guild, send_messages_in_threads=False)
    await turns(world, people)
    assert "move" in words_on(newest(world.public(world.channel)))
    assert (await reading.table(world.context, 1)).place_id == world.channel.id

    inside.set_permissions(world.env, world.guild, send_messages_in_threads=True)
    await world.env.settle()
    await turns(world, people)

    assert await is_shown_in(world, thread)
    assert len(world.channel.threads) == 1


async def test_a_game_begun_without_threads_gets_one_when_the_server_allows_it(
    world: World,
) -> None:
    """Below its lobby, from the next board on."""
    inside.set_permissions(world.env, world.guild, create_public_threads=False)
    people = await two_players(world)
    assert world.channel.threads == []
    lobby = world.public(world.channel)[0]

    inside.set_permissions(world.env, world.guild, create_public_threads=True)
    await world.env.settle()
    await turns(world, people)

    assert await is_shown_in(world, lobby.id)


async def stands_still(world: World, people: list[Person]) -> bool:
    """Whether nobody is asked anything, and whoever is waited for reads why."""
    position = await reading.position(world.context, 1)
    waited = {
        info.person.user_id for info in map(position.table.of_seat, position.asked) if info.person
    }
    told = {one.id for one in people if any(STANDS in text_of(dm) for dm in world.dm(one))}
    return position.table.is_paused and not list(asked(world, people)) and waited <= told


async def test_a_table_whose_thread_is_locked_stands_still_until_it_is_unlocked(
    world: World,
) -> None:
    """Nothing is opened in its place, also not by the command; the host reads of it; then it goes on where it was."""
    people = await two_players(world)
    thread = world.thread()
    inside.lock(world.env, thread)
    await world.env.settle()

    assert await stands_still(world, people)
    answer = await people[1].slash(world.channel, "resume")
    assert "locked" in text_of(answer.response)
    assert (await reading.table(world.context, 1)).is_paused
    assert len(world.channel.threads) == 1
    told = world.dm(people[0])[-1]
    assert "paused" in text_of(told)
    pressed = await people[0].user.click(told, custom_id=button(told, "resume"))
    assert "locked" in text_of(pressed.response)
    assert (await reading.table(world.context, 1)).is_paused

    inside.lock(world.env, thread, locked=False)
    await world.env.settle()
    assert list(asked(world, people))
    await turns(world, people)
    assert await is_shown_in(world, thread.id)


async def test_updates_of_a_thread_may_arrive_together(world: World) -> None:
    """The table stands still once and goes on once, and nothing goes wrong."""
    people = await two_players(world)
    thread = world.thread()
    for locked in (True, False):
        inside.lock(world.env, thread, locked=locked, told=False)
        changes = [thread_changed(world.bot, thread.id, is_open=not locked) for _ in range(3)]
        await asyncio.gather(*changes)
        await world.env.settle()
        assert (await reading.table(world.context, 1)).is_paused == locked

    assert sum("paused" in text_of(one) for one in world.dm(people[0])) == 1
    await turns(world, people)
    assert await is_shown_in(world, thread.id)


async def test_a_thread_that_was_locked_while_nobody_looked_is_found_locked(world: World) -> None:
    """Discord refuses the next board: the table stands still, no other thread is opened."""
    people = await two_players(world)
    thread = world.thread()
    inside.lock(world.env, thread, told=False)
    world.env.inject_error(
        "POST", f"/channels/{thread.id}/messages", status=403, code=160005, times=None
    )
    await turns(world, people, 8)
    assert (await reading.table(world.context, 1)).is_paused
    assert len(world.channel.threads) == 1
    assert [text_of(one) for one in world.public(world.channel)] == [
        text_of(one) for one in world.public(world.channel)[:1]
    ]


async def test_a_table_whose_thread_was_deleted_goes_on_by_command(world: World) -> None:
    """Not by itself; somebody who plays says so, and it has a new thread."""
    people = await two_players(world)
    inside.delete_channel(world.env, world.thread())
    await world.env.settle()

    assert await stands_still(world, people)
    assert world.channel.threads == []
    stranger = await world.person("clara").slash(world.channel, "resume", table=1)
    assert "Only players at this table" in text_of(stranger.response)
    answer = await people[1].slash(world.channel, "resume")
    assert "continues" in text_of(answer.response)

    [opened] = [thread.id for thread in world.channel.threads]
    await turns(world, people)
    assert await is_shown_in(world, opened)


async def test_a_thread_whose_id_was_not_stored_is_found_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the opening of a thread in place of a deleted one and storing where the game goes on."""
    people = await two_players(world)
    inside.delete_channel(world.env, world.thread())
    await world.env.settle()

    async def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr(placement, "set_thread", killed)
        await people[0].slash(world.channel, "resume")
        await world.env.settle()
    [opened] = [thread.id for thread in world.channel.threads]
    await world.restart()
    await world.env.advance_time(700)
    await turns(world, people)

    assert [thread.id for thread in world.channel.threads] == [opened]
    assert await is_shown_in(world, opened)


async def test_the_thread_below_the_lobby_is_found_again(world: World) -> None:
    """Discord refuses a second one below the same message: then the first is the table's, known to this process or not."""
    inside.set_permissions(world.env, world.guild, create_public_threads=False)
    people = await two_players(world)
    lobby = world.public(world.channel)[0]
    inside.set_permissions(world.env, world.guild, create_public_threads=True)
    await world.env.settle()
    world.env.inject_error(
        "POST", f"/channels/*/messages/{lobby.id}/threads", status=400, code=160004, times=None
    )
    inside.unheard_thread(world.env, world.channel, lobby.id, "Whatever")

    await turns(world, people)

    assert await is_shown_in(world, lobby.id)


@pytest.mark.parametrize("is_news", [False, True])
async def test_a_thread_is_of_the_type_that_its_channel_has(world: World, *, is_news: bool) -> None:
    """Announcement channels have one of their own (channel resource, "Channel Types"), which SimCord cannot tell of."""
    if is_news:
        world.channel = world.guild.create_news_channel("news")
        await world.env.settle()
    path = f"/channels/{world.channel.id}/threads"
    world.env.inject_error("POST", path, status=400, code=50024, times=1)

    assert await Delivery(world.bot).thread(world.channel.id, None, "San Juan") is None

    kinds = discord.ChannelType
    [asked_for] = world.sent("POST", path)
    assert asked_for["type"] == (kinds.news_thread if is_news else kinds.public_thread).value
