"""What the bank wants for a card (R99, R100, R195)."""

from functools import lru_cache
from typing import cast

from games.catan.content import Hand
from games.catan.hands import place_of
from games.catan.pieces import Buildings, Roads, of_pieces
from games.catan.seam import Module, modules_with
from games.catan.state import CITY, NOBODY, Board, Table
from games.core.model import Key, Seat

USUAL, HARBOR, BEST_RATE = 4, 3, 2
"""Cards for one: without a harbor, with a harbor for anything, with the resource's own."""


def rates(table: Table, seat: Seat) -> Hand:
    """For each resource, how many cards of it the bank wants for one other card."""
    wanted = lasting_rates(table, seat)
    if table.parts:
        for module in modules_with(table, Module.rates_of_turn):
            wanted = module.rates_of_turn(table, seat, wanted)
    return wanted


def lasting_rates(table: Table, seat: Seat) -> Hand:
    """The same without what ends with the turn."""
    wanted = _rates_of_pieces(table, seat)
    if table.parts:
        for module in modules_with(table, Module.rates):
            wanted = module.rates(table, seat, wanted)
    return wanted


@lru_cache(maxsize=256)
def _harbor_rates(board: Board, buildings: tuple[int, ...], seat: Seat) -> Hand:
    """What the seat's buildings at harbors bring (R99); the board stays the same over many questions."""
    ends = board.geometry.ends
    wanted: Hand = (USUAL,) * 5
    for path, kind in board.harbors:
        for corner in ends[path]:
            if buildings[corner] != NOBODY and buildings[corner] % CITY == seat:
                wanted = lowered(wanted, kind)
    return wanted


@of_pieces
def _rates_of_pieces(board: Board, roads: Roads, buildings: Buildings, seat: Seat) -> Hand:
    """The same: roads bring nothing at the bank."""
    return _harbor_rates(board, buildings, seat)


@lru_cache(maxsize=512)
def lowered(rates: Hand, kind: Key) -> Hand:
    """The rates with a harbor of that kind, or with what trades as one does (R99, R100)."""
    if kind == "any":
        return cast(Hand, tuple([min(rate, HARBOR) for rate in rates]))
    place = place_of(kind)
    return cast(
        Hand, tuple([BEST_RATE if other == place else rate for other, rate in enumerate(rates)])
    )
