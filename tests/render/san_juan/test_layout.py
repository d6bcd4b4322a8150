"""Where everything on the board lies: nothing is cut, nothing covers anything else."""

from itertools import chain, combinations, pairwise
from random import Random

import pytest
from PIL import Image

from games.san_juan.content import CARDS
from render.core import palette, ribbon
from render.core.canvas import Canvas
from render.core.fitting import fit
from render.core.known import Known
from render.core.lettering import Face
from render.core.scenery import above_ground, extent
from render.san_juan import harbor
from render.san_juan.board import (
    ABOVE,
    BOATS,
    TOWNS,
    WIDE,
    Bay,
    _backdrop,
    _largest,
    coast_of,
    draw_board,
    towns_for,
)
from render.san_juan.country import COUNTRIES, TIMBER, woods
from render.san_juan.looks import UNTOLD, kind_of
from render.san_juan.plot import (
    BEFORE,
    LANDMARK,
    LEANS,
    MOST_BONUS,
    SIZES,
    SPARK,
    Plot,
    Standing,
    _sign,
    before,
    draw_house,
    house_high,
    is_named,
    name_on,
    size_of,
    spark_at,
)
from render.san_juan.strip import PLOT
from render.san_juan.town import (
    BOARD,
    PLACES,
    STEP,
    Panel,
    _draw_street,
    draw_city,
    draw_woods,
    in_order,
    is_roomy,
)
from render.san_juan.town import draw_board as draw_sign
from render.san_juan.vocabulary import printed
from tests.render.positions import NAMES, a_scene, a_view
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

Box = tuple[float, float, float, float]
ALL_TOWNS = [town for heights in TOWNS.values() for towns in heights for town in towns]
PRODUCERS = [key for key, card in CARDS.items() if card.sort == "production"]
MIXED = [
    key
    for keys in zip(PRODUCERS * 7, [key for key in CARDS if key not in PRODUCERS], strict=False)
    for key in keys
]
"""Producers and others in turn."""

LEAF = "#468C49"
"""About the colour of a palm beside a house."""

TALLEST = 1560
"""How high a board is at most."""


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes (left, top, right, bottom) have nothing in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def plots_of(key: str) -> set[Plot]:
    """The narrowest plots and the widest on which a house can stand."""
    narrow = {town.plot_of(town.least(key)) for town in ALL_TOWNS}
    return narrow | {town.plot_of(town.along) for town in ALL_TOWNS} | {PLOT}


def bay_of(seats: int, built: int) -> Bay:
    """The islands of so many players, grown for so many houses."""
    return Bay(harbor.OPEN, towns_for([MIXED[:built]] * seats))


def plots(bay: Bay, built: int) -> list[list[Box]]:
    """The plots of so many houses on each island."""
    found: list[list[Box]] = []
    for seat, town in enumerate(bay.towns):
        streets = town.streets(MIXED[:built])
        assert streets is not None
        found.append([])
        for row, street in enumerate(streets):
            left, top = town.corner(row, *bay.corner(seat))
            for wide in street:
                found[-1].append((left, top, left + wide, top + town.plot.high))
                left += wide
    return found


@pytest.mark.parametrize("seats", TOWNS)
def test_a_town_grows_with_its_houses(seats: int) -> None:
    """Room for each of twelve, and no more streets than that takes."""
    grown = [bay_of(seats, built).towns[-1] for built in range(PLACES + 1)]

    assert [one.high for one in grown] == sorted(one.high for one in grown)
    assert grown[0].high < grown[-1].high
    for built, one in enumerate(grown):
        streets = one.streets(MIXED[:built])
        assert streets is not None
        assert sum(map(len, streets)) == built
        assert len(streets) == min(built, one.rows)


@pytest.mark.parametrize("seats", TOWNS)
def test_any_twelve_houses_have_room(seats: int) -> None:
    """Any in any order, and fourteen of what a last Builder phase may bring."""
    others = sorted(set(CARDS) - set(PRODUCERS))
    cities = [["indigo_plant"] * 14]
    for number in range(60):
        chance = Random(f"town {number}")
        cities.append(chance.sample(others, PLACES))
        cities.append([chance.choice(sorted(CARDS)) for _ in range(PLACES)])

    for city in cities:
        for town in towns_for([city] * seats):
            assert town.streets(city) is not None, city


