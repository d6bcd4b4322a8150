"""What a robot needs to know of CATAN besides the rules: what is worth trying, and how well a position stands.

Everything is reckoned in victory points. The weights of `FEATURES` are in data/catan/weights.toml: `python -m games fit --game
catan --write` writes them anew. What modules add is weighed by hand.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from games.catan import actions as act
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    FIRST_VICTORY_CARD,
    HAND_LIMIT,
    KNIGHT,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    TERRAIN_RESOURCE,
    Hand,
)
from games.catan.layout import pips
from games.catan.network import spaced
from games.catan.points import all_public_points, goal, points
from games.catan.rates import lasting_rates
from games.catan.seam import Module, modules_with
from games.catan.state import CITY, NOBODY, Board, State, Table
from games.core.model import Action, Basis, Key, Seat
from games.core.weights import prospects, weights_of

TASTES: Mapping[type[Action], int] = {
    act.BuildCity: 60,
    act.BuildSettlement: 60,
    act.Confirm: 60,
    act.BuyCard: 16,
    act.StartBuilding: 16,
    act.AcceptProposal: 16,
    act.PlayCard: 8,
    act.Steal: 8,
    act.EndTurn: 4,
    act.BuildRoad: 4,
    act.BankTrade: 4,
    act.OfferTrade: 0,
    act.Tout: 0,
    act.Propose: 0,
    act.Withdraw: 0,
    act.WithdrawProposal: 0,
    act.AnswerAhead: 0,
}
"""Building leads somewhere; offers that nobody answers in a trial do not, nor does going back on one's own word."""

RESOURCE_WORTH = (1.0, 1.0, 0.85, 1.1, 1.15)
"""What a card of each resource is worth beside the others, in the order of `RESOURCES`."""

ROBBED = 0.5
"""The part of an income that stays with the robber on its hex: it will go again."""

GOALS: tuple[tuple[Hand, float], ...] = (
    (CITY_COST, 0.75),
    (SETTLEMENT_COST, 0.8),
    (CARD_COST, 0.4),
    (ROAD_COST, 0.2),
)
"""What a hand can be spent on, and what holding all of its cost is worth."""

CARD_IN_HAND = 0.04
CARD_AT_RISK = 0.08
"""For each card over the limit that may have to be returned on a 7."""

REACH = 0.5
"""What a corner that is one road away counts beside one that is reached."""


FEATURES: tuple[Key, ...] = (
    *RESOURCES,
    "kinds",
    "hand",
    "cards",
    "too_many",
    "hidden",
    "knights",
    "roads",
    "harbors",
    "place",
    "place_income",
)
"""By resource, the cards that 36 throws bring, times the part of the leader's way that is left; the resources that are produced
at all, times the same; what the hand leads to, its cards, those above the limit; unplayed development cards, knights played,
roads of the longest line, cards less that the bank wants for one beyond this turn; a corner to settle, and what it would bring.
"""

WEIGHTS = weights_of(Path(__file__).parents[2] / "data" / "catan" / "weights.toml", FEATURES)


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    return tuple(
        [
            worth
            + sum([module.worth(state, seat) for module in modules_with(state.table, Module.worth)])
            for seat, worth in enumerate(prospects(WEIGHTS, bases(state)))
        ]
    )


def bases(state: State) -> tuple[Basis, ...]:
    """The same before it is weighed, modules apart."""
    return tuple(
        [Basis(float(points(state, seat)), values) for seat, values in enumerate(_features(state))]
    )


def _features(state: State) -> list[tuple[float, ...]]:
    """By seat, what it has that may bring points."""
    table = state.table
    left = 1 - max(all_public_points(table)) / goal(table)
    features = []
    for seat, incomes in enumerate(_incomes(table)):
        player, holding = table.players[seat], state.secrets.players[seat]
        cards = sum(holding.hand)
        hand = hand_worth(
            holding.hand, can_settle=player.settlements_left > 0, can_grow=player.cities_left > 0
        )
        best = 0.0
        if player.settlements_left:
            best = _best_place(table.board, table.roads, table.buildings, seat)
        features.append(
            (
                *[each * left for each in incomes],
                left * sum([each > 0 for each in incomes]),
                hand,
                float(cards),
                float(max(0, cards - HAND_LIMIT)),
                float(sum(holding.cards[:FIRST_VICTORY_CARD])),
                float(player.played[KNIGHT]),
                float(player.road_length),
                float(20 - sum(lasting_rates(table, seat))),
                float(best > 0),
                best,
            )
        )
    return features


