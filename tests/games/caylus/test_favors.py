"""Royal favors (docs/rules/caylus.md 6.8, 6.9)."""

from typing import Any

import pytest

from games.caylus.actions import (
    Build,
    ChooseLine,
    Decline,
    Exchange,
    GiveBatch,
    Joust,
    LetStand,
    PayAny,
    Replace,
    TakeCube,
    TakeTwo,
    Transform,
)
from games.caylus.events import Built, TransformationPaid
from games.caylus.frames import CastleTurns, Favors, ProvostMoves, Scoring, Specials, Works
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.royal_events import (
    BestBuilder,
    CubesExchanged,
    CubeTaken,
    FavorPoints,
    FavorsGained,
    FavorsLost,
    FavorUnused,
    LineChosen,
)
from games.caylus.state import Player
from games.caylus.views import open_columns
from tests.games.caylus.laying import BLUE, GREEN, RED, Play, cubes, holding, laid

EVERYTHING = "FFFWWWSSSSSCCCGGG"
BEGINNER = CaylusOptions(favors="beginner")


def favor(player: Player, count: int = 1, **fields: Any) -> Play:
    """Red with favors to use, phase 4 to follow."""
    table = laid(player, holding(), passed=(RED, GREEN), **fields)
    return Play(table, ProvostMoves((RED, GREEN)), Favors(RED, count))


def test_a_favor_comes_before_anything_else() -> None:
    """Play stops and it is resolved at once (R10)."""
    table = laid(holding(5, "FWS"), holding(5, "FWS"), castle=(RED, GREEN), provost=6)
    game = Play(table, CastleTurns((RED, GREEN)))

    game.do(RED, GiveBatch("wood@stone")).do(GREEN, GiveBatch("wood@stone"))
    assert game.told[-2:] == [BestBuilder(RED), FavorsGained(RED, 1)]
    assert (game.asked, game.table.bailiff) == (RED, 6)


def test_the_line_is_chosen_then_the_marker_moves() -> None:
    """Also from 0 to 1; then one effect up to the marker's column (R89, R91)."""
    game = favor(holding(5))
    lines = ("prestige", "deniers", "resources", "buildings")
    assert game.offers == {"choose_line": lines}

    game.do(RED, ChooseLine("deniers"))
    assert game.heard(LineChosen) == [LineChosen(RED, "deniers", 1, 0, 3)]
    assert (game.player(RED).favors, game.player(RED).deniers) == ((0, 1, 0, 0), 8)


@pytest.mark.parametrize("column", range(5))
def test_points_and_deniers_by_column(column: int) -> None:
    """The marker's column, automatically: 1 to 5 PP, 3 to 7 deniers (R91, 3.11)."""
    start = holding(5, favors=(column, column, 0, 0))

    points = favor(start, scored=2).do(RED, ChooseLine("prestige"))
    assert points.player(RED).points == column + 1
    deniers = favor(start, scored=2).do(RED, ChooseLine("deniers"))
    assert deniers.player(RED).deniers == 5 + column + 3


@pytest.mark.parametrize(("scored", "opened"), [(0, 2), (1, 4), (2, 5)])
def test_columns_open_with_the_castle(scored: int, opened: int) -> None:
    """Two from the start, four after the Dungeon, five after the Walls (R87, R115)."""
    table = laid(holding(favors=(opened, 0, 0, 0)), holding(), scored=scored)
    assert open_columns(table) == opened
    game = favor(holding(favors=(opened, 0, 0, 0)), scored=scored)

    game.do(RED, ChooseLine("prestige"))
    assert game.player(RED).favors[0] == opened


def test_e14_favor_on_a_closed_column() -> None:
    """E14: the marker on 2 of line a stays, for column 3 is closed, and Red gains 2 PP; a line that cannot go on may be chosen
    again and again in later phases (R89, R90, R92).
    """
    table = laid(
        holding(favors=(2, 0, 0, 0)), holding(favors=(2, 0, 0, 0)), lots=((RED, RED), (), ())
    )
    game = Play(table, Scoring((RED,), 0)).do(RED, ChooseLine("prestige"))

    assert game.heard(LineChosen) == [LineChosen(RED, "prestige", 2, 2, 0)]
    again = favor(holding(favors=(2, 0, 0, 0))).do(RED, ChooseLine("prestige"))
    assert again.player(RED).points == 2


