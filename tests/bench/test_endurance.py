"""The section `endurance` presses, dies and looks, and finds what is wrong; nothing is timed here."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete

from bot.db.schema import STEPS
from bot.game_registry import REGISTRY, RegisteredGame
from tests.bench.endurance import Audit, endure
from tests.bot.discord_app.inside import hurry
from tests.bot.discord_app.players import asked, start_table
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.stage import staged
from tests.bot.discord_app.world import World, settings_in


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A server with the bot, and blank pictures."""
    hurry()
    for name, entry in REGISTRY.items():
        monkeypatch.setitem(REGISTRY, name, RegisteredGame(entry.game, Sketches(entry.renderer)))
    async with staged(settings_in(tmp_path), "endurance") as world:
        yield world


async def test_a_crowd_presses_dies_and_finds_all_as_it_was(world: World) -> None:
    """A small one, with a death in the middle."""
    came = await endure(world, "san-juan", Random(3), 80, 1)

    assert came.wrong == []
    assert (came.presses, came.deaths) == (80, 1)
    assert came.steps > 0


async def test_what_is_lost_and_stuck_is_found(world: World) -> None:
    """A step that has gone from the journal, and a question that nobody is shown any more."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    audit = Audit(world, people)
    await audit.look("at first")
    assert audit.wrong == []
    [(person, panel)] = asked(world, people)

    await panel.delete()
    async with world.context.database.write() as connection:
        await connection.execute(delete(STEPS))
    await audit.look("now")

    assert [one.split(":")[:2] for one in audit.wrong] == [["now", " lost"], ["now", " stuck"]]
    assert person.name in audit.wrong[1].casefold()
