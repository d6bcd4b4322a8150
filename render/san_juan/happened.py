"""Where the last move happened: houses, goods, counts of cards, the trading house."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from games.core.model import Event, Key, Seat
from games.san_juan.content import CUSTOMS_GOOD, GOOD_OF
from games.san_juan.events import (
    Advised,
    Built,
    CardsGained,
    CardTucked,
    CustomsFilled,
    Discarded,
    GoldsmithShown,
    MineDug,
    Produced,
    Prospected,
    RolePicked,
    Sold,
    Swapped,
    TileTurned,
)
from games.san_juan.views import Public, Stack


class Happened(NamedTuple):
    """What the last move touched."""

    houses: frozenset[tuple[Seat, int]] = frozenset()
    """Seats and places of buildings."""

    goods: frozenset[tuple[Seat, int]] = frozenset()
    """Seats and places of goods that came or went."""

    hands: frozenset[Seat] = frozenset()
    """Seats whose cards in hand became more or fewer, and nothing else of theirs."""

    roles: frozenset[Key] = frozenset()
    has_opened: bool = False
    """Whether the trading house has."""


def happened(view: Public, events: Iterable[Event]) -> Happened:
    """What these events touched, as far as it lies on the table."""
    told = tuple(events)
    cities = [player.city for player in view.table.players]
    houses = frozenset(_houses(cities, told))
    goods = frozenset(_goods(cities, told))
    others = {seat for seat, _ in houses | goods}
    return Happened(
        houses,
        goods,
        frozenset(event.seat for event in told if isinstance(event, _DRAWN)) - others,
        frozenset(event.role for event in told if isinstance(event, RolePicked)),
        any(isinstance(event, TileTurned) for event in told),
    )


_DRAWN = (Advised, Prospected, Discarded, Swapped)
_Cities = Sequence[tuple[Stack, ...]]
_Places = Iterator[tuple[Seat, int]]


def _houses(cities: _Cities, events: Sequence[Event]) -> _Places:
    """New buildings and those whose cards were shown or tucked; where nothing is new, also those that brought cards."""
    has_built = any(isinstance(event, Built) for event in events)
    for event in events:
        match event:
            case Built(seat=seat, card=card) | CardTucked(seat=seat, building=card):
                yield from _standing(cities, seat, card)
            case CardsGained(seat=seat, card=card) if not has_built:
                yield from _standing(cities, seat, card)
            case MineDug(seat=seat):
                yield from _standing(cities, seat, "gold_mine")
            case GoldsmithShown(seat=seat):
                yield from _standing(cities, seat, "goldsmith")
            case _:
                pass


def _standing(cities: _Cities, seat: Seat, card: Key) -> _Places:
    """The last building of that kind: they stand in the order in which they were begun."""
    places = [place for place, stack in enumerate(cities[seat]) if stack.top == card]
    return ((seat, place) for place in places[-1:])


def _goods(cities: _Cities, events: Sequence[Event]) -> _Places:
    """Goods that were produced, and the empty places of those that were sold."""
    for event in events:
        match event:
            case CustomsFilled(seat=seat):
                yield from _lying(cities, seat, CUSTOMS_GOOD, 1, is_laden=True)
            case Produced(seat=seat, goods=goods) | Sold(seat=seat, goods=goods):
                for good, count in goods:
                    is_laden = isinstance(event, Produced)
                    yield from _lying(cities, seat, good, count, is_laden=is_laden)
            case _:
                pass


def _lying(cities: _Cities, seat: Seat, good: Key, count: int, *, is_laden: bool) -> _Places:
    """So many places of a good, full or empty: the first ones, which come first by the rules (R16)."""
    places = [
        place
        for place, stack in enumerate(cities[seat])
        if GOOD_OF.get(stack.top) == good and stack.good is is_laden
    ]
    return ((seat, place) for place in places[:count])
