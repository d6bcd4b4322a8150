"""The law of proposals: who may make one, who must agree, and what ends it without a vote. Pure.

What follows when all agree is the feature's: `bot/tables/game/proposals.py` calls it.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from enum import Enum, auto

from msgspec import Struct, json, structs
from sqlalchemy import ColumnElement, or_

from bot.db.rows import PROPOSALS, Rows, SeatRow, StepRow, TableRow
from bot.db.schema import TABLES
from bot.model.errors import Conflict, NotYourSeat, WrongPhase
from bot.model.proposals import Ballot, Proposal, ProposalKind
from bot.model.quiet_hours import wakes
from bot.model.tables import OVER, Phase
from bot.tables.rules.timing import Timing, is_out_of_time
from games.core.model import Seat, say

HELD = timedelta(days=1)
"""How long robots, automatic moves and expiring offers wait for a vote at most: then it ends as if somebody had declined."""

SENDING = timedelta(minutes=1)
"""How long a vote's message may take to arrive: people whose quiet hours begin before that may not have heard it."""


class Asks(Enum):
    """Who must agree."""

    EVERYBODY = auto()
    """All people at the table."""
    OTHERS_IN_TIME = auto()
    """All people but those who are out of time and the proposal's own seat, whose player may decide alone."""
    NOBODY = auto()


class Lapses(Enum):
    """Which step ends an open proposal. The end of the game and a change of players end every one."""

    NEVER = auto()
    WITH_ANY_MOVE = auto()
    WITH_ITS_SEATS_MOVE = auto()
    """A move that the player of the proposal's own seat makes in person."""


class Rule(Struct, frozen=True):
    """The law of one kind."""

    asks: Asks
    lapses: Lapses = Lapses.NEVER
    holds_moves: bool = False
    """Robots, automatic moves and expiring offers wait while it is open."""
    about_absence: bool = False
    """It ends when its seat is neither a robot's nor out of time any more."""
    while_paused: bool = False
    """It can be made and answered while the table is paused."""
    after_the_end: bool = False
    """It is for those who were at a table that is over; any other kind, for the players of a running game."""


RULES: Mapping[ProposalKind, Rule] = {
    ProposalKind.UNDO: Rule(Asks.EVERYBODY, Lapses.WITH_ANY_MOVE, holds_moves=True),
    ProposalKind.END: Rule(Asks.EVERYBODY, while_paused=True),
    ProposalKind.TRANSFER: Rule(
        Asks.OTHERS_IN_TIME, Lapses.WITH_ITS_SEATS_MOVE, about_absence=True
    ),
    ProposalKind.REMATCH: Rule(Asks.NOBODY, after_the_end=True),
}


def voter(rows: Rows, user_id: int, kind: ProposalKind) -> SeatRow:
    """The seat of a player who may propose that or answer it. Raises `WrongPhase` or `NotYourSeat`."""
    table, rule = rows.table, RULES[kind]
    if rule.after_the_end:
        if table.phase not in OVER:
            raise WrongPhase(say("tables-not-over"))
        sat = next((row for row in rows.seats if user_id in {row.user_id, row.gone_id}), None)
        if sat is None:
            raise NotYourSeat(say("tables-not-at-table"))
        return sat
    if table.phase != Phase.PLAYING:
        raise WrongPhase(say("tables-over"))
    mine = rows.of_user(user_id)
    if mine is None:
        raise NotYourSeat
    if table.paused_at is not None and not rule.while_paused:
        raise WrongPhase(say("tables-paused"))
    return mine


def refuse_second(table: TableRow, kind: ProposalKind) -> None:
    """Raises `Conflict` while one of that kind is open."""
    if table.proposal(kind) is not None:
        raise Conflict(say(f"tables-{kind}-open"))


def with_proposal(table: TableRow, proposal: Proposal) -> TableRow:
    """The table with that proposal open, in place of an earlier one of its kind."""
    others = [one for one in table.open_proposals if one.kind is not proposal.kind]
    return _with(table, [*others, proposal])


def without_proposal(table: TableRow, kind: ProposalKind) -> TableRow:
    """The table with none of that kind."""
    return _with(table, [one for one in table.open_proposals if one.kind is not kind])


