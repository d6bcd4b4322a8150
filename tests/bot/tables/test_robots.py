"""Robots and opportunities: considered once, taken if worth it, no chain without end, not forgotten in a restart."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.db.database import Database
from bot.db.rows import SeatRow
from bot.db.schema import SEATS
from bot.model.errors import Unavailable
from bot.model.outcomes import Accepted
from bot.model.people import Person
from bot.model.questions import Ask
from bot.model.tables import Phase
from bot.tables.context import ServiceConfig
from bot.tables.game import absence, play, undo
from bot.tables.game.proposals import vote
from bot.tables.jobs.robots import HEARD
from bot.tables.leases import PAUSE, lease
from bot.tables.lobby import lobbies
from bot.tables.publishing import Kind
from bot.tables.queries import reading, records
from bot.tables.rules.questions import asked_now
from bot.tables.rules.robot_turns import considered, invited, weighed
from bot.tables.rules.timing import timing_of
from games.catan.actions import Accept, AcceptProposal, EndTurn, RejectProposal
from games.catan.state import State
from games.catan.trade.events import LapsedProposal, Proposed, RejectedProposal, Traded
from games.core.advice import Advice
from games.core.forms import Decision, Offer, One, sample
from games.core.game import Options
from games.core.levels import Level
from games.core.model import Action, Seat, Step, say
from games.core.opportunity import names
from games.core.record import read
from games.core.rng import Rng
from games.core.verify import verify
from tests.bot.tables.world import ANA, BRUNO, START, World, person_of
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, RED, Position
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Cheer, Draw, ToyOptions, ToyState, Wish
from tests.games.core.toying import played, toy_game

PLAIN: dict[str, Any] = {"options": {"hiding": False}}


class Mind:
    """A thinker that remembers what it was asked besides the required, and does as it is told then."""

    world: World

    def __init__(self, answer: Callable[[Decision], Action | None]) -> None:
        self.answer = answer
        self.chances: list[Seat] = []
        self.luck = Random(3)
        self.is_asked, self.may_answer = asyncio.Event(), asyncio.Event()
        self.may_answer.set()

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """By chance what is required; the rest as told."""
        if decision.required:
            return sample(decision, self.luck.randrange)
        self.chances.append(decision.seat)
        self.is_asked.set()
        await self.may_answer.wait()
        return self.answer(decision)

    async def advise(
        self, game: Any, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """Has no advice for anybody."""
        return None

    async def close(self) -> None:
        """Nothing to let go."""


def cheering(decision: Decision) -> Action | None:
    """Always."""
    return Cheer()


def silent(decision: Decision) -> Action | None:
    """Never."""
    return None


@pytest.fixture
async def mind(migrated_url: str) -> AsyncIterator[Mind]:
    """A service whose robots do as they are told."""
    mind = Mind(cheering)
    mind.world = World(migrated_url, thinker=mind)
    await mind.world.start()
    yield mind
    await mind.world.tables.close()


async def wishing(world: World, *, robots: int) -> tuple[int, Ask]:
    """A table at which Ana, and nobody else, must say what she wishes."""
    table = await world.game_of(ANA, robots=robots, **PLAIN)
    ask = await world.asked(table)
    assert isinstance(await world.play(table, ask, Draw()), Accepted)
    await world.settle()
    return table, await world.asked(table)


async def cheers(world: World, table: int) -> list[int]:
    """How often each seat has cheered."""
    position = await reading.position(world.context, table)
    return [one.cheers for one in position.public.players]


async def test_an_opportunity_is_taken_once(mind: Mind) -> None:
    """Each robot cheers Ana within her turn; nobody thinks twice, and she has the same question still."""
    world = mind.world
    table, _ = await wishing(world, robots=2)
    before = list(mind.chances)
    ask = await world.asked(table)
    given = await cheers(world, table)

    assert ask.decision is not None
    assert ask.decision.offers[0].action is Wish
    others = [seat for seat in range(3) if seat != ask.seat]
    assert sorted(before[-2:]) == others
    assert all(given[seat] for seat in others)
    assert sum(given) == len(before)


async def test_a_seat_that_is_being_written_to_is_not_passed_over(
    migrated_postgres_url: str,
) -> None:
    """The outbox may write to a seat just when a robot looks for those that wait: it looks again, nobody would kick it."""
    world = World(migrated_postgres_url, thinker=Mind(cheering))
    await world.start()
    table = await world.game_of(ANA, robots=1, **PLAIN)
    context, writer = world.tables.robots._context, Database(migrated_postgres_url)
    async with writer.write() as connection:
        await connection.execute(update(SEATS).values(ping=False))
        looking = asyncio.create_task(lease(context, SEATS.c.required, (SEATS.c.place,), 1))
        await asyncio.sleep(10 * PAUSE)
        assert not looking.done()

    assert [due.table for due in await looking] == [table]
    await writer.close()


async def test_silence_is_not_broken_and_not_forgotten(mind: Mind) -> None:
    """Let be, considered no more: not after a restart, not after a step of somebody else."""
    mind.answer = silent
    world = mind.world
    table = await world.game_of(ANA, BRUNO, robots=1, **PLAIN)
    ask = await world.asked(table)
    await world.play(table, ask, Draw())
    await world.settle()
    info = await reading.table(world.context, table)
    robot = next(seat for seat in range(3) if info.of_seat(seat).is_robot)
    count = len(mind.chances)
    assert mind.chances[-1] == robot
    other = next(seat for seat in range(3) if seat not in (robot, ask.seat))

    mind.answer = cheering
    await world.restart()
    await world.settle()
    assert len(mind.chances) == count
    cheer = await reading.ask_of_seat(world.context, table, other)
    assert isinstance(await world.play(table, cheer, Cheer()), Accepted)
    await world.settle()

    assert len(mind.chances) == count
    assert (await cheers(world, table))[robot] == 0


async def test_a_mind_that_fails_is_silent(mind: Mind, caplog: pytest.LogCaptureFixture) -> None:
    """The game goes on; it is written down."""

    def failing(decision: Decision) -> Action | None:
        raise ValueError("no idea")

    mind.answer = failing
    table, ask = await wishing(mind.world, robots=1)

    assert "thinking for seat" in caplog.text
    assert isinstance(await mind.world.play(table, ask, Wish("red")), Accepted)


async def test_a_game_with_opportunities_taken_comes_to_its_end(mind: Mind) -> None:
    """Robots that take every opportunity do not keep each other busy for ever; the record verifies."""
    world = mind.world
    table, _ = await wishing(world, robots=2)

    info = await world.to_the_end(table)

    assert info.phase is Phase.FINISHED
    assert mind.chances
    assert verify(TOY, read(await records.record(world.context, table))) == ()


async def test_a_robot_takes_up_what_was_open_to_whoever_left(mind: Mind) -> None:
    """It is asked at once, not only after somebody's next step; whoever comes back finds what it has left."""
    mind.answer = silent
    world = mind.world
    table = await world.game_of(ANA, BRUNO, **PLAIN)
    ask = await world.asked(table)
    other = BRUNO if person_of(ask) == ANA else ANA
    await world.play(table, ask, Draw())
    before = await reading.ask(world.context, table, other.user_id)
    assert before.decision is not None
    assert not before.decision.required

    await absence.leave(world.context, table, other.user_id)
    await world.settle()
    asked = list(mind.chances)
    panels = len([row for row in world.channel.rows if row.kind is Kind.PRIVATE])
    await absence.come_back(world.context, table, other)
    await world.settle()

    assert asked == [before.seat]
    shown = [row.seat for row in world.channel.rows if row.kind is Kind.PRIVATE][panels:]
    assert before.seat in shown, "the panel with what is open comes at once"
    assert (await reading.ask(world.context, table, other.user_id)).decision == before.decision
    assert mind.chances == asked


