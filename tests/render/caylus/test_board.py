"""The board as a valley: nothing lies over what a building does, and the last move is marked where it happened."""

from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.caylus.content import BUILDINGS, GATE, KIND, ROAD, SECTION, TILES
from games.caylus.events import Built, Passed, Placed, ProvostMoved, RoundBegan, Started
from games.caylus.frames import (
    NOBODY,
    Activation,
    AnyFrame,
    CastleTurns,
    Favors,
    GateChoice,
    InnChoice,
    Placing,
    Production,
    ProvostMoves,
    Scoring,
    Specials,
)
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.places import affordable_places, open_places
from games.caylus.royal_events import BailiffMoved, BatchesGiven, LineChosen
from games.caylus.state import State, Table
from games.core.model import Event, Key, Seat
from render.caylus.beyond import RIDER
from render.caylus.board import (
    APART,
    FAVORED_WIDE,
    NOTICE_SLIM,
    NOTICE_WIDE,
    NOTICE_X,
    notice_wide,
    row_x,
)
from render.caylus.castle import (
    BERTH_STEP,
    PLATE_HIGH,
    PLATE_WIDE,
    Site,
    draw_castle,
    outcome_of,
    parts,
    waiting_wide,
)
from render.caylus.favors import CLOTH, standing
from render.caylus.focus import Part, focused, parts_of
from render.caylus.ground import BAR, STREET_Y, TOWN_TOP, reaches, way
from render.caylus.happened import happened
from render.caylus.layout import STAGE, Layout, great, layout_of
from render.caylus.officers import ASIDE, ASKED, rider
from render.caylus.openings import openings
from render.caylus.pieces import line_width
from render.caylus.plots import (
    DUSK,
    FAINT,
    HEAD,
    LIT,
    MOON,
    NIGHT_SKY,
    QUIET,
    SIZES,
    draw_free,
    draw_house,
    flag_wide,
    worker_size,
)
from render.caylus.renderer import CaylusRenderer
from render.caylus.seats import (
    BOARD_HIGH,
    BOARD_LEFT,
    BOARD_WIDE,
    CUBE,
    CUBES_FROM,
    FAVORED,
    FAVORS_FROM,
    GOLDEN,
    NAMED,
    NUMBER,
    PAID,
    PALE_RED,
    SCORED,
    Row,
    rows,
    table_high,
)
from render.caylus.shade import DEEP
from render.caylus.shade import DUSK as GLOAM
from render.caylus.tally import DANGER, due, letters, outcome, outcomes
from render.caylus.town import (
    ALOOF,
    BRIDGE_LEFT,
    BRIDGE_RIGHT,
    GROUND,
    GUEST,
    LIGHT,
    LODGING,
    LOTS,
    PLATE,
    RIM,
    berths,
    lots_for,
)
from render.caylus.town import NAMED as TITLED
from render.caylus.trail import between, from_gate
from render.caylus.valley import (
    BEND_RIGHT,
    LAP,
    LEFT,
    NEAR,
    RIGHT,
    STOP,
    WAY,
    WIDE,
    Front,
    Lanes,
    Valley,
    lanes_for,
    valley_of,
)
from render.caylus.vocabulary import short, strip_of, term
from render.core import budget, palette, tokens
from render.core.canvas import Canvas
from render.core.fitting import Fitted, fit
from render.core.leader import GOLD
from render.core.lettering import Face
from tests.games.caylus.laying import GREEN, RED, SEED, holding, laid
from tests.render.caylus.setups import moment, scene_of
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES

RENDERER = CaylusRenderer()
SPACES = range(1, ROAD.spaces + 1)
FULL = lanes_for(ROAD.spaces).front
"""A plot of the fullest road."""


def board(table: Table, *events: Event, language: str = "en") -> Image.Image:
    """The board of a position in which something has just happened."""
    state = State(SEED, (Placing((RED, GREEN)),), table)
    return decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, events, language)))


def aqua(image: Image.Image, x: float, y: float, wide: float, high: float) -> float:
    """How much of a box is aqua."""
    return share_of(
        image.crop((round(x), round(y), round(x + wide), round(y + high))), palette.AQUA
    )


def valley(table: Table) -> Valley:
    """The valley of a position in which workers are placed."""
    view = CAYLUS.public(State(SEED, (Placing((RED, GREEN)),), table))
    return focused(valley_of(view), view, parts_of(view, happened(())))


def front_of(table: Table, space: int) -> Front:
    """The measures of a space's plot in that valley."""
    laid_out = valley(table)
    return laid_out.plot(laid_out.place(space)).front


def box_of(lanes: Lanes, place: int) -> tuple[int, int, int, int]:
    """A plot."""
    x, y = lanes.plot(place)
    return x, y, x + lanes.front.wide, y + lanes.front.high


