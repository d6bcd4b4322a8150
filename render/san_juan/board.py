"""The board: everything public, the same for all readers of one language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.core.model import Event, Key, Seat
from games.san_juan.content import GOOD_OF, PRICES, PRIVILEGES, ROLES
from games.san_juan.events import Produced, Sold
from games.san_juan.views import Public, Stack
from render.core import ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import ALT_LIMIT, picture
from render.core.leader import sure_leaders
from render.core.place.boats import dinghy
from render.core.place.water import draw_evening
from render.core.ribbon import Sentence
from render.core.status import draw_status, headline, sentence
from render.san_juan import harbor
from render.san_juan.happened import Happened, happened
from render.san_juan.looks import EFFECT_GLYPHS
from render.san_juan.plot import Card, Standing
from render.san_juan.text import board_text, brief_text, dense_text, known_points
from render.san_juan.town import (
    BOARD,
    City,
    Island,
    Panel,
    Town,
    draw_city,
    draw_land,
    draw_light,
    draw_woods,
    in_order,
    is_roomy,
    towns_of,
)
from render.san_juan.town import draw_board as draw_sign
from render.san_juan.vocabulary import printed, term

WIDE = 1400
LEFT = 14
TOWNS_TOP = 286
COLUMN_GAP, ROW_GAP = 32, 10

BOXES = tuple(range(320, 92, -8))
"""How large houses are drawn: the first at which all have room."""


def _heights(
    wide: int, *heights: tuple[int, tuple[tuple[int, int], ...], int]
) -> tuple[tuple[Town, ...], ...]:
    """Towns by the height of their island: by numbers of streets with what is left below them, the largest houses first."""
    return tuple(
        tuple(
            sorted(
                (
                    town
                    for rows, foot in streets
                    for town in towns_of(wide, high, foot, rows, BOXES)
                    if town.plot.house >= least
                ),
                key=lambda town: (-town.plot.house, town.rows),
            )
        )
        for high, streets, least in heights
    )


TOWNS: Mapping[int, tuple[tuple[Town, ...], ...]] = {
    2: _heights(1372, (423, ((1, 40),), 192), (545, ((2, 14),), 96)),
    3: _heights(1372, (359, ((1, 26),), 140), (413, ((2, 6),), 96)),
    4: _heights(
        670,
        (423, ((1, 40),), 200),
        (501, ((2, 24),), 168),
        (587, ((2, 34), (3, 10)), 144),
        (623, ((2, 34), (3, 10)), 120),
        (651, ((3, 8), (4, 8)), 92),
    ),
}
"""How towns are laid out, by the number of players: those that may lie side by side on islands of one height, the lowest
first. Four players lie in two columns, others one above the other.
"""

BOATS = {
    2: ((1, 1372, 50),),
    3: ((1, 1374, 44), (2, 1374, 44)),
    4: ((2, 700, 52), (2, 19, 36), (2, 1381, 36)),
}
"""The boats between the islands, by the number of players: over whose island each lies, where across, and how large."""

ABOVE = 8
"""How far above an island's board the middle of a boat is."""

INSET = 12
"""How far within its island a town stands."""

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
    row = harbor.row_of(has_cathedral=view.table.options.expansion, is_open=view.tile is not None)
    players = view.table.players
    orders = [in_order([stack.top for stack in player.city]) for player in players]
    cities = [
        [player.city[place].top for place in order]
        for player, order in zip(players, orders, strict=True)
    ]
    bay = Bay(row, towns_for(cities))
    canvas = _lit(bay, sorted(scene.lit))
    title = headline(scene, "san-juan", view.phase)
    tail = scene.words("render-round", round=view.table.round)
    icon = PHASE_ICONS[view.phase]
    draw_status(canvas, scene, icon, title, tail, sentences=news(scene))
    traces = happened(view, scene.events)
    for place, role in enumerate(ROLES):
        harbor.draw_role(canvas, place, _role(view, scene, role, traces), row)
    _draw_trading(canvas, view, scene, row, traces)
    if row.cathedral:
        lies = [printed(scene.words, kind) for kind in view.table.middle]
        harbor.draw_cathedral(canvas, lies[0] if lies else None, row)
    harbor.draw_deck(canvas, scene.words("render-san-juan-deck"), view.draw_pile)
    islands = bay._replace(row=harbor.OPEN)
    panels = [_panel(view, scene, seat, traces) for seat in range(len(players))]
    has_limit = all(map(is_roomy, panels, bay.towns))
    for seat, order in enumerate(orders):
        city = tuple(
            _standing(players[seat].city[place], view, scene, (seat, place), traces)
            for place in order
        )
        canvas.image.paste(
            _settled(islands, seat, city, is_lit=seat in scene.lit), bay.land(seat)[:2]
        )
        panel = panels[seat]._replace(has_limit=has_limit)
        draw_sign(canvas, *bay.corner(seat), panel, bay.towns[seat])
    return picture(canvas.image, "san-juan", board_alt(view, scene))


