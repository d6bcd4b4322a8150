"""Trade between players who need not be there at the same time (6.4)."""

import pytest

from games.catan import actions as act
from games.catan.game import CATAN
from games.catan.state import Acting, BeforeRoll
from games.catan.trade_events import (
    AcceptedOffer,
    Called,
    DealFailed,
    Offered,
    Proposed,
    RejectedProposal,
    Traded,
    WithdrewProposal,
)
from games.core.game import play
from games.core.model import Action, Illegal
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    does,
    hand,
    heard,
    keys_of,
    offers,
)


def _market() -> Position:
    """Red's turn; everybody holds something."""
    return (
        beginners()
        .holding(RED, lumber=2, wool=1)
        .holding(BLUE, ore=2, brick=1)
        .holding(ORANGE, ore=1, grain=1)
        .holding(WHITE, brick=1)
    )


def offering(
    give: str, want: dict[str, int], terms: dict[str, int], to: str = "all"
) -> tuple[Action, ...]:
    """The three answers that publish an offer."""
    return (
        act.TradeGive(give),
        act.TradeWant(tuple(want.items())),
        act.OfferTerms(tuple(terms.items()), to),
    )


def proposing(give: str, want: dict[str, int], terms: dict[str, int]) -> tuple[Action, ...]:
    """The three answers that publish a proposal."""
    return (
        act.TradeGive(give),
        act.TradeWant(tuple(want.items())),
        act.ProposeTerms(tuple(terms.items())),
    )


LUMBER_FOR_ORE = offering("lumber", {"ore": 1}, {"lumber": 1})


def test_an_offer_is_published_when_it_is_complete() -> None:
    """R89: nothing is told while it is under construction, and nobody else knows of it."""
    position = _market()
    half = does(position, RED, *LUMBER_FOR_ORE[:2])
    assert half.log == ()
    assert CATAN.public(position.state) == CATAN.public(half.state)
    step = does(half.state, RED, LUMBER_FOR_ORE[2])
    assert [Offered(RED, 1, hand(lumber=1), hand(ore=1), None, False)] == heard(step, Offered)


def test_the_example_of_the_rules() -> None:
    """X23: blue accepts, orange counters, white declines; red confirms blue, orange's proposal stays."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1")).state
    state = does(state, ORANGE, *proposing("ore", {"lumber": 2}, {"ore": 1})).state
    state = does(state, WHITE, act.Decline("1")).state
    assert keys_of(state, RED, act.Confirm) == ("1@1",)
    step = does(state, RED, act.Confirm("1@1"))
    assert [Traded(RED, BLUE, hand(lumber=1), hand(ore=1))] == heard(step, Traded)
    assert step.state.offers == ()
    assert tuple(proposal.seat for proposal in step.state.proposals) == (ORANGE,)
    assert hand(lumber=1, wool=1, ore=1) == step.state.players[RED].hand
    assert act.AcceptProposal not in offers(step.state, RED), (
        "red has one lumber left, two are wanted"
    )
    richer = Position(step.state).holding(RED, lumber=2)
    done = does(richer, RED, act.AcceptProposal(str(ORANGE)))
    assert [Traded(RED, ORANGE, hand(lumber=2), hand(ore=1))] == heard(done, Traded)
    assert done.state.proposals == ()


def _two_offers_accepted() -> Position:
    """X35: red holds one wool and offers it for brick, which blue accepts, and for ore, which orange accepts."""
    position = beginners().holding(RED, wool=1).holding(BLUE, brick=1).holding(ORANGE, ore=1)
    state = does(position, RED, *offering("wool", {"brick": 1}, {"wool": 1})).state
    state = does(state, RED, *offering("wool", {"ore": 1}, {"wool": 1})).state
    state = does(state, BLUE, act.Accept("1")).state
    return Position(does(state, ORANGE, act.Accept("2")).state)


def test_what_the_maker_cannot_pay_any_more_is_not_confirmed() -> None:
    """X35, R97: red's only wool has gone; the second offer and its acceptance stay, but cannot be closed."""
    position = _two_offers_accepted()
    assert keys_of(position, RED, act.Confirm) == ("1@1", "2@2")
    state = does(position, RED, act.Confirm("1@1")).state
    assert act.Confirm not in offers(state, RED)
    assert tuple((offer.number, offer.accepted) for offer in state.offers) == ((2, (ORANGE,)),)
    richer = Position(state).holding(RED, wool=1)
    assert keys_of(richer, RED, act.Confirm) == ("2@2",)


