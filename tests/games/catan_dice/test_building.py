"""Building, jokers and gold on Island One (6.1)."""

from collections import Counter
from random import Random
from typing import Literal, cast

import pytest

from games.catan_dice.actions import Build, EndTurn, Reroll, TradeGold, UseJoker
from games.catan_dice.content import (
    DICE,
    FACES,
    ISLANDS,
    KIND_OF,
    Amounts,
    opens,
    pieces_of,
)
from games.catan_dice.events import Scored, UsedJoker
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from games.catan_dice.sheets import buildable, can_build, free_jokers, joker_gives
from games.core.forms import sample
from games.core.game import play
from games.core.model import Illegal, Key, Message, Terms, say
from games.core.rng import Chance, Rng
from tests.games.catan_dice.table import DiceTable, island_one, island_two

KNIGHTS = ("k1", "k2", "k3", "k4", "k5", "k6")


def test_things_are_built_in_any_order_and_number() -> None:
    """Build, turn, trade, build again (R113)."""
    game = island_one().rolled("LBWGOA").has(0, "k1").build("r0").joker("j1@gold@ore")

    assert game.offers(Build) == ("k2",)
    game.build("k2")
    assert game.points(0) - 1 == 3


def test_a_die_pays_once() -> None:
    """What has paid cannot pay, be turned or be traded (R114)."""
    game = island_one().rolled("LBAALB").has(0, "k1").build("r0").gold("wool")

    assert game.table.spent == (0, 1, 3)
    assert not game.is_offered(TradeGold)
    assert game.offers(UseJoker) == ("j1@lumber@ore", "j1@brick@ore", "j1@wool@ore")


def test_building_is_voluntary() -> None:
    """One may end the turn although a settlement could be built (R115, R116, R117, E4)."""
    game = island_one().rolled("LBWGAA")

    assert "s3" in game.offers(Build)
    game.end()
    assert game.table.sheets[0].boxes == (-2,)
    assert game.points(0) == -2


def test_ending_with_nothing_built_is_confirmed() -> None:
    """It costs two points (R117)."""
    game = island_one().rolled("LBWGAA")
    assert is_end_confirmed(game)

    game.gold("ore").build("r0", "k1")

    assert not is_end_confirmed(game)


def test_ending_with_something_left_to_build_is_confirmed() -> None:
    """Also where it costs no points, and where gold has to be traded first; a joker can wait (R115, R144)."""
    traded = island_two().has(0, "p1").rolled("WLBAA").gold("grain")
    with_gold = island_two().has(0, "p1").rolled("LAALLL")
    with_joker = island_two().has(0, "p1", "ko").rolled("WGLLLL")

    assert [is_end_confirmed(game) for game in (traded, with_gold, with_joker)] == [
        True,
        True,
        False,
    ]
    (settlement, road, joker) = [end_of(game) for game in (traded, with_gold, with_joker)]
    assert settlement == say(
        "catan-dice-end-dice", kinds=Terms("score", (("settlement", 1),)), cost=0
    )
    assert road == say("catan-dice-end-gold", kinds=Terms("score", (("road", 1),)), cost=0)
    assert joker is None
    blank = end_of(island_one().rolled("LBLLLL"))
    assert blank == say("catan-dice-end-dice", kinds=Terms("score", (("road", 1),)), cost=2)


def is_end_confirmed(game: DiceTable) -> bool:
    """Whether the end of the turn has to be confirmed."""
    return {offer.action: offer.confirm for offer in game.asked.offers}[EndTurn]


def end_of(game: DiceTable) -> Message | None:
    """What is asked before the turn ends, where that says what the dice still pay for."""
    return dict(CATAN_DICE.notes(game.state, 0).confirmed).get("end_turn")


def test_a_turn_is_entered_with_what_it_built() -> None:
    """3, then 2, then 2: 7 in all (R117, E1)."""
    game = island_one(seats=1)
    game.rolled("LBWGAA").build("s3").end()
    game.rolled("LBLBAA").build("r0", "r1").end()
    game.rolled("LBWGOA").build("r2", "k1").end()

    assert game.table.sheets[0].boxes == (3, 2, 2)
    assert [scored.total for scored in game.told(Scored)] == [3, 5, 7]


