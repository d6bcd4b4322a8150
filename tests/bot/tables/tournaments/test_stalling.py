"""At a round's deadline it counts who has kept the others waiting, whatever was done and taken back shortly before."""

import pytest

from bot.model.outcomes import TakenBack
from bot.model.people import Person
from bot.model.questions import Ask
from bot.tables.game import absence, undo
from bot.tables.queries import reading
from games.core.flow import Reopen
from games.core.model import Action, Seat
from tests.bot.tables.setups import played
from tests.bot.tables.tournaments.world import Wall, begun, now, posting
from tests.bot.tables.world import World, person_of
from tests.games.core.toy_values import Decide, Favour, Rest, Show

LAST = 4
"""The rank of those who have kept the others waiting at a table of three."""


async def at_a_round(world: World, **options: bool) -> tuple[int, int]:
    """A tournament whose only round is five days long, and its table."""
    posting(world, Wall())
    number = await begun(world, 3, seats=3, rounds=1, round_days=5, options=options)
    await world.settle()
    return number, (await now(world, number)).seats[0].table_id or 0


async def ranks(world: World, number: int, table: int) -> dict[Seat, int | None]:
    """The ranks by seat once the round is over."""
    await world.tables.tournaments.work()
    places = {one.place: one.seat for one in (await reading.table(world.context, table)).seats}
    lines = (await now(world, number)).seats
    return {places[line.place] or 0: line.rank for line in lines}


async def people_of(world: World, table: int) -> list[Person]:
    """The people in the order of their seats."""
    seats = (await reading.table(world.context, table)).seats
    return [seat.person for seat in seats if seat.person is not None]


async def plays(world: World, table: int, person: Person, *actions: Action) -> Ask:
    """That person plays these; what they are asked then."""
    for action in actions:
        await played(world, table, await reading.ask(world.context, table, person.user_id), action)
        await world.settle()
    return await reading.ask(world.context, table, person.user_id)


async def test_a_turn_ended_and_taken_back_hides_nothing(world: World) -> None:
    """Whoever is waited for has been since the turn began, not since the undo; the others share the first place."""
    number, table = await at_a_round(world, hiding=False)
    staller = await world.asked(table)
    me = person_of(staller)
    world.later(days=4, hours=22)
    await plays(world, table, me, Show(()), Rest())
    world.later(hours=1)
    assert isinstance(await undo.undo(world.context, table, me.user_id), TakenBack)
    await world.settle()
    world.later(hours=1)

    found = await ranks(world, number, table)
    assert found[staller.seat] == LAST
    assert sorted(rank or 0 for rank in found.values()) == [1, 1, LAST]


async def test_answers_begun_anew_hide_nothing(world: World) -> None:
    """In a simultaneous step neither an answer that is taken back nor another seat's answer in the last hours winds that up."""
    number, table = await at_a_round(world)
    first, second, third = await people_of(world, table)
    world.later(days=4, hours=20)
    await plays(world, table, second, Decide("none"), Favour("red"))
    world.later(hours=1)
    await plays(world, table, first, Decide("none"), Favour("red"), Reopen())
    world.later(hours=1)
    await plays(world, table, third, Decide("none"), Favour("red"))
    assert isinstance(await undo.undo(world.context, table, third.user_id), TakenBack)
    await world.settle()
    world.later(hours=2)

    assert await ranks(world, number, table) == {0: LAST, 1: 1, 2: LAST}


async def test_neither_does_leaving_for_a_moment(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that was left and taken back before its robot moved has been waited for all the time."""
    number, table = await at_a_round(world, hiding=False)
    staller = await world.asked(table)
    me = person_of(staller)
    world.later(days=4, hours=23)
    with monkeypatch.context() as thinking:
        thinking.setattr(world.tables.robots, "kick", lambda follow_up: None)
        await absence.leave(world.context, table, me.user_id)
        await absence.come_back(world.context, table, me)
    await world.settle()
    world.later(hours=1)

    assert (await ranks(world, number, table))[staller.seat] == LAST


async def test_a_question_that_another_seat_has_begun_is_new(world: World) -> None:
    """Whoever ended a turn in time is waited for only since the others have ended theirs."""
    number, table = await at_a_round(world, hiding=False)
    for hours in (1, 4 * 24 + 20, 1):
        world.later(hours=hours)
        ask = await world.asked(table)
        await plays(world, table, person_of(ask), Rest())
    world.later(hours=2)

    assert set((await ranks(world, number, table)).values()) == {1}


@pytest.mark.parametrize("goes_on", [False, True])
@pytest.mark.parametrize(("hours", "rank"), [(1, 1), (26, LAST)])
async def test_nobody_is_waited_for_while_moderators_close_the_thread(
    world: World, hours: int, rank: int, *, goes_on: bool
) -> None:
    """A pause lets nobody come last, whether it ends before the deadline or not; what was waited before it counts."""
    number, table = await at_a_round(world, hiding=False)
    world.later(hours=1)
    await plays(world, table, person_of(await world.asked(table)), Rest())
    waited_for = (await world.asked(table)).seat
    world.later(hours=hours)
    await world.tables.pauses.pause(table)
    if goes_on:
        world.later(days=5, hours=-hours - 2)
        await world.tables.pauses.go_on(table)
        await world.settle()
        world.later(hours=1)
    else:
        world.later(days=5, hours=-hours - 1)

    found = await ranks(world, number, table)
    assert found.pop(waited_for) == rank
    assert set(found.values()) == {1}
