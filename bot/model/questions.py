"""What a seat is asked, and what has happened before it."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from msgspec import Struct

from bot.model.proposals import Ballot, ProposalKind
from bot.model.tables import TableInfo
from games.core.forms import Decision
from games.core.model import Action, Call, Event, Key, Notes, Ready, ScoreSheet, Seat, is_deed
from games.core.opportunity import waiting


class Position(Struct, frozen=True):
    """A running or finished game as everybody may know it."""

    table: TableInfo
    public: Any
    """The game's public view."""
    asked: tuple[Seat, ...]
    """Seats that must act."""
    sheets: tuple[ScoreSheet, ...] = ()
    """Final scores; empty while the game runs and when it was abandoned."""
    ballots: tuple[Ballot, ...] = ()
    """Proposals that wait for agreement: at most one of a kind."""
    calls: tuple[Call, ...] = ()
    """Opportunities for which players are notified."""
    away: tuple[tuple[Seat, datetime], ...] = ()
    """Seats of people who were away when this was read, and until when."""
    has_moves: bool = False
    """Whether a person has made a move that stands, and that the others have not refused to undo: else undo does nothing."""
    overdue: tuple[Seat, ...] = ()
    """Seats whose time was up when this was read: the others may act for them."""

    def ballot(self, kind: ProposalKind | None) -> Ballot | None:
        """The open proposal of that kind."""
        return next((one for one in self.ballots if one.kind is kind), None)


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
    """The seat that acted; None: the set-up."""
    by: str
    """`person`, `house`, `default` (played for somebody whose time was up), `lapse` (what stood too long), `setup`;
    of an undo `person`, or `alone` (it drew chance anew, and nobody else was asked)."""
    at: datetime
    events: tuple[Event, ...]
    struck: tuple[Struck, ...] = ()
    """For an undo: the moves it took back, oldest first; an undo has no events of its own."""


class LogPage(Struct, frozen=True):
    """Part of the log, oldest first."""

    entries: tuple[LogEntry, ...]
    first: int = 1
    """Position of the first entry among all entries this reader may read, from 1. The journal's own numbers would give away
    unfinished moves.
    """

    @property
    def before(self) -> int | None:
        """The `before` argument with which `log` returns the previous page; None: this is the first page."""
        return self.from_last(len(self.entries))

    def from_last(self, shown: int) -> int | None:
        """`before` for a page that shows only the newest `shown` of these entries."""
        first = self.first + len(self.entries) - shown
        return first if first > 1 else None

    @property
    def moves(self) -> tuple[LogEntry, ...]:
        """The entries without the undos."""
        return tuple(entry for entry in self.entries if not entry.struck)

    @property
    def last_told(self) -> tuple[Event, ...]:
        """What the newest of these steps told that did more than begin a turn or a round."""
        return next((entry.events for entry in reversed(self.moves) if is_deed(entry.events)), ())


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
    """How its newest answer was given, as in `LogEntry.by`."""

    @property
    def is_required(self) -> bool:
        """Whether the game waits for the seat."""
        return self.decision is not None and self.decision.required

    @property
    def call(self) -> Call | None:
        """What somebody has put to the seat and waits for, though the game goes on without an answer."""
        if self.decision is None or self.decision.required:
            return None
        return waiting(self.position.calls, self.decision)

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for the seat, or somebody at the table does."""
        return self.is_required or self.call is not None
