"""The Settler phase (6.2, E8 to E10, E20, E32, E41)."""

from games.puerto_rico.actions import (
    AddColonist,
    ChooseRole,
    DiscardTile,
    DrawTile,
    Pass,
    PlantForest,
    PlantTile,
    TakeTile,
)
from games.puerto_rico.content import NOTHING
from games.puerto_rico.events import (
    ForestPlanted,
    RowLaid,
    StackShuffled,
    TileDrawn,
    TileLooked,
    TileShown,
)
from games.puerto_rico.state import People, Place
from tests.games.puerto_rico.table import Game, supply_of

FULL = "corn " * 12


def kinds(game: Game, seat: int) -> list[str]:
    """Kinds of the tiles of an island."""
    return [tile.kind for tile in game.player(seat).island]


def test_a_turn_has_the_hacienda_before_the_main_tile() -> None:
    """First the draw, then the tile; both in one turn (R13, E8)."""
    game = Game(3).seat(0, city="hacienda*").role("settler")
    assert game.is_asked(DrawTile, Pass)

    game.do(DrawTile())
    assert len(kinds(game, 0)) == 1
    assert game.told(TileDrawn)[0].tile == kinds(game, 0)[0]
    assert game.is_asked(TakeTile, Pass)


def test_the_hacienda_leaves_the_privilege() -> None:
    """A quarry may follow the drawn tile; the draw itself is never a quarry (E8)."""
    game = Game(3).seat(0, city="hacienda*").role("settler").do(DrawTile(), TakeTile("quarry"))

    assert kinds(game, 0)[1] == "quarry"
    assert kinds(game, 0)[0] != "quarry"


def test_the_hacienda_works_for_others_too() -> None:
    """It may be refused; the main tile follows all the same (E8)."""
    game = Game(3).seat(1, city="hacienda*").role("settler").do(Pass())

    assert (game.asked.seat, game.is_asked(DrawTile, Pass)) == (1, True)
    game.do(Pass())
    assert (game.asked.seat, game.is_asked(TakeTile, Pass)) == (1, True)


def test_a_full_island_takes_nothing() -> None:
    """All 12 spaces are filled: not asked, no Hacienda either (R14)."""
    game = Game(3).seat(0, island=FULL, city="hacienda*").role("settler")

    assert game.asked.seat == 1


def test_the_drawn_tile_may_fill_the_island() -> None:
    """Then there is no main tile (E8, R14)."""
    game = Game(3).seat(0, island="corn " * 11, city="hacienda*").role("settler").do(DrawTile())

    assert len(kinds(game, 0)) == 12
    assert game.asked.seat == 1


def test_what_the_main_tile_can_be() -> None:
    """Kinds that lie open, each once; a quarry as Settler or with a Construction Hut (R15, E10)."""
    game = Game(3).table(row=("corn", "sugar", "corn", "coffee"))
    game.seat(2, city="construction_hut*").role("settler")

    assert game.offers(TakeTile) == ("corn", "sugar", "coffee", "quarry")
    game.do(TakeTile("corn"))
    assert game.offers(TakeTile) == ("corn", "sugar", "coffee")
    game.do(TakeTile("corn"))
    assert game.offers(TakeTile) == ("sugar", "coffee", "quarry")


def test_one_quarry_in_a_turn() -> None:
    """Privilege and Construction Hut together give one (R16)."""
    game = Game(3).seat(0, city="construction_hut*").role("settler").do(TakeTile("quarry"))

    assert kinds(game, 0) == ["quarry"]
    assert (game.now.quarries, game.asked.seat) == (7, 1)


def test_the_tile_is_unoccupied() -> None:
    """It lies on a free space without a person (R17)."""
    game = Game(3).role("settler").do(TakeTile("quarry"))

    assert game.player(0).island == (Place("quarry"),)


def test_the_hospice_puts_a_colonist_on_the_main_tile() -> None:
    """From the supply, also on a quarry; it may be refused (E9)."""
    game = Game(3).seat(0, city="hospice*").role("settler")
    before = game.now.supply.colonists
    game.do(TakeTile("quarry"))
    assert game.is_asked(AddColonist, Pass)

    game.do(AddColonist())
    assert game.player(0).island == (Place("quarry", 1),)
    assert game.now.supply.colonists == before - 1


