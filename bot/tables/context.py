"""What all parts of the service share: the database, the games, the clock, the states in memory, the locks."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from bot.db.database import Database
from bot.db.lru_cache import LruCache
from bot.db.rows import PersonRow, Rows
from bot.db.state_cache import AnyGame, StateCache
from bot.db.step_cache import StepCache
from bot.model.errors import InvalidInput
from bot.model.tables import Absence
from bot.model.time_control import TimeControl
from bot.tables.contact_channel import Silence
from bot.tables.cooldown import Cooldown
from games.core.model import Key, say

PEOPLE_KEPT = 4096
"""People of whom all that is stored is kept in memory."""


Where: TypeAlias = tuple[int, int]
"""A table, and the number of a question put there."""

Explained: TypeAlias = dict[tuple[Key, str], Where]
"""Where each kind of question of each game was explained to somebody."""


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
    """An automatic move is played between these two times after its question."""
    absence: Absence = Absence.HOUSE
    """What a new table does when a player runs out of time; players may change it in the lobby."""
    tempo: TimeControl = TimeControl.PLAIN
    """The time control of a new table; players may change it in the lobby."""
    tempos: tuple[TimeControl, ...] = tuple(TimeControl)
    """The time controls players may choose; includes `tempo`."""
    house_beat: float = 0
    """Robots answer a multiple of so many seconds after the question; 0: as soon as they can."""
    house_at_once: int = 1
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
    """Notifications one person may cause at a table without a pause (`Cooldown`); 0: any number."""
    scan_seconds: float | None = None
    """How often to look for work that another process left; None: this is the only process."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process works on the database: what was being done at the last crash is free."""
        return self.scan_seconds is None


class FollowUp(Struct, frozen=True):
    """Work that a stored change leaves for the outbox, the clock and the robots, so that they need not search for it."""

    table: int
    lanes: frozenset[str] = frozenset()
    """Of the outbox, that have new rows."""
    soonest: datetime | None = None
    """When the next thing of this table is due; None: no clock runs."""
    waits_for_house: bool = False


class TableContext:
    """What the parts of the service work with."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        pace: ServiceConfig,
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
        self.states = StateCache(pace.cache)
        # Only this process writes to an SQLite file, and no look at it is older than the loop's own turn:
        # what stands here is what is stored, as long as every writer forgets or keeps it after its commit.
        knows_all = pace.is_alone and database.is_sqlite
        self.rows: LruCache[Rows] = LruCache(pace.cache if knows_all else 0)
        """Tables as stored, secrets included."""
        self.tails = StepCache(pace.cache if knows_all else 0)
        """The newest of their steps."""
        self.people: LruCache[PersonRow] = LruCache(PEOPLE_KEPT if knows_all else 0)
        """What is stored about people."""
        self.lessons: LruCache[Explained] = LruCache(PEOPLE_KEPT if knows_all else 0)
        """What has been explained to people."""
        self.silence = Silence(now)
        self.spacing = Cooldown(now, pace.calls_at_once)
        self.listeners: tuple[Callable[[FollowUp], None], ...] = ()
        self._games = games
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def game(self, name: str) -> AnyGame:
        """The rules. Raises `InvalidInput` for a game this release does not know."""
        game = self._games.get(name)
        if game is None:
            raise InvalidInput(say("tables-no-such-game"))
        return game

    def lock(self, table: int) -> asyncio.Lock:
        """The table's lock in this process: it spares lost races, it is not what makes them right."""
        return self._locks.setdefault(table, asyncio.Lock())

    def forget(self, table: int) -> None:
        """Something of the table was changed, its journal not excepted: look again."""
        self.rows.forget(table)
        self.tails.forget(table)

    def changed(self, follow_up: FollowUp) -> None:
        """Wake the outbox, the clock and the robots after a table was stored."""
        for listener in self.listeners:
            listener(follow_up)
