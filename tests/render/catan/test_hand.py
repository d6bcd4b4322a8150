"""The hand: what may be done has its badge, what is missing its ghost, and places are marked on a private board."""

from itertools import combinations, cycle, product
from string import ascii_uppercase

import pytest
from msgspec.structs import replace
from PIL import Image

from games.catan.content import RESOURCES
from games.catan.frames import Monopolising
from games.catan.views import Public
from games.core.forms import Decision, One, Split, verb
from render.catan import chips, costs, giving
from render.catan.choices import Marks, marks_of
from render.catan.choose import Badge, badges_of, in_question, parted
from render.catan.costs import PLANS
from render.catan.development import groups_of
from render.catan.hand import HIGH, draw_hand
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.shopping import TURN_HIGH
from render.catan.spots import number_spots
from render.catan.stage import LOW, MAP_WIDE, TALL, stage_of
from render.catan.strip import Room, sections_of
from render.catan.vocabulary import owner_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Chosen
from tests.games.catan.positions import empty_island
from tests.render.catan.crowded import everything_built
from tests.render.catan.positions import (
    GAME,
    LONG_NAMES,
    NAMES,
    NOTES,
    Moment,
    scene_of,
    walk,
)
from tests.render.catan.setups import (
    Letters,
    first_asked,
    letters,
    question_of,
    showing,
    too_small,
)
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

__all__ = ["letters"]

LIMIT = 400_000
HIGHEST = {3: TURN_HIGH, 4: TURN_HIGH, 5: TALL, 6: TALL}
"""Of the picture of a question, by players: three quarters of its width, more with a large island."""

ROOM = Room(MAP_WIDE, SEA_WIDE - MAP_WIDE)


