"""Secrets that fit what a seat, or a spectator, can know: the unknown by chance (section 9)."""

from games.core.forms import Below
from games.core.multiset import drawn, drawn_one, minus, plus, with_one
from games.puerto_rico.content import GOODS, NOTHING, NUMBERS, PLACE, Counts, tiles_of
from games.puerto_rico.frames import HeldTile
from games.puerto_rico.island import forests
from games.puerto_rico.state import Secrets, Table
from games.puerto_rico.views import Private, Public


def secrets_dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """VP of the others and the kinds of all tiles that the viewer has not seen."""
    return _with_tiles(public, private, dealt_points(public, private, below), below)


def dealt_points(public: Public, private: Private | None, below: Below) -> tuple[int, ...]:
    """VP of every seat: what has been paid, divided among those who have some, each division as likely as any other."""
    if public.points is not None:
        return public.points
    points = [0] * len(public.scored)
    left = paid(public.table)
    others = [seat for seat, has in enumerate(public.scored) if has]
    if private is not None:
        own = private.seat
        points[own] = private.points
        left -= private.points
        others = [seat for seat in others if seat != own]
    for seat, share in zip(others, _division(left, len(others), below)):
        points[seat] = share
    return tuple(points)


def _division(amount: int, shares: int, below: Below) -> list[int]:
    """The amount in so many parts of at least 1: it is cut at different places, all choices of them equally likely."""
    places = list(range(1, amount))
    cuts = sorted([places.pop(below(len(places))) for _ in range(shares - 1)])
    return [end - start for start, end in zip([0, *cuts], [*cuts, amount])]


def paid(table: Table) -> int:
    """VP that all seats together have, on paper too (R11)."""
    return NUMBERS[len(table.players)].pool - table.pool + table.paper


def unknown_tiles(table: Table) -> Counts:
    """Plantations of the game that do not lie open: in the stack, as forests, or face down among the discards."""
    left = list(minus(tiles_of(len(table.players)), table.discards))
    for good in table.row:
        left[PLACE[good]] -= 1
    for player in table.players:
        for place in player.island:
            if place.kind in PLACE:
                left[PLACE[place.kind]] -= 1
    return tuple(left)


def _with_tiles(
    public: Public, private: Private | None, points: tuple[int, ...], below: Below
) -> Secrets:
    """The points, and the unknown tiles by chance where they lie."""
    table = public.table
    unknown = unknown_tiles(table)
    top = public.flow[-1] if public.flow else None
    held = None
    looked = [NOTHING] * len(table.players)
    if private is not None:
        looked[private.seat] = private.looked
        unknown = minus(unknown, private.looked)
        held = private.held
    if held is None and isinstance(top, HeldTile):
        place = drawn_one(unknown, below)
        held = GOODS[place]
    if held is not None:
        unknown = with_one(unknown, PLACE[held], -1)
    hidden = NOTHING
    for seat, player in enumerate(table.players):
        if player.looked and (private is None or seat != private.seat):
            looked[seat] = drawn(unknown, player.looked, below)
            unknown = minus(unknown, looked[seat])
        unseen = drawn(unknown, forests(player) - player.looked, below)
        unknown = minus(unknown, unseen)
        hidden = plus(hidden, unseen)
    face_down = drawn(unknown, public.face_down, below)
    return Secrets(
        points=points,
        stack=minus(unknown, face_down),
        forests=hidden,
        looked=tuple(looked),
        discards=face_down,
        held=held,
    )
