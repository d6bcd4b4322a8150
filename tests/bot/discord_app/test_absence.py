"""Time: reminders, time that is up, seats that go to a robot and come back."""

from random import Random

from msgspec import structs

from bot.model.tables import Phase
from bot.tables.context import ServiceConfig
from bot.tables.queries import reading
from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import answers, play_on, start_table
from tests.bot.discord_app.setups import HOUR, last, waiting
from tests.bot.discord_app.world import Person, World, button, links, newest, text_of, words_on


async def test_a_reminder_comes_once_and_calls_whoever_is_waited_for(world: World) -> None:
    """As a direct message that takes the place of the one before: the question stands last, and its buttons work."""
    first, _ = await waiting(world)
    before = len(world.public(world.thread()))
    panel = newest(world.dm(first))

    await world.env.advance_time(25 * HOUR)
    await world.env.advance_time(25 * HOUR)

    assert len(world.public(world.thread())) == before
    [reminder] = world.dm(first)
    assert reminder.id != panel.id
    assert not reminder.flags.silent
    assert "still waiting" in text_of(reminder)
    position = await reading.position(world.context, 1)
    due_at = position.table.of_seat(position.asked[0]).due_at
    assert due_at is not None
    assert f"Your time runs out <t:{int(due_at.timestamp())}:R>" in text_of(reminder)
    assert answers(reminder)
    assert await play_on(world, [first], Random(1), 1) == 1


async def test_a_reminder_calls_by_name_whom_no_direct_message_reaches(world: World) -> None:
    """After the hours that the operator set; its button works, and its link leads to the newest board."""
    people = [world.person("ana"), world.person("bruno")]
    world.beyond.is_quarantined = True
    await start_table(world, people, game="san-juan")
    position = await reading.position(world.context, 1)
    called = position.table.of_seat(position.asked[0]).person
    first = next(person for person in people if called and person.id == called.user_id)
    before = len(world.public(world.thread()))
    board = last(world)

    await world.env.advance_time(25 * HOUR)
    await world.env.advance_time(25 * HOUR)

    assert len(world.public(world.thread())) == before + 1
    assert pinged(world.env, last(world)) == {first.id}
    assert f"<@{first.id}>" in text_of(last(world))
    assert links(last(world)) == [board.jump_url]
    result = await first.click(last(world), custom_id=button(last(world), "move"))
    assert result.response is not None
    assert result.response.attachments


async def test_when_time_is_up_the_others_may_play_for_the_absent(world: World) -> None:
    """Whoever is absent cannot; the other can, once, and then the whole turn is played. Both are called."""
    first, other = await waiting(world)
    await world.env.advance_time(73 * HOUR)
    notice = last(world)
    assert pinged(world.env, notice) == {first.id, other.id}
    assert {"play-for", "to-house", "hand-on"} == words_on(notice)
    step = (await reading.table(world.context, 1)).step

    own = await first.click(notice, custom_id=button(notice, "play-for"))
    assert (await reading.table(world.context, 1)).step == step
    assert own.ephemeral
    assert own.response is not None
    assert "It’s your turn" in text_of(own.response)
    played = await other.click(notice, custom_id=button(notice, "play-for"))

    assert (await reading.table(world.context, 1)).step > step
    assert not await is_waited_for(world, first)
    assert played.response is not None
    assert first.name.title() in text_of(played.response)


async def is_waited_for(world: World, person: Person) -> bool:
    """Whether the game waits for the person."""
    info = (await reading.table(world.context, 1)).of_user(person.id)
    return info is not None and info.required


async def test_the_clock_runs_for_every_decision(world: World) -> None:
    """Whoever stays away is spoken of each time that the game waits for them too long, for weeks."""
    first, other = await waiting(world)
    for _ in range(3):
        await world.env.advance_time(73 * HOUR)
        said = f"{first.name.title()} is out of time"
        notice = newest([one for one in world.public(world.thread()) if said in text_of(one)])
        assert {"play-for", "to-house", "hand-on"} == words_on(notice)
        step = (await reading.table(world.context, 1)).step
        await other.click(notice, custom_id=button(notice, "play-for"))
        assert (await reading.table(world.context, 1)).step > step
        for seed in range(40):
            if await is_waited_for(world, first):
                break
            await play_on(world, [other], Random(seed), 1)
        assert await is_waited_for(world, first)


