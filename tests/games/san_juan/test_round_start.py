"""The start of a round: Chapels, then the hand limit (§6.3)."""

from games.core.flow import Reopen
from games.core.model import heard
from games.san_juan.actions import Build, Tuck, TuckNothing
from games.san_juan.events import CardTucked, Discarded, YouTucked
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.setups import with_hands
from tests.games.san_juan.table import Table, a_game


def test_hands_above_seven_go_down_to_seven() -> None:
    """Every player above the limit discards, the cards are chosen (R13)."""
    table = with_hands(8, 7, 10)

    assert set(table.asked) == {0, 2}
    assert (table.bounds(0), table.bounds(2)) == ((1, 1), (3, 3))
    table.default().default()
    assert table.hands() == [7, 7, 7]
    assert table.told(Discarded) == (Discarded(2, 3), Discarded(0, 1))


def test_nobody_above_the_limit_nobody_asked() -> None:
    """The sub-step is skipped without a message (R15)."""
    table = with_hands(7, 7, 7)

    assert table.offered(1) == ("PickRole",)


def test_tower_raises_the_hand_limit() -> None:
    """A seat with a Tower keeps twelve cards (B16)."""
    table = with_hands(12, 0, 0, owned="tower")
    assert table.offered(1) == ("PickRole",)
    assert SAN_JUAN.public(table.state).limit(0) == 12

    table = with_hands(13, 0, 0, owned="tower")
    assert table.bounds(0) == (1, 1)


def test_the_limit_is_not_checked_during_a_round() -> None:
    """A hand may have any size until the next round begins (R14)."""
    table = a_game(3).hand(0, *("well", "crane", "tower") * 3).pick("prospector")

    assert len(table.hand_of(0)) == 10
    assert table.asked == (1,)


def test_chapel_before_hand_limit() -> None:
    """E23: 8 cards, one tucked: nothing to discard; none tucked: one card goes."""
    tucking = with_hands(8, 0, 0, owned="chapel")
    assert tucking.asked == (0,)
    assert tucking.offered(0) == ("Tuck", "TuckNothing")
    kept = Table(tucking.state).act(0, TuckNothing())
    assert kept.offered(0) == ("Discard",)
    tucking.act(0, Tuck("crane"))

    assert tucking.offered(1) == ("PickRole",)
    assert len(tucking.hand_of(0)) == 7
    assert tucking.holding(0).tucked == (("chapel", ("crane",)),)


def test_tucking_is_announced_without_face() -> None:
    """That a card was tucked is public, which is not; the picture shows a mark without number (A17)."""
    table = with_hands(3, 0, 0, owned="chapel").act(0, Tuck("well"))
    log = table.steps[-1].log

    assert [(one.to, one.event) for one in log] == [
        (None, CardTucked(0)),
        ((0,), YouTucked("well")),
    ]
    assert heard(log, 0) == (YouTucked("well"),)
    assert heard(log, 1) == heard(log, None) == (CardTucked(0),)
    assert SAN_JUAN.public(table.state).table.players[0].city[1].tucked
    assert SAN_JUAN.public(table.state).tucked == ()


def test_a_chapel_without_hand_is_not_asked() -> None:
    """There must be a hand card (R12, B15)."""
    table = with_hands(0, 0, 0, owned="chapel")

    assert table.offered(1) == ("PickRole",)


def test_a_covered_chapel_is_not_used() -> None:
    """Only an active one is (R7, R12); its cards still score (R103)."""
    table = a_game(3).owns(0, "crane", "chapel").tucked(0, "well", "well", "well")
    table.hand(0, "palace", "smithy", "smithy", "smithy").pick("builder")
    table.build("palace", "smithy", "smithy", place="chapel@3").pick("prospector").pick("producer")

    assert table.state.table.round == 2
    assert table.offered(1) == ("PickRole",)
    assert table.points(0)["chapel"] == 3


def test_several_chapels_are_asked_at_once() -> None:
    """Simultaneous, and an answer can be taken back until the last one is in (R10, R12)."""
    table = a_game(3).owns(0, "chapel").owns(1, "chapel").hand(0, "well", "crane").hand(1, "tower")
    table.pick("producer").pick("prospector").pick("trader")
    while SAN_JUAN.public(table.state).phase == "trader":
        table.sell(table.asked[0])
    assert set(table.asked) == {0, 1}
    table.act(0, Tuck("well"))
    assert table.told(CardTucked) == ()
    table.act(0, Reopen()).act(0, Tuck("crane")).act(1, TuckNothing())

    assert table.told(CardTucked) == (CardTucked(0),)
    assert table.holding(0).tucked == (("chapel", ("crane",)),)
    assert table.steps[-1].sealed


def test_the_first_round_has_no_round_start() -> None:
    """S8, A21."""
    assert a_game(2).hand(0, *("well", "crane", "tower") * 3).offered(0) == ("PickRole",)


def test_a_covered_tower_raises_nothing() -> None:
    """Only its top card exists (R7, A33)."""
    table = a_game(3).owns(0, "crane", "tower").hand(0, "statue", *("well", "quarry") * 3)
    table.pick("builder").build("statue", place="tower@3")
    assert SAN_JUAN.public(table.state).limit(0) == 7


def test_a_chapel_takes_one_card_a_round() -> None:
    """One card each time, 1 point each (B15)."""
    table = a_game(2).owns(0, "chapel").hand(0, "well", "crane", "tower")
    for card in ("well", "tower"):
        while "Tuck" not in table.offered(table.asked[0]):
            table.default()
        table.act(0, Tuck(card))

    assert table.holding(0).tucked == (("chapel", ("well", "tower")),)
    assert table.points(0)["chapel"] == 2


def test_whoever_pays_hears_nothing_of_the_hand_limit() -> None:
    """The hand is another after it; who chooses what to build hears of it (R13)."""
    hand = ("chapel", *["sugar_mill"] * 4, *["tobacco_storage"] * 4)
    table = a_game(3).hand(0, *hand).pick("builder")
    assert _warned(table) == "san-juan-forecast-limit"
    assert _warned(table.act(0, Build("chapel"))) is None


def _warned(table: Table) -> str | None:
    """What seat 0 is warned of."""
    state, decision = table.state, table.decision(0)
    told = SAN_JUAN.forecast(SAN_JUAN.public(state), SAN_JUAN.private(state, 0), decision)
    return None if told is None else told.id
