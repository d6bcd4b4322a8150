"""What goes wrong at Discord: rate limits, outages, lost permissions, deleted messages and threads, a kicked bot."""

from datetime import timedelta
from random import Random

import discord
import pytest

from bot.discord_app import reply
from bot.tables.game import play
from bot.tables.jobs import outbox
from bot.tables.outbox.backoff import wait_after
from bot.tables.queries import reading
from tests.bot.discord_app.inside import delete_channel, kick_bot, set_permissions
from tests.bot.discord_app.players import asked, panel_of, press_something, start_table
from tests.bot.discord_app.setups import boards, is_shown, turns, two_players
from tests.bot.discord_app.world import World, button, controls, newest, text_of, words_on

BACK_OFF = 1_200
"""Seconds after which whatever was put off has been tried again."""


LEAST_WAIT = timedelta(minutes=1)
"""Before what failed is tried again: SimCord's clock passes over it, where it would sit out a few seconds."""


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No wait is so short that SimCord sits it out."""
    monkeypatch.setattr(outbox, "wait_after", lambda tries: max(wait_after(tries), LEAST_WAIT))


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (503, 0)])
async def test_a_public_send_that_fails_is_repeated_with_the_same_nonce(
    world: World, status: int, code: int
) -> None:
    """Nothing is lost, and Discord can tell the second try from a second message."""
    people = await two_players(world)
    thread = world.thread().id
    await world.env.advance_time(3_600)
    world.env.inject_error(
        "POST", f"/channels/{thread}/messages", status=status, code=code, times=2
    )
    sent = len(world.sent("POST", f"/channels/{thread}/messages"))

    await turns(world, people, 4, Random(1))
    await world.env.advance_time(BACK_OFF)

    assert await is_shown(world)
    tried = [body["nonce"] for body in world.sent("POST", f"/channels/{thread}/messages")[sent:]]
    shown = len(world.public(world.thread()))
    assert len(tried) > len(set(tried))
    assert shown == sent + len(set(tried))


@pytest.mark.parametrize("status", [429, 500])
async def test_an_edit_that_fails_is_repeated(world: World, status: int) -> None:
    """The lobby shows the join a little later."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await ana.slash(world.channel, "play", game="san-juan")
    lobby = newest(world.public(world.channel))
    path = f"/channels/{world.channel.id}/messages/{lobby.id}"
    world.env.inject_error("PATCH", path, status=status, times=2)

    result = await bruno.click(lobby, custom_id=button(lobby, "join"))
    assert result.acknowledged
    await world.env.advance_time(BACK_OFF)

    assert f"<@{bruno.id}>" in text_of(newest(world.public(world.channel)))


async def test_a_panel_that_could_not_be_sent_comes_later(world: World) -> None:
    """Private messages are put off alone: neither the start nor the board waits for them, nor for the call of the host."""
    people = [world.person("ana"), world.person("bruno")]
    for person in people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=500, times=2)

    await start_table(world, people, game="san-juan")
    assert boards(world)
    await world.env.advance_time(BACK_OFF)

    assert len(list(asked(world, people))) == 1


