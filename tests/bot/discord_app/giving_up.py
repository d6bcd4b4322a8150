"""A table brought to its end without playing it out."""

import discord

from tests.bot.discord_app.world import Person, World, button, controls, newest


async def give_up(world: World, people: list[Person]) -> discord.Message:
    """The first proposes to end the game, the others agree; gives the last message of the table."""
    question = (await people[0].slash(world.thread(), "leave")).response
    assert question is not None
    await people[0].click(question, custom_id=button(question, "abandon"))
    notice = newest(world.public(world.thread()))
    ids = [str(one["custom_id"]) for one in controls(notice)]
    [word] = [one for one in ids if one.endswith("::vote-end:yes")]
    for person in people[1:]:
        await person.click(notice, custom_id=word)
    return newest(world.public(world.thread()))
