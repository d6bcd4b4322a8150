"""The board picture: every state of a position can be seen, and the same position is the same file."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.catan import events as told
from games.catan.views import NOBODY, founding_places, has_rolled, produced
from render.catan import backdrop, panel, revealed, seaside
from render.catan.board import draw_board, has_race, headline
from render.catan.happened import Happened
from render.catan.harbor import harbor_middle
from render.catan.island import draw_island
from render.catan.lattice import LOOKS, SEA_WIDE, lattice
from render.catan.race import Runner, draw_race, race_of
from render.catan.trade import strip_high
from render.catan.vocabulary import known_points, leads, points_shown
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.shell import phase_of
from render.core.terrain.tile import terrain_tile
from tests.render.catan.crowded import everything_built, with_offers
from tests.render.catan.positions import (
    GAME,
    LONG_NAMES,
    NAMES,
    Moment,
    ending,
    scene_of,
    walk,
)
from tests.render.catan.setups import Letters, letters
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES

__all__ = ["letters"]

LIMIT = 400_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_board_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """1400 wide, and light enough to send, from the beginning to the end."""
    moments = walk(seats, seats)
    for moment in (moments[0], moments[len(moments) // 2], moments[-1]):
        view = GAME.public(moment.state)
        drawn = draw_board(view, scene_of(moment, language))

        look = LOOKS["base" if seats < 5 else "expanded"]
        below = strip_high(view) + revealed.strip_high(view)
        assert drawn.size == (1400, look.high + below)
        assert len(drawn.data) <= LIMIT
        assert decoded(drawn).size == drawn.size
        assert 1 <= len(drawn.alt) <= 1024


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_full_table_is_light_enough_too(seats: int) -> None:
    """Every piece built, six offers open, names of 32 letters."""
    moment = with_offers(everything_built(seats))
    drawn = draw_board(GAME.public(moment.state), scene_of(moment, "pt-BR", LONG_NAMES))

    assert len(drawn.data) <= LIMIT
    assert drawn.size[0] == 1400
    assert drawn.size[1] <= 1740


def test_the_same_position_is_the_same_file() -> None:
    """Also when several threads draw at once, and when nothing is cached."""
    moment = walk(4, 4)[200]
    view, scene = GAME.public(moment.state), scene_of(moment)
    with ThreadPoolExecutor(4) as pool:
        files = set(pool.map(lambda _: draw_board(view, scene).data, range(6)))
    backdrop.backdrop.cache_clear()
    backdrop.island.cache_clear()
    terrain_tile.cache_clear()
    files.add(draw_board(view, scene).data)

    assert len(files) == 1


def test_amber_shows_who_must_act() -> None:
    """The ribbon and the panel of whoever is asked are amber; nothing is where nobody is asked."""
    moment = walk(4, 4)[200]
    view, scene = GAME.public(moment.state), scene_of(moment)
    assert scene.asked
    column = (SEA_WIDE, 110, 1400, 1090)
    lit = decoded(draw_board(view, scene)).crop(column)
    dark = decoded(draw_board(view, Scene(scene.names, scene.words))).crop(column)

    assert share_of(dark, palette.LAMP) < 0.01
    assert share_of(lit, palette.LAMP) > share_of(dark, palette.LAMP) + 0.02


def test_a_game_that_waits_for_nobody_was_given_up() -> None:
    """Nobody is asked and nobody has won: the headline says what became of the game."""
    moment = walk(4, 4)[200]
    view, scene = GAME.public(moment.state), scene_of(moment)

    told_now = headline(view, Scene(scene.names, scene.words))

    assert told_now == scene.words("render-given-up")
    assert told_now != headline(view, scene)


def test_many_who_are_asked_are_counted_beside_their_seals() -> None:
    """Four names would be too small to read; three are called."""
    moment = walk(6, 6)[200]
    view, scene = GAME.public(moment.state), scene_of(moment)
    three, four = (headline(view, replace(scene, asked=tuple(range(n)))) for n in (3, 4))

    assert NAMES[2] in three
    assert NAMES[0] not in four
    assert "4" in four


@pytest.mark.parametrize("kind", ["road", "settlement", "robber", "dice", "cards"])
def test_aqua_marks_the_last_move(kind: str) -> None:
    """What has just been placed, rolled or received is ringed; the same without the event is not."""
    moment = walk(4, 4)[200]
    view, scene = GAME.public(moment.state), scene_of(moment)
    net, state = view.table.board.geometry, moment.state
    path = next(at for at, owner in enumerate(state.table.roads) if owner >= 0)
    corner = next(at for at, owner in enumerate(state.table.buildings) if owner >= 0)
    event = {
        "road": told.BuiltRoad(0, net.paths[path]),
        "settlement": told.BuiltSettlement(0, net.corners[corner]),
        "robber": told.MovedRobber(0, f"#{view.table.robber + 1}", "forest"),
        "dice": told.Rolled(0, (1, 2)),
        "cards": told.Collected(0, (1, 0, 0, 0, 0)),
    }[kind]
    below_ribbon = (0, 104, 1400, 1090)
    quiet, marked = (
        decoded(draw_board(view, Scene(scene.names, scene.words, scene.asked, events))).crop(
            below_ribbon
        )
        for events in ((), (event,))
    )

    assert share_of(marked, palette.AQUA, 40) > share_of(quiet, palette.AQUA, 40)


def test_dice_wait_for_the_roll() -> None:
    """Before it they lie in lamplight without a number, whatever was rolled last; nothing is ringed as produced."""
    moments = walk(4, 4)
    last, first = next(
        (before, after)
        for before, after in pairwise(moments)
        if has_rolled(GAME.public(before.state))
        and phase_of(GAME.public(after.state)) == "before_roll"
    )
    dice = (seaside.DICE_RIGHT - 6, 102, seaside.DICE_RIGHT + 212, 230)
    views = [GAME.public(one.state) for one in (last, first)]
    assert views[0].table.dice == views[1].table.dice
    assert produced(views[1]) == ()

    never = replace(views[1], table=replace(views[1].table, dice=(0, 0)))
    rolled, waiting, unrolled = (
        decoded(draw_board(view, scene_of(first))).crop(dice) for view in (*views, never)
    )

    assert share_of(waiting, palette.LAMP, 40) > share_of(rolled, palette.LAMP, 40) + 0.02
    assert ImageChops.difference(waiting, unrolled).getbbox() is None
    assert ImageChops.difference(waiting, rolled).getbbox() is not None


def test_hexes_that_produced_are_ringed() -> None:
    """Their tokens stand in aqua, the robbed one's does not."""
    moment = next(one for one in walk(4, 4) if produced(GAME.public(one.state)))
    view = GAME.public(moment.state)
    image = decoded(draw_board(view, scene_of(moment)))
    places = lattice("base")
    for number, (x, y) in enumerate(places.hexes):
        around = image.crop((round(x - 60), round(y - 60), round(x + 60), round(y + 60)))
        assert (share_of(around, palette.AQUA, 40) > 0.03) == (number in produced(view))


