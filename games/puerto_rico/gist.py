"""What happened while somebody was away, told in brief: one event where the log has several. None of these is stored."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.core.model import Arg, Event, Gist, Key, Message, Seat, SeatName, Terms, say
from games.puerto_rico.content import GOODS, Amounts
from games.puerto_rico.events import (
    MoneyGained,
    PeopleCame,
    PointsShown,
    PrivilegeUsed,
    Produced,
    Prospected,
    PuertoRicoEvent,
    Sold,
    SoldAtPost,
    Stored,
)


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


class Received(PuertoRicoEvent, frozen=True, tag="received"):
    """All colonists of a Mayor phase that came to a reader, as the Mayor and from the ship."""

    befalls = ("seat",)

    seat: Seat
    colonists: int


class Revealed(PuertoRicoEvent, frozen=True, tag="revealed"):
    """The VP of all seats, which were hidden until the end."""

    points: tuple[tuple[Seat, int], ...]

    def words(self) -> Message:
        """Each with theirs."""
        told: dict[str, Arg] = {}
        for number, (seat, points) in enumerate(self.points, 1):
            told |= {f"seat-{number}": SeatName(seat), f"points-{number}": points}
        return say(f"puerto-rico-event-revealed-{len(self.points)}", **told)


WEIGHTS: Mapping[type[Event], int] = {Fared: 8, Received: 1, Revealed: 8}
"""How much they matter."""

SEVERAL = 2
"""Events from which on they are told in brief."""


def gist(heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
    """What became of the reader's goods, money and colonists, and all that was hidden."""
    revealed = list(_revealed(heard))
    if reader is None:
        return revealed
    return [*revealed, *_received(heard, reader), *_fared(heard, reader)]


def _revealed(heard: Sequence[Event]) -> Iterator[Gist]:
    """The VP of all."""
    shown = [(place, one) for place, one in enumerate(heard) if isinstance(one, PointsShown)]
    if len(shown) >= SEVERAL:
        ranked = sorted([(one.seat, one.points) for _, one in shown], key=lambda one: -one[1])
        yield Revealed(tuple(ranked)), [place for place, _ in shown]


def _received(heard: Sequence[Event], reader: Seat) -> Iterator[Gist]:
    """The reader's colonists, if they came from two sides."""
    came = [
        (place, one.colonists)
        for place, one in enumerate(heard)
        if isinstance(one, PrivilegeUsed | PeopleCame) and one.seat == reader
    ]
    if len(came) >= SEVERAL:
        yield Received(reader, sum([count for _, count in came])), [place for place, _ in came]


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


def _in_order(goods: Mapping[Key, int]) -> Amounts:
    """The goods from corn to coffee."""
    return tuple([(good, goods[good]) for good in GOODS if goods.get(good)])