def test_a_deal_that_is_no_longer_possible_moves_nothing() -> None:
    """R94: orange has spent its ore; its acceptance is deleted, the reason is not told."""
    position = _two_offers_accepted().holding(ORANGE, lumber=1)
    failed = does(position, RED, act.Confirm("2@2"))
    assert [DealFailed(RED, ORANGE)] == heard(failed, DealFailed)
    assert position.state.players == failed.state.players
    assert tuple(offer.accepted for offer in failed.state.offers) == ((BLUE,), ())
    assert failed.sealed, "it tells something about hands"


def test_a_first_come_offer_is_checked_when_it_is_accepted() -> None:
    """R93, R94: red has spent its wool; blue's yes comes to nothing and the offer stays open."""
    position = beginners().holding(RED, wool=1).holding(BLUE, brick=1)
    state = does(position, RED, *offering("wool", {"brick": 1}, {"wool": 1}, "first")).state
    failed = does(Position(state).holding(RED, ore=1), BLUE, act.Accept("1"))
    assert [DealFailed(RED, BLUE)] == heard(failed, DealFailed)
    assert tuple(offer.accepted for offer in failed.state.offers) == ((),)


def test_the_first_who_accepts_closes_an_offer_made_so() -> None:
    """R93: no confirmation; a second acceptance comes too late."""
    state = does(_market(), RED, *offering("lumber", {"ore": 1}, {"lumber": 1}, "first")).state
    step = does(state, ORANGE, act.Accept("1"))
    assert [Traded(RED, ORANGE, hand(lumber=1), hand(ore=1))] == heard(step, Traded)
    with pytest.raises(Illegal):
        play(CATAN, step.state, BLUE, act.Accept("1"))


def test_only_the_addressee_may_accept() -> None:
    """R89, R91: the others may still propose."""
    state = does(_market(), RED, *offering("lumber", {"ore": 1}, {"lumber": 1}, str(BLUE))).state
    assert {act.Accept, act.Decline} <= offers(state, BLUE)
    assert not {act.Accept, act.Decline} & offers(state, ORANGE)
    assert act.TradeGive in offers(state, ORANGE)


def test_who_lacks_the_cards_is_not_offered_to_accept() -> None:
    """R91: white holds no ore; that its own panel lacks the button tells nobody else."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    assert act.Accept not in offers(state, WHITE)
    assert act.Decline in offers(state, WHITE)


def test_reactions_can_be_changed() -> None:
    """R91: from yes to no and back."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1"), act.Decline("1")).state
    assert act.Confirm not in offers(state, RED)
    again = does(state, BLUE, act.Accept("1"))
    assert [AcceptedOffer(BLUE, 1)] == heard(again, AcceptedOffer)
    assert keys_of(again.state, RED, act.Confirm) == ("1@1",)


def test_calls_can_only_be_answered_by_proposals() -> None:
    """R90: one side only."""
    state = does(_market(), RED, act.Seek((("brick", 2),))).state
    assert not {act.Accept, act.Decline} & offers(state, BLUE)
    assert act.TradeGive in offers(state, BLUE)


def test_calls_are_not_checked_against_any_hand() -> None:
    """R90: red may call out two bricks to give, though all bricks are in other hands; what is in the bank alone is no offer."""
    position = _market()
    assert keys_of(position, RED, act.Tout) == ("lumber", "brick", "wool", "grain", "ore")
    step = does(position, RED, act.Tout((("brick", 2),)))
    assert [Called(RED, 1, hand(brick=2), hand())] == heard(step, Called)
    penniless = position.holding(RED).holding(BLUE, ore=1).holding(ORANGE).holding(WHITE)
    assert keys_of(penniless, RED, act.Tout) == ("ore",)


def test_a_newer_proposal_replaces_the_older_one() -> None:
    """R92: one open proposal per opponent."""
    state = does(_market(), BLUE, *proposing("ore", {"lumber": 1}, {"ore": 1})).state
    step = does(state, BLUE, *proposing("brick", {"wool": 1}, {"brick": 1}))
    assert [Proposed(BLUE, hand(brick=1), hand(wool=1))] == heard(step, Proposed)
    assert len(step.state.proposals) == 1