def around(table: Table, space: int, edge: int = 0) -> tuple[int, int, int, int]:
    """The plot of a space (left, top, width, height), with so much around it."""
    laid_out = valley(table)
    x, y, front = laid_out.plot(laid_out.place(space))
    return x - edge, y - edge, front.wide + 2 * edge, front.high + 2 * edge


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two boxes share nothing."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("count", range(9, ROAD.spaces + 1))
def test_plots_lie_side_by_side_on_the_land(count: int) -> None:
    """As many as are shown, within the margins, none over another."""
    lanes = lanes_for(count)
    boxes = [box_of(lanes, place) for place in range(1, count + 1)]

    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(x >= LEFT and right <= RIGHT and low <= lanes.end for x, _, right, low in boxes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_read_on_a_phone(language: str) -> None:
    """In the town, where no icon says what is done: eight and a half pixels high at least in a picture 277 wide."""
    words = scene_of(State(SEED, (), laid(holding(), holding())), (), language).words
    for asked, building in product((None, *LOTS), TITLED):
        wide = lots_for(asked)[building].wide - (4 * LIGHT if building == asked else 0)
        room = wide - 22 - (0 if building == GATE else PLATE - 2 * RIM + 8)
        line = fit(short(words, building), Face.NAME, room, PLATE - 2 * RIM, 20, 1)
        assert line.size * 277 / 1400 >= 8.5, line


@pytest.mark.parametrize("count", [10, 12, 16, 20, 24, 28])
def test_what_a_house_yields_can_be_seen_on_a_phone(count: int) -> None:
    """Nine pixels high at least; workers are larger."""
    front, scale = lanes_for(count).front, 277 / 1400
    room = front.wide - 24
    for building in (one for one in BUILDINGS if strip_of(one)):
        size = round(9 / scale)
        assert line_width(strip_of(building), size) <= room, building
        assert size <= front.strip
    assert worker_size(front) * scale >= 17
    assert flag_wide(front) * scale >= 8.5


def test_heads_and_banners_reach_over_no_plate() -> None:
    """There is as much room above every row of plots, and roofs below the road leave most of it free."""
    for count in range(13, ROAD.spaces + 1):
        lanes = lanes_for(count)
        last, next_ = lanes.plot(1)[1] + lanes.front.high, lanes.plot(2 * lanes.columns + 2)[1]
        assert next_ - last > HEAD
    assert LAP + HEAD < WAY / 2


def test_the_fewer_spaces_there_are_the_larger_is_what_stands_there() -> None:
    """Where the road has as many stretches."""
    fronts = [lanes_for(count).front for count in range(13, ROAD.spaces + 1)]

    assert all(one.wide >= next_.wide for one, next_ in pairwise(fronts))
    assert fronts[0].wide > 1.5 * fronts[-1].wide


def test_the_valley_ends_where_the_next_buildings_will_stand() -> None:
    """The Gold Mine follows there; whoever rides ahead is shown, and all before him."""
    first = valley(laid(holding(), holding()))
    assert first.spaces == (*range(1, 10), 16)
    assert list(first.gaps()) == [9]

    ahead = valley(laid(holding(), holding(), provost=13))
    assert ahead.spaces == (*range(1, 14), 16)

    road = {space: ("w_quarry", RED) for space in range(9, ROAD.spaces + 1) if space != 16}
    assert valley(laid(holding(), holding(), built=road)).spaces == tuple(SPACES)


def test_the_officers_ride_between_the_plots() -> None:
    """Neither of them stands higher or lower than the road is wide, give or take their edges."""
    lanes = lanes_for(ROAD.spaces)
    for place in SPACES:
        _, y = lanes.on_road(place)
        high = rider("provost", 1).size[1]
        assert abs(y - (lanes.way_top(place) + WAY / 2)) < 1
        assert high <= WAY + 12


def test_an_officer_rides_away_from_the_plot_of_his_space() -> None:
    """So that he hides less of its house: higher before plots below the road than before those above."""
    feet = []
    for space in (3, 4):
        table = laid(holding(), holding(), provost=9, bailiff=space)
        image = board(table, BailiffMoved(1, space))
        x, y = valley(table).on_road(valley(table).place(space))
        rows = range(-WAY, WAY)
        crops = [image.crop((x - 70, y + row, x + 70, y + row + 1)) for row in rows]
        feet.append(max(row for row, crop in zip(rows, crops, strict=True) if is_aqua(crop)))

    assert feet[1] - feet[0] == 2 * ASIDE


def is_aqua(row: Image.Image) -> bool:
    """Whether some of it is."""
    return share_of(row, palette.AQUA, 24) > 0.02


@pytest.mark.parametrize("count", [10, 12, 16, 28])
def test_the_road_behind_the_provost_lies_in_dusk(count: int) -> None:
    """The spaces beyond him, and none up to him."""
    laid_out = Valley(lanes_for(count), tuple(range(1, count + 1)))
    for provost in range(1, count + 1):
        dark = laid_out.beyond(provost)
        for place in range(1, count + 1):
            x, y = laid_out.on_road(place)
            is_dark = any(a <= x < c and b <= y < d for a, b, c, d in dark)
            assert is_dark == (place > provost)


def test_plates_beyond_the_provost_lie_in_dusk_too() -> None:
    """Where nobody will be served, under a moon; the house and its plate fill the plot."""
    table = laid(holding(), holding(), provost=4)
    image = board(table)
    for space in (4, 6):
        x, y, wide, high = around(table, space)
        house = front_of(table, space).house
        sill = image.crop((x, y + house, x + wide, y + high))
        assert (share_of(sill, LIT, 20) > 0.2) == (space == 4)
        assert (share_of(sill, DUSK, 20) > 0.2) == (space == 6)
        above = image.crop((x + wide - MOON - 6, y + house - MOON, x + wide, y + house - 6))
        assert (share_of(above, NIGHT_SKY, 12) > 0.1) == (space == 6)


@pytest.mark.parametrize("count", range(9, ROAD.spaces + 1, 3))
@pytest.mark.parametrize("drop", ["none", "lowered", "raised"])
def test_the_pieces_of_the_road_are_all_of_it(count: int, drop: str) -> None:
    """Each is drawn once, and none is left out."""
    lanes = lanes_for(count)
    lanes = lanes if drop == "none" else getattr(lanes, drop)()
    pieces = reaches(lanes)
    whole = (0, 0, WIDE, lanes.end + 40)

    assert all(apart(one, other) for one, other in combinations(pieces, 2))
    left = way(lanes, whole, 14)
    for box in pieces:
        left.paste(0, box)
    assert left.getbbox() is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("provost", [4, 6, 11])
def test_a_sign_on_the_road_says_what_the_moon_means(provost: int, language: str) -> None:
    """Right behind the provost, in letters to read on a phone; none where no worker can be sent beyond him."""
    table = laid(holding(), holding(), provost=provost, bailiff=1)
    x, y = valley(table).on_road(valley(table).place(provost))
    road = (x + RIDER, y - WAY // 2, BEND_RIGHT, y + WAY // 2)

    image = board(table, language=language)
    assert (share_of(image.crop(road), NIGHT_SKY, 12) > 0.1) == (provost < 11)
    poor = laid(holding(0), holding(), provost=provost, bailiff=1)
    assert share_of(board(poor, language=language).crop(road), NIGHT_SKY, 12) < 0.01


@pytest.mark.parametrize("asked", [None, *LOTS])
def test_special_buildings_lie_beside_each_other(asked: Key | None) -> None:
    """Whichever is asked about: that one has a wider place than else, and all of them no more room than ever."""
    lots = lots_for(asked)
    ends = [lot.x + lot.wide for lot in lots.values()]

    assert all(end < after.x for end, after in zip(ends, list(lots.values())[1:], strict=False))
    assert lots["inn"].x == LOTS["inn"].x
    assert ends[-1] <= RIGHT + 6
    for building, lot in lots.items():
        assert (lot.wide > LOTS[building].wide) == (building == asked)


def test_a_special_building_without_workers_is_dim_while_another_is_asked_about() -> None:
    """Nothing will be done there in this round; one in which somebody stands is not."""
    table = laid(holding(), holding(), holding(), specials=(NOBODY, NOBODY, NOBODY, RED))
    table = replace(table, inn=(NOBODY, RED))
    state = State(SEED, (Specials(4), InnChoice(RED)), table)
    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))

    shown = []
    for building in ("joust_field", "merchants_guild"):
        lot = lots_for("inn")[building]
        plate = image.crop((lot.x, GROUND + 2, lot.x + lot.wide, GROUND + PLATE))
        shown.append(share_of(plate, palette.mixed(palette.PAPER, GLOAM, DEEP), 12) > 0.2)
    assert shown == [True, False]


