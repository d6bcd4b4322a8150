"""Setting up the table (section 5)."""

import pytest

from games.core.rng import Rng
from games.puerto_rico.actions import ChooseRole, Draft
from games.puerto_rico.content import (
    BUILDINGS,
    COST,
    DRAFT_SPACES,
    KINDS,
    RANK,
    barrels_of,
    copies_of,
    tiles_of,
)
from games.puerto_rico.events import DraftEnded, GameBegan
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import Cargo, People
from tests.games.puerto_rico.setups import fresh
from tests.games.puerto_rico.table import Game


@pytest.mark.parametrize(
    ("seats", "money", "pool", "colonists", "aboard", "row", "down", "ships", "roles"),
    [
        (3, 2, 75, 55, 3, 4, 43, (4, 5, 6), 6),
        (4, 3, 100, 75, 4, 5, 41, (5, 6, 7), 7),
        (5, 4, 126, 95, 5, 6, 39, (6, 7, 8), 8),
        (2, 3, 65, 40, 2, 3, 30, (4, 6), 7),
    ],
)
def test_the_numbers_for_every_number_of_players(
    seats: int,
    money: int,
    pool: int,
    colonists: int,
    aboard: int,
    row: int,
    down: int,
    ships: tuple[int, ...],
    roles: int,
) -> None:
    """Money, VP, people, tiles, ships and role cards (U2, U3, U15; A27)."""
    state = fresh(seats)
    table = state.table

    assert {player.doubloons for player in table.players} == {money}
    assert table.pool == pool
    assert (table.supply, table.ship) == (People(colonists), People(aboard))
    assert (len(table.row), sum(state.secrets.stack)) == (row, down)
    assert table.quarries == (5 if seats == 2 else 8)
    assert table.cargo == tuple([Cargo(capacity) for capacity in ships])
    assert len(table.roles) == roles
    assert table.goods == ((8, 9, 9, 7, 7) if seats == 2 else (10, 11, 11, 9, 9))


def test_the_governor_is_drawn() -> None:
    """Every seat can come to be the first Governor, and all are told (U1)."""
    step = PUERTO_RICO.setup(3, PuertoRicoOptions(), Rng(bytes(32)))
    [began] = [told.event for told in step.log if isinstance(told.event, GameBegan)]

    assert began.seat == step.state.table.governor
    assert {fresh(3, seed).table.governor for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("seats", "goods"),
    [
        (2, ["indigo", "corn"]),
        (3, ["indigo", "indigo", "corn"]),
        (4, ["indigo", "indigo", "corn", "corn"]),
        (5, ["indigo", "indigo", "indigo", "corn", "corn"]),
    ],
)
def test_everybody_begins_with_a_plantation_by_position(seats: int, goods: list[str]) -> None:
    """Indigo for the first, corn for the last, unoccupied; nothing else is there (U2, U4, U15)."""
    state = fresh(seats, seed=3)
    table = state.table
    order = [table.players[(table.governor + step) % seats] for step in range(seats)]

    assert [[(tile.kind, tile.people) for tile in player.island] for player in order] == [
        [(good, 0)] for good in goods
    ]
    assert all(not any(player.goods) and not player.waiting.total for player in order)
    assert state.secrets.points == (0,) * seats


def test_the_base_game_has_all_base_buildings() -> None:
    """49 tiles of 23 types; house and ships are empty, no money lies on roles (U5)."""
    table = fresh(4).table

    assert len(table.buildings) == 23
    assert sum(table.market) == 49
    assert not table.house
    assert not any(ship.barrels for ship in table.cargo)
    assert not any(card.doubloons for card in table.roles)


def test_starting_tiles_are_set_aside_first() -> None:
    """Starting tiles, row and stack together are all plantations; nothing is discarded (U6)."""
    state = fresh(5)
    table = state.table
    seen = [tile.kind for player in table.players for tile in player.island] + list(table.row)
    counts = tuple(
        left + seen.count(good)
        for left, good in zip(
            state.secrets.stack, ("corn", "indigo", "sugar", "tobacco", "coffee"), strict=True
        )
    )

    assert counts == tiles_of(5)
    assert not any(table.discards)


