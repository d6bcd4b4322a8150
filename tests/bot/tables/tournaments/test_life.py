"""A tournament's life: sign-up, waitlist, check-in, rounds, deadlines, drop-outs, the end; through kills and two processes."""

import asyncio
from collections import Counter
from datetime import datetime

import pytest

from bot.model.errors import Conflict, InvalidInput, LimitReached, NotAllowed, Unavailable
from bot.model.people import Person
from bot.model.tables import Phase
from bot.tables.game import absence, early_end
from bot.tables.publishing import Blocked, TryLater
from bot.tables.queries import reading
from bot.tables.tournaments import entering
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.model import BYE, Tournament
from bot.tables.tournaments.pairing import OddTables
from bot.tables.tournaments.record import problems, record_of
from bot.tables.tournaments.scoring import meetings
from games.core.fair import commitment
from tests.bot.tables.setups import lent_to_a_robot, refused
from tests.bot.tables.tournaments.world import (
    MANAGER,
    Wall,
    begun,
    checked_in,
    finish,
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


def states(tournament: Tournament, *numbers: int) -> list[str]:
    """What these entrants are in it."""
    entrants = {one.number: one.state for one in tournament.entrants}
    return [entrants[number] for number in numbers]


async def test_a_tournament_runs_to_its_end(world: World) -> None:
    """Everything is told once and in order, and the best of all wins."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 16)
    for _ in range(4):
        await round_played(world, number)
        await world.tables.tournaments.work()

    tournament = await now(world, number)
    assert tournament.row.phase == "over"
    assert wall.kinds == [
        ("sign-up", 0),
        ("check-in", 0),
        ("round", 1),
        ("round", 2),
        ("round", 3),
        ("round", 4),
        ("over", 4),
    ]
    assert await tables(world) == 16
    first = tournament.standings[0]
    assert (first.entrant, first.points, first.rank) == (1, 48, 1)
    assert tournament.row.commitment == commitment(tournament.row.secret)


async def test_tables_start_by_themselves_and_can_be_played(world: World) -> None:
    """With the people of the draw in their places, rated, in the tournament's time control; no player is host."""
    posting(world, Wall())
    number = await begun(world, 5, seats=3, rounds=1)
    await world.settle()

    tournament = await now(world, number)
    names = {one.number: one.name for one in tournament.entrants}
    for lines in tournament.tables(1).values():
        table = await reading.table(world.context, lines[0].table_id or 0)
        assert table.phase is Phase.PLAYING
        by_place = {seat.place: seat.person for seat in table.seats}
        assert [by_place[line.place].name for line in lines if by_place[line.place]] == [  # type: ignore[union-attr]
            names[line.entrant] for line in lines
        ]
        assert table.rated
        assert table.host.user_id == 0
        await world.to_the_end(table.id)
    await world.tables.tournaments.work()
    over = await now(world, number)
    assert over.row.phase == "over"
    assert len(over.results) == 2


async def test_too_few_people_call_it_off(world: World) -> None:
    """One person alone has nobody to play, neither after sign-up nor after check-in."""
    quiet(world)
    posting(world, wall := Wall())
    alone, asleep = await opened(world), await opened(world)
    await signed_up(world, alone, [1])
    await signed_up(world, asleep, [1, 2, 3])
    world.later(days=3)
    await world.tables.tournaments.work()
    await checked_in(world, asleep, [2])
    world.later(days=1)
    await world.tables.tournaments.work()

    assert (await now(world, alone)).row.phase == "cancelled"
    assert (await now(world, asleep)).row.phase == "cancelled"
    assert await tables(world) == 0
    assert wall.kinds.count(("cancelled", 0)) == 2


async def test_the_waitlist_fills_places_that_become_free(world: World) -> None:
    """At withdrawal, for those who do not check in, and between rounds; in the order of signing up."""
    quiet(world)
    posting(world, Wall())
    number = await opened(world, places=4, rounds=3)
    await signed_up(world, number, range(1, 9))
    assert states(await now(world, number), 4, 5) == ["in", "waiting"]
    await entering.withdraw(world.context, number, person(2).user_id)
    assert states(await now(world, number), 2, 5, 6) == ["out", "in", "waiting"]
    world.later(days=3)
    await world.tables.tournaments.work()
    await checked_in(world, number, [1, 4, 5, 6, 8])
    world.later(days=1)
    await world.tables.tournaments.work()

    first = await now(world, number)
    assert states(first, 3, 7) == ["out", "out"]
    assert {line.entrant for line in first.seats} == {1, 4, 5, 6}
    assert states(first, 8) == ["waiting"]
    await entering.withdraw(world.context, number, person(1).user_id)
    await round_played(world, number)
    second = await now(world, number)
    assert {line.entrant for line in second.seats if line.round == 2} == {4, 5, 6, 8}


async def test_the_deadline_ends_a_round(world: World) -> None:
    """Whoever has kept the others waiting shares the last places; the tables end, and the next round begins."""
    posting(world, Wall())
    number = await begun(world, 6, seats=3, rounds=2)
    await world.settle()
    before = (await now(world, number)).tables(1)
    waiting = {}
    for lines in before.values():
        table = lines[0].table_id or 0
        await world.move(table)
        await world.settle()
        position = await reading.position(world.context, table)
        waiting[table] = {seat.place: seat.required for seat in position.table.seats}
    world.later(days=7)
    await world.tables.tournaments.work()
    await world.settle()

    after = await now(world, number)
    assert after.row.round == 2
    for lines in after.tables(1).values():
        required = waiting[lines[0].table_id or 0]
        late = {line.rank or 0 for line in lines if required[line.place]}
        others = {line.rank or 0 for line in lines if not required[line.place]}
        assert not late or not others or min(late) > max(others)
        table_after = await reading.table(world.context, lines[0].table_id or 0)
        assert table_after.phase is Phase.ABANDONED


async def asked_since(world: World, table: int) -> list[datetime]:
    """Since when the table has been waiting for each of those who must move."""
    seats = (await reading.position(world.context, table)).table.seats
    return [seat.asked_at for seat in seats if seat.required and seat.asked_at is not None]


async def test_a_question_shortly_before_the_deadline_harms_nobody(world: World) -> None:
    """Only who has kept the others waiting for a day comes last: an offer in the last minute puts nobody there."""
    posting(world, Wall())
    number = await begun(world, 3, seats=3, rounds=1, round_days=2)
    await world.settle()
    table = (await now(world, number)).seats[0].table_id or 0
    world.later(days=1, hours=23)
    while not (asked := await asked_since(world, table)) or min(asked) < world.clock:
        await world.move(table)
        await world.settle()
    world.later(hours=1)
    await world.tables.tournaments.work()

    assert len(asked) < 3
    assert {line.rank for line in (await now(world, number)).seats} == {1}


async def test_whoever_leaves_a_game_is_last_there_and_out(world: World) -> None:
    """A robot plays on, and scores for nobody."""
    posting(world, Wall())
    number = await begun(world, 3, seats=3, rounds=1)
    await world.settle()
    line = (await now(world, number)).seats[0]
    await absence.leave(world.context, line.table_id or 0, person(line.entrant).user_id)
    await world.settle()
    await world.to_the_end(line.table_id or 0)
    await world.tables.tournaments.work()

    tournament = await now(world, number)
    assert tournament.standings[-1].entrant == line.entrant
    assert tournament.standings[-1].points == 0
    assert states(tournament, line.entrant) == ["out"]


async def test_nobody_wins_by_ending_a_game_while_an_opponent_is_late(world: World) -> None:
    """A player alone with a robot that keeps a seat plays on; whoever leaves as well has left, like the first."""
    posting(world, Wall())
    number = await begun(world, 2, seats=2, rounds=1)
    await world.settle()
    late, other = (person(line.entrant) for line in (await now(world, number)).seats)
    table = (await now(world, number)).seats[0].table_id or 0
    await absence.leave(world.context, table, late.user_id)

    ending = early_end.propose(world.context, table, other.user_id)
    assert await refused(ending) == "tables-end-absent"
    await absence.come_back(world.context, table, late)
    await absence.leave(world.context, table, late.user_id)
    await absence.leave(world.context, table, other.user_id)
    await world.settle()
    await world.tables.tournaments.work()

    tournament = await now(world, number)
    assert [one.points for one in tournament.standings] == [6, 6]
    assert {one.state for one in tournament.entrants} == {"out"}


async def test_whoever_lends_a_robot_half_of_a_game_is_last_there(world: World) -> None:
    """Coming back for the end wins nothing that a robot has won; they play on in the next round."""
    posting(world, Wall())
    number = await begun(world, 3, seats=3, rounds=2, options={"hiding": False})
    await world.settle()
    line = (await now(world, number)).seats[0]
    await lent_to_a_robot(world, line.table_id or 0, person(line.entrant))
    await world.tables.tournaments.work()

    tournament = await now(world, number)
    assert tournament.standings[-1].entrant == line.entrant
    assert tournament.standings[-1].points == 0
    assert states(tournament, line.entrant) == ["in"]


async def test_an_odd_field_has_byes(world: World) -> None:
    """Nobody's second before all have had one, worth a win."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 3, seats=2, rounds=3)
    for _ in range(3):
        await round_played(world, number)

    tournament = await now(world, number)
    assert sorted(line.entrant for line in tournament.seats if line.number == BYE) == [1, 2, 3]
    assert [one.points for one in tournament.standings] == [36, 24, 12]


async def test_robots_fill_tables_up_and_score_for_nobody(world: World) -> None:
    """Where that was chosen: all tables are full, and people are ranked among themselves; the record can be checked."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 5, seats=4, rounds=2, odd=OddTables.ROBOTS)
    first = await now(world, number)
    assert sorted(len(lines) for lines in first.tables(1).values()) == [2, 3]
    for lines in first.tables(1).values():
        seats = (await reading.table(world.context, lines[0].table_id or 0)).seats
        assert len(seats) == 4
        assert sum(seat.person is None for seat in seats) == 4 - len(lines)
        await finish(world, lines[0].table_id or 0, {2: 90, 3: 80})
    await world.tables.tournaments.work()
    await round_played(world, number)

    over = await now(world, number)
    assert over.row.phase == "over"
    assert {one.entrant for one in over.standings} == {1, 2, 3, 4, 5}
    assert sum(one.points for one in over.standings) == 2 * (12 + 18)
    assert problems(record_of(over, 2)) == ()


async def test_a_pause_puts_everything_off(world: World) -> None:
    """Nothing ends meanwhile; after it there is as much time as was left."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 8)
    due_at = (await now(world, number)).row.due_at
    await entering.set_paused(world.context, number, MANAGER, paused=True)
    world.later(days=20)
    await world.tables.tournaments.work()
    assert (await now(world, number)).row.round == 1
    await entering.set_paused(world.context, number, MANAGER, paused=False)

    assert ((await now(world, number)).row.due_at - due_at).days == 20


async def test_a_cancelled_tournament_leaves_its_games_alone(world: World) -> None:
    """It is told once, and nothing more happens."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 8)
    await entering.cancel(world.context, number, MANAGER)
    world.later(days=30)
    await world.tables.tournaments.work()
    await world.tables.tournaments.work()

    assert wall.kinds[-1] == ("cancelled", 1)
    assert await tables(world) == 2
    with pytest.raises(Unavailable):
        await entering.sign_up(world.context, number, person(99))


async def test_names_that_read_alike_are_told_apart(world: World) -> None:
    """Managers remove people by their names: nobody is safe by being called as another one is."""
    posting(world, Wall())
    number = await opened(world)
    for user_id, name in ((1, "Ana"), (2, "Bruno"), (3, "ANA"), (4, "Ána")):
        await entering.sign_up(world.context, number, Person(user_id, name))
    assert [one.name for one in (await now(world, number)).entrants] == [
        "Ana",
        "Bruno",
        "ANA (2)",
        "Ána (3)",
    ]

    await entering.withdraw(world.context, number, 3)
    await entering.sign_up(world.context, number, Person(3, "Bruno"))
    await entering.sign_up(world.context, number, Person(1, "Anabel"))

    names = [one.name for one in (await now(world, number)).entrants]
    assert names == ["Ana", "Bruno", "Bruno (2)", "Ána (3)"]


async def test_who_was_removed_stays_out(world: World) -> None:
    """Signing up again is refused; whoever withdrew may come back."""
    quiet(world)
    number = await opened(world)
    await signed_up(world, number, [1, 2])
    await entering.remove(world.context, number, MANAGER, person(1).user_id)
    await entering.withdraw(world.context, number, person(2).user_id)
    await signed_up(world, number, [2])

    assert states(await now(world, number), 1, 2) == ["removed", "in"]
    with pytest.raises(NotAllowed):
        await signed_up(world, number, [1])
    with pytest.raises(Conflict):
        await entering.withdraw(world.context, number, person(7).user_id)
    with pytest.raises(Unavailable):
        await checked_in(world, number, [2])


async def test_bounds(world: World) -> None:
    """So many at once, and no numbers that nobody can play."""
    for chosen in (
        {"seats": 7},
        {"rounds": 0},
        {"rounds": 13},
        {"round_days": 31},
        {"places": 3},
        {"places": 1_000},
        {"seats": 4, "options": {"length": "long"}},
    ):
        with pytest.raises(InvalidInput):
            await opened(world, **chosen)
    for _ in range(3):
        await opened(world)
    with pytest.raises(LimitReached):
        await opened(world)


async def test_a_round_robin_has_as_many_rounds_as_it_takes(world: World) -> None:
    """Everyone meets everyone; after somebody has left there are byes, and nobody of the waitlist comes in."""
    quiet(world)
    posting(world, Wall())
    number = await begun(world, 6, seats=2, places=6, format=TournamentFormat.ROUND_ROBIN)
    assert (await now(world, number)).row.rounds == 5
    await signed_up(world, number, [7])
    for _ in range(3):
        await round_played(world, number)
    await entering.withdraw(world.context, number, person(6).user_id)
    for _ in range(2):
        await round_played(world, number)

    tournament = await now(world, number)
    assert tournament.row.phase == "over"
    pairs = Counter(
        frozenset(one.entrant for one in result.placed)
        for result in tournament.results
        if not result.is_bye
    )
    assert set(pairs.values()) == {1}
    assert {one for pair in pairs for one in pair} == {1, 2, 3, 4, 5, 6}
    assert len(pairs) + sum(line.number == BYE for line in tournament.seats) == 15
    assert next(one.entrant for one in tournament.standings) == 1
    assert problems(record_of(tournament, 2)) == ()


async def test_group_winners_meet_in_the_final(world: World) -> None:
    """They stand before all others then; whoever wins the final wins it all, with fewer points than others or not."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 18, seats=4, rounds=3, format=TournamentFormat.GROUPS)
    for _ in range(2):
        await round_played(world, number)
    groups = (await now(world, number)).groups(2)
    winners = {min(group) for group in groups}
    final = await now(world, number)
    assert len(groups) == 4
    assert {line.entrant for line in final.seats if line.round == 3} == winners
    met = meetings(
        [one.entrant for one in result.placed] for result in final.results if not result.is_bye
    )
    for pair in met:
        assert any(pair <= set(group) for group in groups), (
            "nobody leaves their group before the final"
        )
    await round_played(world, number, lambda entrant: entrant)

    over = await now(world, number)
    ranked = [(one.entrant, one.rank) for one in over.standings[:4]]
    assert ranked == [(one, rank) for rank, one in enumerate(sorted(winners, reverse=True), 1)]
    assert wall.kinds[-1] == ("over", 3)
    assert problems(record_of(over, 2)) == ()


async def test_a_final_takes_the_next_of_a_group_whose_winner_has_left(world: World) -> None:
    """And a tournament of groups with one round is refused."""
    quiet(world)
    posting(world, Wall())
    with pytest.raises(InvalidInput):
        await opened(world, rounds=1, format=TournamentFormat.GROUPS)
    number = await begun(world, 8, seats=2, rounds=2, format=TournamentFormat.GROUPS)
    one, other = (await now(world, number)).groups(2)
    lines = (await now(world, number)).tables(1).values()
    winners = {min(line.entrant for line in pair) for pair in lines}
    first, second = sorted(set(one) & winners)
    await entering.withdraw(world.context, number, person(first).user_id)
    await entering.withdraw(world.context, number, person(min(other)).user_id)
    await round_played(world, number)

    final = {line.entrant for line in (await now(world, number)).seats if line.round == 2}
    assert len(final) == 2
    assert not final & {first, min(other)}
    assert len(final & set(one)) == len(final & set(other)) == 1
    assert second in winners


async def test_a_corrected_result_counts_from_then_on(world: World) -> None:
    """Standings and later draws follow it, and it is told once; rounds that were drawn stay, and the record can be checked."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 16, rounds=4)
    await round_played(world, number)
    await round_played(world, number)
    before = await now(world, number)
    lines = before.tables(1)[1]
    turned = [5 - (line.rank or 0) for line in lines]
    await entering.correct(world.context, number, MANAGER, 1, 1, turned)
    await world.tables.tournaments.work()

    after = await now(world, number)
    assert [line.rank for line in after.tables(1)[1]] == turned
    assert after.tables(3).keys() == before.tables(3).keys()
    points = {one.entrant: one.points for one in after.standings}
    assert points != {one.entrant: one.points for one in before.standings}
    assert wall.kinds[-1] == ("corrected", 1)
    for table, ranks, problem in (
        (1, turned, Conflict),
        (1, [1, 2, 3], InvalidInput),
        (1, [1, 2, 3, 5], InvalidInput),
        (9, [1, 2, 3, 4], InvalidInput),
    ):
        with pytest.raises(problem):
            await entering.correct(world.context, number, MANAGER, 1, table, ranks)
    with pytest.raises(InvalidInput):
        await entering.correct(world.context, number, MANAGER, 3, 1, [1, 2, 3, 4])
    await round_played(world, number)
    await round_played(world, number)
    last = (await now(world, number)).tables(4)[1]
    await entering.correct(
        world.context, number, MANAGER, 4, 1, [5 - (line.rank or 0) for line in last]
    )
    over = await now(world, number)
    assert over.row.phase == "over"
    record = record_of(over, 2)
    assert problems(record) == ()
    assert problems(record.replace(b'"during": 3', b'"during": 1')) != ()
    cancelled = await begun(world, 8)
    await round_played(world, cancelled)
    await entering.cancel(world.context, cancelled, MANAGER)
    with pytest.raises(Unavailable):
        await entering.correct(world.context, cancelled, MANAGER, 1, 1, [4, 3, 2, 1])


async def test_a_death_leaves_no_half_correction(world: World) -> None:
    """Ranks, the note of what they were, and the announcement stand together or not at all."""
    quiet(world)
    posting(world, wall := Wall())
    number = await begun(world, 8)
    await round_played(world, number)
    before = await now(world, number)
    told = list(wall.kinds)
    world.failpoints.seen.clear()
    world.failpoints.deadly = ("correction.written", 1)
    with pytest.raises(Killed):
        await entering.correct(world.context, number, MANAGER, 1, 1, [1, 1, 1, 1])
    await world.restart()
    quiet(world)
    posting(world, wall)
    await world.tables.tournaments.work()

    after = await now(world, number)
    assert (after.seats, after.corrections) == (before.seats, ())
    assert wall.kinds == told


@pytest.mark.parametrize(
    "place",
    ["tournament.written", "tournament.committed", "announcement.taken", "announcement.posted"],
)
@pytest.mark.parametrize("time", [1, 2, 3])
async def test_a_death_neither_loses_nor_repeats_anything(
    world: World, place: str, time: int
) -> None:
    """Wherever the program dies, the next one opens no table twice and announces nothing twice."""
    quiet(world)
    posting(world, wall := Wall())
    number = await opened(world, rounds=2)
    await signed_up(world, number, range(1, 9))
    world.failpoints.seen.clear()
    world.failpoints.deadly = (place, time)
    for _ in range(12):
        try:
            await world.tables.tournaments.work()
            tournament = await now(world, number)
            if tournament.row.phase == "check-in":
                await checked_in(world, number, range(1, 9))
            if tournament.row.phase == "playing":
                await round_played(world, number)
        except Killed:
            await world.restart()
            quiet(world)
            posting(world, wall)
            world.later(minutes=6)
        else:
            world.later(days=1)

    assert world.failpoints.has_killed
    assert (await now(world, number)).row.phase == "over"
    assert await tables(world) == 4
    assert [kind for kind, _ in wall.kinds] == ["sign-up", "check-in", "round", "round", "over"]


async def test_two_processes_do_everything_once(migrated_postgres_url: str) -> None:
    """Both find it due in the same moment, step after step."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    wall = Wall()
    for world in (one, two):
        await world.start()
        quiet(world)
        posting(world, wall)
    number = await opened(one, rounds=3)
    await signed_up(two, number, range(1, 9))
    for _ in range(8):
        await asyncio.gather(*[w.tables.tournaments.work() for w in (one, two, one, two)])
        tournament = await now(one, number)
        if tournament.row.phase == "check-in":
            await checked_in(one, number, range(1, 9))
        if tournament.row.phase == "playing":
            await round_played(two, number)
        for world in (one, two):
            world.later(days=1 if tournament.row.round else 3)

    assert (await now(one, number)).row.phase == "over"
    assert await tables(one) == 6
    assert [kind for kind, _ in wall.kinds] == ["sign-up", "check-in", *["round"] * 3, "over"]


async def test_a_post_whose_answer_is_lost_is_looked_up(world: World) -> None:
    """Tried again later; what stands there is not sent twice, and a closed channel stops nothing else."""
    quiet(world)
    posting(world, wall := Wall())
    wall.faults, wall.lost = [TryLater(maybe_sent=False)], [TryLater()]
    number = await opened(world)
    for _ in range(4):
        await world.tables.tournaments.work()
        world.later(minutes=20)
    assert wall.kinds == [("sign-up", 0)]
    wall.faults = [Blocked()]
    await entering.cancel(world.context, number, MANAGER)
    await world.tables.tournaments.work()
    await world.tables.tournaments.work()
    assert wall.kinds == [("sign-up", 0)]
