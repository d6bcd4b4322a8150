"""CATAN with what its box adds, through the components that people see: the first rounds, a restart, and some more.

The whole game to its last point is the story without modules (`tests/games/catan/story.py`); here as many moves are pressed as
bring up what the modules ask.
"""

from collections.abc import Collection, Mapping
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.model.questions import Ask
from bot.tables.queries import reading
from games.core.forms import sample, verb
from games.core.model import Action, Key
from tests.bot.discord_app.players import play_on, start_table
from tests.bot.discord_app.pressing import Presser
from tests.bot.discord_app.stories import after
from tests.bot.discord_app.world import World, text_of
from tests.games.catan.story import wanted as wanted_on_the_island

pytestmark = pytest.mark.timeout(300)

CURIOUS = 0.5
"""How often what a module offers is tried, where it can be."""

AT_RANDOM = 20
"""Presses before the restart by which nobody wants anything."""


class Box(Struct, frozen=True):
    """What is played with, for how many moves before and after the restart, and what must have been pressed."""

    agreed: Mapping[Key, str]
    before: int
    later: int
    pressed: Collection[Key]


FRIENDS = Box(
    {"helpers": "True", "frenemies": "True"},
    110,
    60,
    frozenset({"flip_helper"}),
)

CANAL = Box(
    {"board": "newyork", "erie": "True", "helpers": "True"},
    110,
    60,
    frozenset({"play_token"}),
)


def wanted(ask: Ask, chance: Random) -> Action | None:
    """Often something of a module, else what brings the game on."""
    assert ask.decision is not None
    added = tuple(one for one in ask.decision.offers if ".modules." in one.action.__module__)
    if added and chance.random() < CURIOUS:
        offer = chance.choice(added)
        return sample(replace(ask.decision, offers=(offer,)), chance.randrange)
    return wanted_on_the_island(ask, chance)


@pytest.mark.parametrize("box", [FRIENDS, CANAL], ids=["frenemies-helpers", "newyork-erie-helpers"])
async def test_the_modules_are_pressed_in_both_languages(world: World, box: Box) -> None:
    """Lobby, founding, rounds with helpers, favors and the canal; at random; after a restart it goes on where it was."""
    world.server_speaks("pt-BR")
    people = [world.person("ana", "pt-BR"), world.person("bruno", "en-US"), world.person("carla")]
    await start_table(world, people, game="catan", agreed=box.agreed)
    presser = Presser(world, people, wanted)

    await presser.play(until=after(box.before))
    await play_on(world, people, Random(len(people)), AT_RANDOM)
    step = (await reading.table(world.context, 1)).step
    await world.restart()
    assert (await reading.table(world.context, 1)).step == step
    await presser.play(until=after(box.later))

    assert len(presser.moves) == box.before + box.later
    assert {verb(type(action)) for _, action in presser.moves.values()} >= {*box.pressed}
    assert (await reading.table(world.context, 1)).step > step
    told = await people[1].slash(world.thread(), "log")
    assert told.response is not None
    assert text_of(told.response)
    boards = [one for one in world.public(world.thread()) if one.attachments]
    assert boards[-1].attachments[0].description
