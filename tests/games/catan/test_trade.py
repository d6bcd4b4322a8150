"""Trade between players who need not be there at the same time (6.4)."""

import pytest

from games.catan import actions as act
from games.catan.content import RESOURCES
from games.catan.frames import Acting, BeforeRoll
from games.catan.game import CATAN
from games.catan.state import State
from games.catan.trade.events import (
    AcceptedOffer,
    Called,
    DealFailed,
    Offered,
    Proposed,
    RejectedProposal,
    Traded,
    WithdrewProposal,
)
from games.core.forms import Split
from games.core.game import play
from games.core.model import Action, Event, Illegal
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
    hand,
    heard,
    keys_of,
    offers,
)
from tests.games.catan.setups import EVERYBODY, LUMBER_FOR_ORE, market, offering, proposing


def test_an_offer_is_published() -> None:
    """R89: with its number, both sides and whom it is put to."""
    step = does(market(), RED, LUMBER_FOR_ORE)
    assert [Offered(RED, 1, hand(lumber=1), hand(ore=1), None, False)] == heard(step, Offered)
    step = does(step.state, RED, offering({"lumber": 2, "wool": 1}, {"brick": 2}, WHITE))
    told = Offered(RED, 2, hand(lumber=2, wool=1), hand(brick=2), (WHITE,), False)
    assert [told] == heard(step, Offered)


def _bounds(position: Position | State, seat: int, kind: type[Action]) -> list[dict[str, int]]:
    """Most of each resource on both sides of a trade that the seat may put, or on the one side of a call."""
    decision = asked(position, seat)
    assert decision is not None
    fields = next(one.fields for one in decision.offers if one.action is kind)
    return [{row.key: row.most for row in one.rows} for one in fields if isinstance(one, Split)]


def test_nobody_offers_what_is_not_in_the_hand() -> None:
    """R89, R92, P4: of the own hand as much as there is, of the others' whatever there is in the game."""
    anything = dict.fromkeys(RESOURCES, 19)
    assert _bounds(market(), RED, act.OfferTrade) == [{"lumber": 2, "wool": 1}, anything]
    assert _bounds(market(), BLUE, act.Propose) == [{"brick": 1, "ore": 2}, anything]
    large = empty_island(5).holding(RED, lumber=1).holding(BLUE, ore=1)
    anything = dict.fromkeys(RESOURCES, 24)
    assert _bounds(large, RED, act.OfferTrade) == [{"lumber": 1}, anything]
    assert _bounds(large, BLUE, act.Propose) == [{"ore": 1}, anything]


def test_what_is_wanted_is_checked_against_no_hand() -> None:
    """R89, R90, R92, P4: one may want what nobody holds, or more than all others hold; what is asked tells of no hand."""
    wool_only = beginners().holding(RED, wool=1)
    for seat in EVERYBODY:
        wool_only = wool_only.holding(seat)
    step = does(wool_only, RED, offering({"wool": 1}, {"brick": 1}))
    assert [Offered(RED, 1, hand(wool=1), hand(brick=1), None, False)] == heard(step, Offered)
    step = does(wool_only, RED, offering({"wool": 1}, {"lumber": 2}))
    assert [Offered(RED, 1, hand(wool=1), hand(lumber=2), None, False)] == heard(step, Offered)
    step = does(wool_only, RED, offering({}, {"ore": 19}))
    assert [Called(RED, 1, hand(), hand(ore=19))] == heard(step, Called)
    step = does(wool_only.holding(BLUE, wool=1), BLUE, proposing({"wool": 1}, {"ore": 3}))
    assert [Proposed(BLUE, hand(wool=1), hand(ore=3))] == heard(step, Proposed)
    rich = wool_only.holding(BLUE, brick=3).holding(ORANGE, grain=2)
    for kind in (act.OfferTrade, act.Tout):
        assert _bounds(rich, RED, kind) == _bounds(wool_only, RED, kind)


