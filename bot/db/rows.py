"""Stored rows as values, and the table as everybody may know it made of them."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct, json

from bot.model.people import Person
from bot.model.proposals import Proposal, ProposalKind
from bot.model.tables import Absence, Phase, SeatInfo, TableInfo
from bot.model.time_control import TimeControl
from games.core.codec import codec
from games.core.game import Game
from games.core.levels import Level, level_of
from games.core.model import ScoreSheet, Seat

_SHEETS = json.Decoder(tuple[ScoreSheet, ...])

PROPOSALS = json.Decoder(tuple[Proposal, ...])
"""Decodes the column `tables.proposals`."""


class TableRow(Struct, frozen=True):
    """A row of `tables`."""

    id: int
    game: str
    schema: int | None
    options: str
    phase: str
    revision: int
    step: int
    fork: int
    host_id: int
    host_name: str
    seats_wanted: int | None
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    language: str
    absence: str
    attempt: int
    secret: bytes
    commitment: str
    voids: str
    terms: str | None
    terms_message_id: int | None
    seed: bytes | None
    scores: str | None
    rematch_of: int | None
    rematch: int | None
    created_at: datetime
    changed_at: datetime
    finished_at: datetime | None
    lapses: str = "{}"
    lapse_at: datetime | None = None
    paused_at: datetime | None = None
    rated: bool = True
    name: str | None = None
    all_decide: bool = False
    time_control: str = TimeControl.PLAIN.value
    turn: int = 0
    furthest: int = 0
    furthest_at: datetime | None = None
    witness_key: bytes | None = None
    held_until: datetime | None = None
    proposals: str = "[]"

    def __repr__(self) -> str:
        """Without secret, seed and key: it may stand in an error report."""
        return f"TableRow(id={self.id}, game={self.game!r}, phase={self.phase!r}, revision={self.revision})"

    @property
    def is_playing(self) -> bool:
        """Whether moves are made."""
        return self.phase == Phase.PLAYING

    @property
    def open_proposals(self) -> tuple[Proposal, ...]:
        """What waits for agreement, oldest first: at most one of a kind."""
        return PROPOSALS.decode(self.proposals) if self.proposals != "[]" else ()

    def proposal(self, kind: ProposalKind) -> Proposal | None:
        """The open one of that kind."""
        return next((one for one in self.open_proposals if one.kind is kind), None)

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The scores; empty until the game is played to its end."""
        return () if self.scores is None else _SHEETS.decode(self.scores)


class SeatRow(Struct, frozen=True):
    """A row of `seats`, without its table."""

    place: int
    seat: Seat | None = None
    user_id: int | None = None
    name: str | None = None
    gone_id: int | None = None
    gone_name: str | None = None
    robot_number: int | None = None
    word: str | None = None
    ask: int = 0
    prompt: str | None = None
    asked: bool = False
    required: bool = False
    asked_at: datetime | None = None
    due_at: datetime | None = None
    remind_at: datetime | None = None
    overdue: bool = False
    ping: bool = False
    last_step: int = 0
    robot_turn: bool = False
    leased_until: datetime | None = None
    considered: str | None = None
    kept_due: datetime | None = None
    kept_remind: datetime | None = None
    bank: float | None = None
    offered: str | None = None
    away_until: datetime | None = None
    orders: str | None = None
    orders_of: int | None = None
    orders_at: datetime | None = None
    quiet: str | None = None
    asked_quiet: str | None = None
    wake_at: datetime | None = None
    vote_wake_at: datetime | None = None
    votes_slept: str | None = None
    turn: int = 0
    witnesses: str | None = None
    level: str | None = None
    draft: bytes | None = None
    undo_refused: int | None = None
    agreed: str | None = None

    @property
    def is_robot(self) -> bool:
        """Whether a robot plays it."""
        return self.user_id is None

    @property
    def robot_level(self) -> Level:
        """How well a robot plays there."""
        return level_of(self.level)

    @property
    def kept_for(self) -> int | None:
        """Id of the person who may come back to the seat, which a robot keeps for them."""
        return None if self.gone_id is None or self.gone_id < 0 else self.gone_id

    @property
    def times(self) -> tuple[datetime | None, ...]:
        """The times at which the clock has something to do for the seat."""
        due_at = None if self.overdue else self.due_at
        waking = (self.wake_at, self.vote_wake_at)
        return (self.remind_at, due_at, self.orders_at, self.away_until, *waking)

    @property
    def number(self) -> Seat:
        """The seat of a game that is set up."""
        assert self.seat is not None
        return self.seat


