"""A table and its seats, as everybody may know them."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.model.people import Person
from bot.model.time_control import TimeControl
from games.core.game import Options
from games.core.levels import Level
from games.core.model import Seat


class Phase(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    """People join and leave, options change."""
    STARTING = "starting"
    """Joining is closed, the terms are being posted, the game is not set up yet."""
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to the end."""
    ABANDONED = "abandoned"
    """Given up by its players."""
    CLOSED = "closed"
    """Closed before it started."""


OPEN = (Phase.LOBBY, Phase.STARTING, Phase.PLAYING)
"""Phases in which there is something to do."""

OVER = (Phase.FINISHED, Phase.ABANDONED)
"""Phases of a game that is over."""


class SeatInfo(Struct, frozen=True):
    """A place at a table and who has it."""

    place: int
    """In join order, from 0. Names the place in the lobby."""
    seat: Seat | None
    """In the game; None until the seat order is drawn."""
    person: Person | None
    """The player; None: a robot."""
    gone: Person | None = None
    """The player who left the seat to a robot and may come back."""
    robot_number: int | None = None
    """1, 2, ... per table: tells robots apart. None: a person."""
    level: Level | None = None
    """How well a robot plays. None: a person."""
    word: str | None = None
    """The person's own word in the terms (fair play)."""
    ask: int = 0
    """Number of the question now put to the seat, or of the last one."""
    asked: bool = False
    """Whether it has a decision, required or not."""
    required: bool = False
    """Whether the game waits for it."""
    asked_at: datetime | None = None
    """Since when it is required."""
    due_at: datetime | None = None
    """When it is out of time; None: never, or it is not required."""
    is_offered: bool = False
    """Whether another person may take it."""

    @property
    def is_robot(self) -> bool:
        """Whether a robot plays it."""
        return self.person is None


class Absence(StrEnum):
    """What happens by itself when a seat's time is up."""

    WAIT = "wait"
    """Nothing: the others are told and may decide."""
    DEFAULT = "default"
    """The game's harmless answer is played."""
    ROBOT = "house"
    """A robot takes the seat."""
    VOTE = "vote"
    """The others vote whether another person may take the seat."""


LAPSED = "lapse"
"""How the journal marks an offer that expired."""

ALONE = "alone"
"""How the journal marks an undo that drew chance again and that one player alone agreed to."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: int
    game: str
    options: Options
    phase: Phase
    revision: int
    """Raised by every change."""
    step: int
    """Number of the newest journal entry; 0 is the set-up."""
    host: Person
    seats: tuple[SeatInfo, ...]
    """In join order in the lobby, in seat order once the game is set up."""
    seats_wanted: int | None
    guild_id: int | None
    channel_id: int
    """Where the table was opened."""
    thread_id: int | None
    """The table's own thread, once there is one."""
    language: str
    """The language of its public messages."""
    absence: Absence
    attempt: int
    """1, and one more for each void attempt to start."""
    commitment: str
    """SHA-256 in hex, of the secret that will make chance."""
    created_at: datetime
    finished_at: datetime | None = None
    rematch_of: int | None = None
    rematch: int | None = None
    """The table that was opened as this one's rematch."""
    rated: bool = True
    """Whether its result counts for the ratings of its people."""
    time_control: TimeControl = TimeControl.PLAIN
    """How much time its people have."""
    is_paused: bool = False
    """Whether it stands still, because moderators have closed its thread."""
    name: str | None = None
    """What its people call it."""
    all_decide: bool = False
    """Whether everybody at it may agree on options, call robots and start; else its host alone."""

    @property
    def place_id(self) -> int:
        """The channel or thread where public messages go."""
        return self.thread_id or self.channel_id

    def of_user(self, user_id: int) -> SeatInfo | None:
        """The person's place, if the person has one."""
        return next((s for s in self.seats if s.person and s.person.user_id == user_id), None)

    def is_decided_by(self, user_id: int) -> bool:
        """Whether the person may agree on options, call robots and start."""
        is_host = user_id == self.host.user_id
        return is_host or (self.all_decide and self.of_user(user_id) is not None)

    def is_left_by(self, user_id: int) -> bool:
        """Whether a robot has the person's seat, who may come back."""
        return any(info.gone is not None and info.gone.user_id == user_id for info in self.seats)

    def of_seat(self, seat: Seat) -> SeatInfo:
        """The people at the table."""
        return next(info for info in self.seats if info.seat == seat)

    @property
    def is_over(self) -> bool:
        """Whether its game has ended, in whichever way."""
        return self.phase in {Phase.FINISHED, Phase.ABANDONED}

    @property
    def people(self) -> tuple[SeatInfo, ...]:
        """The places that people have."""
        return tuple(info for info in self.seats if info.person is not None)


class Backlog(Struct, frozen=True):
    """What must be shown and is not yet."""

    due: int
    blocked: int
    """Rows blocked by a missing permission."""

    oldest_seconds: float
    """How long the first of what is due waits; 0: nothing does."""