def news(scene: Scene) -> list[Sentence]:
    """What has just happened, last what came to nothing: the ribbon has no room for all of it."""
    events = [event for event in scene.events if not event.begins_part]
    return [sentence(event, scene) for event in sorted(events, key=_came_to_nothing)]


def _came_to_nothing(event: Event) -> bool:
    """Whether somebody sold or produced nothing."""
    return isinstance(event, Produced | Sold) and not event.goods


def board_alt(view: Public, scene: Scene) -> str:
    """What the picture shows: in sentences, else in short, else without the cities."""
    for told in (board_text, dense_text):
        text = told(view, scene)
        if len(text) <= ALT_LIMIT:
            return text
    return brief_text(view, scene)


def towns_for(cities: Sequence[Sequence[Key]]) -> tuple[Town, ...]:
    """How the towns of those houses are laid out: each with the widest plots that leave room, as high as its neighbour."""
    return _towns_for(tuple(tuple(city) for city in cities))


@lru_cache(maxsize=256)
def _towns_for(cities: tuple[tuple[Key, ...], ...]) -> tuple[Town, ...]:
    across = columns_of(len(cities))
    towns: list[Town] = []
    for first in range(0, len(cities), across):
        towns += _side_by_side(cities[first : first + across], TOWNS[len(cities)])
    return tuple(towns)


def _side_by_side(
    cities: Sequence[Sequence[Key]], heights: Sequence[Sequence[Town]]
) -> Iterator[Town]:
    """Towns on islands of the least height on which all of them have room."""
    for laid in heights:
        towns = [_largest(city, laid) for city in cities]
        if None not in towns:
            return (town for town in towns if town)
    raise ValueError(cities)


def _largest(city: Sequence[Key], laid: Sequence[Town]) -> Town | None:
    """The town in which the houses of a city are largest; None if no town has room for all."""
    fitting: dict[int, Town] = {}
    for town in laid:
        if town.rows not in fitting and town.streets(city) is not None:
            fitting[town.rows] = town
    return max(fitting.values(), key=lambda town: town.grown(city), default=None)


def columns_of(seats: int) -> int:
    """How many towns lie side by side."""
    return 2 if seats == 4 else 1


class Bay(NamedTuple):
    """The islands of a picture, and how towns lie on them."""

    row: harbor.Row
    towns: tuple[Town, ...]

    @property
    def foot(self) -> int:
        """Where the lowest island ends."""
        last = len(self.towns) - 1
        return self.corner(last)[1] + self.towns[last].high

    def corner(self, seat: Seat) -> tuple[int, int]:
        """Where a seat's town begins."""
        across = columns_of(len(self.towns))
        row, column = divmod(seat, across)
        above = self.towns[: row * across : across]
        top = TOWNS_TOP + sum(town.high + ROW_GAP for town in above)
        return LEFT + column * (self.towns[seat].wide + COLUMN_GAP), top

    def land(self, seat: Seat) -> tuple[int, int, int, int]:
        """Where a town's houses stand, out of reach of its neighbours' light: left, top, right, bottom."""
        (x, y), town = self.corner(seat), self.towns[seat]
        return (
            x + INSET,
            y + BOARD,
            x + town.wide - INSET,
            y + town.high - INSET // 2,
        )


