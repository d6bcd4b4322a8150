"""Seat transfers: a seat's player offers it, or the others do for a player who is away, and another person takes it.

A taken seat is the new player's for good; only a seat that a robot keeps can be taken back. A person who has had one seat of a
game cannot take another: they have seen its hand.
"""

from typing import Any

from msgspec import structs
from sqlalchemy import func, select

from bot.db.retry import retried
from bot.db.rows import Rows, SeatRow
from bot.db.schema import HANDED, STEPS
from bot.model.errors import Conflict, NotAllowed, NotYourSeat, Unavailable, WrongPhase
from bot.model.outcomes import Asked, Carried
from bot.model.people import Person
from bot.model.proposals import Proposal, ProposalKind
from bot.model.tables import Phase, TableInfo
from bot.tables.context import TableContext
from bot.tables.game.absence import is_by_hand, is_overdue, reseated, taken_by
from bot.tables.game.change import OTHERS, Change, Live, change_table, refuse_while_paused
from bot.tables.game.proposals import Vote, asked, called, open_ballot
from bot.tables.game.witnesses import has_seen_another
from bot.tables.outbox.queueing import Show
from bot.tables.people.vacations import with_own_times
from bot.tables.publishing import About, Kind
from bot.tables.rules import votes
from bot.tables.rules.questions import given_back, unclocked
from bot.tables.rules.timing import charged, timing_of
from games.core.model import Seat, SeatName, say

OWNER = "owner"
"""Stored in `seats.offered`: the seat's own player offers it."""