def test_a_joker_or_trade_alone_is_no_building() -> None:
    """The entry is -2, and the joker stays spent (R117)."""
    game = island_one().rolled("WWAAAA").has(0, "k1").joker("j1@wool@ore").gold("lumber").end()

    assert game.table.sheets[0].boxes == (-2,)
    assert game.table.sheets[0].used == ("j1",)


def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    """Right after the last roll only its end is left, and everybody can see that (R115, R117, ruling 43)."""
    for seed in range(1, 40):
        game = island_one(seed=seed).rolled("LLLLWA", rolls=2).keep(1, 2, 3, 4)
        if game.table.active == 1:
            assert [scored.entry for scored in game.told(Scored)] == [-2]
            assert game.steps[-1].sealed
            return
    raise AssertionError("no roll that pays for nothing")


@pytest.mark.parametrize("island", ["one", "two"])
def test_it_is_known_whether_anything_can_be_built(island: Key) -> None:
    """By the rule as by trying every order of jokers and gold trades; where nothing can be, none is offered (ruling 43)."""
    chance = Random(1)
    rules = ISLANDS[island]
    places = [piece.id for pieces in pieces_of(rules).values() for piece in pieces]
    jokers = tuple(joker.id for joker in rules.jokers)
    for _ in range(400):
        built = tuple(place for place in places if chance.random() < 0.4)
        used = tuple(joker for joker in jokers if chance.random() < 0.5)
        dice = Counter(chance.choices(FACES, k=chance.randrange(1, DICE + 1)))
        amounts = cast("Amounts", tuple(dice[face] for face in FACES))

        free = free_jokers(island, built, used)
        assert can_build(island, built, used, amounts) == _leads(island, built, free, amounts)

    stuck = island_one().has(0, "k1").rolled("LLLLLA")
    assert [offer.action for offer in stuck.asked.offers] == [EndTurn]


def test_gold_comes_first_where_it_is_enough() -> None:
    """A joker, which serves once, stands behind it; where gold alone leads to nothing the joker is first."""
    enough = island_one().has(0, "k1").rolled("LAAWWW")
    short = island_one().has(0, "k1").rolled("WAAWWW")

    assert [offer.action for offer in enough.asked.offers] == [TradeGold, UseJoker, EndTurn]
    assert [offer.action for offer in short.asked.offers] == [UseJoker, TradeGold, EndTurn]
    spent = island_one().has(0, "k1", "k2", used=("j1",)).rolled("WAAWWW")
    assert [offer.action for offer in spent.asked.offers] == [UseJoker, TradeGold, EndTurn]


def test_conversions_that_lead_to_nothing_are_known() -> None:
    """The others say what they help to build; gold that is all spent on one die pays for nothing besides."""
    game = island_one().has(0, "r0", "k1").rolled("LAAWWG")

    notes = CATAN_DICE.notes(game.state, 0).lines

    idle = {note.key for note in notes if note.is_aside}
    assert {note.key for note in notes if note.field == "resource"} - idle == {"brick", "ore"}
    assert {note.key for note in notes if note.field == "turn"} - idle == {
        "j1@lumber@ore",
        "j1@wool@ore",
        "j1@gold@ore",
    }
    [told] = [note.detail for note in notes if note.key == "ore"]
    assert told == say("catan-dice-detail-pays", kinds=Terms("score", (("knight", 1),)))
    assert {note.detail for note in notes if note.key in idle} == {say("catan-dice-detail-idle")}


def test_a_joker_for_any_resource_is_kept_where_another_one_does_the_same() -> None:
    """Knight 6 brings one (R130); of two such jokers that do the same one is shown (R231)."""
    one = island_one().has(0, "r0", "k1", "k6").rolled("LWGLWG")
    two = island_two(2).has(0, "p1", "kn1", "kn2", "kc1", "kc2").rolled("LWGLWG")

    kept = [
        {note.key for note in CATAN_DICE.notes(game.state, 0).lines if not note.is_aside}
        for game in (one, two)
    ]

    assert {"j1@lumber@ore", "j6@lumber@brick"} <= kept[0]
    assert not {"j6@lumber@ore", "j6@gold@ore"} & kept[0]
    assert {key for key in kept[1] if key.startswith("jc")} == set()
    assert "jn@lumber@ore" in kept[1]