async def test_who_comes_back_is_not_acted_for(mind: Mind) -> None:
    """A thought about the seat that ends too late is not played, and the seat has no turn of a robot any more."""
    world = mind.world
    table = await world.game_of(ANA, BRUNO, **PLAIN)
    ask = await world.asked(table)
    other = BRUNO if person_of(ask) == ANA else ANA
    await absence.leave(world.context, table, other.user_id)
    mind.may_answer.clear()
    await world.play(table, ask, Draw())
    await mind.is_asked.wait()

    await absence.come_back(world.context, table, other)
    mind.may_answer.set()
    await world.settle()
    await world.restart()
    await world.settle()

    assert len(mind.chances) == 1
    assert sum(await cheers(world, table)) == 0


class Echo(type(TOY)):  # type: ignore[misc]
    """The toy in which a cheer of one robot gives the other a new reason to cheer."""

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        """Everybody but the first seat may always do something, which is another thing after each cheer of the others."""
        heard = [sum(one.cheers for one in state.players) - one.cheers for one in state.players]
        chances = [
            Decision(seat, say("toy-prompt-cheer"), (an_offer(heard[seat]),), required=False)
            for seat in (1, 2)
        ]
        return (*[one for one in super().pending(state) if one.required], *chances)

    def decision(self, state: ToyState, seat: int) -> Decision | None:
        """One of those."""
        return next((one for one in self.pending(state) if one.seat == seat), None)


