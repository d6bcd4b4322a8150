"""The lattice, the layouts and the set-up, against the tables of the rules (4, 5)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.catan.content import BEGINNER, PLANS, geometry
from games.catan.frames import BeforeRoll
from games.catan.game import CATAN
from games.catan.layout import harbors, random_board, scattered_numbers, spiral_numbers
from games.catan.options import CatanOptions
from games.core.rng import Chance, Rng
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE, beginners, hand

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "catan.md").read_text(encoding="utf-8")


def _section(start: str, end: str) -> str:
    return RULES[RULES.index(start) : RULES.index(end)]


@pytest.mark.parametrize(
    ("plan", "start", "end"), [("base", "### 4.3", "### 4.4"), ("expanded", "### 4.6", "### 4.7")]
)
def test_corners_of_hexes_are_those_of_the_table(plan: str, start: str, end: str) -> None:
    """Every hex has the corners printed in 4.3 and 4.6, clockwise from the top."""
    rows = re.findall(
        r"^\| (#\d+) \| \((-?\d+),(-?\d+)\) \| ([A-Z\d ]+?) \|", _section(start, end), re.MULTILINE
    )
    net = geometry(plan)
    assert len(rows) == len(net.hexes)
    for label, q, r, corners in rows:
        place = net.hex_of[label]
        assert (int(q), int(r)) == net.hexes[place]
        assert corners.split() == [net.corners[corner] for corner in net.corners_of_hex[place]]


def test_corners_of_the_base_board_are_those_of_the_table() -> None:
    """Hexes and neighbours of all 54 corners (4.4)."""
    net = geometry("base")
    rows = re.findall(
        r"^\| ([A-L]\d) \| [NS]\([^)]*\) \| ([#\d, ]+) \| ([A-L\d, ]+) \|",
        _section("### 4.4", "### 4.5"),
        re.MULTILINE,
    )
    assert len(rows) == 54 == len(net.corners)
    for label, hexes, neighbours in rows:
        corner = net.corner_of[label]
        assert hexes.split(", ") == [net.labels[place] for place in net.hexes_of_corner[corner]]
        assert neighbours.split(", ") == sorted(
            net.corners[other] for other in net.neighbours[corner]
        )


@pytest.mark.parametrize(
    ("plan", "start", "end", "corners", "paths", "coast"),
    [("base", "### 4.5", "### 4.6", 54, 72, 30), ("expanded", "### 4.6", "### 4.7", 80, 109, 38)],
)
def test_coasts_run_clockwise(
    plan: str, start: str, end: str, corners: int, paths: int, coast: int
) -> None:
    """The coast paths in the order of 4.5 and 4.6."""
    net = geometry(plan)
    printed = [label for _, label in re.findall(r"(\d+): ([A-P]\d-[A-P]\d)", _section(start, end))]
    assert printed == [net.paths[path] for path in net.coast]
    assert (corners, paths, coast) == (len(net.corners), len(net.paths), len(net.coast))


@pytest.mark.parametrize(
    ("plan", "start", "end"), [("base", "### 4.5", "### 4.6"), ("expanded", "### 4.6", "### 4.7")]
)
def test_fixed_harbors_lie_as_printed(plan: str, start: str, end: str) -> None:
    """Kind and path of every harbor of the fixed frame (4.5, 4.6)."""
    rows = re.findall(
        r"^\| @\d+ \| (\S+)(?: 2:1)? \| \d+ \| (\S+) \|", _section(start, end), re.MULTILINE
    )
    printed = [(path, "any" if kind == "3:1" else kind) for kind, path in rows]
    net, board = geometry(plan), PLANS[plan]
    assert printed == [
        (net.paths[path], kind)
        for path, kind in harbors(plan, board.fixed_large, board.fixed_small)
    ]


@pytest.mark.parametrize(
    ("plan", "start", "end"), [("base", "### 4.5", "### 4.6"), ("expanded", "### 4.6", "### 4.7")]
)
def test_spirals_are_those_of_the_table(plan: str, start: str, end: str) -> None:
    """The six counter-clockwise spirals (4.5, 4.6)."""
    rows = re.findall(r"^\| #\d+ \| (#\d+, [#\d, ]+) \|", _section(start, end), re.MULTILINE)
    assert [tuple(int(place) for place in re.findall(r"\d+", row)) for row in rows] == list(
        PLANS[plan].spirals
    )


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_pieces_of_an_island_add_up(plan: str) -> None:
    """As many terrains as hexes, as many tokens as hexes that produce (3.1, 3.6)."""
    board = PLANS[plan]
    assert len(board.hexes) == sum(board.terrains.values())
    assert len(board.tokens) == len(board.hexes) - board.terrains["desert"]
    assert 7 not in board.tokens


def test_the_base_spiral_of_the_example() -> None:
    """X27: start #17, desert on #14."""
    terrains = ["forest"] * 19
    terrains[13] = "desert"
    spiral = next(spiral for spiral in PLANS["base"].spirals if spiral[0] == 17)
    numbers = spiral_numbers(PLANS["base"], terrains, spiral)
    expected = {
        17: 5,
        18: 2,
        19: 6,
        16: 3,
        12: 8,
        7: 10,
        3: 9,
        2: 12,
        1: 11,
        4: 4,
        8: 8,
        13: 10,
        14: 0,
        15: 9,
        11: 4,
        6: 5,
        5: 6,
        9: 3,
        10: 11,
    }
    assert expected == {place + 1: number for place, number in enumerate(numbers)}


