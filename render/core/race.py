"""How everybody stands, as a line of a private picture: the reader's own points in a frame, the leader's in a wreath."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.leader import draw_points

USUAL_WIDE = 1000
"""The width of a picture to which the measures belong; in a wider one all grows with it."""

HIGH = 58
"""How high the line is."""

SEAL, PLATE_WIDE, PLATE, BESIDE = 17, 108, 38, 26
INSET = 4


class Runner(NamedTuple):
    """A player in the line."""

    owner: int
    """The place of the player's colour."""

    points: str
    is_leading: bool = False
    is_own: bool = False


def runners_of(points: Sequence[str], first: Collection[int], own: int) -> list[Runner]:
    """The players in the order of their seats: what to write as their points, who is first, whose picture it is."""
    return [Runner(seat, told, seat in first, seat == own) for seat, told in enumerate(points)]


def told_of(runners: Sequence[Runner], scene: Scene) -> str:
    """The line as text."""
    told = [f"{scene.names[runner.owner]} {runner.points}" for runner in runners]
    return scene.words("render-text-race", told=", ".join(told))


def with_race(
    canvas: Canvas, alt: str, runners: Sequence[Runner], scene: Scene
) -> tuple[Canvas, str]:
    """The picture over the line, which takes its whole width, and its text with that of the line."""
    wide, high = canvas.image.size
    line = round(HIGH * wide / USUAL_WIDE)
    whole = Canvas(Image.new("RGB", (wide, high + line), palette.NIGHT))
    whole.image.paste(canvas.image, (0, 0))
    _draw_runners(whole, 0, high, wide, runners, wide / USUAL_WIDE)
    return whole, f"{alt}\n{told_of(runners, scene)}"


def draw_race(canvas: Canvas, x: int, y: int, wide: int, runners: Sequence[Runner]) -> None:
    """Draw the line on a board of its own."""
    boxes.shadow(canvas, x, y, wide, HIGH, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, HIGH, 14)
    _draw_runners(canvas, x, y, wide, runners)


def _draw_runners(
    canvas: Canvas, x: int, y: int, wide: int, runners: Sequence[Runner], scale: float = 1.0
) -> None:
    """Draw the players from `x` on, in the order that is given."""
    high, inset, seal = round(HIGH * scale), round(INSET * scale), round(SEAL * scale)
    plate, plate_wide = round(PLATE * scale), round(PLATE_WIDE * scale)
    beside = 2 * seal + round(BESIDE * scale)
    step, middle = wide / len(runners), y + high / 2
    for number, runner in enumerate(runners):
        left = round(x + step * number)
        if runner.is_own:
            box = (left + inset, y + inset, round(step) - 2 * inset, high - 2 * inset)
            boxes.box(canvas, palette.WELL, *box, 12)
            boxes.outline(canvas, palette.PAPER, *box, 12, round(3 * scale))
        start = left + (step - beside - plate_wide) / 2
        canvas.put_centred(tokens.seal(runner.owner, seal), start + seal, middle)
        draw_points(
            canvas,
            start + beside,
            middle - plate / 2,
            plate_wide,
            plate,
            runner.points,
            is_leading=runner.is_leading,
        )
