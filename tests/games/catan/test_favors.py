"""Favors of the guilds and the exchange of a token (docs/rules/catan-minis.md R310-R317, R350-R363)."""

import pytest

from games.catan import actions as act
from games.catan.content import NOTHING
from games.catan.events import BoughtCard, LongestRoad, Won
from games.catan.frames import Acting
from games.catan.game import CATAN
from games.catan.modules.frenemies.actions import (
    ExchangeToken,
    FavorRoad,
    FavorTrade,
    ReturnToken,
    TakeFavorCard,
    UseFavor,
)
from games.catan.modules.frenemies.events import (
    DrewTheseTokens,
    GotCard,
    GotChip,
    GotThisCard,
    ReturnedThisToken,
    ReturnedToken,
    TookFavorCard,
    TradedByFavor,
    UsedFavor,
)
from games.catan.modules.frenemies.part import GUILDS, NO_TOKENS
from games.catan.modules.helpers.actions import FlipHelper, UseCaptain, UseMendicant, UseSage
from games.catan.points import public_points
from games.catan.state import State
from games.catan.trade.events import TradedWithBank
from games.core.rng import Rng
from tests.games.catan.befriending import (
    Tokens,
    befriended,
    counts,
    four,
    held,
    known,
    part,
    secret,
    with_part,
    with_supply,
)
from tests.games.catan.helping import with_helpers
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    Position,
    deck,
    does,
    empty_island,
    hand,
    heard,
    keys_of,
    offers,
)

ALL: Tokens = {
    "traders": 1,
    "merchants": 1,
    "road_builders": 1,
    "scholars": 2,
    "master_builders": 2,
}
KNIGHT = act.PlayCard("knight")


def guilds(position: Position | State) -> tuple[str, ...]:
    """The favors that red can use now."""
    return keys_of(position, RED, UseFavor)


def test_favors_cost_tokens_of_their_own_kind() -> None:
    """R350, table 3.2: one or two of the guild's tokens; they lie open and are out of the game."""
    assert guilds(four(ALL).holding(RED, ore=1)) == GUILDS
    short: Tokens = {"scholars": 1, "master_builders": 1}
    assert guilds(four(short).holding(RED, ore=1)) == ()
    step = does(four(ALL).holding(RED, ore=1), RED, UseFavor("scholars"))
    assert heard(step, UsedFavor) == [UsedFavor(RED, "scholars")]
    assert part(step.state).spent == counts({"scholars": 2})
    assert "scholars" not in held(step.state, RED)
    assert part(step.state).supply == part(four(ALL)).supply


def test_one_favor_action_a_turn() -> None:
    """R310: a favor or an exchange, not both, not twice; open again in the next own turn."""
    position = four(ALL).holding(RED, ore=1)
    used = does(position, RED, UseFavor("master_builders")).state
    assert not {UseFavor, ExchangeToken} & offers(used, RED)
    exchanged = does(position, RED, ExchangeToken()).state
    after = does(exchanged, RED, ReturnToken(GUILDS[0])).state
    assert not {UseFavor, ExchangeToken} & offers(after, RED)
    ended = does(used, RED, act.EndTurn()).state
    assert part(ended).has_acted is False
    assert not {UseFavor, ExchangeToken} & offers(ended, BLUE)


def test_a_new_token_waits_for_the_next_own_turn() -> None:
    """E17, R315: a second book of this turn does not help; an exchange does not need old tokens."""
    position = befriended(empty_island(4), {"scholars": 1}).with_cards(RED, knight=1)
    step = does(with_supply(position, {"scholars": 1}), RED, KNIGHT, act.MoveRobber("#17"))
    assert held(step.state, RED) == {"scholars": 2}
    assert guilds(step.state) == ()
    assert part(step.state).fresh == 1
    assert secret(step.state).fresh == counts({"scholars": 1})
    later = does(step.state, RED, act.EndTurn()).state
    assert (part(later).fresh, secret(later).fresh) == (0, NO_TOKENS)
    assert guilds(Position(later).turn_of(RED)) == ("scholars",)


def test_a_token_of_another_turn_can_be_used_at_once() -> None:
    """R315: what was got while others had the turn is usable in the next own turn, and is not new in it."""
    position = four({}, {"merchants": 1})
    assert part(position).fresh == 0
    ended = does(position, RED, act.EndTurn()).state
    assert keys_of(ended, BLUE, UseFavor) == ("merchants",)


