"""Building and transforming in phase 5 (docs/rules/caylus.md 6.5)."""

from typing import Any

import pytest

from games.caylus.actions import Build, Decline, PayAny, Replace, Transform
from games.caylus.events import Built, Declined, TransformationPaid, Transformed
from games.caylus.frames import Activation, Works
from games.caylus.phases.rounds import begin_round
from games.caylus.royal_events import FavorsGained
from games.caylus.state import Player
from games.core.flow import Course
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, cubes, holding, laid

EVERYTHING = "FFFWWWSSSSSCCCGGG"


def at_work(player: Player, craft: str, building: str, **fields: Any) -> Play:
    """Red at a building of that craft, as if a worker stood there."""
    others = fields.pop("others", (holding(), holding()))
    table = laid(player, *others, **fields)
    return Play(table, Works(RED, (craft,), building))  # type: ignore[arg-type]


def test_the_carpenter_builds_wood_tiles_of_the_stock() -> None:
    """Those that can be paid and are in the stock, and no others (R61)."""
    built = {9: ("w_quarry", GREEN)}
    game = at_work(holding(letters="FFW"), "carpenter", "n_carpenter", built=built)

    assert game.offers["build"] == (
        "w_farm_food", "w_farm_cloth", "w_sawmill", "w_peddler", "w_market", "w_mason",
    )  # fmt: skip
    cloth = at_work(holding(letters="WC"), "carpenter", "n_carpenter")
    assert cloth.offers["build"] == ("w_peddler", "w_market", "w_lawyer")


def test_the_mason_builds_stone_tiles() -> None:
    """One tile; the two Architects are offered once while both are there (R61)."""
    game = at_work(holding(letters="SFW"), "mason", "w_mason", built={9: ("w_mason", RED)})

    assert game.offers["build"] == (
        "s_farm", "s_park", "s_workshop", "s_alchemist", "s_bank", "s_tailor", "s_architect_1",
    )  # fmt: skip
    second = at_work(holding(letters="SF"), "mason", "w_mason", gone=("s_architect_1",))
    assert "s_architect_2" in second.offers["build"]


def test_nothing_affordable() -> None:
    """Declined unasked, and told (R11, R9)."""
    game = at_work(holding(letters="FF"), "carpenter", "n_carpenter")

    assert game.told[0] == Declined(RED, "n_carpenter", "means")


def test_declining() -> None:
    """No building need be built (R9)."""
    game = at_work(holding(), "carpenter", "n_carpenter").do(RED, Decline())

    assert game.told[0] == Declined(RED, "n_carpenter")
    assert game.player(RED).cubes == cubes("FFW")


def test_e6_carpenter() -> None:
    """E6: on the neutral Carpenter Red pays wood and food for the food Farm, which goes to space 9: +2 PP; though before the
    provost it gives nothing this round (R61 to R63, R58).
    """
    table = laid(holding(), holding(), workers={6: RED}, provost=10)
    game = Play(table, Activation()).do(RED, Build("w_farm_food"))

    assert game.heard(Built) == [Built(RED, "w_farm_food", 9, (("food", 1), ("wood", 1)), 2)]
    assert (game.player(RED).cubes, game.player(RED).points) == (cubes("F"), 2)
    assert game.table.owners[8] == RED
    assert "w_farm_food" not in game.table.stock


def test_e24_building_sequence() -> None:
    """E24: with 9 to 14 built, the next tiles go to 15 and 17, for 16 is the Gold Mine (R62)."""
    keys = ("w_farm_food", "w_farm_cloth", "w_peddler", "w_market", "w_mason", "w_lawyer")
    built = {space: (key, GREEN) for space, key in enumerate(keys, 9)}
    table = laid(
        holding(letters="FFWW"), holding(), built=built, workers={6: RED, 8: RED}, provost=9
    )
    game = Play(table, Activation())

    assert game.do(RED, Build("w_quarry")).heard(Built)[0].space == 15
    assert game.do(RED, Build("w_sawmill")).heard(Built)[0].space == 17


