"""What all parts of the service share: the database, the games, the clock, the states in memory, the locks."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from typing import Any, Protocol
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.db.caches import Caches, Explained, Messages
from bot.db.database import Database
from bot.db.lru_cache import LruCache
from bot.db.rows import PersonRow, Rows, StepRow
from bot.db.state_cache import AnyGame, StateCache
from bot.db.step_cache import StepCache
from bot.model.errors import InvalidInput
from bot.model.tables import Absence
from bot.model.time_control import TimeControl
from bot.tables.contact_channel import Silence
from bot.tables.cooldown import Cooldown
from games.core.model import Seat, say

PEOPLE_KEPT = 4096
"""People of whom all that is stored is kept in memory."""

TABLES_OF_PRESS, PEOPLE_OF_PRESS = 8, 64
"""How many people are cached for the time of one press."""


NOTHING = Caches(0, 0)
"""Empty caches: for use outside of a press where other processes write as well."""


def no_failpoint(name: str) -> None:
    """Do nothing; tests raise here instead."""


class ServiceConfig(Struct, frozen=True):
    """How the service runs: time limits, quotas, robots, caches."""

    release: str
    """Names this release in steps and records."""
    move_hours: float = 72
    """Time limit of a turn without a time bank (`TimeControl.PLAIN`); 0: no limit."""
    reminder_hours: float = 24
    """Time until a reminder; 0: never."""
    offer_hours: float = 24
    """Time until offers and votes expire; 0: never."""
    automatic_move_seconds: tuple[float, float] = (15, 150)
    """An automatic move is played between these two times after its question; sooner where only robots play with the person."""
    absence: Absence = Absence.ROBOT
    """What a new table does when a player runs out of time; players may change it in the lobby."""
    time_control: TimeControl = TimeControl.PLAIN
    """The time control of a new table; players may change it in the lobby."""
    time_controls: tuple[TimeControl, ...] = tuple(TimeControl)
    """The time controls players may choose; includes `time_control`."""
    robot_seconds: float = 0
    """Robots answer a multiple of so many seconds after the question; 0: as soon as they can."""
    robots_at_once: int = 1
    """Robots that think at once."""
    vacation_days: int = 30
    """Vacation days per person and year; 0: no vacations."""
    cache: int = 256
    """States kept in memory."""
    keep_days: float = 0
    """Time after which a table that is over is taken out of the database; 0: never."""
    lobby_days: float = 0
    """Time after which a table at which nothing happens is closed before its game; 0: never."""
    game_days: float = 0
    """Time without progress after which a game is given up; 0: never."""
    person_lobbies: int = 0
    """Open lobbies of one host at once; 0: any number."""
    channel_lobbies: int = 0
    """Open lobbies of one channel at once; 0: any number."""
    opening_seconds: float = 0
    """Time after which one person may open another table."""
    calls_at_once: int = 0
    """Notifications one person may cause or be sent for offers at a table without a pause (`Cooldown`); 0: any number."""
    scan_seconds: float | None = None
    """How often to look for work that another process left; None: this is the only process."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process works on the database: what was being done at the last crash is free."""
        return self.scan_seconds is None


class FollowUp(Struct, frozen=True):
    """Work that a stored change leaves for the outbox, the clock and the robots, so that they need not search for it."""

    table: int
    queues: frozenset[str] = frozenset()
    """Queues of the outbox that have new rows."""
    soonest: datetime | None = None
    """When the next thing of this table is due; None: no clock runs."""
    waits_for_robot: bool = False
    own: tuple[dict[str, Any], ...] = ()
    """Rows of the outbox that this process shows at once."""


class Recording(Protocol):
    """Writes down what was shown (`bot.tables.outbox.recorder`)."""

    def add(self, ended: Any) -> None:
        """Record it with what else its table shows now."""

    def ending(self, table: int) -> list[int]:
        """Rows of that table that were shown and may still be stored."""

    def look(self) -> None:
        """Record what nothing else is being shown with."""


class AtHand(Struct, frozen=True):
    """A table as a press has read or stored it, with what goes with it."""

    rows: Rows
    messages: Messages
    steps: tuple[StepRow, ...]
    people: dict[int, PersonRow]
    lessons: dict[int, Explained]


