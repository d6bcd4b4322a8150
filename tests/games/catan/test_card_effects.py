"""Development cards at the edges: small banks, blocked roads, wins in the middle (6.6, 7)."""

from collections import Counter

from games.catan import actions as act
from games.catan.content import NO_CARDS, RESOURCES
from games.catan.events import GaveUp, LongestRoad, Monopolised, PlayedCard, TookPlenty, Won
from games.catan.frames import Acting, BeforeRoll, RobberMoving
from games.catan.game import CATAN
from games.catan.phases.robber import discards, victims
from games.catan.points import points
from games.catan.state import NOBODY
from games.core.forms import Offer, Split
from games.core.rng import Rng
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    beginners,
    deck,
    does,
    empty_island,
    hand,
    heard,
    keys_of,
    offers,
)

FIVE = ("J1-K1", "K1-L1", "K2-L1", "K2-L2", "K3-L2")
VICTORY = {"chapel": 1, "great_hall": 1, "library": 1, "market": 1, "university": 1}


def _offered(position: Position, seat: int) -> tuple[Offer, ...]:
    decision = asked(position, seat)
    assert decision is not None
    return decision.offers


def _near_the_end() -> Position:
    """Red has eight points, four roads in a row and Road Building; the fifth road brings the last two points."""
    position = empty_island(4).with_roads(RED, *FIVE[:4]).with_settlement(RED, "K1")
    position = position.with_cards(RED, road_building=1, **VICTORY).with_knights_played(RED, 3)
    return position.changed(largest_army=RED)


def test_a_free_road_can_win() -> None:
    """R131, R160: the win check comes after each road; a second one is not asked for."""
    for position in (_near_the_end(), _near_the_end().before_roll(RED)):
        assert points(position.state, RED) == 8
        step = does(position, RED, act.PlayCard("road_building"), act.FreeRoad(FIVE[4]))
        assert [LongestRoad(RED, 5)] == heard(step, LongestRoad)
        assert [Won(RED, 10)] == heard(step, Won)
        assert step.state.flow == ()
        assert asked(step.state, RED) is None


def test_the_second_free_road_can_win() -> None:
    """R131, R160."""
    roads = [NOBODY if owner == RED else owner for owner in _near_the_end().state.table.roads]
    position = _near_the_end().changed(roads=tuple(roads)).with_roads(RED, *FIVE[:3])
    step = does(position, RED, act.PlayCard("road_building"), act.FreeRoad(FIVE[3]))
    assert heard(step, Won) == []
    assert [Won(RED, 10)] == heard(does(step.state, RED, act.FreeRoad(FIVE[4])), Won)


def _cornered() -> Position:
    """Red's only road leads from A1 to B1; blue's roads go on from both ends."""
    position = empty_island(4).with_roads(RED, "A1-B1").with_settlement(RED, "A1")
    return position.with_roads(BLUE, "A1-B2").with_cards(RED, road_building=1)


def test_road_building_needs_a_legal_place() -> None:
    """R131: where no road can be laid the card cannot be played, before the roll or after it."""
    free = _cornered()
    assert keys_of(free, RED, act.PlayCard) == ("road_building",)
    blocked = free.with_roads(BLUE, "B1-C1")
    assert act.PlayCard not in offers(blocked, RED)
    assert offers(blocked.before_roll(RED), RED) == {act.Roll}


def test_no_second_road_is_asked_where_there_is_none() -> None:
    """R131: B1-C1 is the last legal place, as blue has built on C1: one road is placed, and the turn goes on."""
    position = _cornered().with_settlement(BLUE, "C1")
    playing = does(position, RED, act.PlayCard("road_building"))
    assert keys_of(playing.state, RED, act.FreeRoad) == ("B1-C1",)
    step = does(playing.state, RED, act.FreeRoad("B1-C1"))
    assert step.state.flow == (Acting(),)
    before = does(position.before_roll(RED), RED, act.PlayCard("road_building"))
    assert does(before.state, RED, act.FreeRoad("B1-C1")).state.flow == (BeforeRoll(),)


def test_year_of_plenty_takes_the_last_two_cards_of_the_bank() -> None:
    """R132: exactly two left, of one kind or of two: both are taken, not one more and not one less."""
    position = beginners().holding(RED).with_cards(RED, year_of_plenty=1)
    for left, taken in (
        (hand(ore=1, wool=1), (("wool", 1), ("ore", 1))),
        (hand(ore=2), (("ore", 2),)),
    ):
        playing = does(position.changed(bank=left), RED, act.PlayCard("year_of_plenty"))
        decision = asked(playing.state, RED)
        assert decision is not None
        cards = decision.offers[0].fields[0]
        assert isinstance(cards, Split)
        assert (cards.least, cards.most) == (2, 2)
        assert tuple((row.key, row.most) for row in cards.rows) == taken
        step = does(playing.state, RED, act.TakePlenty(taken))
        assert [TookPlenty(RED, left)] == heard(step, TookPlenty)
        assert (step.state.table.bank, step.state.secrets.players[RED].hand) == (hand(), left)


def test_monopoly_takes_all_however_many() -> None:
    """R133: five, four and one of the kind; red's own two, all other kinds and the bank stay."""
    position = beginners().holding(RED, wool=2, brick=1).holding(BLUE, wool=5, ore=1)
    position = position.holding(ORANGE, wool=4).holding(WHITE, wool=1, grain=2)
    position = position.with_cards(RED, monopoly=1)
    step = does(position, RED, act.PlayCard("monopoly"), act.Monopolise("wool"))
    hands = [player.hand for player in step.state.secrets.players]
    assert hands == [hand(wool=12, brick=1), hand(ore=1), hand(), hand(grain=2)]
    assert step.state.table.bank == position.state.table.bank
    assert [Monopolised(RED, "wool", 10)] == heard(step, Monopolised)
    assert [
        GaveUp(BLUE, hand(wool=5), RED),
        GaveUp(ORANGE, hand(wool=4), RED),
        GaveUp(WHITE, hand(wool=1), RED),
    ] == heard(step, GaveUp)


