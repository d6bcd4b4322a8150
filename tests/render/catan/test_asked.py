"""Whoever is asked sees what the question is about, large, on one screen of a phone; whoever is not sees the hand alone."""

import random

import pytest
from msgspec.structs import replace
from PIL import Image

from games.catan.content import RESOURCES
from games.catan.options import CatanOptions
from games.catan.state import TradeOffer
from games.core.forms import Decision, sample, verb
from games.core.game import play
from games.core.rng import Rng
from render.catan.chips import LINE_GAP
from render.catan.choices import Marks, marks_of
from render.catan.choose import in_question
from render.catan.hand import HIGH, draw_hand
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.shopping import TURN_HIGH
from render.catan.stage import CROWD, LEAST, LOW, MAP_WIDE, stage_of
from render.catan.stage import HIGH as STAGE_HIGH
from render.catan.strip import LINE_WISH, Room, sections_of
from render.catan.vocabulary import owner_of
from render.core import tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen
from tests.render.catan.positions import GAME, LONG_NAMES, NOTES, Moment, named, scene_of, walk

SQUAT, CROWDED = 0.76, 0.84
"""Most height of the picture of a question, for a width of 1; and with a large island."""

ROOM = Room(MAP_WIDE, SEA_WIDE - MAP_WIDE)


def shown(moment: Moment, decision: Decision) -> list[str]:
    """What stands beside the map."""
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    marks, scene = marks_of(decision, ()), scene_of(moment)
    return [one.name for one in sections_of(ROOM, own, view, marks, "", scene)]


def test_the_flag_bears_the_seal_of_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader's own where the reader must answer; not where somebody else is awaited."""
    moment, decision = named(walk(4, 3), "roll")
    view, other = GAME.public(moment.state), (decision.seat + 1) % 4
    marks, scene = marks_of(None, ()), scene_of(moment)
    drawn: list[int] = []
    seal = tokens.seal

    def noted(owner: int, radius: int) -> Sprite:
        drawn.append(owner)
        return seal(owner, radius)

    monkeypatch.setattr(tokens, "seal", noted)
    for reader in (decision.seat, other):
        own = GAME.private(moment.state, reader)
        flag = sections_of(ROOM, own, view, marks, "?", scene)[0]
        flag.draw(Canvas(Image.new("RGB", (SEA_WIDE, 200))), 0)

    assert drawn == [owner_of(view, decision.seat)] * 2


@pytest.mark.parametrize("options", [{}, {"helpers": True, "frenemies": True}])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_question_fits_a_screen(seats: int, options: dict[str, bool]) -> None:
    """Its picture is a landscape, light enough to send, whatever is asked of whom."""
    chance = random.Random(7)
    step = GAME.setup(seats, CatanOptions(board="random", **options), Rng(bytes(32)))  # type: ignore[arg-type]
    seen = set()
    for _ in range(420):
        asked = GAME.pending(step.state)
        for decision in asked:
            kinds = frozenset(verb(offer.action) for offer in decision.offers)
            if kinds in seen:
                continue
            seen.add(kinds)
            own, view = GAME.private(step.state, decision.seat), GAME.public(step.state)
            scene = scene_of(Moment(step.state, ()), "pt-BR", LONG_NAMES)
            marks = marks_of(decision, ())
            if marks.is_about_places:
                beside = sections_of(ROOM, own, view, marks, "", scene)
                assert "players" in {one.name for one in beside}, kinds
            picture = draw_hand(own, view, decision.seat, decision, NOTES, (), scene)
            wide, high = picture.size
            assert wide == SEA_WIDE
            assert high <= (SQUAT if seats < CROWD else CROWDED) * wide, kinds
            assert len(picture.data) <= 400_000
        required = [decision for decision in asked if decision.required]
        if not required:
            break
        decision = required[0]
        step = play(GAME, step.state, decision.seat, sample(decision, chance.randrange))
    assert len(seen) > 8


def test_the_part_in_question_is_large() -> None:
    """A road's picture shows every path offered with land around it, larger than the whole island; a roll's shows all of it."""
    moment, decision = named(walk(4, 4, "random"), "free_road")
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    near, whole = stage_of(view, marks), stage_of(view, marks_of(None, ()))
    net, places = view.table.board.geometry, lattice("base")

    assert near.wide <= MAP_WIDE
    assert near.scale >= whole.scale
    for label in marks.paths:
        x, y = near.spot(*places.paths[net.path_of[label]])
        assert 30 < x < near.wide - 30
        assert 30 < y < STAGE_HIGH - 30
    for x, y in places.corners:
        left, top = whole.spot(x, y)
        assert 0 < left < whole.wide
        assert 0 < top < STAGE_HIGH


def test_a_single_place_is_not_larger_than_on_a_table() -> None:
    """At least so much of the sea is shown."""
    moment, decision = named(walk(4, 4, "random"), "steal")
    stage = stage_of(GAME.public(moment.state), marks_of(decision, ()))

    assert stage.right - stage.left >= LEAST
    assert stage.bottom - stage.top >= LEAST


def test_what_a_seat_sees_depends_on_its_own_question_alone() -> None:
    """The same question from the same views is the same part, whatever others hold."""
    moment, decision = named(walk(4, 4, "random"), "free_road")
    view, marks = GAME.public(moment.state), marks_of(decision, ())

    assert stage_of(view, marks) == stage_of(view, in_question(marks, scene_of(moment)))


