"""Private pictures of Caylus: what is asked is large, with its badges, over the own means."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.caylus.content import BUILDINGS, RESIDENCE, ROAD, SECTION
from games.caylus.frames import (
    NOBODY,
    AnyFrame,
    Batches,
    CastleTurns,
    Dealing,
    FavorCubes,
    Favors,
    GateChoice,
    GuildChoice,
    InnChoice,
    JoustChoice,
    PayingAny,
    Peddling,
    Placing,
    Production,
    ProvostMoves,
    Replacing,
    Selling,
    Smelting,
    Works,
)
from games.caylus.game import CAYLUS
from games.caylus.notes import letter_of
from games.caylus.options import CaylusOptions
from games.caylus.state import State, Table
from games.caylus.views import given_in
from games.core.forms import One
from games.core.model import Key, Notes
from render.caylus import counter, court, hawker, inn, reach, throne, works
from render.caylus.cards import Grid, place_high
from render.caylus.castle import coming, next_points
from render.caylus.court import thresholds
from render.caylus.milestones import beyond, stops
from render.caylus.officers import RIDER
from render.caylus.pieces import SILVER, line_width
from render.caylus.plan import Plan, draw_plan, plan_high
from render.caylus.plots import DUSK
from render.caylus.renderer import CaylusRenderer
from render.caylus.site import lie
from render.caylus.specials import EFFECTS
from render.caylus.stall import Offer
from render.caylus.stock import BODY, LEFT, MOST_HIGH, ROOM, WIDE, choices, points_at, verbs
from render.caylus.stock import HIGH as LINE
from render.caylus.stock import TOP as LINE_TOP
from render.caylus.town import NAMED
from render.caylus.valley import Front
from render.caylus.vocabulary import cost_of, deal_line, reward_of, short, strip_of
from render.caylus.wayside import (
    DARK,
    LEGEND,
    NIGHT,
    SAID,
    SIGN_WIDE,
    Lot,
    end_of,
    wayside,
)
from render.caylus.works import COLUMN, COLUMNS, LOST, NAME, RIM, YIELD, name_room, price_of
from render.caylus.works import COST as SIGN
from render.caylus.works import HIGH as OVERVIEW_HIGH
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture
from render.core.fitting import fit
from render.core.leader import GOLD
from render.core.lettering import Face
from render.core.marks import Mark, Piece
from render.core.status import question
from tests.games.caylus.laying import BLUE, GREEN, RED, SEED, holding, laid
from tests.render.caylus.setups import crowded, scene_of
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES

RENDERER = CaylusRenderer()
INKED = 1100
"""So many amber pixels a badge has at least, and no piece of gold."""

CLOTH = "#7E4FB0"

BADGE = 0.04
"""Share of amber from which on there is a badge on a card."""

BADGED = 550
"""Amber pixels from which on there is one at the corner of a place."""

HIGHEST = 1170
"""How high a picture is at most in which the whole road is built."""


def asked(table: Table, frame: AnyFrame) -> tuple[Key, ...]:
    """The keys among which the seat that is asked may choose, in the order of the menus."""
    (decision,) = CAYLUS.pending(State(SEED, (frame,), table))
    fields = [field for offer in decision.offers for field in offer.fields]
    return tuple(key for field in fields if isinstance(field, One) for key in field.keys)


def pictured(
    table: Table,
    frame: AnyFrame,
    language: str = "en",
    focus: tuple[Key, ...] = (),
    above: tuple[AnyFrame, ...] = (),
) -> Picture:
    """What the seat that is asked sees: never much higher than wide."""
    state = State(SEED, (frame, *above), table)
    (decision,) = CAYLUS.pending(state)
    seat = decision.seat
    own, notes = CAYLUS.private(state, seat), CAYLUS.notes(state, seat)
    scene = replace(scene_of(state, (), language), focus=focus)
    picture = RENDERER.hand(own, CAYLUS.public(state), seat, decision, notes, (), scene)
    assert picture is not None
    wide, high = picture.size
    assert (wide, high <= HIGHEST) == (WIDE, True)
    return picture


def badged(image: Image.Image, lying: Grid, count: int) -> list[bool]:
    """Which of so many cards carry a badge, over the house: it covers neither name nor yield."""
    found = []
    for number in range(count):
        x, y = lying.corner(number)
        over = image.crop((x - 4, y - 30, x + lying.front.wide + 8, y + lying.front.house))
        found.append(share_of(over, palette.LAMP) * over.width * over.height > INKED)
    return found


def idle_at(table: Table, frame: AnyFrame) -> frozenset[Key]:
    """The places at which nothing could be done as things stand."""
    state = State(SEED, (frame,), table)
    (decision,) = CAYLUS.pending(state)
    lines = CAYLUS.notes(state, decision.seat).lines
    return frozenset({note.key for note in lines if note.is_idle})


def standing(
    table: Table, frame: AnyFrame, language: str = "en", focus: tuple[Key, ...] = ()
) -> list[Lot]:
    """The places that are asked about, in town and along the road, row by row from the left."""
    state, keys = State(SEED, (frame,), table), focus or asked(table, frame)
    words, idle = scene_of(state, (), language).words, idle_at(table, frame)
    rows = wayside(CAYLUS.public(state), words, keys, idle)
    return [lot for row in rows for lot in row.lots]


def units_at(lot: Lot) -> float:
    """How large the icons are that tell what is done there, before they are as high as their plate."""
    if lot.home.building in NAMED:
        return lot.front.strip
    bits = EFFECTS.get(lot.home.building) or strip_of(lot.home.building)
    return (lot.front.wide - 24) * 100 / line_width(bits, 100)


def cut(image: Image.Image, lot: Lot) -> Image.Image:
    """A place without the corner at which its badge lies."""
    wide, high = lot.front.wide, lot.front.high
    return image.crop((lot.x + 44, lot.y - 8, lot.x + wide, lot.y + high))


def corner(image: Image.Image, lot: Lot) -> Image.Image:
    """The corner of a place's plate, over which its badge lies."""
    ground = lot.y + lot.front.house
    return image.crop((lot.x - 10, ground - 54, lot.x + 44, ground + 8))


def has_badge(image: Image.Image, lot: Lot) -> bool:
    """Whether a badge lies there in full colour."""
    found = corner(image, lot)
    return share_of(found, palette.LAMP) * found.width * found.height > BADGED


