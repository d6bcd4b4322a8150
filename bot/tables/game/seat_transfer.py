"""Handing a seat on: its owner offers it, or the others do for somebody who is away, and another person takes it.

What another person has taken is theirs: unlike a seat that the house keeps, its former owner cannot take it back. Whoever has
had one seat of a game takes no other one there: they have seen its hand.
"""

from typing import Any

from msgspec import structs
from sqlalchemy import func, select

from bot.db.retry import retried
from bot.db.rows import Rows, SeatRow
from bot.db.schema import HANDED, STEPS
from bot.model.errors import Conflict, NotAllowed, NotYourSeat, Unavailable, WrongPhase
from bot.model.outcomes import Asked, Declined
from bot.model.people import Person
from bot.model.tables import Phase, TableInfo
from bot.model.votes import Ballot
from bot.tables.context import TableContext
from bot.tables.game.absence import called, is_by_hand, is_overdue, reseated, taken_by
from bot.tables.game.change import OTHERS, Change, Live, change_table, refuse_while_paused
from bot.tables.game.undo import player
from bot.tables.game.witnesses import has_seen_another
from bot.tables.outbox.queueing import Show
from bot.tables.people.vacations import with_own_times
from bot.tables.publishing import About, Kind
from bot.tables.rules.questions import given_back, unclocked
from bot.tables.rules.timing import charged, timing_of
from games.core.model import Seat, SeatName, say

OWNER = "owner"
"""Who wants a seat to be handed on, as it is stored: whoever has it."""


class SeatTransfer:
    """Operations on seats that another person may take."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def offer(self, table: int, user_id: int) -> TableInfo:
        """Offer one's seat, also one that the house keeps; until somebody takes it one plays on.

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
        """Offer one's seat no more, whoever wanted that.

        Raises `NotYourSeat`, `Unavailable` or `WrongPhase` where it is not on offer (any more).
        """

        async def decide(live: Live) -> Change:
            mine = _own(live, user_id)
            if mine.offered is None:
                raise Unavailable(say("tables-not-offered"))
            change = _with_seat(live, structs.replace(mine, offered=None))
            return structs.replace(change, shows=_told_to(mine))

        return (await change_table(self._context, table, decide)).info

    async def propose(self, table: int, user_id: int, seat: Seat) -> TableInfo | Asked:
        """Propose that another person may take the seat of somebody who is away, or agree to it: all others must who are here.

        Raises `Conflict`, `LimitReached`, `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` for seats of people who
        are here, and of the house; for one that is on offer; while another seat is voted about; for people without a seat, and
        when the game is over.
        """

        async def decide(live: Live) -> Change:
            mine = player(live, user_id)
            refuse_while_paused(live)
            if mine.seat == seat:
                raise NotAllowed(say("tables-your-own-seat"))
            row = live.rows.of_seat(seat)
            if row is None or not is_away(self._context, row):
                raise Unavailable(say("tables-not-away"))
            if row.offered is not None:
                raise Conflict(say("tables-offer-open"))
            if live.table.hand_seat not in {None, seat}:
                raise Conflict(say("tables-hand-open"))
            return self._agreed(live, row, mine)

        with self._context.cooldown.counted(table, user_id):
            return self._result(await change_table(self._context, table, decide))

    async def vote(self, table: int, user_id: int, *, agree: bool) -> TableInfo | Asked | Declined:
        """Answer that proposal; whoever has the seat decides alone.

        Raises `NotYourSeat`, `Unavailable` or `WrongPhase` when there is none, for people without a seat, and when the game is
        over.
        """

        async def decide(live: Live) -> Change:
            mine = player(live, user_id)
            refuse_while_paused(live)
            seat = live.table.hand_seat
            row = None if seat is None else live.rows.of_seat(seat)
            if row is None:
                raise Unavailable(say("tables-no-request"))
            if not agree:
                return self._declined(live, row, mine)
            if row.place == mine.place:
                return offered(live, row, OWNER)
            return self._agreed(live, row, mine)

        after = await change_table(self._context, table, decide)
        return self._result(after) if agree else Declined(after.info)

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
        """Id of whoever had the seat last before another person took it; None: nobody, or somebody who is forgotten."""
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
        now, timing = self._context.now(), timing_of(self._context.config, live.table.tempo)
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
        is_forgotten = row.is_house and row.kept_for is None
        handed: dict[str, Any] = {
            "seat": row.number,
            "step": live.table.step,
            "user_id": row.gone_id if row.is_house else row.user_id,
            "name": None if is_forgotten else before,
            "at": now,
        }
        return structs.replace(change, shows=(settled, *change.shows), handed=handed)

    def _agreed(self, live: Live, row: SeatRow, mine: SeatRow) -> Change:
        """The table with that agreement: the seat is on offer, if it was the last, or the others are asked."""
        seats = tuple(
            structs.replace(one, hand_vote=True) if one.place == mine.place else one
            for one in live.seats
        )
        table = structs.replace(live.table, hand_seat=row.seat)
        voted = structs.replace(live, rows=Rows(table, seats))
        ballot = hand_ballot(self._context, voted.rows)
        assert ballot is not None
        if not ballot.missing:
            return offered(voted, row, OTHERS, was_asked=live.table.hand_seat is not None)
        is_new = live.table.hand_seat is None
        notice = say("tables-notice-hand-asked", seat=SeatName(mine.number), name=called(row))
        shows = (Show(Kind.NOTICE, row.seat, notice, About.HAND),) if is_new else ()
        return Change(table=table, seats=seats, shows=shows)

    def _declined(self, live: Live, row: SeatRow, mine: SeatRow) -> Change:
        """The table without the proposal; what else can be done for somebody whose time is up is said again."""
        notice = say("tables-notice-hand-declined", seat=SeatName(mine.number))
        shows = [Show(Kind.NOTICE, row.seat, notice, About.HAND_SETTLED)]
        if row.place != mine.place and not row.is_house and is_overdue(self._context, row):
            is_hand = is_by_hand(live, row)
            about = About.ABSENCE_BY_HAND if is_hand else About.ABSENCE
            wording = "tables-notice-overdue-by-hand" if is_hand else "tables-notice-overdue"
            shows.append(
                Show(Kind.NOTICE, row.seat, say(wording, seat=SeatName(row.number)), about)
            )
        table = structs.replace(live.table, hand_seat=None)
        seats = tuple(structs.replace(one, hand_vote=None) for one in live.seats)
        return Change(table=table, seats=seats, shows=tuple(shows))

    def _result(self, after: Live) -> TableInfo | Asked:
        """What has become of a proposal."""
        ballot = hand_ballot(self._context, after.rows)
        return after.info if ballot is None else Asked(ballot)


