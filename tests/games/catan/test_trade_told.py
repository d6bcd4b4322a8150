"""What readers are told of open trade (6.4)."""

from games.catan import actions as act
from games.catan.events import Stole
from games.catan.game import CATAN
from games.catan.state import State
from games.catan.trade.events import DeclinedOffer, LapsedProposal, WithdrewOffer
from games.core.model import Arg, Event, Message, SeatName, SeatNames, Terms, say
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    asked,
    does,
    heard,
    keys_of,
    offers,
)
from tests.games.catan.setups import LUMBER_FOR_ORE, market, offering, proposing


def _stands(state: State, seat: int) -> Message | None:
    """How the seat is told that things stand."""
    decision = asked(state, seat)
    assert decision is not None
    return decision.stands


def test_a_reader_is_told_how_the_trade_stands() -> None:
    """R91, R92: an opponent is asked to answer only while an offer to it is unanswered."""
    state = market().state
    red = SeatName(RED)
    assert say("catan-stands-propose", partner=red) == _stands(state, BLUE)
    state = does(state, RED, act.Tout((("wool", 1),))).state
    wool = Terms("resource", (("wool", 1),))
    touted = say("catan-stands-touted", partner=red, cards=wool)
    assert touted == _stands(state, BLUE)
    assert say("catan-stands-called") == _stands(state, RED)
    state = does(state, RED, offering({"lumber": 1}, {"ore": 1}, BLUE)).state
    assert say("catan-stands-asked", partner=red) == _stands(state, BLUE)
    assert touted == _stands(state, ORANGE)
    assert say("catan-stands-offered") == _stands(state, RED)
    countered = does(state, BLUE, proposing({"brick": 1}, {"wool": 1})).state
    brick = Terms("resource", (("brick", 1),))
    proposed = say("catan-stands-proposed", give=brick, want=wool)
    assert proposed == _stands(countered, BLUE), "a counter-offer is no yes: nothing more is asked"
    refused = does(state, BLUE, act.Decline("2")).state
    lumber, ore = (Terms("resource", ((key, 1),)) for key in ("lumber", "ore"))
    by_blue = say("catan-stands-refused-by", partner=SeatName(BLUE), give=lumber, want=ore)
    assert by_blue == _stands(refused, RED), "whoever is asked alone is named"
    unpaid = does(state, RED, offering({"lumber": 1}, {"ore": 1}, WHITE)).state
    assert say("catan-stands-lacking", cards=ore) == _stands(unpaid, WHITE)
    state = does(state, BLUE, act.Accept("2")).state
    assert say("catan-stands-answered", partner=red) == _stands(state, BLUE)
    assert say("catan-stands-answers") == _stands(state, RED)
    state = does(state, BLUE, proposing({"brick": 1}, {"wool": 1})).state
    assert proposed == _stands(state, BLUE)


