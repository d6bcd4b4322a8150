"""What each helper does (docs/rules/catan-minis.md R420-R493, R504)."""

import pytest

from games.catan import actions as base
from games.catan.content import CARDS
from games.catan.estimate import estimate
from games.catan.events import LargestArmy, LostLargestArmy, LostLongestRoad, Won
from games.catan.frames import Acting
from games.catan.game import CATAN
from games.catan.modules.erie.events import Linked
from games.catan.modules.helpers import actions as act
from games.catan.modules.helpers.events import (
    Demanded,
    LookedAtHand,
    MovedRoad,
    PaidSo,
    ReturnedCard,
    TookFromBank,
    TookFromHand,
    TookThisCard,
)
from games.catan.modules.scenario.events import TookChip
from games.catan.points import points
from games.catan.rates import lasting_rates, rates
from games.core.model import Action
from games.core.rng import Rng
from tests.games.catan.helping import five, four, part, with_helpers
from tests.games.catan.maps import bare, scenario
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    asked,
    deck,
    does,
    hand,
    heard,
    keys_of,
    offers,
)


def on_map(board: str, first: str, *, erie: bool = False) -> Position:
    """A printed map, where the first seat has that helper."""
    return with_helpers(bare(board, erie=erie), first, "mendicant", "sage", "noblewoman")


def test_the_merchant_demands_and_gives_back() -> None:
    """R420, R422: who has one gives it unasked; any card is returned, also the one received; public all of it."""
    position = four("merchant").holding(RED, wool=1).holding(BLUE, ore=2)
    step = does(position, RED, act.UseMerchant("ore", str(BLUE)))
    assert [Demanded(RED, BLUE, "ore", True)] == heard(step, Demanded)
    assert keys_of(step.state, RED, act.ReturnCard) == ("wool", "ore")
    assert asked(step.state, BLUE) is None
    back = does(step.state, RED, act.ReturnCard("ore"))
    assert [ReturnedCard(RED, BLUE, "ore")] == heard(back, ReturnedCard)
    assert back.state.secrets.players[BLUE].hand == hand(ore=2)


def test_with_an_empty_hand_the_card_received_goes_back() -> None:
    """R420, R424: it takes no card to demand one, and there is nothing else to return."""
    position = four("merchant").holding(RED).holding(BLUE, ore=1)
    step = does(position, RED, act.UseMerchant("ore", str(BLUE)))
    assert keys_of(step.state, RED, act.ReturnCard) == ("ore",)
    back = does(step.state, RED, act.ReturnCard("ore"))
    assert back.state.secrets.players[BLUE].hand == hand(ore=1)
    assert offers(back.state, RED) == {act.DemandAgain, act.StopDemands}


def test_the_merchant_may_ask_a_second_opponent() -> None:
    """R420, R421, R423: for the same resource, another one, after the first result; used even if nobody has it."""
    position = four("merchant").holding(RED, wool=1).holding(BLUE).holding(ORANGE, ore=1)
    step = does(position, RED, act.UseMerchant("ore", str(BLUE)))
    assert [Demanded(RED, BLUE, "ore", False)] == heard(step, Demanded)
    assert keys_of(step.state, RED, act.DemandAgain) == (str(ORANGE), str(WHITE))
    second = does(step.state, RED, act.DemandAgain(str(ORANGE)), act.ReturnCard("wool"))
    assert second.state.secrets.players[RED].hand == hand(ore=1)
    assert offers(second.state, RED) == {act.FlipHelper, act.ExchangeHelper}
    stopped = does(step.state, RED, act.StopDemands())
    assert offers(stopped.state, RED) == {act.FlipHelper, act.ExchangeHelper}


def test_the_mendicant_replaces_lumber_or_brick() -> None:
    """E24, R430, R431, R497: one of the two by any other kind; one road; not for free roads; then flipping or exchanging."""
    position = four("mendicant").holding(RED, lumber=1, wool=1)
    assert keys_of(position, RED, act.UseMendicant) == ("brick@wool",)
    step = does(position, RED, act.UseMendicant("brick@wool", "H2-I2"))
    assert [PaidSo(RED, hand(lumber=1, wool=1))] == heard(step, PaidSo)
    assert step.state.table.players[RED].roads_left == 12
    assert step.state.secrets.players[RED].hand == hand()
    assert offers(step.state, RED) == {act.FlipHelper, act.ExchangeHelper}
    trading = position.changed(flow=(Acting(building=False),))
    assert act.UseMendicant not in offers(trading, RED)
    two = four("mendicant").holding(RED, lumber=2)
    assert keys_of(two, RED, act.UseMendicant) == ("brick@lumber",)
    assert keys_of(four("mendicant").holding(RED, ore=2), RED, act.UseMendicant) == ()
    free = four("mendicant").with_cards(RED, road_building=1)
    assert act.UseMendicant not in offers(
        does(free, RED, base.PlayCard("road_building")).state, RED
    )


