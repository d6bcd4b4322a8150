"""A tournament as a value: what is stored of it, and what follows from that."""

from datetime import datetime, timedelta
from enum import StrEnum
from hashlib import sha256

import msgspec
from msgspec import Struct

from bot.model.errors import InvalidInput
from bot.tables.tournaments.drawing import (
    Plan,
    PlayedRound,
    PlayedTable,
    TournamentFormat,
    groups_of,
    results_of,
)
from bot.tables.tournaments.pairing import OddTables
from bot.tables.tournaments.scoring import StandingsLine, TableResult, standings
from games.core.model import say

MARK_BYTES = 7
"""Enough that two are hardly ever the same; what is made of them fits a column."""

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
    CORRECTED = "corrected"
    OVER = "over"
    CANCELLED = "cancelled"
    REMINDER = "reminder"
    """Of a league: check-in ends soon."""
    SEASON = "season"
    """A season begins."""
    STANDINGS = "standings"
    """Where all divisions stand, once a week."""
    SEASON_END = "season-end"
    """How a season came out, and who moves up and down."""


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
    time_control: str
    format: str
    seats: int
    rounds: int
    """Planned; of a round robin none are before it is known who plays."""
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
    odd: str = OddTables.BYES.value
    more_games: str = "[]"
    division_size: int | None = None
    """How many people a division of the league should have; None: it is no league."""
    movers: int = 0
    """How many of each division move up and down after a season."""
    league_id: int | None = None
    season: int | None = None
    division: int | None = None
    """Of the league, 1 is the highest; None: it is no division."""

    @property
    def round_time(self) -> timedelta:
        """How long a round may take."""
        return timedelta(days=self.round_days)

    @property
    def is_league(self) -> bool:
        """Whether its rounds are seasons, played in divisions."""
        return self.division_size is not None

    @property
    def games(self) -> tuple[str, ...]:
        """What is played, in the order in which the rounds take turns with them."""
        return (self.game, *msgspec.json.decode(self.more_games, type=tuple[str, ...]))

    def game_of(self, number: int) -> str:
        """What is played in that round."""
        return self.games[(number - 1) % len(self.games)]

    def label(self, number: int, table: int) -> str:
        """How a table of a round is called: 2.3; in the first division of a league 1.2.3."""
        at = f"{number}.{table}"
        return at if self.division is None else f"{self.division}.{at}"

    @property
    def is_running(self) -> bool:
        """Whether it goes on."""
        return self.phase in RUNNING


def removed_mark(tournament: int, user_id: int) -> int:
    """The number, below 0, of somebody who was removed there and then asked to be forgotten: they may not sign up again.

    SHA-256 of `feitoria-removed-1|` with both numbers in decimal, its first seven bytes.
    """
    text = f"feitoria-removed-1|{tournament}|{user_id}"
    return -1 - int.from_bytes(sha256(text.encode()).digest()[:MARK_BYTES], "big")


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


class Correction(Struct, frozen=True):
    """A result that a manager changed."""

    round: int
    table: int
    during: int
    """The round that was being played: later ones were drawn with the corrected result."""
    ranks_before: tuple[int, ...]
    """By place."""


class Tournament(Struct, frozen=True):
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entrants: tuple[Entrant, ...]
    seats: tuple[SeatLine, ...]
    """By round, table and place."""
    corrections: tuple[Correction, ...] = ()
    """In order."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.row.id

    def of_user(self, user_id: int) -> Entrant | None:
        """What that person is in it: removed also where they have asked to be forgotten since."""
        found = next((one for one in self.entrants if one.user_id == user_id), None)
        mark = removed_mark(self.id, user_id)
        return found or next((one for one in self.entrants if one.user_id == mark), None)

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

    def result_of(self, number: int, table: int) -> tuple[SeatLine, ...]:
        """The places of a table that is over. Raises `InvalidInput` where there is none."""
        lines = () if table == BYE else self.tables(number).get(table, ())
        if not lines or any(line.rank is None for line in lines):
            is_division = self.row.division is not None
            words = "tables-league-no-result" if is_division else "tables-tournament-no-result"
            raise InvalidInput(say(words))
        return lines

    @property
    def played(self) -> tuple[PlayedRound, ...]:
        """Every round with the tables that are over, all of them in rounds before the present one."""
        found = list[PlayedRound]()
        for number in range(1, self.row.round + 1):
            tables = self.tables(number)
            byes = tuple(line.entrant for line in tables.pop(BYE, ()))
            over = [lines for lines in tables.values() if lines[0].rank is not None]
            found.append(
                PlayedRound(
                    tuple(
                        PlayedTable(
                            tuple(line.entrant for line in lines),
                            tuple(line.rank or 0 for line in lines),
                            tuple(line.points or 0 for line in lines),
                        )
                        for lines in over
                    ),
                    byes,
                )
            )
        return tuple(found)

    @property
    def results(self) -> tuple[TableResult, ...]:
        """Of all tables that are over, in order."""
        return results_of(self.played)

    def groups(self, least: int) -> tuple[tuple[int, ...], ...]:
        """The groups that meet in a final; none before the first round and in other formats."""
        first = sorted(line.entrant for line in self.seats if line.round == 1)
        if self.row.format != TournamentFormat.GROUPS or not first:
            return ()
        divided = groups_of(self.plan(least), first)
        return divided if len(divided) > 1 else ()

    def plan(self, least: int) -> Plan:
        """What was decided before the first round; `least`: the fewest players that the game takes."""
        row = self.row
        kind, odd = TournamentFormat(row.format), OddTables(row.odd)
        return Plan(kind, row.seats, least, row.rounds, row.secret, odd)

    @property
    def standings(self) -> tuple[StandingsLine, ...]:
        """Of everyone who has sat at a table or still takes part; those of a final that is over are before all others."""
        played = {line.entrant for line in self.seats}
        entrants = [one.number for one in self.entrants if one.is_in or one.number in played]
        return standings(entrants, self.results, final=self._final)

    @property
    def _final(self) -> TableResult | None:
        """The final, once it is over."""
        row = self.row
        is_last = row.format == TournamentFormat.GROUPS and row.round == row.rounds
        last = [one for one in self.results if one.round == row.round and not one.is_bye]
        return last[0] if is_last and len(last) == 1 else None
