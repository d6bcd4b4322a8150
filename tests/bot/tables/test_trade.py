"""Trade between people who answer at the same moment, too late, or after a restart: nothing lost, nothing doubled."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.model.errors import InvalidMove, StaleQuestion, TableError
from bot.model.outcomes import Accepted
from bot.tables.game import play
from bot.tables.jobs.robots import BARTER, COURTESY, LOOK, PATIENCE
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from games.catan.actions import (
    Accept,
    AcceptProposal,
    Confirm,
    Decline,
    EndTurn,
    OfferTrade,
    Withdraw,
)
from games.catan.content import Hand
from games.catan.state import State
from games.catan.trade.events import DealFailed, Offered, RejectedProposal, Traded
from games.catan.views import Private, Public
from games.core.forms import Decision, allowed
from games.core.game import Options
from games.core.levels import Level
from games.core.model import Action, Call, Seat, Step
from games.core.rng import Rng
from tests.bot.tables.marks_setup import BEAT, Dreamer
from tests.bot.tables.setups import does
from tests.bot.tables.world import ANA, BRUNO, CLARA, EVERYBODY, World
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE, beginners, hand

KINDLY_LATE = (InvalidMove, StaleQuestion)
"""What somebody reads who was a moment too late."""


async def opened(world: World) -> int:
    """A table of four."""
    return await world.game_of(*EVERYBODY)


async def at_once(*presses: tuple[World, int, Seat, Action]) -> list[Accepted | TableError]:
    """What becomes of answers that several people give at the same moment, from screens seen before."""
    seen = [
        await reading.ask_of_seat(world.context, table, seat) for world, table, seat, _ in presses
    ]
    return await asyncio.gather(
        *[
            world.play(table, ask, action)
            for (world, table, _, action), ask in zip(presses, seen, strict=True)
        ]
    )


async def hands(world: World, table: int) -> list[Hand]:
    """All hands, red's first."""
    return [
        (await reading.ask_of_seat(world.context, table, seat)).private.holding.hand
        for seat in range(len(EVERYBODY))
    ]


async def logs(world: World, table: int) -> dict[Seat | None, int]:
    """How much each seat, and a spectator, has been told."""
    seats = (await reading.table(world.context, table)).seats
    readers = {info.seat: info.person.user_id for info in seats if info.person}
    pages = {
        seat: await reading.log(world.context, table, user, limit=50)
        for seat, user in (*readers.items(), (None, None))
    }
    return {seat: len(page.entries) for seat, page in pages.items()}


def gone_up(before: dict[Seat | None, int], after: dict[Seat | None, int]) -> set[Seat | None]:
    """Who has been told more."""
    return {seat for seat in after if after[seat] > before[seat]}


async def traded(world: World, table: int) -> list[Traded]:
    """All deals that everybody was told of."""
    page = await reading.log(world.context, table, None, limit=50)
    return [event for entry in page.entries for event in entry.events if isinstance(event, Traded)]


def happy(outcomes: list[Accepted | TableError]) -> list[bool]:
    """Who was in time; the others read a kind word."""
    assert all(isinstance(one, (Accepted, *KINDLY_LATE)) for one in outcomes), outcomes
    return [isinstance(one, Accepted) for one in outcomes]


async def test_of_two_who_accept_at_once_one_gets_the_deal(market: World) -> None:
    """R93, two processes: the first acceptance closes a first-come offer, the second is told that it is gone."""
    table = await opened(market)
    other = World(market.url, Market())
    await other.start()
    try:
        start = await hands(market, table)
        await does(market, table, RED, offering("first"))

        outcomes = await at_once(
            (market, table, BLUE, Accept("1")), (other, table, ORANGE, Accept("1"))
        )

        assert sorted(happy(outcomes)) == [False, True]
        lucky = (BLUE, ORANGE)[happy(outcomes).index(True)]
        assert await traded(market, table) == [Traded(RED, lucky, hand(lumber=1), hand(ore=1))]
        now = await hands(market, table)
        assert now[RED] == hand(lumber=1, wool=1, ore=1)
        assert _together(start) == _together(now)
        assert [seat for seat in (BLUE, ORANGE) if now[seat] != start[seat]] == [lucky]
    finally:
        await other.tables.close()


