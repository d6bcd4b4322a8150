"""Phase 5: the buildings along the road and what visitors do there (docs/rules/caylus.md 6.5, 7)."""

from typing import Any

import pytest

from games.caylus.actions import (
    Build,
    Buy,
    Decline,
    MakeDeal,
    Produce,
    Sell,
    Smelt,
    TakeBonus,
)
from games.caylus.events import (
    BonusTaken,
    Bought,
    DealMade,
    Declined,
    Produced,
    Sold,
    Transformed,
    WorkersReturned,
)
from games.caylus.frames import Activation
from games.caylus.state import Player
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, cubes, holding, laid


def road(*players: Player, **fields: Any) -> Play:
    """Phase 5 from space 1, the provost at the end of the road unless told otherwise."""
    table = laid(*players, **{"provost": 28, **fields})
    return Play(table, Activation())


def visit(building: str, player: Player, owner: int = RED) -> Play:
    """Red's worker on a building on space 9."""
    return road(player, holding(), built={9: (building, owner)}, workers={9: RED})


def test_spaces_are_activated_in_order_up_to_the_provost() -> None:
    """Workers return one after the other; those beyond the provost with nothing (R55, R56)."""
    workers = {1: RED, 4: GREEN, 5: RED, 6: GREEN}
    game = road(holding(letters=""), holding(letters=""), workers=workers, provost=4)

    produced = [(event.seat, event.building) for event in game.heard(Produced)]
    assert produced == [(RED, "n_quarry"), (GREEN, "n_sawmill")]
    assert game.heard(WorkersReturned) == [WorkersReturned((RED, GREEN))]
    assert [player.workers for player in game.table.players] == [6, 6]
    assert game.player(RED).cubes == cubes("S")
    assert game.player(GREEN).cubes == cubes("W")


def test_points_of_visits_beyond_the_provost_stay() -> None:
    """Only the effect is lost (R56, R22)."""
    game = road(
        holding(points=1), holding(), built={9: ("w_quarry", RED)}, workers={9: GREEN}, provost=8
    )

    assert game.heard(Produced) == []
    assert game.player(RED).points == 1


def test_space_1_is_always_activated() -> None:
    """The provost cannot be before it (R57)."""
    game = road(holding(letters=""), holding(), workers={1: RED}, provost=1)

    assert game.heard(Produced) == [Produced(RED, "n_quarry", (("stone", 1),))]


def test_a_tile_built_in_this_phase_does_nothing_yet() -> None:
    """It has no worker, wherever it stands (R58)."""
    game = road(holding(), holding(), workers={6: RED})

    game.do(RED, Build("w_sawmill"))
    assert game.table.road[8] == "w_sawmill"
    assert game.heard(Produced) == []


@pytest.mark.parametrize(
    ("building", "letters"),
    [
        ("n_quarry", "S"),
        ("n_sawmill", "W"),
        ("f_gold_mine", "G"),
        ("w_quarry", "SS"),
        ("w_sawmill", "WW"),
        ("s_farm", "FFC"),
        ("s_park", "WWF"),
        ("s_workshop", "SSC"),
    ],
)
def test_production_is_compulsory(building: str, letters: str) -> None:
    """One yield is taken unasked (R59, R11)."""
    built = {} if building[0] in "nf" else {9: (building, RED)}
    at = {"n_quarry": 1, "n_sawmill": 4, "f_gold_mine": 16}.get(building, 9)
    game = road(holding(letters=""), holding(), built=built, workers={at: RED})

    assert [event.building for event in game.heard(Produced)] == [building]
    assert game.player(RED).cubes == cubes(letters)


@pytest.mark.parametrize(
    ("building", "kind", "letters"),
    [
        ("n_farm", "food", "F"),
        ("n_farm", "cloth", "C"),
        ("n_forest", "food", "F"),
        ("n_forest", "wood", "W"),
        ("w_farm_food", "food", "FF"),
        ("w_farm_food", "cloth", "C"),
        ("w_farm_cloth", "cloth", "CC"),
        ("w_farm_cloth", "food", "F"),
    ],
)
def test_one_of_two_yields(building: str, kind: str, letters: str) -> None:
    """Where the tile offers "or" the visitor must choose a side, and may not decline (R59, R9)."""
    built = {} if building[0] == "n" else {9: (building, RED)}
    at = {"n_farm": 3, "n_forest": 2}.get(building, 9)
    game = road(holding(letters=""), holding(), built=built, workers={at: RED})

    assert set(game.offers) == {"produce"}
    game.do(RED, Produce(kind))
    assert game.player(RED).cubes == cubes(letters)


