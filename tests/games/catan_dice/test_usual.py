"""What somebody who knows the dice games does at first sight, and the house with it."""

from hashlib import sha256

import pytest

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.content import ISLANDS, KIND_OF, TITLES
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.state import NOBODY, State
from games.core.game import play
from games.core.model import Action, Term, Terms, say
from games.core.rng import Rng
from games.core.search import choose, trials
from tests.games.catan_dice.table import DiceTable, island_one, island_two

SETTLED = ("r0", "r1", "r2", "s3", "k1", "k2")


def usual(table: DiceTable) -> Action:
    """What would be done there."""
    return CATAN_DICE.usual(table.state, table.asked)


def test_dice_that_pay_for_the_best_are_not_rolled_again() -> None:
    """Three ore and two grain are the city; the sixth die is worth no roll."""
    assert usual(island_one().has(0, *SETTLED).rolled("OOOGGL", rolls=1)) == Stop()


def test_what_lacks_one_die_is_rolled_for() -> None:
    """Four of the five dice of a city are kept, the others rolled."""
    roads = [f"r{number}" for number in range(16)]
    table = island_one().has(0, *roads, "s3", "c7").rolled("OOGGLL", rolls=1)

    assert usual(table) == Reroll(("ore@1", "ore@2", "grain@3", "grain@4"))


def test_dice_to_spare_are_rolled_on() -> None:
    """What pays for a road is kept, and the others may bring a second building: that costs nothing."""
    table = island_one().has(0, "r0", "k1", used=("j1",)).rolled("LBBBOO", rolls=2)

    action = usual(table)

    assert isinstance(action, Reroll)
    assert {"lumber@1", "brick@2"} <= set(action.keep)


def test_a_joker_pays_where_it_makes_a_city() -> None:
    """The worked example: a joker turns a die to ore, and nothing is rolled for (E2)."""
    table = island_one().has(0, *SETTLED).rolled("OOGGAW")

    assert usual(table) == UseJoker("j1@gold@ore")
    assert usual(table.joker("j1@gold@ore")) == Build("c7")


def test_gold_is_traded_before_a_joker_is_used() -> None:
    """Gold is lost at the end of the turn, a joker is not (R140, R144)."""
    table = island_one().has(0, *SETTLED).rolled("OOGGAA")

    assert usual(table) == TradeGold("ore")


def test_gold_that_is_traded_is_not_turned_by_a_joker() -> None:
    """The last two gold make the ore, so the joker turns another die to grain (R132, R140)."""
    table = island_one().has(0, *SETTLED, used=("j1",)).rolled("LGOOAA")

    steps = [usual(table)]
    table.do(steps[-1])
    steps += [usual(table)]

    assert steps == [UseJoker("j2@lumber@grain"), TradeGold("ore")]
    assert usual(table.do(steps[-1])) == Build("c7")


def test_nothing_that_pays_is_left_lying() -> None:
    """Two roads are built with their dice, then the turn ends (R117)."""
    table = island_one().has(0, *SETTLED).rolled("LLBBAO")

    table.do(usual(table)).do(usual(table))

    assert len([place for place in table.table.sheets[0].built if place not in SETTLED]) == 2
    assert usual(island_one().rolled("LLLAOW")) == EndTurn()


def test_the_joker_of_a_desert_gives_what_is_missing() -> None:
    """Where only a wildcard fits, it is used (R231)."""
    table = island_two().has(0, "p1", "p2", "kn1", "kn2", "kg").rolled("OOGGAL")

    assert usual(table) == UseJoker("jn@gold@ore")


ROADS = [road.id for road in ISLANDS["two"].roads]
KNIGHTS = [knight.id for knight in ISLANDS["two"].knights]


@pytest.mark.parametrize(("rival", "expected"), [(2, "knight"), (4, "settlement")])
def test_a_knight_is_worth_what_it_brings(rival: int, expected: str) -> None:
    """The third one takes the Largest Army; where somebody has more, a settlement is better (R240)."""
    holder = 1 if rival > 2 else NOBODY
    table = island_two().has(0, *ROADS, *KNIGHTS[:2]).has(1, *KNIGHTS[:rival])

    action = usual(table.where(largest_army=holder).rolled("LBWGOA"))

    assert isinstance(action, Build)
    assert KIND_OF[action.piece] == expected


@pytest.mark.parametrize(("holder", "expected"), [(NOBODY, "road"), (1, "settlement")])
def test_a_road_is_worth_what_it_brings(holder: int, expected: str) -> None:
    """The fifth of the trunk takes the Longest Road; where somebody has a longer one, a settlement is better (R241)."""
    table = island_two().has(0, "p1", "p3", "p4").has(1, "p1", "p3", "p4", "p6", "p7")

    action = usual(table.where(longest_road=holder).rolled("LBWGWG"))

    assert isinstance(action, Build)
    assert KIND_OF[action.piece] == expected


