"""Random games, counted a second time in another way."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from games.catan.actions import PlayCard
from games.catan.content import CARDS, RESOURCES
from games.catan.events import Collected, Rolled
from games.catan.game import CATAN
from games.catan.geometry import hex_corners
from games.catan.options import CatanOptions
from games.catan.state import CITY, NOBODY, State
from games.core.forms import sample
from games.core.game import play
from games.core.model import Step
from games.core.rng import Rng
from tests.games.catan.invariants import check
from tests.games.catan.trails import longest_trail

YIELD = {
    "forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore",
}  # fmt: skip

CASES = [
    (3, CatanOptions()),
    (4, CatanOptions(board="random", frame="shuffled", numbers="scattered")),
    (4, CatanOptions(combined=False)),
    (5, CatanOptions()),
    (6, CatanOptions(numbers="scattered", combined=False)),
]


@cache
def steps(seats: int, options: CatanOptions) -> tuple[tuple[State, Step[State]], ...]:
    """Positions of a random game and what was done in them; opportunities are taken now and then."""
    chance = random.Random(f"{seats} {options}")
    state: State = CATAN.setup(seats, options, Rng(chance.randbytes(32))).state
    played = []
    while pending := CATAN.pending(state):
        decision = chance.choice(pending) if chance.random() < 0.3 else pending[0]
        if not decision.required and chance.random() < 0.5:
            decision = pending[0]
        if not any(one.required for one in pending):
            break
        step = play(CATAN, state, decision.seat, sample(decision, chance.randrange), asked=decision)
        played.append((state, step))
        state = step.state
    return tuple(played)


def states(seats: int, options: CatanOptions) -> Iterator[State]:
    """All positions of that game."""
    for before, _ in steps(seats, options):
        yield before
    yield steps(seats, options)[-1][1].state


def amounts(hand: tuple[int, ...]) -> Counter[str]:
    """A hand by words."""
    return Counter(dict(zip(RESOURCES, hand, strict=True)))


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_nothing_is_lost(seats: int, options: CatanOptions) -> None:
    """Resource cards, development cards, roads, settlements and cities add up in every position (R2, R4, R105, R114, R120)."""
    for state in states(seats, options):
        check(state)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_buildings_keep_their_distance_and_roads_hang_together(
    seats: int, options: CatanOptions
) -> None:
    """R106, R110, R112 on the final board: no neighbours, a road at every building, no road far from its owner's others."""
    end = list(states(seats, options))[-1]
    net = end.table.board.geometry
    for corner, building in enumerate(end.table.buildings):
        if building != NOBODY:
            assert all(end.table.buildings[other] == NOBODY for other in net.neighbours[corner])
            assert any(
                end.table.roads[path] == building % CITY for path in net.paths_of_corner[corner]
            )
    for path, owner in enumerate(end.table.roads):
        if owner != NOBODY:
            touching = {p for c in net.ends[path] for p in net.paths_of_corner[c]} - {path}
            built = any(end.table.buildings[c] in (owner, CITY + owner) for c in net.ends[path])
            assert built or any(end.table.roads[other] == owner for other in touching)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_scores_recounted(seats: int, options: CatanOptions) -> None:
    """One winner with ten points in its own turn; totals from the board (R160 to R164)."""
    end = list(states(seats, options))[-1]
    sheets = CATAN.scores(end)
    for seat, sheet in enumerate(sheets):
        points = sum(1 for one in end.table.buildings if one == seat)
        points += sum(2 for one in end.table.buildings if one == CITY + seat)
        points += 2 if end.table.longest_road == seat else 0
        points += 2 if end.table.largest_army == seat else 0
        points += sum(end.secrets.players[seat].cards[CARDS.index("chapel") :])
        assert sheet.total == points
    assert [sheet.seat for sheet in sheets if sheet.ends_it] == [end.table.active]
    assert sheets[end.table.active].total >= 10


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_special_cards_recounted(seats: int, options: CatanOptions) -> None:
    """Lengths by brute force; the holders follow from the history of lengths and knights (R140 to R157)."""
    road_holder = army_holder = NOBODY
    lengths: tuple[int, ...] = (0,) * seats
    for state in states(seats, options):
        now = tuple(player.road_length for player in state.table.players)
        if now != lengths:
            lengths = now
            assert now == tuple(longest_trail(state, seat) for seat in range(seats))
        road_holder = _holder(road_holder, now, 5, keeps_when_short=False)
        knights = tuple(player.played[0] for player in state.table.players)
        army_holder = _holder(army_holder, knights, 3, keeps_when_short=True)
        assert (state.table.longest_road, state.table.largest_army) == (road_holder, army_holder)


def _holder(before: int, counts: tuple[int, ...], least: int, *, keeps_when_short: bool) -> int:
    """Who has the card now, written down as the rule book tells it."""
    best = max(counts)
    first = [seat for seat, count in enumerate(counts) if count == best]
    if best < least:
        return before if keeps_when_short else NOBODY
    if before in first:
        return before
    return first[0] if len(first) == 1 else NOBODY


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_production_recounted(seats: int, options: CatanOptions) -> None:
    """Who gets what of every roll, from the corners' coordinates instead of the tables of the lattice (R60 to R66)."""
    rolls = 0
    for before, step in steps(seats, options):
        rolled = [told.event for told in step.log if isinstance(told.event, Rolled)]
        if not rolled or sum(rolled[0].dice) == 7:
            continue
        rolls += 1
        told = {
            one.event.seat: amounts(one.event.cards)
            for one in step.log
            if isinstance(one.event, Collected)
        }
        assert told == _produced(before, sum(rolled[0].dice))
        for seat in range(seats):
            gained = amounts(step.state.secrets.players[seat].hand)
            gained.subtract(amounts(before.secrets.players[seat].hand))
            assert +gained == +told.get(seat, Counter())
    assert rolls > 20


def _produced(state: State, number: int) -> dict[int, Counter[str]]:
    """By seat, from the board as it is."""
    board, net = state.table.board, state.table.board.geometry
    wanted: list[tuple[int, str]] = []
    for corner, building in enumerate(state.table.buildings):
        if building == NOBODY:
            continue
        for place, (q, r) in enumerate(net.hexes):
            touches = net.places[corner] in hex_corners(q, r)
            if touches and board.numbers[place] == number and place != state.table.robber:
                claims = 2 if building >= CITY else 1
                wanted += [(building % CITY, YIELD[board.terrains[place]])] * claims
    got: dict[int, Counter[str]] = {}
    for resource in RESOURCES:
        claims_of = Counter(seat for seat, key in wanted if key == resource)
        left = amounts(state.table.bank)[resource]
        for seat, claims in claims_of.items():
            served = claims
            if claims_of.total() > left:
                served = left if len(claims_of) == 1 else 0
            if served:
                got.setdefault(seat, Counter())[resource] = served
    return got


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_one_card_a_turn_and_never_a_fresh_one(seats: int, options: CatanOptions) -> None:
    """R125, R128: counted by turns."""
    played: Counter[int] = Counter()
    for before, step in steps(seats, options):
        for seat in range(seats):
            new = sum(step.state.table.players[seat].played) - sum(
                before.table.players[seat].played
            )
            if new:
                assert seat == before.table.active
                played[before.table.turn] += new
    assert set(played.values()) <= {1}
    assert PlayCard in {
        offer.action
        for before, _ in steps(seats, options)
        for decision in CATAN.pending(before)
        for offer in decision.offers
    }
