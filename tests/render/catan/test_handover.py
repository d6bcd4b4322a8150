"""Cards that pass from one hand to another stand large between the two: gifts, helpers, trades to answer."""

import pytest
from msgspec.structs import replace

from games.catan.modules.frenemies.frames import GiftOffered, MerchantsFavor
from games.catan.modules.helpers.frames import (
    GeneralAsked,
    LeaderRobbed,
    MayorAsked,
    MerchantReturning,
    MerchantSecond,
)
from games.catan.state import State, TradeOffer
from games.core.flow import Frame
from games.core.forms import Decision
from games.core.model import Seat
from render.catan import giving
from render.catan.choices import marks_of
from render.catan.hand import draw_hand
from render.catan.handover import Handover, handover_of
from render.catan.lattice import SEA_WIDE
from render.catan.offers import Deal
from render.catan.stage import LOW
from render.catan.vocabulary import owner_of
from render.core import tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen
from render.core.pieces import settlement
from tests.games.catan.befriending import befriended
from tests.games.catan.helping import with_helpers
from tests.games.catan.positions import empty_island
from tests.render.catan.positions import GAME, LONG_NAMES, NOTES, Moment, scene_of
from tests.render.catan.setups import Letters, letters
from tests.render.spoken import LANGUAGES

__all__ = ["letters"]

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
EVERY = tuple((key, 0) for key in RESOURCES)
OWN = (("lumber", 0), ("wool", 0), ("ore", 0))

PASSING: tuple[tuple[Frame, Seat, Handover], ...] = (
    (GiftOffered(1, "ore"), 1, Handover((0,), 1, (("ore", 1),), is_gift=True)),
    (GiftOffered(1, "ore"), 0, Handover((0,), 1, (("ore", 1),), is_gift=True)),
    (MerchantsFavor(), 0, Handover((), 0, EVERY, "merchants")),
    (MayorAsked(0), 0, Handover((), 0, EVERY, "mayor")),
    (GeneralAsked(0, keeps=False), 0, Handover((), 0, EVERY, "general")),
    (GeneralAsked(0, keeps=True), 0, Handover((), 0, (), "general")),
    (MerchantReturning(2), 0, Handover((0,), 2, OWN, is_own=True)),
    (MerchantSecond("ore", 2), 0, Handover((1, 3), 0, (("ore", 1),), is_sure=False)),
    (LeaderRobbed(3), 0, Handover((3,), 0, (("brick", 4),))),
)
"""Where it is asked of whom, and what passes."""


def in_question(frame: Frame, seat: Seat) -> tuple[State, Decision]:
    """Four friends with helpers, of whom the seat is asked that; the first holds five kinds of cards, the last only brick."""
    helped = with_helpers(empty_island(4), "mayor", "general", "captain", "merchant")
    state = befriended(helped, *[{"traders": 1}] * 4).state
    holdings = list(state.secrets.players)
    holdings[0] = replace(holdings[0], hand=(2, 0, 1, 0, 3), looked=(0, 4, 0, 0, 0))
    holdings[3] = replace(holdings[3], hand=(0, 4, 0, 0, 0))
    secrets = replace(state.secrets, players=tuple(holdings))
    state = replace(state, flow=(*state.flow, frame), secrets=secrets)  # type: ignore[arg-type]
    decision = GAME.decision(state, seat)
    assert decision is not None
    return state, decision


@pytest.mark.parametrize(("frame", "seat", "passing"), PASSING)
def test_what_passes_is_told(frame: Frame, seat: Seat, passing: Handover) -> None:
    """Who gives, who takes, and which card, or those among which is chosen (R332, R352, R420, R421, R435, R445, R455)."""
    state, decision = in_question(frame, seat)
    own, view = GAME.private(state, seat), GAME.public(state)

    assert handover_of(decision, own, view, marks_of(decision, ())) == passing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("frame", "seat", "passing"), PASSING)
def test_its_picture_is_low_and_light(
    frame: Frame, seat: Seat, passing: Handover, language: str
) -> None:
    """As low as every picture about cards, whatever the names."""
    state, decision = in_question(frame, seat)
    own, view = GAME.private(state, seat), GAME.public(state)
    scene = scene_of(Moment(state, ()), language, LONG_NAMES)
    picture = draw_hand(own, view, seat, decision, NOTES, (), scene)

    assert passing.taker < len(scene.names)
    assert picture.size == (SEA_WIDE, LOW)
    assert len(picture.data) <= 400_000