def an_offer(number: int) -> Offer:
    """The opportunity of that number."""
    return Offer(Wish, (One("colour", (str(number),), "colour"),))


def seats_of(state: ToyState, game: Any) -> tuple[SeatRow, ...]:
    """Ana and two robots, asked."""
    rows = tuple(SeatRow(place, seat=place, user_id=None if place else 1) for place in range(3))
    timing = timing_of(ServiceConfig("test-1"), "plain")
    seats = asked_now(game, rows, state, acted=(), now=START, timing=timing, turn=1)
    return invited(game, rows, seats, state, now=START)


def test_what_a_robot_takes_up_invites_no_other_robot() -> None:
    """Two that would answer each other for ever stop; the next step of somebody who must act invites them again."""
    game = Echo()
    begun = toy_game(3, "echo", ToyOptions(hiding=False))
    drawn = played(begun, (0, Draw()))
    seats = seats_of(drawn, game)
    assert [row.robot_turn for row in seats] == [False, True, True]
    quiet = (seats[0], weighed(game, seats[1], drawn, names(asked(game, drawn, 1))), seats[2])
    assert [row.robot_turn for row in quiet] == [False, False, True]

    cheered = played(drawn, (2, Cheer()))
    after = invited(
        game, quiet, quiet, cheered, now=START, actor=2, answered=names(asked(game, drawn, 2))
    )
    later = invited(game, after, after, cheered, now=START)

    assert [row.robot_turn for row in after] == [False, False, False]
    assert [row.robot_turn for row in later] == [False, True, False]


def asked(game: Any, state: ToyState, seat: Seat) -> Decision:
    """The seat's question."""
    decision: Decision = game.decision(state, seat)
    return decision


def test_what_is_offered_no_more_is_forgotten() -> None:
    """If it comes again it is considered again."""
    game = Echo()
    drawn = played(toy_game(3, "echo", ToyOptions(hiding=False)), (0, Draw()))
    seats = seats_of(drawn, game)
    quiet = weighed(game, seats[1], drawn, names(asked(game, drawn, 1)))
    assert considered(quiet) == {"wish:0"}

    cheered = played(drawn, (2, Cheer()))
    rows = (seats[0], quiet, seats[2])
    forgotten = invited(game, rows, rows, cheered, now=START)[1]

    assert considered(forgotten) == set()
    assert forgotten.robot_turn


async def test_every_robot_answers_an_offer(sqlite_url: str) -> None:
    """CATAN: said yes or no to each offer once, and nothing of their own begun; the maker is still to move."""
    world = World(sqlite_url, Market())
    await world.start()
    table = await market_of_ana(world)
    for number in (1, 2):
        ask = await world.asked(table)
        assert isinstance(await world.play(table, ask, offering()), Accepted)
        await world.settle()

        state = (await reading.position(world.context, table)).public
        offer = state.table.offers[number - 1]
        assert sorted(offer.accepted + offer.declined) == [1, 2, 3]
    steps = (await reading.table(world.context, table)).step
    assert steps == 2 + 2 * 3, "two offers, and an answer of each to each"
    assert (await world.asked(table)).seat == 0
    await world.tables.close()


async def test_a_robot_without_a_thought_says_no(sqlite_url: str) -> None:
    """Thoughts may come too late on a busy machine: whoever has made an offer is answered all the same, each time."""
    world = World(sqlite_url, Market(), thinker=Mind(silent))
    await world.start()
    table = await market_of_ana(world)
    for number in (1, 2):
        assert isinstance(await world.play(table, await world.asked(table), offering()), Accepted)
        await world.settle()

        state = (await reading.position(world.context, table)).public
        assert state.table.offers[number - 1].declined == (1, 2, 3)
    await world.tables.close()


class Harvest(Market):
    """A market day on which red has grain, too."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Blue would give an ore for it."""
        return Step(Position(super().setup(seats, options, rng).state).holding(RED, grain=1).state)


async def test_a_robot_accepts_what_it_would_offer_itself(sqlite_url: str) -> None:
    """Without a thought, which may come too late."""
    world = World(sqlite_url, Harvest(), thinker=Mind(silent))
    await world.start()
    table = await market_of_ana(world)

    offer = offering(give="grain", want="ore")
    assert isinstance(await world.play(table, await world.asked(table), offer), Accepted)
    await world.settle()

    [put] = (await reading.position(world.context, table)).public.table.offers
    assert put.accepted == (BLUE,)
    await world.tables.close()