def test_different_lines_within_a_phase() -> None:
    """Each line once; the last one unasked; a fifth favor is lost (R88, R93, R11)."""
    game = favor(holding(letters=""), 5)

    game.do(RED, ChooseLine("buildings"))
    assert game.offers["choose_line"] == ("prestige", "deniers", "resources")
    game.do(RED, ChooseLine("resources"))
    assert game.heard(CubeTaken) == [CubeTaken(RED, "food")]
    assert game.offers["choose_line"] == ("prestige", "deniers")
    game.do(RED, ChooseLine("deniers"))
    assert game.heard(LineChosen)[1] == LineChosen(RED, "prestige", 1, 1, 0)
    assert game.heard(FavorsLost) == [FavorsLost(RED, 1)]


def test_phases_forget_the_lines() -> None:
    """The memory is cleared when a phase ends: phase 6 and phase 7 are different (R88, B2)."""
    table = laid(
        holding(letters="FWS"), holding(), castle=(RED,), lots=((RED, GREEN, GREEN), (), ()),
        bailiff=11, provost=11,
    )  # fmt: skip
    game = Play(table, CastleTurns((RED,))).do(RED, GiveBatch("wood@stone"))

    game.do(RED, ChooseLine("prestige"))
    assert game.asked == RED
    assert "prestige" in game.offers["choose_line"]


def test_the_line_of_cubes() -> None:
    """Food, wood or stone, cloth, an exchange, gold: any effect up to the marker, or none (R91, B5)."""
    offers = {
        column: favor(holding(favors=(0, 0, column - 1, 0)), scored=2)
        .do(RED, ChooseLine("resources"))
        .offers
        for column in range(2, 6)
    }

    assert offers[2] == {"take_cube": ("food", "wood", "stone"), "decline": None}
    assert offers[3]["take_cube"] == ("food", "wood", "stone", "cloth")
    assert offers[4] == {
        "take_cube": ("food", "wood", "stone", "cloth"), "exchange": ("food", "wood"), "decline": None,
    }  # fmt: skip
    assert offers[5]["take_cube"] == ("food", "wood", "stone", "cloth", "gold")


def test_declining_the_cubes() -> None:
    """The marker has moved all the same (R91, B5)."""
    game = favor(holding(favors=(0, 0, 1, 0)), scored=1)
    game.do(RED, ChooseLine("resources")).do(RED, Decline())

    assert game.heard(FavorUnused) == [FavorUnused(RED, "resources")]
    assert game.player(RED).favors[2] == 2


def test_the_first_cube_is_taken_with_the_line() -> None:
    """Nothing is asked where only food can be taken (R91)."""
    game = favor(holding(letters="")).do(RED, ChooseLine("resources"))

    assert game.heard(CubeTaken) == [CubeTaken(RED, "food")]
    assert game.player(RED).cubes == cubes("F")
    assert not game.heard(FavorUnused)
    assert "take_cube" not in game.offers


def test_one_cube_for_two() -> None:
    """Any one, gold too, for two that are not gold, equal or not; without a cube it is not offered (R94)."""
    player = holding(letters="FG", favors=(0, 0, 3, 0))
    game = favor(player, scored=1).do(RED, ChooseLine("resources"))
    assert game.offers["exchange"] == ("food", "gold")
    game.do(RED, Exchange("gold"))
    assert (game.told, len(game.offers["take_two"])) == ([], 10)
    game.do(RED, TakeTwo("stone@cloth"))
    assert game.told[0] == CubesExchanged(RED, "gold", (("stone", 1), ("cloth", 1)))
    assert game.player(RED).cubes == cubes("FSC")

    empty = favor(holding(letters="", favors=(0, 0, 3, 0)), scored=1).do(
        RED, ChooseLine("resources")
    )
    assert "exchange" not in empty.offers


