"""Standing on a server: what a finished table leaves behind, once, whatever happens on the way; and what leaves nothing."""

import json
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.db.schema import RESULTS
from bot.model.errors import NotAllowed, WrongPhase
from bot.model.people import Person
from bot.model.tables import Absence, Phase
from bot.tables.game import absence, change, early_end, undo
from bot.tables.game.proposals import vote
from bot.tables.game.results import note_end
from bot.tables.lobby import lobbies, opening
from bot.tables.queries import reading
from bot.tables.rules.rating import Ladder, Tally
from games.core.levels import Level
from games.core.model import ranking
from tests.bot.tables.setups import lent_to_a_robot
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, Killed, World, person_of


async def standing(world: World) -> Ladder:
    """The ladder of the toy."""
    return await world.tables.leaderboards.ladder(GUILD, world.game.id)


async def rows(world: World) -> list[Any]:
    """All that is stored of results, by table and seat."""
    query = select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    async with world.context.database.read() as connection:
        return list((await connection.execute(query)).all())


async def played(world: World, *people: Any, robots: int = 0) -> int:
    """A game played to its end; its table."""
    table = await world.game_of(*people, robots=robots)
    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    return table


async def test_a_finished_game_leaves_a_result_for_each_seat(world: World) -> None:
    """With the ranks of the score; the next look at the ladder has it, and other servers and games do not."""
    before = await standing(world)
    table = await played(world, ANA, BRUNO)
    after = await standing(world)

    position = await reading.position(world.context, table)
    seats = {info.seat: info.person for info in position.table.people}
    ranks = {sheet.seat: rank for rank, sheet in ranking(position.sheets)}
    told = [(one.seat, one.user_id, one.rank, one.rated, one.gone) for one in await rows(world)]
    assert told == [
        (seat, seats[seat].user_id, ranks[seat], True, False)  # type: ignore[union-attr]
        for seat in (0, 1)
    ]
    assert before.people == ()
    assert {one.name for one in after.people} == {ANA.name, BRUNO.name}
    assert [one.rated.games for one in after.people] == [1, 1]
    assert sum(one.rated.wins for one in after.people) == list(ranks.values()).count(1)
    assert (await world.tables.leaderboards.ladder(GUILD + 1, world.game.id)).people == ()
    assert await world.tables.leaderboards.games(GUILD) == (world.game.id,)
    assert await world.tables.leaderboards.games(GUILD, CLARA.user_id) == ()


@pytest.mark.parametrize("point", ["change.written", "change.committed"])
async def test_a_crash_at_the_end_repeats_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    """The process dies around the very step that ends the game: one result, the same as without."""

    async def deadly(*ending: Any) -> None:
        await note_end(*ending)
        world.failpoints.deadly = (point, world.failpoints.seen[point] + 1)

    monkeypatch.setattr(change, "note_end", deadly)
    table = await world.game_of(ANA, BRUNO)
    with pytest.raises(Killed):
        await world.to_the_end(table)
    monkeypatch.undo()
    await world.restart()
    await world.to_the_end(table)

    assert [one.seat for one in await rows(world)] == [0, 1]
    assert [one.rated.games for one in (await standing(world)).people] == [1, 1]
    with pytest.raises(WrongPhase, match="tables-over"):
        await undo.undo(world.context, table, ANA.user_id)
    assert len(await rows(world)) == 2


async def test_games_that_are_given_up_leave_nothing(world: World) -> None:
    """Neither by all, nor by a lobby that is closed."""
    table = await world.game_of(ANA, BRUNO)
    await world.move(table)
    await early_end.propose(world.context, table, ANA.user_id)
    await vote(world.context, table, BRUNO.user_id, early_end.VOTE, agree=True)
    await lobbies.close(world.context, await world.lobby(ANA), ANA.user_id)

    assert (await reading.table(world.context, table)).phase is Phase.ABANDONED
    assert await rows(world) == []


async def test_the_table_says_whether_it_counts(world: World) -> None:
    """Its host chooses before the start, nobody else and not later; the rematch is as the table was."""
    table = await world.lobby(ANA, BRUNO)
    assert (await reading.table(world.context, table)).rated
    for other in (BRUNO, CLARA):
        with pytest.raises(NotAllowed, match="tables-host-decides"):
            await lobbies.set_rated(world.context, table, other.user_id, rated=False)
    lobby = await lobbies.set_rated(world.context, table, ANA.user_id, rated=False)
    assert not lobby.table.rated
    await world.restart()
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    with pytest.raises(WrongPhase, match="tables-lobby-over"):
        await lobbies.set_rated(world.context, table, ANA.user_id, rated=True)
    await world.to_the_end(table)

    ladder = await standing(world)
    assert ladder.people == ()
    assert {one.unrated.games for one in ladder.others} == {1}
    assert not (await opening.rematch(world.context, table, ANA)).rated