class TableContext:
    """What the parts of the service work with."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        config: ServiceConfig,
        failpoint: Callable[[str], None],
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self.database = database
        self.now = now
        self.config = config
        self.failpoint = failpoint
        """Called with a name at every point where a crash could tear something; tests stop there."""
        self.random_bytes = random_bytes
        """Where secrets come from."""
        self.states = StateCache(config.cache)
        # Only this process writes to an SQLite file, and no look at it is older than the loop's own turn:
        # what stands here is what is stored, as long as every writer forgets or keeps it after its commit.
        knows_all = config.is_alone and database.is_sqlite
        self._own = Caches(config.cache, PEOPLE_KEPT) if knows_all else None
        self._of_press: ContextVar[Caches] = ContextVar("of_press", default=NOTHING)
        self.publishes = False
        """Whether this process publishes outbox rows."""
        self.process: int | None = None
        """Under which this process claims work (`bot.tables.jobs.heartbeat`); None: it shares no PostgreSQL with others."""
        self.recorder: Recording | None = None
        """Records that rows were shown."""
        self.silence = Silence(now)
        self.cooldown = Cooldown(now, config.calls_at_once)
        self.rings = Cooldown(now, config.calls_at_once)
        """How often each person is notified of what others put to them, such as trades: who offers asks nobody's leave."""
        self.listeners: tuple[Callable[[FollowUp], None], ...] = ()
        self._games = games
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def game(self, name: str) -> AnyGame:
        """The rules. Raises `InvalidInput` for a game this release does not know."""
        game = self._games.get(name)
        if game is None:
            raise InvalidInput(say("tables-no-such-game"))
        return game

    @property
    def games(self) -> tuple[str, ...]:
        """The names of all games."""
        return tuple(self._games)

    def lock(self, table: int) -> asyncio.Lock:
        """The table's lock in this process: it spares lost races, it is not what makes them right."""
        return self._locks.setdefault(table, asyncio.Lock())

    @property
    def caches(self) -> Caches:
        """The caches: kept for good, or only during a press where other processes write as well."""
        of_press = self._of_press.get()
        return self._own or (NOTHING if of_press.is_closed else of_press)

    @property
    def rows(self) -> LruCache[Rows]:
        """Tables as stored, secrets included."""
        return self.caches.rows

    @property
    def tails(self) -> StepCache:
        """The newest of their steps."""
        return self.caches.tails

    @property
    def people(self) -> LruCache[PersonRow]:
        """What is stored about people."""
        return self.caches.people

    @property
    def lessons(self) -> LruCache[Explained]:
        """What has been explained to people."""
        return self.caches.lessons

    @contextmanager
    def press(self) -> Iterator[Caches]:
        """What is read in the block is read once, also where other processes write: what it leads to is stored only if
        nobody has changed the table meanwhile, and then begins anew.
        """
        if self._own is not None:
            yield self._own
            return
        caches = Caches(TABLES_OF_PRESS, PEOPLE_OF_PRESS)
        token = self._of_press.set(caches)
        try:
            yield caches
        finally:
            # Tasks that were begun in the block may go on long after it.
            caches.close()
            self._of_press.reset(token)

    def at_hand(self, table: int) -> "AtHand | None":
        """What the press knows of the table, for what it leads to; None: everybody knows it, or nobody."""
        caches = self.caches
        rows, messages = caches.rows.get(table), caches.messages(table)
        if self._own is not None or rows is None or messages is None:
            return None
        ids = [id for row in rows.seats for id in (row.user_id, row.kept_for) if id is not None]
        people = {id: row for id in ids if (row := caches.people.get(id)) is not None}
        lessons = {id: one for id in ids if (one := caches.lessons.get(id)) is not None}
        steps = tuple(caches.tails.newest(table, rows.table.step))
        return AtHand(rows, messages, steps, people, lessons)

    def restore(self, known: "AtHand") -> None:
        """Cache that for this press."""
        caches, number = self.caches, known.rows.table.id
        caches.keep(known.rows)
        caches.sent.keep(number, known.messages)
        caches.tails.keep(number, known.steps)
        for user_id, person in known.people.items():
            caches.people.keep(user_id, person)
        for user_id, explained in known.lessons.items():
            caches.lessons.keep(user_id, explained)

    def note_called(self, table: int, seats: Iterable[tuple[Seat, int]]) -> None:
        """These seats were called, each for the question of that number: nobody calls them again, though it is stored later."""
        called = set(seats)
        if called and self.caches is not NOTHING:
            self.caches.called.setdefault(table, set()).update(called)
            rows = self.rows.get(table)
            if rows is not None:
                self.caches.keep(rows)

    def forget(self, table: int) -> None:
        """Something of the table was changed, its journal not excepted: look again."""
        self.caches.forget(table)

    def changed(self, follow_up: FollowUp) -> None:
        """Wake the outbox, the clock and the robots after a table was stored."""
        for listener in self.listeners:
            listener(follow_up)