async def test_by_default_a_robot_plays_until_they_return(world: World) -> None:
    """The time up, whoever was away is called once; the other plays on, and the seat is there for its player."""
    context = world.context
    context.config = structs.replace(context.config, absence=ServiceConfig("a release").absence)
    first, other = await waiting(world)

    await world.env.advance_time(73 * HOUR)

    loud = [one for one in world.public(world.thread()) if not one.flags.silent]
    notices = [one for one in loud if pinged(world.env, one)]
    assert [pinged(world.env, one) for one in notices] == [{first.id}]
    assert "until they return" in text_of(notices[0])
    assert not await is_waited_for(world, first)
    assert await play_on(world, [other], Random(1), 4) == 4
    back = (await first.slash(world.thread(), "move")).response
    assert back is not None
    await first.click(back, custom_id=button(back, "come-back"))
    assert (await reading.table(world.context, 1)).of_user(first.id) is not None


async def test_a_seat_goes_to_a_robot_and_comes_back(world: World) -> None:
    """The absent player finds the way back under the same button."""
    first, other = await waiting(world)
    await world.env.advance_time(73 * HOUR)
    notice = last(world)

    await other.click(notice, custom_id=button(notice, "to-house"))
    assert (await reading.table(world.context, 1)).of_user(first.id) is None
    board = next(m for m in reversed(world.public(world.thread())) if "hand" in words_on(m))
    offered = await first.click(board, custom_id=button(board, "move"))
    assert offered.response is not None
    await first.click(offered.response, custom_id=button(offered.response, "come-back"))

    assert (await reading.table(world.context, 1)).of_user(first.id) is not None
    assert await play_on(world, [first, other], Random(1), 4) == 4


async def test_leaving_gives_the_seat_to_a_robot_and_the_game_goes_on(world: World) -> None:
    """Asked once more before; the other plays on against a robot."""
    first, other = await waiting(world)
    question = await first.slash(world.thread(), "leave")
    assert question.response is not None

    await first.click(question.response, custom_id=button(question.response, "leave-game"))

    assert "come-back" in words_on(question.response)
    for place in (world.thread(), world.channel):
        lost = await first.slash(place, "move")
        assert lost.response is not None
        assert words_on(lost.response) == {"come-back", "offer-seat"}
    assert words_on(newest(world.dm(first))) == {"come-back", "offer-seat"}
    assert await play_on(world, [other], Random(1), 6) == 6


async def test_the_last_person_ends_the_game_by_leaving(world: World) -> None:
    """The question says so, offers nothing else, and the answer shows no way back."""
    alone = world.person("ana")
    await start_table(world, [alone], game="san-juan", robots=1)
    question = await alone.slash(world.thread(), "leave")
    assert question.response is not None
    assert words_on(question.response) == {"leave-game", "offer-seat"}

    await alone.click(question.response, custom_id=button(question.response, "leave-game"))

    assert (await reading.table(world.context, 1)).phase is Phase.ABANDONED
    assert words_on(question.response) == set()


async def left_for_a_while(world: World) -> Person:
    """Somebody in whose seat a robot has just made a move; the other has moved, too."""
    first, other = await waiting(world)
    question = await first.slash(world.thread(), "leave")
    assert question.response is not None
    await first.click(question.response, custom_id=button(question.response, "leave-game"))
    for seed in range(20):
        await play_on(world, [other], Random(seed), 1)
        told = [
            entry for entry in (await reading.log(world.context, 1, None)).entries if entry.events
        ]
        if seed and told[-1].by == "house":
            break
    return first


async def test_a_table_that_was_left_is_in_the_list(world: World) -> None:
    """It says that a robot plays there, and leads back."""
    first = await left_for_a_while(world)

    listed = await first.slash(world.channel, "tables")

    assert listed.response is not None
    assert "a robot plays for you" in text_of(listed.response)
    assert "your turn" not in text_of(listed.response)
    await first.click(listed.response, custom_id=button(listed.response, "come-back"))
    assert (await reading.table(world.context, 1)).of_user(first.id) is not None
    again = await first.slash(world.channel, "tables")
    assert words_on(again.response) == set()


async def test_what_a_robot_did_is_not_told_as_ones_own(world: World) -> None:
    """Whoever comes back reads who acted, and is not offered to take that back alone."""
    first = await left_for_a_while(world)
    way_back = await first.slash(world.thread(), "move")
    assert way_back.response is not None

    await first.click(way_back.response, custom_id=button(way_back.response, "come-back"))

    own = (await first.slash(world.thread(), "move")).response
    assert own is not None
    for shown in (own, newest(world.dm(first))):
        assert "You picked" not in text_of(shown)
        assert "You chose" not in text_of(shown)
        assert "take-back" not in words_on(shown)
    told = text_of((await first.click(own, custom_id=button(own, "else"))).response)
    assert "A robot (for you)" in told or "A robot answered for you" in told
