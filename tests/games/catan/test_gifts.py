"""Gifts: a card for nothing, a token in return (docs/rules/catan-minis.md R311, R330-R337)."""

from games.catan import actions as act
from games.catan.frames import Acting
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import AcceptGift, OfferGift, RefuseGift, WithdrawGift
from games.catan.modules.frenemies.events import (
    AcceptedGift,
    DrewTokens,
    OfferedGift,
    RefusedGift,
    WithdrewGift,
)
from games.catan.modules.frenemies.frames import GiftOffered
from games.catan.trade.events import Traded
from games.core.rng import Rng
from tests.games.catan.befriending import (
    four,
    gift,
    gifts,
    part,
    with_part,
    with_supply,
)
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    does,
    hand,
    heard,
    offers,
)


def giving(**cards: int) -> Position:
    """Red holds these cards and has 2 points; blue has 2, orange 3, white 2."""
    position = four().with_city(ORANGE, "D4").holding(RED, **cards).holding(BLUE)
    return position.holding(ORANGE).holding(WHITE)


def test_a_gift_brings_a_token() -> None:
    """E16, R330, R332, R311, R335: the card moves, the giver draws, and gives nothing more this turn."""
    position = giving(wool=2)
    assert gifts(position, RED)[0] == {"wool"}
    step = does(position, RED, gift("wool", BLUE))
    assert heard(step, OfferedGift) == [OfferedGift(RED, BLUE, "wool")]
    assert step.state.secrets.players[RED].hand == hand(wool=2)
    accepted = does(step.state, BLUE, AcceptGift())
    assert heard(accepted, AcceptedGift) == [AcceptedGift(BLUE, RED, "wool")]
    assert heard(accepted, DrewTokens) == [DrewTokens(RED, 1)]
    assert accepted.state.secrets.players[BLUE].hand == hand(wool=1)
    assert OfferGift not in offers(accepted.state, RED)
    assert isinstance(accepted.state.flow[-1], Acting)


def test_only_players_with_no_more_visible_points_are_asked() -> None:
    """E16, R330, R331: settlements, cities, awards and chips count, hidden cards do not."""
    position = giving(wool=1)
    assert gifts(position, RED)[1] == (BLUE, WHITE)
    chip = with_part(position, chips=(0, 1, 0, 0))
    assert gifts(chip, RED)[1] == (WHITE,)
    hidden = position.with_cards(BLUE, chapel=1)
    assert asked(hidden, RED) == asked(position, RED)
    richer = with_part(position, chips=(1, 0, 0, 0)).with_cards(RED, chapel=1)
    assert gifts(richer, RED)[1] == (BLUE, ORANGE, WHITE)


def test_a_refused_gift_may_be_offered_to_another_player() -> None:
    """E16, R333, R334: the same card, nobody twice, until somebody accepts."""
    position = giving(wool=1, ore=1)
    step = does(does(position, RED, gift("wool", BLUE)).state, BLUE, RefuseGift())
    assert heard(step, RefusedGift) == [RefusedGift(BLUE, RED)]
    assert gifts(step.state, RED)[0] == {"wool"}
    assert gifts(step.state, RED)[1] == (WHITE,)
    again = does(does(step.state, RED, gift("wool", WHITE)).state, WHITE, RefuseGift())
    assert OfferGift not in offers(again.state, RED)
    assert part(again.state).tokens[RED] == 0
    later = does(again.state, RED, act.EndTurn()).state
    assert (part(later).gift, part(later).asked, part(later).has_given) == ("", (), False)


def test_the_offered_card_has_to_be_there_still() -> None:
    """R333, R336: a giver who has spent it has nothing to offer this turn; one without cards neither."""
    position = giving(wool=1, ore=1)
    step = does(does(position, RED, gift("wool", BLUE)).state, BLUE, RefuseGift())
    spent = Position(step.state).holding(RED, ore=1)
    assert OfferGift not in offers(spent, RED)
    assert OfferGift not in offers(giving(), RED)
    assert OfferGift in offers(giving(ore=1).holding(BLUE, ore=12), RED)