def test_every_piece_changes_the_picture_at_its_place() -> None:
    """Taking one piece away changes its surroundings and nothing far from it."""
    moment = everything_built(4)
    view = GAME.public(moment.state)
    places, look = lattice("base"), LOOKS["base"]
    whole = draw_island_alone(moment)
    for corner, building in enumerate(view.table.buildings):
        if building >= 0:
            bare = (*view.table.buildings[:corner], -1, *view.table.buildings[corner + 1 :])
            box = changed_area(whole, draw_island_alone(moment, bare))
            assert box is not None
            x, y = places.corners[corner]
            assert box[0] > x - look.city
            assert box[2] < x + look.city
            assert box[1] > y - look.city
            assert box[3] < y + look.city


def test_places_are_lettered_where_one_is_founded() -> None:
    """With a light on every corner that is far enough from all buildings; a later board has neither."""
    moment = walk(4, 4, "random")[4]
    view, scene = GAME.public(moment.state), Scene(NAMES[:4], scene_of(moment).words)
    image, free = decoded(draw_board(view, scene)), founding_places(view.table)
    assert 0 < len(free) < 48
    for corner, (x, y) in enumerate(lattice("base").corners):
        spot = image.crop((round(x - 8), round(y - 8), round(x + 8), round(y + 8)))
        if view.table.buildings[corner] < 0:
            assert (share_of(spot, palette.LAMP, 40) > 0.4) == (corner in free)
    lane = (0, 250, backdrop.ROW_MIDDLE + 30, 950)
    later = GAME.public(walk(4, 4)[200].state)
    lettered, bare = (
        decoded(draw_board(one, scene)).convert("RGB").crop(lane) for one in (view, later)
    )
    assert share_of(lettered, palette.WHITE, 30) > 10 * share_of(bare, palette.WHITE, 30)


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_letters_of_rows_have_a_lane_of_their_own(plan: str) -> None:
    """Neither dice nor bank, harbors nor corners reach into it."""
    places = lattice(plan)
    lane = backdrop.ROW_MIDDLE + backdrop.ROW_LETTER / 2
    assert min(x for x, _ in places.corners) - places.look.settlement / 2 > lane
    assert min(seaside.GOAL_LEFT, seaside.BANK_LEFT, seaside.DICE_RIGHT) >= lane
    for path, _ in harbors_of(plan):
        x, _ = harbor_middle(plan, path)
        assert x - places.look.harbor > lane
        assert x + places.look.harbor < SEA_WIDE


