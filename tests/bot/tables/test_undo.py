"""Taking back: whose steps, when, who must agree, and what it does to chance and to clocks."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.db.rows import Rows, SeatRow
from bot.model.errors import Conflict, NotYourSeat, StaleQuestion, TableError, Unavailable
from bot.model.outcomes import Asked, Carried, Declined, TakenBack
from bot.model.proposals import Ballot, ProposalKind
from bot.model.questions import TakeBack
from bot.model.tables import Phase
from bot.tables.game import absence, undo
from bot.tables.game.play import play_step
from bot.tables.game.proposals import vote
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading, records
from games.core.record import Undo, read
from games.core.verify import verify
from tests.bot.tables.setups import at_a_turn, build_of, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Draw, Rest, Show


async def test_an_unsealed_step_is_taken_back_at_once(world: World) -> None:
    """The position is as before, under a new ask; the struck step stays in the record, and the log tells its end."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    before = await reading.position(world.context, table)
    await played(world, table, ask, Show(()))
    assert (await reading.ask(world.context, table, user)).take_back is TakeBack.OWN

    assert isinstance(await undo.undo(world.context, table, user), TakenBack)

    after = await reading.ask(world.context, table, user)
    assert after.position.public == before.public
    assert after.number == ask.number + 2
    assert after.take_back is TakeBack.NOTHING
    log = await reading.log(world.context, table, user)
    assert [entry.step for entry in log.entries] == [0, 2]
    assert [(move.seat, move.verb) for move in log.entries[1].struck] == [(ask.seat, "show")]
    assert (log.entries[1].events, log.moves) == ((), log.entries[:1])
    await world.to_the_end(table)
    record = read(await records.record(world.context, table))
    assert record.segments[0].entries[1] == Undo(0, ask.seat)
    assert verify(TOY, record) == ()


async def test_a_step_of_a_robot_is_nobodys_own(world: World) -> None:
    """What was played in an absent person's seat is taken back by agreement only."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id

    def absent(rows: Rows) -> SeatRow:
        row = rows.of_seat(ask.seat)
        assert row is not None
        return row

    show = Show(())
    await play_step(world.context, table, absent, lambda _l, _r: show, ask=None, by="house")

    assert (await reading.ask(world.context, table, user)).take_back is TakeBack.VOTE
    assert isinstance(await undo.undo(world.context, table, user), Asked)


async def test_a_sealed_step_needs_the_others(world: World) -> None:
    """Chance has spoken: the request is put to all; when all have agreed it goes on under a new fork."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    await played(world, table, ask, Draw())
    assert (await reading.ask(world.context, table, mine.user_id)).take_back is TakeBack.VOTE

    asked = await undo.undo(world.context, table, mine.user_id)

    assert isinstance(asked, Asked)
    assert asked.ballot.agreed == (ask.seat,)
    assert len(asked.ballot.missing) == 1
    position = await reading.position(world.context, table)
    assert position.ballot(ProposalKind.UNDO) == asked.ballot
    assert (await reading.ask(world.context, table, mine.user_id)).take_back is TakeBack.NOTHING
    await world.settle()
    assert [row.about for row in world.channel.rows if row.kind is Kind.NOTICE] == [About.VOTE]

    assert isinstance(
        await vote(world.context, table, other.user_id, undo.VOTE, agree=True), Carried
    )

    position = await reading.position(world.context, table)
    assert (position.ballot(ProposalKind.UNDO), position.public) == (None, ask.position.public)
    await world.to_the_end(table)
    record = read(await records.record(world.context, table))
    assert record.segments[0].entries[1] == Undo(0, None, 1)
    assert verify(TOY, record) == ()


