"""A small world for the table service: a clock to set, a channel that remembers, people, a game, a place to be killed at."""

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, ClassVar

from bot.model.errors import TableError
from bot.model.outcomes import Accepted
from bot.model.people import Person
from bot.model.questions import Ask
from bot.model.sent_messages import SentMessage
from bot.model.tables import Absence, Phase, TableInfo
from bot.tables.context import ServiceConfig, TableContext
from bot.tables.game import play as playing
from bot.tables.lobby import lobbies
from bot.tables.publishing import Kind, OutboxRow, SentState
from bot.tables.queries import reading
from bot.tables.review_process import ReviewWorker, ThreadReviewWorker
from bot.tables.search_processes import Thinker, ThreadThinker
from bot.tables.service import Tables
from games.core.forms import Decision, sample
from games.core.game import Game
from games.core.model import Action, Seat
from tests.games.core.toy import TOY

ANA, BRUNO, CLARA, DAVI = (
    Person(user_id, name)
    for user_id, name in ((101, "Ana"), (102, "Bruno"), (103, "Clara"), (104, "Davi"))
)

EVERYBODY = (ANA, BRUNO, CLARA, DAVI)

CHANNEL, GUILD = 5_000, 4_000

START = datetime(2026, 1, 1, tzinfo=UTC)


class Killed(BaseException):
    """The process has died here."""


