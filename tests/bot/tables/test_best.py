"""Best scores: who enters a server's list, in which order, how long it stays."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.db.schema import BEST_SCORES, RESULTS
from bot.model.outcomes import Asked, TakenBack
from bot.model.proposals import Ballot, ProposalKind
from bot.model.questions import Ask
from bot.tables.game import absence, best_scores, play, undo
from bot.tables.game.best_scores import BestList
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from tests.bot.tables.setups import Listed
from tests.bot.tables.world import ANA, BRUNO, GUILD, World, person_of
from tests.games.core.toy_values import Draw, Show


async def played(world: World, robots: int = 0) -> int:
    """A game of two played to its end; its table."""
    table = (
        await world.game_of(ANA, BRUNO) if not robots else await world.game_of(ANA, robots=robots)
    )
    while not (await reading.table(world.context, table)).is_over:
        await world.move(table)
    return table


async def beside(world: World, table: int) -> BestList | None:
    """The list that the table's scores are for."""
    return await world.tables.leaderboards.best_scores_beside(
        await reading.table(world.context, table)
    )


async def totals(world: World, table: int) -> dict[str, int]:
    """What everybody made of that game."""
    position = await reading.position(world.context, table)
    people: dict[Any, Any] = {info.seat: info.person for info in position.table.people}
    return {people[sheet.seat].name: sheet.total for sheet in position.sheets}


@pytest.fixture
async def listed(migrated_url: str) -> World:
    """A world whose game keeps its best totals."""
    world = World(migrated_url, Listed())
    await world.start()
    return world


async def test_everybody_at_the_table_is_listed_once_it_is_over(listed: World) -> None:
    """The highest first; nothing before the end, and nothing on other servers or of other games."""
    table = await listed.game_of(ANA, BRUNO)
    before = await beside(listed, table)
    while not (await reading.table(listed.context, table)).is_over:
        await listed.move(table)
    after = await beside(listed, table)

    assert before is not None
    assert before.scores == ()
    assert after is not None
    made = await totals(listed, table)
    assert {score.name: score.points for score in after.scores} == made
    assert [score.points for score in after.scores] == sorted(made.values(), reverse=True)
    assert await listed.tables.leaderboards.best_scores(GUILD) == (after,)
    assert await listed.tables.leaderboards.best_scores(GUILD, "caylus") == ()
    assert await listed.tables.leaderboards.best_scores(GUILD + 1) == ()


