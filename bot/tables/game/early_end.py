"""Ending a game early, without a result: when all players agree, or the last one leaves."""

from msgspec import structs
from sqlalchemy import select

from bot.db.retry import retried
from bot.db.rows import SeatRow
from bot.db.schema_tournaments import TOURNAMENT_SEATS, TOURNAMENTS
from bot.model.errors import Unavailable
from bot.model.outcomes import Asked, Carried
from bot.model.proposals import Proposal, ProposalKind
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.game.play import ending_shows
from bot.tables.game.proposals import Vote, asked, open_ballot
from bot.tables.game.undo import has_absent
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from bot.tables.rules import votes
from bot.tables.rules.questions import unclocked
from games.core.model import SeatName, say


def ended_early(context: TableContext, live: Live) -> Change:
    """The table with its game ended where it stands."""
    seats = tuple(structs.replace(unclocked(row), asked=False, prompt=None) for row in live.seats)
    table = structs.replace(
        live.table,
        phase=Phase.ABANDONED.value,
        finished_at=context.now(),
        paused_at=None,
    )
    return Change(
        table=table,
        seats=seats,
        shows=(Show(Kind.CALLS), *ending_shows(seats)),
        unshown=(Kind.TURN, Kind.REMINDER),
    )


async def propose(context: TableContext, table: int, user_id: int) -> Carried | Asked:
    """Ask all players whether to end the game early; a player among robots ends it at once.

    Raises `Conflict`, `LimitReached`, `NotYourSeat`, `Unavailable` or `WrongPhase` while a proposal is open, for people without
    a seat, at a tournament's table whose absent player may come back, and when the game is over.
    """

    async def decide(live: Live) -> Change:
        mine = votes.voter(live.rows, user_id, ProposalKind.END)
        votes.refuse_second(live.table, ProposalKind.END)
        if has_absent(live.rows) and await _is_scored(context, live.table.id):
            raise Unavailable(say("tables-end-absent"))
        proposal = Proposal(ProposalKind.END, mine.number, (mine.number,))
        if votes.is_decided(proposal, mine, live.rows, context.now()):
            return ended_early(context, live)
        return asked(live, proposal, say("tables-notice-end-asked", seat=SeatName(mine.number)))

    with context.cooldown.counted(table, user_id):
        after = await change_table(context, table, decide)
    ballot = open_ballot(context, after, ProposalKind.END)
    return Carried(after.info) if ballot is None else Asked(ballot)


@retried
async def _is_scored(context: TableContext, table: int) -> bool:
    """Whether the game counts in a tournament, which has no result of it yet."""
    query = (
        select(TOURNAMENT_SEATS.c.table_id)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_SEATS.c.tournament_id)
        .where(
            TOURNAMENT_SEATS.c.table_id == table,
            TOURNAMENT_SEATS.c.rank.is_(None),
            TOURNAMENTS.c.finished_at.is_(None),
        )
    )
    async with context.database.read() as connection:
        return await connection.scalar(query.limit(1)) is not None


async def _agreed(context: TableContext, live: Live, proposal: Proposal, voter: SeatRow) -> Change:
    """The end that all have agreed to."""
    del proposal, voter
    return ended_early(context, live)


def _declined(
    context: TableContext, live: Live, proposal: Proposal, voter: SeatRow
) -> tuple[Show, ...]:
    """The game goes on: nothing else to show."""
    del context, live, proposal, voter
    return ()


VOTE = Vote(ProposalKind.END, _agreed, _declined)
