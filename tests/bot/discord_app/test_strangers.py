"""Presses by people they are not for, and by people who are late: on every public button, and on one's own old panel."""

from collections.abc import Sequence
from random import Random

import discord
import pytest

from bot.model import people
from bot.model.tables import Absence
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.discord_app.giving_up import give_up
from tests.bot.discord_app.inside import open_thread, press_together
from tests.bot.discord_app.players import (
    answers,
    asked,
    panel_of,
    play_on,
    press_something,
    start_table,
)
from tests.bot.discord_app.world import Person, World, button, controls, newest, text_of, words_on

LOOKING = {"log", "options", "rules", "fair", "end-replay", "end-fair"}
"""What anybody may look at."""


async def expect_nothing_for(
    world: World, stranger: Person, messages: Sequence[discord.Message]
) -> set[str]:
    """A stranger presses everything on these messages: each press is answered in private and changes nothing.

    Gives the words that were pressed.
    """
    pressed = set()
    before = [(one.id, text_of(one), words_on(one)) for one in messages]
    revision = (await reading.table(world.context, 1)).revision
    for message in messages:
        for control in controls(message):
            result = await stranger.click(message, custom_id=control["custom_id"])
            word = control["custom_id"].split(":")[2]
            told = [one for one in (result.response, *result.followups) if one is not None]
            said = [one for one in told if one.id != message.id]
            assert result.acknowledged, word
            assert said, word
            assert all(one.flags.ephemeral for one in said), word
            assert word in LOOKING or all(not one.attachments for one in said), word
            assert word in LOOKING or all(not controls(one) for one in said), word
            pressed.add(word)
    assert (await reading.table(world.context, 1)).revision == revision
    assert [(one.id, text_of(one), words_on(one)) for one in messages] == before
    return pressed


async def test_a_full_lobby_is_none_of_a_strangers_business(world: World) -> None:
    """Every button of the lobby refuses, or only shows."""
    ana, eva = world.person("ana"), world.person("eva", "pt-BR")
    await ana.slash(world.channel, "play", game="san-juan", seats=2)
    lobby = newest(world.public(world.channel))
    await ana.select(lobby, ["normal"], custom_id=button(lobby, "add-house"))

    pressed = await expect_nothing_for(world, eva, [newest(world.public(world.channel))])

    assert pressed >= {"leave-lobby", "remove-house", "options", "start", "close-lobby"}


async def test_options_are_shown_to_strangers_and_are_not_theirs_to_choose(world: World) -> None:
    """They read what is agreed on and get no menus; a forged choice changes nothing."""
    ana, eva = world.person("ana"), world.person("eva")
    await ana.slash(world.channel, "play", game="san-juan", seats=2)
    lobby = newest(world.public(world.channel))
    shown = (await eva.click(lobby, custom_id=button(lobby, "options"))).response
    mine = (await ana.click(lobby, custom_id=button(lobby, "options"))).response
    assert shown is not None
    assert mine is not None
    before = await reading.table(world.context, 1)

    forged = [(eva, lobby, one["custom_id"]) for one in controls(mine)]
    results = await press_together(world.env, forged)

    assert controls(shown) == []
    assert forged
    assert all(result.acknowledged for result in results)
    assert (await reading.table(world.context, 1)).revision == before.revision


async def test_a_running_game_is_none_of_a_strangers_business(world: World) -> None:
    """Board, request to take back, proposal to give up, word that time is up: all refuse."""
    people = [world.person("ana"), world.person("bruno")]
    eva = world.person("eva")
    await start_table(world, people, game="san-juan")
    late = world.settings.move_hours * 3_600
    first, _ = next(asked(world, people))
    await play_on(world, people, Random(1), 2)
    await first.slash(world.thread(), "undo")
    question = (await first.slash(world.thread(), "leave")).response
    assert question is not None
    await first.click(question, custom_id=button(question, "abandon"))
    await world.env.advance_time(late + 60)

    shown = [one for one in world.public(world.thread()) if controls(one)]
    pressed = await expect_nothing_for(world, eva, shown)

    assert (await reading.table(world.context, 1)).absence is Absence.WAIT
    assert pressed >= {"move", "hand", "undo", "log", "vote-end", "play-for", "to-house"}