def test_favors_without_effect_cannot_be_chosen() -> None:
    """R350-R354: no card to trade, an empty bank, no place or piece for a road, an empty deck."""
    bare = four(ALL).holding(RED)
    assert guilds(bare) == ("merchants", "road_builders", "scholars", "master_builders")
    broke = four(ALL).holding(RED, ore=1).changed(bank=NOTHING)
    assert guilds(broke) == ("road_builders", "scholars", "master_builders")
    only_ore = four(ALL).holding(RED, ore=1).changed(bank=hand(ore=4))
    assert "traders" not in guilds(only_ore)
    assert "scholars" not in guilds(four(ALL).changed(deck=deck()))
    homeless = befriended(empty_island(4), ALL)
    assert "road_builders" not in guilds(homeless)


def test_traders_exchange_two_cards_one_for_one() -> None:
    """E18, R351: two independent trades at any later moment of the turn; a third is not covered; no harbor matters."""
    position = four({"traders": 1}).holding(RED, ore=1, grain=1, lumber=1)
    used = does(position, RED, UseFavor("traders")).state
    assert part(used).trades == 2
    assert "ore@ore" not in keys_of(used, RED, FavorTrade)
    step = does(used, RED, FavorTrade("ore@brick"))
    assert heard(step, TradedByFavor) == [TradedByFavor(RED, hand(ore=1), hand(brick=1))]
    assert heard(step, TradedWithBank) == []
    road = keys_of(step.state, RED, act.BuildRoad)[0]
    after = does(step.state, RED, act.BuildRoad(road), FavorTrade("grain@lumber"))
    assert after.state.secrets.players[RED].hand == hand(lumber=1)
    assert FavorTrade not in offers(after.state, RED)


def test_traders_lapse_at_the_end_of_the_turn() -> None:
    """R350, R351: it cannot be saved for a later turn; before the roll it may be used, after it too."""
    position = four({"traders": 1}).holding(RED, ore=1).before_roll(RED)
    used = does(position, RED, UseFavor("traders")).state
    assert FavorTrade in offers(used, RED)
    for frame in (Acting(building=False), Acting(trading=False)):
        assert FavorTrade in offers(Position(used).turn_of(RED, frame), RED)
    ended = does(Position(used).turn_of(RED), RED, act.EndTurn()).state
    assert part(ended).trades == 0


def test_traders_beside_the_captain() -> None:
    """R505: 2:1 and 1:1 exist side by side."""
    position = with_helpers(four({"traders": 1}), "captain", "mendicant", "sage", "noblewoman")
    position = position.holding(RED, ore=3)
    both = does(position, RED, UseFavor("traders"), UseCaptain("ore"), FlipHelper()).state
    assert {FavorTrade, act.BankTrade} <= offers(both, RED)
    step = does(both, RED, FavorTrade("ore@wool"), act.BankTrade("ore@brick"))
    assert step.state.secrets.players[RED].hand == hand(wool=1, brick=1)


def test_merchants_give_a_card() -> None:
    """R352: any kind that the bank still has, into the hand at once."""
    position = four({"merchants": 1}).holding(RED)
    used = does(position.changed(bank=hand(ore=3, wool=1)), RED, UseFavor("merchants")).state
    assert offers(used, RED) == {TakeFavorCard}
    assert keys_of(used, RED, TakeFavorCard) == ("wool", "ore")
    step = does(used, RED, TakeFavorCard("ore"))
    assert heard(step, TookFavorCard) == [TookFavorCard(RED, "ore")]
    assert step.state.secrets.players[RED].hand == hand(ore=1)
    assert step.state.table.bank == hand(ore=2, wool=1)


def test_road_builders_lay_a_road() -> None:
    """R353, R497: without paying, by the usual rules; Longest Road and the win follow."""
    position = four({"road_builders": 1}).holding(RED)
    used = does(position, RED, UseFavor("road_builders")).state
    assert offers(used, RED) == {FavorRoad}
    left = used.table.players[RED].roads_left
    step = does(used, RED, FavorRoad(keys_of(used, RED, FavorRoad)[0]))
    assert step.state.table.players[RED].roads_left == left - 1
    none = position._player(RED, roads_left=0)
    assert "road_builders" not in guilds(none)
    long = with_part(position.with_roads(RED, "D3-E3", "E3-F3"), chips=(7, 0, 0, 0))
    long = long.with_roads(RED, "F3-G3")
    won = does(long, RED, UseFavor("road_builders"), FavorRoad("G3-H2"))
    assert heard(won, LongestRoad)
    assert heard(won, Won) == [Won(RED, 11)]