def test_the_example_of_the_rules() -> None:
    """X23: blue accepts, orange counters, white declines; red confirms blue, orange's proposal stays."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1")).state
    state = does(state, ORANGE, proposing({"ore": 1}, {"lumber": 2})).state
    state = does(state, WHITE, act.Decline("1")).state
    assert keys_of(state, RED, act.Confirm) == ("1@1",)
    step = does(state, RED, act.Confirm("1@1"))
    assert [Traded(RED, BLUE, hand(lumber=1), hand(ore=1))] == heard(step, Traded)
    assert step.state.table.offers == ()
    assert tuple(proposal.seat for proposal in step.state.table.proposals) == (ORANGE,)
    assert hand(lumber=1, wool=1, ore=1) == step.state.secrets.players[RED].hand
    assert act.AcceptProposal not in offers(step.state, RED), (
        "red has one lumber left, two are wanted"
    )
    richer = Position(step.state).holding(RED, lumber=2)
    done = does(richer, RED, act.AcceptProposal(str(ORANGE)))
    assert [Traded(RED, ORANGE, hand(lumber=2), hand(ore=1))] == heard(done, Traded)
    assert done.state.table.proposals == ()


def _two_offers_accepted() -> Position:
    """X35: red holds one wool and offers it for brick, which blue accepts, and for ore, which orange accepts."""
    position = beginners().holding(RED, wool=1).holding(BLUE, brick=1).holding(ORANGE, ore=1)
    state = does(position, RED, offering({"wool": 1}, {"brick": 1})).state
    state = does(state, RED, offering({"wool": 1}, {"ore": 1})).state
    state = does(state, BLUE, act.Accept("1")).state
    return Position(does(state, ORANGE, act.Accept("2")).state)


def test_what_the_maker_cannot_pay_any_more_is_not_confirmed() -> None:
    """X35, R97: red's only wool has gone; the second offer and its acceptance stay, but cannot be closed."""
    position = _two_offers_accepted()
    assert keys_of(position, RED, act.Confirm) == ("1@1", "2@2")
    state = does(position, RED, act.Confirm("1@1")).state
    assert act.Confirm not in offers(state, RED)
    assert tuple((offer.number, offer.accepted) for offer in state.table.offers) == (
        (2, (ORANGE,)),
    )
    richer = Position(state).holding(RED, wool=1)
    assert keys_of(richer, RED, act.Confirm) == ("2@2",)


def test_a_deal_that_is_no_longer_possible_moves_nothing() -> None:
    """R94: orange has spent its ore; its acceptance is deleted, the reason is not told."""
    position = _two_offers_accepted().holding(ORANGE, lumber=1)
    failed = does(position, RED, act.Confirm("2@2"))
    for seat in (RED, ORANGE):
        assert [DealFailed(RED, ORANGE)] == heard(failed, DealFailed, seat)
    assert position.state.table.players == failed.state.table.players
    assert tuple(offer.accepted for offer in failed.state.table.offers) == ((BLUE,), ())
    assert failed.sealed, "it tells something about hands"


def test_only_who_is_concerned_is_told_that_a_deal_failed() -> None:
    """R94, section 9: who closes it and whose acceptance it was; nobody else hears of the step at all."""
    position = _two_offers_accepted().holding(ORANGE, lumber=1)
    failed = does(position, RED, act.Confirm("2@2"))
    assert heard(failed, Event) == heard(failed, Event, BLUE) == heard(failed, Event, WHITE) == []


def test_a_proposal_that_is_no_longer_possible_is_gone() -> None:
    """R94, section 9: red alone is told, whose acceptance it is; the proposal is deleted."""
    state = does(market(), ORANGE, proposing({"ore": 1}, {"lumber": 1})).state
    spent = Position(state).holding(ORANGE)
    failed = does(spent, RED, act.AcceptProposal(str(ORANGE)))
    assert [DealFailed(RED, ORANGE)] == heard(failed, Event, RED)
    assert heard(failed, Event, ORANGE) == heard(failed, Event) == []
    assert failed.state.table.proposals == ()
    assert failed.state.table.players == spent.state.table.players
    assert failed.sealed


def test_a_first_come_offer_is_checked_when_it_is_accepted() -> None:
    """R93, R94: red has spent its wool; blue's yes comes to nothing and the offer stays open."""
    position = beginners().holding(RED, wool=1).holding(BLUE, brick=1)
    state = does(position, RED, offering({"wool": 1}, {"brick": 1}, closing="first")).state
    for answered in (state, does(state, BLUE, act.Decline("1")).state):
        spent = Position(answered).holding(RED, ore=1)
        failed = does(spent, BLUE, act.Accept("1"))
        assert [DealFailed(RED, BLUE)] == heard(failed, Event, BLUE)
        assert failed.state == spent.state, "nobody else can see that it was tried"
        for other in (None, RED, ORANGE, WHITE):
            assert heard(failed, Event, other) == []
        assert failed.sealed


