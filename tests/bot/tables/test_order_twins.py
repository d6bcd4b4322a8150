"""Twins: nobody can tell an order given ahead from a press at that moment."""

from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.model.questions import Ask
from bot.model.tables import Phase
from bot.tables.lobby import lobbies
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from bot.tables.queries import records as record_queries
from games.core.forms import sample
from games.core.model import Action
from games.core.record import read
from tests.bot.tables.quietly import due, goes_by, ordered, quietly, step_of
from tests.bot.tables.setups import played
from tests.bot.tables.world import ANA, BRUNO, GUILD, World
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Cheer, Draw, Rest
from tests.playing import faults


@pytest.fixture
async def world(world: World) -> World:
    """A service with such a clock, on either database."""
    return await quietly(world)


class Twins:
    """Two worlds with one game: in the first Ana has given orders, in the second she presses at the same times."""

    def __init__(self, first: World, second: World) -> None:
        self.first, self.second = first, second
        self.table = 0

    async def begin(self) -> None:
        """The same game at the same time."""
        await self.second.start()
        await quietly(self.second)
        for world in (self.first, self.second):
            self.table = await world.lobby(ANA, BRUNO)
            await world.settle()
            await lobbies.start_game(world.context, self.table, ANA.user_id)
            await world.settle()
        assert self.table == 1

    async def at(self, time: datetime) -> None:
        """What both clocks show; what is due happens."""
        for world in (self.first, self.second):
            await goes_by(world, seconds=(time - world.clock).total_seconds())

    async def both_play(self, ask: Ask, action: Action) -> None:
        """The same press in both."""
        for world in (self.first, self.second):
            await played(world, self.table, ask, action)
            await world.work()

    async def shown(self, world: World) -> dict[str, Any]:
        """All that anybody but Ana can see or find out, with its times."""
        tables, table = world.tables, self.table
        bruno = (await reading.table(tables.context, table)).of_user(BRUNO.user_id)
        assert bruno is not None
        # How often a row is shown is up to the outbox: two that wait are shown as one.
        rows = {
            (row.kind, row.seat, row.notice, row.about)
            for row in world.channel.rows
            if row.kind is not Kind.PRIVATE or row.seat == bruno.seat
        }
        return {
            "table": await reading.table(tables.context, table),
            "position": await reading.position(tables.context, table),
            "log": await reading.log(tables.context, table, None, limit=200),
            "own log": await reading.log(tables.context, table, BRUNO.user_id, limit=200),
            "ask": await reading.ask(tables.context, table, BRUNO.user_id),
            "list": [
                structs.replace(line, message_id=None)
                for line in await reading.my_tables(tables.context, BRUNO.user_id)
            ],
            "managed": await tables.managing.tables(GUILD),
            "rows": rows,
            "told": sorted(world.channel.told.values()),
            "pinged": sorted(seat for seat, _ in world.channel.pinged),
            "kinds": sorted(world.channel.kinds.values()),
        }

    async def expect_alike(self) -> None:
        """Nothing tells one from the other."""
        here, there = await self.shown(self.first), await self.shown(self.second)
        for name in here:
            assert here[name] == there[name], f"{name} tells of an order"


async def test_twins_nobody_can_tell_an_order_from_a_press(world: World, tmp_path: Path) -> None:
    """A whole game in two worlds: one with orders, one in which she presses then. All others see, times and record included, is
    the same to the byte; also where an order stands and does not answer.
    """
    twins = Twins(world, World(f"sqlite+aiosqlite:///{tmp_path}/twin.sqlite3"))
    await twins.begin()
    table, chance = twins.table, Random("twins")
    for order in ("cheer", "rest", "draw"):
        await world.tables.automatic_moves.give(table, ANA.user_id, order)
        await twins.expect_alike()
    by_order = 0
    while (await reading.table(world.context, table)).phase is Phase.PLAYING:
        at, before = await due(world, table, ANA.user_id), await step_of(world, table)
        if at is not None and chance.random() < 0.7:
            mine = await reading.ask(twins.second.context, table, ANA.user_id)
            await twins.at(at)
            if await step_of(world, table) > before:
                _, _, key = (await ordered(world, table))[-1]
                by_order += 1
                action = {"cheer": Cheer(), "rest": Rest(), "draw": Draw()}[key]
                await played(twins.second, table, mine, action)
            await twins.second.work()
        else:
            ask = await world.asked(table)
            assert ask.decision is not None
            await twins.both_play(ask, sample(ask.decision, chance.randrange))
        await twins.expect_alike()

    assert by_order >= 3
    records = [
        await record_queries.record(one.tables.context, table) for one in (world, twins.second)
    ]
    assert records[0] == records[1]
    assert faults(TOY, read(records[0])) == []
