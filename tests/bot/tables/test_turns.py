"""The law of time: whatever people do while a game waits for them, they keep the others waiting no longer than the pace allows.

The players of these tables know how clocks work and want time: they like best what leaves the game where it was, take back what
they can, and wait almost until their time is up before each step.
"""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot.model.errors import TableError
from bot.model.outcomes import Accepted, TakenBack
from bot.model.tables import Phase
from bot.model.time_control import TIME_BANKS, TimeBank, TimeControl
from bot.tables.game import play as playing
from bot.tables.game import undo
from bot.tables.game.change import Live, load
from bot.tables.game.undo import foreseen
from bot.tables.lobby import lobbies
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading
from games.catalogue import GAMES
from games.catan.actions import Withdraw
from games.core.codec import encode
from games.core.forms import Decision, sample
from games.core.game import Game
from games.core.model import Action, Seat
from tests.bot.tables.world import EVERYBODY, World
from tests.games.catan.market import Market, offering
from tests.games.core.toy import TOY
from tests.playing import by_chance, moves

HOURS = timedelta(hours=72)

PLAIN = TimeBank(HOURS, HOURS, HOURS)
"""What a turn has at a table without banks."""

PARTS = 3
"""So many parts of a game one seat begins at most, and plays on, before another one is waited for."""

MOVES = 12
"""Before anybody wants time."""

STEPS = 50
"""Of one who wants time."""

CATAN = next(game for game in GAMES if game.id == "catan")


class Subject(Struct, frozen=True):
    """A game with options."""

    game: Game[Any, Any, Any]
    options: dict[str, Any] = {}

    @property
    def id(self) -> str:
        """What pytest calls it."""
        return "-".join([type(self.game).__name__, *self.options])


SUBJECTS = [
    Subject(TOY),
    Subject(Market()),
    *map(Subject, GAMES),
    Subject(CATAN, {"frenemies": True}),
]


class Cheats:
    """People at one table who want time, and chance."""

    def __init__(self, world: World, table: int, seed: str) -> None:
        self.world, self.table, self.chance = world, table, Random(seed)
        self.known: set[bytes] = set()

    async def live(self) -> Live:
        """The table as it stands."""
        return await load(self.world.context, self.table)

    def wait(self, until: datetime | None) -> None:
        """Almost until then."""
        if until is not None and until > self.world.clock:
            self.world.clock += (until - self.world.clock) * 0.95

    def liked(self, live: Live, decision: Decision) -> Action:
        """Of some answers one that leaves the seat waited for and the table as it has been, if there is one."""
        game, state, ranked = live.game, live.state, []
        for number in range(8):
            action = sample(decision, self.chance.randrange)
            after = game.apply(state, decision.seat, action).state
            asked = game.decision(after, decision.seat)
            is_kept = asked is not None and asked.required
            is_known = encode(game.public(after)) in self.known
            ranked.append((not is_kept, not is_known, number, action))
        return min(ranked)[-1]

    async def play(self, seat: Seat) -> bool:
        """The seat does something that gains time, if it can: whether it did."""
        live = await self.live()
        self.known.add(encode(live.game.public(live.state)))
        row = live.rows.of_seat(seat)
        decision = live.game.decision(live.state, seat)
        assert row is not None
        assert row.user_id is not None
        if self.chance.random() < 0.3 and await self.taken_back(row.user_id):
            return True
        if decision is None or (not decision.required and self.chance.random() < 0.5):
            return False
        action = self.liked(live, decision)
        await playing.act(self.world.context, self.table, row.user_id, row.ask, action)
        return True

    async def taken_back(self, user_id: int) -> bool:
        """Whether the person has taken an own step back alone."""
        try:
            if await foreseen(self.world.context, self.table, user_id) is not None:
                return False
            return isinstance(await undo.undo(self.world.context, self.table, user_id), TakenBack)
        except TableError:
            return False

    async def on(self) -> None:
        """Whoever must answers at once, by chance."""
        live = await self.live()
        asked = [one for one in live.game.pending(live.state) if one.required]
        decision = self.chance.choice(asked)
        row = live.rows.of_seat(decision.seat)
        assert row is not None
        assert row.user_id is not None
        action = sample(decision, self.chance.randrange)
        await playing.act(self.world.context, self.table, row.user_id, row.ask, action)

    async def is_over(self) -> bool:
        """Whether the game is."""
        return (await reading.table(self.world.context, self.table)).phase is not Phase.PLAYING


