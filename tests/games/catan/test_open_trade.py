"""What stays open after a deal and what goes, and what may be traded at all (6.4)."""

from games.catan import actions as act
from games.catan.content import RESOURCES
from games.catan.frames import Acting, SpecialAnswers
from games.catan.options import CatanOptions
from games.catan.trade.events import Traded
from games.core.forms import Split
from tests.games.catan.market import offering, proposing
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


def _busy() -> Position:
    """Red's two offers, one of them accepted by blue and declined by white; orange and white propose."""
    position = beginners().holding(RED, lumber=2, wool=2).holding(BLUE, ore=1)
    position = position.holding(ORANGE, grain=1, ore=1).holding(WHITE, brick=1)
    state = does(position, RED, offering(), offering(give="wool", want="brick")).state
    state = does(state, BLUE, act.Accept("1")).state
    state = does(state, WHITE, act.Decline("1"), proposing("brick", "lumber")).state
    return Position(does(state, ORANGE, proposing("grain", "wool")).state)


def test_offers_stay_open_when_a_proposal_is_accepted() -> None:
    """R95: only that proposal goes; offers keep their acceptances and declines, other proposals stay."""
    before = _busy().state
    step = does(before, RED, act.AcceptProposal(str(ORANGE)))
    assert [Traded(RED, ORANGE, hand(wool=1), hand(grain=1))] == heard(step, Traded)
    assert step.state.table.offers == before.table.offers
    assert (step.state.table.offers[0].accepted, step.state.table.offers[0].declined) == (
        (BLUE,),
        (ORANGE, WHITE),
    )
    assert [proposal.seat for proposal in step.state.table.proposals] == [WHITE]
    assert keys_of(step.state, RED, act.Confirm) == ("1@1",)


def test_only_the_confirmed_offer_is_closed() -> None:
    """R93, R95: with what was said to it; the other offer and both proposals stay."""
    before = _busy().state
    state = does(before, RED, act.Confirm("1@1")).state
    assert state.table.offers == before.table.offers[1:]
    assert state.table.proposals == before.table.proposals


def test_open_trade_survives_whatever_else_is_done() -> None:
    """R95, R97: bank trades, building, buying and cards leave offers and proposals as they are."""
    position = _busy().holding(RED, lumber=3, brick=1, wool=5, grain=1, ore=1)
    position = position.with_cards(RED, monopoly=1)
    for actions in (
        (act.BankTrade("wool@ore"),),
        (act.BuildRoad("H2-I2"),),
        (act.BuyCard(),),
        (act.PlayCard("monopoly"), act.Monopolise("grain")),
    ):
        state = does(position, RED, *actions).state
        assert (state.table.offers, state.table.proposals) == (
            position.state.table.offers,
            position.state.table.proposals,
        )


def test_offers_and_proposals_end_where_building_begins() -> None:
    """R47, R96: with `combined` off all of them disappear when `TRADE` ends, and nobody can answer any more."""
    position = _busy().changed(options=CatanOptions(combined=False))
    state = does(position.turn_of(RED, Acting(building=False)), RED, act.StartBuilding()).state
    assert (state.table.offers, state.table.proposals) == ((), ())
    for seat in (RED, BLUE, ORANGE, WHITE):
        kinds = {act.Accept, act.Decline, act.Confirm, act.AcceptProposal, act.RejectProposal}
        assert not (kinds | {act.Withdraw, act.WithdrawProposal}) & offers(state, seat)


def test_offers_and_proposals_end_with_the_turn() -> None:
    """R96, R126: before the special building phase, too; the next turn's offers are counted from one again."""
    state = does(_busy(), RED, act.EndTurn()).state
    assert (state.table.offers, state.table.proposals) == ((), ())
    assert state.table.offers_made == 0
    five = empty_island(5)
    for seat in range(5):
        five = five.holding(seat, lumber=2, ore=2, wool=1 + seat % 2)
    open_state = does(five, RED, offering(give="lumber", want="wool")).state
    open_state = does(open_state, BLUE, proposing("ore", "lumber")).state
    asked_state = does(open_state, RED, act.EndTurn()).state
    assert isinstance(asked_state.flow[-1], SpecialAnswers)
    assert (asked_state.table.offers, asked_state.table.proposals) == ((), ())


def test_a_maker_withdraws_only_what_it_names() -> None:
    """R96: the other offer and the proposals stay; so do offers when a proposal is withdrawn."""
    before = _busy().state
    state = does(before, RED, act.Withdraw("1")).state
    assert (state.table.offers, state.table.proposals) == (
        before.table.offers[1:],
        before.table.proposals,
    )
    assert keys_of(state, RED, act.Withdraw) == ("2",)
    state = does(before, ORANGE, act.WithdrawProposal()).state
    assert (state.table.offers, state.table.proposals) == (
        before.table.offers,
        before.table.proposals[1:],
    )


def test_a_card_received_may_be_traded_on_at_once() -> None:
    """R85, R88: any number of trades a turn: blue's ore for lumber, that ore for white's brick, the brick for grain."""
    position = beginners().holding(RED, lumber=1).holding(BLUE, ore=1)
    position = position.holding(WHITE, brick=1).holding(ORANGE, grain=1)
    state = position.state
    for seat, gets, gives in (
        (BLUE, "ore", "lumber"),
        (WHITE, "brick", "ore"),
        (ORANGE, "grain", "brick"),
    ):
        state = does(state, seat, proposing(gets, gives)).state
        state = does(state, RED, act.AcceptProposal(str(seat))).state
    assert hand(grain=1) == state.secrets.players[RED].hand
    assert [player.hand for player in state.secrets.players[1:]] == [
        hand(lumber=1),
        hand(brick=1),
        hand(ore=1),
    ]


def test_only_resource_cards_are_on_either_side() -> None:
    """R87: whatever development cards and special cards the players have, trades are made of resources alone."""
    position = _busy().with_cards(RED, knight=2, chapel=1).with_cards(BLUE, monopoly=1)
    position = position.changed(longest_road=RED)
    kinds = {act.OfferTrade, act.Propose, act.Tout}
    seen = set()
    for seat in (RED, BLUE):
        decision = asked(position, seat)
        assert decision is not None
        for offer in decision.offers:
            if offer.action in kinds:
                seen.add(offer.action)
                for field in offer.fields:
                    if isinstance(field, Split):
                        assert {row.key for row in field.rows} <= set(RESOURCES)
    assert seen == kinds
