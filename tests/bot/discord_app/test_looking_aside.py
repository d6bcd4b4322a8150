"""What a player looks at beside a question: it takes the question's place or stands under it, and one press leads back."""

import discord
import pytest

from bot.i18n.speech import LANGUAGES
from tests.bot.discord_app.players import answers, asked, more_of
from tests.bot.discord_app.setups import two_players
from tests.bot.discord_app.world import Person, World, button, controls, newest, text_of, words_on

BACK = "to-question"

ASIDE = ("rules", "log", "hand", "note")
"""What the message with everything else leads to."""


async def somebody_asked(world: World) -> tuple[Person, discord.Message]:
    """Whoever of two players must act, with the question in the direct messages."""
    return next(asked(world, await two_players(world)))


def private(world: World, person: Person) -> list[discord.Message]:
    """The answers in the table's thread that only this person sees."""
    seen = world.thread().history(viewer=person)
    return [message for message in seen if message.flags.ephemeral]


async def own_question(world: World, person: Person) -> discord.Message:
    """The question, asked for at the table."""
    board = newest(world.public(world.thread()))
    await person.click(board, custom_id=button(board, "move"))
    [question] = private(world, person)
    return question


@pytest.mark.parametrize("way", ASIDE)
async def test_at_the_table_one_press_leads_back_to_the_question(world: World, way: str) -> None:
    """The rules and the like take the question's place, and it takes theirs again: no message is added."""
    first, _ = await somebody_asked(world)
    question = await own_question(world, first)
    before = controls(question)

    await first.click(question, custom_id=button(question, "else"))
    [more] = private(world, first)
    await first.click(more, custom_id=button(more, way))
    [aside] = private(world, first)
    assert answers(aside) == []
    await first.click(aside, custom_id=button(aside, BACK))

    [back] = private(world, first)
    assert more.id == aside.id == back.id == question.id
    assert controls(back) == before
    assert back.attachments


@pytest.mark.parametrize("way", ASIDE)
async def test_in_direct_messages_what_was_looked_at_vanishes(world: World, way: str) -> None:
    """It stands under the question, which stays as it is; one press takes it away, also after a restart."""
    first, question = await somebody_asked(world)
    before = world.dm(first)

    more = await more_of(first, question)
    await first.user.click(more, custom_id=button(more, way))
    [aside] = world.dm(first)[len(before) :]
    assert aside.id == more.id
    await world.restart()
    await first.user.click(aside, custom_id=button(aside, BACK))

    assert [one.id for one in world.dm(first)] == [one.id for one in before]
    assert controls(newest(world.dm(first))) == controls(question)


async def test_what_was_opened_at_the_board_becomes_the_only_question(world: World) -> None:
    """A hand from the board turns into the question, and the question from before goes."""
    first, _ = await somebody_asked(world)
    question = await own_question(world, first)
    board = newest(world.public(world.thread()))
    hand = (await first.click(board, custom_id=button(board, "hand"))).response
    assert hand is not None
    assert LANGUAGES.words("en")("bot-my-move") in [one["label"] for one in controls(hand)]

    await first.click(hand, custom_id=button(hand, BACK))

    [left] = private(world, first)
    assert left.id == hand.id
    assert controls(left) == controls(question)
    again = await first.click(board, custom_id=button(board, "hand"))
    assert again.response is not None
    assert {one.id for one in private(world, first)} == {left.id, again.response.id}


async def test_topics_of_the_rules_change_one_message(world: World) -> None:
    """However many are read; whoever does not play reads them without a way to a question."""
    first, _ = await somebody_asked(world)
    stranger = world.person("carla")
    board = newest(world.public(world.thread()))
    for person in (first, stranger):
        await person.click(board, custom_id=button(board, "rules"))
        [rules] = private(world, person)
        for _ in range(3):
            menu = next(one for one in controls(rules) if "options" in one)
            wanted = menu["options"][-1]
            await person.select(rules, [wanted["value"]], custom_id=menu["custom_id"])
            [rules] = private(world, person)
            assert wanted["label"] in text_of(rules)
        assert (BACK in words_on(rules)) == (person is first)
