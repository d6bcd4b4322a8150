"""Undo: a player's own unsealed steps at once, anything else when all players agree.

Steps taken back stay in the journal, struck. If they include others' steps or chance that was seen, chance goes on from a
new fork. No clock gets time back. One person among robots may draw chance again as well, but the journal says so
(`ALONE`): their result then counts for no rating and no best score.
"""

from collections.abc import Iterable, Sequence

from bot.db.journal import standing_steps, turn_after
from bot.db.rows import Rows, SeatRow, StepRow
from bot.model.errors import NotYourSeat, StaleQuestion, Unavailable, WrongPhase
from bot.model.outcomes import Accepted, Asked, TakenBack
from bot.model.proposals import Ballot, Proposal, ProposalKind
from bot.tables.context import TableContext
from bot.tables.cooldown import Call
from bot.tables.game.change import (
    Change,
    Live,
    OutrunError,
    change_table,
    load,
    player,
    refuse_while_paused,
)
from bot.tables.game.play import stepped
from bot.tables.game.proposals import Vote, asked, open_ballot
from bot.tables.game.striking import Grant, taken_back
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from bot.tables.rules.votes import is_refused, refuse_second
from games.core.codec import encode
from games.core.flow import Reopen, own_lane
from games.core.model import SeatName, say

CHAIN = 64
"""Steps looked at to find where a move began; no move is longer."""

MARK_BYTES = 4
"""Enough that the buttons of an earlier request hardly ever fit a later one."""

REOPEN = encode(Reopen()).decode()
"""As the journal stores it."""


async def undo_own(
    context: TableContext, table: int, user_id: int, ask: int | None = None
) -> TakenBack | Ballot:
    """Take the person's last step back if that needs no agreement; else change nothing and return whom `undo` would ask.

    `ask`: the number of the seat's question when the button was pressed, so that two presses in one instant take back one
    step; None: whichever. Raises `StaleQuestion` where it is another one, and `Conflict`, `NotYourSeat`, `Unavailable` or
    `WrongPhase` as `undo` does.
    """
    ballot: Ballot | None = None

    async def decide(live: Live) -> Change | None:
        nonlocal ballot
        call.unmake()
        mine = player(live, user_id)
        refuse_while_paused(live)
        if ask not in {None, mine.ask}:
            raise StaleQuestion
        newest = await newest_steps(context, live, mine)
        change = await _own_taken_back(context, live, mine, newest, call)
        ballot = None if change is not None else await _foreseen(context, live, mine, newest)
        return change

    with context.cooldown.call(table, user_id) as call:
        after = await change_table(context, table, decide)
    return TakenBack(after.info) if ballot is None else ballot


async def foreseen(context: TableContext, table: int, user_id: int) -> Ballot | None:
    """Whom an undo would ask, without asking; None: it would take back an own step at once."""
    live = await load(context, table)
    mine = player(live, user_id)
    newest = await newest_steps(context, live, mine)
    if has_answered(live, mine) or (newest and is_free(newest[0], mine)):
        return None
    return await _foreseen(context, live, mine, newest)


async def undo(context: TableContext, table: int, user_id: int) -> TakenBack | Asked:
    """Take the person's last step back, or ask the others; a player among robots asks nobody. Call `undo_own` first.

    Raises `Conflict`, `NotYourSeat`, `Unavailable` or `WrongPhase` when there is nothing to take back, while a request is open,
    for people without a seat, and when the game is over.
    """
    is_asked = False

    async def decide(live: Live) -> Change:
        nonlocal is_asked
        is_asked = False
        call.unmake()
        mine = player(live, user_id)
        refuse_while_paused(live)
        newest = await newest_steps(context, live, mine)
        change = await _own_taken_back(context, live, mine, newest, call)
        if change is not None:
            return change
        refuse_reopened(newest, mine)
        base = await _agreed_base(context, live, mine)
        if _is_alone(live, mine):
            return await taken_back(context, live, mine, base, Grant.ALONE)
        call.make()
        is_asked = True
        reason = _why_asked(newest, mine, base)
        notice = say(f"tables-notice-undo-asked-{reason}", seat=SeatName(mine.number))
        mark = context.random_bytes(MARK_BYTES).hex()
        proposal = Proposal(ProposalKind.UNDO, mine.number, (mine.number,), base, mark)
        return asked(live, proposal, notice, Show(Kind.TURN))

    with context.cooldown.call(table, user_id) as call:
        after = await change_table(context, table, decide)
    # A request of somebody else's may stand beside what was taken back in secret.
    ballot = open_ballot(context, after, ProposalKind.UNDO) if is_asked else None
    return TakenBack(after.info) if ballot is None else Asked(ballot)


