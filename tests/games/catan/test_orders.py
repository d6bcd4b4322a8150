"""Orders given ahead: what they are about and what stops them (docs/rules/catan.md R41, R45; minis R310-R312, R410)."""

import pytest

from games.catan import actions as act
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import ExchangeToken, OfferGift
from games.catan.modules.helpers.actions import UseCaptain, UseExplorer, UseMerchant
from games.core.model import Action
from tests.games.catan.befriending import four as among_friends
from tests.games.catan.helping import four as with_helper
from tests.games.catan.market import offering
from tests.games.catan.positions import BLUE, ORANGE, RED, Position, beginners, does, offers


def ordered(position: Position, order: str) -> Action | None:
    """What the order answers for red."""
    state = position.state
    decision = CATAN.decision(state, RED)
    assert decision is not None
    return CATAN.ordered(CATAN.public(state), CATAN.private(state, RED), decision, order)


def offered(position: Position) -> tuple[str, ...]:
    """The orders that red may be offered there."""
    state = position.state
    decision = CATAN.decision(state, RED)
    assert decision is not None
    return CATAN.orders(CATAN.public(state), CATAN.private(state, RED), decision)


@pytest.mark.parametrize(
    ("helper", "use"),
    [("merchant", UseMerchant), ("captain", UseCaptain), ("explorer", UseExplorer)],
)
def test_a_turn_ends_ahead_beside_a_helper_that_can_always_be_used(
    helper: str, use: type[Action]
) -> None:
    """R410: a helper that stands open every turn stops the strict order, and not the other one."""
    position = with_helper(helper).holding(RED)
    assert use in offers(position, RED)
    assert {"end-turn", "end-turn-spared"} <= set(offered(position))
    assert ordered(position, "end-turn") is None
    assert ordered(position, "end-turn-spared") == act.EndTurn()


def test_a_turn_ends_ahead_beside_gifts_and_tokens() -> None:
    """R310, R311: gifts and exchanges stand open nearly every turn; a favor that can be paid stops it."""
    position = among_friends({"scholars": 1}).holding(RED, wool=1)
    assert {OfferGift, ExchangeToken} <= offers(position, RED)
    assert ordered(position, "end-turn") is None
    assert ordered(position, "end-turn-spared") == act.EndTurn()
    rich = among_friends({"merchants": 1}).holding(RED, wool=1)
    assert ordered(rich, "end-turn-spared") is None


def test_dice_are_rolled_ahead_beside_gifts_and_favors() -> None:
    """R312: what can be done after the roll as well does not hold it up; the Robber Bride and a card do."""
    position = among_friends({"merchants": 1}).holding(RED, wool=1).before_roll(RED)
    assert OfferGift in offers(position, RED)
    assert ordered(position, "roll") == act.Roll()
    assert ordered(position.with_cards(RED, knight=1), "roll") is None
    bride = with_helper("robber_bride").robber_on("#1").holding(RED).before_roll(RED)
    assert ordered(bride, "roll") is None


def test_a_trade_is_closed_ahead_with_the_first_who_accepts() -> None:
    """R93: the oldest offer that somebody has accepted; nothing while nobody has, and nothing the hand does not pay."""
    position = beginners().holding(RED, lumber=2).holding(BLUE, ore=1).holding(ORANGE, ore=1)
    assert "deal-first" in offered(position)
    assert ordered(position, "deal-first") is None
    state = does(position, RED, offering(), offering()).state
    assert ordered(Position(state), "deal-first") is None
    for seat, deal in ((ORANGE, "2@2"), (BLUE, "1@1")):
        number, _, _ = deal.partition("@")
        state = does(state, seat, act.Accept(number)).state
        assert ordered(Position(state), "deal-first") == act.Confirm(deal)
    poor = Position(state).holding(RED)
    assert ordered(poor, "deal-first") is None
    assert "deal-first" not in offered(poor.before_roll(RED))
