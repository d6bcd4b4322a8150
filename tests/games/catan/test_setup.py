"""What chance decides in a set-up, and what lies where when it is done (5)."""

from collections import Counter

import pytest

from games.catan.actions import BuyCard, EndTurn
from games.catan.content import COLOURS, FRAME, PLANS, geometry
from games.catan.events import Seated, Started
from games.catan.frames import Founding
from games.catan.game import CATAN
from games.catan.layout import harbors, random_board, spiral_numbers
from games.catan.options import CatanOptions
from games.catan.state import NOBODY, Board, State
from games.core.model import Told
from games.core.rng import Chance, Rng
from tests.games.catan.positions import RED, beginners, does

SEEDS = range(120)
"""Games in which each of up to six equal chances comes at least once, but for less than one in a hundred million."""


def _rng(seed: int) -> Rng:
    return Rng(seed.to_bytes(32, "big"))


def _start(seats: int, seed: int, options: CatanOptions) -> State:
    return CATAN.setup(seats, options, _rng(seed)).state


def _island(plan: str, seed: int, options: CatanOptions) -> Board:
    return random_board(plan, options, Chance(_rng(seed)).below)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_anybody_may_begin(seats: int) -> None:
    """R7: each seat is drawn, about as often as the others; everybody hears which."""
    starters = Counter(_start(seats, seed, CatanOptions()).table.starter for seed in SEEDS)
    assert set(starters) == set(range(seats))
    assert max(starters.values()) < 3 * len(SEEDS) / seats
    step = CATAN.setup(seats, CatanOptions(), _rng(1))
    assert Told(Started(step.state.table.starter)) in step.log


@pytest.mark.parametrize(
    ("seats", "board", "colours"),
    [
        (3, "beginner", {"blue", "orange", "white"}),
        (3, "random", {"red", "blue", "orange", "white"}),
        (4, "beginner", {"red", "blue", "orange", "white"}),
        (5, "automatic", set(COLOURS)),
        (6, "automatic", set(COLOURS)),
    ],
)
def test_every_seat_may_get_every_colour(seats: int, board: str, colours: set[str]) -> None:
    """R2: dealt by chance among those allowed, each once; everybody hears them."""
    options = CatanOptions(board=board)  # type: ignore[arg-type]
    games = [_start(seats, seed, options) for seed in SEEDS]
    for seat in range(seats):
        assert {state.table.players[seat].colour for state in games} == colours
    step = CATAN.setup(seats, options, _rng(2))
    for seat, player in enumerate(step.state.table.players):
        assert Told(Seated(seat, player.colour)) in step.log
    assert all(len({player.colour for player in state.table.players}) == seats for state in games)


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_every_terrain_may_lie_everywhere(plan: str) -> None:
    """R15, R174: an even permutation; the desert comes to lie on every place, no place has only one terrain."""
    islands = [_island(plan, seed, CatanOptions(board="random")) for seed in range(400)]
    for place in range(len(PLANS[plan].hexes)):
        assert {island.terrains[place] for island in islands} == set(PLANS[plan].terrains)


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_the_numbers_begin_at_any_corner_of_the_island(plan: str) -> None:
    """R18, R175: the tokens lie along one of the six spirals, and each of the six comes."""
    begun = set()
    for seed in SEEDS:
        island = _island(plan, seed, CatanOptions(board="random"))
        laid = [
            spiral[0]
            for spiral in PLANS[plan].spirals
            if spiral_numbers(PLANS[plan], island.terrains, spiral) == list(island.numbers)
        ]
        assert laid, "the numbers follow no spiral"
        begun.update(laid)
    assert begun == {spiral[0] for spiral in PLANS[plan].spirals}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_scattered_numbers_lie_along_no_spiral(seats: int) -> None:
    """R19, R175: all tokens on the hexes that are no desert, no two red ones side by side, the robber on a desert."""
    options = CatanOptions(board="random", numbers="scattered")
    spirals = 0
    for seed in range(20):
        state = _start(seats, seed, options)
        board, net = state.table.board, state.table.board.geometry
        plan = PLANS[board.plan]
        assert Counter(plan.tokens) == Counter(number for number in board.numbers if number)
        for place, terrain in enumerate(board.terrains):
            assert (board.numbers[place] == 0) == (terrain == "desert")
            if board.numbers[place] in (6, 8):
                assert not {6, 8} & {board.numbers[other] for other in net.adjacent_hexes[place]}
        assert board.terrains[state.table.robber] == "desert"
        spirals += any(
            spiral_numbers(plan, board.terrains, spiral) == list(board.numbers)
            for spiral in plan.spirals
        )
    assert spirals == 0