@lru_cache(maxsize=256)
def _yields(board: Board) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """By corner, what its hexes bring: (hex, resource, cards of 36 throws)."""
    return tuple(
        [
            tuple(
                [
                    (place, kind, pips(board.numbers[place]))
                    for place in hexes
                    if board.numbers[place]
                    for kind in (TERRAIN_RESOURCE[board.terrains[place]],)
                ]
            )
            for hexes in board.geometry.hexes_of_corner
        ]
    )


def kinds_at(board: Board, corner: int) -> set[int]:
    """The resources that a corner's hexes bring."""
    return {kind for _, kind, _ in _yields(board)[corner]}


def kinds_of(table: Table, seat: Seat) -> set[int]:
    """The resources that the seat's buildings bring."""
    own = [
        corner
        for corner, building in enumerate(table.buildings)
        if building != NOBODY and building % CITY == seat
    ]
    return {kind for corner in own for kind in kinds_at(table.board, corner)}


@lru_cache(maxsize=256)
def hex_worths(board: Board) -> tuple[float, ...]:
    """By hex, the worth of the cards of 36 throws for each building."""
    return tuple(
        [
            pips(number) * RESOURCE_WORTH[TERRAIN_RESOURCE[terrain]] if number else 0.0
            for terrain, number in zip(board.terrains, board.numbers)
        ]
    )


@lru_cache(maxsize=256)
def worths(board: Board) -> tuple[float, ...]:
    """By corner, what all its hexes bring together."""
    return tuple(
        [
            sum([count * RESOURCE_WORTH[kind] for _, kind, count in hexes])
            for hexes in _yields(board)
        ]
    )


def _incomes(table: Table) -> list[list[float]]:
    """By seat, the cards of each resource that its buildings bring in 36 throws."""
    incomes = [[0.0] * len(RESOURCES) for _ in table.players]
    yields = _yields(table.board)
    for corner, building in enumerate(table.buildings):
        if building == NOBODY:
            continue
        income = incomes[building % CITY]
        each = 2 if building >= CITY else 1
        for place, kind, count in yields[corner]:
            income[kind] += each * (count if place != table.robber else count * ROBBED)
    return incomes


@lru_cache(maxsize=32768)
def hand_worth(hand: Hand, *, can_settle: bool, can_grow: bool) -> float:
    """What a hand leads to: its nearest goal in full, the others a little, every card by itself, too many at a discount."""
    total = sum(hand)
    best = rest = 0.0
    for cost, worth in GOALS:
        if (cost is CITY_COST and not can_grow) or (cost is SETTLEMENT_COST and not can_settle):
            continue
        held = sum([min(have, need) for have, need in zip(hand, cost)])
        near = worth * (held / sum(cost)) ** 2
        rest += near
        best = max(best, near)
    return (
        best
        + 0.3 * (rest - best)
        + CARD_IN_HAND * total
        - CARD_AT_RISK * max(0, total - HAND_LIMIT)
    )


@lru_cache(maxsize=4096)
def _best_place(
    board: Board, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> float:
    """The worth of the best corner that the seat's roads reach, or could reach with one road more."""
    chart, value = board.chart, worths(board)
    ends, free = chart.net.ends, spaced(chart, buildings)
    reached = {corner for path, owner in enumerate(roads) if owner == seat for corner in ends[path]}
    best = 0.0
    for corner in reached:
        if corner in free and value[corner] > best:
            best = value[corner]
    for corner in reached:
        if buildings[corner] != NOBODY and buildings[corner] % CITY != seat:
            continue
        for path in chart.exits[corner]:
            if roads[path] != NOBODY:
                continue
            for other in ends[path]:
                if other in free and REACH * value[other] > best:
                    best = REACH * value[other]
    return best