def test_every_worker_of_a_special_building_has_a_berth() -> None:
    """Within its lot, none over another."""
    view = CAYLUS.public(State(SEED, (), laid(holding(), holding(), holding())))
    for asked in (None, *LOTS):
        for building, lot in lots_for(asked).items():
            spots = [x for x, _ in berths(view, building, lot)]
            assert all(lot.x < x < lot.x + lot.wide for x in spots)
            assert all(after - before >= 50 for before, after in pairwise(spots))


@pytest.mark.parametrize("site", [STAGE.site, great(0).site, great(192).site])
@pytest.mark.parametrize("scored", range(len(SECTION) + 1))
def test_stones_of_the_castle_lie_beside_and_above_each_other(site: Site, scored: int) -> None:
    """30 lots, none over another, from the Dungeon at the left to the Towers; the section that is built is the highest."""
    built, found = parts(site, scored), []
    for part, section in zip(built, SECTION, strict=True):
        for lot in range(section.lots):
            x, y = part.stone(lot)
            found.append((x, y, x + part.wide, y + part.high))
    assert len(found) == 30
    assert all(apart(one, other) for one, other in combinations(found, 2))
    assert min(x for x, *_ in found) >= site.x
    assert max(right for _, _, right, _ in found) <= site.x + site.wide
    assert {max(low for *_, low in found)} == {site.foot}
    assert all(part.top - 0.18 * site.high >= site.y - 2 for part in built), "room for the roofs"
    assert all(one.x + one.across < next_.x for one, next_ in pairwise(built))
    high = [part.high for part in built]
    assert scored == len(SECTION) or max(high) == high[scored]


