"""Whole answers for one press: which dice to keep for what may be built next, and which one to turn."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.catan_dice.actions import Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.aims import trade_aim, turn_aim
from games.catan_dice.content import COST, FACES, GOLD, GOLD_PRICE, KIND_OF, RESOURCES, ROLLS
from games.catan_dice.frames import Rolling
from games.catan_dice.notes import disc_of, told_kinds
from games.catan_dice.phases.rolling import kept_before, picked
from games.catan_dice.sheets import free_jokers, unspent
from games.catan_dice.state import State, Table
from games.catan_dice.usual import chance_of, likely_keep, plans, race_of, usual_action, with_jokers
from games.core.keys import Pair, Triple
from games.core.model import Key, Message, Ready, Term, say

_SINGLE: tuple[tuple[Key, ...], ...] = (("city",), ("settlement",), ("knight",), ("road",))
_PAIRS: tuple[tuple[Key, ...], ...] = (
    ("road", "settlement"),
    ("knight", "knight"),
    ("road", "knight"),
    ("road", "road"),
)
"""What six dice pay for together."""

_STOP = Ready(Stop(), say("catan-dice-verb-stop"))

_MOST = 3
"""Ready answers: each takes a line of a phone, and more of them would be a menu."""

_NEAR = 2
"""Dice that may be missing for two buildings at once: such an answer is for dice that fell well."""

_LEAST = 0.1
"""How likely what the dice are kept for has to be."""


class _Plan(NamedTuple):
    """What the dice may be kept for."""

    kinds: tuple[Key, ...]
    keep: tuple[Key, ...]
    missing: int
    """Dice that neither those kept nor gold pay for."""


def ready_answers(state: State) -> tuple[Ready, ...]:
    """To keep the dice for a building, or for two of them; to stop, where they are best as they are; once they are final, to
    turn a die.

    First what the dice kept before fit, so that a plan goes on; then what promises most; then the fewest dice missing.
    """
    if not state.flow:
        return ()
    if not isinstance(state.flow[-1], Rolling):
        return _exchange(state)
    table = state.table
    likely = _likely(state)
    single = _within_reach(_SINGLE, table)
    pairs = [one for one in _within_reach(_PAIRS, table) if one.missing <= _NEAR]
    singles = [one for one in single if one.keep not in [first.keep for first in likely]]
    shown = [*likely, *singles][:_MOST]
    more = [one for one in pairs if one.keep not in [other.keep for other in shown]][:1]
    shown = [*shown[: _MOST - len(more)], *more]
    before = kept_before(table)
    shown.sort(key=lambda one: not set(before) <= set(one.keep))
    rolls = tuple([Ready(Reroll(one.keep), _told(one, table)) for one in shown])
    return rolls if likely_keep(state) is not None else (_STOP, *rolls)


def _exchange(state: State) -> tuple[Ready, ...]:
    """The die that is best turned before anything is built, by what comes of it."""
    match usual_action(state):
        case UseJoker(turn) as action:
            joker, face, resource = Triple.parse(turn)
            told = say(
                "catan-dice-ready-joker", face=Term("face", face), resource=Term("face", resource)
            )
            aim, by = turn_aim(state, turn), {"joker": Term("joker", joker)}
        case TradeGold(resource) as action:
            told = say("catan-dice-ready-gold", resource=Term("face", resource))
            aim, by = trade_aim(state, resource), {}
        case _:
            return ()
    if aim is None:
        return ()
    detail = say(f"{told.id}-for", kinds=told_kinds(aim.kinds), **by)
    return (Ready(action, told, detail=detail),)


def _likely(state: State) -> tuple[_Plan, ...]:
    """What the best plan asks for, jokers counted in; nothing where it keeps no die."""
    likely = likely_keep(state)
    if likely is None or not likely[1].keep:
        return ()
    kinds, keep = likely[0], likely[1].keep
    gold = sum([Pair.parse(key).first == GOLD for key in keep])
    paid = len(keep) - gold + gold // GOLD_PRICE
    return (_Plan(kinds, keep, sum(_cost(kinds)) - paid),)


def _cost(kinds: Iterable[Key]) -> tuple[int, ...]:
    """The dice that all of it takes, by resource."""
    return tuple([sum(column) for column in zip(*[COST[kind] for kind in kinds])])


def _within_reach(goals: Sequence[tuple[Key, ...]], table: Table) -> list[_Plan]:
    """A plan for each goal that has its places and may come of these dice, with different dice kept: those first that go on
    with what was kept before, then the fewest dice missing.
    """
    before = set(kept_before(table))
    possible = {
        tuple([KIND_OF[place] for place in places])
        for places, _, cost in plans(table.island, table.sheet.built, race_of(table))
        if sum(cost) <= len(table.dice)
    }
    found = [_plan(kinds, table) for kinds in goals if kinds in possible]
    found = [one for one in found if _leads_somewhere(one, possible, table)]
    found.sort(key=lambda one: (not before <= set(one.keep), one.missing, -len(one.keep)))
    by_keep: dict[tuple[Key, ...], _Plan] = {}
    for one in found:
        by_keep.setdefault(one.keep, one)
    return list(by_keep.values())


def _leads_somewhere(plan: _Plan, possible: Iterable[tuple[Key, ...]], table: Table) -> bool:
    """Whether something is kept and rolled, and what the dice are kept for may well come: either what is missing, or where
    nothing is, a building more.
    """
    count = len(table.dice)
    if not plan.keep or len(plan.keep) == count or plan.missing > count - len(plan.keep):
        # A joker, too, needs a die that it turns.
        return False
    if not plan.missing:
        paid = sum(_cost(plan.kinds))
        more = [sum(_cost(kinds)) - paid for kinds in possible if _is_more(kinds, plan.kinds)]
        return any(cost <= count - len(plan.keep) for cost in more)
    held = [Pair.parse(key).first for key in plan.keep]
    lacking = tuple(
        [
            max(0, needed - held.count(face))
            for needed, face in zip(_cost(plan.kinds), RESOURCES, strict=True)
        ]
    )
    jokers = free_jokers(table.island, table.sheet.built, table.sheet.used)
    *_, (left, _) = with_jokers(lacking, jokers)
    still = max(0, plan.missing - sum(lacking) + sum(left))
    return chance_of(left, still, count - len(plan.keep), ROLLS - table.rolls) >= _LEAST


def _is_more(kinds: tuple[Key, ...], than: tuple[Key, ...]) -> bool:
    """Whether all of it is built and something besides."""
    return len(kinds) > len(than) and all(kinds.count(one) >= than.count(one) for one in than)


def _plan(kinds: tuple[Key, ...], table: Table) -> _Plan:
    """The dice that pay for it, those first that were kept before, and how many more it needs; gold is kept in pairs for what
    is still missing (R140).
    """
    held = dict(zip(FACES, unspent(table.dice, ()), strict=True))
    cost = dict(zip(RESOURCES, _cost(kinds), strict=True))
    wanted = {face: min(needed, held[face]) for face, needed in cost.items()}
    missing = sum(cost.values()) - sum(wanted.values())
    pairs = min(missing, held[GOLD] // GOLD_PRICE)
    keep = picked(table, {**wanted, GOLD: GOLD_PRICE * pairs})
    return _Plan(kinds, keep, missing - pairs)


def _told(plan: _Plan, table: Table) -> Message:
    """What the answer is called: the dice that are kept, as those are ticked elsewhere, by the numbers in the picture, and what
    for, or what they pay for already.
    """
    dice = "".join([disc_of(Pair.parse(key).second) for key in plan.keep])
    wording = f"catan-dice-ready-{'roll' if plan.missing else 'paid'}"
    return say(wording, dice=dice, kinds=told_kinds(plan.kinds))
