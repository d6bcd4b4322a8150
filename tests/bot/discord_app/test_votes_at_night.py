"""A vote that begins while it is quiet for somebody: no sound in the night, one call in the morning, old buttons gone."""

import discord
import pytest

from tests.bot.discord_app.inside import pinged
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.setups import HOUR, said, this_hour
from tests.bot.discord_app.undo_setup import ask_to_take_back, at_a_table, called, end_of_turn, step
from tests.bot.discord_app.world import (
    Killed,
    Person,
    World,
    button,
    controls,
    newest,
    text_of,
    words_on,
)

SAID = {
    "en-US": (
        "still proposing",
        "I’ve asked again further down",
        "your vote is needed",
    ),
    "pt-BR": (
        "ainda propõe",
        "Perguntei de novo mais abaixo",
        "falta o seu voto",
    ),
}


def votes(world: World, verb: str) -> list[discord.Message]:
    """The messages that can be voted on."""
    return [one for one in world.public(world.thread()) if verb in words_on(one)]


async def asleep(world: World, person: Person, hours: int = 8) -> None:
    """It is quiet for the person from this hour on."""
    begin = this_hour(world)
    await said(world, person, zone="UTC", begin=begin, end=(begin + hours) % 24)


async def proposed_to_end(world: World, person: Person) -> None:
    """The person proposes to end the game."""
    shown = (await person.slash(world.thread(), "leave")).response
    assert shown is not None
    await person.click(shown, custom_id=button(shown, "abandon"))


@pytest.mark.parametrize("locale", SAID)
async def test_the_morning_asks_again(world: World, locale: str) -> None:
    """Through a restart: the message of the night keeps no buttons, those of the morning count, and it is asked once."""
    anew, below, waits = SAID[locale]
    world.server_speaks(locale)
    people = [world.person(name, locale) for name in ("ana", "bruno")]
    await start_table(world, people, game="san-juan")
    await asleep(world, people[1])
    await proposed_to_end(world, people[0])
    [night] = votes(world, "vote-end")
    assert pinged(world.env, night) == set()
    assert waits in await listed(world, people[1], locale)
    assert waits not in await listed(world, people[0], locale)
    await world.restart()
    await world.env.advance_time(4 * HOUR)
    assert [one.id for one in votes(world, "vote-end")] == [night.id]

    await world.env.advance_time(5 * HOUR)

    [morning] = votes(world, "vote-end")
    assert morning.id != night.id
    assert anew in text_of(morning)
    assert pinged(world.env, morning) == {people[1].id}
    [night] = [one for one in world.public(world.thread()) if one.id == night.id]
    assert controls(night) == []
    assert below in text_of(night)
    await world.env.advance_time(24 * HOUR)
    assert [one.id for one in votes(world, "vote-end")] == [morning.id]
    await people[1].click(morning, custom_id="1::vote-end:yes")
    assert votes(world, "vote-end") == []
    assert waits not in await listed(world, people[1], locale)


async def listed(world: World, person: Person, locale: str) -> str:
    """The person's list of tables."""
    answer = (await person.slash(world.channel, "tables")).response
    assert answer is not None
    return text_of(answer)


async def test_whoever_has_voted_sleeps_on(world: World) -> None:
    """An answer in the night is one; what was settled is not asked again."""
    people = await at_a_table(world, seats=3)
    await end_of_turn(world, people[0], people[1])
    before = await step(world)
    await asleep(world, people[1])
    await asleep(world, people[2], hours=6)
    await ask_to_take_back(world, people[0])
    [request] = votes(world, "vote-undo")
    assert pinged(world.env, request) == set()
    await people[1].click(request, custom_id=button(request, "yes"))
    await world.env.advance_time(7 * HOUR)
    [again] = votes(world, "vote-undo")
    assert pinged(world.env, again) == {people[2].id}
    assert f"{called(people[0])} picked the Prospector" in text_of(again)

    await people[2].click(again, custom_id=button(again, "yes"))

    assert await step(world) == before + 1
    count = len(world.public(world.thread()))
    await world.env.advance_time(3 * HOUR)
    assert votes(world, "vote-undo") == []
    assert len(world.public(world.thread())) == count


async def test_hours_that_end_early_call_early(world: World) -> None:
    """Two votes at once are asked again as soon as it is quiet no more; a vote that began by day is not."""
    people = await at_a_table(world)
    await end_of_turn(world, people[0], people[1])
    await proposed_to_end(world, people[0])
    [by_day] = votes(world, "vote-end")
    await asleep(world, people[1])
    await ask_to_take_back(world, people[0])
    [night] = votes(world, "vote-undo")

    answer = await people[1].slash(world.channel, "quiet")
    assert answer.response is not None
    await people[1].click(answer.response, custom_id=button(answer.response, "quiet-off"))
    await world.env.advance_time(60)

    [again] = votes(world, "vote-undo")
    assert again.id != night.id
    assert pinged(world.env, again) == {people[1].id}
    [before] = votes(world, "vote-end")
    assert before.id == by_day.id, "whoever sleeps was called to it by day"


async def test_the_morning_calls_nobody_else(world: World) -> None:
    """Each is called once: those awake when the vote begins, and each sleeper after their own night."""
    people = [world.person(name) for name in ("ana", "bruno", "carla", "davi")]
    await start_table(world, people, game="san-juan")
    await asleep(world, people[2], hours=4)
    await asleep(world, people[3], hours=8)
    await proposed_to_end(world, people[0])
    [evening] = votes(world, "vote-end")
    assert pinged(world.env, evening) == {people[1].id}

    await world.env.advance_time(5 * HOUR)
    [morning] = votes(world, "vote-end")
    assert pinged(world.env, morning) == {people[2].id}
    await world.env.advance_time(4 * HOUR)

    [later] = votes(world, "vote-end")
    assert pinged(world.env, later) == {people[3].id}
    assert all(f"<@{person.id}>" in text_of(later) for person in people[1:])


@pytest.mark.parametrize("place", ["change.written", "change.committed", "sent.committed"])
async def test_a_morning_that_is_cut_off(world: World, place: str) -> None:
    """Killed while the vote is put anew: it stands there once, and calls once."""
    people = await at_a_table(world)
    await asleep(world, people[1])
    await proposed_to_end(world, people[0])
    [night] = votes(world, "vote-end")
    world.failpoint.name = place

    await world.env.advance_time(9 * HOUR)
    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    await world.env.advance_time(HOUR)

    [morning] = votes(world, "vote-end")
    assert morning.id != night.id
    called_to = [
        one.id for one in world.public(world.thread()) if people[1].id in pinged(world.env, one)
    ]
    assert called_to.count(morning.id) == 1
    assert newest(world.public(world.thread())).id == morning.id