def test_scholars_give_a_development_card() -> None:
    """R354, R358: the top card, known to its owner alone, not to be played this turn; it is not bought."""
    position = four({"scholars": 2}).holding(RED).changed(deck=deck(knight=1))
    step = does(position, RED, UseFavor("scholars"))
    assert heard(step, GotCard) == [GotCard(RED, 0)]
    assert heard(step, BoughtCard) == []
    assert heard(step, GotThisCard, RED) == [GotThisCard(RED, "knight")]
    assert heard(step, GotThisCard) == []
    assert step.sealed
    assert act.PlayCard not in offers(step.state, RED)
    point = with_part(position.changed(deck=deck(chapel=1)), chips=(8, 0, 0, 0))
    assert heard(does(point, RED, UseFavor("scholars")), Won) == [Won(RED, 11)]


def test_master_builders_give_chips_without_limit() -> None:
    """R355, R356, R357: one visible point each, kept for good; the eleventh point wins at once, also before the roll."""
    position = with_part(four({"master_builders": 2}), chips=(4, 0, 0, 0))
    step = does(position, RED, UseFavor("master_builders"))
    assert heard(step, GotChip) == [GotChip(RED)]
    assert part(step.state).chips == (5, 0, 0, 0)
    assert public_points(step.state.table, RED) == 2 + 5
    kept = does(step.state, RED, act.EndTurn()).state
    assert part(kept).chips == (5, 0, 0, 0)
    near = with_part(four({"master_builders": 2}), chips=(8, 0, 0, 0)).before_roll(RED)
    assert heard(does(near, RED, UseFavor("master_builders")), Won) == [Won(RED, 11)]


@pytest.mark.parametrize("helper", ["mendicant", "sage"])
def test_helpers_do_not_change_favors(helper: str) -> None:
    """R358, R505: what a guild gives is not paid for: nothing of Mendicant or Sage stands in its question."""
    rest = [key for key in ("mendicant", "sage", "noblewoman", "priest") if key != helper]
    tokens: Tokens = {"road_builders": 1, "scholars": 2}
    position = with_helpers(four(tokens), helper, *rest).holding(RED)
    assert not {UseMendicant, UseSage} & offers(position, RED)
    assert set(guilds(position)) == {"road_builders", "scholars"}
    laying = does(position, RED, UseFavor("road_builders")).state
    assert offers(laying, RED) == {FavorRoad}


def test_exchange_draws_and_returns() -> None:
    """E17, R360-R363: the new token may go back as well; nobody else learns which one does."""
    position = with_supply(four({"scholars": 1}), {"traders": 1})
    drawn = does(position, RED, ExchangeToken())
    assert heard(drawn, DrewTheseTokens, RED) == [DrewTheseTokens(RED, (("traders", 1),))]
    assert heard(drawn, DrewTheseTokens) == []
    assert drawn.sealed
    assert secret(drawn.state).fresh == counts({"traders": 1})
    assert offers(drawn.state, RED) == {ReturnToken}
    assert keys_of(drawn.state, RED, ReturnToken) == ("traders", "scholars")
    step = does(drawn.state, RED, ReturnToken("traders"))
    assert heard(step, ReturnedToken) == [ReturnedToken(RED)]
    assert heard(step, ReturnedThisToken) == heard(step, ReturnedThisToken, BLUE) == []
    assert heard(step, ReturnedThisToken, RED) == [ReturnedThisToken(RED, "traders")]
    other = does(drawn.state, RED, ReturnToken("scholars"))
    assert CATAN.public(other.state) == CATAN.public(step.state)
    assert held(other.state, RED) == {"traders": 1}
    assert secret(other.state).supply == counts({"scholars": 1})
    assert guilds(other.state) == ()


