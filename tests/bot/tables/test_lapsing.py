"""What is put to others and taken up by nobody is taken back by the clock: once, for all, and as nobody's own move (R96)."""

import pytest
from msgspec.structs import replace

from bot.model.outcomes import Accepted
from bot.model.proposals import ProposalKind
from bot.model.tables import LAPSED
from bot.tables.game import early_end, undo
from bot.tables.game.proposals import vote
from bot.tables.queries import reading, records
from games.catan.actions import Decline, Withdraw
from games.catan.trade.events import WithdrewOffer, WithdrewProposal
from games.core.record import Move, read
from tests.bot.tables.setups import does
from tests.bot.tables.world import EVERYBODY, World
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, RED
from tests.playing import faults

TAKEN_BACK = WithdrewOffer(RED, 1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 1))
"""Lumber for ore, the first offer."""


async def lapsed(world: World, table: int) -> list[object]:
    """What everybody was told that the clock has taken back."""
    page = await reading.log(world.context, table, None, limit=50)
    return [event for entry in page.entries if entry.by == LAPSED for event in entry.events]


async def test_an_offer_lapses_after_a_day(market: World) -> None:
    """Not before; answers to it do not keep it; its maker's own clock and question go on as they were."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    asked = (await reading.table(market.context, table)).of_seat(RED)
    market.later(hours=23)
    await does(market, table, BLUE, Decline("1"))
    await market.work()
    assert await lapsed(market, table) == []

    market.later(hours=1)
    await market.work()

    assert await lapsed(market, table) == [TAKEN_BACK]
    now = (await reading.table(market.context, table)).of_seat(RED)
    assert (now.due_at, now.ask) == (asked.due_at, asked.ask)
    steps = (await reading.table(market.context, table)).step
    market.later(hours=20)
    await market.work()
    assert (await reading.table(market.context, table)).step == steps


async def test_an_offer_does_not_lapse_while_nobody_can_take_it_up(market: World) -> None:
    """Its day goes on where it was when the program went down."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    market.later(hours=20)
    await market.tables.close()
    market.later(hours=50)
    await market.restart()
    market.later(hours=3)
    await market.work()
    assert await lapsed(market, table) == []

    market.later(hours=1)
    await market.work()
    assert await lapsed(market, table) == [TAKEN_BACK]


async def test_every_offer_has_a_day_of_its_own(market: World) -> None:
    """A later one lapses later, after a restart, too; one that is withdrawn meanwhile does not lapse."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    market.later(hours=10)
    await does(market, table, RED, offering("first"))
    await does(market, table, BLUE, proposing("ore", "lumber"))
    market.later(hours=10)
    await does(market, table, RED, offering("pick"), Withdraw("3"))

    await market.restart()
    market.later(hours=4)
    await market.work()
    assert await lapsed(market, table) == [TAKEN_BACK]

    market.later(hours=10)
    await market.work()
    assert set(await lapsed(market, table)) == {
        TAKEN_BACK,
        replace(TAKEN_BACK, number=2),
        WithdrewProposal(BLUE),
    }
    await early_end.propose(market.context, table, EVERYBODY[0].user_id)
    for person in EVERYBODY[1:]:
        await vote(market.context, table, person.user_id, early_end.VOTE, agree=True)
    record = read(await records.record(market.context, table))
    marked = [
        entry
        for entry in record.segments[0].entries
        if isinstance(entry, Move) and entry.by == LAPSED
    ]
    assert [move.seat for move in marked].count(RED) == 2
    assert not [fault for fault in faults(Market(), record) if "seed" not in str(fault)]


async def test_nothing_lapses_while_a_vote_is_open(market: World) -> None:
    """Taking back is decided first: the offer is looked at again an hour later."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    await does(market, table, BLUE, Decline("1"))
    market.later(hours=23.5)
    person = (await reading.table(market.context, table)).of_seat(RED).person
    assert person is not None
    await undo.undo(market.context, table, person.user_id)
    market.later(hours=1)
    await market.work()
    position = await reading.position(market.context, table)
    assert position.ballot(ProposalKind.UNDO) is not None
    assert await lapsed(market, table) == []

    voter = next(one for one in EVERYBODY if one != person)
    await vote(market.context, table, voter.user_id, undo.VOTE, agree=False)
    market.later(hours=1)
    await market.work()
    assert await lapsed(market, table) == [TAKEN_BACK]


@pytest.mark.parametrize("hours", [0, 48])
async def test_offers_outlive_a_shorter_time_that_was_set_before(
    market: World, hours: float
) -> None:
    """The operator has given offers more time, or all: nothing lapses at the old one, and the clock may sleep."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    later = World(market.url, Market(), offer_hours=hours)
    await later.start()
    try:
        later.later(hours=25)
        await later.work()
        assert await lapsed(later, table) == []
        wakes = await later.tables.clock.next_time()
        assert wakes is None or wakes > later.clock
    finally:
        await later.tables.close()


async def test_where_offers_have_no_end_nothing_lapses(migrated_url: str) -> None:
    """OFFER_HOURS of 0."""
    world = World(migrated_url, Market(), offer_hours=0)
    await world.start()
    try:
        table = await world.game_of(*EVERYBODY)
        assert isinstance(await does(world, table, RED, offering("pick")), Accepted)
        world.later(hours=70)
        await world.work()
        assert await lapsed(world, table) == []
    finally:
        await world.tables.close()