def test_a_card_is_lost_even_when_it_brings_nothing() -> None:
    """R133, R134: Monopoly on what nobody else holds; the card is used up, and so is the turn's single play."""
    position = beginners().holding(RED, ore=3).with_cards(RED, monopoly=2)
    for seat in (BLUE, ORANGE, WHITE):
        position = position.holding(seat, wool=1)
    assert set(
        keys_of(does(position, RED, act.PlayCard("monopoly")).state, RED, act.Monopolise)
    ) == set(RESOURCES)
    step = does(position, RED, act.PlayCard("monopoly"), act.Monopolise("ore"))
    assert [Monopolised(RED, "ore", 0)] == heard(step, Monopolised)
    assert heard(step, GaveUp) == []
    player, own = step.state.table.players[RED], step.state.secrets.players[RED]
    assert (own.hand, own.cards, player.played) == (
        hand(ore=3),
        deck(monopoly=1),
        deck(monopoly=1),
    )
    assert act.PlayCard not in offers(step.state, RED)


def test_unplayed_knights_count_for_nothing() -> None:
    """R135: five in the hand are no army and no points, nor do two more help one that is played second."""
    position = beginners().with_cards(RED, knight=5).with_cards(BLUE, knight=3)
    assert points(position.state, RED) == 2
    position = position.with_knights_played(BLUE, 1).turn_of(BLUE)
    step = does(position, BLUE, act.PlayCard("knight"))
    assert [PlayedCard(BLUE, "knight")] == heard(step, PlayedCard)
    assert step.state.table.players[BLUE].played == deck(knight=2)
    assert step.state.table.largest_army == NOBODY


def test_development_cards_stay_with_their_owner() -> None:
    """R71, R87, R123: not discarded, not stolen, in no trade, neither offered nor wanted."""
    position = beginners().holding(RED, wool=4, ore=1).holding(BLUE).with_cards(BLUE, knight=5)
    position = position.with_cards(RED, knight=3, library=1)
    assert discards(position.holding(BLUE, wool=7).state).lanes == ()
    assert victims(position.turn_of(WHITE).robber_on("#17").state) == ()
    sides = [
        field
        for seat in (RED, ORANGE)
        for offer in _offered(position, seat)
        for field in offer.fields
        if isinstance(field, Split)
    ]
    assert len(sides) > 3
    assert {row.key for side in sides for row in side.rows} <= set(RESOURCES)
    deals = keys_of(position, RED, act.BankTrade)
    assert {part for deal in deals for part in deal.split("@")} <= set(RESOURCES)


def test_cards_are_drawn_by_their_numbers() -> None:
    """R120: three monopolies and one chapel left: the chapel lies on top in about a quarter of all games."""
    position = beginners().holding(RED, wool=1, grain=1, ore=1)
    position = position.changed(deck=deck(monopoly=3, chapel=1))
    drawn: Counter[object] = Counter()
    for seed in range(400):
        step = does(position.changed(rng=Rng(seed.to_bytes(32, "big"))), RED, act.BuyCard())
        drawn[step.state.secrets.players[RED].cards] += 1
        assert sum(step.state.secrets.deck) == 3
    assert set(drawn) == {deck(monopoly=1), deck(chapel=1)}
    assert 70 <= drawn[deck(chapel=1)] <= 130


def test_everybody_knows_how_many_cards_are_new() -> None:
    """9, R128: the number bought this turn is public, their kinds are the owner's; they are old in the next turn."""
    position = beginners().holding(RED, wool=2, grain=2, ore=2).with_cards(RED, monopoly=1)
    state = does(position, RED, act.BuyCard(), act.BuyCard()).state
    seen = CATAN.public(state).held[RED]
    assert (seen.fresh_cards, seen.development_cards) == (2, 3)
    assert [one.fresh_cards for one in CATAN.public(state).held] == [2, 0, 0, 0]
    assert sum(CATAN.private(state, RED).holding.fresh) == 2
    for seat in (RED, BLUE, ORANGE, WHITE):
        state = does(Position(state).turn_of(seat), seat, act.EndTurn()).state
    seen = CATAN.public(state).held[RED]
    assert (seen.fresh_cards, seen.development_cards) == (0, 3)
    assert CATAN.private(state, RED).holding.fresh == NO_CARDS


def test_cards_that_are_new_stay_new_through_the_turns_of_others() -> None:
    """9, R128: until the buyer's own next turn begins."""
    state = does(
        beginners().holding(RED, wool=1, grain=1, ore=1), RED, act.BuyCard(), act.EndTurn()
    )
    assert state.state.table.active == BLUE
    assert CATAN.public(state.state).held[RED].fresh_cards == 1


def test_a_city_is_robbed_like_a_settlement() -> None:
    """R75: blue's city at #17 can be robbed; red's own city there is no reason to ask."""
    position = beginners().with_city(BLUE, "I2").changed(flow=(Acting(), RobberMoving()))
    step = does(position, RED, act.MoveRobber("#17"))
    assert keys_of(step.state, RED, act.Steal) == (str(BLUE),)
    stolen = does(step.state, RED, act.Steal(str(BLUE))).state
    assert (sum(stolen.secrets.players[BLUE].hand), sum(stolen.secrets.players[RED].hand)) == (2, 4)
    own = beginners().with_city(RED, "G2").changed(flow=(Acting(), RobberMoving()))
    assert does(own, RED, act.MoveRobber("#8")).state.flow == (Acting(),)