def assert_wayside(
    picture: Picture, lots: list[Lot], count: int, idle: frozenset[Key] = frozenset()
) -> None:
    """So many places, none over another, within the picture, each with its badge, paler where nothing could be done as things
    stand and beyond the provost; all others of the road, and all in town, with a yield that a phone still shows.
    """
    image = decoded(picture)
    assert {lot.home.number for lot in lots} == set(range(count))
    for lot in lots:
        wide, high = lot.front.wide, lot.front.high
        assert lot.x >= LEFT
        assert lot.x + wide <= WIDE - LEFT
        assert BODY <= lot.y <= image.height - high
        assert units_at(lot) >= 32 or (lot.home.space and lot.home.key in idle)
        assert has_badge(image, lot) == (not lot.home.is_dark and lot.home.key not in idle)
        for other in lots:
            assert lot == other or not (
                abs(lot.y - other.y) < high
                and lot.x < other.x + other.front.wide
                and other.x < lot.x + wide
            )


def assert_places(picture: Picture, count: int) -> None:
    """So many places, a badge on each, and nothing beyond them."""
    assert picture.filename.startswith("caylus-site")
    lying = lie(count)
    image = decoded(picture)
    assert all(badged(image, lying, count))
    x, y = lying.corner(count)
    spare = image.crop((x, y, x + lying.front.wide, y + lying.front.high))
    if spare.width and y + lying.front.high < image.height and x + lying.front.wide < WIDE:
        assert share_of(spare, palette.LAMP) < 0.005


def test_places_for_a_worker_are_shown_large_with_their_badges() -> None:
    """Free ones alone: road, special buildings, castle (D1)."""
    table = laid(
        holding(9), holding(), holding(),
        built={9: ("w_quarry", GREEN), 10: ("residence", RED)},
        workers={2: GREEN, 7: RED}, specials=(GREEN, NOBODY, NOBODY, NOBODY), castle=(RED,),
    )  # fmt: skip
    frame = Placing((RED, 1, 2))

    idle = idle_at(table, frame)
    assert "joust_field" in idle
    assert_wayside(pictured(table, frame), standing(table, frame), 13, idle)


def test_without_money_the_own_building_alone_is_shown() -> None:
    """Whoever can pay 1 denier, but not the price (R21)."""
    table = laid(holding(1), holding(), holding(), built={9: ("w_quarry", RED)}, passed=(GREEN,))

    frame = Placing((RED, 2))
    assert_wayside(pictured(table, frame), standing(table, frame), 1, idle_at(table, frame))


def test_only_the_places_on_the_buttons_are_shown() -> None:
    """Where the menu has been narrowed to some of them."""
    table, frame = laid(holding(9), holding(), holding()), Placing((RED, 1, 2))
    keys = asked(table, frame)
    focus = tuple(key for key in keys if key in ("n_quarry", "n_farm", "castle"))

    few = standing(table, frame, focus=focus)
    picture = pictured(table, frame, focus=focus)
    assert_wayside(picture, few, 3, idle_at(table, frame))


def test_the_worker_of_the_gate_sees_every_free_place() -> None:
    """Those that are free now (D2)."""
    table = laid(
        holding(), holding(), holding(), specials=(RED, NOBODY, NOBODY, NOBODY), workers={1: GREEN}
    )

    frame = GateChoice(RED)
    lots, count = standing(table, frame), len(asked(table, frame))
    assert_wayside(pictured(table, frame), lots, count, idle_at(table, frame))


def test_places_lie_side_by_side_however_many_they_are() -> None:
    """Within the picture, and with signs that a phone still shows: 35 px of 1000 at least."""
    for count in range(1, 13):
        lying = lie(count)
        assert lying.front.strip * 0.91 >= 30
        corners = [lying.corner(number) for number in range(count)]
        assert len(set(corners)) == count
        assert lying.front.band >= 33, "names can be read"
        assert all(
            0 <= x <= WIDE - lying.front.wide and y + place_high(lying.front) <= MOST_HIGH
            for x, y in corners
        )


def test_places_stand_as_the_road_comes_to_them() -> None:
    """The town as its buildings work, then row after row as the road winds; where somebody works nobody can go."""
    frame = Placing((RED, 1, 2))
    table = laid(holding(9), holding(), holding(), workers={3: GREEN})
    state = State(SEED, (frame,), table)
    town, *road = wayside(CAYLUS.public(state), scene_of(state, ()).words, asked(table, frame))

    assert [lot.home.key for lot in town.lots] == [
        *("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"),
    ]
    spaces = [lot.home.space for row in road for lot in row.lots]
    assert spaces == sorted(spaces)
    assert len(road) > 1
    letters = [letter_of(table, lot.home.key) for row in (town, *road) for lot in row.lots]
    assert letters == [*"ABCDEFGHIKLMNOW"]
    assert [row.heading for row in road] == [1, -1, 1][: len(road)]
    for row in road:
        assert [lot.x for lot in row.lots] == sorted(
            [lot.x for lot in row.lots], reverse=row.heading < 0
        )
    assert 3 not in spaces
    assert {2, 4} < set(spaces)


def test_every_space_of_the_road_has_its_place_along_it() -> None:
    """Places that are taken too, so that the way to the provost is as long as it looks."""
    frame = Placing((RED, 1, 2))
    table = laid(holding(9), holding(), holding(), workers={3: GREEN, 4: BLUE}, provost=10)
    state = State(SEED, (frame,), table)
    rows = wayside(CAYLUS.public(state), scene_of(state, ()).words, asked(table, frame))
    along = stops(rows, table.provost)

    assert [stop.space for stop in along] == list(range(1, 17))
    assert {stop.space for stop in along if not stop.is_offered} == {3, 4, *range(9, 16)}
    for last, here in pairwise(along):
        assert here.row > last.row or (here.x - last.x) * rows[here.row].heading > 0
    row, x = beyond(rows, table.provost)
    assert {stop.row for stop in along if stop.space in (10, 11)} == {row}
    first, second = (stop.x for stop in along if stop.space in (10, 11))
    assert min(first, second) < x < max(first, second)
    assert [stop.space for stop in stops(rows, 20)][-1] == 20


def test_places_beyond_the_provost_are_dark() -> None:
    """The gold mine of the board among them."""
    table = laid(
        holding(9), holding(), holding(), provost=9,
        built={9: ("w_quarry", GREEN), 10: ("w_sawmill", RED), 11: ("w_peddler", BLUE)},
    )  # fmt: skip
    frame = Placing((RED, 1, 2))
    image = decoded(pictured(table, frame))

    for lot in standing(table, frame):
        is_dark = lot.home.key in ("w_sawmill", "w_peddler", "f_gold_mine")
        paper = palette.mixed(DUSK, DARK, NIGHT)
        assert (share_of(cut(image, lot), paper, 12) > 0.08) == is_dark


