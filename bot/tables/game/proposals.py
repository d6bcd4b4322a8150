"""Making and answering proposals: one way for all kinds. The law is in `bot/tables/rules/votes.py`."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct, structs

from bot.db.rows import Rows, SeatRow
from bot.model.errors import Unavailable
from bot.model.outcomes import Asked, Carried, Declined
from bot.model.proposals import Ballot, Proposal, ProposalKind, mark_of
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from bot.tables.rules import votes
from games.core.model import Message, SeatName, say

Agreed: TypeAlias = Callable[[TableContext, Live, Proposal, SeatRow], Awaitable[Change]]
DeclinedShows: TypeAlias = Callable[[TableContext, Live, Proposal, SeatRow], tuple[Show, ...]]


class Vote(Struct, frozen=True):
    """What a feature makes of proposals of its kind. Both functions get the table without the proposal, and the last voter."""

    kind: ProposalKind
    agreed: Agreed
    """The change that all have agreed to."""
    declined: DeclinedShows
    """What to show, besides the result, when a player declines."""


async def vote(
    context: TableContext,
    table: int,
    user_id: int,
    kind: Vote,
    about: str | None = None,
    *,
    agree: bool,
) -> Carried | Asked | Declined:
    """Answer the open proposal of that kind, and only one `about` that, if it is given (`mark_of`).

    Raises `NotYourSeat`, `Unavailable` or `WrongPhase` for people without a seat, where none is open, and when the game is
    over.
    """
    is_carried = False

    async def decide(live: Live) -> Change:
        nonlocal is_carried
        is_carried = False
        voter = votes.voter(live.rows, user_id, kind.kind)
        proposal = live.table.proposal(kind.kind)
        if proposal is None or about not in {None, mark_of(proposal)}:
            raise Unavailable(say("tables-no-request"))
        if not agree:
            result = _result(live, proposal, voter, "declined")
            left = _without(live, proposal)
            shows = kind.declined(context, left, proposal, voter)
            return Change(table=left.table, seats=left.seats, shows=(result, *shows))
        proposal = votes.agreed(proposal, voter)
        if not votes.is_decided(proposal, voter, live.rows, context.now()):
            return Change(table=votes.with_proposal(live.table, proposal), seats=live.seats)
        is_carried = True
        change = await kind.agreed(context, _without(live, proposal), proposal, voter)
        return structs.replace(
            change, shows=(_result(live, proposal, voter, "agreed"), *change.shows)
        )

    after = await change_table(context, table, decide)
    if not agree:
        return Declined(after.info)
    ballot = None if is_carried else open_ballot(context, after, kind.kind)
    return Carried(after.info) if ballot is None else Asked(ballot)


def asked(live: Live, proposal: Proposal, notice: Message, *shows: Show) -> Change:
    """The table with that proposal open: its message asks the others."""
    show = Show(Kind.NOTICE, proposal.seat, notice, About.VOTE, proposal.kind)
    table = votes.with_proposal(live.table, proposal)
    return Change(table=table, seats=live.seats, shows=(show, *shows))


def open_ballot(context: TableContext, live: Live, kind: ProposalKind) -> Ballot | None:
    """The open proposal of that kind, and whose answers it waits for."""
    proposal = live.table.proposal(kind)
    return None if proposal is None else votes.ballot(proposal, live.rows, context.now())


def called(row: SeatRow) -> str:
    """The name of the player whose seat it is, also while a robot keeps it for them."""
    return row.gone_name or row.name or str(row.user_id)


def _without(live: Live, proposal: Proposal) -> Live:
    """The table without the proposal."""
    table = votes.without_proposal(live.table, proposal.kind)
    return structs.replace(live, rows=Rows(table, live.seats))


def _result(live: Live, proposal: Proposal, voter: SeatRow, result: str) -> Show:
    """What came of it, in place of the buttons of its message."""
    row = live.rows.of_seat(proposal.seat)
    assert row is not None
    wording = f"tables-notice-{proposal.kind}-{result}"
    notice = say(wording, seat=SeatName(voter.number), name=called(row))
    return Show(Kind.NOTICE, proposal.seat, notice, About.VOTE_SETTLED, proposal.kind)
