"""Who comes after whom (R4)."""

from games.core.model import Seat

_ORDERS = {
    (seats, first): tuple([(first + place) % seats for place in range(seats)])
    for seats in range(1, 5)
    for first in range(seats)
}


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """That seat, then the others clockwise."""
    return _ORDERS[seats, first]