def test_how_many_tokens_were_drawn_stays_known_after_an_exchange() -> None:
    """R315, R362, table 9: the number is public whichever token went back, and is that of the turn until it ends."""
    position = with_supply(four({"scholars": 1}), {"traders": 1, "merchants": 2})
    drawn = does(position, RED, ExchangeToken()).state
    (new,) = secret_kinds(secret(drawn).fresh)
    for returned in (new, "scholars"):
        state = does(drawn, RED, ReturnToken(returned)).state
        assert part(state).fresh == sum(secret(state).fresh) == 1
        public = CATAN.public(state)
        twins = {
            secret(CATAN.deal(public, None, Rng(bytes([seed] * 32)))).fresh for seed in range(40)
        }
        assert all(sum(one) == 1 for one in twins)
        assert {secret_kinds(one) for one in twins} >= {("traders",), ("merchants",)}
        ended = does(state, RED, act.EndTurn()).state
        assert (part(ended).fresh, part(ended).has_returned) == (0, False)


def secret_kinds(counts_by_guild: tuple[int, ...]) -> tuple[str, ...]:
    """The guilds of which there is a token."""
    return tuple(key for key, count in zip(GUILDS, counts_by_guild, strict=True) if count)


def test_exchange_needs_a_token_on_both_sides() -> None:
    """R360: an own token of any age, and one in the supply."""
    assert ExchangeToken not in offers(four(), RED)
    assert ExchangeToken not in offers(with_supply(four({"traders": 1}), {}), RED)
    new = befriended(empty_island(4)).with_cards(RED, knight=1)
    earned = does(new, RED, KNIGHT, act.MoveRobber("#17")).state
    assert ExchangeToken in offers(earned, RED)
    assert guilds(earned) == ()


def test_one_kind_is_returned_by_hand_all_the_same() -> None:
    """R507: a question that the own tokens leave one answer to is asked; so nobody learns that."""
    position = with_supply(four({"traders": 1}), {"traders": 1})
    drawn = does(position, RED, ExchangeToken()).state
    assert keys_of(drawn, RED, ReturnToken) == ("traders",)


def test_an_absent_player_returns_what_was_drawn() -> None:
    """R508: the drawn token goes back; what a favor has begun is done by chance among what is legal."""
    position = with_supply(four({"scholars": 1}), {"traders": 1})
    drawn = does(position, RED, ExchangeToken()).state
    assert CATAN.default(drawn, RED, Rng(bytes(32))) == ReturnToken("traders")
    taking = does(four({"merchants": 1}), RED, UseFavor("merchants")).state
    assert isinstance(CATAN.default(taking, RED, Rng(bytes(32))), TakeFavorCard)


def test_kinds_are_the_owners_own() -> None:
    """R315, R363, table 9: everybody sees how many tokens there are, only the owner which."""
    position = four({"traders": 1, "scholars": 1}, {"merchants": 2})
    public = CATAN.public(position.state)
    assert part(Position(position.state)).tokens == (2, 2, 0, 0)
    assert "held" not in type(public.table.parts[0]).__struct_fields__
    own = CATAN.private(position.state, RED).parts[0]
    assert known(own) == {"traders": 1, "scholars": 1}
    assert own.fresh == NO_TOKENS
    other = CATAN.private(position.state, BLUE).parts[0]
    assert known(other) == {"merchants": 2}


def test_dealt_tokens_fit_what_a_player_knows() -> None:
    """Table 9: numbers and own kinds stay; kinds of others, of the supply and of a drawn token come by chance."""
    position = four({"traders": 1}, {"merchants": 2, "scholars": 1}, {"scholars": 1})
    state = does(position, RED, ExchangeToken()).state
    public = CATAN.public(state)
    kinds = set()
    for viewer in (RED, BLUE, None):
        for seed in range(20):
            private = None if viewer is None else CATAN.private(state, viewer)
            twin = CATAN.deal(public, private, Rng(bytes([seed] * 32)))
            assert [sum(one) for one in secret(twin).held] == list(part(state).tokens)
            total = [
                sum(each) for each in zip(*secret(twin).held, secret(twin).supply, strict=True)
            ]
            assert total == [8, 8, 8, 16, 16]
            drawn = GUILDS.index(secret(twin).drawn)
            assert secret(twin).fresh[drawn] == 1
            assert secret(twin).held[RED][drawn] >= 1
            if viewer is not None:
                assert secret(twin).held[viewer] == secret(state).held[viewer]
            if viewer != RED:
                kinds.add(secret(twin).held[ORANGE])
    assert len(kinds) > 2
