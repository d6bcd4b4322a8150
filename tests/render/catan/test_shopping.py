"""A turn: the whole island, or of a map the part that matters, and beside it by name what can be done now."""

import pytest
from msgspec.structs import replace
from PIL import Image

from games.catan.content import CARDS, FIRST_VICTORY_CARD
from games.catan.state import TradeOffer
from games.core.forms import Decision, verb
from render.catan import shopping
from render.catan.backdrop import island
from render.catan.choices import Marks, marks_of
from render.catan.costs import PLANS
from render.catan.development import Group
from render.catan.hand import draw_hand
from render.catan.harbor import harbor_middle
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.openings import draw_openings
from render.catan.shopping import map_of, sections_of
from render.catan.stage import whole_stage
from render.catan.strip import GAP, Room
from render.catan.vocabulary import owner_of
from render.core import palette
from render.core.canvas import Canvas
from render.core.halo import opening
from render.core.pieces import road
from tests.render.catan.positions import GAME, NOTES, Moment, scene_of, walk
from tests.render.catan.setups import Letters, letters
from tests.render.seeing import changed_area, share_of

__all__ = ["letters"]


def turn(seats: int, *verbs: str, board: str = "random") -> tuple[Moment, Decision]:
    """The first position in which a turn offers these answers."""
    return next(
        (moment, decision)
        for moment in walk(seats, 4, board)
        for decision in GAME.pending(moment.state)
        if {"end_turn", *verbs} <= {verb(offer.action) for offer in decision.offers}
    )


@pytest.mark.parametrize("seats", [3, 6])
def test_the_whole_island_is_shown(seats: int) -> None:
    """All of its corners, and room beside it for what can be done."""
    moment, decision = turn(seats)
    view = GAME.public(moment.state)
    stage, _ = map_of(view, decision.seat, marks_of(decision, ()))
    spots = [stage.spot(x, y) for x, y in lattice(view.table.board.plan).corners]

    assert all(0 < x < stage.wide and 0 < y < stage.high for x, y in spots)
    assert SEA_WIDE - stage.wide >= 360


@pytest.mark.parametrize("board", ["newyork", "corsica"])
def test_of_a_map_the_part_that_matters_is_shown(board: str) -> None:
    """What the seat has built and could build, larger than on the whole map, and no harbor is cut."""
    moment, decision = turn(4, "build_road", board=board)
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    stage, band = map_of(view, decision.seat, marks)
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    built = [place for place, one in enumerate(view.table.roads) if one == decision.seat]
    paths = [*built, *(net.path_of[label] for label in marks.paths)]
    spots = [stage.spot(*places.corners[end]) for path in paths for end in net.ends[path]]
    side = places.look.side * stage.scale

    assert all(side / 2 < x < stage.wide - side / 2 for x, _ in spots)
    assert all(side / 2 < y < stage.high - side / 2 for _, y in spots)
    assert stage.scale > 1.1 * whole_stage(view, stage.wide, 840).scale
    assert stage.high + band <= 840
    for path, _ in view.table.board.harbors:
        x, y = stage.spot(*harbor_middle(view.table.board.plan, path))
        depth = min(x, stage.wide - x, y, stage.high - y)
        assert abs(depth) >= places.look.harbor * stage.scale


def test_a_part_that_is_nearly_all_of_a_map_gives_way_to_the_whole() -> None:
    """With the players on its sea."""
    moment, decision = turn(4, board="newyork")
    view = GAME.public(moment.state)
    everywhere = marks_of(decision, ())._replace(
        corners=frozenset(view.table.board.geometry.corner_of)
    )
    stage, band = map_of(view, decision.seat, everywhere)
    spots = [stage.spot(x, y) for x, y in lattice(view.table.board.plan).corners]

    assert band == 0
    assert all(0 < x < stage.wide and 0 < y < stage.high for x, y in spots)


def test_what_can_be_bought_has_its_name(letters: Letters) -> None:
    """In letters of nine pixels on the smallest phone, above what is lacking for the rest."""
    moment, decision = turn(4, "build_road")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene, marks = scene_of(moment), marks_of(decision, ())
    room = Room(700, SEA_WIDE - 700, has_players=False)
    names = [one.name for one in sections_of(room, own, view, marks, "?", scene)]
    draw_hand(own, view, decision.seat, decision, NOTES, (), scene)

    assert names.index("possible") < names.index("missing")
    assert letters[scene.words("render-catan-build-road")] * 277 / SEA_WIDE >= 9


