"""Seats that are handed on: by their owner's offer or the others' vote, taken once, by somebody who has seen no other hand."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.db.schema import HANDED, RESULTS
from bot.model.errors import Conflict, NotAllowed, NotYourSeat, TableError, Unavailable, WrongPhase
from bot.model.outcomes import Accepted, Asked, Carried, Declined
from bot.model.people import Person
from bot.model.proposals import ProposalKind
from bot.model.tables import Absence, Phase, TableInfo
from bot.tables.game import absence, seat_transfer
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading, records
from games.core.record import read
from games.core.verify import verify
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, Killed, World, person_of
from tests.games.core.toy import TOY


async def seat_of(world: World, table: int, person: Person) -> int:
    """Where the person sits."""
    info = (await reading.table(world.context, table)).of_user(person.user_id)
    assert info is not None
    assert info.seat is not None
    return info.seat


async def on_offer(world: World, *people: Person, robots: int = 0) -> tuple[int, int]:
    """A game in which Ana has offered her seat: table and seat."""
    table = await world.game_of(*(people or (ANA, BRUNO)), robots=robots)
    await world.tables.seat_transfers.offer(table, ANA.user_id)
    await world.settle()
    return table, await seat_of(world, table, ANA)


async def away(world: World, *people: Person, **given: Any) -> tuple[int, Person, int]:
    """A game in which somebody's time is up, and nobody else is waited for: table, person, seat."""
    table = await world.lobby(people[0])
    if given:
        await lobbies.set_absence(world.context, table, people[0].user_id, given["absence"])
    await lobbies.set_option(world.context, table, people[0].user_id, "hiding", value=False)
    for person in people[1:]:
        await lobbies.join(world.context, table, person)
    await lobbies.start_game(world.context, table, people[0].user_id)
    await world.settle()
    ask = await world.asked(table)
    world.later(hours=73)
    await world.work()
    return table, person_of(ask), ask.seat


def said(world: World) -> list[About]:
    """What the notices were about, each once, in their order."""
    rows = {row.id: row for row in world.channel.rows if row.kind is Kind.NOTICE}
    return [rows[id].about for id in sorted(rows)]


async def handed(world: World) -> int:
    """How often a seat has changed hands."""
    async with world.context.database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(HANDED)) or 0


async def take(world: World, table: int, person: Person, seat: int) -> TableInfo:
    """Somebody takes the seat."""
    info = await world.tables.seat_transfers.take(table, person, seat)
    await world.settle()
    return info


async def test_an_offered_seat_is_taken_for_good(world: World) -> None:
    """The hand is the newcomer's from then on, and the owner's no more: neither to see, nor to play, nor to come back to."""
    table, seat = await on_offer(world)
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await reading.ask(world.context, table, CLARA.user_id)
    ask = await reading.ask(world.context, table, ANA.user_id)

    info = await take(world, table, CLARA, seat)

    assert info.of_seat(seat).person == CLARA
    assert (await reading.ask(world.context, table, CLARA.user_id)).seat == seat
    assert not info.of_seat(seat).is_offered
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await reading.ask(world.context, table, ANA.user_id)
    assert ask.decision is None or (
        isinstance(await world.play(table, ask, world.answer(ask.decision)), NotYourSeat)
    )
    with pytest.raises(NotYourSeat, match="tables-no-seat-left"):
        await absence.come_back(world.context, table, ANA)
    assert said(world) == [About.OFFERED, About.OFFER_SETTLED, About.TAKEN]
    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_the_owner_plays_on_until_it_is_taken_and_may_keep_it(world: World) -> None:
    """Playing does not end the owner's own offer; keeping does, for everybody."""
    table, seat = await on_offer(world)
    while person_of(await world.asked(table)) != ANA:
        await world.move(table)
    await world.move(table)
    assert (await reading.table(world.context, table)).of_seat(seat).is_offered
    with pytest.raises(Conflict, match="tables-offer-open"):
        await world.tables.seat_transfers.offer(table, ANA.user_id)

    await world.tables.seat_transfers.keep(table, ANA.user_id)
    await world.settle()

    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, CLARA, seat)
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await world.tables.seat_transfers.keep(table, ANA.user_id)
    assert said(world) == [About.OFFERED, About.OFFER_SETTLED]


