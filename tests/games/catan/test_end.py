"""The end of the game and the points (3.5, 8)."""

from games.catan import actions as act
from games.catan.events import RevealedCards, Rolled, Won
from games.catan.game import CATAN
from games.catan.points import points, public_points
from games.catan.state import State
from games.catan.views import hidden_points, winner
from games.core.model import Told
from tests.games.catan.market import offering, proposing
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    beginners,
    deck,
    does,
    hand,
    heard,
    offers,
)


def _at_nine() -> Position:
    """Red has nine points on the table, blue two secret ones, white one; red can pay for a city."""
    position = (
        beginners().with_city(RED, "G2").with_settlement(RED, "A1").with_settlement(RED, "E5")
    )
    position = position.with_knights_played(RED, 3).changed(largest_army=RED, longest_road=RED)
    position = position.with_cards(BLUE, chapel=1, library=1, knight=1)
    return position.with_cards(WHITE, market=1).holding(RED, grain=2, ore=3)


def _won() -> State:
    return does(_at_nine(), RED, act.BuildCity("C2")).state


def test_every_source_of_points_counts_as_printed() -> None:
    """3.5, R164: settlement 1, city 2, Longest Road 2, Largest Army 2, a victory point card 1 and hidden."""
    start = beginners()
    for position, more in (
        (start.with_settlement(RED, "A1"), 1),
        (start.with_city(RED, "G2"), 1),
        (start.changed(longest_road=RED), 2),
        (start.changed(largest_army=RED), 2),
    ):
        assert points(position.state, RED) == public_points(position.state.table, RED) == 2 + more
        assert points(position.state, BLUE) == 2
    for card in ("chapel", "great_hall", "library", "market", "university"):
        state = start.with_cards(RED, **{card: 1}).state
        assert (points(state, RED), public_points(state.table, RED)) == (3, 2)
        assert public_points(CATAN.public(state).table, RED) == 2
        assert [hidden_points(CATAN.private(state, seat)) for seat in (RED, BLUE)] == [1, 0]
    assert points(start.with_cards(RED, knight=3, monopoly=1).state, RED) == 2


def test_the_end_shows_everybodys_victory_cards() -> None:
    """R136, R160: the losers' too, to everybody, and only these: blue's knight stays unknown."""
    step = does(_at_nine(), RED, act.BuildCity("C2"))
    assert [Won(RED, 10)] == heard(step, Won)
    assert [
        RevealedCards(BLUE, ("chapel", "library")),
        RevealedCards(WHITE, ("market",)),
    ] == heard(step, RevealedCards)
    assert Told(RevealedCards(BLUE, ("chapel", "library"))) in step.log
    seen = CATAN.public(step.state)
    assert [held.revealed for held in seen.held] == [
        deck(),
        deck(chapel=1, library=1),
        deck(),
        deck(market=1),
    ]
    assert (winner(seen), seen.held[BLUE].development_cards) == (RED, 3)


def test_nothing_of_it_is_shown_before() -> None:
    """R136, 9: one point short, nobody sees victory cards or a winner."""
    step = does(_at_nine().holding(RED, lumber=1, brick=1), RED, act.BuildRoad("H2-I2"))
    assert heard(step, Won) == heard(step, RevealedCards) == []
    seen = CATAN.public(step.state)
    assert winner(seen) == -1
    assert {held.revealed for held in seen.held} == {deck()}


def test_the_end_is_at_once_and_final() -> None:
    """R160, R162: nobody is asked anything any more, not even the winner, and no turn or round is finished."""
    state = _won()
    assert CATAN.is_over(state)
    assert all(not CATAN.pending(state) and not offers(state, seat) for seat in range(4))
    assert state.table.active == RED


def test_offers_and_proposals_end_with_the_game() -> None:
    """R96: red wins with its offer and blue's proposal open: both are gone."""
    position = _at_nine().holding(RED, lumber=1, grain=2, ore=3).holding(BLUE, brick=1)
    state = does(position, RED, offering(give="lumber", want="brick")).state
    state = does(state, BLUE, act.Accept("1"), proposing("brick", "lumber")).state
    assert (len(state.table.offers), len(state.table.proposals)) == (1, 1)
    ended = does(state, RED, act.BuildCity("C2")).state
    assert CATAN.is_over(ended)
    assert (ended.table.offers, ended.table.proposals) == ((), ())


def test_the_table_ranks_by_all_points_the_winner_first() -> None:
    """R163, R164: hidden cards count now; equal totals share a rank."""
    sheets = CATAN.scores(_won())
    assert [sheet.total for sheet in sheets] == [10, 4, 2, 3]
    assert [sheet.seat for sheet in sheets if sheet.ends_it] == [RED]
    assert [line.points for line in sheets[RED].lines] == [2, 4, 2, 2, 0]
    assert [line.points for line in sheets[BLUE].lines] == [2, 0, 0, 0, 2]
    more = Position(_won()).with_cards(ORANGE, university=1)
    assert [sheet.total for sheet in CATAN.scores(more.state)] == [10, 4, 3, 3]


def test_more_points_in_anothers_turn_do_not_win() -> None:
    """R161: blue holds eleven while red's tenth comes; red has won and stands first."""
    position = _at_nine().with_cards(BLUE, chapel=1, library=1, great_hall=1, university=1)
    for corner in ("A3", "E1", "J4", "L1", "G6"):
        position = position.with_settlement(BLUE, corner)
    assert points(position.state, BLUE) == 11
    waiting = does(position.holding(RED, lumber=1, brick=1), RED, act.BuildRoad("H2-I2"))
    assert heard(waiting, Won) == []
    step = does(position, RED, act.BuildCity("C2"))
    assert [Won(RED, 10)] == heard(step, Won)
    ended = [sheet.seat for sheet in CATAN.scores(step.state) if sheet.ends_it]
    assert ended == [RED]


def test_a_turn_that_begins_at_ten_ends_before_the_roll() -> None:
    """R40, R161: also when the tenth point is hidden; the win comes with the turn and nothing is asked."""
    position = beginners().with_cards(BLUE, chapel=1, library=1, market=1, university=1)
    position = position.changed(longest_road=BLUE, largest_army=BLUE)
    assert points(position.state, BLUE) == 10
    step = does(position, RED, act.EndTurn())
    assert [Won(BLUE, 10)] == heard(step, Won)
    assert heard(step, Rolled) == []
    assert hand(lumber=1, ore=1, brick=1) == step.state.secrets.players[BLUE].hand


def test_victory_cards_are_points_that_their_owner_alone_counts() -> None:
    """Two of them, and a knight that is none (R136)."""
    state = beginners().with_cards(RED, chapel=1, library=1, knight=1).state
    public = CATAN.public(state)
    told = [CATAN.hidden_points(public, CATAN.private(state, seat), seat) for seat in (RED, BLUE)]
    assert told == [2, 0]