def test_the_church_brings_a_favor_each_time_it_is_built() -> None:
    """The builder becomes owner, gains the printed points, then the favor (R63)."""
    game = at_work(holding(letters="SC"), "mason", "w_mason").do(RED, Build("s_church"))

    assert [type(event) for event in game.told] == [Built, FavorsGained]
    assert game.player(RED).points == 3
    assert set(game.offers) == {"choose_line"}


def test_any_cube() -> None:
    """The builder chooses it, gold and a second wood allowed (R64, R5, B15)."""
    game = at_work(holding(letters="WWFG"), "carpenter", "n_carpenter").do(RED, Build("w_market"))

    assert game.told == []
    assert game.offers == {"pay_any": ("food", "wood", "gold")}
    game.do(RED, PayAny("wood"))
    assert game.player(RED).cubes == cubes("FG")
    assert game.heard(Built)[0].cubes == (("wood", 2),)


def test_the_last_cube_is_any_cube() -> None:
    """Where one kind is left it is paid unasked (R64, R11)."""
    game = at_work(holding(letters="WG"), "carpenter", "n_carpenter").do(RED, Build("w_peddler"))

    assert game.player(RED).cubes == cubes("")


def test_any_cube_has_to_be_there() -> None:
    """A single wood does not pay both (R64)."""
    game = at_work(holding(letters="W"), "carpenter", "n_carpenter")

    assert game.told[0] == Declined(RED, "n_carpenter", "means")


def test_a_full_road() -> None:
    """Without an empty space nothing of wood or stone is built (R65); prestige buildings still are (R66)."""
    built = {space: ("residence", GREEN) for space in range(9, 29) if space != 16}
    full = laid(holding(letters=EVERYTHING), holding(), built=built)
    assert Play(full, Works(RED, ("carpenter",), "n_carpenter")).told[0] == Declined(
        RED, "n_carpenter", "means"
    )
    assert Play(full, Works(RED, ("mason",), "w_mason")).told[0] == Declined(
        RED, "w_mason", "means"
    )
    own = laid(holding(letters=EVERYTHING), holding(), built=built | {9: ("residence", RED)})
    assert "build" in Play(own, Works(RED, ("architect",), "s_architect_1")).offers


def test_e7_architect() -> None:
    """E7: Green at Blue's Architect pays 2 stone and 1 gold, the Statue takes the place of the residence on 10: +7 PP, a favor,
    and 1 denier less income (R66).
    """
    table = laid(
        holding(),
        holding(0, "SSG"),
        holding(),
        built={9: ("s_architect_1", BLUE), 10: ("residence", GREEN)},
        workers={9: GREEN},
        provost=9,
    )
    game = Play(table, Activation()).do(GREEN, Build("p_statue"))

    assert game.heard(Built) == [Built(GREEN, "p_statue", 10, (("stone", 2), ("gold", 1)), 7)]
    assert game.heard(FavorsGained) == [FavorsGained(GREEN, 1)]
    assert (game.table.road[9], game.table.owners[9]) == ("p_statue", GREEN)
    course = Course(game.state)
    begin_round(course)
    assert course.state.table.players[GREEN].deniers == 2


def test_the_architect_asks_which_residence() -> None:
    """With several own ones the builder chooses; nobody else's count (R66)."""
    built = {9: ("residence", RED), 10: ("residence", GREEN), 12: ("residence", RED)}
    game = at_work(holding(letters="FFFG"), "architect", "s_architect_1", built=built)

    game.do(RED, Build("p_granary"))
    assert game.offers == {"replace": ("residence@9", "residence@12")}
    game.do(RED, Replace("residence@12"))
    assert game.table.road[8:12] == ("residence", "residence", "", "p_granary")