def test_the_first_who_accepts_closes_an_offer_made_so() -> None:
    """R93: no confirmation; a second acceptance comes too late."""
    state = does(market(), RED, offering({"lumber": 1}, {"ore": 1}, closing="first")).state
    step = does(state, ORANGE, act.Accept("1"))
    assert [Traded(RED, ORANGE, hand(lumber=1), hand(ore=1))] == heard(step, Traded)
    with pytest.raises(Illegal):
        play(CATAN, step.state, BLUE, act.Accept("1"))


def test_only_the_addressees_may_accept() -> None:
    """R89, R91: an offer goes to one, to some or to all; the others may still propose."""
    for partners in ((BLUE,), (BLUE, WHITE), (ORANGE, WHITE), EVERYBODY):
        step = does(
            market().holding(WHITE, ore=1), RED, offering({"lumber": 1}, {"ore": 1}, *partners)
        )
        to = None if partners == EVERYBODY else partners
        assert [Offered(RED, 1, hand(lumber=1), hand(ore=1), to, False)] == heard(step, Offered)
        for seat in EVERYBODY:
            answers = {act.Accept, act.Decline} & offers(step.state, seat)
            assert answers == ({act.Accept, act.Decline} if seat in partners else set())
            assert act.Propose in offers(step.state, seat)


def test_an_offer_goes_to_opponents_and_to_one_at_least() -> None:
    """R85, R89: neither to nobody nor to oneself."""
    for partners in ((), ("0",), ("0", "1"), ("4",)):
        action = act.OfferTrade((("lumber", 1),), (("ore", 1),), partners, "pick")
        with pytest.raises(Illegal):
            play(CATAN, market().state, RED, action)


def test_the_first_of_some_closes_an_offer_made_so() -> None:
    """R93: whoever is not addressed cannot."""
    action = offering({"lumber": 1}, {"ore": 1}, ORANGE, WHITE, closing="first")
    step = does(market(), RED, action)
    told = Offered(RED, 1, hand(lumber=1), hand(ore=1), (ORANGE, WHITE), True)
    assert [told] == heard(step, Offered)
    assert act.Accept not in offers(step.state, BLUE)
    assert [Traded(RED, ORANGE, hand(lumber=1), hand(ore=1))] == heard(
        does(step.state, ORANGE, act.Accept("1")), Traded
    )


def test_who_lacks_the_cards_is_not_offered_to_accept() -> None:
    """R91: white holds no ore; that its own panel lacks the button tells nobody else."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    assert act.Accept not in offers(state, WHITE)
    assert act.Decline in offers(state, WHITE)


def test_reactions_can_be_changed() -> None:
    """R91: from yes to no and back."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1"), act.Decline("1")).state
    assert act.Confirm not in offers(state, RED)
    again = does(state, BLUE, act.Accept("1"))
    sides = (hand(lumber=1), hand(ore=1))
    assert [AcceptedOffer(BLUE, 1, RED, *sides)] == heard(again, AcceptedOffer)
    assert keys_of(again.state, RED, act.Confirm) == ("1@1",)


def test_calls_can_only_be_answered_by_proposals() -> None:
    """R90, P5: one side only, and open to all, whoever was named."""
    for to, closing in ((EVERYBODY, "pick"), (EVERYBODY, "first"), ((BLUE,), "pick")):
        step = does(market(), RED, offering({}, {"brick": 2}, *to, closing=closing))
        assert [Called(RED, 1, hand(), hand(brick=2))] == heard(step, Called)
        for seat in (BLUE, ORANGE, WHITE):
            assert not {act.Accept, act.Decline} & offers(step.state, seat)
            assert act.Propose in offers(step.state, seat)