def _together(held: list[Hand]) -> list[int]:
    """Cards of each resource in all hands."""
    return [sum(cards) for cards in zip(*held, strict=True)]


async def test_an_offer_is_either_taken_or_withdrawn(market: World) -> None:
    """R93, R96: of a withdrawal and a first-come acceptance at the same moment one counts."""
    table = await opened(market)
    for number in ("1", "2"):
        if number == "2":
            await does(market, table, RED, offering("first", "wool", "brick"))
        else:
            await does(market, table, RED, offering("first"))
        before, deals = await hands(market, table), len(await traded(market, table))

        withdrawn, taken = await at_once(
            (market, table, RED, Withdraw(number)), (market, table, BLUE, Accept(number))
        )

        assert sorted(happy([withdrawn, taken])) == [False, True]
        is_taken = isinstance(taken, Accepted)
        assert len(await traded(market, table)) == deals + is_taken
        assert (await hands(market, table) != before) == is_taken
        position = await reading.position(market.context, table)
        assert position.public.table.offers == ()


async def test_an_offer_that_must_be_confirmed_may_be_withdrawn_while_it_is_accepted(
    market: World,
) -> None:
    """R91, R96: whichever comes first, the offer is gone and no card has moved."""
    table = await opened(market)
    await does(market, table, RED, offering())
    before = await hands(market, table)

    withdrawn, taken = await at_once(
        (market, table, RED, Withdraw("1")), (market, table, BLUE, Accept("1"))
    )

    assert isinstance(withdrawn, Accepted)
    assert isinstance(taken, (Accepted, *KINDLY_LATE))
    assert (await reading.position(market.context, table)).public.table.offers == ()
    assert await hands(market, table) == before
    assert isinstance(await does(market, table, RED, Confirm("1@1")), KINDLY_LATE)


async def test_two_thumbs_close_one_of_two_deals(market: World) -> None:
    """R93, R95: red confirms both acceptances from one screen; one deal is done, the other press is stale."""
    table = await opened(market)
    await does(market, table, RED, offering())
    await does(market, table, BLUE, Accept("1"))
    await does(market, table, ORANGE, Accept("1"))

    outcomes = await at_once(
        (market, table, RED, Confirm("1@1")), (market, table, RED, Confirm("1@2"))
    )

    assert sorted(happy(outcomes)) == [False, True]
    assert len(await traded(market, table)) == 1


async def test_a_deal_fails_when_the_partner_has_spent_the_cards(market: World) -> None:
    """R94: orange accepts two offers with its only ore; the second confirmation moves nothing and tells no card."""
    table = await opened(market)
    await does(market, table, RED, offering())
    await does(market, table, RED, offering("all", "wool", "ore"))
    await does(market, table, ORANGE, Accept("1"))
    await does(market, table, ORANGE, Accept("2"))
    await does(market, table, RED, Confirm("1@2"))
    before, told = await hands(market, table), await logs(market, table)

    failed = await does(market, table, RED, Confirm("2@2"))

    assert isinstance(failed, Accepted)
    assert failed.heard == (DealFailed(RED, ORANGE),)
    assert await hands(market, table) == before
    assert gone_up(told, await logs(market, table)) == {RED, ORANGE}, "nobody else is told"
    assert isinstance(await does(market, table, RED, Confirm("2@2")), KINDLY_LATE)


async def test_an_acceptance_that_fails_is_told_to_who_accepts_alone(market: World) -> None:
    """R94, section 9: red has traded its wool away; orange's yes to the first who comes changes nothing that others see."""
    table = await opened(market)
    await does(market, table, RED, offering("first", "wool", "grain"))
    await does(market, table, RED, offering("all", "wool", "ore"))
    await does(market, table, BLUE, Accept("2"))
    await does(market, table, RED, Confirm("2@1"))
    before, told = await reading.position(market.context, table), await logs(market, table)

    failed = await does(market, table, ORANGE, Accept("1"))

    assert isinstance(failed, Accepted)
    assert failed.heard == (DealFailed(RED, ORANGE),)
    after = await reading.position(market.context, table)
    assert after.public == before.public
    assert after.asked == before.asked
    assert gone_up(told, await logs(market, table)) == {ORANGE}


