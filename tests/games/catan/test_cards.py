"""Development cards (7)."""

from msgspec.structs import replace

from games.catan.actions import (
    BuildRoad,
    FreeRoad,
    Monopolise,
    MoveRobber,
    PlayCard,
    Roll,
    StopRoads,
    TakePlenty,
)
from games.catan.content import DECKS
from games.catan.events import GaveUp, Monopolised, PlayedCard
from games.catan.frames import Acting, BeforeRoll
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


def test_decks_hold_what_is_printed() -> None:
    """3.1, 3.6: 25 and 34 cards."""
    assert (
        deck(
            knight=14,
            road_building=2,
            year_of_plenty=2,
            monopoly=2,
            chapel=1,
            great_hall=1,
            library=1,
            market=1,
            university=1,
        )
        == DECKS["base"]
    )
    assert (sum(DECKS["base"]), sum(DECKS["expanded"])) == (25, 34)


def test_one_card_a_turn() -> None:
    """R125, R129: also when it was played before the roll."""
    position = beginners().with_cards(RED, knight=2, monopoly=1).before_roll(RED)
    step = does(position, RED, PlayCard("knight"), MoveRobber("#2"))
    assert {Roll} == offers(step.state, RED)
    rolled = Position(step.state).turn_of(RED)
    assert PlayCard not in offers(rolled, RED)


def test_victory_cards_are_never_played() -> None:
    """R136."""
    position = beginners().with_cards(RED, chapel=1)
    assert PlayCard not in offers(position, RED)


def test_a_knight_moves_the_robber_without_discards() -> None:
    """R130: hands of any size stay; before the roll the roll follows."""
    position = beginners().holding(BLUE, lumber=12).with_cards(RED, knight=1).before_roll(RED)
    step = does(position, RED, PlayCard("knight"), MoveRobber("#2"))
    assert (BeforeRoll(),) == step.state.flow
    assert hand(lumber=12) == step.state.secrets.players[BLUE].hand
    assert deck(knight=1) == step.state.table.players[RED].played


def test_road_building_lays_two_roads_free() -> None:
    """R131: one after the other, the second may attach to the first or be declined."""
    position = beginners().holding(RED).with_cards(RED, road_building=1)
    step = does(position, RED, PlayCard("road_building"), FreeRoad("H2-I2"))
    assert {FreeRoad, StopRoads} == offers(step.state, RED)
    stopped = does(step.state, RED, StopRoads())
    assert (Acting(),) == stopped.state.flow
    second = does(step.state, RED, FreeRoad("G3-H2"))
    assert (Acting(),) == second.state.flow
    assert second.state.table.players[RED].roads_left == 11


def test_road_building_with_one_road_left() -> None:
    """X22: one road is placed; with none the card cannot be played."""
    position = beginners().with_cards(RED, road_building=1)
    last = [replace(player, roads_left=1) for player in position.state.table.players]
    step = does(
        position.changed(players=tuple(last)), RED, PlayCard("road_building"), FreeRoad("H2-I2")
    )
    assert (Acting(),) == step.state.flow
    none = [replace(player, roads_left=0) for player in position.state.table.players]
    assert PlayCard not in offers(position.changed(players=tuple(none)), RED)


def test_year_of_plenty_takes_two_cards_of_the_bank() -> None:
    """R132: any two, usable at once; one if the bank holds one; none if it is empty."""
    position = beginners().holding(RED).with_cards(RED, year_of_plenty=1)
    step = does(
        position, RED, PlayCard("year_of_plenty"), TakePlenty((("lumber", 1), ("brick", 1)))
    )
    assert hand(lumber=1, brick=1) == step.state.secrets.players[RED].hand
    assert BuildRoad in offers(step.state, RED)
    twice = does(position, RED, PlayCard("year_of_plenty"), TakePlenty((("ore", 2),)))
    assert hand(ore=2) == twice.state.secrets.players[RED].hand
    poor = position.changed(bank=hand(ore=1))
    step = does(poor, RED, PlayCard("year_of_plenty"), TakePlenty((("ore", 1),)))
    assert hand() == step.state.table.bank
    assert PlayCard not in offers(position.changed(bank=hand()), RED)


def test_monopoly_takes_all_of_a_kind() -> None:
    """X21: blue has 3 ore, orange none, white 1."""
    position = (
        beginners()
        .holding(RED)
        .holding(BLUE, ore=3, wool=1)
        .holding(ORANGE, wool=2)
        .holding(WHITE, ore=1)
    ).with_cards(RED, monopoly=1)
    step = does(position, RED, PlayCard("monopoly"), Monopolise("ore"))
    assert hand(ore=4) == step.state.secrets.players[RED].hand
    assert hand(wool=1) == step.state.secrets.players[BLUE].hand
    assert position.state.table.bank == step.state.table.bank
    assert [Monopolised(RED, "ore", 4)] == heard(step, Monopolised)
    assert [GaveUp(BLUE, hand(ore=3), RED), GaveUp(WHITE, hand(ore=1), RED)] == heard(step, GaveUp)
    assert step.sealed


def test_everybody_hears_which_card_is_played() -> None:
    """R125, 9: played cards are public."""
    step = does(beginners().with_cards(RED, monopoly=1), RED, PlayCard("monopoly"))
    assert [PlayedCard(RED, "monopoly")] == heard(step, PlayedCard)
