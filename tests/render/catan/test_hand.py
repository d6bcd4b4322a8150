"""The hand: what may be done has its badge, what is missing its ghost, and places are marked on a private board."""

import pytest
from msgspec.structs import replace

from games.catan.content import RESOURCES, geometry
from games.catan.state import Draft
from games.catan.views import Private
from games.core.forms import Decision, One, Split, verb
from games.core.model import Key
from render.catan.choices import Marks, marks_of
from render.catan.development import groups_of
from render.catan.hand import draw_hand
from render.catan.lattice import LOOKS, SEA_WIDE, lattice
from render.core import palette
from render.core.contract import Chosen
from tests.render.catan.crowded import FULL_HAND, everything_built
from tests.render.catan.positions import GAME, LONG_NAMES, Moment, scene_of, walk
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES

LIMIT = 400_000


def first_asked(seats: int, kind: str, seed: int = 4) -> tuple[Moment, Decision]:
    """The first position in which somebody must choose a thing of that kind, and nothing else."""
    for moment in walk(seats, seed, "random"):
        for decision in GAME.pending(moment.state):
            fields = [field for offer in decision.offers for field in offer.fields]
            if decision.required and [field.kind for field in fields] == [kind]:
                return moment, decision
    raise LookupError(kind)


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "pt-BR"), (5, "en"), (6, "pt-BR")])
def test_a_hand_is_a_picture_of_a_good_size(seats: int, language: str) -> None:
    """For every seat at any time, asked or not."""
    moments = walk(seats, seats)
    for moment in moments[:: max(1, len(moments) // 3)]:
        for seat in range(seats):
            own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
            decision = GAME.decision(moment.state, seat)
            drawn = draw_hand(own, view, seat, decision, (), scene_of(moment, language, LONG_NAMES))

            assert drawn.size[0] == 1400
            assert drawn.size[1] <= 1360
            assert len(drawn.data) <= LIMIT
            assert 1 <= len(drawn.alt) <= 1024


@pytest.mark.parametrize("seats", [4, 6])
def test_a_full_hand_beside_a_full_board_is_light_enough(seats: int) -> None:
    """Everything built, every kind of card held, every place marked."""
    moment = everything_built(seats)
    own, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    net = geometry(view.board.plan)
    every = One("path", net.paths, "path")
    decision = first_asked(seats, "path")[1]
    offer = replace(decision.offers[0], fields=(every,))
    asked = replace(decision, offers=(offer,))

    assert len(draw_hand(own, view, 0, asked, (), scene_of(moment, "pt-BR")).data) <= LIMIT


@pytest.mark.parametrize(("seats", "kind"), [(4, "corner"), (6, "corner"), (4, "hex"), (6, "hex")])
def test_exactly_the_legal_places_are_marked(seats: int, kind: str) -> None:
    """An amber badge lies on every place offered, none on any other."""
    moment, decision = first_asked(seats, kind)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    image = decoded(draw_hand(own, view, decision.seat, decision, (), scene_of(moment)))
    places, net = lattice(view.board.plan), geometry(view.board.plan)
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    offered = set(field.keys)
    labels: tuple[Key, ...] = net.corners if kind == "corner" else net.labels
    points = places.corners if kind == "corner" else places.hexes
    up = 0.0 if kind == "corner" else places.look.side * 0.56
    for label, (x, y) in zip(labels, points, strict=True):
        middle = y - up
        around = image.crop((round(x - 22), round(middle - 14), round(x + 22), round(middle + 14)))
        assert (share_of(around, palette.LAMP, 40) > 0.25) == (label in offered), label


def test_paths_in_reach_are_marked_with_both_ends() -> None:
    """The badge of a path stands on it."""
    moment, decision = first_asked(4, "path")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    image = decoded(draw_hand(own, view, decision.seat, decision, (), scene_of(moment)))
    places, net = lattice(view.board.plan), geometry(view.board.plan)
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    marked = {
        label
        for label, (x, y) in zip(net.paths, places.paths, strict=True)
        if share_of(
            image.crop((round(x - 16), round(y - 24), round(x + 16), round(y + 24))),
            palette.LAMP,
            40,
        )
        > 0.3
    }

    assert marked == set(field.keys)


def test_the_hand_lies_below_the_board() -> None:
    """While places are chosen the cards stay in sight; before there are any, nothing is kept free for them."""
    early, settle = first_asked(4, "corner")
    late = everything_built(4)
    with_cards, without = (
        draw_hand(
            GAME.private(moment.state, settle.seat),
            GAME.public(moment.state),
            settle.seat,
            settle,
            (),
            scene_of(moment),
        )
        for moment in (late, early)
    )

    assert without.size[1] == LOOKS["base"].high
    assert with_cards.size[1] > without.size[1] + 100


def test_a_settlement_without_its_road_stands_already() -> None:
    """The owner sees the corner just chosen; nobody else does."""
    moment, decision = first_asked(4, "corner")
    state, seat = moment.state, decision.seat
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    after = GAME.apply(state, seat, decision.offers[0].action(field.keys[0])).state
    own = GAME.private(after, seat)
    assert own.unfinished
    asked = GAME.decision(after, seat)
    drawn, bare = (
        decoded(draw_hand(one, GAME.public(after), seat, asked, (), scene_of(moment)))
        for one in (own, replace(own, unfinished=()))
    )

    assert drawn.tobytes() != bare.tobytes()
    assert GAME.public(after) == GAME.public(state)


def test_chosen_resources_are_ringed() -> None:
    """Cards about to be returned stand in amber, the others are as before."""
    moment, decision = first_asked(4, "resource")
    field = decision.offers[0].fields[0]
    assert isinstance(field, Split)
    row = field.rows[-1]
    seat, scene = decision.seat, scene_of(moment)
    own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
    before, after = (
        decoded(draw_hand(own, view, seat, decision, chosen, scene))
        for chosen in ((), (Chosen(field.name, ((row.key, 1),)),))
    )
    step = (1400 - 2 * 18) / 5
    for place, key in enumerate(RESOURCES):
        box = (round(18 + place * step), 116, round(18 + (place + 1) * step), 440)
        plain, marked = (share_of(image.crop(box), palette.LAMP) for image in (before, after))
        assert (marked > plain + 0.02) == (key == row.key)


def test_a_trade_under_construction_shows_on_the_cards() -> None:
    """What is wanted and what is given for sure, before anybody else knows of it."""
    moment = everything_built(4)
    plain, view = GAME.private(moment.state, 0), GAME.public(moment.state)
    own = replace(plain, draft=Draft(0, (0, 0, 2, 0, 0)))
    scene = scene_of(moment)
    bare, drafted = (decoded(draw_hand(one, view, 0, None, (), scene)) for one in (plain, own))
    step = (1400 - 2 * 18) / 5
    changed = {
        key
        for place, key in enumerate(RESOURCES)
        if changed_area(
            *(
                image.crop((round(24 + place * step), 110, round(120 + place * step), 200))
                for image in (bare, drafted)
            )
        )
    }

    assert changed == {"lumber", "wool"}


def test_cards_are_grouped_by_what_may_be_done_with_them() -> None:
    """Fresh cards wait, victory point cards never do, and only those offered have a badge."""
    own = Private(
        0,
        FULL_HAND,
        (2, 0, 1, 0, 1, 0, 0, 0, 0),
        (1, 0, 1, 0, 1, 0, 0, 0, 0),
        3,
        "ask",
        None,
        None,
        (),
    )
    groups = groups_of(own, Marks(cards=(("knight", "A"),)))

    assert [(group.key, group.amount, group.badge, group.is_fresh) for group in groups] == [
        ("knight", 1, "A", False),
        ("chapel", 1, None, False),
        ("knight", 1, None, True),
        ("year_of_plenty", 1, None, True),
    ]


def test_what_can_be_bought_is_green() -> None:
    """The frame of a row says that the decision offers it."""
    moment = next(
        one
        for one in walk(4, 4)
        if any(
            {verb(offer.action) for offer in decision.offers} >= {"buy_card", "end_turn"}
            and not marks_of(decision, ()).has_places
            for decision in GAME.pending(one.state)
        )
    )
    seat = moment.state.active
    own, view, scene = GAME.private(moment.state, seat), GAME.public(moment.state), scene_of(moment)
    decision = GAME.decision(moment.state, seat)
    can, cannot = (
        decoded(draw_hand(own, view, seat, asked, (), scene)).crop((SEA_WIDE, 480, 1400, 1066))
        for asked in (decision, None)
    )

    assert share_of(cannot, "#3FBF7F") == 0
    assert share_of(can, "#3FBF7F") > 0.002


def test_resources_stand_in_the_order_of_the_rules() -> None:
    """Five kinds, each with a name in both languages."""
    moment = everything_built(4)
    for language in LANGUAGES:
        words = scene_of(moment, language).words
        assert len({words(f"catan-resource-{key}") for key in RESOURCES}) == 5
