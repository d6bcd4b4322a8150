"""Island Two, the version Plus (6.2, 8)."""

from games.catan_dice.actions import Build, EndTurn, UseJoker
from games.catan_dice.events import ReachedGoal, Scored, TookLargestArmy, TookLongestRoad
from games.catan_dice.game import CATAN_DICE
from games.catan_dice.sheets import road_length
from games.core.model import say
from tests.games.catan_dice.table import island_two

TRUNK = ("p1", "p3", "p4", "p6", "p7", "p8", "p9", "p10", "p11", "p13", "p14", "p15", "p16", "p17")


def test_roads_follow_their_predecessor_and_bring_no_points() -> None:
    """1 lumber, 1 brick, as the table says (R210)."""
    game = island_two().rolled("LBLBLB")

    assert game.offers(Build) == ("p1",)
    game.build("p1")
    assert game.offers(Build) == ("p2", "p3")
    assert game.points(0) == 0


def test_settlements_and_cities_come_in_any_order() -> None:
    """Whichever is reached (R211)."""
    game = island_two().has(0, "p1", "p2", "p3", "p4", "p5").rolled("LBWGGO")
    settlements = [place for place in game.offers(Build) if place[0] == "t"]
    game.rolled("OOOGGA")

    assert settlements == ["t1", "t2"]
    assert game.offers(Build) == ("u1", "u2")


def test_knights_come_in_any_order_anywhere() -> None:
    """All nine at once (R212)."""
    game = island_two().rolled("OWGLLL")

    assert game.offers(Build) == ("ko", "kg", "kw", "kl", "kb", "kn1", "kn2", "kc1", "kc2")


def test_points_come_at_once() -> None:
    """1 for a settlement, 2 for a city, none for knights and roads (R213)."""
    game = island_two().has(0, "p1", "p2").rolled("LBWGAA").build("t1")
    assert game.points(0) == 1

    game.rolled("OOOGGA").build("u1")

    assert game.points(0) == 3


def test_single_knights_bring_the_joker_of_their_land() -> None:
    """Ore, grain, wool, lumber, brick (R230)."""
    game = island_two().has(0, "ko", "kg", "kw", "kl", "kb").rolled("AALLLL")

    assert {"jo@gold@ore", "jg@gold@grain", "jw@gold@wool", "jl@gold@lumber", "jb@gold@brick"} == {
        turn for turn in game.offers(UseJoker) if "gold" in turn
    }


def test_a_desert_joker_needs_both_knights() -> None:
    """Each pair has one of its own, for any resource (R231)."""
    game = island_two().has(0, "kn1", "kc1").rolled("AALLLB")
    assert not game.is_offered(UseJoker)

    game.has(0, "kn1", "kc1", "kc2")

    assert {"jc"} == {turn.partition("@")[0] for turn in game.offers(UseJoker)}
    assert {"lumber", "brick", "wool", "grain", "ore"} == {
        turn.rpartition("@")[2] for turn in game.offers(UseJoker)
    }


def test_both_desert_jokers_serve_one_turn() -> None:
    """Any number of jokers in a turn (R232)."""
    game = island_two().has(0, "kn1", "kn2", "kc1", "kc2").rolled("LLLLLL")
    game.joker("jn@lumber@brick").joker("jc@lumber@brick")

    assert game.table.sheets[0].used == ("jn", "jc")


def test_the_first_with_three_knights_takes_the_largest_army() -> None:
    """Desert knights count alone, too (R240)."""
    game = island_two().has(0, "kn1", "kc1").rolled("OWGLLL").build("ko")

    assert [TookLargestArmy(0, 3)] == list(game.told(TookLargestArmy))
    assert game.points(0) == 2


def test_the_largest_army_passes_to_more_knights() -> None:
    """E12: a tie changes nothing, one more does (R240, R243)."""
    game = island_two().has(0, "ko", "kg", "kw").has(1, "kn1", "kc1")
    game.where(largest_army=0, active=1).rolled("OWGOWG").build("ko")
    assert game.table.largest_army == 0

    game.build("kg")

    assert game.table.largest_army == 1
    assert (game.points(0), game.points(1)) == (0, 2)


def test_used_jokers_count_for_the_army() -> None:
    """A knight is a knight (R240, R244)."""
    game = island_two().has(0, "ko", "kg", used=("jo", "jg")).rolled("OWGLLL").build("kw")

    assert game.table.largest_army == 0


def test_the_fifth_road_of_the_trunk_takes_the_longest_road() -> None:
    """E10: the spur does not count, the starting road does (R241)."""
    game = island_two().has(0, "p1", "p3", "p4", "p5").rolled("LBAAAA")
    assert road_length(game.table.sheets[0].built) == 4

    game.build("p6")

    assert [TookLongestRoad(0, 5)] == list(game.told(TookLongestRoad))
    assert game.points(0) == 2


def test_branches_never_count() -> None:
    """E11: six, not seven (R241)."""
    assert road_length(("p1", "p2", "p3", "p4", "p6", "p7")) == 6
    assert road_length(()) == 1
    assert road_length(TRUNK) == 15


def test_the_longest_road_passes_to_a_longer_one() -> None:
    """A tie changes nothing (R242, R243)."""
    game = island_two().has(0, *TRUNK[:3]).has(1, *TRUNK[:4]).where(longest_road=1)
    game.rolled("LBLBAA").build("p6")
    assert game.table.longest_road == 1

    game.build("p7")

    assert game.table.longest_road == 0


def test_nothing_is_lost_by_building_nothing() -> None:
    """No track, no penalty, no question whether one means it (6.2)."""
    game = island_two().rolled("LLLLWA")
    confirm = {offer.action: offer.confirm for offer in game.asked.offers}

    assert not confirm[EndTurn]
    game.end()
    assert game.told(Scored) == ()
    assert game.points(0) == 0


def test_ten_points_end_the_game_in_the_middle_of_a_turn() -> None:
    """E13: the road brings the bonus, the rest of the dice is not needed (R260, R261, R262)."""
    game = island_two().has(0, "t1", "t2", "u1", "u2", "p1", "p2", "p3", "p4", "p5", "p6", "p7")
    game.has(1, *TRUNK[:5]).where(longest_road=1, largest_army=0)
    game.rolled("LBLBWG")
    assert game.points(0) == 8
    told = {note.key: (note.gain, note.detail) for note in CATAN_DICE.notes(game.state, 0).lines}

    game.build("p8")

    assert told["p8"] == (None, say("catan-dice-detail-wins"))

    assert [ReachedGoal(0, 10)] == list(game.told(ReachedGoal))
    assert CATAN_DICE.is_over(game.state)
    assert [sheet.total for sheet in CATAN_DICE.scores(game.state)] == [10, 0]


def test_the_score_lists_only_what_has_points() -> None:
    """On Island Two no road and no knight has any by itself (R260)."""
    (sheet, _) = CATAN_DICE.scores(island_two().has(0, "p1", "t1").state)

    assert [line.label.key for line in sheet.lines] == [
        "settlement",
        "city",
        "longest_road",
        "largest_army",
    ]
