"""What is stored of a person, given out and taken out."""

import json
import re

import pytest
from sqlalchemy import insert

from bot.db.schema_puzzles import PUZZLE_ANSWERS, PUZZLES
from bot.model.errors import TableNotFound
from bot.model.people import Person
from bot.model.tables import Phase
from bot.tables.daily import challenge
from bot.tables.game import early_end
from bot.tables.lobby.invitation_limits import Invitable
from bot.tables.puzzles import store as puzzles
from bot.tables.queries import reading, records
from bot.tables.tournaments import entering
from games.core.record import read
from tests.bot.tables.setups import everything
from tests.bot.tables.tournaments.world import opened
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, World
from tests.games.core.toy import TOY
from tests.playing import faults


async def test_a_person_gets_what_is_stored(world: World) -> None:
    """Settings, seats and own moves, and nobody else's."""
    table = await world.game_of(ANA, BRUNO)
    await world.tables.people.set_language(ANA.user_id, "pt-BR")
    await world.to_the_end(table)

    told = json.loads(await world.tables.privacy.export(ANA.user_id))

    assert told["user_id"] == str(ANA.user_id)
    assert [row["language"] for row in told["settings"]] == ["pt-BR"]
    assert [row["name"] for row in told["seats"]] == [ANA.name]
    record = read(await records.record(world.context, table))
    seat = next(n for n, name in enumerate(record.names) if name == ANA.name)
    moves = [entry for entry in record.segments[0].entries if getattr(entry, "seat", None) == seat]
    assert [row["action"] for row in told["moves"]] == [move.action for move in moves]  # type: ignore[union-attr]
    assert BRUNO.name not in json.dumps(told)


async def test_own_moves_do_not_count_those_of_others(world: World) -> None:
    """The numbers of own moves would tell how many secret answers came between them: they are given once the game is over."""
    table = await world.game_of(ANA, BRUNO)
    while not json.loads(await world.tables.privacy.export(ANA.user_id))["moves"]:
        await world.move(table)
    running = json.loads(await world.tables.privacy.export(ANA.user_id))["moves"]
    await world.to_the_end(table)
    over = json.loads(await world.tables.privacy.export(ANA.user_id))["moves"]

    assert {key for row in running for key in row} == {"table_id", "action", "at"}
    assert [sorted(row) for row in over] == [["action", "at", "number", "table_id"]] * len(over)
    assert [row["action"] for row in over[: len(running)]] == [row["action"] for row in running]


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
    record = read(await records.record(world.context, over))
    assert ANA.name not in record.names
    assert [name for name in record.names if name.startswith("player-")] == ["player-1"]
    assert faults(TOY, record) == []
    assert (await reading.table(world.context, lobby)).host == BRUNO
    assert (await reading.table(world.context, alone)).phase is Phase.CLOSED
    info = await world.to_the_end(running)
    assert info.phase is Phase.FINISHED
    assert json.loads(await world.tables.privacy.export(ANA.user_id))["seats"] == []


async def answer_puzzle(world: World, person: Person) -> None:
    """The person has answered this week's puzzle, and shows their name."""
    now = world.context.now()
    week = {"week": "2026-W01", "begins_at": now, "ends_at": now, "seek_at": now}
    answer = {"week": "2026-W01", "user_id": person.user_id, "name": person.name}
    answer |= {"guild_id": GUILD, "action": "{}", "is_named": True}
    async with world.context.database.write() as connection:
        await connection.execute(insert(PUZZLES).values(week))
        await connection.execute(insert(PUZZLE_ANSWERS).values(answer))


async def test_a_seat_handed_on_does_not_count_what_has_happened(world: World) -> None:
    """At which step and revision somebody gave a seat away is told once the game is over: both count secret answers."""
    tables = world.tables
    table = await world.game_of(ANA, BRUNO)
    own = (await reading.table(tables.context, table)).of_user(ANA.user_id)
    assert own is not None
    assert own.seat is not None
    await tables.seat_transfers.offer(table, ANA.user_id)
    await tables.seat_transfers.take(table, CLARA, own.seat)

    [handed] = json.loads(await tables.privacy.export(ANA.user_id))["handed"]
    await world.to_the_end(table)
    [after] = json.loads(await tables.privacy.export(ANA.user_id))["handed"]

    assert sorted(handed) == ["at", "name", "seat", "table_id", "user_id"]
    assert sorted(after) == ["at", "name", "revision", "seat", "step", "table_id", "user_id"]


async def test_nothing_is_left_of_a_person_who_has_used_everything(world: World) -> None:
    """Nor said to be stored that is not: each kind of it is in what is given out before, and in nothing that stays."""
    tables, ana = world.tables, ANA.user_id
    running = await world.game_of(ANA, BRUNO, CLARA)
    followed = await world.game_of(BRUNO, CLARA)
    gathering = await world.lobby(BRUNO)
    handed = await world.game_of(ANA, BRUNO)
    own = (await reading.table(tables.context, handed)).of_user(ana)
    assert own is not None
    assert own.seat is not None
    await tables.seat_transfers.offer(handed, ana)
    await tables.seat_transfers.take(handed, CLARA, own.seat)
    await tables.people.set_language(ana, "pt-BR")
    await tables.vacations.begin(ana, 3)
    await tables.people.hours.set(ana, "America/Sao_Paulo", 22, 7)
    await tables.notes.write(running, ana, "rail Bruno")
    await tables.automatic_moves.give(running, ana, next(iter(TOY.rules)))
    await tables.followers.follow(followed, ana)
    await tables.invitations.wish(GUILD, ana, TOY.id)
    await tables.invitations.invite(gathering, BRUNO, (ana,))
    await tables.invitations.set_invitable(ana, GUILD, Invitable.NOT_HERE)
    await entering.sign_up(tables.context, await opened(world, host_id=ana), ANA)
    today = (await challenge.days(tables.context)).today
    await challenge.begin(tables.context, today, ANA, 1)
    await puzzles.refuse(tables.context, ana, refused=True)
    await answer_puzzle(world, ANA)
    ask = await reading.ask(tables.context, running, ana)
    await tables.lessons.kind(ask)
    await world.play(running, ask, world.answer(ask.decision))
    await early_end.propose(tables.context, running, ana)
    await world.settle()
    told = json.loads(await tables.privacy.export(ana))
    unused = ["best_scores", "results", "tournament_results"]
    assert [kind for kind, rows in told.items() if not rows] == unused

    await tables.privacy.forget(ana)
    await world.settle()

    stored = await everything(world)
    assert re.search(rf"\b{ana}\b", stored) is None
    assert ANA.name not in stored
    assert "rail Bruno" not in stored
    told = json.loads(await tables.privacy.export(ana))
    assert [kind for kind, rows in told.items() if rows] == ["user_id"]


async def test_who_was_forgotten_may_begin_anew(world: World) -> None:
    """Twice forgotten is no error, and the next table is like a first one."""
    await world.tables.privacy.forget(ANA.user_id)
    await world.tables.privacy.forget(ANA.user_id)

    table = await world.game_of(ANA, BRUNO)

    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    with pytest.raises(TableNotFound):
        await reading.table(world.context, table + 1)
