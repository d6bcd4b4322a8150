"""A table of CATAN on Discord at which people trade."""

from typing import Any

import discord

from bot.tables.game import play
from bot.tables.queries import reading
from games.core.model import Action
from tests.bot.discord_app.players import answers, start_table
from tests.bot.discord_app.world import (
    Json,
    Person,
    World,
    button,
    newest,
    words_on,
)


async def market(world: World) -> list[Person]:
    """A table of four on a market day; the people in seat order, red first."""
    people = [
        world.person("ana"),
        world.person("bruno", "pt-BR"),
        world.person("carla"),
        world.person("davi", "pt-BR"),
    ]
    await start_table(world, people, game="catan")
    table = await reading.table(world.context, 1)
    by_id = {person.id: person for person in people}
    seated = [table.of_seat(seat).person for seat in range(len(people))]
    return [by_id[one.user_id] for one in seated if one is not None]


async def does(world: World, person: Person, *actions: Action) -> None:
    """The person has given these answers, however many presses that took."""
    for action in actions:
        ask = await reading.ask(world.context, 1, person.id)
        await play.act(world.context, 1, person.id, ask.number, action)
    await world.bot.tables.outbox.settled()
    await world.env.settle()


def board(world: World) -> discord.Message:
    """The newest board."""
    return newest([one for one in world.public(world.thread()) if {"move", "log"} <= words_on(one)])


def about(message: Any, action: str) -> list[Json]:
    """Controls of the question that belong to that action."""
    return [
        one for one in answers(message) if one["custom_id"].split(":")[3].split(".")[0] == action
    ]


def replies(message: Any) -> list[Json]:
    """What answers at a press the offer that the message puts, the yes first; not with another trade."""
    ready = [one for one in answers(message) if ":ready:" in one["custom_id"]]
    return [one for one in ready if not one["label"].startswith(("Propose ", "Propor "))]


async def own_panel(world: World, person: Person) -> Any:
    """What *My move* shows."""
    shown = [one for one in world.public(world.thread()) if {"move", "log"} <= words_on(one)]
    return (await person.click(shown[-1], custom_id=button(shown[-1], "move"))).response
