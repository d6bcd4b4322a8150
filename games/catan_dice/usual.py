"""What somebody who knows the dice games does at first sight: for the trials of house players, and for one of their candidates.

A plan is up to three things to build with what six dice can pay; it is worth what it brings if it still comes, and else what
the dice kept for it pay for as they lie.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import NamedTuple

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.content import (
    COST,
    FACES,
    GOLD,
    GOLD_PRICE,
    ISLANDS,
    KIND_OF,
    POINTS,
    RANKS,
    RESOURCES,
    ROLLS,
    Amounts,
    Site,
)
from games.catan_dice.frames import Rolling
from games.catan_dice.phases.rolling import picked
from games.catan_dice.sheets import (
    free_jokers,
    joker_gives,
    knights_to_take,
    length_to_take,
    of_kind,
    open_places,
    points,
    unspent,
)
from games.catan_dice.state import State, Table
from games.core.keys import Triple
from games.core.model import Action, Key

_REMEMBERED = 1 << 15

_PLANS: tuple[tuple[Key, ...], ...] = (
    ("city",),
    ("road", "settlement"),
    ("settlement",),
    ("knight", "knight"),
    ("road", "knight"),
    ("knight",),
    ("road", "road", "road"),
    ("road", "road"),
    ("road",),
)
"""What six dice can pay for together, roads first: they open sites."""

_AHEAD = 0.05
"""Of the points of a site, for the road that is one step before it; half of that for each step more."""

_JOKER = 1.2
"""Points that a joker is worth while it is free."""

_PLUS = 3.0
"""Printed points of Island One for a point of Island Two."""

_WIN = 100.0
"""Printed points of Island One for what ends the game."""

_LINE = 0.4
"""Points of Island Two for a road of the trunk: everything lies along it."""

Plan = tuple[Key, ...]


class Race(NamedTuple):
    """What the player in turn still needs on the way to a goal; nothing of it on an island without one."""

    length: int = 0
    """Of the road, for the Longest Road; 0 for its holder."""

    knights: int = 0
    """For the Largest Army; 0 for its holder."""

    points: int = 0


def race_of(table: Table) -> Race:
    """What the player in turn needs (R240 to R242, R261)."""
    if not table.rules.goal:
        return Race()
    return Race(
        0 if table.longest_road == table.active else length_to_take(table),
        0 if table.largest_army == table.active else knights_to_take(table),
        table.rules.goal - points(table, table.active),
    )


def usual_action(state: State) -> Action:
    """What the seat whose turn it is would do."""
    table = state.table
    sheet = table.sheet
    if isinstance(state.flow[-1], Rolling):
        likely = likely_keep(state)
        return Stop() if likely is None else likely[1]
    dice = unspent(table.dice, table.spent)
    return _next_step(table.island, sheet.built, sheet.used, dice, race_of(table))


def likely_keep(state: State) -> tuple[tuple[Key, ...], Reroll] | None:
    """What the best plan builds, by kind, and the dice kept for it; None: they are best as they are."""
    table = state.table
    sheet, dice = table.sheet, unspent(table.dice, ())
    left = ROLLS - table.rolls
    best = _best_keep(table.island, sheet.built, sheet.used, dice, left, race_of(table))
    if best is None:
        return None
    places, keep = best
    kept = picked(table, dict(zip(FACES, keep)))
    return tuple([KIND_OF[place] for place in places]), Reroll(kept)


@lru_cache(_REMEMBERED)
def plans(
    island: Key, built: tuple[Key, ...], race: Race
) -> tuple[tuple[Plan, float, tuple[int, ...]], ...]:
    """The places of every plan that the sheet allows, what they bring, and the dice by resource."""
    found = []
    for kinds in _PLANS:
        places: Plan = ()
        value, needed = 0.0, race.points
        for kind in kinds:
            reached = open_places(island, built + places)[kind]
            if not reached:
                break
            brings = {place: _worth(island, built + places, place, race) for place in reached}
            place = max(reached, key=brings.__getitem__)
            needed -= gain(island, built + places, place, race)
            places += (place,)
            value += brings[place]
        else:
            cost = tuple([sum(column) for column in zip(*[COST[kind] for kind in kinds])])
            if needed <= 0 < race.points:
                value += _WIN
            found.append((places, value, cost))
    return tuple(found)


def gain(island: Key, built: tuple[Key, ...], place: Key, race: Race) -> int:
    """The points that the place brings, a title among them."""
    kind = KIND_OF[place]
    takes_road = kind == "road" and RANKS[place] == race.length > 0
    takes_army = kind == "knight" and 1 + of_kind(built, "knight") == race.knights
    return POINTS[place] + ISLANDS[island].bonus * (takes_road + takes_army)


@lru_cache(_REMEMBERED)
def _worth(island: Key, built: tuple[Key, ...], place: Key, race: Race) -> float:
    """What the place brings, in printed points of Island One."""
    rules = ISLANDS[island]
    kind = KIND_OF[place]
    if not rules.goal:
        if kind == "road":
            return POINTS[place] + _AHEAD * _beyond(island, built, place)
        return POINTS[place] + _JOKER * (kind == "knight")
    brings = float(gain(island, built, place, race))
    if kind == "road":
        brings += _AHEAD * _beyond(island, built, place) + _LINE * (RANKS[place] > 0)
        return 1.0 + _PLUS * brings
    if kind == "knight":
        return _joker(island, built, place) + _PLUS * brings
    return _PLUS * brings


def _joker(island: Key, built: tuple[Key, ...], knight: Key) -> float:
    """What the joker below the knight is worth: half of it where another knight is needed as well (R231)."""
    pair = next(one.knights for one in ISLANDS[island].jokers if knight in one.knights)
    return _JOKER if all([one in (knight, *built) for one in pair]) else _JOKER / 2


def _beyond(island: Key, built: tuple[Key, ...], place: Key) -> float:
    """Points of the sites behind a road, each step further half as much."""
    rules = ISLANDS[island]
    behind = {place: 1.0}
    for road in rules.roads:
        if road.after in behind and road.id not in built:
            behind[road.id] = behind[road.after] / 2
    sites: tuple[Site, ...] = (*rules.settlements, *rules.cities)
    return sum([behind[site.after] * site.points for site in sites if site.after in behind])


def lacking_of(cost: tuple[int, ...], dice: Amounts) -> tuple[int, ...]:
    """Dice still missing, by resource."""
    return tuple([max(0, needed - held) for needed, held in zip(cost, dice)])


def with_jokers(
    lacking: tuple[int, ...], jokers: tuple[Key, ...]
) -> Iterator[tuple[tuple[int, ...], float]]:
    """What is missing without jokers, and with as many as help, with what the jokers cost."""
    yield lacking, 0.0
    left = list(lacking)
    spent = 0.0
    for joker in jokers:
        gives = joker_gives(joker)
        for number, resource in enumerate(RESOURCES):
            if left[number] and resource in gives:
                left[number] -= 1
                spent += _JOKER
                yield tuple(left), spent
                break


@lru_cache(_REMEMBERED)
def _best_keep(
    island: Key,
    built: tuple[Key, ...],
    used: tuple[Key, ...],
    dice: Amounts,
    rolls: int,
    race: Race,
) -> tuple[Plan, tuple[int, ...]] | None:
    """The plan that promises most and the dice to keep for it, by face; None: they are best as they are."""
    jokers = free_jokers(island, built, used)
    count = sum(dice)
    best, found = _now(island, built, used, dice, race), None
    for places, value, cost in plans(island, built, race):
        held = tuple([min(needed, up) for needed, up in zip(cost, dice)])
        whole = lacking_of(cost, dice)
        for lacking, price in with_jokers(whole, jokers):
            gold = min(sum(lacking), dice[-1] // GOLD_PRICE)
            still = sum(lacking) - gold
            kept = sum(held) + GOLD_PRICE * gold
            turned = sum(whole) - sum(lacking)
            if kept >= count or still + turned > count - kept:
                # A joker, too, needs a die that it turns.
                continue
            lumber, brick, wool, grain, ore = held
            keep: Amounts = (lumber, brick, wool, grain, ore, GOLD_PRICE * gold)
            likely = chance_of(lacking, still, count - kept, rolls)
            now = _now(island, built, used, keep, race)
            promise = likely * (value - price) + (1 - likely) * now
            if promise > best + 1e-9:
                best, found = promise, (places, keep)
    return found


def chance_of(lacking: tuple[int, ...], still: int, dice: int, rolls: int) -> float:
    """How likely so many dice bring what is lacking, of which gold may make up for all but `still`."""
    left = tuple(sorted([each for each in lacking if each], reverse=True))
    if still == sum(lacking):
        return _chance(left, dice, rolls)
    return _any(still, left, dice, rolls)


def _any(still: int, left: tuple[int, ...], dice: int, rolls: int) -> float:
    """About how likely so many of what is missing come up, the rest being paid with gold."""
    kinds = len(left)
    if not still:
        return 1.0
    hit = 1 - (1 - kinds / len(FACES)) ** rolls
    return sum([comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(still, dice + 1)])


@lru_cache(_REMEMBERED)
def _chance(lacking: tuple[int, ...], dice: int, rolls: int) -> float:
    """How likely so many of each of several faces come up, with what fits kept after each roll."""
    if not lacking:
        return 1.0
    if sum(lacking) > dice or not rolls:
        return 0.0
    return sum(
        [
            likely * _chance(after, dice - sum(lacking) + sum(after), rolls - 1)
            for after, likely in _rolled(lacking, dice)
        ]
    )


@lru_cache(_REMEMBERED)
def _rolled(lacking: tuple[int, ...], dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What may be missing after one roll of so many dice, with its probability."""
    if not dice or not lacking:
        return ((lacking, 1.0),)
    spread: dict[tuple[int, ...], float] = {}
    for number, amount in enumerate(lacking):
        less = [*lacking[:number], amount - 1, *lacking[number + 1 :]]
        after = tuple(sorted([each for each in less if each], reverse=True))
        for end, likely in _rolled(after, dice - 1):
            spread[end] = spread.get(end, 0.0) + likely / len(FACES)
    missed = 1 - len(lacking) / len(FACES)
    for end, likely in _rolled(lacking, dice - 1):
        spread[end] = spread.get(end, 0.0) + missed * likely
    return tuple(spread.items())


