"""A tournament as a value: what is stored of it, and what follows from that."""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.model.time_control import TimeControl
from bot.tables.tournaments.scoring import Placed, StandingsLine, TableResult, standings

BYE = 0
"""Number of a round's bye in place of a table's."""


class TournamentPhase(StrEnum):
    """Where a tournament is in its life."""

    SIGN_UP = "sign-up"
    CHECK_IN = "check-in"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


RUNNING = (TournamentPhase.SIGN_UP, TournamentPhase.CHECK_IN, TournamentPhase.PLAYING)


class EntrantState(StrEnum):
    """Whether somebody who signed up takes part."""

    IN = "in"
    WAITING = "waiting"
    """On the waitlist: takes the first place that becomes free."""
    OUT = "out"
    """Withdrew, did not check in, or left a game."""
    REMOVED = "removed"
    """By a manager; may not sign up again."""


class PostKind(StrEnum):
    """What is announced in the tournament's channel."""

    SIGN_UP = "sign-up"
    CHECK_IN = "check-in"
    ROUND = "round"
    OVER = "over"
    CANCELLED = "cancelled"


class TournamentRow(Struct, frozen=True):
    """A row of `tournaments`."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    name: str
    language: str
    game: str
    options: str
    tempo: str
    seats: int
    rounds: int
    round_days: int
    places: int
    phase: str
    round: int
    secret: bytes
    commitment: str
    due_at: datetime
    paused_at: datetime | None
    created_at: datetime
    finished_at: datetime | None

    @property
    def time_control(self) -> TimeControl:
        """Of its tables."""
        return TimeControl(self.tempo)

    @property
    def is_running(self) -> bool:
        """Whether it goes on."""
        return self.phase in RUNNING


class Entrant(Struct, frozen=True):
    """Somebody who signed up."""

    number: int
    """In the order of signing up, from 1."""
    user_id: int
    """Below 0: asked to be forgotten."""
    name: str | None
    state: str
    ready: bool

    @property
    def is_in(self) -> bool:
        """Whether they take part."""
        return self.state == EntrantState.IN

    @property
    def may_play(self) -> bool:
        """Whether they take part or wait for a place."""
        return self.state in {EntrantState.IN, EntrantState.WAITING}


class SeatLine(Struct, frozen=True):
    """An entrant's place in one round."""

    round: int
    number: int
    """Of the table in its round; `BYE` for a bye."""
    place: int
    entrant: int
    table_id: int | None
    rank: int | None
    points: int | None


class Tournament(Struct, frozen=True):
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entrants: tuple[Entrant, ...]
    seats: tuple[SeatLine, ...]
    """By round, table and place."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.row.id

    def of_user(self, user_id: int) -> Entrant | None:
        """What that person is in it."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    @property
    def taking_part(self) -> tuple[Entrant, ...]:
        """Who has a place."""
        return tuple(one for one in self.entrants if one.is_in)

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """The waitlist, the first one first."""
        return tuple(one for one in self.entrants if one.state == EntrantState.WAITING)

    def tables(self, number: int) -> dict[int, tuple[SeatLine, ...]]:
        """The places of a round by table, the bye among them."""
        found = dict[int, list[SeatLine]]()
        for line in self.seats:
            if line.round == number:
                found.setdefault(line.number, []).append(line)
        return {table: tuple(lines) for table, lines in found.items()}

    @property
    def results(self) -> tuple[TableResult, ...]:
        """Of all tables that are over, in order."""
        found = list[TableResult]()
        for number in range(1, self.row.round + 1):
            for lines in self.tables(number).values():
                placed = tuple(
                    Placed(line.entrant, line.rank, line.points or 0)
                    for line in lines
                    if line.rank is not None
                )
                if len(placed) == len(lines):
                    found.append(TableResult(number, placed))
        return tuple(found)

    @property
    def standings(self) -> tuple[StandingsLine, ...]:
        """Of everyone who has sat at a table or still takes part."""
        played = {line.entrant for line in self.seats}
        return standings(
            [one.number for one in self.entrants if one.is_in or one.number in played],
            self.results,
        )
