"""How everybody stands, as a line of a private picture: the reader's own points in a frame, the leader's in a wreath."""

from collections.abc import Sequence
from typing import NamedTuple

from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.leader import draw_points

HIGH = 58
"""How high the line is."""

SEAL, PLATE_WIDE, PLATE = 19, 108, 38


class Runner(NamedTuple):
    """A player in the line."""

    owner: int
    """The place of the player's colour."""

    points: str
    is_leading: bool = False
    is_own: bool = False


def draw_race(canvas: Canvas, x: int, y: int, wide: int, runners: Sequence[Runner]) -> None:
    """Draw the line from `x` on, the players in the order that is given."""
    boxes.shadow(canvas, x, y, wide, HIGH, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, HIGH, 14)
    step, middle = wide / len(runners), y + HIGH / 2
    for number, runner in enumerate(runners):
        left = x + step * number
        if runner.is_own:
            boxes.box(canvas, palette.WELL, left + 4, y + 4, round(step) - 8, HIGH - 8, 12)
            boxes.outline(
                canvas, palette.PAPER, round(left) + 4, y + 4, round(step) - 8, HIGH - 8, 12, 3
            )
        start = left + (step - 2 * SEAL - 26 - PLATE_WIDE) / 2
        canvas.put_centred(tokens.seal(runner.owner, SEAL), start + SEAL, middle)
        draw_points(
            canvas,
            start + 2 * SEAL + 26,
            middle - PLATE / 2,
            PLATE_WIDE,
            PLATE,
            runner.points,
            is_leading=runner.is_leading,
        )