def test_e9_owner_bonus() -> None:
    """E9: Orange takes 2 food and 1 cloth of Green's stone Farm, then Green chooses cloth; with Green's own worker there is no
    bonus (R59, R60).
    """
    built = {9: ("s_farm", GREEN)}
    players = [holding(letters="") for _ in range(4)]
    game = road(*players, built=built, workers={9: ORANGE})

    assert game.told == [Produced(ORANGE, "s_farm", (("food", 2), ("cloth", 1)))]
    assert (game.asked, game.offers) == (GREEN, {"take_bonus": ("food", "cloth")})
    game.do(GREEN, TakeBonus("cloth"))
    assert game.heard(BonusTaken) == [BonusTaken(GREEN, "s_farm", "cloth")]
    assert game.player(GREEN).cubes == cubes("C")

    own = road(*players, built=built, workers={9: GREEN})
    assert own.heard(BonusTaken) == []
    assert "place" in own.offers
    assert own.player(GREEN).cubes == cubes("FFC")


@pytest.mark.parametrize("building", ["w_quarry", "w_sawmill"])
def test_other_owners_take_nothing(building: str) -> None:
    """Only stone production buildings give a bonus (R60, A15)."""
    game = road(
        holding(letters=""), holding(letters=""), built={9: (building, GREEN)}, workers={9: RED}
    )

    assert game.player(GREEN).cubes == cubes("")


def test_marketplaces() -> None:
    """One cube of any kind, gold too, for 4 deniers, or 6 at the wood one; optional (7, R5)."""
    game = visit("w_market", holding(0, "FFG"))
    assert game.offers == {"sell": ("food", "gold"), "decline": None}
    game.do(RED, Sell("gold"))
    assert game.heard(Sold) == [Sold(RED, "w_market", "gold", 6)]
    assert (game.player(RED).cubes, game.player(RED).deniers) == (cubes("FF"), 6 + 2)

    neutral = road(holding(0, "F"), holding(), workers={5: RED}).do(RED, Sell("food"))
    assert neutral.heard(Sold) == [Sold(RED, "n_market", "food", 4)]


def test_nothing_to_sell() -> None:
    """Declined unasked, and told (R11)."""
    assert visit("w_market", holding(0, "")).told[0] == Declined(RED, "w_market", "means")


def test_the_fixed_peddler() -> None:
    """2 deniers for one cube that is not gold, once (7, A14)."""
    game = road(holding(5, ""), holding(), workers={7: RED})
    assert game.offers == {"buy": ("food", "wood", "stone", "cloth"), "decline": None}
    game.do(RED, Buy("cloth"))
    assert game.heard(Bought) == [Bought(RED, "f_peddler", (("cloth", 1),), 2)]
    assert road(holding(1, ""), holding(), workers={7: RED}).told[0] == Declined(
        RED, "f_peddler", "deniers"
    )


def test_the_wood_peddler() -> None:
    """1 denier for one cube or 2 for two, any mix without gold (7, A14)."""
    game = visit("w_peddler", holding(5, ""))
    assert len(game.offers["buy"]) == 4 + 10
    game.do(RED, Buy("food@food"))
    assert game.heard(Bought) == [Bought(RED, "w_peddler", (("food", 2),), 2)]
    poor = visit("w_peddler", holding(1, ""))
    assert poor.offers["buy"] == ("food", "wood", "stone", "cloth")
    assert poor.do(RED, Buy("wood")).heard(Bought)[0].price == 1


