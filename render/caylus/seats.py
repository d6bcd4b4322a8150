"""The players' signs in turn order: who they are, their points and money, and below the cubes that they have."""

from games.caylus.content import CUBES
from games.caylus.views import Player, Public
from games.core.model import Seat
from render.core import art, palette, players, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width

NAME_LINE, COUNTS, MEANS, GAP = 58, 90, 118, 10
"""Heights of the line with the name, of the one with points and money, of the cubes; and what lies between two signs."""

ROOMY, ROOMIEST = 320, 440
"""From these widths on there is much room, and most."""

POINTS = ((102, 72), (138, 76), (176, 80))
"""Width and height of the board with the points, where there is little room, much and most."""

NAME = (52, 34)
"""The largest and the least size of a name."""

SEAL, COIN, ICON, NUMBER = 23, (52, 64, 82), (74, 74, 96), (62, 62, 82)
"""The radius of a seal, the sizes of the coin before the money, of cubes and of numbers at most."""

LEAST = 40
"""The least size of a number."""

BESIDE = 124
"""From this way on from cube to cube each stands before its count, else over it."""

FEWEST = 3
"""For so many kinds of cubes there is room at least, so that two do not stand far apart."""


def areas(x: int, y: int, room: int, seats: int) -> tuple[players.Area, ...]:
    """Where the signs lie, side by side."""
    wide, header = (room - (seats - 1) * GAP) // seats, NAME_LINE + COUNTS
    high = header + players.LINE + MEANS
    return tuple(
        players.Area(x + place * (wide + GAP), y, wide, high, header) for place in range(seats)
    )


def draw_seats(canvas: Canvas, view: Public, scene: Scene, x: int, y: int, room: int) -> None:
    """Draw a sign for each player in turn order; those who must act under the lamp."""
    table = view.table
    points = [scene.total(seat, one.points) for seat, one in enumerate(table.players)]
    kinds = max(FEWEST, *[sum(count > 0 for count in one.cubes) for one in table.players])
    placed = list(zip(areas(x, y, room, len(table.order)), table.order, strict=True))
    for area, seat in sorted(placed, key=lambda one: one[1] in scene.lit):
        _draw_head(canvas, area, table.players[seat], seat, scene)
        _draw_cubes(canvas, area, table.players[seat], kinds)
        wide, high = POINTS[_roominess(area)]
        left, top = area.x + 6 + reach(high), area.y + NAME_LINE + (COUNTS - high) / 2 - 5
        is_leading = seat in leaders(points)
        draw_points(canvas, left, top, wide, high, str(points[seat]), is_leading=is_leading)


def _roominess(area: players.Area) -> int:
    """Which sizes a sign has."""
    return (area.wide >= ROOMY) + (area.wide >= ROOMIEST)


def _draw_head(
    canvas: Canvas, area: players.Area, player: Player, seat: Seat, scene: Scene
) -> None:
    """Draw the head of a sign without the points: seal and name, below at the right the money."""
    players.draw_bare(canvas, area, seat)
    owner = players.Owner(seat, scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    middle = area.y + NAME_LINE / 2 + 1
    canvas.put_centred(tokens.seal(seat, SEAL), area.x + 14 + SEAL, middle)
    left = 24 + 2 * SEAL
    name = fit_person(owner.name, Face.NAME, area.wide - left - 8, *NAME)
    canvas.write(name.lines[0], Face.NAME, name.size, owner.ink, area.x + left, middle)
    here = _roominess(area)
    (wide, high), coin, size = POINTS[here], COIN[here], NUMBER[here]
    begin, money = 4 + wide + 2 * reach(high), str(player.deniers)
    room = area.wide - begin - coin - 6
    while size > LEAST and width(money, Face.NUMBER, size) > room:
        size -= 2
    spare = max(0.0, room - width(money, Face.NUMBER, size)) / 2
    x, middle = area.x + begin + spare, area.y + NAME_LINE + COUNTS / 2 - 5
    canvas.put_centred(art.sticker("denier", coin), x + coin / 2, middle)
    canvas.write(money, Face.NUMBER, size, owner.ink, x + coin, middle)


def _draw_cubes(canvas: Canvas, area: players.Area, player: Player, kinds: int) -> None:
    """Draw the cubes that there are in a row with room for so many kinds, each over its count or, with much room, before it."""
    has = [(cube, count) for cube, count in zip(CUBES, player.cubes, strict=True) if count]
    step = (area.wide - 8) / kinds
    is_beside = step >= BESIDE
    here = _roominess(area) if is_beside else 0
    icon, size = min(ICON[here], round(step) + 4), NUMBER[here]
    room = step - icon if is_beside else step - 6
    while has and max(width(str(count), Face.NUMBER, size) for _, count in has) > room:
        size -= 2
    for number, (cube, count) in enumerate(has):
        x = area.x + 4 + step * (number + 0.5)
        if is_beside:
            middle = area.body + MEANS / 2 - 2
            left = x - (icon + width(str(count), Face.NUMBER, size)) / 2
            canvas.put_centred(art.sticker(cube, icon), left + icon / 2, middle)
            canvas.write(str(count), Face.NUMBER, size, palette.PAPER, left + icon, middle)
            continue
        canvas.put_centred(art.sticker(cube, icon), x, area.body + 4 + icon / 2)
        canvas.write(str(count), Face.NUMBER, size, palette.PAPER, x, area.body + MEANS - 27, "m")
