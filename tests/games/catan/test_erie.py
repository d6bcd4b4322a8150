"""The Erie canal (docs/rules/catan.md 6.10)."""

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.events import Discarded
from games.catan.game import CATAN
from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.erie.events import Linked, PlayedToken
from games.catan.modules.erie.part import TOKENS, Erie
from games.catan.modules.erie.rules import links
from games.catan.rates import rates
from games.catan.trade.events import Traded
from tests.games.catan.maps import FIVE, bare, canal
from tests.games.catan.positions import Position, does, hand, heard, keys_of, offers

RICH = {"lumber": 9, "brick": 9, "wool": 3, "grain": 3, "ore": 9}


def at_syracuse(seats: int = 4) -> Position:
    """The first seat has founded Syracuse with a road towards Utica."""
    position = bare("newyork", seats, erie=True).holding(0, **RICH)
    return position.with_settlement(0, "I4").with_roads(0, "I4-J5")


def having(position: Position, *tokens: int) -> Position:
    """The players have these tokens."""
    part = replace(canal(position), tokens=tokens, supply=TOKENS - sum(tokens))
    parts = tuple(
        part if isinstance(other, Erie) else other for other in position.state.table.parts
    )
    return position.changed(parts=parts)


def test_a_link_brings_a_token() -> None:
    """X32, R210-R212: once for each new pair, by the road that completes it; whoever has built there."""
    start = at_syracuse()
    assert canal(start).supply == TOKENS
    step = does(start, 0, act.BuildRoad("I5-J5"))
    assert [Linked(0, "I4", "I5", 1)] == heard(step, Linked)
    on = does(step.state, 0, act.BuildRoad("H4-I4"), act.BuildRoad("G3-H4"))
    assert [Linked(0, "G3", "I4", 1)] == heard(on, Linked)
    part = canal(Position(on.state))
    assert (part.tokens, part.supply) == ((2, 0, 0, 0), TOKENS - 2)


def test_a_pair_counts_once_for_each_player() -> None:
    """R213: the same pair by another way brings nothing; to another player it does; without supply it counts as had."""
    step = does(at_syracuse(), 0, act.BuildRoad("I5-J5"))
    other = Position(step.state).with_settlement(1, "I5").with_roads(1, "H5-I5", "G4-H5")
    other = other.holding(1, **RICH).turn_of(1).with_roads(1, "G4-H4")
    linked = does(other, 1, act.BuildRoad("H4-I4"))
    assert [Linked(1, "I4", "I5", 1)] == heard(linked, Linked)
    empty = having(at_syracuse(), 0, 6, 6, 0)
    step = does(empty, 0, act.BuildRoad("I5-J5"))
    assert [Linked(0, "I4", "I5", 0)] == heard(step, Linked)
    assert canal(Position(step.state)).tokens == (0, 6, 6, 0)
    assert len(canal(Position(step.state)).links[0]) == 1


def test_no_locality_lies_in_between() -> None:
    """R211: a chain through a locality links its neighbours only; through a crossroads with 3-4 players, not with 5-6."""
    position = at_syracuse().with_settlement(0, "I5").with_roads(0, "I5-J5", "I5-J6", "I6-J6")
    labels = position.net.corners
    pairs = {(labels[a], labels[b]) for a, b in links(position.state.table, 0)}
    assert pairs == {("I4", "I5"), ("I5", "I6")}
    for seats, count in ((4, 1), (FIVE, 0)):
        around = bare("newyork", seats, erie=True)
        around = around.with_roads(0, "H4-I4", "G4-H4", "G4-H5", "H5-I5")
        assert len(links(around.state.table, 0)) == count


def test_links_of_the_founding_phase_count_as_had() -> None:
    """R214: they bring nothing, then or later."""
    founding = at_syracuse().changed(turn=0)
    step = does(founding, 0, act.BuildRoad("I5-J5"))
    assert heard(step, Linked) == []
    part = canal(Position(step.state))
    assert (part.tokens[0], len(part.links[0])) == (0, 1)