async def test_who_may_not_take_a_seat(world: World) -> None:
    """Who plays there, who has a seat with a robot, who has had another one: they know a hand, or would."""
    table, seat = await on_offer(world, ANA, BRUNO, CLARA)
    with pytest.raises(NotAllowed, match="tables-plays-already"):
        await take(world, table, BRUNO, seat)
    await absence.leave(world.context, table, BRUNO.user_id)
    with pytest.raises(NotAllowed, match="tables-own-seat-waits"):
        await take(world, table, BRUNO, seat)
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, DAVI, await seat_of(world, table, CLARA))
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, DAVI, -1)
    await take(world, table, DAVI, seat)
    await world.tables.seat_transfers.offer(table, CLARA.user_id)
    with pytest.raises(NotAllowed, match="tables-has-seen"):
        await take(world, table, ANA, await seat_of(world, table, CLARA))

    await world.tables.seat_transfers.offer(table, DAVI.user_id)
    await take(world, table, ANA, seat)
    assert await seat_of(world, table, ANA) == seat


async def test_a_seat_left_to_a_robot_may_be_offered_and_taken_back(world: World) -> None:
    """Its owner offers it from outside; who comes back before anybody takes it has it again."""
    table = await world.game_of(ANA, BRUNO)
    seat = await seat_of(world, table, ANA)
    await absence.leave(world.context, table, ANA.user_id)
    await world.tables.seat_transfers.offer(table, ANA.user_id)
    await absence.come_back(world.context, table, ANA)
    await world.settle()
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, CLARA, seat)
    await world.tables.seat_transfers.offer(table, ANA.user_id)
    await absence.leave(world.context, table, ANA.user_id)

    info = await take(world, table, CLARA, seat)

    assert (info.of_seat(seat).person, info.of_seat(seat).gone) == (CLARA, None)
    with pytest.raises(NotYourSeat, match="tables-no-seat-left"):
        await absence.come_back(world.context, table, ANA)


async def test_the_others_vote_for_somebody_who_is_away(world: World) -> None:
    """All who are here must agree; nobody can be voted out who is here."""
    table, absent, seat = await away(world, ANA, BRUNO, CLARA)
    handing = world.tables.seat_transfers
    others = [one for one in (ANA, BRUNO, CLARA) if one != absent]
    first, second = others
    here = await seat_of(world, table, second)
    with pytest.raises(Unavailable, match="tables-not-away"):
        await handing.propose(table, first.user_id, here)
    with pytest.raises(NotAllowed, match="tables-your-own-seat"):
        await handing.propose(table, absent.user_id, seat)
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await handing.propose(table, DAVI.user_id, seat)
    with pytest.raises(Unavailable, match="tables-no-request"):
        await vote(world.context, table, second.user_id, seat_transfer.VOTE, agree=True)

    asked = await handing.propose(table, first.user_id, seat)
    assert isinstance(asked, Asked)
    assert asked.ballot.missing == (here,)
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, DAVI, seat)
    done = await vote(world.context, table, second.user_id, seat_transfer.VOTE, agree=True)
    await world.settle()

    assert isinstance(done, Carried)
    assert done.table.of_seat(seat).is_offered
    await take(world, table, DAVI, seat)
    assert said(world)[-5:] == [
        About.VOTE,
        About.VOTE_SETTLED,
        About.OFFERED,
        About.OFFER_SETTLED,
        About.TAKEN,
    ]
    assert (await world.to_the_end(table)).phase is Phase.FINISHED


async def test_who_was_away_and_plays_on_keeps_the_seat(world: World) -> None:
    """The others' offer and their vote end with the next move of whoever is meant."""
    table, absent, seat = await away(world, ANA, BRUNO)
    other = BRUNO if absent == ANA else ANA
    info = await world.tables.seat_transfers.propose(table, other.user_id, seat)
    assert isinstance(info, Carried), "nobody else is to be asked"
    ask = await reading.ask(world.context, table, absent.user_id)
    assert isinstance(await world.play(table, ask, world.answer(ask.decision)), Accepted)
    await world.settle()

    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, CLARA, seat)
    assert said(world)[-1] is About.OFFER_SETTLED


async def settled_votes(world: World) -> list[str]:
    """What was said of votes that are over."""
    await world.settle()
    notices = [row.notice for row in world.channel.rows if row.about is About.VOTE_SETTLED]
    return [notice.id for notice in notices if notice is not None]


async def test_a_vote_about_somebody_who_is_waited_for_no_more_is_over(world: World) -> None:
    """A neutral move takes its reason away; the next time that they are late, the others can vote anew."""
    table, absent, seat = await away(world, ANA, BRUNO, CLARA)
    first, second = (one for one in (ANA, BRUNO, CLARA) if one != absent)
    await world.tables.seat_transfers.propose(table, first.user_id, seat)

    await absence.play_default(world.context, table, first.user_id, seat)

    assert await settled_votes(world) == ["tables-notice-transfer-in-time"]
    with pytest.raises(Unavailable, match="tables-no-request"):
        await vote(world.context, table, second.user_id, seat_transfer.VOTE, agree=True)
    with pytest.raises(Unavailable, match="tables-not-offered"):
        await take(world, table, DAVI, seat)