async def test_a_list_keeps_the_best_of_all_games(
    listed: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What falls off its end is gone from the database, too; equal totals share a rank, the earlier first."""
    monkeypatch.setattr(best_scores, "KEPT", 3)
    made: list[int] = []
    for _ in range(4):
        made += (await totals(listed, await played(listed))).values()
    found = await beside(listed, 1)

    assert found is not None
    assert [score.points for score in found.scores] == sorted(made, reverse=True)[:3]
    ranks = [rank for rank, _ in found.ranked()]
    assert ranks == [1 + sorted(made, reverse=True).index(one.points) for one in found.scores]
    async with listed.context.database.read() as connection:
        assert len((await connection.execute(select(BEST_SCORES))).all()) == 3


async def test_given_up_games_are_not_listed(listed: World) -> None:
    """Only what was played to its end counts."""
    table = await listed.game_of(ANA, BRUNO)
    await absence.leave(listed.context, table, ANA.user_id)
    await absence.leave(listed.context, table, BRUNO.user_id)

    found = await beside(listed, table)
    assert found is not None
    assert found.scores == ()


async def test_games_without_lists_are_not_listed(world: World) -> None:
    """A list there is only where the game says so."""
    assert await beside(world, await played(world)) is None


async def test_games_for_practice_are_not_listed(listed: World) -> None:
    """Hints are given there: a list of what a robot would have made says nothing about people."""
    table = await listed.lobby(ANA, robots=1)
    await lobbies.set_rated(listed.context, table, ANA.user_id, rated=False)
    await listed.agreed(table)
    await lobbies.start_game(listed.context, table, ANA.user_id)
    info = await listed.to_the_end(table)

    found = await beside(listed, table)
    assert found is not None
    assert found.scores == ()
    assert not listed.tables.leaderboards.is_counted(info)


async def test_what_a_robot_has_played_for_somebody_is_not_listed(listed: World) -> None:
    """Whoever leaves a robot in their seat and comes back for the end is not listed; whoever left and missed no move is."""
    table = await listed.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await listed.asked(table)
    away = person_of(ask)
    other = BRUNO if away == ANA else ANA
    await absence.leave(listed.context, table, other.user_id)
    await absence.come_back(listed.context, table, other)
    await absence.leave(listed.context, table, away.user_id)
    await listed.settle()
    assert (await reading.table(listed.context, table)).step > 0
    await absence.come_back(listed.context, table, away)
    await listed.to_the_end(table)

    found = await beside(listed, table)
    assert found is not None
    assert [score.name for score in found.scores] == [other.name]


async def drawn(world: World, table: int) -> Ask:
    """A seat's turn on which it has drawn, so that chance has spoken."""
    ask = await world.asked(table)
    await play.act(world.context, table, person_of(ask).user_id, ask.number, Draw())
    return ask


async def rated(world: World, table: int) -> dict[int | None, bool]:
    """Whose results of that table move ratings."""
    query = select(RESULTS.c.user_id, RESULTS.c.rated).where(RESULTS.c.table_id == table)
    async with world.context.database.read() as connection:
        return {row.user_id: row.rated for row in await connection.execute(query)}


async def test_chance_drawn_anew_alone_makes_no_score(listed: World) -> None:
    """Among robots nobody can object: the game goes on, but counts neither for the list nor for a rating."""
    table = await listed.game_of(ANA, robots=2, options={"hiding": False})
    await drawn(listed, table)
    assert isinstance(await undo.undo_own(listed.context, table, ANA.user_id), Ballot)
    assert isinstance(await undo.undo(listed.context, table, ANA.user_id), TakenBack)
    await listed.restart()
    await listed.to_the_end(table)

    found = await beside(listed, table)
    assert found is not None
    assert found.scores == ()
    assert (await rated(listed, table))[ANA.user_id] is False
    assert (await listed.tables.leaderboards.ladder(GUILD, "toy")).robots == {}
    assert len(await listed.tables.leaderboards.uncounted(table)) == 1


async def test_chance_drawn_anew_alone_once_the_others_are_forgotten_makes_no_score(
    listed: World,
) -> None:
    """Whoever is left, when the last of the others has asked to be forgotten, could object to nothing either."""
    table = await listed.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await drawn(listed, table)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    assert isinstance(await undo.undo(listed.context, table, mine.user_id), Asked)
    await listed.tables.privacy.forget(other.user_id)
    assert (await reading.position(listed.context, table)).ballot(ProposalKind.UNDO) is None, (
        "their vote is not counted as a yes"
    )
    assert isinstance(await undo.undo(listed.context, table, mine.user_id), TakenBack)
    await listed.to_the_end(table)

    found = await beside(listed, table)
    assert found is not None
    assert found.scores == ()
    assert (await rated(listed, table))[mine.user_id] is False


async def test_what_needs_nobodys_leave_or_was_agreed_to_counts(listed: World) -> None:
    """An own step that has shown nothing, taken back alone; and chance that all others let be drawn anew."""
    alone = await listed.game_of(ANA, robots=2, options={"hiding": False})
    ask = await listed.asked(alone)
    await play.act(listed.context, alone, ANA.user_id, ask.number, Show(()))
    assert isinstance(await undo.undo(listed.context, alone, ANA.user_id), TakenBack)
    await listed.to_the_end(alone)
    together = await listed.game_of(ANA, BRUNO, options={"hiding": False})
    mine = person_of(await drawn(listed, together))
    other = BRUNO if mine == ANA else ANA
    await undo.undo(listed.context, together, mine.user_id)
    await vote(listed.context, together, other.user_id, undo.VOTE, agree=True)
    await listed.to_the_end(together)

    found = await beside(listed, together)
    assert found is not None
    assert sorted(score.table for score in found.scores) == [alone, together, together]
    assert (await rated(listed, alone))[ANA.user_id] is True
    assert set((await rated(listed, together)).values()) == {True}
    assert await listed.tables.leaderboards.uncounted(together) == ()
