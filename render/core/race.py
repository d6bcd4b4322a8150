"""How everybody stands, as a line of a private picture: the reader's own points in a frame, the leader's in a wreath."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Seat
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_person
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

    seat: Seat
    known: Known
    is_leading: bool = False
    is_own: bool = False
    colour: int | None = None
    """The place of the player's colour, where it is not that of the seat."""

    @property
    def owner(self) -> int:
        """The place of the player's colour."""
        return self.seat if self.colour is None else self.colour


def runners_of(points: Sequence[Known], first: Collection[int], own: int) -> list[Runner]:
    """The players in the order of their seats: their points, who is first, whose picture it is."""
    return [Runner(seat, known, seat in first, seat == own) for seat, known in enumerate(points)]


def told_of(runners: Sequence[Runner], scene: Scene) -> str:
    """The line as text."""
    told = [f"{scene.names[one.seat]} {one.known.told(scene.words)}" for one in runners]
    return scene.words("render-text-race", told=", ".join(told))


NAME_SIZE, NAME_LEAST, NAME_GAP = 37, 34, 10
"""Letters of the names beside the seals, nine pixels high on a phone at least, and the gap before them."""

NAMED = 4
"""Among more players there is no room for names."""

NARROW = 66
"""How wide a plate is that has no room for a shield: where one would leave too little of the names."""

NARROW_SUM, NEAR = 86, 12
"""The same where hidden chips stand behind a plus, and the gap before it while nobody's wreath needs more."""

NAME_ROOM = 104
"""As much of a name is seen beside the wider plate, else the plate is narrow."""


def with_race(
    canvas: Canvas,
    alt: str,
    runners: Sequence[Runner],
    scene: Scene,
    unit: str = "",
    plate: int = PLATE,
    *,
    is_lit: bool = False,
) -> tuple[Canvas, str]:
    """The picture over the line, which takes its whole width, and its text with that of the line; `unit` is what the points are
    called, `plate` how high their plates are. The reader's own share is amber where it is lit.
    """
    wide, high = canvas.image.size
    line = round(HIGH * wide / USUAL_WIDE)
    whole = Canvas(Image.new("RGB", (wide, high + line), palette.NIGHT))
    whole.image.paste(canvas.image, (0, 0))
    scale = wide / USUAL_WIDE
    _draw_runners(whole, 0, high, wide, runners, scene, scale, unit, plate, is_lit=is_lit)
    return whole, f"{alt}\n{told_of(runners, scene)}"


class _Lay(NamedTuple):
    """How a share of the line is laid out, in the measures of the usual width."""

    names: tuple[str, ...]
    size: int
    plate: int
    beside: int = BESIDE

    @property
    def wide(self) -> float:
        """How wide the widest of them is, from seal to plate."""
        letters = max([width(name, Face.NAME, self.size) for name in self.names], default=0.0)
        return 2 * SEAL + self.beside + letters + (NAME_GAP if letters else 0) + self.plate


def _lay(runners: Sequence[Runner], scene: Scene, step: float) -> _Lay:
    """With names where there is room for them: all in one size, cut by letters if need be."""
    if len(runners) > NAMED:
        return _Lay((), NAME_SIZE, PLATE_WIDE)
    has_chips = any(runner.known.is_chips for runner in runners)
    is_near = has_chips and not any(runner.is_leading for runner in runners)
    beside = NEAR if is_near else BESIDE
    around = 2 * SEAL + beside + NAME_GAP + 4 * INSET + (0 if is_near else reach(PLATE))
    names = [scene.names[runner.seat] for runner in runners]
    longest = max(width(name, Face.NAME, NAME_SIZE) for name in names)
    is_wide = step - around - PLATE_WIDE >= min(longest, NAME_ROOM)
    narrow = NARROW_SUM if has_chips else NARROW
    plate = PLATE_WIDE if is_wide else narrow
    room = round(step - around - plate)
    fitted = [fit_person(name, Face.NAME, room, NAME_SIZE, NAME_LEAST) for name in names]
    names = [one.lines[0] for one in fitted]
    return _Lay(tuple(names), min([one.size for one in fitted]), plate, beside)


def _draw_runners(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    runners: Sequence[Runner],
    scene: Scene,
    scale: float = 1.0,
    unit: str = "",
    plate: int = PLATE,
    *,
    is_lit: bool = False,
) -> None:
    """Draw the players from `x` on, in the order that is given."""
    high, inset, seal = round(HIGH * scale), round(INSET * scale), round(SEAL * scale)
    step, middle = wide / len(runners), y + high / 2
    lay = _lay(runners, scene, step / scale)
    tall, size = round(plate * scale), round(lay.size * scale)
    for number, runner in enumerate(runners):
        left = round(x + step * number)
        if runner.is_own:
            box = (left + inset, y + inset, round(step) - 2 * inset, high - 2 * inset)
            boxes.box(canvas, palette.LAMP if is_lit else palette.WELL, *box, 12)
            if not is_lit:
                boxes.outline(canvas, palette.PAPER, *box, 12, round(3 * scale))
        across = round(lay.plate * scale)
        start = left + (step - lay.wide * scale) / 2
        canvas.put_centred(tokens.seal(runner.owner, seal), start + seal, middle)
        if lay.names:
            at = start + 2 * seal + NAME_GAP * scale
            ink = palette.INK if is_lit and runner.is_own else palette.PAPER
            canvas.write(lay.names[number], Face.NAME, size, ink, at, middle)
        draw_points(
            canvas,
            start + lay.wide * scale - across,
            middle - tall / 2,
            across,
            tall,
            runner.known.written,
            is_leading=runner.is_leading,
            is_chips=runner.known.is_chips,
            unit=unit,
        )