def test_e15_lower_column() -> None:
    """E15: Blue builds the Church, line c goes from 2 to 3, and 1 food is taken instead of 1 cloth (R89, R91)."""
    table = laid(
        holding(), holding(), holding(letters="SC", favors=(0, 0, 2, 0)), scored=2, passed=(RED,)
    )
    game = Play(table, ProvostMoves((RED,)), Works(BLUE, ("mason",), "w_mason"))

    game.do(BLUE, Build("s_church")).do(BLUE, ChooseLine("resources")).do(BLUE, TakeCube("food"))
    assert game.player(BLUE).favors == (0, 0, 3, 0)
    assert game.player(BLUE).cubes == cubes("F")


@pytest.mark.parametrize(
    ("column", "kinds", "transforms"),
    [(2, {"w"}, False), (3, {"w", "s"}, False), (4, {"w", "s"}, True), (5, {"w", "s", "p"}, True)],
)
def test_the_line_of_buildings(column: int, kinds: set[str], transforms: bool) -> None:
    """Carpenter, Mason, Lawyer, Architect by column, none of which has to be on the road (R95, R91)."""
    player = holding(letters=EVERYTHING, favors=(0, 0, 0, column - 1))
    game = favor(player, scored=2, built={9: ("residence", RED)}).do(RED, ChooseLine("buildings"))

    assert {tile[0] for tile in game.offers["build"]} == kinds
    assert ("transform" in game.offers) == transforms
    assert "decline" in game.offers


def test_reduced_prices() -> None:
    """1 wood or 1 stone less, the Lawyer for 1 cloth alone, prestige buildings at full price (R95)."""
    wood = favor(holding(0, "F", favors=(0, 0, 0, 1))).do(RED, ChooseLine("buildings"))
    assert wood.offers["build"] == (
        "w_farm_food", "w_farm_cloth", "w_quarry", "w_sawmill", "w_peddler", "w_market", "w_mason",
    )  # fmt: skip
    stone = favor(holding(0, "C", favors=(0, 0, 0, 3)), scored=1).do(RED, ChooseLine("buildings"))
    assert stone.offers["build"] == ("w_peddler", "w_market", "w_lawyer", "s_jeweler", "s_church")
    stone.do(RED, Transform("n_farm"))
    assert stone.heard(TransformationPaid)[0].deniers == 0
    assert (stone.player(RED).deniers, stone.player(RED).points) == (0, 2)

    full = holding(0, "FFFG", favors=(0, 0, 0, 4))
    prestige = favor(full, scored=2, built={9: ("residence", RED), 10: ("residence", RED)})
    prestige.do(RED, ChooseLine("buildings")).do(RED, Build("p_granary")).do(
        RED, Replace("residence@10")
    )
    assert prestige.player(RED).cubes == cubes("")


def test_any_cube_by_favor() -> None:
    """The Marketplace costs one cube of any kind then (R95, R64)."""
    game = favor(holding(0, "FG", favors=(0, 0, 0, 1))).do(RED, ChooseLine("buildings"))

    game.do(RED, Build("w_market")).do(RED, PayAny("gold"))
    assert game.player(RED).cubes == cubes("F")


def test_nothing_to_build() -> None:
    """Column 1, or nothing affordable: told without asking (R91, R11)."""
    first = favor(holding(letters=EVERYTHING)).do(RED, ChooseLine("buildings"))
    assert first.heard(FavorUnused) == [FavorUnused(RED, "buildings")]
    poor = favor(holding(letters="", favors=(0, 0, 0, 2))).do(RED, ChooseLine("buildings"))
    assert poor.heard(FavorUnused) == [FavorUnused(RED, "buildings")]


def test_e16_building_by_favor() -> None:
    """E16: Green pays 1 denier and 1 cloth at the Joust Field, line d goes from 2 to 3, the Park costs 1 food and goes to the
    first empty space: +3 PP (R41, R95).
    """
    table = laid(
        holding(), holding(5, "FC", favors=(0, 0, 0, 2)), scored=1,
        specials=(-1, -1, -1, GREEN), passed=(RED, GREEN),
    )  # fmt: skip
    game = Play(table, Specials()).do(GREEN, Joust()).do(GREEN, ChooseLine("buildings"))

    game.do(GREEN, Build("s_park"))
    assert game.heard(Built) == [Built(GREEN, "s_park", 9, (("food", 1),), 3)]
    assert (game.player(GREEN).favors, game.player(GREEN).points) == ((0, 0, 0, 3), 3)


