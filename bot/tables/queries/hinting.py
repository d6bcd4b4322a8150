"""Hints: what a robot would do in a practising player's seat, and why.

Nothing of the table takes part but what its seat sees: no state, none of the table's chance, no clock. The same question seen
in the same position has the same hint, which is thought out once; hints are thought out one after the other, so that the
robots' own moves wait for one of them at most. Where somebody would wait too long for theirs, they are told so at once.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256

from bot.model.errors import NotAllowed, TableError, Unavailable, WrongPhase
from bot.model.questions import Ask
from bot.model.table_lines import TableLine
from bot.model.tables import Phase, SeatInfo
from bot.runtime.work_queue import TooLongError, WorkQueue
from bot.tables.context import TableContext
from bot.tables.search_processes import Thinker
from games.core.advice import Advice
from games.core.codec import encode
from games.core.forms import Decision
from games.core.model import Message, say

KEPT = 64
"""Hints that are kept, of those asked for last."""

WAIT, WORK, USUAL = 60.0, 150.0, 2.0
"""Seconds a player waits for a hint at most, that it may take at most, and that one takes as a first guess."""


class Hints:
    """Gives hints to those who ask for one."""

    def __init__(self, context: TableContext, thinker: Thinker) -> None:
        self._context = context
        self._thinker = thinker
        self._turns = WorkQueue(wait=WAIT, work=WORK, usual=USUAL)
        self._found: OrderedDict[bytes, asyncio.Task[Advice | None]] = OrderedDict()

    async def hint(self, ask: Ask) -> Advice:
        """What a robot would do, judging by what that seat sees.

        Raises `NotAllowed` or `WrongPhase` where the table gets no hints, `Unavailable` while too many others want one.
        """
        decision = practised(ask)
        key = sha256(encode((ask.position.table.id, ask.seat, ask.number, *_seen(ask)))).digest()
        task = self._found.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._thought(ask, decision, key))
        self._found[key] = task
        # What somebody still waits for stays, however many ask.
        said = [old for old, other in self._found.items() if other.done()]
        for old in said[: max(0, len(self._found) - KEPT)]:
            del self._found[old]
        advice = await asyncio.shield(task)
        if advice is None:
            raise Unavailable(say("tables-hint-nothing"))
        return advice

    async def _thought(self, ask: Ask, decision: Decision, seed: bytes) -> Advice | None:
        """The thinker's word, when those who asked before have theirs."""
        game = self._context.game(ask.position.table.game)
        public, private = _seen(ask)
        try:
            async with self._turns.turn():
                return await self._thinker.advise(game, public, private, decision, seed)
        except TooLongError:
            raise Unavailable(say("tables-hint-busy")) from None

    async def close(self) -> None:
        """Cancel all hints under way."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)
        self._found.clear()


def practised(ask: Ask) -> Decision:
    """The question, at a table that is played for practice: unrated, and without another player now or later.

    Raises `NotAllowed`, `Unavailable` or `WrongPhase`.
    """
    table = ask.position.table
    if table.phase is not Phase.PLAYING:
        raise WrongPhase(say("tables-over"))
    refusal = _refusal([info for info in table.seats if info.seat != ask.seat], rated=table.rated)
    if refusal is not None:
        raise NotAllowed(refusal)
    if table.is_paused:
        raise WrongPhase(say("tables-paused"))
    if ask.decision is None:
        raise Unavailable(say("tables-hint-nothing"))
    return ask.decision


def is_practice(line: TableLine, user_id: int) -> bool:
    """Whether a table in somebody's list is played for practice, so that they may ask for hints there."""
    others = [one for one in line.seats if one.person is None or one.person.user_id != user_id]
    is_played = line.phase is Phase.PLAYING and not line.is_left
    return is_played and _refusal(others, rated=line.rated) is None


def _refusal(others: Sequence[SeatInfo], *, rated: bool) -> Message | None:
    """Why a table with these other seats is not played for practice; None where it is."""
    if any(info.person is not None for info in others):
        return say("tables-hint-people")
    if any(info.gone is not None or info.is_offered for info in others):
        return say("tables-hint-return")
    return say("tables-hint-rated") if rated else None


def gives_hints(ask: Ask) -> bool:
    """Whether there is a hint to ask for."""
    try:
        return practised(ask).required
    except TableError:
        return False


def _seen(ask: Ask) -> tuple[object, object]:
    """All that the seat sees."""
    return ask.position.public, ask.private