class Hasty(Mind):
    """Ends each turn as soon as it can, the first time while Ana proposes a trade."""

    table = 0
    has_heard = False

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """The end of the turn, if that is offered."""
        if all(offer.action is not EndTurn for offer in decision.offers):
            return await super().choose(game, public, private, decision, seconds, level)
        if not self.has_heard:
            self.has_heard = True
            ask = await reading.ask(self.world.context, self.table, ANA.user_id)
            trade = proposing("lumber", "brick")
            await play.act(self.world.context, self.table, ANA.user_id, ask.number, trade)
        return EndTurn()


async def test_a_robot_answers_what_is_put_to_it_while_it_thinks(sqlite_url: str) -> None:
    """Its turn does not end without a word to whoever has proposed something meanwhile."""
    mind = Hasty(silent)
    mind.world = world = World(sqlite_url, Market(), thinker=mind)
    await world.start()
    mind.table = await market_of_ana(world)

    assert isinstance(
        await world.play(mind.table, await world.asked(mind.table), EndTurn()), Accepted
    )
    await world.settle()

    page = await reading.log(world.context, mind.table, None, limit=200)
    told = [event for entry in page.entries for event in entry.events]
    assert any(isinstance(event, Proposed) for event in told)
    assert not any(isinstance(event, LapsedProposal) for event in told)
    await world.tables.close()


class Swindled(Mind):
    """Agrees to the first trade that is put to it, while Ana puts another one in its place; not to that one."""

    table = 0

    def __init__(self, cheat: Callable[["Swindled"], Awaitable[None]]) -> None:
        super().__init__(silent)
        self.cheat: Callable[[Swindled], Awaitable[None]] | None = cheat

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """A yes, then no more; while nothing is put, the end of the turn."""
        kinds = {offer.action for offer in decision.offers}
        put = kinds & {Accept, AcceptProposal}
        if put and self.cheat is not None:
            cheat, self.cheat = self.cheat, None
            await cheat(self)
            return Accept("1") if Accept in put else AcceptProposal(str(RED))
        if RejectProposal in kinds:
            return RejectProposal(str(RED))
        if EndTurn in kinds and self.cheat is not None:
            await self.propose("lumber", "ore")
        if EndTurn in kinds:
            return EndTurn()
        return await super().choose(game, public, private, decision, seconds, level)

    async def propose(self, give: str, want: str) -> None:
        """What Ana puts to the robot whose turn it is."""
        context = self.world.context
        ask = await reading.ask(context, self.table, ANA.user_id)
        await play.act(context, self.table, ANA.user_id, ask.number, proposing(give, want))


async def offer_otherwise(mind: Swindled) -> None:
    """She takes her offer back; the next one has its number."""
    await undo.undo(mind.world.context, mind.table, ANA.user_id)
    ask = await mind.world.asked(mind.table)
    assert isinstance(await mind.world.play(mind.table, ask, offering(give="wool")), Accepted)


async def propose_otherwise(mind: Swindled) -> None:
    """She proposes another trade in the place of the one that it would take."""
    await mind.propose("wool", "brick")


async def swindled(sqlite_url: str, cheat: Callable[[Swindled], Awaitable[None]]) -> Swindled:
    """A market of Ana's with robots that are cheated so."""
    mind = Swindled(cheat)
    mind.world = World(sqlite_url, Market(), thinker=mind)
    await mind.world.start()
    mind.table = await market_of_ana(mind.world)
    return mind


async def test_a_robot_agrees_to_no_other_offer_than_it_has_thought_about(sqlite_url: str) -> None:
    """What has come in its place is thought about anew."""
    mind = await swindled(sqlite_url, offer_otherwise)
    world, table = mind.world, mind.table

    assert isinstance(await world.play(table, await world.asked(table), offering()), Accepted)
    await world.settle()

    assert mind.cheat is None
    [put] = (await reading.position(world.context, table)).public.table.offers
    assert (put.give, put.accepted, put.declined) == ((0, 0, 1, 0, 0), (), (1, 2, 3))
    await world.tables.close()


async def test_nor_to_another_proposal(sqlite_url: str) -> None:
    """Whose turn it is turns the second one down."""
    mind = await swindled(sqlite_url, propose_otherwise)
    world, table = mind.world, mind.table

    assert isinstance(await world.play(table, await world.asked(table), EndTurn()), Accepted)
    await world.settle()

    assert mind.cheat is None
    page = await reading.log(world.context, table, None, limit=200)
    told = [event for entry in page.entries for event in entry.events]
    assert not any(isinstance(event, Traded) for event in told)
    assert any(isinstance(event, RejectedProposal) for event in told)
    await world.tables.close()