def test_an_offer_that_all_decline_is_closed_and_told_in_one_line() -> None:
    """R91: nobody can take it any more, the maker has nothing to withdraw and is called by nothing, nor offered it again."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
    told: Event | None = None
    for seat in (BLUE, ORANGE, WHITE):
        assert keys_of(state, RED, act.Withdraw) == ("1",)
        step = does(state, seat, act.Decline("1"))
        state, [event] = step.state, heard(step, DeclinedOffer)
        told = event if told is None else told.joined(event)

    assert told is not None
    lumber, ore = (Terms("resource", ((key, 1),)) for key in ("lumber", "ore"))
    assert told.words() == say("catan-event-nobody-wants", give=lumber, want=ore)
    assert say("catan-stands-refused", give=lumber, want=ore) == _stands(state, RED)
    assert act.Withdraw not in offers(state, RED)
    for seat in (BLUE, ORANGE, WHITE):
        assert not {act.Accept, act.Decline} & offers(state, seat)
    assert (CATAN.calls(state), CATAN.lapsing(state)) == ((), ())


def test_whoever_is_asked_alone_is_named() -> None:
    """What became of the offer, with what was offered."""
    step = does(
        does(market(), RED, offering({"lumber": 1}, {"ore": 1}, BLUE)).state, BLUE, act.Decline("1")
    )
    [told] = heard(step, DeclinedOffer)
    assert told.words().id == "catan-event-declined-trade"
    assert dict(told.words().args)["seat"] == SeatName(BLUE)


def test_a_refusal_and_a_withdrawal_say_what_was_offered() -> None:
    """R91, R96: of one player, of some of those who were asked, and of the maker; numbers stand only in old records."""
    lumber, ore = (Terms("resource", ((key, 1),)) for key in ("lumber", "ore"))
    sides: dict[str, Arg] = {"give": lumber, "want": ore}
    state = does(market(), RED, LUMBER_FOR_ORE).state
    step = does(state, BLUE, act.Decline("1"))
    [by_blue] = heard(step, DeclinedOffer)
    assert by_blue.words() == say("catan-event-declined-trade", seat=SeatName(BLUE), **sides)
    step = does(step.state, ORANGE, act.Decline("1"))
    [by_orange] = heard(step, DeclinedOffer)
    together = by_blue.joined(by_orange)
    assert together is not None
    both = SeatNames((BLUE, ORANGE))
    assert together.words() == say("catan-event-declined-trade-together", seats=both, **sides)
    [withdrawn] = heard(does(step.state, RED, act.Withdraw("1")), WithdrewOffer)
    assert withdrawn.words() == say("catan-event-withdrew-trade", seat=SeatName(RED), **sides)
    old = DeclinedOffer(BLUE, 1, RED), WithdrewOffer(RED, 1)
    assert [dict(event.words().args)["number"] for event in old] == [1, 1]


def test_a_withdrawn_call_says_what_was_asked_for_or_offered() -> None:
    """R90, R96: a call has one side."""
    ore, wool = (Terms("resource", ((key, 1),)) for key in ("ore", "wool"))
    state = does(market(), RED, offering({}, {"ore": 1})).state
    [sought] = heard(does(state, RED, act.Withdraw("1")), WithdrewOffer)
    assert sought.words() == say("catan-event-withdrew-seeks", seat=SeatName(RED), cards=ore)
    state = does(market(), RED, act.Tout((("wool", 1),))).state
    [touted] = heard(does(state, RED, act.Withdraw("1")), WithdrewOffer)
    assert touted.words() == say("catan-event-withdrew-touts", seat=SeatName(RED), cards=wool)


def test_a_proposal_that_the_turn_ends_without_answering_is_told() -> None:
    """R96: to its maker it matters more than cards got and lost."""
    state = does(market(), BLUE, proposing({"ore": 1}, {"lumber": 1})).state
    [lapsed] = heard(does(state, RED, act.EndTurn()), LapsedProposal)
    assert lapsed == LapsedProposal(RED, BLUE)
    assert lapsed.happens_to(BLUE)
    assert CATAN.matters(lapsed, BLUE) > CATAN.matters(Stole(RED, BLUE), BLUE)
    assert not CATAN.matters(lapsed, WHITE)


def test_trade_leaves_the_questions_as_they_are() -> None:
    """R91: nobody loses an answer half given when somebody else trades."""
    before = market().state
    state = does(before, RED, LUMBER_FOR_ORE, offering({}, {"brick": 1})).state
    state = does(state, BLUE, act.Accept("1"), proposing({"ore": 1}, {"lumber": 1})).state
    for seat in (RED, BLUE, ORANGE, WHITE):
        decision, then = asked(state, seat), asked(before, seat)
        assert decision is not None
        assert then is not None
        assert decision.prompt == then.prompt


def test_answers_come_first() -> None:
    """R91: accepting and declining stand before the proposal."""
    decision = asked(does(market(), RED, LUMBER_FOR_ORE).state, BLUE)
    assert decision is not None
    assert [offer.action for offer in decision.offers] == [act.Accept, act.Decline, act.Propose]


def test_deals_are_told_from_the_readers_side() -> None:
    """R91, R92: what the other one gives, what one gives oneself, and what one has answered."""
    state = does(market(), RED, LUMBER_FOR_ORE).state
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
    note = CATAN.notes(market().holding(RED, wool=4).state, RED).of("deal", "wool@grain")
    assert note is not None
    paid, taken = Terms("resource", (("wool", 4),)), Terms("resource", (("grain", 1),))
    assert say("catan-label-bank", give=paid, take=taken) == note.label


def test_an_own_offer_says_to_whom_it_goes() -> None:
    """R89: unless it goes to all."""
    sides: dict[str, Arg] = {
        "give": Terms("resource", (("lumber", 1),)),
        "want": Terms("resource", (("ore", 1),)),
    }
    for partners in ((), (BLUE,), (BLUE, WHITE)):
        told = say("catan-label-own-offer", **sides, number=1)
        if partners:
            names = SeatNames(partners)
            told = say("catan-label-own-offer-to", **sides, partners=names, number=1)
        state = does(market(), RED, offering({"lumber": 1}, {"ore": 1}, *partners)).state
        note = CATAN.notes(state, RED).of("offer", "1")
        assert note is not None
        assert note.label == told


def test_people_are_offered_no_call_that_is_of_no_use() -> None:
    """R90: robots propose nothing, so nobody but people is called; and nobody is shown cards that are not there."""
    state = market().state
    decision = asked(state, RED)
    assert decision is not None
    alone = CATAN.worthwhile(decision, (RED,))
    kinds = {offer.action: offer for offer in alone.offers}
    assert act.Tout not in kinds
    assert [side.least for side in kinds[act.OfferTrade].apart] == [1, 1]
    heard = CATAN.worthwhile(decision, (RED, WHITE))
    [tout] = [offer for offer in heard.offers if offer.action is act.Tout]
    assert {row.key for row in tout.apart[0].rows} == {"lumber", "wool"}


def test_a_counter_offer_says_no_to_what_it_answers() -> None:
    """R92: nobody asks for a yes or no again, also when it has been turned down; the seat may still change its mind (R91)."""
    state = does(market().state, RED, offering({"lumber": 1}, {"ore": 1})).state
    state = does(state, BLUE, proposing({"ore": 1}, {"wool": 1})).state
    state = does(state, RED, act.RejectProposal(str(BLUE))).state
    assert state.table.offers[0].declined == (BLUE,)
    assert not any(call.waits_for(BLUE) for call in CATAN.calls(state))
    assert keys_of(state, BLUE, act.Accept) == ("1",)