async def _own_taken_back(
    context: TableContext, live: Live, mine: SeatRow, newest: Sequence[StepRow], call: Call
) -> Change | None:
    """The table without the seat's newest step, if that needs no agreement.

    It counts as a notification if it takes a question from another player, whom the same move would notify again. Raises
    `LimitReached` as `Call.make` does.
    """
    if has_answered(live, mine):
        return _reopened(context, live, mine)
    if not newest or not is_free(newest[0], mine):
        return None
    change = await taken_back(context, live, mine, newest[0].number - 1, Grant.NOBODY)
    still = {row.place for row in change.seats if row.required}
    if any(row.required and row.place not in still for row in live.rows.people if row != mine):
        call.make()
    return change


async def _foreseen(
    context: TableContext, live: Live, mine: SeatRow, newest: Sequence[StepRow]
) -> Ballot:
    """Whom `undo` would ask, and from where on it would take back; nobody is missing where one plays among robots."""
    refuse_reopened(newest, mine)
    base = await _agreed_base(context, live, mine)
    others = tuple(row.number for row in live.rows.people if row.seat != mine.seat)
    return Ballot(ProposalKind.UNDO, mine.number, (mine.number,), others, base)


def has_answered(live: Live, mine: SeatRow) -> bool:
    """Whether the seat has answered something in an open simultaneous step.

    It takes that back by starting again: the others' answers, which are secret, stay as they are.
    """
    own = own_lane(live.state.flow, mine.number) if live.state is not None else None
    return own is not None and bool(own.answers)


def _reopened(context: TableContext, live: Live, mine: SeatRow) -> Change:
    """The seat's answers of the simultaneous step taken back."""
    action = Reopen()
    step = live.game.apply(live.state, mine.number, action)
    return stepped(context, live, mine, action, step, "person")


def is_reopened(newest: StepRow, mine: SeatRow) -> bool:
    """Whether the newest step has taken back all that could be: answering again is the way on."""
    return is_own(newest, mine) and newest.action == REOPEN


def refuse_reopened(newest: Sequence[StepRow], mine: SeatRow) -> None:
    """Raises `Unavailable` where all is taken back already."""
    if newest and is_reopened(newest[0], mine):
        raise Unavailable(say("tables-undo-nothing"))


def is_free(newest: StepRow, mine: SeatRow) -> bool:
    """Whether the newest step the seat can see is its own, and revealed nothing that chance would draw again."""
    return is_own(newest, mine) and not newest.sealed and newest.action != REOPEN


async def _agreed_base(context: TableContext, live: Live, mine: SeatRow) -> int:
    """After which step all would be taken back, if all agree. Raises `Conflict` or `Unavailable` where nobody can be asked."""
    refuse_with_absent(live)
    refuse_second(live.table, ProposalKind.UNDO)
    if mine.last_step < 1:
        raise Unavailable(say("tables-undo-nothing"))
    if not _is_alone(live, mine) and (
        is_refused(mine) or await _was_refused_in_this_turn(context, live, mine)
    ):
        raise Unavailable(say("tables-undo-refused"))
    return await _move_base(context, live, mine)


async def _was_refused_in_this_turn(context: TableContext, live: Live, mine: SeatRow) -> bool:
    """Whether only robots must act, and the others have refused to undo a move that the seat has made meanwhile.

    Robots wait for a request, and no clock runs: whoever moves and asks again would hold the table up for ever.
    """
    if mine.undo_refused is None or any(row.required for row in live.rows.people):
        return False
    async with context.database.read() as connection:
        return await turn_after(connection, live.table.id, mine.undo_refused) == live.table.turn


