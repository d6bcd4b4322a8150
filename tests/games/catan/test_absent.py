"""What is done for players who stay away (R49), and what the house makes of a position."""

from collections import Counter
from math import comb, sqrt
from random import Random

from games.catan import actions as act
from games.catan.content import RESOURCES
from games.catan.estimate import TASTES, estimate
from games.catan.frames import (
    Monopolising,
    NextTurn,
    Plenty,
    RoadBuilding,
    RobberMoving,
    SpecialBuilding,
    Stealing,
)
from games.catan.game import CATAN
from games.catan.hands import hand_of
from games.catan.options import CatanOptions
from games.catan.points import public_points
from games.core.forms import allowed, sample
from games.core.game import play
from games.core.rng import SEED_BYTES, Rng
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    does,
    empty_island,
    offers,
    rolled,
)

SERVICE = Rng(b"service".ljust(SEED_BYTES))


def _default(position: Position, seat: int = RED) -> object:
    """The answer for the seat; always one that is offered."""
    action = CATAN.default(position.state, seat, SERVICE)
    decision = asked(position, seat)
    assert action is not None
    assert decision is not None
    assert allowed(decision, action)
    return action


def test_the_absent_roll_and_end_the_turn() -> None:
    """R49: nothing is built, bought, traded or played, whatever the hand would allow."""
    rich = beginners().holding(RED, lumber=4, brick=4, wool=4, grain=4, ore=4)
    rich = rich.with_cards(RED, knight=2)
    assert act.Roll() == _default(rich.before_roll(RED))
    assert act.EndTurn() == _default(rich)


def test_the_absent_hurt_nobody() -> None:
    """R49: the robber goes to the first hex without a building, and nothing is stolen."""
    position = beginners()
    assert act.MoveRobber("#10") == _default(position.robber_on("#1").turn_of(RED, RobberMoving()))
    every = [f"#{number}" for number in range(1, 20)]
    free = [
        label
        for label in every
        if all(
            position.state.table.buildings[corner] == -1
            for corner in position.net.corners_of_hex[position.net.hex_of[label]]
        )
    ]
    assert free == ["#10"], "the desert is the only hex on which nobody builds"
    assert act.MoveRobber("#1") == _default(position.turn_of(RED, RobberMoving())), (
        "the robber is on it: the first other hex"
    )
    robbing = position.robber_on("#14").turn_of(RED, Stealing())
    assert act.LetBe() == _default(robbing)


def test_the_absent_discard_by_chance() -> None:
    """R49: as many as asked, drawn evenly from the hand, by chance that is not the game's."""
    step = rolled(beginners().holding(RED, lumber=8, brick=4), WHITE, 7)
    discarded = Counter[int]()
    for number in range(600):
        action = CATAN.default(step.state, RED, Rng(number.to_bytes(SEED_BYTES, "big")))
        assert isinstance(action, act.Discard)
        cards = hand_of(action.cards)
        assert sum(cards) == 6
        discarded[cards[RESOURCES.index("brick")]] += 1
    ways = {bricks: comb(4, bricks) * comb(8, 6 - bricks) for bricks in range(5)}
    for bricks, number in ways.items():
        expected = 600 * number / comb(12, 6)
        assert abs(discarded[bricks] - expected) < 4 * sqrt(expected) + 1, discarded


def test_what_is_discarded_for_the_absent_does_not_tell_the_hand() -> None:
    """R49, 9: other hands could have given the same cards, for the chance is not made of the hand."""
    few, many = (
        rolled(beginners().holding(RED, lumber=lumber, brick=8 - lumber), WHITE, 7).state
        for lumber in (3, 5)
    )
    drawn = [
        {CATAN.default(state, RED, Rng(number.to_bytes(SEED_BYTES, "big"))) for number in range(99)}
        for state in (few, many)
    ]
    both = act.Discard((("lumber", 2), ("brick", 2)))
    assert both in drawn[0] & drawn[1]


def test_founding_placements_are_never_automatic() -> None:
    """R49: neither the settlement nor its road; the house may take the seat."""
    founding = CATAN.setup(3, CatanOptions(board="random"), SERVICE).state
    first = CATAN.first(founding)
    assert first is not None
    assert CATAN.is_by_hand(first)
    assert CATAN.default(founding, first.seat, SERVICE) is None
    corner = sample(first, Random(1).randrange)
    road = play(CATAN, founding, first.seat, corner).state
    assert CATAN.default(road, first.seat, SERVICE) is None


def test_the_absent_finish_a_card_they_began() -> None:
    """R49: by chance, without a second road."""
    position = beginners().holding(BLUE, ore=2)
    first = _default(position.turn_of(RED, RoadBuilding(2)))
    assert isinstance(first, act.FreeRoad)
    assert act.StopRoads() == _default(position.turn_of(RED, RoadBuilding(1, first=False)))
    assert isinstance(_default(position.turn_of(RED, Plenty())), act.TakePlenty)
    assert isinstance(_default(position.turn_of(RED, Monopolising())), act.Monopolise)


def test_the_absent_pass_and_are_done() -> None:
    """R49: in the special building phase."""
    position = empty_island(5).holding(1, ore=3)
    state = does(position, 0, act.EndTurn()).state
    assert act.JoinBuilding("pass") == CATAN.default(state, 1, SERVICE)
    building = position.changed(flow=(NextTurn(), SpecialBuilding((1,))))
    assert act.EndBuilding() == CATAN.default(building.state, 1, SERVICE)
    assert CATAN.default(building.state, 2, SERVICE) is None


def test_a_seat_that_only_may_act_has_no_default() -> None:
    """R91: nobody answers an offer for somebody else."""
    position = beginners().holding(RED, wool=1).holding(BLUE, ore=1)
    assert act.Propose in offers(position, BLUE)
    assert CATAN.default(position.state, BLUE, SERVICE) is None


def test_points_gained_in_the_special_phase_fit_the_views() -> None:
    """R183: who reached ten points there, hidden ones included, has not won yet; others can still imagine the game."""
    position = empty_island(5).with_cards(0, chapel=1, great_hall=1)
    for corner in ("A1", "C1", "C2", "C3", "A3"):
        position = position.with_settlement(0, corner)
    held = position.changed(
        flow=(NextTurn(), SpecialBuilding((1,))), longest_road=0, largest_army=0
    ).state
    assert public_points(CATAN.public(held).table, 0) + 2 > 10
    dealt = {
        CATAN.deal(CATAN.public(held), CATAN.private(held, 1), Rng(bytes([number] * 32)))
        .secrets.players[0]
        .cards
        for number in range(60)
    }
    assert len(dealt) > 10
    assert any(sum(cards[4:]) >= 1 for cards in dealt)


def test_the_house_values_points_production_and_places() -> None:
    """A city is better than a settlement, a robbed hex worse; what leads nowhere in a trial is not tried."""
    position = beginners()
    here = estimate(position.state)
    city = estimate(position.with_city(ORANGE, "I3").state)
    robbed = estimate(position.robber_on("#18").state)
    assert city[ORANGE] > here[ORANGE] + 1
    assert robbed[ORANGE] < here[ORANGE]
    # The nearer the leader is to the goal, the less time is left for what others will produce.
    assert all(here[seat] - 1 < city[seat] < here[seat] for seat in (RED, BLUE, WHITE))
    assert {kind for kind, weight in TASTES.items() if weight == 0} == {
        act.OfferTrade,
        act.Tout,
        act.Propose,
        act.Withdraw,
        act.WithdrawProposal,
        act.AnswerAhead,
    }