def harbors_of(plan: str) -> tuple[tuple[int, str], ...]:
    """The harbors of an island of that kind."""
    return GAME.public(everything_built(4 if plan == "base" else 6).state).table.board.harbors


@pytest.mark.parametrize("seats", [3, 6])
def test_the_winner_has_the_highest_panel(seats: int) -> None:
    """In the column that all others fill, and all of them end where they end in a game."""
    plain = panel.places_of(seats, 1090, is_on_sea=False)
    won = panel.places_of(seats, 1090, is_on_sea=False, won=1)

    assert [place.high > won[0].high for place in won] == [seat == 1 for seat in range(seats)]
    assert abs(won[-1].top + won[-1].high - plain[-1].top - plain[-1].high) <= 1
    assert all(one.top + one.high <= other.top for one, other in pairwise(won))


def test_revealed_points_have_their_owner_s_name(letters: Letters) -> None:
    """Below the last board, under the words that these were secret."""
    moment = next(
        one for seats in (3, 4) if revealed.holdings_of(GAME.public((one := ending(seats)).state))
    )
    view, scene = GAME.public(moment.state), scene_of(moment)
    letters.clear()
    revealed.draw_strip(Canvas(Image.new("RGB", (1400, 300))), view, 0, scene)

    assert scene.words("render-catan-revealed") in letters
    for holding in revealed.holdings_of(view):
        assert scene.names[holding.seat] in letters


def test_a_crown_marks_who_leads() -> None:
    """Whoever has most points, several of them too; nobody while all have as many, nor before the first turn."""
    moment = walk(4, 4)[200]
    view = GAME.public(moment.state)
    points = [points_shown(view, seat) for seat in range(4)]
    best = [seat for seat in range(4) if points[seat] == max(points)]

    assert [seat for seat in range(4) if leads(view, seat)] == best
    bare = tuple(replace(one, settlements_left=5, cities_left=4) for one in view.table.players)
    equal = replace(view.table, players=bare, longest_road=-1, largest_army=-1)
    assert not any(leads(replace(view, table=equal), seat) for seat in range(4))
    founding = GAME.public(walk(4, 4, "random")[3].state)
    assert len({points_shown(founding, seat) for seat in range(4)}) == 2
    assert not any(leads(founding, seat) for seat in range(4))


def test_secret_points_of_the_reader_lead_too() -> None:
    """In the own picture a rival who would lead on the table has no wreath while the reader has more; with as many both do."""
    moment = walk(4, 4)[200]
    view = GAME.public(moment.state)
    points = [points_shown(view, seat) for seat in range(4)]
    rival = points.index(max(points))
    seat = next(one for one in range(4) if points[one] < points[rival])
    own = GAME.private(moment.state, seat)
    ahead = points[rival] - points[seat]
    led = []
    for secret in (ahead - 1, ahead, ahead + 1):
        held = replace(own, holding=replace(own.holding, cards=(0, 0, 0, 0, secret, 0, 0, 0, 0)))
        led.append((leads(view, seat, held), leads(view, rival, held)))

    assert led == [(False, True), (True, True), (True, False)]
    assert not known_points(view, seat, own).is_least


def test_only_what_the_bank_is_short_of_is_shown() -> None:
    """Nothing while there is enough; never more than there is room for."""
    moment = walk(4, 4)[200]
    view, high = GAME.public(moment.state), LOOKS["base"].high
    areas = []
    for bank, deck in (((4, 5, 6, 7, 8), 4), ((4, 5, 3, 7, 8), 4), ((0, 1, 2, 3, 0), 0)):
        ground = Image.new("RGB", (SEA_WIDE, high))
        canvas = Canvas(ground.copy())
        shown = replace(view, deck=deck, table=replace(view.table, bank=bank))
        seaside.draw_bank(canvas, shown, scene_of(moment).words)
        areas.append(changed_area(ground, canvas.image))
    none, one, most = areas

    assert none is None
    assert one is not None
    assert most is not None
    assert one[1] - most[1] == 2 * seaside.BANK_ROW
    assert one[3] == most[3] <= high


