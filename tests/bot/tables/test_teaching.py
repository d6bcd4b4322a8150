"""Teaching: a person's first game explains each kind of question once, below the question where it first comes up."""

import json
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import delete, insert, select

from bot.db.schema import LESSONS, RESULTS
from bot.model.questions import Ask
from bot.tables.game.lessons import NOWHERE, POINTED_OUT, Teaching
from bot.tables.queries import reading
from games.core.flow import Reopen
from games.core.forms import Offer
from tests.bot.tables.world import ANA, BRUNO, GUILD, START, Killed, World, person_of

ME = ANA.user_id


async def asked(world: World, table: int) -> Ask:
    """What Ana is asked."""
    return await reading.ask(world.context, table, ME)


async def explained(world: World, table: int, most: int = 8) -> list[str]:
    """The kinds that are explained to Ana while she answers by chance, the same at every look."""
    found = []
    for _ in range(most):
        ask = await asked(world, table)
        first, second = [await world.tables.lessons.kind(ask) for _ in range(2)]
        assert first == second
        found += [] if first is None else [first]
        if ask.decision is None:
            break
        await world.play(table, ask, world.answer(ask.decision))
        await world.settle()
    return found


async def noted(world: World) -> list[Any]:
    """All that is stored."""
    query = select(LESSONS).order_by(LESSONS.c.user_id, LESSONS.c.kind)
    async with world.context.database.read() as connection:
        return list((await connection.execute(query)).all())


async def finished(world: World, table: int) -> None:
    """A result of Ana's, as if she had played that table to its end."""
    row = {
        "table_id": table,
        "seat": 0,
        "guild_id": GUILD,
        "game": world.game.id,
        "user_id": ME,
        "name": "Ana",
        "rank": 1,
        "points": 1,
        "gone": False,
        "rated": True,
        "timed": 0,
        "late": 0,
        "at": START,
    }
    async with world.context.database.write() as connection:
        await connection.execute(insert(RESULTS).values(row))


async def test_each_kind_is_explained_once(world: World) -> None:
    """In the first game, at whichever table, and as long as the question stands, over a restart as well."""
    table = await world.game_of(ANA, robots=1)
    ask = await asked(world, table)
    assert ask.decision is not None
    kind = await world.tables.lessons.kind(ask)
    assert kind == ask.decision.prompt.id
    await world.restart()
    assert await world.tables.lessons.kind(ask) == kind

    told = await explained(world, table)
    other = await world.game_of(ANA, robots=1)
    told += await explained(world, other)

    assert len(told) == len(set(told)) > 0
    assert [(row.user_id, row.kind) for row in await noted(world)] == [
        (ME, one) for one in sorted(told)
    ]


async def test_the_first_few_questions_say_that_they_are_explained(world: World) -> None:
    """And no later one, over a restart as well; all do for whoever has asked for everything anew."""
    table = await world.game_of(ANA, robots=1)
    lessons = world.tables.lessons
    ask = await asked(world, table)
    assert ask.decision is not None
    assert await lessons.kind(ask) is not None
    game = ask.position.table.game
    async with world.context.database.write() as connection:
        await connection.execute(delete(LESSONS))
        earlier = [(table, place) for place in range(1, POINTED_OUT + 1)]
        rows = [
            {"user_id": ME, "game": game, "kind": f"{place}", "table_id": where, "ask": place}
            for where, place in [*earlier, (table, 99), NOWHERE]
        ]
        await connection.execute(insert(LESSONS), rows)
    found = []

    for number in (2, POINTED_OUT, POINTED_OUT + 1):
        await world.restart()
        later = structs.replace(ask, number=number)
        assert await world.tables.lessons.kind(structs.replace(ask, number=50)) is not None
        found.append(await world.tables.lessons.is_pointed_out(later))

    assert found == [True, True, False]
    await world.tables.lessons.choose(ME, Teaching.ANEW)
    for number in range(1, POINTED_OUT + 3):
        assert await world.tables.lessons.is_pointed_out(structs.replace(ask, number=number))


