"""Whole answers for one press: which dice to keep for what may be built next."""

from games.catan_dice.actions import Reroll
from games.catan_dice.content import COST, GOLD, RESOURCES
from games.catan_dice.frames import Rolling
from games.catan_dice.phases.rolling import keys_of
from games.catan_dice.sheets import open_places
from games.catan_dice.state import State
from games.core.model import Key, Ready, Term, say

_DEAREST_FIRST: tuple[Key, ...] = ("city", "settlement", "knight", "road")
_MOST = 3
"""Ready answers in all: more of them would be a menu."""


def ready_answers(state: State) -> tuple[Ready, ...]:
    """To keep what each building needs and roll the rest, the fewest dice missing first; nothing once the dice are final."""
    if not state.flow or not isinstance(state.flow[-1], Rolling):
        return ()
    table = state.table
    places = open_places(table.island, table.sheet.built)
    answers: dict[tuple[Key, ...], tuple[int, Ready]] = {}
    for kind in _DEAREST_FIRST:
        keep, missing = _kept_for(kind, table.dice)
        if places[kind] and keep and len(keep) < len(table.dice) and keep not in answers:
            message = say(
                "catan-dice-ready-keep", kind=Term("score", kind), count=len(keep), missing=missing
            )
            answers[keep] = (missing, Ready(Reroll(keep), message))
    fewest_missing = sorted(answers.values(), key=lambda answer: answer[0])
    return tuple([ready for _, ready in fewest_missing[:_MOST]])


def _kept_for(kind: Key, dice: tuple[Key, ...]) -> tuple[tuple[Key, ...], int]:
    """The dice that pay for it, and how many more it needs; gold is kept in pairs for what is still missing (R140)."""
    needed = dict(zip(RESOURCES, COST[kind]))
    keep = []
    for key, face in zip(keys_of(dice), dice):
        if needed.get(face):
            needed[face] -= 1
            keep.append(key)
    missing = sum(needed.values())
    gold = [key for key, face in zip(keys_of(dice), dice) if face == GOLD]
    pairs = min(missing, len(gold) // 2)
    keep += gold[: 2 * pairs]
    return tuple(sorted(keep, key=keys_of(dice).index)), missing - pairs