@pytest.mark.parametrize("site", [STAGE.site, great(192).site])
@pytest.mark.parametrize("scored", range(len(SECTION) + 1))
def test_every_stone_of_the_castle_tells_its_builder_by_more_than_colour(
    site: Site, scored: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were all players of one colour, the stones of no two of them would look alike, whether scored or not."""
    monkeypatch.setattr(budget, "PICTURES", budget.Budget(budget.MOST_BYTES))
    for module in (palette, tokens):
        monkeypatch.setattr(module, "SEATS", [palette.SEATS[RED]] * 5)
    castles = []
    for seat in range(5):
        table = laid(holding(), holding(), lots=tuple((seat,) * one.lots for one in SECTION))
        castles.append(Canvas(Image.new("RGB", (1400, 600))))
        view = CAYLUS.public(State(SEED, (), replace(table, scored=scored)))
        draw_castle(castles[-1], view, site)
    for part, section in zip(parts(site, scored), SECTION, strict=True):
        for lot in range(section.lots):
            x, y = part.stone(lot)
            box = (x, y, x + part.wide, y + part.high)
            for one, other in combinations(castles, 2):
                change = ImageChops.difference(one.image.crop(box), other.image.crop(box))
                levels = change.convert("L").histogram()
                assert sum(levels[40:]) > 0.015 * part.wide * min(part.wide, part.high)


@pytest.mark.parametrize("scored", range(len(SECTION)))
def test_whose_stones_are_in_the_section_that_is_built_can_be_seen_on_a_phone(scored: int) -> None:
    """Ten pixels wide and high at least."""
    part = parts(STAGE.site, scored)[scored]
    assert min(part.wide, part.high) * 277 / 1400 >= 10


def test_every_section_shows_whose_stones_it_has() -> None:
    """On a banner while it is built and when all is done, in a window in between."""
    table = laid(holding(), holding(), lots=((RED,) * 6, (RED,) * 10, ()), scored=1)
    before, after = board(table), board(replace(table, scored=3))

    def owned(image: Image.Image, scored: int, section: int) -> float:
        part = parts(STAGE.site, scored)[section]
        x, y = part.stone(0)
        stone = image.crop((x, y, x + part.wide, y + part.high))
        return share_of(stone, palette.SEATS[RED].full)

    sections = [(before, 1, 0), (before, 1, 1), (after, 3, 0), (after, 3, 1)]
    assert min(owned(*one) for one in sections) > 0.04


def test_the_castle_is_largest_while_it_is_built() -> None:
    """The road gives it room, and the picture is no higher."""
    table = laid(holding(), holding(), castle=(RED,), lots=((RED, GREEN), (), ()))
    state = State(SEED, (CastleTurns((RED,)),), table)

    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, (), "en")))

    stage, lanes = layout(state).stage, layout(state).valley.lanes
    assert image.height <= board(table).height
    assert stage.site.high > 1.2 * STAGE.site.high
    assert stage.site.foot < stage.row_foot - PLATE_HIGH
    assert stage.row_foot <= lanes.plot(2)[1]


def test_the_castle_is_largest_when_all_is_done() -> None:
    """With everybody's stones, and nobody waiting before it; the winner's flags fly over it."""
    lots = ((RED,) * 6, (RED,) * 10, (GREEN,) * 14)
    table = laid(holding(), holding(), lots=lots, scored=3)
    state = State(SEED, (), table)

    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))

    stage = great(valley(table).lanes.lowered().drop, 0)
    assert image.height <= board(table).height
    for part, seat in zip(parts(stage.site, 3), (RED, RED, GREEN), strict=True):
        x, y = part.stone(part.columns)
        stone = image.crop((x, y, x + part.wide, y + part.high))
        assert share_of(stone, palette.SEATS[seat].full) > 0.04
    assert stage.site.foot > great(valley(table).lanes.lowered().drop).site.foot


def test_the_castle_is_called_finished_only_with_a_house_on_every_lot() -> None:
    """R87a: the game may end with lots left open, in any section; then building has ended."""
    full = ((RED,) * 6, (RED,) * 10, (GREEN,) * 14)
    told = []
    for lots in (full, (full[0], (RED,) * 4, full[2]), (*full[:2], (GREEN,) * 13)):
        state = State(SEED, (), laid(holding(), holding(), lots=lots, scored=3))
        told.append(outcome_of(CAYLUS.public(state)))
    assert told == ["done", "ended", "ended"]


def test_a_worker_just_placed_is_ringed_where_it_stands() -> None:
    """On the road, in the town, before the castle; nowhere else on the road."""
    table = laid(holding(), holding(), workers={3: RED}, castle=(RED,))
    road = board(table, Placed(RED, "n_farm", 1))
    for space in valley(table).spaces:
        share = aqua(road, *around(table, space, 6))
        assert (share > 0.02) == (space == 3)
    town = board(table, Placed(RED, "inn", 1))
    assert aqua(town, LOTS["inn"].x - 8, TOWN_TOP, LOTS["inn"].wide + 16, 130) > 0.02
    berth, top = row_x(NOTICE_WIDE) + PLATE_WIDE + 4, STAGE.row_foot - 90
    assert aqua(board(table, Placed(RED, "castle", 1)), berth, top, BERTH_STEP, 90) > 0.03


def test_a_building_just_built_is_ringed() -> None:
    """By its space."""
    table = laid(holding(), holding(), built={9: ("w_quarry", RED)})

    image = board(table, Built(RED, "w_quarry", 9, (), 2))

    assert aqua(image, *around(table, 9, 6)) > 0.02


@pytest.mark.parametrize("event", [ProvostMoved(RED, "ahead_1", 11, 1), BailiffMoved(2, 8)])
def test_an_officer_who_has_just_moved_has_an_aqua_edge(event: Event) -> None:
    """Where he stands now."""
    table = laid(holding(), holding(), provost=11, bailiff=8)
    (space,) = {11, 8} & {event.space}  # type: ignore[attr-defined]

    image = board(table, event)

    for officer in (8, 11):
        x, y = valley(table).on_road(valley(table).place(officer))
        share = aqua(image, x - 50, y - WAY, 100, 2 * WAY)
        assert (share > 0.01) == (officer == space)


def test_who_has_just_passed_is_ringed_on_the_bridge() -> None:
    """Nobody otherwise."""
    table = laid(holding(), holding(), passed=(GREEN,))
    bridge = (BRIDGE_LEFT, STREET_Y - 30, BRIDGE_RIGHT - BRIDGE_LEFT, 60)

    assert aqua(board(table, Passed(GREEN, 1, 1)), *bridge) > 0.01
    assert aqua(board(table), *bridge) < 0.001


def test_stones_just_laid_are_ringed_in_the_castle() -> None:
    """The last two of three, over the end of a section."""
    table = laid(holding(), holding(), lots=((RED,) * 6, (GREEN,), ()))
    table = replace(table, scored=0)
    image = board(table, BatchesGiven(GREEN, 2, (), 9))

    rings = []
    for number, lots in enumerate(table.lots):
        for lot in range(len(lots)):
            part = parts(STAGE.site, 0)[number]
            share = aqua(image, *part.stone(lot), part.wide, part.high)
            rings.append(share > 0.1)
    assert rings == [False] * 5 + [True, True]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_round_stands_beside_a_long_last_move(language: str) -> None:
    """Which is told in brief there."""
    moved = ProvostMoved(RED, "back_3", 4, 3)
    image = board(laid(holding(), holding()), moved, language=language)

    assert share_of(image.crop((1180, 30, 1370, 80)), palette.MIST) > 0.05


def test_a_marker_of_favors_just_moved_is_ringed() -> None:
    """In its line and column."""
    table = laid(holding(favors=(0, 2, 0, 0)), holding())
    image, sheet = (
        board(table, LineChosen(RED, "deniers", 2, 0, 4)),
        standing(CAYLUS.public(State(SEED, (), table))),
    )
    for row in range(4):
        for column in range(2):
            x, y = sheet.left(column), sheet.middle(row) - sheet.px(23)
            share = aqua(image, x, y, sheet.step - 4, sheet.px(46))
            assert (share > 0.1) == ((row, column) == (1, 1))


def test_traces_add_up() -> None:
    """Of several events of one move; the place is that of the first one, of which the ribbon tells."""
    traces = happened(
        (
            RoundBegan(2, (RED, GREEN)),
            Placed(RED, "n_farm", 1),
            Passed(GREEN, 1, 1),
            BatchesGiven(RED, 2, (), 8),
            Built(RED, "w_quarry", 9, (), 2),
        )
    )

    assert (traces.place, traces.space) == ("n_farm", 0)
    assert happened((Built(RED, "w_quarry", 9, (), 2), Placed(RED, "n_farm", 1)))[:2] == ("", 9)
    assert happened((ProvostMoved(RED, "ahead_1", 11, 1), Placed(RED, "n_farm", 1)))[:2] == ("", 0)
    assert traces.passed == {GREEN}
    assert traces.stones == 2


@pytest.mark.parametrize(
    ("section", "houses", "told"),
    [
        (0, 0, (0, 2)),
        (0, 1, (0, 0)),
        (0, 2, (1, 0)),
        (1, 0, (0, 3)),
        (1, 9, (3, 0)),
        (2, 4, (2, 0)),
    ],
)
def test_what_scoring_will_bring_or_cost(section: int, houses: int, told: tuple[int, int]) -> None:
    """Favors by houses, points lost without one (3.10)."""
    assert outcome(SECTION[section], houses) == told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_scoring_costs_or_brings_stands_in_the_players_rows(seats: int) -> None:
    """In red beside the points of who has no house in the section under construction; a favor for who has two. One house
    changes nothing.
    """
    table = laid(*[holding()] * seats, lots=((RED, RED, GREEN), (), ()))
    told = outcomes(CAYLUS.public(State(SEED, (), table)))
    others = set(table.order) - {RED, GREEN}
    top = valley(table).lanes.end + APART
    image = board(table)

    assert told == {RED: (1, 0), GREEN: (0, 0)} | dict.fromkeys(others, (0, 2))
    for row, seat in zip(rows(LEFT, top, RIGHT - LEFT, seats), table.order, strict=True):
        x, y, wide, high = row
        lost = image.crop((x + NAMED + SCORED, y, x + CUBES_FROM - PAID, y + high))
        gained = image.crop((x + FAVORS_FROM, y, x + wide, y + high))
        reds = share_of(lost, DANGER, 24), share_of(lost, PALE_RED, 24)
        assert (max(reds) > 0.08) == (seat in others)
        assert (share_of(gained, palette.AZULEJO, 24) > 0.02) == (seat == RED)


def test_the_players_table_lies_below_the_valley() -> None:
    """Over no plot; the picture is lower as long as the road has one stretch."""
    empty = laid(holding(), holding())
    built = laid(holding(), holding(), built=dict.fromkeys(range(9, 16), ("w_quarry", RED)))
    for table in (empty, built):
        top = valley(table).lanes.end + APART
        assert board(table).height == top + table_high(2) + 9
        last = rows(LEFT, top, RIGHT - LEFT, 2)[-1]
        assert last.y + last.high == top + table_high(2)
    assert board(empty).height < board(built).height <= 1.2 * board(built).width


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_row_can_be_read_on_a_phone(seats: int) -> None:
    """Its numbers are ten pixels high at least, in as many rows as there are players, none over another."""
    found = rows(LEFT, 0, RIGHT - LEFT, seats)
    assert all(row.px(NUMBER) * 277 / 1400 >= 10 for row in found)
    assert all(after.y >= before.y + before.high for before, after in pairwise(found))


def test_the_leader_is_framed_in_gold() -> None:
    """Nobody else, and nobody while all are level."""
    table = laid(holding(points=12), holding(points=31))
    top = valley(table).lanes.end + APART

    def gold(table: Table) -> list[bool]:
        image, found = board(table), []
        for row in rows(LEFT, top, RIGHT - LEFT, 2):
            left, rim = row.x + BOARD_LEFT, round(row.middle - row.px(BOARD_HIGH) / 2)
            box = (left + 20, rim - GOLDEN, left + BOARD_WIDE - 20, rim)
            found.append(share_of(image.crop(box), GOLD, 24) > 0.3)
        return found

    assert table.order == (RED, GREEN)
    assert gold(table) == [False, True]
    assert gold(laid(holding(points=12), holding(points=12))) == [False, False]


def test_cubes_stand_in_columns() -> None:
    """Each kind has its own place in the row, however few kinds there are."""
    table = laid(holding(letters="GG"), holding(letters="FGG"))
    top = valley(table).lanes.end + APART
    image = board(table)
    first, second = rows(LEFT, top, RIGHT - LEFT, 2)

    def column(row: Row, number: int) -> Image.Image:
        x = row.x + CUBES_FROM + CUBE * number
        return image.crop((x, row.y + 4, x + CUBE, row.y + row.high - 4))

    assert first.y < second.y
    for row, seat, kinds in ((first, RED, {4}), (second, GREEN, {0, 4})):
        ground = palette.LAMP if seat == RED else palette.SEATS[seat].header
        shares = [share_of(column(row, number), ground, 12) for number in range(5)]
        assert {number for number, share in enumerate(shares) if share < 0.85} == kinds


@pytest.mark.parametrize("seats", [2, 5])
def test_what_glows_is_what_can_be_paid_for(seats: int) -> None:
    """The places that the rules offer, at every step of a game in which workers are placed or leave the Gate."""
    seen = 0
    for steps in range(0, 75, 3):
        state, _ = moment(seats, steps)
        decision = CAYLUS.first(state)
        assert decision is not None
        places = frozenset[str]()
        if isinstance(frame := state.flow[-1], GateChoice):
            places = frozenset(open_places(state.table, frame.seat))
        elif isinstance(state.flow[0], Placing) and decision.prompt.id == "caylus-prompt-place":
            places = frozenset(affordable_places(state.table, decision.seat))
            seen += 1
        assert openings(CAYLUS.public(state)) == places
    assert seen > 3


def test_where_nothing_is_to_be_done_a_plate_is_dim() -> None:
    """And smaller than those where a worker can be placed, whose paper is golden."""
    table = laid(holding(9), holding(9), workers={2: GREEN})
    image = board(table)
    assert front_of(table, 4).wide > 1.2 * front_of(table, 2).wide
    dim = palette.mixed(palette.PAPER, QUIET, FAINT)

    for space in (2, 4):
        x, y, wide, high = around(table, space)
        front = front_of(table, space)
        plate = image.crop((x, y + front.house, x + wide, y + high))
        assert (share_of(plate, LIT, 12) > 0.2) == (space == 4)
        assert (share_of(plate, dim, 12) > 0.2) == (space == 2)


def test_the_next_stone_is_lit_while_the_castle_is_built() -> None:
    """Behind those that stand."""
    table = laid(holding(), holding(), castle=(RED,), lots=((RED, GREEN), (), ()))
    state = State(SEED, (CastleTurns((RED,)),), table)

    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, (), "en")))

    site, lit = layout(state).site, []
    part = parts(site, 0)[0]
    for lot in range(SECTION[0].lots):
        x, y = part.stone(lot)
        edge = image.crop((x - 4, y + 10, x + 4, y + part.high - 10))
        lit.append(share_of(edge, palette.LAMP, 30) > 0.3)
    assert lit == [False, False, True, False, False, False]


def layout(state: State, *events: Event) -> Layout:
    """Where everything lies on the board of a position."""
    view, traces = CAYLUS.public(state), happened(events)
    return layout_of(view, traces, parts_of(view, traces))


def papers(state: State, *events: Event) -> list[int]:
    """The spaces at which the board shows a bright plate."""
    scene = replace(scene_of(state, events), asked=(GREEN,))
    image = decoded(RENDERER.board(CAYLUS.public(state), scene))
    laid_out, found = layout(state, *events).valley, []
    for space in laid_out.spaces:
        x, y, front = laid_out.plot(laid_out.place(space))
        plate = image.crop((x, y + front.house, x + front.wide, y + front.high))
        if share_of(plate, palette.PAPER, 12) > 0.2:
            found.append(space)
    return found


def test_while_the_provost_rides_plates_stand_where_somebody_works() -> None:
    """As far as he can ride; all other houses are only houses, and those far from him are not shown."""
    workers = {2: RED, 6: RED, 7: GREEN}
    table = laid(holding(1), holding(1), provost=7, passed=(RED, GREEN), workers=workers)

    state = State(SEED, (ProvostMoves((RED, GREEN)),), table)
    assert papers(state) == [6, 7]
    assert layout(state).valley.spaces == (5, 6, 7, 8, 9)


@pytest.mark.parametrize(("provost", "served"), [(7, [3, 6]), (5, [3])])
def test_plates_stand_where_somebody_will_still_be_served(provost: int, served: list[int]) -> None:
    """From the space whose turn it is up to the provost, and where the last move was."""
    workers = {1: RED, 3: GREEN, 6: RED}
    table = laid(holding(), holding(), provost=provost, workers=workers)
    state = State(SEED, (Activation(3), Production(GREEN, "n_farm")), table)

    assert papers(state) == served
    assert papers(state, Placed(RED, "n_quarry", 1)) == [1, *served]


@pytest.mark.parametrize("provost", [5, 7])
def test_who_will_not_be_served_stands_there_pale_with_a_cross(provost: int) -> None:
    """Beyond the provost."""
    table = laid(holding(), holding(), provost=provost, workers={3: RED, 6: GREEN})
    state = State(SEED, (Activation(3), Production(RED, "n_farm")), table)
    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))

    laid_out = layout(state).valley
    x, y, front = laid_out.plot(laid_out.place(6))
    berth = image.crop((x + front.wide // 2, y, x + front.wide, y + front.high))
    assert (share_of(berth, palette.SEATS[GREEN].full, 24) > 0.03) == (provost == 7)
    assert (share_of(berth, palette.REFUSED, 24) > 0.002) == (provost == 5)


@pytest.mark.parametrize("count", [16, 20, 24])
def test_a_house_takes_the_room_that_its_row_has(count: int) -> None:
    """However narrow the plots across the road must be."""
    lanes = lanes_for(count).raised()
    parts = [
        Part.WORKING if 1 < place <= count // 2 and place % 2 == 0 else Part.PLAIN
        for place in range(1, count + 1)
    ]
    laid_out = Valley(lanes, tuple(range(1, count + 1)), tuple(part.value for part in parts))

    plots = [laid_out.plot(place) for place in range(1, count // 2 + 1, 2)]
    assert sum(front.wide for *_, front in plots) > 0.75 * (
        plots[-1].x + plots[-1].front.wide - plots[0].x
    )


@pytest.mark.parametrize("count", [9, 10, 12, 16, 20, 24, 28])
@pytest.mark.parametrize("asked", [1, 2, 8, 9])
@pytest.mark.parametrize("far", [2, 3, 5, 30])
def test_what_matters_has_room_and_covers_nothing(count: int, asked: int, far: int) -> None:
    """Whichever it is and however many others matter too: the plots lie in their order along the road, none over another."""
    spaces = tuple(range(1, count + 1))
    lanes = lanes_for(count).raised()
    parts = [Part.WORKING if space % far == 1 else Part.PLAIN for space in spaces]
    parts[asked - 1] = Part.ASKED
    shares = [part.value for part in parts]
    shares += [Part.PLAIN.value] * (2 * lanes.columns * lanes.stretches - count)
    laid_out = Valley(lanes, spaces, tuple(shares), frozenset(range(1, 8)))

    boxes, across = [], []
    for place in spaces:
        x, y, front = laid_out.plot(place)
        boxes.append((x, y, x + front.wide, y + front.high))
        across.append(laid_out.on_road(place))
    wide = {part: box[2] - box[0] for part, box in zip(parts, boxes, strict=True)}
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(x >= LEFT and right <= RIGHT and low <= lanes.end for x, _, right, low in boxes)
    assert wide[Part.ASKED] > 1.15 * wide.get(Part.PLAIN, 0)
    for place, (here, there) in enumerate(pairwise(across), 1):
        if here[1] == there[1]:
            least = STOP if place < 7 else NEAR
            assert (there[0] - here[0]) * lanes.heading(place) >= least - 1


def test_the_board_tells_of_favors_only_while_they_are_given() -> None:
    """Where each marker stands, while favors are given; a sum of steps in a row would read as favors that are held."""
    some = laid(holding(favors=(0, 2, 0, 1)), holding(), scored=1)
    image, top = board(some), valley(some).lanes.end + APART
    shown = []
    for edge, y, _, high in rows(LEFT, top, RIGHT - LEFT, 2):
        x = edge + FAVORS_FROM
        box = image.crop((x, y, x + FAVORED // 2, y + high))
        shown.append(share_of(box, palette.PAPER, 40))
    assert max(shown) < 0.03

    flow = (Scoring((RED,)), Favors(RED, 1))
    state = State(SEED, flow, some)
    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))
    sheet = layout(state).sheet
    assert sheet is not None
    for row, colour in enumerate(CLOTH):
        middle = sheet.middle(row)
        ribbon = image.crop((sheet.x + 12, middle - 24, sheet.x + sheet.wide, middle + 24))
        assert share_of(ribbon, colour) > 0.3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [NOTICE_WIDE, NOTICE_SLIM])
def test_when_scoring_is_due_is_told_in_letters_to_read(language: str, wide: int) -> None:
    """On the notice: eight pixels high at least in a picture 277 wide; with the section's name on the wide one."""
    table, box = laid(holding(), holding(), bailiff=1), (NOTICE_X, 0, wide, PLATE_HIGH)
    told = set()
    for scored in range(len(SECTION)):
        state = State(SEED, (), replace(table, scored=scored))
        words = scene_of(state, (), language).words
        told.add(due(words, CAYLUS.public(state), box))
        assert due(words, CAYLUS.public(state), box).startswith(("Bailiff", "Oficial"))
        assert on_phone(letters(due(words, CAYLUS.public(state), box), box)) >= 8
    assert len(told) == len(SECTION)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_who_wait_before_the_castle_have_room_beside_the_notice(seats: int) -> None:
    """And beside the sign that tells what a favor is worth or the Inn's guest, where those are."""
    waiting = waiting_wide(seats)
    assert row_x(notice_wide(seats, is_alone=True)) + waiting <= RIGHT + 4
    beside = row_x(notice_wide(seats, is_alone=False))
    assert beside + waiting <= RIGHT - ALOOF - LODGING / 2
    assert beside + FAVORED_WIDE + waiting <= RIGHT + 4


def on_phone(line: Fitted) -> float:
    """How high letters are in a picture 277 wide; none where they do not fit."""
    return line.size * 277 / 1400 if line.fits else 0


def test_the_guest_of_the_inn_is_shown_beside_those_who_build_the_castle() -> None:
    """Right of the row for five players, where the town is not shown; nobody else stands there."""
    left = row_x(NOTICE_SLIM) + waiting_wide(5)
    assert left <= RIGHT - ALOOF - LODGING / 2

    def share(guest: Seat) -> float:
        table = laid(*[holding()] * 5, castle=(RED,), inn=(NOBODY, guest))
        state = State(SEED, (CastleTurns((RED,)),), table)
        image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))
        foot = layout(state).stage.row_foot
        box = (RIGHT - GUEST, foot - GUEST, RIGHT, foot)
        return share_of(image.crop(box), palette.SEATS[GREEN].full, 40)

    assert share(GREEN) > 0.1
    assert share(NOBODY) < 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_says_what_the_strip_shows(language: str) -> None:
    """Who would lose points, who would gain favors, what a worker costs, how much of the favor table is open."""
    table = laid(holding(), holding(), holding(), lots=((RED, RED, GREEN), (), ()), passed=(GREEN,))
    state = State(SEED, (Placing((RED, 2)),), table)
    scene = scene_of(state, (), language)
    text = RENDERER.text(CAYLUS.public(state), scene)
    first, second, third = scene.names

    assert scene.words("render-caylus-text-favors", name=first, count=1) in text
    assert scene.words("render-caylus-text-nothing", name=second) in text
    assert scene.words("render-caylus-text-loss", name=third, count=2) in text
    assert scene.words("render-caylus-text-price", deniers=2) in text
    assert scene.words("render-caylus-text-columns", count=2) in text