@pytest.mark.parametrize("status", [429, 500])
async def test_an_answer_that_discord_does_not_take_loses_nothing(
    world: World, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is stored; the player is told kindly; the next look shows the present."""
    monkeypatch.setattr(reply, "GRACE", 0.0)
    people = await two_players(world)
    person, _ = next(asked(world, people))
    panel = await person.click(boards(world)[-1], custom_id=button(boards(world)[-1], "move"))
    step = (await reading.table(world.context, 1)).step
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status)

    result = await press_something(person, panel.response, Random(1))

    assert result.acknowledged
    assert [one.ephemeral for one in result.followups] == [True]
    assert (await reading.table(world.context, 1)).step == step + 1
    assert await is_shown(world)


async def test_too_many_edits_of_an_old_message_mean_a_new_one(world: World) -> None:
    """30046: the board, and a panel, go on in a message of their own, without another ping."""
    people = await two_players(world)
    old = boards(world)[-1]
    world.env.inject_error(
        "PATCH", f"/channels/*/messages/{old.id}", status=429, code=30046, times=None
    )
    person, panel = next(asked(world, people))
    world.env.inject_error(
        "PATCH", f"/channels/*/messages/{panel.id}", status=429, code=30046, times=None
    )

    await turns(world, people, 6, Random(2))

    assert boards(world)[-1].id != old.id
    assert newest(world.dm(person)).id != panel.id
    assert await is_shown(world)


async def test_a_deleted_board_comes_back_with_the_next_move(world: World) -> None:
    """A message that somebody deleted is sent anew."""
    people = await two_players(world)
    mod = world.guild.add_member(
        world.env.create_user("mod"),
        roles=[world.guild.create_role("mods", permissions=discord.Permissions.all())],
    )
    await mod.delete(boards(world)[-1])

    await turns(world, people, 4, Random(1))

    assert await is_shown(world)


async def test_a_deleted_lobby_message_comes_back(world: World) -> None:
    """While people gather."""
    ana, bruno = world.person("ana"), world.person("bruno")
    await ana.slash(world.channel, "play", game="san-juan")
    lobby = newest(world.public(world.channel))
    world.env.inject_error(
        "PATCH", f"/channels/*/messages/{lobby.id}", status=404, code=10008, times=1
    )

    await bruno.click(lobby, custom_id=button(lobby, "join"))

    assert newest(world.public(world.channel)).id != lobby.id
    assert f"<@{bruno.id}>" in text_of(newest(world.public(world.channel)))


async def test_a_deleted_thread_is_replaced(world: World) -> None:
    """When somebody who plays says so, the game goes on in a new thread."""
    people = await two_players(world)
    delete_channel(world.env, world.thread())
    await world.env.settle()
    await people[0].slash(world.channel, "resume")
    await world.env.settle()

    await turns(world, people, 4, Random(1))

    assert await is_shown(world)
    assert (await reading.table(world.context, 1)).thread_id == world.thread().id


@pytest.mark.parametrize("code", [50013, 50001, 160005, 50083])
async def test_a_thread_that_is_closed_to_us_means_the_channel(world: World, code: int) -> None:
    """No permission there, locked, archived: the table goes on in its channel."""
    people = await two_players(world)
    thread = world.thread().id
    world.env.inject_error("*", f"/channels/{thread}/messages*", status=403, code=code, times=None)

    await turns(world, people, 4, Random(1))

    assert "move" in words_on(newest(world.public(world.channel)))
    assert (await reading.table(world.context, 1)).place_id == world.channel.id


async def test_lost_permissions_and_their_return(world: World) -> None:
    """Real permissions taken from the bot: the host reads which; a role change resumes the table."""
    ana, bruno = world.person("ana", "pt-BR"), world.person("bruno")
    await start_table(world, [ana, bruno], game="san-juan")
    await world.env.advance_time(3_600)
    before = len(world.public(world.thread()))
    set_permissions(world.env, world.guild, send_messages=False, send_messages_in_threads=False)
    await world.env.settle()

    await turns(world, [ana, bruno], 4, Random(1))

    complaints = [text for text in map(text_of, world.dm(ana)) if "Enviar mensagens" in text]
    assert len(complaints) == 1
    assert len(world.public(world.thread())) == before
    assert (await reading.table(world.context, 1)).step == 4
    set_permissions(world.env, world.guild, send_messages=True, send_messages_in_threads=True)
    await world.env.settle()
    table = await reading.table(world.context, 1)
    place = world.channel if table.thread_id is None else world.thread()
    assert "move" in words_on(newest(world.public(place)))


async def test_our_own_fault_is_confessed_once_with_a_reference(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player reads an apology with a reference, which stands in the log with the table."""
    people = await two_players(world)
    person, panel = next(asked(world, people))

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(play, "act", broken)
    result = await press_something(person.user, panel, Random(1))

    [error] = world.faults()
    assert world.forgive(ZeroDivisionError) == 1
    [note] = error.__notes__
    reference = note.split()[1].rstrip(",")
    assert result.response is not None
    assert reference in text_of(result.response)
    assert "table 1, revision" in note
    assert ", seat " in note
    assert controls(result.response) == []
    assert panel_of(world, person) is not None


async def test_a_kicked_bot_waits_and_plays_on_in_private(world: World) -> None:
    """Nothing public can be shown; nothing breaks, and no move is lost."""
    people = await two_players(world)
    kick_bot(world.env, world.guild)
    await world.env.settle()

    chance = Random(1)
    while (await reading.table(world.context, 1)).step < 4:
        await turns(world, people, 1, chance)
    await world.env.advance_time(BACK_OFF)

    assert (await reading.table(world.context, 1)).step == 4
    await world.bot.tables.outbox.resume(guild_id=world.guild.id)
    await world.env.settle()
    assert (await reading.table(world.context, 1)).step == 4


async def test_a_deleted_channel_leaves_the_game_in_the_direct_messages(world: World) -> None:
    """The panels go on."""
    people = await two_players(world)
    thread, channel = world.thread(), world.channel
    delete_channel(world.env, thread)
    delete_channel(world.env, channel)
    await world.env.settle()

    await turns(world, people, 4, Random(1))

    assert (await reading.table(world.context, 1)).step == 4
