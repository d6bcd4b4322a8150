"""Playing: one answer per question, whoever presses and however often; drafts; what is told to whom."""

import asyncio

import pytest
from sqlalchemy import select

from bot.db import journal
from bot.db.schema import SNAPSHOTS, STEPS
from bot.model.errors import InvalidMove, NotYourSeat, StaleQuestion, WrongPhase
from bot.model.outcomes import Accepted
from bot.model.questions import Ask, LogEntry
from bot.tables.game import play
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from games.core.flow import Reopen
from games.core.forms import sample
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, World, person_of
from tests.games.core.toy_values import Build, Decide, Draw, Favour, Rest, Wish


async def test_a_second_press_of_the_same_question_is_stale(world: World) -> None:
    """The first answer counts, the second one meets another question."""
    table = await world.game_of(ANA, BRUNO)
    ask = await world.asked(table)
    action = world.answer(ask.decision)

    first = await world.play(table, ask, action)
    second = await world.play(table, ask, action)

    assert isinstance(first, Accepted)
    assert isinstance(second, StaleQuestion)
    assert (await reading.table(world.context, table)).step == 1


async def test_two_thumbs_at_once_make_one_move(world: World) -> None:
    """Of ten presses at the same moment one is played."""
    table = await world.game_of(ANA, BRUNO)
    ask = await world.asked(table)
    action = world.answer(ask.decision)

    outcomes = await asyncio.gather(*[world.play(table, ask, action) for _ in range(10)])

    assert sum(isinstance(outcome, Accepted) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, StaleQuestion) for outcome in outcomes) == 9


async def test_two_processes_make_one_move(world: World) -> None:
    """A second service on the same database, with its own locks and memory, wins or loses, never both."""
    other = World(world.url)
    table = await world.game_of(ANA, BRUNO)
    await other.start()
    try:
        for _ in range(6):
            ask = await world.asked(table)
            action = world.answer(ask.decision)
            pressed = [one.play(table, ask, action) for one in (world, other) for _ in range(3)]

            outcomes = await asyncio.gather(*pressed)

            assert sum(isinstance(outcome, Accepted) for outcome in outcomes) == 1
            there, here = await asyncio.gather(other.asked(table), world.asked(table))
            assert (there.position, there.private) == (here.position, here.private)
    finally:
        await other.tables.close()


async def test_both_answers_of_two_people_at_once_count(world: World) -> None:
    """The loser of a race whose question still stands is played again, on the new position."""
    table = await world.game_of(ANA, BRUNO, CLARA)
    asks = [
        await reading.ask(world.context, table, person.user_id) for person in (ANA, BRUNO, CLARA)
    ]

    outcomes = await asyncio.gather(
        *[world.play(table, ask, world.answer(ask.decision)) for ask in asks]
    )

    assert all(isinstance(outcome, Accepted) for outcome in outcomes)
    assert (await reading.table(world.context, table)).step == 3


async def test_a_foreign_press_is_refused(world: World) -> None:
    """Somebody without a seat plays nothing, and sees nothing."""
    table = await world.game_of(ANA, BRUNO)
    ask = await world.asked(table)

    with pytest.raises(NotYourSeat):
        await play.act(world.context, table, DAVI.user_id, ask.number, world.answer(ask.decision))


async def test_an_answer_that_is_not_offered_is_no_longer_possible(world: World) -> None:
    """The question stands, the answer does not."""
    table = await world.game_of(ANA, BRUNO)
    ask = await world.asked(table)

    assert isinstance(await world.play(table, ask, Wish("red")), InvalidMove)
    assert (await reading.table(world.context, table)).step == 0


async def test_nothing_is_played_at_a_table_that_is_over(world: World) -> None:
    """Neither before the game nor after it."""
    lobby = await world.lobby(ANA, BRUNO)

    with pytest.raises(WrongPhase):
        await play.act(world.context, lobby, ANA.user_id, 1, Rest())