class SeatTransfer:
    """Operations on seats that another person may take."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def offer(self, table: int, user_id: int) -> TableInfo:
        """Offer the person's seat, also one that a robot keeps; they play on until it is taken.

        Raises `Conflict`, `LimitReached`, `NotYourSeat` or `WrongPhase` for people without a seat, for one that is on offer,
        and when the game is over.
        """

        async def decide(live: Live) -> Change:
            mine = _own(live, user_id)
            if mine.offered is not None:
                raise Conflict(say("tables-offer-open"))
            return offered(live, mine, OWNER)

        with self._context.cooldown.counted(table, user_id):
            return (await change_table(self._context, table, decide)).info

    async def keep(self, table: int, user_id: int) -> TableInfo:
        """Withdraw the offer of the person's seat, whoever made it.

        Raises `NotYourSeat`, `Unavailable` or `WrongPhase` where it is not on offer (any more).
        """

        async def decide(live: Live) -> Change:
            mine = _own(live, user_id)
            if mine.offered is None:
                raise Unavailable(say("tables-not-offered"))
            change = _with_seat(live, structs.replace(mine, offered=None))
            return structs.replace(change, shows=_told_to(mine))

        return (await change_table(self._context, table, decide)).info

    async def propose(self, table: int, user_id: int, seat: Seat) -> Carried | Asked:
        """Propose that another person may take the seat of an absent player, or agree to it: all others present must agree.

        Raises `Conflict`, `LimitReached`, `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` for seats of people who
        are here, and of a robot; for one that is on offer; while another seat is voted about; for people without a seat, and
        when the game is over.
        """

        async def decide(live: Live) -> Change:
            mine = votes.voter(live.rows, user_id, ProposalKind.TRANSFER)
            if mine.seat == seat:
                raise NotAllowed(say("tables-your-own-seat"))
            row = live.rows.of_seat(seat)
            if row is None or not is_away(self._context, row):
                raise Unavailable(say("tables-not-away"))
            if row.offered is not None:
                raise Conflict(say("tables-offer-open"))
            proposal = live.table.proposal(ProposalKind.TRANSFER)
            if proposal is None or proposal.seat != seat:
                votes.refuse_second(live.table, ProposalKind.TRANSFER)
                proposal = Proposal(ProposalKind.TRANSFER, seat)
                is_new = True
            else:
                is_new = False
            proposal = votes.agreed(proposal, mine)
            if votes.is_decided(proposal, mine, live.rows, self._context.now()):
                return offered(live, row, OTHERS, is_told=not is_new)
            if not is_new:
                table = votes.with_proposal(live.table, proposal)
                return Change(table=table, seats=live.seats)
            asker = SeatName(mine.number)
            notice = say("tables-notice-transfer-asked", seat=asker, name=called(row))
            return asked(live, proposal, notice)

        with self._context.cooldown.counted(table, user_id):
            after = await change_table(self._context, table, decide)
        ballot = open_ballot(self._context, after, ProposalKind.TRANSFER)
        return Carried(after.info) if ballot is None else Asked(ballot)

    async def take(self, table: int, person: Person, seat: Seat) -> TableInfo:
        """Take a seat that is on offer.

        Raises `NotAllowed`, `Unavailable` or `WrongPhase` where it is not (any more), for people who have or had another seat
        there, and when the game is over.
        """

        async def decide(live: Live) -> Change:
            if live.table.phase != Phase.PLAYING:
                raise WrongPhase(say("tables-over"))
            refuse_while_paused(live)
            row = live.rows.of_seat(seat)
            if row is None or row.offered is None:
                raise Unavailable(say("tables-not-offered"))
            _refuse_insiders(live, person, row)
            [seated] = await with_own_times(
                self._context, (structs.replace(row, user_id=person.user_id),)
            )
            row = charged(row, self._context.now())
            row = structs.replace(row, away_until=seated.away_until, quiet=seated.quiet)
            is_first = await self._is_first(live, row)
            return self._taken(live, person, row, is_first=is_first)

        return (await change_table(self._context, table, decide)).info

    @retried
    async def former(self, table: int, seat: Seat) -> int | None:
        """Id of the seat's last player before another person took it; None: nobody, or a person who was forgotten."""
        query = (
            select(HANDED.c.user_id)
            .where(HANDED.c.table_id == table, HANDED.c.seat == seat)
            .order_by(HANDED.c.revision.desc())
            .limit(1)
        )
        async with self._context.database.read() as connection:
            found: int | None = await connection.scalar(query)
        return None if found is None or found < 0 else found

    async def _is_first(self, live: Live, row: SeatRow) -> bool:
        """Whether the seat changes hands for the first time in the turn: the next newcomer gets no more time than is left."""
        table = live.table
        began = select(func.min(STEPS.c.number)).where(
            STEPS.c.table_id == table.id, STEPS.c.turn == table.turn
        )
        query = select(HANDED.c.revision).where(
            HANDED.c.table_id == table.id,
            HANDED.c.seat == row.number,
            HANDED.c.step >= began.scalar_subquery(),
        )
        async with self._context.database.read() as connection:
            return await connection.scalar(query.limit(1)) is None

    def _taken(self, live: Live, person: Person, row: SeatRow, *, is_first: bool) -> Change:
        """The table with the person in that seat; the first newcomer of a turn has a clock of their own."""
        now, timing = self._context.now(), timing_of(self._context.config, live.table.time_control)
        changed = taken_by(row, person)
        if is_first:
            changed = structs.replace(changed, kept_due=None, kept_remind=None, bank=None)
        if changed.required:
            called = structs.replace(changed, ping=True, considered=None)
            changed = given_back(called, now, timing, live.table.turn)
        else:
            changed = unclocked(changed)
        before = row.gone_name or row.name or ""
        notice = say("tables-notice-taken", name=person.name, before=before)
        change = reseated(live, changed, notice, About.TAKEN)
        settled = Show(Kind.NOTICE, row.seat, notice, About.OFFER_SETTLED)
        is_forgotten = row.is_robot and row.kept_for is None
        handed: dict[str, Any] = {
            "seat": row.number,
            "step": live.table.step,
            "user_id": row.gone_id if row.is_robot else row.user_id,
            "name": None if is_forgotten else before,
            "at": now,
        }
        return structs.replace(change, shows=(settled, *change.shows), handed=handed)


def is_away(context: TableContext, row: SeatRow) -> bool:
    """Whether the seat is a person's who has left it, or whose time is up."""
    return row.gone_name is not None if row.is_robot else is_overdue(context, row)