def test_houses_are_spread_evenly_over_their_streets() -> None:
    """Eleven take three streets of four, four and three: none is left with a single one."""
    town = next(town for town in TOWNS[4][3] if town.rows == 3 and town.streets(["smithy"] * 11))
    streets = town.streets(["smithy"] * 11)

    assert streets is not None
    assert [len(street) for street in streets] == [4, 4, 3]
    assert all(town.along - 4 * STEP < sum(street) <= town.along for street in streets)
    assert town.streets(["smithy"] * 20) is None


def test_plots_have_room_for_what_stands_before_the_house() -> None:
    """A good in its crate, a sign of when the house works and of what it brings, a plate; nothing before a monument."""
    for town in ALL_TOWNS:
        for key in CARDS:
            card, plot = printed(Spoken("en", NAMES), key), town.plot_of(town.least(key))
            room = before(key, card.kind, plot.plate, plot.good)
            bonus = MOST_BONUS if card.kind in ("six", "cathedral") else None
            rest, work = (Standing(bonus=bonus, is_at_work=works) for works in (False, True))

            assert room < plot.wide
            for standing in (rest, work):
                sign = _sign(card, standing, plot)
                assert sign is None or is_named(card, plot, standing) or sign.size[0] <= room


def test_the_country_of_every_seat_is_another() -> None:
    """What rises behind the woods, what trees there are, and the colours of meadow and woods."""
    for part in ("rise", "trees", "meadow", "woods", "far"):
        assert len({getattr(land, part) for land in COUNTRIES}) == len(COUNTRIES)
    drawn = {woods(400, 200, seat).colour.tobytes() for seat in range(len(COUNTRIES))}
    assert len(drawn) == len(COUNTRIES)


def test_the_sign_of_when_a_house_works_leaves_room_for_the_house() -> None:
    """In every town it stands on the street and reaches over little of the house."""
    for town in ALL_TOWNS:
        sign = _sign(printed(Spoken("en", NAMES), "smithy"), Standing(), town.plot)
        assert sign is not None
        assert sign.size[1] - town.plot.street < town.plot.house * above_ground("smithy") / 4


def test_each_town_has_streets_of_its_own() -> None:
    """Side by side on islands of one height, the smaller town with larger houses; those below as low as theirs allow."""
    for heights in TOWNS.values():
        for towns in heights:
            assert len({town.high for town in towns}) == 1

    small, large, *below = towns_for([MIXED[:6], MIXED[:12], MIXED[:3], MIXED[:2]])

    assert (small.rows, large.rows) == (2, 3)
    assert small.plot.house > large.plot.house
    assert small.high == large.high > below[0].high == below[1].high


@pytest.mark.parametrize("seats", TOWNS)
@pytest.mark.parametrize("built", [1, 5, 12])
def test_plots_have_room_of_their_own(seats: int, built: int) -> None:
    """On their island, below its board, none on another."""
    bay = bay_of(seats, built)
    found = plots(bay, built)

    assert all(apart(one, other) for one, other in combinations(chain(*found), 2))
    for seat, boxes in enumerate(found):
        (x, y), town = bay.corner(seat), bay.towns[seat]
        for box in boxes:
            assert x < box[0]
            assert box[2] < x + town.wide
            assert box[3] <= y + town.high
            assert box[1] >= y + BOARD


@pytest.mark.parametrize("seats", TOWNS)
@pytest.mark.parametrize("built", [1, 5, 12])
def test_islands_lie_below_the_quay_and_within_the_picture(seats: int, built: int) -> None:
    """Water between all of them."""
    bay = bay_of(seats, built)
    town = bay.towns[0]
    corners = [bay.corner(seat) for seat in range(seats)]
    boxes = [(x, y, x + town.wide, y + town.high) for x, y in corners]

    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert min(box[1] for box in boxes) >= harbor.QUAY + harbor.PAVING
    assert max(box[2] for box in boxes) < WIDE
    assert max(box[3] for box in boxes) < _backdrop(coast_of(bay)).height <= TALLEST
    for seat, x, size in BOATS[seats]:
        y = bay.corner(seat)[1] - ABOVE
        assert size / 2 <= x <= WIDE - 10
        assert all(apart((x - 6, y - 6, x + 6, y + 6), box) for box in chain(*plots(bay, built)))


