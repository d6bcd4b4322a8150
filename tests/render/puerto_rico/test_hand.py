"""The private picture: everything that a decision needs, badges as in the menus, the harvest of a placement."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from games.core.badges import badges
from games.core.forms import Decision, Offer, One, Row, Some, Split
from games.core.game import play
from games.core.model import Key, Notes, say
from games.puerto_rico.actions import Build, ChooseRole, ReturnPerson
from games.puerto_rico.content import CIRCLES, COLUMN, GOODS, RANK, ROLES, SHELF, TILES
from games.puerto_rico.events import PeopleCame, PrivilegeUsed, VillaUsed
from games.puerto_rico.phases.draft import candidates
from games.puerto_rico.state import People
from games.puerto_rico.views import Cargo, Place, Player, Public
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.race import HIGH as RACE
from render.core.race import Runner
from render.puerto_rico import (
    berths,
    island,
    landing,
    offering,
    page,
    plots,
    selling,
    shop,
    stores,
)
from render.puerto_rico.board import role_cards
from render.puerto_rico.callings import HIGH, ROWS, draw_callings, rows_of, taller_by
from render.puerto_rico.callings import high_of as high_of_cards
from render.puerto_rico.choices import gift_of, placed
from render.puerto_rico.hand import LANDSCAPE, draw_hand
from render.puerto_rico.happened import Happened
from render.puerto_rico.harvest import best_sale, discount, harvest, newcomers
from render.puerto_rico.options import Option, Ware, options_of, wares_of
from render.puerto_rico.own import HEADER, draw_own, high_of
from render.puerto_rico.page import PAGE
from render.puerto_rico.piles import draw_pile
from render.puerto_rico.roles import Role
from render.puerto_rico.shop import columns_of
from render.puerto_rico.tiles import Circle, Size, draw_badge, draw_house, is_open
from render.puerto_rico.vocabulary import term
from tests.render.puerto_rico.positions import (
    ALL,
    BASE,
    DRAFTED,
    GAME,
    LONG_NAMES,
    RENDERER,
    Moment,
    every_question,
    hand,
    scene_of,
    walk,
)
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES

MOST_HIGH = LANDSCAPE + round(RACE * 1.4)
"""With the line of points below."""

LIMIT, BLOCK = 400_000, 16
"""How heavy a picture is at most, and how far a change in a JPEG reaches beyond what has changed."""

HIGHEST_DRAFT = 1150
QUESTIONS = (
    "building",
    "role",
    "tile",
    "place",
    "cargo",
    "good",
    "sale",
    "land",
    "barrel",
    "person",
    "add_colonist",
    "draw_tile",
    "person+place",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_picture(question: str, language: str) -> None:
    """A landscape that a phone shows together with its buttons, light enough, amber where one must act.

    Only the draft is higher where nobody has turned to a page of it.
    """
    moment, decision = every_question()[question]
    drawn = hand(moment, decision.seat, (), language, LONG_NAMES)
    idle = hand(Moment(walk(4, 3)[3].state), (decision.seat + 1) % 4)

    assert decoded(drawn).size == drawn.size
    assert drawn.size[0] == 1400
    stage = GAME.public(moment.state).stage
    assert 500 <= drawn.size[1] <= (HIGHEST_DRAFT if stage == "draft" else MOST_HIGH)
    assert len(drawn.data) <= LIMIT
    assert 1 <= len(drawn.alt) <= 1024
    assert drawn.data != idle.data
    assert share_of(decoded(drawn), palette.LAMP) > 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_draft_is_drawn_large(language: str) -> None:
    """What stands on the page that is open, with what each of it does: lower than all that can be picked, each page another."""
    moment = walk(4, 3, DRAFTED)[0]
    [decision] = GAME.pending(moment.state)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene, notes = scene_of(moment, language), GAME.notes(moment.state, decision.seat)
    offered = candidates(moment.state.table)
    pages = [tuple(key for key in offered if COLUMN[key] == column) for column in (1, 2, 3, 4)]
    drawn = [
        draw_hand(own, view, decision.seat, decision, notes, (), replace(scene, focus=shown))
        for shown in pages
    ]

    assert max(map(len, pages)) == PAGE
    assert len({picture.data for picture in drawn}) == len(pages)
    assert max(picture.size[1] for picture in drawn) <= LANDSCAPE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_the_builder_is_drawn_large(language: str) -> None:
    """What stands on the page that is open, with prices after discounts; fields and houses below it where there is room."""
    moment, decision, keys = next(
        (one, asked, field.keys)
        for one in walk(4, 3, ALL)
        for asked in GAME.pending(one.state)
        for offer in asked.offers
        for field in offer.fields
        if isinstance(field, One) and offer.action is Build and len(field.keys) > PAGE
    )
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene, notes = scene_of(moment, language), GAME.notes(moment.state, decision.seat)
    pages = [keys[at : at + many] for at, many in ((0, 3), (0, 6), (0, PAGE), (3, PAGE))]
    drawn = [
        draw_hand(own, view, decision.seat, decision, notes, (), replace(scene, focus=shown))
        for shown in pages
    ]

    assert len({picture.data for picture in drawn}) == len(pages)
    for shown, picture in zip(pages, drawn, strict=True):
        assert picture.size[1] <= MOST_HIGH
        assert len(picture.data) <= LIMIT
        told = picture.alt.splitlines()
        for kind in shown:
            note = notes.of("building", kind)
            assert note is not None
            named = f"{term(scene.words, 'building', kind)} ({note.cost})"
            assert any(named in line for line in told)


def test_everybodys_points_stand_below_a_question() -> None:
    """The reader's own with the chips that are hidden, in a frame; others as all see them."""
    moment = next(one for one in walk(4, 3)[200:] if GAME.pending(one.state))
    seat = GAME.pending(moment.state)[0].seat
    drawn = hand(moment, seat)
    line = decoded(drawn).crop((0, drawn.size[1] - round(RACE * 1.4), 1400, drawn.size[1]))
    cells = [line.crop((n * 350 + 20, 6, (n + 1) * 350 - 20, 9)) for n in range(4)]

    assert [share_of(cell, palette.PAPER) > 0.5 for cell in cells] == [n == seat for n in range(4)]
    assert share_of(line, palette.POINTS) > 0.05
    own = GAME.public(moment.state).points_with(seat, GAME.private(moment.state, seat).points)
    assert drawn.alt.splitlines()[-1].startswith("Points: ")
    assert f"{scene_of(moment).names[seat]} {own}" in drawn.alt.splitlines()[-1]
    more = replace(moment.state.secrets, points=tuple(n + 9 for n in moment.state.secrets.points))
    other = hand(moment._replace(state=replace(moment.state, secrets=more)), seat)
    changed = changed_area(decoded(drawn), decoded(other))
    assert changed is not None
    assert seat * 350 <= changed[0] < changed[2] <= (seat + 1) * 350, "the own points alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_island_lies_alone_where_nothing_is_asked(language: str) -> None:
    """Also on its page beside a question: with the own barrels and whoever waits, and nothing of the others."""
    moment, seat = next(
        (one, seat)
        for one in walk(4, 3)[150:]
        for seat in range(4)
        if GAME.decision(one.state, seat) is None
    )
    players = moment.state.table.players

    def shown(at: int, **changes: object) -> Image.Image:
        changed = [*players]
        changed[at] = replace(players[at], **changes)
        state = replace(moment.state, table=replace(moment.state.table, players=tuple(changed)))
        drawn = hand(moment._replace(state=state), seat, (), language, LONG_NAMES)
        assert drawn.size[1] <= MOST_HIGH
        return decoded(drawn)

    few = shown(seat, goods=(0, 1, 0, 0, 0), waiting=People())
    goods = changed_area(few, shown(seat, goods=(0, 9, 0, 0, 0), waiting=People()))
    people = changed_area(few, shown(seat, goods=(0, 1, 0, 0, 0), waiting=People(3)))
    jetty = island.FIRST_TOP - BLOCK, island.FIRST_TOP + island.FIRST_HIGH + 2 * BLOCK

    assert RENDERER.has_overview
    for area in (goods, people):
        assert area is not None
        assert jetty[0] <= area[1] < area[3] <= jetty[1]
    other = (seat + 1) % 4
    assert (
        changed_area(shown(other, goods=(0, 0, 0, 0, 0)), shown(other, goods=(9, 9, 9, 9, 9)))
        is None
    )