async def test_a_question_keeps_its_number_while_others_act(world: World) -> None:
    """Only one's own step, a new prompt or a new occupant makes a new number."""
    table = await world.game_of(ANA, BRUNO)
    ana = await reading.ask(world.context, table, ANA.user_id)
    bruno = await reading.ask(world.context, table, BRUNO.user_id)
    assert ana.decision is not None
    assert bruno.decision is not None

    await world.play(table, bruno, world.answer(bruno.decision))

    assert (await reading.ask(world.context, table, ANA.user_id)).number == ana.number
    assert (await reading.ask(world.context, table, BRUNO.user_id)).number == bruno.number + 1


async def test_a_draft_lives_as_long_as_its_question(world: World) -> None:
    """It survives a restart and another's move, and goes with the question."""
    table = await world.game_of(ANA, BRUNO)
    ana = await reading.ask(world.context, table, ANA.user_id)
    bruno = await reading.ask(world.context, table, BRUNO.user_id)

    assert await play.save_draft(world.context, table, ANA.user_id, ana.number, b"one")
    assert await play.save_draft(world.context, table, ANA.user_id, ana.number, b"two")
    await world.play(table, bruno, world.answer(bruno.decision))
    await world.restart()
    assert (await reading.ask(world.context, table, ANA.user_id)).draft == b"two"
    assert not await play.save_draft(world.context, table, ANA.user_id, ana.number + 1, b"x")
    assert not await play.save_draft(world.context, table, DAVI.user_id, ana.number, b"x")

    await world.play(table, ana, world.answer(ana.decision))

    assert (await reading.ask(world.context, table, ANA.user_id)).draft is None
    assert not await play.save_draft(world.context, table, ANA.user_id, ana.number, b"late")


async def test_a_question_can_begin_with_a_draft(world: World) -> None:
    """It is stored with the step that brings the question, for its seat alone; a refused step brings none."""
    table = await world.game_of(ANA, BRUNO)
    ana = await reading.ask(world.context, table, ANA.user_id)
    assert ana.decision is not None
    answer = world.answer(ana.decision)

    with pytest.raises(StaleQuestion):
        await play.act(world.context, table, ANA.user_id, ana.number + 1, answer, b"late")
    assert (await reading.ask(world.context, table, ANA.user_id)).draft is None
    taken = await play.act(world.context, table, ANA.user_id, ana.number, answer, b"begun")

    assert isinstance(taken, Accepted)
    assert (await reading.ask(world.context, table, ANA.user_id)).draft == b"begun"
    assert (await reading.ask(world.context, table, BRUNO.user_id)).draft is None


