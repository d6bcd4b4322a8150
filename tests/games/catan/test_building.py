"""Building, buying and the bank (6.5, 6.6)."""

from msgspec.structs import replace

from games.catan.actions import (
    BankTrade,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    EndTurn,
    PlayCard,
)
from games.catan.content import NO_CARDS
from games.catan.events import BoughtCard, BuiltCity, DrewCard, Won
from games.catan.points import points
from games.catan.rates import rates
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
    hand,
    heard,
    keys_of,
    offers,
)


def test_roads_go_on_from_own_roads_but_not_past_foreign_buildings() -> None:
    """X10: H2-I2 is legal for red, I2-J1 beyond blue's settlement is not (R106, R107)."""
    position = beginners().holding(RED, lumber=2, brick=2)
    assert "H2-I2" in keys_of(position, RED, BuildRoad)
    position = position.with_roads(RED, "H2-I2")
    assert "I2-J1" not in keys_of(position, RED, BuildRoad)
    position = position.with_roads(RED, "I1-J1")
    assert "I2-J1" in keys_of(position, RED, BuildRoad)


def test_a_road_costs_brick_and_lumber() -> None:
    """3.4, R105: paid to the bank, taken from the supply."""
    position = beginners().holding(RED, lumber=2, brick=1)
    step = does(position, RED, BuildRoad("H2-I2"))
    assert hand(lumber=1) == step.state.secrets.players[RED].hand
    assert position.state.table.bank[1] + 1 == step.state.table.bank[1]
    assert step.state.table.players[RED].roads_left == 12
    assert BuildRoad not in offers(step.state, RED)


def test_settlements_keep_their_distance_and_need_a_road() -> None:
    """X11: J3 is beside orange's I3; K3 is free (R110, R112)."""
    position = (
        beginners().with_roads(ORANGE, "J3-K3").holding(ORANGE, lumber=1, brick=1, wool=1, grain=1)
    )
    position = position.turn_of(ORANGE)
    places = keys_of(position, ORANGE, BuildSettlement)
    assert "K3" in places
    assert "J3" not in places
    assert "L2" not in places
    step = does(position, ORANGE, BuildSettlement("K3"))
    assert rates(step.state.table, ORANGE)[0] == 3
    assert points(step.state, ORANGE) == 3


def test_a_settlement_may_stand_in_a_foreign_road() -> None:
    """R113: the corner needs only an own road."""
    position = beginners().with_roads(RED, "G3-H2", "G3-H3")
    position = position.with_roads(WHITE, "F3-G3").holding(RED, lumber=1, brick=1, wool=1, grain=1)
    assert "G3" in keys_of(position, RED, BuildSettlement)


def test_a_city_frees_a_settlement() -> None:
    """R114, R116: a sixth settlement only after a city."""
    position = beginners().holding(RED, grain=2, ore=3)
    step = does(position, RED, BuildCity("C2"))
    assert [BuiltCity(RED, "C2", (2, 6, 10))] == heard(step, BuiltCity)
    player = step.state.table.players[RED]
    assert (player.settlements_left, player.cities_left) == (4, 3)
    assert points(step.state, RED) == 3
    assert hand() == step.state.secrets.players[RED].hand


def test_without_a_piece_nothing_is_built() -> None:
    """R105, R116, R119: empty supplies offer nothing."""
    position = (
        beginners().holding(RED, lumber=9, brick=9, wool=9, grain=9, ore=9).with_roads(RED, "D3-E3")
    )
    bare = [
        replace(player, roads_left=0, settlements_left=0, cities_left=0)
        for player in position.state.table.players
    ]
    position = position.changed(players=tuple(bare))
    assert not {BuildRoad, BuildSettlement, BuildCity} & offers(position, RED)


def test_the_bank_takes_equal_cards_at_the_best_rate() -> None:
    """X12, R98-R101: 4:1, 3:1 with a generic harbor, 2:1 of its kind, nothing that the bank lacks."""
    position = beginners().holding(ORANGE, grain=6, ore=1).turn_of(ORANGE)
    assert keys_of(position, ORANGE, BankTrade) == (
        "grain@lumber",
        "grain@brick",
        "grain@wool",
        "grain@ore",
    )
    step = does(position, ORANGE, BankTrade("grain@brick"))
    assert hand(grain=2, brick=1, ore=1) == step.state.secrets.players[ORANGE].hand
    harbor = position.with_settlement(ORANGE, "K3")
    step = does(harbor, ORANGE, BankTrade("grain@brick"), BankTrade("grain@wool"))
    assert hand(brick=1, wool=1, ore=1) == step.state.secrets.players[ORANGE].hand
    special = position.with_settlement(ORANGE, "B3").holding(ORANGE, grain=2, lumber=3)
    assert all(deal.startswith("grain@") for deal in keys_of(special, ORANGE, BankTrade))
    empty = position.changed(bank=hand(lumber=1))
    assert keys_of(empty, ORANGE, BankTrade) == ("grain@lumber",)


def test_a_card_is_bought_unseen() -> None:
    """R120, R121: the buyer sees it, the others the number left."""
    position = beginners().holding(RED, wool=1, grain=1, ore=1)
    step = does(position, RED, BuyCard())
    assert [BoughtCard(RED, 24)] == heard(step, BoughtCard)
    assert heard(step, DrewCard) == []
    assert len(heard(step, DrewCard, RED)) == 1
    assert heard(step, DrewCard, BLUE) == []
    assert (
        1
        == sum(step.state.secrets.players[RED].cards)
        == sum(step.state.secrets.players[RED].fresh)
    )
    assert step.sealed


def test_an_empty_deck_sells_nothing() -> None:
    """R120."""
    position = beginners().holding(RED, wool=1, grain=1, ore=1).changed(deck=NO_CARDS)
    assert BuyCard not in offers(position, RED)


def test_a_card_bought_this_turn_waits_for_the_next() -> None:
    """R122, R128: the old knight may be played, a fresh one not."""
    position = beginners().holding(RED, wool=1, grain=1, ore=1).changed(deck=deck(knight=14))
    bought = does(position, RED, BuyCard())
    assert PlayCard not in offers(bought.state, RED)
    old = (
        beginners()
        .with_cards(RED, knight=1)
        .holding(RED, wool=1, grain=1, ore=1)
        .changed(deck=deck(knight=13))
    )
    assert keys_of(does(old, RED, BuyCard()).state, RED, PlayCard) == ("knight",)
    state = bought.state
    for seat in (RED, BLUE, ORANGE, WHITE):
        state = does(Position(state).turn_of(seat), seat, EndTurn()).state
    assert keys_of(state, RED, PlayCard) == ("knight",)


def test_a_victory_card_wins_when_bought() -> None:
    """X19, R136: nine points and a chapel."""
    position = (
        beginners()
        .with_settlement(RED, "A1")
        .with_cards(RED, great_hall=1, library=1, market=1, university=1)
        .changed(longest_road=RED, deck=deck(chapel=1))
        .holding(RED, wool=1, grain=1, ore=1)
    )
    assert points(position.state, RED) == 9
    step = does(position, RED, BuyCard())
    assert [Won(RED, 10)] == heard(step, Won)
    assert asked(step.state, RED) is None