def test_a_chosen_card_is_the_one_that_passes() -> None:
    """Among several it stands alone in the boat."""
    state, decision = in_question(MayorAsked(0), 0)
    own, view = GAME.private(state, 0), GAME.public(state)
    marks = marks_of(decision, (Chosen("resource", (("wool", 1),)),))
    passing = handover_of(decision, own, view, marks)

    assert isinstance(passing, Handover)
    assert passing.cards == (("wool", 1),)


def test_a_card_is_carried_from_the_givers_house_to_the_takers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By boat: a settlement in the color of each stands at its end."""
    drawn = list[int]()

    def noted(owner: int, wide: int) -> Sprite:
        drawn.append(owner)
        return settlement(owner, wide)

    monkeypatch.setattr("render.catan.handover.settlement", noted)
    state, decision = in_question(GiftOffered(1, "ore"), 1)
    own, view = GAME.private(state, 1), GAME.public(state)
    draw_hand(own, view, 1, decision, NOTES, (), scene_of(Moment(state, ())))

    assert drawn == [owner_of(view, 0), owner_of(view, 1)]


def test_a_trade_to_answer_says_what_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a kind on both sides the difference; whoever makes the offer sees the map instead."""
    plain = empty_island(4).state
    offer = TradeOffer(1, (1, 0, 0, 0, 5), (0, 1, 0, 0, 2), (1, 2, 3))
    state = replace(plain, table=replace(plain.table, offers=(offer,)))
    view, drawn = GAME.public(state), list[str]()
    badge = tokens.badge

    def noted(label: str, size: int) -> Sprite:
        drawn.append(label)
        return badge(label, size)

    monkeypatch.setattr(tokens, "badge", noted)
    decision = GAME.decision(state, 1)
    assert decision is not None
    own = GAME.private(state, 1)
    passing = handover_of(decision, own, view, marks_of(decision, ()))
    draw_hand(own, view, 1, decision, NOTES, (), scene_of(Moment(state, ())))
    assert isinstance(passing, Deal)
    assert drawn == ["+1", "–1", "+3"]

    mine = GAME.decision(state, 0)
    assert mine is not None
    assert handover_of(mine, GAME.private(state, 0), view, marks_of(mine, ())) is None


@pytest.mark.parametrize("seats", [4, 6])
def test_those_who_are_not_concerned_stand_in_one_row(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As high as the question, with points that a phone shows large, whatever their number."""
    plates = list[tuple[float, float, int, int]]()

    def noted(
        _: Canvas, x: float, y: float, wide: int, high: int, *__: object, **___: bool
    ) -> None:
        if y < giving.SIGN_TOP + giving.SIGN_HIGH:
            plates.append((x, y, wide, high))

    monkeypatch.setattr("render.catan.handover.draw_points", noted)
    state = with_helpers(empty_island(seats), "mayor", *("general",) * (seats - 1)).state
    state = replace(state, flow=(*state.flow, MayorAsked(0)))
    decision = GAME.decision(state, 0)
    assert decision is not None
    draw_hand(
        *(GAME.private(state, 0), GAME.public(state), 0, decision, NOTES, ()),
        scene_of(Moment(state, ()), "pt-BR", LONG_NAMES),
    )

    assert len(plates) == seats - 1
    assert len({top for _, top, _, _ in plates}) == 1
    assert all(high * 277 / SEA_WIDE >= 11 for *_, high in plates)
    assert all(x + wide <= SEA_WIDE for x, _, wide, _ in plates)


def test_those_who_can_be_chosen_have_their_whole_names(letters: Letters) -> None:
    """Above their points and cards, however many awards they hold."""
    state, decision = in_question(MerchantSecond("ore", 2), 0)
    state = replace(state, table=replace(state.table, longest_road=1, largest_army=1))
    own, view = GAME.private(state, 0), GAME.public(state)
    scene = scene_of(Moment(state, ()), "pt-BR")
    draw_hand(own, view, 0, decision, NOTES, (), scene)

    assert {scene.names[1], scene.names[3]} <= letters.keys()