@pytest.mark.parametrize("key", CARDS)
def test_no_house_reaches_the_street_behind_it(key: str) -> None:
    """All stand on their plots; what is told before them covers their foot only."""
    for plot in plots_of(key):
        high = house_high(key, plot)

        assert high * above_ground(key) <= plot.ground
        assert high <= plot.house * (1 if plot.shield else size_of(kind_of(key)))
        assert sum(extent(key, is_bare=True)) * high <= plot.wide + LEANS
        if not plot.shield:
            assert plot.plate.high - plot.street == BEFORE < high * above_ground(key) / 3


@pytest.mark.parametrize("key", ["indigo_plant", "tobacco_storage", "well", "chapel", "hut"])
def test_a_palm_stands_beside_a_house_where_there_is_room(key: str) -> None:
    """Narrow plots are for the house alone."""
    plot = TOWNS[3][0][0].plot_of(TOWNS[3][0][0].least(key))
    card, high = printed(Spoken("en", NAMES), key), house_high(key, plot)
    broad = plot._replace(wide=round(high * sum(extent(key))))
    leaves = []
    for place in (plot, broad):
        canvas = Canvas(Image.new("RGB", (place.wide + 80, place.high + 40), palette.PAPER))
        draw_house(canvas, 40, 20, card, Standing(), place)
        leaves.append(share_of(canvas.image, LEAF))

    assert house_high(key, broad) == high
    assert leaves[0] == 0 < leaves[1]