def test_a_played_token_trades_two_for_one_until_the_turn_ends() -> None:
    """R215, R216, R218: as often as one likes, several tokens for several resources; then they are in the supply again."""
    position = having(at_syracuse(), 2, 0, 0, 0)
    step = does(position, 0, PlayToken("ore"))
    assert [PlayedToken(0, "ore")] == heard(step, PlayedToken)
    assert rates(step.state.table, 0) == (4, 4, 4, 4, 2)
    assert rates(step.state.table, 1) == (4, 4, 4, 4, 4)
    traded = does(step.state, 0, act.BankTrade("ore@grain"), act.BankTrade("ore@brick")).state
    assert traded.secrets.players[0].hand == hand(lumber=9, brick=10, wool=3, grain=4, ore=5)
    assert "ore" not in keys_of(traded, 0, PlayToken)
    second = does(traded, 0, PlayToken("lumber")).state
    assert rates(second.table, 0) == (2, 4, 4, 4, 2)
    assert PlayToken not in offers(second, 0)
    assert canal(Position(second)).supply == TOKENS - 2
    ended = does(second, 0, act.EndTurn()).state
    assert (canal(Position(ended)).supply, canal(Position(ended)).played) == (TOKENS, ())
    assert rates(ended.table, 0) == (4, 4, 4, 4, 4)


def test_a_token_is_played_while_trading() -> None:
    """R215: with trading before building, not in building any more."""
    position = having(at_syracuse(), 1, 0, 0, 0)
    table = position.state.table
    apart = position.changed(options=replace(table.options, combined=False))
    trading = does(apart.before_roll(0), 0, act.Roll()).state
    assert PlayToken not in offers(apart.before_roll(0), 0)
    if sum(trading.table.dice) != 7:
        assert PlayToken in offers(trading, 0)
        building = does(trading, 0, act.StartBuilding()).state
        assert PlayToken not in offers(building, 0)


def test_tokens_are_traded_as_if_they_were_cards() -> None:
    """R86, R87, R217: alone or with cards, on one side of a deal; who lacks one cannot give it."""
    position = having(at_syracuse().holding(1, wool=2), 0, 2, 0, 0)
    offer = act.OfferTrade((("ore", 1),), (("wool", 1), ("canal", 1)), ("1", "2"), "pick")
    step = does(position, 0, offer)
    assert keys_of(step.state, 1, act.Accept) == ("1",)
    assert keys_of(step.state, 2, act.Accept) == ()
    accepted = does(step.state, 1, act.Accept("1")).state
    deal = does(accepted, 0, act.Confirm("1@1"))
    assert [Traded(0, 1, hand(ore=1), (0, 0, 1, 0, 0, 1))] == heard(deal, Traded)
    assert canal(Position(deal.state)).tokens == (1, 1, 0, 0)
    proposal = act.Propose((("canal", 1),), (("lumber", 2),))
    proposed = does(deal.state, 1, proposal).state
    done = does(proposed, 0, act.AcceptProposal("1")).state
    assert canal(Position(done)).tokens == (2, 0, 0, 0)
    assert done.secrets.players[1].hand == hand(lumber=2, wool=1, ore=1)


def test_tokens_are_no_resource_cards() -> None:
    """R71, R217: not counted nor returned on a 7, not taken by Monopoly or from the bank, not counted in hands."""
    position = having(at_syracuse().holding(0, ore=7), 4, 0, 0, 0)
    assert CATAN.public(position.state).held[0].cards_in_hand == 7
    resources = {"lumber", "brick", "wool", "grain", "ore"}
    cards = position.with_cards(0, monopoly=1, year_of_plenty=1)
    asked = does(cards, 0, act.PlayCard("monopoly")).state
    assert set(keys_of(asked, 0, act.Monopolise)) == resources
    asked = does(cards, 0, act.PlayCard("year_of_plenty")).state
    assert set(keys_of(asked, 0, act.TakePlenty)) == resources
    assert heard(does(position, 0, act.EndTurn()), Discarded) == []


def test_the_canal_is_a_variant() -> None:
    """6.10: New York without it links nothing, and no token lies anywhere."""
    plain = bare("newyork").holding(0, **RICH).with_settlement(0, "I4").with_roads(0, "I4-J5")
    assert not any(isinstance(part, Erie) for part in plain.state.table.parts)
    assert heard(does(plain, 0, act.BuildRoad("I5-J5")), Linked) == []
