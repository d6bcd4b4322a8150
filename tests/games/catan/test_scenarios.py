"""Corsica and New York (docs/rules/catan.md 4.7, 4.8, 6.9)."""

import re

import pytest

from games.catan import actions as act
from games.catan.content import SCENARIOS, chart, full_bank
from games.catan.game import CATAN
from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.scenario.events import TookChip
from games.catan.options import CatanOptions
from games.catan.points import goal, points
from games.catan.rates import rates
from games.core.game import Options
from games.core.rng import Rng
from tests.games.catan.maps import FIVE, FOUR, bare, scenario
from tests.games.catan.positions import Position, does, heard, keys_of, offers, rolled
from tests.games.catan.rules import rows, section

SECTIONS = {"corsica": ("### 4.7", "### 4.8"), "newyork": ("### 4.8", "## 5.")}

EVERY = pytest.mark.parametrize("board", SECTIONS)

RICH = {"lumber": 9, "brick": 9, "wool": 9, "grain": 9, "ore": 9}


def on_map(board: str, seats: int = FOUR) -> CatanOptions:
    """The options of that map."""
    return CatanOptions(board=board)  # type: ignore[arg-type]


@EVERY
def test_a_map_is_the_one_of_the_tables(board: str) -> None:
    """4.7, 4.8, R190: hexes, numbers, corners, sites, marked and red paths, and where the robber begins."""
    text = section(*SECTIONS[board])
    on, state = chart(board), bare(board).state
    net, laid = on.net, state.table.board
    hexes = [cells for cells in rows(text) if cells[0].startswith("#")]
    for place, (label, spot, terrain, number, corners) in enumerate(hexes):
        assert (label, terrain, int(number)) == (
            net.labels[place],
            laid.terrains[place],
            laid.numbers[place],
        )
        assert tuple(map(int, re.findall(r"-?\d+", spot))) == net.hexes[place]
        assert corners.split() == [net.corners[corner] for corner in net.corners_of_hex[place]]
    assert len(hexes) == len(net.hexes)
    sites = {cells[0]: cells for cells in rows(text) if re.fullmatch(r"[A-T]\d", cells[0])}
    chips = {label for label, cells in sites.items() if cells[2].startswith("VP")}
    assert chips == {net.corners[corner] for corner in on.chips}
    assert sites.keys() - chips == {net.corners[corner] for corner in on.sites}
    paths = re.findall(r"[A-T]\d-[A-T]\d", text[text.index("Marked paths") :].split("\n\n")[0])
    assert sorted(paths) == sorted(net.paths[path] for path in on.ways)
    reds = {cells[0]: cells[1] for cells in rows(text) if re.fullmatch(r".\d-.\d", cells[0])}
    assert reds == {
        net.paths[path]: "3:1" if kind == "any" else f"{kind} 2:1" for path, kind in on.reds
    }
    start = re.search(r"Robber start: (#\d+)", text)
    assert start is not None
    assert start[1] == net.labels[state.table.robber]


@EVERY
def test_sites_are_two_paths_apart_and_named(board: str) -> None:
    """4.7, 4.8, R112: the distance rule holds by itself; every locality of the smaller game has a name."""
    small, large = chart(board), chart(f"{board}_large")
    for corner in large.sites:
        assert not set(small.net.neighbours[corner]) & large.sites
    assert small.sites == set(small.names)


@EVERY
@pytest.mark.parametrize(("seats", "wins"), [(3, 13), (4, 12), (5, 10), (6, 10)])
def test_what_a_game_on_a_map_is_played_with(board: str, seats: int, wins: int) -> None:
    """R190, R191, R199, R200: chips with 3 or 4 players only; cards of the box; points to win; a founding phase."""
    state = CATAN.setup(seats, on_map(board), Rng(bytes(32))).state
    table = state.table
    assert goal(table) == wins
    assert table.bank == full_bank("base" if seats < FIVE else "expanded")
    assert sum(state.secrets.deck) == (25 if seats < FIVE else 34)
    chips = {"corsica": 11, "newyork": 9}[board] if seats < FIVE else 0
    assert len(scenario(Position(state)).chips) == chips
    sites = keys_of(state, table.starter, act.Settle)
    assert len(sites) == len(SCENARIOS[board].localities) + (
        0 if seats < FIVE else len(SCENARIOS[board].crossroads)
    )


