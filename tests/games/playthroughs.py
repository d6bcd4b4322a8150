"""Whole games kept as text: `python -m tests.games.playthroughs GAME` writes those of a game anew. Read the difference.

A game says which in `tests/games/<game>/playthrough.py`: `GAMES` (name of the file -> seats, seed, options), `told` (the
game of that seed as text; `tests.games.telling.game_told` serves every game) and `RARE` (tags of what these games do not come
to). They lie in `golden/` beside it, with `shape.json`, what the game stores.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from games.catalogue import GAMES
from games.core.codec import shape
from games.core.game import Options
from games.core.model import Key
from tests.contract.particulars import ROOT, needed, path_of
from tests.games.perft import counted

Known = tuple[int, int, Options]
"""Seats, seed, options."""

WHY = "a few known games are kept as text (tests/games/playthroughs.py)"


def known(game: Key) -> Mapping[str, Known]:
    """The games that are kept, by the name of the file."""
    return cast("Mapping[str, Known]", needed(game, "playthrough", "GAMES", WHY))


def told(game: Key, name: str) -> str:
    """The game of that name as it is played now."""
    tell = cast("Callable[[int, int, Any], str]", needed(game, "playthrough", "told", WHY))
    return tell(*known(game)[name])


def rare(game: Key) -> frozenset[str]:
    """Verbs and events that the known games do not show."""
    return frozenset(cast("frozenset[str]", needed(game, "playthrough", "RARE", WHY)))


def golden(game: Key, file: str) -> Path:
    """Where something of the game is kept."""
    return ROOT / Path(path_of(game, "golden")).with_suffix("") / file


def tags_of(text: str) -> set[str]:
    """All verbs and events of a told game."""
    return set(re.findall(r"^(?:\d+:|   >) ([a-z_]+)", text, re.MULTILINE))


def write(game: Key) -> None:
    """Write all games, the stored shape and the numbers of positions ahead anew."""
    golden(game, "").mkdir(exist_ok=True)
    for name in known(game):
        golden(game, f"{name}.txt").write_text(told(game, name), encoding="utf-8")
    rules = next(one for one in GAMES if one.id == game)
    golden(game, "shape.json").write_text(shape(rules), encoding="utf-8")
    ahead = {name: counted(rules, *table) for name, table in known(game).items()}
    golden(game, "perft.json").write_text(json.dumps(ahead, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