def test_development_cards_in_hand_may_hold_points() -> None:
    """Whoever has any has at least the points that all see."""
    view = GAME.public(walk(4, 4)[200].state)
    held = [replace(one, development_cards=count) for count, one in enumerate(view.held)]
    view = replace(view, held=tuple(held))
    told = [known_points(view, seat).is_least for seat in range(4)]

    assert told == [False, True, True, True]
    assert not known_points(replace(view, flow=()), 3).is_least


def draw_island_alone(moment: Moment, buildings: tuple[int, ...] | None = None) -> Image.Image:
    """The undecoded drawing of the pieces, with these buildings."""
    view = GAME.public(moment.state)
    if buildings is not None:
        view = replace(view, table=replace(view.table, buildings=buildings))
    canvas = Canvas(backdrop.backdrop(view.table.board).copy())
    draw_island(canvas, view, Happened())
    return canvas.image


@pytest.mark.parametrize("amounts", [(3, 8), (17, 26)])
@pytest.mark.parametrize(("sizes", "wide"), [(panel.SIZES[6], 100), (panel.SEA_SIZES, 159)])
def test_what_came_or_went_leaves_the_count_in_sight(
    sizes: panel.Sizes, wide: int, amounts: tuple[int, int]
) -> None:
    """It stands before it, in the same well."""
    drawn = [Canvas(Image.new("RGB", (220, 100))) for _ in amounts]
    for canvas, amount in zip(drawn, amounts, strict=True):
        well = panel.Well("card", amount, change=-4)
        panel.draw_well(canvas, panel.Place(20, 20, wide, 60), well, sizes)
    first, second = (canvas.image for canvas in drawn)
    count = changed_area(first, second)

    assert count is not None
    assert share_of(first, palette.AQUA) > 0.02
    assert share_of(first.crop(count), palette.AQUA) == 0
    beyond = [first.crop((0, 0, 17, 100)), first.crop((0, 0, 220, 17))]
    assert all(share_of(part, palette.AQUA) == 0 for part in beyond)


def test_a_count_beside_a_changed_one_is_as_large() -> None:
    """Both stand behind their signs, however narrow the other becomes."""
    sizes, place = panel.SIZES[4], panel.Place(0, 0, 288, 100)
    wells = panel.Well("card", 7, change=1), panel.Well("dev", 1)
    drawn = []
    for amount in (1, 4):
        canvas = Canvas(Image.new("RGB", (288, 100)))
        panel.draw_counts(canvas, place, (wells[0], wells[1]._replace(amount=amount)), sizes)
        drawn.append(canvas.image)
    area = changed_area(*drawn)

    assert area is not None
    assert 20 < area[1] < area[3] < 80
    assert area[0] > 288 * 0.7


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_players_have_their_races_on_a_sign(seats: int) -> None:
    """From the first turn on; in fewer panels there is room for them."""
    moment = walk(seats, 4)[-1]
    view = GAME.public(moment.state)
    players = tuple(
        replace(one, road_length=length)
        for one, length in zip(view.table.players, (2, 7, 6, 1, 7, 3), strict=False)
    )
    view = replace(view, table=replace(view.table, players=players, longest_road=4 % seats))

    assert has_race(view) == (seats > 4)
    assert not has_race(GAME.public(walk(seats, 4)[0].state))
    if seats > 4:
        assert race_of(view, "road") == (
            Runner(4, 7, has_award=True),
            Runner(1, 7, has_award=False),
            Runner(2, 6, has_award=False),
        )


def test_whoever_holds_an_award_stands_on_wine_in_its_race() -> None:
    """The others on paper, and nobody before there is a race."""
    view = GAME.public(walk(6, 4)[-1].state)
    shares = []
    for lengths, holder in (((2,) * 6, NOBODY), ((4, 5, 2, 2, 2, 2), 1)):
        players = tuple(
            replace(one, road_length=length)
            for one, length in zip(view.table.players, lengths, strict=True)
        )
        canvas = Canvas(Image.new("RGB", (240, 1184)))
        table = replace(view.table, players=players, longest_road=holder, largest_army=NOBODY)
        draw_race(canvas, replace(view, table=table))
        shares.append(share_of(canvas.image, palette.POINTS))

    assert shares[0] == 0
    assert shares[1] > 0.01
