"""Where workers may go, and what it costs (R15 to R22)."""

from functools import lru_cache

from games.caylus.content import (
    CASTLE,
    CRAFTS,
    FROM_VISITS,
    INN,
    NUMBERS,
    ROAD,
    SPECIAL,
    STABLES,
    VISITED,
)
from games.caylus.frames import NOBODY
from games.caylus.holdings import earning
from games.caylus.state import Player, Table
from games.core.model import Key, Seat

_SINGLE = SPECIAL[:4]
"""Special buildings with one place."""

_PLACE_OF = {key: place for place, key in enumerate(_SINGLE)}

OWN_PRICE = 1


@lru_cache(maxsize=4096)
def along(road: tuple[Key, ...]) -> tuple[tuple[int, Key], ...]:
    """The buildings of the road that are visited, by place."""
    return tuple([(place, key) for place, key in enumerate(road) if key in VISITED])


def open_places(table: Table, seat: Seat) -> list[Key]:
    """Every place where a worker of the seat could stand now (R15 to R20)."""
    keys = [key for key, worker in zip(_SINGLE, table.specials) if worker == NOBODY]
    stables = table.stables
    if len(stables) < NUMBERS.stables and seat not in stables and len(table.players) > 2:
        keys.append(STABLES)
    if table.inn[0] == NOBODY:
        keys.append(INN)
    if seat not in table.castle:
        keys.append(CASTLE)
    workers = table.workers
    keys += [key for place, key in along(table.road) if workers[place] == NOBODY]
    return keys


def affordable_places(table: Table, seat: Seat) -> list[Key]:
    """Those whose price the seat can pay (R21, R27)."""
    player = table.players[seat]
    if not player.workers or not player.deniers:
        return []
    if player.deniers >= next_price(table, seat):
        return open_places(table, seat)
    return own_places(table, seat)


def own_places(table: Table, seat: Seat) -> list[Key]:
    """Own wood and stone buildings without a worker."""
    workers, owners = table.workers, table.owners
    return [
        key
        for place, key in along(table.road)
        if owners[place] == seat and workers[place] == NOBODY
    ]


def next_price(table: Table, seat: Seat) -> int:
    """What the seat pays for a worker placed anywhere but on an own building (R21, R99)."""
    return 1 if table.inn[1] == seat else usual_price(table)


def usual_price(table: Table) -> int:
    """The same for anybody but the guest of the Inn."""
    passed = len(table.passed)
    if passed and len(table.players) == 2:
        return NUMBERS.alone_price
    return passed + 1


def can_place(table: Table, seat: Seat) -> bool:
    """Whether the seat can place a worker at all (R27); cheaper than to list where."""
    player = table.players[seat]
    if not player.workers or not player.deniers:
        return False
    if player.deniers >= next_price(table, seat):
        return bool(open_places(table, seat))
    return bool(own_places(table, seat))


def owner_of(table: Table, place: Key) -> Seat:
    """Who owns the place; NOBODY where nobody can (R12)."""
    return table.owners[table.road.index(place)] if place in CRAFTS else NOBODY


def price_of(table: Table, seat: Seat, place: Key) -> int:
    """What a worker of the seat costs there (R21)."""
    return OWN_PRICE if owner_of(table, place) == seat else next_price(table, seat)


def common_price(table: Table, seat: Seat) -> int:
    """What a worker costs on most places that the seat can pay: on own buildings, where it can pay no others."""
    price = next_price(table, seat)
    return price if table.players[seat].deniers >= price else OWN_PRICE


def with_worker(table: Table, seat: Seat, place: Key) -> dict[str, object]:
    """The fields of the table that change when a worker of the seat comes to stand there."""
    if place in _PLACE_OF:
        specials = list(table.specials)
        specials[_PLACE_OF[place]] = seat
        return {"specials": tuple(specials)}
    if place == CASTLE:
        return {"castle": (*table.castle, seat)}
    if place == STABLES:
        return {"stables": (*table.stables, seat)}
    if place == INN:
        return {"inn": (seat, table.inn[1])}
    number = table.road.index(place)
    workers = table.workers
    return {"workers": (*workers[:number], seat, *workers[number + 1 :])}


def with_owner_paid(players: list[Player], owner: Seat, seat: Seat) -> Seat | None:
    """Give the owner the point for a foreign worker (R22, R37); who it is, None where there is none."""
    if owner in (NOBODY, seat):
        return None
    player = players[owner]
    players[owner] = Player(
        player.deniers,
        player.cubes,
        earning(player, FROM_VISITS, 1),
        player.workers,
        player.favors,
        player.used,
    )
    return owner


def steps_of(provost: int, most: int) -> tuple[int, int]:
    """How many spaces back and ahead the provost can be moved from a space, by so many at most (R51)."""
    far = min(most, NUMBERS.longest_move)
    return min(far, provost - 1), min(far, ROAD.spaces - provost)
