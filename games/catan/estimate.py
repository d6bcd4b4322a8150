"""What a house player needs to know of CATAN besides the rules: what is worth trying, and how well a position stands.

Everything is reckoned in victory points.
"""

from collections.abc import Mapping
from functools import lru_cache

from games.catan import actions as act
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    FIRST_VICTORY_CARD,
    HAND_LIMIT,
    KNIGHT,
    ROAD_COST,
    SETTLEMENT_COST,
    TERRAIN_RESOURCE,
    Hand,
)
from games.catan.layout import pips
from games.catan.network import is_spaced
from games.catan.points import points
from games.catan.rates import rates
from games.catan.seam import Module, modules_with
from games.catan.state import CITY, NOBODY, Board, State, Table
from games.core.model import Action, Seat

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

INCOME = 0.075
"""For each of 36 throws of the dice that brings a card."""

RESOURCE_WORTH = (1.0, 1.0, 0.85, 1.1, 1.15)
"""What a card of each resource is worth beside the others, in the order of `RESOURCES`."""

KIND = 0.3
"""For each resource that is produced at all."""

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

HIDDEN_CARD = 0.3
KNIGHT_PLAYED = 0.15
ROAD = 0.06
"""For each road of the longest line."""

HARBOR = 0.05
"""For each card less that the bank wants for one."""

PLACE = 0.2
"""For having a corner where a settlement could be put up now."""

PLACE_INCOME = 0.045
"""For each of 36 throws that would bring a card there, at the best such corner."""

REACH = 0.5
"""What a corner that is one road away counts beside one that is reached."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    income = _incomes(state)
    return tuple(
        [
            points(state, seat)
            + income[seat]
            + _holdings(state, seat)
            + _places(state.table, seat)
            + sum([module.worth(state, seat) for module in modules_with(state.table, Module.worth)])
            for seat in range(len(state.table.players))
        ]
    )


@lru_cache(maxsize=256)
def _yields(board: Board) -> tuple[tuple[tuple[int, int, float], ...], ...]:
    """By corner, what its hexes bring: (hex, resource, worth of the cards of 36 throws)."""
    return tuple(
        [
            tuple(
                [
                    (place, kind, pips(board.numbers[place]) * RESOURCE_WORTH[kind])
                    for place in hexes
                    if board.numbers[place]
                    for kind in (TERRAIN_RESOURCE[board.terrains[place]],)
                ]
            )
            for hexes in board.geometry.hexes_of_corner
        ]
    )


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
    return tuple([sum([worth for _, _, worth in hexes]) for hexes in _yields(board)])


def _incomes(state: State) -> list[float]:
    """By seat, what its buildings will bring."""
    income = [0.0] * len(state.table.players)
    kinds = [0] * len(state.table.players)
    yields = _yields(state.table.board)
    for corner, building in enumerate(state.table.buildings):
        if building == NOBODY:
            continue
        seat = building % CITY
        each = INCOME * 2 if building >= CITY else INCOME
        for place, kind, worth in yields[corner]:
            kinds[seat] |= 1 << kind
            income[seat] += each * (worth if place != state.table.robber else worth * ROBBED)
    return [total + KIND * found.bit_count() for total, found in zip(income, kinds)]


def _holdings(state: State, seat: Seat) -> float:
    """What cards, knights, roads and harbors are worth."""
    player, holding = state.table.players[seat], state.secrets.players[seat]
    hidden = sum(holding.cards[:FIRST_VICTORY_CARD])
    return (
        hand_worth(
            holding.hand,
            can_settle=player.settlements_left > 0,
            can_grow=player.cities_left > 0,
        )
        + HIDDEN_CARD * hidden
        + KNIGHT_PLAYED * player.played[KNIGHT]
        + ROAD * player.road_length
        + HARBOR * (20 - sum(rates(state.table, seat)))
    )


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


def _places(table: Table, seat: Seat) -> float:
    """What the best corner for the next settlement is worth, by what it would bring."""
    if not table.players[seat].settlements_left:
        return 0.0
    best = _best_place(table.board, table.roads, table.buildings, seat)
    return PLACE + PLACE_INCOME * best if best else 0.0


@lru_cache(maxsize=4096)
def _best_place(
    board: Board, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> float:
    """The worth of the best corner that the seat's roads reach, or could reach with one road more."""
    chart, value = board.chart, worths(board)
    ends = chart.net.ends
    reached = {corner for path, owner in enumerate(roads) if owner == seat for corner in ends[path]}
    best = 0.0
    for corner in reached:
        if value[corner] > best and is_spaced(chart, buildings, corner):
            best = value[corner]
    for corner in reached:
        if buildings[corner] != NOBODY and buildings[corner] % CITY != seat:
            continue
        for path in chart.exits[corner]:
            if roads[path] != NOBODY:
                continue
            for other in ends[path]:
                if REACH * value[other] > best and is_spaced(chart, buildings, other):
                    best = REACH * value[other]
    return best
