"""Scores (section 8, 7.2, E30, E33, E34, E36, E37, E38, E46)."""

from games.core.model import ranking
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.scoring import sheets
from tests.games.puerto_rico.setups import line
from tests.games.puerto_rico.table import Game


def test_the_sum_of_a_sheet() -> None:
    """Chips, printed points of all buildings, bonuses of occupied large ones (S3, E1); money and goods bring nothing (S5)."""
    game = Game(3).seat(
        0,
        money=9,
        goods={"coffee": 3},
        points=11,
        city="hospice fortress* residence",
        island="corn*",
    )

    assert line(game, 0, "chips") == 11
    assert line(game, 0, "buildings") == 2 + 4 + 4
    assert line(game, 0, "fortress") == 0
    assert line(game, 0, "residence") == 0
    assert sheets(game.state)[0].total == 21


def test_points_in_sight_are_all_but_hidden_chips() -> None:
    """Printed points, nobles, and what occupied large buildings bring as things stand (S3, section 9)."""
    city = "fortress* customs_house* royal_garden* statue"
    for is_open in (False, True):
        game = Game(3, exp_nobles=True, exp_new_buildings=True, open_vp=is_open)
        game.table(has_open_points=is_open)
        game.seat(0, points=9, money=3, city=city, island="corn! quarry!", waiting=(0, 1))
        public, total = PUERTO_RICO.public(game.state), sheets(game.state)[0].total
        assert total == 9 + (4 + 4 + 4 + 8) + 3 + 2 + 2 + 3
        assert public.in_sight[0] == (total if is_open else total - 9 - 2)
        assert PUERTO_RICO.open_points(public) == (public.in_sight if is_open else None)


def test_doubloons_and_barrels_break_a_tie() -> None:
    """The larger sum of both wins; still equal, the victory is shared (S4)."""
    game = Game(3).seat(0, points=9, money=2, goods={"corn": 1}).seat(1, points=9, money=4)
    game.seat(2, points=8)
    assert [(rank, sheet.seat) for rank, sheet in ranking(sheets(game.state))] == [
        (1, 1),
        (2, 0),
        (3, 2),
    ]

    game.seat(1, points=9, money=3)
    assert [rank for rank, _ in ranking(sheets(game.state))] == [1, 1, 3]


def test_guild_hall() -> None:
    """1 for each small production building, 2 for each other one and the Jeweler, occupied or not (E16)."""
    city = (
        "guild_hall* small_indigo_plant small_sugar_mill* indigo_plant sugar_mill tobacco_storage"
    )
    game = Game(3, exp_nobles=True).seat(0, city=f"{city} coffee_roaster jeweler")

    assert line(game, 0, "guild_hall") == 12


def test_residence() -> None:
    """Up to 9 filled spaces 4 VP, then 5, 6, 7; forests fill a space (E17, E30; A29)."""
    scores = []
    for count in (0, 9, 10, 11, 12):
        game = Game(3).seat(0, island="forest " * count, city="residence*")
        scores.append(line(game, 0, "residence"))

    assert scores == [4, 4, 5, 6, 7]


def test_fortress() -> None:
    """1 for every 3 people: colonists and nobles, on tiles and in San Juan (E36; A30)."""
    game = Game(3, exp_nobles=True)
    game.seat(0, island="corn* corn!", city="fortress* factory", waiting=(2, 1))

    assert line(game, 0, "fortress") == 2


def test_customs_house() -> None:
    """1 for every 4 VP in chips and on paper (E37; A44)."""
    game = Game(3).seat(0, city="customs_house*", points=31)

    assert line(game, 0, "customs_house") == 7


def test_city_hall() -> None:
    """1 for each commercial building, itself too, occupied or not; not production, not the Jeweler (E18)."""
    city = "city_hall* fortress small_market villa jeweler indigo_plant"
    game = Game(3, exp_nobles=True).seat(0, city=city)

    assert line(game, 0, "city_hall") == 4


def test_statue() -> None:
    """8 printed points, needs nobody (E33)."""
    game = Game(3, exp_new_buildings=True).seat(0, city="statue city_hall*")

    assert line(game, 0, "buildings") == 12
    assert line(game, 0, "city_hall") == 2


def test_cloister() -> None:
    """Sets of three equal tiles, forests and quarries too (E34, E30)."""
    scores = []
    for tiles in ("corn corn", "corn corn corn", "corn " * 6, "corn " * 9, "corn " * 12):
        game = Game(3, exp_new_buildings=True).seat(0, city="cloister*", island=tiles)
        scores.append(line(game, 0, "cloister"))

    assert scores == [0, 1, 3, 6, 10]


def test_nobles_score() -> None:
    """1 each wherever they are; with an occupied Royal Garden 2 (S3, E38, E46; A31)."""
    game = Game(3, exp_nobles=True).seat(0, island="corn!", city="royal_garden*", waiting=(0, 2))

    assert line(game, 0, "nobles") == 3
    assert line(game, 0, "royal_garden") == 3


def test_points_are_shown_at_the_end_or_when_open() -> None:
    """Totals are secret until then, unless the option opens them (section 9; A21)."""
    game = Game(3).seat(1, points=7)
    assert PUERTO_RICO.public(game.state).points is None
    assert PUERTO_RICO.public(game.state).scored == (False, True, False)
    assert PUERTO_RICO.private(game.state, 1).points == 7

    game = Game(3, open_vp=True).seat(1, points=7)
    assert PUERTO_RICO.public(game.state).points == (0, 7, 0)