async def at_a_turn(world: World, *actions: type) -> tuple[int, Ask]:
    """A game without hiding where the seat that must act can do these."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await world.asked(table)
    assert ask.decision is not None
    offered = {offer.action for offer in ask.decision.offers}
    assert set(actions) <= offered
    return table, ask


async def test_a_whisper_reaches_its_seat_alone(world: World) -> None:
    """The colour drawn stands in the drawer's log and in nobody else's."""
    table, ask = await at_a_turn(world, Draw)
    other = BRUNO if person_of(ask) == ANA else ANA
    mine = person_of(ask)

    outcome = await world.play(table, ask, Draw())

    assert isinstance(outcome, Accepted)
    assert len(outcome.heard) == 2
    for user_id, events in ((mine.user_id, 2), (other.user_id, 1), (None, 1)):
        page = await reading.log(world.context, table, user_id)
        assert len(page.entries[-1].events) == events
    assert len((await reading.ask(world.context, table, other.user_id)).since[-1].events) == 1


async def test_what_ones_own_step_revealed_is_news(world: World) -> None:
    """The card drawn by the last move is told after it; before a first move all is."""
    table, ask = await at_a_turn(world, Draw)
    other = BRUNO if person_of(ask) == ANA else ANA

    await world.play(table, ask, Draw())

    now = await reading.ask(world.context, table, person_of(ask).user_id)
    assert [len(entry.events) for entry in now.since] == [2]
    assert now.has_moved
    assert not (await reading.ask(world.context, table, other.user_id)).has_moved


async def test_an_answer_that_waits_for_others_is_told_back_to_its_seat(world: World) -> None:
    """Questions and answers, and that a person gave them; nothing as long as questions are left."""
    table = await world.game_of(ANA, BRUNO)
    while len((await reading.position(world.context, table)).asked) < 2:
        await world.move(table)
    ask = await world.asked(table)
    user_id, given = person_of(ask).user_id, []
    while ask.decision is not None and ask.decision.required:
        assert ask.answered == ()
        given.append((ask.decision, world.answer(ask.decision)))
        await world.play(table, ask, given[-1][1])
        ask = await reading.ask(world.context, table, user_id)

    assert ask.answered == tuple(given)
    assert ask.answered_by == "person"
    assert (await world.asked(table)).answered == ()


async def test_a_move_under_construction_is_told_to_nobody(world: World) -> None:
    """Public position, rows and other seats stay as they were until it is finished."""
    table, ask = await at_a_turn(world, Build)
    assert ask.decision is not None
    await world.settle()
    before = await reading.position(world.context, table)
    rows = len(world.channel.rows)
    build = next(
        action
        for action in (sample(ask.decision, world.chance.randrange) for _ in range(200))
        if isinstance(action, Build)
    )

    outcome = await world.play(table, ask, build)
    await world.settle()

    assert isinstance(outcome, Accepted)
    assert outcome.is_unfinished
    after = await reading.position(world.context, table)
    assert (after.public, after.asked) == (before.public, before.asked)
    assert {row.kind for row in world.channel.rows[rows:]} == {Kind.PRIVATE}
    assert {row.seat for row in world.channel.rows[rows:]} == {ask.seat}


async def test_the_log_is_paged(world: World) -> None:
    """All pages together are the whole log, each step once."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    whole = await reading.log(world.context, table, ANA.user_id, limit=10_000)
    assert whole.before is None

    entries: list[LogEntry] = []
    before = None
    while True:
        page = await reading.log(world.context, table, ANA.user_id, before=before, limit=7)
        entries[:0] = page.entries
        before = page.before
        if before is None:
            break

    assert tuple(entries) == whole.entries
    assert [entry.step for entry in entries] == sorted({entry.step for entry in entries})


async def test_old_snapshots_are_thinned(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest four stay and each eighth; whatever is between can be played again from them."""
    monkeypatch.setattr(journal, "EVERY", 8)
    table = await world.game_of(ANA, BRUNO, options={"length": "long"})
    info = await world.to_the_end(table)
    assert info.step > 16

    context = world.context
    async with context.database.read() as connection:
        kept = (
            await connection.scalars(
                select(SNAPSHOTS.c.number).where(SNAPSHOTS.c.table_id == table)
            )
        ).all()
        steps = (await connection.scalars(select(STEPS.c.number))).all()

    newest = range(info.step - 3, info.step + 1)
    assert sorted(kept) == sorted({*range(0, info.step, 8), *newest})
    assert len(steps) == info.step + 1


async def test_memory_is_bounded(sqlite_url: str) -> None:
    """More tables than the cache holds: the states used last are kept, the rest is read again."""
    world = World(sqlite_url, cache=2)
    await world.start()
    tables = [await world.game_of(ANA, BRUNO) for _ in range(4)]
    for table in tables:
        await world.move(table)

    assert len(world.context.states) == 2

    await world.tables.close()


async def test_earlier_answers_are_taken_back_before_the_last_one(world: World) -> None:
    """Half way through its questions a seat begins anew; a press on the question in between is stale then."""
    table = await world.game_of(ANA, BRUNO)
    first = await reading.ask(world.context, table, ANA.user_id)
    bruno = await reading.ask(world.context, table, BRUNO.user_id)
    await world.play(table, first, Decide("none"))
    between = await reading.ask(world.context, table, ANA.user_id)
    assert between.decision is not None
    assert between.decision.reopens

    assert isinstance(await world.play(table, between, Reopen()), Accepted)

    anew = await reading.ask(world.context, table, ANA.user_id)
    assert anew.decision == first.decision
    assert anew.number == between.number + 1
    assert isinstance(await world.play(table, between, Favour("red")), StaleQuestion)
    assert isinstance(await world.play(table, anew, Reopen()), InvalidMove)
    assert (await reading.ask(world.context, table, BRUNO.user_id)).number == bruno.number