async def test_a_trade_goes_on_over_restarts(market: World) -> None:
    """R89-R95: the process ends after the offer, after a counter-offer, and after the acceptance."""
    table = await opened(market)
    await does(market, table, RED, offering())
    await market.restart()
    await does(market, table, ORANGE, proposing("grain", "lumber"))
    await market.restart()
    await does(market, table, BLUE, Accept("1"))
    await market.restart()

    await does(market, table, RED, Confirm("1@1"))
    await market.restart()
    await does(market, table, RED, AcceptProposal(str(ORANGE)))

    assert await traded(market, table) == [
        Traded(RED, BLUE, hand(lumber=1), hand(ore=1)),
        Traded(RED, ORANGE, hand(lumber=1), hand(grain=1)),
    ]
    assert (await hands(market, table))[RED] == hand(wool=1, ore=1, grain=1)


async def test_answers_that_come_after_the_turn_move_nothing(market: World) -> None:
    """R96: from screens of the turn before, an acceptance and the answer to a proposal are kindly too late."""
    table = await opened(market)
    await does(market, table, RED, offering("first"))
    await does(market, table, BLUE, proposing("brick", "wool"))
    old = [await reading.ask_of_seat(market.context, table, seat) for seat in (RED, ORANGE)]
    before = await hands(market, table)
    await does(market, table, RED, EndTurn())

    late = [
        await market.play(table, ask, action)
        for ask, action in zip(old, (AcceptProposal(str(BLUE)), Accept("1")), strict=True)
    ]

    assert happy(late) == [False, False]
    assert await hands(market, table) == before
    assert await traded(market, table) == []


async def test_the_end_of_the_turn_and_a_late_yes_at_the_same_moment(market: World) -> None:
    """R93, R96: the deal is done before the turn ends, or not at all."""
    table = await opened(market)
    await does(market, table, RED, offering("first"))
    before = await hands(market, table)

    ended, taken = await at_once(
        (market, table, RED, EndTurn()), (market, table, BLUE, Accept("1"))
    )

    assert isinstance(ended, Accepted)
    deals = await traded(market, table)
    assert len(deals) == happy([taken]).count(True)
    assert (await hands(market, table) == before) == (deals == [])


async def test_offers_and_answers_show_at_once_and_ping_nobody(market: World) -> None:
    """R91: questions keep their numbers, the panels of all whom an offer concerns are shown anew, nobody is notified."""
    table = await opened(market)
    others = [await reading.ask_of_seat(market.context, table, seat) for seat in (BLUE, ORANGE)]
    market.channel.rows.clear()
    market.channel.pinged.clear()

    await does(market, table, RED, offering())

    assert _panels(market) == {RED, BLUE, ORANGE, WHITE}
    now = [await reading.ask_of_seat(market.context, table, seat) for seat in (BLUE, ORANGE)]
    assert [ask.number for ask in others] == [ask.number for ask in now]
    market.channel.rows.clear()
    maker = await reading.ask_of_seat(market.context, table, RED)
    await does(market, table, BLUE, Accept("1"))
    assert _panels(market) == {RED, BLUE}, "the maker sees who has accepted; Orange is still asked"
    assert maker.number == (await reading.ask_of_seat(market.context, table, RED)).number
    market.channel.rows.clear()
    await does(market, table, RED, Confirm("1@1"))
    assert _panels(market) == {RED, ORANGE, WHITE}, "the maker sees the new hand; nobody is asked"
    assert market.channel.pinged == []


def _panels(world: World) -> set[Seat]:
    """Seats whose panel was shown."""
    return {
        row.seat for row in world.channel.rows if row.kind is Kind.PRIVATE and row.seat is not None
    }


class Fair(Market):
    """Market day of the last seat, which is an ore short of a city and has wool to spare."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """The others hold an ore each."""
        position = (
            beginners(seats)
            .holding(RED, ore=1, lumber=1)
            .holding(BLUE, ore=1, brick=1)
            .holding(ORANGE, ore=1, grain=1)
            .holding(WHITE, wool=3, grain=2, ore=2)
            .changed(active=WHITE)
        )
        return Step(replace(position.state, rng=rng))


class Bazaar(Market):
    """The same day, and the first seat has no ore."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Two others hold one, and could build a settlement with some wool."""
        position = (
            beginners(seats)
            .holding(RED, lumber=1, brick=1)
            .holding(BLUE, ore=1, lumber=1, brick=1, grain=1)
            .holding(ORANGE, ore=1, lumber=1, brick=1, grain=1)
            .holding(WHITE, wool=3, grain=2, ore=2)
            .changed(active=WHITE)
        )
        return Step(replace(position.state, rng=rng))


