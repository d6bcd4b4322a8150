"""What is kept in memory is what is stored, whoever wrote it last."""

import pytest

from bot.store.recent import Recent
from bot.store.rows import read_rows
from bot.tables.outbox import Outbox
from tests.bot.tables.world import ANA, BRUNO, World


def test_what_was_not_used_for_longest_goes() -> None:
    """And without room nothing is held."""
    recent: Recent[str] = Recent(2)
    for number, value in enumerate("abc"):
        recent.keep(number, value)
        recent.get(1)
    recent.keep(3, "d")

    assert [recent.get(number) for number in range(4)] == [None, "b", None, "d"]
    recent.forget(3)
    assert recent.get(3) is None
    none: Recent[str] = Recent(0)
    none.keep(1, "a")
    assert none.get(1) is None


async def is_as_stored(world: World, table: int) -> bool:
    """Whether the rows at hand, if there are any, are those of the database."""
    shared = world.tables.shared
    async with shared.database.read() as connection:
        held = shared.rows.get(table)
        return held is None or held == await read_rows(connection, Recent(0), table)


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
    await world.tables.leave(table, BRUNO.user_id)
    looks.append(await is_as_stored(world, table))
    await world.settle()
    await world.tables.come_back(table, BRUNO)
    await world.settle()
    await world.to_the_end(table)
    looks.append(await is_as_stored(world, table))
    await world.tables.rematch(table, ANA)
    looks.append(await is_as_stored(world, table))

    assert len(looks) > 10
    assert all(looks)
