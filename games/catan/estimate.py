"""What a house player needs to know of CATAN besides the rules: what is worth trying, and how well a position stands."""

from collections.abc import Mapping

from games.catan import actions as act
from games.catan.awards import points
from games.catan.content import FIRST_VICTORY_CARD, KNIGHT, TERRAIN_RESOURCE
from games.catan.network import settlement_places
from games.catan.state import CITY, NOBODY, State
from games.core.model import Action, Seat

TASTES: Mapping[type[Action], int] = {
    act.BuildCity: 60,
    act.BuildSettlement: 60,
    act.BuyCard: 16,
    act.StartBuilding: 16,
    act.PlayCard: 8,
    act.Steal: 8,
    act.AcceptProposal: 4,
    act.Confirm: 4,
    act.EndTurn: 4,
    act.BuildRoad: 4,
    act.BankTrade: 4,
    act.OfferTrade: 0,
    act.Tout: 0,
    act.Propose: 0,
    act.Withdraw: 0,
}
"""Building leads somewhere; offers that nobody answers in a trial do not."""

PIP = 0.07
"""Points for each of 36 throws of the dice that brings a card."""

KIND = 0.25
"""For each resource that is produced at all."""

CARD_IN_HAND = 0.07
HIDDEN_CARD = 0.35
KNIGHT_PLAYED = 0.12
ROAD = 0.05
"""For each road of the longest line."""

HARBOR = 0.06
"""For each card less that the bank wants for one."""

PLACE = 0.3
"""For having a corner where a settlement could be put up now."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    income, kinds = _production(state)
    return tuple(
        [
            points(state, seat) + _prospects(state, seat) + PIP * income[seat] + KIND * kinds[seat]
            for seat in range(len(state.players))
        ]
    )


def _production(state: State) -> tuple[list[int], list[int]]:
    """By seat, cards in 36 throws, and of how many resources."""
    income = [0] * len(state.players)
    kinds: list[set[int]] = [set() for _ in state.players]
    board, net = state.board, state.board.geometry
    for corner, building in enumerate(state.buildings):
        if building == NOBODY:
            continue
        seat = building % CITY
        for place in net.hexes_of_corner[corner]:
            number = board.numbers[place]
            if number:
                kinds[seat].add(TERRAIN_RESOURCE[board.terrains[place]])
                if place != state.robber:
                    income[seat] += (6 - abs(7 - number)) * (2 if building >= CITY else 1)
    return income, [len(found) for found in kinds]


def _prospects(state: State, seat: Seat) -> float:
    """What cards, roads, harbors and places are worth."""
    player = state.players[seat]
    worth = CARD_IN_HAND * min(sum(player.hand), 8)
    worth += HIDDEN_CARD * sum(player.cards[:FIRST_VICTORY_CARD])
    worth += KNIGHT_PLAYED * player.played[KNIGHT] + ROAD * player.road_length
    worth += HARBOR * (20 - sum(player.rates))
    if player.settlements_left and settlement_places(
        state.board.geometry, state.roads, state.buildings, seat
    ):
        worth += PLACE
    return worth
