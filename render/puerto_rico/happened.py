"""What the last move changed, for the eye: what came to whom, what was loaded, sold, built and taken."""

from collections.abc import Iterable
from typing import NamedTuple

from games.core.model import Event, Key, Seat
from games.puerto_rico import events as told
from games.puerto_rico.content import FOREST


class Happened(NamedTuple):
    """The traces of the last move."""

    role: Key | None = None
    built: frozenset[tuple[Seat, Key]] = frozenset()
    drafted: frozenset[Key] = frozenset()
    goods: frozenset[tuple[Seat, Key]] = frozenset()
    """Barrels that came or went, by seat and kind."""

    money: frozenset[Seat] = frozenset()
    loaded: tuple[tuple[int, int], ...] = ()
    """Barrels loaded by the capacity of the ship."""

    sold: Key | None = None
    tiles: frozenset[tuple[Seat, Key]] = frozenset()
    """Tiles that came to an island."""

    people: frozenset[Seat] = frozenset()
    """Who has received or placed people."""


def happened(events: Iterable[Event]) -> Happened:
    """The traces that these events left."""
    traces = Happened()
    for event in events:
        traces = _with(traces, event)
    return traces


def _with(traces: Happened, event: Event) -> Happened:
    match event:
        case told.RoleChosen(_, role):
            return traces._replace(role=role)
        case told.TypeDrafted(_, building):
            return traces._replace(drafted=traces.drafted | {building})
        case told.Built(seat, building):
            return traces._replace(
                built=traces.built | {(seat, building)}, money=traces.money | {seat}
            )
        case told.TileTaken(seat, tile) | told.TileDrawn(seat, tile):
            return traces._replace(tiles=traces.tiles | {(seat, tile)})
        case told.ForestPlanted(seat):
            return traces._replace(tiles=traces.tiles | {(seat, FOREST)})
        case told.PeopleCame(seat) | told.PeoplePlaced(seat) | told.GuestMoved(seat):
            return traces._replace(people=traces.people | {seat})
        case _:
            return _with_goods(traces, event)


def _with_goods(traces: Happened, event: Event) -> Happened:
    """The traces of trade and production."""
    match event:
        case told.Sold(seat, good):
            sold = _goods(traces, seat, (good,))._replace(sold=good)
            return sold._replace(money=sold.money | {seat})
        case told.SoldAtPost(seat, good):
            return _goods(traces, seat, (good,))._replace(money=traces.money | {seat})
        case told.GoodTaken(seat, good) | told.BarrelReturned(seat, good):
            return _goods(traces, seat, (good,))
        case told.Produced(seat, goods) | told.Supplied(seat, goods):
            return _goods(traces, seat, [good for good, _ in goods])
        case told.LoadedAtWharf(seat, goods):
            return _goods(traces, seat, [good for good, _ in goods])
        case told.Loaded(seat, goods, capacity):
            count = sum(amount for _, amount in goods)
            loaded = _goods(traces, seat, [good for good, _ in goods])
            return loaded._replace(loaded=(*traces.loaded, (capacity, count)))
        case told.Stored(seat, lost):
            return _goods(traces, seat, [good for good, _ in lost])
        case told.MoneyGained(seat) | told.Prospected(seat) | told.LandBought(seat):
            return traces._replace(money=traces.money | {seat})
        case _:
            return traces


def _goods(traces: Happened, seat: Seat, goods: Iterable[Key]) -> Happened:
    return traces._replace(goods=traces.goods | {(seat, good) for good in goods})
