"""Best scores: who enters a server's list, in which order, how long it stays."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.store.schema import BEST_SCORES
from bot.tables import best
from bot.tables.best import BestList
from games.core.game import Options
from games.core.model import Key
from tests.bot.tables.world import ANA, BRUNO, GUILD, World
from tests.games.core.toy import Toy


class Listed(Toy):
    """The toy, whose totals are kept."""

    def best_list(self, options: Options) -> Key | None:
        """One list for all."""
        return "all"


async def played(world: World, house: int = 0) -> int:
    """A game of two played to its end; its table."""
    table = await world.game_of(ANA, BRUNO) if not house else await world.game_of(ANA, house=house)
    while not (await world.tables.table(table)).is_over:
        await world.move(table)
    return table


async def beside(world: World, table: int) -> BestList | None:
    """The list that the table's scores are for."""
    return await world.tables.ladders.best_scores_beside(await world.tables.table(table))


async def totals(world: World, table: int) -> dict[str, int]:
    """What everybody made of that game."""
    position = await world.tables.position(table)
    people: dict[Any, Any] = {info.seat: info.person for info in position.table.people}
    return {people[sheet.seat].name: sheet.total for sheet in position.sheets}


@pytest.fixture
async def listed(database_url: str) -> World:
    """A world whose game keeps its best totals."""
    world = World(database_url, Listed())
    await world.start()
    return world


async def test_everybody_at_the_table_is_listed_once_it_is_over(listed: World) -> None:
    """The highest first; nothing before the end, and nothing on other servers or of other games."""
    table = await listed.game_of(ANA, BRUNO)
    before = await beside(listed, table)
    while not (await listed.tables.table(table)).is_over:
        await listed.move(table)
    after = await beside(listed, table)

    assert before is not None
    assert before.scores == ()
    assert after is not None
    made = await totals(listed, table)
    assert {score.name: score.points for score in after.scores} == made
    assert [score.points for score in after.scores] == sorted(made.values(), reverse=True)
    assert await listed.tables.ladders.best_scores(GUILD) == (after,)
    assert await listed.tables.ladders.best_scores(GUILD, "caylus") == ()
    assert await listed.tables.ladders.best_scores(GUILD + 1) == ()


async def test_a_list_keeps_the_best_of_all_games(
    listed: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What falls off its end is gone from the database, too; equal totals share a rank, the earlier first."""
    monkeypatch.setattr(best, "KEPT", 3)
    made: list[int] = []
    for _ in range(4):
        made += (await totals(listed, await played(listed))).values()
    found = await beside(listed, 1)

    assert found is not None
    assert [score.points for score in found.scores] == sorted(made, reverse=True)[:3]
    ranks = [rank for rank, _ in found.ranked()]
    assert ranks == [1 + sorted(made, reverse=True).index(one.points) for one in found.scores]
    async with listed.tables.shared.database.read() as connection:
        assert len((await connection.execute(select(BEST_SCORES))).all()) == 3


async def test_given_up_games_are_not_listed(listed: World) -> None:
    """Only what was played to its end counts."""
    table = await listed.game_of(ANA, BRUNO)
    await listed.tables.leave(table, ANA.user_id)
    await listed.tables.leave(table, BRUNO.user_id)

    found = await beside(listed, table)
    assert found is not None
    assert found.scores == ()


async def test_games_without_lists_are_not_listed(world: World) -> None:
    """A list there is only where the game says so."""
    assert await beside(world, await played(world)) is None
