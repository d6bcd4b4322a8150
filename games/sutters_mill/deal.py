"""Counters dealt to fit what is known: each seat's per section, and what it has paid (section 9)."""

from games.core.forms import Below
from games.core.multiset import drawn, minus, with_one
from games.sutters_mill.content import COUNTERS, LIMITS, SECTIONS, Values
from games.sutters_mill.state import Secrets, worth
from games.sutters_mill.views import Private, Public

Found = tuple[Values, Values, Values]


ATTEMPTS = 200
"""Fair deals until nobody has paid more than it had; where that is rarer still, dearer counters are exchanged."""


def dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """Values for all counters taken, those that the viewer knows as they are; nobody has paid more than it had."""
    if public.revealed:
        return Secrets(public.revealed)
    for _ in range(ATTEMPTS):
        found = _by_chance(public, private, below)
        if all(_slack(public, found, seat) >= 0 for seat in range(len(found))):
            return Secrets(tuple(found))
    return Secrets(tuple(_solvent(public, private, _by_chance(public, private, below))))


def _by_chance(public: Public, private: Private | None, below: Below) -> list[Found]:
    """Each counter as likely as the others."""
    players = public.table.players
    dealt: list[list[Values]] = [[] for _ in players]
    for section in range(len(SECTIONS)):
        stock: tuple[int, ...] = COUNTERS[section]
        if private is not None:
            stock = minus(stock, private.found[section])
        for seat, player in enumerate(players):
            if private is not None and seat == private.seat:
                dealt[seat].append(private.found[section])
                continue
            values = drawn(stock, player.taken[section], below)
            stock = minus(stock, values)
            ones, twos, threes, fours = values
            dealt[seat].append((ones, twos, threes, fours))
    return [(river, hill, mine) for river, hill, mine in dealt]


def _solvent(public: Public, private: Private | None, found: list[Found]) -> list[Found]:
    """The same, dearer counters exchanged to whoever would have paid more than it had (R21)."""
    known = -1 if private is None else private.seat
    for seat in range(len(found)):
        while seat != known and _slack(public, found, seat) < 0:
            if not _improved(public, found, seat, known):
                break
    return found


def _slack(public: Public, found: list[Found], seat: int) -> int:
    """The nuggets that the seat would have left."""
    return LIMITS.capital + worth(found[seat]) - public.table.players[seat].paid


def _improved(public: Public, found: list[Found], seat: int, known: int) -> bool:
    """Exchange a counter of the seat for a dearer one that nobody has or somebody can spare; whether there was one."""
    for section in range(len(SECTIONS)):
        own = found[seat][section]
        stock: tuple[int, ...] = COUNTERS[section]
        for other in found:
            stock = minus(stock, other[section])
        for low, high in _DEARER:
            if not own[low]:
                continue
            if stock[high]:
                found[seat] = _exchanged(found[seat], section, low, high)
                return True
            for partner, other in enumerate(found):
                spare = partner not in (seat, known) and other[section][high]
                if spare and _slack(public, found, partner) >= high - low:
                    found[seat] = _exchanged(found[seat], section, low, high)
                    found[partner] = _exchanged(other, section, high, low)
                    return True
    return False


_DEARER = tuple([(low, high) for high in (3, 2, 1) for low in range(high)])
"""Places of a cheaper and of a dearer value."""


def _exchanged(own: Found, section: int, given: int, taken: int) -> Found:
    """The counters with one value of a section exchanged for another."""
    ones, twos, threes, fours = with_one(with_one(own[section], given, -1), taken)
    sections = [*own]
    sections[section] = (ones, twos, threes, fours)
    river, hill, mine = sections
    return (river, hill, mine)
