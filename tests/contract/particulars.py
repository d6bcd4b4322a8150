"""What a game tells the shared tests about itself, in files found by name.

| file | holds |
| --- | --- |
| `tests/games/<game>/hidden.py` | `HIDDEN`: the game's information table, for the laws of secrecy; optional, `BESIDES` |
| `tests/games/<game>/redeal.py` | `redealt`: deals what is hidden anew, by the rules alone; not where nothing is hidden |
| `tests/games/<game>/invariants.py` | optional, `check(state)`: what holds in every position, dealt ones and the last one too |
| `tests/games/<game>/laws.py` | optional, and every part of it: `never`, `CUT_SHORT`, `ALONE`, `UNTOLD`, `UNPLAYED`, `RULES` |
| `tests/games/<game>/playthrough.py` | `GAMES`, `told`, `RARE`: known games kept as text (`tests.games.playthroughs`) |
| `tests/games/<game>/story.py` | optional, `STORY`: how a whole game is pressed on Discord (`tests.bot.discord_app.stories`) |

`BESIDES` are secret fields of the state that no row of the table has, with the reason. `redealt(state, viewer, chance)` is a
state that the viewer, None for a spectator, cannot tell from that one; it uses no function of the game.

`never(case)` are the kinds of action that the number of seats or the options of a case exclude. `CUT_SHORT` are kinds that
end a game, or a player's part in it, long before everything has been seen when they are taken by chance. `ALONE` are those
that are asked for although everybody knows that there is no other answer, with the reason. `UNTOLD` are fields
of the views that the texts need not tell, with the reason. `UNPLAYED` names clauses of the rules that no test need cite, with
the reason. `RULES` are the specifications in `docs/rules/` that the game is held to, where that is not all of `<game>.md`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from msgspec import Struct

from games.core.model import Action, Key, Seat
from tests.contract.hidden import Hidden

if TYPE_CHECKING:
    from tests.contract.subjects import Case

Redealer: TypeAlias = Callable[[Any, Seat | None, Random], Any]
"""Makes of a state another one that the viewer cannot tell from it."""

ROOT = Path(__file__).parents[2]


class MissingError(Exception):
    """A file or a name that the shared tests need of a game is not there."""


class Rules(Struct, frozen=True):
    """A specification, or those parts of it that a game is held to."""

    spec: str
    """`docs/rules/<spec>.md`."""

    only: tuple[str, ...] = ()
    """Numbers and ranges (`R101-R299`) that are the game's; all of them where nothing stands here."""

    sections: tuple[str, ...] = ()
    """Headings (`6.9`) whose clauses are not the game's."""


def folder_of(game: Key) -> str:
    """The name of the game's folders."""
    return game.replace("-", "_")


def path_of(game: Key, name: str) -> str:
    """Where a game has a file of that name, as a reader of a failure wants it."""
    return f"tests/games/{folder_of(game)}/{name}.py"


@cache
def module_of(game: Key, name: str) -> ModuleType | None:
    """That file of the game; None if it has none."""
    if not (ROOT / path_of(game, name)).exists():
        return None
    return import_module(f"tests.games.{folder_of(game)}.{name}")


def needed(game: Key, name: str, wanted: str, why: str) -> object:
    """What a file of the game calls `wanted`; raises MissingError, saying what is to be written."""
    module = module_of(game, name)
    if module is None or not hasattr(module, wanted):
        raise MissingError(f"{path_of(game, name)} has no {wanted}: {why}.")
    found: object = getattr(module, wanted)
    return found


def hidden_of(game: Key) -> tuple[Hidden, ...]:
    """The rows of the game's information table."""
    why = (
        "write the information table of docs/rules, section 9, as rows for the laws of secrecy; "
        "HIDDEN = () where everybody knows everything"
    )
    rows = needed(game, "hidden", "HIDDEN", why)
    assert isinstance(rows, tuple)
    return rows


def besides(game: Key) -> Mapping[str, str]:
    """Secret fields of the game's state that no row of its information table has, and why."""
    reasons: Mapping[str, str] = getattr(module_of(game, "hidden"), "BESIDES", {})
    return reasons


def redealer_of(game: Key) -> Redealer:
    """Who deals the game's secrets anew without the game's help."""
    if not hidden_of(game):
        return lambda state, viewer, chance: state
    why = "write from docs/rules, section 9, how what is hidden from a viewer could lie differently"
    return cast(Redealer, needed(game, "redeal", "redealt", why))


def invariants_of(game: Key) -> Callable[[Any], None]:
    """What raises AssertionError for a state that cannot be."""
    check: Callable[[Any], None] = getattr(module_of(game, "invariants"), "check", lambda _: None)
    return check


def never(case: "Case") -> frozenset[type[Action]]:
    """Kinds of action that the number of seats or the options exclude."""
    module = module_of(case.game.id, "laws")
    if module is None or not hasattr(module, "never"):
        return frozenset()
    excluded: frozenset[type[Action]] = module.never(case)
    return excluded


def cut_short(game: Key) -> frozenset[type[Action]]:
    """Kinds of action that games led by curiosity take seldom."""
    hasty: frozenset[type[Action]] = getattr(module_of(game, "laws"), "CUT_SHORT", frozenset())
    return hasty


def alone(game: Key) -> Mapping[type[Action], str]:
    """Kinds of action that may be the only answer to a question that everybody knows to have one, and why."""
    reasons: Mapping[type[Action], str] = getattr(module_of(game, "laws"), "ALONE", {})
    return reasons


def untold(game: Key) -> Mapping[str, str]:
    """Fields of the views that no text tells, and why nobody misses them."""
    reasons: Mapping[str, str] = getattr(module_of(game, "laws"), "UNTOLD", {})
    return reasons


def unplayed(game: Key) -> Mapping[str, str]:
    """Clauses and worked examples that no test need cite, and why."""
    reasons: Mapping[str, str] = getattr(module_of(game, "laws"), "UNPLAYED", {})
    return reasons


def rules_of(game: Key) -> tuple[Rules, ...]:
    """What the game is held to."""
    rules: tuple[Rules, ...] = getattr(module_of(game, "laws"), "RULES", (Rules(game),))
    return rules