@pytest.mark.parametrize("board", ["random", "corsica", "newyork"])
def test_nothing_is_cut_below(board: str) -> None:
    """With two open offers and every card that can be played."""
    moment, decision = turn(4, board=board)
    others = tuple(seat for seat in range(4) if seat != decision.seat)
    offers = (
        TradeOffer(1, (9, 15, 4, 16, 11), (0, 0, 0, 0, 0), others),
        TradeOffer(2, (0, 0, 1, 0, 0), (0, 1, 0, 2, 6), others),
    )
    state = moment.state
    state = replace(state, table=replace(state.table, offers=offers))
    asked = GAME.decision(state, decision.seat)
    assert asked is not None
    own, view, scene = GAME.private(state, asked.seat), GAME.public(state), scene_of(moment)
    own = replace(own, holding=replace(own.holding, cards=(2, 1, 1, 1, 1, 0, 0, 0, 0)))
    marks = marks_of(asked, ())
    bought = {plan.verb for plan in PLANS}
    marks = marks._replace(cards=CARDS[:FIRST_VICTORY_CARD], verbs=marks.verbs - bought)
    stage, band = map_of(view, asked.seat, marks)
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3, stage.high + band, has_players=not band)
    sections = sections_of(room, own, view, marks, "?", scene)

    assert {"deal", "hand", "possible"} <= {one.name for one in sections}
    assert GAP + sum(one.high + GAP for one in sections) <= room.high


@pytest.mark.parametrize("high", [54, 84, 116])
@pytest.mark.parametrize("key", ["road_building", "year_of_plenty"])
def test_a_long_name_stays_within_its_row(
    key: str, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However low that is, and clear of the tick behind it."""
    words = scene_of(walk(4, 4)[0], "pt-BR").words
    named, bare = (Canvas(Image.new("RGB", (380, 200))) for _ in range(2))
    group, box = Group(key, 2, is_open=True), (10, 40, 343, high)
    shopping.draw_group(named, box, group, words)
    monkeypatch.setattr(shopping, "term", lambda *_: "")
    shopping.draw_group(bare, box, group, words)
    area = changed_area(bare.image, named.image)
    assert area is not None
    left, top, right, bottom = area

    assert top >= 40
    assert bottom <= 40 + high
    assert left > 10 + min(high - 12, 84)
    assert right <= 10 + 343 - 26 - 18


def test_what_lacks_nothing_shows_nothing_missing() -> None:
    """As long as an offer is open a thing may be paid for and yet not be built."""
    moment, decision = turn(4)
    view, scene = GAME.public(moment.state), scene_of(moment)
    marks = marks_of(decision, ())
    marks = marks._replace(verbs=marks.verbs - {"end_turn"} - {plan.verb for plan in PLANS})
    stage, band = map_of(view, decision.seat, marks)
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3, stage.high + band, has_players=not band)

    def coral(held: int) -> float:
        """How much of the picture says with so many of each card that something is missing."""
        own = GAME.private(moment.state, decision.seat)
        own = replace(own, holding=replace(own.holding, hand=(held,) * 5))
        sections = sections_of(room, own, view, marks, "?", scene)
        missing = next(one for one in sections if one.name == "missing")
        canvas = Canvas(Image.new("RGB", (SEA_WIDE, missing.high), palette.WELL))
        missing.draw(canvas, 0)
        return share_of(canvas.image, palette.LACKING)

    # Bricks are a little coral too.
    assert coral(0) > 5 * coral(5)


@pytest.mark.parametrize("board", ["base", "newyork"])
def test_a_road_that_can_be_built_is_seen_on_every_ground(board: str) -> None:
    """All in lamplight within ink, on a beach as well as in fields."""
    moment, decision = turn(4, "build_road", board=board)
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    places, net = lattice(view.table.board.plan), view.table.board.geometry
    ground = island(view.table.board, canal=False)
    sea = Canvas(ground.copy())
    draw_openings(sea, view, Marks(paths=marks.paths), decision.seat)
    shape = opening(road, owner_of(view, decision.seat), *places.look.road, 0)
    wide, high = shape.colour.size

    assert shape.colour.getpixel((wide // 2, high // 2)) == palette.channels(palette.LAMP)[:3]
    for label in marks.paths:
        x, y = places.paths[net.path_of[label]]
        box = round(x) - 30, round(y) - 30, round(x) + 30, round(y) + 30
        before, after = ground.crop(box), sea.image.crop(box)
        assert share_of(after, palette.INK) > share_of(before, palette.INK) + 0.05
