"""Whole answers in one press: where people go, what is kept (D10, D11, D18, D20, D21)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from games.core.forms import Decision, Field, Some, Split
from games.core.model import Action, Key, Message, Ready, Seat, Term, Terms, say
from games.puerto_rico.actions import (
    LoadSmallWharf,
    PlaceNobles,
    PlacePeople,
    StoreBarrels,
    StoreKinds,
    Supply,
)
from games.puerto_rico.content import (
    GOODS,
    PLACE,
    PLANTS,
    PRICES,
    QUARRY,
    SHARE,
    Amounts,
)
from games.puerto_rico.estimate import FIRST_OF_A_KIND, HOUSE, WORTH, time_left
from games.puerto_rico.frames import Loading
from games.puerto_rico.island import people_of
from games.puerto_rico.phases.captain import SMALL_WHARF, bonus
from games.puerto_rico.phases.placement import rows
from games.puerto_rico.scoring import LARGE_BONUSES
from games.puerto_rico.state import Player, State

_FILL = say("puerto-rico-ready-fill")
_AS_BEFORE = "puerto-rico-ready-as-before"
_AS_BEFORE_ONE = "puerto-rico-ready-as-before-one"
_STAY = say("puerto-rico-ready-stay")
_ANEW = say("puerto-rico-ready-anew")
_FILLED = "puerto-rico-detail-fill"
_MOVED = "puerto-rico-detail-anew"
_NEW = "puerto-rico-ready-new"
_DEAREST = say("puerto-rico-ready-dearest")
_MOST = say("puerto-rico-ready-most")
_ALL = say("puerto-rico-ready-all")
_NOBLES = say("puerto-rico-ready-nobles")
_WHOLE_LOAD = "puerto-rico-ready-whole-load"
MOST = 4
"""Ready answers about where people go."""

_COLONISTS_PLACES = ("land_office", "zoning_office")
"""Where nobles stand last: a colonist does more there."""


def ready_for(state: State, decision: Decision) -> tuple[Ready, ...]:
    """The ready answers to the decision."""
    answers = _ANSWERS.get(decision.offers[0].action)
    found: tuple[Ready, ...] = ()
    if answers is not None:
        found = answers(state, decision.seat, decision.offers[0].fields[0])
    for offer in decision.offers[1:]:
        if offer.action is LoadSmallWharf:
            found += _whole_load(state, decision.seat, offer.fields[0])
    return found


def _people(state: State, seat: Seat, _field: Field) -> tuple[Ready, ...]:
    """As last time, the new ones where they are most useful; all of them so, with what that changes; or as last time and a
    single new one elsewhere.
    """
    player = state.table.players[seat]
    best = filled(state, seat, {})
    room = {row.key: row.most for row in rows(player)}
    standing = {key: _standing(player, key) for key in room}
    if not any(standing.values()):
        return (Ready(PlacePeople(best), _FILL, detail=say(_FILLED, places=Terms("place", best))),)
    before = filled(state, seat, standing)
    new, _ = _moves(standing, before)
    is_single = sum([more for _, more in new]) == 1
    found = {before: Ready(PlacePeople(before), _as_before(new))}
    if best != before:
        found[best] = _anew(standing, best)
    if is_single:
        for key in _by_worth(standing, room, time_left(state)):
            placed = tuple([(one, standing[one] + (one == key)) for one in room])
            elsewhere = tuple([(one, count) for one, count in placed if count])
            told = say(_NEW, place=Term("place", key))
            found.setdefault(elsewhere, Ready(PlacePeople(elsewhere), told))
    return tuple(found.values())[:MOST]


def _as_before(new: Amounts) -> Message:
    """All stay, and the new ones go to these places."""
    if sum([more for _, more in new]) == 1:
        return say(_AS_BEFORE_ONE, place=Term("place", new[0][0]))
    return say(_AS_BEFORE, places=Terms("place", new)) if new else _STAY


def _anew(standing: Mapping[Key, int], placed: Amounts) -> Ready:
    """People placed anew, with what that changes; where nobody leaves a place, only the new ones are."""
    to, without = _moves(standing, placed)
    if not without:
        return Ready(PlacePeople(placed), _as_before(to))
    detail = say(_MOVED, to=Terms("place", to), without=Terms("place", without))
    return Ready(PlacePeople(placed), _ANEW, detail=detail)


def _moves(standing: Mapping[Key, int], placed: Amounts) -> tuple[Amounts, Amounts]:
    """How many come to which places, and how many leave which."""
    after = dict(placed)
    change = [(key, after.get(key, 0) - count) for key, count in standing.items()]
    come = tuple([(key, more) for key, more in change if more > 0])
    return come, tuple([(key, -more) for key, more in change if more < 0])


def _by_worth(standing: Mapping[Key, int], room: Mapping[Key, int], late: float) -> list[Key]:
    """Places that have room for one more, the most useful first."""
    worth = dict.fromkeys([key for key in room if standing[key] < room[key]], 0.0)
    for kinds, brings in _options(standing, room, late):
        if len(kinds) == 1:
            worth[kinds[0]] = max(worth[kinds[0]], brings)
    return sorted(worth, key=lambda key: -worth[key])


def _standing(player: Player, kind: Key) -> int:
    """People who stand on places of that kind."""
    return sum([one.people for one in (*player.island, *player.city) if one.kind == kind])


def filled(state: State, seat: Seat, standing: Mapping[Key, int]) -> Amounts:
    """All people of the seat on circles: those that stand already, then the most useful places."""
    player = state.table.players[seat]
    room = {row.key: row.most for row in rows(player)}
    placed = {kind: count for kind, count in standing.items() if count}
    left = min(people_of(player).total, sum(room.values())) - sum(placed.values())
    late = time_left(state)
    while left:
        options = [
            (worth / len(kinds), kinds)
            for kinds, worth in _options(placed, room, late)
            if len(kinds) <= left
        ]
        for kind in max(options)[1]:
            placed[kind] = placed.get(kind, 0) + 1
            left -= 1
    return tuple([(kind, placed[kind]) for kind in room if placed.get(kind)])


def _options(
    placed: Mapping[Key, int], room: Mapping[Key, int], late: float
) -> Iterator[tuple[tuple[Key, ...], float]]:
    """What the next person, or the next two together, can do, with its worth in VP."""
    free = {kind: most - placed.get(kind, 0) for kind, most in room.items()}
    for place, good in enumerate(GOODS):
        yield from _production(place, good, placed, free, late)
    if free.get(QUARRY):
        yield (QUARRY,), late * HOUSE.quarry
    for kind, count in free.items():
        if not count:
            continue
        if kind in LARGE_BONUSES and not placed.get(kind):
            yield (kind,), 6.0 * (1.2 - late)
        elif kind in WORTH and not placed.get(kind):
            yield (kind,), late * WORTH[kind]
        else:
            yield (kind,), 0.0


def _production(
    place: int, good: Key, placed: Mapping[Key, int], free: Mapping[Key, int], late: float
) -> Iterator[tuple[tuple[Key, ...], float]]:
    """One more barrel of that good: a person on corn, on a plantation or in a plant, or on both."""
    fields, plants = placed.get(good, 0), sum([placed.get(kind, 0) for kind in PLANTS[place]])
    made = fields if not PLANTS[place] else min(fields, plants)
    worth = late * (HOUSE.harvest + HOUSE.price * PRICES[place])
    worth *= 1.0 if made else FIRST_OF_A_KIND
    plant = next((kind for kind in reversed(PLANTS[place]) if free.get(kind)), None)
    if not PLANTS[place] or plants > fields:
        if free.get(good):
            yield (good,), worth
    elif plant is not None:
        if fields > plants:
            yield (plant,), worth
        elif free.get(good):
            yield (good, plant), worth


def _nobles(_state: State, _seat: Seat, field: Field) -> tuple[Ready, ...]:
    """As many nobles as possible on circles, last of all where a colonist does more."""
    assert isinstance(field, Split)
    order = sorted(field.rows, key=lambda row: row.key in _COLONISTS_PLACES)
    return (Ready(PlaceNobles(_taken(field, [row.key for row in order], field.most)), _NOBLES),)


def _taken(field: Split, order: Sequence[Key], count: int) -> Amounts:
    """So many pieces of the field, taken in that order of keys, told in the field's own."""
    rooms = {row.key: row.most for row in field.rows}
    taken: dict[Key, int] = {}
    for key in order:
        amount = min(rooms[key], count)
        if amount:
            taken[key] = amount
            count -= amount
    return tuple([(row.key, taken[row.key]) for row in field.rows if row.key in taken])


