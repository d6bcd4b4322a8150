"""What Discord does and SimCord does not: boards keep their pictures, and nothing that it refuses stops a game."""

from random import Random

import discord
import pytest

from tests.bot.discord_side.inside import press_together
from tests.bot.discord_side.players import play_on, start_table
from tests.bot.discord_side.world import Person, World, newest, parts, text_of

HOUR = 3_600
GALLERY = 12
NOBODY = discord.AllowedMentions.none()


async def playing(world: World, *, moves: int = 0, game: str = "san-juan") -> list[Person]:
    """A game of three that has begun."""
    people = [world.person(name) for name in ("ana", "bruno", "clara")]
    await start_table(world, people, game=game)
    await play_on(world, people, Random(1), moves)
    return people


def pictures_on(message: discord.Message) -> list[str]:
    """Addresses of the pictures that the message shows."""
    return [
        item["media"]["url"]
        for part in parts(message)
        if part["type"] == GALLERY
        for item in part["items"]
    ]


async def test_the_bot_finds_no_files_in_its_own_messages(world: World) -> None:
    """People see the picture; what the bot is given of the message does not list it (issue 8277)."""
    await playing(world)
    board = newest(world.public(world.thread()))

    fetched = await world.bot.get_partial_messageable(board.channel.id).fetch_message(board.id)

    assert len(board.attachments) == 1
    assert fetched.attachments == []
    assert pictures_on(fetched)


async def test_older_boards_keep_their_pictures(world: World) -> None:
    """Nobody touches them, and their buttons work as those of the newest one do."""
    people = await playing(world, moves=20)
    boards = [
        message for message in world.public(world.thread()) if "Undo" in str(list(parts(message)))
    ]
    assert len(boards) > 2

    assert [board.id for board in boards if not pictures_on(board)] == []
    oldest = boards[0]
    table = (await world.bot.tables.my_tables(people[0].id))[0].table
    [result] = await press_together(world.env, [(people[0], oldest, f"{table}::move:")])
    assert result.response is not None
    assert text_of(result.response)


async def test_old_messages_take_few_edits(world: World) -> None:
    """The fourth in six seconds is refused with 30046; the seconds over, edits are taken again."""
    await playing(world)
    channel = world.bot.get_partial_messageable(world.thread().id)
    board = newest(world.public(world.thread()))
    await world.env.advance_time(2 * HOUR)
    message = channel.get_partial_message(board.id)

    for _ in range(3):
        await message.edit(allowed_mentions=NOBODY)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(allowed_mentions=NOBODY)
    assert refused.value.code == 30046
    await world.env.advance_time(7)
    await message.edit(allowed_mentions=NOBODY)


async def test_a_game_goes_on_while_no_direct_message_can_be_sent(world: World) -> None:
    """In quarantine (20026) the panels are under the button of the board; it is no fault of ours."""
    world.beyond.is_quarantined = True
    people = await playing(world)
    table = (await world.bot.tables.my_tables(people[0].id))[0].table

    [result] = await press_together(
        world.env, [(people[0], newest(world.public(world.thread())), f"{table}::move:")]
    )

    assert 20026 in world.beyond.refused
    assert result.response is not None
    assert world.faults() == ()


async def test_direct_messages_that_were_opened_too_fast_come_later(world: World) -> None:
    """40003 passes: the panels are there in a while."""
    world.beyond.opens_none = True
    people = await playing(world)
    assert 40003 in world.beyond.refused
    world.beyond.opens_none = False

    await world.env.advance_time(HOUR)

    assert all(world.dm(person) for person in people)
    assert world.faults() == ()


async def test_a_press_in_an_archived_thread_that_cannot_be_answered_is_no_fault(
    world: World,
) -> None:
    """50013 at the acknowledgement: nobody can be told, and the game stands as it stood."""
    people = await playing(world)
    metadata = world.env.backend.channels[world.thread().id].thread_metadata
    assert metadata is not None
    metadata.archived = world.beyond.denies_archived = True
    board = newest(world.public(world.thread()))
    table = (await world.bot.tables.my_tables(people[0].id))[0].table

    await press_together(world.env, [(people[0], board, f"{table}::undo:")])

    assert world.beyond.refused == [50013]
    assert world.faults() == ()
