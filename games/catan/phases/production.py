"""What a roll brings (R60-R66)."""

from typing import cast

from msgspec.structs import replace

from games.catan.content import RESOURCES, TERRAIN_RESOURCE, Hand
from games.catan.events import Collected, RanShort
from games.catan.hands import minus, plus
from games.catan.state import CITY, NOBODY, State
from games.core.flow import Course


def demands(state: State, number: int) -> list[list[int]]:
    """By seat, what it should get of each resource for that number (R60, R61)."""
    wanted = [[0, 0, 0, 0, 0] for _ in state.players]
    board = state.board
    buildings = state.buildings
    for place, token in enumerate(board.numbers):
        if token == number and place != state.robber:
            resource = TERRAIN_RESOURCE[board.terrains[place]]
            for corner in board.geometry.corners_of_hex[place]:
                building = buildings[corner]
                if building != NOBODY:
                    wanted[building % CITY][resource] += 2 if building >= CITY else 1
    return wanted


def produce(course: Course[State], number: int) -> None:
    """Serve everybody as far as the bank goes (R62-R64)."""
    state = course.state
    wanted = demands(state, number)
    if not any([any(counts) for counts in wanted]):
        return
    for resource, left in enumerate(state.bank):
        concerned = [counts for counts in wanted if counts[resource]]
        if sum([counts[resource] for counts in concerned]) > left:
            course.tell(RanShort(RESOURCES[resource]))
            # R63, ruling A6: a single claimant gets what is left, several get nothing.
            for counts in concerned:
                counts[resource] = left if len(concerned) == 1 else 0
    players = list(state.players)
    bank = state.bank
    for seat, counts in enumerate(wanted):
        if any(counts):
            cards = cast(Hand, tuple(counts))
            players[seat] = replace(players[seat], hand=plus(players[seat].hand, cards))
            bank = minus(bank, cards)
            course.tell(Collected(seat, cards))
    course.change(players=tuple(players), bank=bank)
