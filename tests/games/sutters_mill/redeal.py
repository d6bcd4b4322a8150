"""Values of counters dealt anew, from the position itself and the information table (docs/rules/sutters-mill.md §9).

It shares no code with the game's own `deal`. A value is known to its taker alone; a wallet is never below nothing (R21).
"""

from random import Random
from typing import TypeAlias, cast

from msgspec.structs import replace

from games.core.model import Seat
from games.sutters_mill.content import COUNTERS, LIMITS, Values
from games.sutters_mill.state import Secrets, State

NUGGETS = (1, 2, 3, 4)

NOBODY = -1

Heaps: TypeAlias = dict[Seat, list[int]]
"""Values of counters of one colour by seat; those that nobody has taken are NOBODY's."""

ATTEMPTS = 300
"""Deals until everybody can have paid what was paid; where that is rare, the true one is mixed instead."""

SWAPS = 3_000


def redealt(state: State, viewer: Seat | None, chance: Random) -> State:
    """The counters that the viewer has not seen, each as likely as the other, if nobody has paid what it never had."""
    if not state.flow:
        return state
    colours = [_heaps(state, section) for section in range(len(COUNTERS))]
    for _ in range(ATTEMPTS):
        dealt = [_shuffled(heaps, viewer, chance) for heaps in colours]
        if all(_pays(state, seat, dealt) for seat in range(len(state.table.players))):
            return _with(state, dealt)
    for _ in range(SWAPS):
        _swap(state, colours, viewer, chance)
    return _with(state, colours)


def _heaps(state: State, section: int) -> Heaps:
    """The counters of that colour, one by one, where they are."""
    heaps = {seat: _values(own[section]) for seat, own in enumerate(state.secrets.found)}
    taken = [value for own in heaps.values() for value in own]
    heaps[NOBODY] = _values(COUNTERS[section])
    for value in taken:
        heaps[NOBODY].remove(value)
    return heaps


def _values(amounts: Values) -> list[int]:
    """Counters one by one."""
    return [value for value, amount in zip(NUGGETS, amounts, strict=True) for _ in range(amount)]


def _shuffled(heaps: Heaps, viewer: Seat | None, chance: Random) -> Heaps:
    """As many counters in each heap, the viewer's own as they are."""
    loose = [value for seat, own in heaps.items() if seat != viewer for value in own]
    chance.shuffle(loose)
    return {
        seat: own if seat == viewer else [loose.pop() for _ in own] for seat, own in heaps.items()
    }


def _swap(state: State, colours: list[Heaps], viewer: Seat | None, chance: Random) -> None:
    """Two counters of a colour change places, unless somebody would have paid what it never had."""
    heaps = chance.choice(colours)
    places = [(seat, at) for seat, own in heaps.items() if seat != viewer for at in range(len(own))]
    if len(places) < 2:
        return
    (one, here), (other, there) = chance.sample(places, 2)
    for _ in range(2):
        heaps[one][here], heaps[other][there] = heaps[other][there], heaps[one][here]
        if all(_pays(state, seat, colours) for seat in (one, other) if seat != NOBODY):
            return


def _with(state: State, colours: list[Heaps]) -> State:
    """The state with these counters."""
    found = []
    for seat in range(len(state.table.players)):
        own = [tuple([heaps[seat].count(value) for value in NUGGETS]) for heaps in colours]
        river, hill, mine = cast(list[Values], own)
        found.append((river, hill, mine))
    return replace(state, secrets=Secrets(tuple(found)))


def _pays(state: State, seat: Seat, colours: list[Heaps]) -> bool:
    """Whether the seat has had what it has paid."""
    worth = sum([sum(heaps[seat]) for heaps in colours])
    return LIMITS.capital + worth >= state.table.players[seat].paid