def test_a_joker_is_not_saved_where_it_wins() -> None:
    """At nine points the settlement ends the game (R261); else a road that needs no joker is built."""
    sites = ("t1", "t2", "t3", "t4", "t5", "u1", "kg")
    table = island_two().has(0, *ROADS[:-1], *sites).rolled("LBWWWW")

    assert usual(table) == Build(ROADS[-1])
    assert usual(table.where(longest_road=0)) == UseJoker("jg@wool@grain")


@pytest.mark.parametrize(("island", "seats"), [("one", 1), ("one", 3), ("two", 2)])
def test_it_is_always_legal_and_leads_somewhere(island: str, seats: int) -> None:
    """Whole games by it alone: far better than an empty sheet, and a joker or gold always pays for something. Island Two
    ends long before a hundred turns each.
    """
    totals = []
    for number in range(4):
        state = begun(island, seats, number)
        helped = False
        while (asked := CATAN_DICE.first(state)) is not None:
            action = CATAN_DICE.usual(state, asked)
            assert not (helped and isinstance(action, EndTurn))
            helped = isinstance(action, UseJoker | TradeGold)
            state = play(CATAN_DICE, state, asked.seat, action, asked=asked).state
        totals += [sheet.total for sheet in CATAN_DICE.scores(state)]
        assert state.table.turn < 100 * seats

    assert max(totals) >= (30 if island == "one" else 10)


def test_the_house_plays_alone_as_well() -> None:
    """With nobody to be compared with, more points are better: it makes more than an idle player by far (R162)."""
    state = begun("one", 1, 5)
    chance = 0
    while (asked := CATAN_DICE.first(state)) is not None:
        rng = Rng(sha256(b"alone %d" % chance).digest())
        chance += 1
        public, private = CATAN_DICE.public(state), CATAN_DICE.private(state, 0)
        action = choose(CATAN_DICE, public, private, asked, rng, trials(1))
        state = play(CATAN_DICE, state, 0, action, asked=asked).state

    assert CATAN_DICE.scores(state)[0].total >= 20


def test_who_plays_alone_is_told_what_the_total_is_worth() -> None:
    """Every total has a title, more points never a lesser one, and all titles can be had (R162)."""
    order = [f"catan-dice-title-{key}" for key in TITLES]
    titles = [CATAN_DICE.title(total).id for total in range(-30, 146)]

    assert titles == sorted(titles, key=order.index)
    assert list(dict.fromkeys(titles)) == order


def test_a_server_keeps_best_scores_of_island_one_alone() -> None:
    """There a total is comparable; Island Two is a race (R160, R261)."""
    assert CATAN_DICE.best_list(CatanDiceOptions(island="one")) == "one"
    assert CATAN_DICE.best_list(CatanDiceOptions(island="two")) is None


def begun(island: str, seats: int, number: int) -> State:
    """The first position of a game of that number."""
    options = CatanDiceOptions(island="one" if island == "one" else "two")
    rng = Rng(sha256(f"usual {number}".encode()).digest())
    return CATAN_DICE.setup(seats, options, rng).state


def ready(table: DiceTable) -> list[Action]:
    """The ready answers there."""
    return [one.action for one in CATAN_DICE.ready(table.state, 0)]


def test_the_die_that_is_best_turned_is_ready() -> None:
    """With a joker or with gold, one press each; nothing is ready where building is best."""
    table = island_one().has(0, *SETTLED).rolled("OOGGAW")
    [joker] = CATAN_DICE.ready(table.state, 0)
    turned = table.joker("j1@gold@ore")

    city = Terms("score", (("city", 1),))
    assert joker.detail == say("catan-dice-ready-joker-for", kinds=city, joker=Term("joker", "j1"))
    assert "kinds" not in dict(joker.message.args), "the button does not build"
    assert ready(island_one().has(0, *SETTLED).rolled("OOGGAW")) == [UseJoker("j1@gold@ore")]
    assert ready(island_one().has(0, *SETTLED).rolled("OOGGAA")) == [TradeGold("ore")]
    assert ready(turned) == []


def test_a_settlement_counts_for_more_than_a_knight() -> None:
    """Before somebody can take the Largest Army, a knight of Island Two brings a joker and no points (R260)."""
    settled, guarded = (CATAN_DICE.estimate(island_two().has(0, one).state) for one in ("t1", "ko"))

    assert settled[0] > guarded[0] > guarded[1]
