"""The values that the table service speaks in: people, tables, questions, the log and refusals."""

from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import Struct

from bot.tempo import Tempo
from games.core.forms import Decision
from games.core.game import Options
from games.core.model import Action, Call, Event, Key, Message, Notes, Ready, ScoreSheet, Seat, say


class Person(Struct, frozen=True):
    """Somebody on Discord."""

    user_id: int
    name: str
    """Display name when the seat was taken."""


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
"""Of a table at which there is something to be done."""

OVER = (Phase.FINISHED, Phase.ABANDONED)
"""Of a table whose game has begun and is no longer played."""


class SeatInfo(Struct, frozen=True):
    """A place at a table and who has it."""

    place: int
    """In join order, from 0. Names the place in the lobby."""
    seat: Seat | None
    """In the game; None until the seat order is drawn."""
    person: Person | None
    """Who answers for it; None: the house."""
    gone: Person | None = None
    """Whose seat it was before it was given to the house; that person may come back."""
    house_number: int | None = None
    """1, 2, ... per table: tells house players apart. None: a person."""
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
    """When its time is up; None: never, or it is not required."""
    is_offered: bool = False
    """Whether another person may take it."""

    @property
    def is_house(self) -> bool:
        """Whether the house plays it."""
        return self.person is None


class Absence(StrEnum):
    """What happens by itself when a seat's time is up."""

    WAIT = "wait"
    """Nothing: the others are told and may decide."""
    DEFAULT = "default"
    """The game's harmless answer is played."""
    HOUSE = "house"
    """The house takes the seat."""
    VOTE = "vote"
    """The others vote whether another person may take the seat."""


LAPSED = "lapse"
"""Who has taken back what stood too long, as the journal says it."""

ALONE = "alone"
"""By whom an undo was granted that one person granted alone, though chance was drawn anew: as the journal says it."""


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
    """Of its public messages."""
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
    tempo: Tempo = Tempo.PLAIN
    """How much time its people have."""
    is_paused: bool = False
    """Whether it stands still, because moderators have closed its thread."""
    name: str | None = None
    """What its people call it."""
    all_decide: bool = False
    """Whether everybody at it may agree on options, call house players and start; else its host alone."""

    @property
    def place_id(self) -> int:
        """The channel or thread where public messages go."""
        return self.thread_id or self.channel_id

    def of_user(self, user_id: int) -> SeatInfo | None:
        """The person's place, if the person has one."""
        return next((s for s in self.seats if s.person and s.person.user_id == user_id), None)

    def is_decided_by(self, user_id: int) -> bool:
        """Whether the person may agree on options, call house players and start."""
        is_host = user_id == self.host.user_id
        return is_host or (self.all_decide and self.of_user(user_id) is not None)

    def is_left_by(self, user_id: int) -> bool:
        """Whether the house has the person's seat, who may come back."""
        return any(info.gone is not None and info.gone.user_id == user_id for info in self.seats)

    def of_seat(self, seat: Seat) -> SeatInfo:
        """Who sits there."""
        return next(info for info in self.seats if info.seat == seat)

    @property
    def is_over(self) -> bool:
        """Whether its game has ended, in whichever way."""
        return self.phase in {Phase.FINISHED, Phase.ABANDONED}

    @property
    def people(self) -> tuple[SeatInfo, ...]:
        """The places that people have."""
        return tuple(info for info in self.seats if info.person is not None)


OptionValue: TypeAlias = str | bool
"""A value of a game's option."""

Vote: TypeAlias = bool
"""True: agreed."""


class Choice(Struct, frozen=True):
    """One option of a game as the lobby offers it."""

    field: str
    values: tuple[OptionValue, ...]
    value: OptionValue
    """The one that is set."""


class Lobby(Struct, frozen=True):
    """A table that is gathering."""

    table: TableInfo
    choices: tuple[Choice, ...]
    seats: range
    """How many the game takes."""
    hindrance: Message | None
    """Why it cannot start now; None: it can."""
    move_hours: float = 0
    """Time for a required decision; 0: for ever."""
    tempos: tuple[Tempo, ...] = ()
    """What the operator lets its people choose."""
    keeps_order: bool = False
    """Whether the players will sit in the order in which they are listed."""
    likely: int | None = None
    """With how many seats the game is likely to begin, as far as can be told; None: it cannot with these options."""

    @property
    def most(self) -> int:
        """How many may play."""
        return self.table.seats_wanted or self.seats[-1]

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return len(self.table.seats) >= self.most