def _is_alone(live: Live, mine: SeatRow) -> bool:
    """Whether nobody but robots play against the seat."""
    return all(row.is_robot or row.seat == mine.seat for row in live.seats)


def has_absent(rows: Rows) -> bool:
    """Whether a robot plays for a player who may come back, and who can neither agree to an undo nor decline it."""
    return any(row.is_robot and row.kept_for is not None for row in rows.seats)


def refuse_with_absent(live: Live) -> None:
    """Raises `Unavailable` while a player is away: they must find their moves and the game's luck as they were."""
    if has_absent(live.rows):
        raise Unavailable(say("tables-undo-absent"))


def is_own(step: StepRow, mine: SeatRow) -> bool:
    """Whether the seat's player made the step: what a robot played in their absence is not theirs."""
    return step.kind == "move" and step.seat == mine.seat and step.by != "house"


def _why_asked(newest: Sequence[StepRow], mine: SeatRow, base: int) -> str:
    """Why it takes more than the asker's own will; part of the wording."""
    struck = [step for step in newest if step.number > base]
    if any(step.seat != mine.seat for step in struck):
        return "others"
    return "seen"


async def _agreed(context: TableContext, live: Live, proposal: Proposal, voter: SeatRow) -> Change:
    """The table with the steps taken back that all have agreed to."""
    del voter
    refuse_with_absent(live)
    by = live.rows.of_seat(proposal.seat)
    assert by is not None
    assert proposal.base is not None
    return await taken_back(context, live, by, proposal.base, Grant.EVERYBODY)


def _declined(
    context: TableContext, live: Live, proposal: Proposal, voter: SeatRow
) -> tuple[Show, ...]:
    """The board offers the undo again."""
    del context, live, proposal, voter
    return (Show(Kind.TURN),)


VOTE = Vote(ProposalKind.UNDO, _agreed, _declined)


async def newest_steps(
    context: TableContext, live: Live, mine: SeatRow, upto: int | None = None
) -> list[StepRow]:
    """The newest steps that stand, newest first, as that seat may count them; the set-up cannot be taken back."""
    last = live.table.step if upto is None else upto
    async with context.database.read() as connection:
        return await standing_steps(connection, live.table.id, mine.number, 0, last, CHAIN)


def unfinished(steps: Iterable[StepRow]) -> list[StepRow]:
    """The steps up to the first that is not half of a move."""
    chain: list[StepRow] = []
    for step in steps:
        if not step.unfinished:
            break
        chain.append(step)
    return chain


async def _move_base(context: TableContext, live: Live, mine: SeatRow) -> int:
    """The number after which the move began that the seat's newest step belongs to."""
    before = unfinished((await newest_steps(context, live, mine, mine.last_step))[1:])
    return (before[-1].number if before else mine.last_step) - 1


async def cancel(context: TableContext, table: int, user_id: int, ask: int) -> Accepted:
    """Undo the person's unfinished move, back to where it began.

    Raises `NotYourSeat`, `WrongPhase`, `StaleQuestion`, or `Unavailable` once the move has shown the person something new.
    """

    async def decide(live: Live) -> Change:
        if not live.table.is_playing:
            raise WrongPhase(say("tables-over"))
        if live.table.paused_at is not None:
            raise WrongPhase(say("tables-paused"))
        mine = live.rows.of_user(user_id)
        if mine is None:
            raise NotYourSeat
        if mine.ask != ask or not live.game.is_unfinished(live.state):
            raise StaleQuestion
        chain = unfinished(await newest_steps(context, live, mine))
        if not chain:
            raise StaleQuestion
        if any(step.sealed for step in chain):
            raise Unavailable(say("tables-undo-sealed"))
        return await taken_back(context, live, mine, chain[-1].number - 1, Grant.NOBODY)

    try:
        after = await change_table(context, table, decide)
    except OutrunError as lost:
        raise StaleQuestion from lost
    return Accepted(after.info, (), is_unfinished=False)