def test_the_large_spiral_of_the_example() -> None:
    """X26: start #18, deserts on #7 and #21."""
    terrains = ["forest"] * 30
    terrains[6] = terrains[20] = "desert"
    spiral = next(spiral for spiral in PLANS["expanded"].spirals if spiral[0] == 18)
    numbers = spiral_numbers(PLANS["expanded"], terrains, spiral)
    assert [numbers[place - 1] for place in (18, 12, 7, 3, 2, 1, 4, 8)] == [2, 5, 0, 4, 6, 3, 9, 8]
    assert [numbers[place - 1] for place in (22, 16, 10, 15)] == [12, 3, 2, 6]


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_scattered_red_numbers_are_no_neighbours(plan: str) -> None:
    """Tokens by chance, no two of 6 and 8 side by side (R19)."""
    net = geometry(plan)
    for seed in range(20):
        chance = Chance(Rng(seed.to_bytes(32, "big")))
        terrains = random_board(plan, CatanOptions(board="random"), chance.below).terrains
        numbers = scattered_numbers(plan, terrains, chance.below)
        red = [place for place, number in enumerate(numbers) if number in (6, 8)]
        assert not any(other in net.adjacent_hexes[place] for place in red for other in red)
        assert Counter(PLANS[plan].tokens) == Counter(number for number in numbers if number)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_islands_use_all_pieces(seats: int) -> None:
    """Terrains, harbors and robber of a random set-up (R15-R17, R174-R177)."""
    for seed in range(10):
        options = CatanOptions(board="random", frame="shuffled")
        state = CATAN.setup(seats, options, Rng(seed.to_bytes(32, "big"))).state
        board = PLANS["base" if seats < 5 else "expanded"]
        assert Counter(board.terrains) == Counter(state.table.board.terrains)
        assert state.table.board.terrains[state.table.robber] == "desert"
        ends = [
            corner
            for path, _ in state.table.board.harbors
            for corner in state.table.board.geometry.ends[path]
        ]
        assert len(ends) == len(set(ends)), "two harbors share a corner"
        assert len({player.colour for player in state.table.players}) == seats


def test_beginners_start_as_printed() -> None:
    """Starting hands, bank and supplies (R11-R13, X2)."""
    state = beginners().state
    assert hand(grain=1, lumber=2) == state.secrets.players[RED].hand
    assert hand(lumber=1, ore=1, brick=1) == state.secrets.players[BLUE].hand
    assert hand(ore=1, grain=2) == state.secrets.players[ORANGE].hand
    assert hand(lumber=1, ore=1, wool=1) == state.secrets.players[WHITE].hand
    assert hand(lumber=15, ore=16, grain=16, brick=18, wool=18) == state.table.bank
    for player in state.table.players:
        assert (player.roads_left, player.settlements_left, player.cities_left) == (13, 3, 4)


def test_three_beginners_play_without_red() -> None:
    """R2, R12: the bank of three players."""
    for seed in range(12):
        state = CATAN.setup(3, CatanOptions(), Rng(seed.to_bytes(32, "big"))).state
        assert {"blue", "orange", "white"} == {player.colour for player in state.table.players}
        assert hand(lumber=17, ore=16, grain=17, brick=18, wool=18) == state.table.bank
        assert (BeforeRoll(),) == state.flow
        assert BEGINNER.robber - 1 == state.table.robber


def test_options_that_do_not_go_together_are_refused() -> None:
    """1.1, R1: seats, the beginners' island for five, varied harbors on the fixed island."""
    assert CATAN.check(2, CatanOptions()) is not None
    assert CATAN.check(7, CatanOptions()) is not None
    assert CATAN.check(5, CatanOptions(board="beginner")) is not None
    assert CATAN.check(4, CatanOptions(frame="shuffled")) is not None
    assert (
        CATAN.check(4, CatanOptions(board="random", frame="shuffled", numbers="scattered")) is None
    )
    assert CATAN.check(6, CatanOptions(frame="shuffled")) is None
