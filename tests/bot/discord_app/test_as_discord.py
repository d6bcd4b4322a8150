"""What Discord does and SimCord does not: boards keep their pictures, and nothing that it refuses stops a game."""

from random import Random

import discord
import pytest

from bot.discord_app.delivery import Delivery
from bot.discord_app.layout import sentence
from bot.tables.queries import reading
from tests.bot.discord_app.inside import press_together
from tests.bot.discord_app.players import play_on, press_something, start_table
from tests.bot.discord_app.setups import pictures_on
from tests.bot.discord_app.world import Person, World, button, newest, parts, text_of, words_on

HOUR = 3_600


NOBODY = discord.AllowedMentions.none()


async def playing(world: World, *, moves: int = 0, game: str = "san-juan") -> list[Person]:
    """A game of three that has begun."""
    people = [world.person(name) for name in ("ana", "bruno", "clara")]
    await start_table(world, people, game=game)
    await play_on(world, people, Random(1), moves)
    return people


async def move_under_the_board(world: World, people: list[Person], chance: Random) -> None:
    """Whoever must act does so from *My move*, as people do whom no direct message reaches."""
    position = await reading.position(world.context, 1)
    info = position.table.of_seat(position.asked[0])
    person = next(one for one in people if info.person and one.id == info.person.user_id)
    message = newest([one for one in world.public(world.thread()) if "move" in words_on(one)])
    panel = await person.click(message, custom_id=button(message, "move"))
    await press_something(person, panel.response, chance)


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
    people = await playing(world)
    for seed in range(4):
        await world.env.advance_time(HOUR)
        await play_on(world, people, Random(seed), 5)
    boards = [
        message for message in world.public(world.thread()) if "Undo" in str(list(parts(message)))
    ]
    assert len(boards) > 2

    assert [board.id for board in boards if not pictures_on(board)] == []
    oldest = boards[0]
    table = (await reading.my_tables(world.context, people[0].id))[0].table
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


@pytest.mark.parametrize("code", [20026, 40003])
async def test_where_no_direct_message_is_taken_people_are_called_by_name(
    world: World, code: int
) -> None:
    """In quarantine (20026), or opening too fast (40003): one refusal stops all for a while, and it is no fault of ours."""
    world.beyond.is_quarantined, world.beyond.opens_none = code == 20026, code == 40003
    people = await playing(world)
    thread = world.thread()

    assert set(world.beyond.refused) == {code}
    refused = len(world.beyond.refused)
    chance = Random(4)
    for _ in range(12):
        await move_under_the_board(world, people, chance)
    assert len(world.beyond.refused) == refused
    sent = world.sent("POST", f"/channels/{thread.id}/messages")
    silent = discord.MessageFlags.suppress_notifications.flag
    loud = [body for body in sent if not body.get("flags", 0) & silent]
    called = [body["allowed_mentions"].get("users", []) for body in loud]
    assert len(loud) == len(sent) - 1, "the terms make no sound"
    assert all(called), (
        "the host of the full lobby was refused already: no board waits for a refusal"
    )
    assert len(called) > 2
    assert all(world.dm(person) == [] for person in people)
    assert world.faults() == ()


async def test_direct_messages_are_tried_again_after_a_while(world: World) -> None:
    """The quarantine over, the next question comes as a direct message."""
    world.beyond.is_quarantined = True
    people = await playing(world)
    world.beyond.is_quarantined = False
    await move_under_the_board(world, people, Random(4))
    assert all(world.dm(person) == [] for person in people)

    await world.env.advance_time(HOUR)
    for _ in range(4):
        await move_under_the_board(world, people, Random(4))

    assert any(world.dm(person) for person in people)
    assert world.faults() == ()


async def test_a_press_in_an_archived_thread_that_cannot_be_answered_is_no_fault(
    world: World,
) -> None:
    """50013 at the acknowledgement: nobody can be told, and the game stands as it stood."""
    people = await playing(world)
    metadata = world.env.backend.channels[world.thread().id].thread_metadata
    assert metadata is not None
    metadata.archived = world.beyond.denies_archived = True
    world.beyond.takes_all = False
    board = newest(world.public(world.thread()))
    table = (await reading.my_tables(world.context, people[0].id))[0].table

    await press_together(world.env, [(people[0], board, f"{table}::undo:")])

    assert world.beyond.refused == [50013]
    assert world.faults() == ()


async def test_a_nonce_is_one_message_for_a_while(world: World) -> None:
    """Sent again within minutes it is the message of before, which is then made to show the present; later it is a new one."""
    await playing(world)
    place, delivery = world.thread().id, Delivery(world.bot)

    first = await delivery.send(place, sentence("before"), "nonce")
    assert not world.sent("PATCH", f"/messages/{first}")
    again = await delivery.send(place, sentence("now"), "nonce")
    shown = newest(world.public(world.thread()))
    await world.env.advance_time(HOUR)
    later = await delivery.send(place, sentence("later"), "nonce")

    assert first == again == shown.id
    assert text_of(shown) == "now"
    assert later != first
