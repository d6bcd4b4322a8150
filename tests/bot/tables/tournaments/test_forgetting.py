"""What is stored of somebody in tournaments is given out, and taken out."""

import json

import pytest

from bot.model.errors import NotAllowed
from bot.tables.tournaments import entering
from tests.bot.tables.setups import everything
from tests.bot.tables.tournaments import league_world
from tests.bot.tables.tournaments.world import (
    MANAGER,
    Wall,
    begun,
    now,
    opened,
    person,
    posting,
    quiet,
    round_played,
    signed_up,
)
from tests.bot.tables.world import World


async def test_a_person_is_given_out_and_taken_out(world: World) -> None:
    """Sign-up, places and results; after that a number, last at the table that was left, and no further round."""
    posting(world, Wall())
    number = await begun(world, 6, seats=3, rounds=2)
    await world.settle()
    ana = person(1).user_id
    exported = json.loads(await world.tables.privacy.export(ana))
    assert [one["number"] for one in exported["tournaments"]] == [1]
    assert [one["round"] for one in exported["tournament_results"]] == [1]
    hosted = json.loads(await world.tables.privacy.export(MANAGER))["hosted_tournaments"]
    assert hosted == [{"id": number, "name": "Spring Cup"}]

    await world.tables.privacy.forget(ana)
    await world.tables.privacy.forget(MANAGER)
    await world.settle()
    quiet(world)
    await round_played(world, number)

    after = await now(world, number)
    assert after.row.host_id == 0
    assert after.entrants[0].user_id < 0
    assert after.entrants[0].name is None
    assert after.row.round == 2
    assert {line.entrant for line in after.seats if line.round == 2} == {2, 3, 4, 5, 6}
    assert [one.points for one in after.standings if one.entrant == 1] == [0]
    exported = json.loads(await world.tables.privacy.export(ana))
    assert exported["tournaments"] == exported["tournament_results"] == []


async def test_whoever_was_removed_stays_removed(world: World) -> None:
    """Nobody gets round a manager's word by deleting their data; those who withdrew may come back, and so may others."""
    posting(world, Wall())
    number = await opened(world)
    await signed_up(world, number, [1, 2, 3])
    await entering.remove(world.context, number, MANAGER, person(1).user_id)
    await entering.withdraw(world.context, number, person(2).user_id)
    for one in (1, 2):
        await world.tables.privacy.forget(person(one).user_id)

    with pytest.raises(NotAllowed, match="tables-tournament-removed"):
        await entering.sign_up(world.context, number, person(1))
    await signed_up(world, number, [2, 4])

    after = await now(world, number)
    assert {one.name for one in after.taking_part} == {"P2", "P3", "P4"}
    assert str(person(1).user_id) not in await everything(world)


async def test_a_person_is_taken_out_of_a_league(world: World) -> None:
    """League and division know a number; the place in the lowest division is free for the next of the waitlist."""
    posting(world, Wall())
    number = await league_world.begun(world, 4, seats=2, rounds=3)
    await signed_up(world, number, [5])
    await world.settle()
    ana = person(1).user_id
    exported = json.loads(await world.tables.privacy.export(ana))
    assert len(exported["tournaments"]) == 2
    assert len(exported["tournament_results"]) == 1

    await world.tables.privacy.forget(ana)
    await world.settle()
    quiet(world)
    [division] = await league_world.season(world, number)
    await round_played(world, division.id)

    [division] = await league_world.season(world, number)
    league = await now(world, number)
    assert league.entrants[0].user_id == division.entrants[0].user_id < 0
    assert {one.state for one in (league.entrants[0], division.entrants[0])} == {"out"}
    assert division.row.round == 2
    assert person(5).user_id in {one.user_id for one in division.taking_part}
    exported = json.loads(await world.tables.privacy.export(ana))
    assert exported["tournaments"] == exported["tournament_results"] == []