async def test_a_finished_game_is_none_of_a_strangers_business(world: World) -> None:
    """They may look back at it; the rematch is for those who played."""
    ana, bruno, eva = (world.person(name) for name in ("ana", "bruno", "eva"))
    await start_table(world, [ana, bruno], game="san-juan")
    final = await give_up(world, [ana, bruno])

    pressed = await expect_nothing_for(world, eva, [final])

    assert pressed == {"end-replay", "log", "end-fair", "rematch"}
    assert await reading.my_tables(world.context, eva.id) == ()


async def test_a_stale_press_on_the_panel_itself_shows_the_present_there(world: World) -> None:
    """The press was on its way when the panel changed: nothing is played, the panel says that the question has passed."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    first, panel = next(asked(world, people))
    old = answers(panel)[0]["custom_id"]
    await press_something(first.user, panel, Random(3))
    step = (await reading.table(world.context, 1)).step

    [late] = await press_together(world.env, [(first.user, panel, old)])

    assert late.acknowledged
    assert (await reading.table(world.context, 1)).step == step
    shown = newest(world.dm(first))
    assert shown.id == panel.id
    assert "earlier question" in text_of(shown)
    number = (await reading.ask(world.context, 1, first.id)).number
    assert {one["custom_id"].split(":")[1] for one in controls(shown)} <= {str(number), ""}


async def test_a_stale_press_after_the_end_is_kind(world: World) -> None:
    """A panel whose game is over says so and has nothing to press."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    first, panel = next(asked(world, people))
    old = answers(panel)[0]["custom_id"]
    await give_up(world, people)

    [late] = await press_together(world.env, [(first.user, panel, old)])

    assert late.acknowledged
    assert panel_of(world, first) is None
    assert "over" in text_of(newest(world.dm(first)))


async def test_a_table_is_shown_only_to_whoever_may_see_its_channel(world: World) -> None:
    """Named by its number from elsewhere on the same server: board and log answer as if there were no such table."""
    assert world.bot.user is not None
    hidden = discord.PermissionOverwrite(view_channel=False)
    member = world.guild.create_role("Member", permissions=discord.Permissions(view_channel=True))
    open_place, world.channel = (
        world.channel,
        world.guild.create_text_channel(
            "members",
            overwrites={
                world.guild.default_role: hidden,
                member: discord.PermissionOverwrite(view_channel=True),
                world.bot.user: discord.PermissionOverwrite(view_channel=True),
            },
        ),
    )
    people = [world.person(name, roles=[member]) for name in ("ana", "bruno")]
    await start_table(world, people, game="san-juan")
    eva, dora = world.person("eva"), world.person("dora", roles=[member])

    for command in ("board", "log", "replay"):
        refused = await eva.slash(open_place, command, table=1)
        shown = await dora.slash(open_place, command, table=1)
        own = await people[0].slash(open_place, command, table=1)
        assert "does not exist" in text_of(refused.response)
        assert "does not exist" not in text_of(shown.response)
        assert "does not exist" not in text_of(own.response)
    await eva.slash(open_place, "play", game="san-juan")
    sent = newest(world.public(open_place))
    await press_together(world.env, [(eva, sent, "1::film:")])
    assert "does not exist" in text_of(newest(open_place.history(viewer=eva)))


@pytest.mark.parametrize("private", [False, True])
async def test_a_table_in_a_thread_of_people_is_shown_to_whoever_may_see_that(
    world: World, *, private: bool
) -> None:
    """Where its channel is a thread itself: of a public one all see the board from elsewhere, of a private one nobody."""
    ana, eva = world.person("ana"), world.person("eva")
    elsewhere = world.channel
    open_thread(world.env, elsewhere, "Evenings", private=private)
    await world.env.settle()
    await lobbies.open_lobby(
        world.context,
        "san-juan",
        people.Person(ana.id, "Ana"),
        channel_id=world.thread().id,
        guild_id=world.guild.id,
        language="en",
    )
    await world.env.settle()

    shown = await eva.slash(elsewhere, "log", table=1)

    assert ("does not exist" in text_of(shown.response)) is private
