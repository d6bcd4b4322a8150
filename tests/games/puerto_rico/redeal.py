"""Puerto Rico's secrets dealt anew, from the position itself and the information table (docs/rules/puerto-rico.md §9).

It shares no code with the game's own `deal`. VP lie face down before their owner, whose neighbours know whether there are
any and, by the pool, what all have together. A forest is known to its owner if that one has looked at it, else to nobody;
so are the face-down stack and forests among the discards; a tile looked at is its owner's secret until it is placed.
"""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from games.core.model import Seat
from games.puerto_rico.content import GOODS, Counts
from games.puerto_rico.frames import HeldTile
from games.puerto_rico.state import State


def redealt(state: State, viewer: Seat | None, chance: Random) -> State:
    """VP divided anew, tiles shuffled and laid where such tiles lie."""
    secrets = state.secrets
    top = state.flow[-1] if state.flow else None
    holder = top.seat if isinstance(top, HeldTile) else None
    is_known = viewer is not None and holder == viewer
    others = [seat for seat in range(len(secrets.looked)) if seat != viewer]
    loose = [*_tiles(secrets.stack), *_tiles(secrets.forests), *_tiles(secrets.discards)]
    loose += [tile for seat in others for tile in _tiles(secrets.looked[seat])]
    held = secrets.held
    if held is not None and not is_known:
        loose.append(held)
    chance.shuffle(loose)
    if held is not None and not is_known:
        held = loose.pop()
    looked = list(secrets.looked)
    for seat in others:
        looked[seat] = _taken(loose, looked[seat])
    forests, discards = _taken(loose, secrets.forests), _taken(loose, secrets.discards)
    fresh = replace(
        secrets,
        points=_points(state, viewer, chance),
        stack=_counted(loose),
        forests=forests,
        looked=tuple(looked),
        discards=discards,
        held=held,
    )
    return replace(state, secrets=fresh)


def _points(state: State, viewer: Seat | None, chance: Random) -> tuple[int, ...]:
    """What the others have together, every division among those who have some as likely as any other."""
    points = list(state.secrets.points)
    others = [seat for seat, held in enumerate(points) if held and seat != viewer]
    if state.table.has_open_points or not state.flow or not others:
        return tuple(points)
    total = sum([points[seat] for seat in others])
    cuts = sorted(chance.sample(range(1, total), len(others) - 1))
    for seat, start, end in zip(others, [0, *cuts], [*cuts, total], strict=True):
        points[seat] = end - start
    return tuple(points)


def _tiles(counts: Counts) -> list[str]:
    """Such tiles one by one."""
    return [good for good, amount in zip(GOODS, counts, strict=True) for _ in range(amount)]


def _counted(tiles: Iterable[str]) -> Counts:
    """How many there are of each kind."""
    all_tiles = list(tiles)
    return tuple([all_tiles.count(good) for good in GOODS])


def _taken(loose: list[str], counts: Counts) -> Counts:
    """As many of them as there were."""
    return _counted([loose.pop() for _ in range(sum(counts))])
