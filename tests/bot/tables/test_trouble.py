"""Trouble with the database at every statement of the service: passed over when it is short, made up for when it is long."""

import asyncio
import shutil
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from bot.db import retry
from bot.db.schema import OUTBOX, SEATS
from bot.model.tables import Phase, TableInfo
from bot.tables.game import absence, early_end, play
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World, person_of

MOVES = 7

APART = 40
"""Statements between two short troubles: more than one piece of work has."""


class Trouble:
    """Makes statements fail: so many in a row from a certain one on, or each of a set once, one now and then."""

    def __init__(self, world: World) -> None:
        self.seen: dict[str, None] = {}
        self.unstruck: set[str] = set()
        """Statements of which each is to fail once."""
        self._since = 0
        self.failing: str | None = None
        self.left = 0
        self._engine = world.context.database.engine.sync_engine
        event.listen(self._engine, "before_cursor_execute", self._before)

    def strike(self, statement: str, times: int) -> None:
        """Let the statement fail when it comes next, and everything after it that many times in all."""
        self.failing, self.left = statement, times

    def _before(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        self.seen[statement] = None
        self._since += 1
        if statement in self.unstruck and self._since > APART:
            self._since = 0
            self.unstruck.remove(statement)
            raise OperationalError(statement, {}, Exception("database is locked"))
        if self.failing == statement:
            self.failing = None
        if self.failing is None and self.left:
            self.left -= 1
            raise OperationalError(statement, {}, Exception("database is locked"))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attempts follow each other without a pause."""
    monkeypatch.setattr(retry, "WAITS", (0.0, 0.0, 0.0))


async def everything(world: World, way: Callable[[Any], Any]) -> TableInfo:
    """A game with all that the service does: moves, drafts, undo, leaving, a robot, clocks, the end."""
    lobby = await way(lambda: world.lobby(ANA, BRUNO, robots=1))
    await way(lambda: world.tables.people.set_language(ANA.user_id, "pt-BR"))
    await way(lambda: lobbies.start_game(world.context, lobby, ANA.user_id))
    await until(world, lobby, lambda info: info.phase is Phase.PLAYING)
    for move in range(MOVES):
        await way(world.settle)
        ask = await way(lambda: world.asked(lobby))
        user = person_of(ask).user_id
        await way(
            lambda user=user, ask=ask: play.save_draft(
                world.context, lobby, user, ask.number, b"{}"
            )
        )
        await way(lambda: world.move(lobby))
        if move == 2:
            await way(lambda: absence.leave(world.context, lobby, BRUNO.user_id))
        if move == 4:
            await way(lambda: absence.come_back(world.context, lobby, BRUNO))
            world.later(hours=30)
            await insisting(world.tables.clock.work)
    await way(lambda: early_end.propose(world.context, lobby, ANA.user_id))
    await way(lambda: vote(world.context, lobby, BRUNO.user_id, early_end.VOTE, agree=True))
    return await until(world, lobby, lambda info: info.is_over)


async def until(world: World, table: int, is_so: Callable[[TableInfo], bool]) -> TableInfo:
    """Time goes by until the table is so."""
    for _ in range(40):
        await world.settle()
        info: TableInfo = await insisting(lambda: reading.table(world.context, table))
        if is_so(info):
            return info
        await later(world)
    raise AssertionError("the table stands still")


async def later(world: World) -> None:
    """Claims and leases are over, and the clock looks."""
    world.later(minutes=6)
    await insisting(world.tables.clock.work)


async def all_is_done(world: World) -> None:
    """Nothing waits to be shown, and nobody holds what is due."""
    for _ in range(40):
        await world.settle()
        if not await insisting(lambda: left_behind(world)):
            return
        await later(world)
    raise AssertionError(f"left behind: {await left_behind(world)}")


async def left_behind(world: World) -> list[Any]:
    """What waits to be shown, and seats that somebody holds."""
    async with world.context.database.read() as connection:
        waiting = await connection.execute(select(OUTBOX.c.kind))
        held = await connection.execute(
            select(SEATS.c.seat).where(SEATS.c.leased_until.is_not(None))
        )
        return [*waiting, *held]


async def told(work: Callable[[], Any]) -> Any:
    """What the work gives: nothing of a short trouble reaches whoever asked for it."""
    return await work()


async def insisting(work: Callable[[], Any]) -> Any:
    """What the work gives to somebody who tries again when told that something went wrong."""
    for _ in range(4):
        try:
            return await work()
        except OperationalError:
            await asyncio.sleep(0)
    return await work()


def another(url: str, name: str) -> str:
    """The address of a copy of an SQLite file that nobody has opened."""
    path = make_url(url).database or ""
    shutil.copy(path, f"{path}.{name}")
    return f"{url}.{name}"


@pytest.fixture
async def statements(sqlite_url: str) -> tuple[str, ...]:
    """Every statement of that game, in the order of their first use."""
    world = World(another(sqlite_url, "calm"))
    trouble = Trouble(world)
    await world.start()
    trouble.seen.clear()
    await everything(world, told)
    seen = tuple(trouble.seen)
    await all_is_done(world)
    await world.tables.close()
    return seen


async def struck_from(url: str, statements: tuple[str, ...], times: int) -> None:
    """Play the game once for each statement that fails so many times, with everything after it."""
    for number, statement in enumerate(statements):
        world = World(another(url, str(number)))
        trouble = Trouble(world)
        await world.start()
        trouble.strike(statement, times)
        try:
            await everything(world, insisting)
            await all_is_done(world)
        except BaseException as problem:
            problem.add_note(f"struck {times} times from: {statement}")
            raise
        finally:
            trouble.left = 0
            await world.tables.close()


async def test_a_short_trouble_is_noticed_by_nobody(
    sqlite_url: str, statements: tuple[str, ...]
) -> None:
    """A lock that is gone at the next attempt: every press is accepted, everything is shown, the game ends."""
    assert len(statements) > 30
    left = set(statements)
    for number in range(30):
        world = World(another(sqlite_url, str(number)))
        trouble = Trouble(world)
        await world.start()
        trouble.unstruck = left
        await everything(world, told)
        await all_is_done(world)
        await world.tables.close()
        if not left:
            return
    assert len(left) < len(statements) / 10, left


async def test_a_long_trouble_strands_no_table(
    sqlite_url: str, statements: tuple[str, ...]
) -> None:
    """Longer than patience lasts: whoever pressed is told and tries again, all else is taken up by the clock."""
    await struck_from(sqlite_url, statements[::3], 9)