def test_no_question_is_higher_than_a_landscape() -> None:
    """With all expansions, five players, however many cards there are to choose from."""
    assert 10 * LANDSCAPE <= 7 * 1400
    assert 100 * MOST_HIGH <= 76 * 1400
    for moment in walk(5, 2, ALL)[::9]:
        if GAME.public(moment.state).stage == "draft":
            continue
        for decision in GAME.pending(moment.state):
            assert hand(moment, decision.seat).size[1] <= MOST_HIGH


def test_the_own_island_is_as_high_as_it_needs() -> None:
    """One row of fields and houses, or two; lower where there is less room, but never so low that nothing is seen."""
    few = Player(0, (Place("corn", 1),) * 6, (Place("small_market", 0),) * 5)
    many = replace(few, city=(Place("small_market", 0),) * 12)

    assert high_of(few, 400) < high_of(many, 400) == high_of(many, 600)
    assert high_of(many, high_of(many, 400) - 20) == high_of(many, 400) - 20
    assert high_of(many, 0) == high_of(few, 0) == 154


@pytest.mark.parametrize("stalls", [1, 4, 10, 20, 30, 42])
def test_shops_end_where_their_room_does(stalls: int) -> None:
    """Streets of as many fronts each, before those that cannot be paid, in no more height than there is."""
    for far in (0, 3, 20, 42 - stalls):
        lay = shop.lay_of(stalls, max(0, far), 116, 846)
        assert lay.end <= 116 + 846
        assert (lay.across - 1) * -(-stalls // lay.across) < stalls or lay.across == 2
        assert lay.far_streets * lay.far_across >= far


def test_what_cannot_be_bought_stands_behind() -> None:
    """All that is left in the market but what the seat may buy, which is what is asked (R37, R40)."""
    moment, decision = next(
        (one, asked)
        for one in walk(4, 3)
        for asked in GAME.pending(one.state)
        if any(offer.action is Build for offer in asked.offers)
    )
    view, seat = GAME.public(moment.state), decision.seat
    [field] = [one for offer in decision.offers for one in offer.fields]
    near = {key for _, key in badges(field)}
    far = shop.left_of(view, without=near)

    assert [one.kind for one in shop.offered(view, seat)] == sorted(near, key=SHELF.__getitem__)
    left = {kind for kind in view.table.buildings if view.table.market[RANK[kind]]}
    assert near <= left
    assert [*far] == sorted(left - near, key=SHELF.__getitem__)


def test_the_own_goods_are_counted_above_the_island() -> None:
    """Where cargo is chosen the board of the own island shows how much of each good there is (R64)."""
    moment, decision = every_question()["cargo"]
    seat, view = decision.seat, GAME.public(moment.state)
    players = list(view.table.players)
    players[seat] = replace(players[seat], goods=(9, 9, 9, 9, 9))
    rich = replace(view, table=replace(view.table, players=tuple(players)))
    own, notes = GAME.private(moment.state, seat), GAME.notes(moment.state, seat)

    before, after = (
        decoded(draw_hand(own, one, seat, decision, notes, (), scene_of(moment)))
        for one in (view, rich)
    )

    area = changed_area(before, after)
    assert area is not None
    assert area[3] - area[1] <= HEADER + 2 * BLOCK


def test_the_badges_on_circles_are_those_of_the_menu() -> None:
    """Each circle that can be filled has one, in the menu's order of kinds."""
    moment, decision = every_question()["place"]
    field = decision.offers[0].fields[0]
    assert isinstance(field, Split)
    island, city = placed(moment.state.table.players[decision.seat], decision, ())
    shown = {circle.badge for one in (*island, *city) for circle in one.circles}

    assert shown - {None} == {badge for badge, _ in badges(field)}


def test_badges_of_buildings_run_down_the_columns() -> None:
    """What is for sale and may be bought has the letters of the alphabet in the order in which the picture is read."""
    for moment in walk(4, 1, ALL):
        for decision in GAME.pending(moment.state):
            for offer in decision.offers:
                if offer.action is Build:
                    [field] = offer.fields
                    letter = {key: place for place, (_, key) in enumerate(badges(field))}
                    columns = columns_of(GAME.public(moment.state))
                    read = [letter[kind] for column in columns for kind in column if kind in letter]
                    assert read == sorted(read)
                    assert len(read) == len(letter)


def test_a_colonist_goes_to_a_free_circle_of_what_came_last() -> None:
    """Which has no letter; the question has only yes and no."""
    moment, decision = every_question()["add_colonist"]
    player = moment.state.table.players[decision.seat]
    assert gift_of(decision) == "colonist"
    corn = replace(player, island=(Place("corn", 1), Place("corn", 0), Place("corn", 0)), city=())
    fields, _ = placed(corn, decision, (), None, "corn")
    shown = [circle for one in fields for circle in one.circles]
    assert [circle.badge for circle in shown] == [None, "", None]


def test_the_own_island_shows_where_a_tile_will_lie() -> None:
    """A plot in lamplight on the island, behind the last field."""
    moment, decision = every_question()["tile"]
    view, seat = GAME.public(moment.state), decision.seat
    high = high_of(view.table.players[seat], 400)
    shares = []
    for has_plot in (False, True):
        canvas = Canvas(Image.new("RGB", (1400, high)))
        draw_own(canvas, 0, high, view, seat, scene_of(moment), has_plot=has_plot)
        shares.append(share_of(canvas.image, palette.LAMP))

    assert shares[0] < 0.001
    assert shares[1] > 0.003


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_says_in_words_what_one_has_for_it(language: str) -> None:
    """On broad cards, in letters that a phone shows; on narrow ones beside signs."""
    said = scene_of(walk(3, 3)[0], language).words
    lines = [said("render-puerto-rico-tile-has", count=12)]
    lines += [said("render-puerto-rico-tile-plants", count=count) for count in (0, 1, 12)]
    room, least = offering.WORDED - 28, offering.LINE_LEAST

    assert all(fit(line, Face.LABEL, room, offering.LINE_MOST, least, 1).fits for line in lines)
    assert offering.wide_of(4) >= offering.WORDED > offering.wide_of(len(TILES))
    bare = Image.new("RGB", (1400, offering.HIGH))
    for count in (4, len(TILES)):
        told = [offering.Offered(tile, tile, "A", 2, 0) for tile in TILES[:count]]
        drawn = []
        for circles in (0, 3):
            canvas = Canvas(bare.copy())
            cards = tuple(one._replace(circles=circles) for one in told)
            offering.draw_offering(canvas, 0, cards, said)
            drawn.append(canvas.image.tobytes())
        assert drawn[0] != drawn[1]


@pytest.mark.parametrize("row", [0, 1, 3, 6])
def test_a_tile_drawn_unseen_lies_beside_those_of_which_one_is_taken_anyway(row: int) -> None:
    """All of it on the islet, however many there are."""
    moment, decision = every_question()["draw_tile"]
    assert gift_of(decision) == "tile"
    view = GAME.public(moment.state)
    view = replace(view, table=replace(view.table, row=("corn",) * row))
    bare = Image.new("RGB", (1400, 2 * offering.HIGH))
    canvas = Canvas(bare.copy())
    offering.draw_gift(canvas, 0, view, scene_of(moment).words)

    left, top, right, foot = changed_area(bare, canvas.image) or (0, 0, 0, 0)
    assert offering.LEFT < left < right <= offering.LEFT + offering.ROOM
    assert 0 <= top < foot <= offering.HIGH
    free = Canvas(bare.copy())
    offering.draw_gift(
        free, 0, replace(view, table=replace(view.table, row=())), scene_of(moment).words
    )
    assert (free.image.tobytes() == canvas.image.tobytes()) == (not row)


@pytest.mark.parametrize("tiles", [1, 6, 7, 12])
@pytest.mark.parametrize("houses", [0, 4, 5, 8, 12])
def test_the_own_island_fills_no_more_than_its_height(tiles: int, houses: int) -> None:
    """However many fields and houses there are."""
    city = (Place("small_market", 1),) * houses
    player = Player(0, (Place("corn", 1),) * tiles, city)

    assert island.lay_of(player).high <= LANDSCAPE


def test_lost_barrels_are_counted() -> None:
    """Where single barrels are kept, all but these; where kinds are, none is said to be lost."""
    player = Player(0, (), (), (3, 2, 0, 1, 0))
    goods = ("corn", "indigo", "tobacco")

    assert stores.lost_of(One("good", goods, "barrel"), player) == 5
    assert stores.lost_of(Some("goods", goods, 1, 2, "barrel"), player) == 4
    assert stores.lost_of(Some("goods", goods, 1, 1, "good"), player) == 0


def test_barrels_to_choose_from_are_large_however_many_there_are() -> None:
    """Of more than three kinds one barrel each stands beside its number; before, five of one kind shrank all of them."""
    for kinds in range(1, len(GOODS) + 1):
        held = [stores.Store(good, "A", 5) for good in GOODS[:kinds]]
        room = stores.ROOM - stores.WATER
        look = stores.pile_of(held, min(stores.PLOT, room // kinds))
        assert look.size >= (130 if kinds < len(GOODS) else 72)


def test_lost_barrels_float_beside_the_deck() -> None:
    """With how many they are on a sign, and the piles are the same."""
    words = scene_of(walk(3, 3)[0]).words

    def drawn(lost: int) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (1400, stores.HIGH)))
        stores.draw_stores(canvas, 0, [stores.Store("corn", "A", 3)], lost, words)
        return canvas.image

    left, top, right, foot = changed_area(drawn(12), drawn(1)) or (0, 0, 0, 0)
    assert stores.LEFT + stores.ROOM - stores.WATER < left < right <= 1400
    assert stores.HIGH - stores.DECK - stores.LOST < top < foot <= stores.HIGH


def test_nobody_below_a_question_leads_whom_the_reader_may_have_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By what everybody sees: the reader's own chips make nobody the first, for the others have chips, too. Where they make the
    reader's sum the highest of the line, nobody is seen to lead.
    """
    moment = next(
        one
        for one in walk(5, 3)[::-1]
        for decision in GAME.pending(one.state)[:1]
        if GAME.public(one.state).in_sight[decision.seat] < max(GAME.public(one.state).in_sight)
    )
    seat, secrets = GAME.pending(moment.state)[0].seat, moment.state.secrets

    def seen_with(chips: int) -> list[Runner]:
        seen = list[Runner]()

        def with_line(
            canvas: Canvas, alt: str, runners: Sequence[Runner], _scene: Scene, _unit: str
        ) -> tuple[Canvas, str]:
            seen.extend(runners)
            return canvas, alt

        monkeypatch.setattr("render.puerto_rico.hand.with_race", with_line)
        points = tuple(chips if other == seat else 90 for other in range(5))
        hand(Moment(replace(moment.state, secrets=replace(secrets, points=points))), seat)
        return seen

    printed, own = seen_with(0), seen_with(40)
    most = max(runner.known.points for runner in printed)
    first = {runner.owner for runner in printed if runner.known.points == most}
    assert seat not in first
    assert {runner.owner for runner in printed if runner.is_leading} == first
    assert not any(runner.is_leading for runner in own)
    assert own[seat].known.points == printed[seat].known.points + 40 > most


@pytest.mark.parametrize("kind", ["small_market", "indigo_plant", "coffee_roaster"])
def test_a_letter_stands_beside_the_circles_of_its_house(kind: str) -> None:
    """Where a house stands over its circles, before the first of them; on a low plot at the corner."""

    def drawn(size: Size, badge: str | None) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (size.wide + 40, size.high + 40), "#88AA55"))
        place = Place(kind, CIRCLES[kind])
        draw_house(canvas, 20, 20, place, kind, size, [Circle("colonist", badge)] * CIRCLES[kind])
        return canvas.image

    for size in (Size(442, 328, 60, 92), Size(332, 196, 54, 72)):
        area = changed_area(drawn(size, None), drawn(size, "C"))
        assert area is not None
        _, top, right, bottom = area
        assert (top > 20 + size.ground // 2) == size.is_tall
        assert right < 20 + size.wide / 2
        assert bottom < 20 + size.ground + 12


def test_what_is_chosen_stands_on_its_circle() -> None:
    """As many people as chosen, with a ring and a tick; the others' circles keep their badges (R29)."""
    moment, decision = every_question()["place"]
    field = decision.offers[0].fields[0]
    assert isinstance(field, Split)
    amounts = tuple((row.key, 1) for row in field.rows[:2])
    chosen = (Chosen(field.name, amounts),)
    island, city = placed(moment.state.table.players[decision.seat], decision, chosen)
    circles = [circle for one in (*island, *city) for circle in one.circles]

    assert sum(circle.is_chosen for circle in circles) == 2
    assert hand(moment, decision.seat, chosen).data != hand(moment, decision.seat).data


ISLAND = (
    *[Place("corn", 1)] * 2,
    Place("corn"),
    *[Place("tobacco", 1)] * 2,
    *[Place("sugar", 1)] * 3,
    Place("sugar"),
    Place("quarry", 1),
    Place("quarry"),
    Place("forest"),
)
CITY = (Place("tobacco_storage", 1), Place("sugar_mill", 3))


def test_the_harvest_is_that_of_the_rules() -> None:
    """X3: 2 corn, 1 tobacco, 3 sugar; one occupied quarry takes off one doubloon."""
    made = dict(zip(GOODS, harvest(ISLAND, CITY), strict=True))

    assert made == {"corn": 2, "indigo": 0, "sugar": 3, "tobacco": 1, "coffee": 0}
    assert discount(ISLAND) == 1


@pytest.mark.parametrize(
    ("island", "city", "indigo", "sugar"),
    [
        ((Place("indigo", 1),), (Place("small_indigo_plant", 1), Place("sugar_mill")), 1, 0),
        (
            (*[Place("indigo", 1)] * 2, *[Place("sugar", 1)] * 3),
            (Place("indigo_plant", 2), Place("sugar_mill", 3)),
            3,
            4,
        ),
    ],
)
def test_the_aqueduct_brings_one_more(
    island: tuple[Place, ...], city: tuple[Place, ...], indigo: int, sugar: int
) -> None:
    """X11, E19: only where the large plant works."""
    made = harvest(island, (*city, Place("aqueduct", 1)))

    assert (made[GOODS.index("indigo")], made[GOODS.index("sugar")]) == (indigo, sugar)


@pytest.mark.parametrize("question", ["cargo", "tile", "sale", "barrel"])
def test_cards_have_the_badges_of_the_menu(question: str) -> None:
    """A card for each key, with the first and the last badge of its pieces."""
    moment, decision = every_question()[question]
    notes = GAME.notes(moment.state, decision.seat)
    words = scene_of(moment).words
    cards = options_of(decision, notes, (), words)
    fields = [field for offer in decision.offers for field in offer.fields]
    expected = [badge for field in fields for badge, _ in badges(field)]

    assert next(card.badge.split("–")[0] for card in cards if card.badge) == expected[0]
    assert {part for card in cards for part in card.badge.split("–")} - {""} <= set(expected)
    assert len({card.name for card in cards}) == len(cards)


def test_loads_lie_at_their_ships() -> None:
    """Each way to load once, under the ship that it goes to, with what the notes say of it (R64)."""
    moment, decision = every_question()["cargo"]
    [field] = [one for offer in decision.offers for one in offer.fields]
    notes = GAME.notes(moment.state, decision.seat)
    view = GAME.public(moment.state)
    loads = berths.loads_of(field, notes, ())
    laid = berths.lay_of(loads, view.table.cargo)
    goods = view.table.players[decision.seat].goods

    assert [load.badge for load in loads] == list(
        dict.fromkeys(badge for badge, _ in badges(field))
    )
    assert sorted(loads) == sorted([load for ship in (*laid.ships, laid.wharf) for load in ship])
    assert all(load.barrels + load.left == goods[GOODS.index(load.good)] for load in loads)
    for ship, under in zip(view.table.cargo, laid.ships, strict=True):
        assert {load.ship for load in under} <= {f"ship_{ship.capacity}"}


def test_a_ship_on_which_nothing_can_be_loaded_lies_in_the_dark() -> None:
    """The others do not."""
    ships = [Cargo(5), Cargo(6), Cargo(7)]
    load = berths.Load("corn", "ship_6", "A", 2, 2, 0)
    bare = Image.new("RGB", (1400, 500), palette.PAPER)
    words = scene_of(walk(3, 3)[0]).words
    keel = berths.lay_of([load], ships).keel

    def light(loads: list[berths.Load], place: int) -> float:
        canvas = Canvas(bare.copy())
        berths.draw_berths(canvas, 0, berths.lay_of(loads, ships), words)
        box = (place * 466 + 100, keel - 100, place * 466 + 360, keel - 50)
        return ImageStat.Stat(canvas.image.crop(box).convert("L")).mean[0]

    useful = [load._replace(ship=f"ship_{ship.capacity}") for ship in ships]
    for place in range(len(ships)):
        full, alone = light(useful, place), light([load], place)
        assert (alone > 0.9 * full) == (place == 1)


@pytest.mark.parametrize("count", range(1, len(GOODS) + 1))
def test_what_can_be_sold_has_the_most_room(count: int) -> None:
    """A stall for each good side by side, wider where the seat can sell, in lamplight; all others keep theirs."""
    moment, _ = every_question()["sale"]
    view = GAME.public(moment.state)
    wares = {good: Ware("A", 3) for good in GOODS[:count]}
    stalls = selling.stalls_of(wares)
    bare = Image.new("RGB", (1400, selling.HIGH + 20))
    canvas = Canvas(bare.copy())
    selling.draw_selling(canvas, 0, view, wares, scene_of(moment).words)

    assert [one[0] for one in stalls] == sorted(one[0] for one in stalls)
    assert all(one[0] + one[1] < other[0] for one, other in pairwise(stalls))
    assert stalls[-1][0] + stalls[-1][1] <= selling.ROOM
    assert all(one[1] > 1.15 * stalls[-1][1] for one in stalls[:count]) or count == len(GOODS)
    for place, (left, wide) in enumerate(stalls):
        x = selling.LEFT + left
        lit = share_of(canvas.image.crop((x, 0, x + wide, selling.HIGH)), palette.LAMP)
        assert (lit > 0.005) == (place < count)


def test_lots_that_are_left_show_what_is_too_dear() -> None:
    """Faint, from the lowest price; where all lots are taken it is not seen."""
    dear = tuple(shop.Stall(kind, price=7) for kind in ("wharf", "harbor", "factory"))
    said = scene_of(walk(3, 3)[0]).words
    for count, shown in ((5, 1), (6, 0), (7, 1), (8, 0), (3, 0)):
        told = [shop.Stall(kind, Mark("A")) for kind in SHELF][:count]
        bare, full = (
            Canvas(Image.new("RGB", (1400, page.page_high(count) + 40))) for _ in range(2)
        )
        page.draw_page(bare, 0, told, said)
        page.draw_page(full, 0, told, said, dear)
        area = changed_area(bare.image, full.image)
        if not shown:
            assert area is None
            continue
        lot = page.ROOM // page.ACROSS[count]
        assert area is not None
        assert area[0] >= page.LEFT + page.ROOM - lot - 40
        assert area[1] >= page.lots_high(count) - 20


@pytest.mark.parametrize("capacities", [(4, 6), (4, 5, 6), (5, 6, 7), (6, 7, 8)])
@pytest.mark.parametrize("count", range(1, len(GOODS) + 1))
def test_ways_to_load_lie_below_their_ships(capacities: tuple[int, ...], count: int) -> None:
    """A plate for each in level rows, none on another."""
    ships = [Cargo(capacity) for capacity in capacities]
    loads = [
        berths.Load(good, f"ship_{ship.capacity}", "", 2, 2, 0)
        for good in GOODS[:count]
        for ship in ships
    ]
    lay = berths.lay_of(loads, ships)
    lying = lay.berths
    cells = [berths.cells_of(place, lay, lay.keel) for place in range(len(ships))]

    assert {berth.y + berth.ship.high for berth in lying} == {lay.keel}
    assert all(berth.y >= 0 for berth in lying)
    for berth, plates in zip(lying, cells, strict=True):
        ends = min(plate.x for plate in plates), max(plate.x + plate.wide for plate in plates)
        assert ends[0] < berth.x + berth.ship.wide / 2 < ends[1]
        assert all(plate.y + plate.high <= lay.basin for plate in plates)
    boxes = [(one.x, one.y, one.x + one.wide, one.y + one.high) for row in cells for one in row]
    for one, other in combinations(boxes, 2):
        is_aside = one[2] < other[0] or other[2] < one[0]
        assert is_aside or one[3] < other[1] or other[3] < one[1]
    assert min(box[0] for box in boxes) >= berths.LEFT
    assert max(box[2] for box in boxes) <= berths.LEFT + berths.ROOM


def test_the_hold_shows_what_goes_aboard() -> None:
    """The only load of a ship, or of several the one that is chosen."""
    corn, sugar = (
        berths.Load(good, "ship_6", badge, 2, 2, 0)
        for good, badge in (("corn", "A"), ("sugar", "B"))
    )
    chosen = sugar._replace(is_chosen=True)

    assert berths.aboard_of([]) is None
    assert berths.aboard_of([corn]) == corn
    assert berths.aboard_of([corn, sugar]) is None
    assert berths.aboard_of([corn, chosen]) == chosen


def test_barrels_that_are_kept_stand_in_piles() -> None:
    """All that one has of each; whoever chooses a kind keeps them all, else as many as are chosen (R68)."""
    player = Player(0, (), goods=(0, 4, 0, 2, 0))
    kinds = Some("kinds", ("indigo", "tobacco"), 1, 1, "good")
    barrels = Split("goods", (Row("indigo", 1), Row("tobacco", 1)), 1, 1, "barrel")

    def chosen(field: str) -> tuple[Chosen, ...]:
        return (Chosen(field, (("indigo", 1),)),)

    assert stores.stores_of(kinds, player, ()) == (
        stores.Store("indigo", "A", 4),
        stores.Store("tobacco", "B", 2),
    )
    assert [one.chosen for one in stores.stores_of(kinds, player, chosen("kinds"))] == [4, 0]
    assert [one.chosen for one in stores.stores_of(barrels, player, chosen("goods"))] == [1, 0]


@pytest.mark.parametrize("barrels", range(1, 13))
def test_a_pile_is_no_wider_than_its_room(barrels: int) -> None:
    """However many barrels it has: the upper layer is shorter than the lower one."""
    for bright in (0, barrels // 2, barrels):
        canvas = Canvas(Image.new("RGB", (500, 300)))
        before = canvas.image.copy()
        half = draw_pile(canvas, 250, 280, 200, "corn", 80, bright, barrels - bright)
        left, _, right, _ = changed_area(before, canvas.image) or (0, 0, 0, 0)
        assert 2 * half <= 200
        assert 250 - half - 1 <= left < right <= 250 + half + 1


def test_tiles_that_can_be_taken_are_offered_as_fields() -> None:
    """Each with the menu's badge, how many one has, and how many of them the own buildings can work (R15)."""
    moment, decision = every_question()["tile"]
    [field] = [one for offer in decision.offers for one in offer.fields]
    notes, seat = GAME.notes(moment.state, decision.seat), decision.seat
    told = offering.offered_of(field, notes, (), scene_of(moment).words)
    island = moment.state.table.players[seat].island

    assert [(one.badge, one.tile) for one in told] == list(badges(field))
    assert [one.has for one in told] == [
        sum(place.kind == one.tile for place in island) for one in told
    ]
    needs = [one.circles is not None for one in told]
    assert needs == [one.tile in GOODS and one.tile != "corn" for one in told]
    chosen = (Chosen(field.name, ((told[0].tile, 1),)),)
    assert hand(moment, seat, chosen).data != hand(moment, seat).data


def test_roles_lie_in_two_rows_of_places() -> None:
    """In the order of the cards; of an odd number one fewer in the second row."""
    told = [Role(key, key) for key in ROLES]

    for count in (6, 7, 8):
        rows = rows_of(told[:count])
        assert [one for row in rows for one in row] == told[:count]
        assert [len(row) for row in rows] == [-(-count // 2), count // 2]


def test_few_roles_lie_in_one_row_of_higher_cards() -> None:
    """Up to four of them."""
    for count in (1, 3, 4):
        assert len(rows_of([Role(key, key) for key in ROLES[:count]])) == 1
    assert HIGH < high_of_cards(1) < 2 * high_of_cards(2) == 2 * HIGH


def test_the_mayor_shows_how_many_people_come() -> None:
    """As many as come to whoever chooses it: a share of the ship, and more by right, with Library and Villa (R24 to R26)."""
    asked = [
        (moment.state, decision.seat)
        for options, seed in ((BASE, 3), (DRAFTED, 4), (ALL, 2))
        for moment in walk(4, seed, options)
        for decision in GAME.pending(moment.state)
        if not moment.state.table.ship.nobles
        if any("mayor" in key for kind, key in _offered(decision) if kind == "role")
    ]
    for state, seat in asked:
        came = 0
        for told in play(GAME, state, seat, ChooseRole("mayor")).log:
            match told.event:
                case PeopleCame(who, colonists) | PrivilegeUsed(who, colonists) if who == seat:
                    came += colonists
                case VillaUsed(who) if who == seat:
                    came += 1
        assert newcomers(state.table, seat) == came
    assert len(asked) > 20


def test_the_trader_shows_what_the_best_sale_brings() -> None:
    """To whoever chooses it, with markets, Office, Trading Post and Library (R52, R53); nothing where nothing can be sold."""
    seen = set[int]()
    for options, seed in ((BASE, 3), (DRAFTED, 4), (ALL, 2), (ALL, 5)):
        for moment in walk(4, seed, options):
            for decision in GAME.pending(moment.state):
                if ("role", "trader") not in _offered(decision):
                    continue
                seat = decision.seat
                after = play(GAME, moment.state, seat, ChooseRole("trader")).state
                asked = [one for one in GAME.pending(after) if one.seat == seat]
                notes = GAME.notes(after, seat)
                gains = [
                    note.gain
                    for one in asked
                    for kind, key in _offered(one)
                    if kind == "sale" and (note := notes.of("sale", key)) and note.gain
                ]
                if GAME.public(after).stage != "trader" or (asked and not gains):
                    continue  # somebody else is asked, or about guests before it
                brought = best_sale(moment.state.table, seat)
                assert brought == max(gains, default=brought)
                seen.add(brought)
    assert len(seen) > 4


def _offered(decision: Decision) -> list[tuple[str, str]]:
    """Every key that is offered, with its vocabulary."""
    return [
        (field.kind, key)
        for offer in decision.offers
        for field in offer.fields
        for _, key in badges(field)
    ]


def test_roles_have_no_letters() -> None:
    """Nor have their buttons: both have the same sign and name."""
    moment, decision = every_question()["role"]
    view, scene = GAME.public(moment.state), scene_of(moment)
    cards = role_cards(view, scene, Happened())

    def drawn(badge: str | None) -> bytes:
        canvas = Canvas(Image.new("RGB", (1400, ROWS * HIGH)))
        marked = [card._replace(mark=Mark(badge)) for card in cards]
        draw_callings(canvas, 0, marked, view, decision.seat, scene.words)
        return canvas.image.tobytes()

    assert "role" not in GAME.badged
    assert drawn("A") == drawn(None)


def test_each_role_shows_what_it_would_bring() -> None:
    """The Craftsman's place shows the own harvest, that of the Trader what the trading house holds."""
    moment, decision = every_question()["role"]
    view, seat, scene = GAME.public(moment.state), decision.seat, scene_of(moment)
    cards = [card._replace(taker=None) for card in role_cards(view, scene, Happened())]
    players = list(view.table.players)
    players[seat] = replace(players[seat], island=(Place("quarry", 0),) * 5, city=())
    view = replace(view, table=replace(view.table, players=tuple(players)))
    players[seat] = replace(players[seat], island=(Place("corn", 1),) * 5)
    grown = replace(view, table=replace(view.table, players=tuple(players)))
    sold = replace(view, table=replace(view.table, house=("corn", "coffee")))

    def places(shown: Public) -> list[bytes]:
        step = HIGH + taller_by(shown.table.players[seat], ROWS)
        canvas = Canvas(Image.new("RGB", (1400, ROWS * step)))
        draw_callings(canvas, 0, cards, shown, seat, scene.words)
        left, boxes = 18, []
        for number, row in enumerate(rows_of(cards)):
            wide = 1364 // len(row)
            for at in range(len(row)):
                x, y = left + at * wide, number * step
                boxes.append(canvas.image.crop((x, y, x + wide, y + HIGH)).tobytes())
        return boxes

    before = places(view)
    keys = [card.key for card in cards]
    changed = [
        {key for key, one, other in zip(keys, before, places(shown), strict=True) if one != other}
        for shown in (grown, sold)
    ]
    assert changed == [{"craftsman"}, {"trader"}]


def test_goods_that_can_be_chosen_have_their_badges_where_they_lie() -> None:
    """In the trading house's row of prices; with another place to sell there are cards."""
    field = One("good", ("corn@house", "coffee@house"), "sale")
    decision = Decision(0, say("puerto-rico-prompt-trade"), (Offer(ReturnPerson, (field,)),))
    both = One("good", ("corn@house", "corn@post"), "sale")
    posted = Decision(0, say("puerto-rico-prompt-trade"), (Offer(ReturnPerson, (both,)),))

    assert wares_of(decision, Notes(), (), "trader") == {"corn": Ware("A"), "coffee": Ware("B")}
    assert wares_of(posted, Notes(), (), "trader") == {}
    assert wares_of(decision, Notes(), (), "captain") == {}


def test_what_the_black_market_takes_is_shown_with_its_place() -> None:
    """A person from San Juan, from a tile and from a building (D14)."""
    keys = ("colonist@san_juan", "noble@corn", "colonist@small_market")
    field = One("person", keys, "standing")
    decision = Decision(0, say("puerto-rico-prompt-build"), (Offer(ReturnPerson, (field,)),))
    cards = options_of(decision, Notes(), (), scene_of(walk(3, 3)[0]).words)

    assert [card.badge for card in cards] == ["A", "B", "C"]
    assert ["San Juan" in cards[0].name, "Small Market" in cards[2].name] == [True, True]
    assert [card.plate for card in cards] == ["San Juan", "Corn", "Small Market"]


CHOICES = (
    ("land", "tobacco@noble"),
    ("land", "forest"),
    ("standing", "colonist@corn"),
    ("standing", "noble@small_market"),
    ("standing", "colonist@san_juan"),
    ("sale", "coffee@post"),
    ("sale", "corn@house"),
    ("good", "indigo"),
)


@pytest.mark.parametrize("count", [1, 2, 5, 9, 15, 20])
def test_what_can_be_chosen_stands_on_its_islet(count: int) -> None:
    """Whatever it is, however many there are, chosen or not: on its plot, another for each."""
    told = [
        Option(*CHOICES[place % len(CHOICES)], "", "Farm", "AB", place % 4 or None, place % 3)
        for place in range(count)
    ]
    lay = plots.lay_of(told)
    canvas = Canvas(Image.new("RGB", (1400, lay.high + 200), "#7FA347"))
    ground = canvas.image.copy()
    plots.draw_plots(canvas, 100, lay, told)
    area = changed_area(canvas.image, ground)

    assert area is not None
    assert area[0] >= plots.LEFT
    assert area[2] <= 1400 - plots.SHORE / 2
    assert area[1] >= 90
    assert area[3] <= 100 + lay.high
    assert lay.columns * lay.rows >= count


def test_whoever_can_be_taken_stands_at_the_landing() -> None:
    """Behind the ship, from head to foot, each beside a sign with another number of points; whoever is chosen in lamplight."""
    words = scene_of(walk(3, 3)[0]).words

    def drawn(*keys: Key, chosen: int = 0) -> Image.Image:
        canvas = Canvas(Image.new("RGB", (1400, landing.HIGH + 120), "#4FA3B0"))
        people = [Option("person", key, key, key, "", None, chosen) for key in keys]
        landing.draw_landing(canvas, 100, people, words)
        return canvas.image

    bare, both = drawn(), drawn("colonist", "noble")
    left, top, right, foot = changed_area(both, bare) or (0, 0, 0, 0)
    second, *_ = changed_area(both, drawn("colonist")) or (0,)
    assert landing.LEFT + landing.MOORED - 60 <= left < second < right <= 1400
    assert 80 < top < foot <= 100 + landing.HIGH
    assert second - left > landing.FIGURE
    assert changed_area(drawn("colonist", chosen=1), drawn("colonist")) is not None
    assert landing.WORTH == {"colonist": 0, "noble": 1}


def test_who_waits_is_seen_on_the_jetty_and_crowds_are_counted() -> None:
    """One figure for each of a few, and for each sort of many; all of them left of the harvest."""

    def drawn(*sorts: Key) -> tuple[int, int, int, int]:
        canvas = Canvas(Image.new("RGB", (1400, 300)))
        before = canvas.image.copy()
        island.draw_waiting(canvas, 20, sorts, 0)
        return changed_area(before, canvas.image) or (0, 0, 0, 0)

    few, crowd = drawn("colonist", "colonist"), drawn(*["noble"] * 9, *["colonist"] * 14)
    assert few[2] > drawn("colonist")[2] + island.PACE / 2
    assert crowd[2] < 700
    assert min(few[1], crowd[1]) > 92


def test_places_that_are_full_have_quiet_badges_beside_free_ones() -> None:
    """Amber is for those to which somebody can go, and for all where nobody can."""
    free, full = Circle(None, "A"), Circle("colonist", "A")

    def amber(circles: tuple[Circle, ...], *, is_quiet: bool) -> bool:
        canvas = Canvas(Image.new("RGB", (120, 120)))
        draw_badge(canvas, 20, 20, circles, is_quiet=is_quiet)
        return palette.channels(palette.LAMP)[:3] in set(canvas.image.get_flattened_data())

    assert is_open((full, free))
    assert not is_open((full,))
    assert not is_open((Circle(),))
    assert amber((free,), is_quiet=False)
    assert not amber((full,), is_quiet=True)


def test_a_tile_that_is_looked_at_is_shown_to_its_owner() -> None:
    """The Hacienda's tile, before it becomes a plantation or a forest (E20)."""
    moment, decision = every_question()["plant_tile"]
    drawn = hand(moment, decision.seat)

    assert "The tile you are looking at" in drawn.alt


def test_somebody_without_anything_has_an_empty_island() -> None:
    """No tile, no building, nobody: dashes everywhere."""
    assert harvest(Player(0, ()).island, ()) == (0, 0, 0, 0, 0)
