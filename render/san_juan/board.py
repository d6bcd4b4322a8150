"""The board: everything public, the same for all readers of one language."""

from PIL import Image

from games.core.model import Key, Seat
from games.san_juan.content import GOOD_OF, POINTS, PRICES, ROLES
from games.san_juan.views import Public, Stack
from render.core import ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import ALT_LIMIT, picture
from render.core.leader import leaders
from render.core.place.boards import PlateSize
from render.core.place.boats import dinghy
from render.core.place.water import draw_evening
from render.core.status import draw_status, headline
from render.san_juan import harbor
from render.san_juan.happened import Happened, happened
from render.san_juan.plot import Card, Plot, Standing
from render.san_juan.text import board_text, brief_text, dense_text
from render.san_juan.town import Panel, Town, draw_land, draw_town
from render.san_juan.vocabulary import printed, term

WIDE = 1400
LEFT = 14
TOWNS_TOP = 312
COLUMN_GAP, ROW_GAP = 32, 10

TOWNS = {
    2: Town(1372, 450, 6, Plot(216, 190, 148, PlateSize(206, 50, 42, 32), 64, 50, 74)),
    3: Town(1372, 298, 6, Plot(178, 135, 102, PlateSize(171, 47, 36, 27), 52, 38, 58), beside=226),
    4: Town(670, 452, 4, Plot(159, 126, 90, PlateSize(154, 47, 32, 26), 48, 36, 54)),
}
"""How a town is laid out, by the number of players; four lie in two columns."""

BOATS = {
    2: ((1372, 764, 50),),
    3: ((1374, 614, 44), (1374, 922, 44)),
    4: ((700, 764, 52), (19, 768, 36), (1381, 768, 36)),
}
"""Middles and sizes of the boats between the islands, by the number of players."""

PHASE_ICONS = {
    "starting_hand": "card",
    "round_start": "hourglass",
    "role_choice": "dev",
    "builder": "builder",
    "producer": "producer",
    "trader": "trader",
    "councillor": "councillor",
    "finished": "laurel",
}


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    seats = len(view.table.players)
    row = harbor.EXPANSION if view.table.options.expansion else harbor.BASE
    canvas = Canvas(_backdrop(seats, row).copy())
    title = headline(scene, "san-juan", view.phase)
    tail = scene.words("render-round", round=view.table.round)
    draw_status(canvas, scene, PHASE_ICONS[view.phase], title, tail)
    traces = happened(view, scene.events)
    for place, role in enumerate(ROLES):
        harbor.draw_role(canvas, place, _role(view, scene, role, traces), row)
    _draw_trading(canvas, view, scene, row, traces)
    if row.cathedral:
        lies = [printed(scene.words, kind) for kind in view.table.middle]
        harbor.draw_cathedral(canvas, lies[0] if lies else None, row)
    harbor.draw_piles(canvas, view.draw_pile, view.discard_pile)
    for seat in range(seats):
        panel = _panel(view, scene, seat, traces)
        draw_town(canvas, *_corner(seats, seat), panel, TOWNS[seats])
    return picture(canvas.image, "san-juan", board_alt(view, scene))


def board_alt(view: Public, scene: Scene) -> str:
    """What the picture shows: in sentences, else in short, else without the cities."""
    for told in (board_text, dense_text):
        text = told(view, scene)
        if len(text) <= ALT_LIMIT:
            return text
    return brief_text(view, scene)


@kept
def _backdrop(seats: int, row: harbor.Row) -> Image.Image:
    """What is the same in every position: the bay, the quay, the islands, and the ribbon's bar."""
    high = _corner(seats, seats - 1)[1] + TOWNS[seats].high + ROW_GAP
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    harbor.draw_harbor(canvas, row)
    for seat in range(seats):
        draw_land(canvas, *_corner(seats, seat), seat, TOWNS[seats])
    for x, y, size in BOATS[seats]:
        canvas.put_centred(dinghy(size), x, y)
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


def _corner(seats: int, seat: Seat) -> tuple[int, int]:
    """Where a seat's town begins."""
    town = TOWNS[seats]
    columns = 2 if seats == 4 else 1
    row, column = divmod(seat, columns)
    return LEFT + column * (town.wide + COLUMN_GAP), TOWNS_TOP + row * (town.high + ROW_GAP)


def _role(view: Public, scene: Scene, role: Key, traces: Happened) -> harbor.Role:
    picker = next((pick.seat for pick in view.table.picks if pick.role == role), None)
    in_play = view.picker is not None and view.table.picks[-1].role == role
    return harbor.Role(
        role,
        term(scene.words, "role", role),
        None if picker is None else (picker, scene.names[picker]),
        in_play,
        role in traces.roles and picker is not None,
    )


def _draw_trading(
    canvas: Canvas, view: Public, scene: Scene, row: harbor.Row, traces: Happened
) -> None:
    title = scene.words("render-san-juan-trading-title")
    if view.tile is None:
        hint = scene.words("render-san-juan-trading-closed")
        harbor.draw_closed_trading(canvas, title, hint, row)
    else:
        prices = PRICES[view.tile]
        harbor.draw_open_trading(canvas, title, prices, row, is_last_move=traces.has_opened)


def _panel(view: Public, scene: Scene, seat: Seat, traces: Happened) -> Panel:
    city = view.table.players[seat].city
    points = _points(view, scene)
    return Panel(
        seat,
        scene.names[seat],
        tuple(_standing(stack, scene, (seat, place), traces) for place, stack in enumerate(city)),
        view.hands[seat],
        view.limit(seat),
        points[seat],
        view.drawn[seat],
        has_drawn=seat in traces.hands,
        is_leading=seat in leaders(points),
        is_governor=view.table.governor == seat and not scene.sheets,
        is_lit=seat in scene.lit,
    )


def _points(view: Public, scene: Scene) -> tuple[int, ...]:
    """What is printed on each seat's buildings; the final points once the game is over."""
    return tuple(
        scene.total(seat, sum(POINTS[stack.top] for stack in player.city))
        for seat, player in enumerate(view.table.players)
    )


def _standing(
    stack: Stack, scene: Scene, place: tuple[Seat, int], traces: Happened
) -> tuple[Card, Standing]:
    standing = Standing(
        GOOD_OF.get(stack.top),
        stack.good,
        stack.covered,
        bool(stack.tucked),
        place in traces.houses,
        place in traces.goods,
    )
    return printed(scene.words, stack.top), standing
