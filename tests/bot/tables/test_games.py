"""Whole games through the service."""

import multiprocessing
from typing import Any

import pytest

from bot.model.tables import Phase
from bot.tables.publishing import Kind
from bot.tables.queries import reading, records
from bot.tables.search_processes import ProcessThinker
from games.catalogue import GAMES
from games.core.forms import allowed
from games.core.game import Game
from games.core.levels import Level
from games.core.record import read
from games.core.verify import verify
from tests.bot.tables.world import ANA, BRUNO, CLARA, World
from tests.contract.particulars import hidden_of
from tests.games.core.toy import TOY


async def test_a_game_of_people_is_played_to_its_end(world: World) -> None:
    """Lobby, terms, moves and end; the record verifies."""
    table = await world.game_of(ANA, BRUNO, CLARA)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    position = await reading.position(world.context, table)
    assert len(position.sheets) == 3
    assert world.channel.count(Kind.TERMS) == 1
    assert world.channel.count(Kind.FINAL) == 1
    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_a_robot_plays_beside_a_person(world: World) -> None:
    """Two robots and a person come to the end."""
    table = await world.game_of(ANA, robots=2)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    record = read(await records.record(world.context, table))
    assert verify(TOY, record) == ()
    assert {"house", "person"} == {
        entry.by for segment in record.segments for entry in segment.entries if hasattr(entry, "by")
    }


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
async def test_every_game_of_the_catalogue_is_played_through_the_service(
    sqlite_url: str, game: Game[Any, Any, Any]
) -> None:
    """A person among robots, to the last point; the record verifies, the public log hides the toy's whispers."""
    world = World(sqlite_url, game)
    await world.start()
    table = await world.game_of(ANA, robots=game.seats[0] - 1)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    assert verify(game, read(await records.record(world.context, table))) == ()
    mine = await reading.log(world.context, table, ANA.user_id, limit=10_000)
    public = await reading.log(world.context, table, None, limit=10_000)
    own, known = ([entry.events for entry in log.entries] for log in (mine, public))
    assert own == known or hidden_of(game.id), "only secrets are told to one seat"
    await world.tables.close()


async def test_a_robot_thinks_in_a_process_of_its_own(sqlite_url: str) -> None:
    """Views, question and answer cross over; the answer is offered; a process that dies is replaced."""
    world = World(sqlite_url, GAMES[0])
    await world.start()
    thinker = ProcessThinker(0.05, 1)
    table = await world.game_of(ANA, BRUNO, CLARA)
    ask = await world.asked(table)
    assert ask.decision is not None
    try:
        for _ in range(2):
            action = await thinker.choose(
                GAMES[0], ask.position.public, ask.private, ask.decision, 0.05, Level.NORMAL
            )
            assert action is not None
            assert allowed(ask.decision, action)
            for child in multiprocessing.active_children():
                child.kill()
                child.join()
    finally:
        await thinker.close()
        await world.tables.close()