def test_the_explorer_moves_an_end_road() -> None:
    """R440-R442: one with a loose end, to another legal path as seen without it; the supply does not matter."""
    position = four("explorer").with_roads(RED, "H2-I2")
    assert keys_of(position, RED, act.UseExplorer) == ("C2-D3", "H2-I2")
    chosen = does(position, RED, act.UseExplorer("H2-I2")).state
    paths = keys_of(chosen, RED, act.MoveRoad)
    assert "H2-I2" not in paths
    assert {"G3-H2", "D3-E3", "F2-G2", "G2-H1"} <= set(paths)
    step = does(chosen, RED, act.MoveRoad("D3-E3"))
    assert [MovedRoad(RED, "H2-I2", "D3-E3")] == heard(step, MovedRoad)
    table = step.state.table
    assert table.roads[position.net.path_of["H2-I2"]] == -1
    assert table.players[RED].roads_left == position.state.table.players[RED].roads_left
    foreign = four("explorer").with_roads(RED, "H2-I2").state.table
    assert foreign.buildings[position.net.corner_of["I2"]] == BLUE


def test_a_building_without_a_road_can_be_built_from() -> None:
    """R440, R106: the only road of a settlement may go; the next one may begin at the building itself."""
    moved = does(four("explorer"), RED, act.UseExplorer("C2-D3"), act.MoveRoad("H2-I2")).state
    moved = does(moved, RED, act.FlipHelper()).state
    paths = keys_of(Position(moved).holding(RED, lumber=1, brick=1), RED, base.BuildRoad)
    assert {"B2-C2", "C2-D2", "C2-D3"} <= set(paths)


def test_the_explorer_may_lose_the_longest_road() -> None:
    """R443: judged once, after the road lies: the card of who has become too short goes as after a break."""
    five_long = four("explorer").with_roads(RED, "D3-E3", "E3-F4", "F4-G4", "G4-H4")
    five_long = five_long.changed(longest_road=RED)
    assert five_long.state.table.players[RED].road_length == 5
    chosen = does(five_long, RED, act.UseExplorer("G4-H4")).state
    step = does(chosen, RED, act.MoveRoad("F2-G2"))
    assert [LostLongestRoad(RED)] == heard(step, LostLongestRoad)


def test_the_explorer_on_a_map() -> None:
    """R444, R504: a chip is taken and kept, the rate of a red path goes, the new path obeys the stop rule, links count."""
    position = on_map("corsica", "explorer").with_settlement(0, "E3").with_roads(0, "D1-E3")
    assert rates(position.state.table, 0)[3] == 2
    chosen = does(position, 0, act.UseExplorer("D1-E3")).state
    assert set(keys_of(chosen, 0, act.MoveRoad)) == {"E3-F3", "E3-F4"}
    moved = does(chosen, 0, act.MoveRoad("E3-F3")).state
    assert rates(moved.table, 0)[3] == 4
    inland = on_map("corsica", "explorer").with_settlement(0, "I4").with_roads(0, "I4-J4", "I4-J5")
    step = does(inland, 0, act.UseExplorer("I4-J5"), act.MoveRoad("I3-J4"))
    assert [TookChip(0, "I3")] == heard(step, TookChip)
    away = does(step.state, 0, act.FlipHelper()).state
    again = Position(away).changed(parts=four_parts(Position(away)))
    back = does(again, 0, act.UseExplorer("I3-J4"), act.MoveRoad("J4-K4")).state
    assert scenario(Position(back)).taken[0] == 2
    canal = on_map("newyork", "explorer", erie=True).with_settlement(0, "I4")
    canal = canal.with_roads(0, "I4-J4", "I4-J5")
    linked = does(canal, 0, act.UseExplorer("I4-J4"), act.MoveRoad("I5-J5"))
    assert [Linked(0, "I4", "I5", 1)] == heard(linked, Linked)


def four_parts(position: Position) -> tuple[object, ...]:
    """The parts with the helper ready for another use."""
    fresh = with_helpers(position, *part(position).held)
    return fresh.state.table.parts


def test_the_sage_shows_three_cards() -> None:
    """R450, R451, R453: as printed or with one replaced; three are seen by the looker alone, one is kept, as a bought one."""
    position = four("sage").holding(RED, wool=1, grain=1, lumber=1)
    assert keys_of(position, RED, act.UseSage) == ("ore@lumber",)
    printed = four("sage").holding(RED, wool=1, grain=1, ore=1)
    assert "printed" in keys_of(printed, RED, act.UseSage)
    step = does(position, RED, act.UseSage("ore@lumber"))
    seen = step.state.secrets.players[RED].seen
    assert sum(seen) == 3
    assert set(keys_of(step.state, RED, act.KeepCard)) == {
        card for card, count in zip(CARDS, seen, strict=True) if count
    }
    assert sum(CATAN.private(step.state, BLUE).holding.seen) == 0
    assert sum(step.state.secrets.deck) == 25
    card = keys_of(step.state, RED, act.KeepCard)[0]
    kept = does(step.state, RED, act.KeepCard(card)).state
    own = kept.secrets.players[RED]
    assert (sum(own.cards), own.fresh, sum(own.seen)) == (1, own.cards, 0)
    assert sum(kept.secrets.deck) == 24


