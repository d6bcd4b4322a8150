"""A press reads once and writes once, and so does publishing; what a crash of those who publish leaves is shown by others."""

from collections import Counter

import pytest
from sqlalchemy import Connection, event, select

from bot.db.schema import OUTBOX
from bot.tables.game import placement, play
from bot.tables.publishing import Kind, TryLater
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World, person_of


class Counted:
    """What an engine is asked."""

    def __init__(self, world: World) -> None:
        self.asked = Counter[str]()
        engine = world.context.database.engine.sync_engine
        event.listen(engine, "begin", self._begun)
        event.listen(engine, "before_cursor_execute", self._executed)

    def _begun(self, connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        self.asked["writes" if writes else "reads"] += 1

    def _executed(self, *_: object) -> None:
        self.asked["statements"] += 1


async def test_a_press_asks_the_database_in_three_transactions(world: World) -> None:
    """One statement to read all, one transaction to write, one to write down what was shown."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    await world.move(table)
    await world.settle()
    world.context.caches.forget(table)
    counted = Counted(world)

    with world.context.press():
        await reading.glance(world.context, table)
        assert counted.asked == {"reads": 1, "statements": 1}
        ask = await world.asked(table)
        await world.play(table, ask, world.answer(ask.decision))
        assert counted.asked["reads"] == 1
        assert counted.asked["writes"] == 1
    await world.tables.outbox.settled()

    assert counted.asked["writes"] == 2
    assert counted.asked["statements"] <= 10
    if world.context.database.is_sqlite:
        assert counted.asked["reads"] == 1


async def test_what_waits_behind_a_row_that_is_put_off_belongs_to_nobody(world: World) -> None:
    """It is shown after it, by whoever shows that, and not when a claim ends."""
    table = await world.game_of(ANA, BRUNO)
    world.channel.faults = {Kind.FINAL: [TryLater(60, maybe_sent=False)]}
    await world.to_the_end(table)
    await world.settle()
    async with world.context.database.read() as connection:
        claims = (await connection.scalars(select(OUTBOX.c.claimed_until))).all()
    assert claims
    assert not any(claims)
    world.later(seconds=61)
    await world.work()

    assert world.channel.count(Kind.FINAL) == 1
    async with world.context.database.read() as connection:
        assert (await connection.scalars(select(OUTBOX.c.id))).all() == []


async def test_nothing_is_at_hand_after_a_press_where_others_write(
    migrated_postgres_url: str,
) -> None:
    """What was read in it may have been changed since."""
    world = World(migrated_postgres_url)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    await world.settle()
    with world.context.press() as caches:
        await reading.glance(world.context, table)
        assert world.context.rows.get(table) is not None

    assert caches.rows.get(table) is None
    assert world.context.rows.get(table) is None


@pytest.mark.parametrize("is_folded_first", [True, False])
async def test_who_is_asked_anew_while_their_panel_is_folded_is_shown_the_question(
    world: World, is_folded_first: bool
) -> None:
    """The row that the folding makes needless is not the one that the new question needs."""
    context = world.context
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    await world.settle()
    ask = await world.asked(table)
    person = person_of(ask)
    panel = await reading.panel(context, table, ask.seat)
    assert panel is not None
    with context.press():
        await reading.glance(context, table)
        action = world.answer(ask.decision)
        await play.act(context, table, person.user_id, ask.number, action, panel=panel)
        assert ask.seat not in (await reading.position(context, table)).asked
        if is_folded_first:
            await placement.folded(context, table, ask.seat, panel)
        while ask.seat not in (await reading.position(context, table)).asked:
            await world.move(table)
        if not is_folded_first:
            await placement.folded(context, table, ask.seat, panel)
    await world.settle()

    anew = (await reading.ask_of_seat(context, table, ask.seat)).position.table.revision
    shown = [row for row in world.channel.rows if (row.kind, row.seat) == (Kind.PRIVATE, ask.seat)]
    assert shown[-1].revision == anew
    async with context.database.read() as connection:
        assert (await connection.scalars(select(OUTBOX.c.id))).all() == []
