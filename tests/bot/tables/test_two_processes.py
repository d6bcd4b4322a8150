"""Two processes on one PostgreSQL, and two people who press in the same instant, each in another: one thing happens, once, and
whoever came second reads what became of it.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.model.errors import TableError
from bot.model.outcomes import Asked, Carried, Declined
from bot.model.proposals import ProposalKind
from bot.model.questions import TakeBack
from bot.model.tables import Phase
from bot.tables.game import early_end, play, seat_transfer, undo
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies, opening
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Draw


@pytest.fixture
async def both(migrated_postgres_url: str) -> tuple[World, World]:
    """Two services that show in one channel; the second one does nothing by itself before `at_once`, as what the first one
    shows is settled by it alone.
    """
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    two.channel = one.channel
    await one.start()
    return one, two


async def at_once(both: tuple[World, World], *presses: Awaitable[Any]) -> list[Any]:
    """What comes of these presses, refusals among them, once all is shown."""
    await both[1].start()
    ends = await asyncio.gather(*presses, return_exceptions=True)
    for world in both:
        await world.settle()
    assert all(not isinstance(end, Exception) or isinstance(end, TableError) for end in ends), ends
    return ends


def told(world: World, about: About) -> int:
    """How many messages say so."""
    return len({row.nonce for row in world.channel.rows if row.about is about})


async def a_request(both: tuple[World, World]) -> tuple[int, list[Any]]:
    """A table at which one has drawn and wants it back, and the two others."""
    one, _ = both
    table = await one.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    ask = await one.asked(table)
    await one.play(table, ask, Draw())
    first = person_of(ask)
    assert (await reading.ask(one.context, table, first.user_id)).take_back is TakeBack.VOTE
    assert isinstance(await undo.undo(one.context, table, first.user_id), Asked)
    await one.settle()
    return table, [person for person in (ANA, BRUNO, CLARA) if person != first]


async def test_the_last_two_agree_to_take_back(both: tuple[World, World]) -> None:
    """It is taken back once."""
    one, two = both
    table, (left, right) = await a_request(both)
    before = (await reading.table(one.context, table)).step

    ends = await at_once(
        both,
        vote(one.context, table, left.user_id, undo.VOTE, agree=True),
        vote(two.context, table, right.user_id, undo.VOTE, agree=True),
    )

    assert {type(end) for end in ends} == {Asked, Carried}
    for world in both:
        assert (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is None
        assert (await reading.table(world.context, table)).step == before + 1
    assert told(one, About.VOTE_SETTLED) == 1


async def test_one_agrees_to_take_back_and_one_does_not(both: tuple[World, World]) -> None:
    """The move stands, whoever was first."""
    one, two = both
    table, (left, right) = await a_request(both)
    before = (await reading.table(one.context, table)).step

    yes, no = await at_once(
        both,
        vote(one.context, table, left.user_id, undo.VOTE, agree=True),
        vote(two.context, table, right.user_id, undo.VOTE, agree=False),
    )

    assert isinstance(no, Declined)
    assert isinstance(yes, Asked) or yes.message.id == "tables-no-request"
    assert (await reading.table(one.context, table)).step == before
    assert (await reading.position(two.context, table)).ballot(ProposalKind.UNDO) is None
    assert told(one, About.VOTE_SETTLED) == 1


async def test_a_move_and_the_last_agreement(both: tuple[World, World]) -> None:
    """Either the move was first, and takes the request away, or it comes too late; the game goes on from one of the two."""
    one, two = both
    table = await one.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await one.asked(table)
    await one.play(table, ask, Draw())
    await undo.undo(one.context, table, person_of(ask).user_id)
    await one.settle()
    other = BRUNO if person_of(ask) == ANA else ANA
    newer = await two.asked(table)

    await at_once(
        both,
        vote(one.context, table, other.user_id, undo.VOTE, agree=True),
        two.play(table, newer, two.answer(newer.decision)),
    )

    views = [(await reading.position(world.context, table)).public for world in both]
    assert views[0] == views[1]
    assert await one.to_the_end(table) == await reading.table(two.context, table)


async def test_the_last_two_agree_to_give_the_game_up(both: tuple[World, World]) -> None:
    """It ends once; a third who does not agree in the same instant is too late or ends the proposal."""
    one, two = both
    table = await one.game_of(ANA, BRUNO, CLARA)
    await early_end.propose(one.context, table, ANA.user_id)
    await one.settle()

    await at_once(
        both,
        vote(one.context, table, BRUNO.user_id, early_end.VOTE, agree=True),
        vote(two.context, table, CLARA.user_id, early_end.VOTE, agree=True),
    )

    for world in both:
        assert (await reading.table(world.context, table)).phase is Phase.ABANDONED
    assert told(one, About.VOTE_SETTLED) == 1
    assert one.channel.count(Kind.FINAL) == 1


async def test_one_agrees_to_give_up_and_one_does_not(both: tuple[World, World]) -> None:
    """The game goes on."""
    one, two = both
    table = await one.game_of(ANA, BRUNO, CLARA)
    await early_end.propose(one.context, table, ANA.user_id)
    await one.settle()

    yes, no = await at_once(
        both,
        vote(one.context, table, BRUNO.user_id, early_end.VOTE, agree=True),
        vote(two.context, table, CLARA.user_id, early_end.VOTE, agree=False),
    )

    assert isinstance(no, Declined)
    assert isinstance(yes, Asked) or yes.message.id == "tables-no-request"
    assert (await reading.table(one.context, table)).phase is Phase.PLAYING
    assert (await reading.position(two.context, table)).ballot(ProposalKind.END) is None


async def test_two_propose_at_once(both: tuple[World, World]) -> None:
    """One proposal, which counts the other's press as no second one."""
    one, two = both
    table = await one.game_of(ANA, BRUNO, CLARA)

    ends = await at_once(
        both,
        early_end.propose(one.context, table, ANA.user_id),
        early_end.propose(two.context, table, BRUNO.user_id),
    )

    assert sorted(isinstance(end, Asked) for end in ends) == [False, True]
    [refused] = [end for end in ends if isinstance(end, TableError)]
    assert refused.message.id == "tables-end-open"
    assert told(one, About.VOTE) == 1