@pytest.mark.parametrize(("seats", "sites"), [(3, ("G6",)), (4, ()), (5, ())])
def test_one_point_short_does_not_win(seats: int, sites: tuple[str, ...]) -> None:
    """X33, R200: the point that reaches the goal wins, the one before does not: 13, 12 or 10 points."""
    near = bare("newyork", seats).holding(0, **RICH)
    for corner in ("C3", "E1", "G1", "I1"):
        near = near.with_settlement(0, corner).with_city(0, corner)
    for corner in ("Q2", *sites):
        near = near.with_settlement(0, corner)
    near = near.with_roads(0, "K5-L4", "A1-B1").changed(largest_army=0 if seats < FIVE else -1)
    assert points(near.state, 0) == goal(near.state.table) - 1
    road = does(near, 0, act.BuildRoad("B1-C1"))
    assert not CATAN.is_over(road.state)
    assert CATAN.is_over(does(road.state, 0, act.BuildSettlement("K5")).state)


def test_settlements_and_roads_have_their_places() -> None:
    """R192, R193, R202: settlements on localities, roads on marked paths, the robber on any hex."""
    position = bare("corsica").holding(0, **RICH).with_settlement(0, "I2").with_roads(0, "I2-J2")
    assert set(keys_of(position, 0, act.BuildRoad)) == {"H2-I2", "I2-J3", "I1-J2", "J2-K2"}
    assert "J2" not in keys_of(position, 0, act.BuildSettlement)
    reached = position.with_roads(0, "I1-J2")
    assert keys_of(reached, 0, act.BuildSettlement) == ("I1",)
    net = position.net
    unmarked = {net.paths[path] for path in range(len(net.paths))} - {
        net.paths[path] for path in chart("corsica").ways
    }
    assert "K3-L2" in unmarked
    assert not unmarked & set(keys_of(reached, 0, act.BuildRoad))
    knight = position.with_cards(0, knight=1)
    moved = does(knight, 0, act.PlayCard("knight")).state
    assert len(keys_of(moved, 0, act.MoveRobber)) == len(net.hexes) - 1


def test_a_road_stops_at_a_locality_that_is_not_its_owners() -> None:
    """R194: no second road there, whoever has built; a free road neither; with an own settlement it goes on."""
    position = bare("corsica").holding(0, **RICH).with_settlement(0, "I4")
    position = position.with_roads(0, "I4-J4", "I3-J4", "I3-J3", "I2-J3")
    assert not {"I2-J2", "H2-I2"} & set(keys_of(position, 0, act.BuildRoad))
    foreign = position.with_settlement(1, "I2")
    assert not {"I2-J2", "H2-I2"} & set(keys_of(foreign, 0, act.BuildRoad))
    around = keys_of(foreign.with_roads(0, "J2-K2"), 0, act.BuildRoad)
    assert ("I1-J2" in around, "I2-J2" in around) == (True, False)
    free = does(position.with_cards(0, road_building=1), 0, act.PlayCard("road_building")).state
    assert not {"I2-J2", "H2-I2"} & set(keys_of(free, 0, act.FreeRoad))
    own = position.with_settlement(0, "I2")
    assert {"I2-J2", "H2-I2"} <= set(keys_of(own, 0, act.BuildRoad))


def test_a_road_to_a_crossroads_takes_its_chip() -> None:
    """X29, R197, R198: at once, once, by a free road too; then roads pass and nobody settles there."""
    start = bare("corsica").holding(0, **RICH).with_settlement(0, "I4").with_roads(0, "I4-J4")
    step = does(start, 0, act.BuildRoad("I3-J4"))
    assert [TookChip(0, "I3")] == heard(step, TookChip)
    assert points(step.state, 0) == points(start.state, 0) + 1
    assert keys_of(step.state, 0, act.BuildSettlement) == ()
    on = does(step.state, 0, act.BuildRoad("I3-J3"), act.BuildRoad("I2-J3"))
    assert heard(on, TookChip) == []
    assert scenario(Position(on.state)).taken == (1, 0, 0, 0)
    free = start.with_cards(0, road_building=1)
    step = does(free, 0, act.PlayCard("road_building"), act.FreeRoad("J4-K4"))
    assert [TookChip(0, "K4")] == heard(step, TookChip)


