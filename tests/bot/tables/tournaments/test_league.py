"""A league's life: seasons in divisions, promotion and relegation, drop-outs and newcomers; through kills and two processes."""

import asyncio
from collections import Counter

import pytest

from bot.model.errors import InvalidInput, LimitReached, NotAllowed, Unavailable
from bot.tables.game import absence
from bot.tables.queries import reading
from bot.tables.tournaments import entering, store
from bot.tables.tournaments.record import problems, season_of
from bot.tables.tournaments.seasons import moves_after
from games.catalogue import GAMES
from games.core.fair import commitment
from tests.bot.tables.tournaments.league_world import (
    begun,
    league,
    next_season,
    season,
    season_played,
    users,
)
from tests.bot.tables.tournaments.world import (
    MANAGER,
    Wall,
    checked_in,
    now,
    opened,
    person,
    posting,
    quiet,
    round_played,
    signed_up,
    tables,
)
from tests.bot.tables.world import Killed, World


async def test_seasons_follow_one_another(world: World) -> None:
    """Divisions by sign-up, then by promotion and relegation; each thing is told once; the draw of a season can be checked."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 8)
    assert [users(one) for one in await season(world, number)] == [{1, 2, 3, 4}, {5, 6, 7, 8}]
    await season_played(world, number)
    first = await season(world, number)
    assert problems(season_of(first, 2)) == ()
    assert {one.row.commitment for one in first} == {commitment(first[0].row.secret)}
    await next_season(world, number, range(1, 9))

    second = await season(world, number)
    assert [users(one) for one in second] == [{1, 2, 3, 5}, {4, 6, 7, 8}]
    assert second[0].row.secret != first[0].row.secret
    await season_played(world, number)
    assert (await now(world, number)).row.phase == "check-in"
    assert wall.kinds == [
        ("sign-up", 0),
        ("check-in", 1),
        ("season", 1),
        *[("round", 2)] * 2,
        ("season-end", 1),
        ("check-in", 2),
        ("season", 2),
        *[("round", 2)] * 2,
        ("season-end", 2),
        ("check-in", 3),
    ]
    assert await tables(world) == 8


async def test_reminders_and_weekly_standings(world: World) -> None:
    """One before check-in ends if somebody has not said anything; the standings once a week, however long nobody looked."""
    quiet(world)
    posting(world, wall := Wall())
    number = await league(world, round_days=30)
    await signed_up(world, number, range(1, 6))
    world.later(days=3)
    await world.tables.tournaments.work()
    await checked_in(world, number, range(1, 5))
    world.later(days=2)
    for _ in range(2):
        await world.tables.tournaments.work()
    assert wall.kinds[-1] == ("reminder", 1)
    world.later(days=1)
    for _ in range(7):
        await world.tables.tournaments.work()
        world.later(days=1)
    await world.tables.tournaments.work()
    await world.tables.tournaments.work()
    world.later(days=15)
    await world.tables.tournaments.work()
    world.later(days=5)
    await world.tables.tournaments.work()

    kinds = [kind for kind, _ in wall.kinds]
    assert kinds == ["sign-up", "check-in", "reminder", "season", "standings", "standings"]
    world.later(days=1)
    await world.tables.tournaments.work()
    assert wall.kinds[-1] == ("standings", 1)
    assert len(wall.kinds) == 7


async def test_whoever_does_not_check_in_makes_room(world: World) -> None:
    """The best of those below move up, newcomers come in at the end, and the waitlist has the rest."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 8, places=8)
    await season_played(world, number)
    await signed_up(world, number, [11, 12])
    await next_season(world, number, [1, 3, 4, 5, 6, 7, 8])

    assert [users(one) for one in await season(world, number)] == [{1, 3, 5, 4}, {6, 7, 8, 11}]
    states = {one.user_id - 10_000: one.state for one in (await now(world, number)).entrants}
    assert states[2] == "out"
    assert states[12] == "waiting"


