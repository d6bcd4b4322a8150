"""What the clock asks of the database each time it goes to sleep: answered from indexes, however many seats there are."""

from typing import Any

import pytest
from sqlalchemy import event

from tests.bot.tables.world import ANA, BRUNO, World


@pytest.mark.parametrize("step", ["next_time", "work"])
async def test_the_clock_never_looks_through_all_seats(sqlite_url: str, step: str) -> None:
    """No statement goes through the whole of a table, by whatever order."""
    world = World(sqlite_url)
    await world.start()
    await world.game_of(ANA, BRUNO)
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        asked.append((statement, values))

    engine = world.context.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    await getattr(world.tables.clock, step)()
    event.remove(engine, "before_cursor_execute", note)

    assert len(asked) >= 7
    for statement, values in asked:
        async with world.context.database.engine.connect() as connection:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            for row in plan:
                assert "USING" in row.detail or "TEMP B-TREE" in row.detail, statement
