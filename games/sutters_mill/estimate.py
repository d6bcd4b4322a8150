"""How well the seats of Sutter's Mill stand before the end, in points: for house players."""

from collections.abc import Mapping

from games.core.model import Action, Seat
from games.sutters_mill import actions as act
from games.sutters_mill.content import CAMPS, PLACE, PLACES, VALUE
from games.sutters_mill.state import Player, State, wallet
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
"""What a point on a building is worth early in the game: its points later, and what it rules until then."""

WAITING = 0.9
"""The most that it is worth in Tear-down: a card saved now is worth 1."""

TIME = 2.5
"""The part of the vein in which all cards can be saved, as its inverse."""

HANDS = 4
"""Prospectors with which cards are saved as fast as gold allows, and one more: whoever goes home early saves less."""

HAND = 0.12
"""For each point of value in hand, early in the game."""


def estimate(state: State) -> tuple[float, ...]:
    """Points as they would be counted now, and prospects that shrink with the vein."""
    ahead = sum(state.table.left) / sum(PLACES)
    return tuple([_seat(state, seat, ahead) for seat in range(len(state.table.players))])


def _waiting(player: Player, ahead: float) -> float:
    """What a point of cards on buildings is worth: -1 where nobody will save it any more."""
    people = player.on_board + player.off_board
    back = min(1.0, TIME * ahead) * min(1.0, (people + 1) / HANDS) if people else 0.0
    most = WAITING if player.phase == "tear_down" else SAVED_LATER
    return min(most, back * (1 + SAVED_LATER) - 1)


def _seat(state: State, seat: Seat, ahead: float) -> float:
    """One seat; `ahead` is the part of the vein that is left."""
    table = state.table
    player = table.players[seat]
    points: float = wallet(state, seat) + sum([VALUE[rank] for rank in player.saved])
    cards = on_buildings(table, seat)
    points -= penalty(player) * (1 - 0.7 * ahead)
    value = points + cards * _waiting(player, ahead)
    value += CERTIFICATE * ahead * table.holders.count(seat)
    value += HAND * ahead * sum([VALUE[rank] for rank in player.hand])
    if not table.is_dug_out:
        current = table.current
        ready: float = player.prospectors[PLACE[CAMPS[current]]]
        if current + 1 < len(CAMPS):
            ready += player.prospectors[PLACE[CAMPS[current + 1]]] * 0.5
        value += READY * min(ready, table.left[current]) * (0.4 + 0.6 * ahead)
    return value
