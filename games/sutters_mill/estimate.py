"""How well the seats of Sutter's Mill stand before the end, in points: for house players."""

from collections.abc import Mapping

from games.core.model import Action, Seat
from games.sutters_mill import actions as act
from games.sutters_mill.content import CAMPS, PLACE, PLACES, VALUE
from games.sutters_mill.state import State, wallet
from games.sutters_mill.town import on_buildings, penalty

TASTES: Mapping[type[Action], int] = {
    act.Dig: 24,
    act.RemoveCard: 24,
    act.PlaceCard: 12,
    act.MoveProspector: 8,
    act.RemoveProspector: 6,
    act.PlaceProspector: 6,
    act.LiftProspector: 5,
    act.StopDigging: 3,
    act.EndTurn: 3,
    act.Switch: 1,
    act.Rearrange: 0,
}
"""Digging and cards lead somewhere; the switch is for later. Another order in a stack is hardly ever of use."""

CERTIFICATE = 5.0
"""For each certificate while the whole vein lies ahead: counters in every business to come."""

READY = 1.6
"""For each prospector in the camp where one digs, or in the next one."""

SAVED_LATER = 1.1
"""The part of a card's value that taking it down again may bring, early in the game."""

HAND = 0.12
"""For each point of value in hand, early in the game."""


def estimate(state: State) -> tuple[float, ...]:
    """Points as they would be counted now, and prospects that shrink with the vein."""
    ahead = sum(state.table.left) / sum(PLACES)
    return tuple([_seat(state, seat, ahead) for seat in range(len(state.table.players))])


def _seat(state: State, seat: Seat, ahead: float) -> float:
    """One seat; `ahead` is the part of the vein that is left."""
    table = state.table
    player = table.players[seat]
    points: float = wallet(state, seat) + sum([VALUE[rank] for rank in player.saved])
    cards = on_buildings(table, seat)
    can_take = player.on_board > 0
    points -= penalty(player) * (1 - 0.7 * ahead)
    back = min(1.0, 2.5 * ahead) * (1 + SAVED_LATER) if can_take else 0.0
    value = points - cards * (1 - back)
    value += CERTIFICATE * ahead * table.holders.count(seat)
    value += HAND * ahead * sum([VALUE[rank] for rank in player.hand])
    if not table.is_dug_out:
        current = table.current
        ready: float = player.prospectors[PLACE[CAMPS[current]]]
        if current + 1 < len(CAMPS):
            ready += player.prospectors[PLACE[CAMPS[current + 1]]] * 0.5
        value += READY * min(ready, table.left[current]) * (0.4 + 0.6 * ahead)
    return value
