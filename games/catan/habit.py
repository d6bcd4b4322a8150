"""What trials of CATAN are played on with: as most people play, by chance where people differ.

What can be built is built; the bank is asked for the card that is missing, and for no other; a road goes where a settlement can
follow; the cards that most are left of are returned. Trades with players and what modules add are left to the game's tastes.
"""

from games.catan.actions import (
    BankTrade,
    BuildRoad,
    BuyCard,
    Discard,
    EndTurn,
    FreeRoad,
    OfferTrade,
    PlayCard,
    Roll,
    Tout,
)
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    Hand,
)
from games.catan.estimate import worths
from games.catan.network import spaced
from games.catan.phases.building import city_corners, settlement_corners
from games.catan.rates import rates
from games.catan.state import State, Table
from games.catan.usual import usual
from games.core.forms import Below, Decision, One, Split
from games.core.keys import joined
from games.core.model import Action, Key, Seat

PLAIN = frozenset({BankTrade, BuildRoad, BuyCard, EndTurn, OfferTrade, PlayCard, Tout})
"""A turn of the base game in which nobody waits for an answer."""

MISSING = 2
"""Cards that may be missing for what the bank is asked for."""

DRAWN = 3
"""Paths that are looked at before a road goes to the best of them."""


def habit_of(state: State, decision: Decision, below: Below) -> Action | None:
    """The answer of a trial; None: an offer by the game's tastes."""
    offers = {offer.action: offer for offer in decision.offers}
    if Discard in offers:
        return _returned(offers[Discard].fields[0])
    action = usual(state, decision)
    if action is not None:
        return action
    if Roll in offers:
        return Roll() if len(offers) == 1 or below(3) else None
    if FreeRoad in offers:
        return FreeRoad(_path(state.table, decision.seat, _keys(offers[FreeRoad].fields[0]), below))
    if not offers.keys() <= PLAIN or EndTurn not in offers:
        return None
    if PlayCard in offers and below(2):
        keys = _keys(offers[PlayCard].fields[0])
        return PlayCard(keys[below(len(keys))])
    if BankTrade in offers:
        trade = _trade(state, decision.seat, _keys(offers[BankTrade].fields[0]))
        if trade is not None:
            return trade
    if BuildRoad in offers and _wants_road(state, decision.seat, below):
        paths = _keys(offers[BuildRoad].fields[0])
        return BuildRoad(_path(state.table, decision.seat, paths, below))
    return BuyCard() if BuyCard in offers and below(3) else EndTurn()


def _keys(field: object) -> tuple[Key, ...]:
    """What can be chosen there."""
    assert isinstance(field, One)
    return field.keys


def _returned(field: object) -> Action:
    """One after the other of what most are left of."""
    assert isinstance(field, Split)
    left = {row.key: row.most for row in field.rows}
    taken = dict.fromkeys(left, 0)
    for _ in range(field.least):
        key = max(left, key=left.__getitem__)
        left[key] -= 1
        taken[key] += 1
    return Discard(tuple([(key, count) for key, count in taken.items() if count]))


def _trade(state: State, seat: Seat, deals: tuple[Key, ...]) -> Action | None:
    """A deal for a card that is missing for a building, paid with cards that it does not need."""
    table, hand = state.table, state.secrets.players[seat].hand
    wanted = rates(table, seat)
    for cost in _goals(table, seat):
        missing = [max(0, need - have) for need, have in zip(cost, hand)]
        lacking = sum(missing)
        if not 0 < lacking <= MISSING:
            continue
        spare = [max(0, have - need) // rate for have, need, rate in zip(hand, cost, wanted)]
        if sum(spare) < lacking:
            continue
        take = max(range(5), key=missing.__getitem__)
        give = max(range(5), key=spare.__getitem__)
        deal = joined((RESOURCES[give], RESOURCES[take]))
        if deal in deals:
            return BankTrade(deal)
    return None


def _goals(table: Table, seat: Seat) -> list[Hand]:
    """What the seat could build with the cards for it, the best first."""
    goals: list[Hand] = []
    if table.players[seat].cities_left and city_corners(table, seat):
        goals.append(CITY_COST)
    if settlement_corners(table, seat):
        goals.append(SETTLEMENT_COST)
    elif table.players[seat].settlements_left and table.players[seat].roads_left:
        goals.append(ROAD_COST)
    goals.append(CARD_COST)
    return goals


def _wants_road(state: State, seat: Seat, below: Below) -> bool:
    """Whether a road leads on: there is no corner to settle, or cards are left after it."""
    player, hand = state.table.players[seat], state.secrets.players[seat].hand
    if not settlement_corners(state.table, seat) and player.settlements_left:
        return below(4) > 0
    rest = sum([have - need for have, need in zip(hand, ROAD_COST)])
    return rest > 4 and below(2) > 0


def _path(table: Table, seat: Seat, paths: tuple[Key, ...], below: Below) -> Key:
    """Of some paths the one that leads to the best corner."""
    chart, value = table.board.chart, worths(table.board)
    ends, path_of = chart.net.ends, table.board.geometry.path_of
    free = spaced(chart, table.buildings)
    best, most = paths[0], -1.0
    for _ in range(min(DRAWN, len(paths))):
        key = paths[below(len(paths))]
        reach = [value[corner] if corner in free else 0.0 for corner in ends[path_of[key]]]
        if max(reach) > most:
            best, most = key, max(reach)
    return best