def test_with_five_a_crossroads_is_a_locality() -> None:
    """X30, R199: no chip; the first road ends there until its owner has settled it."""
    start = bare("corsica", FIVE).holding(0, **RICH).with_settlement(0, "I4")
    step = does(start.with_roads(0, "I4-J4"), 0, act.BuildRoad("I3-J4"))
    assert heard(step, TookChip) == []
    assert "I3-J3" not in keys_of(step.state, 0, act.BuildRoad)
    settled = does(step.state, 0, act.BuildSettlement("I3")).state
    assert "I3-J3" in keys_of(settled, 0, act.BuildRoad)
    hand = rolled(Position(settled), 0, 11).state.secrets.players[0].hand
    assert hand[4] == settled.secrets.players[0].hand[4] + 1


def test_a_road_on_a_red_path_brings_its_rate() -> None:
    """X31, R195: from the moment it lies, with no building at all, and nobody else's."""
    position = bare("corsica").holding(0, grain=2).with_settlement(0, "E3")
    assert rates(position.state.table, 0) == (4, 4, 4, 4, 4)
    laid = position.with_roads(0, "D1-E3")
    assert rates(laid.state.table, 0) == (4, 4, 4, 2, 4)
    assert rates(laid.state.table, 1) == (4, 4, 4, 4, 4)
    assert "grain@ore" in keys_of(laid, 0, act.BankTrade)
    both = laid.with_settlement(0, "A1").with_roads(0, "A1-B1")
    assert rates(both.state.table, 0) == (3, 3, 3, 2, 3)
    assert position.state.table.board.harbors == ()


def test_the_robber_blocks_its_first_hex() -> None:
    """R190, R196: Ajaccio gets nothing for 12 from the start; a locality produces from its hexes, a city twice."""
    position = bare("corsica").with_settlement(0, "M2")
    assert sum(rolled(position, 0, 12).state.secrets.players[0].hand) == 0
    assert rolled(position, 0, 2).state.secrets.players[0].hand == (1, 0, 0, 0, 0)
    city = position.with_city(0, "M2")
    assert rolled(city, 0, 4).state.secrets.players[0].hand == (0, 2, 0, 0, 0)


def test_a_founding_road_is_marked_and_the_second_settlement_brings_cards() -> None:
    """R191, R193, R198: only marked paths from the settlement, none of which reaches a chip."""
    state = CATAN.setup(4, on_map("newyork"), Rng(bytes(32))).state
    seat = state.table.starter
    placed = does(state, seat, act.Settle("C3")).state
    assert keys_of(placed, seat, act.FoundingRoad) == ("C3-D3", "C3-D4")
    for board in SECTIONS:
        on = chart(board)
        for site in on.sites:
            for path in on.exits[site]:
                assert not set(on.net.ends[path]) & on.chips


def test_foreign_buildings_cannot_interrupt_a_road() -> None:
    """R201: two own roads meet at a locality only where one has built; Longest Road is used as ever."""
    position = bare("corsica").holding(0, **RICH).with_settlement(0, "I4")
    position = position.with_roads(0, "I4-J5", "I4-J4", "I3-J4", "H3-I3")
    step = does(position, 0, act.BuildRoad("G2-H3"))
    assert step.state.table.longest_road == 0


def test_what_varies_only_on_a_random_island_is_refused() -> None:
    """1.1: shuffled harbors and scattered numbers do not go with a printed map; the canal only with New York."""
    options: tuple[Options, ...] = (
        CatanOptions(board="corsica", frame="shuffled"),
        CatanOptions(board="newyork", numbers="scattered"),
        CatanOptions(board="corsica", erie=True),
        CatanOptions(erie=True),
    )
    for seats in CATAN.seats:
        assert all(CATAN.check(seats, one) is not None for one in options)
        assert CATAN.check(seats, CatanOptions(board="newyork", erie=True)) is None
    assert PlayToken not in offers(bare("newyork"), 0)