async def fair(
    url: str, game: Market | None = None, people: int = 3, dreamer: Dreamer | None = None
) -> tuple[World, int]:
    """Three people, or fewer and robots in their places, and a robot on its market day, which has made its offer."""
    dreamer = dreamer or Dreamer(0.001, EndTurn)
    world = World(url, game or Fair(), thinker=dreamer, robot_seconds=BEAT)
    dreamer.world = world

    async def sleep(seconds: float) -> None:
        world.later(seconds=seconds)

    world.tables.robots.sleep = sleep
    await world.start()
    players = (ANA, BRUNO, CLARA)[:people]
    robots = len(EVERYBODY) - people
    table = await world.game_of(*players, robots=robots, options={"seating": "joined"})
    await world.settle()
    return world, table


async def test_a_robot_offers_people_a_trade_and_waits_for_their_answer(sqlite_url: str) -> None:
    """One card for one, once in its turn; whoever accepts first has it, and the robot goes on when its patience is over."""
    world, table = await fair(sqlite_url)
    state = (await reading.position(world.context, table)).public.table
    [offer] = state.offers
    assert (state.active, offer.give, offer.want) == (WHITE, hand(wool=1), hand(ore=1))

    await world.work()
    assert (await reading.position(world.context, table)).public.table.active == WHITE
    assert isinstance(await does(world, table, BLUE, Accept("1")), Accepted)

    world.later(seconds=PATIENCE.total_seconds())
    await world.work()
    state = (await reading.position(world.context, table)).public.table
    assert (state.active, state.offers) == (RED, ())
    assert [(one.seat, one.partner) for one in await traded(world, table)] == [(WHITE, BLUE)]
    await world.tables.close()


async def test_a_robot_whose_offer_all_have_refused_goes_on_at_once(sqlite_url: str) -> None:
    """Nobody waits for a robot that has its answers."""
    world, table = await fair(sqlite_url)
    [offer] = (await reading.position(world.context, table)).public.table.offers
    first, last = offer.to
    await does(world, table, first, Decline("1"))
    world.later(seconds=LOOK.total_seconds())
    await world.work()
    assert (await reading.position(world.context, table)).public.table.active == WHITE

    await does(world, table, last, Decline("1"))
    world.later(seconds=LOOK.total_seconds())
    await world.work()

    assert (await reading.position(world.context, table)).public.table.active == RED
    await world.tables.close()


async def test_a_robot_answers_a_counter_offer_while_it_waits(sqlite_url: str) -> None:
    """It says yes or no at its next look, and still waits for those who have not answered its own offer."""
    world, table = await fair(sqlite_url)
    await does(world, table, RED, proposing("lumber", "wool"))

    world.later(seconds=LOOK.total_seconds())
    await world.work()

    state = (await reading.position(world.context, table)).public.table
    assert (state.active, state.proposals) == (WHITE, ())
    page = await reading.log(world.context, table, None, limit=50)
    told = [type(event) for entry in page.entries for event in entry.events]
    assert {RejectedProposal, Traded} & set(told)
    await world.tables.close()


async def test_a_robot_that_is_not_answered_goes_on_and_does_not_ask_again(sqlite_url: str) -> None:
    """Its patience has an end."""
    world, table = await fair(sqlite_url)

    world.later(seconds=PATIENCE.total_seconds())
    await world.work()

    state = (await reading.position(world.context, table)).public.table
    assert (state.active, state.offers) == (RED, ())
    page = await reading.log(world.context, table, None, limit=50)
    offers = [told for entry in page.entries for told in entry.events if isinstance(told, Offered)]
    assert len(offers) == 1
    await world.tables.close()