def test_calls_are_not_checked_against_any_hand() -> None:
    """R90, P5: red may call out two bricks to give, though all bricks are in other hands, and call with no card at all."""
    assert _bounds(market(), RED, act.Tout) == [dict.fromkeys(RESOURCES, 19)]
    step = does(market(), RED, act.Tout((("brick", 2),)))
    assert [Called(RED, 1, hand(brick=2), hand())] == heard(step, Called)
    penniless = market().holding(RED)
    step = does(penniless, RED, act.Tout((("ore", 1),)))
    assert [Called(RED, 1, hand(ore=1), hand())] == heard(step, Called)
    step = does(penniless, RED, offering({}, {"ore": 1}))
    assert [Called(RED, 1, hand(), hand(ore=1))] == heard(step, Called)


def test_a_newer_proposal_replaces_the_older_one() -> None:
    """R92: one open proposal per opponent."""
    state = does(market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    step = does(state, BLUE, proposing({"brick": 1}, {"wool": 1}))
    assert [Proposed(BLUE, hand(brick=1), hand(wool=1))] == heard(step, Proposed)
    assert len(step.state.table.proposals) == 1


def test_a_proposal_is_turned_down_or_withdrawn() -> None:
    """R92, R96: by the active player, or by its maker; everybody hears of it."""
    state = does(market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    rejected = does(state, RED, act.RejectProposal(str(BLUE)))
    assert [RejectedProposal(RED, BLUE)] == heard(rejected, RejectedProposal)
    withdrawn = does(state, BLUE, act.WithdrawProposal())
    assert [WithdrewProposal(BLUE)] == heard(withdrawn, WithdrewProposal)
    assert rejected.state.table.proposals == withdrawn.state.table.proposals == ()
    assert act.WithdrawProposal not in offers(withdrawn.state, BLUE)


def test_the_same_resource_on_both_sides_and_gifts_are_not_offered() -> None:
    """R86: neither by the active player nor by another one."""
    rich = market().holding(RED, lumber=2, ore=2)
    for give, want in (
        ({"ore": 2}, {"ore": 1}),
        ({"lumber": 1, "ore": 1}, {"ore": 1}),
        ({"lumber": 1}, {}),
        ({}, {}),
    ):
        with pytest.raises(Illegal):
            play(CATAN, rich.state, RED, offering(give, want))
    for give, want in (
        ({"ore": 2}, {"ore": 1}),
        ({"brick": 1, "ore": 1}, {"ore": 1}),
        ({"ore": 1}, {}),
        ({}, {"lumber": 1}),
        ({}, {}),
    ):
        with pytest.raises(Illegal):
            play(CATAN, rich.state, BLUE, proposing(give, want))


def test_who_holds_nothing_cannot_propose() -> None:
    """R86, R92: how many cards somebody holds is public."""
    assert act.Propose not in offers(market().holding(BLUE), BLUE)
    assert act.Propose in offers(market().holding(RED), BLUE)


def test_five_open_offers_are_the_most() -> None:
    """R97: offers and calls together."""
    state = does(market(), RED, LUMBER_FOR_ORE, offering({}, {"ore": 1})).state
    for _ in range(3):
        state = does(state, RED, act.Tout((("lumber", 1),))).state
    assert not {act.Tout, act.OfferTrade} & offers(state, RED)
    assert {act.Tout, act.OfferTrade} <= offers(does(state, RED, act.Withdraw("3")).state, RED)


def test_everything_lapses_with_the_turn() -> None:
    """R96: offers, reactions, proposals."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    step = does(state, RED, act.EndTurn())
    assert (step.state.table.offers, step.state.table.proposals) == ((), ())


def test_nobody_trades_before_the_roll_or_among_themselves() -> None:
    """R85: opponents are only asked for the active player's trade, after the roll."""
    assert asked(market().before_roll(RED), BLUE) is None
    assert (BeforeRoll(),) == market().before_roll(RED).state.flow
    state = does(market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    assert act.AcceptProposal not in offers(state, ORANGE)
    assert act.AcceptProposal in offers(state, RED)


def test_an_absent_partner_blocks_nobody() -> None:
    """R91: open offers leave the active player free to build and end the turn."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    assert act.EndTurn in offers(state, RED)
    decision = asked(state, BLUE)
    assert decision is not None
    assert not decision.required


def test_with_trade_and_building_parted_trade_ends_with_building() -> None:
    """R47, R96."""
    position = market().turn_of(RED, Acting(building=False))
    state = does(position, RED, LUMBER_FOR_ORE).state
    later = does(state, RED, act.StartBuilding())
    assert later.state.table.offers == ()
    assert asked(later.state, BLUE) is None