def test_a_road_tells_what_it_brings_and_where_it_leads() -> None:
    """Its point, though all roads of an island bring the same: without it, one that opens a site would seem to bring none."""
    game = island_one().has(0, "r0", "r2").rolled("LBOOOW")

    notes = {note.key: note for note in CATAN_DICE.notes(game.state, 0).lines}

    opening = {key: opens(key) for key in notes if KIND_OF[key] == "road"}
    assert set(opening.values()) > {None}
    for road, site in opening.items():
        assert (notes[road].detail is None) == (site is None), road
        assert notes[road].gain == 1, road


def _leads(island: Key, built: tuple[Key, ...], jokers: tuple[Key, ...], dice: Amounts) -> bool:
    """Whether any order of jokers and trades leads to a building, each of them tried."""
    if buildable(island, built, dice):
        return True

    def turned(face: int, resource: int, gold: int = 0) -> Amounts:
        left = list(dice)
        left[face] -= 1
        left[resource] += 1
        left[-1] -= gold
        return cast("Amounts", tuple(left))

    for joker in jokers:
        left = tuple(other for other in jokers if other != joker)
        for resource in joker_gives(joker):
            for face in (number for number, count in enumerate(dice) if count):
                if _leads(island, built, left, turned(face, FACES.index(resource))):
                    return True
    gold = len(FACES) - 1
    return dice[gold] >= 2 and any(
        _leads(island, built, jokers, turned(gold, resource, 1)) for resource in range(gold)
    )


def test_the_last_thing_to_do_can_be_taken_back() -> None:
    """After a building, a joker, a trade or a stop the turn waits for its end, the last one too (R119, ruling 43)."""
    last = island_one(seats=1).where(turn=15).rolled("OWGOWG").build("k1", "k2")
    built = island_one().rolled("LBLLLL").build("r0")
    turned = island_one().has(0, "k1").rolled("WGALLL").joker("j1@wool@ore")
    traded = island_one().rolled("LLLLAA").gold("ore")
    stopped = island_one().rolled("LLLLWA", rolls=1).stop()

    for game in (last, built, turned, traded, stopped):
        assert not game.steps[-1].sealed
        assert [offer.action for offer in game.asked.offers] == [EndTurn]
        assert game.table.active == 0
    assert CATAN_DICE.is_over(last.end().state)


def test_a_road_touches_a_built_one() -> None:
    """1 lumber and 1 brick, 1 point, from road to road (R120)."""
    game = island_one().rolled("LBLBLB")

    assert game.offers(Build) == ("r0",)
    game.build("r0")
    assert game.offers(Build) == ("r1", "r2")
    assert game.points(0) == 1


def test_buildings_never_block_a_road() -> None:
    """A settlement at its beginning does not matter (R120)."""
    game = island_one().rolled("LBLBLB").has(0, "s3", "r0", "r2", "s4")

    assert game.offers(Build) == ("r1", "r3")


def test_settlements_come_in_order_at_the_end_of_a_road() -> None:
    """3, 4, 5, 7, 9, 11, each where a road ends (R121)."""
    game = island_one().rolled("LBWGLB")
    assert game.offers(Build) == ("r0", "s3")

    game.has(0, "s3", "r0")
    assert "s4" not in game.offers(Build)
    game.has(0, "s3", "r0", "r2", "r3", "r5")
    assert {"s4"} == {place for place in game.offers(Build) if place[0] == "s"}


def test_cities_come_in_order_and_need_no_settlement() -> None:
    """3 ore and 2 grain, 7, 12, 20, 30 (R122)."""
    game = island_one().rolled("OOOGGA")
    assert not game.is_offered(Build)

    game.has(0, "r0", "r1", "r2", "r3", "r4")
    assert game.offers(Build) == ("c7",)
    game.has(0, "r0", "r1", "r2", "r3", "r4", "c7")
    assert game.offers(Build) == ("c12",)


