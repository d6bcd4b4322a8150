"""Games as animated pictures: one at a time, in a process of low priority that ends with it.

Nothing waits for it but whoever has asked, and nothing of it is kept.
"""

from collections.abc import AsyncIterator, Callable
from functools import partial

from bot.drawing.pool import DrawingPool
from bot.kits import draw_film, draw_still
from bot.model import TableError
from bot.tables.replaying import Moment
from games.core.model import say
from render.core.contract import Picture, Scene

MOST = 120
"""Stills."""

NICENESS = 10


class Films:
    """Makes them."""

    def __init__(self, processes: int) -> None:
        """Without processes, in a thread of this one."""
        self._processes = min(1, processes)
        self._is_busy = False

    async def made(
        self,
        moments: AsyncIterator[Moment],
        captioned: Callable[[Moment], tuple[str, Scene]],
        alt: str,
    ) -> Picture:
        """The film of these moments, each with its caption.

        Raises `TableError` while another is being made, and `DrawingError`.
        """
        if self._is_busy:
            raise TableError(say("bot-film-busy"))
        self._is_busy = True
        drawing = DrawingPool(self._processes, niceness=NICENESS)
        try:
            return await _made(drawing, moments, captioned, alt)
        finally:
            drawing.close()
            self._is_busy = False


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
