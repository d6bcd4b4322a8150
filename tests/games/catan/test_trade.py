"""Trade between players who need not be there at the same time (6.4)."""

import pytest

from games.catan import actions as act
from games.catan.game import CATAN
from games.catan.state import Acting, BeforeRoll, State
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
from games.core.forms import Split
from games.core.game import play
from games.core.model import Action, Arg, Illegal, Message, SeatName, SeatNames, Terms, say
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


def offering(give: dict[str, int], want: dict[str, int], to: str = "all") -> Action:
    """An offer, or a call where nothing is given."""
    return act.OfferTrade(tuple(give.items()), tuple(want.items()), to)


def proposing(give: dict[str, int], want: dict[str, int]) -> Action:
    """A proposal."""
    return act.Propose(tuple(give.items()), tuple(want.items()))


LUMBER_FOR_ORE = offering({"lumber": 1}, {"ore": 1})


def test_an_offer_is_published() -> None:
    """R89: with its number, both sides and whom it is put to."""
    step = does(_market(), RED, LUMBER_FOR_ORE)
    assert [Offered(RED, 1, hand(lumber=1), hand(ore=1), None, False)] == heard(step, Offered)
    step = does(step.state, RED, offering({"lumber": 2, "wool": 1}, {"brick": 2}, str(WHITE)))
    told = Offered(RED, 2, hand(lumber=2, wool=1), hand(brick=2), WHITE, False)
    assert [told] == heard(step, Offered)


def test_nobody_offers_what_is_not_in_the_hand() -> None:
    """R89, R92, P4: of the own hand as much as there is, of the others' what they hold together."""
    for seat, kind in ((RED, act.OfferTrade), (BLUE, act.Propose)):
        decision = asked(_market(), seat)
        assert decision is not None
        fields = next(one.fields for one in decision.offers if one.action is kind)
        give, want = fields[0], fields[1]
        assert isinstance(give, Split)
        assert isinstance(want, Split)
        held = {RED: {"lumber": 2, "wool": 1}, BLUE: {"brick": 1, "ore": 2}}[seat]
        others = {
            RED: {"brick": 2, "grain": 1, "ore": 3},
            BLUE: {"lumber": 2, "brick": 1, "wool": 1, "grain": 1, "ore": 1},
        }[seat]
        assert {row.key: row.most for row in give.rows} == held
        assert {row.key: row.most for row in want.rows} == others


def test_the_example_of_the_rules() -> None:
    """X23: blue accepts, orange counters, white declines; red confirms blue, orange's proposal stays."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1")).state
    state = does(state, ORANGE, proposing({"ore": 1}, {"lumber": 2})).state
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
    state = does(position, RED, offering({"wool": 1}, {"brick": 1}, "first")).state
    failed = does(Position(state).holding(RED, ore=1), BLUE, act.Accept("1"))
    assert [DealFailed(RED, BLUE)] == heard(failed, DealFailed)
    assert tuple(offer.accepted for offer in failed.state.offers) == ((),)


def test_the_first_who_accepts_closes_an_offer_made_so() -> None:
    """R93: no confirmation; a second acceptance comes too late."""
    state = does(_market(), RED, offering({"lumber": 1}, {"ore": 1}, "first")).state
    step = does(state, ORANGE, act.Accept("1"))
    assert [Traded(RED, ORANGE, hand(lumber=1), hand(ore=1))] == heard(step, Traded)
    with pytest.raises(Illegal):
        play(CATAN, step.state, BLUE, act.Accept("1"))


def test_only_the_addressee_may_accept() -> None:
    """R89, R91: the others may still propose."""
    state = does(_market(), RED, offering({"lumber": 1}, {"ore": 1}, str(BLUE))).state
    assert {act.Accept, act.Decline} <= offers(state, BLUE)
    assert not {act.Accept, act.Decline} & offers(state, ORANGE)
    assert act.Propose in offers(state, ORANGE)


def test_who_lacks_the_cards_is_not_offered_to_accept() -> None:
    """R91: white holds no ore; that its own panel lacks the button tells nobody else."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    assert act.Accept not in offers(state, WHITE)
    assert act.Decline in offers(state, WHITE)