def test_the_hospice_does_nothing_for_the_hacienda_tile() -> None:
    """Only the main tile gets a colonist (E9; A24)."""
    game = Game(3).seat(0, city="hospice* hacienda*").role("settler").do(DrawTile())

    assert game.is_asked(TakeTile, Pass)
    game.do(Pass())
    assert game.asked.seat == 1
    assert game.player(0).island[0].people == 0


def test_the_hospice_takes_from_the_ship_when_the_supply_is_empty() -> None:
    """And asks nothing when there is no colonist at all, a noble is none (E9, E6; A8, A33)."""
    game = Game(3, exp_nobles=True).seat(0, city="hospice*")
    game.table(supply=People(0, 5), ship=People(1, 1)).role("settler")
    game.do(TakeTile("quarry"), AddColonist())
    assert game.now.ship == People(0, 1)

    game = Game(3, exp_nobles=True).seat(0, city="hospice*")
    game.table(supply=People(0, 5), ship=People(0, 1)).role("settler").do(TakeTile("quarry"))
    assert game.asked.seat == 1


def test_the_row_is_laid_anew() -> None:
    """Tiles not taken are discarded, (players + 1) new ones turned up (R20)."""
    game = Game(3).table(row=("corn", "corn", "sugar", "coffee")).role("settler")
    game.do(TakeTile("sugar"), Pass(), Pass())

    assert len(game.now.row) == 4
    assert game.now.discards == supply_of(corn=2, coffee=1)
    assert len(game.told(RowLaid)) == 1


def test_the_discard_pile_becomes_the_stack() -> None:
    """Also with the tiles just discarded; what is short stays short (R20; A34)."""
    game = Game(3).table(row=("corn", "sugar"), discards=NOTHING).secrets(stack=NOTHING)
    game.role("settler").do(Pass(), Pass(), Pass())

    assert sorted(game.now.row) == ["corn", "sugar"]
    assert len(game.told(StackShuffled)) == 1
    assert game.now.discards == NOTHING


def test_the_stack_is_used_up_before_it_is_shuffled() -> None:
    """One tile is left in the stack: it comes up for certain (R20; A34)."""
    game = Game(3).table(row=(), discards=supply_of(corn=5)).secrets(stack=supply_of(coffee=1))
    game.do(ChooseRole("settler"), Pass())

    assert "coffee" in game.now.row
    assert len(game.now.row) == 4


def test_an_empty_row_leaves_nothing_to_take() -> None:
    """Who has no other source is not asked (R21)."""
    game = Game(3).table(row=(), quarries=0).role("settler")

    assert game.is_asked(ChooseRole)


def test_a_draw_shuffles_too_and_may_be_impossible() -> None:
    """The Hacienda draws from the discard pile; with both empty it is not asked (R21)."""
    game = Game(3).table(discards=supply_of(corn=1)).secrets(stack=NOTHING)
    game.seat(0, city="hacienda*").role("settler").do(DrawTile())
    assert kinds(game, 0) == ["corn"]

    game = Game(3).table(discards=NOTHING).secrets(stack=NOTHING)
    game.seat(0, city="hacienda*").role("settler")
    assert game.is_asked(TakeTile, Pass)


def test_without_quarries_there_is_no_privilege() -> None:
    """Nor has the Construction Hut an effect (R22)."""
    game = Game(3).table(quarries=0).seat(0, city="construction_hut*").role("settler")

    assert "quarry" not in (game.offers(TakeTile) or ())


def test_the_library_brings_one_more_tile_at_the_end() -> None:
    """After all others: a plantation, a quarry too, also if the first tile was declined; no Hospice (R18, E32; A16)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="library* hospice*")
    game.role("settler").do(Pass(), Pass(), Pass())

    assert (game.asked.seat, game.is_asked(TakeTile, Pass)) == (0, True)
    game.do(TakeTile("quarry"))
    assert game.player(0).island == (Place("quarry"),)
    assert game.is_asked(ChooseRole)


def test_the_library_tile_is_there_without_quarries() -> None:
    """A plantation then (R22, E32)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="library*").table(quarries=0)
    game.role("settler").do(Pass(), Pass(), Pass())

    assert "quarry" not in (game.offers(TakeTile) or ())
    assert game.asked.seat == 0