def is_last(live: Live, seat: Seat) -> bool:
    """Whether all others are done with the game, so that nobody waits for their turn any more."""
    game_on = moves(live.game, live.state, by_chance(Random(1)), 300)
    return all(one.seat == seat or not one.decision.required for one in game_on)


async def a_table(url: str, subject: Subject, time_control: TimeControl, seed: str) -> Cheats:
    """A game of people at that pace, some moves on; nothing happens there by itself any more."""
    world = World(url, subject.game)
    world.chance = Random(seed)
    await world.start()
    people = EVERYBODY[: 4 if subject.game.id == "catan" else max(2, subject.game.seats[0])]
    table = await world.lobby(*people, options=subject.options)
    await lobbies.set_time_control(world.context, table, people[0].user_id, time_control)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, people[0].user_id)
    await world.settle()
    world.context.listeners = ()
    cheats = Cheats(world, table, seed)
    for _ in range(MOVES):
        await cheats.on()
    return cheats


@pytest.mark.parametrize("time_control", [TimeControl.PLAIN, TimeControl.DAY, TimeControl.LUNCH])
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
async def test_nobody_postpones_their_own_deadline(
    sqlite_url: str, subject: Subject, time_control: TimeControl
) -> None:
    """Alone, by whatever steps, undos and half-made moves: the pace says until when they have time, from the start."""
    bank = TIME_BANKS.get(time_control, PLAIN)
    bound = bank.most + (PARTS - 1) * bank.increment
    cheats = await a_table(sqlite_url, subject, time_control, f"{subject.id}/{time_control}")
    steps = 0
    while steps < STEPS and not await cheats.is_over():
        steps += 1
        live = await cheats.live()
        began = cheats.world.clock
        seat = next(row.number for row in live.seats if row.required)
        if is_last(live, seat):
            return
        while steps < STEPS and not await cheats.is_over():
            row = (await cheats.live()).rows.of_seat(seat)
            assert row is not None
            assert row.due_at is None or row.due_at <= began + bound
            if row.due_at is None and not await cheats.taken_back(row.user_id or 0):
                break
            cheats.wait(row.due_at)
            await cheats.play(seat)
            steps += 1
        else:
            continue
        await cheats.on()


@pytest.mark.parametrize("time_control", [TimeControl.PLAIN, TimeControl.DAY])
@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
async def test_no_two_postpone_their_deadlines_together(
    sqlite_url: str, subject: Subject, time_control: TimeControl
) -> None:
    """Two who prompt each other, take back and begin anew have no more than their pace gives for each progress."""
    bank = TIME_BANKS.get(time_control, PLAIN)
    cheats = await a_table(sqlite_url, subject, time_control, f"two/{subject.id}/{time_control}")
    waited: dict[tuple[Seat, int], timedelta] = {}
    for _ in range(STEPS):
        if await cheats.is_over():
            break
        asked = [row for row in (await cheats.live()).seats if row.due_at is not None]
        began = cheats.world.clock
        cheats.wait(min(row.due_at for row in asked if row.due_at is not None))
        for row in asked:
            assert row.due_at is not None
            key = (row.number, row.turn)
            waited[key] = waited.get(key, timedelta()) + max(row.due_at - began, timedelta())
            assert waited[key] <= bank.most
            waited[key] -= max(row.due_at - cheats.world.clock, timedelta())
        two = [await cheats.play(seat) for seat in (0, 1) if cheats.chance.random() < 0.7]
        if not any(two) and not await cheats.is_over():
            await cheats.on()


async def test_offers_hold_neither_a_turn_nor_a_table(sqlite_url: str) -> None:
    """One offer every 71 hours, made and withdrawn: the first deadline stands, and the table ends as an idle one."""
    world = World(sqlite_url, Market(), game_days=60, offer_hours=0)
    await world.start()
    table = await world.game_of(*EVERYBODY)
    ask = await world.asked(table)
    due_at = world.clock + HOURS
    for number in range(10):
        for action in (offering(), Withdraw(str(number + 1))):
            world.later(hours=71)
            await world.work()
            ask = await reading.ask_of_seat(world.context, table, ask.seat)
            assert isinstance(await world.play(table, ask, action), Accepted)
            assert (await reading.table(world.context, table)).of_seat(ask.seat).due_at == due_at
    assert len([row for row in world.channel.rows if row.about is About.ABSENCE]) == 1
    assert world.channel.count(Kind.REMINDER) == 1
    world.later(days=1)

    await world.tables.expiry.work()

    assert (await reading.table(world.context, table)).phase is Phase.ABANDONED
