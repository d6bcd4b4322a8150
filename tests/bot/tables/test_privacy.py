"""What is stored of a person, given out and taken out."""

import json
import re

import pytest
from sqlalchemy import text

from bot.model import NoSuchTable, Phase
from games.core.record import read
from tests.bot.tables.world import ANA, BRUNO, CLARA, World
from tests.games.core.toy import TOY
from tests.playing import faults


async def everything(world: World) -> str:
    """All rows of all tables of the database, as one text."""
    rows = []
    async with world.tables.shared.database.read() as connection:
        for name in (
            "tables",
            "seats",
            "steps",
            "people",
            "best_scores",
            "results",
            "invitations",
            "wishes",
            "notes",
            "lessons",
            "handed",
            "followers",
            "drafts",
            "outbox",
            "sent",
        ):
            found = await connection.execute(text(f"SELECT * FROM {name}"))
            rows += [repr(tuple(row)) for row in found.all()]
    return "\n".join(rows)


async def test_a_person_gets_what_is_stored(world: World) -> None:
    """Settings, seats and own moves, and nobody else's."""
    table = await world.game_of(ANA, BRUNO)
    await world.tables.people.set_language(ANA.user_id, "pt-BR")
    await world.to_the_end(table)

    told = json.loads(await world.tables.privacy.export(ANA.user_id))

    assert told["user_id"] == str(ANA.user_id)
    assert [row["language"] for row in told["settings"]] == ["pt-BR"]
    assert [row["name"] for row in told["seats"]] == [ANA.name]
    record = read(await world.tables.record(table))
    seat = next(n for n, name in enumerate(record.names) if name == ANA.name)
    moves = [entry for entry in record.segments[0].entries if getattr(entry, "seat", None) == seat]
    assert [row["action"] for row in told["moves"]] == [move.action for move in moves]  # type: ignore[union-attr]
    assert BRUNO.name not in json.dumps(told)


async def test_a_person_is_forgotten(world: World) -> None:
    """Out of lobbies, running and finished games; the games go on, and the finished one's record is right as before."""
    over = await world.game_of(ANA, BRUNO)
    await world.to_the_end(over)
    running = await world.game_of(ANA, BRUNO, CLARA)
    await world.move(running)
    lobby = await world.lobby(ANA, BRUNO)
    alone = await world.lobby(ANA)
    await world.tables.people.set_language(ANA.user_id, "pt-BR")

    await world.tables.privacy.forget(ANA.user_id)
    await world.settle()

    stored = await everything(world)
    assert re.search(rf"\b{ANA.user_id}\b", stored) is None
    assert ANA.name not in stored
    record = read(await world.tables.record(over))
    assert ANA.name not in record.names
    assert [name for name in record.names if name.startswith("player-")] == ["player-1"]
    assert faults(TOY, record) == []
    assert (await world.tables.table(lobby)).host == BRUNO
    assert (await world.tables.table(alone)).phase is Phase.CLOSED
    info = await world.to_the_end(running)
    assert info.phase is Phase.FINISHED
    assert json.loads(await world.tables.privacy.export(ANA.user_id))["seats"] == []


async def test_who_was_forgotten_may_begin_anew(world: World) -> None:
    """Twice forgotten is no error, and the next table is like a first one."""
    await world.tables.privacy.forget(ANA.user_id)
    await world.tables.privacy.forget(ANA.user_id)

    table = await world.game_of(ANA, BRUNO)

    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    with pytest.raises(NoSuchTable):
        await world.tables.table(table + 1)
