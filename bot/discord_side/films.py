"""Games as animated pictures: one at a time, in a process of low priority that ends with it.

Nothing waits for it but whoever has asked, each for one film, and nothing of it is kept.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial

from bot.drawing.pool import DrawingError, DrawingPool
from bot.kits import draw_film, draw_still
from bot.model import TableError
from bot.tables.replaying import Moment
from games.core.model import say
from render.core.contract import Picture, Scene

MOST = 120
"""Stills."""

NICENESS = 10

MOST_ASKED = 5
"""Films that are being made or wait for it. A film takes up to two minutes, and Discord takes no answer after fifteen."""

LONGEST = 13 * 60
"""Seconds that somebody may have to wait, the films before theirs included."""


class Films:
    """Makes them, in the order in which they were asked for."""

    def __init__(self, processes: int) -> None:
        """Without processes, in a thread of this one."""
        self._processes = min(1, processes)
        self._askers: set[int] = set()
        self._turn = asyncio.Lock()

    @contextmanager
    def asked_by(self, user_id: int) -> Iterator[int]:
        """In the block the person has asked for a film; how many are made before it.

        Raises `TableError` for somebody who has asked for one already, and while too many have.
        """
        if user_id in self._askers:
            raise TableError(say("bot-film-asked"))
        before = len(self._askers)
        if before >= MOST_ASKED:
            raise TableError(say("bot-film-busy"))
        self._askers.add(user_id)
        try:
            yield before
        finally:
            self._askers.remove(user_id)

    async def made(
        self,
        moments: AsyncIterator[Moment],
        captioned: Callable[[Moment], tuple[str, Scene]],
        alt: str,
    ) -> Picture:
        """The film of these moments, each with its caption, once those before it are made. Raises `DrawingError`."""
        try:
            async with asyncio.timeout(LONGEST), self._turn:
                drawing = DrawingPool(self._processes, niceness=NICENESS)
                try:
                    return await _made(drawing, moments, captioned, alt)
                finally:
                    drawing.close()
        except TimeoutError:
            raise DrawingError("it took too long") from None


async def _made(
    drawing: DrawingPool,
    moments: AsyncIterator[Moment],
    captioned: Callable[[Moment], tuple[str, Scene]],
    alt: str,
) -> Picture:
    """The same, one still after the other."""
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
