"""The players' signs in turn order: points, money, workers and cubes."""

from collections.abc import Iterator

from games.caylus.content import CUBES
from games.caylus.views import Player, Public
from games.core.model import Seat
from render.caylus.pieces import worker
from render.core import art, palette, players, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width

HEADER, MEANS, GAP = 72, 100, 10
"""Heights of a sign's head and of the means below it, and what lies between two signs."""

NARROW, NAME_LINE = 340, 46
"""Below that width a name has a line of its own, so high, over seal and points."""

POINTS = (146, 64)
"""Width and height of the board with the points."""

NAME = (48, 34)
"""The largest and the least size of a name."""

SEAL, ICON, NUMBER = 28, 64, 58

ROOMY, LARGE, LARGE_NUMBER = 104, 86, 72
"""From this way on from thing to thing each stands beside its count, so large."""

APART, OVER = 9, 4
"""What lies between the numbers of two things at least, and how far two signs may reach over each other."""

LEAST_MEANS = 5
"""For so many things there is room at least, so that two do not stand far apart."""


def areas(x: int, y: int, room: int, seats: int) -> tuple[players.Area, ...]:
    """Where the signs lie, side by side."""
    wide = (room - (seats - 1) * GAP) // seats
    header = HEADER + (NAME_LINE if wide < NARROW else 0)
    high = header + players.LINE + MEANS
    return tuple(
        players.Area(x + place * (wide + GAP), y, wide, high, header) for place in range(seats)
    )


def draw_seats(canvas: Canvas, view: Public, scene: Scene, x: int, y: int, room: int) -> None:
    """Draw a sign for each player in turn order; those who must act under the lamp."""
    order = view.table.order
    points = [scene.total(seat, one.points) for seat, one in enumerate(view.table.players)]
    placed = list(zip(areas(x, y, room, len(order)), order, strict=True))
    for area, seat in sorted(placed, key=lambda one: one[1] in scene.lit):
        _draw_seat(canvas, area, view.table.players[seat], seat, scene)
        left = area.x + area.wide - POINTS[0] - reach(POINTS[1])
        top = area.y + area.header - HEADER / 2 + 1 - POINTS[1] / 2
        is_leading = seat in leaders(points)
        draw_points(canvas, left, top, *POINTS, str(points[seat]), is_leading=is_leading)


def _draw_seat(
    canvas: Canvas, area: players.Area, player: Player, seat: Seat, scene: Scene
) -> None:
    """Draw the sign of one player without the points."""
    players.draw_bare(canvas, area, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    room = area.wide - POINTS[0] - 2 * reach(POINTS[1]) - 4
    low = area.y + area.header - HEADER / 2 + 1
    canvas.put_centred(tokens.seal(seat, SEAL), area.x + 14 + SEAL, low)
    is_beside = area.header == HEADER
    left, middle = (86, low) if is_beside else (14, area.y + 6 + NAME_LINE / 2)
    name = fit_person(owner.name, Face.NAME, (room if is_beside else area.wide - 10) - left, *NAME)
    canvas.write(name.lines[0], Face.NAME, name.size, owner.ink, area.x + left, middle)
    _draw_means(canvas, area, player, seat)


def _means(player: Player, seat: Seat, size: int) -> Iterator[tuple[Sprite, int]]:
    """Deniers and workers, and those cubes that there are, with their counts."""
    yield art.sticker("denier", size), player.deniers
    yield worker(seat, size + 4), player.workers
    for cube, count in zip(CUBES, player.cubes, strict=True):
        if count:
            yield art.sticker(cube, size), count


def _draw_means(canvas: Canvas, area: players.Area, player: Player, seat: Seat) -> None:
    """Draw money, workers and the cubes that there are in a row, each over its count or, with much room, before it: the fewer,
    the larger.
    """
    has = 2 + sum([count > 0 for count in player.cubes])
    step = (area.wide - 8) / max(has, LEAST_MEANS)
    is_beside = step >= ROOMY
    icon = min(LARGE, round(step * 0.56)) if is_beside else min(ICON, round(step) + OVER)
    means = list(_means(player, seat, icon))
    size, room = (LARGE_NUMBER, step - icon) if is_beside else (NUMBER, step - APART)
    while max(width(str(count), Face.NUMBER, size) for _, count in means) > room:
        size -= 2
    for number, (sign, count) in enumerate(means):
        x = area.x + 4 + step * (number + 0.5)
        if is_beside:
            middle = area.body + MEANS / 2 - 2
            across = width(str(count), Face.NUMBER, size)
            left = x - (icon + across) / 2
            canvas.put_centred(sign, left + icon / 2, middle)
            canvas.write(str(count), Face.NUMBER, size, palette.PAPER, left + icon, middle)
            continue
        canvas.put_centred(sign, x, area.body + 29)
        canvas.write(str(count), Face.NUMBER, size, palette.PAPER, x, area.body + 78, "m")