def put_to_vote(context: TableContext, live: Live, row: SeatRow) -> Change | None:
    """The table whose players are asked about a seat that is out of time; None: there is nobody to ask, or another seat is
    voted on.
    """
    if live.table.proposal(ProposalKind.TRANSFER) is not None or row.offered is not None:
        return None
    change = _with_seat(live, row)
    proposal = Proposal(ProposalKind.TRANSFER, row.number)
    if not votes.ballot(proposal, Rows(live.table, change.seats), context.now()).missing:
        return None
    notice = say("tables-notice-transfer-overdue", seat=SeatName(row.number))
    return structs.replace(asked(live, proposal, notice), seats=change.seats)


def offered(live: Live, row: SeatRow, by: str, *, is_told: bool = True) -> Change:
    """The table with that seat on offer. A vote about it is over, and its message says so if it `is_told`."""
    change = _with_seat(live, structs.replace(row, offered=by))
    shows = [
        Show(Kind.NOTICE, row.seat, say("tables-notice-offered", name=called(row)), About.OFFERED)
    ]
    proposal, table = live.table.proposal(ProposalKind.TRANSFER), live.table
    if proposal is not None and proposal.seat == row.seat:
        table = votes.without_proposal(table, ProposalKind.TRANSFER)
        if is_told:
            agreed = say("tables-notice-transfer-agreed", name=called(row))
            about = (About.VOTE_SETTLED, ProposalKind.TRANSFER)
            shows.insert(0, Show(Kind.NOTICE, row.seat, agreed, *about))
    return structs.replace(change, table=table, shows=(*shows, *_told_to(row)))


async def _agreed(context: TableContext, live: Live, proposal: Proposal, voter: SeatRow) -> Change:
    """The table with the seat on offer: its owner has decided, or all others have."""
    del context
    row = live.rows.of_seat(proposal.seat)
    assert row is not None
    return offered(live, row, OWNER if voter.place == row.place else OTHERS)


def _declined(
    context: TableContext, live: Live, proposal: Proposal, voter: SeatRow
) -> tuple[Show, ...]:
    """What else can be done for a player who is out of time."""
    row = live.rows.of_seat(proposal.seat)
    assert row is not None
    if row.place == voter.place or row.is_robot or not is_overdue(context, row):
        return ()
    is_hand = is_by_hand(live, row)
    about = About.ABSENCE_BY_HAND if is_hand else About.ABSENCE
    wording = "tables-notice-overdue-by-hand" if is_hand else "tables-notice-overdue"
    return (Show(Kind.NOTICE, row.seat, say(wording, seat=SeatName(row.number)), about),)


VOTE = Vote(ProposalKind.TRANSFER, _agreed, _declined)


def _told_to(row: SeatRow) -> tuple[Show, ...]:
    """The panel of the person in that seat says whether it is on offer."""
    return () if row.is_robot else (Show(Kind.PRIVATE, row.seat),)


def _refuse_insiders(live: Live, person: Person, row: SeatRow) -> None:
    """Raises `NotAllowed` for people who play there, have left a seat to a robot, or have seen another hand."""
    if live.rows.of_user(person.user_id) is not None:
        raise NotAllowed(say("tables-plays-already"))
    if any(one.gone_id == person.user_id for one in live.seats):
        raise NotAllowed(say("tables-own-seat-waits"))
    if has_seen_another(live.rows, person.user_id, row):
        raise NotAllowed(say("tables-has-seen"))


def _own(live: Live, user_id: int) -> SeatRow:
    """The person's seat, also one that a robot keeps. Raises `NotYourSeat` or `WrongPhase`."""
    if live.table.phase != Phase.PLAYING:
        raise WrongPhase(say("tables-over"))
    refuse_while_paused(live)
    row = next((one for one in live.seats if user_id in {one.user_id, one.gone_id}), None)
    if row is None:
        raise NotYourSeat
    return row


def _with_seat(live: Live, changed: SeatRow) -> Change:
    """The table with one seat changed."""
    seats = tuple(changed if row.place == changed.place else row for row in live.seats)
    return Change(table=live.table, seats=seats)