def test_the_giver_can_only_withdraw_meanwhile() -> None:
    """R337, R334: no trade is closed; a withdrawn gift counts as refused."""
    position = giving(wool=1)
    trade = act.OfferTrade((("wool", 1),), (("ore", 1),), (str(BLUE),), "pick")
    position = Position(does(position.holding(BLUE, ore=1), RED, trade).state)
    agreed = does(position, BLUE, act.Accept("1")).state
    step = does(agreed, RED, gift("wool", BLUE))
    assert offers(step.state, RED) == {WithdrawGift}
    assert offers(step.state, BLUE) == {AcceptGift, RefuseGift}
    assert asked(step.state, WHITE) is None
    assert [one.seat for one in CATAN.pending(step.state) if one.required] == [BLUE]
    withdrawn = does(step.state, RED, WithdrawGift())
    assert heard(withdrawn, WithdrewGift) == [WithdrewGift(RED)]
    assert part(withdrawn.state).asked == (BLUE,)
    assert gifts(withdrawn.state, RED)[0] == {"wool"}
    closed = does(withdrawn.state, RED, act.Confirm("1@1"))
    assert heard(closed, Traded)


def test_a_gift_that_was_offered_or_withdrawn_stays_so() -> None:
    """R333, R334, R337: nobody takes it back alone to change the kind or to ask the same player again."""
    step = does(giving(wool=1, ore=1), RED, gift("wool", BLUE))
    assert step.sealed
    assert does(step.state, RED, WithdrawGift()).sealed
    assert not does(step.state, BLUE, RefuseGift()).sealed


def test_a_dealt_giver_still_has_the_card() -> None:
    """R337, table 9: everybody knows one card of the giver's hand while the offer is open."""
    position = giving(wool=1, ore=6, brick=3).holding(WHITE, lumber=5, grain=4)
    state = does(position, RED, gift("wool", BLUE)).state
    public = CATAN.public(state)
    others = set()
    for seed in range(40):
        for viewer in (BLUE, None):
            private = None if viewer is None else CATAN.private(state, viewer)
            twin = CATAN.deal(public, private, Rng(bytes([seed] * 32)))
            cards = twin.secrets.players[RED].hand
            assert sum(cards) == 10
            assert cards[2] >= 1
            assert min(does(twin, BLUE, AcceptGift()).state.secrets.players[RED].hand) >= 0
            others.add(cards)
    assert len(others) > 1


def test_a_gift_without_tokens_left() -> None:
    """R335: possible also when the token supply is empty."""
    position = with_supply(giving(wool=1), {})
    step = does(does(position, RED, gift("wool", BLUE)).state, BLUE, AcceptGift())
    assert heard(step, DrewTokens) == [DrewTokens(RED, 0)]
    assert step.state.secrets.players[BLUE].hand == hand(wool=1)


def test_an_absent_player_refuses_gifts() -> None:
    """R508: the offer to somebody who is away is refused; nobody away uses a favor or gives."""
    step = does(giving(wool=1), RED, gift("wool", BLUE))
    assert CATAN.default(step.state, BLUE, Rng(bytes(32))) == RefuseGift()
    position = four({"traders": 3}).holding(RED, ore=4)
    assert CATAN.default(position.state, RED, Rng(bytes(32))) == act.EndTurn()
    before = position.before_roll(RED)
    assert CATAN.default(before.state, RED, Rng(bytes(32))) == act.Roll()


def test_gift_frames_name_their_recipient() -> None:
    """R332, R507: who is asked, and for what, everybody knows."""
    step = does(giving(wool=1), RED, gift("wool", BLUE))
    assert CATAN.public(step.state).flow[-1] == GiftOffered(BLUE, "wool")