async def test_a_place_in_the_lowest_division_is_taken_from_the_waitlist(world: World) -> None:
    """From the next round on, by whoever signed up first; above, the division plays on with one less. All is drawn again."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 8, rounds=3, seats=2)
    await signed_up(world, number, [20, 21])
    for gone in (2, 6):
        await entering.withdraw(world.context, number, person(gone).user_id)
    for division in await season(world, number):
        await round_played(world, division.id)

    upper, lower = await season(world, number)
    assert users(upper) == {1, 3, 4}
    assert users(lower) == {5, 7, 8, 20}
    await world.tables.tournaments.work()
    states = {one.user_id - 10_000: one.state for one in (await now(world, number)).entrants}
    assert [states[one] for one in (2, 6, 20, 21)] == ["out", "out", "in", "waiting"]
    await season_played(world, number)
    assert problems(season_of(await season(world, number), 2)) == ()
    await next_season(world, number, [1, 3, 4, 5, 7, 8, 20, 21])
    assert [users(one) for one in await season(world, number)] == [{1, 3, 4, 5}, {7, 8, 20, 21}]


async def test_whoever_leaves_a_game_is_out_of_the_league(world: World) -> None:
    """Last in the division, and no longer asked; signing up again puts them on the waitlist."""
    posting(world, Wall())
    number = await begun(world, 4, rounds=1)
    await world.settle()
    [division] = await season(world, number)
    table = division.seats[0].table_id or 0
    await absence.leave(world.context, table, person(1).user_id)
    await world.settle()
    await world.to_the_end(table)
    await world.tables.tournaments.work()

    [division] = await season(world, number)
    last = division.standings[-1]
    assert {one.number: one.user_id for one in division.entrants}[last.entrant] == 10_001
    assert (await now(world, number)).entrants[0].state == "out"
    await signed_up(world, number, [1])
    back = (await now(world, number)).entrants[-1]
    assert (back.user_id, back.state) == (10_001, "waiting")


async def test_rounds_take_turns_with_the_games(world: World) -> None:
    """Each game's tables with its own options, rated like any other, named after division, round and table."""
    posting(world, Wall())
    other = next(game for game in GAMES if game.id == "san-juan")
    world.context._games = {game.id: game for game in (world.game, other)}
    number = await begun(world, 4, rounds=2, seats=2, more=(other.id,))
    await world.settle()
    [division] = await season(world, number)
    first = await reading.table(world.context, division.seats[0].table_id or 0)
    assert (first.game, first.name, first.rated) == (world.game.id, "Spring Cup · 1.1.1", True)
    quiet(world)
    await round_played(world, division.id)
    [division] = await season(world, number)
    second = await reading.table(world.context, division.tables(2)[1][0].table_id or 0)
    assert (second.game, second.name) == (other.id, "Spring Cup · 1.2.1")


async def test_a_pause_a_removal_and_the_end(world: World) -> None:
    """All of the league waits; who was removed stays out; a cancelled league opens no table any more."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 9, rounds=3)
    due = [one.row.due_at for one in await season(world, number)]
    await entering.set_paused(world.context, number, MANAGER, paused=True)
    world.later(days=40)
    for division in await season(world, number):
        await round_played(world, division.id)
    assert {one.row.round for one in await season(world, number)} == {1}
    await entering.set_paused(world.context, number, MANAGER, paused=False)
    after = [one.row.due_at for one in await season(world, number)]
    assert [(late - early).days for late, early in zip(after, due, strict=True)] == [40, 40]
    await entering.remove(world.context, number, MANAGER, person(1).user_id)
    assert users((await season(world, number))[0]) == {2, 3, 4}
    with pytest.raises(NotAllowed):
        await signed_up(world, number, [1])
    await world.tables.tournaments.work()
    before = await tables(world)
    await entering.cancel(world.context, number, MANAGER)
    world.later(days=60)
    await world.tables.tournaments.work()
    await world.tables.tournaments.work()
    assert await tables(world) == before
    assert wall.kinds[-1] == ("cancelled", 1)
    assert {one.row.phase for one in await season(world, number)} == {"cancelled"}


async def test_only_the_league_changes_its_divisions(world: World) -> None:
    """Nobody signs up for a division, leaves it or ends it alone."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 4)
    [division] = await season(world, number)
    user = person(1).user_id
    for refused in (
        entering.sign_up(world.context, division.id, person(50)),
        entering.withdraw(world.context, division.id, user),
        entering.check_in(world.context, division.id, user),
        entering.cancel(world.context, division.id, MANAGER),
        entering.set_paused(world.context, division.id, MANAGER, paused=True),
    ):
        with pytest.raises(Unavailable):
            await refused


