"""How everybody stands, as a line of a private picture: the reader's own points in a frame, the leader's in a wreath."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.known import Known
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width

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

    known: Known
    is_leading: bool = False
    is_own: bool = False


def runners_of(points: Sequence[Known], first: Collection[int], own: int) -> list[Runner]:
    """The players in the order of their seats: their points, who is first, whose picture it is."""
    return [Runner(seat, known, seat in first, seat == own) for seat, known in enumerate(points)]


def told_of(runners: Sequence[Runner], scene: Scene) -> str:
    """The line as text."""
    told = [f"{scene.names[one.owner]} {one.known.told(scene.words)}" for one in runners]
    return scene.words("render-text-race", told=", ".join(told))


NAME_SIZE, NAME_LEAST, NAME_GAP = 36, 32, 12
"""Letters of the names beside the seals: they stand where all have room."""


def _names(runners: Sequence[Runner], scene: Scene, room: float) -> tuple[str, ...]:
    """The names of the players in order, if all fit so much room; else none."""
    names = tuple(scene.names[runner.owner] for runner in runners)
    fits = all(fit(name, Face.NAME, round(room), NAME_SIZE, NAME_LEAST, 1).fits for name in names)
    return names if fits else ()


def with_race(
    canvas: Canvas, alt: str, runners: Sequence[Runner], scene: Scene
) -> tuple[Canvas, str]:
    """The picture over the line, which takes its whole width, and its text with that of the line."""
    wide, high = canvas.image.size
    line = round(HIGH * wide / USUAL_WIDE)
    whole = Canvas(Image.new("RGB", (wide, high + line), palette.NIGHT))
    whole.image.paste(canvas.image, (0, 0))
    scale = wide / USUAL_WIDE
    names = _names(runners, scene, (wide / len(runners) - _wide_of(scale)) / scale - NAME_GAP)
    _draw_runners(whole, 0, high, wide, runners, scale, names)
    return whole, f"{alt}\n{told_of(runners, scene)}"


def draw_race(canvas: Canvas, x: int, y: int, wide: int, runners: Sequence[Runner]) -> None:
    """Draw the line on a board of its own."""
    boxes.shadow(canvas, x, y, wide, HIGH, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, HIGH, 14)
    _draw_runners(canvas, x, y, wide, runners)


def _wide_of(scale: float) -> int:
    """How wide seal and points are, with a wreath, within the frame of the reader's own."""
    return round((2 * SEAL + BESIDE + PLATE_WIDE + 4 * INSET) * scale) + reach(round(PLATE * scale))


def _draw_runners(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    runners: Sequence[Runner],
    scale: float = 1.0,
    names: Sequence[str] = (),
) -> None:
    """Draw the players from `x` on, in the order that is given, with their names where there are any."""
    high, inset, seal = round(HIGH * scale), round(INSET * scale), round(SEAL * scale)
    plate, plate_wide = round(PLATE * scale), round(PLATE_WIDE * scale)
    step, middle = wide / len(runners), y + high / 2
    size = round(NAME_SIZE * scale)
    while names and max(width(name, Face.NAME, size) for name in names) > step - _wide_of(scale):
        size -= 1
    for number, runner in enumerate(runners):
        left = round(x + step * number)
        if runner.is_own:
            box = (left + inset, y + inset, round(step) - 2 * inset, high - 2 * inset)
            boxes.box(canvas, palette.WELL, *box, 12)
            boxes.outline(canvas, palette.PAPER, *box, 12, round(3 * scale))
        beside = 2 * seal + round(BESIDE * scale)
        name = names[number] if names else ""
        if name:
            beside += round(width(name, Face.NAME, size) + NAME_GAP * scale)
        start = left + (step - beside - plate_wide) / 2
        canvas.put_centred(tokens.seal(runner.owner, seal), start + seal, middle)
        at = start + 2 * seal + NAME_GAP * scale
        canvas.write(name, Face.NAME, size, palette.PAPER, at, middle)
        draw_points(
            canvas,
            start + beside,
            middle - plate / 2,
            plate_wide,
            plate,
            runner.known.written,
            is_leading=runner.is_leading,
        )