def test_without_a_residence_the_architect_builds_nothing() -> None:
    """Somebody else's do not help (R66)."""
    game = at_work(
        holding(letters=EVERYTHING), "architect", "s_architect_1", built={9: ("residence", GREEN)}
    )

    assert game.told[0] == Declined(RED, "s_architect_1", "means")


def test_prestige_buildings_stay() -> None:
    """Neither Lawyer nor Architect touches them (R67)."""
    built = {9: ("p_statue", RED), 10: ("residence", RED)}
    lawyer = at_work(holding(letters=EVERYTHING), "lawyer", "w_lawyer", built=built)
    assert "p_statue" not in lawyer.offers["transform"]
    architect = at_work(holding(letters=EVERYTHING), "architect", "s_architect_1", built=built)
    game = architect.do(RED, Build("p_granary"))
    assert game.table.road[8] == "p_statue"


def test_what_the_lawyer_changes() -> None:
    """Neutral tiles and the acting player's own wood and stone ones; never the Lawyer itself, fixed ones, residences, others'
    tiles, or a tile with a pending transformation (R68, R12).
    """
    built = {
        9: ("w_lawyer", RED),
        10: ("w_quarry", RED),
        11: ("s_park", GREEN),
        12: ("residence", RED),
        13: ("s_bank", RED),
        14: ("w_mason", RED),
    }
    game = at_work(
        holding(letters="C"), "lawyer", "w_lawyer", built=built, pending=((14, RED), (1, GREEN))
    )

    neutral = ("n_forest", "n_farm", "n_sawmill", "n_market", "n_carpenter")
    assert game.offers["transform"] == (*neutral, "w_quarry", "s_bank")


def test_the_lawyer_belongs_to_whoever_it_does() -> None:
    """Own means the one who pays, not the owner of the Lawyer (R68)."""
    built = {9: ("w_lawyer", GREEN), 10: ("w_quarry", GREEN), 11: ("w_sawmill", RED)}
    game = at_work(holding(letters="C"), "lawyer", "w_lawyer", built=built)

    assert "w_sawmill" in game.offers["transform"]
    assert "w_quarry" not in game.offers["transform"]


@pytest.mark.parametrize("player", [holding(0, "C"), holding(5, "FFW")])
def test_the_lawyer_unpaid(player: Player) -> None:
    """1 denier and 1 cloth, or nothing (R68, R3)."""
    assert at_work(player, "lawyer", "w_lawyer").told[0] == Declined(RED, "w_lawyer", "means")


def test_e8_lawyer_on_a_free_neutral_tile() -> None:
    """E8: Blue pays 1 denier and 1 cloth, the neutral Quarry leaves the game, a residence of Blue stands on space 1: +2 PP, and
    1 denier more income (R68 to R70, R13).
    """
    table = laid(
        holding(), holding(), holding(5, "C"), built={9: ("w_lawyer", BLUE)}, workers={1: GREEN, 9: BLUE},
        provost=9,
    )  # fmt: skip
    game = Play(table, Activation()).do(BLUE, Transform("n_quarry"))

    paid = TransformationPaid(BLUE, "n_quarry", 1, (("cloth", 1),), 2, False)
    assert game.told[:2] == [paid, Transformed(BLUE, "n_quarry", 1)]
    assert (game.table.road[0], game.table.owners[0]) == ("residence", BLUE)
    assert "n_quarry" not in game.table.stock
    assert game.player(BLUE).points == 2
    assert game.player(BLUE).deniers == 4 + 3


def test_own_tiles_go_back_to_the_stock() -> None:
    """They can be built again by anybody, with their points again; what they brought before is not lost (R70, R73)."""
    built = {9: ("w_quarry", RED)}
    game = at_work(holding(5, "CWF", points=2), "lawyer", "w_lawyer", built=built)
    game.do(RED, Transform("w_quarry"))

    assert "w_quarry" in game.table.stock
    assert list(game.table.stock) == sorted(game.table.stock, key=list(laid(holding()).stock).index)
    assert game.table.road[8] == "residence"
    again = Play(game.table, Works(RED, ("carpenter",), "n_carpenter")).do(RED, Build("w_quarry"))
    assert again.table.road[9] == "w_quarry"
    assert again.player(RED).points == 2 + 2 + 2