def test_without_a_favor_table_the_board_says_what_a_favor_is_worth() -> None:
    """In the same place, and in the text."""
    options = CaylusOptions(favors="beginner")
    table = laid(holding(), holding(), options=options)
    state = State(SEED, (CastleTurns((RED,)),), table)
    scene = scene_of(state, (), "en")

    top = STAGE.row_foot - 4 - PLATE_HIGH
    assert "3 points" in RENDERER.text(CAYLUS.public(state), scene)
    left = row_x(notice_wide(2, is_alone=False))
    box = (left, top, left + FAVORED_WIDE - 8, top + PLATE_HIGH)
    assert share_of(board(table).crop(box), palette.PAPER) > 0.25


def test_who_will_own_a_residence_stands_in_the_text() -> None:
    """While a worker is still there (R71)."""
    table = laid(holding(), holding(), workers={3: GREEN}, pending=((3, RED),))
    state = State(SEED, (Placing((RED, GREEN)),), table)
    scene = scene_of(state, (), "en")

    assert scene.words("render-caylus-text-coming", name=scene.names[RED]) in RENDERER.text(
        CAYLUS.public(state), scene
    )


def test_owners_and_free_plots_can_be_told_apart() -> None:
    """A flag and a frame where somebody owns; meadow where nothing stands."""
    table = laid(holding(), holding(), built={9: ("w_quarry", RED)}, workers={1: NOBODY})
    image = board(table)
    x, y, *_ = around(table, 9)

    front = front_of(table, 9)
    sill = (x, y + front.house + 8, x + 8, y + front.high - 8)
    flag = (x, y + front.house - 100, x + flag_wide(front), y + front.house - 40)
    assert share_of(image.crop(flag), palette.SEATS[RED].full, 40) > 0.3
    assert share_of(image.crop(sill), palette.SEATS[RED].full, 40) > 0.5
    x, y, wide, high = around(table, 10)
    assert share_of(image.crop((x, y, x + wide, y + high)), palette.WELL) < 0.01


