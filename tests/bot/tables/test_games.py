"""Whole games through the service."""

from bot.tables.model import Phase
from bot.tables.publishing import Kind
from games.core.record import read
from games.core.verify import verify
from tests.bot.tables.world import ANA, BRUNO, CLARA, World
from tests.games.core.toy import TOY


async def test_a_game_of_people_is_played_to_its_end(world: World) -> None:
    """Lobby, terms, moves and end; the record verifies."""
    table = await world.game_of(ANA, BRUNO, CLARA)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    position = await world.tables.position(table)
    assert len(position.sheets) == 3
    assert world.channel.count(Kind.TERMS) == 1
    assert world.channel.count(Kind.FINAL) == 1
    assert verify(TOY, read(await world.tables.record(table))) == ()


async def test_the_house_plays_beside_a_person(world: World) -> None:
    """Two house players and a person come to the end."""
    table = await world.game_of(ANA, house=2)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    record = read(await world.tables.record(table))
    assert verify(TOY, record) == ()
    assert {"house", "person"} == {
        entry.by for segment in record.segments for entry in segment.entries if hasattr(entry, "by")
    }