async def test_one_who_disagrees_ends_the_request(world: World) -> None:
    """The move stands."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    await played(world, table, ask, Draw())
    await undo.undo(world.context, table, mine.user_id)

    assert isinstance(
        await vote(world.context, table, other.user_id, undo.VOTE, agree=False), Declined
    )

    position = await reading.position(world.context, table)
    assert (position.ballot(ProposalKind.UNDO), position.table.step) == (None, 1)
    with pytest.raises(Unavailable, match="tables-no-request"):
        await vote(world.context, table, other.user_id, undo.VOTE, agree=True)


async def test_playing_on_declines(world: World) -> None:
    """A request does not outlive the next move."""
    table, ask = await at_a_turn(world)
    await played(world, table, ask, Draw())
    await undo.undo(world.context, table, person_of(ask).user_id)

    await world.move(table)

    assert (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is None


async def test_others_steps_are_never_taken_back_alone(world: World) -> None:
    """Once somebody else has moved, one's own unsealed step is not the last."""
    table, ask = await at_a_turn(world)
    await played(world, table, ask, Rest())
    await world.move(table)

    foreseen = await undo.foreseen(world.context, table, person_of(ask).user_id)
    assert (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is None
    result = await undo.undo(world.context, table, person_of(ask).user_id)

    assert isinstance(result, Asked)
    assert structs.replace(result.ballot, mark="") == foreseen
    with pytest.raises(Conflict, match="tables-undo-open"):
        await undo.undo(world.context, table, person_of(ask).user_id)


async def test_alone_among_robots_nobody_else_is_asked(world: World) -> None:
    """What would be taken back is foreseen, for whoever asks first; a robot has no vote; chance goes on under a new fork."""
    table, ask = await at_a_turn(world, robots=2)
    await played(world, table, ask, Draw())
    await world.settle()
    before = await reading.table(world.context, table)

    foreseen = await undo.foreseen(world.context, table, ANA.user_id)

    assert foreseen == Ballot(ProposalKind.UNDO, ask.seat, (ask.seat,), (), ask.position.table.step)
    assert await reading.table(world.context, table) == before
    assert isinstance(await undo.undo(world.context, table, ANA.user_id), TakenBack)

    await world.to_the_end(table)
    record = read(await records.record(world.context, table))
    assert any(isinstance(entry, Undo) and entry.fork == 1 for entry in record.segments[0].entries)
    assert verify(TOY, record) == ()


async def test_nothing_to_take_back(world: World) -> None:
    """Before one's first move, and for people without a seat."""
    table, ask = await at_a_turn(world)

    with pytest.raises(Unavailable, match="tables-undo-nothing"):
        await undo.undo(world.context, table, person_of(ask).user_id)
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await undo.undo(world.context, table, CLARA.user_id)


async def test_cancel_goes_back_to_where_the_move_began(world: World) -> None:
    """Two steps of a move under construction are struck at once and nobody was told anything."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    await world.settle()
    await played(world, table, ask, build_of(ask))
    paying = await reading.ask(world.context, table, user)
    assert paying.is_unfinished
    await played(world, table, ask, world.answer(paying.decision))
    painting = await reading.ask(world.context, table, user)
    rows = len(world.channel.rows)

    with pytest.raises(StaleQuestion):
        await undo.cancel(world.context, table, user, paying.number)
    await undo.cancel(world.context, table, user, painting.number)

    await world.settle()
    after = await reading.ask(world.context, table, user)
    assert (after.position.public, after.private) == (ask.position.public, ask.private)
    assert not after.is_unfinished
    page = await reading.happened(world.context, after.position.table, None, 0)
    assert page.entries == (), "what nobody was told is not told to be taken back"
    assert {row.kind for row in world.channel.rows[rows:]} == {Kind.PRIVATE}
    with pytest.raises(StaleQuestion):
        await undo.cancel(world.context, table, user, after.number)
    await world.to_the_end(table)
    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_an_undo_that_is_taken_back_itself_is_not_told(world: World) -> None:
    """Who goes back to before an undo has struck it, too; what was undone before is not told twice."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    await played(world, table, ask, Show(()))
    await played(world, table, ask, Rest())
    theirs = await world.asked(table)
    await played(world, table, theirs, Show(()))
    await undo.undo(world.context, table, other.user_id)
    before = (await reading.log(world.context, table, None)).entries

    for _ in range(2):
        assert isinstance(await undo.undo(world.context, table, mine.user_id), TakenBack)

    assert [(move.seat, move.verb) for move in before[-1].struck] == [(theirs.seat, "show")]
    *_, last = (await reading.log(world.context, table, None)).entries
    assert [(move.seat, move.verb) for move in last.struck] == [(ask.seat, "show")]
    assert all(
        not entry.struck for entry in (await reading.log(world.context, table, None)).entries[:-1]
    )


async def test_undo_gives_no_time_back(world: World) -> None:
    """A clock that has an hour left has an hour left, whatever is done in the turn."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    due_at = ask.position.table.of_seat(ask.seat).due_at
    assert due_at == world.clock + timedelta(hours=72)
    world.later(hours=71)

    await played(world, table, ask, Show(()))
    assert (await reading.table(world.context, table)).of_seat(ask.seat).due_at == due_at
    await undo.undo(world.context, table, user)

    assert (await reading.table(world.context, table)).of_seat(ask.seat).due_at == due_at


async def test_undo_of_a_turn_that_was_over_keeps_what_was_left(world: World) -> None:
    """While the others were waited for, the clock stood."""
    table, ask = await at_a_turn(world)
    world.later(hours=70)
    await played(world, table, ask, Rest())
    world.later(hours=10)

    await undo.undo(world.context, table, person_of(ask).user_id)

    due_at = (await reading.table(world.context, table)).of_seat(ask.seat).due_at
    assert due_at == world.clock + timedelta(hours=2)


async def test_undo_is_taken_up_after_a_restart(world: World) -> None:
    """A state that is not in memory and whose snapshot was thinned is played again."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    other = BRUNO if mine == ANA else ANA
    for _ in range(6):
        now = await world.asked(table)
        if person_of(now) != mine:
            break
        await world.play(table, now, world.answer(now.decision))
    await undo.undo(world.context, table, mine.user_id)
    await world.restart()
    if (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is not None:
        await vote(world.context, table, other.user_id, undo.VOTE, agree=True)

    await world.to_the_end(table)

    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_undo_over_undo_verifies(world: World) -> None:
    """Many requests at random places: the journal always says what happened."""
    table = await world.game_of(ANA, BRUNO)
    done = 0
    for _ in range(40):
        if (await reading.table(world.context, table)).phase is not Phase.PLAYING:
            break
        await world.move(table)
        if world.chance.random() < 0.5:
            user = world.chance.choice((ANA, BRUNO))
            other = BRUNO if user == ANA else ANA
            try:
                result = await undo.undo(world.context, table, user.user_id)
                if isinstance(result, Asked):
                    await vote(world.context, table, other.user_id, undo.VOTE, agree=True)
                done += 1
            except TableError:
                continue
    assert done > 5
    await world.to_the_end(table)

    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_nothing_is_taken_back_beyond_an_own_step_while_somebody_is_away(
    world: World,
) -> None:
    """Whoever is left could roll the absent person's luck anew; an own unsealed step alone is nobody else's."""
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    for _ in range(9):
        await world.settle()
        await world.move(table)
    await world.settle()
    await absence.leave(world.context, table, CLARA.user_id)
    await world.settle()

    asks = {
        person: await reading.ask(world.context, table, person.user_id) for person in (ANA, BRUNO)
    }
    beyond = [person for person, ask in asks.items() if ask.take_back is not TakeBack.OWN]
    assert beyond
    for person in beyond:
        assert asks[person].take_back is TakeBack.NOTHING
        with pytest.raises(TableError) as refused:
            await undo.undo(world.context, table, person.user_id)
        assert refused.value.message.id == "tables-undo-absent"

    await absence.come_back(world.context, table, CLARA)
    await world.settle()
    assert isinstance(await undo.undo(world.context, table, beyond[0].user_id), Asked)


async def test_an_own_unsealed_step_is_taken_back_while_somebody_is_away(world: World) -> None:
    """It has told nobody anything, and the absent person has not moved since."""
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    ask = await world.asked(table)
    mine = person_of(ask)
    other = next(person for person in (ANA, BRUNO, CLARA) if person != mine)
    await absence.leave(world.context, table, other.user_id)
    await world.settle()

    await played(world, table, await reading.ask(world.context, table, mine.user_id), Show(()))

    assert isinstance(await undo.undo(world.context, table, mine.user_id), TakenBack)