@pytest.mark.parametrize("wide", [300, 250])
@pytest.mark.parametrize("high", [36, 60, 84])
def test_a_wreath_leaves_the_cards_beside_it_free(
    wide: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a player leads with lies off the count of cards, however low the line is."""
    moment = walk(4, 4)[200]
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    drawn = []
    for is_leading in (True, False):
        monkeypatch.setattr(chips, "leads", lambda *_, told=is_leading: told)
        canvas = Canvas(Image.new("RGB", (wide, high)))
        box = (0, 0, wide, high)
        chips.draw_lines(canvas, box, 1, own, view, (1,), frozenset(), scene_of(moment))
        drawn.append(canvas.image)
    back = palette.channels(palette.AZULEJO_DEEP)[:3]
    cards = next(x for x in range(wide) if drawn[1].getpixel((x, high // 2)) == back)
    corner = 8
    beside = [image.crop((cards + corner, 0, wide, high)) for image in drawn]

    assert changed_area(*drawn) is not None
    assert changed_area(*beside) is None


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "pt-BR"), (5, "en"), (6, "pt-BR")])
def test_a_hand_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """For every seat at any time, asked or not."""
    moments = walk(seats, seats)
    for moment in moments[:: max(1, len(moments) // 3)]:
        for seat in range(seats):
            own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
            decision = GAME.decision(moment.state, seat)
            drawn = draw_hand(
                own, view, seat, decision, NOTES, (), scene_of(moment, language, LONG_NAMES)
            )

            assert drawn.size == (1400, HIGH) or (
                drawn.size[0] == SEA_WIDE and drawn.size[1] <= HIGHEST[seats]
            )
            assert len(drawn.data) <= LIMIT
            assert 1 <= len(drawn.alt) <= 1024


@pytest.mark.parametrize("seats", [4, 6])
def test_a_full_hand_beside_a_full_board_is_light_enough(seats: int) -> None:
    """Everything built, every kind of card held, every place marked."""
    moment = everything_built(seats)
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    net = view.table.board.geometry
    every = One("path", net.paths, "path")
    decision = first_asked(seats, "path")[1]
    offer = replace(decision.offers[0], forms=(every,))
    asked = replace(decision, offers=(offer,))

    assert len(draw_hand(own, view, 0, asked, NOTES, (), scene_of(moment, "pt-BR")).data) <= LIMIT


@pytest.mark.parametrize(("seats", "kind"), [(4, "corner"), (6, "corner"), (4, "hex"), (6, "hex")])
def test_exactly_the_legal_places_are_marked(seats: int, kind: str) -> None:
    """An amber badge lies on every place offered, none on any other."""
    moment, decision = first_asked(seats, kind)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    net = view.table.board.geometry
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    row = tuple(key for key in field.keys if kind == "hex" or key[0] == "D")
    scene = replace(scene_of(moment), focus=row)
    image = decoded(draw_hand(own, view, decision.seat, decision, NOTES, (), scene))
    every = {"corner": net.corners, "hex": net.labels}[kind]
    shown = in_question(marks_of(decision, ()), scene)
    stage = stage_of(view, shown)
    all_of_them = frozenset(every)
    places = Marks(corners=all_of_them) if kind == "corner" else Marks(hexes=all_of_them)
    for badge in badges_of(view, stage, places, None, is_apart=kind == "hex"):
        x, y = badge.middle
        if badge.label and 20 < x < stage.wide - 20 and 20 < y < 730:
            around = image.crop((round(x - 16), round(y - 8), round(x + 16), round(y + 8)))
            assert (share_of(around, palette.LAMP, 40) > 0.25) == (badge.label in row), badge.label


def test_paths_in_reach_are_marked_with_both_ends() -> None:
    """The badge of a path stands on it."""
    moment, decision = first_asked(4, "path")
    image = drawn_map(moment, decision)
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    stage = stage_of(view, marks)
    places, net = lattice(view.table.board.plan), view.table.board.geometry
    marked = set()
    for label, middle in zip(net.paths, places.paths, strict=True):
        x, y = stage.spot(*middle)
        around = image.crop((round(x - 11), round(y - 16), round(x + 11), round(y + 16)))
        if x < stage.wide - 11 and share_of(around, palette.LAMP, 40) > 0.3:
            marked.add(label)

    assert marked == set(field.keys)


def drawn_map(moment: Moment, decision: Decision, language: str = "en") -> Image.Image:
    """The private map of whoever is asked."""
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    scene = scene_of(moment, language)
    return decoded(draw_hand(own, view, decision.seat, decision, NOTES, (), scene))


def test_the_hand_stands_beside_the_map() -> None:
    """While places are chosen the cards stay in sight; before there are any, nothing is kept free for them."""
    early, settle = first_asked(4, "corner")
    late, road = first_asked(4, "path")
    for moment, decision, has_hand in ((early, settle, False), (late, road, True)):
        own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
        marks = marks_of(decision, ())
        names = [one.name for one in sections_of(ROOM, own, view, marks, "", scene_of(moment))]
        assert ("hand" in names) is has_hand or decision is road
        assert drawn_map(moment, decision).width == SEA_WIDE


def test_costs_stand_beside_the_map_while_one_builds() -> None:
    """What can be bought is framed in green; what the hand lacks is a ring."""
    moment, decision = next(
        (one, asked)
        for one in walk(4, 4)
        for asked in GAME.pending(one.state)
        if marks_of(asked, ()).has_places
        and "build_road" in marks_of(asked, ()).verbs
        and "build_city" not in marks_of(asked, ()).verbs
    )
    strip = drawn_map(moment, decision).crop((MAP_WIDE, 110, SEA_WIDE, 752))

    assert share_of(strip, palette.CAN) > 0.002
    assert share_of(strip, palette.LACKING, 60) > 0.001


def test_whoever_is_asked_has_the_flag() -> None:
    """In amber, and the other players beside the map in their colours."""
    moment, decision = next(
        (one, asked)
        for one in walk(6, 6)
        for asked in GAME.pending(one.state)
        if asked.required and verb(asked.offers[0].action) == "roll"
    )
    view = GAME.public(moment.state)
    strip = drawn_map(moment, decision).crop((MAP_WIDE, 0, SEA_WIDE, 752))

    assert share_of(strip, palette.LAMP) > 0.05
    for seat, player in enumerate(view.table.players):
        full = next(one.full for one in palette.SEATS if one.name == player.colour)
        assert share_of(strip, full, 20) > 0.0001, seat


@pytest.mark.parametrize("seats", [4, 6])
def test_badges_leave_numbers_and_each_other_free(seats: int) -> None:
    """The corners on buttons, as when a game is founded; and all hexes: numbers can be read, badges lie apart."""
    moment, decision = first_asked(seats, "corner")
    view = GAME.public(moment.state)
    labels = view.table.board.geometry.labels
    scene = showing(question_of(moment, decision), scene_of(moment))
    corners, _ = parted(in_question(marks_of(decision, ()), scene), scene)
    assert len(corners.corners) == 4
    letters = tuple(zip(labels, cycle(ascii_uppercase), strict=False))
    hexes = Marks(hexes=frozenset(labels), letters=letters)
    for marks, is_apart in ((corners, True), (hexes, False)):
        stage = stage_of(view, Marks())
        badges = badges_of(view, stage, marks, None, is_apart=is_apart)
        boxes = [box_of(badge) for badge in badges if badge.label]
        assert boxes
        spots = zip(number_spots(view, stage, marks), view.table.board.numbers, strict=True)
        for middle in (spot for spot, number in spots if number):
            x, y = stage.spot(*middle)
            number = (x - 16, y - 12, x + 16, y + 12)
            assert [box for box in boxes if is_overlapping(box, number)] == []
        assert [pair for pair in combinations(boxes, 2) if is_overlapping(*pair)] == []


def test_corners_and_paths_in_question_have_badges_apart() -> None:
    """While roads and settlements can be built at once, no badge of a corner hides what a path is called."""
    found = 0
    for moment in walk(4, 4, "random")[120:]:
        for decision in GAME.pending(moment.state):
            marks = marks_of(decision, ())
            if found == 3 or not {"build_road", "build_settlement"} <= marks.verbs:
                continue
            found += 1
            view = GAME.public(moment.state)
            shown = in_question(marks, scene_of(moment))
            drawn = list(badges_of(view, stage_of(view, shown), shown, None))
            corners = [box_of(one) for one in drawn if one.label in shown.corners]
            paths = [box_of(one) for one in drawn if one.label in shown.paths]
            assert corners
            assert [pair for pair in product(corners, paths) if is_overlapping(*pair)] == []
    assert found == 3


Box = tuple[float, float, float, float]


def box_of(badge: Badge) -> Box:
    """What it covers, without its rim."""
    (x, y), (wide, high) = badge.middle, badge.sign.size
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def is_overlapping(one: Box, other: Box) -> bool:
    """Whether two boxes have something in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_city_to_be_leaves_its_settlement_in_sight() -> None:
    """The badge of a built corner covers neither the whole house nor the badge of the path beyond."""
    moment = everything_built(4)
    view = GAME.public(moment.state)
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    built = [net.corners[at] for at, one in enumerate(view.table.buildings) if one >= 0]
    high = places.look.settlement * 1.2
    near = stage_of(view, Marks())._replace(left=0, top=0, right=MAP_WIDE / 1.2, bottom=752 / 1.2)
    for badge in badges_of(view, near, Marks(corners=frozenset(built)), None):
        _, top, _, foot = box_of(badge)
        _, y = near.spot(*places.corners[net.corner_of[badge.label]])
        roof, floor = y - high * 0.62, y + high * 0.38
        assert top - 7 > roof + 5 or foot + 7 < floor - 4


def test_a_settlement_without_its_road_stands_already() -> None:
    """The owner sees the corner just chosen, its colour not washed out by the light on the paths; nobody else does."""
    moment, decision = first_asked(4, "corner")
    state, seat = moment.state, decision.seat
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    after = GAME.apply(state, seat, decision.offers[0].action(field.keys[0])).state
    own = GAME.private(after, seat)
    assert own.unfinished
    asked = GAME.decision(after, seat)
    drawn, bare = (
        decoded(draw_hand(one, GAME.public(after), seat, asked, NOTES, (), scene_of(moment)))
        for one in (own, replace(own, unfinished=()))
    )

    assert drawn.tobytes() != bare.tobytes()
    view, marks = GAME.public(after), marks_of(asked, ())
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    x, y = stage_of(view, marks).spot(*places.corners[net.corner_of[field.keys[0]]])
    house = drawn.crop((round(x - 20), round(y - 20), round(x + 20), round(y + 12)))
    assert share_of(house, palette.SEATS[owner_of(view, seat)].full, 24) > 0.5
    assert GAME.public(after) == GAME.public(state)


def cards_beside(view: Public) -> list[tuple[int, int, int, int]]:
    """Where the five cards of the hand lie beside the map in the picture of a question about cards."""
    left = stage_of(view, Marks())._replace(high=LOW).wide + 3  # their rings reach into the gaps
    step = (SEA_WIDE - left - 20) / 5
    return [
        (round(left + 10 + place * step), 84, round(left + 10 + (place + 1) * step) - 16, 250)
        for place in range(5)
    ]


def test_chosen_resources_are_ringed() -> None:
    """Cards about to be returned stand in amber, the others are as before."""
    moment, decision = first_asked(4, "resource")
    field = decision.offers[0].fields[0]
    assert isinstance(field, Split)
    row = field.rows[-1]
    seat, scene = decision.seat, scene_of(moment)
    own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
    before, after = (
        decoded(draw_hand(own, view, seat, decision, NOTES, chosen, scene))
        for chosen in ((), (Chosen(field.name, ((row.key, 1),)),))
    )
    for place, key in enumerate(RESOURCES):
        x = giving.MARGIN + place * (giving.WIDE + giving.GAP)
        box = (x, giving.CARDS_TOP, x + giving.WIDE, giving.CARDS_TOP + giving.CARDS_HIGH)
        plain, marked = (share_of(image.crop(box), palette.LAMP) for image in (before, after))
        assert (marked > plain + 0.02) == (key == row.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "hand"), [(4, (1, 3, 2, 2, 0)), (6, (2, 3, 4, 0, 11))])