def test_production_buildings_are_not_drafted() -> None:
    """All production buildings are there before the draft, two of each with 2 players (U7)."""
    for seats, copies in ((4, 20), (2, 12)):
        table = fresh(seats, exp_new_buildings=True).table
        assert {BUILDINGS[kind].sort for kind in table.buildings} == {"production"}
        assert sum(table.market) == copies


def test_what_may_be_drafted_is_listed_by_cost() -> None:
    """As the spaces lie before everybody, old and new buildings together: badges run down the groups."""
    game = Game(3)
    game.state = fresh(3, exp_new_buildings=True)
    offered = game.offers(Draft)
    assert offered is not None
    assert [COST[kind] for kind in offered] == sorted(COST[kind] for kind in offered)
    assert RANK[offered[0]] < RANK[offered[2]] < RANK[offered[1]]


def drafted(seats: int) -> tuple[Game, list[int]]:
    """A game whose draft is over, and who picked."""
    game = Game(seats)
    game.state = fresh(seats, exp_new_buildings=True)
    picks = []
    while (keys := game.offers(Draft)) is not None:
        picks.append(game.asked.seat)
        game.do(Draft(keys[-1]))
    return game, picks


def test_the_draft_goes_round_from_the_governor() -> None:
    """17 picks, clockwise from the Governor, each obligatory; then the Governor chooses a role (U8, U10)."""
    game, picks = drafted(3)
    governor = game.now.governor

    assert picks[:4] == [(governor + step) % 3 for step in range(4)]
    assert len(picks) == 17
    assert (game.asked.seat, game.is_asked(ChooseRole)) == (governor, True)
    assert len(game.told(DraftEnded)) == 1


def test_a_type_takes_a_space_of_its_own_cost() -> None:
    """Every cost has as many types as spaces; copies come all at once, a large one alone (U8)."""
    game, _ = drafted(4)
    in_play = [kind for kind in game.now.buildings if BUILDINGS[kind].sort == "commercial"]

    assert len(in_play) == 17
    assert {cost: [COST[kind] for kind in in_play].count(cost) for cost in DRAFT_SPACES} == dict(
        DRAFT_SPACES
    )
    assert all(game.now.market[RANK[kind]] == BUILDINGS[kind].copies for kind in in_play)


def test_what_finds_no_space_leaves_the_game() -> None:
    """26 tiles are out, 14 with 2 players; nothing forbids Office and Trading Post together (U9, U11)."""
    for seats, out in ((4, 26), (2, 14)):
        game, picks = drafted(seats)
        assert len(picks) == 17
        possible = [kind for kind in KINDS if BUILDINGS[kind].set != "nobles"]
        absent = [kind for kind in possible if kind not in game.now.buildings]
        assert sum(copies_of(kind, seats) for kind in absent) == out


def test_office_and_trading_post_may_both_be_drafted() -> None:
    """It is only advised against (U11)."""
    game = Game(3)
    game.state = fresh(3, exp_new_buildings=True)
    game.do(Draft("office"), Draft("trading_post"))

    assert {"office", "trading_post"} <= set(game.now.buildings)


def test_the_nobles_bring_their_buildings_and_people() -> None:
    """31 types, 100 colonists and 20 nobles for any number; the first ship carries one noble (U12, U13, U14)."""
    table = fresh(3, exp_nobles=True).table

    assert len(table.buildings) == 31
    assert table.ship == People(2, 1)
    assert table.supply == People(98, 19)


def test_two_players_with_the_nobles() -> None:
    """1 colonist and 1 noble on the ship, single buildings but two Jewelers (U16; A2)."""
    table = fresh(2, exp_nobles=True).table

    assert (table.ship, table.supply) == (People(1, 1), People(99, 19))
    assert table.market[RANK["jeweler"]] == 2
    assert table.market[RANK["villa"]] == 1


def test_two_players_play_with_fewer_pieces() -> None:
    """Three tiles of each kind and two barrels of each good are out (U15; A39)."""
    assert tiles_of(2) == tuple(count - 3 for count in tiles_of(3))
    assert barrels_of(2) == tuple(count - 2 for count in barrels_of(3))