class Ballot(Struct, frozen=True):
    """A question to the people at the table that all of them must agree to."""

    seat: Seat
    """Who asks for it; of handing on: whose seat it is about."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    """People who have not answered."""
    after: int | None = None
    """Of an undo: what came after that step would be taken back."""


class Position(Struct, frozen=True):
    """A running or finished game as everybody may know it."""

    table: TableInfo
    public: Any
    """The game's public view."""
    asked: tuple[Seat, ...]
    """Seats that must act."""
    sheets: tuple[ScoreSheet, ...] = ()
    """Final scores; empty while the game runs and when it was abandoned."""
    undo: Ballot | None = None
    """An undo that waits for agreement."""
    abandon: Ballot | None = None
    """A proposal to give the game up."""
    handing: Ballot | None = None
    """A proposal to let another person take a seat."""
    calls: tuple[Call, ...] = ()
    """Opportunities that somebody is called for."""
    away: tuple[tuple[Seat, datetime], ...] = ()
    """Seats of people who were away when this was read, and until when."""
    overdue: tuple[Seat, ...] = ()
    """Seats whose time was up when this was read: the others may act for them."""


class Struck(Struct, frozen=True):
    """A move that was taken back, as everybody had read it."""

    seat: Seat
    verb: str
    """Tag of its action."""
    events: tuple[Event, ...]
    """What it had told everybody: something."""


class LogEntry(Struct, frozen=True):
    """What one step told its reader, or what an undo took back."""

    step: int
    seat: Seat | None
    """Who acted; None: the set-up."""
    by: str
    """`person`, `house`, `default` (played for somebody whose time was up), `lapse` (what stood too long), `setup`;
    of an undo `person`, or `alone` (it drew chance anew, and nobody else was asked)."""
    at: datetime
    events: tuple[Event, ...]
    struck: tuple[Struck, ...] = ()
    """Of an undo, whose seat asked for it, in the order in which they were made; an undo has no events."""


class LogPage(Struct, frozen=True):
    """Part of the log, oldest first."""

    entries: tuple[LogEntry, ...]
    first: int = 1
    """Number of the first of them among all that the reader may read, from 1: the journal's own numbers would tell of half-made
    moves.
    """

    @property
    def before(self) -> int | None:
        """Hand this to `log` for the page before; None: this is the first."""
        return self.from_last(len(self.entries))

    def from_last(self, shown: int) -> int | None:
        """The same for a page that has only so many of the newest of these entries."""
        first = self.first + len(self.entries) - shown
        return first if first > 1 else None

    @property
    def moves(self) -> tuple[LogEntry, ...]:
        """The entries without the undos."""
        return tuple(entry for entry in self.entries if not entry.struck)

    @property
    def last_told(self) -> tuple[Event, ...]:
        """What the newest of these steps told."""
        return self.moves[-1].events if self.moves else ()


class TakeBack(StrEnum):
    """What undo would do for a seat now."""

    NOTHING = "nothing"
    OWN = "own"
    """Takes the seat's last step back at once."""
    VOTE = "vote"
    """Asks the others."""


class Ask(Struct, frozen=True):
    """What one seat sees and is asked: for its occupant's eyes only."""

    position: Position
    seat: Seat
    number: int
    """Stands in every component and draft of this question."""
    decision: Decision | None
    """None: nothing is asked."""
    notes: Notes
    private: Any
    """The game's view of this seat."""
    draft: bytes | None
    """The answer under construction, as `save_draft` was given it."""
    is_unfinished: bool
    """Its move is under construction: `cancel` goes back to where it began."""
    take_back: TakeBack
    since: tuple[LogEntry, ...]
    """What it heard since its occupant's last move was put to it, what that move told included; before a first
    move all it heard.
    """
    has_moved: bool
    """Whether its occupant has made a move that stands."""
    ready: tuple[Ready, ...] = ()
    """Whole answers to the decision, each with a name of its own."""
    answered: tuple[tuple[Decision, Action], ...] = ()
    """In a simultaneous step that waits for others only: what it was asked and what the answers are."""
    orders: tuple[Key, ...] = ()
    """Rules that may be left to stand where that is asked, and do not yet."""
    answered_by: str = "person"
    """Who gave its newest answer, as in `LogEntry.by`."""


class Backlog(Struct, frozen=True):
    """What must be shown and is not yet."""

    due: int
    blocked: int
    """Of what waits for people: a permission that is missing."""

    oldest_seconds: float
    """How long the first of what is due waits; 0: nothing does."""


class TableError(Exception):
    """The person's or the host's mistake; `message` says it kindly, nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class NoSuchTable(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(say("tables-none"))


class DatabaseRefused(Exception):
    """The database cannot be used; the text is one sentence for the operator."""