@pytest.mark.parametrize(
    ("building", "deal", "paid", "taken"),
    [
        ("s_bank", "small", (2, ""), ("G", 0)),
        ("s_bank", "large", (5, ""), ("GG", 0)),
        ("s_church", "small", (2, ""), ("", 3)),
        ("s_church", "large", (4, ""), ("", 5)),
        ("s_jeweler", "small", (0, "G"), ("", 5)),
        ("s_jeweler", "large", (0, "GG"), ("", 9)),
        ("s_tailor", "small", (0, "CC"), ("", 4)),
        ("s_tailor", "large", (0, "CCC"), ("", 6)),
    ],
)
def test_deals(building: str, deal: str, paid: tuple[int, str], taken: tuple[str, int]) -> None:
    """Exactly one of the alternatives, once, paid in full (R9, R3, 7)."""
    game = visit(building, holding(*paid))

    game.do(RED, MakeDeal(deal))
    (made,) = game.heard(DealMade)
    assert (made.deniers, made.gold, made.points) == (paid[0], len(taken[0]), taken[1])
    after = game.player(RED)
    assert (after.cubes, after.points, after.deniers) == (cubes(taken[0]), taken[1], 2)


def test_what_cannot_be_paid_is_not_offered() -> None:
    """The large deal with too little; nothing at all is declined unasked (R9, R11, R3)."""
    game = visit("s_bank", holding(4, ""))
    assert game.offers == {"make_deal": ("small",), "decline": None}
    game.do(RED, Decline())
    assert game.told[0] == Declined(RED, "s_bank")
    assert visit("s_tailor", holding(4, "C")).told[0] == Declined(RED, "s_tailor", "means")


def test_the_alchemist() -> None:
    """2 or 4 cubes of any mix without gold for 1 or 2 gold; which ones is asked after how many (R5, A16, 7)."""
    game = visit("s_alchemist", holding(0, "FFWSG"))
    assert game.offers == {"make_deal": ("small", "large"), "decline": None}
    game.do(RED, MakeDeal("small"))
    assert game.told == []
    assert [row.key for row in game.offers["smelt"]] == ["food", "wood", "stone"]
    game.do(RED, Smelt((("food", 1), ("stone", 1))))
    assert game.player(RED).cubes == cubes("FWGG")
    assert game.heard(DealMade)[0].cubes == (("food", 1), ("stone", 1))


def test_the_alchemist_without_a_choice() -> None:
    """Where only one mix is there it is given unasked (R11)."""
    game = visit("s_alchemist", holding(0, "FFWSG")).do(RED, MakeDeal("large"))

    assert game.player(RED).cubes == cubes("GGG")


def test_gold_does_not_pay_the_alchemist() -> None:
    """Two gold are no two cubes (R5, A16)."""
    assert visit("s_alchemist", holding(0, "FGG")).told[0] == Declined(RED, "s_alchemist", "means")


def test_every_craft_is_asked() -> None:
    """Carpenters and Mason, Lawyer and Architect by what they can do (7)."""
    everything = holding(9, "FFFWWWSSSCCCGG")
    built = {
        9: ("w_mason", RED),
        10: ("w_lawyer", RED),
        11: ("s_architect_1", RED),
        12: ("residence", RED),
    }
    workers = {6: RED, 8: RED, 9: RED, 10: RED, 11: RED}
    game = road(everything, holding(), built=built, workers=workers)

    for kinds in ("w", "w", "s", None, "p"):
        if kinds is None:
            assert set(game.offers) == {"transform", "decline"}
        else:
            assert {tile[0] for tile in game.offers["build"]} == {kinds}
        game.do(RED, Decline())


def test_an_own_residence_and_an_architect_later_on() -> None:
    """A residence made in this phase can be used, if it is standing when the Architect is activated (B24, 7.2)."""
    built = {9: ("w_lawyer", RED), 11: ("s_architect_1", RED)}
    game = road(holding(9, "CFFFG"), holding(), built=built, workers={9: RED, 11: RED})

    game.do(RED, game.decision.offers[0].action("n_quarry"))
    assert game.heard(Transformed) == [Transformed(RED, "n_quarry", 1)]
    game.do(RED, Build("p_granary"))
    assert game.table.road[0] == "p_granary"
    assert BLUE not in game.table.owners
