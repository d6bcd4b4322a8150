"""A player's town on its island: a board with name and counts, and streets of twelve plots."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.model import Key
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.fitting import fit, fit_person, fit_person_in_two
from render.core.halo import halo
from render.core.known import Known
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.place.coast import BEACH, draw_island, island_light
from render.core.place.garden import PLAIN
from render.core.place.paving import street, track
from render.san_juan.looks import LONG_NAMES
from render.san_juan.plot import Card, Plot, Standing, draw_built, draw_free, speaks
from render.san_juan.vocabulary import kind_of

PLACES, USUAL_LIMIT = 12, 7
"""Buildings that end the game, and cards that everybody may keep."""

BOARD = 58
BOARD_RADIUS = 16
METER = 9
SHORE = 26
"""From the edge of the island to the ends of its streets."""

EDGE = 18
"""From the edge of the island to its plots."""

EASY_SHARES = (100, 94, 88)
SHARES = (*EASY_SHARES, 82, 76, 70, 65)
"""How wide plots may be in percent, the widest first; to save a street, and at all."""

STREET, TRACK = 0.62, 0.36
"""How much of the height of its plates a street takes, and a path where no houses are yet."""

ABOVE = 14
"""How far the board stands out of the island."""

NAME_SIZE, NAME_EASY, NAME_LEAST = 48, 44, 32
COUNT_SIZE, LIMIT_SIZE = 50, 34
POINTS, POINTS_HIGH = 136, 54
HOUSE, CARD = 48, 51
"""How much room the signs before the counts take."""


City = tuple[tuple[Card, Standing], ...]
"""The houses of a town in order, each with what lies on, in and under it."""


class Panel(NamedTuple):
    """What is told of one player on the board of the town."""

    seat: int
    name: str
    built: int
    """Houses."""

    hand: int
    hand_limit: int
    points: Known = Known(0)
    drawn: int = 0
    """Cards drawn that are still to be chosen from."""

    has_drawn: bool = False
    """Whether the last move changed the hand and nothing else."""

    is_leading: bool = False
    """Whether the points are in the wreath."""

    is_governor: bool = False
    is_lit: bool = False
    """Must act now, or has won."""

    @property
    def beside(self) -> str:
        """What stands beside the cards: those still to be chosen from, else the limit where it is not the usual one."""
        if self.drawn:
            return f"+{self.drawn}"
        return "" if self.hand_limit == USUAL_LIMIT else f"/{self.hand_limit}"

    @property
    def ink(self) -> str:
        """What is written with on the board."""
        return palette.INK if self.is_lit else palette.PAPER

    @property
    def soft(self) -> str:
        """What is of second rank on the board."""
        return palette.INK_BROWN if self.is_lit else palette.MIST


class Widths(NamedTuple):
    """How wide plots are: of houses that need no name, of those with a usual and with a long one, and of meadow."""

    terse: int
    usual: int
    long: int
    free: int


class Spot(NamedTuple):
    """A plot of a town: its street, how far along it begins, and how wide it is."""

    street: int
    along: int
    wide: int


class Town(NamedTuple):
    """How an island is laid out; its corner is that of the board's upper edge."""

    wide: int
    foot: int
    """From the last street to the lower edge of the island."""

    columns: int
    """For how many houses a street has room at least."""

    plot: Plot
    widths: Widths
    beside: int = 0
    """How wide the board is where it stands left of the streets, not above them."""

    rows: int = 0
    """Streets of the town."""

    share: int = 100
    """Percent of their width that the plots have, where there are many of long names."""

    def grown(self, cities: Sequence[Sequence[Key]]) -> "Town":
        """The town with streets for all these houses; beside a board two. Plots may be a little narrower where that saves a
        street, and narrower still before there are more streets than for so many houses of usual width.
        """
        built = max(len(city) for city in cities)
        most, least = -(-PLACES // self.columns), 2 if self.beside else 1
        allowed = max(least, min(most, built // self.columns + 1))
        fitting = [
            town
            for rows in range(least, allowed + 1)
            for share in (SHARES if rows == allowed else EASY_SHARES)
            if (town := self._replace(rows=rows, share=share)).has_room(cities)
        ]
        return fitting[0] if fitting else self._replace(rows=allowed + 1, share=SHARES[-1])

    def has_room(self, cities: Sequence[Sequence[Key]]) -> bool:
        """Whether the streets are long enough for all these houses."""
        return all(
            spot.street < self.rows for city in cities for spot in self.spots(city)[: len(city)]
        )

    @property
    def room(self) -> int:
        """How long a street is."""
        return self.wide - self.beside - 2 * EDGE

    @property
    def high(self) -> int:
        """How high the island is."""
        return self.top + self.rows * self.plot.high + self.foot

    @property
    def left(self) -> int:
        """Where the streets begin."""
        return self.beside + EDGE

    @property
    def top(self) -> int:
        """Where the first row of plots begins."""
        return ABOVE + BEACH if self.beside else BOARD + 6

    def spots(self, city: Sequence[Key]) -> list[Spot]:
        """The plots of the houses in order, then as many free ones as are left of twelve and fit."""
        spots: list[Spot] = []
        street = along = 0
        frees = max(0, PLACES - len(city))
        for key in (*city, *[None] * frees):
            wide = self.width_of(key)
            if along + wide > self.room:
                street, along = street + 1, 0
            if key is None and street >= self.rows:
                break
            spots.append(Spot(street, along, wide))
            along += wide
        return spots

    def width_of(self, key: Key | None) -> int:
        """How wide a house's plot is, or a free one."""
        if key is None:
            return self.widths.free
        terse, usual, long, _ = self.widths
        if speaks(kind_of(key)):
            return terse * self.share // 100
        return max(terse, (long if key in LONG_NAMES else usual) * self.share // 100)

    def corner(self, spot: Spot, x: int, y: int) -> tuple[int, int]:
        """Where a plot of the town at the given corner begins."""
        return x + self.left + spot.along, y + self.top + spot.street * self.plot.high


def draw_land(canvas: Canvas, x: int, y: int, seat: int, town: Town) -> None:
    """Draw the island before anything is known of its town: meadow and paths."""
    draw_island(canvas, x, y + ABOVE, town.wide, town.high - ABOVE, seat)
    for row in range(town.rows):
        left, top = town.corner(Spot(row, 0, 0), x, y)
        middle = top + town.plot.ground + town.plot.street / 2
        thick = round(town.plot.street * TRACK)
        canvas.put(track(town.room, thick), left, middle - thick / 2)


def draw_light(canvas: Canvas, x: int, y: int, seat: int, town: Town) -> None:
    """Draw the light around the island of who must act."""
    light = island_light(town.wide, town.high - ABOVE, seat, palette.LAMP)
    canvas.put(light, x, y + ABOVE)


def draw_city(canvas: Canvas, x: int, y: int, seat: int, city: City, town: Town) -> None:
    """Draw the houses along their streets, and the free plots."""
    spots = town.spots([card.key for card, _ in city])
    _draw_streets(canvas, x, y, spots[: len(city)], town)
    for place, spot in enumerate(spots[len(city) :], len(city)):
        plot = town.plot.of(spot.wide)
        draw_free(canvas, *town.corner(spot, x, y), plot, _nature(place, seat))
    houses = zip(spots, city, strict=False)
    for spot, (card, standing) in sorted(houses, key=lambda house: house[1][1].is_last_move):
        draw_built(canvas, *town.corner(spot, x, y), card, standing, town.plot.of(spot.wide))


def _draw_streets(canvas: Canvas, x: int, y: int, houses: Sequence[Spot], town: Town) -> None:
    """Cobbles as far as there are houses."""
    thick = round(town.plot.street * STREET)
    for row, last in {spot.street: spot for spot in houses}.items():
        left, top = town.corner(Spot(row, 0, 0), x, y)
        middle = top + town.plot.ground + town.plot.street / 2
        paved = street(last.along + last.wide + 12, thick, row)
        canvas.put(paved, left - 6, middle - thick / 2)


def _nature(place: int, seat: int) -> int:
    """What stands on a free plot: different things on neighbours, and in every town."""
    return (place * 5 + place // 3 + 3 * seat) % (PLAIN + 1)


def draw_board(canvas: Canvas, x: int, y: int, panel: Panel, town: Town) -> None:
    """The board of a town: whose it is, how far it is grown, cards in hand, points."""
    if town.beside:
        _draw_tall(canvas, x + SHORE, y + 4, town.beside - SHORE, town.high - 24, panel)
    else:
        _draw_wide(canvas, x + SHORE, y, town.wide - 2 * SHORE, panel)


def _lay_board(canvas: Canvas, x: int, y: int, wide: int, high: int, panel: Panel) -> None:
    """An empty board in the player's colour at low light; amber under the lamp."""
    ground = palette.LAMP if panel.is_lit else palette.SEATS[panel.seat].header
    boxes.shadow(canvas, x, y, wide, high, BOARD_RADIUS)
    boxes.box(canvas, palette.INK, x - 3, y - 3, wide + 6, high + 6, BOARD_RADIUS + 3)
    boxes.box(canvas, ground, x, y, wide, high, BOARD_RADIUS)


def _draw_wide(canvas: Canvas, x: int, y: int, wide: int, panel: Panel) -> None:
    """The board over the streets: how many houses end the game is told where the name leaves room, and by the meter."""
    _lay_board(canvas, x, y, wide, BOARD, panel)
    _draw_meter(canvas, x + 16, y + BOARD - METER, wide - 32, panel)
    middle = y + (BOARD - METER) // 2 + 1
    points = x + wide - POINTS - 24
    cards = points - reach(POINTS_HIGH) - 8 - _cards_wide(panel)
    seal = x + (54 if panel.is_governor else 35)
    canvas.put_centred(tokens.seal(panel.seat, 20), seal, middle)
    left = seal + 30
    limit = f"/{PLACES}"
    counts = round(cards - HOUSE - _count_wide(panel.built, limit) - 12)
    if not fit(panel.name, Face.NAME, counts - left - 4, NAME_SIZE, NAME_EASY, 1).fits:
        limit = ""
        counts = round(cards - HOUSE - _count_wide(panel.built, limit) - 12)
    name = fit_person(panel.name, Face.NAME, counts - left - 4, NAME_SIZE, NAME_LEAST)
    canvas.write(name.lines[0], Face.NAME, name.size, panel.ink, left, middle)
    if panel.is_governor:
        canvas.put_centred(art.sticker("governor", 52), x + 10, y + 24)
    _draw_houses(canvas, counts, middle, panel, limit)
    _draw_cards(canvas, cards, middle, panel)
    _draw_points(canvas, points, y + BOARD / 2 - 39, panel)


def _draw_tall(canvas: Canvas, x: int, y: int, wide: int, high: int, panel: Panel) -> None:
    """The board left of the streets."""
    _lay_board(canvas, x, y, wide, high, panel)
    canvas.put_centred(tokens.seal(panel.seat, 24), x + 44, y + 38)
    if panel.is_governor:
        canvas.put_centred(art.sticker("governor", 64), x + wide - 50, y + 38)
    name = fit_person_in_two(panel.name, Face.NAME, wide - 28, NAME_SIZE, (40, 30))
    canvas.write_lines(name.lines, Face.NAME, name.size, panel.ink, x + 16, y + 98)
    _draw_meter(canvas, x + 14, y + 132, wide - 28, panel)
    _draw_houses(canvas, x + 16, y + 168, panel)
    _draw_cards(canvas, x + 16, y + 220, panel)
    _draw_points(canvas, x + wide - POINTS - 26, y + high - 66, panel)


def _draw_points(canvas: Canvas, x: int, y: float, panel: Panel) -> None:
    """The points in their plate."""
    told = panel.points.written
    draw_points(canvas, x, y, POINTS, POINTS_HIGH, told, is_leading=panel.is_leading)


def _draw_houses(
    canvas: Canvas, x: float, middle: float, panel: Panel, limit: str = f"/{PLACES}"
) -> None:
    """How many buildings stand of those that end the game."""
    canvas.put_centred(art.sticker("house", 44), x + 22, middle)
    _draw_count(canvas, x + HOUSE, middle, panel.built, limit, panel)


def _cards_wide(panel: Panel) -> float:
    """How much room the cards take."""
    return CARD + _count_wide(panel.hand, panel.beside)


def _count_wide(count: int, beside: str) -> float:
    """How much room a count takes with what stands beside it."""
    small = width(beside, Face.NUMBER, LIMIT_SIZE)
    return width(str(count), Face.NUMBER, COUNT_SIZE) + small + 5


def _draw_cards(canvas: Canvas, x: float, middle: float, panel: Panel) -> None:
    """How many cards are in hand, of how many that may be kept."""
    if panel.has_drawn:
        canvas.put_centred(halo(art.sticker, "card", 46), x + 23, middle)
    canvas.put_centred(art.sticker("card", 46), x + 23, middle)
    _draw_count(canvas, x + CARD, middle, panel.hand, panel.beside, panel)


def _draw_meter(canvas: Canvas, x: int, y: int, wide: int, panel: Panel) -> None:
    """How near the end is: a segment for each of the twelve plots, the built ones in the player's colour."""
    step = wide / PLACES
    canvas.fill(palette.INK, x - 2, y - 2, wide + 2, METER + 2)
    for place in range(PLACES):
        is_built = place < panel.built
        left, across = round(x + place * step), round(step) - 2
        canvas.fill(palette.PAPER if is_built else palette.INK, left, y, across, METER - 1)
        colour = palette.SEATS[panel.seat].full if is_built else palette.WELL
        canvas.fill(colour, left + 1, y + 1, across - 2, METER - 3)


def _draw_count(
    canvas: Canvas, x: float, middle: float, count: int, beside: str, panel: Panel
) -> None:
    """A count with something small beside it: its limit, or what is still to be chosen from."""
    x += canvas.write(str(count), Face.NUMBER, COUNT_SIZE, panel.ink, x, middle)
    shift = Face.NUMBER.drop * (COUNT_SIZE - LIMIT_SIZE)
    canvas.write(beside, Face.NUMBER, LIMIT_SIZE, panel.soft, x + 3, middle + shift)
