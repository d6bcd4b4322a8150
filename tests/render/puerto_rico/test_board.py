"""The pictures that all see: the table, all islands, the draft; every state of a position shows in them."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.badges import badges
from games.core.rng import Rng
from games.puerto_rico.content import KINDS, RANK, SIZE
from games.puerto_rico.events import Built, Loaded, PeoplePlaced, Produced, RoleChosen, Sold
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.views import Cargo, Place
from render.core import budget, leader, palette
from render.core.canvas import Canvas
from render.core.marks import fields_of
from render.puerto_rico import market, middle, shop, stock
from render.puerto_rico.banner import briefly
from render.puerto_rico.board import LEAST_HIGH, MARKETS, Plan, plan_of
from render.puerto_rico.happened import happened
from render.puerto_rico.harbor import berths_of, draw_large_ships
from render.puerto_rico.name_boards import counts_of, known_points, leading
from render.puerto_rico.ships import LIT
from render.puerto_rico.vocabulary import tile_name
from tests.render.puerto_rico.positions import (
    ALL,
    BASE,
    DRAFTED,
    GAME,
    LONG_NAMES,
    NAMES,
    OPEN,
    RENDERER,
    Moment,
    asked,
    board,
    hand,
    scene_of,
    walk,
)
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES

LIMIT = 400_000
TABLES = ((2, BASE), (3, ALL), (4, DRAFTED), (5, OPEN))


def at_stage(stage: str, seats: int = 4, options: PuertoRicoOptions = BASE) -> Moment:
    """A position of that stage, late in a game."""
    return next(
        moment
        for moment in reversed(walk(seats, 3, options))
        if GAME.public(moment.state).stage == stage
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_pictures_are_of_a_good_size(seats: int, options: PuertoRicoOptions, language: str) -> None:
    """1400 wide, light enough to send, with a description; the longest names, from the start to the end."""
    moments = walk(seats, 5, options)
    for moment in (moments[0], moments[len(moments) // 2], moments[-2], moments[-1]):
        drawn = board(moment, language, LONG_NAMES)

        assert decoded(drawn).size == drawn.size
        assert drawn.size[0] == 1400
        assert 500 <= drawn.size[1] <= 1.33 * drawn.size[0]
        assert len(drawn.data) <= LIMIT
        assert 1 <= len(drawn.alt) <= 1024


@pytest.mark.parametrize("stage", ["settler", "mayor", "captain"])
def test_the_same_position_is_the_same_file(stage: str) -> None:
    """Also when several threads draw at once, and when nothing is kept from before."""
    moment = at_stage(stage)
    with ThreadPoolExecutor(4) as pool:
        files = set(pool.map(lambda _: board(moment).data, range(6)))
    for kept in [value for value in vars(budget).values() if isinstance(value, budget.Kept)]:
        kept.cache_clear()
    files.add(board(moment).data)

    assert len(files) == 1


def test_amber_shows_who_must_act() -> None:
    """Ribbon and island of whoever is asked; another seat's turn is another picture."""
    moment = at_stage("builder")
    scene = scene_of(moment)
    view = GAME.public(moment.state)
    nobody = RENDERER.board(view, replace(scene, asked=()))
    other = RENDERER.board(view, replace(scene, asked=((asked(moment)[0].seat + 1) % 4,)))
    mine = board(moment)

    assert share_of(decoded(mine), palette.LAMP) > share_of(decoded(nobody), palette.LAMP) + 0.01
    assert mine.data != other.data


@pytest.mark.parametrize("kind", [Loaded, Sold, Built, Produced])
def test_aqua_shows_the_last_move(kind: type) -> None:
    """Barrels loaded, sold and produced, and what was built, lie in aqua; without the move nothing does."""
    moment = next(
        moment
        for moment in walk(4, 3)
        if any(isinstance(event, kind) for event in moment.events)
        and GAME.public(moment.state).stage != "mayor"
    )
    quiet = decoded(board(Moment(moment.state)))

    assert share_of(decoded(board(moment)), palette.AQUA) > share_of(quiet, palette.AQUA) + 0.0005