async def test_a_vote_about_somebody_who_is_back_is_over(world: World) -> None:
    """By a move of theirs, or by taking the seat back from a robot."""
    table, absent, seat = await away(world, ANA, BRUNO, CLARA)
    first, _ = (one for one in (ANA, BRUNO, CLARA) if one != absent)
    await world.tables.seat_transfers.propose(table, first.user_id, seat)
    ask = await reading.ask(world.context, table, absent.user_id)
    assert isinstance(await world.play(table, ask, world.answer(ask.decision)), Accepted)
    await absence.leave(world.context, table, absent.user_id)
    await world.tables.seat_transfers.propose(table, first.user_id, seat)

    await absence.come_back(world.context, table, absent)

    assert await settled_votes(world) == ["tables-notice-transfer-back"] * 2


async def test_one_who_disagrees_ends_the_vote(world: World) -> None:
    """The seat is not on offer, and what else can be done is said again."""
    table, absent, seat = await away(world, ANA, BRUNO, CLARA)
    first, second = (one for one in (ANA, BRUNO, CLARA) if one != absent)
    await world.tables.seat_transfers.propose(table, first.user_id, seat)

    outcome = await vote(world.context, table, second.user_id, seat_transfer.VOTE, agree=False)
    await world.settle()

    assert isinstance(outcome, Declined)
    assert (await reading.position(world.context, table)).ballot(ProposalKind.TRANSFER) is None
    assert said(world)[-2:] == [About.VOTE_SETTLED, About.ABSENCE]
    await absence.give_to_robot(world.context, table, first.user_id, seat)


async def test_a_table_may_ask_by_itself_when_time_is_up(world: World) -> None:
    """As it has chosen; with nobody to ask it waits."""
    table, absent, seat = await away(world, ANA, BRUNO, absence=Absence.VOTE)
    other = BRUNO if absent == ANA else ANA
    assert said(world) == [About.VOTE]
    ballot = (await reading.position(world.context, table)).ballot(ProposalKind.TRANSFER)
    assert ballot is not None
    assert (ballot.seat, ballot.agreed) == (seat, ())

    await vote(world.context, table, other.user_id, seat_transfer.VOTE, agree=True)
    info = await take(world, table, CLARA, seat)

    assert info.of_seat(seat).person == CLARA
    ask = await reading.ask(world.context, table, CLARA.user_id)
    due = info.of_seat(seat).due_at
    assert ask.decision is not None
    assert due is not None
    assert due > world.clock, "a newcomer has a clock of their own"
    alone = await world.lobby(DAVI, robots=1, options={"hiding": False})
    await lobbies.set_absence(world.context, alone, DAVI.user_id, Absence.VOTE)
    await world.agreed(alone)
    await lobbies.start_game(world.context, alone, DAVI.user_id)
    await world.settle()
    world.later(hours=73)
    await world.work()
    notices = [row.about for row in world.channel.rows if row.table == alone and row.notice]
    assert notices == [About.ABSENCE]


async def test_the_end_of_the_game_ends_offers_and_votes(world: World) -> None:
    """Nothing is left to be pressed."""
    table, seat = await on_offer(world, ANA, BRUNO, CLARA)
    await absence.leave(world.context, table, BRUNO.user_id)
    gone = next(
        info.seat for info in (await reading.table(world.context, table)).seats if info.gone
    )
    assert gone is not None
    await world.tables.seat_transfers.propose(table, ANA.user_id, gone)
    await world.to_the_end(table)
    await world.settle()

    assert {About.VOTE_SETTLED, About.OFFER_SETTLED} <= set(said(world))
    for refused in (
        world.tables.seat_transfers.take(table, DAVI, seat),
        world.tables.seat_transfers.offer(table, ANA.user_id),
        vote(world.context, table, CLARA.user_id, seat_transfer.VOTE, agree=True),
        world.tables.seat_transfers.propose(table, CLARA.user_id, gone),
    ):
        with pytest.raises(WrongPhase, match="tables-over"):
            await refused


