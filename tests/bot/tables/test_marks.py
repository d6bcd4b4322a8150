"""When a robot answers: at marks that do not depend on how long it thought, or in how many steps; each server in turn."""

import asyncio
from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.db.journal import steps_between
from bot.model.outcomes import Accepted
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from bot.tables.rules.robot_schedule import THOUGHT, Thoughts, budget, until_mark
from games.core.forms import Decision
from games.core.levels import Level
from games.core.model import Action
from tests.bot.tables.marks_setup import BEAT, Dreamer
from tests.bot.tables.world import ANA, START, World
from tests.games.core.toy_values import Build, Decide, Rest


async def dreamt(url: str, dreamer: Dreamer, *, hiding: bool) -> tuple[World, int]:
    """Ana's table with that robot, whose turn is over."""
    world = World(url, thinker=dreamer, robot_seconds=BEAT)
    dreamer.world = world

    async def sleep(seconds: float) -> None:
        world.later(seconds=seconds)

    world.tables.robots.sleep = sleep
    await world.start()
    table = await world.game_of(ANA, robots=1, options={"hiding": hiding})
    info = await reading.table(world.context, table)
    if not hiding and info.of_seat(0).person == ANA:
        ask = await world.asked(table)
        assert isinstance(await world.play(table, ask, Rest()), Accepted)
        await world.settle()
    return world, table


async def answers(world: World, table: int) -> list[tuple[bool, float]]:
    """Of each answer of a robot whether it was half a move, and the seconds after the start of the game."""
    info = await reading.table(world.context, table)
    async with world.context.database.read() as connection:
        steps = await steps_between(connection, table, -1, info.step)
    return [
        (step.unfinished, (step.at - START).total_seconds()) for step in steps if step.by == "house"
    ]


@pytest.mark.parametrize("seconds", [0.001, 0.4, 0.6])
async def test_a_move_comes_at_a_mark_however_long_and_in_how_many_steps_it_was_thought(
    sqlite_url: str, seconds: float
) -> None:
    """Choosing, paying and painting a building shows after one beat; nothing is waited for in between."""
    dreamer = Dreamer(seconds, Build, Rest)
    world, table = await dreamt(sqlite_url, dreamer, hiding=False)

    given = await answers(world, table)

    halves = [at for is_half, at in given[:3] if is_half]
    assert halves == pytest.approx([seconds, 2 * seconds])
    ends = [at for is_half, at in given if not is_half]
    assert ends == [BEAT * number for number in range(1, len(ends) + 1)]
    await world.tables.close()


@pytest.mark.parametrize(("how", "halves"), [("none", 1), ("some", 2)])
async def test_secret_answers_are_complete_at_a_mark(
    sqlite_url: str, how: str, halves: int
) -> None:
    """Who hides something is asked which: nobody can tell by the time."""
    dreamer = Dreamer(0.3, Decide, how=how)
    world, table = await dreamt(sqlite_url, dreamer, hiding=True)

    given = await answers(world, table)

    assert [is_half for is_half, _ in given] == [True] * halves + [False]
    assert given[-1][1] == BEAT
    await world.tables.close()


async def test_a_thought_that_misses_its_mark_waits_for_the_next(sqlite_url: str) -> None:
    """Never for the moment at which it was done."""
    world, table = await dreamt(sqlite_url, Dreamer(2.5, Rest), hiding=False)

    assert (await answers(world, table))[0] == (False, 4.0)
    await world.tables.close()


async def test_a_forced_answer_takes_its_time(sqlite_url: str) -> None:
    """How soon a robot answers does not tell what its hand allows: no answer has a shorter way."""
    dreamer = Dreamer(0.0, Rest)
    world, table = await dreamt(sqlite_url, dreamer, hiding=False)

    assert dreamer.budgets[0] == THOUGHT * BEAT
    assert (await answers(world, table))[0] == (False, BEAT)
    await world.tables.close()


def test_marks_are_counted_from_the_question() -> None:
    """The first is a whole beat after it; without a beat there are none."""

    def wait(seconds: float, beat: float = BEAT) -> float:
        return until_mark(START, START + timedelta(seconds=seconds), beat)

    assert [wait(0), wait(0.5), wait(1.75), wait(2.0), wait(2.5), wait(-3.0)] == [
        2.0,
        1.5,
        0.25,
        0.0,
        1.5,
        2.0,
    ]
    assert until_mark(None, START, BEAT) == BEAT
    assert wait(0.5, 0) == 0.0


def test_a_crowd_shares_the_beat() -> None:
    """All who wait are thought for within one beat; a single one has most of the time to its mark."""
    assert budget(BEAT, BEAT, 1, 2) == THOUGHT * BEAT
    assert budget(0.5, BEAT, 1, 2) == THOUGHT * 0.5
    assert budget(BEAT, BEAT, 20, 2) == pytest.approx(THOUGHT * BEAT / 10)


def test_on_a_busy_machine_thoughts_become_shorter_and_long_again() -> None:
    """What they overrun is taken off the next ones, down to no trial at all; it is forgotten once they are in time."""
    thoughts = Thoughts()
    for _ in range(20):
        thoughts.took(0.1, 3.1)
    assert thoughts.late == pytest.approx(3.0, rel=0.01)
    assert budget(BEAT, BEAT, 1, 2, thoughts.late) == 0.0
    for _ in range(40):
        thoughts.took(0.1, 0.05)
    assert budget(BEAT, BEAT, 1, 2, thoughts.late) == pytest.approx(THOUGHT * BEAT, rel=0.01)


async def test_each_server_has_one_thought_in_turn() -> None:
    """A server with many tables makes no other one wait behind all of them."""
    thoughts, order, number = Thoughts(), [], count()

    async def think(server: int) -> None:
        async with thoughts.place(server, 1):
            order.append((server, next(number)))
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for server in (1, 1, 1, 1, 2, 2, 3):
            group.create_task(think(server))

    assert [server for server, _ in order] == [1, 1, 2, 3, 1, 2, 1]
    assert thoughts.crowd == 0


async def test_many_tables_are_thought_about_side_by_side(sqlite_url: str) -> None:
    """Two at once, and while the first ones wait for their mark the others are thought about."""

    class Counting(Dreamer):
        now = most = 0

        async def choose(
            self,
            game: Any,
            public: Any,
            private: Any,
            decision: Decision,
            seconds: float,
            level: Level,
        ) -> Action | None:
            self.now += 1
            self.most = max(self.most, self.now)
            if self.now == 2:
                are_two.set()
            async with asyncio.timeout(60):
                await are_two.wait()
            self.now -= 1
            return await super().choose(game, public, private, decision, seconds, level)

    are_two = asyncio.Event()
    dreamer = Counting(0.0, Rest)
    world = World(sqlite_url, thinker=dreamer, robot_seconds=BEAT, robots_at_once=2)
    dreamer.world = world
    waiting: list[float] = []
    are_all_there, is_over = asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        waiting.append(seconds)
        if len(waiting) == 5:
            are_all_there.set()
        await is_over.wait()

    world.tables.robots.sleep = sleep
    await world.start()
    try:
        for _ in range(5):
            lobby = await world.lobby(ANA, robots=1, options={"hiding": True})
            await lobbies.start_game(world.context, lobby, ANA.user_id)
        await are_all_there.wait()
    finally:
        is_over.set()

    assert dreamer.most == 2
    assert waiting[:5] == [BEAT] * 5
    await world.settle()
    await world.tables.close()
