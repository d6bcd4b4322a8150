"""A player's town on its island: a board with name and counts, and streets of twelve plots."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit, fit_person
from render.core.halo import halo
from render.core.known import Known
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize
from render.core.place.coast import draw_island, island_light
from render.core.place.paving import street, track
from render.core.scenery import extent
from render.core.sketch import Sketch
from render.san_juan.country import COUNTRIES, beach, country, lot, woods
from render.san_juan.looks import GOODS, kind_of
from render.san_juan.plot import (
    BEFORE,
    LANDMARKS,
    LEANS,
    NAMED,
    Card,
    Plot,
    Standing,
    before,
    draw_front,
    draw_house,
    house_high,
)

PLACES = 12
"""Buildings that end the game."""

BOARD, BOARD_ROOM = 72, 78
BOARD_RADIUS = 16
METER = 13
SHORE = 26
"""From the edge of the island to the ends of its streets."""

STREET, TRACK = 1.0, 0.5
"""How much of the height of its ground a street takes, and a path where no houses are yet."""

WOODS_TOP, WOODS_FOOT = 0.04, 0.84
"""Between where the woods behind a street stand, in shares of the ground of its houses."""

VERGE, HEDGE, GARDEN = 12, 8, 6
"""From the edge of the island to its plots, between the plates of neighbours, and between houses at least."""

STEP, FILLS = 4, 1.5
"""Plots are multiples of that wide; and up to so much wider than of use where a street has room."""

COUNTRY, LEAST_COUNTRY = 1.15, 150
"""How wide a piece of country is, about, where nobody has built yet: in heights of its ground, and at least."""

LOT = 0.78
"""How large the lot is on which the next house may stand, in heights of the ground."""

PLATES = ((250, 78), (200, 68), (0, 60))
"""How high the boards before houses are, by the least size of these."""

HIGHEST = 0.64
"""How high low houses are in a box that is as large as their ground allows: higher ones are as high as that."""

STRAND = 30
"""How much room below the last street makes a beach."""

ABOVE = 14
"""How far the board stands out of the island."""

SLANT = 14
"""How slanted the end is of the part of an amber board on which the name stands."""

NAME_SIZE, NAME_EASY, NAME_LEAST = 54, 46, 34
AFTER_NAME = 18
"""What is free behind a name."""

COUNT_SIZE, LIMIT_SIZE = 56, 38
POINTS, POINTS_HIGH = 144, 66
HOUSE, CARD = 48, 48
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
    points: Known = Known(0)
    has_drawn: bool = False
    """Whether the last move changed the hand and nothing else."""

    is_leading: bool = False
    """Whether the points are in the wreath."""

    is_governor: bool = False
    is_lit: bool = False
    """Must act now, or has won."""

    has_limit: bool = True
    """Whether it is told how many houses end the game."""

    @property
    def limit(self) -> str:
        """What is written behind the houses."""
        return f"/{PLACES}" if self.has_limit else ""

    @property
    def ink(self) -> str:
        """What is written with on the board."""
        return palette.INK if self.is_lit else palette.PAPER

    @property
    def soft(self) -> str:
        """What is of second rank on the board."""
        return palette.INK_BROWN if self.is_lit else palette.MIST


Streets = tuple[tuple[int, ...], ...]
"""How wide the plots of each street are."""


class Island(NamedTuple):
    """How large an island is, from its board's upper edge; and how much of that is beach, at its foot."""

    wide: int
    high: int
    beach: int