def test_the_sage_and_a_small_deck() -> None:
    """R452: the last card is simply taken; with an empty deck there is nothing to buy."""
    rich = four("sage").holding(RED, wool=1, grain=1, ore=1)
    last = does(rich.changed(deck=deck(monopoly=1)), RED, act.UseSage("printed")).state
    assert last.secrets.players[RED].fresh == deck(monopoly=1)
    assert offers(last, RED) == {act.FlipHelper, act.ExchangeHelper}
    assert act.UseSage not in offers(rich.changed(deck=deck()), RED)
    two = does(rich.changed(deck=deck(monopoly=2)), RED, act.UseSage("printed")).state
    assert keys_of(two, RED, act.KeepCard) == ("monopoly",)


def test_the_noblewoman_takes_from_somebody_ahead() -> None:
    """R455, R456: visible points count; the hand and the card are for the two, that a card was taken for all."""
    position = four("noblewoman").holding(BLUE, ore=1, wool=1).holding(ORANGE)
    assert act.UseNoblewoman not in offers(position, RED)
    ahead = position.with_city(BLUE, "I2").with_city(ORANGE, "D4")
    assert keys_of(ahead, RED, act.UseNoblewoman) == (str(BLUE),)
    step = does(ahead, RED, act.UseNoblewoman(str(BLUE)))
    assert heard(step, LookedAtHand) == []
    assert [LookedAtHand(RED, BLUE, hand(ore=1, wool=1))] == heard(step, LookedAtHand, RED)
    assert keys_of(step.state, RED, act.TakeFromHand) == ("wool", "ore")
    dealt = CATAN.deal(CATAN.public(step.state), CATAN.private(step.state, RED), Rng(bytes(32)))
    assert dealt.secrets.players[BLUE].hand == hand(ore=1, wool=1)
    taken = does(step.state, RED, act.TakeFromHand("ore"))
    assert [TookFromHand(RED, BLUE)] == heard(taken, TookFromHand)
    assert heard(taken, TookThisCard) == []
    assert [TookThisCard(RED, BLUE, "ore")] == heard(taken, TookThisCard, BLUE)
    assert taken.state.secrets.players[BLUE].hand == hand(wool=1)
    assert not any(taken.state.secrets.players[RED].looked)


def test_the_captain_trades_two_for_one() -> None:
    """R460, R461: for the named resource, as often as one likes, in the own turn; only while trading; no harbor needed."""
    position = four("captain").holding(RED, ore=4, wool=4)
    state = does(position, RED, act.UseCaptain("ore"), act.FlipHelper()).state
    assert rates(state.table, RED) == (4, 4, 4, 4, 2)
    assert rates(state.table, BLUE) == (4, 4, 4, 4, 4)
    traded = does(state, RED, base.BankTrade("ore@grain"), base.BankTrade("ore@brick")).state
    assert traded.secrets.players[RED].hand == hand(wool=4, grain=1, brick=1)
    building = four("captain").changed(flow=(Acting(trading=False),))
    assert act.UseCaptain not in offers(building, RED)


def test_the_captains_rate_ends_with_the_turn() -> None:
    """R460: robots do not count it among what they keep, or they would never end a turn by their estimate."""
    state = does(four("captain"), RED, act.UseCaptain("ore"), act.FlipHelper()).state
    ended = does(state, RED, base.EndTurn()).state
    assert rates(ended.table, RED) == (4, 4, 4, 4, 4)
    assert lasting_rates(state.table, RED) == (4, 4, 4, 4, 4)
    assert estimate(ended) == estimate(state)


def test_the_priest_builds_for_a_knight() -> None:
    """R470, R472, R473: a played knight leaves the game; a settlement for lumber and brick, a city for 2 ore and grain."""
    position = four("priest").with_roads(RED, "D3-E3").with_knights_played(RED, 1)
    settled = does(position.holding(RED, lumber=1, brick=1), RED, act.PriestSettlement("E3")).state
    assert settled.secrets.players[RED].hand == hand()
    assert settled.table.players[RED].played == deck()
    assert part(settled).knights_removed == 1
    grown = does(position.holding(RED, ore=2, grain=1), RED, act.PriestCity("C2")).state
    assert points(grown, RED) == 3
    held = four("priest").with_cards(RED, knight=1).holding(RED, ore=2, grain=1)
    assert act.PriestCity not in offers(held, RED)
    total = sum(settled.secrets.deck) + sum(sum(one.cards) for one in settled.secrets.players)
    assert total == 25