def test_places_of_no_use_now_fade_into_the_land() -> None:
    """House and badge, both in colours of the land; no plate tells what cannot be done there, and others have more room."""
    frame, table = Placing((RED, 1, 2)), laid(holding(9, "F"), holding(), holding(), provost=20)
    image, idle = decoded(pictured(table, frame)), idle_at(table, frame)

    lots = {lot.home.key: lot for lot in standing(table, frame) if lot.home.space}
    assert {"n_carpenter"} < idle & lots.keys()
    for key, lot in lots.items():
        assert (share_of(cut(image, lot), palette.PAPER, 8) > 0.08) == (key not in idle)
    wide = {key: lot.front.wide for key, lot in lots.items()}
    assert wide["n_carpenter"] < min(across for key, across in wide.items() if key not in idle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_tell_what_is_pale_and_what_is_dark(language: str) -> None:
    """Where there is something of it; in letters that a phone still shows."""
    frame = Placing((RED, 1, 2))
    table = laid(holding(9, "FWSCG"), holding(), holding(), provost=20)
    state = State(SEED, (frame,), table)
    view, words = CAYLUS.public(state), scene_of(state, (), language).words
    rows = wayside(view, words, ("n_quarry", "n_forest"))

    assert end_of(rows, {"n_quarry"}) == end_of(rows, set()) + LEGEND
    near = CAYLUS.public(State(SEED, (frame,), replace(table, provost=1)))
    assert end_of(wayside(near, words, ("n_quarry", "n_farm")), set()) > end_of(rows, set())
    for sign in ("idle", "beyond"):
        line = fit(words(f"render-caylus-{sign}"), Face.NAME, SIGN_WIDE - 24, *SAID, 1)
        assert line.fits
        assert line.size * 277 / WIDE >= 9


def test_a_price_stands_in_place_of_the_banner() -> None:
    """One's own building costs 1 denier where others cost more; the yield stays as it is."""
    table = laid(
        holding(9), holding(), holding(), provost=20,
        built={9: ("w_farm_food", RED), 10: ("w_sawmill", RED), 11: ("w_peddler", BLUE)},
    )  # fmt: skip
    frame = Placing((RED,))
    (lot,) = [lot for lot in standing(table, frame) if lot.home.key == "w_farm_food"]
    alike, dearer = (
        cut(decoded(pictured(replace(table, passed=passed), frame)), lot)
        for passed in ((), (GREEN, BLUE))
    )

    assert share_of(alike, CLOTH) == share_of(dearer, CLOTH) > 0.008
    assert share_of(alike, palette.SEATS[RED].full) > 0.01
    assert share_of(dearer, SILVER) > share_of(alike, SILVER) + 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_provost_stands_is_told_at_any_price(language: str) -> None:
    """Right after the price, which the ribbon has always room for."""
    for passed in ((), (GREEN,)):
        table = laid(holding(9), holding(), holding(), provost=12, passed=passed)
        state = State(SEED, (Placing((RED,)),), table)
        (decision,) = CAYLUS.pending(state)
        _, price, provost, *_ = question(scene_of(state, (), language), decision, (), "")
        assert str(len(passed) + 1) in price
        assert "12" in provost


def test_everybodys_points_stand_over_every_question() -> None:
    """In turn order; the wreath is around the most, the frame around the reader's own."""
    table, frame = (
        laid(holding(9, points=12), holding(points=30), holding(points=7)),
        Placing((RED,)),
    )
    image, state = decoded(pictured(table, frame)), State(SEED, (frame,), table)

    shares = points_at(CAYLUS.private(state, RED), CAYLUS.public(state))
    cells = [image.crop((x, LINE_TOP, x + wide, LINE_TOP + LINE)) for x, wide in shares]
    gold = [share_of(cell, GOLD) for cell in cells]
    assert max(gold) == gold[table.order.index(GREEN)] > 0.01
    assert sorted(gold)[1] < 0.005
    framed = [
        share_of(cell.crop((20, 6, cell.width - 20, 9)), palette.PAPER) > 0.5 for cell in cells
    ]
    assert framed == [seat == RED for seat in table.order]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_means_and_points_have_room_in_one_line(seats: int) -> None:
    """With every cube, two digits everywhere and three of points: nothing beyond the board, no share over another."""
    state = crowded(seats)
    view = CAYLUS.public(state)
    for seat in range(seats):
        shares = points_at(CAYLUS.private(state, seat), view)
        assert shares[0][0] - LEFT > ROOM * 0.34
        assert shares[-1][0] + shares[-1][1] <= WIDE - LEFT
        assert all(x + wide <= after for (x, wide), (after, _) in pairwise(shares))


def test_residences_that_may_give_way_carry_badges() -> None:
    """Own ones by their space (D17)."""
    table = laid(
        holding(5, "FFFG"), holding(),
        built={9: ("residence", RED), 10: ("residence", GREEN), 12: ("residence", RED)},
    )  # fmt: skip

    assert_places(pictured(table, Replacing(RED, "p_granary")), 2)


def test_a_guest_sees_two_doors() -> None:
    """Nothing is to be chosen but to stay or to leave (D5): the own worker in both, and below them what comes of it."""
    table = laid(holding(), holding(), inn=(NOBODY, RED))

    picture = pictured(table, InnChoice(RED))

    assert picture.filename.startswith("caylus-site")
    image = decoded(picture)
    assert share_of(image.crop((0, BODY, WIDE, MOST_HIGH)), palette.LAMP) < 0.005
    own = palette.SEATS[RED].full
    for door in inn.DOORS:
        half = (door - inn.DOOR_WIDE // 2, inn.HOUSE_TOP, door + inn.DOOR_WIDE // 2, inn.STREET)
        assert share_of(image.crop(half), own, 40) > 0.06
    stay, leave = (
        image.crop((door - inn.TOLD_WIDE // 2, inn.TOLD_TOP, door + inn.TOLD_WIDE // 2, inn.HIGH))
        for door in inn.DOORS
    )
    assert share_of(leave, own, 40) > 1.2 * share_of(stay, own, 40)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_of_a_door_fits_its_plate(language: str) -> None:
    """In words that a phone still shows."""
    words = scene_of(State(SEED, (), laid(holding(), holding())), (), language).words
    for name in ("stay", "leave"):
        line = fit(
            words(f"render-caylus-{name}-told", most=5), Face.NAME, inn.TOLD_WIDE - 30, *inn.TOLD, 1
        )
        assert line.fits
        assert line.size * 277 / WIDE >= 9


@pytest.mark.parametrize(("seats", "dear"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_whoever_leaves_the_inn_pays_what_others_pay(seats: int, dear: int) -> None:
    """As many deniers at most as the last of all, and with two players as whoever is left alone."""
    view = CAYLUS.public(State(SEED, (), laid(*[holding()] * seats)))

    assert inn.dearest(view) == dear


def steps_badged(picture: Picture, provost: int, most: int = 3) -> set[int]:
    """The spaces before which a card with a badge stands by the road."""
    image, lay = decoded(picture), reach.Stretch(provost, most)
    found = set()
    for space in lay.spaces:
        x, wide = lay.card(space)
        head = image.crop((x, lay.tell, x + wide, lay.tell + reach.HEAD))
        if share_of(head, palette.LAMP) > 3 * BADGE:
            found.add(space)
    return found


@pytest.mark.parametrize("frame", [ProvostMoves((RED, GREEN)), GuildChoice(RED)])
@pytest.mark.parametrize(("provost", "spaces"), [(8, {5, 6, 7, 9, 10, 11}), (2, {1, 3, 4, 5})])
def test_steps_of_the_provost_stand_under_the_spaces_he_would_come_to(
    provost: int, spaces: set[int], frame: AnyFrame
) -> None:
    """Not beyond the road, and not where he stands (D6)."""
    table = laid(holding(5), holding(), provost=provost, passed=(RED, GREEN))

    picture = pictured(table, frame)

    assert picture.filename.startswith("caylus-provost")
    assert steps_badged(picture, provost) == spaces


def test_a_step_has_the_same_letter_wherever_the_provost_stands() -> None:
    """Also where he cannot go back as far."""
    heads = []
    for provost in (2, 8):
        table = laid(holding(9), holding(9), provost=provost, bailiff=12)
        (x, wide), lay = reach.Stretch(provost, 3).card(provost + 1), reach.Stretch(provost, 3)
        edge = reach.RIM + 2
        box = (x + edge, lay.tell + edge, x + wide - edge, lay.tell + reach.HEAD - edge)
        heads.append(decoded(pictured(table, ProvostMoves((RED,)))).crop(box))

    assert not ImageChops.difference(*heads).getbbox()


def test_each_step_shows_whose_workers_it_switches_on_or_off() -> None:
    """Every worker between, on the step's own card: red ones behind the provost, green ones before him, none where nothing
    changes.
    """
    workers = {6: GREEN, 8: RED, 10: GREEN, 11: BLUE}
    table = laid(
        holding(5), holding(), holding(), provost=8, passed=(RED, GREEN, BLUE), workers=workers,
        built={10: ("w_quarry", RED), 11: ("w_sawmill", GREEN)},
    )  # fmt: skip
    frame = ProvostMoves((RED, GREEN))
    view = CAYLUS.public(State(SEED, (frame,), table))

    told = {space: reach.switched(view, space) for space in (5, 6, 7, 9, 10, 11)}
    assert told == {5: (6, 8), 6: (8,), 7: (8,), 9: (), 10: (10,), 11: (10, 11)}
    image, lay = decoded(pictured(table, frame)), reach.Stretch(8, 3)
    for space, spaces in told.items():
        (x, wide), top = lay.card(space), lay.tell + reach.HEAD
        panel = image.crop((x, top, x + wide, top + reach.TELL_HIGH))
        assert (share_of(panel, reach.ON) > 0.1) == (bool(spaces) and space > 8)
        assert (share_of(panel, reach.OFF) > 0.1) == (bool(spaces) and space < 8)
        seats = {workers[one] for one in spaces}
        for seat, colour in enumerate(palette.SEATS[:3]):
            assert (share_of(panel, colour.full, 40) > 0.01) == (seat in seats)


@pytest.mark.parametrize(("deniers", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_less_far_the_provost_can_go_the_larger_is_the_road(deniers: int, most: int) -> None:
    """As far as the own deniers reach; what is shown fits the picture."""
    table = laid(holding(deniers), holding(), provost=8, passed=(RED, GREEN), workers={8: RED})

    picture = pictured(table, ProvostMoves((RED, GREEN)))

    spaces = {space for space in range(8 - most, 8 + most + 1) if space != 8}
    assert steps_badged(picture, 8, most) == spaces
    assert picture.size[1] <= 790


@pytest.mark.parametrize("reach_", [1, 2, 3])
def test_both_officers_are_seen_where_they_meet(reach_: int) -> None:
    """Neither disc lies over the other."""
    table = laid(holding(), holding(), provost=8, bailiff=8)
    view, lay = CAYLUS.public(State(SEED, (), table)), reach.Stretch(8, reach_)

    (x, y), (across, low) = reach.provost_at(view, lay), reach.bailiff_at(view, lay)

    assert max(abs(across - x), abs(low - y)) >= RIDER
    assert lay.road < y - RIDER / 2
    assert low + RIDER / 2 < lay.road + reach.ROAD_HIGH


@pytest.mark.parametrize(("deniers", "seen"), [(0, ()), (2, (6,)), (9, (6, 11))])
def test_workers_are_seen_that_others_can_still_reach(deniers: int, seen: tuple[int, ...]) -> None:
    """Beyond the steps that the own deniers allow."""
    workers = {4: BLUE, 6: GREEN, 7: RED, 11: BLUE}
    table = laid(
        holding(1), holding(deniers), holding(),
        provost=8, passed=(RED, GREEN, BLUE), workers=workers,
    )  # fmt: skip
    frame, lay = ProvostMoves((RED, GREEN)), reach.Stretch(8, 1)
    view = CAYLUS.public(State(SEED, (frame,), table))

    assert reach.farther(view, lay) == seen
    edge = decoded(pictured(table, frame)).crop((0, lay.road, 140, lay.road + reach.ROAD_HIGH))
    assert (share_of(edge, palette.SEATS[GREEN].full, 40) > 0.01) == (6 in seen)


def test_a_sign_tells_who_moves_the_provost_later() -> None:
    """Whoever has money for it, in their order; the ribbon does not say it again."""
    table = laid(
        holding(5), holding(2), holding(0), provost=8, bailiff=3, passed=(RED, GREEN, BLUE)
    )
    view = CAYLUS.public(State(SEED, (ProvostMoves((RED, BLUE, GREEN)),), table))
    assert reach.later(view) == ((GREEN, 2),)
    assert reach.later(CAYLUS.public(State(SEED, (GuildChoice(RED),), table))) == ()

    shown = []
    for queue in ((RED, BLUE, GREEN), (RED,)):
        image, lay = decoded(pictured(table, ProvostMoves(queue))), reach.Stretch(8, 3)
        x, wide = lay.card(8)
        sign = image.crop((x, lay.tell, x + wide, lay.tell + reach.HEAD + 30))
        shown.append(share_of(sign, palette.NIGHT) > 0.2)
    assert shown == [True, False]


@pytest.mark.parametrize("provost", [1, 2, 14, 15, 27, 28])
def test_the_reach_of_the_provost_fits_wherever_he_stands(provost: int) -> None:
    """At both ends of the road too."""
    table = laid(holding(5), holding(), provost=provost, passed=(RED, GREEN))

    spaces = steps_badged(pictured(table, ProvostMoves((RED, GREEN))), provost)

    near = {space for space in range(provost - 3, provost + 4) if 1 <= space <= ROAD.spaces}
    assert spaces == near - {provost}


def assert_tiles(picture: Picture, count: int, *, is_led: bool = True) -> None:
    """So many tiles, a badge on each; before them the building in which they are built, where it has a place."""
    assert picture.filename.startswith("caylus-works")
    before = is_led and works.is_led(count)
    lying = works.lie(count + before)
    assert badged(decoded(picture), lying, count + before) == [False] * before + [True] * count


def test_what_can_be_built_is_shown_with_its_price() -> None:
    """The tiles that can be paid for alone (D12)."""
    table = laid(holding(3, "FW"), holding())
    frame = Works(RED, ("carpenter",), "n_carpenter")

    assert_tiles(pictured(table, frame), len(asked(table, frame)))


def test_who_builds_stands_before_what_is_offered() -> None:
    """With its worker, on dark ground; not where the offers would be smaller or the picture higher."""
    table = laid(holding(3, "FW"), holding(), workers={6: RED})
    frame = Works(RED, ("carpenter",), "n_carpenter")
    image, count = decoded(pictured(table, frame)), len(asked(table, frame))
    lying = works.lie(count + 1)

    grounds = []
    for number in range(count + 1):
        x, y = lying.corner(number)
        tile = image.crop((x, y, x + lying.front.wide, y + plan_high(lying.front)))
        grounds.append(share_of(tile, palette.WELL, 8) > 0.1)
    assert grounds == [True] + [False] * count
    assert [works.is_led(one) for one in (1, 4, 7)] == [True, False, True]


def test_what_can_be_paid_for_has_a_tick_beside_its_price() -> None:
    """Every tile on offer, but not the building in which they are offered."""
    table = laid(holding(3, "FW"), holding(), workers={6: RED})
    frame = Works(RED, ("carpenter",), "n_carpenter")
    image, count = decoded(pictured(table, frame)), len(asked(table, frame))
    lying = works.lie(count + 1)

    ticked = []
    for number in range(count + 1):
        x, y = lying.corner(number)
        low = y + lying.front.high
        strip = image.crop((x, low, x + lying.front.wide, y + plan_high(lying.front)))
        ticked.append(share_of(strip, palette.TICK) > 0.02)
    assert ticked == [False] + [True] * count


def test_buildings_that_may_become_residences_carry_badges() -> None:
    """Neutral and own ones, with or without a worker, never the Lawyer (D15)."""
    table = laid(
        holding(5, "C"), holding(),
        built={9: ("w_lawyer", RED), 10: ("w_quarry", RED), 11: ("w_sawmill", GREEN)},
        workers={9: RED, 10: GREEN},
    )  # fmt: skip

    assert_tiles(pictured(table, Works(RED, ("lawyer",), "w_lawyer")), 7)


def test_a_favor_that_builds_or_transforms_shows_both() -> None:
    """Both of its menus have their badges in one picture (D26)."""
    table = laid(holding(3, "FWC"), holding(), scored=1)
    frame = Works(RED, ("carpenter", "mason", "lawyer"))

    assert_tiles(pictured(table, frame), len(asked(table, frame)), is_led=False)


def test_a_favor_builds_for_less() -> None:
    """One cube of the kind less, and a residence without a denier (R95)."""
    assert price_of("w_quarry", is_reduced=False) == (("wood", 1), ("food", 1))
    assert price_of("w_quarry", is_reduced=True) == (("food", 1),)
    assert price_of("w_peddler", is_reduced=True) == (("any_cube", 1),)
    assert price_of("residence", is_reduced=True) == (("cloth", 1),)
    assert price_of("residence", is_reduced=False) == (("denier", 1), ("cloth", 1))


BANK = BUILDINGS["s_bank"]

TRADES: tuple[tuple[AnyFrame, str, dict[int, tuple[Key, int]]], ...] = (
    (Selling(RED, "n_market"), "FS", {}),
    (Production(RED, "n_farm"), "", {}),
    (Peddling(RED, "f_peddler"), "", {}),
    (Peddling(RED, "w_peddler"), "", {9: ("w_peddler", GREEN)}),
    (Dealing(RED, "s_bank"), "", {9: ("s_bank", GREEN)}),
    (PayingAny(RED, "w_peddler", False), "FWW", {}),
    (FavorCubes(RED, 2), "", {}),
)


@pytest.mark.parametrize(("frame", "letters", "built"), TRADES)
def test_every_answer_of_a_trade_has_a_card_with_its_badge(
    frame: AnyFrame, letters: str, built: dict[int, tuple[Key, int]]
) -> None:
    """Beside the building, or the favor (D7 to D11, D18, D23)."""
    table = laid(holding(9, letters), holding(), built=built)
    picture = pictured(table, frame)
    keys = asked(table, frame)

    assert picture.filename.startswith("caylus-trade")
    image = decoded(picture)
    state = State(SEED, (frame,), table)
    (decision,) = CAYLUS.pending(state)
    own, view = CAYLUS.private(state, RED), CAYLUS.public(state)
    pieces, taken = counter.by_kind(choices(decision, counter.FIELDS))
    words, called = scene_of(state, ()).words, verbs(decision)
    offers = counter.offers_of(own, view, called, words, pieces, taken)
    lying = hawker.places(pieces) if "buy" in called else counter.lie(offers).boxes
    shares = [share_of(image.crop((x, y, x + 90, y + 90)), palette.LAMP) for x, y, _, _ in lying]
    assert len(shares) == len(keys) > 1
    assert min(shares) > BADGE


def test_equal_cubes_share_a_card() -> None:
    """However many of a kind may be melted, with how many there are and how many of them are chosen."""
    table = laid(holding(9, "FFFWW"), holding(), built={9: ("s_alchemist", GREEN)})
    state = State(SEED, (Smelting(RED, "s_alchemist", "large"),), table)
    (decision,) = CAYLUS.pending(state)
    pieces = choices(decision, counter.FIELDS, (Chosen("cubes", (("food", 2), ("wood", 1))),))

    kinds, chosen = counter.by_kind(pieces)

    assert len(pieces) == 5
    assert [(piece.key, piece.mark.is_chosen) for piece in kinds] == [
        ("food", True),
        ("wood", True),
    ]
    assert (chosen["food"], chosen["wood"], chosen["stone"]) == (2, 1, 0)


@pytest.mark.parametrize("told", ["", "You have"])
@pytest.mark.parametrize("line", [("food",), ("food", "wood"), tuple(deal_line(BANK.deals[1]))])
def test_answers_of_a_trade_lie_within_the_picture(line: tuple[str, ...], told: str) -> None:
    """However many there are, beside the building where it has room; of up to four the icons are large."""
    for count in range(1, 20):
        offers = (Offer(line, told),) * count
        lying = counter.lie(offers)
        assert len(lying.boxes) == count
        assert count > 4 or lying.icon * 277 / WIDE >= (10 if len(line) > 2 else 16)
        assert count > 14 or told or lying.icon >= 28
        for x, y, wide, high in lying.boxes:
            assert x > LEFT + (counter.FRONT.wide if counter.is_led(offers) else -1)
            assert x + wide <= WIDE - LEFT
            assert y >= BODY
            assert y + high <= (counter.HIGH if count <= counter.MANY else counter.TALL)


@pytest.mark.parametrize(
    ("subject", "asked", "key", "changes"),
    [
        ("w_farm_food", "produce", "food", {"food": 2}),
        ("n_market", "sell", "stone", {"stone": -1, "denier": 4}),
        ("s_church", "make_deal", "large", {"denier": -4, "prestige": 5}),
        ("w_peddler", "pay_any", "wood", {"wood": -2}),
        ("w_peddler", "pay_any", "food", {"food": -1, "wood": -1}),
        ("s_farm", "take_bonus", "cloth", {"cloth": 1}),
        ("", "take_cube", "food", {"food": 1}),
        ("", "exchange", "food", {"food": -1}),
        ("", "take_two", "food@wood", {}),
    ],
)
def test_a_counter_tells_what_is_had_afterwards(
    subject: Key, asked: str, key: Key, changes: dict[str, int]
) -> None:
    """Of all that the answer changes, and of nothing else."""
    table = laid(holding(9, "FWWS", points=30), holding())
    state = State(SEED, (Placing((RED,)),), table)
    own, view = CAYLUS.private(state, RED), CAYLUS.public(state)
    held = {"denier": 9, "prestige": 30, "food": 1, "wood": 2, "stone": 1, "cloth": 0}

    deal = counter.deal_of(subject, frozenset({asked}), key)

    assert deal.changes == changes
    bits = [bit for bit in counter.left_of(own, view, deal.changes) if bit != counter.SPACE]
    told = dict(zip(bits[1::2], bits[::2], strict=True))
    assert told == {what: f" {held[what] + change}" for what, change in changes.items()}


def test_what_is_left_is_not_told_before_it_is_known() -> None:
    """The Alchemist takes cubes of any kind: which ones is asked next."""
    table = laid(holding(9, "FWS"), holding(), built={9: ("s_alchemist", GREEN)})
    state = State(SEED, (Dealing(RED, "s_alchemist"),), table)
    own, view = CAYLUS.private(state, RED), CAYLUS.public(state)
    deal = counter.deal_of("s_alchemist", frozenset({"make_deal"}), "small")

    assert deal.changes == {"basic_cube": -2, "gold": 1}
    assert counter.left_of(own, view, deal.changes) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deniers", [1, 9])
def test_the_cart_ends_within_the_picture(language: str, deniers: int) -> None:
    """On its wheels, with all that can be paid for in its shelves; who buys stands before it."""
    table = laid(holding(deniers), holding(), built={9: ("w_peddler", GREEN)})
    frame = Peddling(RED, "w_peddler")
    picture, keys = pictured(table, frame, language), asked(table, frame)
    pieces = tuple(Piece(key, Mark()) for key in keys)
    image, rows = decoded(picture), hawker.rows_of(pieces)

    assert (len(keys), rows) == ((4, 0) if deniers == 1 else (14, 3))
    assert image.height == BODY + hawker.cart_high(rows) + 14
    boxes = hawker.places(pieces)
    assert len(set(boxes)) == len(keys)
    assert all(
        x >= LEFT and x + wide <= WIDE - LEFT and y + high < image.height
        for x, y, wide, high in boxes
    )
    across, size = hawker.BUYER[bool(rows)]
    low = image.height - 14
    buyer = image.crop((across - size // 2, low - size, across + size // 2, low))
    assert share_of(buyer, palette.SEATS[RED].full) > 0.1
    taken = [box for box in boxes if box[0] + box[2] > across - size // 2 + 8]
    assert all(y + high < low - size + 20 or x > across for x, y, _, high in taken)


def test_a_joust_is_shown_by_its_field() -> None:
    """Nothing to choose but yes or no (D4)."""
    table = laid(holding(3, "C"), holding(), specials=(NOBODY, NOBODY, NOBODY, RED))
    own = CAYLUS.private(State(SEED, (JoustChoice(RED),), table), RED)
    view = CAYLUS.public(State(SEED, (JoustChoice(RED),), table))

    assert counter.subject_of(own, view) == "joust_field"
    assert pictured(table, JoustChoice(RED)).filename.startswith("caylus-trade")


def test_a_cube_by_favor_is_given_by_the_king() -> None:
    """In his pavilion, where buildings stand otherwise."""
    seen = []
    for frame in (FavorCubes(RED, 2), Dealing(RED, "s_bank")):
        table = laid(holding(9, "FW"), holding(), built={9: ("s_bank", GREEN)})
        image = decoded(pictured(table, frame))
        left, top = LEFT, counter.SUBJECT_TOP
        tent = image.crop((left, top, left + counter.FRONT.wide, counter.HIGH - 20))
        seen.append(share_of(tent, "#3E2233", 12) > 0.1)
    assert seen == [True, False]


def test_favor_lines_carry_badges_on_their_banners() -> None:
    """Those not used in this phase (D22)."""
    table = laid(holding(3, used=("deniers",)), holding())
    lines = asked(table, Favors(RED, 1))

    picture = pictured(table, Favors(RED, 1))

    assert picture.filename.startswith("caylus-favors")
    image = decoded(picture)
    shown = []
    for row in range(4):
        x = throne.left_of(row)
        head = image.crop((x, throne.ROD + 8, x + throne.WIDTH, throne.ROD + throne.HEAD - 14))
        shown.append(share_of(head, palette.LAMP) > BADGE)
    assert shown == [key in lines for key in ("prestige", "deniers", "resources", "buildings")]


def test_a_banner_keeps_its_badge_when_another_line_has_been_used() -> None:
    """The same letter as in the menu (R88)."""
    tables = (laid(holding(3, used=used), holding()) for used in ((), ("deniers",)))
    heads = []
    for image in (decoded(pictured(table, Favors(RED, 1))) for table in tables):
        x = throne.left_of(2)
        head = image.crop((x, throne.ROD + 8, x + throne.WIDTH, throne.ROD + throne.HEAD - 14))
        heads.append(share_of(head, palette.LAMP))
    assert heads[0] == pytest.approx(heads[1], abs=0.001)


def test_the_step_that_a_favor_brings_lies_in_light() -> None:
    """One farther than the own seal on each banner, at most the last that is open; the own seal lies on it."""
    table = laid(holding(favors=(4, 2, 0, 1)), holding(favors=(1, 0, 0, 3)), scored=1)
    image = decoded(pictured(table, Favors(RED, 1)))

    for row, lit in enumerate((3, 2, 0, 1)):
        for column in range(throne.COLUMNS):
            x, y, wide, high = throne.cell(row, column)
            step = image.crop((x, y, x + wide, y + high))
            assert (share_of(step, palette.PAPER, 8) > 0.1) == (column == lit)
            assert (share_of(step, palette.SEATS[RED].full) > 0.06) == (column == lit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_brings_nothing_says_so(language: str) -> None:
    """In letters that a phone still shows."""
    words = scene_of(State(SEED, (), laid(holding(), holding())), (), language).words
    _, _, wide, _ = throne.cell(0, 0)
    room = wide - throne.OWN - throne.LAP - 16
    line = fit(words("render-caylus-nothing"), Face.NAME, room, 46, 30, 1)
    assert line.fits


@pytest.mark.parametrize("favors", ["standard", "beginner"])
def test_batches_are_given_before_the_castle(favors: str) -> None:
    """With what houses will bring, whoever plays with a favor table or without."""
    table = laid(
        holding(3, "FWSC"), holding(), castle=(RED,), lots=((RED, GREEN), (), ()),
        options=CaylusOptions(favors=favors),  # type: ignore[arg-type]
    )  # fmt: skip

    picture = pictured(table, CastleTurns((RED,)))

    assert picture.filename.startswith("caylus-castle")
    image = decoded(picture)
    assert (
        share_of(image.crop((0, picture.size[1] - 120, WIDE, picture.size[1])), palette.LAMP) > 0.02
    )


@pytest.mark.parametrize(("given", "points"), [(0, 5), (1, 4)])
def test_a_batch_says_what_its_stone_is_worth(given: int, points: int) -> None:
    """Those of the next section once the turn's batches fill this one (R77)."""
    table = laid(holding(3, "FFWWSSCC"), holding(), castle=(RED,), lots=((GREEN,) * 5, (), ()))
    frames = (CastleTurns((RED,)), Batches(RED, ("wood@stone",) * given))
    state = State(SEED, frames, table)

    view, promised = CAYLUS.public(state), given_in(CAYLUS.private(state, RED))
    assert next_points(view, promised) == points


def test_batches_given_in_this_turn_stand_in_the_wall() -> None:
    """Under the own seal; they count on the track of the section, but not those of the next one."""
    table = laid(holding(3, "FFFWWWSSS"), holding(), castle=(RED,), lots=((GREEN,) * 5, (), ()))
    frames = (CastleTurns((RED,)), Batches(RED, ("wood@stone",) * 2))
    state = State(SEED, frames, table)
    view, own = CAYLUS.public(state), CAYLUS.private(state, RED)

    assert coming(view, 3) == ((0, 5), (1, 0), (1, 1))
    assert court.lots_of(own, view) == {RED: 1, GREEN: 5}
    assert court.reached(own, view) is None


def test_batches_given_in_this_turn_are_off_the_own_means() -> None:
    """In picture and text: their cubes are gone, and their points are gained, also those of the next section."""
    lots, turns = ((GREEN,) * 5, (), ()), CastleTurns((RED,))
    before = laid(holding(3, "FFFWWWSSS"), holding(), castle=(RED,), lots=lots)
    after = laid(holding(3, "FWS", points=9), holding(), castle=(RED,), lots=lots)
    given = pictured(before, turns, above=(Batches(RED, ("wood@stone",) * 2),))
    held = pictured(after, turns)

    line = (0, LINE_TOP + 12, WIDE, LINE_TOP + LINE)
    strips = [decoded(picture).crop(line) for picture in (given, held)]
    assert not ImageChops.difference(*strips).getbbox()
    assert given.alt == held.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("own_lots", "told"), [(0, (0, 1, 2)), (1, (1, 2)), (2, (2, 3))])
def test_what_the_next_lot_brings_stands_beside_what_is(
    own_lots: int, told: tuple[int, ...], language: str
) -> None:
    """In light; behind it with how many more of them it would be more, if with any; in words that fit."""
    lots = (RED,) * own_lots + (GREEN,) * 2
    table = laid(holding(3, "FWS"), holding(), castle=(RED,), lots=(lots, (), ()))
    frame = CastleTurns((RED,))
    state = State(SEED, (frame,), table)
    scene = scene_of(state, (), language)
    image = decoded(pictured(table, frame, language))

    cells = court.standings(CAYLUS.private(state, RED), CAYLUS.public(state), scene)
    assert tuple(cell.lots for cell in cells) == told
    for number, cell in enumerate(cells):
        x, y, wide, high = cell.box
        assert x + wide <= WIDE - LEFT
        ring = image.crop((x, y - 8, x + wide, y + high + 8))
        assert (share_of(ring, palette.LAMP) > 0.02) == (number == 1)
        assert fit(cell.told, Face.NAME, wide - 20, *court.SAID, 1).fits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spaces", [1, 6, 18])
def test_how_far_the_bailiff_has_to_go_stays_beside_the_lots(spaces: int, language: str) -> None:
    """In no language it runs into the cell behind it."""
    words = scene_of(State(SEED, (), laid(holding(), holding())), (), language).words
    told = words("render-caylus-to-go", spaces=spaces)
    assert fit(told, Face.NAME, court.TOLD_WIDE - 82, *court.TOLD, 2).fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_lots_of_the_section_are_told(language: str) -> None:
    """Under the board, in turn order, with those given in this turn."""
    table = laid(holding(3, "FWS"), holding(), castle=(RED,), lots=((GREEN, GREEN), (), ()))
    frames = (CastleTurns((RED,)), Batches(RED, ("wood@stone",)))
    state = State(SEED, frames, table)
    assert court.lots_of(CAYLUS.private(state, RED), CAYLUS.public(state)) == {RED: 1, GREEN: 2}

    words = scene_of(state, (), language).words
    assert fit(words("render-caylus-so-far"), Face.NAME, court.COUNTED - 30, *court.TOLD, 1).fits
    image = decoded(pictured(table, CastleTurns((RED,)), language))
    top = court.TRACK + court.TRACK_HIGH - 4
    line = image.crop((LEFT + court.COUNTED, top, WIDE - LEFT, top + court.COUNTS))
    for seat in (RED, GREEN):
        assert share_of(line, palette.SEATS[seat].full) > 0.005


def test_a_lot_of_the_next_section_is_told_by_its_points_alone() -> None:
    """What the section that it fills up brings is settled without it."""
    table = laid(holding(3, "FWS"), holding(), castle=(RED,), lots=((GREEN,) * 6, (), ()))
    state = State(SEED, (CastleTurns((RED,)), Batches(RED, ("wood@stone",))), table)
    own, view = CAYLUS.private(state, RED), CAYLUS.public(state)

    assert [cell.lots for cell in court.standings(own, view, scene_of(state, ()))] == [0]


@pytest.mark.parametrize("points", [0, 1, 9])
def test_what_giving_nothing_costs_is_red(points: int) -> None:
    """Nobody loses more points than there are."""
    table = laid(holding(3, "FWS", points=points), holding(), castle=(RED,))
    image = decoded(pictured(table, CastleTurns((RED,))))
    left = LEFT + ROOM - court.STOP_WIDE

    sign = image.crop((left, court.BATCHES, LEFT + ROOM, court.BATCHES + court.BATCH_HIGH))

    assert (share_of(sign, LOST, 20) > 0.05) == bool(points)


def test_the_legend_of_a_section_has_a_row_for_every_change() -> None:
    """By number of houses (3.10)."""
    assert [thresholds(section) for section in SECTION] == [
        [0, 1, 2],
        [0, 1, 2, 3, 5],
        [0, 1, 2, 4, 6],
    ]


def test_all_tiles_are_shown_to_whoever_is_not_asked() -> None:
    """No buttons stand below it: it is as high as a board."""
    state = crowded(4)
    own, view = CAYLUS.private(state, RED), CAYLUS.public(state)

    picture = RENDERER.hand(own, view, RED, None, CAYLUS.notes(state, RED), (), scene_of(state, ()))

    assert picture is not None
    assert picture.filename.startswith("caylus-tiles")
    assert picture.size[1] <= 1.26 * picture.size[0]
    rows = max(len(tiles) for _, tiles in COLUMNS)
    assert works.TOP + works.HEAD + 10 + rows * (works.ROW + works.GAP) <= picture.size[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_picture_is_light(language: str) -> None:
    """All 28 spaces built, two digits everywhere, the longest names of five players; at most 400 KB."""
    crowd = crowded(5).table
    table = replace(crowd, workers=(NOBODY,) * ROAD.spaces, castle=())
    frame = Placing(tuple(crowd.order))

    picture = pictured(table, frame, language)

    lots = standing(table, frame, language)
    assert_wayside(picture, lots, len(asked(table, frame)), idle_at(table, frame))
    assert len(picture.data) <= 400_000


def test_every_building_that_is_visited_says_what_it_does() -> None:
    """On the plate of a card: special ones and the castle too."""
    assert set(EFFECTS) == {
        *[key for key, one in BUILDINGS.items() if one.kind == "special"],
        "castle",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_can_be_read_on_a_phone(language: str) -> None:
    """Every name on one line beside the points; a yield never reaches the price."""
    words = scene_of(crowded(5), (), language).words
    smallest = 8 * WIDE / 277
    for tile in (tile for _, tiles in COLUMNS for tile in tiles):
        name = fit(short(words, tile), Face.NAME, name_room(tile), NAME, 30, 1)
        assert name.fits
        assert name.size >= smallest
        price = sum(SIGN + 4 + 22 * (count > 1) for _, count in cost_of(tile))
        assert line_width(strip_of(tile), YIELD) <= COLUMN - 2 * RIM - price, tile


def test_what_is_short_is_a_ghost_with_its_number_in_red() -> None:
    """Of all tiles, for whoever is not asked: with every cube at hand there is nothing red."""
    shares = []
    for cubes in ("", "FFFFWWWWSSSSSCCCCGGGG"):
        state = State(SEED, (CastleTurns((GREEN,)),), laid(holding(9, cubes), holding()))
        own, view, scene = CAYLUS.private(state, RED), CAYLUS.public(state), scene_of(state, ())
        picture = RENDERER.hand(own, view, RED, None, CAYLUS.notes(state, RED), (), scene)
        assert picture is not None
        assert picture.size == (WIDE, OVERVIEW_HIGH)
        assert len(picture.data) <= 400_000
        shares.append(share_of(decoded(picture), LOST, 40))
    assert shares[0] > shares[1] + 0.0015


def test_a_favor_comes_with_the_building_and_not_with_a_visit() -> None:
    """R61: a Church trades twice over; its lily stands beside its points, where it can be built and in the rules."""
    for building, row in BUILDINGS.items():
        assert "favor" not in strip_of(building, is_full=True)
        assert reward_of(building).count("favor") == row.favors
    church = strip_of("s_church", is_full=True)
    assert [church.count(bit) for bit in (" 2", " 3", " 4", " 5", "prestige")] == [1, 1, 1, 1, 2]

    front, words = Front(390, 150, 32, 52), scene_of(crowded(2), ()).words
    shown = []
    for building, becomes in (("s_church", ""), ("s_church", RESIDENCE)):
        canvas = Canvas(Image.new("RGB", (420, 320), palette.INK))
        plan = Plan(building, "Church", (("stone", 1),), 3, becomes)
        draw_plan(canvas, (10, 10), front, words, plan)
        shown.append(canvas.image.crop((270, 10, 345, 64)))
    assert ImageChops.difference(*shown).getbbox()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_buildings_says_what_red_means(language: str) -> None:
    """Where something is missing; else there is nothing red."""
    for own, is_told in (("FF", True), ("FWSCG" * 9, False)):
        state = State(SEED, (), laid(holding(9, own), holding(9)))
        view, scene = CAYLUS.public(state), scene_of(state, (), language)
        private = CAYLUS.private(state, RED)
        picture = RENDERER.hand(private, view, RED, None, Notes(), (), scene)
        assert picture is not None
        image = decoded(picture)
        foot = image.crop((LEFT, OVERVIEW_HIGH - 70, LEFT + ROOM, OVERVIEW_HIGH - 14))
        assert (share_of(foot, palette.PAPER, 8) > 0.5) == is_told
        assert (share_of(foot, LOST, 40) > 0.02) == is_told
