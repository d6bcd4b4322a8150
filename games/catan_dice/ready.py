"""Whole answers for one press: which dice to keep for what may be built next."""

from collections.abc import Iterable, Mapping

from games.catan_dice.actions import Reroll
from games.catan_dice.content import COST, GOLD, GOLD_PRICE, RESOURCES
from games.catan_dice.frames import Rolling
from games.catan_dice.notes import disc_of
from games.catan_dice.phases.rolling import keys_of
from games.catan_dice.sheets import open_places
from games.catan_dice.state import State
from games.catan_dice.usual import likely_keep
from games.core.keys import Pair
from games.core.model import Key, Message, Ready, Term, Terms, say

_SINGLE: tuple[tuple[Key, ...], ...] = (("city",), ("settlement",), ("knight",), ("road",))
_PAIRS: tuple[tuple[Key, ...], ...] = (
    ("road", "settlement"),
    ("knight", "knight"),
    ("road", "knight"),
    ("road", "road"),
)
"""What six dice pay for together."""

_MOST = 3
"""Ready answers for one building: more of them would be a menu."""

_NEAR = 2
"""Dice that may be missing for two buildings at once: such an answer is for dice that fell well."""


def ready_answers(state: State) -> tuple[Ready, ...]:
    """To keep what the best plan needs, or a building, the fewest dice missing first, and one answer for two of them; nothing
    once the dice are final.
    """
    if not state.flow or not isinstance(state.flow[-1], Rolling):
        return ()
    table = state.table
    places = open_places(table.island, table.sheet.built)
    single = _answers(_SINGLE, places, table.dice)
    pairs = [found for found in _answers(_PAIRS, places, table.dice) if found[0] <= _NEAR]
    likely = _likely(state)
    others = [found for found in single if found[1] not in [one[1] for one in likely]]
    answers: dict[Reroll, Message] = {}
    for _, action, message in (*likely, *others[: _MOST - len(likely)], *pairs[:1]):
        answers.setdefault(action, message)
    return tuple([Ready(action, message) for action, message in answers.items()])


def _likely(state: State) -> tuple[tuple[int, Reroll, Message], ...]:
    """The answer that the best plan asks for, jokers counted in, as the others are; none where it keeps no die."""
    likely = likely_keep(state)
    if likely is None or not likely[1].keep:
        return ()
    kinds, action = likely
    gold = sum([Pair.parse(key).first == GOLD for key in action.keep])
    paid = len(action.keep) - gold + gold // GOLD_PRICE
    missing = sum([sum(COST[kind]) for kind in kinds]) - paid
    return ((missing, action, _told(kinds, action.keep, len(state.table.dice))),)


def _answers(
    goals: Iterable[tuple[Key, ...]], places: Mapping[Key, tuple[Key, ...]], dice: tuple[Key, ...]
) -> list[tuple[int, Reroll, Message]]:
    """The dice missing, the answer and its words for each goal within reach, different ones, the fewest missing first."""
    found: dict[Reroll, tuple[int, Reroll, Message]] = {}
    for kinds in goals:
        cost = [sum(column) for column in zip(*[COST[kind] for kind in kinds])]
        keep, missing = _kept_for(dict(zip(RESOURCES, cost)), dice)
        is_open = all([places[kind] for kind in kinds]) and sum(cost) <= len(dice)
        if is_open and keep and len(keep) < len(dice):
            told = _told(kinds, keep, len(dice))
            found.setdefault(Reroll(keep), (missing, Reroll(keep), told))
    return sorted(found.values(), key=lambda answer: (answer[0], -len(answer[1].keep)))


def _told(kinds: tuple[Key, ...], keep: tuple[Key, ...], count: int) -> Message:
    """What the answer is called: what is kept of so many dice, by the numbers in the picture, and for what; where that is too
    much for a button, what is rolled.
    """
    kept = [Pair.parse(key).second for key in keep]
    numbers = [str(number + 1) for number in range(count)]
    dice = "".join(map(disc_of, kept))
    rest = "".join([disc_of(number) for number in numbers if number not in kept])
    if len(kinds) == 1:
        return say("catan-dice-ready-keep", kind=Term("score", kinds[0]), dice=dice)
    if len(set(kinds)) == 1:
        several = Terms("score", ((kinds[0], len(kinds)),))
        return say("catan-dice-ready-keep-several", kinds=several, dice=dice)
    return say(f"catan-dice-ready-keep-{'-'.join(kinds)}", rest=rest)


def _kept_for(needed: dict[Key, int], dice: tuple[Key, ...]) -> tuple[tuple[Key, ...], int]:
    """The dice that pay for it, and how many more it needs; gold is kept in pairs for what is still missing (R140)."""
    left = dict(needed)
    keep = []
    for key, face in zip(keys_of(dice), dice):
        if left.get(face):
            left[face] -= 1
            keep.append(key)
    missing = sum(left.values())
    gold = [key for key, face in zip(keys_of(dice), dice) if face == GOLD]
    pairs = min(missing, len(gold) // GOLD_PRICE)
    keep += gold[: GOLD_PRICE * pairs]
    return tuple(sorted(keep, key=keys_of(dice).index)), missing - pairs