@pytest.mark.parametrize("space", [1, 6, 9, 16])
def test_a_worker_on_the_road_stands_in_the_berth(space: int) -> None:
    """In its owner's colour, at the right before the house: neutral, fixed and own buildings."""
    built = {9: ("w_quarry", GREEN)}
    empty = laid(holding(), holding(), built=built)
    taken = laid(holding(), holding(), built=built, workers={space: RED})
    gone, front = board(empty), front_of(taken, space)
    x, y, wide, _ = around(taken, space)
    size, ground = worker_size(front), y + front.house
    berth = (x + wide - size, ground - size, x + wide, ground)

    assert share_of(board(taken).crop(berth), palette.SEATS[RED].full, 40) > 0.08
    assert share_of(gone.crop(berth), palette.SEATS[RED].full, 40) < 0.01


@pytest.mark.parametrize(("built", "is_barred"), [(0, True), (3, True), (5, False)])
def test_a_barrier_stands_where_the_road_ends(built: int, is_barred: bool) -> None:
    """Behind the last place that is shown, unless the road turns there."""
    road = dict.fromkeys(range(9, 9 + built), ("w_quarry", GREEN))
    table = laid(holding(), holding(), built=road)
    laid_out = valley(table)
    last = len(laid_out.spaces)
    x, y = laid_out.on_road(last)
    ahead = laid_out.lanes.heading(last)
    left = x + 20 if ahead > 0 else max(0, x - 240)
    image = board(table).crop((left, y - WAY // 2, min(1400, left + 220), y + WAY // 2))

    assert (share_of(image, BAR[0], 24) > 0.01) == is_barred


def test_where_the_next_house_will_be_built_stands_its_number() -> None:
    """On a board before the timbers of a house."""
    front, sites = Front(160, 120, 0, 80, 160), []
    for number in (9, 14):
        canvas = Canvas(Image.new("RGB", (200, 220), palette.PAPER))
        draw_free(canvas, 20, 10, front, number, is_above=True)
        sites.append(canvas.image)
    change = ImageChops.difference(*sites).getbbox()
    assert change is not None
    assert change[3] - change[1] > 26, "digits to read on a phone"


def test_few_sizes_are_drawn_of_houses_sites_and_workers() -> None:
    """Plots are of many widths, and a new size takes long to draw."""
    sizes = [Front(wide, 100, 0, 80, wide) for wide in range(120, 300)]
    assert len({worker_size(front) for front in sizes}) < 20

    def drawn_at(wide: int) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (400, 300), palette.PAPER))
        draw_house(canvas, "n_farm", 200, 200, Front(wide, 200, 0, 80, wide), 1.0)
        return canvas.image

    house = drawn_at(SIZES * 12)
    assert drawn_at(SIZES * 12 + 5) == house
    assert drawn_at(SIZES * 13) != house


