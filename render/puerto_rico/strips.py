"""The players below the table: doubloons, goods, and how full city and island are."""

from collections.abc import Sequence

from games.core.model import Seat
from games.puerto_rico.content import GOODS, LIMITS, SIZE
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import GHOST, Number, draw_count, draw_share
from render.core.lettering import Face
from render.core.players import NARROW, Area, Owner, draw_bare, draw_light, draw_owner
from render.puerto_rico.happened import Happened

HIGH = 210
HEADER = 56
GAP = 12


def areas(x: int, y: int, room: int, seats: int) -> tuple[Area, ...]:
    """Where the strips of all players lie, side by side."""
    wide = (room - (seats - 1) * GAP) // seats
    return tuple(Area(x + seat * (wide + GAP), y, wide, HIGH, HEADER) for seat in range(seats))


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def draw_strips(
    canvas: Canvas, places: Sequence[Area], view: Public, scene: Scene, traces: Happened
) -> None:
    """Draw what is known of every player; who must act lies on top."""
    for seat in sorted(range(len(places)), key=lambda seat: seat in scene.asked):
        _draw_strip(canvas, places[seat], view, scene, traces, seat)


def _draw_strip(
    canvas: Canvas, area: Area, view: Public, scene: Scene, traces: Happened, seat: Seat
) -> None:
    owner = Owner(seat, scene.names[seat], seat in scene.asked, view.table.governor == seat)
    if owner.is_lit:
        draw_light(canvas, area)
    player = view.table.players[seat]
    _draw_header(canvas, area, owner, player, view.points, is_new=seat in traces.money)
    _draw_goods(canvas, area, player, traces, seat)
    if view.points is not None and area.wide < NARROW:
        _draw_three(canvas, area, player, view.points[seat])
    else:
        _draw_shares(canvas, area, player, traces, seat)


def _draw_three(canvas: Canvas, area: Area, player: Player, points: int) -> None:
    """City, island and open points where there is no room for the limits."""
    middle, step = area.body + 124, (area.wide - 12) / 3
    canvas.fill(palette.LINE, area.x + 14, area.body + 100, area.wide - 28, 2)
    counts = (("house", city_spaces(player)), ("settler", len(player.island)), ("vp", points))
    for place, (icon, count) in enumerate(counts):
        left = area.x + 8 + place * step
        canvas.put_centred(art.sticker(icon, 36), left + 20, middle)
        canvas.write(str(count), Face.NUMBER, 36, palette.PAPER, left + 42, middle)


def _draw_header(
    canvas: Canvas,
    area: Area,
    owner: Owner,
    player: Player,
    points: tuple[int, ...] | None,
    *,
    is_new: bool,
) -> None:
    """Name and crown at the left, doubloons and open points at the right."""
    right: float = area.x + area.wide - 14
    money = str(player.doubloons)
    right -= canvas.write(money, Face.NUMBER, 46, owner.ink, right, area.middle, "r") + 6
    canvas.put_centred(art.sticker("coin", 44), right - 22, area.middle)
    if is_new:
        just(
            canvas, right - 48, area.y + 6, round(area.x + area.wide - 6 - right + 48), HEADER - 10
        )
        canvas.put_centred(art.sticker("coin", 44), right - 22, area.middle)
        canvas.write(money, Face.NUMBER, 46, owner.ink, area.x + area.wide - 14, area.middle, "r")
    right -= 50
    if points is not None and area.wide >= NARROW:
        right -= (
            canvas.write(
                str(points[owner.seat]), Face.NUMBER, 38, owner.ink, right, area.middle, "r"
            )
            + 4
        )
        canvas.put_centred(tokens.shield(None, 32), right - 16, area.middle + 1)
        right -= 38
    draw_owner(canvas, area, owner, right - area.x - 6)


def just(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the aqua ring around what has just changed."""
    boxes.outline(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14, 8)
    boxes.outline(canvas, palette.AQUA, x, y, wide, high, 12, 4)


def _draw_goods(canvas: Canvas, area: Area, player: Player, traces: Happened, seat: Seat) -> None:
    step = (area.wide - 20) / len(GOODS)
    icon = 50 if step >= 46 else 44
    for place, good in enumerate(GOODS):
        middle, count = area.x + 10 + (place + 0.5) * step, player.goods[place]
        if (seat, good) in traces.goods:
            just(canvas, middle - step / 2 + 2, area.body + 4, round(step - 4), 94)
        canvas.put_centred(art.sticker(good, icon), middle, area.body + 32, 1.0 if count else GHOST)
        draw_count(canvas, middle, area.body + 76, count, Number(icon, 40), "m")


def _draw_shares(canvas: Canvas, area: Area, player: Player, traces: Happened, seat: Seat) -> None:
    """How many spaces of city and island are filled."""
    top = area.body + 100
    canvas.fill(palette.LINE, area.x + 14, top, area.wide - 28, 2)
    middle, half = top + 24, area.wide / 2
    shares = (
        ("house", city_spaces(player), LIMITS.city, any(one == seat for one, _ in traces.built)),
        ("settler", len(player.island), LIMITS.island, seat in traces.islands),
    )
    for place, (icon, count, most, is_new) in enumerate(shares):
        left = area.x + 14 + place * half + (half - 150) / 2
        if is_new:
            just(canvas, left - 8, top + 3, 152, 43)
        canvas.put_centred(art.sticker(icon, 38), left + 20, middle)
        draw_share(canvas, left + 48, middle, str(count), f"/{most}", Number(38, 38))


def draw_bare_strips(canvas: Canvas, places: Sequence[Area]) -> None:
    """Draw the strips before anything is known of the players."""
    for seat, area in enumerate(places):
        draw_bare(canvas, area, seat)