async def test_a_robot_waits_longer_for_somebody_who_has_begun_an_answer(sqlite_url: str) -> None:
    """A counter-offer takes some presses; but nobody holds the table for ever with a form that lies open."""
    world, table = await fair(sqlite_url)
    ask = await reading.ask(world.context, table, BRUNO.user_id)
    assert await play.save_draft(world.context, table, BRUNO.user_id, ask.number, b"begun")

    world.later(seconds=PATIENCE.total_seconds())
    await world.work()
    assert (await reading.position(world.context, table)).public.table.active == WHITE

    world.later(seconds=(COURTESY - PATIENCE).total_seconds())
    await world.work()
    assert (await reading.position(world.context, table)).public.table.active == RED
    await world.tables.close()


class Peddlers(Market):
    """Two robots in a row, each of which puts a trade to the people before them."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat, tuple[Seat, ...]]] = []
        """Who has put something to whom."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """It is the turn of the first of them."""
        position = beginners(seats).changed(active=ORANGE)
        for seat, cards in ((RED, {"ore": 1}), (BLUE, {"ore": 1})):
            position = position.holding(seat, **cards)
        for seat in (ORANGE, WHITE):
            position = position.holding(seat, wool=1)
        return Step(replace(position.state, rng=rng))

    def approach(
        self,
        public: Public,
        private: Private,
        decision: Decision,
        others: Sequence[Seat],
        made: Collection[Action] = (),
    ) -> Action | None:
        """Wool for ore, once in a turn."""
        offer = OfferTrade((("wool", 1),), (("ore", 1),), tuple(map(str, others)), "first")
        if WHITE in others or ORANGE in others or made or not allowed(decision, offer):
            return None
        self.asked.append((private.seat, tuple(others)))
        return offer


@pytest.mark.parametrize("is_heard", [False, True])
async def test_who_lets_an_offer_pass_is_not_asked_again(sqlite_url: str, is_heard: bool) -> None:
    """Nor waited for, before their next move: two robots do not hold up a table one after the other. Who says no listens."""
    game = Peddlers()
    world, table = await fair(sqlite_url, game, people=2)
    if is_heard:
        await does(world, table, BLUE, Decline("1"))

    world.later(seconds=PATIENCE.total_seconds())
    for _ in range(4):
        await world.work()

    state = (await reading.position(world.context, table)).public.table
    assert game.asked == [(ORANGE, (RED, BLUE)), (WHITE, (BLUE,))][: 1 + is_heard]
    assert state.active == (WHITE if is_heard else RED)
    await world.tables.close()


async def test_a_robot_trades_with_robots_by_which_no_person_gains(sqlite_url: str) -> None:
    """One of them agrees, the rest of the table reads it, and the robot goes on without the patience that people get."""
    world, table = await fair(sqlite_url, Bazaar(), people=1)

    world.later(seconds=LOOK.total_seconds())
    await world.work()

    [deal] = await traded(world, table)
    assert deal.seat == WHITE
    assert deal.partner in (BLUE, ORANGE)
    assert (await reading.position(world.context, table)).public.table.active != WHITE
    await world.tables.close()


async def test_a_robot_asks_people_before_robots(sqlite_url: str) -> None:
    """Robots would have taken the trade before the person had read it."""
    world, table = await fair(sqlite_url, people=1)
    [offer] = (await reading.position(world.context, table)).public.table.offers
    assert offer.to == (RED,)
    await world.tables.close()


class Mute(Bazaar):
    """Robots there answer no offer, as if their thoughts came late."""

    def agreed(self, public: Public, private: Private, decision: Decision) -> Action | None:
        """Nobody says yes at once."""
        return None

    def calls(self, state: State) -> tuple[Call, ...]:
        """Who is called finds no answer."""
        return tuple([replace(call, answers=()) for call in super().calls(state)])


class Absent(Dreamer):
    """It lets every opportunity be."""

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """Only what must be answered is."""
        if not decision.required:
            return None
        return await super().choose(game, public, private, decision, seconds, level)


async def test_a_robot_waits_for_late_robots_and_not_for_ever(sqlite_url: str) -> None:
    """They may be busy elsewhere; then the turn goes on."""
    world, table = await fair(sqlite_url, Mute(), people=1, dreamer=Absent(0.001, EndTurn))
    world.later(seconds=LOOK.total_seconds())
    await world.work()
    state = (await reading.position(world.context, table)).public.table
    assert (state.active, len(state.offers)) == (WHITE, 1)

    world.later(seconds=BARTER.total_seconds())
    await world.work()

    assert (await reading.position(world.context, table)).public.table.active != WHITE
    await world.tables.close()