def test_beside_the_map_stands_what_bears_on_the_question() -> None:
    """Dice while one rolls, costs while one builds, the players by name always, no hand before the first turn."""
    moments = walk(4, 4, "random")
    assert shown(*named(moments, "settle")) == ["asked", "players", "legend"]
    rolled = shown(*named(moments, "roll"))
    assert rolled[:3] == ["asked", "hand", "dice"]
    assert rolled[-1] == "players"
    assert shown(*named(moments, "move_robber")) == ["asked", "hand", "players"]
    assert "costs" not in shown(*named(moments, "free_road"))


def test_a_large_island_is_shown_in_part() -> None:
    """What the reader has built, larger than the whole: all of that can be seen."""
    moment, decision = named(walk(6, 6, "random"), "roll")
    view, marks = GAME.public(moment.state), marks_of(decision, ())
    near, whole = stage_of(view, marks, decision.seat), stage_of(view, marks)
    places = lattice(view.table.board.plan)

    assert near.scale > 1.1 * whole.scale
    for path, owner in enumerate(view.table.roads):
        if owner == decision.seat:
            x, y = near.spot(*places.paths[path])
            assert 0 < x < near.wide
            assert 0 < y < STAGE_HIGH


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("kind", ["discard", "take_plenty"])
def test_a_question_about_a_number_of_cards_is_lower(seats: int, kind: str) -> None:
    """It shows large cards without a map: below them a phone has room for buttons to put an answer together."""
    moment, decision = named(walk(seats, 4, "random"), kind)
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    size = draw_hand(own, view, decision.seat, decision, NOTES, (), scene_of(moment)).size

    assert size == (SEA_WIDE, LOW)
    assert LOW < 0.75 * STAGE_HIGH


def test_players_come_before_prices_where_nothing_is_bought() -> None:
    """Beside favors and development cards all four have a line to read; prices are left out."""
    options = CatanOptions(board="random", frenemies=True)
    state = GAME.setup(4, options, Rng(bytes(32))).state
    own, view = GAME.private(state, 0), GAME.public(state)
    own = replace(own, holding=replace(own.holding, cards=(1, 1, 0, 0, 0, 0, 0, 0, 0)))
    view = replace(view, flow=named(walk(4, 4, "random"), "discard")[0].state.flow)
    room = Room(SEA_WIDE // 2, SEA_WIDE // 2, LOW)
    marks = Marks(verbs=frozenset({"monopolise"}))
    beside = {
        one.name: one.high
        for one in sections_of(room, own, view, marks, "?", scene_of(Moment(state, ())))
    }

    assert "favors" in beside
    assert "costs" not in beside
    assert beside["players"] >= 2 * (LINE_WISH - LINE_GAP)


def test_prices_are_larger_where_there_is_room() -> None:
    """A hand without development cards leaves some; more of them less, and names to read."""
    moment, decision = named(walk(4, 4, "random"), "roll")
    own, view = GAME.private(moment.state, decision.seat), GAME.public(moment.state)
    marks, highs = Marks(verbs=frozenset({"end_turn"})), {}
    for cards in ((0,) * 9, (1, 1, 1, 0, 0, 0, 0, 0, 0)):
        held = replace(own, holding=replace(own.holding, cards=cards))
        beside = sections_of(ROOM, held, view, marks, "?", scene_of(moment))
        found = {one.name: one.high for one in beside}
        highs[cards] = found["costs"]
        assert found["players"] >= 4 * (LINE_WISH - LINE_GAP)

    assert highs[(0,) * 9] > min(highs.values())


def test_a_trade_stands_beside_the_map() -> None:
    """One that is put together, with the hand that pays for it; and open ones, to whoever is asked and whoever asks."""
    moment, decision = next(
        (moment, asked)
        for moment in walk(4, 4, "random")
        for asked in GAME.pending(moment.state)
        if asked.required and any(verb(one.action) == "offer_trade" for one in asked.offers)
    )
    view, scene = GAME.public(moment.state), scene_of(moment)
    own = GAME.private(moment.state, decision.seat)
    hand = own.holding.hand
    held = RESOURCES[next(place for place, count in enumerate(hand) if count)]
    begun = (Chosen("give", ((held, 1),)), Chosen("want", ((RESOURCES[hand.index(0)], 2),)))
    marks = marks_of(decision, begun)
    names = [one.name for one in sections_of(ROOM, own, view, marks, "", scene)]
    assert names == ["asked", "hand", "deal", "players"]
    assert marks.amounts == ((held, 1),)
    assert marks.wanted == ((RESOURCES[hand.index(0)], 2),)

    state = moment.state
    others = tuple(seat for seat in range(4) if seat != decision.seat)
    offer = TradeOffer(1, goods(held), goods("ore" if held != "ore" else "wool"), others)
    state = replace(state, table=replace(state.table, offers=(offer,)))
    for seat in (decision.seat, others[0]):
        asked = GAME.decision(state, seat)
        assert asked is not None
        own, view = GAME.private(state, seat), GAME.public(state)
        if marks_of(asked, ()).is_dealing:
            drawn = draw_hand(own, view, seat, asked, NOTES, (), scene)
            assert drawn.size[1] == (TURN_HIGH if asked.required else LOW)


def goods(key: str) -> tuple[int, ...]:
    """One card of that kind."""
    return tuple(int(one == key) for one in RESOURCES)


def test_whoever_is_not_asked_sees_the_hand_alone() -> None:
    """Large cards, what they do, and how far it is to the two awards."""
    for moment in walk(4, 4)[60:120:20]:
        asked = {decision.seat for decision in GAME.pending(moment.state)}
        for seat in set(range(4)) - asked:
            own, view = GAME.private(moment.state, seat), GAME.public(moment.state)
            drawn = draw_hand(own, view, seat, None, NOTES, (), scene_of(moment))
            assert drawn.size == (1400, HIGH)