def test_a_discard_is_counted_and_shows_what_it_costs(
    seats: int,
    hand: tuple[int, int, int, int, int],
    language: str,
    letters: Letters,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of the cards that must go, how many are chosen, with a place for each; framed in red what they would have paid for; all
    in a size to read.
    """
    moment, decision = next(
        (moment, decision)
        for moment in walk(seats, 4, "random")
        for decision in GAME.pending(moment.state)
        if any(verb(offer.action) == "discard" for offer in decision.offers)
    )
    seat, scene = decision.seat, scene_of(moment, language)
    own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
    own = replace(own, holding=replace(own.holding, hand=hand))
    count = giving.count_of(decision)
    assert count is not None
    foot = (0, giving.SHOP_TOP, SEA_WIDE, giving.HIGH)
    green, free = [], list[int]()
    place = boxes.free_place

    def noted(canvas: Canvas, x: int, y: int, *rest: int) -> None:
        if y > giving.SHOP_TOP:
            free.append(x)
        place(canvas, x, y, *rest)

    monkeypatch.setattr(boxes, "free_place", noted)
    for bricks in (0, 3):
        free.clear()
        chosen = (Chosen("cards", (("brick", bricks),)),)
        drawn = draw_hand(own, view, seat, decision, NOTES, chosen, scene)
        green.append(share_of(decoded(drawn).crop(foot), palette.CAN))
        assert drawn.size == (SEA_WIDE, giving.HIGH)
        assert f"{bricks}/{count.needed}" in letters
        assert len(set(free)) == count.needed - bricks
        assert not too_small(letters, drawn, 5)
    assert "–3" in letters
    assert green[0] > green[1] + 0.005


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 6])
def test_a_monopoly_shows_what_it_would_bring(seats: int, language: str, letters: Letters) -> None:
    """Of each kind what the others hold together, which the bank tells; nothing on what nobody else has."""
    board = "expanded" if seats == 6 else "base"
    position = empty_island(seats).turn_of(0, Monopolising())
    position = position.holding(0, ore=3).holding(1, wool=11).holding(2, wool=1, ore=2)
    state = position.state
    assert state.table.board.plan == board
    decision = GAME.decision(state, 0)
    assert decision is not None
    own, view = GAME.private(state, 0), GAME.public(state)

    drawn = draw_hand(own, view, 0, decision, NOTES, (), scene_of(Moment(state, ()), language))

    assert drawn.size == (SEA_WIDE, giving.HIGH)
    assert giving.with_others(own, view) == (0, 0, 12, 0, 2)
    assert sorted(text for text in letters if text.startswith("+")) == ["+12", "+2"]
    assert not too_small(letters, drawn, 5)


def test_chosen_resources_of_a_proposal_are_ringed() -> None:
    """In the hand of somebody who may answer but need not."""
    moment, decision = next(
        (moment, decision)
        for moment in walk(4, 4)
        for decision in GAME.pending(moment.state)
        if any(verb(offer.action) == "propose" for offer in decision.offers)
    )
    seat, scene = decision.seat, scene_of(moment)
    own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
    wanted = next(key for key, count in zip(RESOURCES, own.holding.hand, strict=True) if count)
    before, after = (
        decoded(draw_hand(own, view, seat, decision, NOTES, chosen, scene))
        for chosen in ((), (Chosen("give", ((wanted, 1),)),))
    )
    for key, box in zip(RESOURCES, cards_beside(view), strict=True):
        plain, marked = (share_of(image.crop(box), palette.LAMP) for image in (before, after))
        assert (marked > plain + 0.02) == (key == wanted)


def test_cards_are_grouped_by_what_may_be_done_with_them() -> None:
    """Fresh cards wait, victory point cards never do, and only those offered are open."""
    own = GAME.private(everything_built(4).state, 0)
    cards, fresh = (2, 0, 1, 0, 1, 0, 0, 0, 0), (1, 0, 1, 0, 1, 0, 0, 0, 0)
    own = replace(own, holding=replace(own.holding, cards=cards, fresh=fresh))
    groups = groups_of(own, Marks(cards=("knight",)))

    assert [(group.key, group.amount, group.is_open, group.is_fresh) for group in groups] == [
        ("knight", 1, True, False),
        ("chapel", 1, False, False),
        ("knight", 1, False, True),
        ("year_of_plenty", 1, False, True),
    ]


def test_what_can_be_bought_is_green() -> None:
    """The frame of a tile says that the decision offers it, also where no place is to be chosen."""
    moment = next(
        one
        for one in walk(4, 4)
        if any(
            {verb(offer.action) for offer in decision.offers} >= {"buy_card", "end_turn"}
            and not marks_of(decision, ()).has_places
            for decision in GAME.pending(one.state)
        )
    )
    seat = moment.state.table.active
    decision = GAME.decision(moment.state, seat)
    assert decision is not None
    others = tuple(offer for offer in decision.offers if verb(offer.action) != "buy_card")
    can, cannot = (
        drawn_map(moment, asked).crop((MAP_WIDE, 110, SEA_WIDE, 752))
        for asked in (decision, replace(decision, offers=others))
    )

    assert share_of(can, palette.CAN) > share_of(cannot, palette.CAN) + 0.001


@pytest.mark.parametrize("kind", ["end_turn", "discard"])
@pytest.mark.parametrize("seats", [4, 6])
def test_every_price_is_seen_whole_in_a_turn(
    seats: int, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what it lacks, which is to be traded for; not below a discard: what the hand never paid for is not lost."""
    moment, decision = next(
        (moment, decision)
        for moment in walk(seats, 4, "random")
        for decision in GAME.pending(moment.state)
        if any(verb(offer.action) == kind for offer in decision.offers)
    )
    own = GAME.private(moment.state, decision.seat)
    own = replace(own, holding=replace(own.holding, hand=(1, 0, 0, 1, 1)))
    drawn: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        costs, "draw_piece", lambda *given, is_there: drawn.append((given[3], is_there))
    )

    offers = tuple(offer for offer in decision.offers if verb(offer.action) == kind)
    asked = replace(decision, offers=offers)
    draw_hand(own, GAME.public(moment.state), decision.seat, asked, NOTES, (), scene_of(moment))

    there, lacking = True, False
    prices = [
        *(("lumber", there), ("brick", lacking)),
        *(("lumber", there), ("brick", lacking), ("wool", lacking), ("grain", there)),
        *(("grain", there), ("grain", lacking)),
        *(("ore", there), ("ore", lacking), ("ore", lacking)),
        *(("wool", lacking), ("grain", there), ("ore", there)),
    ]
    assert drawn == (prices if kind == "end_turn" else [])