def test_golden_arrows_lead_from_the_provost_as_far_as_he_can_be_moved() -> None:
    """Along the road on both sides of him, to golden discs; none farther on, and none while nobody is asked about him."""
    table = laid(holding(1), holding(1), provost=4, passed=(RED, GREEN))

    def golden(*flow: AnyFrame) -> list[int]:
        state, found = State(SEED, flow, table), []
        image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, (), "en")))
        laid_out = layout(state).valley
        for space in laid_out.spaces:
            x, y = laid_out.on_road(laid_out.place(space))
            disc = image.crop((x - 24, y - 24, x + 24, y + 24))
            if share_of(disc, palette.LAMP, 24) > 0.3:
                found.append(space)
        return found

    assert golden(ProvostMoves((RED, GREEN))) == [3, 5]
    assert golden(Activation(3), Production(GREEN, "n_farm")) == []


def test_the_provost_is_larger_where_somebody_is_asked_about_him() -> None:
    """Than the bailiff, and than he is otherwise."""
    usual, asked = rider("provost", 1).size, rider("provost", 1, grown=ASKED).size
    assert asked[0] > 1.25 * usual[0]
    assert asked[0] < STOP * 1.3, "room between the stops beside him"


def test_the_way_from_the_gate_ends_at_the_farthest_place() -> None:
    """It leads over the bridge and along the road around its bend."""
    lanes = lanes_for(ROAD.spaces)
    laid_out = Valley(lanes, tuple(SPACES))
    far = 2 * lanes.columns + 3

    near, path = from_gate(laid_out, 3), from_gate(laid_out, far)

    assert list(near[-1]) == list(lanes.on_road(3))
    assert list(path[-1]) == list(lanes.on_road(far))
    assert path[: len(near)] == near
    assert max(x for x, _ in path) == BEND_RIGHT
    assert between(laid_out, far, 3) == list(reversed(between(laid_out, 3, far)))


