"""Lots are turned up and sold (R1 to R6)."""

from msgspec.structs import replace

from games.core.game import play
from games.core.rng import Rng
from tests.skeleton.games.bazaar.actions import Bid
from tests.skeleton.games.bazaar.content import DECK, LOTS
from tests.skeleton.games.bazaar.events import LotSold
from tests.skeleton.games.bazaar.game import BAZAAR
from tests.skeleton.games.bazaar.options import BazaarOptions
from tests.skeleton.games.bazaar.state import State

ANA, BRUNO, CARLA = range(3)


def a_game(*hands: tuple[int, ...], options: BazaarOptions | None = None) -> State:
    """A new game with these hands."""
    state = BAZAAR.setup(len(hands), options or BazaarOptions(), Rng(bytes(32))).state
    return replace(state, secrets=replace(state.secrets, hands=hands))


def test_hands_and_lots_are_dealt() -> None:
    """Three lots and four cards each, six and seven in a long game (R1, R2)."""
    for options, lots in ((BazaarOptions(), 3), (BazaarOptions(length="long"), 6)):
        state = BAZAAR.setup(3, options, Rng(bytes(32))).state
        cards = [card for hand in state.secrets.hands for card in hand]

        assert [len(hand) for hand in state.secrets.hands] == [lots + 1] * 3
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(DECK)
        assert len({state.table.lot, *state.secrets.lots}) == lots
        assert state.table.lot in LOTS


def test_all_choose_at_the_same_time() -> None:
    """Nobody sees a card before all have chosen (R3, R4)."""
    state = a_game((1, 2), (3, 4))
    assert [decision.seat for decision in BAZAAR.pending(state)] == [ANA, BRUNO]

    step = play(BAZAAR, state, BRUNO, Bid("3"))

    assert step.log == ()
    assert BAZAAR.public(step.state).hands == (2, 2)


def test_the_highest_card_takes_the_lot() -> None:
    """The worked example (R5, X1)."""
    state = a_game((12, 13), (2, 30), (1, 29))
    lot = state.table.lot
    assert lot is not None

    for seat, card in ((ANA, "12"), (CARLA, "29")):
        state = play(BAZAAR, state, seat, Bid(card)).state
    step = play(BAZAAR, state, BRUNO, Bid("30"))

    assert LotSold(BRUNO, lot) in [told.event for told in step.log]
    assert [player.played for player in step.state.table.players] == [(12,), (30,), (29,)]
    assert step.state.secrets.hands == ((13,), (2,), (1,))


def test_scores_recounted() -> None:
    """The game ends after the last lot; all its points are somebody's (R6)."""
    state = a_game((1, 2, 3, 4), (11, 12, 13, 14))
    lots = [state.table.lot, *state.secrets.lots]
    for card in (1, 2, 3):
        state = play(BAZAAR, state, ANA, Bid(str(card))).state
        state = play(BAZAAR, state, BRUNO, Bid(str(card + 10))).state

    assert BAZAAR.is_over(state)
    assert [sheet.total for sheet in BAZAAR.scores(state)] == [
        0,
        sum(points for lot, points in LOTS.items() if lot in lots),
    ]
    assert [sheet.tie_breaks[0].points for sheet in BAZAAR.scores(state)] == [0, 3]
