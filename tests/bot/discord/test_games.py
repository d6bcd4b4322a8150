"""Whole games, clicked through the components that people see, to the last point."""

from random import Random

import pytest

from tests.bot.discord.players import play_on, start_table
from tests.bot.discord.world import World, newest, text_of, words_on

LIMIT = 3_000


@pytest.mark.parametrize(("seats", "locale"), [(2, "pt-BR")])
async def test_a_game_is_played_to_its_end(world: World, seats: int, locale: str) -> None:
    """Random presses on the panels end the game: scores, record and rematch are shown."""
    world.server_speaks(locale)
    people = [world.person(name, locale) for name in ("ana", "bruno", "carla", "davi")[:seats]]
    await start_table(world, people, game="san-juan")

    presses = await play_on(world, people, Random(seats), LIMIT)
    print("PRESSES", presses)
    final = newest(world.public(world.thread()))
    print(text_of(final))
    assert presses < LIMIT
    assert "rematch" in words_on(final)
