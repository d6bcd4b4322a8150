"""The boards over the islands: whose each is, how many points and doubloons they have, and what bears on the stage."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.model import Seat
from games.puerto_rico.content import LIMITS
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import Fitted, fit_person_in_two
from render.core.known import Known
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.players import Area, Owner
from render.puerto_rico.estate import city_spaces
from render.puerto_rico.happened import Happened

RADIUS, INSET = 16, 12
"""How round a board is, and how far it lies from the edge of its island."""

POINTS = 138
"""How wide the plate of the points is."""

NAME_MOST, NAME_WISHED, NAME_SIZES = 56, 46, (38, 30)
COUNT_LEAST = 44
"""How small numbers become so that a name has the size that is wished."""

COUNT_GAP = 10
NEAR_END = 9
"""From how many filled city spaces of anybody on those of all are counted: twelve end the game."""


class Count(NamedTuple):
    """What a name board counts."""

    icon: str
    text: str
    of: str = ""
    """The limit behind it."""


def known_points(view: Public, scene: Scene) -> list[Known]:
    """What all can see of each seat's points as they stand, at the end all; whoever has VP in chips has more."""
    is_open = view.points is not None or bool(scene.sheets)
    hidden = [has_scored and not is_open for has_scored in view.scored]
    return [
        Known(scene.total(seat, points), is_least=hidden[seat], is_chips=hidden[seat])
        for seat, points in enumerate(view.in_sight)
    ]


def leading(told: Sequence[Known]) -> frozenset[Seat]:
    """Who leads by what all can see: VP that are hidden count for nobody."""
    return leaders([known.points for known in told])


def draw_standing(
    canvas: Canvas, plate: tuple[int, int, int, int], view: Public, scene: Scene, seat: Seat
) -> None:
    """Draw the points of a seat on a plate."""
    told = known_points(view, scene)
    draw_points(
        canvas,
        *plate,
        told[seat].written,
        is_leading=seat in leading(told),
        is_chips=told[seat].is_chips,
        unit=scene.words("render-puerto-rico-points"),
    )


def draw_board(
    canvas: Canvas, area: Area, view: Public, scene: Scene, traces: Happened, owner: Owner
) -> None:
    """Draw the board of an island, and at its right the plate with the points."""
    _draw_name(canvas, area, view, traces, owner)
    high = area.header - 10
    plate = (area.x + area.wide - INSET - reach(high) - POINTS, area.y + 4, POINTS, high)
    draw_standing(canvas, plate, view, scene, owner.seat)


def _draw_name(canvas: Canvas, area: Area, view: Public, traces: Happened, owner: Owner) -> None:
    """Seal, name, office, and what is counted: the board is as wide as it needs."""
    radius = min(26, round(area.header * 0.4))
    counts = list(counts_of(view, owner.seat))
    medallion = area.header if owner.office else 0
    before = 12 + round(2.3 * radius) + 12
    beside = before + medallion + 14 + 2 * INSET + POINTS + 2 * reach(area.header - 10) + 12
    size, name = _sizes(owner.name, counts, area.wide - beside, area.header)
    taken = max(width(line, Face.NAME, name.size) for line in name.lines)
    wide = before + taken + medallion + _counts_wide(counts, size) + 22
    board = Area(area.x + INSET, area.y, round(wide), area.high, area.header)
    lay_board(canvas, board, area.header, owner)
    middle = area.y + area.header / 2
    canvas.put_centred(tokens.seal(owner.seat, radius), board.x + 12 + 1.15 * radius, middle)
    x: float = board.x + before
    canvas.write_lines(name.lines, Face.NAME, name.size, owner.ink, x, middle)
    x += taken + 8
    if owner.office:
        canvas.put_centred(art.sticker(owner.office, medallion), x + medallion / 2, middle)
        x += medallion
    x += COUNT_GAP
    for count in counts:
        changed = traces.money if count.icon == "coin" else traces.people
        across = _count_wide(count, size)
        if owner.seat in changed and not count.of:
            _draw_change(canvas, x - 4, middle - size / 2 - 1, round(across) + 8, size + 2)
        canvas.put_centred(art.sticker(count.icon, size), x + size / 2, middle)
        at = x + size + 3
        at += canvas.write(count.text, Face.NUMBER, size, owner.ink, at, middle)
        if count.of:
            small = _small(size)
            canvas.write(count.of, Face.NUMBER, small, owner.soft, at + 1, middle + size * 0.1)
        x += across + COUNT_GAP


def lay_board(canvas: Canvas, area: Area, high: int, owner: Owner) -> None:
    """An empty name board in the player's colour at low light; amber under the lamp."""
    ground = palette.LAMP if owner.is_lit else palette.SEATS[owner.seat].header
    box = (area.x, area.y, area.wide, high)
    boxes.shadow(canvas, *box, RADIUS)
    edge = (area.x - 3, area.y - 3, area.wide + 6, high + 6)
    boxes.box(canvas, palette.SEATS[owner.seat].full, *edge, RADIUS + 3)
    boxes.box(canvas, ground, *box, RADIUS)


def _sizes(name: str, counts: Sequence[Count], room: float, high: int) -> tuple[int, Fitted]:
    """How large numbers are, and the name beside them."""
    most = min(60, high - 8)
    for size in range(most, COUNT_LEAST, -2):
        left = round(room - _counts_wide(counts, size))
        fitted = fit_person_in_two(name, Face.NAME, left, min(NAME_MOST, high), NAME_SIZES)
        if fitted.size >= NAME_WISHED:
            return size, fitted
    left = round(room - _counts_wide(counts, COUNT_LEAST))
    return COUNT_LEAST, fit_person_in_two(name, Face.NAME, left, NAME_MOST, NAME_SIZES)


def _small(size: int) -> int:
    return round(size * 0.7)


def _count_wide(count: Count, size: int) -> float:
    rest = width(count.of, Face.NUMBER, _small(size)) + 1 if count.of else 0
    return size + 3 + width(count.text, Face.NUMBER, size) + rest


def _counts_wide(counts: Sequence[Count], size: int) -> float:
    return sum(_count_wide(count, size) + COUNT_GAP for count in counts)


def counts_of(view: Public, seat: Seat) -> Iterator[Count]:
    """What of a player bears on the stage; of all how much of the city is filled, as soon as anybody comes near the end."""
    player = view.table.players[seat]
    if view.stage != "mayor":
        yield Count("coin", str(player.doubloons))
    if view.stage == "mayor":
        yield Count("colonist", str(player.waiting.total))
    elif max(map(city_spaces, view.table.players)) >= NEAR_END:
        yield Count("house", str(city_spaces(player)), f"/{LIMITS.city}")


def _draw_change(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the aqua ring around what has just changed."""
    boxes.outline(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14, 8)
    boxes.outline(canvas, palette.AQUA, x, y, wide, high, 12, 4)