@kept
def _harbor(row: harbor.Row, high: int) -> Image.Image:
    """The bay without its islands."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    harbor.draw_harbor(canvas, row)
    return canvas.image


class Coast(NamedTuple):
    """The islands of a picture as far as they are the same whatever is built on them."""

    row: harbor.Row
    islands: tuple[Island, ...]
    corners: tuple[tuple[int, int], ...]

    @property
    def high(self) -> int:
        """How high the picture is."""
        return self.corners[-1][1] + self.islands[-1].high + ROW_GAP


def coast_of(bay: Bay) -> Coast:
    """The islands of a bay: only their sizes count."""
    seats = range(len(bay.towns))
    return Coast(bay.row, tuple(town.island for town in bay.towns), tuple(map(bay.corner, seats)))


@kept
def _islands(coast: Coast) -> Image.Image:
    """The bay with its islands, before the light of the evening."""
    canvas = Canvas(_harbor(coast.row, coast.high).copy())
    for seat, (island, corner) in enumerate(zip(coast.islands, coast.corners, strict=True)):
        draw_land(canvas, *corner, seat, island)
    for seat, x, size in BOATS[len(coast.islands)]:
        canvas.put_centred(dinghy(size), x, coast.corners[seat][1] - ABOVE)
    return canvas.image


@kept
def _backdrop(coast: Coast) -> Image.Image:
    """What is the same in every position on islands of those sizes: all but the towns, and the ribbon's bar."""
    canvas = Canvas(_islands(coast).copy())
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


def _lit(bay: Bay, seats: Iterable[Seat]) -> Canvas:
    """The bay with light around the islands of those seats, who must act."""
    canvas = Canvas(_backdrop(coast_of(bay)).copy())
    for seat in seats:
        draw_light(canvas, *bay.corner(seat), seat, bay.towns[seat].island)
    return canvas


@kept
def _settled(bay: Bay, seat: Seat, city: City, *, is_lit: bool) -> Image.Image:
    """The houses of a town on its land, whatever stands on the quay: after each move those of the others stay as they were."""
    box, town = bay.land(seat), bay.towns[seat]
    canvas = Canvas(_islands(coast_of(bay)).crop(box))
    x, y = bay.corner(seat)
    corner = x - box[0], y - box[1]
    draw_woods(canvas, *corner, seat, town)
    draw_evening(canvas, WIDE, box[0])
    if is_lit:
        draw_light(canvas, *corner, seat, town.island)
    draw_city(canvas, *corner, seat, city, town)
    return canvas.image


def _role(view: Public, scene: Scene, role: Key, traces: Happened) -> harbor.Role:
    pick = next((pick for pick in view.table.picks if pick.role == role), None)
    in_play = view.picker is not None and view.table.picks[-1].role == role
    is_doubled = pick is not None and pick.library
    return harbor.Role(
        role,
        term(scene.words, "role", role),
        None if pick is None else (pick.seat, scene.names[pick.seat]),
        in_play,
        role in traces.roles and pick is not None,
        "" if view.tile is not None else str(PRIVILEGES[role][is_doubled]),
    )


def _draw_trading(
    canvas: Canvas, view: Public, scene: Scene, row: harbor.Row, traces: Happened
) -> None:
    title = scene.words("render-san-juan-trading-title")
    if view.tile is None:
        told = scene.words("render-san-juan-trading-hidden")
        harbor.draw_hidden_prices(canvas, title, told, row)
    else:
        prices = PRICES[view.tile]
        harbor.draw_prices(canvas, title, prices, row, is_last_move=traces.has_opened)


def _panel(view: Public, scene: Scene, seat: Seat, traces: Happened) -> Panel:
    points = [known_points(view, scene, other) for other in range(len(view.table.players))]
    return Panel(
        seat,
        scene.names[seat],
        len(view.table.players[seat].city),
        view.hands[seat],
        points[seat],
        has_drawn=seat in traces.hands,
        is_leading=seat in sure_leaders(points),
        is_governor=view.table.governor == seat and not scene.sheets,
        is_lit=seat in scene.lit,
    )


def _standing(
    stack: Stack, view: Public, scene: Scene, place: tuple[Seat, int], traces: Happened
) -> tuple[Card, Standing]:
    standing = Standing(
        GOOD_OF.get(stack.top),
        stack.good,
        bool(stack.tucked),
        place in traces.houses,
        view.bonus(place[0], stack.top),
        place in traces.goods,
        None if view.tile is None or not stack.good else PRICES[view.tile][GOOD_OF[stack.top]],
        EFFECT_GLYPHS.get(stack.top) == PHASE_ICONS[view.phase],
    )
    return printed(scene.words, stack.top), standing