def _with(table: TableRow, proposals: Iterable[Proposal]) -> TableRow:
    """The table with these proposals and no others."""
    return structs.replace(table, proposals=json.encode(list(proposals)).decode())


def agreed(proposal: Proposal, row: SeatRow) -> Proposal:
    """The proposal with that seat's agreement."""
    if row.number in proposal.agreed:
        return proposal
    return structs.replace(proposal, agreed=(*proposal.agreed, row.number))


def misses(proposal: Proposal, row: SeatRow) -> bool:
    """Whether that seat may still agree; a player who is out of time may, but need not."""
    is_asked = RULES[proposal.kind].asks is not Asks.OTHERS_IN_TIME or row.seat != proposal.seat
    return is_asked and not row.is_robot and row.seat not in proposal.agreed


def ballot(proposal: Proposal, rows: Rows, now: datetime) -> Ballot:
    """Who has agreed, and who must still."""
    asks = RULES[proposal.kind].asks
    missing = tuple(
        row.number
        for row in rows.people
        if asks is not Asks.NOBODY and misses(proposal, row)
        if asks is not Asks.OTHERS_IN_TIME or not is_out_of_time(row, now)
    )
    return Ballot(
        proposal.kind, proposal.seat, proposal.agreed, missing, proposal.base, proposal.mark
    )


def ballots(rows: Rows, now: datetime) -> tuple[Ballot, ...]:
    """All that are open."""
    return tuple(ballot(proposal, rows, now) for proposal in rows.table.open_proposals)


def is_decided(proposal: Proposal, row: SeatRow, rows: Rows, now: datetime) -> bool:
    """Whether that seat's agreement was the last one needed."""
    asks = RULES[proposal.kind].asks
    decides_alone = asks is Asks.OTHERS_IN_TIME and row.seat == proposal.seat
    return decides_alone or not ballot(proposal, rows, now).missing


def is_awaited(stored: str, seat: Seat | None) -> bool:
    """Whether one of the stored proposals waits for that seat's player."""
    waits = SeatRow(0, seat, user_id=0)
    return any(misses(proposal, waits) for proposal in PROPOSALS.decode(stored))


def holds_moves(table: TableRow) -> bool:
    """Whether robots, automatic moves and expiring offers wait for a vote."""
    return any(RULES[one.kind].holds_moves for one in table.open_proposals)


def moves_held() -> ColumnElement[bool]:
    """`holds_moves` as a query: it looks for the kinds in the stored JSON."""
    kinds = [kind for kind, rule in RULES.items() if rule.holds_moves]
    return or_(*(TABLES.c.proposals.contains(f'"kind":"{kind}"') for kind in kinds))


def with_hold(
    before: TableRow, table: TableRow, seats: Iterable[SeatRow], timing: Timing, now: datetime
) -> TableRow:
    """The table after a change, with the time at which the vote ends that others wait for; none where they wait for none.

    That is after a day, or after the increment of a faster table, and after half of what anybody has left who must act:
    an automatic move is made in time.
    """
    if not holds_moves(table):
        return table if table.held_until is None else structs.replace(table, held_until=None)
    if holds_moves(before):
        return table
    most = HELD if timing.bank is None else min(HELD, timing.bank.increment)
    left = [(row.due_at - now) / 2 for row in seats if row.due_at is not None and row.due_at > now]
    return structs.replace(table, held_until=now + min([most, *left]))


def without_held(table: TableRow) -> TableRow:
    """The table without the proposals that others wait for."""
    return _with(table, [one for one in table.open_proposals if not RULES[one.kind].holds_moves])


def with_refusal(
    before: Rows, table: TableRow, seats: tuple[SeatRow, ...], step: StepRow | None
) -> tuple[SeatRow, ...]:
    """The seats after a change; a seat remembers which of its moves the others refused to undo.

    They refuse by voting, by playing on, and by giving no answer in time. Who leaves or takes back a step refuses nothing.
    """
    undo = before.table.proposal(ProposalKind.UNDO)
    if undo is None or table.proposal(ProposalKind.UNDO) is not None:
        return seats
    if has_new_players(before, seats) or (step is not None and step.kind != "move"):
        return seats
    asker = before.of_seat(undo.seat)
    assert asker is not None
    return tuple(
        structs.replace(row, undo_refused=asker.last_step) if row.place == asker.place else row
        for row in seats
    )


