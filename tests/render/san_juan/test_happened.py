"""Where the last move happened: every event that lies on the table is found there."""

from games.core.model import Event
from games.san_juan.content import TILES
from games.san_juan.events import (
    Advised,
    Built,
    CardsGained,
    CardTucked,
    CustomsFilled,
    MineDug,
    Produced,
    RolePicked,
    Sold,
    TileTurned,
)
from render.core import palette
from render.san_juan.board import draw_board
from render.san_juan.happened import Happened, happened
from tests.render.positions import a_scene, a_view
from tests.render.seeing import decoded, share_of

CITIES = (
    "indigo_plant* chapel well chapel gold_mine",
    "indigo_plant indigo_plant* customs_office* silver_smelter",
    "indigo_plant",
    "indigo_plant",
)


def traces(*events: Event) -> Happened:
    """What these events touched in the cities above."""
    return happened(a_view(cities=CITIES, tile=TILES[0]), events)


def test_a_new_building_is_the_last_of_its_kind() -> None:
    """Not the one that stood there before; what else brought cards meanwhile is not marked."""
    touched = traces(Built(0, "chapel", None, 3, ()), CardsGained(0, "well", 1))

    assert touched == Happened(houses=frozenset({(0, 3)}))


def test_buildings_that_brought_cards_are_marked_when_nothing_is_built() -> None:
    """A Well, a Gold Mine, and a Chapel that got a card."""
    touched = traces(
        CardsGained(0, "well", 1), MineDug(0, ("chapel",), None), CardTucked(0, "chapel")
    )

    assert touched.houses == {(0, 2), (0, 4), (0, 3)}


def test_goods_that_came_and_goods_that_went_are_told_apart() -> None:
    """Produced goods lie there, sold ones do not; the customs good too."""
    assert traces(Produced(1, (("indigo", 1),))).goods == {(1, 1)}
    assert traces(Sold(1, (("indigo", 1), ("silver", 1)), 3)).goods == {(1, 0), (1, 3)}
    assert traces(CustomsFilled(1)).goods == {(1, 2)}


def test_a_hand_is_marked_where_nothing_else_of_the_seat_is() -> None:
    """Who chose cards, but not who also built."""
    assert traces(Advised(2, 5, 4)).hands == {2}
    assert not traces(Advised(0, 5, 4), Built(0, "chapel", None, 3, ())).hands


def test_roles_and_the_trading_house_are_marked() -> None:
    """The sign that was taken, and the tile that was turned up."""
    touched = traces(RolePicked(1, "trader", False), TileTurned(TILES[0]))

    assert touched.roles == {"trader"}
    assert touched.has_opened


def test_each_of_them_shows_in_aqua() -> None:
    """On the board, whatever the move was."""
    view = a_view(cities=CITIES, tile=TILES[0])
    for event in (
        Built(0, "chapel", None, 3, ()),
        Produced(1, (("indigo", 1),)),
        Sold(1, (("silver", 1),), 3),
        Advised(2, 5, 4),
        RolePicked(0, "builder", False),
        TileTurned(TILES[0]),
    ):
        drawn = decoded(draw_board(view, a_scene(events=(event,))))
        ribbon_alone = 0.0001
        assert share_of(drawn.crop((0, 104, *drawn.size)), palette.AQUA) > ribbon_alone, event
