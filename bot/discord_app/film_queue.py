"""Games as animated pictures: one at a time, in a process of low priority that ends with it.

Nothing waits for it but whoever has asked, each for one film, and nothing of it is kept.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from functools import partial

from bot.drawing.pool import DrawingError, DrawingPool
from bot.game_registry import draw_film, draw_still
from bot.runtime.work_queue import TooLongError, WorkQueue
from bot.tables.queries.replay import Moment
from games.core.model import say
from render.core.contract import Picture, Scene

MOST = 120
"""Stills."""

NICENESS = 10

WAIT, WORK, USUAL = 8 * 60.0, 4 * 60.0, 60.0
"""Seconds that somebody waits for their film at most, that it is made in at most, and that one takes as a first guess.

A film takes up to two minutes, and Discord takes no answer after fifteen.
"""


class Films:
    """Makes them, in the order in which they were asked for."""

    def __init__(self, processes: int) -> None:
        """Without processes, in a thread of this one."""
        self._processes = min(1, processes)
        self._turns = WorkQueue(wait=WAIT, work=WORK, usual=USUAL)

    def asked_by(self, user_id: int) -> AbstractContextManager[int]:
        """In the block the person has asked for a film; how many are made before it.

        Raises `LimitReached` or `Unavailable` for somebody who has asked for one already, and where it would come too late.
        """
        return self._turns.asked_by(user_id, twice=say("bot-film-asked"), late=say("bot-film-busy"))

    async def made(
        self,
        moments: AsyncIterator[Moment],
        captioned: Callable[[Moment], tuple[str, Scene]],
        alt: str,
    ) -> Picture:
        """The film of these moments, each with its caption, once those before it are made. Raises `DrawingError`."""
        try:
            async with self._turns.turn():
                drawing = DrawingPool(self._processes, niceness=NICENESS, limit=WORK)
                try:
                    return await _made(drawing, moments, captioned, alt)
                finally:
                    drawing.close()
        except TooLongError as reason:
            raise DrawingError(str(reason)) from None


async def _made(
    drawing: DrawingPool,
    moments: AsyncIterator[Moment],
    captioned: Callable[[Moment], tuple[str, Scene]],
    alt: str,
) -> Picture:
    """Draw the stills one after the other and join them."""
    stills: list[bytes] = []
    name = ""
    async for moment in moments:
        label, scene = captioned(moment)
        table = moment.position.table
        name = f"{table.game}-{table.id}"
        done = moment.number / moment.last
        draw = partial(draw_still, table.game, moment.position.public, scene, label, done)
        stills.append(await drawing.draw(draw))
    return await drawing.draw(partial(draw_film, tuple(stills), name, alt))