def test_a_proposal_is_turned_down_or_withdrawn() -> None:
    """R92, R96: by the active player, or by its maker; everybody hears of it."""
    state = does(_market(), BLUE, *proposing("ore", {"lumber": 1}, {"ore": 1})).state
    rejected = does(state, RED, act.RejectProposal(str(BLUE)))
    assert [RejectedProposal(RED, BLUE)] == heard(rejected, RejectedProposal)
    withdrawn = does(state, BLUE, act.WithdrawProposal())
    assert [WithdrewProposal(BLUE)] == heard(withdrawn, WithdrewProposal)
    assert rejected.state.proposals == withdrawn.state.proposals == ()
    assert act.WithdrawProposal not in offers(withdrawn.state, BLUE)


def test_the_same_resource_on_both_sides_and_gifts_are_not_offered() -> None:
    """R86."""
    step = does(_market(), RED, act.TradeGive("lumber"))
    assert "lumber" not in keys_of(step.state, RED, act.TradeWant)
    step = does(step.state, RED, act.TradeWant((("ore", 1),)))
    assert keys_of(step.state, RED, act.OfferTerms) == ("lumber", "wool")
    with pytest.raises(Illegal):
        play(CATAN, step.state, RED, act.OfferTerms((("wool", 1),), "all"))
    with pytest.raises(Illegal):
        play(CATAN, step.state, RED, act.OfferTerms((), "all"))


def test_five_open_offers_are_the_most() -> None:
    """R97."""
    state = _market().state
    for _ in range(5):
        state = does(state, RED, act.Tout((("lumber", 1),))).state
    assert not {act.Tout, act.Seek, act.TradeGive} & offers(state, RED)
    assert act.Tout in offers(does(state, RED, act.Withdraw("3")).state, RED)


def test_everything_lapses_with_the_turn() -> None:
    """R96: offers, reactions, proposals, and what is under construction."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    state = does(state, BLUE, *proposing("ore", {"lumber": 1}, {"ore": 1})).state
    state = does(state, ORANGE, act.TradeGive("ore")).state
    step = does(state, RED, act.EndTurn())
    assert (step.state.offers, step.state.proposals) == ((), ())
    assert all(player.draft is None for player in step.state.players)


def test_nobody_trades_before_the_roll_or_among_themselves() -> None:
    """R85: opponents are only asked for the active player's trade, after the roll."""
    assert asked(_market().before_roll(RED), BLUE) is None
    assert (BeforeRoll(),) == _market().before_roll(RED).state.flow
    state = does(_market(), BLUE, *proposing("ore", {"lumber": 1}, {"ore": 1})).state
    assert act.AcceptProposal not in offers(state, ORANGE)
    assert act.AcceptProposal in offers(state, RED)


def test_an_absent_partner_blocks_nobody() -> None:
    """R91: open offers leave the active player free to build and end the turn."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    assert act.EndTurn in offers(state, RED)
    decision = asked(state, BLUE)
    assert decision is not None
    assert not decision.required


def test_an_offer_under_construction_does_not_block_answers() -> None:
    """R91: blue can accept while red is putting the next offer together."""
    state = does(_market(), RED, *LUMBER_FOR_ORE).state
    state = does(state, RED, act.TradeGive("wool")).state
    assert keys_of(state, BLUE, act.Accept) == ("1",)
    accepted = does(state, BLUE, act.Accept("1"))
    assert {act.TradeWant, act.DropDraft} == offers(accepted.state, RED)


def test_a_draft_whose_card_is_gone_is_forgotten() -> None:
    """R89: a first-come deal takes red's only wool away; red is asked for its actions again."""
    position = beginners().holding(RED, wool=1).holding(BLUE, brick=1)
    state = does(position, RED, *offering("wool", {"brick": 1}, {"wool": 1}, "first")).state
    state = does(state, RED, act.TradeGive("wool")).state
    state = does(state, BLUE, act.Accept("1")).state
    assert act.EndTurn in offers(state, RED)


def test_with_trade_and_building_parted_trade_ends_with_building() -> None:
    """R47, R96."""
    position = _market().turn_of(RED, Acting(building=False))
    state = does(position, RED, *LUMBER_FOR_ORE).state
    later = does(state, RED, act.StartBuilding())
    assert later.state.offers == ()
    assert asked(later.state, BLUE) is None