async def test_a_milestone_says_at_any_time_that_it_is_explained(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many kinds of question came before."""
    table = await world.game_of(ANA, robots=1)
    ask = await asked(world, table)
    assert ask.decision is not None
    game = ask.position.table.game
    async with world.context.database.write() as connection:
        rows = [
            {"user_id": ME, "game": game, "kind": f"{place}", "table_id": table, "ask": place}
            for place in range(1, POINTED_OUT + 1)
        ]
        await connection.execute(insert(LESSONS), rows)
    await world.restart()
    late = structs.replace(ask, number=50)

    assert not await world.tables.lessons.is_pointed_out(late)
    milestones = frozenset({ask.decision.prompt.id})
    monkeypatch.setattr(type(world.game), "milestones", milestones)
    assert await world.tables.lessons.is_pointed_out(late)


async def test_to_everybody_for_themselves(world: World) -> None:
    """What was explained to one person is still new to another."""
    table = await world.game_of(ANA, BRUNO)
    for seat in (0, 1):
        ask = await reading.ask_of_seat(world.context, table, seat)
        if ask.decision is not None:
            assert await world.tables.lessons.kind(ask) == ask.decision.prompt.id
    assert len({row.user_id for row in await noted(world)}) == len(await noted(world))


async def test_whoever_has_played_to_the_end_knows_the_game(world: World) -> None:
    """Unless they want everything explained anew."""
    await finished(world, 99)
    table = await world.game_of(ANA, robots=1)
    assert await explained(world, table, most=2) == []
    assert {(row.table_id, row.ask) for row in await noted(world)} == {(0, 0)}, "known for good"

    await world.tables.lessons.choose(ME, Teaching.ANEW)

    ask = await asked(world, table)
    assert ask.decision is not None
    assert await world.tables.lessons.kind(ask) == ask.decision.prompt.id
    assert len(await noted(world)) == 1


async def test_nothing_is_explained_to_whoever_wants_none(world: World) -> None:
    """At once, also of the question that is being read; what comes up meanwhile is new when they want it again."""
    table = await world.game_of(ANA, robots=1)
    ask = await asked(world, table)
    kind = await world.tables.lessons.kind(ask)
    assert kind is not None
    assert await world.tables.lessons.chosen(ME) is Teaching.FIRST

    await world.tables.lessons.choose(ME, Teaching.OFF)
    assert await world.tables.lessons.kind(ask) is None
    await world.restart()
    assert await world.tables.lessons.chosen(ME) is Teaching.OFF
    assert await explained(world, table) == []
    assert len(await noted(world)) == 1

    await world.tables.lessons.choose(ME, Teaching.FIRST)
    told = await explained(world, table)
    assert kind not in told
    await world.tables.lessons.choose(ME, Teaching.ANEW)
    assert await noted(world) == []


async def test_what_is_no_question_is_not_explained(world: World) -> None:
    """A seat that waits, one that may only change its answer, and one that a robot has."""
    ask = await asked(world, await world.game_of(ANA, robots=1))
    assert ask.decision is not None
    before = await noted(world)
    reopening = structs.replace(ask.decision, offers=(Offer(Reopen),), required=False)
    for other in (
        structs.replace(ask, decision=None),
        structs.replace(ask, decision=reopening),
        await reading.ask_of_seat(world.context, ask.position.table.id, 1 - ask.seat),
    ):
        assert await world.tables.lessons.kind(other) is None
    assert await noted(world) == before


@pytest.mark.parametrize("place", ["lesson.noted", "teaching.chosen"])
async def test_a_crash_leaves_nothing_half_noted(world: World, place: str) -> None:
    """What was being stored is stored at the next look or press."""
    table = await world.game_of(ANA, robots=1)
    ask = await asked(world, table)
    async with world.context.database.write() as connection:
        await connection.execute(delete(LESSONS))
    world.context.lessons.forget(ME)
    world.failpoints.deadly = (place, 1)

    async def read_and_chosen() -> None:
        await world.tables.lessons.kind(ask)
        await world.tables.lessons.choose(ME, Teaching.ANEW)

    with pytest.raises(Killed):
        await read_and_chosen()

    await world.restart()
    assert await world.tables.lessons.chosen(ME) is Teaching.FIRST
    assert len(await noted(world)) == (place != "lesson.noted")
    assert await world.tables.lessons.kind(ask) is not None
    assert len(await noted(world)) == 1


async def test_it_is_given_out_and_forgotten(world: World) -> None:
    """With all else that is stored about the person."""
    table = await world.game_of(ANA, robots=1)
    kind = await world.tables.lessons.kind(await asked(world, table))
    await world.tables.lessons.choose(ME, Teaching.FIRST)

    [lesson] = json.loads(await world.tables.privacy.export(ME))["lessons"]
    assert (lesson["kind"], lesson["table_id"]) == (kind, table)
    assert "lessons" in json.loads(await world.tables.privacy.export(BRUNO.user_id))
    await world.tables.privacy.forget(ME)

    assert await noted(world) == []
    assert json.loads(await world.tables.privacy.export(ME))["lessons"] == []
    fresh = await world.game_of(ANA, robots=1)
    assert await world.tables.lessons.kind(await asked(world, fresh)) == kind


async def test_a_question_is_noted_with_the_move_that_asks_it(world: World) -> None:
    """Within a press everything is at hand: showing the next question writes nothing more."""
    table = await world.game_of(ANA, BRUNO)
    with world.context.press():
        ask = await world.asked(table)
        assert ask.decision is not None
        await world.play(table, ask, world.answer(ask.decision))
    after = await world.asked(table)
    assert after.decision is not None
    kind = after.decision.prompt.id
    stored = await noted(world)

    assert (person_of(after).user_id, kind) in {(row.user_id, row.kind) for row in stored}
    await world.tables.lessons.kind(after)
    assert await noted(world) == stored