class Town(NamedTuple):
    """How an island is laid out; its corner is that of the board's upper edge."""

    wide: int
    foot: int
    """From the last street to the lower edge of the island."""

    plot: Plot
    """A plot as high as all of them; how wide each is depends on its house."""

    rows: int = 1
    """Streets of the town."""

    @property
    def island(self) -> Island:
        """The island, whatever is built on it."""
        return Island(self.wide, self.high, self.foot if self.foot >= STRAND else 0)

    @property
    def along(self) -> int:
        """How long a street can be."""
        return self.wide - 2 * VERGE

    @property
    def high(self) -> int:
        """How high the island is."""
        return self.top + self.rows * self.plot.high + self.foot

    @property
    def top(self) -> int:
        """Where the first row of plots begins."""
        return BOARD_ROOM

    def corner(self, row: int, x: int, y: int) -> tuple[int, int]:
        """Where a street of the town at the given corner begins."""
        return x + VERGE, y + self.top + row * self.plot.high

    def plot_of(self, wide: int) -> Plot:
        """A plot so wide."""
        plate = self.plot.plate._replace(wide=min(wide - HEDGE, NAMED))
        return self.plot._replace(wide=wide, plate=plate)

    def least(self, key: str) -> int:
        """How wide the plot of a building is at least."""
        return _least(key, self.plot)

    def grown(self, keys: Sequence[str]) -> int:
        """How high the houses of a city that has room here are, taken together."""
        streets = self.streets(keys) or ()
        plots = (self.plot_of(wide) for street in streets for wide in street)
        return sum(house_high(key, plot) for key, plot in zip(keys, plots, strict=True))

    def streets(self, keys: Sequence[str]) -> Streets | None:
        """The plots of those buildings in order, as evenly on all streets as can be; None if there are too many."""
        least = [self.least(key) for key in keys]
        widest, share = max(least, default=0), -(-sum(least) // self.rows)
        skipped = max(0, -(-(share - widest) // STEP))
        for most in range(widest + skipped * STEP, self.along + 1, STEP):
            if len(rows := _filled(least, most)) <= self.rows:
                return tuple(self._widened(row) for row in rows)
        return None

    def _widened(self, least: Sequence[int]) -> tuple[int, ...]:
        """The plots of a street so wide that they fill it, where that is not too wide."""
        growth = min(FILLS, self.along / sum(least))
        return tuple(int(wide * growth / STEP) * STEP for wide in least)


@lru_cache(maxsize=8192)
def _least(key: str, plot: Plot) -> int:
    """How wide such a plot is at least for a building: for the house, and for what stands before it."""
    house = round(sum(extent(key, is_bare=True)) * house_high(key, plot)) - LEANS
    return max(house, before(key, kind_of(key), plot.plate, plot.good)) + GARDEN


def in_order(keys: Sequence[str]) -> list[int]:
    """How the houses of a town stand along its streets: landmarks at the back, producers at the front, by the water."""
    return sorted(range(len(keys)), key=lambda place: _forward(kind_of(keys[place])))


def _forward(kind: str) -> int:
    """How far towards the water houses of a kind stand."""
    return 0 if kind in LANDMARKS else 2 if kind in GOODS else 1


def towns_of(wide: int, high: int, foot: int, rows: int, boxes_: Sequence[int]) -> list[Town]:
    """Towns on islands of that size with so many streets, their houses as large as their ground allows, then smaller."""
    plot_high = (high - BOARD_ROOM - foot) // rows
    foot = high - BOARD_ROOM - rows * plot_high
    towns = []
    for box in boxes_:
        plate = next(plate for least, plate in PLATES if box >= least)
        ground = plot_high - plate + BEFORE
        if box * HIGHEST <= ground:
            good = min(104, round(ground * 0.58))
            sizes = PlateSize(wide, plate, 46, 34)
            towns.append(Town(wide, foot, Plot(wide, plot_high, box, sizes, 0, good), rows))
    return towns


def _filled(least: Sequence[int], most: int) -> list[list[int]]:
    """Plots in order on streets of at most that length, each filled before the next."""
    rows: list[list[int]] = []
    for wide in least:
        if not rows or sum(rows[-1]) + wide > most:
            rows.append([])
        rows[-1].append(wide)
    return rows


def draw_land(canvas: Canvas, x: int, y: int, seat: int, island: Island) -> None:
    """Draw the island before anything is known of its town: meadow and beach."""
    wide, high = island.wide, island.high - ABOVE
    draw_island(canvas, x, y + ABOVE, wide, high, seat, COUNTRIES[seat].meadow)
    if island.beach:
        canvas.put(beach(wide, high, island.beach, seat), x, y + ABOVE)


def draw_woods(canvas: Canvas, x: int, y: int, seat: int, town: Town) -> None:
    """Draw the woods behind the streets of a town, and paths where these will be."""
    wide, ground = town.along, town.plot.ground
    trees = woods(wide, round(ground * (WOODS_FOOT - WOODS_TOP)), seat)
    for row in range(town.rows):
        left, top = town.corner(row, x, y)
        canvas.put(trees, left, top + ground * WOODS_TOP)
        thick = round(town.plot.street * TRACK)
        canvas.put(track(wide, thick), left, top + ground + (town.plot.street - thick) / 2)


def draw_light(canvas: Canvas, x: int, y: int, seat: int, island: Island) -> None:
    """Draw the light around the island of who must act."""
    light = island_light(island.wide, island.high - ABOVE, seat, palette.LAMP)
    canvas.put(light, x, y + ABOVE)


def draw_city(canvas: Canvas, x: int, y: int, seat: int, city: City, town: Town) -> None:
    """Draw the houses along their streets, and the country where nobody has built yet."""
    streets = town.streets([card.key for card, _ in city])
    assert streets is not None
    sites = []
    for row in range(town.rows):
        left, top = town.corner(row, x, y)
        plots = streets[row] if row < len(streets) else ()
        _draw_street(canvas, left, top, plots, (row, seat), town)
        for wide in plots:
            sites.append((left, top, town.plot_of(wide)))
            left += wide
    order = sorted(zip(sites, city, strict=True), key=lambda site: site[1][1].is_last_move)
    for (left, top, plot), (card, standing) in order:
        draw_house(canvas, left, top, card, standing, plot)
    for (left, top, plot), (card, standing) in order:
        draw_front(canvas, left, top, card, standing, plot)


def _draw_street(
    canvas: Canvas, x: int, y: int, plots: Sequence[int], place: tuple[int, int], town: Town
) -> None:
    """Cobbles as far as there are houses, and country on the rest of a street: its number, and whose town it is."""
    row, seat = place
    built = sum(plots)
    if built:
        thick = round(town.plot.street * STREET)
        middle = y + town.plot.ground + town.plot.street / 2
        canvas.put(street(built + 12, thick, row), x - 6, middle - thick / 2)
    wild = town.plot.ground + round(town.plot.street * (1 - TRACK) / 2)
    site = round(town.plot.ground * LOT)
    if row == town.rows - 1 and built + site + HEDGE <= town.along:
        canvas.put(lot(site), x + built + HEDGE, y + wild - site)
        built += site + HEDGE
    pieces = round((town.along - built) / max(LEAST_COUNTRY, wild * COUNTRY))
    for number in range(pieces):
        wide = (town.along - built) // pieces
        piece = country(wide // STEP * STEP, wild, _nature(len(plots) + number + 4 * row, seat))
        canvas.put(piece, x + built + number * wide, y)


def _nature(place: int, seat: int) -> int:
    """What stands on a free plot: different things on neighbours, and in every town."""
    return (place * 3 + place // 4 + 2 * seat) % 5


def _lay_board(canvas: Canvas, x: int, y: int, wide: int, high: int, panel: Panel) -> None:
    """An empty board in the player's colour at low light; amber under the lamp, but for the name."""
    ground = palette.LAMP if panel.is_lit else palette.SEATS[panel.seat].header
    boxes.shadow(canvas, x, y, wide, high, BOARD_RADIUS)
    boxes.box(canvas, palette.INK, x - 3, y - 3, wide + 6, high + 6, BOARD_RADIUS + 3)
    boxes.box(canvas, ground, x, y, wide, high, BOARD_RADIUS)


@kept
def _flag(seat: int, wide: int) -> Sprite:
    """The end of an amber board where the name stands, so wide, in the colour of its player."""
    sketch, colour, foot = Sketch(wide, BOARD), palette.SEATS[seat].header, BOARD - METER
    sketch.box(colour, 0, 0, 2 * BOARD_RADIUS, BOARD, BOARD_RADIUS)
    slanted = [(BOARD_RADIUS, 0), (wide, 0), (wide - SLANT, foot), (0, foot), (0, BOARD_RADIUS)]
    sketch.poly(colour, slanted)
    return sketch.done()


def draw_board(canvas: Canvas, x: int, y: int, panel: Panel, town: Town) -> None:
    """The board of a town: whose it is, how far it is grown, cards in hand, points.

    How many houses end the game is told by the meter, and in figures where all names of the picture leave room.
    """
    seal, left, counts, cards, points = (x + place for place in _places(panel, town))
    x, wide = x + SHORE, town.wide - 2 * SHORE
    _lay_board(canvas, x, y, wide, BOARD, panel)
    _draw_meter(canvas, x + 16, y + BOARD - METER, wide - 32, panel)
    middle = y + (BOARD - METER) // 2 + 2
    name = fit_person(panel.name, Face.NAME, counts - left - AFTER_NAME, NAME_SIZE, NAME_LEAST)
    if panel.is_lit:
        end = left + width(name.lines[0], Face.NAME, name.size) + 6 + SLANT
        canvas.put(_flag(panel.seat, round(min(end, counts + 6) - x)), x, y)
    canvas.put_centred(tokens.seal(panel.seat, 24), seal, middle)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, left, middle)
    if panel.is_governor:
        canvas.put_centred(art.sticker("governor", 52), x + 9, y + 24)
    _draw_houses(canvas, counts, middle, panel)
    _draw_cards(canvas, cards, middle, panel)
    _draw_points(canvas, points, y + BOARD / 2 - 44, panel)


class Across(NamedTuple):
    """How far right of an island's left edge everything stands on its board: the middle of the seal, then left edges."""

    seal: int
    name: int
    houses: int
    cards: int
    points: int


def _places(panel: Panel, town: Town) -> Across:
    """Where everything stands on a board."""
    seal = SHORE + (64 if panel.is_governor else 35)
    points = town.wide - SHORE - POINTS - 22
    cards = round(points - reach(POINTS_HIGH) - 8 - _cards_wide(panel))
    houses = round(cards - HOUSE - _count_wide(panel.built, panel.limit) - 12)
    return Across(seal, seal + 33, houses, cards, points)


def is_roomy(panel: Panel, town: Town) -> bool:
    """Whether the name is easily read beside all that the board tells."""
    across = _places(panel, town)
    room = across.houses - across.name - AFTER_NAME
    return fit(panel.name, Face.NAME, room, NAME_SIZE, NAME_EASY, 1).fits


def _draw_points(canvas: Canvas, x: int, y: float, panel: Panel) -> None:
    """The points in their plate."""
    told = panel.points.written
    draw_points(canvas, x, y, POINTS, POINTS_HIGH, told, is_leading=panel.is_leading)


def _draw_houses(canvas: Canvas, x: float, middle: float, panel: Panel) -> None:
    """How many buildings stand of those that end the game."""
    canvas.put_centred(art.sticker("house", 46), x + 22, middle)
    _draw_count(canvas, x + HOUSE, middle, panel.built, panel.limit, panel)


def _cards_wide(panel: Panel) -> float:
    """How much room the cards take."""
    return CARD + _count_wide(panel.hand, "")


def _count_wide(count: int, beside: str) -> float:
    """How much room a count takes with what stands beside it."""
    small = width(beside, Face.NUMBER, LIMIT_SIZE)
    return width(str(count), Face.NUMBER, COUNT_SIZE) + small + 5


def _draw_cards(canvas: Canvas, x: float, middle: float, panel: Panel) -> None:
    """How many cards are in hand."""
    if panel.has_drawn:
        canvas.put_centred(halo(art.sticker, "card", 48), x + 22, middle)
    canvas.put_centred(art.sticker("card", 48), x + 22, middle)
    _draw_count(canvas, x + CARD, middle, panel.hand, "", panel)


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
    """A count with something small beside it: its limit."""
    x += canvas.write(str(count), Face.NUMBER, COUNT_SIZE, panel.ink, x, middle)
    shift = Face.NUMBER.drop * (COUNT_SIZE - LIMIT_SIZE)
    canvas.write(beside, Face.NUMBER, LIMIT_SIZE, panel.soft, x + 3, middle + shift)