async def test_results_of_a_seat_that_was_handed_on(world: World) -> None:
    """Whoever had it has left a rated game, whoever took it has played an unrated one, and the other's rating moves."""
    table, seat = await on_offer(world)
    await take(world, table, CLARA, seat)
    await world.to_the_end(table)

    ladder = await world.tables.leaderboards.ladder(4_000, TOY.id)
    ana, bruno, clara = (ladder.of(one.user_id) for one in (ANA, BRUNO, CLARA))
    assert ana is not None
    assert bruno is not None
    assert clara is not None
    assert (ana.gone, ana.rated.games, ana.rated.wins) == (1, 1, 0)
    assert (clara.gone, clara.rated.games, clara.unrated.games) == (0, 0, 1)
    assert (bruno.rated.games, bruno.unrated.games) == (1, 0)
    assert ana.rating.value < 1000 < bruno.rating.value
    assert clara.rating.value == 1000
    async with world.context.database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(RESULTS)) == 3


async def test_what_is_stored_of_who_had_a_seat(world: World) -> None:
    """`/privacy` gives it out and takes it out."""
    table, seat = await on_offer(world)
    await take(world, table, CLARA, seat)
    told = json.loads(await world.tables.privacy.export(ANA.user_id))["handed"]
    assert [(one["table_id"], one["seat"], one["name"]) for one in told] == [(table, seat, "Ana")]
    assert await world.tables.seat_transfers.former(table, seat) == ANA.user_id

    await world.tables.privacy.forget(ANA.user_id)

    assert await world.tables.seat_transfers.former(table, seat) is None
    assert (await world.to_the_end(table)).phase is Phase.FINISHED
    assert await handed(world) == 0


@pytest.mark.parametrize("point", ["change.swapped", "change.written", "change.committed"])
async def test_a_crash_while_a_seat_is_taken(world: World, point: str) -> None:
    """It is taken or not; whoever tries again has it, once, and what is said is said."""
    table, seat = await on_offer(world)
    world.failpoints.deadly = (point, world.failpoints.seen[point] + 1)
    with pytest.raises(Killed):
        await take(world, table, CLARA, seat)
    await world.restart()
    await world.settle()
    is_taken = (await reading.table(world.context, table)).of_seat(seat).person == CLARA
    assert is_taken == (point == "change.committed")
    if not is_taken:
        await take(world, table, CLARA, seat)
    await world.settle()

    assert await handed(world) == 1
    assert said(world) == [About.OFFERED, About.OFFER_SETTLED, About.TAKEN]
    assert (await world.to_the_end(table)).phase is Phase.FINISHED


async def test_a_seat_is_taken_once_by_two_processes(migrated_postgres_url: str) -> None:
    """Two people press at once, each in another process: one has it, the other reads why not."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    two.channel = one.channel
    await one.start()
    table, seat = await on_offer(one)
    await two.start()

    outcomes = await asyncio.gather(
        one.tables.seat_transfers.take(table, CLARA, seat),
        two.tables.seat_transfers.take(table, DAVI, seat),
        return_exceptions=True,
    )

    taken = [outcome for outcome in outcomes if isinstance(outcome, TableInfo)]
    refused = [outcome for outcome in outcomes if isinstance(outcome, TableError)]
    assert (len(taken), len(refused)) == (1, 1)
    assert refused[0].message.id == "tables-not-offered"
    assert await handed(one) == 1


async def test_nobody_hands_seats_on_while_a_table_stands_still(world: World) -> None:
    """Moderators have closed its thread."""
    table, seat = await on_offer(world)
    await world.tables.pauses.pause(table)

    for refused in (
        world.tables.seat_transfers.take(table, CLARA, seat),
        world.tables.seat_transfers.keep(table, ANA.user_id),
        world.tables.seat_transfers.propose(table, BRUNO.user_id, seat),
    ):
        with pytest.raises(WrongPhase, match="tables-paused"):
            await refused


async def test_a_vote_that_began_in_the_night_is_asked_again_in_the_morning(world: World) -> None:
    """The clock began it while it was quiet; a table that stands still asks when it goes on, and whoever votes is not asked."""
    table = await world.lobby(ANA)
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.VOTE)
    await lobbies.set_option(world.context, table, ANA.user_id, "hiding", value=False)
    await lobbies.join(world.context, table, BRUNO)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    absent = person_of(await world.asked(table))
    other = BRUNO if absent == ANA else ANA
    await world.tables.people.hours.set(other.user_id, "UTC", 0, 8)
    world.later(hours=73)
    await world.work()
    assert said(world) == [About.VOTE]

    await world.tables.pauses.pause(table)
    world.later(hours=8)
    await world.work()
    assert said(world) == [About.VOTE]
    await world.tables.pauses.go_on(table)
    await world.work()

    assert said(world) == [About.VOTE, About.VOTE]
    world.later(hours=24)
    await world.work()
    assert said(world) == [About.VOTE, About.VOTE], "once"