def test_resources_stand_in_the_order_of_the_rules() -> None:
    """Five kinds, each with a name in both languages."""
    moment = everything_built(4)
    for language in LANGUAGES:
        words = scene_of(moment, language).words
        assert len({words(f"catan-resource-{key}") for key in RESOURCES}) == 5


class Heard(Spoken):
    """Words that remember what was asked of them."""

    def __init__(self) -> None:
        super().__init__("en", NAMES, "catan")
        self.ids: set[str] = set()

    def __call__(self, key: str, /, **args: str | int) -> str:
        self.ids.add(key)
        return super().__call__(key, **args)


@pytest.mark.parametrize(("hand", "says_so"), [((1, 1, 1, 1, 0), True), ((0, 1, 1, 1, 0), False)])
def test_what_could_be_paid_and_has_no_place_says_so(
    hand: tuple[int, int, int, int, int], says_so: bool
) -> None:
    """A settlement that can be paid and is not offered lacks a place; one that cannot be paid lacks cards (R110)."""
    moment, decision = next(
        (moment, decision)
        for moment in walk(3, 4, "random")
        for decision in GAME.pending(moment.state)
        if {"end_turn"} <= (verbs := {verb(offer.action) for offer in decision.offers})
        and "build_settlement" not in verbs
    )
    own = GAME.private(moment.state, decision.seat)
    own = replace(own, holding=replace(own.holding, hand=hand))
    words = Heard()
    scene = replace(scene_of(moment), words=words)

    draw_hand(own, GAME.public(moment.state), decision.seat, decision, NOTES, (), scene)

    assert ("render-catan-no-place" in words.ids) is says_so