async def test_a_correction_before_the_next_season_moves_people(world: World) -> None:
    """Who moves is decided when the next season begins."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 8, rounds=1)
    await season_played(world, number)
    upper, lower = await season(world, number)
    assert moves_after((upper, lower), 1).up == {10_005}
    turned = [5 - (line.rank or 0) for line in lower.tables(1)[1]]
    await entering.correct(world.context, lower.id, MANAGER, 1, 1, turned)
    await world.tables.tournaments.work()
    await next_season(world, number, range(1, 9))

    assert [users(one) for one in await season(world, number)] == [{1, 2, 3, 8}, {4, 5, 6, 7}]
    assert ("corrected", 1) in wall.kinds


async def test_too_few_end_it(world: World) -> None:
    """Before the first season it is called off; after one it is over, which is told."""
    quiet(world)
    posting(world, wall := Wall())
    small = await league(world)
    await signed_up(world, small, [1, 2, 3])
    number = await begun(world, 4, rounds=1)
    assert (await now(world, small)).row.phase == "cancelled"
    await season_played(world, number)
    await next_season(world, number, [1, 2])

    assert (await now(world, number)).row.phase == "over"
    assert wall.kinds[-1] == ("over", 1)


async def test_bounds(world: World) -> None:
    """So many at once, apart from tournaments; no divisions and games that nobody can play."""
    for chosen in (
        {"size": 3},
        {"size": 7},
        {"movers": 0},
        {"movers": 3},
        {"places": 49},
        {"more": (world.game.id,)},
        {"more": ("no-such-game",)},
    ):
        with pytest.raises(InvalidInput):
            await league(world, **chosen)
    for _ in range(3):
        await opened(world)
    for _ in range(2):
        await league(world)
    with pytest.raises(LimitReached):
        await league(world)
    guild = (await now(world, 1)).row.guild_id
    assert len(await store.running(world.context, guild)) == 3
    assert len(await store.running(world.context, guild, leagues=True)) == 2


@pytest.mark.parametrize(
    "place",
    ["tournament.written", "tournament.committed", "announcement.taken", "announcement.posted"],
)
@pytest.mark.parametrize("time", [1, 2, 4, 6])
async def test_a_death_neither_loses_nor_repeats_anything(
    world: World, place: str, time: int
) -> None:
    """Wherever the program dies, the next one opens no table twice and tells of no season twice."""
    quiet(world)
    posting(world, wall := Wall())
    number = await league(world, rounds=1)
    await signed_up(world, number, range(1, 9))
    world.failpoints.seen.clear()
    world.failpoints.deadly = (place, time)
    for _ in range(20):
        try:
            await world.tables.tournaments.work()
            found = await now(world, number)
            if found.row.phase == "check-in" and found.row.round < 2:
                await checked_in(world, number, range(1, 9))
            for division in await season(world, number):
                if division.row.phase == "playing":
                    await round_played(world, division.id)
        except Killed:
            await world.restart()
            quiet(world)
            posting(world, wall)
            world.later(minutes=6)
        else:
            world.later(days=1)
        if (await now(world, number)).row.phase == "over":
            break

    assert world.failpoints.has_killed
    assert (await now(world, number)).row.phase == "over"
    assert await tables(world) == 4
    assert Counter(wall.kinds) == Counter(
        [
            ("sign-up", 0),
            *[("check-in", 1), ("season", 1), ("season-end", 1)],
            *[("check-in", 2), ("season", 2), ("season-end", 2)],
            *[("check-in", 3), ("reminder", 3), ("over", 2)],
        ]
    )


async def test_two_processes_do_everything_once(migrated_postgres_url: str) -> None:
    """Both find it due in the same moment, season after season."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    wall = Wall()
    for world in (one, two):
        await world.start()
        quiet(world)
        posting(world, wall)
    number = await league(one, rounds=1)
    await signed_up(two, number, range(1, 9))
    for _ in range(11):
        await asyncio.gather(*[w.tables.tournaments.work() for w in (one, two, one, two)])
        found = await now(one, number)
        if found.row.phase == "check-in":
            await checked_in(one, number, range(1, 9))
        for division in await season(two, number):
            if division.row.phase == "playing":
                await round_played(two, division.id)
        for world in (one, two):
            world.later(days=1)

    assert (await now(one, number)).row.round == 2
    assert await tables(one) == 4
    assert len(wall.kinds) == len(set(wall.kinds))
    assert {("season", 1), ("season-end", 1), ("season", 2)} <= set(wall.kinds)