def test_knights_come_in_order_and_need_no_road() -> None:
    """1 ore, 1 wool, 1 grain, worth 1 to 6 (R123)."""
    game = island_one(seats=1).rolled("OWGOWG").build("k1", "k2").end()

    assert sum(game.table.sheets[0].boxes) == 3


def test_the_three_orders_do_not_mind_each_other() -> None:
    """A knight, a settlement and a city may each be the next of their kind (R124)."""
    game = island_one().rolled("LBWGOO").has(0, "r0", "r1", "k1", "k2")

    assert game.offers(Build) == ("r2", "s3", "k3")


def test_a_road_of_this_turn_carries_a_settlement() -> None:
    """E5: R2, then the settlement of 4 (R125)."""
    game = island_one(seats=1).has(0, "r0", "s3").rolled("LLBBWG").build("r2", "s4").end()

    assert game.table.sheets[0].boxes == (5,)


def test_the_lower_settlement_comes_first() -> None:
    """E6: the settlement of 5 is reached, but that of 4 is next (R121)."""
    game = island_one().has(0, "r0", "r2", "r3", "r5", "s3").rolled("LBWGOO")

    assert "s4" in game.offers(Build)
    assert "s5" not in game.offers(Build)


def test_gold_never_pays() -> None:
    """Gold is only traded (R126, R142)."""
    game = island_one().rolled("LALALA")

    assert not game.is_offered(Build)


def test_a_joker_is_free_from_the_moment_its_knight_is_built() -> None:
    """Also in the same turn, once in a game (R130, R131)."""
    game = island_one().rolled("OWGWGA")
    assert not game.is_offered(UseJoker)

    game.build("k1")
    assert game.offers(UseJoker) == ("j1@wool@ore", "j1@grain@ore", "j1@gold@ore")
    game.joker("j1@gold@ore")
    assert not game.is_offered(UseJoker)
    assert free_jokers("one", ("k1",), ("j1",)) == ()


def test_a_joker_turns_any_unspent_die_to_its_resource() -> None:
    """E2: wool becomes ore, and the city can be paid; the gold die stays (R132)."""
    game = island_one(seats=1).has(0, "k1", "r0", "r1").rolled("OOGGAW")

    game.joker("j1@wool@ore")
    assert UsedJoker(0, "j1", "wool", "ore") == game.told(UsedJoker)[0]
    game.build("c7").end()

    assert game.table.sheets[0].boxes == (7,)


def test_the_last_knight_gives_any_resource() -> None:
    """All five, never the face that is there, never gold (R132, R133)."""
    used = ("j1", "j2", "j3", "j4", "j5")
    game = island_one().has(0, *KNIGHTS, used=used).rolled("LLLLLA")

    assert {
        *[f"j6@lumber@{resource}" for resource in ("brick", "wool", "grain", "ore")],
        *[f"j6@gold@{resource}" for resource in ("lumber", "brick", "wool", "grain", "ore")],
    } == set(game.offers(UseJoker))


def test_a_joker_changes_the_face() -> None:
    """An ore die is not turned to ore (R133)."""
    game = island_one().has(0, "k1").rolled("OOOWGG")

    assert game.offers(UseJoker) == ("j1@wool@ore", "j1@grain@ore")
    with pytest.raises(Illegal):
        game.joker("j1@ore@ore")


def test_several_jokers_serve_one_turn_and_one_die() -> None:
    """A turned die may be turned again (R134, R136)."""
    game = island_one().has(0, "k1", "k2").rolled("LBLLLA")
    game.joker("j1@gold@ore").joker("j2@ore@grain")

    assert game.table.dice[5] == "grain"
    assert game.table.sheets[0].used == ("j1", "j2")


def test_a_used_joker_takes_nothing_from_the_knight() -> None:
    """Points and order stay (R135)."""
    game = island_one().has(0, "k1", used=("j1",)).rolled("OWGAAA")

    assert game.points(0) == 1
    assert game.offers(Build) == ("k2",)