class Pestered(Mind):
    """Would end each turn; Ana proposes a trade whenever it has made up its mind, so often at most."""

    table, proposals, most = 0, 0, 100

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """No to what is put; else the end of the turn."""
        kinds = {offer.action for offer in decision.offers}
        if EndTurn not in kinds:
            if RejectProposal in kinds:
                return RejectProposal(str(RED))
            return await super().choose(game, public, private, decision, seconds, level)
        if self.proposals < self.most:
            self.proposals += 1
            context = self.world.context
            ask = await reading.ask(context, self.table, ANA.user_id)
            trade = proposing("lumber", "brick")
            await play.act(context, self.table, ANA.user_id, ask.number, trade)
        return EndTurn()


async def test_nobody_keeps_a_robot_from_its_turn_with_one_proposal_after_another(
    sqlite_url: str,
) -> None:
    """No clock runs in a robot's turn: after so many answers it goes on, and what is put then lapses with its turn."""
    mind = Pestered(silent)
    mind.world = world = World(sqlite_url, Market(), thinker=mind)
    await world.start()
    mind.table = table = await market_of_ana(world)

    assert isinstance(await world.play(table, await world.asked(table), EndTurn()), Accepted)
    await world.settle()

    assert mind.proposals == 3 * (HEARD + 1), "in the turns of three robots"
    page = await reading.log(world.context, table, None, limit=400)
    told = [event for entry in page.entries for event in entry.events]
    assert sum(isinstance(event, RejectedProposal) for event in told) == 3 * HEARD
    assert sum(isinstance(event, LapsedProposal) for event in told) == 3
    assert (await world.asked(table)).seat == RED
    await world.tables.close()


class Held(Mind):
    """Would end the turn; at each thought of that the next thing happens meanwhile."""

    def __init__(self) -> None:
        super().__init__(silent)
        self.happening: list[Callable[[], Awaitable[None]]] = []

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """No to what is put; else the end of the turn."""
        kinds = {offer.action for offer in decision.offers}
        if EndTurn not in kinds:
            if RejectProposal in kinds:
                return RejectProposal(str(RED))
            return await super().choose(game, public, private, decision, seconds, level)
        if self.happening:
            await self.happening.pop(0)()
        return EndTurn()


async def test_nobody_keeps_a_robot_from_its_turn_with_one_request_to_undo_after_another(
    sqlite_url: str,
) -> None:
    """No clock runs there: who has been refused in this turn asks again when it is over, whatever they have done since."""
    told: list[str] = []

    async def propose() -> None:
        ask = await reading.ask(world.context, table, ANA.user_id)
        await play.act(world.context, table, ANA.user_id, ask.number, proposing("lumber", "brick"))

    async def request() -> None:
        try:
            told.append(type(await undo.undo(world.context, table, ANA.user_id)).__name__)
        except Unavailable as refusal:
            told.append(refusal.message.id)

    mind = Held()
    world = World(sqlite_url, Market(), thinker=mind)
    await world.start()
    table = await market_of(world, ANA, BRUNO)
    mind.happening = [propose, request, propose, request]
    assert isinstance(await world.play(table, await world.asked(table), EndTurn()), Accepted)
    await world.settle()
    assert told == ["Asked"]
    assert (await reading.position(world.context, table)).asked == (BLUE,)

    await vote(world.context, table, BRUNO.user_id, undo.VOTE, agree=False)
    await world.settle()

    assert told == ["Asked", "tables-undo-refused"]
    assert (await reading.position(world.context, table)).asked != (BLUE,)
    await world.tables.close()


async def market_of(world: World, first: Person, other: Person) -> int:
    """A table of these two and two robots, at which the first sits first, and before a robot."""
    for _ in range(40):
        table = await world.lobby(first, other, robots=2)
        await lobbies.start_game(world.context, table, first.user_id)
        await world.tables.outbox.settled()
        info = await reading.table(world.context, table)
        is_first = info.phase is Phase.PLAYING and info.of_seat(0).person == first
        if is_first and info.of_seat(1).is_robot:
            return table
    raise AssertionError("they never sit so")


async def market_of_ana(world: World) -> int:
    """A table at which she has the first seat, and the others are a robot."""
    for _ in range(20):
        table = await world.lobby(ANA, robots=3)
        await lobbies.start_game(world.context, table, ANA.user_id)
        await world.tables.outbox.settled()
        info = await reading.table(world.context, table)
        if info.phase is Phase.PLAYING and info.of_seat(0).person == ANA:
            return table
    raise AssertionError("she never sits first")