def test_the_church_goes_back_and_brings_another_favor() -> None:
    """Transformed it is in the stock again, and whoever builds it gains its points and its favor anew (R63, R70)."""
    game = at_work(holding(5, "CSC"), "lawyer", "w_lawyer", built={9: ("s_church", RED)})
    game.do(RED, Transform("s_church"))

    again = Play(game.table, Works(RED, ("mason",), "w_mason")).do(RED, Build("s_church"))
    assert [type(event) for event in again.told] == [Built, FavorsGained]
    assert again.table.road[8:10] == ("residence", "s_church")
    assert again.player(RED).points == 2 + 3


def test_e18_delayed_transformation() -> None:
    """E18: Red pays at the own Lawyer and scores at once; Orange's worker on Red's Quarry still takes 2 stone, and only then
    does a residence take its place (R69, R71, R72).
    """
    table = laid(
        holding(5, "C"),
        holding(),
        holding(),
        holding(letters=""),
        built={9: ("w_lawyer", RED), 11: ("w_quarry", RED)},
        workers={9: RED, 11: ORANGE},
        provost=12,
    )
    game = Play(table, Activation()).do(RED, Transform("w_quarry"))

    kinds = [type(event).__name__ for event in game.told[:3]]
    assert kinds == ["TransformationPaid", "Produced", "Transformed"]
    assert game.told[0].waits  # type: ignore[attr-defined]
    assert game.player(ORANGE).cubes == cubes("SS")
    assert game.player(RED).points == 2
    assert (game.table.road[10], game.table.pending) == ("residence", ())
    assert "w_quarry" in game.table.stock


def test_a_transformation_beyond_the_provost() -> None:
    """It is carried out at the end of phase 5, the worker gone (R56, R72, B6)."""
    table = laid(
        holding(5, "C"), holding(letters=""), built={9: ("w_lawyer", RED), 11: ("w_quarry", RED)},
        workers={9: RED, 11: GREEN}, provost=9,
    )  # fmt: skip
    game = Play(table, Activation()).do(RED, Transform("w_quarry"))

    kinds = [type(event).__name__ for event in game.told[:3]]
    assert kinds == ["TransformationPaid", "WorkersReturned", "Transformed"]
    assert game.player(GREEN).cubes == cubes("")


def test_a_pending_tile_is_no_residence_yet() -> None:
    """No Architect can use it, and its tile is not in the stock (R72); the owner's bonus still comes (R71)."""
    built = {9: ("s_architect_1", RED), 10: ("s_farm", RED)}
    game = at_work(
        holding(letters="FFFG"), "architect", "s_architect_1", built=built, pending=((10, RED),)
    )
    assert game.told[0] == Declined(RED, "s_architect_1", "means")

    table = laid(
        holding(), holding(), built=built, pending=((10, RED),), workers={10: GREEN}, provost=10
    )
    waiting = Play(table, Activation())
    assert "s_farm" not in waiting.table.stock
    assert (waiting.asked, set(waiting.offers)) == (RED, {"take_bonus"})
    waiting.do(RED, waiting.decision.offers[0].action("food"))
    assert waiting.heard(Transformed) == [Transformed(RED, "s_farm", 10)]


def test_pending_tiles_wait_in_road_order() -> None:
    """Whichever was paid for first: what is left over is carried out along the road (R56, R72)."""
    built = {9: ("w_lawyer", RED), 10: ("w_quarry", RED), 11: ("w_sawmill", RED)}
    workers = {10: GREEN, 11: GREEN}
    game = at_work(
        holding(3, "C"), "lawyer", "w_lawyer", built=built, workers=workers, pending=((11, RED),)
    )

    game.do(RED, Transform("w_quarry"))

    assert game.table.pending == ((10, RED), (11, RED))