def is_refused(row: SeatRow) -> bool:
    """Whether the others have refused to undo the seat's newest move, or one after it."""
    return row.undo_refused is not None and row.last_step <= row.undo_refused


def has_new_players(before: Rows, seats: Iterable[SeatRow]) -> bool:
    """Whether a seat has changed hands."""
    seated = {row.place: row.user_id for row in before.seats}
    return any(seated.get(row.place) != row.user_id for row in seats)


def with_lapsed(
    before: Rows,
    table: TableRow,
    seats: Sequence[SeatRow],
    step: StepRow | None,
    now: datetime,
) -> TableRow:
    """The table after a change, without the proposals that the change has ended."""
    if not table.open_proposals:
        return table
    if not table.is_playing or has_new_players(before, seats):
        return _with(table, ())
    still = [
        one
        for one in table.open_proposals
        if step is None or not _is_ended(one, step)
        if table.paused_at is not None or has_reason(one, seats, now)
    ]
    return table if len(still) == len(table.open_proposals) else _with(table, still)


def has_reason(proposal: Proposal, seats: Iterable[SeatRow], now: datetime) -> bool:
    """Whether its seat's player is still away, where that is what it is about."""
    if not RULES[proposal.kind].about_absence:
        return True
    row = next(row for row in seats if row.seat == proposal.seat)
    return row.is_robot or is_out_of_time(row, now)


def is_moved(proposal: Proposal, step: StepRow | None) -> bool:
    """Whether that step is a move that the player of the proposal's seat has made."""
    move = ("move", "person", proposal.seat)
    return step is not None and (step.kind, step.by, step.seat) == move


def _is_ended(proposal: Proposal, step: StepRow) -> bool:
    """Whether that step ends it."""
    match RULES[proposal.kind].lapses:
        case Lapses.NEVER:
            return False
        case Lapses.WITH_ANY_MOVE:
            return not step.unfinished
        case Lapses.WITH_ITS_SEATS_MOVE:
            return is_moved(proposal, step)


def with_mornings(
    before: TableRow, table: TableRow, seats: tuple[SeatRow, ...], now: datetime
) -> tuple[SeatRow, ...]:
    """The seats after a change: people who sleep when a vote begins hear of it in the morning, unless it is over by then."""
    standing = table.open_proposals
    if not standing and all(row.vote_wake_at is None for row in seats):
        return seats
    begun = {one.kind for one in standing} - {one.kind for one in before.open_proposals}
    return tuple(_with_morning(row, standing, begun, now) for row in seats)


def _with_morning(
    row: SeatRow, standing: tuple[Proposal, ...], begun: set[ProposalKind], now: datetime
) -> SeatRow:
    """The seat with the time at which it hears of votes that opened while it slept."""
    wake_at = wakes(row.quiet, now) or wakes(row.quiet, now + SENDING)
    slept = [
        one.kind
        for one in standing
        if misses(one, row) and (has_slept(row, one.kind) or (wake_at and one.kind in begun))
    ]
    if begun.intersection(slept):
        return with_slept(row, slept, wake_at)
    return with_slept(row, slept, row.vote_wake_at)


def has_slept(row: SeatRow, kind: ProposalKind) -> bool:
    """Whether the seat's player slept when that vote began, and hears of it in the morning."""
    return kind in (row.votes_slept or "").split()


def with_slept(row: SeatRow, kinds: Iterable[ProposalKind], wake_at: datetime | None) -> SeatRow:
    """The seat, to be told of these votes then, and of no other."""
    names = " ".join(kinds)
    if not names:
        wake_at = None
    if (names or None, wake_at) == (row.votes_slept, row.vote_wake_at):
        return row
    return structs.replace(row, vote_wake_at=wake_at, votes_slept=names or None)
