"""What can be traded: resource cards, and what modules add (R87, R217)."""

from games.catan.content import Goods, full_bank
from games.catan.hands import give
from games.catan.seam import Module, modules_with
from games.catan.state import State, Table
from games.core.flow import Course
from games.core.model import Seat

CARDS = 5
"""Kinds of resource card, which stand before all other goods."""


def purse(state: State, seat: Seat) -> Goods:
    """All that the seat may give."""
    goods: Goods = state.secrets.players[seat].hand
    table = state.table
    if table.parts:
        for module in modules_with(table, Module.goods):
            goods += module.goods(table, seat)
    return goods


def in_game(table: Table) -> Goods:
    """As much of everything as there is in the game: a bound that looks at no hand (R86, R90)."""
    goods: Goods = full_bank(table.board.plan)
    if table.parts:
        for module in modules_with(table, Module.most_goods):
            goods += module.most_goods(table)
    return goods


def hand_over(course: Course[State], seat: Seat, partner: Seat, goods: Goods) -> None:
    """The goods go from the seat to the partner."""
    give(course, seat, partner, goods[:CARDS])
    if len(goods) > CARDS:
        for module in modules_with(course.state.table, Module.hand_over):
            module.hand_over(course, seat, partner, goods[CARDS:])
