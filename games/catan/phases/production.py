"""What a roll brings (R60-R66)."""

from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from games.catan.content import RESOURCES, TERRAIN_RESOURCE, Hand
from games.catan.events import Collected, RanShort
from games.catan.hands import minus, plus
from games.catan.state import CITY, NOBODY, Board, State, Table
from games.core.flow import Course
from games.core.model import Seat


def demands(table: Table, number: int) -> dict[int, dict[Seat, int]]:
    """By resource, how many cards each seat should get for that number (R60, R61)."""
    wanted: dict[int, dict[Seat, int]] = {}
    board, buildings, robber = table.board, table.buildings, table.robber
    for place, resource, corners in _hexes(board, number):
        if place != robber:
            for corner in corners:
                building = buildings[corner]
                if building != NOBODY:
                    claims = wanted.setdefault(resource, {})
                    seat = building % CITY
                    claims[seat] = claims.get(seat, 0) + (2 if building >= CITY else 1)
    return wanted


@lru_cache(maxsize=256)
def _hexes(board: Board, number: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """The hexes with that number: place, resource and corners; a board keeps them for the whole game."""
    corners, terrains = board.geometry.corners_of_hex, board.terrains
    return tuple(
        [
            (place, TERRAIN_RESOURCE[terrains[place]], corners[place])
            for place, token in enumerate(board.numbers)
            if token == number
        ]
    )


def produce(course: Course[State], number: int) -> frozenset[Seat]:
    """Serve everybody as far as the bank goes (R62-R64); the answer is who has got something."""
    state = course.state
    wanted = demands(state.table, number)
    bank = state.table.bank
    served: dict[Seat, list[int]] = {}
    for resource in sorted(wanted):
        claims, left = wanted[resource], bank[resource]
        if sum(claims.values()) > left:
            course.tell(RanShort(RESOURCES[resource]))
            # R63, ruling A6: a single claimant gets what is left, several get nothing.
            claims = dict.fromkeys(claims, left) if len(claims) == 1 and left else {}
        for seat, count in claims.items():
            served.setdefault(seat, [0, 0, 0, 0, 0])[resource] = count
    if not served:
        return frozenset()
    players = list(state.secrets.players)
    for seat in sorted(served):
        cards = cast(Hand, tuple(served[seat]))
        players[seat] = replace(players[seat], hand=plus(players[seat].hand, cards))
        bank = minus(bank, cards)
        course.tell(Collected(seat, cards))
    course.state = replace(
        course.state,
        table=replace(state.table, bank=bank),
        secrets=replace(state.secrets, players=tuple(players)),
    )
    return frozenset(served)