def is_away(context: TableContext, row: SeatRow) -> bool:
    """Whether the seat is a person's who has left it, or whose time is up."""
    return row.gone_name is not None if row.is_house else is_overdue(context, row)


def hand_ballot(context: TableContext, rows: Rows) -> Ballot | None:
    """The proposal that is open: all others must agree but those who are away themselves."""
    seat = rows.table.hand_seat
    if seat is None:
        return None
    others = [row for row in rows.people if row.seat != seat]
    agreed = tuple(row.number for row in others if row.hand_vote)
    missing = tuple(
        row.number for row in others if not row.hand_vote and not is_overdue(context, row)
    )
    return Ballot(seat, agreed, missing)


def put_to_vote(context: TableContext, live: Live, row: SeatRow) -> Change | None:
    """The table when its people are asked about a seat whose time is up, as it has chosen; None: there is nobody to ask, or
    another seat is voted about.
    """
    if live.table.hand_seat is not None or row.offered is not None:
        return None
    change = _with_seat(live, row)
    table = structs.replace(change.table, hand_seat=row.seat)
    ballot = hand_ballot(context, Rows(table, change.seats))
    if ballot is None or not ballot.missing:
        return None
    notice = say("tables-notice-hand-overdue", seat=SeatName(row.number))
    return structs.replace(
        change, table=table, shows=(Show(Kind.NOTICE, row.seat, notice, About.HAND),)
    )


def offered(live: Live, row: SeatRow, by: str, *, was_asked: bool = True) -> Change:
    """The table with that seat on offer; a proposal about it is agreed to, and its message says so if it `was_asked`."""
    is_voted = live.table.hand_seat == row.seat
    seats = tuple(
        structs.replace(
            one,
            offered=by if one.place == row.place else one.offered,
            hand_vote=None if is_voted else one.hand_vote,
        )
        for one in live.seats
    )
    shows = [
        Show(Kind.NOTICE, row.seat, say("tables-notice-offered", name=called(row)), About.OFFERED)
    ]
    table = live.table
    if is_voted:
        table = structs.replace(table, hand_seat=None)
        if was_asked:
            agreed = say("tables-notice-hand-agreed", name=called(row))
            shows.insert(0, Show(Kind.NOTICE, row.seat, agreed, About.HAND_SETTLED))
    return Change(table=table, seats=seats, shows=(*shows, *_told_to(row)))


def _told_to(row: SeatRow) -> tuple[Show, ...]:
    """The panel of the person in that seat says whether it is on offer."""
    return () if row.is_house else (Show(Kind.PRIVATE, row.seat),)


def _refuse_insiders(live: Live, person: Person, row: SeatRow) -> None:
    """Raises `NotAllowed` for whoever plays there, has left a seat to the house, or has seen another hand."""
    if live.rows.of_user(person.user_id) is not None:
        raise NotAllowed(say("tables-plays-already"))
    if any(one.gone_id == person.user_id for one in live.seats):
        raise NotAllowed(say("tables-own-seat-waits"))
    if has_seen_another(live.rows, person.user_id, row):
        raise NotAllowed(say("tables-has-seen"))


def _own(live: Live, user_id: int) -> SeatRow:
    """The person's seat, also one that the house keeps. Raises `NotYourSeat` or `WrongPhase`."""
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