def _now(
    island: Key, built: tuple[Key, ...], used: tuple[Key, ...], dice: Amounts, race: Race
) -> float:
    """What the dice bring as they lie there."""
    plan = _payable_plan(island, built, used, dice, race)
    return 0.0 if plan is None else plan[1]


@lru_cache(_REMEMBERED)
def _payable_plan(
    island: Key, built: tuple[Key, ...], used: tuple[Key, ...], dice: Amounts, race: Race
) -> tuple[Plan, float, tuple[int, ...], tuple[int, ...]] | None:
    """The best plan that dice, gold and jokers pay for: places, worth, what is missing, and what of it jokers do not give."""
    jokers = free_jokers(island, built, used)
    best = None
    for places, value, cost in plans(island, built, race):
        whole = lacking_of(cost, dice)
        spare = sum(dice[:-1]) - sum(cost) + sum(whole)
        for lacking, price in with_jokers(whole, jokers):
            turned = sum(whole) - sum(lacking)
            gold = dice[-1] - GOLD_PRICE * sum(lacking)
            if gold < 0 or turned > spare + gold:
                continue
            if value > price and (best is None or value - price > best[1]):
                best = (places, value - price, whole, lacking)
    return best


@lru_cache(_REMEMBERED)
def _next_step(
    island: Key, built: tuple[Key, ...], used: tuple[Key, ...], dice: Amounts, race: Race
) -> Action:
    """The next step of the best plan: turn a die, trade gold, build; or to end the turn."""
    plan = _payable_plan(island, built, used, dice, race)
    if plan is None:
        return EndTurn()
    places, _, whole, lacking = plan
    for resource, missing, by_gold in zip(RESOURCES, whole, lacking):
        if by_gold:
            return TradeGold(resource)
        if missing:
            needed = GOLD_PRICE * sum(lacking)
            return _turn(island, built, used, dice, places, resource, needed)
    return Build(places[0])


def _turn(
    island: Key,
    built: tuple[Key, ...],
    used: tuple[Key, ...],
    dice: Amounts,
    places: Plan,
    resource: Key,
    gold: int,
) -> Action:
    """A joker that gives the resource, on a die that the plan does not need, gold before all; so many `gold` dice it trades."""
    cost = [sum(column) for column in zip(*[COST[KIND_OF[place]] for place in places])]
    over = {face: held - needed for face, held, needed in zip(FACES, dice, (*cost, gold))}
    face = max(over, key=lambda one: (over[one] > 0, one == GOLD, over[one]))
    fitting = [
        joker for joker in free_jokers(island, built, used) if resource in joker_gives(joker)
    ]
    joker = min(fitting, key=lambda one: len(joker_gives(one)))
    return UseJoker(Triple(joker, face, resource).key)