class Failpoints:
    """Dies at the chosen place, the so-manieth time it is reached."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.deadly: tuple[str, int] | None = None
        self.has_killed = False

    def __call__(self, name: str) -> None:
        self.seen[name] += 1
        if self.deadly is not None and self.deadly == (name, self.seen[name]):
            self.has_killed = True
            raise Killed(name)


class Channel:
    """Discord, as far as the service knows it: remembers what was sent; a nonce that is sent again is the same message."""

    def __init__(self) -> None:
        self.posts: dict[str, int] = {}
        self.kinds: dict[str, Kind] = {}
        self.rows: list[OutboxRow] = []
        self.edits: list[tuple[Kind, int]] = []
        self.pinged: list[tuple[Seat, int]] = []
        self.faults: dict[Kind, list[Exception]] = {}
        self.told: dict[int, tuple[int, int]] = {}
        self.sends = 0

    def send(self, row: OutboxRow) -> int:
        """The id of the message with that nonce."""
        self.sends += 1
        if row.nonce not in self.posts:
            self.posts[row.nonce] = 900_000 + len(self.posts)
            self.kinds[row.nonce] = row.kind
            self.pinged.extend(row.pings)
        return self.posts[row.nonce]

    def tell(self, row: OutboxRow, message_id: int, after: int, upto: int) -> None:
        """What a board message tells now."""
        if row.slot == "board":
            self.told[message_id] = (after, upto)

    def count(self, kind: Kind) -> int:
        """How many messages of that kind stand there."""
        return sum(one is kind for one in self.kinds.values())


class Announcer:
    """A publisher on the channel, that publishes as the real one should."""

    def __init__(self, channel: Channel, tables: Tables, failpoint: Callable[[str], None]) -> None:
        self.channel = channel
        self.tables = tables
        self.failpoint = failpoint

    async def publish(self, row: OutboxRow, sent: SentState) -> None:
        """Send, or edit what is there."""
        await asyncio.sleep(0)
        self.channel.rows.append(row)
        if self.channel.faults.get(row.kind):
            raise self.channel.faults[row.kind].pop(0)
        table = await reading.table(self.tables.context, row.table)
        last = sent.mine() or sent.of(row.slot)
        if last is not None and (sent.mine() is not None or self._may_edit(row, last)):
            self.channel.edits.append((row.kind, last.message_id))
            self.channel.tell(row, last.message_id, last.told_from, table.step)
            await sent.edited(row.slot, revision=table.revision, told_to=table.step)
            return
        self.failpoint("send.begun")
        message_id = self.channel.send(row)
        self.channel.tell(row, message_id, -1 if last is None else last.told_to, table.step)
        self.failpoint("send.answered")
        await sent.record(
            row.slot, CHANNEL, message_id, revision=table.revision, told_to=table.step
        )

    def _may_edit(self, row: OutboxRow, last: SentMessage) -> bool:
        """Whether the newest message of the slot may simply be changed."""
        is_changed = row.kind in {Kind.TURN, Kind.PRIVATE} and not row.ping
        return row.kind is Kind.LOBBY or is_changed


class World:
    """The service on one database, with everything around it."""

    running: ClassVar[list["World"]] = []
    """Those that the present test has started: a fixture closes them, whatever becomes of the test."""

    def __init__(
        self,
        url: str,
        game: Game[Any, Any, Any] = TOY,
        thinker: Thinker | None = None,
        **config: Any,
    ) -> None:
        self.url = url
        self.game = game
        self.clock = START
        self.channel = Channel()
        self.failpoints = Failpoints()
        self.chance = Random(7)
        self.thinker = thinker or ThreadThinker(1, self.chance.randbytes)
        self.reviewer: ReviewWorker = ThreadReviewWorker(2_000, 10)
        self.config = ServiceConfig(**{"release": "test-1", "absence": Absence.WAIT, **config})
        self.tables = self._service()

    def _service(self) -> Tables:
        return Tables(
            self.url,
            {self.game.id: self.game},
            now=lambda: self.clock,
            config=self.config,
            thinker=self.thinker,
            reviewer=self.reviewer,
            failpoint=self.failpoints,
            random_bytes=self.chance.randbytes,
        )

    @property
    def context(self) -> TableContext:
        """What operations on tables work with."""
        return self.tables.context

    async def start(self) -> Tables:
        """Start the service."""
        if self not in World.running:
            World.running.append(self)
        self.announcer = Announcer(self.channel, self.tables, self.failpoints)
        await self.tables.start(self.announcer)
        return self.tables

    async def restart(self, deadly: tuple[str, int] | None = None) -> Tables:
        """The process ends, however it stands, and another begins, which may die, too."""
        await self.tables.close()
        self.failpoints.deadly = deadly
        self.tables = self._service()
        return await self.start()

    def later(self, **time: float) -> None:
        """Time goes by; nothing wakes by itself."""
        self.clock += timedelta(**time)

    async def work(self) -> None:
        """Let everything that is due happen, until all is quiet."""
        await self.tables.clock.work()
        await self.settle()

    async def settle(self) -> None:
        """Wait until all is quiet, the clock's own task included: it may hold what a look of the test passed over."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            quiet += 1
            for part in (self.tables.robots, self.tables.outbox):
                if part.is_busy:
                    await part.settled()
                    quiet = 0
            if self.tables.clock.is_busy:
                await asyncio.sleep(0.001)
                quiet = 0

    async def lobby(self, *people: Person, robots: int = 0, **options: Any) -> int:
        """A table at which these people and robots are."""
        table = await lobbies.open_lobby(
            self.tables.context,
            self.game.id,
            people[0],
            channel_id=CHANNEL,
            guild_id=GUILD,
            language="en",
            **options,
        )
        for person in people[1:]:
            await lobbies.join(self.tables.context, table.id, person)
        for _ in range(robots):
            await lobbies.add_robots(self.tables.context, table.id, people[0].user_id)
        return table.id

    async def agreed(self, table: int) -> None:
        """Everybody in the lobby agrees to its settings."""
        lobby = await lobbies.read(self.tables.context, table)
        for one in lobby.pending:
            await lobbies.agree(self.tables.context, table, one.person.user_id, lobby.settings.code)

    async def game_of(self, *people: Person, robots: int = 0, **options: Any) -> int:
        """A game that has begun."""
        table = await self.lobby(*people, robots=robots, **options)
        await lobbies.start_game(self.tables.context, table, people[0].user_id)
        await self.settle()
        assert (await reading.table(self.tables.context, table)).phase is not Phase.STARTING
        return table

    async def asked(self, table: int) -> Ask:
        """A person who must act, with the question."""
        position = await reading.position(self.tables.context, table)
        seat = next(
            seat for seat in position.asked if position.table.of_seat(seat).person is not None
        )
        return await reading.ask_of_seat(self.tables.context, table, seat)

    def answer(self, decision: Decision | None) -> Action:
        """A legal action by chance."""
        assert decision is not None
        return sample(decision, self.chance.randrange)

    async def play(self, table: int, ask: Ask, action: Action) -> Accepted | TableError:
        """The person of that seat answers; what is refused is returned, for tests in which several press at once."""
        try:
            return await playing.act(
                self.tables.context, table, person_of(ask).user_id, ask.number, action
            )
        except TableError as refusal:
            return refusal

    async def move(self, table: int) -> Accepted:
        """Somebody who must act does so by chance."""
        ask = await self.asked(table)
        outcome = await self.play(table, ask, self.answer(ask.decision))
        assert isinstance(outcome, Accepted), outcome
        return outcome

    async def to_the_end(self, table: int) -> TableInfo:
        """Play by chance until the game is over."""
        for _ in range(2_000):
            await self.settle()
            info = await reading.table(self.tables.context, table)
            if info.phase is not Phase.PLAYING:
                return info
            await self.move(table)
        raise AssertionError("the game does not end")


def person_of(ask: Ask) -> Person:
    """Who sits there."""
    person = ask.position.table.of_seat(ask.seat).person
    assert person is not None
    return person