async def test_the_others_hand_a_seat_on_while_its_owner_comes_back(
    both: tuple[World, World],
) -> None:
    """Whoever was away plays in the instant of the last agreement: the seat stays theirs."""
    one, two = both
    table = await one.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    ask = await one.asked(table)
    away = person_of(ask)
    others = [person for person in (ANA, BRUNO, CLARA) if person != away]
    for world in both:
        world.later(hours=80)
    await one.work()
    await one.tables.seat_transfers.propose(table, others[0].user_id, ask.seat)
    await one.settle()
    now = await reading.ask(two.context, table, away.user_id)

    await at_once(
        both,
        vote(one.context, table, others[1].user_id, seat_transfer.VOTE, agree=True),
        play.act(two.context, table, away.user_id, now.number, two.answer(now.decision)),
    )

    for world in both:
        seat = (await reading.table(world.context, table)).of_seat(ask.seat)
        assert seat.person == away
        assert not seat.is_offered


async def test_a_rematch_is_asked_for_in_both(both: tuple[World, World]) -> None:
    """One new table, opened by one of them, and known as the old one's rematch."""
    one, two = both
    table = await one.game_of(ANA, BRUNO)
    await one.to_the_end(table)

    ends = await at_once(
        both,
        opening.rematch(one.context, table, ANA),
        opening.rematch(two.context, table, BRUNO),
    )

    [number] = {end.id for end in ends}
    assert [(await reading.table(world.context, table)).rematch for world in both] == [number] * 2
    assert (
        len(
            await reading.my_tables(two.context, ANA.user_id)
            + await reading.my_tables(two.context, BRUNO.user_id)
        )
        == 1
    )


async def test_a_guest_joins_in_both(both: tuple[World, World]) -> None:
    """One place is theirs, and one press reads so."""
    one, two = both
    table = await one.lobby(ANA)

    ends = await at_once(
        both,
        lobbies.join(one.context, table, BRUNO),
        lobbies.join(two.context, table, BRUNO),
    )

    assert [end.message.id for end in ends if isinstance(end, TableError)] == ["tables-already-in"]
    people = (await reading.table(two.context, table)).people
    assert [info.person for info in people] == [ANA, BRUNO]


async def test_the_last_place_goes_once(both: tuple[World, World]) -> None:
    """The other reads that all are taken."""
    one, two = both
    table = await one.lobby(ANA, robots=max(TOY.seats) - 2)

    ends = await at_once(
        both,
        lobbies.join(one.context, table, BRUNO),
        lobbies.join(two.context, table, CLARA),
    )

    assert [end.message.id for end in ends if isinstance(end, TableError)] == ["tables-full"]
    assert len((await reading.table(two.context, table)).seats) == max(TOY.seats)


async def test_an_invitation_is_declined_while_its_guest_joins(both: tuple[World, World]) -> None:
    """In two places of a slow Discord: the guest sits there."""
    one, two = both
    table = (
        await lobbies.open_lobby(
            one.context, TOY.id, ANA, channel_id=CHANNEL, guild_id=GUILD, language="en"
        )
    ).id
    await one.tables.invitations.invite(table, ANA, (BRUNO.user_id,))

    await at_once(
        both,
        lobbies.join(one.context, table, BRUNO),
        two.tables.invitations.decline(table, BRUNO.user_id),
    )

    for world in both:
        people = (await reading.table(world.context, table)).people
        assert [info.person for info in people] == [ANA, BRUNO]