def test_a_knight_pays_its_own_next_road() -> None:
    """E7: knight 5, its joker turns gold to brick, a road with the lumber: 6 points (R131)."""
    game = island_one(seats=1).has(0, *KNIGHTS[:4], used=("j1", "j2", "j3", "j4"))

    game.rolled("OWGLAL").build("k5").joker("j5@gold@brick").build("r0").end()

    assert game.table.sheets[0].boxes == (6,)


def test_two_gold_dice_become_one_resource() -> None:
    """E3: one is turned, the other spent (R140, R143)."""
    game = island_one().has(0, "r0", "r1").rolled("OOGGAA")

    assert game.offers(TradeGold) == ("lumber", "brick", "wool", "grain", "ore")
    game.gold("ore")
    assert game.offers(Build) == ("c7",)
    assert game.table.spent == (5,)


def test_six_gold_dice_make_three_resources() -> None:
    """E8: at most three trades in a turn, and no city (R141)."""
    game = island_one(seats=1).has(0, "r0", "r1").rolled("AAAAAA")
    game.gold("wool").gold("grain").gold("ore")

    assert game.offers(Build) == ("k1",)
    game.build("k1").end()
    assert game.table.sheets[0].boxes == (1,)


def test_one_gold_die_is_only_good_for_a_joker() -> None:
    """It cannot be traded (R142)."""
    game = island_one().has(0, "k1").rolled("LLLWGA")

    assert not game.is_offered(TradeGold)
    assert "j1@gold@ore" in game.offers(UseJoker)


def test_nothing_is_kept_for_another_turn() -> None:
    """Neither dice nor gold (R116, R144)."""
    game = island_one(seats=1).rolled("LBAAAA").build("r0").gold("lumber").end()

    assert game.table.rolls == 1
    assert game.table.spent == ()


def test_what_is_not_offered_is_refused() -> None:
    """Somebody else's turn, a place out of reach, a trade without gold."""
    game = island_one().rolled("LBWGAO")

    for seat, action in ((1, EndTurn()), (0, Build("r5")), (0, TradeGold("ore"))):
        with pytest.raises(Illegal):
            play(CATAN_DICE, game.state, seat, action)


def last_turn(*totals: int) -> DiceTable:
    """The last turn of a game of two, fourteen boxes filled with these for each."""
    game = island_one().where(turn=30)
    sheets = list(game.table.sheets)
    for seat, total in enumerate(totals):
        sheets[seat] = type(sheets[seat])((), (), (-2,) * (15 if seat else 14))
        assert -2 * len(sheets[seat].boxes) == total
    return game.where(sheets=tuple(sheets), active=0)


def test_the_game_ends_after_everybodys_last_turn() -> None:
    """Fifteen turns each; totals may be negative; a tie is shared (R160, R161)."""
    game = last_turn(-28, -30).rolled("LLLLLA", rolls=1).stop().end()

    sheets = CATAN_DICE.scores(game.state)
    assert CATAN_DICE.is_over(game.state)
    assert [sheet.total for sheet in sheets] == [-30, -30]
    assert sheets[0].standing == sheets[1].standing


def test_alone_the_total_is_the_result() -> None:
    """Fifteen turns of one player (R162)."""
    game = island_one(seats=1)
    for _ in range(15):
        game.rolled("LLLLLA", rolls=1).stop().end()

    assert CATAN_DICE.is_over(game.state)
    assert [sheet.total for sheet in CATAN_DICE.scores(game.state)] == [-30]


@pytest.mark.parametrize("island", ["one", "two"])
def test_only_rolls_and_ends_are_sealed(island: Literal["one", "two"]) -> None:
    """In games by chance no slip with the dice is lost: what follows a choice waits for the end of the turn (ruling 43)."""
    for seed in range(10):
        below = Chance(Rng(bytes([seed] * 32))).below
        options = CatanDiceOptions(island=island)
        state = CATAN_DICE.setup(2, options, Rng(bytes([seed] * 32))).state
        while (decision := CATAN_DICE.first(state)) is not None:
            action = sample(decision, below)
            step = play(CATAN_DICE, state, decision.seat, action)
            if not isinstance(action, Reroll | EndTurn):
                assert not step.sealed
                assert not CATAN_DICE.is_over(step.state) or options.island == "two"
            state = step.state