def test_the_building_that_is_asked_about_lies_in_the_light() -> None:
    """In the lamp's frame and on bright ground, larger than all others."""
    table = laid(holding(), holding(), workers={3: GREEN, 4: RED})
    state = State(SEED, (Activation(3), Production(GREEN, "n_farm")), table)
    image = decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, ())))

    laid_out = layout(state).valley
    plots = {space: laid_out.plot(laid_out.place(space)) for space in laid_out.spaces}
    for space in (3, 4):
        x, y, front = plots[space]
        edge = image.crop((x - 14, y + 20, x - 4, y + front.high - 20))
        assert (share_of(edge, palette.LAMP, 24) > 0.3) == (space == 3)
    assert max(plots, key=lambda space: plots[space].front.wide) == 3


def test_a_town_building_that_is_asked_about_lies_large_in_the_light() -> None:
    """Its plate is larger than usual, in a golden rim."""
    table = laid(holding(), holding(), holding(), inn=(NOBODY, RED))
    lot, top = LOTS["inn"], TOWN_TOP
    box = (lot.x - 30, top - 12, lot.x + lot.wide + 30, top + 230)

    def seen(*flow: AnyFrame) -> Image.Image:
        state = State(SEED, flow, table)
        return decoded(RENDERER.board(CAYLUS.public(state), scene_of(state, (), "en"))).crop(box)

    asked, other = seen(Specials(4), InnChoice(RED)), seen(ProvostMoves((RED,)))
    assert share_of(asked, palette.LAMP, 16) > share_of(other, palette.LAMP, 16) + 0.02
    assert share_of(asked, palette.PAPER, 12) > share_of(other, palette.PAPER, 12) + 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_headline_ends_with_a_sentence(language: str) -> None:
    """Where there is no room for the buildings, the turn order alone is told."""
    words = scene_of(State(SEED, (), laid(holding(), holding())), (), language).words
    message = Started((RED, GREEN), ("n_farm", "n_market")).words()

    brief = words.brief(message)
    assert words.say(message).startswith(f"{brief}. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_names_a_long_road(language: str) -> None:
    """Though Discord takes no more than 1024 letters of it."""
    tiles = [key for key in TILES if KIND[key] in ("wood", "stone")]
    built = {9 + place: (key, place % 2) for place, key in enumerate(tiles[:12]) if place != 7}
    lots = ((RED, RED, GREEN), (GREEN,) * 4, (RED, RED))
    table = laid(holding(9, "FFWWSSCG"), holding(9, "FFWSCG"), built=built, lots=lots, scored=2)
    state = State(SEED, (Placing((RED, GREEN)),), table)
    scene = replace(scene_of(state, (), language), names=("Ana", "Bruno"))

    alt = RENDERER.board(CAYLUS.public(state), scene).alt
    assert f"\n20 {term(scene.words, 'building', tiles[11])} (Bruno)" in alt


def test_the_text_counts_houses_and_free_buildings() -> None:
    """Each player once, and each building once."""
    table = laid(holding(), holding(), lots=((RED, GREEN, RED), (), ()), specials=(RED, -1, -1, -1))
    state = State(SEED, (Placing((RED, GREEN)),), table)
    scene = replace(scene_of(state, (), "en"), names=("Ana", "Bruno"))
    text = RENDERER.text(CAYLUS.public(state), scene)

    assert "Dungeon 3/6: Ana 2, Bruno 1" in text
    assert "Gate: Ana" in text
    assert "Empty: Trading Post, Guild," in text