def test_reactions_can_be_changed() -> None:
    """R91: from yes to no and back."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, act.Accept("1"), act.Decline("1")).state
    assert act.Confirm not in offers(state, RED)
    again = does(state, BLUE, act.Accept("1"))
    assert [AcceptedOffer(BLUE, 1)] == heard(again, AcceptedOffer)
    assert keys_of(again.state, RED, act.Confirm) == ("1@1",)


def test_calls_can_only_be_answered_by_proposals() -> None:
    """R90, P5: one side only, and open to all, whoever was named."""
    for to in ("all", "first", str(BLUE)):
        step = does(_market(), RED, offering({}, {"brick": 2}, to))
        assert [Called(RED, 1, hand(), hand(brick=2))] == heard(step, Called)
        for seat in (BLUE, ORANGE, WHITE):
            assert not {act.Accept, act.Decline} & offers(step.state, seat)
            assert act.Propose in offers(step.state, seat)


def test_calls_are_not_checked_against_any_hand() -> None:
    """R90: red may call out two bricks to give, though all bricks are in other hands; what is in the bank alone is no offer."""
    position = _market()
    assert keys_of(position, RED, act.Tout) == ("lumber", "brick", "wool", "grain", "ore")
    step = does(position, RED, act.Tout((("brick", 2),)))
    assert [Called(RED, 1, hand(brick=2), hand())] == heard(step, Called)
    penniless = position.holding(RED).holding(BLUE, ore=1).holding(ORANGE).holding(WHITE)
    assert keys_of(penniless, RED, act.Tout) == ("ore",)
    step = does(penniless, RED, offering({}, {"ore": 1}))
    assert [Called(RED, 1, hand(), hand(ore=1))] == heard(step, Called)


def test_a_newer_proposal_replaces_the_older_one() -> None:
    """R92: one open proposal per opponent."""
    state = does(_market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    step = does(state, BLUE, proposing({"brick": 1}, {"wool": 1}))
    assert [Proposed(BLUE, hand(brick=1), hand(wool=1))] == heard(step, Proposed)
    assert len(step.state.proposals) == 1


def test_a_proposal_is_turned_down_or_withdrawn() -> None:
    """R92, R96: by the active player, or by its maker; everybody hears of it."""
    state = does(_market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    rejected = does(state, RED, act.RejectProposal(str(BLUE)))
    assert [RejectedProposal(RED, BLUE)] == heard(rejected, RejectedProposal)
    withdrawn = does(state, BLUE, act.WithdrawProposal())
    assert [WithdrewProposal(BLUE)] == heard(withdrawn, WithdrewProposal)
    assert rejected.state.proposals == withdrawn.state.proposals == ()
    assert act.WithdrawProposal not in offers(withdrawn.state, BLUE)


def test_the_same_resource_on_both_sides_and_gifts_are_not_offered() -> None:
    """R86: neither by the active player nor by another one."""
    rich = _market().holding(RED, lumber=2, ore=2)
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


def test_who_can_only_swap_equal_cards_cannot_propose() -> None:
    """R86: the others together hold nothing but what blue has itself."""
    ores = beginners().holding(RED, ore=1).holding(BLUE, ore=2).holding(ORANGE).holding(WHITE)
    assert act.Propose not in offers(ores, BLUE)
    assert act.Propose in offers(ores.holding(RED, ore=1, wool=1), BLUE)


def test_five_open_offers_are_the_most() -> None:
    """R97: offers and calls together."""
    state = does(_market(), RED, LUMBER_FOR_ORE, offering({}, {"ore": 1})).state
    for _ in range(3):
        state = does(state, RED, act.Tout((("lumber", 1),))).state
    assert not {act.Tout, act.OfferTrade} & offers(state, RED)
    assert {act.Tout, act.OfferTrade} <= offers(does(state, RED, act.Withdraw("3")).state, RED)


def test_everything_lapses_with_the_turn() -> None:
    """R96: offers, reactions, proposals."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    state = does(state, BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    step = does(state, RED, act.EndTurn())
    assert (step.state.offers, step.state.proposals) == ((), ())


