"""A table on Discord at which somebody asks for an undo."""

import discord
import simcord

from bot.tables.queries import reading
from tests.bot.discord_app.players import (
    answers,
    asked,
    panel_of,
    start_table,
)
from tests.bot.discord_app.world import Person, World, button, words_on

ROLE = "pick:pick_role.role"


async def at_a_table(world: World, seats: int = 2) -> list[Person]:
    """A started table; whoever is asked first, then the others as they will be asked."""
    people = [world.person(name) for name in ("ana", "bruno", "carla")[:seats]]
    await start_table(world, people, game="san-juan")
    table = await reading.table(world.context, 1)
    order = [info.person.user_id for info in table.seats if info.person]
    first, _ = next(asked(world, people))
    start = order.index(first.id)
    return sorted(people, key=lambda one: (order.index(one.id) - start) % seats)


async def answer(
    person: Person, panel: discord.Message, start: str | tuple[str, ...]
) -> simcord.InteractionResult:
    """Press the first answer whose word begins so."""
    found = [
        one["custom_id"] for one in answers(panel) if word_of(one["custom_id"]).startswith(start)
    ]
    assert found, f"{start!r} is not among {[one['custom_id'] for one in answers(panel)]}"
    result: simcord.InteractionResult = await person.user.click(panel, custom_id=found[0])
    return result


def word_of(custom_id: str) -> str:
    """What follows the table and the number of the question."""
    return custom_id.split(":", 2)[2]


async def choose(world: World, person: Person, start: str | tuple[str, ...]) -> None:
    """Answer the question in the direct messages."""
    panel = panel_of(world, person)
    assert panel is not None
    await answer(person, panel, start)


async def end_of_turn(world: World, first: Person, second: Person) -> None:
    """The first takes a role that all have had their part in when the second must choose: chance is used."""
    await choose(world, first, f"{ROLE}.prospector")
    panel = panel_of(world, second)
    assert panel is not None
    assert any(word_of(one["custom_id"]).startswith(ROLE) for one in answers(panel))


def called(person: Person) -> str:
    """The name that the table knows."""
    name: str = person.name.title()
    return name


def board(world: World) -> discord.Message:
    """The newest message with the board's controls."""
    return [one for one in world.public(world.thread()) if {"move", "log"} <= words_on(one)][-1]


def ballot(world: World) -> discord.Message:
    """The newest message that can be voted on."""
    return [one for one in world.public(world.thread()) if "vote-undo" in words_on(one)][-1]


async def ask_to_take_back(world: World, person: Person) -> None:
    """*Undo*, and yes to the question whether the others are to be asked."""
    shown = (await person.slash(world.thread(), "undo")).response
    assert shown is not None
    await person.click(shown, custom_id=button(shown, "undo-sure"))


async def step(world: World) -> int:
    """Where the journal stands."""
    return (await reading.table(world.context, 1)).step
