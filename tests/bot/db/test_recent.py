"""What is kept in memory is what is stored, whoever wrote it last."""

from itertools import product
from typing import Any

import pytest

from bot.db.journal import VALID, steps_between, valid_steps
from bot.db.lru_cache import LruCache
from bot.db.rows import StepRow
from bot.db.step_cache import LENGTH, StepCache
from bot.db.whole_table import read_rows
from bot.model.outcomes import TakenBack
from bot.tables.game import absence, undo
from bot.tables.jobs.outbox import Outbox
from bot.tables.lobby import opening
from bot.tables.queries import reading
from bot.tables.queries.reading import SINCE
from tests.bot.db.nothing_known import NothingKnown
from tests.bot.tables.setups import played
from tests.bot.tables.world import ANA, BRUNO, CLARA, START, World, person_of
from tests.games.core.toy_values import Show


def test_what_was_not_used_for_longest_goes() -> None:
    """And without room nothing is held."""
    recent: LruCache[str] = LruCache(2)
    for number, value in enumerate("abc"):
        recent.keep(number, value)
        recent.get(1)
    recent.keep(3, "d")

    assert [recent.get(number) for number in range(4)] == [None, "b", None, "d"]
    recent.forget(3)
    assert recent.get(3) is None
    none: LruCache[str] = LruCache(0)
    none.keep(1, "a")
    assert none.get(1) is None


async def is_as_stored(world: World, table: int) -> bool:
    """Whether the rows and the steps at hand, if there are any, are those of the database, with calls that it will have."""
    context, known = world.context, NothingKnown()
    known.caches.called = context.caches.called
    async with context.database.read() as connection:
        held = context.rows.get(table)
        stored = await read_rows(connection, known, table)
        upto = stored.table.step
        steps = context.tails.between(table, max(-1, upto - 4), upto) or []
        if steps:
            assert steps == await steps_between(connection, table, steps[0].number - 1, upto)
        return held is None or held == stored


def step_of(number: int, **fields: Any) -> StepRow:
    """A move."""
    return StepRow(
        **{
            "number": number,
            "kind": "move",
            "seat": 0,
            "user_id": 1,
            "by": "person",
            "action": "{}",
            "log": "[]",
            "sealed": False,
            "unfinished": False,
            "release": "r",
            "schema": 1,
            "at": START,
            **fields,
        }
    )


def test_steps_at_hand_have_no_gap() -> None:
    """What goes back further than the oldest, or on after the newest, is asked of the database."""
    tails = StepCache(1)
    tails.add(7, step_of(1))
    assert tails.between(7, 0, 1) is None
    tails.keep(7, [step_of(1), step_of(2)])
    tails.add(7, step_of(2))
    tails.add(7, step_of(3))
    assert [step.number for step in tails.between(7, 1, 3) or ()] == [2, 3]
    assert tails.between(7, 3, 3) == []
    assert tails.between(7, -1, 3) is None
    assert tails.between(7, 1, 4) is None
    tails.add(7, step_of(5))
    assert tails.between(7, 1, 3) is None
    tails.keep(7, [step_of(number) for number in range(LENGTH)])
    tails.add(7, step_of(LENGTH))
    assert tails.between(7, -1, LENGTH) is None
    assert len(tails.between(7, 0, LENGTH) or ()) == LENGTH
    tails.add(7, step_of(LENGTH + 1, kind="undo"))
    assert tails.between(7, 4, LENGTH) is None


async def test_steps_at_hand_are_those_of_the_database(world: World) -> None:
    """Told alike with and without them: moves, half of one, what is taken back, a table that stood still, a vacation, somebody
    who is forgotten.
    """
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    context = world.context

    async def look() -> int:
        upto = (await reading.table(world.context, table)).step
        async with context.database.read() as connection:
            for eyes, after in product((None, 0, 1, 2), range(-1, upto)):
                told = [
                    await valid_steps(connection, tails, table, eyes, after, upto, limit)
                    for tails in (context.tails, StepCache(0))
                    for limit in (2, SINCE)
                ]
                assert told[:2] == told[2:]
                wanted = {"table": table, "eyes": eyes, "after": after, "upto": upto, "most": SINCE}
                stored = [StepRow(*row) for row in await connection.execute(VALID, wanted)]
                assert told[1] == stored
                assert told[0] == stored[:2]
        assert await is_as_stored(world, table)
        return upto

    await look()
    ask = await world.asked(table)
    await played(world, table, ask, Show(()))
    await look()
    assert isinstance(await undo.undo(world.context, table, person_of(ask).user_id), TakenBack)
    await look()
    for _ in range(6):
        await world.move(table)
        await look()
    await world.tables.pauses.pause(table)
    world.later(hours=3)
    await world.tables.pauses.go_on(table, None)
    await look()
    for user in (ANA.user_id, BRUNO.user_id, CLARA.user_id):
        await world.tables.vacations.begin(user, 2)
        await look()
    await world.tables.privacy.forget(CLARA.user_id)
    await world.settle()
    assert await look() >= 8


async def test_rows_at_hand_are_those_of_the_database(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at after every row shown, every move, vote and change of people, up to the end and the rematch."""
    looks: list[bool] = []
    take = Outbox._take

    async def looked(outbox: Outbox, table: int, *given: object) -> object:
        taken = await take(outbox, table, *given)  # type: ignore[arg-type]
        looks.append(await is_as_stored(world, table))
        return taken

    monkeypatch.setattr(Outbox, "_take", looked)
    table = await world.game_of(ANA, BRUNO)
    for _ in range(4):
        await world.move(table)
        looks.append(await is_as_stored(world, table))
        await world.settle()
    await absence.leave(world.context, table, BRUNO.user_id)
    looks.append(await is_as_stored(world, table))
    await world.settle()
    await absence.come_back(world.context, table, BRUNO)
    await world.settle()
    await world.to_the_end(table)
    looks.append(await is_as_stored(world, table))
    await opening.rematch(world.context, table, ANA)
    looks.append(await is_as_stored(world, table))

    assert len(looks) > 10
    assert all(looks)