def test_a_fixed_frame_stays_as_printed() -> None:
    """R16, R176: without the option the harbors are those of 4.5 and 4.6 on every island."""
    for plan_key, plan in PLANS.items():
        printed = harbors(plan_key, plan.fixed_large, plan.fixed_small)
        for seed in range(5):
            assert _island(plan_key, seed, CatanOptions(board="random")).harbors == printed


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_a_shuffled_frame_lays_its_pieces_in_any_order(plan: str) -> None:
    """R16, R176: large pieces on large slots and small ones on small slots, every one of them on each in time."""
    options = CatanOptions(board="random", frame="shuffled")
    coast, lattice = geometry(plan).coast, PLANS[plan]
    seen: dict[int, set[tuple[tuple[int, str], ...]]] = {}
    slots = [(start, 5) for start in lattice.large_slots] + [(s, 2) for s in lattice.small_slots]
    for seed in SEEDS:
        island = _island(plan, seed, options)
        by_index = {coast.index(path): kind for path, kind in island.harbors}
        assert list(by_index) == sorted(by_index), "not clockwise from coast path 0"
        for start, size in slots:
            piece = tuple((k, by_index[start + k]) for k in range(size) if start + k in by_index)
            seen.setdefault(start, set()).add(piece)
        assert Counter(by_index.values()) == Counter(
            kind for _, kind in _island(plan, seed, CatanOptions(board="random")).harbors
        )
    for start, size in slots:
        letter = "F" if size == 5 else "S"
        assert seen[start] == {tuple(FRAME[key]) for key in FRAME if key[0] == letter}, start


@pytest.mark.parametrize("seats", [5, 6])
def test_the_robber_starts_on_either_desert(seats: int) -> None:
    """R177: on the first or on the second one, by chance."""
    first = 0
    for seed in SEEDS:
        state = _start(seats, seed, CatanOptions())
        deserts = [n for n, terrain in enumerate(state.table.board.terrains) if terrain == "desert"]
        assert len(deserts) == 2
        assert state.table.robber in deserts
        first += state.table.robber == deserts[0]
    assert len(SEEDS) / 4 < first < len(SEEDS) * 3 / 4


def test_the_robber_starts_on_the_desert() -> None:
    """R17: there is only one."""
    for seed in range(20):
        state = _start(4, seed, CatanOptions(board="random"))
        assert state.table.board.terrains.index("desert") == state.table.robber


@pytest.mark.parametrize("seats", [5, 6])
def test_large_games_are_founded_on_the_large_board(seats: int) -> None:
    """R170, R178: 30 hexes, and the founding phase; there is no beginner layout for them."""
    state = _start(seats, 3, CatanOptions())
    assert state.table.board.plan == "expanded"
    assert state.flow == (Founding(0),)
    assert set(state.table.buildings) == set(state.table.roads) == {NOBODY}
    assert CATAN.check(seats, CatanOptions(board="beginner")) is not None
    assert CATAN.check(seats, CatanOptions(board="random")) is None


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_special_cards_lie_beside_the_board(seats: int) -> None:
    """R6: nobody holds Longest Road or Largest Army; nobody has a card or has played one."""
    state = _start(seats, 4, CatanOptions())
    assert (state.table.longest_road, state.table.largest_army) == (NOBODY, NOBODY)
    assert not any(sum(player.played) for player in state.table.players)
    assert not any(sum(player.cards) for player in state.secrets.players)


def test_what_the_deck_gives_is_by_chance() -> None:
    """R5: another order in every game, unknown to everybody; what the views say of it is how many are left."""
    position = beginners().holding(RED, wool=1, grain=1, ore=1)
    drawn = Counter(
        does(position.changed(rng=_rng(seed)), RED, BuyCard())
        .state.secrets.players[RED]
        .cards.index(1)
        for seed in range(300)
    )
    assert set(drawn) == set(range(9)), "every kind lies on top at times"
    assert 0.44 < drawn[0] / 300 < 0.68, "14 of 25 are knights"
    assert CATAN.public(position.state).deck == 25


def test_seats_are_the_order_of_the_turns() -> None:
    """R3: the next one is the next seat, and the first follows the last; nothing but the starter is drawn for it."""
    for seats in (3, 4):
        for seat in range(seats):
            step = does(beginners(seats).turn_of(seat), seat, EndTurn())
            assert step.state.table.active == (seat + 1) % seats
