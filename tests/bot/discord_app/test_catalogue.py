"""Every game of the catalogue through simulated Discord: opened, begun and played on at every number of seats."""

from random import Random

import pytest

from bot.game_registry import REGISTRY
from bot.tables.queries import reading
from tests.bot.discord_app.players import panel_of, play_on, start_table
from tests.bot.discord_app.world import Person, World, newest, text_of, words_on

NAMES = ("ana", "bruno", "carla", "davi", "eva", "fabio")

LOCALES = ("en-US", "pt-BR")

PRESSES = 8

PATIENCE = 15
"""How often so many presses may lead to no move: whoever presses at random also opens and closes what is offered."""

SUBJECTS = [(name, seats) for name, entry in REGISTRY.items() for seats in entry.game.seats]


async def moved(world: World, people: list[Person], chance: Random) -> None:
    """Press until the game has gone on."""
    before = (await reading.table(world.context, 1)).step
    for _ in range(PATIENCE):
        await play_on(world, people, chance, PRESSES)
        if (await reading.table(world.context, 1)).step > before:
            return
    raise AssertionError("nothing that is pressed is a move")


@pytest.mark.parametrize(("game", "seats"), SUBJECTS)
async def test_every_game_is_played_on_discord(world: World, game: str, seats: int) -> None:
    """Random presses are moves, over a restart too; the board names who must act, and their panels ask them."""
    people = [world.person(name, LOCALES[n % 2]) for n, name in enumerate(NAMES[:seats])]
    chance = Random(f"{game} {seats}")

    await start_table(world, people, game=game)
    await moved(world, people, chance)
    await world.restart()
    await moved(world, people, chance)

    position = await reading.position(world.context, 1)
    public = world.public(world.thread())
    board = newest([one for one in public if {"move", "hand", "log"} <= words_on(one)])
    assert board.attachments
    required = [position.table.of_seat(seat) for seat in position.asked]
    assert required
    by_id = {person.id: person for person in people}
    for info in required:
        assert info.person is not None
        assert f"<@{info.person.user_id}>" in text_of(board)
        assert panel_of(world, by_id[info.person.user_id]) is not None