def test_a_forest_is_drawn_unseen() -> None:
    """With the Forest House a face-down tile replaces the main tile; nobody sees it (E20; A11)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="forest_house*").table(row=("corn",))
    stack = sum(game.state.secrets.stack)
    game.role("settler").do(TakeTile("forest"))

    assert game.player(0).island == (Place("forest"),)
    assert sum(game.state.secrets.stack) == stack - 1
    assert sum(game.state.secrets.forests) == 1
    assert game.told(ForestPlanted) == [ForestPlanted(0)]


def test_the_hospice_sends_a_forest_colonist_to_san_juan() -> None:
    """A forest has no circle (E9, E30)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="forest_house* hospice*")
    game.role("settler").do(TakeTile("forest"), AddColonist())

    assert game.player(0).island == (Place("forest"),)
    assert game.player(0).waiting == People(1)


def test_with_a_forest_house_the_hacienda_tile_is_looked_at_first() -> None:
    """Its owner alone sees it, then chooses plantation or forest (E20; A3)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="forest_house* hacienda*")
    game.role("settler").do(DrawTile())
    assert game.is_asked(PlantTile, PlantForest)
    shown = game.state.secrets.held
    assert game.told(TileShown) == [TileShown(shown or "", "hacienda")]
    assert game.told(TileLooked) == [TileLooked(0, "hacienda")]

    game.do(PlantForest())
    assert game.player(0).island == (Place("forest"),)
    assert game.player(0).looked == 1
    assert sum(game.state.secrets.looked[0]) == 1


def test_the_tile_may_be_planted_as_it_is() -> None:
    """As the plantation it shows (E20)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="forest_house* hacienda*")
    game.role("settler").do(DrawTile())
    shown = game.state.secrets.held
    game.do(PlantTile())

    assert kinds(game, 0) == [shown]
    assert game.state.secrets.held is None


def test_the_library_may_bring_a_forest() -> None:
    """E20 holds for the Library tile too (E32)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="library* forest_house*")
    game.role("settler").do(Pass(), Pass(), Pass(), TakeTile("forest"))

    assert kinds(game, 0) == ["forest"]


def test_hunting_lodges_discard_a_tile() -> None:
    """A colonist there: one plantation or forest, no quarry; the person on it goes to San Juan (R19, R23, E41; A37)."""
    game = Game(3, exp_nobles=True).seat(1, island="corn* quarry* sugar", city="hunting_lodge*")
    game.role("settler").do(Pass(), Pass(), Pass())

    assert game.asked.seat == 1
    assert game.offers(DiscardTile) == ("corn@colonist", "sugar")
    game.do(DiscardTile("corn@colonist"))
    assert kinds(game, 1) == ["quarry", "sugar"]
    assert game.player(1).waiting == People(1)
    assert game.is_asked(ChooseRole)


def test_lodges_are_used_in_turn_order() -> None:
    """An earlier discard counts for the later comparison (E41; A18)."""
    game = Game(3, exp_nobles=True).seat(0, island="corn", city="hunting_lodge*")
    game.seat(1, island="corn", city="hunting_lodge!").seat(2, island="corn corn")
    game.role("settler").do(Pass(), Pass(), Pass(), DiscardTile("corn"))

    assert game.points(1) == 0


def test_a_noble_lodge_pays_for_the_emptiest_island() -> None:
    """2 VP with strictly more empty spaces than all others, a tie gives nothing (E41)."""
    game = Game(3, exp_nobles=True).seat(1, city="hunting_lodge!")
    game.seat(0, island="corn").seat(2, island="corn").role("settler").do(Pass(), Pass(), Pass())
    assert game.points(1) == 2

    game = Game(3, exp_nobles=True).seat(1, city="hunting_lodge!").seat(0, island="corn")
    game.role("settler").do(Pass(), Pass(), Pass())
    assert game.points(1) == 0


def test_a_discarded_forest_lies_face_down() -> None:
    """It is an ordinary tile again after a shuffle (E20)."""
    game = Game(3, exp_new_buildings=True, exp_nobles=True)
    game.seat(0, island="forest", city="hunting_lodge*").secrets(forests=supply_of(coffee=1))
    game.role("settler").do(Pass(), Pass(), Pass(), DiscardTile("forest"))

    assert game.state.secrets.discards == supply_of(coffee=1)
    assert game.state.secrets.forests == NOTHING
