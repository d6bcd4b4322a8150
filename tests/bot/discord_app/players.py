"""People who press whatever their private panel shows, at random: the way a whole game is clicked to its end."""

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import discord
import simcord

from bot.forms.model import VERBS
from bot.tables.queries import reading
from tests.bot.discord_app.world import SELECT, Json, Person, World, button, controls, newest

DETOURS = frozenset({"back", "clear", "type", "count", "part"})
"""Verbs that lead nowhere new; taken only when nothing else is shown, or now and then."""

EAGER = frozenset({"pick", "take", "confirm", "send"})
"""Verbs that choose something; the others are mostly a way to pass."""

EAGERNESS = 0.8
"""How often something is chosen where it can be: games of passing are long."""

Leanings: TypeAlias = Mapping[str, int]
"""How likely a control is used that has this word in its id, where others have 1; 0: only if there is nothing else."""

PATIENCE = 0.9
"""How often those press who are waited for, where others may press, too."""


def panel_of(world: World, person: Person) -> discord.Message | None:
    """The newest private message of the person that holds a question."""
    return next((message for message in world.dm_newest_first(person) if answers(message)), None)


async def more_of(person: Person, panel: discord.Message) -> Any:
    """What the panel in the person's direct messages has no room for."""
    shown = await person.user.click(panel, custom_id=button(panel, "else"))
    assert shown.ephemeral
    assert shown.response is not None
    return shown.response


def answers(message: Any) -> list[Json]:
    """Controls of the planner: they answer the question."""
    return [one for one in controls(message) if verb_of(one) in VERBS]


def verb_of(control: Json) -> str:
    """The third part of its custom id."""
    return str(control["custom_id"].split(":")[2])


def chosen_values(menu: Json, chance: Random) -> list[str]:
    """As many options of a menu as it allows, at random."""
    values = [option["value"] for option in menu["options"]]
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    return chance.sample(values, chance.randint(least, min(most, len(values))))


def weight_of(custom_id: str, leanings: Leanings) -> int:
    """How likely that id is used: by the word that says most about it."""
    words = re.split(r"[:.]", custom_id)
    return max((leanings[word] for word in words if word in leanings), default=1)


def by_leaning(shown: Sequence[Json], leanings: Leanings, chance: Random) -> Json:
    """One of the controls, at random by their weights."""
    weights = [weight_of(one["custom_id"], leanings) for one in shown]
    return chance.choices(shown, weights if any(weights) else None)[0]


async def press_something(
    actor: Any, message: Any, chance: Random, leanings: Leanings | None = None
) -> simcord.InteractionResult:
    """Use one control of the question on that message."""
    shown = answers(message)
    straight = [one for one in shown if verb_of(one) not in DETOURS] or shown
    if leanings is not None:
        picked = by_leaning(straight, leanings, chance)
    else:
        eager = [one for one in straight if verb_of(one) in EAGER]
        picked = chance.choice(eager if eager and chance.random() < EAGERNESS else straight)
    result: simcord.InteractionResult
    if picked["type"] == SELECT:
        values = chosen_values(picked, chance)
        result = await actor.select(message, values, custom_id=picked["custom_id"])
    else:
        result = await actor.click(message, custom_id=picked["custom_id"])
    return result


async def start_table(
    world: World,
    people: list[Person],
    *,
    game: str,
    robots: int = 0,
    agreed: Mapping[str, str] | None = None,
    **options: Any,
) -> discord.Message:
    """A table with these people and robots, started; gives its lobby message.

    `agreed`: options of the game, chosen from the lobby's menu unless they are so already; the others go with the command.
    """
    seats = len(people) + robots
    await people[0].slash(world.channel, "play", game=game, seats=seats, **options)
    for option, value in (agreed or {}).items():
        lobby = newest(world.public(world.channel))
        shown = await people[0].click(lobby, custom_id=button(lobby, "options"))
        assert shown.response is not None
        [menu] = [one for one in controls(shown.response) if ":set:" in one["custom_id"]]
        wanted = f"{option}={value}"
        if wanted in [one["value"] for one in menu["options"]]:
            await people[0].select(shown.response, [wanted], custom_id=menu["custom_id"])
    for person in people[1:]:
        lobby = newest(world.public(world.channel))
        await person.click(lobby, custom_id=button(lobby, "join"))
    for _ in range(robots):
        lobby = newest(world.public(world.channel))
        await people[0].select(lobby, ["normal"], custom_id=button(lobby, "add-house"))
    lobby = newest(world.public(world.channel))
    await people[0].click(lobby, custom_id=button(lobby, "start"))
    return lobby


def asked(world: World, people: list[Person]) -> Iterator[tuple[Person, discord.Message]]:
    """Who has a question in their direct messages, and where."""
    for person in people:
        panel = panel_of(world, person)
        if panel is not None:
            yield person, panel


async def play_on(
    world: World,
    people: list[Person],
    chance: Random,
    presses: int,
    leanings: Leanings | None = None,
) -> int:
    """Press until nobody is waited for or that many times; gives the number of presses."""
    for done in range(presses):
        waiting = list(asked(world, people))
        if leanings is not None:
            waiting = await mostly_required(world, waiting, chance)
        if not waiting:
            return done
        person, panel = chance.choice(waiting)
        await press_something(person.user, panel, chance, leanings)
    return presses


Waiting: TypeAlias = tuple[Person, discord.Message]


async def mostly_required(
    world: World, waiting: list[Waiting], chance: Random, table: int = 1
) -> list[Waiting]:
    """Those whom the game waits for, and now and then the others."""
    position = await reading.position(world.context, table)
    seats = [position.table.of_seat(seat) for seat in position.asked]
    ids = {info.person.user_id for info in seats if info.person is not None}
    required = [one for one in waiting if one[0].id in ids]
    others = [one for one in waiting if one[0].id not in ids]
    return others if required and others and chance.random() > PATIENCE else required