def test_the_next_house_has_its_lot_where_there_is_room() -> None:
    """In the last street of a town; none where that is full."""
    town = TOWNS[2][0][0]
    painted = []
    for built in (1, 40):
        canvas = Canvas(Image.new("RGB", (town.wide, town.high), palette.PAPER))
        _draw_street(canvas, 0, 0, [town.along // 40] * built, (0, 0), town)
        painted.append(share_of(canvas.image, TIMBER))

    assert painted[0] > 0 == painted[1]


def test_a_town_has_as_many_streets_as_make_its_houses_largest() -> None:
    """Of all that have room on islands of that height."""
    laid, city = TOWNS[4][2], MIXED[:7]
    town = _largest(city, laid)

    assert town is not None
    assert {one.rows for one in laid if one.streets(city)} == {2, 3}
    assert town.grown(city) == max(one.grown(city) for one in laid if one.streets(city))
    assert _largest(["palace"] * 60, laid) is None


def test_landmarks_are_larger_than_their_neighbours() -> None:
    """Where their street leaves room."""
    town = TOWNS[2][0][-1]
    palace, hall = (
        house_high(key, town.plot_of(town.least(key))) for key in ("palace", "market_hall")
    )

    assert hall * LANDMARK - 2 * SIZES <= palace <= hall * LANDMARK


def test_landmarks_stand_at_the_back_and_producers_by_the_water() -> None:
    """The others between them; those of one kind in the order in which they were built."""
    built = ["indigo_plant", "smithy", "statue", "sugar_mill", "palace", "well"]

    assert in_order(built) == [2, 4, 1, 5, 0, 3]


@pytest.mark.parametrize("key", CARDS)
def test_the_last_move_hides_no_sign(key: str) -> None:
    """Its spark stands above what tells what the house does."""
    for plot in plots_of(key):
        x, y = spark_at(0, 0, plot)
        spark = (x - SPARK, y - SPARK, x + SPARK, y + SPARK)

        assert apart(spark, (0, plot.high - plot.plate.high, plot.wide, plot.high))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(UNTOLD))
def test_a_town_names_on_one_line_what_no_board_tells(key: str, language: str) -> None:
    """In large letters, while it works: the longest names are told in short."""
    card = printed(Spoken(language, NAMES), key)
    for town in ALL_TOWNS:
        plot = town.plot_of(town.least(key))
        name, size = name_on(card, plot), plot.plate

        assert is_named(card, plot, Standing(is_at_work=True))
        assert not is_named(card, plot, Standing())
        assert fit(name, Face.NAME, size.room, size.name, size.least, 1).fits


@pytest.mark.parametrize("row", harbor.ROWS)
def test_what_stands_on_the_quay_stands_side_by_side(row: harbor.Row) -> None:
    """Signs, the trading house, the Cathedral, the deck in its crate; below the ribbon."""
    signs = [harbor.LEFT + place * (row.role + row.gap) for place in range(5)]
    spans = [(left, left + row.role) for left in signs]
    spans.append((row.trading_left, row.trading_left + row.trading))
    if row.cathedral:
        spans.append((row.cathedral_left, row.cathedral_left + row.cathedral))
    spans.append((harbor.CRATE_LEFT, harbor.CRATE_LEFT + harbor.CRATE[0]))

    assert all(end < start for (_, end), (start, _) in pairwise(spans))
    assert spans[-1][1] < WIDE
    assert ribbon.TOP + ribbon.HIGH < harbor.TOP


@pytest.mark.parametrize("seats", TOWNS)
@pytest.mark.parametrize("is_governor", [False, True])
def test_a_board_has_room_for_its_largest_numbers(seats: int, *, is_governor: bool) -> None:
    """More than twelve buildings, a full hand, many points: still the name, and nothing leaves the island."""
    bay = bay_of(seats, PLACES)
    town = bay.towns[0]
    sea = Canvas(_backdrop(coast_of(bay)).copy())
    x, y = bay.corner(0)
    draw_woods(sea, x, y, 0, town)
    bare = Canvas(sea.image.copy())
    panel = Panel(0, "Maximiliana Albuquerque de Souza", 12, 20, Known(48), is_governor=is_governor)
    draw_city(sea, x, y, 0, (), town)
    draw_sign(sea, x, y, panel, town)
    area = changed_area(bare.image, sea.image)

    assert area is not None
    assert area[0] >= x
    assert area[2] <= x + town.wide
    assert area[1] >= y - 20
    assert area[3] <= y + town.high


def test_islands_are_kept_apart_from_their_towns() -> None:
    """Towns of other houses on islands of the same size leave the backdrop as it is."""
    laid = TOWNS[4][1]
    bays = [Bay(harbor.OPEN, (town,) * 4) for town in (laid[0], laid[-1])]

    assert bays[0].towns != bays[1].towns
    assert coast_of(bays[0]) == coast_of(bays[1])


def test_a_short_name_is_whole_beside_all_counts() -> None:
    """How many houses end the game is left to the meter before a name loses a letter."""
    bay = bay_of(4, PLACES)
    assert is_roomy(Panel(2, "Ana", 3, 4), bay.towns[2])
    assert not is_roomy(Panel(2, "Bartolomeu", 3, 4), bay.towns[2])
    drawn = []
    for name in ("Carla", "Carlo"):
        sea = Canvas(_backdrop(coast_of(bay)).copy())
        panel = Panel(2, name, 10, 2, Known(23, is_least=True), is_governor=True, has_limit=False)
        draw_sign(sea, *bay.corner(2), panel, bay.towns[2])
        drawn.append(sea.image)

    assert changed_area(*drawn) is not None


def test_the_same_scene_in_every_language() -> None:
    """Only words differ: islands, houses and signs of two languages are the same pixels where both are encoded alike."""
    one, other = (
        decoded(draw_board(a_view(2), a_scene(language, seats=2))) for language in ("en", "pt-BR")
    )
    bay = bay_of(2, 8)
    town = bay.towns[0]
    x, y = town.corner(0, *bay.corner(0))
    houses = (x, y, x + town.along, y + town.plot.ground - 10)
    deck = (harbor.CRATE_LEFT, harbor.DECK_TOP + harbor.DECK_HIGH + 6, WIDE, harbor.FOOT)

    for box in (houses, deck):
        assert changed_area(one.crop(box), other.crop(box)) is None
