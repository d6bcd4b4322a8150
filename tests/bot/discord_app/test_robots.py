"""Robots have one name at their table: on the board, in lists, in records, in every language."""

import asyncio
from typing import Any

import pytest

from bot.i18n.speech import LANGUAGES, words_in
from bot.tables.queries import reading, records
from bot.tables.search_processes import ThreadThinker
from games.core.record import read
from tests.bot.discord_app.players import start_table
from tests.bot.discord_app.world import World, text_of
from tests.bot.tables.world import ANA, BRUNO
from tests.bot.tables.world import World as Tables


@pytest.mark.parametrize(("locale", "waits"), [("en-US", "waits for"), ("pt-BR", "espera")])
async def test_lists_call_a_robot_as_its_table_does(
    world: World, monkeypatch: pytest.MonkeyPatch, locale: str, waits: str
) -> None:
    """Whoever plays against two robots that think for long reads on the board and in the lists whom the game waits for."""

    async def for_ever(*_: Any) -> None:
        await asyncio.sleep(3_600)

    monkeypatch.setattr(ThreadThinker, "choose", for_ever)
    ana = world.person("ana", locale)
    await start_table(world, [ana], game="san-juan", robots=2)
    table = await reading.table(world.context, 1)
    asked = [info for info in table.seats if info.required]
    assert asked
    names = words_in(table.language, table).names
    for command in ("tables", "digest"):
        told = text_of((await ana.slash(world.channel, command)).response)
        for info in asked:
            if info.is_robot:
                assert f"{names[info.seat or 0]} (" in told
                assert waits in told


async def test_robots_and_namesakes_are_called_alike_in_every_language(world: World) -> None:
    """Also where a person has a robot's name."""
    people = [world.person("barnaby"), world.person("ana", "pt-BR")]
    await start_table(world, people, game="san-juan", robots=2)
    table = await reading.table(world.context, 1)

    names = {words_in(language, table).names for language in LANGUAGES.names}

    assert len(names) == 1
    [called] = names
    assert len(set(called)) == 4
    assert sum(name.lower().startswith("barnaby") for name in called) == 2


async def test_a_record_calls_robots_as_the_lobby_did(sqlite_url: str) -> None:
    """By the same names, with their levels."""
    world = Tables(sqlite_url)
    await world.start()
    table = await world.game_of(ANA, BRUNO, robots=2)
    info = await world.to_the_end(table)

    record = read(await records.record(world.context, table))

    robots = {record.names[seat.seat or 0] for seat in info.seats if seat.is_robot}
    assert robots == {"Amelia (normal)", "Barnaby (normal)"}
    await world.tables.close()
