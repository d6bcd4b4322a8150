"""What the last move changed, for the eye: places to mark, cards that came and went."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.catan import events as told
from games.catan.modules.frenemies import events as favored
from games.catan.modules.helpers import events as helped
from games.catan.trade import events as trade
from games.core.model import Event, Key, Seat


class Happened(NamedTuple):
    """The traces of the last move."""

    corners: frozenset[Key] = frozenset()
    paths: frozenset[Key] = frozenset()
    has_rolled: bool = False
    has_moved_robber: bool = False
    cards: tuple[tuple[Seat, int], ...] = ()
    """Resource cards more or less, by seat; only what did change."""

    bought: frozenset[Seat] = frozenset()
    """Seats that got a development card."""

    awarded: frozenset[tuple[Key, Seat]] = frozenset()
    """`road` or `army`, and who has got it."""


def happened(events: Iterable[Event]) -> Happened:
    """The traces that these events left."""
    corners, paths = set[Key](), set[Key]()
    bought, awarded = set[Seat](), set[tuple[Key, Seat]]()
    cards = Counter[Seat]()
    has_rolled = has_moved_robber = False
    for event in events:
        match event:
            case told.Founded(_, corner, path):
                corners.add(corner)
                paths.add(path)
            case told.BuiltRoad(_, path) | helped.MovedRoad(_, _, path):
                paths.add(path)
            case told.BuiltSettlement(_, corner) | told.BuiltCity(_, corner):
                corners.add(corner)
            case told.Rolled():
                has_rolled = True
            case told.MovedRobber():
                has_moved_robber = True
            case told.BoughtCard(seat) | favored.GotCard(seat):
                bought.add(seat)
            case told.LongestRoad(seat):
                awarded.add(("road", seat))
            case told.LargestArmy(seat):
                awarded.add(("army", seat))
            case _:
                cards.update(_moved_cards(event))
    changed = tuple(sorted((seat, count) for seat, count in cards.items() if count))
    return Happened(
        frozenset(corners),
        frozenset(paths),
        has_rolled,
        has_moved_robber,
        changed,
        frozenset(bought),
        frozenset(awarded),
    )


def _moved_cards(event: Event) -> dict[Seat, int]:
    """By seat, how many resource cards an event brought or took."""
    match event:
        case told.Collected(seat, cards) | told.TookPlenty(seat, cards):
            return {seat: sum(cards)}
        case told.Discarded(seat, cards) | told.GaveUp(seat, cards):
            return {seat: -sum(cards)}
        case told.Monopolised(seat, _, total):
            return {seat: total}
        case told.Stole(seat, victim):
            return {seat: 1, victim: -1}
        case trade.TradedWithBank(seat, gave, took):
            return {seat: sum(took) - sum(gave)}
        case trade.Traded(seat, partner, gave, took):
            change = sum(took) - sum(gave)
            return {seat: change, partner: -change}
        case _:
            return _moved_by_helpers(event) or _moved_by_favors(event)


def _moved_by_helpers(event: Event) -> dict[Seat, int]:
    """The same of what helpers do."""
    match event:
        case helped.TookFromBank(seat):
            return {seat: 1}
        case helped.Demanded(seat, victim, _, True) | helped.TookFromHand(seat, victim):
            return {seat: 1, victim: -1}
        case helped.ReturnedCard(seat, partner):
            return {seat: -1, partner: 1}
        case helped.PaidSo(seat, cards):
            return {seat: -sum(cards)}
        case _:
            return {}


def _moved_by_favors(event: Event) -> dict[Seat, int]:
    """The same of gifts and of what guilds give."""
    match event:
        case favored.TookFavorCard(seat):
            return {seat: 1}
        case favored.AcceptedGift(seat, giver):
            return {seat: 1, giver: -1}
        case _:
            return {}