class StepRow(Struct, frozen=True):
    """A row of `steps`, without its table."""

    number: int
    kind: str
    seat: Seat | None
    user_id: int | None
    by: str
    action: str | None
    log: str
    sealed: bool
    unfinished: bool
    """Its move is half made, or it has only taken from such a one: nobody but its seat may notice it."""
    release: str
    schema: int
    at: datetime
    base: int | None = None
    fork: int | None = None
    struck_by: int | None = None
    time_left: float | None = None
    due_before: datetime | None = None
    ordered: str | None = None
    turn: int = 0


class PersonRow(Struct, frozen=True):
    """A row of `people`, without its id; people who are not stored have all the defaults."""

    language: str | None = None
    locale: str | None = None
    notify: str | None = None
    direct_id: int | None = None
    direct_closed: bool = False
    teaching: str | None = None
    away: str | None = None
    zone: str | None = None
    quiet: str | None = None


class Rows(Struct, frozen=True):
    """A table with its seats, as stored at one moment."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    """In join order in the lobby, in seat order once the game is set up."""

    def of_user(self, user_id: int) -> SeatRow | None:
        """The person's seat."""
        return next((row for row in self.seats if row.user_id == user_id), None)

    def of_seat(self, seat: Seat) -> SeatRow | None:
        """The row of that seat."""
        return next((row for row in self.seats if row.seat == seat), None)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """Seats that people have."""
        return tuple(row for row in self.seats if not row.is_robot)

    @property
    def robots(self) -> tuple[SeatRow, ...]:
        """Seats that robots have."""
        return tuple(row for row in self.seats if row.is_robot)


def differences(before: Struct, after: Struct) -> dict[str, Any]:
    """Fields that have new values."""
    return {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }


def in_order(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats as they are read."""
    return tuple(sorted(seats, key=lambda row: (-1 if row.seat is None else row.seat, row.place)))


def seat_info(row: SeatRow) -> SeatInfo:
    """The seat as everybody may know it."""
    return SeatInfo(
        place=row.place,
        seat=row.seat,
        person=_person(row.user_id, row.name),
        gone=_person(row.kept_for, row.gone_name),
        robot_number=row.robot_number,
        level=None if row.user_id is not None else row.robot_level,
        word=row.word,
        ask=row.ask,
        asked=row.asked,
        required=row.required,
        asked_at=row.asked_at,
        due_at=row.due_at,
        is_offered=row.offered is not None,
    )


def _person(user_id: int | None, name: str | None) -> Person | None:
    """The person, if there is one."""
    return None if user_id is None else Person(user_id, name or str(user_id))


def table_info(game: Game[Any, Any, Any], rows: Rows) -> TableInfo:
    """The table as everybody may know it."""
    row = rows.table
    return TableInfo(
        id=row.id,
        game=row.game,
        options=codec(game).options(row.options),
        phase=Phase(row.phase),
        revision=row.revision,
        step=row.step,
        host=Person(row.host_id, row.host_name),
        seats=tuple(seat_info(seat) for seat in rows.seats),
        seats_wanted=row.seats_wanted,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        language=row.language,
        absence=Absence(row.absence),
        attempt=row.attempt,
        commitment=row.commitment,
        created_at=row.created_at,
        finished_at=row.finished_at,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        is_paused=row.paused_at is not None,
        rated=row.rated,
        name=row.name,
        all_decide=row.all_decide,
        time_control=TimeControl(row.time_control),
    )