def test_the_priest_may_lose_the_largest_army() -> None:
    """E23, R471: settled before the building: aside, or to who alone has most; kept on a tie of three or more."""
    city = {"ore": 2, "grain": 1}
    three = (
        four("priest").with_knights_played(RED, 3).changed(largest_army=RED).holding(RED, **city)
    )
    step = does(three, RED, act.PriestCity("C2"))
    assert [LostLargestArmy(RED)] == heard(step, LostLargestArmy)
    assert points(step.state, RED) == 3
    rival = three.with_knights_played(BLUE, 3)
    step = does(rival, RED, act.PriestCity("C2"))
    assert [LargestArmy(BLUE, 3, former=RED)] == heard(step, LargestArmy)
    tied = rival.with_knights_played(ORANGE, 3)
    assert does(tied, RED, act.PriestCity("C2")).state.table.largest_army == -1
    four_knights = rival.with_knights_played(RED, 4)
    assert does(four_knights, RED, act.PriestCity("C2")).state.table.largest_army == RED
    aside = Position(does(tied, RED, act.PriestCity("C2"), act.FlipHelper()).state).turn_of(BLUE)
    knight = does(aside.with_cards(BLUE, knight=1), BLUE, base.PlayCard("knight"))
    assert [LargestArmy(BLUE, 4)] == heard(knight, LargestArmy)


def test_the_robber_bride_sends_the_robber_away() -> None:
    """R490-R493: before or after the roll, to the desert; a card of what its hex produces, if the bank has one; no theft."""
    position = four("robber_bride").robber_on("#1")
    for where in (position, position.before_roll(RED)):
        step = does(where, RED, act.UseBride("#10"))
        assert [TookFromBank(RED, "ore")] == heard(step, TookFromBank)
        assert step.state.table.robber == 9
    empty = does(position.changed(bank=(9, 9, 9, 9, 0)), RED, act.UseBride("#10"))
    assert heard(empty, TookFromBank) == []
    assert empty.state.table.robber == 9
    assert act.UseBride not in offers(four("robber_bride"), RED)
    moving = does(position.with_cards(RED, knight=1), RED, base.PlayCard("knight")).state
    assert act.UseBride not in offers(moving, RED)


def test_the_robber_bride_with_two_deserts_and_with_none() -> None:
    """R491, R504: one of two deserts, neither while the robber is on one; on a map the robber's first hex."""
    large = five("robber_bride")
    terrains = large.state.table.board.terrains
    dry = [place for place, terrain in enumerate(terrains) if terrain == "desert"]
    wet = next(place for place, terrain in enumerate(terrains) if terrain != "desert")
    places = keys_of(large.changed(robber=wet), 0, act.UseBride)
    assert set(places) == {large.net.labels[place] for place in dry}
    for place in dry:
        assert act.UseBride not in offers(large.changed(robber=place), 0)
    assert act.UseBride not in offers(on_map("corsica", "robber_bride"), 0)
    away = on_map("corsica", "robber_bride").robber_on("#1")
    assert keys_of(away, 0, act.UseBride) == ("#15",)


def one_short(helper: str) -> Position:
    """Red lacks a point, has four roads in line, and can pay for whatever its helper offers."""
    position = four(helper).with_cards(RED, chapel=1, great_hall=1, library=1, market=1)
    position = position.with_knights_played(RED, 4).changed(largest_army=RED).with_city(RED, "C2")
    position = position.with_roads(RED, "D3-E3", "E3-F4", "F4-G4")
    position = position.holding(RED, lumber=1, brick=1, wool=1, grain=1, ore=2)
    assert points(position.state, RED) == 9
    return position.changed(deck=deck(university=1, knight=2))


@pytest.mark.parametrize(
    ("helper", "actions"),
    [
        ("mendicant", (act.UseMendicant("brick@wool", "G4-H4"),)),
        ("explorer", (act.UseExplorer("G2-H2"), act.MoveRoad("G4-H4"))),
        ("sage", (act.UseSage("printed"), act.KeepCard("university"))),
        ("priest", (act.PriestCity("G2"),)),
        ("priest", (act.PriestSettlement("E3"),)),
    ],
)
def test_an_advantage_that_wins_ends_the_game(helper: str, actions: tuple[Action, ...]) -> None:
    """R415, R443, R451, R471, R497: at once, and nobody is asked what becomes of the helper."""
    step = does(one_short(helper), RED, *actions)
    assert [won.seat for won in heard(step, Won) if isinstance(won, Won)] == [RED]
    assert CATAN.is_over(step.state)