@pytest.mark.parametrize(
    ("offered", "told"), [("roll", set()), ("end_turn", {"render-catan-missing"})]
)
def test_a_picture_says_what_cannot_be_built_yet(offered: str, told: set[str]) -> None:
    """Where neither cards nor places are enough; not before the roll."""
    moment, decision = next(
        (moment, decision)
        for moment in walk(3, 4, "random")
        for decision in GAME.pending(moment.state)
        if offered in (verbs := {verb(offer.action) for offer in decision.offers})
        and not any(plan.verb in verbs for plan in PLANS)
    )
    words = Heard()
    scene = replace(scene_of(moment), words=words)
    own = GAME.private(moment.state, decision.seat)

    draw_hand(own, GAME.public(moment.state), decision.seat, decision, NOTES, (), scene)

    assert words.ids & {"render-catan-no-building", "render-catan-missing"} == told


@pytest.mark.parametrize("seats", [4, 6])
def test_a_discard_says_what_stays(seats: int, letters: Letters) -> None:
    """Of each kind that is chosen: how many there were, and larger how many will be left."""
    moment, decision = first_asked(seats, "resource")
    (offer,) = decision.offers
    rows = getattr(offer.fields[0], "rows", ())
    own = GAME.private(moment.state, decision.seat)
    held = dict(zip(RESOURCES, own.holding.hand, strict=True))
    key = max(held, key=lambda one: held[one])
    chosen = (Chosen(offer.fields[0].name, ((key, 1),)),)
    assert key in [row.key for row in rows]

    draw_hand(
        own, GAME.public(moment.state), decision.seat, decision, NOTES, chosen, scene_of(moment)
    )

    assert letters[str(held[key] - 1)] > letters["–1"]
    assert str(held[key]) in letters
