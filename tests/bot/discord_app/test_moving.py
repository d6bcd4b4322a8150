"""A table whose channel was deleted goes on in another one, when somebody who sits there says so."""

from random import Random

import discord
import pytest
import simcord

from bot.tables.lobby.server_rules import ServerRules
from bot.tables.queries import reading
from tests.bot.discord_app.inside import delete_channel, press_together
from tests.bot.discord_app.players import asked, press_something, start_table
from tests.bot.discord_app.world import Person, World, button, newest, text_of, words_on


async def at_a_lost_table(world: World) -> list[Person]:
    """A game whose thread and channel were deleted, and a move after that."""
    people = [world.person("ana"), world.person("bruno", "pt-BR")]
    await start_table(world, people, game="san-juan")
    thread, lost = world.thread(), world.channel
    delete_channel(world.env, thread)
    delete_channel(world.env, lost)
    await world.env.settle()
    await move_on(world, people)
    world.channel = world.guild.create_text_channel("elsewhere")
    await world.env.settle()
    return people


async def move_on(world: World, people: list[Person]) -> None:
    """Two steps, in the direct messages: some hands take more than one press a step."""
    goal, chance = (await reading.table(world.context, 1)).step + 2, Random(1)
    while (await reading.table(world.context, 1)).step < goal:
        person, panel = next(asked(world, people))
        await press_something(person.user, panel, chance)


async def looked_at(world: World, person: Person) -> simcord.ResponseMessage:
    """The board, by command, in the new channel."""
    shown = (await person.slash(world.channel, "board", table=1)).response
    assert shown is not None
    return shown


async def test_the_table_goes_on_where_its_people_say(world: World) -> None:
    """The board comes to a new thread of that channel, and so does every later one; who must act is called."""
    people = await at_a_lost_table(world)
    shown = await looked_at(world, people[0])

    await people[0].click(shown, custom_id=button(shown, "continue-here"))

    assert "continues" in text_of(shown)
    table = await reading.table(world.context, 1)
    assert (table.channel_id, table.thread_id) == (world.channel.id, world.thread().id)
    board = newest(world.public(world.thread()))
    assert {"move", "hand", "log", "undo", "rules"} == words_on(board)
    boards = len(world.public(world.thread()))
    await world.env.advance_time(3_600)
    for _ in range(4):
        await move_on(world, people)
    assert len(world.public(world.thread())) > boards
    assert await reading.tables_in(world.context, world.thread().id)


async def test_the_second_to_say_so_is_told_that_it_is_done(world: World) -> None:
    """The table moves once, whoever else had the button before them."""
    people = await at_a_lost_table(world)
    one, two = [await looked_at(world, person) for person in people]

    await people[0].click(one, custom_id=button(one, "continue-here"))
    late = await people[1].click(two, custom_id=button(two, "continue-here"))

    assert late.acknowledged
    assert len(world.channel.threads) == 1


async def test_a_forged_press_moves_nothing(world: World) -> None:
    """A table that has its channel stays there, and strangers move none."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    other = world.guild.create_text_channel("elsewhere")
    before = (await reading.table(world.context, 1)).place_id
    shown = (await people[0].slash(other, "board", table=1)).response
    assert shown is not None
    assert "continue-here" not in words_on(shown)

    lobby = newest(world.public(world.channel))
    [forged] = await press_together(world.env, [(people[0], lobby, "1::continue-here:")])

    assert forged.ephemeral
    assert (await reading.table(world.context, 1)).place_id == before


async def test_strangers_are_not_offered_the_move(world: World) -> None:
    """Nobody can say any more that they may see its channel: to them there is no such table."""
    await at_a_lost_table(world)
    eva = world.person("eva")

    shown = await looked_at(world, eva)

    assert not shown.attachments
    assert "That table does not exist." in text_of(shown)
    assert "continue-here" not in words_on(shown)


@pytest.mark.parametrize("lacking", ["send_messages", "attach_files"])
async def test_where_the_bot_may_not_write_the_table_does_not_go(
    world: World, lacking: str
) -> None:
    """The answer names what is missing; the button stays."""
    people = await at_a_lost_table(world)
    assert world.bot.user is not None
    overwrite = discord.PermissionOverwrite(**{lacking: False})
    world.channel = world.guild.create_text_channel(
        "closed", overwrites={world.bot.user: overwrite}
    )
    shown = await looked_at(world, people[0])
    before = (await reading.table(world.context, 1)).channel_id

    refused = await people[0].click(shown, custom_id=button(shown, "continue-here"))

    assert [one.flags.ephemeral for one in refused.followups] == [True]
    assert (await reading.table(world.context, 1)).channel_id == before


async def test_the_table_does_not_go_where_the_server_wants_no_tables(world: World) -> None:
    """What managers have decided for new tables holds for one that looks for a new place, too, whenever they did."""
    people = await at_a_lost_table(world)
    offered, other = await looked_at(world, people[0]), world.guild.create_text_channel("games")
    before = (await reading.table(world.context, 1)).channel_id
    rules = ServerRules(channels=(other.id,))
    await world.bot.tables.managing.allow(world.guild.id, people[0].id, rules)

    refused = await people[0].click(offered, custom_id=button(offered, "continue-here"))
    assert "only in other channels" in text_of(refused.followups[0])
    assert "continue-here" not in words_on(await looked_at(world, people[0]))
    assert (await reading.table(world.context, 1)).channel_id == before

    world.channel = other
    shown = await looked_at(world, people[0])
    await people[0].click(shown, custom_id=button(shown, "continue-here"))
    assert (await reading.table(world.context, 1)).channel_id == other.id