def test_the_last_move_is_read_from_its_events() -> None:
    """What was loaded by ship, what came to whom, and which role was chosen (R4, R46, R63)."""
    traces = happened(
        (
            RoleChosen(0, "captain", 2),
            Loaded(0, (("corn", 3),), 6, 4),
            Produced(1, (("indigo", 1), ("coffee", 2))),
        )
    )

    assert traces.role == "captain"
    assert traces.loaded == ((6, 3),)
    assert traces.goods == {(0, "corn"), (1, "indigo"), (1, "coffee")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_placing_people_shows_all_islands_alone(language: str) -> None:
    """In the Mayor phase everybody sees everybody's circles, and is told of them (R32)."""
    moment = at_stage("mayor")
    view, scene = GAME.public(moment.state), scene_of(moment, language)
    plan, drawn = plan_of(view, 4), board(moment, language)

    assert plan == Plan(4, has_roles=False, wanted=plan.wanted)
    for seat, player in enumerate(view.table.players):
        assert NAMES[seat] in drawn.alt
        assert all(tile_name(scene.words, one.kind) in drawn.alt for one in player.island)


def test_the_draft_shows_candidates() -> None:
    """While types are drafted there are no roles yet; each pick changes the picture (U8)."""
    first, later = walk(4, 3, DRAFTED)[0], walk(4, 3, DRAFTED)[5]

    assert GAME.public(later.state).stage == "draft"
    assert board(first).data != board(later).data


@pytest.mark.parametrize("options", [BASE, OPEN])
def test_points_stand_on_the_table_only_where_they_are_open(options: PuertoRicoOptions) -> None:
    """Another total of somebody's VP is the same picture unless all may see them (A21)."""
    start = walk(5, 3, options)[-30].state
    assert all(start.secrets.points)
    points = tuple(count + 1 for count in start.secrets.points)
    richer = replace(start, secrets=replace(start.secrets, points=points))
    scene = scene_of(Moment(start))
    here, there = (
        RENDERER.board(GAME.public(state), scene)
        for state in (richer, replace(richer, rng=Rng(bytes(32))))
    )
    before = RENDERER.board(GAME.public(start), scene)

    assert here == there
    assert (before.data == here.data) is (not options.open_vp)


@pytest.mark.parametrize("options", [BASE, OPEN])
def test_who_leads_by_what_all_see_is_wreathed(
    options: PuertoRicoOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the board and on the own island of whoever leads there, whatever the chips that are hidden come to."""
    wreaths = list[float]()
    monkeypatch.setattr(leader, "draw_wreath", lambda _, x, *__: wreaths.append(x))
    moments = walk(5, 3, options)
    late = next(one for one in moments[::-1] if GAME.pending(one.state))
    seat = asked(late)[0].seat
    view = GAME.public(late.state)
    assert all(view.scored)
    first = leader.leaders(view.in_sight)
    assert leading(known_points(view, scene_of(late))) == first
    below = hand(late, seat).alt
    below_wreaths = len(wreaths)
    hand(late, min(first))
    board(late)
    drawn = len(wreaths) - below_wreaths
    end = moments[-1].state
    scene = replace(scene_of(moments[-1]), sheets=GAME.scores(end))
    RENDERER.board(GAME.public(end), scene)

    assert drawn == 2 * len(first)
    assert len(wreaths) == below_wreaths + drawn + 1
    whole = RENDERER.text(view, scene_of(late))
    told = [text.count("plus hidden chips") for text in (below, whole)]
    assert told == ([0, 0] if options.open_vp else [4, 5])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_shows_who_works_where(seats: int, options: PuertoRicoOptions) -> None:
    """Also outside the Mayor's phase: a colonist lifted from a tile or from a house, or a noble in their place."""
    moment = walk(seats, 3, options)[-1]
    table = moment.state.table
    island, city = (Place("corn", 1), Place("quarry", 1)), (Place("small_market", 1),)
    drawn = set()
    for fields, houses in (
        (island, city),
        ((Place("corn"), island[1]), city),
        ((Place("corn", 0, 1), island[1]), city),
        (island, (Place("small_market"),)),
        (island, (Place("small_market", 0, 1),)),
    ):
        first = replace(table.players[0], island=fields, city=houses)
        players = (first, *table.players[1:])
        state = replace(moment.state, table=replace(table, has_nobles=False, players=players))
        drawn.add(board(Moment(state)).data)

    assert len(drawn) == 5


def test_a_front_that_is_sold_out_leaves_the_street() -> None:
    """The last copy of a building leaves the street."""
    moment = next(
        moment
        for moment in walk(4, 3)
        if GAME.public(moment.state).stage == "builder"
        and moment.state.table.market[RANK["hacienda"]] == 1
    )
    table = moment.state.table
    left = list(table.market)
    left[RANK["hacienda"]] = 0
    sold = replace(moment.state, table=replace(table, market=tuple(left)))

    assert board(Moment(sold)).data != board(Moment(moment.state)).data


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_islands_have_room_at_every_stage(seats: int, options: PuertoRicoOptions) -> None:
    """The market stands only where somebody may look for a building, and no island is too low to be read."""
    for moment in walk(seats, 5, options):
        view = GAME.public(moment.state)
        if view.stage in {"draft", "mayor"}:
            continue
        plan = plan_of(view, seats, 20, 20)
        assert plan.high >= LEAST_HIGH
        assert plan.has_harbor or view.stage == "builder"
        assert not plan.market or view.stage == "builder"
        assert plan.market or view.stage != "builder"


def test_the_ribbon_tells_how_many_people_were_placed() -> None:
    """Not where all of them stand, which no ribbon has room for."""
    places = (("corn", 2), ("hacienda", 1))
    scene = scene_of(walk(2, 5, BASE)[0])

    assert briefly(PeoplePlaced(0, places, (), 0), scene).whole == "Ana placed 3 colonists"
    assert briefly(PeoplePlaced(0, places, places[1:], 0), scene).whole == "Ana placed 3 people"


def test_the_island_of_whoever_acts_is_the_largest_of_many() -> None:
    """Of five players it takes the whole width, and the others follow in the order of turns; nobody's where several act, or
    where somebody chooses a role and looks at all.
    """
    view = GAME.public(at_stage("settler", 5).state)
    seat = scene_of(at_stage("settler", 5)).asked[0]
    areas = plan_of(view, 5, acting=1).areas_for(seat)

    assert (
        areas[seat].wide == max(area.wide for area in areas) > 2 * min(area.wide for area in areas)
    )
    order = [areas[(seat + place) % 5] for place in range(5)]
    assert order == sorted(order, key=lambda area: (area.y, area.x))
    assert len({area.wide for area in plan_of(view, 5, acting=2).areas_for(seat)}) == 1
    assert len({area.wide for area in plan_of(view, 4, acting=1).areas_for(seat)}) == 1
    assert not plan_of(GAME.public(at_stage("role_choice", 5).state), 5, acting=1).lead


@pytest.mark.parametrize("stalls", [0, 1, 4, 5, 8, 9, 12, 13, 16, 20, 31])
def test_the_market_has_a_place_for_all_that_can_be_paid(stalls: int) -> None:
    """Each house on a lot of its own with its name, of many the dearest; in no more height than the highest market has."""
    lay = market.Lay(stalls, 42 - stalls)

    assert lay.named + lay.cheap == stalls
    assert lay.named >= min(stalls, market.DEAREST)
    assert lay.across * lay.rows >= lay.named
    assert lay.along * lay.lanes >= lay.cheap
    assert lay.across <= market.ACROSS
    assert lay.along <= market.LANE_MOST
    assert lay.high <= MARKETS[-1]


def test_the_race_for_twelve_spaces_is_counted_on_all_islands_or_on_none() -> None:
    """As soon as anybody comes near the end, so that all can be compared."""
    view = GAME.public(at_stage("captain").state)
    first, *others = view.table.players
    for spaces, shown in ((8, 0), (9, 4)):
        city = tuple(Place(kind) for kind in KINDS if SIZE[kind] == 1)[:spaces]
        rivals = [replace(player, city=()) for player in others]
        table = replace(view.table, players=(replace(first, city=city), *rivals))
        counted = [counts_of(replace(view, table=table), seat) for seat in range(4)]
        assert sum(one.icon == "house" for counts in counted for one in counts) == shown


def test_a_sign_above_the_market_tells_whose_money_it_is_for() -> None:
    """Whoever builds is named there beside their seal and what they have; above a mere skyline there is none."""
    moment = at_stage("builder")
    view, words = GAME.public(moment.state), scene_of(moment).words
    assert market.Lay(1, 0).high - market.Lay(0, 0).high == market.SIGN + market.STREETS[1]
    drawn = []
    for seat, name in ((0, "Ana"), (1, "Ana"), (0, "Bruno")):
        canvas = Canvas(Image.new("RGB", (1400, MARKETS[-1])))
        stalls = [shop.Stall(kind) for kind in KINDS[:3]]
        market.draw_market(canvas, MARKETS[1], stalls, (), view, words, (seat, name))
        drawn.append(canvas.image)
    assert len({image.tobytes() for image in drawn}) == len(drawn)


def test_no_open_water_lies_below_the_market_while_one_builds() -> None:
    """Of three players the one who builds has the whole width; where nobody acts alone all islands are alike."""
    view = GAME.public(at_stage("builder", 3).state)

    assert plan_of(view, 3, 9, 9, acting=1).lead
    assert not plan_of(view, 3, 9, 9, acting=1).has_open_water
    assert not plan_of(view, 3, 9, 9).lead
    assert not plan_of(GAME.public(at_stage("trader", 3).state), 3, acting=1).lead
    assert not plan_of(GAME.public(at_stage("builder", 4).state), 4, 9, 9, acting=1).lead


@pytest.mark.parametrize(("seats", "is_led"), [(2, False), (3, True), (4, False), (5, True)])
def test_no_water_is_left_bare_while_one_places_people(seats: int, *, is_led: bool) -> None:
    """Of an odd number the one who places has the whole width; where several place at once all islands are alike."""
    view = GAME.public(at_stage("mayor", seats).state)
    plan = plan_of(view, seats, acting=1)

    assert bool(plan.lead) == is_led
    assert not plan.has_open_water
    assert plan.has_line
    assert not plan_of(view, seats, acting=2).lead


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_stocks_have_one_place_at_most(seats: int) -> None:
    """On the quay where all of the harbor is seen and islands fill the water; no line takes height there."""
    view = GAME.public(at_stage("role_choice", seats).state)
    plan = plan_of(view, seats, acting=1)

    assert plan.has_wall != plan.has_open_water
    assert not plan.has_line
    assert not plan_of(GAME.public(at_stage("mayor", seats).state), seats, acting=1).has_wall


def test_goods_of_which_the_craftsman_takes_more_are_lit() -> None:
    """Those that are offered, and no others (R49)."""
    seen = [
        (GAME.public(moment.state), decision)
        for seats, seed in ((3, 5), (4, 1), (5, 7))
        for moment in walk(seats, seed, ALL)
        for decision in GAME.pending(moment.state)
        if decision.prompt.id == "puerto-rico-prompt-extra-good"
    ]
    for view, decision in seen:
        offered = {key for field in fields_of(decision) for _, key in badges(field)}
        assert middle.extra_goods(view) == offered
        drawn = Canvas(Image.new("RGB", (1400, 260), "#D9C096"))
        plain = Canvas(Image.new("RGB", (1400, 260), "#D9C096"))
        spoken = scene_of(walk(3, 3)[0]).words
        stock.draw_goods(drawn, 18, 4, 1364, view.table.goods, spoken, extra=sorted(offered))
        stock.draw_goods(plain, 18, 4, 1364, view.table.goods, spoken)
        assert changed_area(drawn.image, plain.image) is not None
    assert len(seen) > 5
    assert middle.extra_goods(GAME.public(at_stage("role_choice").state)) == frozenset()


def test_stalls_are_lit_at_which_the_seat_at_turn_can_sell() -> None:
    """Those that are offered, with what each brings, and no others (R52, R53)."""
    seen = [
        (GAME.public(moment.state), decision, GAME.notes(moment.state, decision.seat))
        for seats, seed in ((3, 5), (4, 1), (5, 7))
        for moment in walk(seats, seed, ALL)
        for decision in GAME.pending(moment.state)
        if decision.prompt.id == "puerto-rico-prompt-trade"
    ]
    spoken, size = scene_of(walk(3, 3)[0]).words, (1364, 260)
    for view, decision, notes in seen:
        fields = [field for field in fields_of(decision) if field.kind == "sale"]
        keys = [key for field in fields for _, key in badges(field) if key.endswith("@house")]
        told = {key.removesuffix("@house"): notes.of("sale", key) for key in keys}
        assert view.sales == {good: note.gain for good, note in told.items() if note}
        drawn = Canvas(Image.new("RGB", size, "#D9C096"))
        stock.draw_trade(drawn, 0, 0, *size, view, None, spoken)
        assert (share_of(drawn.image, palette.LAMP_GLINT) > 0.03) == bool(view.sales)
    assert sum(bool(view.sales) for view, *_ in seen) > 5
    assert not GAME.public(at_stage("role_choice").state).sales


def test_sails_are_lit_where_the_seat_at_turn_can_load() -> None:
    """On the ships that are offered, and no others (R63)."""
    seen = [
        (GAME.public(moment.state), decision)
        for seats, seed in ((3, 5), (4, 1), (5, 7))
        for moment in walk(seats, seed, ALL)
        for decision in GAME.pending(moment.state)
        if decision.prompt.id == "puerto-rico-prompt-load"
    ]
    for view, decision in seen:
        offered = {key for field in fields_of(decision) for _, key in badges(field)}
        ships = {int(key.rpartition("_")[2]) for key in offered if "@ship_" in key}
        assert view.open_ships == ships
    assert len(seen) > 5
    assert not GAME.public(at_stage("role_choice").state).open_ships
    [lit, dark] = [Canvas(Image.new("RGB", (500, 300), "#2F8CA3")) for _ in range(2)]
    [berth] = berths_of(0, 20, 480, [Cargo(6, "corn", 2)], 158, 138)
    draw_large_ships(lit, [berth], lit=[6])
    draw_large_ships(dark, [berth], lit=[7])
    assert share_of(lit.image, LIT) > 0.05 > share_of(dark.image, LIT)


def test_stages_show_the_stocks_that_bear_on_them() -> None:
    """Who loads looks at the points that are left, who places people at these; who chooses a role looks at all."""

    def told(stage: str) -> list[str]:
        view = GAME.public(at_stage(stage, 4, ALL).state)
        return [one.label for one in stock.bearing(view)]

    assert told("captain") == ["points"]
    assert told("mayor") == ["ship", "colonists", "nobles"]
    assert told("role_choice") == ["ship", "colonists", "nobles", "points"]


def test_a_market_in_which_nothing_can_be_paid_is_a_mere_skyline() -> None:
    """No bare meadow lies before it, and the islands have its room."""
    view = GAME.public(at_stage("builder").state)
    nothing, one = (plan_of(view, 4, stalls, 20, acting=1) for stalls in (0, 1))

    assert market.Lay(0, 20).high <= nothing.market < one.market / 2
    assert nothing.islands_top < one.islands_top