def _kinds(state: State, seat: Seat, field: Field) -> tuple[Ready, ...]:
    """The kinds of which there is most, the dearer ones first."""
    assert isinstance(field, Some)
    goods = state.table.players[seat].goods
    order = sorted(field.keys, key=lambda good: (goods[PLACE[good]], PLACE[good]), reverse=True)
    kept = order[: field.most]
    return (Ready(StoreKinds(tuple([key for key in field.keys if key in kept])), _MOST),)


def _barrels(_state: State, _seat: Seat, field: Field) -> tuple[Ready, ...]:
    """The dearest barrels."""
    assert isinstance(field, Split)
    order = sorted([row.key for row in field.rows], key=PLACE.__getitem__, reverse=True)
    return (Ready(StoreBarrels(_taken(field, order, field.most)), _DEAREST),)


def _supply(_state: State, _seat: Seat, field: Field) -> tuple[Ready, ...]:
    """As many kinds as possible, the cheapest ones."""
    assert isinstance(field, Some)
    return (Ready(Supply(field.keys[: field.most]), _ALL),)


def _whole_load(state: State, seat: Seat, field: Field) -> tuple[Ready, ...]:
    """All barrels at once with the Small Wharf, and the VP for them (E27)."""
    frame = state.flow[-1]
    assert isinstance(field, Split)
    assert isinstance(frame, Loading)
    load = LoadSmallWharf(tuple([(row.key, row.most) for row in field.rows]))
    barrels = sum([row.most for row in field.rows])
    points = barrels // SHARE[SMALL_WHARF] + bonus(state, frame, seat)
    return (Ready(load, say(_WHOLE_LOAD, points=points)),)


Answers: TypeAlias = Callable[[State, Seat, Field], tuple[Ready, ...]]

_ANSWERS: Mapping[type[Action], Answers] = {
    PlacePeople: _people,
    PlaceNobles: _nobles,
    StoreKinds: _kinds,
    StoreBarrels: _barrels,
    Supply: _supply,
    LoadSmallWharf: _whole_load,
}
"""By the first action that is offered."""