async def test_whoever_left_has_lost_and_a_robot_is_apart(world: World) -> None:
    """A seat that a robot ends counts for whoever had left it; a robot from the start for a robot."""
    table = await world.game_of(ANA, BRUNO, CLARA, robots=1)
    await absence.leave(world.context, table, CLARA.user_id)
    await world.to_the_end(table)

    ladder = await standing(world)
    assert [one.user_id for one in ladder.people][-1] == CLARA.user_id
    assert ladder.people[-1].gone == 1
    assert ladder.people[-1].name == CLARA.name
    assert ladder.people[-1].rated == Tally(1, 0)
    assert ladder.robots[Level.NORMAL].rated.games == 1
    assert len(ladder.moved[table]) == 3


async def only_one_asked(world: World, table: int) -> Person:
    """Who is asked alone, once everybody else has answered."""
    while len((await reading.position(world.context, table)).asked) > 1:
        await world.move(table)
    return person_of(await world.asked(table))


async def test_moves_in_time_are_counted(migrated_url: str) -> None:
    """One that came late, and one absence in which answers were played, are two that were not."""
    world = World(migrated_url, move_hours=2)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    late = await only_one_asked(world, table)
    other = BRUNO if late == ANA else ANA
    world.later(hours=3)
    await world.move(table)
    while await only_one_asked(world, table) != late:
        await world.move(table)
    absent = await world.asked(table)
    world.later(hours=3)
    await absence.play_default(world.context, table, other.user_id, absent.seat)
    await world.to_the_end(table)

    ladder = await standing(world)
    found = {one.user_id: one for one in ladder.people}
    assert found[late.user_id].late == 2
    assert found[late.user_id].timed > 2
    assert found[other.user_id].late == 0
    assert found[other.user_id].in_time == 100


async def test_an_absence_in_which_a_robot_plays_counts_once(migrated_url: str) -> None:
    """However many moves it makes; whoever comes back is judged by their own moves again."""
    world = World(migrated_url, move_hours=2, absence=Absence.ROBOT)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    absent = await only_one_asked(world, table)
    world.later(hours=3)
    await world.work()
    while not any(
        one.by == "house" for one in (await reading.log(world.context, table, None)).moves
    ):
        await world.move(table)
        await world.settle()
    await absence.come_back(world.context, table, absent)
    await world.to_the_end(table)

    ladder = await standing(world)
    times = {one.user_id: (one.late, one.gone) for one in ladder.people}
    assert times == {absent.user_id: (1, 0), (BRUNO if absent == ANA else ANA).user_id: (0, 0)}


async def test_whoever_lends_a_robot_half_of_the_game_has_left(world: World) -> None:
    """Coming back for the end wins nothing that a robot has won."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    away = person_of(await world.asked(table))
    await lent_to_a_robot(world, table, away)

    told = {one.user_id: one.gone for one in await rows(world)}
    assert told == {away.user_id: True, (BRUNO if away == ANA else ANA).user_id: False}
    assert (await standing(world)).people[-1].user_id == away.user_id


async def test_who_is_forgotten_stays_as_nobody(world: World) -> None:
    """Their results are given out before; after it the others' standing is as it was, also for who finishes later."""
    await played(world, ANA, BRUNO)
    world.later(hours=1)
    await played(world, BRUNO, CLARA)
    running = await world.game_of(ANA, BRUNO, CLARA)
    before = await standing(world)
    told = json.loads(await world.tables.privacy.export(ANA.user_id))["results"]

    await world.tables.privacy.forget(ANA.user_id)
    after = await standing(world)

    assert [(one["user_id"], one["guild_id"]) for one in told] == [(str(ANA.user_id), str(GUILD))]
    assert [one.user_id for one in after.people if one.user_id == ANA.user_id] == []
    assert after.people == tuple(one for one in before.people if one.user_id != ANA.user_id)
    await world.to_the_end(running)
    stored = await rows(world)
    assert ANA.user_id not in {one.user_id for one in stored}
    assert ANA.name not in {one.name for one in stored}
    assert {one.rated.games for one in (await standing(world)).people} == {2, 3}


async def test_two_processes_say_the_same(migrated_postgres_url: str) -> None:
    """Games of the same people that end in two processes are all counted, and by both."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    first = await one.game_of(ANA, BRUNO)
    second = await one.game_of(ANA, BRUNO)
    await two.start()
    two.channel = one.channel
    await standing(two)
    one.clock += timedelta(hours=1)
    await one.to_the_end(first)
    await two.to_the_end(second)

    ladder = await standing(one)
    assert ladder == await standing(two)
    assert set(ladder.moved) == {first, second}
    assert {person.rated.games for person in ladder.people} == {2}