def test_nobody_trades_before_the_roll_or_among_themselves() -> None:
    """R85: opponents are only asked for the active player's trade, after the roll."""
    assert asked(_market().before_roll(RED), BLUE) is None
    assert (BeforeRoll(),) == _market().before_roll(RED).state.flow
    state = does(_market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    assert act.AcceptProposal not in offers(state, ORANGE)
    assert act.AcceptProposal in offers(state, RED)


def test_an_absent_partner_blocks_nobody() -> None:
    """R91: open offers leave the active player free to build and end the turn."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    assert act.EndTurn in offers(state, RED)
    decision = asked(state, BLUE)
    assert decision is not None
    assert not decision.required


def _stands(state: State, seat: int) -> Message | None:
    """How the seat is told that things stand."""
    decision = asked(state, seat)
    assert decision is not None
    return decision.stands


def test_a_reader_is_told_how_the_trade_stands() -> None:
    """R91, R92: an opponent is asked to answer only while an offer to it is unanswered."""
    state = _market().state
    red = SeatName(RED)
    assert say("catan-stands-propose", partner=red) == _stands(state, BLUE)
    state = does(state, RED, act.Tout((("wool", 1),))).state
    wool = Terms("resource", (("wool", 1),))
    touted = say("catan-stands-touted", partner=red, cards=wool)
    assert touted == _stands(state, BLUE)
    state = does(state, RED, offering({"lumber": 1}, {"ore": 1}, str(BLUE))).state
    assert say("catan-stands-asked", partner=red) == _stands(state, BLUE)
    assert touted == _stands(state, ORANGE)
    assert _stands(state, RED) is None
    state = does(state, BLUE, act.Accept("2")).state
    assert say("catan-stands-answered", partner=red) == _stands(state, BLUE)
    assert say("catan-stands-answers") == _stands(state, RED)
    state = does(state, BLUE, proposing({"brick": 1}, {"wool": 1})).state
    brick = Terms("resource", (("brick", 1),))
    assert say("catan-stands-proposed", give=brick, want=wool) == _stands(state, BLUE)


def test_trade_leaves_the_questions_as_they_are() -> None:
    """R91: nobody loses an answer half given when somebody else trades."""
    before = _market().state
    state = does(before, RED, LUMBER_FOR_ORE, offering({}, {"brick": 1})).state
    state = does(state, BLUE, act.Accept("1"), proposing({"ore": 1}, {"lumber": 1})).state
    for seat in (RED, BLUE, ORANGE, WHITE):
        decision, then = asked(state, seat), asked(before, seat)
        assert decision is not None
        assert then is not None
        assert decision.prompt == then.prompt


def test_answers_come_first() -> None:
    """R91: accepting and declining stand before the proposal."""
    decision = asked(does(_market(), RED, LUMBER_FOR_ORE).state, BLUE)
    assert decision is not None
    assert [offer.action for offer in decision.offers] == [act.Accept, act.Decline, act.Propose]


def test_deals_are_told_from_the_readers_side() -> None:
    """R91, R92: what the other one gives, what one gives oneself, and what one has answered."""
    state = does(_market(), RED, LUMBER_FOR_ORE).state
    one = {key: Terms("resource", ((key, 1),)) for key in ("lumber", "ore", "wool", "brick")}
    deal: dict[str, Arg] = {"get": one["lumber"], "give": one["ore"], "number": 1}
    note = CATAN.notes(state, BLUE).of("offer", "1")
    assert note is not None
    assert (say("catan-label-trade", partner=SeatName(RED), **deal), None) == (
        note.label,
        note.detail,
    )
    state = does(state, BLUE, act.Accept("1")).state
    state = does(state, ORANGE, act.Decline("1")).state
    note = CATAN.notes(state, BLUE).of("offer", "1")
    assert note is not None
    assert say("catan-note-you-accepted") == note.detail
    note = CATAN.notes(state, RED).of("offer", "1")
    assert note is not None
    answers = {"accepted": SeatNames((BLUE,)), "declined": SeatNames((ORANGE,))}
    assert say("catan-note-answers", **answers) == note.detail
    note = CATAN.notes(state, RED).of("deal", "1@1")
    assert note is not None
    deal = {"get": one["ore"], "give": one["lumber"], "number": 1}
    assert say("catan-label-trade", partner=SeatName(BLUE), **deal) == note.label
    state = does(state, BLUE, proposing({"brick": 1}, {"wool": 1})).state
    note = CATAN.notes(state, RED).of("proposer", str(BLUE))
    assert note is not None
    deal = {"get": one["brick"], "give": one["wool"]}
    assert say("catan-label-proposal", partner=SeatName(BLUE), **deal) == note.label


def test_the_bank_is_told_with_its_rate() -> None:
    """R99: four equal cards for one."""
    note = CATAN.notes(_market().holding(RED, wool=4).state, RED).of("deal", "wool@grain")
    assert note is not None
    paid, taken = Terms("resource", (("wool", 4),)), Terms("resource", (("grain", 1),))
    assert say("catan-label-bank", give=paid, take=taken) == note.label


def test_with_trade_and_building_parted_trade_ends_with_building() -> None:
    """R47, R96."""
    position = _market().turn_of(RED, Acting(building=False))
    state = does(position, RED, LUMBER_FOR_ORE).state
    later = does(state, RED, act.StartBuilding())
    assert later.state.offers == ()
    assert asked(later.state, BLUE) is None
