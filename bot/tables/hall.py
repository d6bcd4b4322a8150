"""What all parts of the service share: the database, the games, the clock, the states in memory, the locks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.tables.database import Database
from bot.tables.model import TableError
from bot.tables.rows import Rows
from bot.tables.shelf import Shelf
from games.core.game import Game
from games.core.model import say

PEOPLE_KEPT = 4096
"""People whose languages are kept in memory."""

AnyGame: TypeAlias = Game[Any, Any, Any]
State: TypeAlias = Any


class Pace(Struct, frozen=True):
    """How fast tables are, and what this process is."""

    release: str
    """Names this release in steps and records."""
    move_hours: float = 72
    """Time for a required decision; 0: for ever."""
    reminder_hours: float = 24
    """Time until a reminder; 0: never."""
    offer_hours: float = 24
    """Time until what is put to others lapses; 0: never."""
    cache: int = 256
    """States kept in memory."""
    scan_seconds: float | None = None
    """Period of the look for work that another process left; None: this is the only process."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process works on the database: what was being done at the last crash is free."""
        return self.scan_seconds is None


class Aftermath(Struct, frozen=True):
    """What a stored change leaves to be done, so that nobody has to look whether there is anything."""

    table: int
    lanes: frozenset[str] = frozenset()
    """Of the outbox, that have new rows."""
    soonest: datetime | None = None
    """When the next thing of this table is due; None: no clock runs."""
    waits_for_house: bool = False


class States:
    """The states used last. A state belongs to a journal number and never changes, so nothing here is ever wrong."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._states: OrderedDict[int, tuple[int, State]] = OrderedDict()

    def get(self, table: int, step: int) -> State | None:
        """The state after that step, if it is at hand."""
        held = self._states.get(table)
        if held is None or held[0] != step:
            return None
        self._states.move_to_end(table)
        return held[1]

    def keep(self, table: int, step: int, state: State) -> None:
        """Keep it; the one not used for longest goes."""
        self._states[table] = (step, state)
        self._states.move_to_end(table)
        while len(self._states) > self._limit:
            self._states.popitem(last=False)

    def __len__(self) -> int:
        return len(self._states)


class Hall:
    """The room in which the parts of the service work."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        pace: Pace,
        failpoint: Callable[[str], None],
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self.database = database
        self.now = now
        self.pace = pace
        self.failpoint = failpoint
        """Called with a name at every point where a crash could tear something; tests stop there."""
        self.random_bytes = random_bytes
        """Where secrets come from."""
        self.states = States(pace.cache)
        # Only this process writes to an SQLite file, and no look at it is older than the loop's own turn:
        # what stands here is what is stored, as long as every writer forgets or keeps it after its commit.
        knows_all = pace.is_alone and database.is_sqlite
        self.rows: Shelf[Rows] = Shelf(pace.cache if knows_all else 0)
        """Tables as stored, secrets included."""
        self.people: Shelf[tuple[str | None, str | None]] = Shelf(PEOPLE_KEPT if knows_all else 0)
        """Chosen language and locale of people."""
        self.listeners: tuple[Callable[[Aftermath], None], ...] = ()
        self._games = games
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def game(self, name: str) -> AnyGame:
        """The rules. Raises `TableError` for a game this release does not know."""
        game = self._games.get(name)
        if game is None:
            raise TableError(say("tables-no-such-game"))
        return game

    def lock(self, table: int) -> asyncio.Lock:
        """The table's lock in this process: it spares lost races, it is not what makes them right."""
        return self._locks.setdefault(table, asyncio.Lock())

    def changed(self, aftermath: Aftermath) -> None:
        """Something of a table was stored: outbox, clock and house see to their work."""
        for listener in self.listeners:
            listener(aftermath)
