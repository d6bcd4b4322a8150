"""What happened while somebody was away, told in brief: one event where the log has several. None of these is stored."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.core.model import Arg, Event, Gist, Key, Message, Seat, SeatName, Terms, say
from games.puerto_rico.content import GOODS, Amounts
from games.puerto_rico.events import (
    Built,
    Loaded,
    LoadedAtWharf,
    MoneyGained,
    PointsShown,
    Produced,
    Prospected,
    PuertoRicoEvent,
    Sold,
    SoldAtPost,
    Stored,
)


class Erected(PuertoRicoEvent, frozen=True, tag="erected"):
    """What several rivals have built, or one of them in more than one building."""

    built: tuple[tuple[Seat, tuple[Key, ...]], ...]

    def words(self) -> Message:
        """Each with their buildings."""
        told: dict[str, Arg] = {}
        for number, (seat, kinds) in enumerate(self.built, 1):
            buildings = Terms("building", tuple([(kind, 1) for kind in kinds]))
            told |= {f"seat-{number}": SeatName(seat), f"built-{number}": buildings}
        return say(f"puerto-rico-event-erected-{len(self.built)}", **told)


class Shipped(PuertoRicoEvent, frozen=True, tag="shipped"):
    """What rivals have shipped in several loadings."""

    loads: tuple[tuple[Seat, Amounts, int], ...]
    """Each with the goods, and the VP for them."""

    def words(self) -> Message:
        """With the goods of a single one; of several how many barrels."""
        if len(self.loads) == 1:
            [(seat, goods, points)] = self.loads
            own = SeatName(seat)
            return say(
                "puerto-rico-event-shipped-1", seat=own, goods=Terms("good", goods), points=points
            )
        told: dict[str, Arg] = {}
        for number, (seat, goods, points) in enumerate(self.loads, 1):
            told |= {f"seat-{number}": SeatName(seat), f"points-{number}": points}
            told[f"count-{number}"] = sum([count for _, count in goods])
        return say(f"puerto-rico-event-shipped-{len(self.loads)}", **told)


class Fared(PuertoRicoEvent, frozen=True, tag="fared"):
    """What phases of others have brought and cost a reader."""

    befalls = ("seat",)

    seat: Seat
    goods: Amounts
    doubloons: int
    lost: int

    def words(self) -> Message:
        """What there was of it, in the order of a round."""
        told: dict[str, Arg] = {"seat": SeatName(self.seat)}
        if self.goods:
            told["produced"] = Terms("good", self.goods)
        if self.doubloons:
            told["doubloons"] = self.doubloons
        if self.lost:
            told["lost"] = self.lost
        return say("-".join(["puerto-rico-event-fared", *list(told)[1:]]), **told)


class Revealed(PuertoRicoEvent, frozen=True, tag="revealed"):
    """The VP of all seats, which were hidden until the end."""

    points: tuple[tuple[Seat, int], ...]

    def words(self) -> Message:
        """Each with theirs."""
        told: dict[str, Arg] = {}
        for number, (seat, points) in enumerate(self.points, 1):
            told |= {f"seat-{number}": SeatName(seat), f"points-{number}": points}
        return say(f"puerto-rico-event-revealed-{len(self.points)}", **told)


WEIGHTS: Mapping[type[Event], int] = {Erected: 8, Fared: 8, Revealed: 8, Shipped: 6}
"""How much they matter."""

SEVERAL = 2
"""Events from which on they are told in brief."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """What became of the reader's goods and money, what rivals built and shipped; for everybody, all that was hidden."""
    revealed = list(_revealed(heard))
    if reader is None:
        return revealed
    return [
        *revealed,
        *_fared(heard, reader),
        *_erected(heard, reader),
        *_shipped(heard, reader),
    ]


def _revealed(heard: Sequence[Event]) -> Iterator[Gist]:
    """The VP of all."""
    shown = [(place, one) for place, one in enumerate(heard) if isinstance(one, PointsShown)]
    if len(shown) >= SEVERAL:
        ranked = sorted([(one.seat, one.points) for _, one in shown], key=lambda one: -one[1])
        yield Revealed(tuple(ranked)), [place for place, _ in shown]


def _fared(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """Goods, doubloons and losses of the reader, if it was more than one of these."""
    goods, doubloons, lost = Counter[Key](), 0, 0
    places = []
    for place, event in enumerate(heard):
        if getattr(event, "seat", None) != reader:
            continue
        match event:
            case Produced():
                goods.update(dict(event.goods))
            case Sold() | SoldAtPost() | MoneyGained() | Prospected():
                doubloons += event.doubloons
            case Stored():
                lost += sum([count for _, count in event.lost])
            case _:
                continue
        places.append(place)
    if bool(goods) + bool(doubloons) + bool(lost) >= SEVERAL:
        yield Fared(reader, _in_order(goods), doubloons, lost), places


def _erected(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What rivals have built, if it was more than one building."""
    built: dict[Seat, tuple[Key, ...]] = {}
    places = []
    for place, event in enumerate(heard):
        if isinstance(event, Built) and event.seat != reader:
            built[event.seat] = (*built.get(event.seat, ()), event.building)
            places.append(place)
    if len(places) >= SEVERAL:
        yield Erected(tuple(built.items())), places


def _shipped(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """What rivals have shipped, if it was in more than one loading."""
    goods: dict[Seat, Counter[Key]] = {}
    points = Counter[Seat]()
    places = []
    for place, event in enumerate(heard):
        if isinstance(event, Loaded | LoadedAtWharf) and event.seat != reader:
            goods.setdefault(event.seat, Counter()).update(dict(event.goods))
            points[event.seat] += event.points
            places.append(place)
    if len(places) >= SEVERAL:
        loads = [(seat, _in_order(kinds), points[seat]) for seat, kinds in goods.items()]
        yield Shipped(tuple(loads)), places


def _in_order(goods: Mapping[Key, int]) -> Amounts:
    """The goods from corn to coffee."""
    return tuple([(good, goods[good]) for good in GOODS if goods.get(good)])