def test_e22_line_d_from_the_start() -> None:
    """E22: the first favor moves the marker of line d from 0 to 1 without effect, the second to 2: the Mason for 1 food, +4 PP
    (R89, R95).
    """
    game = favor(holding(letters="F")).do(RED, ChooseLine("buildings"))
    assert game.heard(FavorUnused) == [FavorUnused(RED, "buildings")]
    assert game.player(RED).favors == (0, 0, 0, 1)
    later = favor(holding(letters="F", favors=(0, 0, 0, 1))).do(RED, ChooseLine("buildings"))
    later.do(RED, Build("w_mason"))
    assert (later.player(RED).cubes, later.player(RED).points) == (cubes(""), 4)


def test_e26_chain_of_favors() -> None:
    """E26: Blue jousts, builds the Church by line d for 1 cloth, +3 PP and one more favor in the same phase; line d is used up;
    line b goes from 1 to 2: +4 deniers (R41, R88, R95, R95a).
    """
    table = laid(
        holding(), holding(), holding(5, "CC", favors=(0, 1, 0, 2)), scored=1,
        specials=(-1, -1, -1, BLUE), passed=(RED, GREEN, BLUE),
    )  # fmt: skip
    game = Play(table, Specials()).do(BLUE, Joust()).do(BLUE, ChooseLine("buildings"))

    game.do(BLUE, Build("s_church"))
    assert game.player(BLUE).points == 3
    assert game.heard(FavorsGained) == [FavorsGained(BLUE, 1)]
    assert game.offers["choose_line"] == ("prestige", "deniers", "resources")
    game.do(BLUE, ChooseLine("deniers"))
    assert game.player(BLUE).deniers == 4 + 4
    assert game.do(RED, LetStand()).asked == GREEN


def test_favors_inside_favors_are_added() -> None:
    """Several at the same time are resolved one after the other, new ones added to the number left (R95a)."""
    game = favor(holding(letters="C", favors=(0, 0, 0, 2)), 2, scored=1)

    game.do(RED, ChooseLine("buildings")).do(RED, Build("s_church"))
    assert game.state.flow[-1] == Favors(RED, 2)


def test_a_monument_brings_two_favors() -> None:
    """On different lines (R66, R88, 7)."""
    table = laid(
        holding(letters="SSSSGG"), holding(), built={9: ("residence", RED)}, passed=(GREEN,)
    )
    game = Play(table, ProvostMoves((GREEN,)), Works(RED, ("architect",), "s_architect_1"))

    game.do(RED, Build("p_monument")).do(RED, ChooseLine("prestige"))
    assert game.offers["choose_line"] == ("deniers", "resources", "buildings")


def test_e20_beginner_variant() -> None:
    """E20: 3 houses in the Walls are 2 favors, 6 PP at once; a joust is 3 PP; nobody is asked for a line (R96)."""
    table = laid(
        holding(), holding(points=9), options=BEGINNER, lots=((), (RED,) * 3, ()), scored=1
    )
    game = Play(table, Scoring((RED, GREEN), 1))
    assert game.heard(FavorPoints) == [FavorPoints(RED, 2, 6)]
    assert game.player(RED).points == 6

    table = laid(
        holding(5, "C"),
        holding(),
        options=BEGINNER,
        specials=(-1, -1, -1, RED),
        passed=(RED, GREEN),
    )
    joust = Play(table, Specials()).do(RED, Joust())
    assert (joust.player(RED).points, joust.player(RED).deniers) == (3, 4)
    assert joust.asked == RED
    assert set(joust.offers) == {"move_provost", "let_stand"}


def test_many_favors_for_beginners() -> None:
    """There is no limit of four (R96, A11)."""
    table = laid(
        holding(letters="SSSSGG"), holding(), options=BEGINNER, built={9: ("residence", RED)},
        passed=(GREEN,),
    )  # fmt: skip
    game = Play(table, ProvostMoves((GREEN,)), Works(RED, ("architect",), "s_architect_1"))

    assert game.do(RED, Build("p_monument")).player(RED).points == 14 + 6
    assert CAYLUS.public(game.state).table.players[RED].favors == (0, 0, 0, 0)
